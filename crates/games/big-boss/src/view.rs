//! What somebody may know of a state: all that lies open, and the own hand.

use castle_box::{Field, Place, Rank, Real, SiteFile};
use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::{BigBoss, Options, StepFile};

/// The table as one seat, or a spectator, sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// Who looks; none for a spectator.
    pub viewer: Option<Seat>,
    /// What the table was set up with.
    pub options: Options,
    /// Column and row, both counted from 1, of each field from 1 to 72.
    pub fields: Vec<(u8, u8)>,
    /// The players, in the order of their seats.
    pub players: Vec<PlayerView>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Where the game waits.
    pub step: StepFile,
    /// What stands on the board, and the pieces in supply.
    pub site: SiteFile,
    /// The build cards that lie open, by field.
    pub open: Vec<Field>,
    /// How many build cards are in the pile.
    pub pile: u8,
    /// How many tower cards are in their pile.
    pub tower_pile: u8,
}

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
    /// What the nobles on the board would pay if the game ended now.
    pub noble_pay: Real,
    /// How many nobles stand on level 2 or higher.
    pub high_nobles: u8,
    /// What most nobles on level 2 or higher would bring if the game ended now.
    pub bonus: Real,
    /// Money, nobles and bonus together.
    pub total: Real,
}

impl View {
    /// C-4: hands are secret, their size is not.
    pub(crate) fn new(game: &BigBoss, viewer: Viewer) -> Self {
        Self {
            viewer,
            options: tabletop::Game::options(game),
            fields: Field::all().map(|field| game.board.column_and_row(field.cell())).collect(),
            players: Seat::all(game.seats).map(|seat| PlayerView::new(game, seat, viewer)).collect(),
            turn: game.turn,
            step: StepFile::new(game),
            site: SiteFile::new(&game.site, &game.board),
            open: game.cards.open().collect(),
            pile: game.cards.pile_len(),
            tower_pile: game.cards.tower_pile(),
        }
    }
}

impl PlayerView {
    fn new(game: &BigBoss, seat: Seat, viewer: Viewer) -> Self {
        let hand = || game.cards.hand_fields(seat).collect();
        let count = game.final_count(seat);
        Self {
            seat,
            money: game.money(seat),
            hand_count: game.cards.hand(seat).len() as u8,
            hand: (viewer == Some(seat)).then(hand),
            towers: game.cards.towers(seat),
            grandes: game.site.noble_supply(seat, Rank::Grande),
            barons: game.site.noble_supply(seat, Rank::Baron),
            is_out: game.is_out(seat),
            noble_pay: count.nobles,
            high_nobles: game.high_nobles(seat),
            bonus: count.bonus,
            total: count.total(),
        }
    }
}

/// The cells of the pieces built in this turn, in notation.
pub(crate) fn fresh_places(game: &BigBoss) -> Vec<Place> {
    game.fresh.iter().map(|cell| game.board.place(cell)).collect()
}
