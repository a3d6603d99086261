//! Makes two lists for the program: the games that Cargo.toml names, and the numbered rules of each in every language.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

#[path = "list.rs"]
mod list;

/// The macros that hand the list to the code. `{GAMES}` and the arms are filled in.
const TEMPLATE: &str = include_str!("games.rs.in");

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?);
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    println!("cargo::rerun-if-changed=games.rs.in");
    let games = list::games(&here)?;
    fs::write(out.join("games.rs"), list_games(&games))?;
    let root = here.join("../games").canonicalize()?;
    let mut code = String::from("static RULES: &[(&str, &str, &str)] = &[\n");
    for (game, _) in &games {
        list_rules(&root.join(game), game, &mut code)?;
    }
    code.push_str("];\n");
    fs::write(out.join("rules.rs"), code)
}

fn list_games(games: &[(String, String)]) -> String {
    let each = |line: &dyn Fn(&str) -> String| games.iter().map(|(_, game)| line(game)).collect::<String>();
    let named: Vec<String> =
        games.iter().map(|(name, game)| format!("{game} {}", name.replace('-', "_"))).collect();
    TEMPLATE
        .replace("{GAMES}", &named.join(", "))
        .replace("{BY_GAME}", &each(&|name| format!("            $crate::AnyGame::{name}($inner) => $body,\n")))
        .replace(
            "{BY_KIND}",
            &each(&|name| {
                format!("            $crate::GameKind::{name} => {{ type $Game = $crate::games::{name}; $body }}\n")
            }),
        )
}

/// One entry for each `RULES.md` and `RULES.<language>.md`: game, language, contents.
fn list_rules(folder: &Path, game: &str, code: &mut String) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    files.sort();
    for path in files {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let Some(middle) = name.strip_prefix("RULES.").and_then(|rest| rest.strip_suffix("md")) else {
            continue;
        };
        let language = if middle.is_empty() { "en" } else { middle.trim_end_matches('.') };
        writeln!(code, "    ({game:?}, {language:?}, include_str!({:?})),", path.display().to_string())
            .map_err(io::Error::other)?;
    }
    Ok(())
}
