//! Puts the numbered rules of every game, in every language they are written in, into the program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const GAMES: [&str; 4] = ["big-boss", "alcazar", "toledo", "salamanca"];

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?);
    let root = here.join("../games").canonicalize()?;
    let mut code = String::from("static TRANSLATED: &[(&str, &str, &str)] = &[\n");
    for game in GAMES {
        list(&root.join(game), game, &mut code)?;
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    fs::write(out.join("rules.rs"), code)
}

/// One entry for each `RULES.<language>.md`: game, language, contents.
fn list(folder: &Path, game: &str, code: &mut String) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    files.sort();
    for path in files {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let Some(language) = name.strip_prefix("RULES.").and_then(|rest| rest.strip_suffix(".md")) else {
            continue;
        };
        writeln!(code, "    ({game:?}, {language:?}, include_str!({:?})),", path.display().to_string())
            .map_err(io::Error::other)?;
    }
    Ok(())
}
