//! Das neue Big Boss, laid out like its rule book. The numbered rules are in RULES.md; code and tests cite them.
//!
//! | heading of the book | module |
//! | --- | --- |
//! | Material, preparation | `setup` |
//! | Castles and villas | `castles_and_villas` |
//! | Their value | `value` |
//! | Course of the game | `turn` |
//! | Action 1: buy a card | `action1_buy_card` |
//! | A) Found a castle | `a_found_castle` |
//! | B) Build a villa | `b_build_villa` |
//! | C) Extend with a build card | `c_extend_with_build_card` |
//! | D) Extend with a tower card | `d_extend_with_tower_card` |
//! | Mergers | `mergers` |
//! | Placing nobles | `nobles` |
//! | Withdrawing and beating nobles | `withdrawals` |
//! | Emergency action: passing | `stuck` |
//! | End of the game | `game_end` |
//!
//! # Notation
//!
//! | move | meaning |
//! | --- | --- |
//! | `withdraw 7` | take the own noble on 7 back, before the action |
//! | `buy 38`, `buy pile`, `buy tower` | buy an open build card, the top one of the pile, a tower card |
//! | `found 8 7-9` | play build card 8 and found a castle on the fields 7 to 9, the stone on 8 |
//! | `build 38` | play build card 38: a villa, an extension, or a stone on top |
//! | `tower 6` | play a tower card on 6 |
//! | `keep almeria` | of two castles that merge, that with the flag of Almería stays |
//! | `crest 12` | of several villas that wait for a crest, that with the lowest field 12 gets it |
//! | `baron 7`, `grande 7` | place a noble on 7, just built |
//! | `done` | no noble, or no second one |
//! | `pass` | end a turn in which nothing can be done |

mod setup;
mod state;
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

mod actions;
mod event;
mod explain;
mod game;
mod moves;
mod notation;
mod questions;
mod refusal;
mod view;

pub use castle_box::Options;
pub use castles_and_villas::CASTLE_VALUE;
pub use event::Event;
pub use explain::Remark;
pub use game_end::{BONUS, FinalCount};
pub use moves::Move;
pub use refusal::Refusal;
pub use state::{BigBoss, EndReason, Step};
pub use state_file::{StateFile, StepFile};
pub use value::WORTH;
pub use view::{CountView, PlayerView, View};

/// The numbered rules, to read.
pub const RULES: &str = include_str!("../RULES.md");
