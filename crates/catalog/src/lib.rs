//! The four games as one: names, seats, options, rules, and a game of any kind being played.
//!
//! - [`GameKind`]: which game, and what is to be known of it before it starts.
//! - [`AnyGame`]: a game with its past, whichever it is; moves and events as text and JSON.
//! - [`AnyView`]: what somebody may know of it, typed, for those who draw.
//! - [`RuleBook`]: the numbered rules, to read.

mod any_game;
mod any_view;
mod dump;
mod error;
mod kind;
mod past;
mod rule_book;

pub use any_game::{AnyGame, Offer, Told};
pub use any_view::AnyView;
pub use error::{LoadError, PlayError, ReplayError, StartError};
pub use kind::{GameKind, UnknownGame, Visitor};
pub use past::Made;
pub use rule_book::{Rule, RuleBook, Section};
