//! The contract between games and everything that plays, shows or stores them.
//!
//! This crate knows no game. It says what a game must be able to do ([`Game`]), who acts ([`Seat`], [`Status`]),
//! where chance comes from ([`Deal`], [`Rng`]), how a game is written down ([`Record`]) and how a game is put
//! to the test ([`conformance`]).

#![warn(missing_docs)]

pub mod conformance;
mod deal;
mod explain;
mod game;
mod message;
pub mod perft;
mod playthrough;
mod preview;
mod random;
mod record;
mod refusals;
mod seat;
mod status;

pub use deal::{Commitment, Deal, DealRng};
pub use explain::{Explanation, Line};
pub use game::{BadNotation, Care, Chance, Event, Game, Move, SetupError, Silent, Sink, try_play};
pub use message::{Message, Refusal, Value, to_message};
pub use playthrough::{Deviation, PlayedMove, Playthrough, Start};
pub use preview::{preview, worth_after};
pub use random::{Random, Rng};
pub use record::{BadRecord, Record, RecordStart, RecordedMove};
pub use refusals::Vocabulary;
pub use seat::{BadSeat, MAX_SEATS, Seat, SeatSet, Viewer};
pub use status::{Outcome, Status};
