//! What is there, what is it worth and why, in lines that add up.

use tabletop::{Explanation, Line, Seat};

use crate::report::{AreaChange, WorthlessTile};
use crate::{
    AreaReport, Building, Cell, Face, Hindrance, Landscape, LandscapeReport, Lock, Plague, Salamanca, Space,
    Tile,
};

tabletop::remarks! {
    /// One line of an explanation.
    pub enum Remark {
        Display { space: Space, count: usize },
        DisplayTile { tile: Tile },
        Free,
        Tile { tile: Tile },
        LandscapeOf { landscape: Landscape, count: u32, value: u32 },
        PlagueHere { plague: Plague },
        CountsFor { building: Building, cell: Cell },
        Area { building: Building, value: u8, landscape_value: u8 },
        Building { building: Building },
        Ruin,
        Landscape { landscape: Landscape, count: usize },
        Worthless { plague: Plague },
        CutOff { landscape: Landscape, count: usize },
        Rat { landscape: Landscape },
        Owner { seat: Seat },
        Nobody,
        Conde { seat: Seat },
        Market,
        Leaving { count: usize },
        Changing { building: Building, cell: Cell, before: u8, after: u8 },
        LockedClaimed,
        LockedEnlarged,
        /// An own or another player's area, now and after a move.
        WorthAfter { building: Building, cell: Cell, seat: Seat, before: u8, after: u8, hindrance: Hindrance },
        /// The same of a building that belongs to nobody.
        WorthAfterUnowned { building: Building, cell: Cell, before: u8, after: u8, hindrance: Hindrance },
        /// The area of a building that the move lays.
        WorthLaid { building: Building, cell: Cell, value: u8 },
    }
}

fn names(cells: &[Cell]) -> Vec<String> {
    cells.iter().map(Cell::to_string).collect()
}

impl Salamanca {
    /// A cell of the board (`c4`) or a space of the display (`b`).
    pub(crate) fn explain_place(&self, place: &str) -> Option<Explanation> {
        let lines = if let Ok(space) = place.parse::<Space>() {
            self.explain_space(space)?
        } else {
            let cell = place.parse::<Cell>().ok().filter(|cell| self.edition.cells().contains(*cell))?;
            self.explain_cell(cell)
        };
        Some(Explanation { place: place.to_owned(), lines })
    }

    /// S-13: the tiles of a display space.
    fn explain_space(&self, space: Space) -> Option<Vec<Line>> {
        let display = self.display();
        let tiles = display.get(space.index())?;
        let head = Remark::Display { space, count: tiles.len() };
        let of_tile = |tile: &Tile| Line::new(Remark::DisplayTile { tile: *tile });
        Some(std::iter::once(Line::new(head)).chain(tiles.iter().map(of_tile)).collect())
    }

    fn explain_cell(&self, cell: Cell) -> Vec<Line> {
        let Some(tile) = self.board.tile_at(cell) else {
            return vec![Line::new(Remark::Free).at([cell.to_string()])];
        };
        match tile.face() {
            Face::Landscape(landscape, worth) => self.explain_tile(tile, landscape, worth, cell),
            Face::Building(_) => self.area_report(cell).map_or_else(Vec::new, |report| report.lines()),
        }
    }

    /// S-7 to S-11: a tile, its landscape and the buildings that it counts for.
    fn explain_tile(&self, tile: Tile, landscape: Landscape, worth: u8, cell: Cell) -> Vec<Line> {
        let board = &self.board;
        let tiles = board.landscape_of(landscape, cell);
        let mut lines = vec![
            Line::new(Remark::Tile { tile }).worth(worth.into()).at([cell.to_string()]),
            Line::new(Remark::LandscapeOf { landscape, count: tiles.len(), value: board.worth(tiles) })
                .at(tiles.names()),
        ];
        if let Some(plague) = board.plague_on(cell) {
            lines.push(Line::new(Remark::PlagueHere { plague }));
        }
        let buildings = board.all_buildings() & tiles.with_neighbours();
        for building in buildings.iter() {
            if let Some(kind) = board.building_at(building)
                && kind.landscapes().contains(&landscape)
            {
                let remark = Remark::CountsFor { building: kind, cell: building };
                lines.push(Line::new(remark).at([building.to_string()]));
            }
        }
        lines
    }
}

impl AreaReport {
    /// S-12: the lines with amounts add up to the area value.
    pub fn lines(&self) -> Vec<Line> {
        let here = [self.cell.to_string()];
        let building = self.building;
        let (value, landscape_value) = (self.area_value, self.landscape_value);
        let mut lines = vec![
            Line::new(Remark::Area { building, value, landscape_value }).at(here.clone()),
            Line::new(Remark::Building { building }).worth(self.building.worth().into()).at(here.clone()),
        ];
        if self.ruined {
            lines.push(Line::new(Remark::Ruin).worth(-i32::from(self.building.worth())).at(here.clone()));
        }
        lines.extend(self.landscapes.iter().flat_map(LandscapeReport::lines));
        lines.push(Line::new(match self.owner {
            Some(owner) => Remark::Owner { seat: owner },
            None => Remark::Nobody,
        }));
        lines.extend(self.conde.map(|conde| Line::new(Remark::Conde { seat: conde })));
        if self.pays_at_market {
            lines.push(Line::new(Remark::Market));
        }
        if self.owner.is_some() && !self.leaving.is_empty() {
            let leaving = Remark::Leaving { count: self.leaving.len() };
            lines.push(Line::new(leaving).at(names(&self.leaving)));
        }
        lines.extend(self.changing.iter().copied().map(AreaChange::line));
        lines.extend(self.locks.iter().map(|lock| {
            Line::new(match lock {
                Lock::Claimed => Remark::LockedClaimed,
                Lock::Enlarged => Remark::LockedEnlarged,
            })
        }));
        lines
    }
}

impl AreaChange {
    fn line(self) -> Line {
        let Self { cell, building, before, after } = self;
        Line::new(Remark::Changing { building, cell, before, after }).at([cell.to_string()])
    }
}

impl LandscapeReport {
    fn lines(&self) -> Vec<Line> {
        let landscape = self.landscape;
        let whole = Remark::Landscape { landscape, count: self.cells.len() };
        let mut lines = vec![Line::new(whole).worth(self.full_value.into()).at(names(&self.cells))];
        lines.extend(self.worthless.iter().copied().map(WorthlessTile::line));
        if !self.cut_off.is_empty() {
            let remark = Remark::CutOff { landscape, count: self.cut_off.len() };
            lines.push(Line::new(remark).worth(-i32::from(self.cut_off_value)).at(names(&self.cut_off)));
        }
        if let Some(rat) = self.rat {
            lines.push(
                Line::new(Remark::Rat { landscape }).worth(-i32::from(self.rat_loss)).at([rat.to_string()]),
            );
        }
        lines
    }
}

impl WorthlessTile {
    fn line(self) -> Line {
        Line::new(Remark::Worthless { plague: self.plague })
            .worth(-i32::from(self.value))
            .at([self.cell.to_string()])
    }
}
