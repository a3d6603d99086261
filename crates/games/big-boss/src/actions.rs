//! What can be done at the start of a turn and after a build, as sets of fields: quick to find, to list and to draw from.

use arrayvec::ArrayVec;
use castle_box::{CellSet, Field, OPEN_CARDS, Place, Rank};
use tabletop::{Random, Rng};

use crate::{BigBoss, Move, Step, a_found_castle};

/// C-8: a withdrawal or an action.
#[derive(Clone, Debug)]
pub(crate) struct Actions {
    /// C-20, C-27: nobles that can be withdrawn.
    withdrawals: CellSet,
    /// C-9: open cards that can be bought.
    open: ArrayVec<Field, OPEN_CARDS>,
    /// C-9.
    pile: bool,
    /// C-9.
    tower_card: bool,
    /// C-10: build cards in hand; each can be played.
    builds: CellSet,
    /// B-4: cards that can found a castle as the last, the middle or the first of three fields.
    foundings: [CellSet; 3],
    /// C-29: fields for a tower card.
    towers: CellSet,
    /// C-27, C-28.
    pass: bool,
}

/// C-18: nobles that can be placed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placements {
    /// C-19: the free ones among the pieces built in this turn.
    pub(crate) free: CellSet,
    pub(crate) baron: bool,
    pub(crate) grande: bool,
}

impl BigBoss {
    /// C-8, C-27: withdrawals beside the actions; who can do nothing else must or may withdraw.
    pub(crate) fn actions(&self) -> Actions {
        let seat = self.turn;
        let mut actions = Actions {
            withdrawals: CellSet::EMPTY,
            open: self.list_buy_open(seat),
            pile: self.list_buy_pile(seat),
            tower_card: self.list_buy_tower(seat),
            builds: self.list_build(seat),
            foundings: self.list_found(seat),
            towers: self.list_tower(seat),
            pass: false,
        };
        if self.step == Step::Turn {
            let may_act = self.has_action(seat);
            actions.withdrawals = self.list_withdraw(seat, may_act);
            actions.pass = self.list_pass(seat, may_act);
        }
        actions
    }
}

impl Actions {
    pub(crate) fn list(&self, out: &mut Vec<Move>) {
        out.extend(places(self.withdrawals).map(|at| Move::Withdraw { at }));
        out.extend(self.open.iter().map(|card| Move::BuyOpen { card: *card }));
        let rest = [(self.pile, Move::BuyPile), (self.tower_card, Move::BuyTower), (self.pass, Move::Pass)];
        out.extend(rest.into_iter().filter_map(|(possible, mv)| possible.then_some(mv)));
        for card in fields(CellSet(self.foundings.iter().fold(0, |all, cards| all | cards.0))) {
            for (position, cards) in self.foundings.iter().enumerate() {
                if cards.contains(card.cell()) {
                    out.push(a_found_castle::founding(card, position));
                }
            }
        }
        out.extend(fields(self.builds).map(|card| Move::Build { card }));
        out.extend(places(self.towers).map(|at| Move::Tower { at }));
    }

    fn count(&self) -> usize {
        let [last, middle, first] = self.foundings;
        let sets = [self.withdrawals, self.builds, last, middle, first, self.towers];
        let rest = usize::from(self.pile) + usize::from(self.tower_card) + usize::from(self.pass);
        sets.iter().map(|set| set.len()).sum::<usize>() + self.open.len() + rest
    }

    /// Draws one of the moves of the list, each with equal chance.
    pub(crate) fn draw(&self, rng: &mut Rng) -> Option<Move> {
        let count = self.count();
        if count == 0 {
            return None;
        }
        let mut number = rng.below(count as u32) as usize;
        if let Some(card) = nth(self.builds, &mut number) {
            return Some(Move::Build { card });
        }
        if let Some(field) = nth(self.towers, &mut number) {
            return Some(Move::Tower { at: field.into() });
        }
        for (position, cards) in self.foundings.iter().enumerate() {
            if let Some(card) = nth(*cards, &mut number) {
                return Some(a_found_castle::founding(card, position));
            }
        }
        if let Some(field) = nth(self.withdrawals, &mut number) {
            return Some(Move::Withdraw { at: field.into() });
        }
        if let Some(card) = self.open.get(number) {
            return Some(Move::BuyOpen { card: *card });
        }
        number -= self.open.len();
        let rest = [(self.pile, Move::BuyPile), (self.tower_card, Move::BuyTower), (self.pass, Move::Pass)];
        rest.into_iter().filter_map(|(possible, mv)| possible.then_some(mv)).nth(number)
    }
}

impl Placements {
    fn ranks(self) -> impl Iterator<Item = Rank> {
        let both = [(self.baron, Rank::Baron), (self.grande, Rank::Grande)];
        both.into_iter().filter_map(|(possible, rank)| possible.then_some(rank))
    }

    pub(crate) fn is_empty(self) -> bool {
        self.free.is_empty() || !(self.baron || self.grande)
    }

    pub(crate) fn list(self, out: &mut Vec<Move>) {
        for rank in self.ranks() {
            out.extend(places(self.free).map(|at| Move::place(rank, at)));
        }
        BigBoss::list_done(out);
    }

    pub(crate) fn draw(self, rng: &mut Rng) -> Move {
        let mut number = rng.below(1 + (self.ranks().count() * self.free.len()) as u32) as usize;
        for rank in self.ranks() {
            if let Some(field) = nth(self.free, &mut number) {
                return Move::place(rank, field.into());
            }
        }
        Move::Done
    }
}

/// C-1: in this game every cell with something on it is a field.
fn fields(cells: CellSet) -> impl Iterator<Item = Field> {
    cells.iter().filter_map(castle_box::Cell::field)
}

fn places(cells: CellSet) -> impl Iterator<Item = Place> {
    fields(cells).map(Place::of_field)
}

/// The field with this number in the set; otherwise the number is lowered by the size of the set.
fn nth(cells: CellSet, number: &mut usize) -> Option<Field> {
    let count = cells.len();
    if *number >= count {
        *number -= count;
        return None;
    }
    let mut rest = cells.0;
    for _ in 0..*number {
        rest &= rest - 1;
    }
    CellSet(rest).first()?.field()
}
