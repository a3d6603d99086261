//! The storage, asked directly: what is written is what is read again, a change that somebody else was first with is refused, and what is over is
//! tidied away.

mod accounts;
mod clubs;
mod commit;
mod guests;
mod holidays;
mod house;
mod lobby;
mod meetings;
mod nodes;
mod notices;
mod order;
mod people;
mod ratings;
mod results;
mod seats;
mod tables;

use catalog::GameKind;
use protocol::table::{Settings, Sitter, TableState};
use serde_json::{Value, from_value, json};
use server::storage::{Account, AccountWrite, OnlyIf, Storage, StoreError, Summary, Write};
use table::{First, Opening, Table};
use tabletop::Deal;

use crate::support::database::TestData;

/// A storage with nothing in it. The data goes with what comes first.
async fn empty() -> (TestData, Storage) {
    let data = TestData::new().await;
    let storage = data.database.open().await.unwrap();
    (data, storage)
}

async fn store(storage: &Storage, writes: Vec<Write>) {
    storage.commit(writes).await.unwrap();
}

/// Somebody else was first: nothing is written.
async fn is_refused(storage: &Storage, write: impl Into<Write>) -> bool {
    match storage.commit(vec![write.into()]).await {
        Ok(()) => false,
        Err(StoreError::Conflict) => true,
        Err(error) => panic!("{error}"),
    }
}

fn text(text: &str) -> String {
    text.to_owned()
}

/// A guest who is called `Guest of ID`, with a session of the same name.
fn guest(id: &str, at: u64) -> Write {
    Write::Guest { id: text(id), token: server::hash_of(id), name: format!("Guest of {id}"), at }
}

/// The account of somebody, whose name looks like `like NAME` and `skeleton NAME`.
fn account(id: &str, name: &str, created_at: u64) -> Write {
    let account = Account {
        id: text(id),
        name: text(name),
        email: None,
        email_proved_at: None,
        password_hash: None,
        created_at,
        private: false,
    };
    let likenesses = [format!("like {name}"), format!("skeleton {name}")];
    AccountWrite::Account { account, likenesses }.into()
}

fn private(id: &str) -> Write {
    AccountWrite::Privacy { account: text(id), private: true }.into()
}

/// A listed table for two of `host`, with these settings beside. It waits for players, or is played at once by `people`.
fn table(id: &str, host: &str, settings: &Value, people: u8) -> Vec<Write> {
    let mut all = json!({ "game": "toledo", "seats": 2, "listed": true, "start_when_full": true });
    for (name, value) in settings.as_object().unwrap() {
        all[name] = value.clone();
    }
    let settings: Settings = from_value(all).unwrap();
    let kind: GameKind = settings.game.parse().unwrap();
    let opening = Opening {
        id: text(id),
        settings,
        kind,
        rules_version: kind.rules_version(),
        opened_at: 1,
        host_guest: text(host),
        host_seat: None,
        server_part: Deal::from_seed(1),
        rematch_of: None,
        position: None,
    };
    let first = |seat| First {
        seat,
        sitter: Sitter::Person,
        name: format!("p{seat}"),
        player: Some(format!("p{seat}")),
        deal_part: None,
    };
    let (played, entries) = Table::open_with(opening.clone(), (0..people).map(first).collect(), 1).unwrap();
    let mut writes =
        vec![Write::Table { opening: Box::new(opening), summary: Box::new(Summary::of(&played, 1)) }];
    let entry = |entry| Write::Entry { table: text(id), entry: Box::new(entry) };
    writes.extend(entries.into_iter().map(entry));
    writes
}

/// What the lobby shows of a table that is stored, as it would be at a moment.
async fn summary(storage: &Storage, id: &str, changed_at: u64) -> Summary {
    let stored = storage.table(id).await.unwrap().unwrap();
    let played = Table::rebuild(stored.opening, stored.entries, Vec::new()).unwrap();
    let mut summary = Summary::of(&played, changed_at);
    summary.shown.changed_at = changed_at;
    summary
}

/// The game of a table is over at a moment, as far as the lobby knows.
async fn ended(storage: &Storage, id: &str, at: u64) -> Write {
    let mut summary = summary(storage, id, at).await;
    summary.shown.state = TableState::Ended;
    Write::Summary { table: text(id), summary: Box::new(summary), only_if: OnlyIf::default() }
}
