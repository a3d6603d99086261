//! Computer players.
//!
//! - [`Knowledge`]: what a seat may know; all that a player thinks about.
//! - [`Insight`]: what a player understands of a game, written for each of them in its own module.
//! - [`Evaluator`]: what the search asks of positions; a value that is handed to it: [`HandMadeEvaluator`], [`NetworkEvaluator`], or
//!   functions of one's own ([`AskingEvaluator`]).
//! - [`BotLevel`] and [`Limits`]: how well and how long.
//! - [`choose`], [`hint`] and [`analyse`]: one decision in a game of any kind, in notation.
//! - [`decide`] and [`look`]: the same in a game of one kind.
//! - [`Adviser`]: what moves and positions are worth, for hints and reviews; [`compare`] for exercises, which stay as they are.
//!
//! A player never holds a true position, asks no clock but the one it is given, and never passes its limit of time.

#![expect(clippy::cast_precision_loss, reason = "chances and scores are estimates, counts are small")]

mod alcazar;
mod any;
mod asking;
mod big_boss;
mod castles;
mod decide;
mod evaluator;
mod fitted;
mod insight;
mod knowledge;
mod level;
mod limits;
mod network;
pub mod portable;
mod salamanca;
mod search;
mod shipped;
mod toledo;
pub mod training;

pub use any::{Candidate, Choice, InsightVisitor, advise, analyse, choose, gains, hint, is_telling, visit};
pub use asking::AskingEvaluator;
pub use decide::{
    Decision, analyse as look, analyse_with, compare, decide, decide_by_prior, decide_greedily, decide_with,
};
pub use evaluator::{Evaluation, Evaluator, HandMadeEvaluator, shares};
pub use insight::{Insight, Judgement, PerSeat, Style};
pub use knowledge::Knowledge;
pub use level::{BotLevel, UnknownLevel};
pub use limits::{Limits, NowFn};
pub use network::{BadNetwork, Network, NetworkEvaluator};
pub use search::MoveStatistics;
pub use shipped::{Adviser, HINT};
