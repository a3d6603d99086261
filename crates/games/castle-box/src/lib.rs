//! The box that Alcazar and Das neue Big Boss share: board, pieces, buildings, nobles, cards, money. No rules.
//!
//! What differs between the two games (what a stone is worth, what a merger does, who may do what when) stands in
//! their own crates. Here is what can be put on the table and what follows from where it lies.
//!
//! - [`Board`]: 72 fields on an 11x11 grid, read from a text file ([`Board::parse`]).
//! - [`Field`], [`Cell`], [`Place`]: a numbered plot, a square of the grid, and how a square is written (`38`, `x6y3`).
//! - [`Site`]: all that stands on the board. Buildings and their values are kept up to date piece by piece.
//! - [`Cards`]: hands, the open display and the piles, with what everybody has seen going into a hand.
//! - [`GameFile`], [`SiteFile`], [`CardsFile`], [`SeatFile`]: a state file; [`step_file!`]: its steps.
//! - [`GameParts`]: what a state is made of beside its step.
//! - [`BoxMove`], [`read_move`]: the moves that both games have and their notation; [`moves!`], [`events!`]: the frames in
//!   which each game writes down its own.
//! - [`explain_place`]: what is said of a place in both games; [`remarks!`]: the frame of what one of them says.
//! - [`TableView`]: what lies open, around what each game shows of its players.
//! - [`Thing`], [`Pointing`]: what can be pointed at, by its name, and which moves that may be about.
//! - [`Position`]: a position in a few lines of text, for tests and reports.

mod board;
mod board_file;
mod cards;
mod cards_file;
mod cell_set;
mod columns;
mod events;
mod explain;
mod flag;
mod game_file;
mod level;
mod moves;
mod noble;
mod notation;
mod options;
mod place;
mod position;
mod questions;
mod real;
mod site;
mod site_file;
mod span;
mod step_file;
mod table_view;
mod thing;

pub use board::{Board, CELLS, Direction, FIELDS, GRID};
pub use board_file::BadBoard;
pub use cards::{Cards, OPEN_CARDS};
pub use cards_file::{CardsFile, SeatFile};
pub use cell_set::{CellIter, CellSet};
pub use explain::explain_place;
pub use flag::{FLAGS, Flag};
pub use game_file::{GameFile, GameParts, Material, check_castles, check_fresh, places};
pub use level::Level;
pub use moves::BoxMove;
pub use noble::{BARONS, GRANDES, Noble, Rank};
pub use notation::{read_move, read_two_places};
pub use options::Options;
pub use place::{Cell, Field, Place};
pub use position::Position;
pub use questions::Pointing;
pub use real::Real;
pub use site::{BuildingId, MAX_VALUE, STONES, Site};
pub use site_file::{BuildingFile, NobleFile, SiteFile, SpanFile, Worth};
pub use span::{MAX_SPANS, Span};
pub use table_view::{PlayerView, TableView};
pub use thing::Thing;
