//! What somebody may know of a state: all that lies open, and the own hand.

use castle_box::TableView;
use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::{Alcazar, StepFile};

/// The table as one seat, or a spectator, sees it.
pub type View = TableView<PlayerView, StepFile>;

/// One player, as the viewer sees them.
pub type PlayerView = castle_box::PlayerView<CountView>;

/// what a player would score if the game ended now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CountView {
    /// What the nobles on the board would score now.
    pub noble_points: u32,
    /// What the money would score now.
    pub money_points: u32,
    /// Both together.
    pub points: u32,
}

/// C-4: hands are secret, their size is not.
pub(crate) fn view(game: &Alcazar, viewer: Viewer) -> View {
    let player = |seat| (game.money(seat), game.is_out(seat), CountView::new(game, seat));
    let table = (&game.board, &game.site, &game.cards);
    let stage = (game.turn, game.step_file(), game.may_withdraw());
    View::new(viewer, table, (game.seats, player), stage)
}

impl CountView {
    fn new(game: &Alcazar, seat: Seat) -> Self {
        Self {
            noble_points: game.noble_points(seat),
            money_points: game.money_points(seat),
            points: game.points(seat),
        }
    }
}
