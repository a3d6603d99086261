//! The board: where the fields lie and what lies two away from what.

use std::sync::{Arc, LazyLock};

use crate::{Cell, CellSet, Field, Place, Span};

/// Columns and rows of the grid.
pub const GRID: usize = 11;
/// Squares of the grid.
pub const CELLS: usize = GRID * GRID;
/// Numbered plots.
pub const FIELDS: usize = 72;

const NOWHERE: u8 = u8::MAX;

/// The four ways to go in a straight line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Direction {
    Up,
    Left,
    Right,
    Down,
}

impl Direction {
    pub const ALL: [Self; 4] = [Self::Up, Self::Left, Self::Right, Self::Down];

    #[inline]
    pub const fn is_upright(self) -> bool {
        matches!(self, Self::Up | Self::Down)
    }

    const fn step(self) -> (i8, i8) {
        match self {
            Self::Up => (0, -1),
            Self::Left => (-1, 0),
            Self::Right => (1, 0),
            Self::Down => (0, 1),
        }
    }
}

/// C-1, C-2: 72 fields in one closed row on the grid. The rest is open ground.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The text it was read from, for options and records.
    text: String,
    /// Column and row of each cell, counted from 0.
    spots: [(u8, u8); CELLS],
    places: [Place; CELLS],
    /// The cell at each square of the grid, row by row.
    cells: [Cell; CELLS],
    /// The neighbour of each cell in each direction.
    beside: [[u8; 4]; CELLS],
    /// The cell two away in each direction.
    two_away: [[u8; 4]; CELLS],
    /// The same as sets.
    all_two_away: [CellSet; CELLS],
}

static STANDARD: LazyLock<Arc<Board>> = LazyLock::new(|| {
    let text = include_str!("../board.txt");
    Arc::new(Board::parse(text).expect("the board of the box is sound"))
});

impl Board {
    /// The board of the box.
    pub fn standard() -> Arc<Self> {
        STANDARD.clone()
    }

    pub fn is_standard(&self) -> bool {
        self.cells == STANDARD.cells
    }

    /// `fields` are the column and row, counted from 0, of each field; they have been checked.
    pub(crate) fn new(text: &str, fields: &[(u8, u8); FIELDS]) -> Self {
        let square = |(column, row): (u8, u8)| row as usize * GRID + column as usize;
        let mut spots = [(0, 0); CELLS];
        let mut cells = [Cell(NOWHERE); CELLS];
        for (index, &spot) in fields.iter().enumerate() {
            spots[index] = spot;
            cells[square(spot)] = Cell(index as u8);
        }
        let ground = cells.iter_mut().enumerate().filter(|(_, cell)| **cell == Cell(NOWHERE));
        for (next, (index, cell)) in (FIELDS..).zip(ground) {
            spots[next] = ((index % GRID) as u8, (index / GRID) as u8);
            *cell = Cell(next as u8);
        }
        let place = |index: usize| match Cell(index as u8).field() {
            Some(field) => Place::of_field(field),
            None => Place::ground(spots[index].0 + 1, spots[index].1 + 1).expect("spots lie on the grid"),
        };
        let places = std::array::from_fn(place);
        let away = |distance: i8| {
            std::array::from_fn(|index| {
                Direction::ALL.map(|direction| {
                    let (columns, rows) = direction.step();
                    let column = spots[index].0 as i8 + distance * columns;
                    let row = spots[index].1 as i8 + distance * rows;
                    let on_grid = (0..GRID as i8).contains(&column) && (0..GRID as i8).contains(&row);
                    if on_grid { cells[square((column as u8, row as u8))].0 } else { NOWHERE }
                })
            })
        };
        let two_away: [[u8; 4]; CELLS] = away(2);
        let set = |cells: [u8; 4]| cells.into_iter().filter(|index| *index != NOWHERE).map(Cell).collect();
        let all_two_away = two_away.map(set);
        Self { text: text.to_owned(), spots, places, cells, beside: away(1), two_away, all_two_away }
    }

    /// The file it was read from.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Column and row of a cell, both counted from 1.
    pub const fn column_and_row(&self, cell: Cell) -> (u8, u8) {
        let (column, row) = self.spots[cell.index()];
        (column + 1, row + 1)
    }

    /// The cell in this column and row, both counted from 1.
    pub fn cell_at(&self, column: u8, row: u8) -> Option<Cell> {
        let on_grid = |number: u8| (1..=GRID as u8).contains(&number);
        if on_grid(column) && on_grid(row) {
            Some(self.cells[(row as usize - 1) * GRID + column as usize - 1])
        } else {
            None
        }
    }

    /// How a cell is written.
    #[inline]
    pub const fn place(&self, cell: Cell) -> Place {
        self.places[cell.index()]
    }

    /// The cell that is written so; `None` for a column and row where this board has a field, which goes by its number.
    #[inline]
    pub fn cell(&self, place: Place) -> Option<Cell> {
        if let Some(field) = place.field() {
            return Some(field.cell());
        }
        let (column, row) = place.column_and_row()?;
        self.cell_at(column, row).filter(|cell| cell.field().is_none())
    }

    #[inline]
    pub const fn beside(&self, cell: Cell, direction: Direction) -> Option<Cell> {
        let index = self.beside[cell.index()][direction as usize];
        if index == NOWHERE { None } else { Some(Cell(index)) }
    }

    /// The cell two away in a straight line.
    #[inline]
    pub const fn two_away(&self, cell: Cell, direction: Direction) -> Option<Cell> {
        let index = self.two_away[cell.index()][direction as usize];
        if index == NOWHERE { None } else { Some(Cell(index)) }
    }

    /// The cells two away in all directions.
    #[inline]
    pub const fn all_two_away(&self, cell: Cell) -> CellSet {
        self.all_two_away[cell.index()]
    }

    /// The cells on both sides of one, along its column or its row.
    #[inline]
    pub fn around(&self, cell: Cell, is_upright: bool) -> Option<(Cell, Cell)> {
        let (first, last) =
            if is_upright { (Direction::Up, Direction::Down) } else { (Direction::Left, Direction::Right) };
        Some((self.beside(cell, first)?, self.beside(cell, last)?))
    }

    /// The middle between two cells that lie two apart in a straight line, and whether the line is upright.
    pub fn between(&self, one: Cell, other: Cell) -> Option<(Cell, bool)> {
        let direction =
            Direction::ALL.into_iter().find(|direction| self.two_away(one, *direction) == Some(other))?;
        Some((self.beside(one, direction)?, direction.is_upright()))
    }

    /// The straight piece over three consecutive fields with this one in the middle; `None` at a corner of the row.
    pub fn straight_span(&self, middle: Field) -> Option<(Cell, bool)> {
        self.between(middle.previous().cell(), middle.next().cell())
            .filter(|(cell, _)| *cell == middle.cell())
    }

    /// The three cells of a span in notation, ends first, as in `6-8`.
    pub fn span_places(&self, span: Span) -> Option<[Place; 3]> {
        span.cells(self).map(|cells| cells.map(|cell| self.place(cell)))
    }
}
