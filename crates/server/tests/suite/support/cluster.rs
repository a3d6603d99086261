//! A real `PostgreSQL` of the tests: in a temporary folder, as an ordinary user, gone with the process however that ends.

use std::io::Read as _;
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use super::ports::unused_address;

/// Removes everything when the standard input ends: when whoever started the cluster is gone.
const CLEAN_UP: &str = r#"cat >/dev/null; "$0"/pg_ctl -D "$2" -m immediate stop; rm -rf "$1""#;

/// What a cluster is given besides its folder.
#[derive(Debug, Default)]
pub(crate) struct Machine {
    /// A folder on a disk of its own, where the data goes.
    pub(crate) disk: Option<PathBuf>,
    /// What its programs find in their environment.
    pub(crate) environment: Vec<(&'static str, PathBuf)>,
}

#[derive(Debug)]
pub(crate) struct Cluster {
    folder: PathBuf,
    data: PathBuf,
    environment: Vec<(&'static str, PathBuf)>,
    port: u16,
    /// Settings besides the usual ones.
    settings: &'static str,
    /// Cleans up when its standard input is closed.
    _clean_up: Child,
}

/// Where Debian, or whoever is asked by `pg_config`, has the programs.
fn programs() -> PathBuf {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = debian.map(|version| version.path().join("bin")).filter(|bin| bin.join("initdb").exists());
    newest.max().unwrap_or_else(|| {
        let told = Command::new("pg_config").arg("--bindir").output();
        let told = told.expect("PostgreSQL is needed: `make setup` installs it");
        PathBuf::from(String::from_utf8(told.stdout).unwrap().trim())
    })
}

/// `PostgreSQL` does not run as root: somebody else does then.
pub(crate) fn ordinary_user() -> Option<(u32, u32)> {
    let id = |arguments: &[&str]| {
        let told = Command::new("id").args(arguments).output().unwrap();
        String::from_utf8(told.stdout).unwrap().trim().parse::<u32>().ok()
    };
    if id(&["-u"]) != Some(0) {
        return None;
    }
    let user = if id(&["-u", "postgres"]).is_some() { "postgres" } else { "nobody" };
    id(&["-u", user]).zip(id(&["-g", user]))
}

/// A command of the user that `PostgreSQL` runs as.
fn command(program: &Path) -> Command {
    let Some((user, group)) = ordinary_user() else { return Command::new(program) };
    let mut command = Command::new("setpriv");
    command
        .args(["--reuid", &user.to_string(), "--regid", &group.to_string(), "--clear-groups"])
        .arg(program);
    command
}

fn run(command: &mut Command) {
    let done = command.current_dir("/").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = done.spawn().unwrap();
    let status = child.wait().unwrap();
    let mut told = String::new();
    if !status.success() {
        child.stderr.take().unwrap().read_to_string(&mut told).unwrap();
    }
    assert!(status.success(), "{command:?}: {told}");
}

/// A folder that is removed, with the server in it, when the other half is dropped.
fn new_folder(disk: Option<&Path>) -> (PathBuf, PathBuf, Child) {
    let folder = tempfile::Builder::new().prefix("tertulia-postgres-").tempdir().unwrap().keep();
    if let Some((user, group)) = ordinary_user() {
        chown(&folder, Some(user), Some(group)).unwrap();
    }
    let data = disk.unwrap_or(&folder).join("data");
    let clean_up = command(Path::new("sh"))
        .args(["-c", CLEAN_UP])
        .args([&programs(), &folder, &data])
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    (folder, data, clean_up)
}

/// The steps by which docs/hosting.md has `PostgreSQL` keep what it writes, copied, and brought back to a moment: as they stand there.
fn steps(number: usize) -> &'static str {
    let (_, section) = HOSTING.split_once("### The same with PostgreSQL").unwrap();
    section.split("```\n").nth(2 * number + 1).unwrap()
}

const HOSTING: &str = include_str!("../../../../../docs/hosting.md");

impl Cluster {
    /// Starts one; it is up in about a second.
    pub(crate) fn start() -> Self {
        Self::start_with_settings("-F -c full_page_writes=off")
    }

    /// One with these settings. Without others it syncs what it keeps.
    pub(crate) fn start_with_settings(settings: &'static str) -> Self {
        Self::start_on(Machine::default(), settings)
    }

    #[allow(dead_code, reason = "some tests have machines of their own")]
    /// One on a machine of its own.
    pub(crate) fn start_on(machine: Machine, settings: &'static str) -> Self {
        Self::start_with(machine, settings, |data| {
            let with = ["--auth=trust", "--username=tertulia", "--encoding=UTF8", "--locale=C", "--no-sync"];
            run(command(&programs().join("initdb")).arg("-D").arg(data).args(with));
        })
    }

    /// One that keeps all that it writes aside, as docs/hosting.md says: the data of any moment can be had again.
    pub(crate) fn start_archiving() -> Self {
        let mut cluster = Self::start();
        cluster.stop();
        // Who it runs as owns what it makes.
        let folders = cluster.in_its_folders(steps(0)).replace("sudo ", "");
        let folders = folders.replace("--owner=postgres --group=postgres ", "");
        run(command(Path::new("sh")).args(["-ec", &folders]));
        let settings = cluster.in_its_folders(steps(1));
        let append =
            format!("cat >> '{}/data/postgresql.conf' <<'END'\n{settings}\nEND", cluster.folder.display());
        run(command(Path::new("sh")).args(["-ec", &append]));
        // What is restored from copied files needs whole pages.
        cluster.settings = "-F";
        cluster.start_again();
        cluster
    }

    /// A copy of all files, which can be brought to any later moment.
    pub(crate) fn base_backup(&self) {
        let path = format!("{}:/usr/bin:/bin", programs().display());
        let port = self.port.to_string();
        let address = [("PGHOST", "127.0.0.1"), ("PGPORT", &port), ("PGUSER", "tertulia"), ("PATH", &path)];
        run(command(Path::new("/bin/sh")).args(["-ec", &self.in_its_folders(steps(2))]).envs(address));
    }

    /// A new one with the data of this one as it was at a moment, such as `2026-11-16 09:00:00.000+00`. This one is stopped.
    pub(crate) fn restore_to(&self, moment: &str) -> Self {
        Self::start_with(Machine::default(), "-F", |data| {
            let steps = self.in_its_folders(steps(3)).replace("2026-11-16 09:00:00.000+00", moment);
            // There is one copy, of today.
            let steps = steps.replace("base-2026-11-16", "base-*");
            let steps = steps.replace("/var/lib/postgresql/17/restored", data.to_str().unwrap());
            run(command(Path::new("sh")).args(["-ec", &steps]));
        })
    }

    /// Steps for a machine that has one cluster, for this one.
    fn in_its_folders(&self, steps: &str) -> String {
        let folder = self.folder.to_str().unwrap();
        let steps = steps.replace("/var/backups/tertulia", folder);
        steps.replace("/var/lib/postgresql/17/main", &format!("{folder}/data"))
    }

    /// One that follows this one, and from which can only be read until it is promoted.
    pub(crate) fn start_standby(&self) -> Self {
        self.start_standby_on(Machine::default())
    }

    /// The same on a machine of its own.
    pub(crate) fn start_standby_on(&self, machine: Machine) -> Self {
        self.start_standby_at(machine, unused_address().port())
    }

    /// The same at a port where there was another.
    pub(crate) fn start_standby_at(&self, machine: Machine, port: u16) -> Self {
        Self::start_at(port, machine, self.settings, |data| {
            let from = ["-h", "127.0.0.1", "-U", "tertulia", "-p", &self.port.to_string()];
            // What it has not read yet is kept for it.
            let with = [
                "--write-recovery-conf",
                "--create-slot",
                "--slot=standby",
                "--checkpoint=fast",
                "--no-sync",
            ];
            run(command(&programs().join("pg_basebackup")).arg("-D").arg(data).args(from).args(with));
        })
    }

    fn start_with(machine: Machine, settings: &'static str, make: impl FnOnce(&Path)) -> Self {
        Self::start_at(unused_address().port(), machine, settings, make)
    }

    fn start_at(port: u16, machine: Machine, settings: &'static str, make: impl FnOnce(&Path)) -> Self {
        let (folder, data, clean_up) = new_folder(machine.disk.as_deref());
        make(&data);
        let environment = machine.environment;
        let cluster = Self { folder, data, environment, port, settings, _clean_up: clean_up };
        cluster.control("start");
        cluster
    }

    fn control(&self, what: &str) {
        let folder = self.folder.display();
        let options = format!(
            "-p {} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=500 -c shared_buffers=64MB \
             -c max_wal_size=4GB {}",
            self.port, self.settings
        );
        let given = self.environment.iter().map(|(name, value)| format!("{name}={}", value.display()));
        // Only who runs it finds it there: not what makes root somebody else.
        let mut command = command(Path::new("env"));
        let word = if what == "crash" { "stop" } else { what };
        command.args(given).arg(programs().join("pg_ctl")).arg(word).arg("-D").arg(&self.data).arg("-w");
        match what {
            "start" => command.arg("-l").arg(self.log_file()).args(["-o", &options]),
            "stop" => command.args(["-m", "fast"]),
            "crash" => command.args(["-m", "immediate"]),
            _ => &mut command,
        };
        run(&mut command);
    }

    pub(crate) fn stop(&self) {
        self.control("stop");
    }

    #[allow(dead_code, reason = "some tests bring it down")]
    /// All its processes end at once, as when its machine loses power: nothing is finished, and no standby is told anything more.
    pub(crate) fn crash(&self) {
        self.control("crash");
    }

    pub(crate) fn start_again(&self) {
        self.control("start");
    }

    pub(crate) fn promote(&self) {
        self.control("promote");
    }

    fn log_file(&self) -> PathBuf {
        self.folder.join("log")
    }

    #[allow(dead_code, reason = "some tests read it")]
    /// What it has written into its log.
    pub(crate) fn log(&self) -> String {
        String::from_utf8_lossy(&std::fs::read(self.log_file()).unwrap()).into_owned()
    }

    #[allow(dead_code, reason = "some tests bring it down")]
    /// Whether it runs, however it was stopped.
    pub(crate) fn is_running(&self) -> bool {
        let mut command = command(&programs().join("pg_ctl"));
        let status = command.arg("status").arg("-D").arg(&self.data).current_dir("/").stdout(Stdio::null());
        status.status().unwrap().success()
    }

    #[allow(dead_code, reason = "benchmarks count its processor time")]
    /// The number of the first process; all others are its children.
    pub(crate) fn process(&self) -> u32 {
        let file = std::fs::read_to_string(self.data.join("postmaster.pid")).unwrap();
        file.lines().next().unwrap().parse().unwrap()
    }

    #[allow(dead_code, reason = "some tests put another in its place")]
    pub(crate) const fn port(&self) -> u16 {
        self.port
    }

    pub(crate) fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// The database, looked at within a schema.
    pub(crate) fn url(&self, schema: &str) -> String {
        url(&self.address(), schema)
    }
}

/// The database at an address, looked at within a schema.
pub(crate) fn url(address: &str, schema: &str) -> String {
    format!("postgres://tertulia@{address}/postgres?options=-c%20search_path%3D{schema}")
}
