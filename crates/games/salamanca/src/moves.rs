//! The decisions of the game, and sets of them that need no list.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Random, Rng, Seat};

use crate::{Cell, Cells, Space, Tile};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(tag = "move", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum Move {
    /// S-14: plays a card.
    Card { card: u8 },
    /// S-27: chooses two cards, the lower one first.
    Cards { card: u8, second: u8 },
    /// S-20: takes all tiles of a display space.
    Take { space: Space },
    /// S-20: lays one of the taken tiles.
    Lay { tile: Tile, cell: Cell },
    /// S-21: puts a squire on a building laid in this turn.
    Claim { cell: Cell },
    /// S-22: sells an own building.
    Sell { cell: Cell },
    /// S-26: puts the conde into a building.
    Conde { cell: Cell },
    /// S-30: puts the plague of the card on a tile.
    Plague { cell: Cell },
    /// S-31: looks at a hand; the swap follows.
    Look { other: Seat },
    /// S-31: takes a card of the hand looked at and gives one of the own.
    Swap { take: u8, give: u8 },
    /// S-25: ends a turn in which something was done.
    End,
    /// S-17: does nothing in a turn.
    Pass,
}

/// Moves that differ in one value only; the value is a bit of a set.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    Card,
    Cards(u8),
    Take,
    Lay(Tile),
    Claim,
    Sell,
    Conde,
    Plague,
    Look,
    Swap(u8),
    End,
    Pass,
}

/// All legal moves: for each kind the set of its values. Lays of up to 18 kinds of tile, and at most four more.
#[derive(Debug, Default)]
pub(crate) struct Groups(ArrayVec<(Kind, u128), 24>);

impl Kind {
    #[inline]
    const fn make(self, bit: u8) -> Move {
        match self {
            Self::Card => Move::Card { card: bit },
            Self::Cards(card) => Move::Cards { card, second: bit },
            Self::Take => Move::Take { space: Space::from_index(bit) },
            Self::Lay(tile) => Move::Lay { tile, cell: Cell::from_bit(bit) },
            Self::Claim => Move::Claim { cell: Cell::from_bit(bit) },
            Self::Sell => Move::Sell { cell: Cell::from_bit(bit) },
            Self::Conde => Move::Conde { cell: Cell::from_bit(bit) },
            Self::Plague => Move::Plague { cell: Cell::from_bit(bit) },
            Self::Look => Move::Look { other: Seat::new(bit) },
            Self::Swap(take) => Move::Swap { take, give: bit },
            Self::End => Move::End,
            Self::Pass => Move::Pass,
        }
    }
}

impl Groups {
    #[inline]
    pub(crate) fn add(&mut self, kind: Kind, values: u128) {
        if values != 0 {
            self.0.push((kind, values));
        }
    }

    #[inline]
    pub(crate) fn add_cells(&mut self, kind: Kind, cells: Cells) {
        self.add(kind, cells.0);
    }

    #[inline]
    pub(crate) fn add_one(&mut self, kind: Kind) {
        self.add(kind, 1);
    }

    fn count(&self) -> u32 {
        self.0.iter().map(|(_, values)| values.count_ones()).sum()
    }

    pub(crate) fn list(&self, out: &mut Vec<Move>) {
        for &(kind, values) in &self.0 {
            // Most moves are lays.
            if let Kind::Lay(tile) = kind {
                out.extend(Cells(values).iter().map(|cell| Move::Lay { tile, cell }));
                continue;
            }
            list_half(kind, values as u64, 0, out);
            list_half(kind, (values >> 64) as u64, 64, out);
        }
    }

    /// Draws one of the moves, all with equal chance.
    pub(crate) fn draw(&self, rng: &mut Rng) -> Option<Move> {
        let count = self.count();
        if count == 0 {
            return None;
        }
        let mut number = rng.below(count);
        for &(kind, values) in &self.0 {
            let here = values.count_ones();
            if number < here {
                return Some(kind.make(nth_bit(values, number)));
            }
            number -= here;
        }
        None
    }
}

/// Half a set at a time: 64-bit arithmetic is far cheaper than 128-bit.
#[inline]
fn list_half(kind: Kind, mut values: u64, offset: u8, out: &mut Vec<Move>) {
    while values != 0 {
        out.push(kind.make(values.trailing_zeros() as u8 + offset));
        values &= values - 1;
    }
}

/// The place of the `number`-th set bit, counted from 0. The set has so many.
fn nth_bit(values: u128, mut number: u32) -> u8 {
    let mut rest = values;
    let mut place = 0;
    for width in [64, 32, 16, 8] {
        let low = (rest & ((1 << width) - 1)).count_ones();
        if number >= low {
            number -= low;
            rest >>= width;
            place += width;
        }
    }
    let mut byte = rest as u8;
    for _ in 0..number {
        byte &= byte - 1;
    }
    place as u8 + byte.trailing_zeros() as u8
}

#[cfg(test)]
mod tests {
    use super::nth_bit;

    #[test]
    fn the_nth_bit_is_found_anywhere() {
        let values: u128 = 0x8000_0000_0000_0101_8000_0040_0000_0001;
        let places: Vec<u8> = (0..values.count_ones()).map(|number| nth_bit(values, number)).collect();
        let expected: Vec<u8> = (0..128).filter(|place| values >> place & 1 == 1).collect();
        assert_eq!(places, expected);
    }
}
