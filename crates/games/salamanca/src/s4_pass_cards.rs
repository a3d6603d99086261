//! 4. Pass the card on to the left neighbour.

use tabletop::Sink;

use crate::state::{PlayedCard, RoundCards};
use crate::{Event, Salamanca};

impl Salamanca {
    /// S-18, S-29: every card played goes to the left neighbour of who played it, before all eyes. S-14: whoever had
    /// the last turn plays the first card of the next round; with two players nobody leads.
    pub(crate) fn pass_cards(&mut self, events: &mut impl Sink<Event>) {
        let table = std::mem::take(&mut self.table);
        for &PlayedCard { seat, card } in table.as_slice() {
            let other = seat.next(self.seats);
            self.hands[other.index()].add(card);
            self.memory.card_received(other, card);
            events.tell(|| Event::CardPassedOn { seat, other, card });
        }
        self.leader = self.next_leader(table);
    }

    fn next_leader(&self, table: RoundCards) -> tabletop::Seat {
        match table.as_slice().last() {
            Some(last) if self.seats > 2 => last.seat,
            _ => self.leader,
        }
    }
}
