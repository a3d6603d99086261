//! The files of the repository, in memory, so that every check is a function of plain text.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

/// Folders that hold nothing written by hand.
const SKIPPED: [&str; 10] = [
    "fixtures",
    "target",
    "node_modules",
    "dist",
    "screenshots",
    "lighthouse",
    "data",
    "out",
    "test-results",
    "__pycache__",
];
const READ: [&str; 13] =
    ["rs", "ts", "js", "svelte", "css", "html", "toml", "md", "ftl", "py", "txt", "json", "sql"];

/// The text of every file by its path from the root, with `/` between the parts.
#[derive(Debug, Default)]
pub(crate) struct SourceTree {
    files: BTreeMap<String, String>,
}

impl SourceTree {
    pub(crate) fn read(root: &Path) -> io::Result<Self> {
        let mut tree = Self::default();
        tree.read_folder(root, "")?;
        Ok(tree)
    }

    fn read_folder(&mut self, folder: &Path, prefix: &str) -> io::Result<()> {
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let kind = entry.file_type()?;
            let path = format!("{prefix}{name}");
            if kind.is_dir() && !name.starts_with('.') && !SKIPPED.contains(&name.as_str()) {
                self.read_folder(&entry.path(), &format!("{path}/"))?;
            } else if kind.is_file() && READ.contains(&extension(&path)) {
                let bytes = std::fs::read(entry.path())?;
                self.files.insert(path, String::from_utf8_lossy(&bytes).into_owned());
            }
        }
        Ok(())
    }

    /// All files, sorted by path.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    pub(crate) fn file(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// The files below a folder, which is named with its last `/`.
    pub(crate) fn below<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.files().filter(move |(path, _)| path.starts_with(folder))
    }

    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        Self { files: files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect() }
    }
}

/// What stands after the last dot of a path.
pub(crate) fn extension(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, extension)| extension)
}
