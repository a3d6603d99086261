//! The changes, as `cargo mutants --list --json` names them.

use serde_json::Value;
use std::path::Path;
use std::process::Command;

use crate::Result;

/// One small change of one file.
#[derive(Clone, Debug)]
pub struct Change {
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

/// All changes of these packages in the copied tree, in the order of the files.
pub fn list(tree: &Path, tools: &Path, packages: &[&str]) -> Result<Vec<Change>> {
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
    for package in packages {
        command.args(["--package", package]);
    }
    let output = command.output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    let listed: Vec<Value> = serde_json::from_slice(&output.stdout)?;
    Ok(listed.iter().enumerate().map(|(id, value)| read(id as u32, value)).collect())
}

fn read(id: u32, value: &Value) -> Change {
    let text = |key: &str| value[key].as_str().unwrap_or_default().to_owned();
    let number = |key: &str| value["span"]["start"][key].as_u64().unwrap_or_default() as usize;
    Change {
        id,
        name: text("name"),
        file: text("file"),
        genre: text("genre"),
        replacement: text("replacement"),
        start: (number("line"), number("column")),
    }
}
