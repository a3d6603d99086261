//! Exercises: positions in which one decision is clearly best.
//!
//! - [`Exercise`] and [`Source`]: what is known of one, and the game it was found in.
//! - [`Collection`]: the exercises of a game as text; [`shipped`] has those that come with the program.
//! - [`other_answer`]: what a move leads to that was not among those looked at.
//! - [`ExerciseSearch`]: looks for more in games of computer players, one game after the other.
//!
//! The crate reads no file and asks no clock.

mod collection;
mod exercise;
mod measure;
mod other_answer;
mod quota;
mod search;
mod text;
mod theme;

pub use collection::{Collection, shipped};
pub use exercise::{AnswerOption, Exercise, Measurements, MoveLine, Source};
pub use measure::least_lead;
pub use other_answer::other_answer;
pub use quota::Quota;
pub use search::{ExerciseSearch, SourcePlan, themes_of_move};
pub use text::BadExercises;
pub use theme::{theme_of, themes, themes_of_moves};
