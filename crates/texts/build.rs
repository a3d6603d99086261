//! Puts every message file below texts/ into the program, so that a new file needs no other change.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const LANGUAGES: [&str; 4] = ["en", "de", "nl", "es"];

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?);
    let root = here.join("../../texts").canonicalize()?;
    let mut code = String::from("pub(crate) static FILES: &[(&str, &str, &str)] = &[\n");
    for language in LANGUAGES {
        list(&root, language, &mut code)?;
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    fs::write(out.join("files.rs"), code)
}

/// One entry a file: language, name without extension, contents.
fn list(root: &Path, language: &str, code: &mut String) -> io::Result<()> {
    let folder = root.join(language);
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> =
        fs::read_dir(&folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    for path in files {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        writeln!(code, "    ({language:?}, {name:?}, include_str!({:?})),", path.display().to_string())
            .map_err(io::Error::other)?;
    }
    Ok(())
}
