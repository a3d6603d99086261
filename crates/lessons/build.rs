//! Puts every lesson below crates/games/<game>/lessons/ into the program, so that a new lesson needs no other change.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?);
    let games = here.join("../games").canonicalize()?;
    let mut code = String::from("static FILES: &[(&str, &str, &str)] = &[\n");
    for game in sorted(&games)? {
        println!("cargo::rerun-if-changed={}", game.display());
        let folder = game.join("lessons");
        if folder.is_dir() {
            println!("cargo::rerun-if-changed={}", folder.display());
            list(&stem(&game), &folder, &mut code)?;
        }
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    fs::write(out.join("files.rs"), code)
}

/// One entry a lesson: game, file name without extension, contents.
fn list(game: &str, folder: &Path, code: &mut String) -> io::Result<()> {
    for path in sorted(folder)? {
        if path.extension().is_some_and(|extension| extension == "toml") {
            let name = stem(&path);
            writeln!(code, "    ({game:?}, {name:?}, include_str!({:?})),", path.display().to_string())
                .map_err(io::Error::other)?;
        }
    }
    Ok(())
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
