//! Every worked example, caption with a number and question of the rule books, and both sides of every rule.
//!
//! The pictures of the books are not at hand: the positions are rebuilt so that all printed numbers fit.

#[path = "../support/mod.rs"]
mod support;

mod a_found_castle;
mod action1_buy_card;
mod appendix;
mod b_build_villa;
mod c_extend_with_build_card;
mod castles_and_villas;
mod d_extend_with_tower_card;
mod e_build_bridge;
mod explain;
mod game_end;
mod mergers;
mod nobles;
mod notation;
mod setup;
mod stuck;
mod turn;
mod value;
mod withdrawals;
