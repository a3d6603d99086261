//! The board: which tiles lie where, and the stones on them.

use tabletop::{MAX_SEATS, Seat};

use crate::{Building, Cell, Cells, Face, Landscape, Plague, Tile};

/// What lies on the cells, and which stones stand on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// The cells without a tile.
    pub(crate) free: Cells,
    /// The landscape tiles of each type, normal and fertile.
    pub(crate) landscapes: [Cells; 5],
    /// The buildings of each type.
    pub(crate) buildings: [Cells; 3],
    /// The fertile tiles worth 2 and 3.
    pub(crate) fertile2: Cells,
    pub(crate) fertile3: Cells,
    /// The buildings with a squire of each seat.
    pub(crate) owned: [Cells; MAX_SEATS],
    /// The building in which each seat's conde stands; `None`: it is in supply.
    pub(crate) condes: [Option<Cell>; MAX_SEATS],
    /// The tile on which each plague lies; `None`: it is beside the board.
    pub(crate) plagues: [Option<Cell>; 4],
}

impl Board {
    /// A board without tiles.
    pub(crate) const fn empty(cells: Cells) -> Self {
        Self {
            free: cells,
            landscapes: [Cells::EMPTY; 5],
            buildings: [Cells::EMPTY; 3],
            fertile2: Cells::EMPTY,
            fertile3: Cells::EMPTY,
            owned: [Cells::EMPTY; MAX_SEATS],
            condes: [None; MAX_SEATS],
            plagues: [None; 4],
        }
    }

    #[inline]
    pub const fn free(&self) -> Cells {
        self.free
    }

    /// The tiles of one type, normal and fertile.
    #[inline]
    pub const fn tiles_of(&self, landscape: Landscape) -> Cells {
        self.landscapes[landscape as usize]
    }

    #[inline]
    pub const fn buildings_of(&self, building: Building) -> Cells {
        self.buildings[building as usize]
    }

    #[inline]
    pub fn fertile(&self) -> Cells {
        self.fertile2 | self.fertile3
    }

    pub(crate) fn all_landscapes(&self) -> Cells {
        self.landscapes.iter().fold(Cells::EMPTY, |all, &cells| all | cells)
    }

    pub(crate) fn all_buildings(&self) -> Cells {
        self.buildings[0] | self.buildings[1] | self.buildings[2]
    }

    /// The buildings that belong to a seat.
    #[inline]
    pub const fn owned_by(&self, seat: Seat) -> Cells {
        self.owned[seat.index()]
    }

    pub fn owner(&self, cell: Cell) -> Option<Seat> {
        Seat::all(MAX_SEATS as u8).find(|seat| self.owned_by(*seat).contains(cell))
    }

    /// Where a seat's conde stands; `None`: in supply.
    pub const fn conde_of(&self, seat: Seat) -> Option<Cell> {
        self.condes[seat.index()]
    }

    /// Whose conde stands there.
    #[inline]
    pub fn conde_in(&self, cell: Cell) -> Option<Seat> {
        Seat::all(MAX_SEATS as u8).find(|seat| self.conde_of(*seat) == Some(cell))
    }

    pub const fn plague_at(&self, plague: Plague) -> Option<Cell> {
        self.plagues[plague as usize]
    }

    pub fn plague_on(&self, cell: Cell) -> Option<Plague> {
        Plague::ALL.into_iter().find(|plague| self.plague_at(*plague) == Some(cell))
    }

    #[inline]
    pub fn building_at(&self, cell: Cell) -> Option<Building> {
        Building::ALL.into_iter().find(|building| self.buildings_of(*building).contains(cell))
    }

    pub fn tile_at(&self, cell: Cell) -> Option<Tile> {
        if let Some(building) = self.building_at(cell) {
            return Some(Tile::building(building));
        }
        let landscape =
            Landscape::ALL.into_iter().find(|landscape| self.tiles_of(*landscape).contains(cell))?;
        Some(Tile::landscape(landscape, self.worth(cell.set()) as u8))
    }

    pub(crate) fn put(&mut self, tile: Tile, cell: Cell) {
        self.free.remove(cell);
        match tile.face() {
            Face::Building(building) => self.buildings[building as usize].insert(cell),
            Face::Landscape(landscape, worth) => {
                self.landscapes[landscape as usize].insert(cell);
                match worth {
                    2 => self.fertile2.insert(cell),
                    3 => self.fertile3.insert(cell),
                    _ => {}
                }
            }
        }
    }

    /// Takes fertile tiles off the board.
    pub(crate) fn take_off(&mut self, cells: Cells) {
        for landscape in &mut self.landscapes {
            *landscape &= !cells;
        }
        self.fertile2 &= !cells;
        self.fertile3 &= !cells;
        self.free |= cells;
    }
}
