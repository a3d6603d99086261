//! Which buildings a landscape tile would concern.

use salamanca::{Building, Cell, Cells, Landscape, Salamanca};
use tabletop::{Game, Seat};

/// Where a landscape tile would change what a building is worth: the cells beside the building and its landscapes.
pub(super) struct Grounds(Vec<Ground>);

pub(super) struct Ground {
    pub(super) owner: Seat,
    pub(super) building: Building,
    pub(super) cell: Cell,
    pub(super) value: u8,
    /// What the landscapes of the area are worth.
    pub(super) landscape: u8,
    /// By landscape.
    beside: [Cells; 5],
    /// The building, and all of these: the area is the same as long as nothing changes here.
    pub(super) reach: Cells,
}

impl Grounds {
    pub(super) fn of(game: &Salamanca) -> Self {
        let mut grounds = Vec::new();
        for owner in Seat::all(game.seats()) {
            for cell in game.board().owned_by(owner).iter() {
                if let Some(building) = game.board().building_at(cell) {
                    grounds.push(Ground::of(game, owner, building, cell));
                }
            }
        }
        Self(grounds)
    }

    /// Those whose areas a tile of this landscape would be part of on one of these cells.
    pub(super) fn with_room_for(&self, landscape: Landscape, cells: Cells) -> impl Iterator<Item = &Ground> {
        self.0.iter().filter(move |ground| !(ground.beside[landscape as usize] & cells).is_empty())
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Ground> {
        self.0.iter()
    }

    /// Those whose areas a tile of this landscape would be part of on this cell.
    pub(super) fn concerned(&self, landscape: Landscape, cell: Cell) -> impl Iterator<Item = &Ground> {
        self.0.iter().filter(move |ground| ground.beside[landscape as usize].contains(cell))
    }
}

impl Ground {
    fn of(game: &Salamanca, owner: Seat, building: Building, cell: Cell) -> Self {
        let (mut beside, mut reach) = ([Cells::EMPTY; 5], cell.set());
        let (area, all) = game.board().area_and_tiles(building, cell);
        for &landscape in building.landscapes() {
            let tiles = all & game.board().tiles_of(landscape) | cell.set();
            beside[landscape as usize] = tiles.spread();
            reach |= beside[landscape as usize];
        }
        Self { owner, building, cell, value: area.value(), landscape: area.landscape, beside, reach }
    }
}
