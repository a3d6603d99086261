//! Whether this node reaches the data, and whether others do while it does not: then its sockets are better off elsewhere.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

/// A node that cannot store that it is alive for so long sends its sockets away, if others can.
const LONGEST_SILENCE: Duration = Duration::from_millis(2_500);
/// What was heard of another node counts for so long.
const NEWS_COUNT: Duration = Duration::from_secs(3);

#[derive(Debug, Default)]
pub(crate) struct Reach {
    contact: Mutex<Contact>,
    is_cut_off: watch::Sender<bool>,
}

#[derive(Debug, Default)]
struct Contact {
    /// Since when nothing could be stored.
    silent_since: Option<Instant>,
    /// When another node was heard of that can work.
    other_at: Option<Instant>,
}

impl Reach {
    /// Another node works with the data.
    pub(crate) fn note_other(&self) {
        self.contact.lock().unwrap_or_else(PoisonError::into_inner).other_at = Some(Instant::now());
    }

    /// After every heartbeat: whether it was stored, and when it was begun.
    pub(crate) fn note_own(&self, is_stored: bool, began: Instant) {
        let mut contact = self.contact.lock().unwrap_or_else(PoisonError::into_inner);
        contact.silent_since = if is_stored { None } else { contact.silent_since.or(Some(began)) };
        let is_silent = contact.silent_since.is_some_and(|since| since.elapsed() > LONGEST_SILENCE);
        let has_others = contact.other_at.is_some_and(|at| at.elapsed() < NEWS_COUNT);
        self.is_cut_off.send_replace(is_silent && has_others);
    }

    /// Whether the last heartbeat was stored.
    pub(crate) fn is_well(&self) -> bool {
        self.contact.lock().unwrap_or_else(PoisonError::into_inner).silent_since.is_none()
    }

    pub(crate) fn is_cut_off(&self) -> bool {
        *self.is_cut_off.borrow()
    }

    pub(crate) fn subscribe(&self) -> watch::Receiver<bool> {
        self.is_cut_off.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_heartbeat_that_never_came_back_is_enough_to_know_that_the_data_is_out_of_reach() {
        let reach = Reach::default();
        let now = Instant::now();
        let long_ago = now.checked_sub(Duration::from_secs(3)).unwrap_or(now);
        assert!(reach.is_well());
        reach.note_own(false, long_ago);
        assert!(!reach.is_cut_off(), "nobody else can work either, as far as is known");
        reach.note_other();
        reach.note_own(false, now);
        assert!(reach.is_cut_off() && !reach.is_well());
        reach.note_own(true, now);
        assert!(!reach.is_cut_off() && reach.is_well());
        reach.note_own(false, now);
        assert!(!reach.is_cut_off(), "it has not been silent for long");
    }
}
