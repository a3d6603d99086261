//! How long a computer player may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::level::BotLevel;

/// What is left of the time when thinking ends, so that a busy machine does not make a player late: the share of
/// the limit that may be used.
const USABLE: f64 = 0.5;

/// Tells the time since some fixed moment. Where the standard library has no clock (in a browser) another is given.
pub type NowFn = fn() -> Duration;

/// What bounds one decision. With iterations and without time, the same seed gives the same decision on every machine,
/// whatever the number of threads.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Thinking ends well before this has passed; no clock is asked when there is none.
    pub time: Option<Duration>,
    /// How often to look ahead; as often as the level does when there is none.
    pub iterations: Option<u32>,
    /// How many threads may think at once. The result does not depend on it.
    pub threads: usize,
    pub seed: u64,
    /// Set from outside, it ends the thinking at once; the best move found so far is the answer.
    pub stop: Option<Arc<AtomicBool>>,
    pub clock: NowFn,
}

impl Default for Limits {
    fn default() -> Self {
        Self { time: None, iterations: None, threads: 1, seed: 0, stop: None, clock: system_clock }
    }
}

impl Limits {
    /// So many iterations, and no clock.
    pub fn iterations(iterations: u32, seed: u64) -> Self {
        Self { iterations: Some(iterations), seed, ..Self::default() }
    }

    /// At most the given time.
    #[must_use]
    pub fn within(mut self, time: Duration) -> Self {
        self.time = Some(self.time.map_or(time, |other| other.min(time)));
        self
    }
}

impl Limits {
    /// These, or the level's own limit of time where neither time nor iterations are limited.
    pub(crate) fn or_those_of(&self, level: BotLevel) -> Self {
        let is_bounded = self.time.is_some() || self.iterations.is_some();
        let time = if is_bounded { self.time } else { Some(level.time_limit()) };
        Self { time, ..self.clone() }
    }
}

/// The limits of a decision that is being made.
#[derive(Clone, Debug)]
pub(crate) struct RunningLimits {
    until: Option<Duration>,
    clock: NowFn,
    stop: Option<Arc<AtomicBool>>,
}

impl RunningLimits {
    pub(crate) fn start(limits: &Limits) -> Self {
        let until = limits.time.map(|time| (limits.clock)() + time.mul_f64(USABLE));
        Self { until, clock: limits.clock, stop: limits.stop.clone() }
    }

    /// The same, with only one of so many equal parts of the time that is left.
    pub(crate) fn share(&self, parts: u32) -> Self {
        let until = self.until.map(|until| {
            let now = (self.clock)();
            now + until.saturating_sub(now) / parts.max(1)
        });
        Self { until, ..self.clone() }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.until.is_some_and(|until| (self.clock)() >= until)
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn system_clock() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// A browser gives its own clock; without one only iterations bound the thinking.
#[cfg(target_arch = "wasm32")]
fn system_clock() -> Duration {
    Duration::ZERO
}
