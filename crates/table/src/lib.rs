//! A table: what it was opened with, and all that has happened at it since.
//!
//! Everything here is plain data and follows from what is stored: a [`Table`] is built from its [`Opening`] and its entries at any
//! time, on any machine. [`Table::act`] decides what a message brings; nobody is told before the entries are stored.
//!
//! - `action`: what can be asked for.
//! - `entry`: what is stored of what happened.
//! - `fold`: what an entry changes.
//! - `seats`, `moves`, `undo`, `proposals`, `leaving`, `gone`: what may be asked, and the entries it makes.
//! - `clock`: thinking time; `holidays`: days off, when it stands; `rated`: tables whose result counts; `result`: what a game came to; `rules`: tables whose rules this program does not have.
//! - `show`: what a watcher is told; `explain`: what is at a place, and why not; `undone`: what is told of moves that were taken back.
//!
//! ```
//! use protocol::table::{Settings, Sitter, TableState};
//! use serde_json::{from_value, json};
//! use table::{Action, First, Opening, Table, Who, check_settings};
//! use tabletop::Deal;
//!
//! let settings: Settings = from_value(json!({ "game": "toledo", "seats": 2, "start_when_full": true })).unwrap();
//! let kind = check_settings(&settings).unwrap();
//! let opening = Opening {
//!     id: "k3v9x2m7qa".to_owned(),
//!     settings,
//!     kind,
//!     rules_version: kind.rules_version(),
//!     opened_at: 0,
//!     host_guest: "ana".to_owned(),
//!     host_seat: Some(0),
//!     server_part: Deal::from_seed(7),
//!     rematch_of: None,
//!     position: None,
//! };
//! let person = |seat, name: &str| First { seat, sitter: Sitter::Person, name: name.to_owned(), player: None, deal_part: None };
//! let (mut table, mut stored) = Table::open_with(opening.clone(), vec![person(0, "Ana"), person(1, "Ben")], 0).unwrap();
//! assert_eq!(table.state, TableState::Playing);
//!
//! // Whoever is waited for makes a move, five seconds later.
//! let game = table.game.as_ref().unwrap();
//! let seat = game.status().waiting().first().unwrap();
//! let notation = game.offers(seat)[0].notation.clone();
//! let who = Who { seat: Some(seat.into()), ..Who::default() };
//! let mv = Action::Move { seq: table.seq(), notation, lag: 0 };
//! stored.extend(table.act(&who, mv, None, 5_000).unwrap());
//!
//! // What is stored is all that there is to know.
//! let again = Table::rebuild(opening, stored, Vec::new()).unwrap();
//! assert_eq!(again.game.unwrap().view(None), table.game.unwrap().view(None));
//! ```
//!
//! No I/O, no threads, and no clock but the time that it is given: it compiles for browsers too.

#![warn(missing_docs)]
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic))]

mod action;
mod clock;
mod entry;
mod explain;
mod fold;
mod gone;
mod holidays;
mod leaving;
mod moves;
mod names;
mod opening;
mod outages;
mod proposals;
mod rated;
mod record;
pub mod refuse;
mod result;
mod rules;
mod seats;
mod show;
mod undo;
mod undone;

use std::collections::{BTreeMap, HashMap};

use catalog::{AnyGame, GameKind};
use protocol::clock::Holiday;
use protocol::table::{BotLevel, Ending, Proposal, Settings, Sitter, TableState};
use protocol::{Millis, Problem, ProblemKey, SeatNumber, Seq};
use tabletop::{Deal, Seat, SeatSet};

pub use action::Action;
pub use clock::{Clock, MOST_LAG};
pub use entry::{Cause, Entry, EntryKind};
pub use explain::{ExplainRequest, MovePreview, MoveTrial, PlaceExplanation};
pub use fold::LogError;
pub use opening::First;
pub use outages::{Outage, served_since};
pub use record::{Disproof, verify_deal};
pub use result::{GameResult, SeatResult};
pub use seats::check_settings;
pub use show::{explanation_line, refused_about, viewer};

use crate::refuse::{Result, not_now, refuse};
use crate::undone::UndonePlace;

/// What a table was opened with. It never changes.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// The name of the table in addresses.
    pub id: String,
    /// What the host chose.
    pub settings: Settings,
    /// Which game.
    pub kind: GameKind,
    /// The version of its rules that is played.
    pub rules_version: u32,
    /// When it was opened.
    pub opened_at: Millis,
    /// The guest who opened it.
    pub host_guest: String,
    /// The seat of the host, if the host plays.
    pub host_seat: Option<SeatNumber>,
    /// Secret until the end.
    pub server_part: Deal,
    /// The table that this is the rematch of.
    pub rematch_of: Option<String>,
    /// The state to begin with instead of a deal, in the form of the game's state schema. No client can choose it.
    pub position: Option<String>,
}

/// One chair and who sits on it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each can be so by itself")]
pub struct Chair {
    /// Nobody, a person or a bot.
    pub sitter: Sitter,
    /// The name that is shown.
    pub name: String,
    /// Whose account it is, if the person has one.
    pub player: Option<String>,
    /// A bot plays for the person.
    pub stand_in: bool,
    /// The seat of a rematch is kept for the person, who has yet to say that they play.
    pub kept: bool,
    /// The person has given up.
    pub resigned: bool,
    /// The seat was taken from somebody who is gone: a bot plays until another person comes by the link.
    pub vacant: bool,
    /// Since when the person is away while a bot stands in.
    pub away: Option<Away>,
    /// What the person added to the deal.
    pub deal_part: Option<String>,
    /// The days off that the person has set last.
    pub holiday: Option<Holiday>,
    /// The person has deleted their account.
    pub forgotten: bool,
}

/// How somebody went away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Away {
    /// Since when.
    pub since: Millis,
    /// The clock ran out; nobody said goodbye.
    pub is_out_of_time: bool,
}

impl Chair {
    fn new(sitter: Sitter, name: &str) -> Self {
        Self {
            sitter,
            name: name.to_owned(),
            player: None,
            stand_in: false,
            kept: false,
            resigned: false,
            vacant: false,
            away: None,
            deal_part: None,
            holiday: None,
            forgotten: false,
        }
    }

    /// Whether somebody holds the seat and has not given up, there or away.
    pub fn is_held(&self) -> bool {
        self.sitter == Sitter::Person && !self.resigned && !self.vacant
    }
}

/// A proposal that waits for answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingProposal {
    /// What is proposed.
    pub proposal: Proposal,
    /// The entry that proposed it.
    pub seq: Seq,
    /// When it was proposed.
    pub at: Millis,
    /// Who proposed it.
    pub by_seat: SeatNumber,
    /// Who has agreed.
    pub agreed: Vec<SeatNumber>,
    /// Who has declined.
    pub declined: Vec<SeatNumber>,
    /// Those who decide about the seat of somebody who is gone: who was there when it was proposed. Of everything else all decide.
    pub voters: Vec<SeatNumber>,
}

/// A table as it stands.
#[derive(Clone, Debug)]
pub struct Table {
    /// What it was opened with.
    pub opening: Opening,
    /// Whether it waits for players, is played at, or is over.
    pub state: TableState,
    /// By seat.
    pub chairs: Vec<Chair>,
    /// When the game began.
    pub started_at: Option<Millis>,
    /// When it ended.
    pub ended_at: Option<Millis>,
    /// When something happened last.
    pub changed_at: Millis,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The seat of the host, as long as the host keeps it.
    pub host_seat: Option<SeatNumber>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The game since it started; never when this program does not have its rules.
    pub game: Option<AnyGame>,
    /// All that happened, in order.
    pub entries: Vec<Entry>,
    /// Thinking time.
    pub clock: Clock,
    /// The proposal that waits for answers.
    pub pending: Option<PendingProposal>,
    /// Messages that were done, and the entries they made.
    done: HashMap<Cause, Seq>,
    /// Since which entry each seat is asked what it is asked now.
    asked_since: Vec<Seq>,
    /// Since when the game waits for each seat, or since its last sign of life.
    waited_since: Vec<Option<Millis>>,
    /// Since when it is the turn of each seat that the game waits for: since it asks the seat without a break.
    turns_since: Vec<Option<Millis>>,
    /// The entries of the moves of the game as it stands.
    move_entries: Vec<Seq>,
    /// Moves that were taken back.
    undone: BTreeMap<Seq, UndonePlace>,
}

/// Who wants something.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Who {
    /// The seat that asks.
    pub seat: Option<SeatNumber>,
    /// The guest who asks.
    pub guest: Option<String>,
    /// Whether this is the host of the table.
    pub host: bool,
}

/// Why nothing was done.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ActError {
    /// What was wanted cannot be done.
    #[error("{}", .0.detail)]
    Refused(Problem),
    /// What was decided does not fit the table: a fault of the program.
    #[error(transparent)]
    Broken(#[from] LogError),
}

impl From<Problem> for ActError {
    fn from(problem: Problem) -> Self {
        Self::Refused(problem)
    }
}

/// A bot that is to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotTurn {
    /// Where it sits.
    pub seat: SeatNumber,
    /// How well it plays.
    pub level: BotLevel,
}

/// The level at which bots stand in for people.
const STAND_IN: BotLevel = BotLevel::Journeyman;

impl Table {
    /// A table at which nothing has happened yet.
    pub fn open(opening: Opening, outages: Vec<Outage>) -> Self {
        let seats = opening.settings.seats;
        Self {
            clock: Clock::new(opening.settings.pace, seats, outages),
            chairs: vec![Chair::new(Sitter::Open, ""); usize::from(seats)],
            changed_at: opening.opened_at,
            host_seat: opening.host_seat,
            opening,
            state: TableState::Waiting,
            started_at: None,
            ended_at: None,
            ending: None,
            rematch: None,
            game: None,
            entries: Vec::new(),
            pending: None,
            done: HashMap::new(),
            asked_since: vec![0; usize::from(seats)],
            waited_since: vec![None; usize::from(seats)],
            turns_since: vec![None; usize::from(seats)],
            move_entries: Vec::new(),
            undone: BTreeMap::new(),
        }
    }

    /// Rebuilds a table from what is stored.
    pub fn rebuild(opening: Opening, entries: Vec<Entry>, outages: Vec<Outage>) -> Result<Self, LogError> {
        let mut table = Self::open(opening, outages);
        entries.into_iter().try_for_each(|entry| table.apply(entry))?;
        table.check_goes_on()?;
        Ok(table)
    }

    /// Takes over an entry that was made elsewhere and is stored. When it does not fit the table must be built anew.
    pub fn follow(&mut self, entry: Entry) -> Result<(), LogError> {
        self.apply(entry)
    }

    /// A time when nobody could act has become known after something has happened since: nobody is charged for it.
    pub fn add_past_outage(&mut self, outage: Outage) {
        self.clock.add_outage(outage);
        self.restore();
    }

    /// Rebuilds as much of a table as holds, and says why it is not all of it.
    pub fn rebuild_sound_part(
        opening: &Opening,
        entries: &[Entry],
        outages: &[Outage],
    ) -> (Self, Option<LogError>) {
        let mut table = Self::open(opening.clone(), outages.to_vec());
        for (sound, entry) in entries.iter().enumerate() {
            if let Err(broken) = table.apply(entry.clone()) {
                table.entries.truncate(sound);
                table.restore();
                return (table, Some(broken));
            }
        }
        (table, None)
    }

    /// Builds the table anew from its entries.
    fn restore(&mut self) {
        let entries = std::mem::take(&mut self.entries);
        *self = Self::open(self.opening.clone(), self.clock.outages().to_vec());
        for entry in entries {
            if self.apply(entry).is_err() {
                return;
            }
        }
    }

    /// The name of the table in addresses.
    pub fn id(&self) -> &str {
        &self.opening.id
    }

    /// About how much memory the table takes.
    pub fn bytes(&self) -> usize {
        /// A short text of an entry, such as a name or a notation.
        const TEXT: usize = 32;
        let game = self.game.as_ref().map_or(0, AnyGame::bytes);
        let entries = self.entries.len() * (size_of::<Entry>() + TEXT);
        let causes = self.done.len() * (size_of::<(Cause, Seq)>() + TEXT);
        let undone = self.undone.len() * size_of::<(Seq, UndonePlace)>();
        let options = self.opening.settings.options.to_string().len() * 4;
        let position = self.opening.position.as_ref().map_or(0, String::len);
        size_of::<Self>() + game + entries + causes + undone + options + position
    }

    /// The number of the last entry.
    pub fn seq(&self) -> Seq {
        self.entries.last().map_or(0, |entry| entry.seq)
    }

    /// Whether nothing more can happen in the game.
    pub fn is_over(&self) -> bool {
        self.state == TableState::Ended
    }

    /// A chair by its number.
    pub fn chair(&self, seat: SeatNumber) -> Result<&Chair> {
        let chair = self.chairs.get(usize::from(seat));
        chair.map_or_else(
            || refuse(ProblemKey::NotFound, format!("there is no seat {seat} at this table")),
            Ok,
        )
    }

    /// The seats that are waited for while the game is on.
    pub fn waiting(&self) -> SeatSet {
        match (&self.game, self.state) {
            (Some(game), TableState::Playing | TableState::Paused) => game.status().waiting(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Whether somebody is the host: as a guest, or by holding the host's seat.
    pub fn is_host(&self, guest: Option<&str>, seat: Option<SeatNumber>) -> bool {
        guest == Some(&self.opening.host_guest) || (seat.is_some() && seat == self.host_seat)
    }

    /// Whether a person plays at the table, or would come back to a game.
    pub fn has_people(&self) -> bool {
        self.chairs.iter().any(Chair::is_held)
    }

    /// The entry that a message has made before.
    pub fn done_before(&self, cause: &Cause) -> Option<Seq> {
        self.done.get(cause).copied()
    }

    /// The bots that are to think now.
    pub fn bot_turns(&self) -> Vec<BotTurn> {
        if self.state != TableState::Playing {
            return Vec::new();
        }
        let turn = |seat: Seat| {
            let chair = self.chairs.get(seat.index())?;
            let level = match chair.sitter {
                Sitter::Bot { level } => Some(level),
                Sitter::Person if chair.stand_in => Some(STAND_IN),
                Sitter::Person | Sitter::Open => None,
            };
            level.map(|level| BotTurn { seat: seat.into(), level })
        };
        self.waiting().iter().filter_map(turn).collect()
    }

    /// Does what is wanted and answers the entries that tell of it, one at least. They are to be stored before anybody is told;
    /// when that fails, this table is to be thrown away and rebuilt. Whatever is not done to its end leaves nothing behind.
    pub fn act(
        &mut self,
        who: &Who,
        action: Action,
        id: Option<String>,
        now: Millis,
    ) -> Result<Vec<Entry>, ActError> {
        let cause = who.seat.zip(id).map(|(seat, id)| Cause { seat, id });
        let now = now.max(self.changed_at);
        let happened = self.decide(who, action, now)?;
        let first = self.seq() + 1;
        let entry = |(index, what)| Entry {
            seq: first + index as Seq,
            at: now,
            cause: cause.clone().filter(|_| index == 0),
            what,
        };
        let mut entries: Vec<Entry> = happened.into_iter().enumerate().map(entry).collect();
        let before = self.entries.len();
        match self.apply_all(&entries, now) {
            Ok(end) => entries.extend(end),
            Err(broken) => {
                self.entries.truncate(before);
                self.restore();
                return Err(broken.into());
            }
        }
        Ok(entries)
    }

    /// Applies the entries of one action; answers the entry that ends the table when the game came to its end by them.
    fn apply_all(&mut self, entries: &[Entry], now: Millis) -> Result<Option<Entry>, LogError> {
        entries.iter().try_for_each(|entry| self.apply(entry.clone()))?;
        let end = self.end_by_the_rules(now);
        end.iter().try_for_each(|end| self.apply(end.clone()))?;
        Ok(end)
    }

    fn decide(&self, who: &Who, action: Action, now: Millis) -> Result<Vec<EntryKind>> {
        match action {
            Action::Join { seat, name, player, deal_part } => self.join(seat, name, player, deal_part),
            Action::KeepSeat { seat, name, player } => self.keep_seat(seat, name, player),
            Action::Come { deal_part } => self.come(who, deal_part),
            Action::SetSeat { seat, sitter } => self.set_seat(who, seat, sitter),
            Action::Free { seat } => self.free(who, seat),
            Action::AddToDeal { part } => self.add_to_deal(who, part),
            Action::Start => self.start(who),
            Action::Close => self.close(who),
            Action::OpenRematch { table } => self.open_rematch(who, table),
            Action::Move { seq, notation, lag } => self.make_move(who, seq, &notation, lag, now),
            Action::TakeBack { seq } => self.take_back(who, seq),
            Action::Propose { seq, proposal } => self.propose(who, seq, proposal, now),
            Action::Answer { seq, agree } => self.answer(who, seq, agree),
            Action::Resume { seq } => self.resume(who, seq),
            Action::Resign { seq } => self.resign(who, seq),
            Action::Leave { seq } => self.leave(who, seq),
            Action::Back { seq } => self.back(who, seq, now),
            Action::TakeOver { seat, name, player } => self.take_over(seat, name, player),
            Action::GiveUp { seat } => self.give_up(seat),
            Action::Rename { seat, name } => self.rename(seat, name),
            Action::ForgetFormer { seat, until } => self.forget_former(seat, until),
            Action::SetHoliday { seat, holiday } => self.set_holiday(seat, holiday, now),
            Action::TimeOut { seat } => self.time_out(seat),
            Action::CloseForgotten => self.close_forgotten(),
            Action::EndByTheRules if self.is_over_by_the_rules() => Ok(Vec::new()),
            Action::EndByTheRules => not_now("the game is not over"),
            Action::BotMove { seat, moves, notation } => self.bot_move(seat, moves, notation),
        }
    }
}
