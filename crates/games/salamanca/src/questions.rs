//! What somebody may want who points at a thing and finds nothing to do with it. The rules answer; nothing is decided here.

use tabletop::Seat;

use crate::{Cell, Move, Salamanca, Tile};

impl Salamanca {
    /// Things are a cell (`c4`), `space b`, `card 3` and `tile lake2`.
    pub(crate) fn moves_about_thing(&self, seat: Seat, thing: &str) -> Vec<Move> {
        let words: Vec<&str> = thing.split_whitespace().collect();
        match *words {
            ["space", space] => space.parse().ok().map(|space| vec![Move::Take { space }]),
            // The same words are the move in notation.
            ["card", _] => thing.parse().ok().map(|mv| vec![mv]),
            ["tile", tile] => tile.parse().ok().map(|tile| self.moves_with_tile(tile)),
            [cell] => {
                let cell = cell.parse::<Cell>().ok().filter(|cell| self.edition.cells().contains(*cell));
                cell.map(|cell| self.moves_about_cell(seat, cell))
            }
            _ => None,
        }
        .unwrap_or_default()
    }

    /// S-20: a tile to lay is asked about with a cell that is taken; the answer says what is in the way.
    fn moves_with_tile(&self, tile: Tile) -> Vec<Move> {
        let taken = self.edition.cells().iter().find(|cell| self.board.tile_at(*cell).is_some());
        taken.map(|cell| Move::Lay { tile, cell }).into_iter().collect()
    }

    /// S-20 to S-30: a free cell is for tiles; an own building is for something else than that of another.
    fn moves_about_cell(&self, seat: Seat, cell: Cell) -> Vec<Move> {
        if self.board.tile_at(cell).is_none() {
            let in_display = || self.display().iter().copied().flatten().copied().next();
            let tile = self.taken().next().or_else(in_display);
            return tile.map(|tile| Move::Lay { tile, cell }).into_iter().collect();
        }
        let wish = match (self.board.building_at(cell), self.board.owner(cell)) {
            (None, _) => None,
            (Some(_), None) => Some(Move::Claim { cell }),
            (Some(_), Some(owner)) if owner == seat => Some(Move::Sell { cell }),
            (Some(_), Some(_)) => Some(Move::Conde { cell }),
        };
        wish.into_iter().chain([Move::Plague { cell }]).collect()
    }
}
