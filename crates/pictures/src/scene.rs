//! What stands on the board of the two castle games, cell by cell.

use castle_box::{Field, Flag, GRID, Place, Rank, SiteFile};
use tabletop::Seat;

/// One piece, or one third of a span, on one level of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ScenePiece {
    pub(crate) level: u8,
    pub(crate) kind: PieceKind,
    /// Nothing lies directly below: an arch can be seen through.
    pub(crate) is_hollow: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PieceKind {
    Stone,
    End(Axis),
    Middle(Axis),
}

/// Whether a span runs along a row or along a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Axis {
    Row,
    Column,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct SceneStack {
    /// Both from 0.
    pub(crate) column: u8,
    pub(crate) row: u8,
    pub(crate) field: Option<Field>,
    /// From the lowest to the highest.
    pub(crate) pieces: Vec<ScenePiece>,
    pub(crate) noble: Option<(Seat, Rank)>,
    /// The flag of the castle, on the one cell that carries it.
    pub(crate) flag: Option<Flag>,
}

impl SceneStack {
    pub(crate) fn height(&self) -> u8 {
        self.pieces.last().map_or(0, |piece| piece.level)
    }
}

/// The cells of the grid, row by row.
pub(crate) struct Scene {
    pub(crate) stacks: Vec<SceneStack>,
}

impl Scene {
    /// The fields lie in these columns and rows, from 1.
    pub(crate) fn new(fields: &[(u8, u8)], site: &SiteFile) -> Self {
        let cell = |index: usize| SceneStack {
            column: (index % GRID) as u8,
            row: (index / GRID) as u8,
            ..SceneStack::default()
        };
        let mut scene = Self { stacks: (0..GRID * GRID).map(cell).collect() };
        for (field, (column, row)) in Field::all().zip(fields) {
            if let Some(stack) = scene.stacks.get_mut(cell_at((column - 1, row - 1))) {
                stack.field = Some(field);
            }
        }
        scene.put(fields, site);
        scene
    }

    fn put(&mut self, fields: &[(u8, u8)], site: &SiteFile) {
        let find = |place: &Place| match place.field() {
            Some(field) => fields.get(usize::from(field.number()) - 1).copied(),
            None => place.column_and_row(),
        };
        let find = |place: &Place| find(place).map(|(column, row)| (column - 1, row - 1));
        for (place, levels) in &site.stones {
            let stone = |level: &u8| ScenePiece { level: *level, kind: PieceKind::Stone, is_hollow: false };
            self.change(find(place), |stack| stack.pieces.extend(levels.iter().map(stone)));
        }
        for span in &site.spans {
            let (Some(from), Some(to)) = (find(&span.from), find(&span.to)) else { continue };
            self.lay_span(from, to, span.level);
        }
        for noble in &site.nobles {
            self.change(find(&noble.at), |stack| stack.noble = Some((noble.seat, noble.rank)));
        }
        self.stacks.iter_mut().for_each(settle);
        for building in &site.buildings {
            let cells: Vec<usize> = building.cells.iter().filter_map(find).map(cell_at).collect();
            self.fly_flag(&cells, building.flag);
        }
    }

    fn change(&mut self, at: Option<(u8, u8)>, change: impl FnOnce(&mut SceneStack)) {
        if let Some(stack) = at.and_then(|at| self.stacks.get_mut(cell_at(at))) {
            change(stack);
        }
    }

    fn lay_span(&mut self, from: (u8, u8), to: (u8, u8), level: u8) {
        let middle = (u8::midpoint(from.0, to.0), u8::midpoint(from.1, to.1));
        let axis = if from.1 == to.1 { Axis::Row } else { Axis::Column };
        let parts =
            [(from, PieceKind::End(axis)), (middle, PieceKind::Middle(axis)), (to, PieceKind::End(axis))];
        for (at, kind) in parts {
            self.change(Some(at), |stack| stack.pieces.push(ScenePiece { level, kind, is_hollow: false }));
        }
    }

    /// A flag flies on the highest free cell of its castle, on the first of them when several are equal.
    fn fly_flag(&mut self, cells: &[usize], flag: Option<Flag>) {
        let rank = |cell: &usize| {
            let stack = self.stacks.get(*cell);
            stack.map(|stack| (stack.noble.is_none(), stack.height()))
        };
        // Of equal ones `max_by_key` takes the last, hence from behind.
        if let Some(mast) = cells.iter().rev().max_by_key(|cell| rank(cell)).copied()
            && let Some(stack) = self.stacks.get_mut(mast)
        {
            stack.flag = flag;
        }
    }
}

const fn cell_at((column, row): (u8, u8)) -> usize {
    row as usize * GRID + column as usize
}

fn settle(stack: &mut SceneStack) {
    stack.pieces.sort_by_key(|piece| piece.level);
    let mut below = 0;
    for piece in &mut stack.pieces {
        piece.is_hollow = piece.level > below + 1;
        below = piece.level;
    }
}
