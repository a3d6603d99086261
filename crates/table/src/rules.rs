//! Tables that follow a version of the rules that this program does not have (docs/decisions/0008-rules-versions.md).
//!
//! Such a table is built without its game: who sits there, what was done and how it ended is known; what it came to on the board is
//! not guessed. It can be looked at, broken off and written down, but nobody can play on.

use catalog::AnyGame;
use protocol::{Problem, ProblemKey};
use tabletop::{Outcome, Record, RecordStart, RecordedMove, Seat};

use super::{EntryKind, Table};
use crate::refuse::{Result, not_now};

impl Table {
    /// Whether this program has the rules that the table follows.
    pub fn has_its_rules(&self) -> bool {
        self.opening.kind.has_rules(self.opening.rules_version)
    }

    /// Refuses whatever would go on with a game whose rules are not here.
    pub(super) fn check_rules(&self) -> Result<()> {
        if self.has_its_rules() {
            return Ok(());
        }
        let (kind, follows) = (self.opening.kind, self.opening.rules_version);
        let plays = kind.rules_version();
        let detail = format!(
            "this table follows version {follows} of the rules of {kind}, and this server plays version {plays}: it can be \
             looked at, broken off and exported, but not played on"
        );
        let mut problem = Problem::new(ProblemKey::OtherRules, detail);
        problem.values = [("follows", follows), ("plays", plays)]
            .map(|(name, version)| (name.to_owned(), version.into()))
            .into();
        Err(problem)
    }

    /// The game, where there is one to ask.
    pub fn the_game(&self) -> Result<&AnyGame> {
        self.check_rules()?;
        self.game.as_ref().map_or_else(|| not_now("the game has not started"), Ok)
    }

    /// The record as it follows from the entries alone, with no game to ask.
    pub(super) fn written_down(&self) -> Record {
        let settings = &self.opening.settings;
        let options = if settings.options.is_null() { "{}".to_owned() } else { settings.options.to_string() };
        let start = match &self.opening.position {
            Some(state) => RecordStart::Position(state.clone()),
            None => RecordStart::Deal { options, deal: self.deal() },
        };
        let made =
            self.move_entries.iter().filter_map(|seq| self.entries.get((*seq as usize).checked_sub(1)?));
        let recorded = made.filter_map(|entry| match &entry.what {
            EntryKind::Moved { seat, notation, .. } => Some(RecordedMove {
                seat: Seat::try_from(*seat).ok()?,
                notation: notation.clone(),
                at: self.started_at.map(|started| entry.at.saturating_sub(started)),
            }),
            _ => None,
        });
        let outcome = self.ending.as_ref().and_then(|ending| ending.outcome.as_ref());
        Record {
            game: self.opening.kind.name().to_owned(),
            rules_version: self.opening.rules_version,
            seats: settings.seats,
            start,
            remarks: Vec::new(),
            moves: recorded.collect(),
            outcome: outcome.map(Outcome::from),
        }
    }
}
