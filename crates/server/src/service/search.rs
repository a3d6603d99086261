//! "Find me a table": those who look for the same are seated together.
//!
//! Who looks for what stands in the database. A table is stored in one transaction with the searches that it ends, each only if it is
//! still what was read: whoever has changed their mind, has gone, or was seated by another node makes all of it void, and it is tried
//! anew. So any node may bring people together at any time, and nobody is seated twice.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use catalog::GameKind;
use protocol::rest::{FindTable, Search, SearchPace, SearchState, WaitingPeople};
use protocol::table::{Settings, Sitter};
use protocol::{Millis, ProblemKey, SeatNumber};
use table::{First, Opening, check_settings};
use tabletop::{Deal, Random as _, Rng};
use tokio::time::sleep;

use super::rates;
use super::tables::check_open_tables;
use crate::app::App;
use crate::guest_names::{NamedPerson, names_together};
use crate::matching::{SearchMatch, matches};
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret;
use crate::storage::{LobbyWrite, StoreError, StoredSearch};
use crate::tables::NewTable;

/// Whoever has not asked for so long is not there for a game at once, in milliseconds. Pages ask every three seconds.
const PRESENT_FOR: Millis = 12_000;
/// It is noted so often that somebody is there, in milliseconds.
const NOTED_EVERY: Millis = 4_000;
/// A page that nobody looks at is answered after so long at the latest, within the patience of proxies.
const LONGEST_ANSWER: Duration = Duration::from_secs(20);
/// So often is looked for a table on its behalf.
const LOOKS_EVERY: Duration = Duration::from_secs(2);
/// After so long computer players are offered, in milliseconds.
const OFFERED_AFTER: Millis = 30_000;
/// So long the page is told of a table that was found, in milliseconds.
const TOLD_FOR: Millis = 600_000;
/// So long whoever was seated cannot look for another, in milliseconds: the question was on its way.
const KEPT_FOR: Millis = 10_000;
/// Searches that are looked at together.
const MOST: u32 = 2_000;
/// Others were first each time.
const MOST_ATTEMPTS: u32 = 8;
/// A search for a game at once ends when nobody has asked for so long, in milliseconds.
const LONGEST_ABSENCE: Millis = 3_600_000;
/// A search ends after so long, in milliseconds: 30 days.
const LONGEST_SEARCH: Millis = 30 * 24 * 3_600_000;

/// How the search of whoever asks stands, and what others look for. Whoever asks is there.
pub(crate) async fn state(app: &App, principal: &Principal) -> Result<SearchState> {
    let Some(guest) = principal.guest_id() else { return told(app, None, "").await };
    let Some(mut own) = app.storage.lobby().search_of(guest).await.map_err(unavailable)? else {
        return told(app, None, guest).await;
    };
    let now = app.time.now();
    if own.found.is_none() && own.seen_at + NOTED_EVERY < now {
        commit(app, LobbyWrite::Seen { guest: own.guest.clone(), at: now }).await?;
        if own.seen_at + PRESENT_FOR < now {
            seat_all(app).await?;
        }
        own = app.storage.lobby().search_of(guest).await.map_err(unavailable)?.unwrap_or(own);
    }
    told(app, Some(own), guest).await
}

/// The same, answered when there is a table, or after a while. Browsers let the timers of a page that nobody looks at run once a minute: as
/// long as this is under way its reader is there, and a page that is closed takes it along. What is kept open counts among the sockets.
pub(crate) async fn wait(app: &App, principal: &Principal, address: &str) -> Result<SearchState> {
    let since = Instant::now();
    let guest = principal.guest_id().unwrap_or_default();
    let _counted = app.rate_limits.socket(&format!("guest {guest}"), address)?;
    loop {
        let state = state(app, principal).await?;
        if state.search.is_none() || since.elapsed() >= LONGEST_ANSWER || app.is_stopping() {
            return Ok(state);
        }
        sleep(LOOKS_EVERY).await;
    }
}

/// Begins to look for a table, or looks for another.
pub(crate) async fn begin(
    app: &App,
    principal: &Principal,
    wish: FindTable,
    address: &String,
) -> Result<SearchState> {
    let guest = principal.guest()?;
    check(&wish)?;
    check_open_tables(app, guest, true).await?;
    rates::table(app, &guest.id, address).await?;
    let now = app.time.now();
    let search = LobbyWrite::Search {
        guest: guest.id.clone(),
        wish,
        version: u32::from_le_bytes(secret::bytes().map_err(internal)?).into(),
        at: now,
        found_before: now.saturating_sub(KEPT_FOR),
        seen_since: now.saturating_sub(PRESENT_FOR),
    };
    let others = LobbyWrite::CancelFormer { account: guest.id.clone() };
    match app.storage.commit(vec![others.into(), search.into()]).await {
        // Whoever was seated a moment ago is told where.
        Ok(()) | Err(StoreError::Conflict) => {}
        Err(error) => return Err(unavailable(error)),
    }
    seat_all(app).await?;
    state(app, principal).await
}

/// Looks for nothing any more. It may have been too late: then the answer names the table.
pub(crate) async fn cancel(app: &App, principal: &Principal) -> Result<SearchState> {
    let guest = principal.guest()?;
    commit(app, LobbyWrite::CancelFormer { account: guest.id.clone() }).await?;
    commit(app, LobbyWrite::Cancel { guest: guest.id.clone() }).await?;
    state(app, principal).await
}

/// The page was closed: no game begins at once without its player. Who looks for days a move goes on doing so.
pub(crate) async fn leave(app: &App, principal: &Principal) -> Result<()> {
    let guest = principal.guest()?;
    let Some(own) = app.storage.lobby().search_of(&guest.id).await.map_err(unavailable)? else {
        return Ok(());
    };
    commit(app, LobbyWrite::Seen { guest: own.guest, at: 0 }).await
}

/// How many others look for a table.
pub(super) async fn others(app: &App, guest: &str) -> Result<u32> {
    app.storage.lobby().searching(present_since(app), guest).await.map_err(unavailable)
}

/// Whoever was seen since then is there.
pub(super) fn present_since(app: &App) -> Millis {
    app.time.now().saturating_sub(PRESENT_FOR)
}

/// The paces at which somebody can be seated now.
fn wanted(search: &StoredSearch, present_since: Millis) -> Vec<SearchPace> {
    let is_there = search.seen_at >= present_since;
    search.paces.iter().copied().filter(|pace| is_there || !pace.is_real_time()).collect()
}

/// There is at least one game for one of the numbers, and nothing is named twice.
fn check(wish: &FindTable) -> Result<()> {
    let games: Option<Vec<GameKind>> = wish.games.iter().map(|game| game.parse().ok()).collect();
    let fits = |kind: &GameKind| wish.seats.iter().any(|seats| kind.seats().contains(seats));
    let is_right = games.is_some_and(|games| games.iter().any(fits))
        && is_short_list(&wish.games, GameKind::ALL.len())
        && is_short_list(&wish.seats, 4)
        && is_short_list(&wish.paces, 3);
    if is_right {
        return Ok(());
    }
    refuse(
        ProblemKey::BadMessage,
        "name games, numbers of players that one of them is for, and paces; each once",
    )
}

fn is_short_list<T: PartialEq>(list: &[T], most: usize) -> bool {
    let is_new = |(place, one): (usize, &T)| !list.iter().take(place).any(|other| other == one);
    (1..=most).contains(&list.len()) && list.iter().enumerate().all(is_new)
}

async fn commit(app: &App, write: LobbyWrite) -> Result<()> {
    app.storage.commit(vec![write.into()]).await.map_err(unavailable)
}

/// What somebody is told.
async fn told(app: &App, own: Option<StoredSearch>, guest: &str) -> Result<SearchState> {
    let now = app.time.now();
    let present_since = now.saturating_sub(PRESENT_FOR);
    let mut counts: BTreeMap<(String, SearchPace), u32> = BTreeMap::new();
    let searches = app.storage.lobby().searches(now, MOST).await.map_err(unavailable)?;
    for search in searches.iter().filter(|search| search.person() != guest) {
        for pace in wanted(search, present_since) {
            for game in &search.games {
                *counts.entry((game.clone(), pace)).or_default() += 1;
            }
        }
    }
    let waiting = counts.into_iter().map(|((game, pace), people)| WaitingPeople { game, pace, people });
    let mut state = SearchState { waiting: waiting.collect(), ..SearchState::default() };
    match own {
        Some(StoredSearch { found: Some((table, at)), .. }) => {
            state.table = (at + TOLD_FOR > now).then_some(table);
        }
        Some(StoredSearch { games, seats, paces, since, .. }) => {
            let offers_bots = since + OFFERED_AFTER <= now;
            state.search = Some(Search { games, seats, paces, since, offers_bots });
        }
        None => {}
    }
    Ok(state)
}

/// Seats all who can be. What others have changed meanwhile is read anew.
pub(crate) async fn seat_all(app: &App) -> Result<()> {
    for _ in 0..MOST_ATTEMPTS {
        let now = app.time.now();
        let present_since = now.saturating_sub(PRESENT_FOR);
        let searches = app.storage.lobby().searches(now, MOST).await.map_err(unavailable)?;
        let mut is_whole = true;
        let apart = app.storage.people().apart_in_search().await.map_err(unavailable)?;
        for found in matches(&searches, &apart.into_iter().collect(), present_since) {
            is_whole &= try_seat(app, &searches, &found, present_since).await?;
        }
        if is_whole {
            return Ok(());
        }
    }
    Ok(())
}

/// Opens a table for those who were found, unless one of them is not to be had any more.
async fn try_seat(
    app: &App,
    searches: &[StoredSearch],
    found: &SearchMatch,
    present_since: Millis,
) -> Result<bool> {
    let mut people: Vec<&StoredSearch> =
        found.people.iter().filter_map(|place| searches.get(*place)).collect();
    let Some(host) = people.first().map(|host| host.guest.clone()) else { return Ok(true) };
    shuffle(&mut people)?;
    let now = app.time.now();
    let host_seat = people.iter().position(|one| one.guest == host).map(|seat| seat as SeatNumber);
    let opening = opening(app, found, host, host_seat)?;
    let id = opening.id.clone();
    let named = people.iter().map(|one| NamedPerson { name: &one.name, has_account: one.account.is_some() });
    let names = names_together(&app.storage, &named.collect::<Vec<_>>()).await?;
    let person = |seat: SeatNumber| people.get(usize::from(seat));
    let first = (0..found.seats).map(|seat| First {
        seat,
        sitter: if person(seat).is_some() { Sitter::Person } else { Sitter::Bot { level: found.bots } },
        name: names.get(usize::from(seat)).cloned().unwrap_or_default(),
        player: person(seat).and_then(|person| person.account.clone()),
        deal_part: None,
    });
    let mut new = NewTable::open(opening, first.collect(), now)?;
    for (seat, person) in people.iter().enumerate() {
        new.hold_seat(seat as SeatNumber, &person.guest, now);
    }
    // In one order everywhere: two nodes that want the same people do not wait for each other.
    people.sort_by(|one, other| one.guest.cmp(&other.guest));
    for person in people {
        let seated = LobbyWrite::Seated {
            guest: person.guest.clone(),
            version: person.version,
            seen_since: if found.pace.is_real_time() { present_since } else { 0 },
            table: id.clone(),
            at: now,
        };
        new.also(seated.into());
    }
    app.registry.try_create(new).await
}

fn opening(
    app: &App,
    found: &SearchMatch,
    host_guest: String,
    host_seat: Option<SeatNumber>,
) -> Result<Opening> {
    let settings = serde_json::json!({ "game": found.kind.name(), "seats": found.seats, "listed": true });
    let settings: Settings = serde_json::from_value(settings).map_err(internal)?;
    let settings = Settings { pace: found.pace.pace(), ..settings };
    let kind = check_settings(&settings)?;
    Ok(Opening {
        id: secret::name().map_err(internal)?,
        kind,
        rules_version: kind.rules_version(),
        settings,
        opened_at: app.time.now(),
        host_guest,
        host_seat,
        server_part: Deal::new(secret::bytes().map_err(internal)?),
        rematch_of: None,
        position: None,
    })
}

/// Nobody begins because they waited longest.
fn shuffle<T>(list: &mut [T]) -> Result<()> {
    let mut chance = Rng::new(u64::from_le_bytes(secret::bytes().map_err(internal)?));
    for last in (1..list.len()).rev() {
        list.swap(last, chance.below(last as u32 + 1) as usize);
    }
    Ok(())
}

/// Ends searches that nobody waits for any more.
pub(crate) async fn forget_old(app: &App) -> Result<()> {
    let now = app.time.now();
    let forget = LobbyWrite::ForgetSearches {
        gone_before: now.saturating_sub(LONGEST_ABSENCE),
        since_before: now.saturating_sub(LONGEST_SEARCH),
        found_before: now.saturating_sub(TOLD_FOR),
    };
    commit(app, forget).await
}
