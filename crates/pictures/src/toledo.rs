//! The street of Toledo, from the Cathedral up to the Alcazar, with its shops and pawns.

use tabletop::Seat;
use toledo::{PlaceKind, PlaceView, View};

use crate::canvas::{Canvas, Drawing, Paint};
use crate::figures::{
    ACCENT, BOARD, BOARD_EDGE, DARK, FIELD, FIELD_EDGE, INK, INK_SOFT, IVORY, LINE_STRONG, PAPER,
    PAPER_RAISED, colour,
};
use crate::signs::{self, Sign};

const WIDTH: f64 = 92.0;
const HEIGHT: f64 = 104.0;
/// The street winds upwards in lines of so many places.
const LINE: usize = 6;
const BLUE_SOFT: &str = "#d6e2ec";
const CIRCLES_AT: f64 = HEIGHT - 24.0;

/// Where the place of this number along the street is drawn: its column and its line from above.
fn spot(index: usize, lines: usize) -> (f64, f64) {
    let (line, at) = (index / LINE, index % LINE);
    let column = if line.is_multiple_of(2) { at } else { LINE - 1 - at };
    (column as f64, (lines - 1 - line) as f64)
}

pub(crate) fn draw(view: &View) -> Drawing {
    // The Alcazar stands behind the last gate.
    let alcazar = view.street.len();
    let lines = (alcazar + 1).div_ceil(LINE);
    let mut canvas = Canvas::default();
    road(&mut canvas, alcazar, lines);
    for (index, place) in view.street.iter().enumerate() {
        let (column, line) = spot(index, lines);
        let is_decided = view.step_position == Some(place.position);
        canvas.at((column * WIDTH, line * HEIGHT), 1.0, |canvas| draw_place(canvas, place, is_decided));
    }
    let (column, line) = spot(alcazar, lines);
    canvas.at((column * WIDTH, line * HEIGHT), 1.0, |canvas| draw_alcazar(canvas, view));
    canvas.finish([-8.0, -8.0, LINE as f64 * WIDTH + 16.0, lines as f64 * HEIGHT + 16.0], PAPER)
}

fn road(canvas: &mut Canvas, alcazar: usize, lines: usize) {
    let points: Vec<String> = (0..=alcazar)
        .map(|index| spot(index, lines))
        .map(|(column, line)| format!("{:.1} {:.1}", (column + 0.5) * WIDTH, (line + 0.5) * HEIGHT))
        .collect();
    let d = format!("M{}", points.join("L"));
    canvas.path(&d, Paint::line(BOARD_EDGE, 38.0));
    canvas.path(&d, Paint::line(BOARD, 34.0));
    canvas.path(&d, Paint::line(BOARD_EDGE, 24.0).dashed("1.5 8").faint(0.5));
}

fn draw_place(canvas: &mut Canvas, place: &PlaceView, is_decided: bool) {
    let edge = Paint::edged(ground(place), FIELD_EDGE, 1.2);
    let is_empty = place.what == PlaceKind::Empty;
    let edge = if is_empty { edge.dashed("4 4") } else { edge };
    canvas.rect([6.0, 6.0, WIDTH - 12.0, HEIGHT - 12.0], 6.0, edge);
    canvas.number(u32::from(place.position.0), (18.0, 33.0), 9.0, INK_SOFT);
    if let Some(price) = place.price {
        canvas.ellipse((WIDTH - 17.0, 34.0), (8.5, 8.5), Paint::edged("#f6dc94", "#8a5d06", 1.4));
        canvas.number(price.into(), (WIDTH - 17.0, 34.0), 8.5, "#33230a");
    }
    if let Some(owner) = place.owner_seat {
        canvas.at((3.0, 3.0), 1.0, |canvas| awning(canvas, owner));
    }
    if let Some(sign) = Sign::of(place) {
        let down = if place.owner_seat.is_some() { 6.0 } else { -8.0 };
        canvas.at((WIDTH / 2.0, f64::midpoint(CIRCLES_AT, down)), 1.05, |canvas| signs::draw(canvas, sign));
    }
    if place.what == PlaceKind::Cathedral {
        count_pawns(canvas, &by_seat(&place.pawn_seats));
    } else {
        circles(canvas, place);
    }
    if is_decided {
        canvas.rect([2.0, 2.0, WIDTH - 4.0, HEIGHT - 4.0], 9.0, Paint::line(ACCENT, 3.0));
    }
}

fn ground(place: &PlaceView) -> &'static str {
    match (place.what, place.row.as_deref()) {
        (PlaceKind::Gate | PlaceKind::Cathedral, _) => BLUE_SOFT,
        (_, Some("low")) => FIELD,
        (_, Some("middle")) => "#e2e6c5",
        (_, Some("high")) => "#f3d9c8",
        _ => PAPER_RAISED,
    }
}

/// The pawns on their circles; whoever has come to a full field has none.
fn circles(canvas: &mut Canvas, place: &PlaceView) {
    let count = f64::from(place.circles);
    for index in 0..usize::from(place.circles) {
        let x = WIDTH / 2.0 + (index as f64 - (count - 1.0) / 2.0) * 32.0;
        canvas.ellipse((x, CIRCLES_AT), (14.0, 11.0), Paint::edged(PAPER, LINE_STRONG, 1.6));
        if let Some(seat) = place.pawn_seats.get(index) {
            canvas.at((x, CIRCLES_AT + 3.0), 1.0, |canvas| pawn(canvas, *seat));
        }
    }
}

/// How many of these belong to each seat.
fn by_seat(seats: &[Seat]) -> Vec<(Seat, u8)> {
    let mut counts: Vec<(Seat, u8)> = Vec::new();
    for seat in seats {
        match counts.iter_mut().find(|(known, _)| known == seat) {
            Some((_, count)) => *count += 1,
            None => counts.push((*seat, 1)),
        }
    }
    counts
}

fn draw_alcazar(canvas: &mut Canvas, view: &View) {
    canvas.rect([4.0, 4.0, WIDTH - 8.0, HEIGHT - 8.0], 8.0, Paint::edged(BLUE_SOFT, FIELD_EDGE, 1.2));
    canvas.at((WIDTH / 2.0, 32.0), 1.4, |canvas| signs::draw(canvas, Sign::Alcazar));
    let inside = view.players.iter().map(|player| (player.seat, player.alcazar));
    count_pawns(canvas, &inside.filter(|(_, count)| *count > 0).collect::<Vec<_>>());
}

/// One pawn for each seat, and how many there are of it.
fn count_pawns(canvas: &mut Canvas, counts: &[(Seat, u8)]) {
    let step = if counts.len() > 4 { 16.5 } else { 19.0 };
    for (index, (seat, count)) in counts.iter().enumerate() {
        let x = WIDTH / 2.0 + (index as f64 - (counts.len() as f64 - 1.0) / 2.0) * step;
        canvas.at((x, CIRCLES_AT - 5.0), 0.82, |canvas| pawn(canvas, *seat));
        canvas.number(u32::from(*count), (x, CIRCLES_AT + 9.0), 8.5, INK);
    }
}

/// A wooden pawn, its foot around (0,0) and its head above, in the colour and shape of its player.
fn pawn(canvas: &mut Canvas, seat: Seat) {
    const BODY: &str = "M-9 2C-9 -4 -4 -5 -3.5 -12H3.5C4 -5 9 -4 9 2A9 4.2 0 0 1 -9 2Z";
    canvas.ellipse((2.0, 3.5), (10.5, 5.0), Paint::fill("#1e1400").faint(0.3));
    canvas.path(BODY, Paint::edged(colour(seat), DARK, 1.3));
    canvas.path("M-6 0C-6 -4 -2.4 -6 -2 -10", Paint::line("#fff", 1.5).faint(0.55));
    canvas.at((0.0, -15.0), 0.78, |canvas| canvas.seat(seat, 1.6));
}

/// The awning of a shop from (0,0) on: striped in the colour of its owner, with the owner's shape.
fn awning(canvas: &mut Canvas, seat: Seat) {
    const FOLDS: usize = 5;
    let (width, edge) = (WIDTH - 6.0, "#2a2110");
    let fold = width / FOLDS as f64;
    for index in 0..FOLDS {
        let fill = if index.is_multiple_of(2) { colour(seat) } else { IVORY };
        let d = format!("M{:.1} 0h{fold}v10a{} 5 0 0 1 {} 0Z", index as f64 * fold, fold / 2.0, -fold);
        canvas.path(&d, Paint::edged(fill, edge, 0.9));
    }
    canvas.ellipse((width / 2.0, 8.5), (9.0, 9.0), Paint::edged(IVORY, edge, 0.9));
    canvas.at((width / 2.0, 8.5), 0.62, |canvas| canvas.seat(seat, 1.6));
}
