//! What a move of Toledo looks like at first sight: a rule of thumb for points, tempo, and what materials, cards, pawns and
//! shops may still bring.

use tabletop::{Game, Seat, Silent};
use toledo::{GEMS_A_POINT, Move, PAWNS_TO_CLOSE, Position, Shop, ShopKind, Site, Step, Tile, Toledo};

use super::street::{PAWNS, best_swords, gate, pawns, race};
use crate::insight::{ahead, per_seat};

/// What a card in hand is good for, in points.
const CARD: f32 = 0.42;
/// What a step forward is good for.
const PACE: f32 = 0.045;
/// What a piece of steel or a gem is good for, before a sword is made of it.
const MATERIAL: f32 = 0.8;
/// How much the prior of a move counts for each point.
const SCALE: f32 = 2.5;

/// A position that is looked at.
pub(super) struct Sight<'a> {
    game: &'a Toledo,
    /// From 1 at the start to 0 when somebody has closed the game.
    time: f32,
}

/// What all own shops are good for.
#[derive(Clone, Copy)]
struct Shops {
    /// For a pawn on this field: those in front of it.
    ahead: [f32; Position::COUNT],
}

impl Shops {
    fn for_pawns(&self, game: &Toledo, seat: Seat) -> f32 {
        let street = game.pawns_on_street(seat).map(|pawn| self.ahead[usize::from(pawn.0)]);
        street.sum::<f32>() + f32::from(game.pawns_at_cathedral(seat)) * self.ahead[0]
    }
}

/// How a seat stands before its move.
struct Before<'a> {
    sight: &'a Sight<'a>,
    seat: Seat,
    shops: Shops,
    materials: f32,
    points: f32,
}

impl<'a> Before<'a> {
    fn of(sight: &'a Sight<'a>, seat: Seat) -> Self {
        let shops = sight.shops(seat);
        let materials = sight.own_materials(seat);
        let points = sight.apart_from_shops(seat, materials) + shops.for_pawns(sight.game, seat);
        Self { sight, seat, shops, materials, points }
    }

    /// How much better the seat stands after a move that does not concern others, as if no time had passed.
    fn gain(&self, next: &Toledo) -> f32 {
        let (seat, before) = (self.seat, self.sight.game);
        let next = Sight { game: next, ..*self.sight };
        let has_same_materials = next.game.steel(seat) == before.steel(seat)
            && next.game.gems(seat) == before.gems(seat)
            && next.game.has_same_swords_left(before);
        let materials = if has_same_materials { self.materials } else { next.own_materials(seat) };
        next.apart_from_shops(seat, materials) + self.shops.for_pawns(next.game, seat) - self.points
    }
}

impl<'a> Sight<'a> {
    pub(super) fn new(game: &'a Toledo) -> Self {
        let race = Seat::all(game.seats()).map(|seat| race(game, seat)).fold(0.0, f32::max);
        let time = match game.step() {
            Step::Over => 0.0,
            _ if game.closing().is_some() => 0.08,
            _ => (1.0 - race / f32::from(PAWNS_TO_CLOSE)).max(0.1),
        };
        Self { game, time }
    }

    /// How far the seat is ahead of the others, on average, as it looks.
    fn lead(&self, seat: Seat) -> f32 {
        ahead(&per_seat(self.game.seats(), |seat| self.points(seat)), seat, self.game.seats())
    }

    /// How far each of the moves brings the seat ahead of the others at once.
    pub(super) fn gains(&self, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        let (mut before, mut lead) = (None, None);
        for mv in moves {
            let gain = match *mv {
                // Most moves at the start of a turn are shops to lay: they need not be tried to be judged.
                Move::Lay { kind, circles, field } => {
                    let street =
                        pawns(self.game, seat).iter().filter(|pawn| (1..field.0).contains(*pawn)).count();
                    let to_come = street as f32 + f32::from(self.game.pawns_at_cathedral(seat));
                    to_come * self.shop(Shop { kind, circles }, field)
                }
                // Whoever goes home has walked for nothing.
                Move::Home { field } => -1.2 - PACE * f32::from(field.0),
                _ => {
                    let mut next = self.game.clone();
                    next.play(seat, mv, &mut Silent);
                    if self.has_effect_on_others(&next, *mv) {
                        Sight::new(&next).lead(seat) - *lead.get_or_insert_with(|| self.lead(seat))
                    } else {
                        before.get_or_insert_with(|| Before::of(self, seat)).gain(&next)
                    }
                }
            };
            out.push(SCALE * gain);
        }
    }

    /// Whether a move changes anything for others. Most do not, and need not be looked at from all seats.
    fn has_effect_on_others(&self, next: &Toledo, mv: Move) -> bool {
        let is_nearer_the_end = next.closing() != self.game.closing() || next.step() == Step::Over;
        is_nearer_the_end || matches!(mv, Move::Challenge { .. } | Move::Pay { .. })
    }

    /// What is only possible is worth less towards the end.
    fn hope(&self) -> f32 {
        (0.1 + 1.4 * self.time).min(1.0)
    }

    fn points(&self, seat: Seat) -> f32 {
        if self.game.step() == Step::Over {
            return self.game.score(seat).total() as f32;
        }
        self.apart_from_shops(seat, self.own_materials(seat)) + self.shops(seat).for_pawns(self.game, seat)
    }

    fn apart_from_shops(&self, seat: Seat, materials: f32) -> f32 {
        let game = self.game;
        // Gems bring points at the end; what they may become instead is among the materials.
        let score = game.score(seat).total() as f32 - f32::from(game.gems(seat) / GEMS_A_POINT);
        score
            + materials
            + self.swords(seat)
            + self.cards(seat)
            + self.pawns(seat)
            + self.tiles(seat)
            + self.pending(seat, materials)
    }

    fn own_materials(&self, seat: Seat) -> f32 {
        self.materials(self.game.steel(seat), self.game.gems(seat))
    }

    /// The best sword that could be made, and what would be left over; gems bring points in any case.
    fn materials(&self, steel: u8, gems: u8) -> f32 {
        let loose = |steel: u8, gems: u8| MATERIAL * self.hope() * f32::from(steel + gems);
        let mut best = loose(steel, gems);
        if steel == 0 {
            return best.max(f32::from(gems / GEMS_A_POINT));
        }
        for (sword, _) in self.game.swords_left() {
            if sword.steel <= steel && sword.gems <= gems {
                let points = 0.72 * self.hope() * f32::from(sword.points);
                best = best.max(points + loose(steel - sword.steel, gems - sword.gems));
            }
        }
        best.max(f32::from(gems / GEMS_A_POINT))
    }

    /// Swords held count half; a pawn that brings one in makes it whole.
    fn swords(&self, seat: Seat) -> f32 {
        if !self.game.has_sword(seat) {
            return 0.0;
        }
        let held = best_swords(self.game, seat).into_iter().filter(|points| *points > 0);
        let pawns = pawns(self.game, seat);
        let outside = PAWNS - usize::from(self.game.pawns_in_alcazar(seat));
        let gate = f32::from(gate(self.game));
        let chance = |pawn: u8| (0.2 + 0.75 * f32::from(pawn) / gate) * self.hope();
        held.zip(&pawns[..outside]).map(|(points, pawn)| 0.5 * f32::from(points) * chance(*pawn)).sum()
    }

    fn cards(&self, seat: Seat) -> f32 {
        let count = f32::from(self.game.hand_len(seat));
        let useful = count.min(7.0) + 0.4 * (count - 7.0).max(0.0);
        CARD * useful * (0.2 + self.time).min(1.0)
    }

    fn pawns(&self, seat: Seat) -> f32 {
        let steps: u32 = self.game.pawns_on_street(seat).map(|position| u32::from(position.0)).sum();
        PACE * (steps as f32 + 22.0 * f32::from(self.game.pawns_in_alcazar(seat)))
    }

    fn tiles(&self, seat: Seat) -> f32 {
        let duel = [Tile::Violet, Tile::Brown, Tile::Orange];
        let held = duel.iter().filter(|tile| self.game.has_tile(seat, **tile)).count() as f32;
        let movement = if self.game.has_tile(seat, Tile::Movement) { 1.2 } else { 0.0 };
        self.time * (0.35 * held + movement)
    }

    fn shops(&self, seat: Seat) -> Shops {
        let mut ahead = [0.0; Position::COUNT];
        let mut sum = 0.0;
        for (field, shop) in self.game.shops_laid(seat) {
            sum += self.shop(shop, field);
            ahead[..usize::from(field.0)].fill(sum);
        }
        Shops { ahead }
    }

    /// What an own shop is good for there, for each own pawn that can still come by.
    fn shop(&self, shop: Shop, field: Position) -> f32 {
        let kind = match shop.kind {
            ShopKind::Gem | ShopKind::Smith => 1.0,
            ShopKind::Steel => 0.9,
            ShopKind::Fencing => 0.45,
        };
        let size = if shop.circles == 2 { 1.2 } else { 1.0 };
        // A smith is of use only behind the dealers; dealers in front of the pawns.
        let place = match shop.kind {
            ShopKind::Smith => 0.6 + f32::from(field.0) / 24.0,
            _ => 1.15 - f32::from(field.0) / 30.0,
        };
        0.24 * self.time * kind * size * place
    }

    /// What the player on turn is about to get.
    fn pending(&self, seat: Seat, materials: f32) -> f32 {
        if self.game.turn() != seat {
            return 0.0;
        }
        match self.game.step() {
            Step::Shop { field } => (0.9 * self.use_of(seat, field, materials, false)).max(0.0),
            Step::Take { field } => 0.95 * self.use_of(seat, field, materials, true),
            Step::Gate => {
                let best = self.game.swords_held(seat).map(|(sword, _)| sword.points).max().unwrap_or(0);
                0.45 * f32::from(best)
            }
            _ => 0.0,
        }
    }

    /// What using the place brings, less what it costs.
    fn use_of(&self, seat: Seat, field: Position, now: f32, is_paid: bool) -> f32 {
        let (steel, gems) = (self.game.steel(seat), self.game.gems(seat));
        let (gain, is_own) = match self.game.site(field) {
            Some(Site::Shop { owner, shop }) => {
                let gain = match shop.kind {
                    ShopKind::Gem => self.materials(steel, gems + 1) - now,
                    ShopKind::Steel => self.materials(steel + 1, gems) - now,
                    ShopKind::Smith => self.forging(steel, gems) - now,
                    ShopKind::Fencing => 0.3 * self.time,
                };
                (gain, owner == seat)
            }
            Some(Site::Artist) => {
                (self.game.paintings_left().first().map_or(0.0, |points| f32::from(*points)), false)
            }
            Some(Site::Tavern) => (3.0 * CARD, false),
            _ => (0.0, true),
        };
        if is_own || is_paid { gain } else { gain - CARD }
    }

    /// The best that the smith can make: half its points are safe.
    fn forging(&self, steel: u8, gems: u8) -> f32 {
        let mut best = 0.0_f32;
        for (sword, _) in self.game.swords_left() {
            if sword.steel <= steel && sword.gems <= gems {
                let left = MATERIAL * self.hope() * f32::from(steel - sword.steel + gems - sword.gems);
                best = best.max((0.5 + 0.3 * self.hope()) * f32::from(sword.points) + left);
            }
        }
        best
    }
}
