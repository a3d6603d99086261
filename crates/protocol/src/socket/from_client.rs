//! What a client sends.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::{BotLevel, Proposal};
use crate::{SeatNumber, Seq};

/// One message of a client, at most 8 KiB.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FromClient {
    /// Chosen by the client, up to 64 characters, new for every message; the answer carries it. A message that is sent
    /// again with the same id is answered again and not done again.
    pub id: String,
    /// The table it is about.
    pub table: String,
    #[serde(flatten)]
    pub message: ClientMessage,
}

/// What is asked for. `seq` is the sequence number of the table that the sender saw when deciding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum ClientMessage {
    /// Follow a table: as the holder of a seat, or as a spectator. Answered with `table`.
    Watch {
        /// The secret of a seat; without it the session decides, and who holds no seat is a spectator.
        #[serde(default)]
        seat_token: Option<String>,
        /// The last sequence number that was seen: the answer tells all entries after it.
        #[serde(default)]
        since: Option<Seq>,
        /// Watch as a spectator even when holding a seat.
        #[serde(default)]
        spectate: bool,
    },
    Unwatch,
    /// Make a move.
    Move {
        seq: Seq,
        notation: String,
    },
    /// Take back one's own last move, when it showed nobody anything.
    TakeBack {
        seq: Seq,
    },
    /// Propose what needs everybody's consent. Done at once when nobody else is to be asked.
    Propose {
        seq: Seq,
        proposal: Proposal,
    },
    /// Agree to the open proposal, or decline it. `seq` is that of the proposal.
    Answer {
        seq: Seq,
        agree: bool,
    },
    /// Go on after a pause.
    Resume {
        seq: Seq,
    },
    /// Give up.
    Resign {
        seq: Seq,
    },
    /// Leave the running game: what then happens the table chose when it was opened.
    Leave {
        seq: Seq,
    },
    /// Play oneself again after a bot stood in.
    Back {
        seq: Seq,
    },
    /// Write to the room one is in: players or spectators. At most 500 characters.
    Chat {
        text: String,
    },
    /// See no more of what a seat writes; or see it again.
    Mute {
        seat: SeatNumber,
        on: bool,
    },
    /// Whether the page is before the eyes of whoever opened it. It is, as long as nothing else is said: whoever looks at a table is sent
    /// no notices about it.
    Look {
        is_looking: bool,
    },
    /// What would the move bring, as far as one can know before?
    Preview {
        notation: String,
        /// After the end: in the position after so many moves.
        #[serde(default)]
        moment: Option<u32>,
        /// After the end: for this seat.
        #[serde(default)]
        seen_by: Option<SeatNumber>,
    },
    /// Why can the move not be made?
    WhyNot {
        notation: String,
    },
    /// What is at a place, what is it worth, and why?
    Explain {
        place: String,
        /// What was pointed at, where that is not the place itself: a card in the hand, by `card 38`.
        #[serde(default)]
        thing: Option<String>,
        /// In the position after so many moves, as one saw it.
        #[serde(default)]
        moment: Option<u32>,
        /// After the end: as this seat saw it.
        #[serde(default)]
        seen_by: Option<SeatNumber>,
    },
    /// What would a bot do? For players where the table allows it, for everybody after the end.
    Hint {
        /// How well the bot plays; when left out, as well as hints are given.
        #[serde(default)]
        level: Option<BotLevel>,
        /// After the end: at which moment of the game, and for the seat that was to move there.
        #[serde(default)]
        moment: Option<u32>,
    },
    /// Log entries after `after`, at most 200.
    Log {
        after: Seq,
    },
    /// The position after so many moves, as one saw it.
    Moment {
        number: u32,
        /// After the end: as this seat saw it.
        #[serde(default)]
        seen_by: Option<SeatNumber>,
    },
}
