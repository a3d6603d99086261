//! A small disk that can be full. It is in the memory of the machine, and only one process has it mounted: others reach it through that one,
//! and it is gone when that one ends, however the test does.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::postgres::ordinary_user;

/// Root may mount, and is somebody else afterwards; anybody may in a world of their own. Whoever uses the disk ends first.
const AS_ROOT: &str = r#"mount -t tmpfs -o "size=$1,mode=777" tertulia "$0" &&
    exec setpriv --reuid "$2" --regid "$3" --clear-groups sh -c 'echo; cat >/dev/null; sleep 5'"#;
const AS_ANYBODY: &str =
    r#"mount -t tmpfs -o "size=$1,mode=777" tertulia "$0" && { echo; cat >/dev/null; sleep 5; }"#;

#[derive(Debug)]
pub(crate) struct Disk {
    /// Where it is mounted.
    folder: TempDir,
    /// It ends when its standard input does.
    holder: Child,
    is_root: bool,
}

impl Disk {
    /// One of so many MiB; `None` where nothing can be mounted.
    pub(crate) fn start(mebibytes: u32) -> Option<Self> {
        let (folder, user) = (TempDir::new().ok()?, ordinary_user());
        let mut command = Command::new("unshare");
        match user {
            Some(_) => command.args(["--mount", "sh", "-c", AS_ROOT]),
            None => command.args(["--user", "--map-root-user", "--mount", "sh", "-c", AS_ANYBODY]),
        };
        command.arg(folder.path()).arg(format!("{mebibytes}m"));
        if let Some((user, group)) = user {
            command.args([user.to_string(), group.to_string()]);
        }
        let quiet =
            command.current_dir("/").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut holder = quiet.spawn().ok()?;
        let mut told = String::new();
        BufReader::new(holder.stdout.take()?).read_line(&mut told).ok()?;
        (!told.is_empty()).then_some(Self { folder, holder, is_root: user.is_some() })
    }

    /// Where it is for those who share its world.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Where it is for all others.
    pub(crate) fn folder_from_outside(&self) -> PathBuf {
        let folder = self.folder().strip_prefix("/").unwrap();
        PathBuf::from(format!("/proc/{}/root", self.holder.id())).join(folder)
    }

    /// What starts a program in its world; the program and its arguments follow.
    pub(crate) fn way_in(&self) -> Vec<String> {
        let target = self.holder.id().to_string();
        let mut way = vec!["nsenter".to_owned(), "--target".to_owned(), target, "--mount".to_owned()];
        if !self.is_root {
            way.extend(["--user".to_owned(), "--preserve-credentials".to_owned()]);
        }
        way
    }

    fn ballast(&self) -> PathBuf {
        self.folder_from_outside().join("ballast")
    }

    /// Nothing more goes onto it.
    pub(crate) fn fill(&self) {
        let mut file = std::fs::File::create(self.ballast()).unwrap();
        for size in [1_024 * 1_024, 4_096, 1] {
            while file.write_all(&vec![0; size]).is_ok() {}
        }
    }

    /// There is room again.
    pub(crate) fn clear(&self) {
        std::fs::remove_file(self.ballast()).unwrap();
    }
}
