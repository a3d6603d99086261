//! Colours, and the marks by which seats are told apart: a shape for each beside its colour.

use tabletop::{MAX_SEATS, Seat};

use crate::canvas::{Canvas, Paint};

pub(crate) const PAPER: &str = "#f5eddf";
pub(crate) const PAPER_RAISED: &str = "#fdf9f0";
pub(crate) const INK: &str = "#20293a";
pub(crate) const INK_SOFT: &str = "#565a60";
pub(crate) const LINE_STRONG: &str = "#8d7f66";
pub(crate) const ACCENT: &str = "#a8431f";
pub(crate) const BOARD: &str = "#e9dcc0";
pub(crate) const BOARD_EDGE: &str = "#b99d6d";
pub(crate) const FIELD: &str = "#f7f0e0";
pub(crate) const FIELD_EDGE: &str = "#c9b68f";
pub(crate) const FIELD_INK: &str = "#6d5c3d";
pub(crate) const DARK: &str = "#1d1710";
pub(crate) const IVORY: &str = "#fbf5e6";

/// The colour of each seat.
pub const SEAT_COLOURS: [&str; MAX_SEATS] = ["#b13e22", "#24588f", "#5f7021", "#74428a", "#9a6a06"];

/// The shape of each seat as a character, for the words beside a picture.
pub const SEAT_SIGNS: [&str; MAX_SEATS] = ["●", "■", "▲", "◆", "✚"];

/// The shape of each seat around (0,0), within a radius of 10.
const SEAT_SHAPES: [&str; MAX_SEATS] = [
    "M-9 0A9 9 0 1 1 9 0A9 9 0 1 1 -9 0Z",
    "M-8 -8H8V8H-8Z",
    "M0 -10L9.5 7.5H-9.5Z",
    "M0 -10.5L9 0L0 10.5L-9 0Z",
    "M-3.2 -9.5H3.2V-3.2H9.5V3.2H3.2V9.5H-3.2V3.2H-9.5V-3.2H-3.2Z",
];

pub(crate) const fn colour(seat: Seat) -> &'static str {
    SEAT_COLOURS[seat.index()]
}

impl Canvas {
    /// The shape of a seat around (0,0).
    pub(crate) fn seat(&mut self, seat: Seat, width: f64) {
        self.path(SEAT_SHAPES[seat.index()], Paint::edged(colour(seat), DARK, width));
    }
}
