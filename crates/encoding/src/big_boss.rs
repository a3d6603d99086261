//! Das neue Big Boss as features.

use big_boss::{BigBoss, CASTLE_VALUE, Move, Step, WORTH};
use tabletop::{Game, Seat};

use crate::castles::{self, CastlePosition, SIZES, action, card_action, found_action, place_action};
use crate::{Encode, Features, Mirror, Sizes};

impl Encode for BigBoss {
    const SIZES: Sizes = SIZES;
    const SCORE_UNIT: i32 = 200;

    fn score_now(&self, seat: Seat) -> i32 {
        self.final_count(seat).total().0 as i32
    }

    fn common(&self, out: &mut Features) {
        castles::common(&table(self), self.seats(), out);
    }

    fn seat(&self, seat: Seat, out: &mut Features) {
        castles::seat(&table(self), self, seat, self.money(seat).0, self.is_out(seat), out);
    }

    fn own(&self, seat: Seat, out: &mut Features) {
        castles::own(&table(self), self, seat, out);
    }

    fn action(&self, seat: Seat, mv: &Move, out: &mut Features) {
        let table = table(self);
        let kind = match *mv {
            Move::Withdraw { .. } => 0,
            Move::BuyOpen { .. } => 1,
            Move::BuyPile => 2,
            Move::BuyTower => 3,
            Move::Found { .. } => 4,
            Move::Build { .. } => 5,
            Move::Tower { .. } => 6,
            Move::Keep { .. } => 7,
            Move::Crest { .. } => 8,
            Move::Baron { .. } => 9,
            Move::Grande { .. } => 10,
            Move::Done => 13,
            Move::Pass => 14,
        };
        out.add(action::KIND, kind);
        match *mv {
            Move::BuyOpen { card } => card_action(&table, seat, card, 0, out),
            Move::Build { card } => card_action(&table, seat, card, 1, out),
            Move::Found { card, first, .. } => {
                card_action(&table, seat, card, 1, out);
                found_action(card, first, out);
            }
            Move::Withdraw { at } | Move::Tower { at } | Move::Baron { at } | Move::Grande { at } => {
                place_action(&table, at, kind, out);
            }
            _ => {}
        }
    }

    fn mirrors() -> Vec<Mirror> {
        castles::mirrors(Self::SIZES)
    }
}

fn table(game: &BigBoss) -> CastlePosition<'_> {
    CastlePosition {
        board: game.board(),
        site: game.site(),
        cards: game.cards(),
        turn: game.turn(),
        step: match game.step() {
            Step::Turn => 0,
            Step::Action => 1,
            Step::Keep { .. } => 2,
            Step::Crest => 4,
            Step::Nobles { left } if left < 2 => 3,
            Step::Nobles { .. } | Step::Finished(_) => 5,
        },
        worth: WORTH,
        castle_value: CASTLE_VALUE,
        steps: (20, 30),
    }
}
