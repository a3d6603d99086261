//! What can be asked of a table.

use protocol::clock::Holiday;
use protocol::table::{Proposal, Sitter};
use protocol::{SeatNumber, Seq};

/// What somebody wants to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Take a seat.
    Join {
        /// Which seat.
        seat: Option<SeatNumber>,
        /// The name that is shown.
        name: String,
        /// Whose account it is, if they have one.
        player: Option<String>,
        /// What is added to the deal.
        deal_part: Option<String>,
    },
    /// Keep a seat for somebody who sat at the table before.
    KeepSeat {
        /// Which seat.
        seat: SeatNumber,
        /// The name that is shown.
        name: String,
        /// Whose account it is, if they have one.
        player: Option<String>,
    },
    /// Take the seat that is kept for oneself.
    Come {
        /// What is added to the deal.
        deal_part: Option<String>,
    },
    /// Say who is to sit on a chair, as the host.
    SetSeat {
        /// Which seat.
        seat: SeatNumber,
        /// Who is to sit there.
        sitter: Sitter,
    },
    /// Stand up oneself, or make somebody stand up as the host.
    Free {
        /// Which seat.
        seat: SeatNumber,
    },
    /// Add a part of one's own to the deal.
    AddToDeal {
        /// What is added.
        part: String,
    },
    /// Begin, as the host.
    Start,
    /// Close the table before the start, as the host.
    Close,
    /// Note the table of the rematch.
    OpenRematch {
        /// Which table.
        table: String,
    },
    /// Make a move.
    Move {
        /// The position that the sender saw.
        seq: Seq,
        /// The move in notation.
        notation: String,
        /// How long the message was under way, in milliseconds.
        lag: u64,
    },
    /// Take back the own last move.
    TakeBack {
        /// The position that the sender saw.
        seq: Seq,
    },
    /// Propose something to the others.
    Propose {
        /// The position that the sender saw.
        seq: Seq,
        /// What is proposed.
        proposal: Proposal,
    },
    /// Agree or decline.
    Answer {
        /// The position that the sender saw.
        seq: Seq,
        /// Whether the sender agrees.
        agree: bool,
    },
    /// Go on after a pause.
    Resume {
        /// The position that the sender saw.
        seq: Seq,
    },
    /// Give up.
    Resign {
        /// The position that the sender saw.
        seq: Seq,
    },
    /// Go away and let a bot play.
    Leave {
        /// The position that the sender saw.
        seq: Seq,
    },
    /// Come back.
    Back {
        /// The position that the sender saw.
        seq: Seq,
    },
    /// Somebody comes by the link of a seat that was taken from another.
    TakeOver {
        /// Which seat.
        seat: SeatNumber,
        /// The name that is shown.
        name: String,
        /// Whose account it is, if they have one.
        player: Option<String>,
    },
    /// Whoever holds the seat has deleted their account.
    GiveUp {
        /// Which seat.
        seat: SeatNumber,
    },
    /// Whoever holds the seat is called otherwise.
    Rename {
        /// Which seat.
        seat: SeatNumber,
        /// The name that is shown.
        name: String,
    },
    /// Whoever sat there up to an entry has deleted their account.
    ForgetFormer {
        /// Which seat.
        seat: SeatNumber,
        /// The entry.
        until: Seq,
    },
    /// Whoever holds the seat takes days off, other ones than before, or none any more.
    SetHoliday {
        /// Which seat.
        seat: SeatNumber,
        /// When, if at all.
        holiday: Option<Holiday>,
    },
    /// From the server itself.
    TimeOut {
        /// Which seat.
        seat: SeatNumber,
    },
    /// From the server itself: nobody came.
    CloseForgotten,
    /// From the server itself: the game is over by its rules, and the entry that says so is missing.
    EndByTheRules,
    /// A bot has decided, for the game after so many moves.
    BotMove {
        /// Which seat.
        seat: SeatNumber,
        /// How many moves.
        moves: usize,
        /// The move in notation.
        notation: String,
    },
}
