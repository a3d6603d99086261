//! The file that `--positions` writes.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use arena::{PlayedGame, PositionsHead};

use crate::Failure;

#[derive(Debug)]
pub(super) struct PositionsFile {
    path: PathBuf,
    file: BufWriter<File>,
}

impl PositionsFile {
    pub(super) fn create(path: &Path, head: &PositionsHead) -> Result<Self, Failure> {
        let file = File::create(path).map_err(|error| Failure::file(path, &error))?;
        let mut positions = Self { path: path.to_owned(), file: BufWriter::new(file) };
        let head = serde_json::to_string(head).map_err(Failure::usage)?;
        positions.write(format!("{head}\n").as_bytes())?;
        Ok(positions)
    }

    pub(super) fn add(&mut self, played: &PlayedGame) -> Result<(), Failure> {
        self.write(&played.positions)
    }

    pub(super) fn finish(mut self) -> Result<(), Failure> {
        self.file.flush().map_err(|error| Failure::file(&self.path, &error))
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.file.write_all(bytes).map_err(|error| Failure::file(&self.path, &error))
    }
}
