//! The land of Salamanca: its tiles, whose buildings they are, what their areas are worth.

use salamanca::{CellView, Plague, View};
use tabletop::Seat;

use crate::canvas::{Canvas, Drawing, Paint};
use crate::figures::{BOARD, BOARD_EDGE, DARK, FIELD, FIELD_EDGE, INK, IVORY, PAPER, PAPER_RAISED, colour};
use crate::tiles;

const SIDE: f64 = 42.0;

pub(crate) fn draw(view: &View) -> Drawing {
    let mut canvas = Canvas::default();
    let (width, height) = (f64::from(view.columns) * SIDE, f64::from(view.rows) * SIDE);
    canvas.rect([-3.0, -3.0, width + 6.0, height + 6.0], 4.0, Paint::edged(BOARD, BOARD_EDGE, 1.5));
    for index in 0..u32::from(view.columns) * u32::from(view.rows) {
        let columns = u32::from(view.columns);
        let (x, y) = (f64::from(index % columns) * SIDE, f64::from(index / columns) * SIDE);
        let ground = [x + 1.0, y + 1.0, SIDE - 2.0, SIDE - 2.0];
        canvas.rect(ground, 3.0, Paint::edged(FIELD, FIELD_EDGE, 0.8));
    }
    for cell in &view.cells {
        let place = (f64::from(cell.cell.column()) * SIDE, f64::from(cell.cell.row()) * SIDE);
        canvas.at(place, 1.0, |canvas| draw_cell(canvas, cell));
    }
    canvas.finish([-10.0, -10.0, width + 20.0, height + 20.0], PAPER)
}

fn draw_cell(canvas: &mut Canvas, cell: &CellView) {
    canvas.at((1.0, 1.0), 1.0, |canvas| tiles::draw(canvas, cell.tile));
    if !cell.cut_off_from.is_empty() {
        const HATCH: &str = "M4 14L14 4M4 26L26 4M4 38L38 4M16 38L38 16M28 38L38 28";
        canvas.path(HATCH, Paint::line(INK, 1.6).faint(0.55));
    }
    if let Some(value) = cell.area_value {
        worth(canvas, value.into());
    }
    if let Some(seat) = cell.owner {
        canvas.at((33.0, 9.5), 0.82, |canvas| canvas.seat(seat, 1.6));
    }
    if let Some(seat) = cell.conde {
        canvas.at((9.5, 9.5), 0.62, |canvas| conde(canvas, seat));
    }
    if let Some(plague) = cell.plague {
        canvas.at((21.0, 20.0), 1.1, |canvas| draw_plague(canvas, plague));
    }
}

/// What the area of a building is worth.
fn worth(canvas: &mut Canvas, value: u32) {
    let (width, middle) = if value > 9 { (17.0, 10.0) } else { (14.0, 8.5) };
    canvas.rect([1.5, 27.0, width, 13.0], 3.0, Paint::edged(INK, PAPER_RAISED, 0.8));
    canvas.number(value, (middle, 33.5), 7.6, "#fff8ec");
}

/// The player's shape in a ring of the player's colour.
fn conde(canvas: &mut Canvas, seat: Seat) {
    canvas.ellipse((0.0, 0.0), (14.2, 14.2), Paint::fill(DARK));
    canvas.ellipse((0.0, 0.0), (12.0, 12.0), Paint::edged(IVORY, colour(seat), 3.4));
    canvas.at((0.0, 0.0), 0.7, |canvas| canvas.seat(seat, 1.6));
}

/// A stone with the sign of its plague.
fn draw_plague(canvas: &mut Canvas, plague: Plague) {
    let sign = match plague {
        Plague::Poison => "M0 -5C3 -1 4 1 4 3A4 4 0 0 1 -4 3C-4 1 -3 -1 0 -5Z",
        Plague::Rat => "M-5 3C-5 -2 -1 -4 3 -1L5 1L3 3ZM-5 3Q-8 4 -6 -1M2 -1.5A1.5 1.5 0 1 1 2 -1.4",
        Plague::Locust => "M-5 3L3 -2M-2 1L-5 -4M1 -1L5 4M-5 3L-1 4M3 -2L5 -4M3 -2L6 -1",
        Plague::Ruin => "M-5 4V-1L-2 1V-4L1 0V-2L5 1V4Z",
    };
    canvas.ellipse((0.0, 0.0), (9.0, 9.0), Paint::edged("#23262c", "#f6efe0", 1.4));
    canvas.path(sign, Paint::line("#f6efe0", 1.5));
}
