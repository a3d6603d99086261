//! The record of a game with the proof of its deal (docs/fair-dealing.md).

use catalog::AnyGame;
use protocol::SeatNumber;
use tabletop::{Deal, Record, RecordStart};

use super::{EntryKind, Table};
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
        remarks.extend(self.players());
        remarks.push((COMMITMENT.to_owned(), self.opening.server_part.commitment().to_string()));
        remarks.push((SERVER_PART.to_owned(), self.opening.server_part.to_string()));
        for (seat, chair) in self.chairs.iter().enumerate() {
            if let Some(part) = chair.deal_part.as_ref().filter(|part| !part.is_empty()) {
                remarks.push((format!("{PLAYER_PART}{seat}"), part.clone()));
            }
        }
        remarks.extend(self.early_end());
        record
    }

    /// Who sat where, and who took a seat over after how many moves.
    fn players(&self) -> Vec<(String, String)> {
        let first = |seat: SeatNumber, now: &str| {
            let taken = self.entries.iter().find_map(|entry| match &entry.what {
                EntryKind::GivenToBot { seat: other, name, .. }
                | EntryKind::SeatOpened { seat: other, name }
                    if *other == seat =>
                {
                    Some(name.clone())
                }
                _ => None,
            });
            taken.unwrap_or_else(|| now.to_owned())
        };
        let chairs = self.chairs.iter().enumerate();
        let names = chairs.map(|(index, chair)| (index, first(index as SeatNumber, &chair.name)));
        let began = names.filter(|(_, name)| !name.is_empty());
        let began = began.map(|(seat, name)| (format!("{PLAYER}{seat}"), name));
        let later = self.entries.iter().filter_map(|entry| {
            let (seat, name) = match &entry.what {
                EntryKind::GivenToBot { seat, level, .. } => (seat, format!("computer ({})", level.name())),
                EntryKind::TookOver { seat, name, .. } => (seat, name.clone()),
                _ => return None,
            };
            let moves = self.move_entries.partition_point(|made| *made < entry.seq);
            Some((format!("{PLAYER}{seat}-after-{moves}"), name))
        });
        began.chain(later).collect()
    }

    /// Why the game ended before its end, and who has won then.
    fn early_end(&self) -> Vec<(String, String)> {
        let Some(ending) = self.ending.as_ref().filter(|ending| ending.outcome.is_none()) else {
            return Vec::new();
        };
        let seat = ending.seat.map(|seat| format!(" {seat}")).unwrap_or_default();
        let winners: Vec<String> = ending.winners.iter().map(ToString::to_string).collect();
        let ended = ("ended".to_owned(), format!("{}{seat}", ending.reason.name()));
        let won = (!winners.is_empty()).then(|| ("winners".to_owned(), winners.join(" ")));
        [ended].into_iter().chain(won).collect()
    }
}

/// What is wrong with the deal of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Disproof {
    /// A line of the head that is needed.
    #[error("the record has no `{0}:` line, so its deal cannot be checked")]
    Missing(&'static str),
    /// A line of the head that cannot be read.
    #[error("`{0}:` is no deal: {1}")]
    Unreadable(&'static str, String),
    /// The game began from a position.
    #[error("the game was set up by hand, not dealt")]
    NotDealt,
    /// The server's part is not the one committed to.
    #[error("the server's part does not belong to the commitment: it was changed after it was shown")]
    OtherServerPart,
    /// The parts do not make this deal.
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
