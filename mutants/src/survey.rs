//! Which changes each test passes by, and how long it takes. What was found out of a program is kept until the program is built anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::time::Duration;

use crate::AnyResult;
use crate::build::Binary;
use crate::judge::ChangeVerdict;
use crate::process::{in_parallel, run};

/// One test, how long it takes, and the changes it passes by.
#[derive(Clone, Debug)]
pub struct Test {
    pub binary: usize,
    pub name: String,
    pub takes: Duration,
    pub reached: BTreeSet<u32>,
}

impl Test {
    /// Tests are asked in this order. One that passes by little is about just that, and most likely notices what is wrong with it.
    pub fn cost(&self) -> u128 {
        self.takes.as_millis().max(1) * self.reached.len() as u128
    }
}

/// What one run of a test alone found out.
#[derive(Clone, Debug)]
enum Finding {
    Passes {
        takes: Duration,
        reached: BTreeSet<u32>,
    },
    /// It was given up after so long.
    TakesLonger(Duration),
    Fails,
}

impl Finding {
    /// As it is kept: a test that fails is tried again the next time.
    fn line(&self) -> Option<String> {
        match self {
            Finding::Passes { takes, reached } => {
                let reached: Vec<String> = reached.iter().map(u32::to_string).collect();
                Some(format!("passes\t{}\t{}", takes.as_millis(), reached.join(" ")))
            }
            Finding::TakesLonger(limit) => Some(format!("takes-longer\t{}\t", limit.as_millis())),
            Finding::Fails => None,
        }
    }

    fn read(line: &str) -> Option<Self> {
        let [word, time, reached] = line.splitn(3, '\t').collect::<Vec<_>>()[..] else { return None };
        let time = Duration::from_millis(time.parse().ok()?);
        match word {
            "passes" => {
                let reached = reached.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
                Some(Finding::Passes { takes: time, reached })
            }
            "takes-longer" => Some(Finding::TakesLonger(time)),
            _ => None,
        }
    }

    /// Whether a test that may take so long need not be run again.
    fn is_enough_for(&self, longest: Duration) -> bool {
        match self {
            Finding::Passes { .. } => true,
            Finding::TakesLonger(limit) => *limit >= longest,
            Finding::Fails => false,
        }
    }
}

/// The tests of these programs, each run once alone. One that fails without any change, or takes longer than this, is left out.
pub fn survey(binaries: &[Binary], scratch: &Path, kept: &Path, longest: Duration) -> AnyResult<Vec<Test>> {
    let names = list(binaries)?;
    let known: BTreeMap<String, Finding> = fs::read_to_string(kept)
        .unwrap_or_default()
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .filter_map(|(key, finding)| Some((key.to_owned(), Finding::read(finding)?)))
        .collect();
    let known = Mutex::new(known);
    let tests = Mutex::new(Vec::new());
    in_parallel(names.len(), |turn| {
        let (binary, name) = &names[turn];
        let program = &binaries[*binary];
        let key = program.key(name);
        let before =
            known.lock().unwrap().get(&key).filter(|finding| finding.is_enough_for(longest)).cloned();
        let finding =
            before.unwrap_or_else(|| look(program, name, &scratch.join(format!("reached-{turn}")), longest));
        match &finding {
            Finding::Passes { takes, reached } if *takes <= longest => tests.lock().unwrap().push(Test {
                binary: *binary,
                name: name.clone(),
                takes: *takes,
                reached: reached.clone(),
            }),
            Finding::Fails => {
                println!("survey: {} {name} fails without any change; it is left out", program.target);
            }
            _ => println!("survey: {} {name} takes too long; it is left out", program.target),
        }
        known.lock().unwrap().insert(key, finding);
    });
    let known = known.into_inner().unwrap();
    let lines = known.iter().filter_map(|(key, finding)| Some(format!("{key}\t{}\n", finding.line()?)));
    fs::write(kept, lines.collect::<String>())?;
    let mut tests = tests.into_inner().unwrap();
    tests.sort_by_key(Test::cost);
    Ok(tests)
}

/// All tests of these programs, or those with one of the words of `TESTS` in their names.
fn list(binaries: &[Binary]) -> AnyResult<Vec<(usize, String)>> {
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
    Ok(names)
}

/// Runs a test once, without any change, and reads what it has passed by.
fn look(binary: &Binary, name: &String, file: &Path, longest: Duration) -> Finding {
    let _ = fs::remove_file(file);
    let (verdict, takes) = run(binary, &[name], ("MUTANTS_REACHED", &file.to_string_lossy()), longest);
    let reached = fs::read_to_string(file).unwrap_or_default();
    match verdict {
        ChangeVerdict::NotNoticed => {
            Finding::Passes { takes, reached: reached.lines().filter_map(|line| line.parse().ok()).collect() }
        }
        ChangeVerdict::TookTooLong => Finding::TakesLonger(longest),
        _ => Finding::Fails,
    }
}
