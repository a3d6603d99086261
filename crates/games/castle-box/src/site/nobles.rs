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
    pub const fn occupied(&self) -> CellSet {
        self.occupied
    }

    /// How many nobles of a seat stand on the board.
    #[inline]
    pub const fn noble_count(&self, seat: Seat) -> usize {
        let [barons, grandes] = self.placed[seat.index()];
        (barons + grandes) as usize
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
        rank.count() - self.placed[seat.index()][rank as usize]
    }

    #[inline]
    pub const fn put_noble(&mut self, seat: Seat, rank: Rank, cell: Cell) {
        self.nobles[seat.index()].insert(cell);
        self.occupied.insert(cell);
        self.placed[seat.index()][rank as usize] += 1;
        if matches!(rank, Rank::Grande) {
            self.grandes.insert(cell);
        }
    }

    /// Takes the noble off a cell.
    #[inline]
    pub fn take_noble(&mut self, cell: Cell) -> Option<Noble> {
        let noble = self.noble(cell)?;
        self.nobles[noble.seat.index()].remove(cell);
        self.occupied.remove(cell);
        self.placed[noble.seat.index()][noble.rank as usize] -= 1;
        self.grandes.remove(cell);
        Some(noble)
    }
}
