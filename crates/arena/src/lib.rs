//! Computer players against each other.
//!
//! - [`MatchPlayer`]: who plays: a level, a level with its own budget, or chance.
//! - [`Match`]: what is played; [`Match::run`] plays it on several threads and gives a [`Report`]. The same seed gives
//!   the same report, whatever the number of threads.
//! - [`Ladder`]: every level against the one below.
//! - [`SearchedGame`]: a game with what the searches expected, from which its positions can be made again.
//! - [`statistics`]: intervals, early stopping and ratings.
//!
//! Nothing here writes files: whoever asks is told of each game as it ends. A player can be named by the file of its network.

#![expect(clippy::cast_precision_loss, reason = "nobody plays 2^52 games")]

mod ladder;
mod matches;
mod one_game;
mod player;
mod positions;
mod report;
mod searched;
pub mod statistics;

pub use ladder::{Ladder, Rung, RungKey, rate};
pub use matches::{Match, MatchError, Sprt};
pub use one_game::{PlayedGame, Times};
pub use player::{MatchPlayer, Setting, UnknownPlayer};
pub use positions::{PlayedMatch, PositionsHead};
pub use report::{PlayerReport, Report};
pub use searched::{BadSearchedGame, SearchedGame};
