//! The rules one by one, laid out like the book and like `src`. Tests of worked examples name the book and the place:
//! "de" is the German book, "nl" the Dutch one. The pictures are not at hand, so positions are rebuilt to fit all printed numbers.

#[path = "../support/mod.rs"]
mod support;

mod setup;
mod state_file;

mod castles_and_villas;
mod value;

mod turn;

mod action1_buy_card;

mod a_found_castle;
mod b_build_villa;
mod c_extend_with_build_card;
mod d_extend_with_tower_card;

mod mergers;
mod nobles;
mod withdrawals;

mod game_end;
mod stuck;

mod explain;
mod notation;
mod view;
