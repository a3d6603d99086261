//! What a watcher is told. Everything that leaves a table goes through here, and asks who looks.

use catalog::AnyGame;
use protocol::log::{Happening, LogEntry};
use protocol::rest::{Moment, Reveal, SeatTurn, TableSummary};
use protocol::socket::{ExplanationLine, GameNow, RefusedMove, TableNow, You};
use protocol::table::{OpenProposal, OutcomeInfo, SeatInfo, Settings, Sitter, TableInfo, TableState};
use protocol::{Millis, ProblemKey, RawJson, SeatNumber, Seq};
use tabletop::{Line, Seat, Viewer};

use super::undone::Replay;
use super::{Entry, EntryKind, Table};
use crate::refuse::{Result, not_now, not_played, plain, refuse};

/// More entries than this are not sent unasked.
const MOST_ENTRIES: usize = 200;

/// The watcher as the game knows it.
pub fn viewer(seat: Option<SeatNumber>) -> Viewer {
    seat.and_then(|seat| Seat::try_from(seat).ok())
}

/// A line of what a game explains, as it is sent.
pub fn explanation_line(line: Line) -> ExplanationLine {
    let values = line.message.values.into_iter();
    ExplanationLine {
        key: line.message.key.to_owned(),
        values: values.map(|(name, given)| (name.to_owned(), plain(&given))).collect(),
        amount: line.amount,
        places: line.places,
    }
}

impl Table {
    /// What all may know of the table.
    pub fn info(&self) -> TableInfo {
        TableInfo {
            id: self.id().to_owned(),
            settings: self.settings_shown(),
            rules_version: self.opening.rules_version,
            other_rules: (!self.has_its_rules()).then(|| self.opening.kind.rules_version()),
            state: self.state,
            chairs: self.chairs_shown(),
            host_seat: self.host_seat,
            opened_at: self.opening.opened_at,
            started_at: self.started_at,
            ended_at: self.ended_at,
            commitment: self.opening.server_part.commitment().to_string(),
            ending: self.ending.clone(),
            rematch: self.rematch.clone(),
            rematch_of: self.opening.rematch_of.clone(),
        }
    }

    /// With what the table left open filled in.
    fn settings_shown(&self) -> Settings {
        let mut settings = self.opening.settings.clone();
        settings.gone_after_minutes = Some(self.gone_after_minutes());
        settings.hints = Some(self.has_hints());
        settings
    }

    /// Whether players may ask a bot for hints during the game: as the table chose, else unless people play each other with a clock.
    pub fn has_hints(&self) -> bool {
        let is_bot = |chair: &super::Chair| matches!(chair.sitter, Sitter::Bot { .. });
        let people = self.chairs.iter().filter(|chair| !is_bot(chair)).count();
        let is_contest = self.clock.is_counting() && people > 1;
        self.opening.settings.hints.unwrap_or(!is_contest && !self.is_rated())
    }

    fn chairs_shown(&self) -> Vec<SeatInfo> {
        let shown = |(index, chair): (usize, &super::Chair)| SeatInfo {
            seat: index as SeatNumber,
            sitter: chair.sitter,
            name: chair.name.clone(),
            player: chair.player.clone(),
            stand_in: chair.stand_in,
            kept: chair.kept,
            resigned: chair.resigned,
            vacant: chair.vacant,
            holiday: chair.holiday.filter(|_| chair.is_held()),
            forgotten: chair.forgotten,
            added_to_deal: chair.deal_part.is_some(),
            deal_part: chair.deal_part.clone().filter(|_| self.is_over()),
        };
        self.chairs.iter().enumerate().map(shown).collect()
    }

    /// One line of the lobby.
    pub fn summary(&self) -> TableSummary {
        let turns = self.turns();
        TableSummary {
            id: self.id().to_owned(),
            game: self.opening.settings.game.clone(),
            state: self.state,
            pace: self.opening.settings.pace,
            languages: self.opening.settings.languages.clone(),
            seats: self.chairs_shown(),
            turn_of: self.waiting().iter().map(u8::from).collect(),
            turn_since: turns.iter().map(|turn| turn.since).min(),
            turn_until: turns.iter().filter_map(|turn| turn.until).min(),
            turns,
            rated: self.is_rated(),
            moves: self.move_entries.len() as u32,
            opened_at: self.opening.opened_at,
            started_at: self.started_at,
            changed_at: self.changed_at,
            ended_at: self.ended_at,
            ending: self.ending.clone(),
            your_seat: None,
        }
    }

    /// Since when and until when each seat is waited for.
    fn turns(&self) -> Vec<SeatTurn> {
        let is_on = self.state == TableState::Playing;
        let turn = |seat: Seat| {
            let since = self.turns_since.get(seat.index()).copied().flatten()?;
            let until = self.clock.runs_out(seat.into(), self.changed_at).filter(|_| is_on);
            Some(SeatTurn { seat: seat.into(), since, until })
        };
        self.waiting().iter().filter_map(turn).collect()
    }

    /// The table as it stands, with the entries after `since`.
    pub fn now(&self, seat: Option<SeatNumber>, host: bool, since: Option<Seq>, now: Millis) -> TableNow {
        let new = since.map_or(&[][..], |since| self.after(since));
        let told = new.iter().skip(new.len().saturating_sub(MOST_ENTRIES));
        TableNow {
            table: self.id().to_owned(),
            seq: self.seq(),
            you: You { seat, host, last_move: seat.and_then(|seat| self.last_move_of(seat)) },
            info: None,
            entries: self.shown_entries(told, seat),
            gap: since.is_none() || new.len() > MOST_ENTRIES,
            game: self.game_now(seat),
            clocks: self.clock.shown(now, self.state == TableState::Paused).filter(|_| self.game.is_some()),
            proposal: self.open_proposal(),
            absent: self.absent(now.max(self.changed_at)),
        }
    }

    fn game_now(&self, seat: Option<SeatNumber>) -> Option<GameNow> {
        let game = self.game.as_ref()?;
        let is_asked = self.state == TableState::Playing;
        let offers = viewer(seat).filter(|_| is_asked).map(|seat| RawJson::new(&game.written_offers(seat)));
        Some(GameNow {
            moves: game.moves_made() as u32,
            waiting: self.waiting().iter().map(u8::from).collect(),
            outcome: OutcomeInfo::of(&game.status()),
            view: RawJson::new(&game.view(viewer(seat))).unwrap_or_default(),
            offers: offers.and_then(Result::ok).unwrap_or_else(RawJson::list),
            may_take_back: seat.is_some_and(|seat| self.may_take_back(seat)),
        })
    }

    fn open_proposal(&self) -> Option<OpenProposal> {
        let pending = self.pending.as_ref()?;
        Some(OpenProposal {
            proposal: pending.proposal,
            seq: pending.seq,
            by_seat: pending.by_seat,
            agreed: pending.agreed.clone(),
            needed: pending.proposal.gone().map(|_| pending.needed() as u8),
            missing: self.missing(pending).collect(),
        })
    }

    fn last_move_of(&self, own: SeatNumber) -> Option<Seq> {
        let is_own = |entry: &&Entry| matches!(entry.what, EntryKind::Moved { seat, .. } if seat == own);
        self.entries.iter().rev().find(is_own).map(|entry| entry.seq)
    }

    /// Entries after the given one.
    pub fn log(&self, seat: Option<SeatNumber>, after: Seq) -> Vec<LogEntry> {
        self.shown_entries(self.after(after).iter().take(MOST_ENTRIES), seat)
    }

    /// Entries are numbered from 1 without gaps.
    fn after(&self, seq: Seq) -> &[Entry] {
        usize::try_from(seq).ok().and_then(|index| self.entries.get(index..)).unwrap_or_default()
    }

    /// Entries as a seat or a spectator may know them.
    fn shown_entries<'a>(
        &self,
        entries: impl Iterator<Item = &'a Entry>,
        seat: Option<SeatNumber>,
    ) -> Vec<LogEntry> {
        let mut replay = Replay::default();
        let mut shown = |entry: &Entry| {
            let what = self.happening(entry, seat, &mut replay);
            LogEntry { seq: entry.seq, at: entry.at, what }
        };
        entries.map(&mut shown).collect()
    }

    fn happening(&self, entry: &Entry, reader: Option<SeatNumber>, replay: &mut Replay) -> Happening {
        match entry.what.clone() {
            EntryKind::Opened => Happening::Opened,
            EntryKind::Joined { seat, name, .. } => Happening::Joined { seat, name },
            EntryKind::BotSeated { seat, level } => Happening::BotSeated { seat, level },
            EntryKind::StoodUp { seat } => Happening::StoodUp { seat },
            EntryKind::Kicked { seat } => Happening::Kicked { seat },
            EntryKind::AddedToDeal { seat, .. } => Happening::AddedToDeal { seat },
            EntryKind::Started => Happening::Started,
            EntryKind::Moved { seat, stand_in, .. } => {
                let (number, events) = self.told(entry.seq, reader, replay);
                Happening::Moved { seat, number, stand_in, events }
            }
            EntryKind::TookBack { seat, moves } => Happening::TookBack { seat, moves },
            EntryKind::Proposed { seat, proposal } => Happening::Proposed { seat, proposal },
            EntryKind::Agreed { seat } => Happening::Agreed { seat },
            EntryKind::Declined { seat } => Happening::Declined { seat },
            EntryKind::Paused => Happening::Paused,
            EntryKind::Resumed { seat } => Happening::Resumed { seat },
            EntryKind::TimedOut { seat } => Happening::TimedOut { seat },
            EntryKind::Left { seat } => Happening::Left { seat },
            EntryKind::Back { seat } => Happening::Back { seat },
            EntryKind::Resigned { seat } => Happening::Resigned { seat },
            EntryKind::GivenToBot { seat, level, name } => Happening::GivenToBot { seat, level, name },
            EntryKind::SeatOpened { seat, name } => Happening::SeatOpened { seat, name },
            EntryKind::TookOver { seat, name, .. } => Happening::TookOver { seat, name },
            EntryKind::Ended { .. } => match self.ending.clone() {
                Some(ending) => Happening::Ended { ending },
                None => Happening::Opened,
            },
            EntryKind::Forgotten { seat } => Happening::Forgotten { seat },
            EntryKind::Renamed { name, .. } if name.is_empty() => Happening::FormerForgotten,
            EntryKind::Renamed { seat, name, .. } => Happening::Renamed { seat, name },
            EntryKind::HolidaySet { seat, from, until } => Happening::HolidaySet { seat, from, until },
            EntryKind::HolidayEnded { seat } => Happening::HolidayEnded { seat },
            EntryKind::RematchOpened { table } => Happening::RematchOpened { table },
            EntryKind::SeatKept { seat, name, .. } => Happening::SeatKept { seat, name },
            EntryKind::Came { seat } => Happening::Came { seat },
        }
    }

    /// The number of a move and what is told of it; after the end everything.
    fn told(
        &self,
        seq: Seq,
        reader: Option<SeatNumber>,
        replay: &mut Replay,
    ) -> (u32, Vec<serde_json::Value>) {
        let (number, game) = match (self.undone.get(&seq), self.move_entries.binary_search(&seq)) {
            (Some(undone), _) if !self.has_its_rules() => (undone.number as usize, None),
            (Some(undone), _) => (undone.number as usize, replay.up_to(self, seq)),
            (None, Ok(number)) => (number, self.game.as_ref()),
            (None, Err(_)) => (0, None),
        };
        let events = game.and_then(|game| {
            if self.is_over() { game.told_in_full(number) } else { game.told(number, viewer(reader)) }
        });
        (number as u32, events.map(|told| told.events).unwrap_or_default())
    }

    /// The position after so many moves, as the reader saw it; after the end as any seat saw it.
    pub fn moment(
        &self,
        reader: Option<SeatNumber>,
        number: u32,
        seen_by: Option<SeatNumber>,
    ) -> Result<Moment> {
        let game = self.the_game()?;
        let eyes = self.eyes(reader, seen_by)?;
        let Some((view, status)) = game.view_after(number as usize, viewer(eyes)) else {
            return self.no_such_moment();
        };
        let made = (number as usize).checked_sub(1).and_then(|index| game.made(index));
        let may_read = made.as_ref().is_some_and(|made| self.is_over() || reader == Some(made.seat.into()));
        let entry = (number as usize).checked_sub(1).and_then(|index| self.move_entries.get(index));
        Ok(Moment {
            number,
            view,
            waiting: status.waiting().iter().map(u8::from).collect(),
            outcome: OutcomeInfo::of(&status),
            seat: made.as_ref().map(|made| made.seat.into()),
            notation: made.filter(|_| may_read).map(|made| made.notation),
            at: entry.and_then(|seq| self.entries.get((*seq as usize).checked_sub(1)?)).map(|entry| entry.at),
            events: entry.map(|seq| self.told(*seq, reader, &mut Replay::default()).1).unwrap_or_default(),
        })
    }

    /// Whose eyes a reader looks through: the own ones, after the end anybody's.
    pub(super) fn eyes(
        &self,
        reader: Option<SeatNumber>,
        seen_by: Option<SeatNumber>,
    ) -> Result<Option<SeatNumber>> {
        if seen_by.is_some() && seen_by != reader && !self.is_over() {
            return not_now("you can look through other eyes when the game is over");
        }
        if seen_by.is_some_and(|seat| seat >= self.opening.settings.seats) {
            return refuse(ProblemKey::NotFound, "the table has no such seat");
        }
        Ok(seen_by.or(reader))
    }

    pub(super) fn no_such_moment<T>(&self) -> Result<T> {
        refuse(ProblemKey::NotFound, format!("the game has {} moves", self.the_game()?.moves_made()))
    }

    /// All that was hidden, after the end.
    pub fn reveal(&self) -> Result<Reveal> {
        let record = self.record()?;
        let state = self.game.as_ref().and_then(|game| serde_json::from_str(&game.dump()).ok());
        Ok(Reveal {
            state: state.unwrap_or_default(),
            deal: self.deal().to_string(),
            server_part: self.opening.server_part.to_string(),
            commitment: self.opening.server_part.commitment().to_string(),
            player_parts: self
                .chairs
                .iter()
                .map(|chair| chair.deal_part.clone().unwrap_or_default())
                .collect(),
            record: record.to_string(),
        })
    }
}

/// What a seat may have wanted with a thing, and why it cannot be done, as it is sent.
pub fn refused_about(game: &AnyGame, seat: Seat, thing: &str) -> Vec<RefusedMove> {
    let mut refused = Vec::new();
    for (notation, parts, refusal) in game.refused_about(seat, thing) {
        refused.push(RefusedMove { notation, parts, problem: not_played(refusal.into()) });
    }
    refused
}
