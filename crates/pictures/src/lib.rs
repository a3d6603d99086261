//! A picture of a position for those who are not at the table: mails carry it (docs/notices.md).
//!
//! It is drawn from the view of a spectator, so it shows what everybody may know and nothing else. It looks like the board of the page; the
//! lengths and colours are those of `web/src/games` and `web/src/look/colours.css`. Nothing is written in it but numbers, which are drawn as lines:
//! no font is needed, and one picture is for readers of every language.
//!
//! - `canvas`: what pictures are put together from. `palette`: their pixels as PNG.
//! - `figures`: colours, and the marks of the seats.
//! - `castles` with `blocks` and `scene`: Alcazar and Das neue Big Boss. `salamanca` with `tiles`, `toledo` with `signs`: the others.

#![expect(clippy::cast_precision_loss, reason = "lengths of a picture are small numbers")]

mod blocks;
mod canvas;
mod castles;
mod figures;
mod palette;
mod salamanca;
mod scene;
mod signs;
mod tiles;
mod toledo;

use catalog::{AnyGame, AnyView};

pub use canvas::{Drawing, RenderError};
pub use figures::{SEAT_COLOURS, SEAT_SIGNS};

/// All pictures are so many pixels wide.
pub const WIDTH: u32 = 640;

/// The position as a spectator sees it; none of a game that nobody has drawn yet.
pub fn draw(game: &AnyGame) -> Option<Drawing> {
    match game.view(None) {
        AnyView::Alcazar(view) => Some(castles::draw(&view)),
        AnyView::BigBoss(view) => Some(castles::draw(&view)),
        AnyView::Salamanca(view) => Some(salamanca::draw(&view)),
        AnyView::Toledo(view) => Some(toledo::draw(&view)),
        _ => None,
    }
}
