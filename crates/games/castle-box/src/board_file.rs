//! Reading a board from text.
//!
//! A line is a field and its cell, or a run of fields and the straight run of cells that they lie on:
//!
//! ```text
//! 1..11  (1,1)..(11,1)
//! 12     (11,2)
//! ```
//!
//! Cells are (column,row), both counted from 1. `#` begins a remark. The lines may stand in any order.

use crate::place::{plain_number, short};
use crate::{Board, FIELDS, GRID};

/// More than any board needs.
const LONGEST: usize = 16 * 1024;

/// Why a text is no board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadBoard {
    #[error("the board file has {found} bytes; {LONGEST} are the most")]
    TooBig { found: usize },
    #[error("line {line}: `{text}` is no run of fields; one is `12 (11,2)` or `1..11 (1,1)..(11,1)`")]
    Malformed { line: usize, text: String },
    #[error("line {line}: fields are numbered from 1 to {FIELDS}, there is no field {field}")]
    NoSuchField { line: usize, field: u8 },
    #[error("line {line}: the cell ({column},{row}) lies outside the grid of {GRID} by {GRID}")]
    OutOfGrid { line: usize, column: u8, row: u8 },
    #[error("line {line}: the run of cells is neither along a row nor along a column")]
    Crooked { line: usize },
    #[error("line {line}: {fields} fields, but {cells} cells")]
    Lengths { line: usize, fields: usize, cells: usize },
    #[error("line {line}: field {field} has a cell already")]
    Twice { line: usize, field: usize },
    #[error("line {line}: fields {first} and {second} lie on one cell, ({column},{row})")]
    TwoOnOneCell { line: usize, first: usize, second: usize, column: u8, row: u8 },
    #[error("field {field} is missing")]
    Missing { field: usize },
    #[error("fields {field} and {next} do not touch: the fields must form one closed row")]
    NotClosed { field: usize, next: usize },
}

type Spot = (u8, u8);

impl Board {
    /// Reads a board; the answer to a broken one says what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, BadBoard> {
        if text.len() > LONGEST {
            return Err(BadBoard::TooBig { found: text.len() });
        }
        let mut fields: [Option<Spot>; FIELDS] = [None; FIELDS];
        for (index, line) in text.lines().enumerate() {
            let content = line.split('#').next().unwrap_or_default().trim();
            if !content.is_empty() {
                read_line(index + 1, content, &mut fields)?;
            }
        }
        closed_row(&fields).map(|fields| Self::new(text, &fields))
    }
}

fn read_line(line: usize, content: &str, fields: &mut [Option<Spot>; FIELDS]) -> Result<(), BadBoard> {
    let malformed = || BadBoard::Malformed { line, text: short(content) };
    let (numbers, cells) = content.split_once(char::is_whitespace).ok_or_else(malformed)?;
    let (first, last) = ends(numbers, plain_number).ok_or_else(malformed)?;
    let (start, end) = ends(cells.trim(), spot).ok_or_else(malformed)?;
    if let Some(field) = [first, last].into_iter().find(|field| !(1..=FIELDS as u8).contains(field)) {
        return Err(BadBoard::NoSuchField { line, field });
    }
    let outside = |spot: &Spot| !(1..=GRID as u8).contains(&spot.0) || !(1..=GRID as u8).contains(&spot.1);
    if let Some((column, row)) = [start, end].into_iter().find(outside) {
        return Err(BadBoard::OutOfGrid { line, column, row });
    }
    if last < first {
        return Err(malformed());
    }
    if start.0 != end.0 && start.1 != end.1 {
        return Err(BadBoard::Crooked { line });
    }
    let run = run(start, end);
    let count = usize::from(last - first) + 1;
    if run.len() != count {
        return Err(BadBoard::Lengths { line, fields: count, cells: run.len() });
    }
    (first as usize..).zip(run).try_for_each(|(field, spot)| put(line, field, spot, fields))
}

fn put(line: usize, field: usize, spot: Spot, fields: &mut [Option<Spot>; FIELDS]) -> Result<(), BadBoard> {
    let spot = (spot.0 - 1, spot.1 - 1);
    if let Some(other) = fields.iter().position(|taken| *taken == Some(spot)) {
        let (column, row) = (spot.0 + 1, spot.1 + 1);
        return Err(BadBoard::TwoOnOneCell { line, first: other + 1, second: field, column, row });
    }
    let slot = &mut fields[field - 1];
    if slot.is_some() {
        return Err(BadBoard::Twice { line, field });
    }
    *slot = Some(spot);
    Ok(())
}

fn closed_row(fields: &[Option<Spot>; FIELDS]) -> Result<[Spot; FIELDS], BadBoard> {
    let mut spots = [(0, 0); FIELDS];
    for (index, spot) in fields.iter().enumerate() {
        spots[index] = spot.ok_or(BadBoard::Missing { field: index + 1 })?;
    }
    for (index, spot) in spots.iter().enumerate() {
        let next = spots[(index + 1) % FIELDS];
        if spot.0.abs_diff(next.0) + spot.1.abs_diff(next.1) != 1 {
            return Err(BadBoard::NotClosed { field: index + 1, next: (index + 1) % FIELDS + 1 });
        }
    }
    Ok(spots)
}

/// `a..b`, or `a` alone for a run of one.
fn ends<T: Copy>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<(T, T)> {
    match text.split_once("..") {
        Some((first, last)) => Some((read(first.trim())?, read(last.trim())?)),
        None => read(text).map(|only| (only, only)),
    }
}

fn spot(text: &str) -> Option<Spot> {
    let (column, row) = text.strip_prefix('(')?.strip_suffix(')')?.split_once(',')?;
    let number = |text: &str| text.trim().parse().ok();
    Some((number(column)?, number(row)?))
}

/// All cells from one to the other along a row or a column.
fn run(start: Spot, end: Spot) -> Vec<Spot> {
    let step = |from: u8, to: u8| to.cmp(&from) as i8;
    let steps = start.0.abs_diff(end.0).max(start.1.abs_diff(end.1)) as i8;
    let along = |from: u8, to: u8, count: i8| (from as i8 + step(from, to) * count) as u8;
    (0..=steps).map(|count| (along(start.0, end.0, count), along(start.1, end.1, count))).collect()
}
