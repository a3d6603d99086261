//! Blocks, seen from above at a slant and over a corner of the board.

use castle_box::GRID;

use crate::canvas::{Canvas, Paint};
use crate::scene::{Axis, PieceKind, ScenePiece, SceneStack};

/// The side of a cell on the ground, and how high a level is drawn.
pub(crate) const SIDE: f64 = 46.0;
pub(crate) const LEVEL: f64 = 25.0;
/// How much of the depth of the ground is seen.
pub(crate) const SLANT: f64 = 0.58;
const MIDDLE: f64 = GRID as f64 / 2.0;
/// Blocks are a little smaller than their cells, so that each can be told from the next.
const INSET: f64 = 0.04;

pub(crate) type Point = (f64, f64);

/// Where a point of the grid at a height in levels is seen.
pub(crate) fn project(column: f64, row: f64, height: f64) -> Point {
    let (x, y) = (column - MIDDLE, row - MIDDLE);
    let turn = std::f64::consts::FRAC_1_SQRT_2;
    ((x - y) * turn * SIDE, (x + y) * turn * SIDE * SLANT - height * LEVEL)
}

/// The corners of a cell, a little within it.
pub(crate) fn corners(stack: &SceneStack, height: f64, (dx, dy): Point) -> [Point; 4] {
    let (left, top) = (f64::from(stack.column), f64::from(stack.row));
    let (right, bottom) = (left + 1.0 - dx, top + 1.0 - dy);
    let (left, top) = (left + dx, top + dy);
    [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| project(x, y, height))
}

pub(crate) fn polygon(points: &[Point]) -> String {
    let list: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
    format!("M{}Z", list.join("L"))
}

/// The colours of one material: its top, its two sides that are seen, its edges.
struct BlockColours {
    top: &'static str,
    left: &'static str,
    right: &'static str,
    edge: &'static str,
}

const STONE: BlockColours =
    BlockColours { top: "#f3e6cd", left: "#d9bf94", right: "#c4a475", edge: "#86683a" };
const SPAN: BlockColours =
    BlockColours { top: "#d98a5c", left: "#b4623a", right: "#984c28", edge: "#5d2a12" };

/// All that stands on a cell but its figures.
pub(crate) fn draw(canvas: &mut Canvas, stack: &SceneStack) {
    for (index, piece) in stack.pieces.iter().enumerate() {
        let above = stack.pieces.get(index + 1);
        let is_covered =
            above.is_some_and(|above| above.level == piece.level + 1 && above.kind == PieceKind::Stone);
        draw_piece(canvas, stack, *piece, is_covered);
    }
}

fn draw_piece(canvas: &mut Canvas, stack: &SceneStack, piece: ScenePiece, is_covered: bool) {
    let (material, inset) = match piece.kind {
        PieceKind::Stone => (STONE, (INSET, INSET)),
        // Parts of a span meet without a gap along its length.
        PieceKind::End(Axis::Row) | PieceKind::Middle(Axis::Row) => (SPAN, (0.0, INSET)),
        PieceKind::End(Axis::Column) | PieceKind::Middle(Axis::Column) => (SPAN, (INSET, 0.0)),
    };
    let low = corners(stack, f64::from(piece.level) - 1.0, inset);
    let high = corners(stack, f64::from(piece.level), inset);
    let is_middle = |axis| piece.kind == PieceKind::Middle(axis);
    // The side towards the next column and the one towards the next row are seen; within a span they are not.
    for (from, to, colour, across) in [(2, 3, material.left, Axis::Column), (1, 2, material.right, Axis::Row)]
    {
        if is_middle(across) {
            continue;
        }
        let is_arch = piece.is_hollow && matches!(piece.kind, PieceKind::Middle(_));
        let d = if is_arch {
            arch(low[from], low[to], high[to], high[from])
        } else {
            polygon(&[low[from], low[to], high[to], high[from]])
        };
        canvas.path(&d, Paint::edged(colour, material.edge, 0.9));
    }
    if !is_covered {
        canvas.path(&polygon(&high), Paint::edged(material.top, material.edge, 0.9));
    }
}

fn arch(low_from: Point, low_to: Point, high_to: Point, high_from: Point) -> String {
    let crown = (
        f64::midpoint(low_from.0, low_to.0),
        f64::midpoint(low_from.1, low_to.1) - (low_from.1 - high_from.1) * 1.3,
    );
    let n = |(x, y): Point| format!("{x:.1} {y:.1}");
    format!("M{}Q{} {}L{}L{}Z", n(low_from), n(crown), n(low_to), n(high_to), n(high_from))
}
