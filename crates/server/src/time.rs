//! What time it is.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
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
    /// How long one may sleep before looking at the clock again.
    pub fn patience(&self) -> Duration {
        match self {
            Self::Anchored(_) => Duration::from_secs(5),
            Self::Manual(_) | Self::Stopping(_) => Duration::from_millis(10),
        }
    }

    pub fn now(&self) -> Millis {
        match self {
            Self::Anchored(anchor) => anchor.at(running()),
            Self::Manual(now) | Self::Stopping(now) => now.load(Ordering::Relaxed),
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
        }
    }

    /// Whether a long time between two looks means that the process did not run.
    pub(crate) const fn shows_gaps(&self) -> bool {
        !matches!(self, Self::Manual(_))
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
fn running() -> Millis {
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
    fn a_clock_that_was_put_back_between_two_runs_goes_on_from_where_it_was() {
        let source = TimeSource::default();
        let later = source.now() + 3_600_000;
        let source = source.no_earlier_than(later);
        assert!((later..later + 60_000).contains(&source.now()));
        let unchanged = source.clone().no_earlier_than(1_000).now();
        assert!((later..later + 60_000).contains(&unchanged));
    }
}
