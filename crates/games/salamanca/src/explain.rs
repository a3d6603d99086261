//! What is there, what is it worth and why, in lines that add up.

use tabletop::{Explanation, Line, Message, Value};

use crate::report::{AreaChange, WorthlessTile};
use crate::{AreaReport, Cell, Face, Landscape, LandscapeReport, Lock, Salamanca, Space, Tile};

fn line(key: &'static str) -> Message {
    Message::new(key)
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
        let head = line("display").with("space", Value::text(space)).with("count", tiles.len() as u8);
        let of_tile = |tile: &Tile| Line::new(line("display-tile").with("tile", Value::text(tile)));
        Some(std::iter::once(Line::new(head)).chain(tiles.iter().map(of_tile)).collect())
    }

    fn explain_cell(&self, cell: Cell) -> Vec<Line> {
        let Some(tile) = self.board.tile_at(cell) else {
            return vec![Line::new(line("free")).at([cell.to_string()])];
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
        let name = Value::text(landscape.name());
        let mut lines = vec![
            Line::new(line("tile").with("tile", Value::text(tile)))
                .worth(worth.into())
                .at([cell.to_string()]),
            Line::new(
                line("landscape-of")
                    .with("landscape", name)
                    .with("count", tiles.len())
                    .with("value", board.worth(tiles)),
            )
            .at(tiles.names()),
        ];
        if let Some(plague) = board.plague_on(cell) {
            lines.push(Line::new(line("plague-here").with("plague", Value::text(plague.name()))));
        }
        let buildings = board.all_buildings() & tiles.spread();
        for building in buildings.iter() {
            if let Some(kind) = board.building_at(building)
                && kind.landscapes().contains(&landscape)
            {
                let message = line("counts-for").with("building", Value::text(kind.name()));
                lines.push(Line::new(message.with("cell", Value::text(building))).at([building.to_string()]));
            }
        }
        lines
    }
}

impl AreaReport {
    /// S-12: the lines with amounts add up to the area value.
    pub fn lines(&self) -> Vec<Line> {
        let here = [self.cell.to_string()];
        let building = Value::text(self.building.name());
        let total = line("area").with("building", building.clone()).with("value", self.area_value);
        let mut lines = vec![
            Line::new(total.with("landscape_value", self.landscape_value)).at(here.clone()),
            Line::new(line("building").with("building", building))
                .worth(self.building.worth().into())
                .at(here.clone()),
        ];
        if self.ruined {
            lines.push(Line::new(line("ruin")).worth(-i32::from(self.building.worth())).at(here.clone()));
        }
        lines.extend(self.landscapes.iter().flat_map(LandscapeReport::lines));
        lines.push(Line::new(match self.owner {
            Some(owner) => line("owner").with("seat", owner),
            None => line("nobody"),
        }));
        lines.extend(self.conde.map(|conde| Line::new(line("conde").with("seat", conde))));
        if self.pays_at_market {
            lines.push(Line::new(line("market")));
        }
        if self.owner.is_some() && !self.leaving.is_empty() {
            let leaving = line("leaving").with("count", self.leaving.len() as u8);
            lines.push(Line::new(leaving).at(names(&self.leaving)));
        }
        lines.extend(self.changing.iter().copied().map(AreaChange::line));
        lines.extend(self.locks.iter().map(|lock| {
            Line::new(line(match lock {
                Lock::Claimed => "locked-claimed",
                Lock::Enlarged => "locked-enlarged",
            }))
        }));
        lines
    }
}

impl AreaChange {
    fn line(self) -> Line {
        let message = line("changing").with("building", Value::text(self.building.name()));
        let message = message.with("cell", Value::text(self.cell));
        Line::new(message.with("before", self.before).with("after", self.after)).at([self.cell.to_string()])
    }
}

impl LandscapeReport {
    fn lines(&self) -> Vec<Line> {
        let landscape = || Value::text(self.landscape.name());
        let whole = line("landscape").with("landscape", landscape()).with("count", self.cells.len() as u8);
        let mut lines = vec![Line::new(whole).worth(self.full_value.into()).at(names(&self.cells))];
        lines.extend(self.worthless.iter().copied().map(WorthlessTile::line));
        if !self.cut_off.is_empty() {
            let message =
                line("cut-off").with("landscape", landscape()).with("count", self.cut_off.len() as u8);
            lines.push(Line::new(message).worth(-i32::from(self.cut_off_value)).at(names(&self.cut_off)));
        }
        if let Some(rat) = self.rat {
            let message = line("rat").with("landscape", landscape());
            lines.push(Line::new(message).worth(-i32::from(self.rat_loss)).at([rat.to_string()]));
        }
        lines
    }
}

impl WorthlessTile {
    fn line(self) -> Line {
        let message = line("worthless").with("plague", Value::text(self.plague.name()));
        Line::new(message).worth(-i32::from(self.value)).at([self.cell.to_string()])
    }
}
