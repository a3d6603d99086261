//! CodeChange testing of whole parts: every small change that cargo-mutants lists is built in at once, each behind a switch, and each is put to the
//! tests that pass by it. `docs/mutation.md` says what came of it.
//!
//! With `ABOUT=redeal,check_order` only changes with one of these words in their names are built: a file, a function. `OUT` is another folder for what is made. `ENOUGH` is how many seconds of tests a change is put to, `QUICK` how long a quick test may take, `JOBS` how many run at a time, and `TESTS` words of which one is in the name of every test that is asked.
//!
//! Usage: `mutants build` once (`mutants build PART ...` for some parts only), then `mutants ask PART` for each part; `mutants ask PART missed` puts those that quick tests missed to
//! all tests of the part, and `mutants ask PART rest` to the quick tests that they were not put to yet: new ones, or those of a run that was broken off.

mod build;
mod change;
mod judge;
mod parts;
mod plant;
mod process;
mod survey;

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

/// What is asked about, and which tests.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Round {
    /// All changes, quick tests.
    Quick,
    /// Those that nobody has noticed yet, quick tests: after new tests were written, or a run that was broken off.
    Rest,
    /// The same, all tests.
    Long,
}

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
        ["ask", part] => ask(&folders, part, Round::Quick),
        ["ask", part, "rest"] => ask(&folders, part, Round::Rest),
        ["ask", part, "missed"] => ask(&folders, part, Round::Long),
        _ => Err("usage: mutants build [PART ...] | mutants ask PART [rest | missed]".into()),
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
    copy_tree(&folders.root, &folders.plain)?;
    let packages = packages(names);
    connect_switch(folders, &packages)?;
    let all = change::list(&folders.plain, &folders.root.join(".tools/bin"), &packages)?;
    let changes: Vec<CodeChange> = all.into_iter().filter(is_wanted).collect();
    let before = fs::read_to_string(folders.out.join("changes.txt")).unwrap_or_default();
    let left_out =
        before.lines().filter_map(|line| line.split_once("\tleft-out\t")).map(|(_, name)| name).collect();
    let planted_files = changes.iter().map(|change| PathBuf::from(&change.file)).collect();
    bring_up_to_date(&folders.plain, &folders.copy, &planted_files)?;
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
    }
    Ok(())
}

/// Makes the copy the same as the plain tree, but for the files that changes are planted into: those are written with them. A file that stays
/// as it is keeps its time, so that it need not be built again.
fn bring_up_to_date(plain: &Path, copy: &Path, planted: &BTreeSet<PathBuf>) -> AnyResult<()> {
    let wanted = files_below(plain, Path::new(""))?;
    for name in wanted.iter().filter(|name| !planted.contains(*name)) {
        let (text, path) = (fs::read(plain.join(name))?, copy.join(name));
        if fs::read(&path).ok().as_ref() == Some(&text) {
            continue;
        }
        fs::create_dir_all(path.parent().ok_or("a file without a folder")?)?;
        fs::copy(plain.join(name), &path)?;
    }
    if copy.exists() {
        for name in files_below(copy, Path::new(""))?.difference(&wanted) {
            fs::remove_file(copy.join(name))?;
        }
    }
    Ok(())
}

/// The names of all files in a folder of a tree, and in the folders in it.
fn files_below(tree: &Path, folder: &Path) -> AnyResult<BTreeSet<PathBuf>> {
    let mut files = BTreeSet::new();
    for entry in fs::read_dir(tree.join(folder))? {
        let entry = entry?;
        let name = folder.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            files.extend(files_below(tree, &name)?);
        } else {
            files.insert(name);
        }
    }
    Ok(files)
}

/// Every changed package gets the switch as a dependency.
fn connect_switch(folders: &Folders, packages: &[&str]) -> AnyResult<()> {
    let switch = folders.root.join("mutants/switch");
    for package in packages {
        let path = build::folder_of(&folders.plain, package)?.join("Cargo.toml");
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
fn ask(folders: &Folders, name: &str, round: Round) -> AnyResult<()> {
    let part = MutatedPart::named(name).ok_or_else(|| format!("there is no part {name}"))?;
    let started = Instant::now();
    let (mut changes, all) = read_changes(folders, part)?;
    let built = changes.len();
    let results = folders.out.join(format!("{name}.txt"));
    let is_long = round == Round::Long;
    let goes_on = round != Round::Quick;
    if goes_on {
        let before = fs::read_to_string(&results)?;
        let noticed = read_noticed(&before);
        changes.retain(|change| !noticed.contains(change.name.as_str()));
    }
    let binaries = PlantedTree::new(folders, part.tests, &[]).build_tests(part, is_long)?;
    let scratch = folders.out.join(format!("reached-{name}"));
    fs::create_dir_all(&scratch)?;
    let kept = folders.out.join(format!("survey-{name}.txt"));
    let longest = seconds_of("QUICK").filter(|_| !is_long).unwrap_or(if is_long { LONGEST } else { QUICK });
    let tests = survey::survey(&binaries, &scratch, &kept, longest)?;
    println!(
        "{name}: {} tests, {} changes to ask about, {} s so far",
        tests.len(),
        changes.len(),
        started.elapsed().as_secs()
    );
    // What was asked before need not be asked again of those that were missed.
    let asked_file = folders.out.join(format!("asked-{name}.txt"));
    let before = if goes_on { fs::read_to_string(&asked_file).unwrap_or_default() } else { String::new() };
    let asked_before = before
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .filter_map(|(id, key)| Some((id.parse().ok()?, key.to_owned())))
        .collect();
    let open = |path: &Path| {
        fs::OpenOptions::new().create(true).append(goes_on).write(true).truncate(!goes_on).open(path)
    };
    let written = Mutex::new((open(&results)?, open(&asked_file)?));
    let counts = Mutex::new(BTreeMap::new());
    let enough = seconds_of("ENOUGH").unwrap_or(ENOUGH[usize::from(is_long)]);
    let changes: Vec<&CodeChange> = changes.iter().collect();
    judge::judge(&changes, &binaries, &tests, &asked_before, enough, |change, report| {
        let judge::ChangeReport { verdict, by, asked } = report;
        *counts.lock().unwrap().entry(verdict.word()).or_insert(0) += 1;
        let mut written = written.lock().unwrap();
        let _ = writeln!(written.0, "{}\t{}\t{}\t{by}", change.id, verdict.word(), change.name);
        let asked: String = asked.iter().map(|key| format!("{}\t{key}\n", change.id)).collect();
        let _ = written.1.write_all(asked.as_bytes());
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

/// A time that the environment names, in seconds.
fn seconds_of(name: &str) -> Option<Duration> {
    std::env::var(name).ok().and_then(|seconds| seconds.parse().ok()).map(Duration::from_secs)
}

/// The names of those whose last word was that somebody noticed. Their numbers are others when the program has changed.
fn read_noticed(results: &str) -> BTreeSet<&str> {
    let mut noticed = BTreeSet::new();
    for line in results.lines() {
        let [_, word, name, _] = line.splitn(4, '\t').collect::<Vec<_>>()[..] else { continue };
        if word == ChangeVerdict::NotNoticed.word() || word == ChangeVerdict::NotReached.word() {
            noticed.remove(name);
        } else {
            noticed.insert(name);
        }
    }
    noticed
}
