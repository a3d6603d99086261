// For build scripts of crates that hold something for each game, which take this file by its path.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs, io};

#[path = "list.rs"]
mod list;

/// Writes `impl <what> for <game> {}` for each game of the list that has no module in the sources: what it needs is there by default.
pub(crate) fn write(what: &str) -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?);
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    println!("cargo::rerun-if-changed=src");
    let mut code = String::new();
    for (name, game) in list::games(&here.join("../catalog"))? {
        let module = here.join("src").join(name.replace('-', "_"));
        if !module.is_dir() && !module.with_extension("rs").is_file() {
            writeln!(code, "impl {what} for catalog::games::{game} {{}}").map_err(io::Error::other)?;
        }
    }
    fs::write(out.join("unwritten.rs"), code)
}
