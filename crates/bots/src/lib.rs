//! Computer players.
//!
//! - [`Knowledge`]: what a seat may know; all that a player thinks about.
//! - [`Insight`]: what a player understands of a game, written for each of them in its own module.
//! - [`Level`] and [`Limits`]: how well and how long.
//! - [`decide`] and [`analyse`]: one decision in a game of one kind.
//!
//! A player never holds a true position, asks no clock but the one it is given, and never passes its limit of time.

#![expect(clippy::cast_precision_loss, reason = "chances and scores are estimates, counts are small")]

mod decide;
mod insight;
mod knowledge;
mod level;
mod limits;
pub mod portable;
mod search;

pub use decide::{Considered, Decision, analyse, decide};
pub use insight::{Insight, PerSeat, Style, shares};
pub use knowledge::Knowledge;
pub use level::{Level, UnknownLevel};
pub use limits::{Clock, Limits};
