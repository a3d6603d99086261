//! Salamanca, laid out like its rule book.
//!
//! | heading of the book | module |
//! | --- | --- |
//! | Material, preparation | [`edition`], `setup`, `tiles`, `cards`, `cells`, `board` |
//! | 1 Fill the display | `s1_fill_display` |
//! | 2 Play a card | `s2_play_card` |
//! | 3 Build up power: the turns | `s3_build_power`, `turn` |
//! | Action A: lay tiles, claim, sell | `a_lay_tiles`, `a_claim_building`, `a_sell_building`, `locks` |
//! | The plagues | `plagues` |
//! | Action B: the conde | `b_set_conde` |
//! | Action C: what the card can do | `c_special_action`, `c_swap_cards` |
//! | 4 Pass the card on | `s4_pass_cards` |
//! | 5 The week market | `s5_week_market` |
//! | End of the game | `game_end` |
//! | How landscapes and areas come about, what an area is worth | `landscapes`, `areas` |
//! | The game for two | `two_players` |
//!
//! Around the rules: `moves` and `notation` (decisions), `event` (consequences), `view`, `explain`, `report` and `worth_after`
//! (what is shown), `memory` and `redeal` (what players can know), `state` and `state_file` (the position).

mod board;
mod cards;
mod cells;
pub mod edition;
mod setup;
mod tiles;

mod a_claim_building;
mod a_lay_tiles;
mod a_sell_building;
mod areas;
mod b_set_conde;
mod c_special_action;
mod c_swap_cards;
mod game_end;
mod landscapes;
mod locks;
mod plagues;
mod s1_fill_display;
mod s2_play_card;
mod s3_build_power;
mod s4_pass_cards;
mod s5_week_market;
mod turn;
mod two_players;

mod event;
mod explain;
mod game;
mod memory;
mod moves;
mod notation;
mod questions;
mod redeal;
mod refusal;
mod report;
mod state;
mod state_file;
mod view;
mod worth_after;

pub use areas::Area;
pub use board::Board;
pub use c_special_action::SpecialAction;
pub use cards::Cards;
pub use cells::{Cell, Cells};
pub use edition::Edition;
pub use event::Event;
pub use explain::Remark;
pub use moves::Move;
pub use plagues::Plague;
pub use refusal::Refusal;
pub use report::{AreaChange, AreaReport, LandscapeReport, Lock, WorthlessTile};
pub use s1_fill_display::Space;
pub use s3_build_power::{OPENING_CARD, order_of_cards};
pub use s5_week_market::LARGE_AREA;
pub use setup::Options;
pub use state::{Main, PlayedCard, SQUIRES, Salamanca, Step};
pub use state_file::{CellFile, MemoryFile, StateFile, TurnFile};
pub use tiles::{Building, Face, Landscape, Tile};
pub use view::{CellView, PlayerView, SpecialCard, StepName, TurnView, View};
pub use worth_after::Hindrance;

/// The numbered rules, for people to read.
pub const RULES: &str = include_str!("../RULES.md");
