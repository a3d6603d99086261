//! What is counted of a position of Salamanca, and what it comes to.

use salamanca::{Area, Cell, Cells, Face, LARGE_AREA, Main, SQUIRES, Salamanca, Step};
use tabletop::{Game, MAX_SEATS, Seat};

use super::worth::{SPREAD, TIMES, Term, Worths};
use crate::fitted::GamePhase;

/// An area that will soon be large enough for the market.
const NEARLY_LARGE: u8 = LARGE_AREA - 3;
/// The most owned buildings.
const MOST_OWNED: usize = SQUIRES as usize * MAX_SEATS;

/// A position that is being judged.
pub(super) struct Judge<'a> {
    game: &'a Salamanca,
    /// Rounds that are still to come after this one.
    rounds: f32,
    moment: GamePhase,
    worths: Worths,
    owned: [OwnedBuilding; MOST_OWNED],
    count: usize,
    /// The landscape tiles that count for each seat.
    counted: [Cells; MAX_SEATS],
}

/// A building with a squire.
#[derive(Clone, Copy, Default)]
struct OwnedBuilding {
    owner: u8,
    cell: Option<Cell>,
    area: Area,
}

impl<'a> Judge<'a> {
    pub(super) fn new(game: &'a Salamanca) -> Self {
        let rounds = f32::from(game.rounds_to_come());
        let moment = GamePhase::between(&TIMES, rounds, game.seats());
        let mut judge = Self {
            game,
            rounds,
            moment,
            worths: Worths::at(&moment),
            owned: [OwnedBuilding::default(); MOST_OWNED],
            count: 0,
            counted: [Cells::EMPTY; MAX_SEATS],
        };
        let board = game.board();
        for seat in Seat::all(game.seats()) {
            for cell in board.owned_by(seat).iter() {
                let Some(building) = board.building_at(cell).filter(|_| judge.count < MOST_OWNED) else {
                    continue;
                };
                let area = board.area(building, cell);
                judge.owned[judge.count] =
                    OwnedBuilding { owner: seat.index() as u8, cell: Some(cell), area };
                judge.count += 1;
                judge.counted[seat.index()] |= area.counted;
            }
        }
        judge
    }

    /// How far the money can still move away from what is expected.
    pub(super) fn spread(&self) -> f32 {
        self.moment.of(&SPREAD)
    }

    pub(super) fn doubloons(&self, seat: Seat) -> f32 {
        let mut sum = f32::from(self.game.money(seat));
        self.prospects(seat, &mut |term, number| sum += self.worths.of(term) * number);
        sum
    }

    /// What is counted for the seat, unless the game is over.
    pub(super) fn prospects(&self, seat: Seat, add: &mut impl FnMut(Term, f32)) {
        if self.game.step() != Step::Finished {
            self.terms(seat, add);
        }
    }

    pub(super) const fn moment(&self) -> GamePhase {
        self.moment
    }

    /// Everything that is counted, beside the money.
    fn terms(&self, seat: Seat, add: &mut impl FnMut(Term, f32)) {
        self.areas(seat, add);
        add(Term::Squires, self.game.squires(seat) as f32);
        self.conde(seat, add);
        self.cards(seat, add);
        self.turns(seat, add);
        add(Term::Base, 1.0);
    }

    fn areas(&self, seat: Seat, add: &mut impl FnMut(Term, f32)) {
        let board = self.game.board();
        let fertile = board.fertile();
        let mut others = Cells::EMPTY;
        for other in Seat::all(self.game.seats()).filter(|other| *other != seat) {
            others |= self.counted[other.index()];
        }
        let mut best = 0;
        let can_sell = self.rounds > 0.0 || self.game.step() == Step::PlayCards || self.may_still_sell(seat);
        for owned in self.owned[..self.count].iter().filter(|owned| usize::from(owned.owner) == seat.index())
        {
            let Some(cell) = owned.cell else { continue };
            let value = owned.area.value();
            add(Term::Buildings, 1.0);
            if value >= LARGE_AREA {
                add(Term::Market, 1.0);
            } else if value >= NEARLY_LARGE {
                add(Term::NearMarket, f32::from(value - NEARLY_LARGE + 1));
            }
            if board.conde_in(cell).is_some() {
                add(Term::Guests, f32::from(owned.area.landscape));
            }
            if !can_sell || (self.rounds <= 0.0 && self.game.locked().contains(cell)) {
                continue;
            }
            best = best.max(value);
            add(Term::Value, f32::from(value));
            add(Term::Fertile, (owned.area.counted & fertile).len() as f32);
            add(Term::Shared, (owned.area.counted & fertile & others).len() as f32);
            let beside = (owned.area.counted | cell.set()).with_neighbours() & board.free();
            add(Term::Room, (beside.len() as f32).min(8.0));
        }
        add(Term::BestValue, f32::from(best));
    }

    /// In the last round: whether the seat has a turn in which it can sell.
    fn may_still_sell(&self, seat: Seat) -> bool {
        let mut turns = self.game.turns_to_come();
        let Some(first) = turns.next() else { return false };
        let now = first.seat == seat && self.game.main_action() != Main::Conde;
        now || turns.any(|turn| turn.seat == seat)
    }

    fn conde(&self, seat: Seat, add: &mut impl FnMut(Term, f32)) {
        let Some(cell) = self.game.board().conde_of(seat) else { return add(Term::CondeFree, 1.0) };
        let Some(owned) = self.owned[..self.count].iter().find(|owned| owned.cell == Some(cell)) else {
            return;
        };
        add(Term::CondeValue, f32::from(owned.area.landscape));
        if owned.area.value() >= LARGE_AREA {
            add(Term::CondeMarket, 1.0);
        }
    }

    fn cards(&self, seat: Seat, add: &mut impl FnMut(Term, f32)) {
        let hand = self.game.hand(seat);
        let (mut sum, mut highest, mut plagues) = (0, 0, 0);
        for card in hand.iter() {
            sum += card;
            highest = highest.max(card);
            plagues += u8::from(card <= 4);
        }
        add(Term::CardSum, f32::from(sum));
        add(Term::Highest, f32::from(highest));
        add(Term::Plagues, f32::from(plagues));
        if hand.contains(6) {
            add(Term::Six, 1.0);
        }
    }

    /// The turns of this round that the seat still has.
    fn turns(&self, seat: Seat, add: &mut impl FnMut(Term, f32)) {
        if self.game.step() == Step::PlayCards {
            let played = self.game.table().iter().find(|played| played.seat == seat);
            return add(Term::Played, played.map_or(0.0, |played| f32::from(played.card)));
        }
        let mut stacks = [0.0_f32; 5];
        for (stack, tiles) in stacks.iter_mut().zip(self.game.display()) {
            *stack = tiles
                .iter()
                .map(|tile| match tile.face() {
                    Face::Landscape(_, worth) => f32::from(worth),
                    Face::Building(_) => 1.5,
                })
                .sum();
        }
        stacks.sort_unstable_by(|one, other| other.total_cmp(one));
        let count = self.game.turns_to_come().count();
        for (index, turn) in self.game.turns_to_come().enumerate() {
            if turn.seat != seat || (index == 0 && self.game.main_action() != Main::None) {
                continue;
            }
            add(Term::Turns, 1.0);
            add(Term::Tiles, stacks[index.min(4)]);
            if index + 1 == count && Salamanca::is_special(turn.card) {
                add(Term::Special, 1.0);
            }
        }
    }
}
