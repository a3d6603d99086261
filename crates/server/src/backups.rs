//! Backups: taken while the server runs, kept in a folder, restored as they are or to a moment before.

use std::fmt::Write as _;
use std::fs::File;
use std::io::ErrorKind;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};

use protocol::Millis;
use table::Table;

use crate::admin::{Admin, AdminError};
use crate::data::{
    DATA_FILE, DataError, Database, OWNER_ONLY, give_to_owner_of_folder, keep_private, make_folder,
};
use crate::storage::{RewindReport, Sqlite, Store, Write, last_moment, rewind};
use crate::time::TimeSource;
use crate::time::calendar::{in_file_names, read_time, written};

/// Backups in a folder are called `tertulia-20261116T043000Z.db`.
const PREFIX: &str = "tertulia-";
const ENDING: &str = ".db";
/// What `SQLite` puts beside a file. It belongs to that file alone: another one would be spoiled by it.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// How data is restored.
#[derive(Clone, Copy, Debug, Default)]
pub struct Restore {
    /// What happened after this moment is left out.
    pub until: Option<Millis>,
    /// The data that is there is put aside.
    pub replace: bool,
}

impl Admin {
    /// A consistent copy of all data, while the server runs. It has its name once it is whole, checked and on the disk.
    pub async fn backup(&self, to: &Path) -> Result<(), AdminError> {
        if to.exists() {
            return Err(AdminError::Exists(to.to_owned()));
        }
        let part = beside(to, ".part");
        // What an attempt before has left.
        std::fs::remove_file(&part).ok();
        self.storage().backup(&part).await?;
        let kept = match check(to, &part).await {
            Ok(()) => keep(&part, to),
            Err(error) => Err(error),
        };
        if kept.is_err() {
            remove(&part);
        }
        kept?;
        // The backup is there, whether or not the page of the host knows of it.
        self.note_backup().await.ok();
        Ok(())
    }

    /// A backup with the time in its name; of those in the folder the newest `most` are kept.
    pub async fn backup_into(&self, folder: &Path, most: Option<usize>) -> Result<PathBuf, AdminError> {
        make_folder(folder)?;
        let to = folder.join(format!("{PREFIX}{}{ENDING}", in_file_names(TimeSource::default().now())));
        self.backup(&to).await?;
        let mut old = backups(folder)?;
        old.truncate(old.len().saturating_sub(most.unwrap_or(usize::MAX).max(1)));
        for (_, file) in old {
            std::fs::remove_file(&file).map_err(|error| AdminError::File(file, error))?;
        }
        Ok(to)
    }
}

/// The backups in a folder and when they were taken, the oldest first.
fn backups(folder: &Path) -> Result<Vec<(Millis, PathBuf)>, AdminError> {
    let files = std::fs::read_dir(folder).map_err(|error| AdminError::File(folder.to_owned(), error))?;
    let taken = |file: &Path| {
        let name = file.file_name()?.to_str()?;
        read_time(name.strip_prefix(PREFIX)?.strip_suffix(ENDING)?)
    };
    let files = files.flatten().map(|file| file.path());
    let mut found: Vec<_> = files.filter_map(|file| Some((taken(&file)?, file))).collect();
    found.sort();
    Ok(found)
}

/// Makes data from a backup, or from the one of a folder that is wanted: the newest, or the first that was taken after the moment.
/// No server may work with the data.
pub async fn restore(backup: &Path, data: &Path, how: Restore) -> Result<String, AdminError> {
    let backup = if backup.is_dir() { choose(backup, how.until)? } else { backup.to_owned() };
    make_folder(data)?;
    let lock = Database::in_folder(data).lock().await?;
    let file = data.join(DATA_FILE);
    if !how.replace {
        refuse_over(&file)?;
    }
    // Under another name until it is known to be whole and on the disk.
    let part = data.join(format!("{DATA_FILE}.part"));
    let restored = restore_part(&backup, &part, how.until).await;
    let restored = match restored {
        Ok(rewound) => put_aside(&file).and_then(|aside| keep(&part, &file).map(|()| (rewound, aside))),
        Err(error) => Err(error),
    };
    drop(lock);
    match restored {
        Ok((rewound, aside)) => Ok(told(&backup, how.until, rewound, aside)),
        Err(error) => {
            remove(&part);
            Err(error)
        }
    }
}

fn choose(folder: &Path, until: Option<Millis>) -> Result<PathBuf, AdminError> {
    let mut found = backups(folder)?.into_iter();
    let chosen = match until {
        Some(until) => found.find(|(taken, _)| *taken >= until),
        None => found.next_back(),
    };
    let missing = || match until {
        Some(until) => format!("no backup in {} was taken after {}", folder.display(), written(until)),
        None => format!("there is no backup in {}", folder.display()),
    };
    chosen.map(|(_, file)| file).ok_or_else(|| AdminError::Refused(missing()))
}

/// Neither a file nor what `SQLite` left beside one is written over.
fn refuse_over(file: &Path) -> Result<(), AdminError> {
    let beside = BESIDE.map(|ending| beside(file, ending));
    let there = std::iter::once(file.to_owned()).chain(beside).find(|file| file.exists());
    there.map_or(Ok(()), |there| Err(AdminError::Exists(there)))
}

/// Copies a backup, checks it, and brings it back to the moment.
async fn restore_part(
    backup: &Path,
    part: &Path,
    until: Option<Millis>,
) -> Result<Option<RewindReport>, AdminError> {
    remove(part);
    copy_privately(backup, part).map_err(|error| AdminError::File(backup.to_owned(), error))?;
    give_to_owner_of_folder(part).map_err(|error| AdminError::File(part.to_owned(), error))?;
    check(backup, part).await?;
    let Some(until) = until else { return Ok(None) };
    let last = last_moment(part).await?;
    if last < until {
        return Err(AdminError::Refused(format!(
            "{} ends at {}: what was there at {} it does not know",
            backup.display(),
            written(last),
            written(until)
        )));
    }
    let rewound = rewind(part, until).await?;
    summarize(part, &rewound.cut, until).await?;
    Ok(Some(rewound))
}

/// What the lobby shows of these tables follows from the entries that they have now.
async fn summarize(part: &Path, tables: &[String], at: Millis) -> Result<(), AdminError> {
    let storage = Sqlite::open_existing(part).await?;
    let outages = storage.outages(0).await?;
    for id in tables {
        let Some(stored) = storage.table(id).await? else { continue };
        let table = Table::rebuild(stored.opening, stored.entries, outages.clone());
        let table = table.map_err(|error| AdminError::Wrong(format!("{id}: {error}")))?;
        storage.commit(vec![Write::summary(&table, at)]).await?;
    }
    storage.close().await;
    Ok(())
}

/// Opening a copy and reading through it shows that it is whole. `name` is what it is a copy of.
async fn check(name: &Path, copy: &Path) -> Result<(), AdminError> {
    let bad = |error| AdminError::Data(DataError::File(name.to_owned(), error));
    let storage = Sqlite::open_existing(copy).await.map_err(bad)?;
    let checked = storage.check().await.map_err(bad);
    storage.close().await;
    checked
}

fn copy_privately(from: &Path, to: &Path) -> std::io::Result<u64> {
    let mut copy = File::options().write(true).create(true).truncate(true).mode(OWNER_ONLY).open(to)?;
    keep_private(to)?;
    std::io::copy(&mut File::open(from)?, &mut copy)
}

/// Gives a file that is whole its name, so that it also has it after a power cut.
fn keep(part: &Path, file: &Path) -> Result<(), AdminError> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let synced = File::open(part).and_then(|whole| whole.sync_all());
    let named = synced.and_then(|()| std::fs::rename(part, file));
    named
        .and_then(|()| File::open(folder)?.sync_all())
        .map_err(|error| AdminError::File(file.to_owned(), error))
}

/// Puts the data that is there under another name, and answers which.
fn put_aside(file: &Path) -> Result<Option<PathBuf>, AdminError> {
    let name = format!(".before-{}", in_file_names(TimeSource::default().now()));
    let aside = beside(file, &name);
    let mut is_there = false;
    for ending in ["", BESIDE[0], BESIDE[1]] {
        match std::fs::rename(beside(file, ending), beside(&aside, ending)) {
            Ok(()) => is_there = true,
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(AdminError::File(beside(file, ending), error)),
        }
    }
    Ok(is_there.then_some(aside))
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn remove(part: &Path) {
    for ending in ["", BESIDE[0], BESIDE[1]] {
        std::fs::remove_file(beside(part, ending)).ok();
    }
}

fn told(
    backup: &Path,
    until: Option<Millis>,
    rewound: Option<RewindReport>,
    aside: Option<PathBuf>,
) -> String {
    let mut told = format!("{} is restored\n", backup.display());
    if let (Some(until), Some(RewindReport { cut, gone })) = (until, rewound) {
        let (until, cut) = (written(until), cut.len());
        let _ = writeln!(
            told,
            "as of {until}: {cut} tables are taken back to it, {gone} that were opened later are left out"
        );
    }
    if let Some(aside) = aside {
        let _ = writeln!(told, "what was there before is in {}", aside.display());
    }
    told
}
