//! What a move of Toledo looks like at first sight: a rule of thumb for points, tempo, and what materials, cards, pawns and
//! shops may still bring.

use tabletop::{Game, Seat, Silent};
use toledo::{Move, Position, Shop, ShopKind, Site, Step, Tile, Toledo};

use crate::insight::{ahead, per_seat};

/// What a card in hand is good for, in points.
const CARD: f32 = 0.42;
/// What a step forward is good for.
const PACE: f32 = 0.045;
/// What a piece of steel or a gem is good for, before a sword is made of it.
const MATERIAL: f32 = 0.8;
/// The end of the street.
const GATE: f32 = 20.0;
/// How much the appeal of a move counts for each point.
const SCALE: f32 = 2.5;

/// A position that is looked at.
pub(super) struct Sight<'a> {
    game: &'a Toledo,
    /// From 1 at the start to 0 when somebody has closed the game.
    time: f32,
}

impl<'a> Sight<'a> {
    pub(super) fn new(game: &'a Toledo) -> Self {
        let race = Seat::all(game.seats()).map(|seat| race(game, seat)).fold(0.0, f32::max);
        let time = match game.step() {
            Step::Over => 0.0,
            _ if game.closing().is_some() => 0.08,
            _ => (1.0 - race / 3.0).max(0.1),
        };
        Self { game, time }
    }

    /// How far the seat is ahead of the others, on average, as it looks.
    fn lead(&self, seat: Seat) -> f32 {
        ahead(&per_seat(self.game.seats(), |seat| self.points(seat)), seat, self.game.seats())
    }

    /// How far each of the moves brings the seat ahead of the others at once.
    pub(super) fn gains(&self, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        let mut before = None;
        for mv in moves {
            let gain = match *mv {
                // Most moves at the start of a turn are shops to lay: they need not be tried to be judged.
                Move::Lay { kind, circles, field } => self.shop(seat, Shop { kind, circles }, field),
                // Whoever goes home has walked for nothing.
                Move::Home { field } => -1.2 - PACE * f32::from(field.0),
                _ => {
                    let before = *before.get_or_insert_with(|| self.lead(seat));
                    let mut next = self.game.clone();
                    next.play(seat, mv, &mut Silent);
                    Sight::new(&next).lead(seat) - before
                }
            };
            out.push(SCALE * gain);
        }
    }

    /// What is only possible is worth less towards the end.
    fn hope(&self) -> f32 {
        (0.1 + 1.4 * self.time).min(1.0)
    }

    fn points(&self, seat: Seat) -> f32 {
        let game = self.game;
        let score = game.score(seat).total() as f32 - f32::from(game.gems(seat) / 2);
        if game.step() == Step::Over {
            return game.score(seat).total() as f32;
        }
        score
            + self.materials(game.steel(seat), game.gems(seat))
            + self.swords(seat)
            + self.cards(seat)
            + self.pawns(seat)
            + self.tiles(seat)
            + self.shops(seat)
            + self.pending(seat)
    }

    /// The best sword that could be made, and what would be left over; two gems are a point in any case.
    fn materials(&self, steel: u8, gems: u8) -> f32 {
        let loose = |steel: u8, gems: u8| MATERIAL * self.hope() * f32::from(steel + gems);
        let mut best = loose(steel, gems);
        for (sword, _) in self.game.swords_left() {
            if sword.steel <= steel && sword.gems <= gems {
                let points = 0.72 * self.hope() * f32::from(sword.points);
                best = best.max(points + loose(steel - sword.steel, gems - sword.gems));
            }
        }
        best.max(f32::from(gems / 2))
    }

    /// Swords held count half; a pawn that brings one in makes it whole.
    fn swords(&self, seat: Seat) -> f32 {
        let mut pawns: Vec<u8> = self.game.pawns_on_street(seat).map(|position| position.0).collect();
        pawns.resize(pawns.len() + usize::from(self.game.pawns_at_cathedral(seat)), 0);
        pawns.sort_unstable_by(|one, other| other.cmp(one));
        let mut held: Vec<u8> = Vec::new();
        for (sword, count) in self.game.swords_held(seat) {
            held.extend(std::iter::repeat_n(sword.points, usize::from(count)));
        }
        held.sort_unstable_by(|one, other| other.cmp(one));
        let chance = |pawn: u8| (0.2 + 0.75 * f32::from(pawn) / GATE) * self.hope();
        held.iter().zip(pawns).map(|(points, pawn)| 0.5 * f32::from(*points) * chance(pawn)).sum()
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

    fn shops(&self, seat: Seat) -> f32 {
        let fields = (1..=19).map(Position);
        let own = fields.filter_map(|field| match self.game.site(field) {
            Some(Site::Shop { owner, shop }) if owner == seat => Some(self.shop(seat, shop, field)),
            _ => None,
        });
        own.sum()
    }

    /// What an own shop is good for there: own pawns that can still come by, and others who pay.
    fn shop(&self, seat: Seat, shop: Shop, field: Position) -> f32 {
        let street = self.game.pawns_on_street(seat).filter(|position| position.0 < field.0).count() as u8;
        let to_come = f32::from(street + self.game.pawns_at_cathedral(seat));
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
        0.24 * self.time * kind * size * place * to_come
    }

    /// What the player on turn is about to get.
    fn pending(&self, seat: Seat) -> f32 {
        if self.game.turn() != seat {
            return 0.0;
        }
        match self.game.step() {
            Step::Shop { field } => (0.9 * self.use_of(seat, field, false)).max(0.0),
            Step::Take { field } => 0.95 * self.use_of(seat, field, true),
            Step::Gate => {
                let best = self.game.swords_held(seat).map(|(sword, _)| sword.points).max().unwrap_or(0);
                0.45 * f32::from(best)
            }
            _ => 0.0,
        }
    }

    /// What using the place brings, less what it costs.
    fn use_of(&self, seat: Seat, field: Position, is_paid: bool) -> f32 {
        let (steel, gems) = (self.game.steel(seat), self.game.gems(seat));
        let now = self.materials(steel, gems);
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

/// How far a seat has come with the three pawns that close the game, counted in pawns.
fn race(game: &Toledo, seat: Seat) -> f32 {
    let inside = game.pawns_in_alcazar(seat);
    let mut pawns = [0_u8; 5];
    pawns.iter_mut().zip(game.pawns_on_street(seat)).for_each(|(pawn, position)| *pawn = position.0);
    pawns.sort_unstable_by(|one, other| other.cmp(one));
    let needed = usize::from(3_u8.saturating_sub(inside));
    let steps: f32 = pawns.iter().take(needed).map(|pawn| f32::from(*pawn)).sum();
    f32::from(inside.min(3)) + 0.8 * steps / GATE
}
