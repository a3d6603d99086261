//! What can go wrong, in words for whoever sent it.

use tabletop::{BadNotation, Deviation, Refusal, SetupError};

use crate::UnknownGame;

/// A game that cannot start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    #[error("the options cannot be read: {0}")]
    Options(String),
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// A state that cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    #[error("the state cannot be loaded: {0}")]
    Unsound(String),
    #[error("the state does not say which game it is of: it needs `\"game\": \"alcazar\"` or another name")]
    NoGame,
    #[error("the state is of {found}, not of {expected}")]
    OtherGame { expected: &'static str, found: &'static str },
    #[error(transparent)]
    Game(#[from] UnknownGame),
}

/// A record that cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error(transparent)]
    Deviation(#[from] Deviation),
}

/// A move that was not made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    #[error(transparent)]
    Notation(#[from] BadNotation),
    #[error(transparent)]
    Refused(#[from] Refusal),
}
