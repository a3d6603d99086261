//! What time it is.
//!
//! - `uptime`: when the process did not run.
//! - `calendar`: times as people write them.
//! - `timers`: waiting, and how long something took.

pub(crate) mod calendar;
pub(crate) mod timers;
pub(crate) mod uptime;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use protocol::Millis;

/// The clock of the server. It is handed in, so that tests can turn it.
#[derive(Clone, Debug)]
pub enum TimeSource {
    /// The clock on the wall as it was once, and since then the time that has passed. It never jumps, whatever is done to that on the
    /// wall.
    Anchored(Anchor),
    /// Stands still until somebody moves it. The process runs all the time.
    Manual(Arc<AtomicU64>),
    /// The same, and whoever moves it far has stopped the process meanwhile.
    Stopping(Arc<AtomicU64>),
    /// The clock of the database that several nodes share, as far as this one knows it.
    Shared(Arc<SharedClock>),
    /// The time of a simulation.
    #[cfg(test)]
    Virtual,
}

/// The time since the machine was started, with what lies between it and the clock of the database.
#[derive(Debug)]
pub struct SharedClock {
    best: Mutex<Comparison>,
    /// The latest time that was told: it does not go back.
    told: AtomicU64,
}

/// One look at both clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Comparison {
    /// The clock of the database is so far ahead.
    ahead: i64,
    /// It may be wrong by this much.
    error: Millis,
    /// When it was made, on the own clock.
    at: Millis,
}

/// Clocks of machines drift apart: a comparison gets worse by a millisecond in so many.
const DRIFT: Millis = 1_000;

impl SharedClock {
    /// The own clock, as long as nobody has asked the database. It may be wrong by anything.
    fn new(ahead: i64) -> Self {
        let best = Comparison { ahead, error: Millis::MAX / 2, at: running() };
        Self { best: Mutex::new(best), told: AtomicU64::new(0) }
    }

    fn lock(&self) -> MutexGuard<'_, Comparison> {
        self.best.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The database said `now` at some time between the two. The comparison that can be least wrong counts.
    fn compare(&self, asked_at: Millis, answered_at: Millis, now: Millis) {
        let error = answered_at.saturating_sub(asked_at) / 2;
        let new = Comparison { ahead: (now as i64) - (asked_at + error) as i64, error, at: answered_at };
        let mut best = self.lock();
        if error <= best.error + answered_at.saturating_sub(best.at) / DRIFT {
            *best = new;
        }
    }

    fn now(&self) -> Millis {
        let now = (running() as i64 + self.lock().ahead).max(0) as Millis;
        self.told.fetch_max(now, Ordering::Relaxed).max(now)
    }
}

/// One moment on two clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Anchor {
    wall: Millis,
    running: Millis,
}

impl Default for TimeSource {
    /// The wall is looked at once, now.
    fn default() -> Self {
        Self::Anchored(Anchor { wall: wall(), running: running() })
    }
}

impl TimeSource {
    /// The same clock for a node among several: it is compared with the database's from now on. A clock that a test turns stays.
    #[must_use]
    pub(crate) fn shared(self) -> Self {
        match self {
            Self::Anchored(anchor) => {
                let ahead = anchor.wall as i64 - anchor.running as i64;
                Self::Shared(Arc::new(SharedClock::new(ahead)))
            }
            other => other,
        }
    }

    /// A clock that is wrong by so many milliseconds.
    #[must_use]
    pub fn wrong_by(self, millis: i64) -> Self {
        match self {
            Self::Anchored(Anchor { wall, running }) => {
                Self::Anchored(Anchor { wall: wall.saturating_add_signed(millis), running })
            }
            other => other,
        }
    }

    /// The database said that it is `now`, when it was asked at the first and had answered at the second moment since the machine was
    /// started.
    pub(crate) fn compare(&self, asked_at: Millis, answered_at: Millis, now: Millis) {
        if let Self::Shared(clock) = self {
            clock.compare(asked_at, answered_at, now);
        }
    }

    /// How long one may sleep before looking at the clock again.
    pub fn patience(&self) -> Duration {
        match self {
            Self::Anchored(_) | Self::Shared(_) => Duration::from_secs(5),
            Self::Manual(_) | Self::Stopping(_) => Duration::from_millis(10),
            #[cfg(test)]
            Self::Virtual => Duration::from_secs(5),
        }
    }

    pub fn now(&self) -> Millis {
        match self {
            Self::Anchored(anchor) => anchor.at(running()),
            Self::Manual(now) | Self::Stopping(now) => now.load(Ordering::Relaxed),
            Self::Shared(clock) => clock.now(),
            #[cfg(test)]
            Self::Virtual => crate::simulation::now(),
        }
    }

    /// The same clock, put forward where it is behind: time does not go back from one run of the server to the next.
    #[must_use]
    pub fn no_earlier_than(self, time: Millis) -> Self {
        match self {
            Self::Anchored(Anchor { wall, running }) => {
                let behind = time.saturating_sub(Self::Anchored(Anchor { wall, running }).now());
                Self::Anchored(Anchor { wall: wall + behind, running })
            }
            Self::Manual(ref now) | Self::Stopping(ref now) => {
                now.fetch_max(time, Ordering::Relaxed);
                self
            }
            // It is not this node's to put forward.
            Self::Shared(_) => self,
            #[cfg(test)]
            Self::Virtual => self,
        }
    }

    /// Whether a long time between two looks means that nobody could act. Other nodes may have run while this one did not.
    pub(crate) const fn may_show_gaps(&self) -> bool {
        matches!(self, Self::Anchored(_) | Self::Stopping(_))
    }
}

impl Anchor {
    const fn at(self, running: Millis) -> Millis {
        self.wall + running.saturating_sub(self.running)
    }
}

fn wall() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
}

/// Milliseconds since the machine was started, the time when it slept included.
pub(crate) fn running() -> Millis {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    let (seconds, nanoseconds) = (now.tv_sec.unsigned_abs(), now.tv_nsec.unsigned_abs());
    seconds * 1_000 + nanoseconds / 1_000_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_to_the_clock_on_the_wall_is_not_noticed() {
        let anchor = Anchor { wall: 1_800_000_000_000, running: 5_000 };
        assert_eq!(anchor.at(5_000), 1_800_000_000_000);
        assert_eq!(anchor.at(65_000), 1_800_000_060_000);
        assert_eq!(anchor.at(4_000), 1_800_000_000_000, "it does not go back");
    }

    #[test]
    fn of_two_comparisons_the_one_that_can_be_less_wrong_counts_and_time_does_not_go_back() {
        let clock = SharedClock::new(-3_600_000);
        let own = running();
        clock.compare(own, own + 10, own + 1_000_005);
        assert_eq!(clock.lock().ahead, 1_000_000);
        clock.compare(own, own + 4_000, own + 1_004_000);
        assert_eq!(clock.lock().ahead, 1_000_000, "an answer that took long says little");
        let before = clock.now();
        clock.compare(own + 100, own + 104, own + 102);
        assert_eq!(clock.lock().ahead, 0);
        assert_eq!(clock.now(), before);
    }

    #[test]
    fn a_clock_that_was_put_back_between_two_runs_goes_on_from_where_it_was() {
        let source = TimeSource::default();
        let later = source.now() + 3_600_000;
        let source = source.no_earlier_than(later);
        assert!((later..later + 60_000).contains(&source.now()));
        let unchanged = source.clone().no_earlier_than(1_000).now();
        assert!((later..later + 60_000).contains(&unchanged));
    }
}
