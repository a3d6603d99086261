//! What is counted of a position of Toledo, and what it comes to.

use tabletop::{Game, Seat};
use toledo::{HIGHEST_VALUE, PAWNS_TO_CLOSE, Position, Shop, ShopKind, Site, Step, Tile, Toledo};

use super::street::{Pawns, best_swords, gate, pawns, race};
use super::worth::{SPREAD, Term, Worths, moment};
use crate::fitted::GamePhase;

/// What a card shows on average.
const MEAN_VALUE: f32 = (1 + HIGHEST_VALUE) as f32 / 2.0;

/// A position that is being judged.
pub(super) struct Judge<'a> {
    game: &'a Toledo,
    /// How far each seat has come with the pawns that close the game, counted in pawns.
    races: [f32; 4],
    moment: GamePhase,
    worths: Worths,
}

impl<'a> Judge<'a> {
    pub(super) fn new(game: &'a Toledo) -> Self {
        let mut races = [0.0; 4];
        Seat::all(game.seats()).for_each(|seat| races[seat.index()] = race(game, seat));
        let first = races.iter().copied().fold(0.0, f32::max);
        // From 1 at the start to 0 when somebody has closed the game.
        let time = (1.0 - first / f32::from(PAWNS_TO_CLOSE)).max(0.0);
        let moment = moment(game.seats(), game.closing().is_some(), time);
        Self { game, races, moment, worths: Worths::at(&moment) }
    }

    /// How far the points can still move away from what is expected.
    pub(super) fn spread(&self) -> f32 {
        self.moment.of(&SPREAD)
    }

    /// What the seat can expect to score.
    pub(super) fn points(&self, seat: Seat) -> f32 {
        let mut points = self.game.score(seat).total() as f32;
        self.prospects(seat, &mut |term, number| points += self.worths.of(term) * number);
        points
    }

    /// What is counted for the seat, if it has a turn to come.
    pub(super) fn prospects(&self, seat: Seat, add: &mut impl FnMut(Term, f32)) {
        if self.has_turns(seat) {
            self.terms(seat, add);
        }
    }

    pub(super) const fn moment(&self) -> GamePhase {
        self.moment
    }

    /// Whether the seat has a turn or part of one to come.
    fn has_turns(&self, seat: Seat) -> bool {
        let Some(closing) = self.game.closing() else { return self.game.step() != Step::Over };
        let seats = self.game.seats();
        let after = |seat: Seat| (seat.index() as u8 + seats - closing.index() as u8) % seats;
        self.game.step() != Step::Over && after(seat) >= after(self.game.turn()) && seat != closing
    }

    /// Everything that is counted, beside the points that are there.
    fn terms(&self, seat: Seat, add: &mut impl FnMut(Term, f32)) {
        let game = self.game;
        let pawns = pawns(game, seat);
        self.swords(seat, pawns, add);
        self.materials(game.steel(seat), game.gems(seat), add);
        self.smiths(seat, pawns, add);
        self.cards(seat, add);
        add(Term::Steps, pawns.iter().map(|pawn| f32::from(*pawn)).sum());
        add(Term::Foremost, f32::from(pawns[0]));
        add(Term::Inside, f32::from(game.pawns_in_alcazar(seat)));
        add(Term::AtCathedral, f32::from(game.pawns_at_cathedral(seat)));
        let duel = [Tile::Violet, Tile::Brown, Tile::Orange];
        add(Term::Duel, duel.iter().filter(|tile| game.has_tile(seat, **tile)).count() as f32);
        add(Term::Movement, if game.has_tile(seat, Tile::Movement) { 1.0 } else { 0.0 });
        self.shops(seat, pawns, add);
        add(Term::ShopsInHand, game.shops_in_hand(seat).count() as f32);
        let others = Seat::all(game.seats()).filter(|other| *other != seat);
        let fastest = others.map(|other| self.races[other.index()]).fold(0.0, f32::max);
        add(Term::Race, self.races[seat.index()]);
        add(Term::Lead, self.races[seat.index()] - fastest);
        if self.to_begin() == seat {
            add(Term::ToBegin, 1.0);
        }
        add(Term::Base, 1.0);
    }

    /// Who begins the next turn.
    fn to_begin(&self) -> Seat {
        let turn = self.game.turn();
        if self.game.step() == Step::Action { turn } else { turn.next(self.game.seats()) }
    }

    /// The other halves of the swords held, and how near the pawns are that can bring them in.
    fn swords(&self, seat: Seat, pawns: Pawns, add: &mut impl FnMut(Term, f32)) {
        let free = pawns.iter().filter(|pawn| **pawn > 0).count();
        let pawns_left = free + usize::from(self.game.pawns_at_cathedral(seat));
        for (place, points) in best_swords(self.game, seat).into_iter().take(pawns_left).enumerate() {
            if points == 0 {
                break;
            }
            let half = f32::from(points.div_ceil(2));
            add(Term::SwordHalf, half);
            add(Term::SwordNear, half * f32::from(pawns[place]) / f32::from(gate(self.game)));
        }
    }

    /// The points of the best sword that could be made.
    fn best_sword(&self, steel: u8, gems: u8) -> u8 {
        let makeable =
            self.game.swords_left().filter(|(sword, _)| sword.steel <= steel && sword.gems <= gems);
        makeable.map(|(sword, _)| sword.points).max().unwrap_or(0)
    }

    fn materials(&self, steel: u8, gems: u8, add: &mut impl FnMut(Term, f32)) {
        add(Term::BestSword, f32::from(self.best_sword(steel, gems)));
        add(Term::Steel, f32::from(steel.min(4)));
        add(Term::Gems, f32::from(gems.min(4)));
        add(Term::Surplus, f32::from(steel.saturating_sub(4) + gems.saturating_sub(4)));
    }

    /// The best sword, again, where a pawn can still come to a smith.
    fn smiths(&self, seat: Seat, pawns: Pawns, add: &mut impl FnMut(Term, f32)) {
        let best = f32::from(self.best_sword(self.game.steel(seat), self.game.gems(seat)));
        if best == 0.0 {
            return;
        }
        let (mut own, mut other) = (0.0_f32, 0.0_f32);
        let rearmost = if self.game.pawns_at_cathedral(seat) > 0 {
            0
        } else {
            pawns.iter().copied().filter(|pawn| *pawn > 0).min().unwrap_or(gate(self.game))
        };
        for field in (rearmost + 1..gate(self.game)).map(Position) {
            if let Some(Site::Shop { owner, shop: Shop { kind: ShopKind::Smith, .. } }) =
                self.game.site(field)
            {
                let near = pawns.iter().any(|pawn| *pawn > 0 && *pawn < field.0 && *pawn + 6 >= field.0);
                let reach = if near { 1.0 } else { 0.5 };
                if owner == seat { own = own.max(reach) } else { other = other.max(reach) }
            }
        }
        add(Term::OwnSmith, best * own);
        add(Term::OtherSmith, best * other * (1.0 - own));
    }

    fn cards(&self, seat: Seat, add: &mut impl FnMut(Term, f32)) {
        let hand = self.game.hand(seat);
        let count = hand.len();
        add(Term::Cards, f32::from(count.min(7)));
        add(Term::MoreCards, f32::from(count.saturating_sub(7)));
        let (mut sum, mut repeats) = (0_u16, 0_u8);
        for value in 1..=HIGHEST_VALUE {
            let here = hand.count(value);
            sum += u16::from(value) * u16::from(here);
            repeats += here.saturating_sub(1);
        }
        add(Term::CardSum, f32::from(sum) - MEAN_VALUE * f32::from(count));
        add(Term::Repeats, f32::from(repeats));
    }

    /// Shops: own pawns that can still come to them, and those of others who pay.
    fn shops(&self, seat: Seat, pawns: Pawns, add: &mut impl FnMut(Term, f32)) {
        let game = self.game;
        let cathedral = game.pawns_at_cathedral(seat);
        let behind = |field: Position| {
            let street = pawns.iter().filter(|pawn| **pawn > 0 && **pawn < field.0).count();
            (street as u8 + cathedral) as f32
        };
        let (mut dealers, mut income) = (0.0, 0.0);
        for field in (1..gate(game)).map(Position) {
            let Some(Site::Shop { owner, shop }) = game.site(field) else { continue };
            let to_come = behind(field);
            if owner == seat {
                add(Term::of_shop(shop.kind), to_come);
                if shop.circles == 2 {
                    add(Term::SecondCircle, to_come);
                }
                income += self.visitors(seat, field);
            } else if matches!(shop.kind, ShopKind::Gem | ShopKind::Steel) {
                dealers += to_come;
            }
        }
        add(Term::Dealers, dealers);
        add(Term::Income, income);
    }

    /// How many pawns of others can still come to a field.
    fn visitors(&self, seat: Seat, field: Position) -> f32 {
        let others = Seat::all(self.game.seats()).filter(|other| *other != seat);
        let count = |other| {
            let street = self.game.pawns_on_street(other).filter(|pawn| pawn.0 < field.0).count() as u8;
            street + self.game.pawns_at_cathedral(other)
        };
        f32::from(others.map(count).sum::<u8>())
    }
}
