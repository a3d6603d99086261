//! Notices when the process did not run although it was there: somebody stopped it, or the machine slept. Nobody could act meanwhile, so
//! such times are outages, like those when no server ran.

use std::sync::{Mutex, PoisonError};

use protocol::Millis;
use table::Outage;

use crate::time::TimeSource;

/// A server that runs looks at the clock more often than this, in milliseconds, even when it is busy.
const LONGEST_LOOK_AWAY: Millis = 2_000;

/// The time, and when the process did not run.
#[derive(Debug)]
pub(crate) struct Uptime {
    time: TimeSource,
    noticed: Mutex<UptimeState>,
}

#[derive(Debug)]
struct UptimeState {
    last_look: Millis,
    outages: Vec<Outage>,
}

impl Uptime {
    pub(crate) fn new(time: TimeSource) -> Self {
        let noticed = UptimeState { last_look: time.now(), outages: Vec::new() };
        Self { time, noticed: Mutex::new(noticed) }
    }

    /// What time it is. Whoever looks first after the process was stopped notices it for all.
    pub(crate) fn now(&self) -> Millis {
        let mut noticed = self.noticed.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.time.now();
        let last = noticed.last_look;
        if self.time.may_show_gaps() && now.saturating_sub(last) > LONGEST_LOOK_AWAY {
            noticed.outages.push(Outage { from: last, to: now });
            tracing::warn!(milliseconds = now - last, "the process did not run: nobody is charged for it");
        }
        noticed.last_look = now.max(last);
        now
    }

    /// Takes over outages that are stored. Each counts once.
    pub(crate) fn learn(&self, stored: Vec<Outage>) {
        let mut noticed = self.noticed.lock().unwrap_or_else(PoisonError::into_inner);
        for outage in stored {
            if !noticed.outages.iter().any(|known| known.from == outage.from) {
                noticed.outages.push(outage);
            }
        }
    }

    /// The outages of this process after the first so many.
    pub(crate) fn outages_after(&self, known: usize) -> Vec<Outage> {
        let noticed = self.noticed.lock().unwrap_or_else(PoisonError::into_inner);
        noticed.outages.get(known..).unwrap_or_default().to_vec()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    #[test]
    fn a_long_time_between_two_looks_is_an_outage_and_a_short_one_is_not() {
        let clock = Arc::new(AtomicU64::new(10_000));
        let uptime = Uptime::new(TimeSource::Stopping(Arc::clone(&clock)));
        clock.store(12_000, Ordering::Relaxed);
        assert_eq!((uptime.now(), uptime.outages_after(0)), (12_000, Vec::new()));
        clock.store(3_612_000, Ordering::Relaxed);
        uptime.now();
        assert_eq!(uptime.outages_after(0), [Outage { from: 12_000, to: 3_612_000 }]);
        clock.store(1_000, Ordering::Relaxed);
        uptime.now();
        clock.store(3_612_500, Ordering::Relaxed);
        uptime.now();
        assert_eq!(uptime.outages_after(1), [], "a clock that went back and forth shows nothing");
    }
}
