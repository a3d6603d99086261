//! The rule book, heading by heading: what is legal, and what it does.

#[path = "../support/mod.rs"]
mod support;

mod access;
mod draw_cards;
mod duel;
mod edition;
mod explain;
mod game_end;
mod gates;
mod lay_shop;
mod move_pawns;
mod movement_tile;
mod notation;
mod questions;
mod secrets;
mod send_home;
mod setup;
mod shops;
mod state_file;
mod view;
mod wares;
