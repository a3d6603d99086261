//! Toledo, laid out like its rule book.
//!
//! | rule book | rules | module |
//! | --- | --- | --- |
//! | Spielmaterial | T-1 to T-6 | `edition` (figures in `edition.toml`), `pieces` |
//! | Spielvorbereitung | T-7 | `setup` |
//! | Spielablauf | the four actions | `turn` |
//! | 2 Geldkarten nehmen | T-8 | `draw_cards` |
//! | 1 Geschäftetafel legen | T-9 | `lay_shop` |
//! | Spielfiguren bewegen | T-11 to T-13 | `move_pawns` |
//! | Die Geschäfte | T-15 to T-19 | `shops`, `wares` |
//! | Eingangsfelder zum Alcazar | T-14 | `gates` |
//! | Die Duelle | T-22 to T-24 | `duel` |
//! | Das Bewegungs-Plättchen | T-25 | `movement_tile` |
//! | Eine Spielfigur zurück setzen | T-10 | `send_home` |
//! | Spielende | T-26 to T-29 | `game_end` |
//!
//! A turn is several small decisions. What only a hand can tell decides nothing that others see: a player who cannot use a
//! shop, or has no card to follow, says so as one who does not want to.

mod edition;
mod edition_check;
mod pieces;
mod setup;
mod state;

mod moves;
mod notation;
mod questions;
mod turn;

mod draw_cards;
mod lay_shop;
mod move_pawns;

mod shops;
mod wares;

mod gates;

mod duel;

mod movement_tile;

mod send_home;

mod game_end;

mod access;
mod event;
mod explain;
mod game;
mod landings;
mod redeal;
mod refusal;
mod state_file;
mod view;

pub use edition::{Edition, Row, Sword};
pub use event::{DuelReason, Event};
pub use explain::Remark;
pub use game_end::{GEMS_A_POINT, LAST_ROUND, PAWNS_TO_CLOSE, Score};
pub use landings::LandingView;
pub use moves::Move;
pub use pieces::{
    Card, Cards, Colour, Figure, HIGHEST_VALUE, MOST_OF_A_VALUE, Picture, Position, Shop, ShopKind, Tile,
};
pub use refusal::Refusal;
pub use setup::{Options, PAWNS};
pub use shops::PlaceName;
pub use state::{PlayerState, Site, Step, Toledo};
pub use state_file::{PlayedFile, PlayerFile, ShopFile, StateFile, StepFile, SupplyFile};
pub use view::{
    CardView, Payee, PaymentView, PlaceKind, PlaceView, PlayerView, ScoreView, StepName, SwordView, TileView,
    TurnAction, View,
};
pub use wares::MOST_TILES;

/// The numbered rules, for people to read.
pub const RULES: &str = include_str!("../RULES.md");
