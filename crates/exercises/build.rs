//! Makes the list of the exercises that come with the program: the files of `data/`, each named after its game.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?).join("data");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> =
        fs::read_dir(&folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "txt"));
    files.sort();
    let mut code = String::from("static SHIPPED: &[(&str, &str)] = &[\n");
    for file in files {
        let game = file.file_stem().unwrap_or_default().to_string_lossy();
        writeln!(code, "    ({game:?}, include_str!({:?})),", file.display().to_string())
            .map_err(io::Error::other)?;
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    fs::write(out.join("shipped.rs"), code)
}
