//! What is this area worth, and why? The answer in numbers and cells, for every front end.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Seat, Silent};

use crate::{Board, Building, Cell, Cells, Landscape, Plague, Salamanca};

/// The area of one building.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AreaReport {
    /// Where the building stands.
    pub cell: Cell,
    /// What it is.
    pub building: Building,
    /// Who owns it.
    pub owner: Option<Seat>,
    /// Whose conde stands in it.
    pub conde: Option<Seat>,
    /// Whether the ruin lies on it (S-9).
    pub ruined: bool,
    /// What the building itself adds: 4, 3 or 2, and 0 with the ruin.
    pub building_value: u8,
    /// The landscapes of its colour that touch it (S-8).
    pub landscapes: Vec<LandscapeReport>,
    /// All landscapes after plagues: what a conde is paid (S-12).
    pub landscape_value: u8,
    /// The building and the landscapes: what a sale pays (S-12).
    pub area_value: u8,
    /// Whether the week market pays for it (S-18).
    pub pays_at_market: bool,
    /// The fertile tiles that would leave the board with a sale (S-23).
    pub leaving: Vec<Cell>,
    /// The other areas of the owner that a sale would change, since tiles leave the board (S-23).
    pub changing: Vec<AreaChange>,
    /// Why the owner cannot sell it in this round (S-24); empty when it is not locked.
    pub locks: Vec<Lock>,
}

/// One landscape, as it counts for one building.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LandscapeReport {
    /// Its type.
    pub landscape: Landscape,
    /// All its tiles.
    pub cells: Vec<Cell>,
    /// What all its tiles are worth without plagues (S-9).
    pub full_value: u8,
    /// The tiles made worthless by locust or poison, with the plague (S-10).
    pub worthless: Vec<WorthlessTile>,
    /// The tiles that cannot be reached from the building (S-10).
    pub cut_off: Vec<Cell>,
    /// What those tiles would be worth.
    pub cut_off_value: u8,
    /// Where the rat sits, if it sits in this landscape (S-11).
    pub rat: Option<Cell>,
    /// What the rat takes away.
    pub rat_loss: u8,
    /// What the landscape adds after all plagues.
    pub value: u8,
}

/// A tile under locust or poison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct WorthlessTile {
    /// Where.
    pub cell: Cell,
    /// Locust or poison.
    pub plague: Plague,
    /// What the tile would be worth.
    pub value: u8,
}

/// What a sale does to another area of the same owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AreaChange {
    /// Where the other building stands.
    pub cell: Cell,
    /// What it is.
    pub building: Building,
    /// What its area is worth before the sale.
    pub before: u8,
    /// What its area is worth after it.
    pub after: u8,
}

/// Why a building cannot be sold in this round (S-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lock {
    /// It was claimed in this round.
    Claimed,
    /// Its owner has enlarged its area by a fertile tile in this round.
    Enlarged,
}

impl Salamanca {
    /// S-8 to S-12, S-24: what the area of the building on this cell is worth and why; `None` without a building.
    pub fn area_report(&self, cell: Cell) -> Option<AreaReport> {
        let board = &self.board;
        let building = board.building_at(cell)?;
        let area = board.area(building, cell);
        Some(AreaReport {
            cell,
            building,
            owner: board.owner(cell),
            conde: board.conde_in(cell),
            ruined: board.plague_at(Plague::Ruin) == Some(cell),
            building_value: area.building,
            landscapes: board.landscape_reports(building, cell).collect(),
            landscape_value: area.landscape,
            area_value: area.value(),
            pays_at_market: board.owner(cell).is_some() && area.value() >= crate::s5_week_market::LARGE_AREA,
            leaving: (area.counted & board.fertile()).iter().collect(),
            changing: self.changing_with(cell),
            locks: self.locks_of(cell),
        })
    }

    /// S-23: fertile tiles that leave the board are missing in the owner's other areas as well.
    fn changing_with(&self, sold: Cell) -> Vec<AreaChange> {
        let Some(owner) = self.board.owner(sold) else { return Vec::new() };
        let mut after = self.clone();
        after.play_sell(owner, sold, &mut Silent);
        let change = |cell: Cell| {
            let value = |game: &Self| game.board.area_at(cell).map(|area| area.value());
            let building = self.board.building_at(cell)?;
            Some(AreaChange { cell, building, before: value(self)?, after: value(&after)? })
        };
        let others = after.board.owned_by(owner).iter().filter_map(change);
        others.filter(|change| change.before != change.after).collect()
    }

    /// S-24: why a building cannot be sold in this round.
    pub fn locks_of(&self, cell: Cell) -> Vec<Lock> {
        let claimed = self.locks.claimed.contains(cell).then_some(Lock::Claimed);
        let enlarged = self.locks.enlarged.contains(cell).then_some(Lock::Enlarged);
        claimed.into_iter().chain(enlarged).collect()
    }
}

impl Board {
    /// S-10, S-11: the landscapes beside a building, as they count for it.
    pub(crate) fn landscape_reports(
        &self,
        building: Building,
        cell: Cell,
    ) -> impl Iterator<Item = LandscapeReport> {
        building.landscapes().iter().flat_map(move |&landscape| {
            let touching = self.landscapes_touching(landscape, cell).into_iter();
            touching.map(move |tiles| self.landscape_report(cell, landscape, tiles))
        })
    }

    /// S-10, S-11: one landscape (all its tiles are given) as it counts for a building.
    fn landscape_report(&self, building: Cell, landscape: Landscape, tiles: Cells) -> LandscapeReport {
        let blocked = self.blocked() & tiles;
        let reached = building.set().with_neighbours().flood(tiles & !blocked);
        let cut_off = tiles & !blocked & !reached;
        let rat = self.plague_at(Plague::Rat).filter(|rat| tiles.contains(*rat));
        let reached_value = self.worth(reached);
        let value = if rat.is_some() { reached_value / 2 } else { reached_value };
        let worthless = |cell: Cell| {
            let plague = self.plague_on(cell)?;
            Some(WorthlessTile { cell, plague, value: self.worth(cell.set()) as u8 })
        };
        LandscapeReport {
            landscape,
            cells: tiles.iter().collect(),
            full_value: self.worth(tiles) as u8,
            worthless: blocked.iter().filter_map(worthless).collect(),
            cut_off: cut_off.iter().collect(),
            cut_off_value: self.worth(cut_off) as u8,
            rat,
            rat_loss: (reached_value - value) as u8,
            value: value as u8,
        }
    }
}
