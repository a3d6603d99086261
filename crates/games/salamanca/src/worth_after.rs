//! What areas would be worth after a move, said before it is made.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Line, Seat, Silent};

use crate::{Area, Board, Building, Cell, Face, Move, Plague, Remark, Salamanca, Tile};

/// Why a tile adds less to an area than it is worth, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hindrance {
    None,
    /// S-10: it cannot be reached from the building without stepping on poison or locust.
    CutOff,
    /// S-11: the rat sits in its landscape.
    Rat,
}

/// The area of one building, now and after the move.
struct AreaAfter {
    building: Building,
    cell: Cell,
    owner: Option<Seat>,
    /// Nothing where the move lays the building.
    before: Option<u8>,
    after: u8,
    hindrance: Hindrance,
}

impl Salamanca {
    /// S-8 to S-12, S-23: the areas that a tile or a plague becomes part of, and all others that are worth something else after
    /// the move. The board lies open, so that this is no secret to anybody.
    pub(crate) fn areas_after(&self, seat: Seat, mv: Move) -> Vec<Line> {
        let (Move::Lay { cell, .. } | Move::Plague { cell } | Move::Sell { cell }) = mv else {
            return Vec::new();
        };
        let mut after = self.clone();
        after.play_now(seat, mv, &mut Silent);
        let area = |building: Cell| self.area_after(&after.board, building, mv);
        let mut areas: Vec<AreaAfter> = after.board.all_buildings().iter().filter_map(area).collect();
        if let Move::Sell { .. } = mv {
            // What was sold pays nobody any more.
            areas.retain(|area| area.cell != cell);
        }
        // The own areas come first, then those of the players who follow, and at last what belongs to nobody.
        let order: Vec<Seat> = std::iter::successors(Some(seat), |seat| Some(seat.next(self.seats)))
            .take(usize::from(self.seats))
            .collect();
        let place = |owner: Seat| order.iter().position(|seat| *seat == owner);
        areas.sort_by_key(|area| (area.before.is_some(), area.owner.and_then(place).unwrap_or(order.len())));
        areas.into_iter().map(AreaAfter::line).collect()
    }

    /// Nothing of an area that the move has nothing to do with.
    fn area_after(&self, after: &Board, cell: Cell, mv: Move) -> Option<AreaAfter> {
        let building = after.building_at(cell)?;
        let (area, tiles) = after.area_and_tiles(building, cell);
        let before = self.board.area_at(cell).map(|area| area.value());
        let is_part = match mv {
            Move::Lay { cell: place, .. } | Move::Plague { cell: place } => {
                place == cell || tiles.contains(place)
            }
            _ => false,
        };
        let hindrance = match mv {
            Move::Lay { tile, cell: place } if is_part => after.hindrance(tile, place, &area),
            _ => Hindrance::None,
        };
        let value = area.value();
        let area = AreaAfter { building, cell, owner: after.owner(cell), before, after: value, hindrance };
        (is_part || before != Some(value)).then_some(area)
    }
}

impl Board {
    /// S-10, S-11: what keeps a tile that is part of an area from counting fully there.
    fn hindrance(&self, tile: Tile, cell: Cell, area: &Area) -> Hindrance {
        let Face::Landscape(landscape, _) = tile.face() else { return Hindrance::None };
        if !area.counted.contains(cell) {
            return Hindrance::CutOff;
        }
        let rat = self.plague_at(Plague::Rat);
        if rat.is_some_and(|rat| self.landscape_of(landscape, cell).contains(rat)) {
            Hindrance::Rat
        } else {
            Hindrance::None
        }
    }
}

impl AreaAfter {
    fn line(self) -> Line {
        let Self { building, cell, owner, before, after, hindrance } = self;
        let remark = match (before, owner) {
            (None, _) => Remark::WorthLaid { building, cell, value: after },
            (Some(before), Some(seat)) => {
                Remark::WorthAfter { building, cell, seat, before, after, hindrance }
            }
            (Some(before), None) => Remark::WorthAfterUnowned { building, cell, before, after, hindrance },
        };
        Line::new(remark).at([cell.to_string()])
    }
}
