//! What cannot be sold in this round.
//!
//! Buildings claimed in it, and buildings whose area their owner has enlarged in it by a fertile tile.

use tabletop::Seat;

use crate::{Building, Cell, Cells, Landscape, Salamanca, Tile};

impl Salamanca {
    /// S-24: lays a landscape tile and locks the own buildings into whose areas it brings a fertile tile that the seat
    /// has laid in this round: the tile itself, or one that it links. Answers what was locked by it.
    pub(crate) fn lay_and_lock(&mut self, seat: Seat, tile: Tile, landscape: Landscape, cell: Cell) -> Cells {
        let mut own_fertile = self.locks.fertile[seat.index()] & self.board.tiles_of(landscape);
        let before = self.board;
        self.board.put(tile, cell);
        if tile.is_fertile() {
            own_fertile.insert(cell);
            self.locks.fertile[seat.index()].insert(cell);
        }
        if own_fertile.is_empty() {
            return Cells::EMPTY;
        }
        let linked = self.board.landscape_of(landscape, cell);
        let arriving = linked & own_fertile;
        if arriving.is_empty() {
            return Cells::EMPTY;
        }
        let beside = linked.with_neighbours();
        let concerned = before.owned_by(seat) & buildings_of_colour(&before.buildings, landscape) & beside;
        let mut locked = Cells::EMPTY;
        for building in (concerned & !self.locks.enlarged).iter() {
            if !(arriving & !before.touching(landscape, building)).is_empty() {
                locked.insert(building);
            }
        }
        self.locks.enlarged |= locked;
        locked
    }
}

/// S-3: the buildings of the colour of a landscape.
fn buildings_of_colour(buildings: &[Cells; 3], landscape: Landscape) -> Cells {
    let building = match landscape {
        Landscape::Field | Landscape::Pasture => Building::Farm,
        Landscape::Lake | Landscape::Forest => Building::Castle,
        Landscape::Vineyard => Building::Monastery,
    };
    buildings[building as usize]
}
