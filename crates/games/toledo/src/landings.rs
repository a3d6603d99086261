//! Where each card in hand would take each pawn, for whoever is about to choose one.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Seat, Silent, Viewer};

use crate::pieces::{Position, positions};
use crate::state::{Step, Toledo};

/// What a card would do to a pawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LandingView {
    /// The value of the card.
    pub value: u8,
    /// Where the pawn stands.
    pub from: Position,
    /// Where the card would take it.
    pub to: Position,
    /// Whether no circle is free there, so that the pawn has to move on or challenge.
    pub is_full: bool,
    /// On a full field: who can be challenged there.
    pub rival_seats: Vec<Seat>,
    /// On a full field: where further cards of the hand can take the pawn, also through other full fields.
    pub onward: Vec<Position>,
}

impl Toledo {
    /// T-11 to T-13: for the player on turn alone, since it tells of the hand.
    pub(crate) fn landing_views(&self, viewer: Viewer) -> Vec<LandingView> {
        if viewer != Some(self.turn) || !matches!(self.step, Step::Action | Step::More | Step::Full { .. }) {
            return Vec::new();
        }
        self.all_landings().map(|(value, to)| self.landing_view(value, to)).collect()
    }

    fn all_landings(&self) -> impl Iterator<Item = (u8, Position)> + use<> {
        (0..)
            .zip(self.landings())
            .flat_map(|(value, landings)| positions(landings).map(move |to| (value, to)))
    }

    fn landing_view(&self, value: u8, to: Position) -> LandingView {
        let from = Position(to.0 - value);
        let is_full = self.full() & to.bit() != 0;
        let rivals =
            self.all_seats().filter(|seat| *seat != self.turn && self.player(*seat).pawns_on(to) > 0);
        LandingView {
            value,
            from,
            to,
            is_full,
            rival_seats: if is_full { rivals.collect() } else { Vec::new() },
            onward: if is_full { positions(self.onward(value, from)).collect() } else { Vec::new() },
        }
    }

    /// T-13: what can be reached beyond the full field that this card leads to.
    fn onward(&self, value: u8, from: Position) -> u32 {
        let mut after = self.clone();
        after.play_go(value, from, &mut Silent);
        let reached = after.all_landings().map(|(value, to)| {
            let further =
                if after.full() & to.bit() == 0 { 0 } else { after.onward(value, Position(to.0 - value)) };
            to.bit() | further
        });
        reached.fold(0, |all, bits| all | bits)
    }
}
