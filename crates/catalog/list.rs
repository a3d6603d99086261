// The list of games for build scripts, which take this file by its path.

use std::path::Path;
use std::{fs, io};

/// How the line of a game goes on after its name.
const GAME: &str = " = { path = \"../games/";

/// Name and type of each game that the manifest of the catalog names: `big-boss` and `BigBoss`.
pub(crate) fn games(catalog: &Path) -> io::Result<Vec<(String, String)>> {
    let manifest = catalog.join("Cargo.toml");
    println!("cargo::rerun-if-changed={}", manifest.display());
    let text = fs::read_to_string(manifest)?;
    let names = text.lines().filter_map(|line| Some(line.split_once(GAME)?.0));
    Ok(names.map(|name| (name.to_owned(), name.split('-').map(capitalised).collect())).collect())
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}
