//! Who asks.

use protocol::{Problem, ProblemKey};

use crate::refuse::{Result, refuse};
use crate::secret::{self, SecretHash};
use crate::storage::Guest;

/// Whoever asks for something, with what they show: a session, the secret of a seat, both or nothing. It is made once, when a request
/// or a socket comes in. Which seat it opens the table decides, in its own task (`tables/keys.rs`).
#[derive(Clone, Debug, Default)]
pub(crate) struct Principal {
    pub(crate) guest: Option<Guest>,
    /// The hash of the token of the session, where there is one.
    pub(crate) session: Option<SecretHash>,
    /// The hash of the secret of a seat, if one was shown.
    pub(crate) seat_token: Option<SecretHash>,
}

impl Principal {
    pub(crate) fn guest_id(&self) -> Option<&str> {
        self.guest.as_ref().map(|guest| guest.id.as_str())
    }

    /// Whether this is the guest of that name, or has the account that took the guest over.
    pub(crate) fn is(&self, guest: &str) -> bool {
        self.guest.as_ref().is_some_and(|own| own.is(guest))
    }

    /// The guest whose session this is.
    pub(crate) fn guest(&self) -> Result<&Guest> {
        self.guest.as_ref().ok_or_else(|| Problem::new(ProblemKey::NoSession, "POST /api/session first"))
    }

    /// Whoever has an account, and the session they came with.
    pub(crate) fn account(&self) -> Result<(&Guest, &SecretHash)> {
        match (&self.guest, &self.session) {
            (Some(guest), Some(session)) if guest.has_account => Ok((guest, session)),
            _ => refuse(ProblemKey::NoAccount, "sign in first"),
        }
    }

    /// The same with the secret of a seat that is shown for one table.
    pub(crate) fn with_seat_token(mut self, token: &str) -> Self {
        self.seat_token = Some(secret::hash(token));
        self
    }
}
