//! Tables whose result counts for the players' ratings (docs/ratings.md). What would make it worth less is not to be had there.

use protocol::ProblemKey;
use protocol::clock::Pace;
use protocol::table::Settings;

use super::Table;
use crate::refuse::{Result, refuse};

/// Refuses settings that do not go with a rating.
pub(super) fn check(settings: &Settings) -> Result<()> {
    if !settings.rated {
        return Ok(());
    }
    if settings.pace == Pace::Unlimited {
        return refuse(ProblemKey::BadMessage, "a rated table has a clock");
    }
    if settings.hints == Some(true) {
        return refuse(ProblemKey::BadMessage, "a rated table has no hints");
    }
    // All games call a file of one's own so: a rating for what nobody else plays would say nothing.
    let is_own = |name: &str| settings.options.get(name).is_some_and(|own| !own.is_null());
    if is_own("board") || is_own("edition") {
        return refuse(ProblemKey::BadMessage, "a rated table has the board and the edition of the box");
    }
    Ok(())
}

impl Table {
    /// Whether the result counts for ratings.
    pub fn is_rated(&self) -> bool {
        self.opening.settings.rated
    }

    /// Refuses what is not to be had at a rated table: taking back, and seats that go to others.
    pub(super) fn check_unrated(&self) -> Result<()> {
        if self.is_rated() {
            return refuse(ProblemKey::SwitchedOff, "this is not to be had at a rated table");
        }
        Ok(())
    }

    /// Refuses whoever would break off a rated game or stop its clock on their own: a game that goes badly would never count, and there would
    /// be as much time to think as anybody likes.
    pub(super) fn check_may_stop_alone(&self) -> Result<()> {
        if self.is_rated() {
            return refuse(
                ProblemKey::SwitchedOff,
                "a rated game is neither broken off nor paused by one alone: whoever does not play on gives up",
            );
        }
        Ok(())
    }

    /// Refuses people without an account at a rated table.
    pub(super) fn check_rated_player(&self, player: Option<&str>) -> Result<()> {
        if self.is_rated() && player.is_none() {
            return refuse(ProblemKey::NoAccount, "at a rated table everybody has an account");
        }
        Ok(())
    }
}
