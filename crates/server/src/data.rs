//! The folder of the data: one file, and one server at a time.

use std::fs::{File, Permissions, TryLockError};
use std::io::ErrorKind;
use std::os::unix::fs::{
    DirBuilderExt as _, MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _, chown,
};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::storage::{Sqlite, Storage, StoreError};

/// The data file within the data folder.
pub const DATA_FILE: &str = "tertulia.db";
/// Held by the server that works with the folder. It says nothing by being there: what counts is the lock on it.
const LOCK_FILE: &str = "tertulia.lock";

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
    let Some(folder) = file.parent() else { return Ok(()) };
    let (folder, own) = (std::fs::metadata(folder)?, std::fs::metadata(file)?);
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
}

/// The right to work with a folder; it ends with the process, however that ends.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

/// Bytes that can still be written into the folder; `None` where the system does not tell.
pub(crate) fn room(data: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(data).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// Makes a folder that is not there. What is in it concerns nobody else on the machine.
pub(crate) fn make_folder(data: &Path) -> Result<(), DataError> {
    let made = std::fs::DirBuilder::new().recursive(true).mode(0o700).create(data);
    made.map_err(|error| DataError::Folder(data.to_owned(), error))
}

/// Opens the data of a server.
pub async fn open_storage(data: &Path) -> Result<Storage, DataError> {
    make_folder(data)?;
    let file = data.join(DATA_FILE);
    let storage = Sqlite::open(&file).await.map_err(|error| DataError::File(file, error))?;
    Ok(Arc::new(storage))
}

/// Files of at most so many bytes are read through before the server starts: about a second.
const READ_AT_THE_START: u64 = 64 * 1_024 * 1_024;

/// Whether the data file is too large to be read through before the server starts: it is while the server runs.
pub(crate) fn is_large(data: &Path) -> bool {
    std::fs::metadata(data.join(DATA_FILE)).is_ok_and(|file| file.len() > READ_AT_THE_START)
}

/// Reads through the data file, so that damage is named at the start.
pub(crate) async fn check_storage(data: &Path, storage: &Storage) -> Result<(), DataError> {
    if is_large(data) {
        return Ok(());
    }
    storage.check().await.map_err(|error| DataError::File(data.join(DATA_FILE), error))
}

/// Keeps other servers away from the folder.
pub fn lock(data: &Path) -> Result<Lock, DataError> {
    make_folder(data)?;
    let writing = |error| DataError::Writing(data.to_owned(), error);
    let mut options = File::options();
    let file = options.write(true).create(true).truncate(true).mode(OWNER_ONLY).open(data.join(LOCK_FILE));
    let file = file.map_err(writing)?;
    give_to_owner_of_folder(&data.join(LOCK_FILE)).map_err(writing)?;
    match file.try_lock() {
        Ok(()) => Ok(Lock { _file: file }),
        Err(TryLockError::WouldBlock) => Err(DataError::InUse(data.to_owned())),
        Err(TryLockError::Error(error)) => Err(writing(error)),
    }
}
