//! The rules, heading by heading, with every figure and worked example of the book. The pictures of the book are not
//! at hand: the grids are rebuilt so that they fit all the printed numbers.

#[path = "../support/mod.rs"]
mod support;

mod a_claim_building;
mod a_lay_tiles;
mod a_sell_building;
mod areas;
mod b_set_conde;
mod c_special_action;
mod c_swap_cards;
mod edition;
mod explain;
mod game_end;
mod landscapes;
mod locks;
mod plagues;
mod position;
mod questions;
mod s1_fill_display;
mod s2_play_card;
mod s3_build_power;
mod s4_pass_cards;
mod s5_week_market;
mod sample_turn;
mod secrets;
mod setup;
mod two_players;
mod view;
mod worth_after;
