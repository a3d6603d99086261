//! The building site: all that stands on the board.
//!
//! Buildings and their values are kept up to date piece by piece, so that nothing has to be counted while playing.
//! A building goes by its lowest field. Whether a piece may be put somewhere, what it is worth and what it joins is
//! for the rules to say.

mod build;
mod from_file;
mod nobles;

use tabletop::MAX_SEATS;

use crate::{Board, CELLS, Cell, CellSet, FIELDS, FLAGS, Field, Flag, Level, MAX_SPANS, Span};

/// Stones in the box.
pub const STONES: u8 = 84;
/// C-6: no building is worth more.
pub const MAX_VALUE: u8 = 50;

const NO_BUILDING: u8 = u8::MAX;
const NO_SPAN: Span = Span { middle: Cell(0), is_upright: false, level: Level::NONE };

/// A building, named by its lowest field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BuildingId(u8);

/// Columns of pieces, buildings, flags and nobles, and the pieces still in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    built: CellSet,
    /// The cells of all castles.
    castle_cells: CellSet,
    /// Where the nobles of each seat stand.
    nobles: [CellSet; MAX_SEATS],
    /// Where any noble stands.
    occupied: CellSet,
    /// Which of the nobles are grandes.
    grandes: CellSet,
    /// The middles of the spans along a row, and of those along a column.
    span_middles: [CellSet; 2],
    /// The level of the topmost piece of each cell.
    heights: [u8; CELLS],
    /// The building of each cell.
    building: [u8; CELLS],
    /// The value of each building, at its lowest field.
    values: [u8; FIELDS],
    /// The building that has each flag.
    flags: [u8; FLAGS.len()],
    spans: [Span; MAX_SPANS],
    /// The height of each span's middle before it was laid: between the two there is air.
    under: [Level; MAX_SPANS],
    /// How many barons and grandes of each seat stand on the board.
    placed: [[u8; 2]; MAX_SEATS],
    span_count: u8,
    stones_left: u8,
    spans_left: u8,
}

impl BuildingId {
    pub const fn lowest_field(self) -> Field {
        match Field::new(self.0 + 1) {
            Some(field) => field,
            None => panic!("every building stands on a field"),
        }
    }

    #[inline]
    const fn cell(self) -> Cell {
        Cell(self.0)
    }
}

impl Site {
    /// An empty board, with so many pieces over three cells in the box.
    pub const fn empty(spans: u8) -> Self {
        Self {
            built: CellSet::EMPTY,
            castle_cells: CellSet::EMPTY,
            nobles: [CellSet::EMPTY; MAX_SEATS],
            occupied: CellSet::EMPTY,
            grandes: CellSet::EMPTY,
            span_middles: [CellSet::EMPTY; 2],
            heights: [0; CELLS],
            building: [NO_BUILDING; CELLS],
            values: [0; FIELDS],
            flags: [NO_BUILDING; FLAGS.len()],
            spans: [NO_SPAN; MAX_SPANS],
            under: [Level::NONE; MAX_SPANS],
            placed: [[0; 2]; MAX_SEATS],
            span_count: 0,
            stones_left: STONES,
            spans_left: spans,
        }
    }

    /// C-7: the level of the topmost piece.
    #[inline]
    pub const fn height(&self, cell: Cell) -> Level {
        Level(self.heights[cell.index()])
    }

    /// Whether a piece lies on exactly this level.
    pub fn has_piece(&self, cell: Cell, level: Level) -> bool {
        let is_air =
            |(span, under): (&Span, &Level)| span.middle == cell && level > *under && level < span.level;
        level >= Level::GROUND
            && level <= self.height(cell)
            && !self.spans().iter().zip(&self.under).any(is_air)
    }

    /// All cells with something on them or over them.
    #[inline]
    pub const fn built(&self) -> CellSet {
        self.built
    }

    #[inline]
    pub const fn is_built(&self, cell: Cell) -> bool {
        self.built.contains(cell)
    }

    #[inline]
    pub const fn castle_cells(&self) -> CellSet {
        self.castle_cells
    }

    #[inline]
    pub const fn building(&self, cell: Cell) -> Option<BuildingId> {
        let id = self.building[cell.index()];
        if id == NO_BUILDING { None } else { Some(BuildingId(id)) }
    }

    pub fn buildings(&self) -> impl Iterator<Item = BuildingId> {
        let fields = CellSet(self.built.0 & CellSet::ALL_FIELDS.0);
        fields.iter().filter(|cell| self.building[cell.index()] == cell.0).map(|cell| BuildingId(cell.0))
    }

    /// The cells of a building.
    pub fn cells(&self, id: BuildingId) -> CellSet {
        self.built.iter().filter(|cell| self.building[cell.index()] == id.0).collect()
    }

    #[inline]
    pub const fn value(&self, id: BuildingId) -> u8 {
        self.values[id.0 as usize]
    }

    #[inline]
    pub const fn is_castle(&self, id: BuildingId) -> bool {
        self.castle_cells.contains(id.cell())
    }

    /// How many buildings are worth at least so much.
    #[inline]
    pub fn count_worth(&self, least: u8) -> usize {
        self.values.iter().map(|value| u8::from(*value >= least)).sum::<u8>() as usize
    }

    /// What the most valuable building is worth; 0 where there is none.
    #[inline]
    pub fn highest_value(&self) -> u8 {
        self.values.iter().fold(0, |highest, value| highest.max(*value))
    }

    pub fn flag(&self, id: BuildingId) -> Option<Flag> {
        self.flags.iter().position(|castle| *castle == id.0).map(|index| FLAGS[index])
    }

    pub fn castle(&self, flag: Flag) -> Option<BuildingId> {
        let id = self.flags[flag as usize];
        if id == NO_BUILDING { None } else { Some(BuildingId(id)) }
    }

    /// The lowest flag in supply.
    #[inline]
    pub fn free_flag(&self) -> Option<Flag> {
        self.flags.iter().position(|castle| *castle == NO_BUILDING).map(|index| FLAGS[index])
    }

    pub fn free_flags(&self) -> usize {
        FLAGS.into_iter().filter(|flag| self.castle(*flag).is_none()).count()
    }

    #[inline]
    pub const fn stones_left(&self) -> u8 {
        self.stones_left
    }

    /// Bridges or founding stones in supply.
    #[inline]
    pub const fn spans_left(&self) -> u8 {
        self.spans_left
    }

    /// Bridges or founding stones on the board, in the order they were laid.
    pub fn spans(&self) -> &[Span] {
        &self.spans[..self.span_count as usize]
    }

    /// Whether a span lies on these three cells, at any level.
    #[inline]
    pub const fn has_span(&self, middle: Cell, is_upright: bool) -> bool {
        self.span_middles[is_upright as usize].contains(middle)
    }

    /// The levels of the stones in a column, lowest first.
    pub fn stones<'a>(&'a self, board: &'a Board, cell: Cell) -> impl Iterator<Item = Level> + 'a {
        let is_span = move |level: Level| {
            let over = |span: &Span| span.cells(board).is_some_and(|cells| cells.contains(&cell));
            self.spans().iter().any(|span| span.level == level && over(span))
        };
        let levels = (1..=self.height(cell).0).map(Level);
        levels.filter(move |level| self.has_piece(cell, *level) && !is_span(*level))
    }
}
