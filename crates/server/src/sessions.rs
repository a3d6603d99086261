//! The sessions that have sockets: when a session ends, they end with it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

/// By guest. The value never changes: what is waited for is that it goes.
type Open = Arc<Mutex<HashMap<String, watch::Sender<()>>>>;

#[derive(Clone, Debug, Default)]
pub(crate) struct Sessions(Open);

/// A socket's part in a session.
#[derive(Debug)]
pub(crate) struct Attendance {
    guest: String,
    end: watch::Receiver<()>,
    sessions: Sessions,
}

impl Sessions {
    /// One more socket of a guest.
    pub(crate) fn attend(&self, guest: &str) -> Attendance {
        let end = self.lock().entry(guest.to_owned()).or_insert_with(|| watch::Sender::new(())).subscribe();
        Attendance { guest: guest.to_owned(), end, sessions: self.clone() }
    }

    /// Ends all sockets of a guest.
    pub(crate) fn end(&self, guest: &str) {
        self.lock().remove(guest);
    }

    /// All guests who have sockets here.
    pub(crate) fn guests(&self) -> Vec<String> {
        self.lock().keys().cloned().collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, watch::Sender<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Attendance {
    /// Waits until the session has ended.
    pub(crate) async fn ended(&mut self) {
        while self.end.changed().await.is_ok() {}
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let mut open = self.sessions.lock();
        // This one still counts.
        if open.get(&self.guest).is_some_and(|end| end.receiver_count() <= 1) {
            open.remove(&self.guest);
        }
    }
}
