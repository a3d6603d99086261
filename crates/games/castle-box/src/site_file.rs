//! What stands on the board, in a state file.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::columns::Columns;
use crate::{
    Board, Cell, CellSet, FIELDS, FLAGS, Field, Flag, Level, MAX_SPANS, MAX_VALUE, Place, Rank, STONES, Site,
    Span,
};

/// Everything on the board, and the pieces still in supply.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SiteFile {
    /// The levels of the stones on each cell that has some, lowest first.
    pub stones: BTreeMap<Place, Vec<u8>>,
    /// The pieces over three cells, in the order they were laid: bridges in Alcazar, founding stones in Das neue Big
    /// Boss.
    pub spans: Vec<SpanFile>,
    /// Villas and castles.
    pub buildings: Vec<BuildingFile>,
    /// The nobles on the board. All others are with their owners.
    pub nobles: Vec<NobleFile>,
    /// Stones in supply. Those that are neither here nor on the board have left the game.
    pub stones_left: u8,
    /// Bridges or founding stones in supply.
    pub spans_left: u8,
}

/// A piece over three cells in a straight line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpanFile {
    /// One end.
    pub from: Place,
    /// The other end, two cells away.
    pub to: Place,
    /// The level it lies on, from 1.
    pub level: u8,
}

/// A villa or a castle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BuildingFile {
    /// The flag of a castle; none for a villa.
    #[serde(default)]
    pub flag: Option<Flag>,
    /// What it is worth. May be left out when a position is written by hand.
    #[serde(default)]
    pub value: Option<u8>,
    /// All its cells, those that only a bridge covers included.
    pub cells: Vec<Place>,
}

/// A noble on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NobleFile {
    /// Whose it is.
    pub seat: Seat,
    /// Baron or grande.
    pub rank: Rank,
    /// Where it stands.
    pub at: Place,
}

/// What a game says pieces are worth, by level.
#[derive(Clone, Copy, Debug)]
pub struct Worth {
    pub stone: fn(Level) -> u8,
    pub span: fn(Level) -> u8,
    /// How many pieces over three cells the game has.
    pub spans: u8,
}

impl SiteFile {
    pub fn new(site: &Site, board: &Board) -> Self {
        let levels = |cell| site.stones(board, cell).map(|level| level.0).collect::<Vec<_>>();
        let stones = site.built().iter().map(|cell| (board.place(cell), levels(cell)));
        let span = |span: &Span| {
            let [from, _, to] = board.span_places(*span)?;
            Some(SpanFile { from, to, level: span.level.0 })
        };
        let building = |id| BuildingFile {
            flag: site.flag(id),
            value: Some(site.value(id)),
            cells: site.cells(id).iter().map(|cell| board.place(cell)).collect(),
        };
        let noble = |cell| {
            let noble = site.noble(cell)?;
            Some(NobleFile { seat: noble.seat, rank: noble.rank, at: board.place(cell) })
        };
        Self {
            stones: stones.filter(|(_, levels)| !levels.is_empty()).collect(),
            spans: site.spans().iter().filter_map(span).collect(),
            buildings: site.buildings().map(building).collect(),
            nobles: site.occupied().iter().filter_map(noble).collect(),
            stones_left: site.stones_left(),
            spans_left: site.spans_left(),
        }
    }

    /// Puts everything on the board, if it can stand there.
    pub fn build(&self, board: &Board, worth: &Worth, seats: u8) -> Result<Site, String> {
        let mut site = Site::empty(worth.spans);
        self.put_pieces(&mut site, board, worth.spans)?;
        self.count_pieces(&mut site, worth)?;
        let worths = cell_worths(&site, board, worth);
        self.put_buildings(&mut site, board, &worths)?;
        self.put_nobles(&mut site, board, seats)?;
        Ok(site)
    }

    /// The buildings as the pieces make them: fields that follow each other with a piece on the ground on both, and
    /// whatever a span covers. For positions written by hand.
    pub fn find_buildings(&mut self, board: &Board, flags: &[(Flag, Place)]) -> Result<(), String> {
        let mut site = Site::empty(MAX_SPANS as u8);
        self.put_pieces(&mut site, board, MAX_SPANS as u8)?;
        let flagged = |cells: CellSet| {
            flags.iter().find(|(_, at)| board.cell(*at).is_some_and(|cell| cells.contains(cell)))
        };
        let mut rest = site.built();
        self.buildings.clear();
        while let Some(first) = rest.first() {
            let cells = reach(&site, board, first, CellSet(u128::MAX), must_touch);
            rest.0 &= !cells.0;
            let flag = flagged(cells).map(|(flag, _)| *flag);
            let cells = cells.iter().map(|cell| board.place(cell)).collect();
            self.buildings.push(BuildingFile { flag, value: None, cells });
        }
        Ok(())
    }

    fn put_pieces(&self, site: &mut Site, board: &Board, spans: u8) -> Result<(), String> {
        let columns = Columns::new(self, board, spans)?;
        columns.everything_rests(board)?;
        for cell in Cell::all() {
            let height = columns.below(cell, Level(Level::HIGHEST.0 + 1));
            if height > Level::NONE {
                site.set_height(cell, height);
            }
        }
        for (span, _) in &columns.spans {
            site.set_span(*span, columns.below(span.middle, span.level));
        }
        Ok(())
    }

    fn count_pieces(&self, site: &mut Site, worth: &Worth) -> Result<(), String> {
        let laid: usize = self.stones.values().map(Vec::len).sum();
        if laid + usize::from(self.stones_left) > usize::from(STONES) {
            return Err(format!(
                "{laid} stones on the board and {} left: there are only {STONES}",
                self.stones_left
            ));
        }
        if self.spans.len() + usize::from(self.spans_left) != usize::from(worth.spans) {
            let spans = self.spans.len();
            return Err(format!(
                "{spans} pieces over three cells on the board and {} left: there are {}",
                self.spans_left, worth.spans
            ));
        }
        site.set_supply(self.stones_left, self.spans_left);
        Ok(())
    }

    fn put_buildings(&self, site: &mut Site, board: &Board, worths: &[u32]) -> Result<(), String> {
        let mut flags = [false; FLAGS.len()];
        let mut rest = site.built();
        for building in &self.buildings {
            let mut cells = CellSet::EMPTY;
            for place in &building.cells {
                let cell = cell(board, *place)?;
                if !rest.contains(cell) {
                    return Err(format!(
                        "{place} is listed in a building, but nothing is built there or it is listed twice"
                    ));
                }
                rest.remove(cell);
                cells.insert(cell);
            }
            let first = cells.first().ok_or("a building needs cells")?;
            if reach(site, board, first, cells, may_touch) != cells {
                return Err(format!("the building at {} is not connected", board.place(first)));
            }
            let sum: u32 = cells.iter().map(|cell| worths[cell.index()]).sum();
            let value = sum.min(u32::from(MAX_VALUE)) as u8;
            if building.value.is_some_and(|claimed| claimed != value) {
                return Err(format!("the building at {} is worth {value}", board.place(first)));
            }
            if let Some(flag) = building.flag
                && std::mem::replace(&mut flags[flag as usize], true)
            {
                return Err(format!("the flag of {flag} flies over two castles"));
            }
            site.set_building(cells, value, building.flag);
        }
        if let Some(cell) = rest.first() {
            return Err(format!("{} is part of no building", board.place(cell)));
        }
        let split = |cell: &Cell| {
            reach(site, board, *cell, CellSet(u128::MAX), must_touch)
                .iter()
                .any(|other| site.building(other) != site.building(*cell))
        };
        if let Some(cell) = site.built().iter().find(split) {
            return Err(format!("what touches {} must be one building with it", board.place(cell)));
        }
        Ok(())
    }

    fn put_nobles(&self, site: &mut Site, board: &Board, seats: u8) -> Result<(), String> {
        for NobleFile { seat, rank, at } in &self.nobles {
            let cell = cell(board, *at)?;
            if seat.index() >= usize::from(seats) {
                return Err(format!("there is no seat {seat}"));
            }
            if !site.is_built(cell) {
                return Err(format!("a {rank} stands on {at}, where nothing is built"));
            }
            if site.noble(cell).is_some() {
                return Err(format!("two nobles stand on {at}"));
            }
            if site.noble_supply(*seat, *rank) == 0 {
                return Err(format!("seat {seat} has only {} nobles of the rank {rank}", rank.count()));
            }
            site.put_noble(*seat, *rank, cell);
        }
        Ok(())
    }
}

pub(crate) fn cell(board: &Board, place: Place) -> Result<Cell, String> {
    board.cell(place).ok_or_else(|| format!("{place} is a field on this board and goes by its number"))
}

/// What the pieces of each cell are worth; a span counts at its middle.
fn cell_worths(site: &Site, board: &Board, worth: &Worth) -> Vec<u32> {
    let stones = |cell| site.stones(board, cell).map(|level| u32::from((worth.stone)(level))).sum();
    let mut worths: Vec<u32> = Cell::all().map(stones).collect();
    for span in site.spans() {
        worths[span.middle.index()] += u32::from((worth.span)(span.level));
    }
    worths
}

/// Neighbours in the row that have grown together for certain: both have a piece on the ground.
fn must_touch(site: &Site, one: Cell, other: Cell) -> bool {
    site.has_piece(one, Level::GROUND) && site.has_piece(other, Level::GROUND)
}

/// Neighbours in the row that can have grown together: one of them may only lie under a bridge.
fn may_touch(site: &Site, one: Cell, other: Cell) -> bool {
    site.is_built(one) && site.is_built(other)
}

/// All cells that hang together with the first, within a set.
fn reach(
    site: &Site,
    board: &Board,
    first: Cell,
    within: CellSet,
    touch: fn(&Site, Cell, Cell) -> bool,
) -> CellSet {
    let mut found = CellSet::EMPTY;
    let mut waiting = vec![first];
    while let Some(cell) = waiting.pop() {
        if found.contains(cell) || !within.contains(cell) {
            continue;
        }
        found.insert(cell);
        let beside = cell.field().map(|field: Field| [field.previous().cell(), field.next().cell()]);
        waiting.extend(beside.into_iter().flatten().filter(|other| touch(site, cell, *other)));
        let spans = site.spans().iter().filter_map(|span| span.cells(board));
        waiting.extend(spans.filter(|cells| cells.contains(&cell)).flatten());
    }
    debug_assert!(found.len() <= FIELDS + 49);
    found
}
