//! The data: one file in a folder for one server at a time, or a `PostgreSQL` database for several.

use std::fs::{File, Permissions, TryLockError};
use std::io::ErrorKind;
use std::os::unix::fs::{
    DirBuilderExt as _, MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _, chown,
};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use crate::storage::{Postgres, SqlDatabase, Sqlite, Storage, StoreError, host_of};

/// The data file within the data folder.
pub const DATA_FILE: &str = "tertulia.db";
/// The file beside the data that is held by the server that works with it. It says nothing by being there: what counts is the lock on it.
const LOCK_ENDING: &str = "lock";

/// Files are for the owner of the process alone.
pub(crate) const OWNER_ONLY: u32 = 0o600;

/// Takes everybody else's right to a file, if it is there and ours.
pub(crate) fn keep_private(file: &Path) -> std::io::Result<()> {
    match std::fs::set_permissions(file, Permissions::from_mode(OWNER_ONLY)) {
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::PermissionDenied) => Ok(()),
        done => done,
    }
}

/// A host works as root on what a server uses that is not.
pub(crate) fn give_to_owner_of_folder(file: &Path) -> std::io::Result<()> {
    let (folder, own) = (std::fs::metadata(folder_of(file))?, std::fs::metadata(file)?);
    if (folder.uid(), folder.gid()) == (own.uid(), own.gid()) {
        return Ok(());
    }
    match chown(file, Some(folder.uid()), Some(folder.gid())) {
        // Whoever is not root has the data for themselves.
        Err(error) if error.kind() == ErrorKind::PermissionDenied => Ok(()),
        done => done,
    }
}

/// Why the data cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum DataError {
    #[error("the folder {0} cannot be made: {1}")]
    Folder(PathBuf, std::io::Error),
    #[error("nothing can be written into the folder {0}: {1}")]
    Writing(PathBuf, std::io::Error),
    #[error("another server works with the data in {0}: stop it first, or name another folder with --data")]
    InUse(PathBuf),
    #[error("{0} cannot be used: {1}")]
    File(PathBuf, StoreError),
    #[error("servers work with the database {0}: stop them first")]
    DatabaseInUse(Database),
    #[error("the database {0} cannot be used: {1}")]
    Database(Database, StoreError),
    #[error("{0}: a database is sqlite:FILE or postgres://USER@HOST/NAME")]
    NoDatabase(String),
}

/// The right to work with the data; that to a file ends with the process, however that ends.
#[derive(Debug)]
pub enum DataLock {
    File(File),
    /// Several nodes may work with one database.
    Shared,
    /// No node may, as long as the connection is there.
    Shut(Box<sqlx::PgConnection>),
}

/// Where the data is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    /// An `SQLite` file.
    File(PathBuf),
    /// A `PostgreSQL` database, by its URL.
    Postgres(String),
}

impl FromStr for Database {
    type Err = DataError;

    fn from_str(text: &str) -> Result<Self, DataError> {
        let no_database = || DataError::NoDatabase(text.to_owned());
        match text.split_once(':').ok_or_else(no_database)? {
            ("sqlite", file) if !file.is_empty() => Ok(Self::File(PathBuf::from(file))),
            ("postgres" | "postgresql", address) if address.starts_with("//") => {
                Ok(Self::Postgres(text.to_owned()))
            }
            _ => Err(no_database()),
        }
    }
}

/// Nobody is told the password.
impl std::fmt::Display for Database {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::File(file) => write!(f, "sqlite:{}", file.display()),
            Self::Postgres(url) => write!(f, "postgres://{}", host_of(url)),
        }
    }
}

impl Database {
    /// The usual file in a folder of data.
    pub fn in_folder(data: &Path) -> Self {
        Self::File(data.join(DATA_FILE))
    }

    /// Opens the data, making it when it is not there.
    pub async fn open(&self) -> Result<Storage, DataError> {
        let unusable = |error| self.unusable(error);
        Ok(match self {
            Self::File(file) => Arc::new(open_file(file).await?),
            Self::Postgres(url) => Arc::new(Postgres::open(url).await.map_err(unusable)?),
        })
    }

    /// The same, for whoever wants all rows.
    pub(crate) async fn open_sql(&self) -> Result<Box<dyn SqlDatabase>, DataError> {
        let unusable = |error| self.unusable(error);
        Ok(match self {
            Self::File(file) => Box::new(open_file(file).await?),
            Self::Postgres(url) => Box::new(Postgres::open(url).await.map_err(unusable)?),
        })
    }

    pub(crate) fn unusable(&self, error: StoreError) -> DataError {
        match self {
            Self::File(file) => DataError::File(file.clone(), error),
            Self::Postgres(_) => DataError::Database(self.clone(), error),
        }
    }

    /// The right to serve: a file is for one server alone.
    pub(crate) fn lock_to_serve(&self) -> Result<DataLock, DataError> {
        match self {
            Self::File(file) => lock(file),
            Self::Postgres(_) => Ok(DataLock::Shared),
        }
    }

    /// The right to work with the data while no server does.
    pub async fn lock(&self) -> Result<DataLock, DataError> {
        let Self::Postgres(url) = self else { return self.lock_to_serve() };
        let unusable = |error| self.unusable(error);
        let database = Postgres::open(url).await.map_err(unusable)?;
        // First nobody can come, then it is looked who is there.
        let shut = Postgres::shut(url).await.map_err(unusable)?;
        let has_nodes = database.has_nodes().await.map_err(unusable)?;
        match shut {
            Some(connection) if !has_nodes => Ok(DataLock::Shut(Box::new(connection))),
            _ => Err(DataError::DatabaseInUse(self.clone())),
        }
    }

    /// Bytes that can still be written; `None` where nobody tells.
    pub(crate) fn room(&self) -> Option<u64> {
        let Self::File(file) = self else { return None };
        let disk = rustix::fs::statvfs(folder_of(file)).ok()?;
        Some(disk.f_bavail.saturating_mul(disk.f_frsize))
    }

    /// Whether the data is a file that is too large to be read through before the server starts: it is while the server runs.
    pub(crate) fn is_large(&self) -> bool {
        let Self::File(file) = self else { return false };
        std::fs::metadata(file).is_ok_and(|file| file.len() > READ_AT_THE_START)
    }

    /// Reads through the data, so that damage is named at the start.
    pub(crate) async fn check(&self, storage: &Storage) -> Result<(), DataError> {
        if self.is_large() {
            return Ok(());
        }
        storage.check().await.map_err(|error| self.unusable(error))
    }
}

async fn open_file(file: &Path) -> Result<Sqlite, DataError> {
    make_folder(folder_of(file))?;
    Sqlite::open(file).await.map_err(|error| DataError::File(file.to_owned(), error))
}

/// The folder that a file is in.
fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Makes a folder that is not there. What is in it concerns nobody else on the machine.
pub(crate) fn make_folder(data: &Path) -> Result<(), DataError> {
    let made = std::fs::DirBuilder::new().recursive(true).mode(0o700).create(data);
    made.map_err(|error| DataError::Folder(data.to_owned(), error))
}

/// Opens the data of a server in a folder.
pub async fn open_storage(data: &Path) -> Result<Storage, DataError> {
    Database::in_folder(data).open().await
}

/// Files of at most so many bytes are read through before the server starts: about a second.
const READ_AT_THE_START: u64 = 64 * 1_024 * 1_024;

/// Keeps other servers away from a file.
fn lock(data: &Path) -> Result<DataLock, DataError> {
    let folder = folder_of(data);
    make_folder(folder)?;
    let writing = |error| DataError::Writing(folder.to_owned(), error);
    let mut options = File::options();
    let file = options.write(true).create(true).truncate(true).mode(OWNER_ONLY);
    let beside = data.with_extension(LOCK_ENDING);
    let file = file.open(&beside).map_err(writing)?;
    give_to_owner_of_folder(&beside).map_err(writing)?;
    match file.try_lock() {
        Ok(()) => Ok(DataLock::File(file)),
        Err(TryLockError::WouldBlock) => Err(DataError::InUse(folder.to_owned())),
        Err(TryLockError::Error(error)) => Err(writing(error)),
    }
}
