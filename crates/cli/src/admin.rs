//! `tertulia admin` and `tertulia verify`: what a host does with the data, and anybody with a record.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use protocol::rest::{ClubAction, HouseRole};
use server::admin::{Admin, AdminError, verify_record, write_schemas};
use server::storage::CopyProgress;
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
  tertulia admin rate
  tertulia admin export k3v9x2m7qa > game.txt
  tertulia admin host-link --origin https://play.example.org
  tertulia admin role Ana host
  tertulia admin house access invitation
  tertulia admin status
  tertulia admin invite --uses 5 --days 14
  tertulia admin address-ban 203.0.113.7 --hours 48 --reason \"came back after a ban\"
  tertulia admin sanctions
  tertulia admin club k3v9x2m7qa rename --reason \"the name insults somebody\"
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
    /// Computes all ratings anew from the stored results; the server may run meanwhile
    Rate,
    /// Prints the record of a table that is over, or writes those of all into a folder
    Export {
        /// The table; all of them when it is left out
        table: Option<String>,
        #[arg(long, value_name = "FOLDER", required_unless_present = "table")]
        folder: Option<PathBuf>,
    },
    /// Prints a link that makes whoever opens it, signed in to an account, a host: once, within an hour
    HostLink {
        /// The address of the pages
        #[arg(long, value_name = "URL", default_value = "http://localhost:8080")]
        origin: String,
    },
    /// Lists the hosts, or makes somebody one
    Role {
        /// The name of an account
        #[arg(requires = "role")]
        name: Option<String>,
        #[arg(value_enum)]
        role: Option<Role>,
    },
    /// Shows who is here, what each server has to do, what is stored, and when the last backup was made
    Status,
    /// Shows what was set on the page of the host, or sets it: all servers know within seconds
    House {
        /// Which setting: `name`, `words`, `access`, `notices`, `sessions_per_minute`, `accounts_per_hour`, `tables_per_minute`, `waiting_tables`, `open_tables`, `newcomer_days` or `holiday_days`
        #[arg(requires = "value")]
        setting: Option<String>,
        /// A word, a number, true, false or JSON; `usual` sets it back
        value: Option<String>,
    },
    /// Prints a link that lets people in where nobody comes in without an invitation; `--list` and `--end` are about those there are
    Invite {
        /// The address of the pages
        #[arg(long, value_name = "URL", default_value = "http://localhost:8080")]
        origin: String,
        /// So many people may come in by it
        #[arg(long, value_name = "NUMBER", default_value = "1")]
        uses: u32,
        /// For so many days
        #[arg(long, value_name = "NUMBER", default_value = "14")]
        days: u32,
        /// For whom it is, for the host's own list
        #[arg(long, value_name = "TEXT", default_value = "")]
        note: String,
        /// Lists the links by which somebody can still come in
        #[arg(long, conflicts_with = "end")]
        list: bool,
        /// Nobody comes in by this one of the list any more
        #[arg(long, value_name = "ID")]
        end: Option<String>,
    },
    /// Lists from where nobody new comes in, or lets nobody new in from an address for a while; `--lift` ends it
    AddressBan {
        /// An address of version 4 or 6
        #[arg(requires = "reason", conflicts_with = "lift")]
        address: Option<String>,
        /// For so many hours, 720 at most
        #[arg(long, value_name = "NUMBER", default_value = "48")]
        hours: u32,
        /// Why, for the log
        #[arg(long, value_name = "TEXT")]
        reason: Option<String>,
        /// One of the list ends before its time
        #[arg(long, value_name = "ID")]
        lift: Option<String>,
    },
    /// Lists the mutes and bans that hold, the last first; `--lift` ends one of them
    Sanctions {
        /// One of the list ends before its time
        #[arg(long, value_name = "ID")]
        lift: Option<String>,
    },
    /// Lists the clubs that are hidden, or does something about a club that strangers should not read
    Club {
        /// The club, as in the address of its page
        #[arg(requires = "action", requires = "reason")]
        club: Option<String>,
        #[arg(value_enum)]
        action: Option<ClubTask>,
        /// Why, for the log
        #[arg(long, value_name = "TEXT")]
        reason: Option<String>,
    },
    /// Writes the JSON Schemas of all messages, and of the views, events, moves and options of the games
    Schemas { folder: PathBuf },
}

/// What somebody may do beyond playing.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum Role {
    /// Sets up the house
    Host,
    /// Sees reports and answers them.
    Moderator,
    /// Plays, as everybody does
    None,
}

impl Role {
    const fn in_the_house(self) -> Option<HouseRole> {
        match self {
            Self::Host => Some(HouseRole::Host),
            Self::Moderator => Some(HouseRole::Moderator),
            Self::None => None,
        }
    }
}

/// What is done about a club.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum ClubTask {
    /// Nobody but its members finds it
    Hide,
    /// Its organisers decide again who finds it
    Show,
    /// Its name and its words are taken away
    Rename,
    /// It is no more; games go on, and everybody keeps their results
    Close,
}

impl ClubTask {
    const fn in_the_house(self) -> ClubAction {
        match self {
            Self::Hide => ClubAction::Hide,
            Self::Show => ClubAction::Show,
            Self::Rename => ClubAction::Rename,
            Self::Close => ClubAction::Close,
        }
    }
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
    server::read_time(text).ok_or_else(|| "a moment is written like 2026-11-16T09:00:00Z, in UTC".to_owned())
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
        AdminTask::Rate => open().await?.rate().await,
        AdminTask::Export { table: Some(table), .. } => open().await?.export(table).await,
        AdminTask::Export { table: None, folder } => {
            let folder = folder.as_deref().unwrap_or(Path::new("records"));
            let count = open().await?.export_all(folder).await?;
            Ok(format!("{count} records written to {}\n", folder.display()))
        }
        AdminTask::HostLink { origin } => Ok(link(origin, &open().await?.host_link().await?)),
        AdminTask::Invite { end: Some(id), .. } => open().await?.end_invitation(id).await,
        AdminTask::Invite { list: true, .. } => open().await?.invitations().await,
        AdminTask::Invite { origin, uses, days, note, .. } => {
            Ok(link(origin, &open().await?.invite(note, *uses, *days).await?))
        }
        AdminTask::Role { name: Some(name), role: Some(role) } => {
            open().await?.set_role(name, role.in_the_house()).await
        }
        AdminTask::Role { .. } => open().await?.team().await,
        AdminTask::Status => open().await?.status().await,
        AdminTask::House { setting: Some(setting), value: Some(value) } => {
            open().await?.set_house(setting, value).await
        }
        AdminTask::House { .. } => open().await?.house().await,
        AdminTask::AddressBan { lift: Some(id), .. } => open().await?.lift_address_ban(id).await,
        AdminTask::AddressBan { address: Some(address), hours, reason, .. } => {
            open().await?.ban_address(address, *hours, reason.as_deref().unwrap_or_default()).await
        }
        AdminTask::AddressBan { .. } => open().await?.address_bans().await,
        AdminTask::Sanctions { lift: Some(id) } => open().await?.lift_sanction(id).await,
        AdminTask::Sanctions { lift: None } => open().await?.sanctions().await,
        AdminTask::Club { club: Some(club), action: Some(action), reason } => {
            let reason = reason.as_deref().unwrap_or_default();
            open().await?.moderate_club(club, action.in_the_house(), reason).await
        }
        AdminTask::Club { .. } => open().await?.hidden_clubs().await,
        AdminTask::Schemas { folder } => {
            let count = write_schemas(folder)?;
            Ok(format!("{count} schemas written to {}\n", folder.display()))
        }
    }
}

fn link(origin: &str, path: &str) -> String {
    format!("{}{path}\n", origin.trim_end_matches('/'))
}

/// How far it is stands on the terminal, if there is one.
async fn move_with_progress(from: &Database, to: &Database) -> Result<String, AdminError> {
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{msg:32} {wide_bar} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    let mut show = |progress: CopyProgress<'_>| {
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
