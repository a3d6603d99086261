//! How closely a game is looked at.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bots::{BotLevel, Insight, InsightVisitor, Limits};
use catalog::AnyGame;
use tabletop::Seat;

use crate::luck::SAMPLES;

/// How closely to look at each position.
#[derive(Clone, Debug)]
pub struct Budget {
    /// How often each decision is looked ahead from, and again to compare the move made with the best. Half of it goes into
    /// each seat's view of the position.
    pub iterations: u32,
    pub seed: u64,
    /// Set from outside, it ends the look at a position at once; what was found out then is of no use.
    pub stop: Option<Arc<AtomicBool>>,
}

struct Master(u8);

impl InsightVisitor for Master {
    type Output = u32;

    fn visit<G: Insight>(self) -> u32 {
        G::style(BotLevel::Master, self.0).iterations
    }
}

impl Budget {
    /// So many times the search of a master.
    pub fn of_masters(game: &AnyGame, times: u32, seed: u64) -> Self {
        let master = bots::visit(game.kind(), Master(game.seats()));
        Self { iterations: master.saturating_mul(times), seed, stop: None }
    }

    pub(crate) fn search(&self, number: usize) -> Limits {
        self.limits(self.iterations, number, 1)
    }

    pub(crate) fn comparison(&self, number: usize) -> Limits {
        self.limits(self.iterations, number, 2)
    }

    pub(crate) fn watching(&self, number: usize) -> Limits {
        self.limits(self.iterations / 2, number, 3)
    }

    /// One of several looks at what chance did in a move.
    pub(crate) fn luck(&self, number: usize, seat: Seat, sample: u32) -> Limits {
        let number = number | seat.index() << 20;
        self.limits(self.iterations / 2 / SAMPLES, number, 4 + u64::from(sample))
    }

    /// One of several looks at the first position.
    pub(crate) fn deal(&self, seat: Seat, sample: u32) -> Limits {
        self.limits(self.iterations / 2 / SAMPLES, seat.index() << 20, 32 + u64::from(sample))
    }

    /// Another seed for every position and purpose: the comparison must not see the deals that the best move was chosen on.
    fn limits(&self, iterations: u32, number: usize, purpose: u64) -> Limits {
        let seed = (self.seed ^ ((number as u64) << 24) ^ (purpose << 56))
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(29);
        Limits { stop: self.stop.clone(), ..Limits::iterations(iterations.max(1), seed) }
    }
}
