//! Asks the tests, change by change, whether one of them notices.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use crate::build::Binary;
use crate::change::CodeChange;
use crate::process::{in_parallel, run};
use crate::survey::Test;

/// Tests share a process until together they take this long: starting it takes about as much.
const ENOUGH: Duration = Duration::from_millis(50);
/// Tests that take longer together wait for others, and may miss their moment on a busy machine.
const SURE: Duration = Duration::from_secs(1);
/// The same where each process starts a PostgreSQL of its own: that takes as long as several tests.
const ENOUGH_WITH_POSTGRES: Duration = Duration::from_secs(4);
/// What a changed program may take beyond several times its normal time.
const PATIENCE: Duration = Duration::from_secs(5);

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

/// What came of one change.
#[derive(Debug)]
pub struct ChangeReport {
    pub verdict: ChangeVerdict,
    /// The test that noticed.
    pub by: String,
    /// The tests that did not, by their keys.
    pub asked: Vec<String>,
}

/// Puts each change to the tests that pass by it, those about little else first, until together they take longer than `enough`. What it was put to
/// before, in the same program, is left out. `say` is told of each result.
pub fn judge(
    changes: &[&CodeChange],
    binaries: &[Binary],
    tests: &[Test],
    asked_before: &BTreeSet<(u32, String)>,
    enough: Duration,
    say: impl Fn(&CodeChange, ChangeReport) + Sync,
) {
    in_parallel(changes.len(), |turn| {
        let change = changes[turn];
        let is_new =
            |test: &&Test| !asked_before.contains(&(change.id, binaries[test.binary].key(&test.name)));
        let reaching: Vec<&Test> = tests.iter().filter(|test| test.reached.contains(&change.id)).collect();
        let verdict = if reaching.is_empty() { ChangeVerdict::NotReached } else { ChangeVerdict::NotNoticed };
        let mut report = ChangeReport { verdict, by: String::new(), asked: Vec::new() };
        let mut taken = Duration::ZERO;
        for batch in batches(reaching.into_iter().filter(is_new), binaries) {
            if taken > enough {
                break;
            }
            taken += batch.takes;
            let binary = &binaries[batch.binary];
            report.verdict = batch.put_to(change, binary);
            if !report.verdict.is_missed() {
                let who = if let [test] = batch.tests[..] { &test.name } else { "(several)" };
                report.by = format!("{} {who}", binary.target);
                break;
            }
            report.asked.extend(batch.tests.iter().map(|test| binary.key(&test.name)));
        }
        say(change, report);
    });
}

/// Tests of a program that share a process.
struct TestBatch<'a> {
    binary: usize,
    tests: Vec<&'a Test>,
    takes: Duration,
}

impl TestBatch<'_> {
    /// Whether a test notices. Long tests of the server wait for each other's answers: one that fails has to do so twice.
    fn put_to(&self, change: &CodeChange, binary: &Binary) -> ChangeVerdict {
        let names: Vec<&String> = self.tests.iter().map(|test| &test.name).collect();
        let ask = || run(binary, &names, ("MUTANT", &change.id.to_string()), self.takes * 5 + PATIENCE).0;
        match ask() {
            ChangeVerdict::Noticed if binary.package == "server" && self.takes > SURE => ask(),
            verdict => verdict,
        }
    }

    fn cost(&self) -> u128 {
        self.tests.iter().map(|test| test.cost()).sum::<u128>() / self.tests.len().max(1) as u128
    }
}

/// Quick tests of a program in groups that share a process; the others one by one.
fn batches<'a>(tests: impl Iterator<Item = &'a Test>, binaries: &[Binary]) -> Vec<TestBatch<'a>> {
    let mut open: BTreeMap<usize, TestBatch<'a>> = BTreeMap::new();
    let mut batches = Vec::new();
    for test in tests {
        let new = TestBatch { binary: test.binary, tests: Vec::new(), takes: Duration::ZERO };
        let mut batch = open.remove(&test.binary).unwrap_or(new);
        batch.tests.push(test);
        batch.takes += test.takes;
        let enough = if binaries[test.binary].database == "postgres" { ENOUGH_WITH_POSTGRES } else { ENOUGH };
        // A program that fails at its first test still runs the others.
        if batch.takes >= enough {
            batches.push(batch);
        } else {
            open.insert(test.binary, batch);
        }
    }
    batches.extend(open.into_values());
    batches.sort_by_key(TestBatch::cost);
    batches
}
