//! What guests are called at a table.

use std::collections::HashSet;

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
    let taken: Vec<String> = others.map(str::to_owned).collect();
    if guest.has_account {
        return Ok(distinct(&guest.name, &taken));
    }
    guest_name(storage, &guest.name, taken).await
}

async fn guest_name(storage: &Storage, own: &str, mut taken: Vec<String>) -> Result<String> {
    let mut name = distinct(own, &taken);
    for _ in 0..MOST {
        let likenesses = names::likenesses(&name);
        if likenesses.iter().any(String::is_empty) {
            break;
        }
        let like = storage.people().account_named(&likenesses).await.map_err(unavailable)?;
        let Some(account) = like else { break };
        taken.push(account);
        name = distinct(own, &taken);
    }
    Ok(name)
}

/// Somebody among others who are named together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NamedPerson<'a> {
    pub(crate) name: &'a str,
    pub(crate) has_account: bool,
}

/// The names of several who sit down or are listed together, in their order. Accounts are called as they are; guests get a number where they
/// could be taken for somebody among them, or for an account.
pub(crate) async fn names_together(storage: &Storage, people: &[NamedPerson<'_>]) -> Result<Vec<String>> {
    let accounts = people.iter().filter(|person| person.has_account);
    let mut taken: Vec<String> = accounts.map(|person| person.name.to_owned()).collect();
    let guests = people.iter().filter(|person| !person.has_account);
    let likenesses: Vec<[String; 2]> = guests.map(|person| names::likenesses(person.name)).collect();
    let like = storage.people().like_accounts(&likenesses).await.map_err(unavailable)?;
    let like: HashSet<String> = like.into_iter().collect();
    let mut told = Vec::with_capacity(people.len());
    for NamedPerson { name: own, has_account } in people {
        if *has_account {
            told.push((*own).to_owned());
            continue;
        }
        let mut name = distinct(own, &taken);
        if name != *own || names::likenesses(own).iter().any(|likeness| like.contains(likeness)) {
            name = guest_name(storage, own, taken.clone()).await?;
        }
        taken.push(name.clone());
        told.push(name);
    }
    Ok(told)
}

fn distinct(name: &str, taken: &[String]) -> String {
    names::distinct(name, &taken.iter().map(String::as_str))
}
