//! Waiting, and how long something took. Tests can make this time virtual.

#[cfg(not(test))]
pub(crate) use tokio::time::{sleep, timeout};

#[cfg(test)]
pub(crate) use crate::simulation::timers::{instant, sleep, timeout};

/// This moment.
#[cfg(not(test))]
pub(crate) fn instant() -> std::time::Instant {
    std::time::Instant::now()
}
