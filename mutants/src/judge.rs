//! Asks the tests: first which changes each of them passes by, then, change by change, whether one of them notices.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use crate::AnyResult;
use crate::build::Binary;
use crate::change::CodeChange;

/// Tests share a process until together they take this long.
const ENOUGH: Duration = Duration::from_millis(250);
/// What a changed program may take beyond several times its normal time.
const PATIENCE: Duration = Duration::from_secs(5);
/// Nothing runs in it for so long beyond its time: it waits for something that never comes.
const LONGEST_REST: Duration = Duration::from_secs(10);

/// One test, how long it takes, and the changes it passes by.
#[derive(Debug)]
pub struct Test {
    binary: usize,
    name: String,
    takes: Duration,
    reached: BTreeSet<u32>,
}

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChangeVerdict {
    Noticed,
    TookTooLong,
    NotNoticed,
    NotReached,
}

impl ChangeVerdict {
    pub fn word(self) -> &'static str {
        match self {
            ChangeVerdict::Noticed => "noticed",
            ChangeVerdict::TookTooLong => "took-too-long",
            ChangeVerdict::NotNoticed => "not-noticed",
            ChangeVerdict::NotReached => "not-reached",
        }
    }

    pub fn is_missed(self) -> bool {
        matches!(self, ChangeVerdict::NotNoticed | ChangeVerdict::NotReached)
    }
}

/// The tests of these programs, each run once alone. One that fails without any change, or takes longer than this, is left out.
pub fn survey(binaries: &[Binary], scratch: &Path, longest: Duration) -> AnyResult<Vec<Test>> {
    let wanted = std::env::var("TESTS").unwrap_or_default();
    let wanted: Vec<&str> = wanted.split(',').collect();
    let mut names = Vec::new();
    for (index, binary) in binaries.iter().enumerate() {
        let output = Command::new(&binary.program)
            .current_dir(&binary.folder)
            .args(["--list", "--format", "terse"])
            .output()?;
        let listed = String::from_utf8_lossy(&output.stdout).into_owned();
        names.extend(
            listed
                .lines()
                .filter_map(|line| line.strip_suffix(": test"))
                .filter(|name| wanted.iter().any(|word| name.contains(word)))
                .map(|name| (index, name.to_owned())),
        );
    }
    let tests = Mutex::new(Vec::new());
    in_parallel(names.len(), |turn| {
        let (binary, name) = &names[turn];
        let file = scratch.join(format!("reached-{turn}"));
        let _ = fs::remove_file(&file);
        let (verdict, takes) =
            run(&binaries[*binary], &[name], ("MUTANTS_REACHED", &file.to_string_lossy()), longest);
        let reached = fs::read_to_string(&file)
            .unwrap_or_default()
            .lines()
            .filter_map(|line| line.parse().ok())
            .collect();
        match verdict {
            ChangeVerdict::NotNoticed if takes <= longest => {
                tests.lock().unwrap().push(Test { binary: *binary, name: name.clone(), takes, reached });
            }
            ChangeVerdict::NotNoticed | ChangeVerdict::TookTooLong => {
                println!("survey: {} {name} takes too long; it is left out", binaries[*binary].target)
            }
            _ => println!(
                "survey: {} {name} fails without any change; it is left out",
                binaries[*binary].target
            ),
        }
    });
    let mut tests = tests.into_inner().unwrap();
    tests.sort_by_key(|test| test.takes);
    Ok(tests)
}

/// Puts each change to the tests that pass by it, the quickest first, until together they take longer than `enough`. `say` is told of each result.
pub fn judge(
    changes: &[&CodeChange],
    binaries: &[Binary],
    tests: &[Test],
    enough: Duration,
    say: impl Fn(&CodeChange, ChangeVerdict, &str) + Sync,
) {
    in_parallel(changes.len(), |turn| {
        let change = changes[turn];
        let (mut verdict, mut by, mut taken) = (ChangeVerdict::NotReached, String::new(), Duration::ZERO);
        for (binary, batch, takes) in batches(tests, change.id) {
            if taken > enough {
                break;
            }
            taken += takes;
            let names: Vec<&String> = batch.iter().map(|test| &test.name).collect();
            let switch = change.id.to_string();
            (verdict, _) = run(&binaries[binary], &names, ("MUTANT", &switch), takes * 5 + PATIENCE);
            if verdict != ChangeVerdict::NotNoticed {
                by = format!(
                    "{} {}",
                    binaries[binary].target,
                    if names.len() == 1 { names[0] } else { "(quick ones)" }
                );
                break;
            }
        }
        say(change, verdict, &by);
    });
}

/// Quick tests of a program in groups that share a process, the quickest first; the others one by one.
fn batches(tests: &[Test], id: u32) -> Vec<(usize, Vec<&Test>, Duration)> {
    let mut open: BTreeMap<usize, (Vec<&Test>, Duration)> = BTreeMap::new();
    let mut batches = Vec::new();
    for test in tests.iter().filter(|test| test.reached.contains(&id)) {
        let (batch, takes) = open.entry(test.binary).or_default();
        batch.push(test);
        *takes += test.takes;
        // A program that fails at its first test still runs the others.
        if *takes >= ENOUGH {
            batches.push((test.binary, std::mem::take(batch), std::mem::take(takes)));
        }
    }
    batches.extend(
        open.into_iter()
            .filter(|(_, (batch, _))| !batch.is_empty())
            .map(|(binary, (batch, takes))| (binary, batch, takes)),
    );
    batches.sort_by_key(|(_, batch, takes)| *takes / batch.len() as u32);
    batches
}

/// Runs some tests of a program in a process of their own, within limits on time and memory: a change may loop or eat all memory.
/// Answers also how long it took, without the time it waited for a core.
fn run(
    binary: &Binary,
    names: &[&String],
    variable: (&str, &str),
    limit: Duration,
) -> (ChangeVerdict, Duration) {
    let seconds = limit.as_secs() + 1;
    let mut command = Command::new("prlimit");
    command
        .args([format!("--cpu={seconds}"), "--as=12000000000".into(), "--core=0".into()])
        .arg(&binary.program);
    command
        .args(["--exact", "--test-threads=1"])
        .args(names)
        .env(variable.0, variable.1)
        .env("CARGO_MANIFEST_DIR", &binary.folder)
        .env("TERTULIA_TEST_DATABASE", binary.database);
    command.current_dir(&binary.folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = command.spawn() else { return (ChangeVerdict::NotReached, Duration::ZERO) };
    let (mut busy, mut rested, mut looked) = (Duration::ZERO, Duration::ZERO, Instant::now());
    let mut pause = Duration::from_millis(1);
    loop {
        match child.try_wait() {
            Ok(Some(status)) => {
                let verdict = match status {
                    status if status.success() => ChangeVerdict::NotNoticed,
                    status if is_killed_for_time(status) => ChangeVerdict::TookTooLong,
                    _ => ChangeVerdict::Noticed,
                };
                return (verdict, busy + rested);
            }
            Ok(None) if rested < limit + LONGEST_REST => std::thread::sleep(pause),
            _ => {
                let _ = child.kill();
                let _ = child.wait();
                return (ChangeVerdict::TookTooLong, busy + rested);
            }
        }
        // On a busy machine a test waits for a core: the clock on the wall says nothing about it.
        busy = processor_time(child.id()).unwrap_or(busy);
        if !is_runnable(child.id()) {
            rested += looked.elapsed();
        }
        looked = Instant::now();
        pause = (pause * 2).min(Duration::from_millis(20));
    }
}

/// What the process has had of the cores so far.
fn processor_time(process: u32) -> Option<Duration> {
    let status = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let fields: Vec<&str> = status.rsplit_once(") ")?.1.split(' ').collect();
    // Hundredths of a second, in the program and in the system.
    let ticks = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    Some(Duration::from_millis(10 * ticks))
}

/// Whether a thread of the process runs, or would if it had a core.
fn is_runnable(process: u32) -> bool {
    let Ok(threads) = fs::read_dir(format!("/proc/{process}/task")) else { return false };
    threads.flatten().any(|thread| {
        let status = fs::read_to_string(thread.path().join("stat")).unwrap_or_default();
        let state = status.rsplit_once(") ").and_then(|(_, rest)| rest.chars().next());
        matches!(state, Some('R' | 'D'))
    })
}

/// SIGXCPU, or SIGKILL some time after it.
fn is_killed_for_time(status: std::process::ExitStatus) -> bool {
    use std::os::unix::process::ExitStatusExt;
    matches!(status.signal(), Some(9 | 24))
}

/// Does the work of all turns on as many threads as `JOBS` says, two if it says nothing.
fn in_parallel(turns: usize, work: impl Fn(usize) + Sync) {
    let jobs = std::env::var("JOBS").ok().and_then(|jobs| jobs.parse().ok()).unwrap_or(2);
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                loop {
                    let turn = next.fetch_add(1, Relaxed);
                    if turn >= turns {
                        return;
                    }
                    work(turn);
                }
            });
        }
    });
}
