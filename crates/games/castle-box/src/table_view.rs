//! The frame of a view: what everybody sees of the table in both games.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::{Board, Cards, Field, MAX_VALUE, Options, Rank, Real, Site, SiteFile};

/// The table as one seat, or a spectator, sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "View")]
pub struct TableView<P, S> {
    /// Who looks; none for a spectator.
    pub viewer: Option<Seat>,
    /// What the table was set up with.
    pub options: Options,
    /// Column and row, both counted from 1, of each field from 1 to 72.
    pub fields: Vec<(u8, u8)>,
    /// C-6: what a castle can be worth at most; the scale ends there.
    pub max_value: u8,
    /// The players, in the order of their seats.
    pub players: Vec<P>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Where the game waits.
    pub step: S,
    /// Whether the viewer can withdraw a noble now (C-20, C-27).
    pub may_withdraw: bool,
    /// What stands on the board, and the pieces in supply.
    pub site: SiteFile,
    /// The build cards that lie open, by field.
    pub open: Vec<Field>,
    /// How many build cards are in the pile.
    pub pile: u8,
    /// How many tower cards are in their pile.
    pub tower_pile: u8,
}

impl<C, S> TableView<PlayerView<C>, S> {
    /// What lies open. The game tells of each player the money, whether that one has passed for good, and what it counts; of
    /// whoever has the turn, whether a noble can be withdrawn.
    pub fn new(
        viewer: Viewer,
        (board, site, cards): (&Arc<Board>, &Site, &Cards),
        (seats, player): (u8, impl Fn(Seat) -> (Real, bool, C)),
        (turn, step, may_withdraw): (Seat, S, bool),
    ) -> Self {
        let player = |seat| PlayerView::new((viewer, seat), (site, cards), player(seat));
        Self {
            viewer,
            options: Options::of_board(board),
            fields: Field::all().map(|field| board.column_and_row(field.cell())).collect(),
            max_value: MAX_VALUE,
            players: Seat::all(seats).map(player).collect(),
            turn,
            step,
            may_withdraw: may_withdraw && viewer == Some(turn),
            site: SiteFile::new(site, board),
            open: cards.open().collect(),
            pile: cards.pile_len(),
            tower_pile: cards.tower_pile(),
        }
    }
}

/// One player, as the viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "PlayerView")]
pub struct PlayerView<C> {
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
    #[serde(flatten)]
    pub count: C,
}

impl<C> PlayerView<C> {
    /// C-4: hands are secret, their size is not. What would be counted if the game ended now is for the game to say.
    fn new(
        (viewer, seat): (Viewer, Seat),
        (site, cards): (&Site, &Cards),
        (money, is_out, count): (Real, bool, C),
    ) -> Self {
        Self {
            seat,
            money,
            hand_count: cards.hand_len(seat) as u8,
            hand: (viewer == Some(seat)).then(|| cards.hand_fields(seat).collect()),
            towers: cards.towers(seat),
            grandes: site.noble_supply(seat, Rank::Grande),
            barons: site.noble_supply(seat, Rank::Baron),
            is_out,
            count,
        }
    }
}
