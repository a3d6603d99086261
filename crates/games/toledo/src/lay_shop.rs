//! "1 Geschäftetafel legen": the second of the four actions.

use tabletop::Sink;

use crate::event::Event;
use crate::moves::Move;
use crate::pieces::{Position, Shop, positions};
use crate::refusal::Refusal;
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
    pub(crate) fn why_not_lay(&self, shop: Shop, field: Position) -> Result<(), Refusal> {
        match self.site(field) {
            Some(Site::Empty) => {}
            Some(Site::Shop { owner, shop }) => {
                let Shop { kind, circles } = shop;
                return Err(Refusal::FieldHasShop { field, other: owner, kind, circles });
            }
            Some(Site::Tavern) => return Err(Refusal::FieldIsTavern { field }),
            Some(Site::Artist) => return Err(Refusal::FieldIsArtist { field }),
            Some(Site::Cathedral | Site::Gate) | None => {
                return Err(Refusal::NoSuchField { field, last: self.edition.fields() });
            }
        }
        if !(1..=2).contains(&shop.circles) || !self.mover().has_shop(shop) {
            return Err(Refusal::ShopIsLaid { kind: shop.kind, circles: shop.circles });
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
