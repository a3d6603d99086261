//! The board of Alcazar and of Das neue Big Boss, with real height.

use castle_box::{Flag, GRID, Rank, TableView};
use tabletop::Seat;

use crate::blocks::{self, corners, polygon, project};
use crate::canvas::{Canvas, Drawing, Paint};
use crate::figures::{BOARD, BOARD_EDGE, DARK, FIELD, FIELD_EDGE, FIELD_INK, PAPER, colour};
use crate::scene::{Scene, SceneStack};

/// How far the plate reaches beyond the fields.
const MARGIN: f64 = 0.45;
const GAP: f64 = 0.02;
/// Room around the plate, and above the far corner for what may stand there.
const EDGE: f64 = 12.0;
const HEADROOM: f64 = 62.0;

pub(crate) fn draw<P, S>(view: &TableView<P, S>) -> Drawing {
    let mut scene = Scene::new(&view.fields, &view.site);
    let mut canvas = Canvas::default();
    plate(&mut canvas);
    for stack in scene.stacks.iter().filter(|stack| stack.field.is_some()) {
        ground(&mut canvas, stack);
    }
    // What is nearer to the eye is drawn later.
    scene.stacks.sort_by_key(|stack| (stack.column + stack.row, stack.column));
    for stack in scene.stacks.iter().filter(|stack| stack.height() > 0) {
        blocks::draw(&mut canvas, stack);
        standing(&mut canvas, stack);
    }
    let top = highest(&scene).min(project(-MARGIN, -MARGIN, 0.0).1 - EDGE);
    let (far, size) = (-MARGIN, GRID as f64 + MARGIN);
    let (left, right) = (project(far, size, 0.0).0 - EDGE, project(size, far, 0.0).0 + EDGE);
    let bottom = project(size, size, -0.35).1 + EDGE;
    canvas.finish([left, top, right - left, bottom - top], PAPER)
}

/// Where the highest thing ends.
fn highest(scene: &Scene) -> f64 {
    let built = scene.stacks.iter().filter(|stack| stack.height() > 0);
    let tops = built.map(|stack| foot(stack).1 - HEADROOM);
    tops.fold(f64::INFINITY, f64::min)
}

fn foot(stack: &SceneStack) -> (f64, f64) {
    project(f64::from(stack.column) + 0.5, f64::from(stack.row) + 0.5, f64::from(stack.height()))
}

fn plate(canvas: &mut Canvas) {
    let (near, far) = (-MARGIN, GRID as f64 + MARGIN);
    for (height, fill) in [(-0.35, BOARD_EDGE), (0.0, BOARD)] {
        let corners =
            [(near, near), (far, near), (far, far), (near, far)].map(|(x, y)| project(x, y, height));
        canvas.path(&polygon(&corners), Paint::edged(fill, BOARD_EDGE, 2.0));
    }
}

fn ground(canvas: &mut Canvas, stack: &SceneStack) {
    let paint = Paint::edged(FIELD, FIELD_EDGE, 1.0);
    canvas.path(&polygon(&corners(stack, 0.0, (GAP, GAP))), paint);
    if stack.height() == 0 {
        field_number(canvas, stack, FIELD_INK);
    }
}

fn field_number(canvas: &mut Canvas, stack: &SceneStack, ink: &str) {
    if let Some(field) = stack.field {
        canvas.number(field.number().into(), foot(stack), 9.5, ink);
    }
}

/// A flag, a noble, or the number of the field on the top.
fn standing(canvas: &mut Canvas, stack: &SceneStack) {
    let (x, y) = foot(stack);
    if let Some(flag) = stack.flag {
        canvas.at((x, y), 1.0, |canvas| draw_flag(canvas, flag));
    }
    if let Some((seat, rank)) = stack.noble {
        let scale = if rank == Rank::Grande { 1.12 } else { 0.8 };
        canvas.at((x, y + 3.0), scale, |canvas| noble(canvas, seat, rank));
    }
    if stack.flag.is_none() && stack.noble.is_none() {
        field_number(canvas, stack, "#5b4726");
    }
}

/// A wooden figure, its foot at (0,0): a grande is larger and wears a crown; the head has the player's shape.
fn noble(canvas: &mut Canvas, seat: Seat, rank: Rank) {
    const BODY: &str = "M-10 -1C-10 -8 -4.5 -10 -4 -19H4C4.5 -10 10 -8 10 -1A10 4.6 0 0 1 -10 -1Z";
    const CROWN: &str = "M-7 -9L-8.5 -17L-3.5 -13L0 -19L3.5 -13L8.5 -17L7 -9Z";
    canvas.ellipse((3.0, 0.5), (12.0, 5.5), Paint::fill("#1e1400").faint(0.28));
    canvas.path(BODY, Paint::edged(colour(seat), DARK, 1.3));
    canvas.path("M-6.5 -3C-6.5 -8 -2.5 -11 -2 -17", Paint::line("#fff", 1.6).faint(0.55));
    canvas.at((0.0, -25.0), 1.0, |canvas| {
        canvas.seat(seat, 1.3);
        if rank == Rank::Grande {
            canvas.path(CROWN, Paint::edged("#f0c54f", "#3a2a05", 1.1));
        }
    });
}

/// A flag, its pole standing at (0,0).
fn draw_flag(canvas: &mut Canvas, flag: Flag) {
    let (cloth, figure, d) = crest(flag);
    canvas.ellipse((0.0, 0.0), (5.0, 2.4), Paint::fill("#5a4526"));
    canvas.path("M0 0V-44", Paint::line("#5a4526", 2.4));
    canvas.path("M0 -44H26L21 -35L26 -26H0Z", Paint::edged(cloth, "#231a0d", 1.1));
    canvas.at((11.0, -35.0), 0.85, |canvas| canvas.path(d, Paint::line(figure, 1.9)));
}

/// The colour of the cloth, and the colour and the lines of its figure.
const fn crest(flag: Flag) -> (&'static str, &'static str, &'static str) {
    const WHITE: &str = "#fff5e2";
    match flag {
        Flag::Almeria => ("#b3402a", WHITE, "M-5 -5L5 5M5 -5L-5 5"),
        Flag::Cadiz => ("#1f5c8c", WHITE, "M-6 -2Q-3 -5 0 -2T6 -2M-6 3Q-3 0 0 3T6 3"),
        Flag::Cordoba => ("#5d6b1f", WHITE, "M-5 6V0A5 5 0 0 1 5 0V6M0 -5V6"),
        Flag::Granada => ("#7b2450", WHITE, "M0 6A5 5 0 1 1 0 -4A5 5 0 1 1 0 6M-2 -4L0 -7L2 -4"),
        Flag::Huelva => ("#d39a1c", "#2a1d05", "M0 -6V6M-4 -3H4M-5 2A5 4 0 0 0 5 2"),
        Flag::Jaen => ("#3c3f46", WHITE, "M-6 5L0 -6L6 5ZM-3 5L0 0L3 5"),
        Flag::Malaga => ("#157a73", WHITE, "M0 -6L1.8 -1.8L6 0L1.8 1.8L0 6L-1.8 1.8L-6 0L-1.8 -1.8Z"),
        Flag::Sevilla => ("#f1e3c3", "#8d2216", "M-5 -5H5V0A5 6 0 0 1 -5 0ZM0 -5V5"),
    }
}
