//! Finding a table, and those who are here.

use std::collections::HashSet;

use protocol::ProblemKey;
use protocol::rest::{Here, Lobby, SetShown, TableSummary};
use protocol::table::{Sitter, TableState};

use super::{people, search};
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, refuse, unavailable};
use crate::storage::{LobbyWrite, TableFilter};
use crate::visitors::HERE_FOR;

/// Tables of each kind at most.
const MOST: u32 = 100;
/// Among so many, since full tables and those of the guest are left out.
const LOOKED_AT: u32 = 3 * MOST;
/// Names of visitors at most.
const MOST_NAMES: u32 = 30;
/// Languages that somebody asks for at most.
const MOST_LANGUAGES: usize = 8;

/// Tables that wait for players, those of whoever asks, and tables to watch; who else is here.
pub(crate) async fn lobby(app: &App, principal: Principal, filter: TableFilter) -> Result<Lobby> {
    check(&filter)?;
    note_here(app, &principal);
    let data = app.storage.lobby();
    let waiting = data.listed(&filter, TableState::Waiting, LOOKED_AT).await.map_err(unavailable)?;
    let live = data.listed(&filter, TableState::Playing, LOOKED_AT).await.map_err(unavailable)?;
    let guest = principal.guest_id().unwrap_or_default();
    let mine = match guest {
        "" => Vec::new(),
        guest => app.storage.tables_of(guest, MOST).await.map_err(unavailable)?,
    };
    let own: HashSet<&str> = mine.iter().map(|table| table.id.as_str()).collect();
    let is_mine = |table: &TableSummary| own.contains(table.id.as_str());
    let apart = people::apart_from(app, &principal).await?;
    let is_apart = |table: &TableSummary| {
        let players = table.seats.iter().filter_map(|seat| seat.player.as_ref());
        players.into_iter().any(|player| apart.contains(player))
    };
    let has_room = |table: &TableSummary| table.seats.iter().any(|seat| seat.sitter == Sitter::Open);
    let waiting = waiting.into_iter().filter(|table| has_room(table) && !is_mine(table) && !is_apart(table));
    let waiting = waiting.take(MOST as usize).collect();
    let live = live.into_iter().filter(|table| !is_mine(table)).take(MOST as usize).collect();
    let here = here(app, guest).await?;
    let searching = search::others(app, guest).await?;
    let invitations = people::invitations::list(app, &principal).await?;
    Ok(Lobby { waiting, mine, live, here, searching, invitations })
}

/// Which tables are wanted.
pub(crate) fn filter(
    game: Option<String>,
    pace: Option<String>,
    languages: Vec<String>,
    rated: bool,
) -> TableFilter {
    TableFilter { game, pace, languages, rated }
}

/// What cannot be the name of anything is refused; a game or a language that there is not has no tables.
fn check(filter: &TableFilter) -> Result<()> {
    let is_word = |word: &String| {
        word.len() <= 40 && word.bytes().all(|byte| byte.is_ascii_lowercase() || matches!(byte, b'-'))
    };
    let words = filter.game.iter().chain(&filter.pace).chain(&filter.languages);
    if filter.languages.len() <= MOST_LANGUAGES && words.into_iter().all(is_word) {
        return Ok(());
    }
    refuse(ProblemKey::BadMessage, "games, paces and languages are named by small letters")
}

/// Somebody has a page open.
pub(crate) fn note_here(app: &App, principal: &Principal) {
    if let Some(guest) = principal.guest_id() {
        app.visitors.note(guest, app.time.now());
    }
}

async fn here(app: &App, guest: &str) -> Result<Here> {
    let since = app.time.now().saturating_sub(HERE_FOR);
    let data = app.storage.lobby();
    let visitors = data.named_visitors(since, guest, MOST_NAMES).await.map_err(unavailable)?;
    Ok(Here {
        people: data.visitors(since, guest).await.map_err(unavailable)?,
        names: visitors.iter().map(|visitor| visitor.name.clone()).collect(),
        visitors,
        shown: !guest.is_empty() && data.is_shown(guest).await.map_err(unavailable)?,
    })
}

/// Lets others read that one is here, or not any more.
pub(crate) async fn set_shown(app: &App, principal: &Principal, wish: SetShown) -> Result<Here> {
    let guest = principal.guest()?;
    let write = LobbyWrite::Shown { guest: guest.id.clone(), shown: wish.shown };
    app.storage.commit(vec![write.into()]).await.map_err(unavailable)?;
    here(app, &guest.id).await
}
