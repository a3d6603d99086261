//! The first entries of a table: who sits there from the start.

use protocol::table::Sitter;
use protocol::{Millis, SeatNumber};

use super::{ActError, Action, Chair, Entry, EntryKind, Opening, Table, Who};

/// Somebody who sits at a table from the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct First {
    /// Which chair.
    pub seat: SeatNumber,
    /// Who sits there from the start.
    pub sitter: Sitter,
    /// The name that is shown.
    pub name: String,
    /// Whose account it is, if the person has one.
    pub player: Option<String>,
    /// What the person added to the deal.
    pub deal_part: Option<String>,
}

impl Table {
    /// Opens a table with those who sit there from the start. When that are all, the game begins. At a rematch the seats of all but the one who asked
    /// are kept until they come.
    pub fn open_with(
        opening: Opening,
        first: Vec<First>,
        now: Millis,
    ) -> Result<(Self, Vec<Entry>), ActError> {
        let mut table = Self::open(opening, Vec::new());
        let opened = Entry { seq: 1, at: now, cause: None, what: EntryKind::Opened };
        table.apply(opened.clone())?;
        let mut entries = vec![opened];
        let host = Who { host: true, ..Who::default() };
        // Only who asked for a rematch is there. The others hear of it.
        let (is_rematch, asked_by) = (table.opening.rematch_of.is_some(), table.opening.host_seat);
        for First { seat, sitter, name, player, deal_part } in first {
            let action = match sitter {
                Sitter::Open => continue,
                Sitter::Person if is_rematch && asked_by != Some(seat) => {
                    Action::KeepSeat { seat, name, player }
                }
                Sitter::Person => Action::Join { seat: Some(seat), name, player, deal_part },
                Sitter::Bot { .. } => Action::SetSeat { seat, sitter },
            };
            entries.extend(table.act(&host, action, None, now)?);
        }
        Ok((table, entries))
    }

    /// Those who will sit at a rematch: everybody one chair further, so that another begins.
    pub fn rotated(&self) -> Vec<First> {
        let further = |(index, chair): (usize, &Chair)| First {
            seat: self.rotated_seat(index as SeatNumber),
            sitter: if chair.vacant || chair.forgotten { Sitter::Open } else { chair.sitter },
            name: chair.name.clone(),
            player: chair.player.clone(),
            deal_part: None,
        };
        let mut first: Vec<First> = self.chairs.iter().enumerate().map(further).collect();
        first.sort_by_key(|first| first.seat);
        first
    }

    /// The seat at a rematch of whoever holds this one.
    pub fn rotated_seat(&self, seat: SeatNumber) -> SeatNumber {
        let seats = self.chairs.len().max(1);
        ((usize::from(seat) + seats - 1) % seats) as SeatNumber
    }
}
