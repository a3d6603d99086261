//! Whether this node reaches the data, and whether others do while it does not: then its sockets are better off elsewhere.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

/// A node that cannot store that it is alive for so long sends its sockets away, if others can.
const LONGEST_SILENCE: Duration = Duration::from_secs(4);
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

    /// After every heartbeat: whether it was stored.
    pub(crate) fn note_own(&self, is_stored: bool) {
        let mut contact = self.contact.lock().unwrap_or_else(PoisonError::into_inner);
        contact.silent_since =
            if is_stored { None } else { contact.silent_since.or_else(|| Some(Instant::now())) };
        let is_silent = contact.silent_since.is_some_and(|since| since.elapsed() > LONGEST_SILENCE);
        let has_others = contact.other_at.is_some_and(|at| at.elapsed() < NEWS_COUNT);
        self.is_cut_off.send_replace(is_silent && has_others);
    }

    pub(crate) fn is_cut_off(&self) -> bool {
        *self.is_cut_off.borrow()
    }

    pub(crate) fn subscribe(&self) -> watch::Receiver<bool> {
        self.is_cut_off.subscribe()
    }
}
