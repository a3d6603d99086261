//! A version of the rules that is not there yet, for trying out how programs are replaced while games are on.
//!
//! Nobody plays it unless a program is told to ([`try_next_rules`], `tertulia serve --next-rules`): then the game has one version more, in
//! which the same deal is shuffled otherwise, so that a game of either version cannot be replayed under the other.

use std::sync::OnceLock;

use serde_json::Value;
use tabletop::Deal;

use crate::{AnyGame, GameKind, StartError};

static TRIAL: OnceLock<GameKind> = OnceLock::new();

/// From now on this game has one version of its rules more; the one before is played as well. For one game in a program, once.
pub fn try_next_rules(kind: GameKind) {
    TRIAL.get_or_init(|| kind);
}

impl GameKind {
    /// The version of the rules that new games follow.
    pub fn rules_version(self) -> u32 {
        self.settled_version() + u32::from(self.is_tried())
    }

    /// Whether this program can play games that follow the given version of the rules: nothing is ever replayed under another one.
    /// docs/decisions/0008-rules-versions.md says how a second version comes in here.
    pub fn has_rules(self, version: u32) -> bool {
        version == self.settled_version()
            || version == self.rules_version()
            || self.is_earlier_version(version)
    }

    fn is_tried(self) -> bool {
        TRIAL.get() == Some(&self)
    }
}

impl AnyGame {
    /// Starts a game under one of the versions of the rules that the program plays.
    pub fn start_under(
        kind: GameKind,
        version: u32,
        seats: u8,
        options: &Value,
        deal: Deal,
    ) -> Result<Self, StartError> {
        let is_next = version > kind.settled_version();
        Self::start(kind, seats, options, if is_next { Deal::combine(&deal, &[b"next"]) } else { deal })
    }
}
