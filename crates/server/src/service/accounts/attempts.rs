//! Guessing gets slower and slower: for one account from however many addresses, and for one address with however many accounts. It is
//! counted in the database, so that another node does not begin anew, and for names that nobody has as for others.

use protocol::{Millis, ProblemKey};

use crate::app::App;
use crate::refuse::{Result, refuse, unavailable};
use crate::secret;
use crate::storage::{AccountWrite, Write};

/// Attempts at one account before it takes longer.
const FREE_FOR_ACCOUNT: u64 = 5;
/// Attempts from one address: a school has one.
const FREE_FOR_ADDRESS: u64 = 50;
/// The first pause, in milliseconds; every further one is twice as long.
const FIRST_PAUSE: Millis = 1_000;
const LONGEST_PAUSE: Millis = 15 * 60 * 1_000;

/// What is tried: it counts as failed until it has succeeded, so that many at once gain nothing.
pub(super) struct Attempt {
    /// What may be meant: a name can look like an address.
    accounts: Vec<String>,
    address: String,
}

/// Begins an attempt, unless there were too many just before. Only what can be guessed waits: passkeys, codes and links have more bits than
/// anybody can try, and still open the account of whoever shares an address with somebody who guesses.
pub(super) async fn begin(app: &App, accounts: &[String], address: &str) -> Result<Attempt> {
    let accounts = accounts.iter().map(|account| target("account", account)).collect();
    let attempt = Attempt { accounts, address: target("address", address) };
    let mut counted = Vec::new();
    for (target, free) in attempt.targets() {
        let before = app.storage.accounts().attempts(target).await.map_err(unavailable)?;
        if app.time.now() < before.last_at + pause(before.failures, free) {
            return too_many();
        }
        counted.push((target.to_owned(), free, before.failures));
    }
    let at = app.time.now();
    let writes =
        counted.iter().map(|(target, ..)| AccountWrite::Attempt { target: target.clone(), at }.into());
    app.storage.commit(writes.collect()).await.map_err(unavailable)?;
    for (target, free, before) in counted {
        let now = app.storage.accounts().attempts(&target).await.map_err(unavailable)?;
        if now.failures > free.max(before + 1) {
            return too_many();
        }
    }
    Ok(attempt)
}

impl Attempt {
    fn targets(&self) -> impl Iterator<Item = (&str, u64)> {
        let accounts = self.accounts.iter().map(|account| (account.as_str(), FREE_FOR_ACCOUNT));
        accounts.chain([(self.address.as_str(), FREE_FOR_ADDRESS)])
    }

    /// It was the right one. What is counted for this account alone begins anew. Neither the address nor a mailbox that others may name as well is
    /// cleared of what was tried before: whoever has an account could guess at others for ever.
    pub(super) async fn succeed(self, app: &App, own: &[String]) -> Result<()> {
        let own: Vec<String> = own.iter().map(|account| target("account", account)).collect();
        let one = |target: String| {
            let is_own = own.contains(&target);
            if is_own { AccountWrite::Forgive { target } } else { AccountWrite::Discount { target } }.into()
        };
        let writes: Vec<Write> = self.accounts.into_iter().chain([self.address]).map(one).collect();
        app.storage.commit(writes).await.map_err(unavailable)
    }
}

/// Neither the name nor the address is kept.
fn target(kind: &str, what: &str) -> String {
    hex::encode(secret::hash(&format!("attempt {kind} {what}")))
}

fn pause(failures: u64, free: u64) -> Millis {
    match failures.checked_sub(free) {
        None => 0,
        Some(beyond) => FIRST_PAUSE.saturating_mul(1 << beyond.min(20)).min(LONGEST_PAUSE),
    }
}

fn too_many<T>() -> Result<T> {
    refuse(ProblemKey::RateLimited, "too many attempts; try again a little later")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pauses_grow_up_to_a_quarter_of_an_hour() {
        let pauses = |range: std::ops::RangeInclusive<u64>| {
            range.map(|failures| pause(failures, 5)).collect::<Vec<_>>()
        };
        assert_eq!(pauses(3..=8), [0, 0, 1_000, 2_000, 4_000, 8_000]);
        assert_eq!(pause(1_000_000, 5), LONGEST_PAUSE);
    }
}
