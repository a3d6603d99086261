//! What is answered to a request that cannot be done: a code for programs, a message for people.

use catalog::{LoadError, PlayError, ReplayError, StartError, UnknownGame};
use tabletop::{BadNotation, BadRecord, Deviation, Refusal, Seat};

/// The codes are promised in docs/table-protocol.md.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    #[error("{0}")]
    BadJson(String),
    #[error("the line is longer than {} bytes", super::LONGEST_LINE)]
    TooLong,
    #[error("{0}")]
    BadRequest(String),
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    #[error(transparent)]
    CannotStart(#[from] StartError),
    #[error("{0}")]
    BadState(String),
    #[error("there is no game yet: send `new`, `load` or `replay` first")]
    NoGame,
    #[error("{0}")]
    BadSeat(String),
    #[error(transparent)]
    BadMove(#[from] BadNotation),
    #[error("{message}")]
    NotLegal { refusal: Refusal, message: String },
    #[error("no move has been made that could be taken back")]
    NothingToUndo,
    #[error("{0}")]
    UnknownPlace(String),
    #[error(transparent)]
    BadRecord(#[from] BadRecord),
    #[error("{0}")]
    Deviation(String),
    #[error("a defect of this program: {0}; the game stands as before")]
    Defect(String),
}

impl TableError {
    pub const fn code(&self) -> &'static str {
        match self {
            Self::BadJson(_) => "bad-json",
            Self::TooLong => "too-long",
            Self::BadRequest(_) => "bad-request",
            Self::UnknownGame(_) => "unknown-game",
            Self::CannotStart(_) => "cannot-start",
            Self::BadState(_) => "bad-state",
            Self::NoGame => "no-game",
            Self::BadSeat(_) => "bad-seat",
            Self::BadMove(_) => "bad-move",
            Self::NotLegal { .. } => "not-legal",
            Self::NothingToUndo => "nothing-to-undo",
            Self::UnknownPlace(_) => "unknown-place",
            Self::BadRecord(_) => "bad-record",
            Self::Deviation(_) => "deviation",
            Self::Defect(_) => "defect",
        }
    }

    pub(super) fn no_such_seat(seat: Seat, seats: u8) -> Self {
        Self::BadSeat(format!(
            "there is no seat {seat} in this game: seats are numbered from 0 to {}",
            seats - 1
        ))
    }
}

impl From<LoadError> for TableError {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::Game(unknown) => Self::UnknownGame(unknown),
            other => Self::BadState(other.to_string()),
        }
    }
}

impl From<ReplayError> for TableError {
    fn from(error: ReplayError) -> Self {
        match error {
            ReplayError::Game(unknown) => Self::UnknownGame(unknown),
            ReplayError::Deviation(Deviation::Text(bad)) => Self::BadRecord(bad),
            ReplayError::Deviation(deviation) => Self::Deviation(deviation.to_string()),
        }
    }
}

impl TableError {
    /// `in_words` makes the message of a refusal.
    pub(super) fn of_play(error: PlayError, in_words: impl FnOnce(&Refusal) -> String) -> Self {
        match error {
            PlayError::Notation(bad) => Self::BadMove(bad),
            PlayError::Refused(refusal) => {
                let message = in_words(&refusal);
                Self::NotLegal { refusal, message }
            }
        }
    }
}
