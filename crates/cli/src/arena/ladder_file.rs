//! Matches of a ladder that were played before: one JSON object a line.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};

use arena::{Rung, RungKey};

use crate::Failure;

#[derive(Debug)]
pub(super) struct LadderFile {
    file: Option<PathBuf>,
    rungs: Vec<Rung>,
}

impl LadderFile {
    /// Reads what is there; a file that is not there yet holds nothing.
    pub(super) fn open(file: Option<&Path>) -> Result<Self, Failure> {
        let Some(file) = file else { return Ok(Self { file: None, rungs: Vec::new() }) };
        let text = match std::fs::read_to_string(file) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(Failure::file(file, &error)),
        };
        let read = |(number, line): (usize, &str)| {
            serde_json::from_str(line).map_err(|error| {
                let number = number + 1;
                Failure::usage(format!("{}, line {number} is no match of a ladder: {error}", file.display()))
            })
        };
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        Ok(Self { file: Some(file.to_owned()), rungs: lines.map(read).collect::<Result<_, _>>()? })
    }

    /// The match, if it was played, with as many games or more.
    pub(super) fn find(&self, key: &RungKey) -> Option<&Rung> {
        let is_it = |rung: &&Rung| {
            rung.key.games >= key.games && RungKey { games: key.games, ..rung.key.clone() } == *key
        };
        self.rungs.iter().filter(is_it).max_by_key(|rung| rung.key.games)
    }

    pub(super) fn add(&mut self, rung: &Rung) -> Result<(), Failure> {
        let Some(file) = &self.file else { return Ok(()) };
        let line = serde_json::to_string(rung).map_err(Failure::usage)?;
        let mut opened = OpenOptions::new().create(true).append(true).open(file);
        let written = opened.as_mut().map(|opened| writeln!(opened, "{line}"));
        match written {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(Failure::file(file, &error)),
            Err(error) => Err(Failure::file(file, error)),
        }
    }
}
