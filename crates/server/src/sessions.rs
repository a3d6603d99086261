//! The sessions that have sockets: when a session ends, they end with it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::secret::SecretHash;

/// By the hash of a session's token. The value never changes: what is waited for is that it goes.
type OpenSessions = Arc<Mutex<HashMap<SecretHash, watch::Sender<()>>>>;

#[derive(Clone, Debug, Default)]
pub(crate) struct Sessions(OpenSessions);

/// A socket's part in a session.
#[derive(Debug)]
pub(crate) struct Attendance {
    session: SecretHash,
    end: watch::Receiver<()>,
    sessions: Sessions,
}

impl Sessions {
    /// One more socket of a session.
    pub(crate) fn attend(&self, session: &SecretHash) -> Attendance {
        let end = self.lock().entry(session.clone()).or_insert_with(|| watch::Sender::new(())).subscribe();
        Attendance { session: session.clone(), end, sessions: self.clone() }
    }

    /// Ends all sockets of a session.
    pub(crate) fn end(&self, session: &SecretHash) {
        self.lock().remove(session);
    }

    /// All sessions that have sockets here.
    pub(crate) fn all(&self) -> Vec<SecretHash> {
        self.lock().keys().cloned().collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<SecretHash, watch::Sender<()>>> {
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
        if open.get(&self.session).is_some_and(|end| end.receiver_count() <= 1) {
            open.remove(&self.session);
        }
    }
}
