//! Which buildings a landscape tile would concern.

use salamanca::{Building, Cell, Cells, Landscape, SQUIRES, Salamanca};
use tabletop::{Game, Seat};

/// Where a landscape tile would change what a building is worth: the cells beside the building and its landscapes.
pub(super) struct Grounds {
    /// By owner, then by cell: in the order of the board's own sets.
    grounds: Vec<Ground>,
    /// By landscape: the cells where a tile would be part of some area.
    beside: [Cells; 5],
}

pub(super) struct Ground {
    pub(super) owner: Seat,
    pub(super) building: Building,
    pub(super) cell: Cell,
    pub(super) value: u8,
    /// What the landscapes of the area are worth.
    pub(super) landscape: u8,
    /// For each landscape of the building.
    beside: [Cells; 2],
    /// The building, and all of these: the area is the same as long as nothing changes here.
    pub(super) reach: Cells,
}

impl Grounds {
    pub(super) fn of(game: &Salamanca) -> Self {
        let mut grounds = Vec::with_capacity(SQUIRES as usize * usize::from(game.seats()));
        let mut beside = [Cells::EMPTY; 5];
        for owner in Seat::all(game.seats()) {
            for cell in game.board().owned_by(owner).iter() {
                if let Some(building) = game.board().building_at(cell) {
                    let ground = Ground::of(game, owner, building, cell);
                    for (landscape, cells) in building.landscapes().iter().zip(ground.beside) {
                        beside[*landscape as usize] |= cells;
                    }
                    grounds.push(ground);
                }
            }
        }
        Self { grounds, beside }
    }

    /// Those whose areas a tile of this landscape would be part of on one of these cells.
    pub(super) fn with_room_for(&self, landscape: Landscape, cells: Cells) -> impl Iterator<Item = &Ground> {
        self.iter().filter(move |ground| !(ground.beside(landscape) & cells).is_empty())
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Ground> {
        self.grounds.iter()
    }

    /// Whether a tile of this landscape would be part of an area on this cell.
    pub(super) fn is_concerned(&self, landscape: Landscape, cell: Cell) -> bool {
        self.beside[landscape as usize].contains(cell)
    }

    /// Those whose areas a tile of this landscape would be part of on this cell.
    pub(super) fn concerned(&self, landscape: Landscape, cell: Cell) -> impl Iterator<Item = &Ground> {
        self.iter().filter(move |ground| ground.beside(landscape).contains(cell))
    }

    /// Those whose areas may be worth something else when something changes on these cells.
    pub(super) fn reaching(&self, changed: Cells) -> impl Iterator<Item = &Ground> {
        self.iter().filter(move |ground| !(ground.reach & changed).is_empty())
    }
}

impl Ground {
    fn of(game: &Salamanca, owner: Seat, building: Building, cell: Cell) -> Self {
        let (mut beside, mut reach) = ([Cells::EMPTY; 2], cell.set());
        let (area, all) = game.board().area_and_tiles(building, cell);
        for (beside, landscape) in beside.iter_mut().zip(building.landscapes()) {
            *beside = (all & game.board().tiles_of(*landscape) | cell.set()).with_neighbours();
            reach |= *beside;
        }
        Self { owner, building, cell, value: area.value(), landscape: area.landscape, beside, reach }
    }

    /// The cells where a tile of this landscape would be part of the area.
    fn beside(&self, landscape: Landscape) -> Cells {
        let own = self.building.landscapes().iter().zip(self.beside);
        own.filter(|(other, _)| **other == landscape).fold(Cells::EMPTY, |cells, (_, beside)| cells | beside)
    }
}
