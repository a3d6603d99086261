//! Action 1: buy a build card or a tower card.

use castle_box::{Field, Real};
use tabletop::{Seat, Sink};

use crate::{Alcazar, Event, Move, Refusal};

/// C-9.
const BUILD_CARD: Real = Real(5);
/// C-9.
const TOWER_CARD: Real = Real(10);

/// C-9: what is there and can be paid.
#[derive(Clone, Copy)]
pub(crate) struct Purchases {
    open: usize,
    pile: bool,
    tower: bool,
}

impl Purchases {
    pub(crate) const fn count(self) -> usize {
        self.open + self.pile as usize + self.tower as usize
    }
}

impl Alcazar {
    /// C-9: counted, not listed.
    #[inline]
    pub(crate) fn purchases(&self, seat: Seat) -> Purchases {
        let money = self.money(seat);
        Purchases {
            open: if money >= BUILD_CARD { self.cards.open().count() } else { 0 },
            pile: money >= BUILD_CARD && self.cards.pile_len() > 0,
            tower: money >= TOWER_CARD && self.cards.tower_pile() > 0,
        }
    }

    /// C-9: the purchase with this number in the list.
    pub(crate) fn nth_purchase(&self, purchases: Purchases, number: usize) -> Move {
        match self.cards.open().nth(number) {
            Some(card) if number < purchases.open => Move::BuyOpen { card },
            _ if purchases.pile && number == purchases.open => Move::BuyPile,
            _ => Move::BuyTower,
        }
    }

    /// C-9: whatever is there and can be paid.
    pub(crate) fn list_buy(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list_buy_open(seat, out);
        self.list_buy_pile(seat, out);
        self.list_buy_tower(seat, out);
    }

    fn list_buy_open(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.money(seat) >= BUILD_CARD {
            out.extend(self.cards.open().map(|card| Move::BuyOpen { card }));
        }
    }

    fn list_buy_pile(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.money(seat) >= BUILD_CARD && self.cards.pile_len() > 0 {
            out.push(Move::BuyPile);
        }
    }

    fn list_buy_tower(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.money(seat) >= TOWER_CARD && self.cards.tower_pile() > 0 {
            out.push(Move::BuyTower);
        }
    }

    /// C-27: the price of the cheapest card on sale.
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
    pub(crate) fn why_not_buy_open(&self, seat: Seat, card: Field) -> Result<(), Refusal> {
        if !self.cards.is_open(card) {
            return Err(Refusal::CardNotOpen { card });
        }
        self.why_not_pay(seat, BUILD_CARD)
    }

    /// C-9.
    pub(crate) fn why_not_buy_pile(&self, seat: Seat) -> Result<(), Refusal> {
        if self.cards.pile_len() == 0 {
            return Err(Refusal::PileEmpty);
        }
        self.why_not_pay(seat, BUILD_CARD)
    }

    /// C-9.
    pub(crate) fn why_not_buy_tower(&self, seat: Seat) -> Result<(), Refusal> {
        if self.cards.tower_pile() == 0 {
            return Err(Refusal::TowerPileEmpty);
        }
        self.why_not_pay(seat, TOWER_CARD)
    }

    fn why_not_pay(&self, seat: Seat, price: Real) -> Result<(), Refusal> {
        let money = self.money(seat);
        if price <= money { Ok(()) } else { Err(Refusal::CardTooDear { price, money }) }
    }

    pub(crate) fn play_buy_open(&mut self, seat: Seat, card: Field, events: &mut impl Sink<Event>) {
        self.money[seat.index()] -= BUILD_CARD;
        events.tell(|| Event::BoughtOpen { seat, card, amount: BUILD_CARD });
        if let Some(card) = self.cards.take_open(seat, card) {
            events.tell(|| Event::CardRevealed { card });
        }
        self.end_turn(true, events);
    }

    pub(crate) fn play_buy_pile(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.money[seat.index()] -= BUILD_CARD;
        events.tell(|| Event::BoughtPile { seat, amount: BUILD_CARD });
        if let Some(card) = self.cards.take_top(seat) {
            events.tell(|| Event::CardDrawn { seat, card });
        }
        self.end_turn(true, events);
    }

    pub(crate) fn play_buy_tower(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.money[seat.index()] -= TOWER_CARD;
        self.cards.take_tower(seat);
        events.tell(|| Event::BoughtTower { seat, amount: TOWER_CARD });
        self.end_turn(true, events);
    }
}
