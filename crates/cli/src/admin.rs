//! `tertulia admin` and `tertulia verify`: what a host does with the data, and anybody with a record.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use server::admin::{Admin, AdminError, verify_record, write_schemas};
use server::storage::Progress;
use server::{Database, Restore, restore};

use crate::Failure;

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tertulia admin tables
  tertulia admin backup backup.db            consistent, while the server runs
  tertulia admin backup --into backups --keep 14
  tertulia admin restore backup.db --data other-folder
  tertulia admin restore backups --until 2026-11-16T09:00:00Z --replace
  tertulia admin verify-all
  tertulia admin repair --look-only
  tertulia admin export k3v9x2m7qa > game.txt
  tertulia admin move --from sqlite:data/tertulia.db --to postgres://tertulia@localhost/tertulia")]
pub struct AdminArguments {
    /// The folder of the data
    #[arg(long, global = true, value_name = "FOLDER", default_value = "data")]
    pub data: PathBuf,
    /// A database instead of the file in that folder: `postgres://USER@HOST/NAME` or `sqlite:FILE`
    #[arg(long, global = true, value_name = "DATABASE")]
    pub database: Option<Database>,
    #[command(subcommand)]
    pub task: AdminTask,
}

#[derive(Debug, Subcommand)]
pub enum AdminTask {
    /// Lists all tables
    Tables,
    /// Copies all data into one file, while the server runs
    Backup {
        /// The file to be written; it must not be there
        #[arg(required_unless_present = "into")]
        file: Option<PathBuf>,
        /// Writes into this folder instead, with the time in the name
        #[arg(long, value_name = "FOLDER", conflicts_with = "file")]
        into: Option<PathBuf>,
        /// How many backups are kept in that folder, the newest ones [default: all]
        #[arg(long, value_name = "NUMBER", requires = "into", value_parser = clap::value_parser!(u32).range(1..))]
        keep: Option<u32>,
    },
    /// Makes the data from a backup, or as it was at a moment before the backup; the server must be stopped
    Restore {
        /// The backup, or a folder of backups: the newest, or the first that was taken after --until
        backup: PathBuf,
        /// Leaves out what happened after this moment, such as 2026-11-16T09:00:00Z
        #[arg(long, value_name = "TIME", value_parser = moment)]
        until: Option<u64>,
        /// Puts the data that is there aside; otherwise nothing is restored over it
        #[arg(long)]
        replace: bool,
    },
    /// Copies all data into another database, which must be empty, and compares every row; servers must be stopped
    Move {
        /// The database to copy from: `postgres://USER@HOST/NAME` or `sqlite:FILE`
        #[arg(long, value_name = "DATABASE")]
        from: Database,
        /// The database to copy into
        #[arg(long, value_name = "DATABASE")]
        to: Database,
    },
    /// Replays every stored game under its rules and compares
    VerifyAll,
    /// Says what is wrong with tables that are broken, and brings back their last sound state; the server must be stopped
    Repair {
        /// The table; all of them when it is left out
        table: Option<String>,
        /// Only says what is wrong
        #[arg(long)]
        look_only: bool,
    },
    /// Prints the record of a table that is over, or writes those of all into a folder
    Export {
        /// The table; all of them when it is left out
        table: Option<String>,
        #[arg(long, value_name = "FOLDER", required_unless_present = "table")]
        folder: Option<PathBuf>,
    },
    /// Writes the JSON Schemas of all messages, and of the views, events, moves and options of the games
    Schemas { folder: PathBuf },
}

const RESTORE: &str = "`restore` makes a data folder, which --data names. For PostgreSQL: restore into a folder, and then \
                       `tertulia admin move --from sqlite:FOLDER/tertulia.db --to postgres://USER@HOST/NAME`";

#[derive(Debug, Args)]
#[command(after_help = "Example:\n  tertulia verify game.txt")]
pub struct VerifyArguments {
    /// The file of the record; `-` for the standard input
    pub record: PathBuf,
}

fn moment(text: &str) -> Result<u64, String> {
    server::read_moment(text)
        .ok_or_else(|| "a moment is written like 2026-11-16T09:00:00Z, in UTC".to_owned())
}

/// What does not hold is told apart from what cannot be done.
fn failure(error: AdminError) -> Failure {
    match error {
        AdminError::Wrong(cause) => Failure::Check(cause),
        other => Failure::usage(other),
    }
}

pub(crate) fn run(arguments: &AdminArguments, out: &mut dyn Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let text = runtime.block_on(work(arguments)).map_err(failure)?;
    Ok(out.write_all(text.as_bytes())?)
}

async fn work(arguments: &AdminArguments) -> Result<String, AdminError> {
    let database = arguments.database.clone().unwrap_or_else(|| Database::in_folder(&arguments.data));
    let open = || Admin::open(&database);
    match &arguments.task {
        AdminTask::Tables => open().await?.tables().await,
        AdminTask::Backup { file: Some(file), .. } => {
            open().await?.backup(file).await?;
            Ok(format!("all data is in {}\n", file.display()))
        }
        AdminTask::Backup { file: None, into, keep } => {
            let folder = into.as_deref().unwrap_or(Path::new("backups"));
            let file = open().await?.backup_into(folder, keep.map(|keep| keep as usize)).await?;
            Ok(format!("all data is in {}\n", file.display()))
        }
        AdminTask::Move { from, to } => move_with_progress(from, to).await,
        AdminTask::Restore { .. } if arguments.database.is_some() => {
            Err(AdminError::Refused(RESTORE.to_owned()))
        }
        AdminTask::Restore { backup, until, replace } => {
            let how = Restore { until: *until, replace: *replace };
            restore(backup, &arguments.data, how).await
        }
        AdminTask::VerifyAll => open().await?.verify_all().await,
        AdminTask::Repair { table, look_only } => {
            server::repair(&database, table.as_deref(), *look_only).await
        }
        AdminTask::Export { table: Some(table), .. } => open().await?.export(table).await,
        AdminTask::Export { table: None, folder } => {
            let folder = folder.as_deref().unwrap_or(Path::new("records"));
            let count = open().await?.export_all(folder).await?;
            Ok(format!("{count} records written to {}\n", folder.display()))
        }
        AdminTask::Schemas { folder } => {
            let count = write_schemas(folder)?;
            Ok(format!("{count} schemas written to {}\n", folder.display()))
        }
    }
}

/// How far it is stands on the terminal, if there is one.
async fn move_with_progress(from: &Database, to: &Database) -> Result<String, AdminError> {
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{msg:32} {wide_bar} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    let mut show = |progress: Progress<'_>| {
        let work = if progress.is_comparing { "comparing" } else { "copying" };
        bar.set_message(format!("{work} {}", progress.table));
        bar.set_length(progress.all);
        bar.set_position(progress.done);
    };
    let moved = server::move_data(from, to, &mut show).await;
    bar.finish_and_clear();
    moved
}

pub(crate) fn verify(arguments: &VerifyArguments, out: &mut dyn Write) -> Result<(), Failure> {
    let mut text = String::new();
    if arguments.record == Path::new("-") {
        std::io::stdin().read_to_string(&mut text)?;
    } else {
        text = std::fs::read_to_string(&arguments.record)
            .map_err(|error| Failure::file(&arguments.record, &error))?;
    }
    let verdict = verify_record(&text).map_err(failure)?;
    Ok(out.write_all(verdict.as_bytes())?)
}
