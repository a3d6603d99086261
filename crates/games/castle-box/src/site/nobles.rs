//! Where the nobles stand.

use tabletop::Seat;

use super::Site;
use crate::{Cell, CellSet, Noble, Rank};

impl Site {
    /// Where the nobles of a seat stand.
    #[inline]
    pub const fn nobles(&self, seat: Seat) -> CellSet {
        self.nobles[seat.index()]
    }

    #[inline]
    pub const fn grandes(&self) -> CellSet {
        self.grandes
    }

    /// The cells that are not free.
    #[inline]
    pub fn occupied(&self) -> CellSet {
        CellSet(self.nobles.iter().fold(0, |all, cells| all | cells.0))
    }

    #[inline]
    pub fn noble(&self, cell: Cell) -> Option<Noble> {
        let seat = self.nobles.iter().position(|cells| cells.contains(cell))?;
        Some(Noble { seat: Seat::new(seat as u8), rank: self.rank(cell) })
    }

    /// The rank of the noble on a cell that has one.
    #[inline]
    pub const fn rank(&self, cell: Cell) -> Rank {
        if self.grandes.contains(cell) { Rank::Grande } else { Rank::Baron }
    }

    /// How many nobles of this rank a seat has in supply.
    #[inline]
    pub const fn noble_supply(&self, seat: Seat, rank: Rank) -> u8 {
        let own = self.nobles[seat.index()].0;
        let placed = match rank {
            Rank::Grande => own & self.grandes.0,
            Rank::Baron => own & !self.grandes.0,
        };
        rank.count() - placed.count_ones() as u8
    }

    #[inline]
    pub const fn put_noble(&mut self, seat: Seat, rank: Rank, cell: Cell) {
        self.nobles[seat.index()].insert(cell);
        if matches!(rank, Rank::Grande) {
            self.grandes.insert(cell);
        }
    }

    /// Takes the noble off a cell.
    #[inline]
    pub fn take_noble(&mut self, cell: Cell) -> Option<Noble> {
        let noble = self.noble(cell)?;
        self.nobles[noble.seat.index()].remove(cell);
        self.grandes.remove(cell);
        Some(noble)
    }
}
