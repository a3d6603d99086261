//! Emergency action, passing: a player must act, and what happens when that is impossible.

use castle_box::{Cell, CellSet};
use tabletop::{Seat, Sink};

use crate::{BigBoss, Event, Refusal};

impl BigBoss {
    /// C-8, C-27: whether there is anything to do but withdraw. A build card can always be played; a tower card needs a
    /// place.
    #[inline]
    pub(crate) fn has_action(&self, seat: Seat) -> bool {
        !self.cards.hand(seat).is_empty()
            || self.cheapest_card().is_some_and(|price| price <= self.money(seat))
            || !self.list_tower(seat).is_empty()
    }

    /// C-27: nobles whose withdrawal makes the cheapest card on sale affordable.
    fn helpful_withdrawals(&self, seat: Seat) -> CellSet {
        let Some(price) = self.cheapest_card() else { return CellSet::EMPTY };
        let helps = |cell: &Cell| self.money(seat) + self.withdrawal_pay(*cell) >= price;
        self.site.nobles(seat).iter().filter(helps).collect()
    }

    /// C-27: a seat without an action must withdraw a noble if that lets it buy a card.
    pub(crate) fn must_withdraw(&self, seat: Seat) -> bool {
        !self.helpful_withdrawals(seat).is_empty()
    }

    /// C-27, C-28: only who has no action may pass, and only when no noble would pay for a card.
    #[inline]
    pub(crate) fn list_pass(&self, seat: Seat, may_act: bool) -> bool {
        !may_act && !self.must_withdraw(seat)
    }

    /// C-27, C-28: what a seat without an action can withdraw: nobles that help, or else any.
    pub(crate) fn withdrawals_when_stuck(&self, seat: Seat) -> CellSet {
        let helpful = self.helpful_withdrawals(seat);
        if helpful.is_empty() { self.site.nobles(seat) } else { helpful }
    }

    /// C-28: no card in hand and none left to buy.
    fn has_no_cards_ever(&self, seat: Seat) -> bool {
        self.cards.hand(seat).is_empty() && self.cards.towers(seat) == 0 && self.cheapest_card().is_none()
    }

    /// C-27, C-28: only who has no action may pass.
    pub(crate) fn why_not_pass(&self, seat: Seat) -> Result<(), Refusal> {
        if self.has_action(seat) {
            return Err(Refusal::CanAct);
        }
        match self.cheapest_card() {
            Some(price) if self.must_withdraw(seat) => {
                Err(Refusal::MustWithdraw { price, money: self.money(seat) })
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn play_pass(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.end_without_action(seat, false, events);
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
