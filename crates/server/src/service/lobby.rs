//! Finding a table, and those who are here.

use std::collections::HashSet;
use std::time::Duration;

use protocol::ProblemKey;
use protocol::rest::{Here, Lobby, SetShown, TableSummary, Visitor};
use protocol::table::{Sitter, TableState};

use super::people::target::visitor_name;
use super::{people, search};
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, refuse, unavailable};
use crate::shared_answers::SharedAnswers;
use crate::storage::{LobbyWrite, NamedVisitor, OwnLobby, TableFilter};
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
    let listed = async |state: TableState| {
        let key = (filter.clone(), state == TableState::Playing);
        app.lobby.tables.get(&key, data.listed(&filter, state, LOOKED_AT)).await.map_err(unavailable)
    };
    let (waiting, live) = (listed(TableState::Waiting).await?, listed(TableState::Playing).await?);
    let guest = principal.guest_id().unwrap_or_default();
    let mine = match guest {
        "" => Vec::new(),
        guest => app.storage.tables_of(guest, MOST).await.map_err(unavailable)?,
    };
    let own: HashSet<&str> = mine.iter().map(|table| table.id.as_str()).collect();
    let is_mine = |table: &TableSummary| own.contains(table.id.as_str());
    let has_room = |table: &TableSummary| table.seats.iter().any(|seat| seat.sitter == Sitter::Open);
    let waiting = waiting.iter().filter(|table| has_room(table) && !is_mine(table)).cloned().collect();
    let mut waiting = people::keep_apart(app, &principal, waiting).await?;
    waiting.truncate(MOST as usize);
    let live = live.iter().filter(|table| !is_mine(table)).take(MOST as usize).cloned().collect();
    let (here, searching) = here(app, guest).await?;
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

/// What all see alike of the lobby.
#[derive(Debug)]
pub(crate) struct SharedLobby {
    /// Tables that wait, and tables at which a game is on, by what is wanted.
    tables: SharedAnswers<(TableFilter, bool), Vec<TableSummary>>,
    /// How many are here, and those of them who wish to be seen.
    here: SharedAnswers<(), (u32, Vec<NamedVisitor>)>,
}

impl SharedLobby {
    pub(crate) fn new(oldest: Duration) -> Self {
        Self { tables: SharedAnswers::new(oldest), here: SharedAnswers::new(oldest) }
    }
}

/// Who else is here, and how many look for a table; nobody reads the names of those who have blocked them.
async fn here(app: &App, guest: &str) -> Result<(Here, u32)> {
    let now = app.time.now();
    let since = now.saturating_sub(HERE_FOR);
    let data = app.storage.lobby();
    let read = async { Ok((data.visitors(since).await?, data.named_visitors(since, 2 * MOST_NAMES).await?)) };
    let all = app.lobby.here.get(&(), read).await.map_err(unavailable)?;
    let (people, named) = &*all;
    let own = match guest {
        "" => OwnLobby { searching: search::others(app, guest).await?, ..OwnLobby::default() },
        guest => {
            let own = data.own_lobby(guest, since, search::present_since(app));
            own.await.map_err(unavailable)?
        }
    };
    let is_seen = |visitor: &&NamedVisitor| visitor.guest != guest && !own.blockers.contains(&visitor.guest);
    let told = |NamedVisitor { guest: other, name, player }: &NamedVisitor| {
        // Strangers without a session can neither block nor report.
        let is_nameable = player.is_none() && !guest.is_empty();
        let visitor = is_nameable.then(|| visitor_name(guest, other, now));
        Visitor { name: name.clone(), player: player.clone(), visitor }
    };
    let visitors: Vec<Visitor> = named.iter().filter(is_seen).take(MOST_NAMES as usize).map(told).collect();
    let here = Here {
        people: people.saturating_sub(own.is_here.into()),
        names: visitors.iter().map(|visitor| visitor.name.clone()).collect(),
        visitors,
        shown: own.is_shown,
    };
    Ok((here, own.searching))
}

/// Lets others read that one is here, or not any more.
pub(crate) async fn set_shown(app: &App, principal: &Principal, wish: SetShown) -> Result<Here> {
    let guest = principal.guest()?;
    let write = LobbyWrite::Shown { guest: guest.id.clone(), shown: wish.shown };
    app.storage.commit(vec![write.into()]).await.map_err(unavailable)?;
    here(app, &guest.id).await.map(|(here, _)| here)
}
