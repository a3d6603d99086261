//! Moves of people and bots.

use protocol::table::{EndingReason, OutcomeInfo, Sitter, TableState};
use protocol::{Millis, ProblemKey, SeatNumber, Seq};
use tabletop::Seat;

use super::{Entry, EntryKind, Table, Who};
use crate::refuse::{Result, not_now, not_played, not_your_seat, refuse};

/// No game comes near this; whoever does nothing but propose, decline, leave and come back does.
const MOST_ENTRIES: Seq = 20_000;

impl Table {
    /// The seat of a person who plays, while the game is on and can be played.
    pub(super) fn player(&self, who: &Who) -> Result<SeatNumber> {
        let seat = self.member(who)?;
        self.check_rules()?;
        Ok(seat)
    }

    /// The seat of a person at a game that is on.
    pub(super) fn member(&self, who: &Who) -> Result<SeatNumber> {
        let Some(seat) = who.seat else { return not_your_seat() };
        match self.state {
            TableState::Waiting => not_now("the game has not started"),
            TableState::Ended => not_now("the game is over"),
            TableState::Playing | TableState::Paused if self.chair(seat)?.resigned => {
                not_now("you have resigned")
            }
            TableState::Playing | TableState::Paused => Ok(seat),
        }
    }

    /// Refuses a message that was made for something else than what the seat is asked now.
    pub(super) fn check_fresh(&self, seat: SeatNumber, seq: Seq) -> Result<()> {
        let since = self.asked_since.get(usize::from(seat)).copied().unwrap_or(0);
        if seq < since || seq > self.seq() {
            let now = self.seq();
            return refuse(
                ProblemKey::Stale,
                format!("the table is at {now}; what you are asked has changed since {seq}"),
            );
        }
        Ok(())
    }

    /// Refuses a message about how a seat takes part that was made before that changed last, or for an entry that is not there.
    pub(super) fn check_standing(&self, own: SeatNumber, seq: Seq) -> Result<()> {
        let changes = |entry: &&Entry| match entry.what {
            EntryKind::Started | EntryKind::Paused | EntryKind::Resumed { .. } => true,
            EntryKind::TimedOut { seat }
            | EntryKind::Left { seat }
            | EntryKind::Back { seat }
            | EntryKind::TookOver { seat, .. } => seat == own,
            _ => false,
        };
        let since = self.entries.iter().rev().find(changes).map_or(0, |entry| entry.seq);
        if seq < since || seq > self.seq() {
            return refuse(
                ProblemKey::Stale,
                format!("how you take part has changed since {seq}: at {since}"),
            );
        }
        if self.seq() > MOST_ENTRIES {
            return refuse(ProblemKey::TooMany, "too much has happened at this table: play on or resign");
        }
        Ok(())
    }

    pub(super) fn make_move(
        &self,
        who: &Who,
        seq: Seq,
        notation: &str,
        lag: u64,
        now: Millis,
    ) -> Result<Vec<EntryKind>> {
        let seat = self.player(who)?;
        if self.state == TableState::Paused {
            return not_now("the game is paused");
        }
        self.check_fresh(seat, seq)?;
        self.check_legal(seat, notation)?;
        let mut happened = Vec::new();
        if self.chair(seat)?.stand_in {
            self.check_time(seat, now)?;
            happened.push(EntryKind::Back { seat });
        }
        happened.push(EntryKind::Moved { seat, notation: notation.trim().to_owned(), stand_in: false, lag });
        Ok(happened)
    }

    /// A bot's move counts only if the bot still has to decide, and on what it thought about.
    pub(super) fn bot_move(
        &self,
        seat: SeatNumber,
        moves: usize,
        notation: String,
    ) -> Result<Vec<EntryKind>> {
        let is_asked = self.bot_turns().iter().any(|turn| turn.seat == seat);
        if !is_asked || self.game.as_ref().is_none_or(|game| game.moves_made() != moves) {
            return refuse(ProblemKey::Stale, "the bot is no longer asked this");
        }
        self.check_legal(seat, &notation)?;
        let stand_in = self.chair(seat)?.sitter == Sitter::Person;
        Ok(vec![EntryKind::Moved { seat, notation, stand_in, lag: 0 }])
    }

    fn check_legal(&self, seat: SeatNumber, notation: &str) -> Result<()> {
        let game = self.the_game()?;
        let Ok(seat) = Seat::try_from(seat) else { return not_your_seat() };
        game.why_not(seat, notation).map_err(not_played)
    }

    /// Whether the game has come to its end, and the table does not say so yet.
    pub fn is_over_by_the_rules(&self) -> bool {
        self.end_by_the_rules(self.changed_at).is_some()
    }

    /// The entry that ends the table when the game has come to its end.
    pub(super) fn end_by_the_rules(&self, now: Millis) -> Option<Entry> {
        let game = self.game.as_ref().filter(|_| !self.is_over())?;
        let outcome = Some(OutcomeInfo::of(&game.status())?);
        let what = EntryKind::Ended { reason: EndingReason::Finished, seat: None, outcome };
        Some(Entry { seq: self.seq() + 1, at: now, cause: None, what })
    }
}
