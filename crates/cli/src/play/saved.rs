//! Saved games: records that also say who sat where.

use std::path::{Path, PathBuf};
use std::{fs, io};

use catalog::AnyGame;
use tabletop::Record;

use super::players::{SeatPlayer, list_players};

/// The word in the head of the record.
const PLAYERS: &str = "players";

pub(super) fn save(game: &AnyGame, players: &[SeatPlayer], path: &Path) -> io::Result<()> {
    let mut record = game.record();
    record.remarks.push((PLAYERS.to_owned(), list_players(players)));
    // RawJson beside and then moved: whatever happens meanwhile, one whole file is there.
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    fs::write(&beside, record.to_string())?;
    fs::rename(&beside, path)
}

pub(super) fn players(record: &Record) -> Option<String> {
    record.remarks.iter().find(|(word, _)| word == PLAYERS).map(|(_, list)| list.clone())
}
