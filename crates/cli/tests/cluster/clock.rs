//! The clock of a machine, which can jump while programs run on it: libfaketime gives each program the time that a file says. The time since
//! the machine was started goes on as it does, as it would when somebody sets the clock on the wall.

use std::fs::Permissions;
use std::io::Write as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use tempfile::{NamedTempFile, TempDir};

#[derive(Debug)]
pub(crate) struct FakeClock {
    folder: TempDir,
    library: PathBuf,
}

/// Where Debian has it: in a folder of the kind of machine.
fn library() -> PathBuf {
    let kinds = std::fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let mut libraries = kinds.map(|kind| kind.path().join("faketime/libfaketimeMT.so.1"));
    libraries.find(|library| library.exists()).expect("libfaketime is needed: `make test` installs it")
}

impl FakeClock {
    /// One that is wrong by so many seconds.
    pub(crate) fn wrong_by(seconds: i64) -> Self {
        let folder = TempDir::new().unwrap();
        // The database runs as somebody else.
        std::fs::set_permissions(folder.path(), Permissions::from_mode(0o755)).unwrap();
        let clock = Self { folder, library: library() };
        clock.jump_to(seconds);
        clock
    }

    /// From now on it is wrong by so many seconds.
    pub(crate) fn jump_to(&self, seconds: i64) {
        let mut file = NamedTempFile::new_in(self.folder.path()).unwrap();
        writeln!(file, "{seconds:+}").unwrap();
        file.as_file().set_permissions(Permissions::from_mode(0o644)).unwrap();
        // At once: nobody reads half of it.
        file.persist(self.file()).unwrap();
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("clock")
    }

    /// What a program needs in its environment to go by it.
    pub(crate) fn environment(&self) -> Vec<(&'static str, PathBuf)> {
        vec![
            ("LD_PRELOAD", self.library.clone()),
            ("FAKETIME_TIMESTAMP_FILE", self.file()),
            ("FAKETIME_NO_CACHE", "1".into()),
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1".into()),
        ]
    }
}

impl Drop for FakeClock {
    /// What libfaketime shares between processes stays when they are killed.
    fn drop(&mut self) {
        for file in std::fs::read_dir("/dev/shm").into_iter().flatten().flatten() {
            let name = file.file_name().to_string_lossy().into_owned();
            let process =
                name.strip_prefix("faketime_shm_").or_else(|| name.strip_prefix("sem.faketime_sem_"));
            if process.is_some_and(|process| !Path::new("/proc").join(process).exists()) {
                std::fs::remove_file(file.path()).ok();
            }
        }
    }
}

#[test]
fn a_clock_that_jumps_is_seen_by_whoever_goes_by_it() {
    let clock = FakeClock::wrong_by(0);
    let seconds = || {
        let told = std::process::Command::new("date").arg("+%s").envs(clock.environment()).output().unwrap();
        String::from_utf8(told.stdout).unwrap().trim().parse::<i64>().unwrap()
    };
    let before = seconds();
    clock.jump_to(36_000);
    assert!(seconds() - before > 30_000);
    clock.jump_to(-36_000);
    assert!(before - seconds() > 30_000);
}
