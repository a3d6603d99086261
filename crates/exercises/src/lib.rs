//! Exercises: positions in which one decision is clearly best.
//!
//! - [`Exercise`] and [`Source`]: what is known of one, and the game it was found in.
//! - [`Collection`]: the exercises of a game as text; [`shipped`] has those that come with the program.
//! - [`ExerciseSearch`]: looks for more in games of computer players, one game after the other.
//!
//! The crate reads no file and asks no clock.

mod collection;
mod exercise;
mod measure;
mod quota;
mod search;
mod text;
mod theme;

pub use collection::{Collection, shipped};
pub use exercise::{AnswerOption, Exercise, Measurements, MoveLine, Source};
pub use quota::Quota;
pub use search::{ExerciseSearch, SourcePlan};
pub use text::BadExercises;
pub use theme::{themes, themes_of_moves};
