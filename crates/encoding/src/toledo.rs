//! Toledo as features.

use tabletop::{Game, Seat};
use toledo::{HIGHEST_VALUE, Move, PAWNS, Position, Shop, Site, Step, Tile, Toledo};

use crate::{Encode, FeatureGroup, Features, Sizes, lead, turns_until};

const POSITIONS: usize = 24;
const SHOPS: usize = 8;
/// Kinds of sword, by their points.
const SWORDS: usize = 16;

/// What all share.
mod common {
    use super::{FeatureGroup, POSITIONS, SWORDS};

    pub(super) const SEATS: FeatureGroup = FeatureGroup::first(3);
    pub(super) const STEP: FeatureGroup = SEATS.then(6);
    pub(super) const STEP_AT: FeatureGroup = STEP.then(3 * POSITIONS);
    pub(super) const ROUND: FeatureGroup = STEP_AT.then(24);
    pub(super) const IS_CLOSING: FeatureGroup = ROUND.then(1);
    pub(super) const SWORDS_LEFT: FeatureGroup = IS_CLOSING.then(2 * SWORDS);
    pub(super) const PAINTINGS_LEFT: FeatureGroup = SWORDS_LEFT.then(12);
    pub(super) const STEEL_LEFT: FeatureGroup = PAINTINGS_LEFT.then(8);
    pub(super) const GEMS_LEFT: FeatureGroup = STEEL_LEFT.then(8);
    pub(super) const TILES_LEFT: FeatureGroup = GEMS_LEFT.then(4 * 4);
    pub(super) const PILE: FeatureGroup = TILES_LEFT.then(12);
}

/// What all may know of a seat.
mod seat {
    use super::{FeatureGroup, PAWNS, POSITIONS, SHOPS, SWORDS};

    pub(super) const PAWN_AT: FeatureGroup = FeatureGroup::first(POSITIONS);
    /// The pawns from the foremost.
    pub(super) const NTH_PAWN: FeatureGroup = PAWN_AT.then(PAWNS as usize * POSITIONS);
    pub(super) const CATHEDRAL: FeatureGroup = NTH_PAWN.then(5);
    pub(super) const ALCAZAR: FeatureGroup = CATHEDRAL.then(5);
    pub(super) const STEEL: FeatureGroup = ALCAZAR.then(8);
    pub(super) const GEMS: FeatureGroup = STEEL.then(8);
    pub(super) const MATERIALS: FeatureGroup = GEMS.then(6 * 6);
    pub(super) const TILES: FeatureGroup = MATERIALS.then(4);
    pub(super) const SHOP_AT: FeatureGroup = TILES.then(SHOPS * POSITIONS);
    pub(super) const SHOPS_IN_HAND: FeatureGroup = SHOP_AT.then(SHOPS);
    pub(super) const SWORDS_HELD: FeatureGroup = SHOPS_IN_HAND.then(2 * SWORDS);
    pub(super) const SWORDS_BROUGHT: FeatureGroup = SWORDS_HELD.then(2 * SWORDS);
    pub(super) const BEST_SWORD: FeatureGroup = SWORDS_BROUGHT.then(SWORDS);
    pub(super) const CARDS: FeatureGroup = BEST_SWORD.then(14);
    pub(super) const TURN_IN: FeatureGroup = CARDS.then(4);
    pub(super) const IS_ACTING: FeatureGroup = TURN_IN.then(1);
    pub(super) const HAS_CLOSED: FeatureGroup = IS_ACTING.then(1);
    pub(super) const HAS_NO_TURN: FeatureGroup = HAS_CLOSED.then(1);
    pub(super) const SCORE: FeatureGroup = HAS_NO_TURN.then(48);
    pub(super) const SCORE_LEVELS: FeatureGroup = SCORE.then(12);
    /// Own pawns that can still come to own shops, by shop.
    pub(super) const TO_COME: FeatureGroup = SCORE_LEVELS.then(SHOPS * 6);
    /// Pawns of others that can still come to own shops.
    pub(super) const VISITORS: FeatureGroup = TO_COME.then(16);
}

/// What only the seat itself may know.
mod own {
    use super::{FeatureGroup, HIGHEST_VALUE};

    pub(super) const HAND: FeatureGroup = FeatureGroup::first(HIGHEST_VALUE as usize * 4);
    pub(super) const HAND_SUM: FeatureGroup = HAND.then(16);
    pub(super) const REPEATS: FeatureGroup = HAND_SUM.then(6);
    pub(super) const LEAD: FeatureGroup = REPEATS.then(41);
}

/// What moves are made of.
mod action {
    use super::{FeatureGroup, HIGHEST_VALUE, POSITIONS, SHOPS, SWORDS};

    pub(super) const KIND: FeatureGroup = FeatureGroup::first(12);
    pub(super) const LAY: FeatureGroup = KIND.then(SHOPS);
    pub(super) const LAY_AT: FeatureGroup = LAY.then(POSITIONS);
    pub(super) const HOME: FeatureGroup = LAY_AT.then(POSITIONS);
    pub(super) const GO: FeatureGroup = HOME.then(HIGHEST_VALUE as usize);
    pub(super) const GO_FROM: FeatureGroup = GO.then(POSITIONS);
    pub(super) const GO_TO: FeatureGroup = GO_FROM.then(POSITIONS);
    pub(super) const GO_TO_PLACE: FeatureGroup = GO_TO.then(super::PLACES);
    pub(super) const PAY: FeatureGroup = GO_TO_PLACE.then(HIGHEST_VALUE as usize);
    pub(super) const USE_PLACE: FeatureGroup = PAY.then(super::PLACES);
    pub(super) const SWORD: FeatureGroup = USE_PLACE.then(SWORDS);
    pub(super) const BRING: FeatureGroup = SWORD.then(SWORDS);
    pub(super) const TAKE_TILE: FeatureGroup = BRING.then(4);
    pub(super) const RETURN_TILE: FeatureGroup = TAKE_TILE.then(4);
    pub(super) const SKIP_PLACE: FeatureGroup = RETURN_TILE.then(super::PLACES);
}

/// Kinds of place: own shops and those of others by kind, each with a free circle or full; then the rest.
const PLACES: usize = 4 * 4 + 6;

impl Encode for Toledo {
    const SIZES: Sizes = Sizes {
        common: common::PILE.end(),
        seat: seat::VISITORS.end(),
        own: own::LEAD.end(),
        action: action::SKIP_PLACE.end(),
    };
    const SCORE_UNIT: i32 = 10;

    fn score_now(&self, seat: Seat) -> i32 {
        self.score(seat).total()
    }

    fn common(&self, out: &mut Features) {
        out.add(common::SEATS, usize::from(self.seats()) - 2);
        let (step, at) = match self.step() {
            Step::Action => (0, None),
            Step::More => (1, None),
            Step::Full { field } => (2, Some((0, field))),
            Step::Shop { field } => (3, Some((1, field))),
            Step::Take { field } => (4, Some((2, field))),
            Step::Gate | Step::Over => (5, None),
        };
        out.add(common::STEP, step);
        if let Some((kind, field)) = at {
            out.add(common::STEP_AT, kind * POSITIONS + position(field));
        }
        out.add(common::ROUND, usize::from(self.round()) / 2);
        out.flag(common::IS_CLOSING, self.closing().is_some());
        for (sword, count) in self.swords_left() {
            add_swords(common::SWORDS_LEFT, sword.points, count, out);
        }
        out.up_to(common::PAINTINGS_LEFT, self.paintings_left().len());
        out.up_to(common::STEEL_LEFT, usize::from(self.steel_left()));
        out.up_to(common::GEMS_LEFT, usize::from(self.gems_left()));
        for tile in Tile::ALL {
            out.add(common::TILES_LEFT, tile as usize * 4 + usize::from(self.tiles_left(tile).min(3)));
        }
        out.add(common::PILE, usize::from(self.pile_len()) / 8);
    }

    fn seat(&self, seat: Seat, out: &mut Features) {
        pawns(self, seat, out);
        let (steel, gems) = (usize::from(self.steel(seat)), usize::from(self.gems(seat)));
        out.up_to(seat::STEEL, steel);
        out.up_to(seat::GEMS, gems);
        out.add(seat::MATERIALS, 6 * steel.min(5) + gems.min(5));
        Tile::ALL
            .into_iter()
            .filter(|tile| self.has_tile(seat, *tile))
            .for_each(|tile| out.add(seat::TILES, tile as usize));
        shops(self, seat, out);
        for (sword, count) in self.swords_held(seat) {
            add_swords(seat::SWORDS_HELD, sword.points, count, out);
        }
        for (sword, count) in self.swords_brought(seat) {
            add_swords(seat::SWORDS_BROUGHT, sword.points, count, out);
        }
        let makeable = self
            .swords_left()
            .filter(|(sword, _)| usize::from(sword.steel) <= steel && usize::from(sword.gems) <= gems);
        out.add(seat::BEST_SWORD, makeable.map(|(sword, _)| usize::from(sword.points)).max().unwrap_or(0));
        out.up_to(seat::CARDS, usize::from(self.hand_len(seat)));
        out.add(seat::TURN_IN, turns_until(seat, self.turn(), self.seats()));
        out.flag(seat::IS_ACTING, self.turn() == seat && self.step() != Step::Action);
        out.flag(seat::HAS_CLOSED, self.closing() == Some(seat));
        out.flag(seat::HAS_NO_TURN, has_no_turn(self, seat));
        let score = self.score_now(seat).max(0) as usize;
        out.add(seat::SCORE, score);
        out.up_to(seat::SCORE_LEVELS, score / 3);
    }

    fn own(&self, seat: Seat, out: &mut Features) {
        let hand = self.hand(seat);
        let (mut sum, mut repeats) = (0, 0);
        for value in 1..=HIGHEST_VALUE {
            let count = usize::from(hand.count(value));
            if count > 0 {
                out.add(own::HAND, 4 * (usize::from(value) - 1) + (count - 1).min(3));
            }
            sum += usize::from(value) * count;
            repeats += count.saturating_sub(1);
        }
        out.add(own::HAND_SUM, sum / 3);
        out.add(own::REPEATS, repeats);
        out.add(own::LEAD, lead(self, seat, 1, own::LEAD));
    }

    fn action(&self, seat: Seat, mv: &Move, out: &mut Features) {
        let here = match self.step() {
            Step::Shop { field } | Step::Take { field } | Step::Full { field } => place(self, seat, field),
            _ => PLACES - 1,
        };
        let kind = match *mv {
            Move::Draw => 0,
            Move::Lay { kind, circles, field } => {
                out.add(action::LAY, 2 * kind as usize + usize::from(circles) - 1);
                out.add(action::LAY_AT, position(field));
                1
            }
            Move::Home { field } => {
                out.add(action::HOME, position(field));
                2
            }
            Move::Go { value, from } => {
                let to = Position(from.0 + value);
                out.add(action::GO, usize::from(value) - 1);
                out.add(action::GO_FROM, position(from));
                out.add(action::GO_TO, position(to));
                out.add(action::GO_TO_PLACE, place(self, seat, to));
                3
            }
            Move::Challenge { .. } => 4,
            Move::Use => {
                out.add(action::USE_PLACE, here);
                5
            }
            Move::Pay { value } => {
                out.add(action::PAY, usize::from(value) - 1);
                out.add(action::USE_PLACE, here);
                6
            }
            Move::Sword { points } => {
                out.add(action::SWORD, usize::from(points));
                7
            }
            Move::Tile { tile, returned } => {
                out.add(action::TAKE_TILE, tile as usize);
                if let Some(returned) = returned {
                    out.add(action::RETURN_TILE, returned as usize);
                }
                8
            }
            Move::Bring { points } => {
                out.add(action::BRING, usize::from(points));
                9
            }
            Move::Skip => {
                out.add(action::SKIP_PLACE, here);
                10
            }
            Move::End => 11,
        };
        out.add(action::KIND, kind);
    }
}

fn position(position: Position) -> usize {
    usize::from(position.0)
}

fn add_swords(group: FeatureGroup, points: u8, count: u8, out: &mut Features) {
    out.add(group, 2 * usize::from(points).min(SWORDS - 1) + usize::from(count > 1));
}

fn pawns(game: &Toledo, seat: Seat, out: &mut Features) {
    let mut pawns = [0_u8; PAWNS as usize];
    for (pawn, at) in pawns.iter_mut().zip(game.pawns_on_street(seat)) {
        *pawn = at.0;
        out.add(seat::PAWN_AT, position(at));
    }
    pawns.sort_unstable_by(|one, other| other.cmp(one));
    for (number, pawn) in pawns.iter().enumerate().filter(|(_, pawn)| **pawn > 0) {
        out.add(seat::NTH_PAWN, number * POSITIONS + usize::from(*pawn));
    }
    out.up_to(seat::CATHEDRAL, usize::from(game.pawns_at_cathedral(seat)));
    out.up_to(seat::ALCAZAR, usize::from(game.pawns_in_alcazar(seat)));
}

fn shops(game: &Toledo, seat: Seat, out: &mut Features) {
    game.shops_in_hand(seat).for_each(|shop| out.add(seat::SHOPS_IN_HAND, index(shop)));
    let mut visitors = 0;
    for field in (1..=game.edition().fields()).map(Position) {
        let Some(Site::Shop { owner, shop }) = game.site(field) else { continue };
        if owner != seat {
            continue;
        }
        out.add(seat::SHOP_AT, index(shop) * POSITIONS + position(field));
        out.add(seat::TO_COME, index(shop) * 6 + pawns_behind(game, seat, field));
        visitors += Seat::all(game.seats())
            .filter(|other| *other != seat)
            .map(|other| pawns_behind(game, other, field))
            .sum::<usize>();
    }
    out.add(seat::VISITORS, visitors / 2);
}

fn index(shop: Shop) -> usize {
    2 * shop.kind as usize + usize::from(shop.circles) - 1
}

/// How many pawns of a seat can still come to a field.
fn pawns_behind(game: &Toledo, seat: Seat, field: Position) -> usize {
    let street = game.pawns_on_street(seat).filter(|pawn| pawn.0 < field.0).count();
    street + usize::from(game.pawns_at_cathedral(seat))
}

/// T-26: whether the last round has passed the seat by.
fn has_no_turn(game: &Toledo, seat: Seat) -> bool {
    let Some(closing) = game.closing() else { return false };
    let after = |seat: Seat| turns_until(seat, closing, game.seats());
    seat == closing || after(seat) < after(game.turn())
}

fn place(game: &Toledo, seat: Seat, field: Position) -> usize {
    match game.site(field) {
        Some(Site::Shop { owner, shop }) => {
            let is_full = game.pawns_on(field).count() >= usize::from(game.circles(field));
            4 * shop.kind as usize + 2 * usize::from(owner != seat) + usize::from(is_full)
        }
        Some(Site::Tavern) => 16,
        Some(Site::Artist) => 17,
        Some(Site::Gate) => 18,
        Some(Site::Empty) => 19,
        Some(Site::Cathedral) | None => 20,
    }
}
