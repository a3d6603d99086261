//! What somebody may know of a state: all that lies open, and the own hand.

use castle_box::{Real, TableView};
use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::{BigBoss, StepFile};

/// The table as one seat, or a spectator, sees it.
pub type View = TableView<PlayerView, StepFile>;

/// One player, as the viewer sees them.
pub type PlayerView = castle_box::PlayerView<CountView>;

/// B-7: what a player would have if the game ended now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CountView {
    /// What the nobles on the board would pay if the game ended now.
    pub noble_pay: Real,
    /// How many nobles stand on level 2 or higher.
    pub high_nobles: u8,
    /// What most nobles on level 2 or higher would bring if the game ended now.
    pub bonus: Real,
    /// Money, nobles and bonus together.
    pub total: Real,
}

/// C-4: hands are secret, their size is not.
pub(crate) fn view(game: &BigBoss, viewer: Viewer) -> View {
    let player = |seat| (game.money(seat), game.is_out(seat), CountView::new(game, seat));
    let table = (&game.board, &game.site, &game.cards);
    let stage = (game.turn, game.step_file(), game.may_withdraw());
    View::new(viewer, table, (game.seats, player), stage)
}

impl CountView {
    fn new(game: &BigBoss, seat: Seat) -> Self {
        let count = game.final_count(seat);
        Self {
            noble_pay: count.nobles,
            high_nobles: game.high_nobles(seat),
            bonus: count.bonus,
            total: count.total(),
        }
    }
}
