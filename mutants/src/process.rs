//! Runs tests of a program in a process of their own, as many processes at a time as are wanted.

use std::fs;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use crate::build::Binary;
use crate::judge::ChangeVerdict;

/// Nothing runs in it for so long beyond its time: it waits for something that never comes.
const LONGEST_REST: Duration = Duration::from_secs(10);

/// Runs some tests of a program in a process of their own, within limits on time and memory: a change may loop or eat all memory.
/// Answers also how long it took, without the time it waited for a core.
pub fn run(
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
pub fn in_parallel(turns: usize, work: impl Fn(usize) + Sync) {
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
