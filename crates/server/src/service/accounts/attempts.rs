//! Guessing gets slower and slower: for one account from however many addresses, and for one address with however many accounts. It is
//! counted in the database, so that another node does not begin anew, and for names that nobody has as for others.

use protocol::{Millis, ProblemKey};

use crate::app::App;
use crate::refuse::{Result, refuse, unavailable};
use crate::secret;
use crate::storage::AccountWrite;

/// Attempts at one account before it takes longer.
const FREE_FOR_ACCOUNT: u64 = 5;
/// Attempts from one address: a school has one.
const FREE_FOR_ADDRESS: u64 = 50;
/// The first pause, in milliseconds; every further one is twice as long.
const FIRST_PAUSE: Millis = 1_000;
const LONGEST_PAUSE: Millis = 15 * 60 * 1_000;

/// What is tried: it counts as failed until it has succeeded, so that many at once gain nothing.
pub(super) struct Attempt {
    account: String,
    address: String,
}

/// Begins an attempt, unless there were too many just before. Only what can be guessed waits: passkeys, codes and links have more bits than
/// anybody can try, and still open the account of whoever shares an address with somebody who guesses.
pub(super) async fn begin(app: &App, account: &str, address: &str) -> Result<Attempt> {
    let attempt = Attempt { account: target("account", account), address: target("address", address) };
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
        [(self.account.as_str(), FREE_FOR_ACCOUNT), (self.address.as_str(), FREE_FOR_ADDRESS)].into_iter()
    }

    /// It was the right one. The address is not cleared of what it tried before: whoever has an account could guess at others for ever.
    pub(super) async fn succeed(self, app: &App) -> Result<()> {
        let address = AccountWrite::Discount { target: self.address };
        let account = AccountWrite::Forgive { target: self.account };
        app.storage.commit(vec![address.into(), account.into()]).await.map_err(unavailable)
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
