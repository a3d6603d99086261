//! Which commit the program is built from: a page that was loaded from another one loads itself anew.
//!
//! Only for releases: while one works on the program, every commit would build it anew. There the page itself tells versions apart.

use std::path::Path;
use std::process::Command;

/// What `git archive` writes the commit into: a tarball has no history.
const ARCHIVED: &str = "commit.txt";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={ARCHIVED}");
    println!("cargo::rerun-if-env-changed=TERTULIA_COMMIT");
    let number = std::env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let is_release = std::env::var("PROFILE").as_deref() == Ok("release");
    match if is_release { commit() } else { None } {
        Some(commit) => {
            println!("cargo::rustc-env=TERTULIA_COMMIT={commit}");
            println!("cargo::rustc-env=TERTULIA_VERSION={number} ({commit})");
        }
        None => println!("cargo::rustc-env=TERTULIA_VERSION={number}"),
    }
}

fn commit() -> Option<String> {
    let commit = std::env::var("TERTULIA_COMMIT")
        .ok()
        .filter(|told| !told.is_empty())
        .or_else(of_git)
        .or_else(of_archive)?;
    Some(commit.chars().take(12).collect()).filter(|commit: &String| !commit.is_empty())
}

/// Asks git, if this is the top of a checkout and not a tarball that was unpacked inside another one.
fn of_git() -> Option<String> {
    let top = git(&["rev-parse", "--show-toplevel"])?;
    let is_ours = Path::new(&top).join("crates/cli/build.rs").canonicalize().ok()? == here("build.rs");
    let commit = git(&["rev-parse", "HEAD"]).filter(|_| is_ours)?;
    for file in ["HEAD", "logs/HEAD"] {
        if let Some(path) = git(&["rev-parse", "--git-path", file]).filter(|path| Path::new(path).exists()) {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    Some(commit)
}

fn here(file: &str) -> std::path::PathBuf {
    Path::new(file).canonicalize().unwrap_or_default()
}

fn git(arguments: &[&str]) -> Option<String> {
    let output =
        Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok().map(|text| text.trim().to_owned())
}

fn of_archive() -> Option<String> {
    let text = std::fs::read_to_string(ARCHIVED).ok()?;
    let commit = text.trim().to_owned();
    commit.chars().all(|letter| letter.is_ascii_hexdigit()).then_some(commit)
}
