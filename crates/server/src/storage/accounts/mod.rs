//! Accounts: who they are, with what they are opened, and what was tried.

mod change;
mod personal;
mod read;

pub use change::AccountWrite;
pub(super) use change::apply;
pub use personal::{PERSONAL, PersonalRows};
pub(super) use read::{NAMES_WITHOUT_KEY, TO_FORGET, TO_GIVE_UP};

use protocol::socket::ChatLine;
use protocol::{Millis, SeatNumber, Seq};

use super::StoreFuture;
use super::sql::SqlDatabase;
use crate::secret::SecretHash;

/// An account as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// That of the guest who made it.
    pub id: String,
    pub name: String,
    pub email: Option<String>,
    /// When somebody opened a link that was sent to the address.
    pub email_proved_at: Option<Millis>,
    /// As Argon2 writes it.
    pub password_hash: Option<String>,
    pub created_at: Millis,
    /// Whether others see nothing of the player but the name.
    pub private: bool,
}

/// What a name could be taken for another by: see `names::likenesses`.
pub type Likenesses = [String; 2];

/// A session as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSession {
    pub token: SecretHash,
    pub created_at: Millis,
    pub seen_at: Millis,
    pub way: String,
    pub device: String,
}

/// A seat that somebody held, up to an entry of its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormerSeat {
    pub guest: String,
    pub table: String,
    pub seat: SeatNumber,
    pub until: Seq,
}

/// A passkey as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPasskey {
    pub credential: Vec<u8>,
    pub account: String,
    pub device: String,
    /// The public key and the counter, as JSON.
    pub body: String,
    pub created_at: Millis,
    pub used_at: Option<Millis>,
}

/// What was begun and can be finished once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ceremony {
    pub kind: String,
    /// The hash of the token of the session that began it, in hexadecimal; empty: whoever has the secret.
    pub session: String,
    pub body: String,
    pub expires_at: Millis,
}

/// How often something was tried in vain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attempts {
    pub failures: u64,
    pub last_at: Millis,
}

/// A seat that somebody holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldSeat {
    pub table: String,
    pub seat: SeatNumber,
    pub guest: String,
    pub since: Millis,
}

/// A name, and how many there were before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VersionedName {
    /// Whose it is.
    pub person: String,
    pub name: String,
    pub version: u64,
}

/// What is asked about accounts.
pub trait Accounts: Send + Sync {
    fn account<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<Account>>;
    /// The account whose name could be taken for this one.
    fn account_like<'a>(&'a self, name: &'a Likenesses) -> StoreFuture<'a, Option<Account>>;
    /// Accounts that name an address, those first that have proved it, then the oldest.
    fn accounts_of_email<'a>(&'a self, key: &'a str, limit: u32) -> StoreFuture<'a, Vec<Account>>;
    /// How many guests an account has taken over.
    fn former_of<'a>(&'a self, account: &'a str) -> StoreFuture<'a, u64>;
    /// The last used first.
    fn sessions_of<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Vec<StoredSession>>;
    /// When the owner has last shown a secret of the account in a session.
    fn proved_at<'a>(&'a self, session: &'a SecretHash) -> StoreFuture<'a, Option<Millis>>;
    fn passkeys_of<'a>(&'a self, account: &'a str) -> StoreFuture<'a, Vec<StoredPasskey>>;
    fn passkey<'a>(&'a self, credential: &'a [u8]) -> StoreFuture<'a, Option<StoredPasskey>>;
    fn recovery_codes_left<'a>(&'a self, account: &'a str) -> StoreFuture<'a, u64>;
    /// The account that a recovery code opens.
    fn recovered_by<'a>(&'a self, code: &'a SecretHash) -> StoreFuture<'a, Option<String>>;
    fn ceremony<'a>(&'a self, secret: &'a SecretHash) -> StoreFuture<'a, Option<Ceremony>>;
    fn attempts<'a>(&'a self, target: &'a str) -> StoreFuture<'a, Attempts>;
    /// Whether there is anything that a guest holds, has opened, played or said.
    fn has_anything<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, bool>;
    /// The seats that somebody holds, with those of the guests whom their account took over.
    fn seats_of<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Vec<HeldSeat>>;
    /// What was said from the seats that somebody holds: the table and the line.
    fn said_by<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Vec<(String, ChatLine)>>;
    /// Seats that are still held by those whose account was deleted.
    fn seats_to_give_up(&self, limit: u32) -> StoreFuture<'_, Vec<HeldSeat>>;
    /// Seats that those held before whose account was deleted.
    fn seats_to_forget(&self, limit: u32) -> StoreFuture<'_, Vec<FormerSeat>>;
    /// Rows that are about somebody, or about the guests whom their account took over.
    fn personal<'a>(
        &'a self,
        rows: &'a PersonalRows,
        guest: &'a str,
    ) -> StoreFuture<'a, Vec<serde_json::Value>>;
    /// The seats of somebody, and of the guests whom their account took over, that links open too.
    fn seats_with_links<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Vec<HeldSeat>>;
    /// The seats at tables that are not over, of somebody and of the guests whom their account took over.
    fn seats_before_the_end<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Vec<HeldSeat>>;
    /// What somebody is called now: of a guest whom an account took over, the account counts.
    fn name_now<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Option<VersionedName>>;
    /// The next people by id of whose new names not all tables may know.
    fn untold_names<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, Vec<String>>;
    /// Accounts and their names, where it is not stored what the name is found by.
    fn names_without_key(&self, limit: u32) -> StoreFuture<'_, Vec<(String, String)>>;
}

impl<D: SqlDatabase> Accounts for D {
    fn account<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<Account>> {
        Box::pin(read::account(self, id))
    }

    fn account_like<'a>(&'a self, name: &'a Likenesses) -> StoreFuture<'a, Option<Account>> {
        Box::pin(read::account_like(self, name))
    }

    fn accounts_of_email<'a>(&'a self, key: &'a str, limit: u32) -> StoreFuture<'a, Vec<Account>> {
        Box::pin(read::accounts_of_email(self, key, limit))
    }

    fn former_of<'a>(&'a self, account: &'a str) -> StoreFuture<'a, u64> {
        Box::pin(read::former_of(self, account))
    }

    fn sessions_of<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Vec<StoredSession>> {
        Box::pin(read::sessions_of(self, guest))
    }

    fn proved_at<'a>(&'a self, session: &'a SecretHash) -> StoreFuture<'a, Option<Millis>> {
        Box::pin(read::proved_at(self, session))
    }

    fn passkeys_of<'a>(&'a self, account: &'a str) -> StoreFuture<'a, Vec<StoredPasskey>> {
        Box::pin(read::passkeys_of(self, account))
    }

    fn passkey<'a>(&'a self, credential: &'a [u8]) -> StoreFuture<'a, Option<StoredPasskey>> {
        Box::pin(read::passkey(self, credential))
    }

    fn recovery_codes_left<'a>(&'a self, account: &'a str) -> StoreFuture<'a, u64> {
        Box::pin(read::recovery_codes_left(self, account))
    }

    fn recovered_by<'a>(&'a self, code: &'a SecretHash) -> StoreFuture<'a, Option<String>> {
        Box::pin(read::recovered_by(self, code))
    }

    fn ceremony<'a>(&'a self, secret: &'a SecretHash) -> StoreFuture<'a, Option<Ceremony>> {
        Box::pin(read::ceremony(self, secret))
    }

    fn attempts<'a>(&'a self, target: &'a str) -> StoreFuture<'a, Attempts> {
        Box::pin(read::attempts(self, target))
    }

    fn has_anything<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, bool> {
        Box::pin(read::has_anything(self, guest))
    }

    fn seats_of<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Vec<HeldSeat>> {
        Box::pin(read::seats_of(self, guest))
    }

    fn said_by<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Vec<(String, ChatLine)>> {
        Box::pin(read::said_by(self, guest))
    }

    fn seats_to_give_up(&self, limit: u32) -> StoreFuture<'_, Vec<HeldSeat>> {
        Box::pin(read::seats_to_give_up(self, limit))
    }

    fn seats_to_forget(&self, limit: u32) -> StoreFuture<'_, Vec<FormerSeat>> {
        Box::pin(read::seats_to_forget(self, limit))
    }

    fn personal<'a>(
        &'a self,
        rows: &'a PersonalRows,
        guest: &'a str,
    ) -> StoreFuture<'a, Vec<serde_json::Value>> {
        Box::pin(personal::personal(self, rows, guest))
    }

    fn seats_with_links<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Vec<HeldSeat>> {
        Box::pin(read::seats_with_links(self, guest))
    }

    fn seats_before_the_end<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Vec<HeldSeat>> {
        Box::pin(read::seats_before_the_end(self, guest))
    }

    fn name_now<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Option<VersionedName>> {
        Box::pin(read::name_now(self, guest))
    }

    fn untold_names<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, Vec<String>> {
        Box::pin(read::untold_names(self, after, limit))
    }

    fn names_without_key(&self, limit: u32) -> StoreFuture<'_, Vec<(String, String)>> {
        Box::pin(read::names_without_key(self, limit))
    }
}
