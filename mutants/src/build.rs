//! Builds the copy with all changes in it. What does not compile is taken out, by the places of the compiler's complaints, until it does.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::UNIX_EPOCH;

use crate::change::CodeChange;
use crate::parts::MutatedPart;
use crate::plant::plant;
use crate::{AnyResult, Folders};

/// The planted tree: where it is, what it is made of, and what has been taken out of it.
pub struct PlantedTree<'a> {
    pub source: &'a Path,
    pub copy: &'a Path,
    pub target: &'a Path,
    pub changes: &'a [CodeChange],
    /// What is built: the packages that are changed, and those whose tests are asked.
    pub packages: &'a [&'static str],
    /// Changes that do not compile.
    pub dropped: BTreeSet<u32>,
    /// Functions that constants call.
    keep_const: Vec<String>,
}

/// A program of tests, and the folder it runs in.
#[derive(Clone, Debug)]
pub struct Binary {
    pub package: String,
    pub target: String,
    pub program: PathBuf,
    pub folder: PathBuf,
    /// The database that tests of the server run on.
    pub database: &'static str,
    /// When it was built.
    stamp: u128,
}

impl Binary {
    /// A test of just this program: one that is built anew is another.
    pub fn key(&self, test: &str) -> String {
        format!("{} {} {} {test}", self.package, self.target, self.stamp)
    }
}

impl<'a> PlantedTree<'a> {
    pub fn new(folders: &'a Folders, packages: &'a [&'static str], changes: &'a [CodeChange]) -> Self {
        let Folders { plain, copy, target, .. } = folders;
        PlantedTree {
            source: plain,
            copy,
            target,
            changes,
            packages,
            dropped: BTreeSet::new(),
            keep_const: Vec::new(),
        }
    }

    /// Begins without the changes that were left out the last time; those that could be built now are not missed for long.
    pub fn without(mut self, names: &BTreeSet<&str>) -> Self {
        self.dropped = self
            .changes
            .iter()
            .filter(|change| names.contains(change.name.as_str()))
            .map(|change| change.id)
            .collect();
        self
    }

    /// Plants and checks until the compiler has nothing to complain about. Answers which changes are in the tree.
    pub fn settle(&mut self) -> AnyResult<BTreeSet<u32>> {
        loop {
            let planted = self.plant_all()?;
            let complaints = self.check()?;
            if complaints.is_empty() {
                return Ok(planted);
            }
            let before = self.dropped.len() + self.keep_const.len();
            for complaint in &complaints {
                self.heed(complaint)?;
            }
            println!("build: {} complaints, {} changes are out", complaints.len(), self.dropped.len());
            if self.dropped.len() + self.keep_const.len() == before {
                return Err(format!(
                    "nothing to take out for this: {}",
                    complaints[0]["rendered"].as_str().unwrap_or_default()
                )
                .into());
            }
        }
    }

    fn plant_all(&self) -> AnyResult<BTreeSet<u32>> {
        let mut files: BTreeMap<&str, Vec<CodeChange>> = BTreeMap::new();
        for change in self.changes {
            let there = files.entry(&change.file).or_default();
            if !self.dropped.contains(&change.id) {
                there.push(change.clone());
            }
        }
        let mut planted = BTreeSet::new();
        for (file, changes) in files {
            let result = plant(&fs::read_to_string(self.source.join(file))?, &changes, &self.keep_const)?;
            planted.extend(result.ids);
            let path = self.copy.join(file);
            // A file that stays as it is need not be built again.
            if fs::read_to_string(&path).ok().as_ref() != Some(&result.text) {
                fs::write(path, result.text)?;
            }
        }
        Ok(planted)
    }

    fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new("cargo");
        command
            .current_dir(self.copy)
            .args(arguments)
            .arg("--message-format=json")
            .env("CARGO_TARGET_DIR", self.target);
        command.stderr(Stdio::null());
        command
    }

    /// The errors of the compiler.
    fn check(&self) -> AnyResult<Vec<Value>> {
        let mut command = self.cargo(&["check", "--keep-going", "--workspace"]);
        for package in self.packages {
            // Tests have constants too. Those of the server are many, and reach no constant that is changed.
            if *package == "server" {
                command.arg("--lib");
            } else {
                command.args(
                    test_names(&folder_of(self.copy, package)?).iter().flat_map(|name| ["--test", name]),
                );
            }
        }
        let messages = messages(&command.output()?.stdout);
        Ok(messages
            .into_iter()
            .map(|message| message["message"].clone())
            .filter(|message| {
                message["level"] == "error" && !message["spans"].as_array().is_none_or(Vec::is_empty)
            })
            .collect())
    }

    /// Takes out what a complaint is about.
    fn heed(&mut self, complaint: &Value) -> AnyResult<()> {
        if let Some(name) = called_in_constant(complaint) {
            self.keep_const.push(name);
            return Ok(());
        }
        let mut found = BTreeSet::new();
        let mut spans = complaint["spans"].as_array().cloned().unwrap_or_default();
        spans.sort_by_key(|span| span["is_primary"] != true);
        for span in &spans {
            let (Some(file), Some(at)) = (span["file_name"].as_str(), span["byte_start"].as_u64()) else {
                continue;
            };
            let Ok(text) = fs::read_to_string(self.copy.join(file)) else { continue };
            found = Marks::of(&text, at as usize).changes(&text);
            if !found.is_empty() {
                break;
            }
        }
        if found.is_empty() {
            println!(
                "build: no change stands where the compiler complains: {}",
                complaint["rendered"].as_str().unwrap_or_default()
            );
        }
        self.dropped.extend(found);
        Ok(())
    }

    /// Builds the tests of some packages, on demand with those inside of them. The whole workspace is named: package by package what they share would be built with other features.
    pub fn build_tests(&self, part: &MutatedPart, inner: bool) -> AnyResult<Vec<Binary>> {
        let packages = part.tests;
        let mut command = self.cargo(&["test", "--no-run", "--workspace"]);
        for package in packages {
            command
                .args(test_names(&folder_of(self.copy, package)?).iter().flat_map(|name| ["--test", name]));
        }
        // The tests inside of all crates are built together: only the server needs them.
        if inner && packages.contains(&"server") {
            command.arg("--lib");
        }
        let output = command.output()?;
        let messages = messages(&output.stdout);
        if !output.status.success() {
            let errors: String = messages
                .iter()
                .filter(|message| message["message"]["level"] == "error")
                .filter_map(|message| message["message"]["rendered"].as_str())
                .collect();
            return Err(format!("the tests cannot be built: {errors}").into());
        }
        let binaries = messages
            .iter()
            .filter(|message| message["profile"]["test"] == true)
            .filter_map(|message| read_binary(message, part.database));
        Ok(binaries.filter(|binary| packages.contains(&binary.package.as_str())).collect())
    }
}

/// Where a package is in a tree.
pub fn folder_of(tree: &Path, package: &str) -> AnyResult<PathBuf> {
    let folders = [format!("crates/{package}"), format!("crates/games/{package}")];
    let found = folders.into_iter().map(|folder| tree.join(folder)).find(|folder| folder.exists());
    found.ok_or_else(|| format!("where is {package}?").into())
}

/// The names of the tests in `tests/`: files, and folders with a `main.rs`.
fn test_names(package: &Path) -> Vec<String> {
    let entries =
        fs::read_dir(package.join("tests")).into_iter().flatten().flatten().map(|entry| entry.path());
    let tests = entries.filter(|path| {
        path.extension().is_some_and(|ending| ending == "rs") || path.join("main.rs").exists()
    });
    tests.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect()
}

fn read_binary(message: &Value, database: &'static str) -> Option<Binary> {
    let manifest = Path::new(message["manifest_path"].as_str()?);
    let folder = manifest.parent()?.to_owned();
    let program: PathBuf = message["executable"].as_str()?.into();
    let built = program.metadata().ok()?.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    Some(Binary {
        package: folder.file_name()?.to_str()?.to_owned(),
        target: message["target"]["name"].as_str()?.to_owned(),
        program,
        folder,
        database,
        stamp: built.as_millis(),
    })
}

fn messages(stdout: &[u8]) -> Vec<Value> {
    String::from_utf8_lossy(stdout).lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

/// The function that a constant calls, where that is the complaint: it has to stay `const`, so nothing can be changed in it.
fn called_in_constant(complaint: &Value) -> Option<String> {
    let message = complaint["message"].as_str()?;
    let name = message.strip_prefix("cannot call non-const")?.split('`').nth(1)?;
    let name = name.split('<').next()?.rsplit("::").find(|part| !part.is_empty())?.to_owned();
    (name != "is_on").then_some(name)
}

/// The marked pieces around a place in a planted file, innermost last.
struct Marks(Vec<(char, u32)>);

impl Marks {
    fn of(text: &str, at: usize) -> Marks {
        let mut open: Vec<(char, u32)> = Vec::new();
        for (_, kind, number) in marks(text).take_while(|(position, ..)| *position <= at) {
            if kind.is_ascii_uppercase() {
                open.push((kind, number));
            } else if let Some(index) =
                open.iter().rposition(|mark| *mark == (kind.to_ascii_uppercase(), number))
            {
                open.truncate(index);
            }
        }
        Marks(open)
    }

    /// The change itself, or all of its site, or all of the function.
    fn changes(&self, text: &str) -> BTreeSet<u32> {
        match self.0.last() {
            Some(('M', id)) => [*id].into(),
            Some((kind, number)) => {
                let inside = marks(text)
                    .skip_while(|(_, k, n)| (k, n) != (kind, number))
                    .take_while(|(_, k, n)| (*k, *n) != (kind.to_ascii_lowercase(), *number));
                inside.filter(|(_, kind, _)| *kind == 'M').map(|(_, _, id)| id).collect()
            }
            None => BTreeSet::new(),
        }
    }
}

/// The marks of a planted file, such as `/*M12*/`: where, which kind, which number.
fn marks(text: &str) -> impl Iterator<Item = (usize, char, u32)> + '_ {
    text.match_indices("/*").filter_map(|(at, _)| {
        let mut inside = text[at + 2..].split_once("*/")?.0.chars();
        let kind = inside.next().filter(|kind| "FfSsMm".contains(*kind))?;
        Some((at, kind, inside.as_str().parse().ok()?))
    })
}
