//! What somebody may know of a state: all that lies open, and the own hand.

use castle_box::{Field, Rank, Real, TableView};
use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::state_file::StepFile;
use crate::{Alcazar, Options};

/// The table as one seat, or a spectator, sees it.
pub type View = TableView<PlayerView, StepFile>;

/// One player, as the viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Money, in real.
    pub money: Real,
    /// How many build cards are in hand.
    pub hand_count: u8,
    /// The build cards in hand, by field; only the own hand is shown.
    pub hand: Option<Vec<Field>>,
    /// How many tower cards are in hand.
    pub towers: u8,
    /// Grandes in supply.
    pub grandes: u8,
    /// Barons in supply.
    pub barons: u8,
    /// Whether the player has passed for good.
    pub is_out: bool,
    /// What the nobles on the board would score now.
    pub noble_points: u32,
    /// What the money would score now.
    pub money_points: u32,
}

/// C-4: hands are secret, their size is not.
pub(crate) fn view(game: &Alcazar, viewer: Viewer) -> View {
    let players = Seat::all(game.seats).map(|seat| PlayerView::new(game, seat, viewer)).collect();
    let table = (&*game.board, &game.site, &game.cards);
    View::new(viewer, Options::of_board(&game.board), table, players, (game.turn, StepFile::new(game)))
}

impl PlayerView {
    fn new(game: &Alcazar, seat: Seat, viewer: Viewer) -> Self {
        let hand = || game.cards.hand_fields(seat).collect();
        Self {
            seat,
            money: game.money(seat),
            hand_count: game.cards.hand(seat).len() as u8,
            hand: (viewer == Some(seat)).then(hand),
            towers: game.cards.towers(seat),
            grandes: game.site.noble_supply(seat, Rank::Grande),
            barons: game.site.noble_supply(seat, Rank::Baron),
            is_out: game.is_out(seat),
            noble_points: game.noble_points(seat),
            money_points: game.money_points(seat),
        }
    }
}
