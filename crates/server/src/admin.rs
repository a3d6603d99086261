//! What a host can do with the data: list, check, export. `backups` has the rest.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use catalog::{AnyGame, GameKind};
use protocol::Millis;
use table::{Opening, Table, verify_deal};

use crate::data::{DataError, Database};
use crate::jobs::{RESULTS_TOGETHER, make_results};
use crate::ratings::{rate_all, rate_some};
use crate::storage::{Storage, StoreError, TableLine};
use crate::time::TimeSource;

/// What can go wrong in the hands of a host.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    #[error(transparent)]
    Data(#[from] DataError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
    #[error("{0} exists already; choose another name")]
    Exists(PathBuf),
    #[error("there is no data: {0} is missing")]
    NoData(PathBuf),
    #[error("there is no table {0}")]
    NoTable(String),
    #[error("{0}")]
    Refused(String),
    /// What was checked does not hold.
    #[error("{0}")]
    Wrong(String),
}

const ROUND: u32 = 500;

/// The data of a server that need not be stopped.
pub struct Admin {
    storage: Storage,
    time: TimeSource,
}

/// The time by which the servers go, whatever the machine of the command line believes: links and bans last as long as they say.
async fn agreed_time(storage: &Storage) -> Result<TimeSource, StoreError> {
    let own = TimeSource::default();
    let ahead = storage.agreed_now().await?.map_or(0, |now| now as i64 - own.now() as i64);
    Ok(own.wrong_by(ahead).no_earlier_than(storage.last_alive().await?.unwrap_or(0)))
}

impl std::fmt::Debug for Admin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Admin")
    }
}

impl Admin {
    pub async fn open(database: &Database) -> Result<Self, AdminError> {
        if let Database::File(file) = database
            && !file.exists()
        {
            return Err(AdminError::NoData(file.clone()));
        }
        let storage = database.open().await?;
        let time = agreed_time(&storage).await?;
        Ok(Self { storage, time })
    }

    /// The data of a storage that is open already.
    pub fn over(storage: Storage) -> Self {
        Self { storage, time: TimeSource::default() }
    }

    /// Makes results that are missing, and computes all ratings from nothing. The server may run meanwhile.
    pub async fn rate(&self) -> Result<String, AdminError> {
        let (mut last, mut skipped) = (String::new(), 0);
        loop {
            let due = self.storage.results().results_due(&last, RESULTS_TOGETHER).await?;
            let Some(next) = due.last() else { break };
            last.clone_from(next);
            skipped += make_results(&self.storage, &due).await?;
        }
        loop {
            match rate_some(&self.storage).await {
                Ok(0) => break,
                // The server has rated them meanwhile.
                Ok(_) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        let games = rate_all(&self.storage).await?;
        let ratings = self.storage.ratings().all_ratings().await?;
        let now = ratings.iter().filter(|row| row.month == 0).count();
        let left = match skipped {
            0 => String::new(),
            skipped => format!("{skipped} tables cannot be read: they have no result yet\n"),
        };
        Ok(format!("{now} ratings from {games} rated games\n{left}"))
    }

    pub(crate) async fn names(&self) -> Result<Vec<String>, StoreError> {
        let mut names: Vec<String> = Vec::new();
        loop {
            let last = names.last().cloned().unwrap_or_default();
            let more = self.storage.table_names(&last, ROUND).await?;
            if more.is_empty() {
                return Ok(names);
            }
            names.extend(more);
        }
    }

    async fn load(&self, id: &str) -> Result<Table, AdminError> {
        let stored = self.storage.table(id).await?.ok_or_else(|| AdminError::NoTable(id.to_owned()))?;
        Table::rebuild(stored.opening, stored.entries, Vec::new())
            .map_err(|error| AdminError::Wrong(error.to_string()))
    }

    pub(crate) fn storage(&self) -> &Storage {
        &self.storage
    }

    /// What time it is for the servers that work with the data.
    pub(crate) fn now(&self) -> Millis {
        self.time.now()
    }

    /// Waits until all is stored and closed.
    pub(crate) async fn close(&self) {
        self.storage.close().await;
    }

    /// One line a table, from what the lobby shows: no game is played for it.
    pub async fn tables(&self) -> Result<String, AdminError> {
        let (mut list, mut last) = (String::new(), String::new());
        loop {
            let lines = self.storage.table_lines(&last, ROUND).await?;
            let Some(end) = lines.last() else { return Ok(list) };
            last.clone_from(&end.id);
            for line in &lines {
                let _ = writeln!(list, "{}  {}", line.id, shown(line));
            }
        }
    }

    /// Replays every stored game under the rules that it follows and compares what was stored of its end. A game whose rules this
    /// program does not have is named, with what a replay under the present ones would bring: it counts as not checked.
    pub async fn verify_all(&self) -> Result<String, AdminError> {
        let (mut good, mut bad, mut unchecked) = (0, String::new(), String::new());
        for id in self.names().await? {
            match self.verify(&id).await {
                Ok(TableCheck::Holds) => good += 1,
                Ok(TableCheck::NotChecked(why)) => drop(writeln!(unchecked, "{id}: not checked: {why}")),
                Err(error) => drop(writeln!(bad, "{id}: {error}")),
            }
        }
        let verdict = format!("{bad}{unchecked}{good} tables hold\n");
        if bad.is_empty() && unchecked.is_empty() { Ok(verdict) } else { Err(AdminError::Wrong(verdict)) }
    }

    async fn verify(&self, id: &str) -> Result<TableCheck, AdminError> {
        let table = self.load(id).await?;
        if !table.has_its_rules() {
            return Ok(TableCheck::NotChecked(under_present_rules(&table)));
        }
        if table.is_over() && table.game.is_some() {
            let record = table.record().map_err(|problem| AdminError::Refused(problem.detail))?;
            verify_record(&record.to_string())?;
        }
        Ok(TableCheck::Holds)
    }

    /// The record of one table that is over, or that cannot be played on because its rules are not here.
    pub async fn export(&self, id: &str) -> Result<String, AdminError> {
        let table = self.load(id).await?;
        if !table.has_its_rules() && table.started_at.is_some() {
            return Ok(table.record_so_far().to_string());
        }
        Ok(table.record().map_err(|problem| AdminError::Refused(problem.detail))?.to_string())
    }

    /// The records of all tables that are over, one file each.
    pub async fn export_all(&self, folder: &Path) -> Result<usize, AdminError> {
        std::fs::create_dir_all(folder).map_err(|error| AdminError::File(folder.to_owned(), error))?;
        let mut count = 0;
        for id in self.names().await? {
            let Ok(record) = self.export(&id).await else { continue };
            let file = folder.join(format!("{id}.txt"));
            std::fs::write(&file, record).map_err(|error| AdminError::File(file, error))?;
            count += 1;
        }
        Ok(count)
    }
}

fn shown(line: &TableLine) -> String {
    let summary = match (&line.broken, &line.summary) {
        (Some(why), _) => return format!("is broken: {why}"),
        (None, Err(error)) => return error.to_string(),
        (None, Ok(summary)) => summary,
    };
    let state = format!("{:?}", summary.state).to_lowercase();
    let names: Vec<_> = summary.seats.iter().map(|seat| seat.name.as_str()).collect();
    let kind: Option<GameKind> = line.game.parse().ok();
    let has_rules = kind.is_some_and(|kind| kind.has_rules(line.rules_version));
    let other = if has_rules { "" } else { "  (other rules)" };
    format!("{:<10} {state:<8} {:>4} moves  {}{other}", summary.game, summary.moves, names.join(", "))
}

/// What became of checking a table.
enum TableCheck {
    Holds,
    NotChecked(String),
}

/// What a replay under the rules of this program would bring: the proof that is needed before old games may go on under new rules.
fn under_present_rules(table: &Table) -> String {
    let (kind, follows) = (table.opening.kind, table.opening.rules_version);
    let present = kind.rules_version();
    let opening = Opening { rules_version: present, ..table.opening.clone() };
    let replayed = match Table::rebuild(opening, table.entries.clone(), Vec::new()) {
        Ok(_) => "it replays to the same end under these".to_owned(),
        Err(error) => format!("it does not replay under these ({error})"),
    };
    format!(
        "it follows version {follows} of the rules of {kind}, and this program has version {present}; {replayed}"
    )
}

/// Checks a record: every move is lawful, the final count is right, and the deal is the one that was committed.
pub fn verify_record(text: &str) -> Result<String, AdminError> {
    let wrong = |error: &dyn std::fmt::Display| AdminError::Wrong(error.to_string());
    let record: tabletop::Record = text.parse().map_err(|error| wrong(&error as &tabletop::BadRecord))?;
    let game = AnyGame::replay(&record).map_err(|error| wrong(&error))?;
    verify_deal(&record).map_err(|error| wrong(&error))?;
    Ok(format!(
        "{}: {} moves are lawful, the final count is right, and the deal is the one that was committed before anybody sat\n",
        record.game,
        game.moves_made()
    ))
}

/// Writes the schema of every message and of the views, events, moves, options and states of every game, and the list of games.
pub fn write_schemas(folder: &Path) -> Result<usize, AdminError> {
    std::fs::create_dir_all(folder).map_err(|error| AdminError::File(folder.to_owned(), error))?;
    let mut schemas: Vec<(String, schemars::Schema)> =
        protocol::schemas().into_iter().map(|(name, schema)| (name.to_owned(), schema)).collect();
    for kind in GameKind::ALL {
        let name = kind.name();
        schemas.push((format!("{name}-view"), kind.view_schema()));
        schemas.push((format!("{name}-event"), kind.event_schema()));
        schemas.push((format!("{name}-move"), kind.move_schema()));
        schemas.push((format!("{name}-options"), kind.options_schema()));
        schemas.push((format!("{name}-state"), kind.state_schema()));
    }
    for (name, schema) in &schemas {
        write_json(folder, name, schema)?;
    }
    write_json(folder, "openapi", &crate::http::description())?;
    write_json(folder, "game-list", &GameKind::ALL.map(game_of_list))?;
    Ok(schemas.len() + 2)
}

/// What the page must know of a game before anything is fetched.
fn game_of_list(kind: GameKind) -> serde_json::Value {
    let seats = kind.seats();
    serde_json::json!({
        "id": kind.name(), "name": kind.title(), "author": kind.author(), "seats": [seats.start(), seats.end()],
    })
}

fn write_json(folder: &Path, name: &str, value: &impl serde::Serialize) -> Result<(), AdminError> {
    let file = folder.join(format!("{name}.json"));
    let text = serde_json::to_string_pretty(value).unwrap_or_default();
    std::fs::write(&file, text + "\n").map_err(|error| AdminError::File(file, error))
}
