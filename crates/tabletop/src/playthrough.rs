//! A game with its past: played, taken back, written down and read again.

use crate::{
    BadRecord, Deal, Event, Game, Record, RecordStart, RecordedMove, Refusal, Seat, SetupError, Status,
};

/// What a game began with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start<G: Game> {
    /// An ordinary game.
    Deal {
        /// How many play.
        seats: u8,
        /// What the table chose.
        options: G::Options,
        /// What decides every shuffle.
        deal: Deal,
    },
    /// A state that was set up rather than dealt.
    Position(G),
}

/// One move of the past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove<G: Game> {
    /// The state it was played in.
    pub before: G,
    /// Who made it.
    pub seat: Seat,
    /// The move itself.
    pub mv: G::Move,
    /// What it brought, in full.
    pub events: Vec<G::Event>,
    /// Milliseconds since the start of the game, where somebody measured.
    pub at: Option<u64>,
}

/// A game from its start to where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playthrough<G: Game> {
    start: Start<G>,
    past: Vec<PlayedMove<G>>,
    state: G,
}

/// Where a record leaves what the rules say.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Deviation {
    /// Another game than the one asked for.
    #[error("the record is of {found}, not of {expected}")]
    OtherGame {
        /// The game that was asked for.
        expected: &'static str,
        /// The game of the record.
        found: String,
    },
    /// Rules that this program does not play.
    #[error("the record follows version {found} of the rules; this program has version {expected}")]
    OtherRules {
        /// The version that this program plays.
        expected: u32,
        /// The version of the record.
        found: u32,
    },
    /// The options or the number of seats.
    #[error("the game cannot start: {0}")]
    Setup(#[from] SetupError),
    /// Another number of seats than the position has.
    #[error("the record says {found} seats, its position has {expected}")]
    OtherSeats {
        /// The seats of the position.
        expected: u8,
        /// The seats of the record.
        found: u8,
    },
    /// The options or the position.
    #[error("the options or the position cannot be read: {0}")]
    Unreadable(String),
    /// A move that cannot be read.
    #[error("move {number}, seat {seat}: {message}")]
    Notation {
        /// Which move, from 1.
        number: usize,
        /// Who made it.
        seat: Seat,
        /// What is wrong with its notation.
        message: String,
    },
    /// A move that the rules forbid.
    #[error("move {number}, seat {seat}, `{notation}` is not legal: {refusal}")]
    Illegal {
        /// Which move, from 1.
        number: usize,
        /// Who made it.
        seat: Seat,
        /// The move as it is written.
        notation: String,
        /// Which rule forbids it, and why.
        refusal: Refusal,
    },
    /// Another final count than the moves lead to.
    #[error("the record ends with {found}, the game ends with {expected}")]
    OtherOutcome {
        /// The count that the moves lead to.
        expected: String,
        /// The count of the record.
        found: String,
    },
    /// A text that is no record.
    #[error(transparent)]
    Text(#[from] BadRecord),
}

impl<G: Game> PlayedMove<G> {
    /// Whether the move showed something that was hidden or left to chance.
    pub fn is_new_information(&self) -> bool {
        self.events.iter().any(Event::is_new_information)
    }
}

impl<G: Game> Playthrough<G> {
    /// Deals a new game.
    pub fn new(seats: u8, options: &G::Options, deal: Deal) -> Result<Self, SetupError> {
        let state = G::start(seats, options, deal)?;
        Ok(Self { start: Start::Deal { seats, options: options.clone(), deal }, past: Vec::new(), state })
    }

    /// A game that goes on from a state; it has no past.
    pub fn from_position(state: G) -> Self {
        Self { start: Start::Position(state.clone()), past: Vec::new(), state }
    }

    /// How it stands.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// What it began with.
    pub const fn start(&self) -> &Start<G> {
        &self.start
    }

    /// The moves made so far, the first one first.
    pub fn past(&self) -> &[PlayedMove<G>] {
        &self.past
    }

    /// Plays a move and answers its events in full; whoever passes them on asks [`Event::seen_by`].
    pub fn play(&mut self, seat: Seat, mv: G::Move, at: Option<u64>) -> Result<&[G::Event], Refusal> {
        self.state.why_not(seat, &mv)?;
        // Played on a copy: whatever goes wrong within, the game stands as it stood.
        let mut after = self.state.clone();
        let mut events = Vec::new();
        after.play(seat, &mv, &mut events);
        let before = std::mem::replace(&mut self.state, after);
        self.past.push(PlayedMove { before, seat, mv, events, at });
        Ok(self.past.last().map_or(&[], |played| &played.events))
    }

    /// Whether this seat may take back the last move without asking: it was its own, and showed nobody anything.
    pub fn may_take_back(&self, seat: Seat) -> bool {
        self.past.last().is_some_and(|played| played.seat == seat && !played.is_new_information())
    }

    /// Takes back the last move, whoever made it.
    pub fn take_back(&mut self) -> Option<PlayedMove<G>> {
        let played = self.past.pop()?;
        self.state = played.before.clone();
        Some(played)
    }

    /// The game written down.
    pub fn record(&self) -> Record {
        let start = match &self.start {
            Start::Deal { options, deal, .. } => RecordStart::Deal { options: json(options), deal: *deal },
            Start::Position(state) => RecordStart::Position(json(state)),
        };
        let recorded = |played: &PlayedMove<G>| RecordedMove {
            seat: played.seat,
            notation: played.mv.to_string(),
            at: played.at,
        };
        Record {
            game: G::NAME.to_owned(),
            rules_version: G::RULES_VERSION,
            seats: self.state.seats(),
            start,
            remarks: Vec::new(),
            moves: self.past.iter().map(recorded).collect(),
            outcome: match self.state.status() {
                Status::Finished(outcome) => Some(outcome),
                Status::Waiting(_) => None,
            },
        }
    }

    /// Plays a record through, checking every move and the final count.
    pub fn replay(record: &Record) -> Result<Self, Deviation> {
        let mut game = Self::set_up(record)?;
        for (index, recorded) in record.moves.iter().enumerate() {
            game.replay_move(index + 1, recorded)?;
        }
        let reached = game.record().outcome;
        if record.outcome.is_some() && record.outcome != reached {
            return Err(Deviation::OtherOutcome { expected: json(&reached), found: json(&record.outcome) });
        }
        Ok(game)
    }

    /// The start of a recorded game, before its first move.
    pub fn set_up(record: &Record) -> Result<Self, Deviation> {
        if record.game != G::NAME {
            return Err(Deviation::OtherGame { expected: G::NAME, found: record.game.clone() });
        }
        if record.rules_version != G::RULES_VERSION && !G::EARLIER_RULES.contains(&record.rules_version) {
            return Err(Deviation::OtherRules { expected: G::RULES_VERSION, found: record.rules_version });
        }
        let unreadable = |error: serde_json::Error| Deviation::Unreadable(error.to_string());
        match &record.start {
            RecordStart::Deal { options, deal } => {
                let options = serde_json::from_str(options).map_err(unreadable)?;
                Ok(Self::new(record.seats, &options, *deal)?)
            }
            RecordStart::Position(state) => {
                let state: G = serde_json::from_str(state).map_err(unreadable)?;
                if state.seats() != record.seats {
                    return Err(Deviation::OtherSeats { expected: state.seats(), found: record.seats });
                }
                Ok(Self::from_position(state))
            }
        }
    }

    /// Plays the next move of a record.
    pub fn replay_move(&mut self, number: usize, recorded: &RecordedMove) -> Result<(), Deviation> {
        let seat = recorded.seat;
        let mv: G::Move = recorded.notation.parse().map_err(|error: crate::BadNotation| {
            Deviation::Notation { number, seat, message: error.to_string() }
        })?;
        match self.play(seat, mv, recorded.at) {
            Ok(_) => Ok(()),
            Err(refusal) => {
                Err(Deviation::Illegal { number, seat, notation: recorded.notation.clone(), refusal })
            }
        }
    }
}

/// Options, states and outcomes are plain data, which always has a JSON form.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("\"{error}\""))
}
