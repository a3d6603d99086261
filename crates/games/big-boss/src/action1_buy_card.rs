//! Action 1: buy a build card or a tower card.

use castle_box::{Field, Real};
use tabletop::{Refusal, Seat, Sink};

use crate::{BigBoss, Event};

/// C-9.
const BUILD_CARD: Real = Real(5);
/// C-9.
const TOWER_CARD: Real = Real(10);

impl BigBoss {
    /// C-9: whether a seat can pay a build card, and a tower card.
    #[inline]
    pub(crate) fn affordable(&self, seat: Seat) -> (bool, bool) {
        let money = self.money(seat);
        (money >= BUILD_CARD, money >= TOWER_CARD)
    }

    /// C-27: the price of the cheapest card on sale.
    #[inline]
    pub(crate) fn cheapest_card(&self) -> Option<Real> {
        if self.cards.pile_len() > 0 || self.cards.open().next().is_some() {
            Some(BUILD_CARD)
        } else if self.cards.tower_pile() > 0 {
            Some(TOWER_CARD)
        } else {
            None
        }
    }

    /// C-9.
    pub(crate) fn may_buy_open(&self, seat: Seat, card: Field) -> Result<(), Refusal> {
        if !self.cards.is_open(card) {
            return Err(Refusal::new("C-9", "card-not-open").with("card", card));
        }
        self.may_pay(seat, "C-9", BUILD_CARD)
    }

    /// C-9.
    pub(crate) fn may_buy_pile(&self, seat: Seat) -> Result<(), Refusal> {
        if self.cards.pile_len() == 0 {
            return Err(Refusal::new("C-9", "pile-empty"));
        }
        self.may_pay(seat, "C-9", BUILD_CARD)
    }

    /// C-9.
    pub(crate) fn may_buy_tower(&self, seat: Seat) -> Result<(), Refusal> {
        if self.cards.tower_pile() == 0 {
            return Err(Refusal::new("C-9", "tower-pile-empty"));
        }
        self.may_pay(seat, "C-9", TOWER_CARD)
    }

    pub(crate) fn may_pay(&self, seat: Seat, rule: &'static str, price: Real) -> Result<(), Refusal> {
        let money = self.money(seat);
        if price <= money {
            return Ok(());
        }
        Err(Refusal::new(rule, "too-little-money").with("price", price).with("money", money))
    }

    pub(crate) fn buy_open(&mut self, seat: Seat, card: Field, events: &mut impl Sink<Event>) {
        self.money[seat.index()] -= BUILD_CARD;
        events.tell(|| Event::BoughtOpen { seat, card, amount: BUILD_CARD });
        if let Some(card) = self.cards.take_open(seat, card) {
            events.tell(|| Event::CardRevealed { card });
        }
        self.end_turn(true, events);
    }

    pub(crate) fn buy_pile(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.money[seat.index()] -= BUILD_CARD;
        events.tell(|| Event::BoughtPile { seat, amount: BUILD_CARD });
        if let Some(card) = self.cards.take_top(seat) {
            events.tell(|| Event::CardDrawn { seat, card });
        }
        self.end_turn(true, events);
    }

    pub(crate) fn buy_tower(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.money[seat.index()] -= TOWER_CARD;
        self.cards.take_tower(seat);
        events.tell(|| Event::BoughtTower { seat, amount: TOWER_CARD });
        self.end_turn(true, events);
    }
}
