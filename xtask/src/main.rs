//! Checks of this repository that no other tool makes: `cargo xtask tidy`, `cargo xtask rules`, `cargo xtask texts`.
#![expect(clippy::print_stdout, reason = "a command line tool speaks through its output")]

mod citations;
mod dependencies;
mod migrations;
mod names;
mod order;
mod questions;
mod rules;
mod shape;
mod texts;
mod tidy;
mod translations;
mod tree;
mod walls;
mod words;

use std::path::Path;
use std::process::ExitCode;

use tree::SourceTree;

/// One check: its name, what it makes sure of, and what it finds wrong.
struct Check {
    name: &'static str,
    purpose: &'static str,
    run: fn(&SourceTree) -> Vec<String>,
}

const CHECKS: [Check; 3] = [
    Check {
        name: "tidy",
        purpose: "files are small, crates depend one way, dependencies have reasons, games have one shape, no forbidden or retired words, one name for one type, questions named as such, lints inherited, old programs bear new migrations, the files that documents name exist",
        run: tidy::check,
    },
    Check {
        name: "rules",
        purpose: "every rule of every game is cited in its code and at a test, and nothing names one that there is not; its translations agree",
        run: |tree| [rules::check(tree), translations::check(tree)].concat(),
    },
    Check {
        name: "texts",
        purpose: "the four languages have the same messages with the same variables",
        run: texts::check,
    },
];

fn main() -> ExitCode {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    if let Some(unknown) = wanted.iter().find(|name| CHECKS.iter().all(|check| check.name != **name)) {
        println!("there is no task `{unknown}`");
        usage();
        return ExitCode::from(2);
    }
    if wanted.is_empty() {
        usage();
        return ExitCode::from(2);
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or_else(|| Path::new("."));
    let tree = match SourceTree::read(root) {
        Ok(tree) => tree,
        Err(error) => {
            println!("the working tree cannot be read: {error}");
            return ExitCode::from(2);
        }
    };
    let chosen = CHECKS.iter().filter(|check| wanted.iter().any(|name| name == check.name));
    let problems: usize = chosen.map(|check| report(check, &(check.run)(&tree))).sum();
    if problems == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn usage() {
    println!("usage: cargo xtask <task>...");
    for check in &CHECKS {
        println!("  {:6} {}", check.name, check.purpose);
    }
}

fn report(check: &Check, problems: &[String]) -> usize {
    for problem in problems {
        println!("{}: {problem}", check.name);
    }
    match problems.len() {
        0 => println!("{}: fine ({})", check.name, check.purpose),
        1 => println!("{}: 1 problem", check.name),
        more => println!("{}: {more} problems", check.name),
    }
    problems.len()
}
