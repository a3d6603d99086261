//! "Die Geschäfte": paying, and what each shop, the tavern and the artist give.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Seat, Sink};

use crate::event::Event;
use crate::moves::Move;
use crate::pieces::{HIGHEST_VALUE, Position, ShopKind};
use crate::refusal::Refusal;
use crate::state::{Site, Step, Toledo};

/// T-17: cards drawn in a tavern.
const TAVERN_CARDS: u8 = 3;

/// What a place gives to whoever uses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trade {
    Shop(ShopKind),
    Tavern,
    Artist,
}

/// The kinds of place that a pawn can use, as the message files name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PlaceName {
    Gem,
    Steel,
    Smith,
    Fencing,
    Tavern,
    Artist,
    /// Nothing that could be used.
    None,
}

impl Toledo {
    pub(crate) fn trade(&self, field: Position) -> Option<Trade> {
        match self.site(field)? {
            Site::Shop { shop, .. } => Some(Trade::Shop(shop.kind)),
            Site::Tavern => Some(Trade::Tavern),
            Site::Artist => Some(Trade::Artist),
            Site::Cathedral | Site::Empty | Site::Gate => None,
        }
    }

    pub(crate) fn owner(&self, field: Position) -> Option<Seat> {
        match self.site(field) {
            Some(Site::Shop { owner, .. }) => Some(owner),
            _ => None,
        }
    }

    /// T-16: an own shop is free.
    pub(crate) fn is_free(&self, field: Position) -> bool {
        self.owner(field) == Some(self.turn)
    }

    /// T-19: whether there is anything to take. A tavern always has something: what is paid there is discarded first.
    pub(crate) fn has_something(&self, field: Position) -> bool {
        match self.trade(field) {
            Some(Trade::Shop(ShopKind::Gem)) => self.supply.gems > 0,
            Some(Trade::Shop(ShopKind::Steel)) => self.supply.steel > 0,
            Some(Trade::Shop(ShopKind::Smith)) => self.has_sword_to_take(),
            Some(Trade::Shop(ShopKind::Fencing)) => self.has_tile_to_take(),
            Some(Trade::Artist) => self.next_painting().is_some(),
            Some(Trade::Tavern) => true,
            None => false,
        }
    }

    /// T-15: the pawn has just come to a circle. Where all can see that the place cannot be used, nothing is asked.
    pub(crate) fn offer_shop(&mut self, field: Position, events: &mut impl Sink<Event>) {
        let may_pay = self.is_free(field) || !self.mover().hand.is_empty();
        if may_pay && self.has_something(field) {
            self.step = Step::Shop { field };
        } else {
            self.go_on(events);
        }
    }

    /// T-15 to T-19: what can be had at a place.
    pub(crate) fn list_shop(&self, field: Position, out: &mut Vec<Move>) {
        if self.has_something(field) {
            self.list_use(field, out);
            self.list_pay(field, out);
        }
    }

    /// T-16: an own shop is free; the swordsmith and the fencing master ask what to take.
    fn list_use(&self, field: Position, out: &mut Vec<Move>) {
        if !self.is_free(field) {
            return;
        }
        match self.trade(field) {
            Some(Trade::Shop(ShopKind::Smith | ShopKind::Fencing)) => self.list_take(field, out),
            _ => out.push(Move::Use),
        }
    }

    /// T-16: one card in hand, worth at least the price.
    fn list_pay(&self, field: Position, out: &mut Vec<Move>) {
        if self.is_free(field) {
            return;
        }
        let hand = self.mover().hand;
        let values = self.price(field)..=HIGHEST_VALUE;
        out.extend(values.filter(|value| hand.has_value(*value)).map(|value| Move::Pay { value }));
    }

    /// What can be taken here when a choice is to be made.
    pub(crate) fn list_take(&self, field: Position, out: &mut Vec<Move>) {
        match self.trade(field) {
            Some(Trade::Shop(ShopKind::Smith)) => self.list_sword(out),
            Some(Trade::Shop(ShopKind::Fencing)) => self.list_tile(out),
            _ => {}
        }
    }

    /// T-15: where a shop can be used now.
    fn shop_in_use(&self) -> Result<Position, Refusal> {
        match self.step {
            Step::Shop { field } => Ok(field),
            _ => Err(self.not_now()),
        }
    }

    /// T-16, T-17: a dealer of one's own.
    pub(crate) fn why_not_use(&self) -> Result<(), Refusal> {
        let field = self.shop_in_use()?;
        self.why_not_empty(field)?;
        if !self.is_free(field) {
            return Err(Refusal::MustPay { field, price: self.price(field) });
        }
        match self.trade(field) {
            Some(Trade::Shop(ShopKind::Gem | ShopKind::Steel)) => Ok(()),
            _ => Err(Refusal::SayWhatToTake { field }),
        }
    }

    /// T-16: one card in hand, worth at least the price.
    pub(crate) fn why_not_pay(&self, value: u8) -> Result<(), Refusal> {
        let field = self.shop_in_use()?;
        self.why_not_empty(field)?;
        if self.is_free(field) {
            return Err(Refusal::OwnShopIsFree { field });
        }
        if !(1..=HIGHEST_VALUE).contains(&value) || !self.mover().hand.has_value(value) {
            return Err(Refusal::NoCardToPay { value });
        }
        if value < self.price(field) {
            return Err(Refusal::PriceIsHigher { value, price: self.price(field), field });
        }
        Ok(())
    }

    /// T-19: where there is nothing to take, nothing is paid.
    pub(crate) fn why_not_empty(&self, field: Position) -> Result<(), Refusal> {
        if self.has_something(field) {
            return Ok(());
        }
        Err(Refusal::NothingToTake { field, place: self.place_name(field) })
    }

    /// The kind of place, as the message files name it.
    pub(crate) fn place_name(&self, field: Position) -> PlaceName {
        match self.trade(field) {
            Some(Trade::Shop(ShopKind::Gem)) => PlaceName::Gem,
            Some(Trade::Shop(ShopKind::Steel)) => PlaceName::Steel,
            Some(Trade::Shop(ShopKind::Smith)) => PlaceName::Smith,
            Some(Trade::Shop(ShopKind::Fencing)) => PlaceName::Fencing,
            Some(Trade::Tavern) => PlaceName::Tavern,
            Some(Trade::Artist) => PlaceName::Artist,
            None => PlaceName::None,
        }
    }

    /// T-16, T-17, T-18: a sword or a tile is taken where the place is the own, or paid for.
    pub(crate) fn why_not_choose(&self, kind: ShopKind) -> Result<(), Refusal> {
        let (Step::Shop { field } | Step::Take { field }) = self.step else { return Err(self.not_now()) };
        if self.trade(field) != Some(Trade::Shop(kind)) {
            return Err(Refusal::OtherTrade { field, place: self.place_name(field) });
        }
        if matches!(self.step, Step::Shop { .. }) && !self.is_free(field) {
            self.why_not_empty(field)?;
            return Err(Refusal::MustPay { field, price: self.price(field) });
        }
        Ok(())
    }

    /// T-16: the card goes to the owner at once, or to the discards. All see it: they must see that it is enough.
    pub(crate) fn play_pay(&mut self, value: u8, events: &mut impl Sink<Event>) {
        let (Step::Shop { field }, seat) = (self.step, self.turn) else { return };
        let Some(card) = self.take_from_hand(seat, value) else { return };
        let owner = self.owner(field);
        if let Some(owner) = owner {
            self.player_mut(owner).hand.insert(card);
            self.seen.insert(card);
        } else {
            self.discard(card);
        }
        let price = self.price(field);
        events.tell(|| Event::Paid { seat, owner_seat: owner, card, value, price, field });
        self.give(field, events);
    }

    pub(crate) fn play_use(&mut self, events: &mut impl Sink<Event>) {
        let Step::Shop { field } = self.step else { return };
        self.give(field, events);
    }

    /// T-17: what the place gives, or the question what to take. Where there is but one answer it is not asked.
    fn give(&mut self, field: Position, events: &mut impl Sink<Event>) {
        match self.trade(field) {
            Some(Trade::Shop(ShopKind::Gem)) => self.take_gem(events),
            Some(Trade::Shop(ShopKind::Steel)) => self.take_steel(events),
            Some(Trade::Artist) => self.take_painting(events),
            Some(Trade::Tavern) => self.draw_to_hand(self.turn, TAVERN_CARDS, events),
            Some(Trade::Shop(ShopKind::Smith)) => {
                self.step = Step::Take { field };
                if let Some(only) = self.only_sword_to_take() {
                    self.play_sword(only, events);
                }
                return;
            }
            Some(Trade::Shop(ShopKind::Fencing)) => {
                self.step = Step::Take { field };
                if let Some(only) = self.only_tile_to_take() {
                    self.play_tile(only, None, events);
                }
                return;
            }
            None => {}
        }
        self.go_on(events);
    }
}
