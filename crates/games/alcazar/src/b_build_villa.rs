//! B) Build a villa: one stone on an empty field with nothing beside it.

use castle_box::{Field, Level};
use tabletop::{Seat, Sink};

use crate::value::stone_worth;
use crate::{Alcazar, Event, Move, Refusal};

impl Alcazar {
    /// C-14, C-15, C-16: while stones last, a build card can always be played for one stone.
    pub(crate) fn list_build(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.cards.hand_fields(seat).map(|card| Move::Build { card }));
    }

    /// C-10: only a card in hand can be played.
    pub(crate) fn why_not_build(&self, seat: Seat, card: Field) -> Result<(), Refusal> {
        if self.cards.has(seat, card) { Ok(()) } else { Err(Refusal::CardNotInHand { card }) }
    }

    /// C-10, C-14, C-15, C-16: where the stone goes decides what is built.
    pub(crate) fn play_build(&mut self, seat: Seat, card: Field, events: &mut impl Sink<Event>) {
        self.cards.play(seat, card);
        let beside = |field: Field| self.site.building(field.cell());
        match (beside(card.previous()), beside(card.next())) {
            _ if self.site.is_built(card.cell()) => self.build_on_top(seat, card, events),
            (None, None) => self.build_villa(seat, card, events),
            (Some(one), Some(other)) if one != other => self.close_gap(seat, card, one, other, events),
            (Some(id), _) | (None, Some(id)) => self.extend(seat, card, id, events),
        }
    }

    /// C-14: worth 1, pays 1.
    fn build_villa(&mut self, seat: Seat, card: Field, events: &mut impl Sink<Event>) {
        self.site.first_stone(card.cell(), stone_worth(Level::GROUND), None);
        events.tell(|| Event::VillaFounded { seat, card });
        self.after_build([card.cell()].into_iter().collect(), events);
    }
}
