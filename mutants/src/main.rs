//! CodeChange testing of whole parts: every small change that cargo-mutants lists is built in at once, each behind a switch, and each is put to the
//! tests that pass by it. `docs/mutation.md` says what came of it.
//!
//! With `ABOUT=redeal,check_order` only changes with one of these words in their names are built: a file, a function. `OUT` is another folder for what is made. `ENOUGH` is how many seconds of tests a change is put to, and `TESTS` words of which one is in the name of every test that is asked.
//!
//! Usage: `mutants build` once (`mutants build PART ...` for some parts only), then `mutants ask PART` for each part; `mutants ask PART missed` puts those that quick tests missed to all tests of the part.

mod build;
mod change;
mod judge;
mod parts;
mod plant;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use build::PlantedTree;
use change::CodeChange;
use judge::ChangeVerdict;
use parts::{MutatedPart, PACKAGES};

/// The first time the changes are put to tests up to this long only: most of them notice.
const QUICK: Duration = Duration::from_secs(3);
/// What they miss is put to all tests.
const LONGEST: Duration = Duration::from_secs(300);
/// So long a change is put to one test after the other, the first time and the second.
const ENOUGH: [Duration; 2] = [Duration::from_secs(40), Duration::from_secs(600)];

type AnyResult<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Where things are: the repository, and the folder for all that is made.
struct Folders {
    root: PathBuf,
    out: PathBuf,
    /// The files as they are, and with the changes in them.
    plain: PathBuf,
    copy: PathBuf,
    target: PathBuf,
}

impl Folders {
    fn new(root: PathBuf) -> Self {
        let out = std::env::var_os("OUT").map_or_else(|| root.join("out/mutants"), PathBuf::from);
        Self { plain: out.join("plain"), copy: out.join("tree"), target: out.join("target"), out, root }
    }
}

fn main() -> AnyResult<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("no repository around this")?.to_owned();
    let folders = Folders::new(root);
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["build", ref parts @ ..] => build(&folders, parts),
        ["ask", part] => ask(&folders, part, false),
        ["ask", part, "missed"] => ask(&folders, part, true),
        _ => Err("usage: mutants build [PART ...] | mutants ask PART [missed]".into()),
    }
}

/// Copies the tree, plants all changes and takes out what does not compile. Files that the next steps read tell what is in.
fn build(folders: &Folders, names: &[&str]) -> AnyResult<()> {
    if let Some(name) = names.iter().find(|name| MutatedPart::named(name).is_none()) {
        return Err(format!("there is no part {name}").into());
    }
    let about = std::env::var("ABOUT").unwrap_or_default();
    let about: Vec<&str> = about.split(',').filter(|word| !word.is_empty()).collect();
    let is_wanted = |change: &CodeChange| {
        let is_of_part =
            MutatedPart::of(&change.file).is_some_and(|part| names.is_empty() || names.contains(&part.name));
        is_of_part && (about.is_empty() || about.iter().any(|word| change.name.contains(word)))
    };
    fs::create_dir_all(&folders.out)?;
    for tree in [&folders.plain, &folders.copy] {
        copy_tree(&folders.root, tree)?;
    }
    let packages = packages(names);
    connect_switch(folders, &packages)?;
    let all = change::list(&folders.plain, &folders.root.join(".tools/bin"), &packages)?;
    let changes: Vec<CodeChange> = all.into_iter().filter(is_wanted).collect();
    let before = fs::read_to_string(folders.out.join("changes.txt")).unwrap_or_default();
    let left_out =
        before.lines().filter_map(|line| line.split_once("\tleft-out\t")).map(|(_, name)| name).collect();
    let mut tree = PlantedTree::new(folders, &packages, &changes).without(&left_out);
    let planted = tree.settle()?;
    let lines: String = changes
        .iter()
        .map(|change| {
            format!(
                "{}\t{}\t{}\n",
                change.id,
                if planted.contains(&change.id) { "built" } else { "left-out" },
                change.name
            )
        })
        .collect();
    fs::write(folders.out.join("changes.txt"), lines)?;
    println!("build: {} changes, {} of them built", changes.len(), planted.len());
    Ok(())
}

/// The packages that are built for these parts, or for all.
fn packages(names: &[&str]) -> Vec<&'static str> {
    let parts: Vec<&MutatedPart> = names.iter().filter_map(|name| MutatedPart::named(name)).collect();
    let is_needed =
        |package: &&&str| parts.is_empty() || parts.iter().any(|part| part.packages().contains(package));
    PACKAGES.iter().filter(is_needed).copied().collect()
}

/// All files that git knows or would know, as they are now.
fn copy_tree(root: &Path, to: &Path) -> AnyResult<()> {
    let _ = fs::remove_dir_all(to);
    fs::create_dir_all(to)?;
    let listed = Command::new("git")
        .current_dir(root)
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .output()?;
    for name in String::from_utf8(listed.stdout)?
        .split('\0')
        .filter(|name| !name.is_empty() && root.join(name).is_file())
    {
        let path = to.join(name);
        fs::create_dir_all(path.parent().ok_or("a file without a folder")?)?;
        fs::copy(root.join(name), &path)?;
        // What has not changed since the last time need not be built again.
        fs::File::options().write(true).open(&path)?.set_modified(root.join(name).metadata()?.modified()?)?;
    }
    Ok(())
}

/// Every changed package gets the switch as a dependency.
fn connect_switch(folders: &Folders, packages: &[&str]) -> AnyResult<()> {
    let switch = folders.root.join("mutants/switch");
    for package in packages {
        let path = build::folder_of(&folders.copy, package)?.join("Cargo.toml");
        let manifest = fs::read_to_string(&path)?;
        let line = format!("[dependencies]\nmutant-switch = {{ path = {:?} }}", switch.to_string_lossy());
        fs::write(&path, manifest.replacen("[dependencies]", &line, 1))?;
    }
    Ok(())
}

/// The changes of the last build: those that are in, and how many there are at all.
fn read_changes(folders: &Folders, part: &MutatedPart) -> AnyResult<(Vec<CodeChange>, usize)> {
    let (mut built, mut all) = (Vec::new(), 0);
    for line in fs::read_to_string(folders.out.join("changes.txt"))?.lines() {
        let [id, state, name] = line.splitn(3, '\t').collect::<Vec<_>>()[..] else { continue };
        if MutatedPart::of(name).is_none_or(|of| of.name != part.name) {
            continue;
        }
        all += 1;
        if state == "built" {
            let id = id.parse()?;
            built.push(CodeChange {
                id,
                name: name.into(),
                file: String::new(),
                genre: String::new(),
                replacement: String::new(),
                start: (0, 0),
            });
        }
    }
    Ok((built, all))
}

/// Puts the changes of a part to the tests, and writes what became of them to `PART.txt`.
fn ask(folders: &Folders, name: &str, only_missed: bool) -> AnyResult<()> {
    let part = MutatedPart::named(name).ok_or_else(|| format!("there is no part {name}"))?;
    let started = Instant::now();
    let (mut changes, all) = read_changes(folders, part)?;
    let built = changes.len();
    let results = folders.out.join(format!("{name}.txt"));
    if only_missed {
        let missed = read_missed(&fs::read_to_string(&results)?);
        changes.retain(|change| missed.contains(&change.id));
    }
    let binaries = PlantedTree::new(folders, part.tests, &[]).build_tests(part, only_missed)?;
    let scratch = folders.out.join(format!("reached-{name}"));
    fs::create_dir_all(&scratch)?;
    let tests = judge::survey(&binaries, &scratch, if only_missed { LONGEST } else { QUICK })?;
    println!(
        "{name}: {} tests, {} changes to ask about, {} s so far",
        tests.len(),
        changes.len(),
        started.elapsed().as_secs()
    );
    let file = Mutex::new(
        fs::OpenOptions::new()
            .create(true)
            .append(only_missed)
            .write(true)
            .truncate(!only_missed)
            .open(&results)?,
    );
    let counts = Mutex::new(BTreeMap::new());
    let wanted = std::env::var("ENOUGH").ok().and_then(|seconds| seconds.parse().ok());
    let enough = wanted.map_or(ENOUGH[usize::from(only_missed)], Duration::from_secs);
    judge::judge(&changes.iter().collect::<Vec<_>>(), &binaries, &tests, enough, |change, verdict, by| {
        *counts.lock().unwrap().entry(verdict.word()).or_insert(0) += 1;
        let _ = writeln!(file.lock().unwrap(), "{}\t{}\t{}\t{by}", change.id, verdict.word(), change.name);
        if verdict.is_missed() {
            println!("{}: {}", verdict.word(), change.name);
        }
    });
    println!(
        "{name}: {all} changes, {built} built, {:?}, {} s",
        counts.lock().unwrap(),
        started.elapsed().as_secs()
    );
    Ok(())
}

/// Those whose last word was that nobody noticed.
fn read_missed(results: &str) -> BTreeSet<u32> {
    let mut missed = BTreeSet::new();
    for line in results.lines() {
        let [id, word] = line.splitn(3, '\t').take(2).collect::<Vec<_>>()[..] else { continue };
        let Ok(id) = id.parse() else { continue };
        if word == ChangeVerdict::NotNoticed.word() || word == ChangeVerdict::NotReached.word() {
            missed.insert(id);
        } else {
            missed.remove(&id);
        }
    }
    missed
}
