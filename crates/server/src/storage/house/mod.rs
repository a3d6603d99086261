//! What the host of the house has set, whom the host trusts, and what they did.

mod change;
mod read;

pub use change::HouseWrite;
pub(super) use change::apply;

use protocol::Millis;
use protocol::rest::{HouseAction, HouseRole};

use super::StoreFuture;
use super::sql::SqlDatabase;
use crate::secret::SecretHash;

/// Somebody whom the host trusts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMember {
    pub account: String,
    pub name: String,
    pub role: HouseRole,
    pub since: Millis,
}

/// A link that lets strangers come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredInvitation {
    pub secret: SecretHash,
    pub id: String,
    pub note: String,
    pub made_by: String,
    pub made_at: Millis,
    pub expires_at: Millis,
    pub uses_left: u64,
}

/// Something that a host or a moderator did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionRecord {
    pub id: String,
    pub at: Millis,
    /// The account; empty: the command line.
    pub actor: String,
    pub actor_name: String,
    pub action: HouseAction,
    /// The guest or account that it was done to; empty: nobody.
    pub target: String,
    pub target_name: String,
    pub detail: String,
}

/// How much there is of everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HouseCounts {
    pub guests: u64,
    pub accounts: u64,
    pub waiting: u64,
    pub playing: u64,
    pub ended: u64,
}

/// What is asked about the house.
pub trait Houses: Send + Sync {
    /// All settings that were changed: the name and the value as JSON.
    fn settings(&self) -> StoreFuture<'_, Vec<(String, String)>>;
    fn role<'a>(&'a self, account: &'a str) -> StoreFuture<'a, Option<HouseRole>>;
    /// Hosts first, then those who were named first.
    fn team(&self) -> StoreFuture<'_, Vec<StoredMember>>;
    /// The newest first.
    fn invitations(&self, limit: u32) -> StoreFuture<'_, Vec<StoredInvitation>>;
    /// The last first.
    fn deeds(&self, limit: u32) -> StoreFuture<'_, Vec<ActionRecord>>;
    fn counts(&self) -> StoreFuture<'_, HouseCounts>;
    /// The names of those who were here since then, and of these guests.
    fn people_here<'a>(&'a self, since: Millis, guests: &'a [String]) -> StoreFuture<'a, Vec<String>>;
    /// What each node that was alive since then has last said of what it has to do.
    fn loads(&self, since: Millis) -> StoreFuture<'_, Vec<(String, String)>>;
}

impl<D: SqlDatabase> Houses for D {
    fn settings(&self) -> StoreFuture<'_, Vec<(String, String)>> {
        Box::pin(read::settings(self))
    }

    fn role<'a>(&'a self, account: &'a str) -> StoreFuture<'a, Option<HouseRole>> {
        Box::pin(read::role(self, account))
    }

    fn team(&self) -> StoreFuture<'_, Vec<StoredMember>> {
        Box::pin(read::team(self))
    }

    fn invitations(&self, limit: u32) -> StoreFuture<'_, Vec<StoredInvitation>> {
        Box::pin(read::invitations(self, limit))
    }

    fn deeds(&self, limit: u32) -> StoreFuture<'_, Vec<ActionRecord>> {
        Box::pin(read::deeds(self, limit))
    }

    fn counts(&self) -> StoreFuture<'_, HouseCounts> {
        Box::pin(read::counts(self))
    }

    fn people_here<'a>(&'a self, since: Millis, guests: &'a [String]) -> StoreFuture<'a, Vec<String>> {
        Box::pin(read::people_here(self, since, guests))
    }

    fn loads(&self, since: Millis) -> StoreFuture<'_, Vec<(String, String)>> {
        Box::pin(read::loads(self, since))
    }
}
