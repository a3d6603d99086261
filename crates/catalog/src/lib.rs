//! The games as one: names, seats, options, rules, and a game of any kind being played.
//!
//! - [`GameKind`]: which game, and what is to be known of it before it starts.
//! - [`AnyGame`]: a game with its past, whichever it is; moves and events as text and JSON.
//! - [`AnyView`]: what somebody may know of it, typed, for those who draw.
//! - [`RuleBook`]: the numbered rules, to read.
//! - [`dispatch!`]: from any of these to the type of the game, for code that is generic over [`tabletop::Game`].
//!
//! Which games there are stands in `Cargo.toml` alone; `build.rs` makes `for_each_game!` and `dispatch!` from it.

// First, so that the modules below have its macros.
include!(concat!(env!("OUT_DIR"), "/games.rs"));

mod any_game;
mod any_view;
mod dump;
mod error;
mod kind;
mod past;
mod rule_book;
mod trial;

pub use any_game::{AnyGame, Offer, Offers, PastEvents};
pub use any_view::AnyView;
pub use error::{LoadError, PlayError, ReplayError, StartError};
pub use kind::{GameKind, UnknownGame};
pub use past::PastMove;
pub use rule_book::{Rule, RuleBook, Section};
pub use trial::try_next_rules;

macro_rules! define_games {
    ($($Game:ident $krate:ident),*) => {
        /// The type of each game.
        pub mod games {
            $(pub use $krate::$Game;)*
        }
    };
}

for_each_game!(define_games);
