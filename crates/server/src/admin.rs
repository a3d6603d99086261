//! What a host can do with the data: list, back up, restore, check, export.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use catalog::{AnyGame, GameKind};

use crate::serve::{DATA_FILE, ServeError, open_storage};
use crate::storage::{Sqlite, Storage, Store, StoreError};
use crate::table::{Table, verify_deal};

/// What can go wrong in the hands of a host.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    #[error(transparent)]
    Serve(#[from] ServeError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
    #[error("{0} exists already; choose another name")]
    Exists(PathBuf),
    #[error("there is no data in {0}")]
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
}

impl std::fmt::Debug for Admin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Admin")
    }
}

impl Admin {
    pub async fn open(data: &Path) -> Result<Self, AdminError> {
        if !data.join(DATA_FILE).exists() {
            return Err(AdminError::NoData(data.to_owned()));
        }
        Ok(Self { storage: open_storage(data).await? })
    }

    async fn names(&self) -> Result<Vec<String>, StoreError> {
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

    /// One line a table.
    pub async fn tables(&self) -> Result<String, AdminError> {
        let mut list = String::new();
        for id in self.names().await? {
            match self.load(&id).await {
                Ok(table) => {
                    let shown = table.summary();
                    let state = format!("{:?}", shown.state).to_lowercase();
                    let names: Vec<_> = shown.seats.iter().map(|seat| seat.name.as_str()).collect();
                    let _ = writeln!(
                        list,
                        "{id}  {:<10} {state:<8} {:>4} moves  {}",
                        shown.game,
                        shown.moves,
                        names.join(", ")
                    );
                }
                Err(error) => {
                    let _ = writeln!(list, "{id}  {error}");
                }
            }
        }
        Ok(list)
    }

    /// A consistent copy of all data, while the server runs.
    pub async fn backup(&self, to: &Path) -> Result<(), AdminError> {
        if to.exists() {
            return Err(AdminError::Exists(to.to_owned()));
        }
        Ok(self.storage.backup(to).await?)
    }

    /// Replays every stored game under its rules and compares what was stored of its end.
    pub async fn verify_all(&self) -> Result<String, AdminError> {
        let (mut good, mut bad) = (0, String::new());
        let names = self.names().await?;
        for id in &names {
            match self.verify(id).await {
                Ok(()) => good += 1,
                Err(error) => {
                    let _ = writeln!(bad, "{id}: {error}");
                }
            }
        }
        if bad.is_empty() { Ok(format!("{good} tables hold\n")) } else { Err(AdminError::Wrong(bad)) }
    }

    async fn verify(&self, id: &str) -> Result<(), AdminError> {
        let table = self.load(id).await?;
        if table.is_over() && table.game.is_some() {
            let record = table.record().map_err(|problem| AdminError::Refused(problem.detail))?;
            verify_record(&record.to_string())?;
        }
        Ok(())
    }

    /// The record of one table that is over.
    pub async fn export(&self, id: &str) -> Result<String, AdminError> {
        let record = self.load(id).await?.record();
        Ok(record.map_err(|problem| AdminError::Refused(problem.detail))?.to_string())
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

/// Puts a backup in the place of missing data. A server must not run on it yet.
pub async fn restore(backup: &Path, data: &Path) -> Result<(), AdminError> {
    let file = data.join(DATA_FILE);
    if file.exists() {
        return Err(AdminError::Exists(file));
    }
    std::fs::create_dir_all(data).map_err(|error| AdminError::File(data.to_owned(), error))?;
    std::fs::copy(backup, &file).map_err(|error| AdminError::File(backup.to_owned(), error))?;
    // Opening it shows that it is whole.
    let storage = Sqlite::open(&file).await?;
    storage.table_names("", 1).await?;
    storage.close().await;
    Ok(())
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

/// Writes the schema of every message, and of the views, events, moves, options and states of every game.
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
        let file = folder.join(format!("{name}.json"));
        let text = serde_json::to_string_pretty(schema).unwrap_or_default();
        std::fs::write(&file, text + "\n").map_err(|error| AdminError::File(file, error))?;
    }
    let file = folder.join("openapi.json");
    let text = serde_json::to_string_pretty(&crate::web::description()).unwrap_or_default();
    std::fs::write(&file, text + "\n").map_err(|error| AdminError::File(file, error))?;
    Ok(schemas.len() + 1)
}
