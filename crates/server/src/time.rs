//! What time it is.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use protocol::Millis;

/// The clock of the server. It is handed in, so that tests can turn it.
#[derive(Clone, Debug, Default)]
pub enum TimeSource {
    #[default]
    System,
    /// Stands still until somebody moves it.
    Manual(Arc<AtomicU64>),
}

impl TimeSource {
    /// How long one may sleep before looking at the clock again.
    pub fn patience(&self) -> Duration {
        match self {
            Self::System => Duration::from_secs(5),
            Self::Manual(_) => Duration::from_millis(10),
        }
    }

    pub fn now(&self) -> Millis {
        match self {
            Self::System => {
                SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
            }
            Self::Manual(now) => now.load(Ordering::Relaxed),
        }
    }
}
