//! The building site: all that stands on the board.
//!
//! Buildings and their values are kept up to date piece by piece, so that nothing has to be counted while playing.
//! A building goes by its lowest field. Whether a piece may be put somewhere, what it is worth and what it joins is
//! for the rules to say.

use tabletop::{MAX_SEATS, Seat};

use crate::{Board, CELLS, Cell, CellSet, FIELDS, FLAGS, Field, Flag, Level, MAX_SPANS, Noble, Rank, Span};

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
            grandes: CellSet::EMPTY,
            span_middles: [CellSet::EMPTY; 2],
            heights: [0; CELLS],
            building: [NO_BUILDING; CELLS],
            values: [0; FIELDS],
            flags: [NO_BUILDING; FLAGS.len()],
            spans: [NO_SPAN; MAX_SPANS],
            under: [Level::NONE; MAX_SPANS],
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

    /// Where the nobles of a seat stand.
    #[inline]
    pub const fn nobles(&self, seat: Seat) -> CellSet {
        self.nobles[seat.index()]
    }

    #[inline]
    pub const fn grandes(&self) -> CellSet {
        self.grandes
    }

    /// The cells that are not free.
    #[inline]
    pub fn occupied(&self) -> CellSet {
        CellSet(self.nobles.iter().fold(0, |all, cells| all | cells.0))
    }

    #[inline]
    pub fn noble(&self, cell: Cell) -> Option<Noble> {
        let seat = self.nobles.iter().position(|cells| cells.contains(cell))?;
        Some(Noble { seat: Seat::new(seat as u8), rank: self.rank(cell) })
    }

    /// The rank of the noble on a cell that has one.
    #[inline]
    pub const fn rank(&self, cell: Cell) -> Rank {
        if self.grandes.contains(cell) { Rank::Grande } else { Rank::Baron }
    }

    /// How many nobles of this rank a seat has in supply.
    #[inline]
    pub const fn noble_supply(&self, seat: Seat, rank: Rank) -> u8 {
        let own = self.nobles[seat.index()].0;
        let placed = match rank {
            Rank::Grande => own & self.grandes.0,
            Rank::Baron => own & !self.grandes.0,
        };
        rank.count() - placed.count_ones() as u8
    }

    #[inline]
    pub const fn put_noble(&mut self, seat: Seat, rank: Rank, cell: Cell) {
        self.nobles[seat.index()].insert(cell);
        if matches!(rank, Rank::Grande) {
            self.grandes.insert(cell);
        }
    }

    /// Takes the noble off a cell.
    #[inline]
    pub fn take_noble(&mut self, cell: Cell) -> Option<Noble> {
        let noble = self.noble(cell)?;
        self.nobles[noble.seat.index()].remove(cell);
        self.grandes.remove(cell);
        Some(noble)
    }

    /// A stone that leaves the game.
    pub const fn lose_stone(&mut self) {
        self.stones_left -= 1;
    }

    /// Puts a stone on top of a built cell.
    pub fn stone_on_top(&mut self, cell: Cell, worth: u8) -> BuildingId {
        debug_assert!(self.is_built(cell), "there is nothing to build on");
        self.stones_left -= 1;
        self.heights[cell.index()] += 1;
        let id = BuildingId(self.building[cell.index()]);
        self.add_value(id, worth);
        id
    }

    /// Puts the first stone on an empty field, as part of a building or as a new one.
    pub fn first_stone(&mut self, cell: Cell, worth: u8, of: Option<BuildingId>) -> BuildingId {
        self.stones_left -= 1;
        self.heights[cell.index()] = 1;
        let id = self.cover(cell, of);
        self.add_value(id, worth);
        id
    }

    /// Lays a span over three cells; they become one building, with all that they were part of. Of several castles
    /// that would be joined all but one must have lost their flag before.
    pub fn lay_span(&mut self, span: Span, cells: [Cell; 3], worth: u8) -> BuildingId {
        self.spans_left -= 1;
        self.note_span(span, self.height(span.middle));
        let mut whole = cells.iter().find_map(|cell| self.building(*cell));
        for cell in cells {
            self.heights[cell.index()] = span.level.0;
            whole = Some(match (whole, self.building(cell)) {
                (Some(id), Some(other)) => self.join(id, other),
                (id, _) => self.cover(cell, id),
            });
        }
        let id = whole.unwrap_or(BuildingId(cells[0].0));
        self.add_value(id, worth);
        id
    }

    /// Makes two buildings one: their values are added up, and a flag of either flies over both.
    pub fn join(&mut self, one: BuildingId, other: BuildingId) -> BuildingId {
        if one == other {
            return one;
        }
        debug_assert!(!(self.is_castle(one) && self.is_castle(other)), "two flags over one castle");
        let (id, gone) = (one.min(other), one.max(other));
        if self.is_castle(id) {
            self.castle_cells.0 |= self.cells(gone).0;
        } else if self.is_castle(gone) {
            self.castle_cells.0 |= self.cells(id).0;
            self.rename_flag(gone, id);
        }
        self.relabel(gone, id);
        self.values[id.0 as usize] =
            self.values[id.0 as usize].saturating_add(self.values[gone.0 as usize]).min(MAX_VALUE);
        self.values[gone.0 as usize] = 0;
        id
    }

    /// Makes a villa a castle.
    pub fn raise_flag(&mut self, id: BuildingId, flag: Flag) {
        self.flags[flag as usize] = id.0;
        self.castle_cells.0 |= self.cells(id).0;
    }

    /// Takes the flag of a castle back to the supply.
    pub fn strike_flag(&mut self, id: BuildingId) -> Option<Flag> {
        let flag = self.flag(id)?;
        self.flags[flag as usize] = NO_BUILDING;
        self.castle_cells.0 &= !self.cells(id).0;
        Some(flag)
    }

    /// Counts a cell into a building; a new one if it is part of none.
    fn cover(&mut self, cell: Cell, of: Option<BuildingId>) -> BuildingId {
        self.built.insert(cell);
        let Some(mut id) = of else {
            self.building[cell.index()] = cell.0;
            return BuildingId(cell.0);
        };
        if self.is_castle(id) {
            self.castle_cells.insert(cell);
        }
        if cell.0 < id.0 {
            let renamed = BuildingId(cell.0);
            self.rename_flag(id, renamed);
            self.relabel(id, renamed);
            self.values[cell.index()] = std::mem::take(&mut self.values[id.0 as usize]);
            id = renamed;
        }
        self.building[cell.index()] = id.0;
        id
    }

    #[inline]
    fn add_value(&mut self, id: BuildingId, worth: u8) {
        let value = &mut self.values[id.0 as usize];
        *value = value.saturating_add(worth).min(MAX_VALUE);
    }

    fn rename_flag(&mut self, from: BuildingId, to: BuildingId) {
        self.flags.iter_mut().filter(|castle| **castle == from.0).for_each(|castle| *castle = to.0);
    }

    fn relabel(&mut self, from: BuildingId, to: BuildingId) {
        self.building.iter_mut().for_each(|id| *id = if *id == from.0 { to.0 } else { *id });
    }

    pub(crate) fn set_supply(&mut self, stones_left: u8, spans_left: u8) {
        self.stones_left = stones_left;
        self.spans_left = spans_left;
    }

    fn note_span(&mut self, span: Span, under: Level) {
        self.spans[self.span_count as usize] = span;
        self.under[self.span_count as usize] = under;
        self.span_count += 1;
        self.span_middles[usize::from(span.is_upright)].insert(span.middle);
    }

    /// Puts down what a file has: the height of a cell, and spans with what is under them. The file has been checked.
    pub(crate) fn set_height(&mut self, cell: Cell, height: Level) {
        self.heights[cell.index()] = height.0;
        self.built.insert(cell);
    }

    pub(crate) fn set_span(&mut self, span: Span, under: Level) {
        self.note_span(span, under);
    }

    pub(crate) fn set_building(&mut self, cells: CellSet, value: u8, flag: Option<Flag>) {
        let Some(lowest) = cells.first() else { return };
        cells.iter().for_each(|cell| self.building[cell.index()] = lowest.0);
        self.values[lowest.index()] = value;
        if let Some(flag) = flag {
            self.raise_flag(BuildingId(lowest.0), flag);
        }
    }
}
