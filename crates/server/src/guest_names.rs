//! What guests are called at a table.

use crate::names;
use crate::refuse::{Result, unavailable};
use crate::storage::{Guest, Storage};

/// Accounts that are like a name and its numbers, at most.
const MOST: usize = 50;

/// The name of somebody at a table, with a number where they could be taken for somebody who sits there; and a guest's also where they could
/// be taken for an account, which may have been made later than the guest chose the name.
pub(crate) async fn name_at_table<'a>(
    storage: &Storage,
    guest: &Guest,
    others: impl Iterator<Item = &'a str>,
) -> Result<String> {
    let mut taken: Vec<String> = others.map(str::to_owned).collect();
    let mut name = distinct(&guest.name, &taken);
    if guest.has_account {
        return Ok(name);
    }
    for _ in 0..MOST {
        let likenesses = names::likenesses(&name);
        if likenesses.iter().any(String::is_empty) {
            break;
        }
        let like = storage.people().account_named(&likenesses).await.map_err(unavailable)?;
        let Some(account) = like else { break };
        taken.push(account);
        name = distinct(&guest.name, &taken);
    }
    Ok(name)
}

fn distinct(name: &str, taken: &[String]) -> String {
    names::distinct(name, &taken.iter().map(String::as_str))
}
