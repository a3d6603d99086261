//! What an entry changes. Rebuilding a table and playing at it go through the same lines.

use catalog::AnyGame;
use protocol::clock::Holiday;
use protocol::table::{Ending, EndingReason, OutcomeInfo, Proposal, Sitter, TableState};
use protocol::{Millis, SeatNumber};
use tabletop::{Deal, Seat, SeatSet};

use super::undone::UndonePlace;
use super::{Away, Chair, Entry, EntryKind, Opening, PendingProposal, Table};

/// What is stored cannot be: it is damaged, or the rules have changed.
#[derive(Clone, Debug, thiserror::Error)]
#[error("table {table}, entry {seq}: {cause}")]
pub struct LogError {
    /// Which table.
    pub table: String,
    /// Which of its entries.
    pub seq: u64,
    /// What does not fit.
    pub cause: String,
}

impl Table {
    pub(super) fn apply(&mut self, entry: Entry) -> Result<(), LogError> {
        let broken =
            |table: &Self, cause: String| LogError { table: table.id().to_owned(), seq: entry.seq, cause };
        if entry.seq != self.seq() + 1 {
            return Err(broken(self, format!("it should be {}", self.seq() + 1)));
        }
        let before = self.waiting();
        let lag = match entry.what {
            EntryKind::Moved { seat, lag, .. } => Some((seat, lag)),
            _ => None,
        };
        self.clock.stop(entry.at, lag);
        let offered_before = self.offered_to_others(&entry.what);
        self.change(&entry).map_err(|cause| broken(self, cause))?;
        self.note_questions(&entry, &offered_before);
        self.note_waiting(&entry);
        self.note_turns(&entry);
        self.run_clocks(before, &entry);
        self.changed_at = entry.at;
        if let Some(cause) = &entry.cause {
            self.done.insert(cause.clone(), entry.seq);
        }
        self.entries.push(entry);
        Ok(())
    }

    fn change(&mut self, entry: &Entry) -> Result<(), String> {
        match &entry.what {
            EntryKind::Opened => {}
            EntryKind::Joined { seat, name, player } => {
                self.sit(*seat, Sitter::Person, name)?;
                self.at_mut(*seat)?.player.clone_from(player);
            }
            EntryKind::SeatKept { seat, name, player } => {
                self.sit(*seat, Sitter::Person, name)?;
                let chair = self.at_mut(*seat)?;
                chair.player.clone_from(player);
                chair.kept = true;
            }
            EntryKind::Came { seat } => self.at_mut(*seat)?.kept = false,
            EntryKind::BotSeated { seat, level } => self.sit(*seat, Sitter::Bot { level: *level }, "")?,
            EntryKind::StoodUp { seat } | EntryKind::Kicked { seat } => {
                self.sit(*seat, Sitter::Open, "")?;
                self.host_seat = self.host_seat.filter(|host| host != seat);
            }
            EntryKind::AddedToDeal { seat, part } => self.at_mut(*seat)?.deal_part = Some(part.clone()),
            EntryKind::Started => self.begin(entry)?,
            EntryKind::Moved { seat, notation, .. } => self.play(*seat, notation, entry)?,
            EntryKind::TookBack { moves, .. } => self.undo(*moves)?,
            EntryKind::Proposed { seat, proposal } => self.note_proposal(*seat, *proposal, entry),
            EntryKind::Agreed { seat } => {
                if let Some(pending) = &mut self.pending {
                    pending.agreed.push(*seat);
                }
            }
            EntryKind::Declined { seat } => {
                let pending = self.pending.take();
                self.pending = pending.and_then(|pending| pending.without(*seat));
            }
            EntryKind::Paused => {
                self.state = TableState::Paused;
                self.pending = None;
            }
            EntryKind::Resumed { .. } => self.state = TableState::Playing,
            EntryKind::TimedOut { seat } => {
                self.goes(*seat, Away { since: entry.at, is_out_of_time: true })?;
            }
            EntryKind::Left { seat } => self.goes(*seat, Away { since: entry.at, is_out_of_time: false })?,
            EntryKind::Back { seat } => self.note_return(*seat)?,
            EntryKind::Resigned { seat } => {
                self.hand_over(*seat)?;
                self.at_mut(*seat)?.resigned = true;
            }
            EntryKind::GivenToBot { seat, level, .. } => {
                self.replace(*seat, Sitter::Bot { level: *level }, entry.at)?;
            }
            EntryKind::SeatOpened { seat, .. } => {
                self.replace(*seat, Sitter::Person, entry.at)?;
                let chair = self.at_mut(*seat)?;
                (chair.vacant, chair.stand_in) = (true, true);
            }
            EntryKind::TookOver { seat, name, player } => {
                self.replace(*seat, Sitter::Person, entry.at)?;
                let chair = self.at_mut(*seat)?;
                chair.name.clone_from(name);
                chair.player.clone_from(player);
                self.clock.starts_anew(*seat);
            }
            EntryKind::Ended { reason, seat, outcome } => {
                self.note_end(*reason, *seat, outcome.as_ref(), entry.at)?;
            }
            EntryKind::Forgotten { seat } => self.forget(*seat)?,
            EntryKind::Renamed { seat, since, name } => self.put_name(*seat, *since, name),
            EntryKind::HolidaySet { seat, from, until } => {
                self.note_holiday(*seat, Some(Holiday { from: *from, until: *until }), entry.at)?;
            }
            EntryKind::HolidayEnded { seat } => self.note_holiday(*seat, None, entry.at)?,
            EntryKind::RematchOpened { table } => self.rematch = Some(table.clone()),
        }
        Ok(())
    }

    fn note_proposal(&mut self, seat: SeatNumber, proposal: Proposal, entry: &Entry) {
        self.pending = Some(PendingProposal {
            proposal,
            seq: entry.seq,
            at: entry.at,
            by_seat: seat,
            agreed: vec![seat],
            declined: Vec::new(),
            voters: proposal.gone().map_or_else(Vec::new, |gone| self.voters(gone, entry.at)),
        });
    }

    fn note_return(&mut self, seat: SeatNumber) -> Result<(), String> {
        let chair = self.at_mut(seat)?;
        (chair.stand_in, chair.away) = (false, None);
        self.pending = self.pending.take().filter(|pending| pending.proposal.gone() != Some(seat));
        Ok(())
    }

    fn note_end(
        &mut self,
        reason: EndingReason,
        seat: Option<SeatNumber>,
        outcome: Option<&OutcomeInfo>,
        at: Millis,
    ) -> Result<(), String> {
        self.check_outcome(outcome)?;
        let winners = self.winners(reason, seat, outcome);
        self.state = TableState::Ended;
        self.ended_at = Some(at);
        self.pending = None;
        self.ending = Some(Ending { reason, seat, outcome: outcome.cloned(), winners });
        Ok(())
    }

    fn note_holiday(&mut self, seat: SeatNumber, holiday: Option<Holiday>, at: Millis) -> Result<(), String> {
        self.at_mut(seat)?.holiday = holiday;
        self.clock.set_holiday(seat, holiday, at);
        Ok(())
    }

    /// Nothing that is kept in memory names whoever sat there, either.
    fn forget(&mut self, seat: SeatNumber) -> Result<(), String> {
        for (seq, what) in self.entries_naming(seat) {
            if let Some(entry) = self.entries.iter_mut().find(|entry| entry.seq == seq) {
                entry.what = what;
            }
        }
        let chair = self.at_mut(seat)?;
        if chair.sitter == Sitter::Person {
            chair.name.clear();
            chair.player = None;
            chair.forgotten = true;
        }
        Ok(())
    }

    /// A game that is replayed must come to the end that was stored.
    fn check_outcome(&self, stored: Option<&OutcomeInfo>) -> Result<(), String> {
        if !self.has_its_rules() {
            return Ok(());
        }
        let reached = self.game.as_ref().and_then(|game| OutcomeInfo::of(&game.status()));
        if reached.as_ref() == stored {
            return Ok(());
        }
        Err(format!("the game ends with {reached:?}, and was stored with {stored:?}"))
    }

    /// A game of earlier rules that go on under the present ones has not come to an end there that nobody was told of.
    pub(super) fn check_goes_on(&self) -> Result<(), LogError> {
        let Opening { kind, rules_version, .. } = &self.opening;
        let is_over = self.game.as_ref().is_some_and(|game| game.status().is_finished());
        if *rules_version == kind.rules_version() || self.is_over() || !is_over {
            return Ok(());
        }
        let cause = format!("under version {} of the rules the game would be over", kind.rules_version());
        Err(LogError { table: self.id().to_owned(), seq: self.seq(), cause })
    }

    fn at_mut(&mut self, seat: SeatNumber) -> Result<&mut Chair, String> {
        self.chairs.get_mut(usize::from(seat)).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn sit(&mut self, seat: SeatNumber, sitter: Sitter, name: &str) -> Result<(), String> {
        *self.at_mut(seat)? = Chair::new(sitter, name);
        Ok(())
    }

    /// Somebody else sits on the chair from now on. What was added to the deal stays part of it.
    fn replace(&mut self, seat: SeatNumber, sitter: Sitter, at: Millis) -> Result<(), String> {
        self.clock.set_holiday(seat, None, at);
        let chair = self.at_mut(seat)?;
        *chair = Chair { deal_part: chair.deal_part.take(), ..Chair::new(sitter, "") };
        self.pending = None;
        self.host_seat = self.host_seat.filter(|host| *host != seat);
        Ok(())
    }

    fn goes(&mut self, seat: SeatNumber, away: Away) -> Result<(), String> {
        self.hand_over(seat)?;
        self.at_mut(seat)?.away = Some(away);
        Ok(())
    }

    fn hand_over(&mut self, seat: SeatNumber) -> Result<(), String> {
        self.at_mut(seat)?.stand_in = true;
        self.pending = None;
        Ok(())
    }

    /// The deal comes from the server's part and what the players added.
    pub(super) fn deal(&self) -> Deal {
        let parts: Vec<&[u8]> =
            self.chairs.iter().map(|chair| chair.deal_part.as_deref().unwrap_or("").as_bytes()).collect();
        Deal::combine(&self.opening.server_part, &parts)
    }

    fn begin(&mut self, entry: &Entry) -> Result<(), String> {
        self.state = TableState::Playing;
        self.started_at = Some(entry.at);
        self.clock.begin(entry.at);
        if !self.has_its_rules() {
            return Ok(());
        }
        self.game = Some(self.first_position()?);
        Ok(())
    }

    /// The game before its first move.
    pub(super) fn first_position(&self) -> Result<AnyGame, String> {
        let Opening { kind, rules_version, settings, position, .. } = &self.opening;
        if let Some(state) = position {
            return AnyGame::load(Some(*kind), state).map_err(|error| error.to_string());
        }
        AnyGame::start_under(*kind, *rules_version, settings.seats, &settings.options, self.deal())
            .map_err(|error| error.to_string())
    }

    fn play(&mut self, seat: SeatNumber, notation: &str, entry: &Entry) -> Result<(), String> {
        let since = entry.at.saturating_sub(self.started_at.unwrap_or(entry.at));
        let seat = Seat::try_from(seat).map_err(|error| error.to_string())?;
        if self.has_its_rules() {
            let game = self.game.as_mut().ok_or("the game has not started")?;
            game.play(seat, notation, Some(since)).map_err(|error| error.to_string())?;
        }
        self.move_entries.push(entry.seq);
        self.pending = None;
        Ok(())
    }

    fn undo(&mut self, moves: u32) -> Result<(), String> {
        for _ in 0..moves {
            let seq = self.move_entries.pop().ok_or("there is no move to take back")?;
            let undone = UndonePlace {
                number: self.move_entries.len() as u32,
                after: self.move_entries.last().copied(),
            };
            self.undone.insert(seq, undone);
            if self.has_its_rules() {
                self.game.as_mut().ok_or("the game has not started")?.take_back();
            }
        }
        self.pending = None;
        Ok(())
    }

    /// The moves of the seats that are waited for besides the one that moves: where several choose at once, one does not make
    /// the choice of another stale.
    fn offered_to_others(&self, what: &EntryKind) -> Vec<(Seat, Vec<String>)> {
        let (EntryKind::Moved { seat, .. }, Some(game)) = (what, &self.game) else { return Vec::new() };
        let others = self.waiting().iter().filter(|other| u8::from(*other) != *seat);
        others.map(|other| (other, game.legal(other))).collect()
    }

    fn note_questions(&mut self, entry: &Entry, before: &[(Seat, Vec<String>)]) {
        let is_asked_anew =
            matches!(entry.what, EntryKind::Moved { .. } | EntryKind::TookBack { .. } | EntryKind::Started);
        if !is_asked_anew {
            return;
        }
        let unchanged: SeatSet = match &self.game {
            Some(game) => before
                .iter()
                .filter(|(seat, moves)| game.legal(*seat) == *moves)
                .map(|(seat, _)| *seat)
                .collect(),
            None => SeatSet::EMPTY,
        };
        for (index, since) in self.asked_since.iter_mut().enumerate() {
            let is_unchanged = u8::try_from(index)
                .ok()
                .and_then(|index| Seat::try_from(index).ok())
                .is_some_and(|seat| unchanged.contains(seat));
            if !is_unchanged {
                *since = entry.seq;
            }
        }
    }

    /// Since when the game waits for each seat: since it asks it, or since the seat itself did something last.
    fn note_waiting(&mut self, entry: &Entry) {
        let asked = if self.state == TableState::Playing { self.waiting() } else { SeatSet::EMPTY };
        let alive = entry.what.sign_of_life();
        for (index, since) in self.waited_since.iter_mut().enumerate() {
            let number = index as SeatNumber;
            let is_asked = Seat::try_from(number).is_ok_and(|seat| asked.contains(seat));
            let kept = since.filter(|_| alive != Some(number)).unwrap_or(entry.at);
            *since = is_asked.then_some(kept);
        }
    }

    /// Since when it is the turn of each seat. What goes on without a break is one turn: neither the own moves nor those of others who
    /// choose at the same time begin it anew, nor does a move that is taken back within it. When a game goes on after a break, all turns begin anew.
    fn note_turns(&mut self, entry: &Entry) {
        let asked = self.waiting();
        let goes_on = !matches!(entry.what, EntryKind::Resumed { .. });
        for (index, since) in self.turns_since.iter_mut().enumerate() {
            let is_asked = Seat::try_from(index as SeatNumber).is_ok_and(|seat| asked.contains(seat));
            *since = is_asked.then(|| since.filter(|_| goes_on).unwrap_or(entry.at));
        }
    }

    /// Clocks run for people who are waited for, also while a bot stands in for them.
    fn run_clocks(&mut self, before: SeatSet, entry: &Entry) {
        let after = self.waiting();
        if let EntryKind::Moved { seat, .. } = entry.what {
            let moved =
                Seat::try_from(seat).ok().filter(|moved| before.contains(*moved) && !after.contains(*moved));
            if moved.is_some() {
                self.clock.turn_ends(seat);
            }
        }
        self.clock.ask(after, entry.at);
        if self.state == TableState::Playing {
            let those = |wanted: fn(&Chair) -> bool| {
                let is_one = |seat: &Seat| self.chairs.get(seat.index()).is_some_and(wanted);
                after.iter().filter(is_one).collect()
            };
            let people: SeatSet = those(|chair| chair.sitter == Sitter::Person && !chair.resigned);
            let stood_in_for: SeatSet = those(|chair| chair.stand_in);
            self.clock.run(people, stood_in_for, entry.at);
        }
    }
}
