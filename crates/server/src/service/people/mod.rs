//! People: whom somebody follows, whom they do not want to meet, and whom they ask to a table.
//!
//! - `invitations`: asking somebody to a table.
//! - `target`: who is meant by a seat, a line, a member of a club or a visitor.
//!
//! Nobody is told that somebody does not want to meet them. Whoever is not to be met seems to be away, and cannot be asked to a table,
//! as others cannot who have been asked already.

pub(crate) mod invitations;
pub(super) mod target;

use std::collections::HashSet;

use protocol::rest::{BlockedPerson, FollowedPlayer, NamePlayer, People, PersonRef, Relation, TableSummary};
use protocol::table::{Sitter, TableState};
use protocol::{ProblemKey, SeatNumber};
use table::Chair;

use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret;
use crate::storage::{PeopleWrite, StoredBlock, StoredFollow};
use crate::tables::Reading;
use crate::visitors::HERE_FOR;

/// Whom somebody follows, and whom they do not want to meet, at most.
const MOST: u32 = 500;
/// Own tables that are looked through for free seats.
const MOST_TABLES: u32 = 100;
/// Tables of those who are here are looked up for so many of them.
const MOST_HERE: usize = 50;

/// All of it, for whoever asks.
pub(crate) async fn people(app: &App, principal: &Principal) -> Result<People> {
    let guest = principal.guest()?;
    super::lobby::note_here(app, principal);
    let data = app.storage.people();
    let seen_since = app.time.now().saturating_sub(HERE_FOR);
    let mut followed = data.following(&guest.id, seen_since, MOST).await.map_err(unavailable)?;
    // By name within each of the two.
    followed.sort_by_key(|one| !one.is_here);
    let waiting = waiting_tables(app, &guest.id).await?;
    let asked = data.invited_by(&guest.id, 0).await.map_err(unavailable)?;
    let mut following = Vec::with_capacity(followed.len());
    for (index, one) in followed.into_iter().enumerate() {
        following.push(told(app, one, index < MOST_HERE, &waiting, &asked).await?);
    }
    let blocked = data.blocked_by(&guest.id, MOST).await.map_err(unavailable)?;
    Ok(People {
        following,
        blocked: blocked.into_iter().map(told_block).collect(),
        waiting,
        invitations: invitations::list(app, principal).await?,
        shown: app.storage.lobby().is_shown(&guest.id).await.map_err(unavailable)?,
    })
}

async fn told(
    app: &App,
    one: StoredFollow,
    may_look: bool,
    waiting: &[TableSummary],
    asked: &[(String, String)],
) -> Result<FollowedPlayer> {
    let StoredFollow { player, name, since, is_here } = one;
    let table = if is_here && may_look {
        app.storage.people().table_of(&player).await.map_err(unavailable)?
    } else {
        None
    };
    let is_asked = |table: &&TableSummary| asked.iter().any(|(id, who)| *id == table.id && *who == player);
    let invited_to = waiting.iter().filter(is_asked).map(|table| table.id.clone()).collect();
    Ok(FollowedPlayer { player, name, since, here: is_here, table, invited_to })
}

fn told_block(StoredBlock { id, name, player, since }: StoredBlock) -> BlockedPerson {
    BlockedPerson { id, name, player, since }
}

/// Tables of somebody with free seats.
async fn waiting_tables(app: &App, guest: &str) -> Result<Vec<TableSummary>> {
    let own = app.storage.tables_of(guest, MOST_TABLES).await.map_err(unavailable)?;
    let has_room = |table: &TableSummary| table.seats.iter().any(|seat| seat.sitter == Sitter::Open);
    Ok(own.into_iter().filter(|table| table.state == TableState::Waiting && has_room(table)).collect())
}

/// Follows somebody from now on.
pub(crate) async fn follow(app: &App, principal: &Principal, wish: NamePlayer) -> Result<People> {
    let (guest, _) = principal.account()?;
    let player = known_player(app, &wish.player).await?;
    if player == guest.id {
        return refuse(ProblemKey::NotNow, "nobody follows themselves");
    }
    let data = app.storage.people();
    let now = app.time.now();
    let known = data.following(&guest.id, now, MOST).await.map_err(unavailable)?;
    if known.len() >= MOST as usize {
        return refuse(ProblemKey::TooMany, "you follow too many already");
    }
    store(app, PeopleWrite::Follow { follower: guest.id.clone(), followed: player, at: now }).await?;
    people(app, principal).await
}

/// Follows somebody no longer.
pub(crate) async fn unfollow(app: &App, principal: &Principal, player: &str) -> Result<People> {
    let (guest, _) = principal.account()?;
    store(app, PeopleWrite::Unfollow { follower: guest.id.clone(), followed: player.to_owned() }).await?;
    people(app, principal).await
}

/// The account of that id.
async fn known_player(app: &App, id: &str) -> Result<String> {
    match app.storage.accounts().account(id).await.map_err(unavailable)? {
        Some(account) => Ok(account.id),
        None => refuse(ProblemKey::NotFound, "there is no such player"),
    }
}

/// Does not want to meet somebody any more.
pub(crate) async fn block(app: &App, principal: &Principal, wish: PersonRef) -> Result<People> {
    let guest = principal.guest()?;
    let target = target::find(app, principal, &wish).await?;
    let Some(person) = target.person else {
        return refuse(ProblemKey::NotNow, "nobody knows who that is: they came by a link alone");
    };
    if guest.is(&person) {
        return refuse(ProblemKey::NotNow, "that is you");
    }
    let data = app.storage.people();
    if data.blocked_by(&guest.id, MOST).await.map_err(unavailable)?.len() >= MOST as usize {
        return refuse(ProblemKey::TooMany, "you have blocked too many already");
    }
    let (id, at) = (secret::name().map_err(internal)?, app.time.now());
    let block = PeopleWrite::Block { blocker: guest.id.clone(), blocked: person, id, name: target.name, at };
    store(app, block).await?;
    people(app, principal).await
}

/// May be met by somebody again.
pub(crate) async fn unblock(app: &App, principal: &Principal, id: &str) -> Result<People> {
    let guest = principal.guest()?;
    store(app, PeopleWrite::Unblock { blocker: guest.id.clone(), id: id.to_owned() }).await?;
    people(app, principal).await
}

/// What a player is to whoever asks.
pub(super) async fn relation(app: &App, principal: &Principal, player: &str) -> Result<Option<Relation>> {
    let Some(guest) = principal.guest.as_ref().filter(|guest| !guest.is(player)) else { return Ok(None) };
    let found = app.storage.people().relation(&guest.id, player).await.map_err(unavailable)?;
    Ok(Some(Relation { followed: found.is_followed, block: found.block }))
}

/// Those who are not to meet whoever asks.
pub(super) async fn apart_from(app: &App, principal: &Principal) -> Result<HashSet<String>> {
    let Some(guest) = principal.guest_id() else { return Ok(HashSet::new()) };
    Ok(app.storage.people().apart_from(guest).await.map_err(unavailable)?.into_iter().collect())
}

/// Nobody sits down with somebody who does not want to meet them, nor with somebody whom they do not want to meet: neither with whoever has
/// opened the table, nor with anybody who sits there.
pub(super) async fn check_together(app: &App, principal: &Principal, table: &str) -> Result<()> {
    let apart = apart_from(app, principal).await?;
    if apart.is_empty() {
        return Ok(());
    }
    let is_apart = move |reading: Reading<'_>| {
        let is_host = apart.contains(&reading.table.opening.host_guest);
        let is_own = |seat: SeatNumber| reading.who.seat == Some(seat);
        is_host || apart_seats(&reading, &apart).into_iter().any(|seat| !is_own(seat))
    };
    if app.registry.read_as(table, principal.clone(), is_apart).await? {
        return refuse(ProblemKey::NotTogether, "one of the two does not want to play with the other");
    }
    Ok(())
}

/// Of tables that wait for players those at which nobody sits, and which nobody has opened, whom one is not to meet.
pub(super) async fn keep_apart(
    app: &App,
    principal: &Principal,
    mut waiting: Vec<TableSummary>,
) -> Result<Vec<TableSummary>> {
    if let Some(guest) = principal.guest_id() {
        let apart = app.storage.people().tables_apart_from(guest).await.map_err(unavailable)?;
        let apart: HashSet<String> = apart.into_iter().collect();
        waiting.retain(|table| !apart.contains(&table.id));
    }
    Ok(waiting)
}

/// The seats of these people at a table.
pub(super) fn apart_seats(reading: &Reading<'_>, apart: &HashSet<String>) -> HashSet<SeatNumber> {
    let held = reading.keys.holders().filter(|(_, guest)| apart.contains(*guest)).map(|(seat, _)| seat);
    let is_apart = |chair: &Chair| chair.player.as_ref().is_some_and(|player| apart.contains(player));
    let players = reading.table.chairs.iter().enumerate().filter(|(_, chair)| is_apart(chair));
    held.chain(players.map(|(seat, _)| seat as SeatNumber)).collect()
}

async fn store(app: &App, write: PeopleWrite) -> Result<()> {
    app.storage.commit(vec![write.into()]).await.map_err(unavailable)
}
