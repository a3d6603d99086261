//! The record of a game with the proof of its deal (docs/fair-dealing.md).

use catalog::AnyGame;
use tabletop::{Deal, Record, RecordStart};

use super::Table;
use crate::refuse::{Result, not_now};

const COMMITMENT: &str = "commitment";
const SERVER_PART: &str = "server-part";
const PLAYER_PART: &str = "player-part-";
const PLAYER: &str = "player-";

impl Table {
    /// The game as it was played, with the players' names and all parts of the deal. Nobody has it before the end.
    pub fn record(&self) -> Result<Record> {
        if !self.is_over() {
            return not_now("the record is open when the game is over");
        }
        if self.started_at.is_none() {
            return not_now("no game was played");
        }
        Ok(self.record_so_far())
    }

    /// The same at any time: for the host, who has the data anyway.
    pub fn record_so_far(&self) -> Record {
        let mut record = self.game.as_ref().map_or_else(|| self.written_down(), AnyGame::record);
        let remarks = &mut record.remarks;
        remarks.push(("table".to_owned(), self.id().to_owned()));
        for (seat, chair) in self.chairs.iter().enumerate().filter(|(_, chair)| !chair.name.is_empty()) {
            remarks.push((format!("{PLAYER}{seat}"), chair.name.clone()));
        }
        remarks.push((COMMITMENT.to_owned(), self.opening.server_part.commitment().to_string()));
        remarks.push((SERVER_PART.to_owned(), self.opening.server_part.to_string()));
        for (seat, chair) in self.chairs.iter().enumerate() {
            if let Some(part) = &chair.deal_part {
                remarks.push((format!("{PLAYER_PART}{seat}"), part.clone()));
            }
        }
        record
    }
}

/// What is wrong with the deal of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Disproof {
    #[error("the record has no `{0}:` line, so its deal cannot be checked")]
    Missing(&'static str),
    #[error("`{0}:` is no deal: {1}")]
    Unreadable(&'static str, String),
    #[error("the game was set up by hand, not dealt")]
    NotDealt,
    #[error("the server's part does not belong to the commitment: it was changed after it was shown")]
    OtherServerPart,
    #[error("the deal is not the one that the parts give")]
    OtherDeal,
}

/// Checks that the deal follows from what was committed before the game and from what the players added.
pub fn verify_deal(record: &Record) -> Result<(), Disproof> {
    let server_part = part(record, SERVER_PART)?;
    if server_part.commitment() != part(record, COMMITMENT)? {
        return Err(Disproof::OtherServerPart);
    }
    let RecordStart::Deal { deal, .. } = &record.start else { return Err(Disproof::NotDealt) };
    let player = |seat: u8| remark(record, &format!("{PLAYER_PART}{seat}")).unwrap_or("").as_bytes();
    let parts: Vec<&[u8]> = (0..record.seats).map(player).collect();
    if Deal::combine(&server_part, &parts) == *deal { Ok(()) } else { Err(Disproof::OtherDeal) }
}

fn part(record: &Record, word: &'static str) -> Result<Deal, Disproof> {
    let text = remark(record, word).ok_or(Disproof::Missing(word))?;
    text.parse().map_err(|cause| Disproof::Unreadable(word, cause))
}

fn remark<'a>(record: &'a Record, word: &str) -> Option<&'a str> {
    record.remarks.iter().find(|(given, _)| given == word).map(|(_, rest)| rest.as_str())
}
