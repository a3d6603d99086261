//! Alcazar as features.

use alcazar::{Alcazar, CASTLE_VALUE, Move, Step, WORTH};
use castle_box::{Cell, Rank};
use tabletop::{Game, Seat};

use crate::castles::{
    self, CastlePosition, HEIGHTS, VALUES, action, card_action, found_action, income, level, occupant,
    place_action, public_card,
};
use crate::{Encode, FeatureGroup, Features, Mirror, Sizes};

/// How many cells of each height are free.
const FREE_AT: FeatureGroup = castles::common::LAST.then(HEIGHTS);
/// The level of a noble, and where all know the card of its field to be: with the rank.
const NOBLE_FATE: FeatureGroup = castles::seat::LAST.then(2 * HEIGHTS * 4);
/// Own nobles that a card in hand lifts, and nobles of others that one beats: by rank and level.
const LIFTS: FeatureGroup = castles::own::LAST.then(2 * HEIGHTS);
const BEATS: FeatureGroup = LIFTS.then(2 * HEIGHTS);
/// Where a card in hand makes room for a noble: how high, and what the building is worth.
const ROOM: FeatureGroup = BEATS.then(HEIGHTS * VALUES);
/// What building with an open card would pay, by what stands there.
const OPEN_INCOME: FeatureGroup = ROOM.then(3 * VALUES);

impl Encode for Alcazar {
    const SIZES: Sizes = Sizes {
        common: FREE_AT.end(),
        seat: NOBLE_FATE.end(),
        own: OPEN_INCOME.end(),
        action: castles::SIZES.action,
    };
    const SCORE_UNIT: i32 = 20;

    fn score_now(&self, seat: Seat) -> i32 {
        self.points(seat) as i32
    }

    fn common(&self, out: &mut Features) {
        castles::common(&table(self), self.seats(), out);
        let site = self.site();
        for cell in site.built().iter().filter(|cell| !site.occupied().contains(*cell)) {
            out.add(FREE_AT, level(site, cell));
        }
    }

    fn seat(&self, seat: Seat, out: &mut Features) {
        castles::seat(&table(self), self, seat, self.money(seat).0, self.is_out(seat), out);
        for cell in self.site().nobles(seat) {
            out.add(NOBLE_FATE, 4 * standing(self, cell) + public_card(self.cards(), cell));
        }
    }

    fn own(&self, seat: Seat, out: &mut Features) {
        let table = table(self);
        castles::own(&table, self, seat, out);
        for card in self.cards().hand_fields(seat) {
            let cell = card.cell();
            match occupant(table.site, cell, seat) {
                0 => out.add(LIFTS, standing(self, cell)),
                1 => out.add(BEATS, standing(self, cell)),
                _ => {
                    let height = (level(table.site, cell) + 1).min(HEIGHTS - 1);
                    out.add(ROOM, height * VALUES + income(&table, card) / 5);
                }
            }
        }
        for card in self.cards().open() {
            let who = occupant(table.site, card.cell(), seat);
            out.add(OPEN_INCOME, who * VALUES + income(&table, card) / 5);
        }
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
            Move::Bridge { .. } => 7,
            Move::Crest { .. } => 8,
            Move::Baron { .. } => 9,
            Move::Grande { .. } => 10,
            Move::Move { .. } => 11,
            Move::Trade { .. } => 12,
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
            Move::Bridge { from, to } | Move::Move { from, to } | Move::Trade { from, to } => {
                place_action(&table, from, kind, out);
                place_action(&table, to, 15, out);
            }
            _ => {}
        }
    }

    fn mirrors() -> Vec<Mirror> {
        castles::mirrors(Self::SIZES)
    }
}

/// The rank of the noble on a cell and its level.
fn standing(game: &Alcazar, cell: Cell) -> usize {
    HEIGHTS * usize::from(game.site().rank(cell) == Rank::Grande) + level(game.site(), cell)
}

fn table(game: &Alcazar) -> CastlePosition<'_> {
    CastlePosition {
        board: game.board(),
        site: game.site(),
        cards: game.cards(),
        turn: game.turn(),
        step: match game.step() {
            Step::Turn => 0,
            Step::Action => 1,
            Step::Purchase => 2,
            Step::Crest => 4,
            Step::Nobles { left, .. } if left < 2 => 3,
            Step::Nobles { .. } | Step::Finished(_) => 5,
        },
        worth: WORTH,
        castle_value: CASTLE_VALUE,
        steps: (8, 2),
    }
}
