//! The rules of areas and locks written down a second time, as plainly as possible: no bits, no shortcuts.

use std::collections::{BTreeMap, BTreeSet};

use salamanca::{Cell, Plague, Tile, View};

/// Columns and rows, from 0.
pub(crate) type Square = (i32, i32);

/// What lies where.
pub(crate) struct Plain {
    cells: BTreeMap<Square, (Tile, Option<Plague>)>,
}

fn place(cell: Cell) -> Square {
    (i32::from(cell.column()), i32::from(cell.row()))
}

fn neighbours((column, row): Square) -> [Square; 4] {
    [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
}

/// The type of a landscape tile and its worth; `None` for buildings.
fn landscape(tile: &str) -> Option<(&str, u32)> {
    let (name, worth) = match tile.chars().last() {
        Some('2') => (&tile[..tile.len() - 1], 2),
        Some('3') => (&tile[..tile.len() - 1], 3),
        _ => (tile, 1),
    };
    ["field", "pasture", "lake", "forest", "vineyard"].contains(&name).then_some((name, worth))
}

fn colour(name: &str) -> &'static str {
    match name {
        "farm" | "field" | "pasture" => "yellow",
        "castle" | "lake" | "forest" => "blue",
        _ => "red",
    }
}

impl Plain {
    pub(crate) fn new(view: &View) -> Self {
        Self::of_cells(view.cells.iter().map(|one| (one.cell, one.tile, one.plague)))
    }

    pub(crate) fn of_cells(cells: impl Iterator<Item = (Cell, Tile, Option<Plague>)>) -> Self {
        Self { cells: cells.map(|(cell, tile, plague)| (place(cell), (tile, plague))).collect() }
    }

    fn tile(&self, at: Square) -> Option<String> {
        self.cells.get(&at).map(|(tile, _)| tile.to_string())
    }

    fn type_at(&self, at: Square) -> Option<String> {
        landscape(&self.tile(at)?).map(|(name, _)| name.to_owned())
    }

    /// S-10: whether locust or poison lies there.
    fn is_blocked(&self, at: Square) -> bool {
        matches!(self.cells.get(&at).and_then(|(_, plague)| *plague), Some(Plague::Locust | Plague::Poison))
    }

    /// All tiles of one type that connect to a tile, with or without a way through plagues.
    fn reach(&self, from: Square, through_plagues: bool) -> BTreeSet<Square> {
        let kind = self.type_at(from);
        let mut found = BTreeSet::new();
        let mut open = vec![from];
        while let Some(at) = open.pop() {
            let fits = self.type_at(at).is_some() && self.type_at(at) == kind;
            if fits && (through_plagues || !self.is_blocked(at)) && found.insert(at) {
                open.extend(neighbours(at));
            }
        }
        found
    }

    /// S-8: the tiles of the landscapes of its colour that touch a building, each landscape by itself.
    fn landscapes(&self, building: Square) -> BTreeSet<BTreeSet<Square>> {
        let own = self.tile(building).map(|name| colour(&name));
        let beside = neighbours(building).into_iter();
        beside
            .filter(|at| self.type_at(*at).is_some_and(|kind| Some(colour(&kind)) == own))
            .map(|at| self.reach(at, true))
            .collect()
    }

    /// S-24: all tiles of an area, plagues disregarded.
    pub(crate) fn area(&self, building: Cell) -> BTreeSet<Square> {
        self.landscapes(place(building)).into_iter().flatten().collect()
    }

    pub(crate) fn place_of(cell: Cell) -> Square {
        place(cell)
    }

    /// S-9 to S-12: the building and the landscapes.
    pub(crate) fn value(&self, building: Cell) -> (u32, u32) {
        let at = place(building);
        let own = match self.tile(at).as_deref() {
            Some("farm") => 2,
            Some("castle") => 3,
            _ => 4,
        };
        let ruined = self.cells[&at].1 == Some(Plague::Ruin);
        let landscapes = self.landscapes(at).iter().map(|tiles| self.landscape_value(at, tiles)).sum();
        (if ruined { 0 } else { own }, landscapes)
    }

    /// S-10, S-23: the tiles that count for a building.
    pub(crate) fn counted(&self, building: Cell) -> BTreeSet<Square> {
        let at = place(building);
        self.landscapes(at).iter().flat_map(|tiles| self.reached(at, tiles)).collect()
    }

    /// S-10: the tiles of a landscape that can be reached from the building.
    fn reached(&self, building: Square, tiles: &BTreeSet<Square>) -> BTreeSet<Square> {
        let doors = neighbours(building).into_iter().filter(|at| tiles.contains(at));
        doors.flat_map(|at| self.reach(at, false)).collect()
    }

    fn landscape_value(&self, building: Square, tiles: &BTreeSet<Square>) -> u32 {
        let reached = self.reached(building, tiles);
        let worth = |at: &Square| {
            self.tile(*at).and_then(|tile| landscape(&tile).map(|(_, worth)| worth)).unwrap_or(0)
        };
        let sum: u32 = reached.iter().map(worth).sum();
        let rat = tiles.iter().any(|at| self.cells[at].1 == Some(Plague::Rat));
        if rat { sum / 2 } else { sum }
    }
}
