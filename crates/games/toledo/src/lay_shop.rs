//! "1 Geschäftetafel legen": the second of the four actions.

use tabletop::{Refusal, Sink, Value};

use crate::event::Event;
use crate::moves::Move;
use crate::pieces::{Position, Shop, positions};
use crate::state::{Site, Toledo};

impl Toledo {
    /// T-2, T-9: the fields without a shop, a tavern or an artist.
    pub(crate) fn empty_fields(&self) -> u32 {
        self.edition.street() & !self.stops
    }

    pub(crate) fn list_lay(&self, out: &mut Vec<Move>) {
        let empty = self.empty_fields();
        for shop in Shop::all().filter(|shop| self.mover().has_shop(*shop)) {
            let Shop { kind, circles } = shop;
            out.extend(positions(empty).map(|field| Move::Lay { kind, circles, field }));
        }
    }

    /// T-2, T-9: an own shop, on a field that is empty of tiles.
    pub(crate) fn may_lay(&self, shop: Shop, field: Position) -> Result<(), Refusal> {
        let at_field = |rule, key| Refusal::new(rule, key).with("field", field.0);
        match self.site(field) {
            Some(Site::Empty) => {}
            Some(Site::Shop { owner, shop }) => {
                let refusal = at_field("T-9", "field-has-shop").with("other", owner);
                return Err(named(refusal, shop));
            }
            Some(Site::Tavern) => return Err(at_field("T-2", "field-is-tavern")),
            Some(Site::Artist) => return Err(at_field("T-2", "field-is-artist")),
            Some(Site::Cathedral | Site::Gate) | None => {
                return Err(at_field("T-1", "no-such-field").with("last", self.edition.fields()));
            }
        }
        if !(1..=2).contains(&shop.circles) || !self.mover().has_shop(shop) {
            return Err(named(Refusal::new("T-7", "shop-is-laid"), shop));
        }
        Ok(())
    }

    pub(crate) fn play_lay(&mut self, shop: Shop, field: Position, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        self.put_shop(seat, shop, field);
        events.tell(|| Event::ShopLaid { seat, kind: shop.kind, circles: shop.circles, field });
        self.end_turn(events);
    }
}

/// The refusal with the shop that it is about.
fn named(refusal: Refusal, shop: Shop) -> Refusal {
    refusal.with("kind", Value::text(shop.kind.name())).with("circles", shop.circles)
}
