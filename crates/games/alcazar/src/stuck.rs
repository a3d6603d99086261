//! Passing: a player must act, and what happens when that is impossible.

use castle_box::Real;
use tabletop::{Seat, Sink};

use crate::{Alcazar, Event, Move, Refusal, Step};

/// How a player stands at the start of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plight {
    /// There is an action.
    None,
    /// C-28, A-15: no card in hand and none to buy; a bridge or passing.
    NoCards,
    /// C-27: no action, but a noble can be withdrawn to pay a card of this price.
    MustWithdraw { price: Real },
    /// C-27: no action, and no noble that would change it.
    NoAction,
}

impl Alcazar {
    /// C-27, C-28: decided at the start of a turn.
    pub(crate) fn plight(&self, seat: Seat) -> Plight {
        if !self.cards.hand(seat).is_empty() {
            return Plight::None;
        }
        if self.has_no_cards_ever(seat) {
            return Plight::NoCards;
        }
        if self.has_action(seat) {
            return Plight::None;
        }
        let pays = |price: &Real| {
            let money = self.money(seat);
            self.site.nobles(seat).iter().any(|cell| self.withdrawal_pay(cell) + money >= *price)
        };
        match self.cheapest_card().filter(pays) {
            Some(price) => Plight::MustWithdraw { price },
            None => Plight::NoAction,
        }
    }

    /// C-28: no card in hand and none left to buy.
    #[inline]
    pub(crate) fn has_no_cards_ever(&self, seat: Seat) -> bool {
        self.cards.hand(seat).is_empty() && self.cards.towers(seat) == 0 && self.cheapest_card().is_none()
    }

    pub(crate) fn list_pass(out: &mut Vec<Move>) {
        out.push(Move::Pass);
    }

    /// C-27, C-28, A-15: only who has no action may pass, and who has no cards at all.
    pub(crate) fn why_not_pass(&self, seat: Seat) -> Result<(), Refusal> {
        if self.has_no_cards_ever(seat) {
            return Ok(());
        }
        match (self.step, self.plight(seat)) {
            (Step::Turn, Plight::NoAction | Plight::NoCards) => Ok(()),
            (Step::Turn, Plight::MustWithdraw { price }) => {
                Err(Refusal::MustWithdraw { price, money: self.money(seat) })
            }
            _ => Err(Refusal::CanAct),
        }
    }

    pub(crate) fn play_pass(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let has_withdrawn = self.step == Step::Action;
        self.end_without_action(seat, has_withdrawn, events);
    }

    /// C-27, C-28: the turn ends without an action; who can never get a card again is out of the game. C-26: going out
    /// does not start the count of idle turns anew, with a withdrawal or without.
    pub(crate) fn end_without_action(
        &mut self,
        seat: Seat,
        has_withdrawn: bool,
        events: &mut impl Sink<Event>,
    ) {
        let is_out = self.has_no_cards_ever(seat);
        if is_out {
            self.out.insert(seat);
            self.idle.remove(seat);
            events.tell(|| Event::WentOut { seat });
        } else {
            events.tell(|| Event::NoAction { seat });
        }
        self.end_turn(has_withdrawn && !is_out, events);
    }
}
