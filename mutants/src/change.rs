//! The changes, as `cargo mutants --list --json` names them.

use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use crate::AnyResult;

/// One small change of one file.
#[derive(Clone, Debug)]
pub struct CodeChange {
    /// The number of its switch.
    pub id: u32,
    /// As cargo-mutants writes it: file, line, column and what is replaced.
    pub name: String,
    pub file: String,
    pub genre: String,
    pub replacement: String,
    /// Where the replaced text begins: line and column, both from 1.
    pub start: (usize, usize),
}

/// The error that functions of the storage answer when they are changed to fail.
const FAILURE: &str = "crate::storage::StoreError::Closed";

/// All changes of these packages in the copied tree, in the order of the files.
pub fn list(tree: &Path, tools: &Path, packages: &[&str]) -> AnyResult<Vec<CodeChange>> {
    let mut changes = Vec::new();
    for package in packages {
        changes.extend(list_package(tree, tools, package)?);
    }
    let mut changes = with_answers(changes);
    for (id, change) in changes.iter_mut().enumerate() {
        change.id = id as u32;
    }
    Ok(changes)
}

fn list_package(tree: &Path, tools: &Path, package: &str) -> AnyResult<Vec<CodeChange>> {
    let mut command = Command::new(tools.join("cargo-mutants"));
    command.current_dir(tree).args([
        "mutants",
        "--list",
        "--json",
        "--exclude",
        "**/examples/**",
        "--exclude",
        "**/conformance/**",
    ]);
    command.args(["--package", package]);
    if package == "server" {
        command.args(["--error", FAILURE]);
    }
    let output = command.output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    let listed: Vec<Value> = serde_json::from_slice(&output.stdout)?;
    Ok(listed.iter().map(read).collect())
}

/// A function that answers a `StoreFuture` can answer nothing that cargo-mutants thinks of, such as `StoreFuture::new()`: it answers the empty value of its kind instead, once.
fn with_answers(changes: Vec<CodeChange>) -> Vec<CodeChange> {
    let mut asked = BTreeSet::new();
    let answers_future =
        |change: &CodeChange| change.genre == "FnValue" && change.name.contains("-> StoreFuture<");
    let is_kept =
        |change: &CodeChange| !answers_future(change) || asked.insert((change.file.clone(), change.start));
    let mut kept: Vec<CodeChange> = changes.into_iter().filter(is_kept).collect();
    for change in kept.iter_mut().filter(|change| answers_future(change)) {
        change.replacement = "Box::pin(async { Ok(Default::default()) })".into();
        let function = change.name.split(" with ").next().unwrap_or_default();
        change.name = format!("{function} with {}", change.replacement);
    }
    kept
}

fn read(value: &Value) -> CodeChange {
    let text = |key: &str| value[key].as_str().unwrap_or_default().to_owned();
    let number = |key: &str| value["span"]["start"][key].as_u64().unwrap_or_default() as usize;
    CodeChange {
        id: 0,
        name: text("name"),
        file: text("file"),
        genre: text("genre"),
        replacement: text("replacement"),
        start: (number("line"), number("column")),
    }
}
