//! The pieces of a state file, level by level, before anything is put on the board.

use crate::site_file::cell;
use crate::{Board, CELLS, Cell, Level, MAX_SPANS, SiteFile, Span, SpanFile};

/// Which levels of each cell have a piece: bit n is level n.
pub(crate) struct Columns {
    stones: [u128; CELLS],
    pieces: [u128; CELLS],
    pub(crate) spans: Vec<(Span, [Cell; 3])>,
}

const fn bit(level: Level) -> u128 {
    1 << level.0
}

impl Columns {
    pub(crate) fn new(file: &SiteFile, board: &Board, spans: u8) -> Result<Self, String> {
        let mut columns = Self { stones: [0; CELLS], pieces: [0; CELLS], spans: Vec::new() };
        for (place, levels) in &file.stones {
            let cell = cell(board, *place)?;
            for level in levels.iter().copied().map(Level) {
                if !(Level::GROUND..=Level::HIGHEST).contains(&level) {
                    return Err(format!("{place}: there is no level {level}, only 1 to {}", Level::HIGHEST));
                }
                if columns.has_piece(cell, level) {
                    return Err(format!("{place}: two stones on level {level}"));
                }
                columns.stones[cell.index()] |= bit(level);
                columns.pieces[cell.index()] |= bit(level);
            }
        }
        if file.spans.len() > usize::from(spans).min(MAX_SPANS) {
            return Err(format!("there are only {spans} pieces over three cells"));
        }
        file.spans.iter().try_for_each(|span| columns.put_span(span, board))?;
        Ok(columns)
    }

    fn put_span(&mut self, file: &SpanFile, board: &Board) -> Result<(), String> {
        let SpanFile { from, to, level } = file;
        let level = Level(*level);
        let wrong = |what: &str| Err(format!("{from}-{to}: {what}"));
        let (first, last) = (cell(board, *from)?, cell(board, *to)?);
        let Some((middle, is_upright)) = board.between(first, last) else {
            return wrong("the ends must lie two apart in a straight line");
        };
        if !(Level::GROUND..=Level::HIGHEST).contains(&level) {
            return wrong("there is no such level");
        }
        if self.spans.iter().any(|(other, _)| other.middle == middle && other.is_upright == is_upright) {
            return wrong("two pieces lie on the same three cells");
        }
        let cells = [first, middle, last];
        if cells.iter().any(|cell| self.has_piece(*cell, level)) {
            return wrong("another piece lies on the same level");
        }
        for cell in cells {
            self.pieces[cell.index()] |= bit(level);
        }
        self.spans.push((Span { middle, is_upright, level }, cells));
        Ok(())
    }

    /// The highest piece below a level.
    pub(crate) fn below(&self, cell: Cell, level: Level) -> Level {
        let lower = self.pieces[cell.index()] & (bit(level) - 1);
        Level(if lower == 0 { 0 } else { lower.ilog2() as u8 })
    }

    fn has_piece(&self, cell: Cell, level: Level) -> bool {
        self.pieces[cell.index()] & bit(level) != 0
    }

    /// Stones lie on the board or on a piece; so do the ends of a span, while its middle may hang.
    pub(crate) fn everything_rests(&self, board: &Board) -> Result<(), String> {
        let rests = |cell: Cell, level: Level| match level {
            Level::GROUND => cell.field().is_some(),
            _ => self.has_piece(cell, Level(level.0 - 1)),
        };
        for cell in Cell::all() {
            let mut levels = (1..=Level::HIGHEST.0).map(Level);
            let hangs = |level: &Level| self.stones[cell.index()] & bit(*level) != 0 && !rests(cell, *level);
            if let Some(level) = levels.find(hangs) {
                return Err(format!("the stone on level {level} of {} hangs in the air", board.place(cell)));
            }
        }
        for (span, [first, middle, last]) in &self.spans {
            let middle_rests = span.level > Level::GROUND || middle.field().is_some();
            if !rests(*first, span.level) || !rests(*last, span.level) || !middle_rests {
                let (from, to) = (board.place(*first), board.place(*last));
                return Err(format!("the piece {from}-{to} on level {} hangs in the air", span.level));
            }
        }
        Ok(())
    }
}
