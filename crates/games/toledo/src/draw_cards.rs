//! "2 Geldkarten nehmen": the first of the four actions, and the draw pile.

use tabletop::{Seat, Sink};

use crate::event::Event;
use crate::moves::Move;
use crate::pieces::{Card, Cards};
use crate::refusal::Refusal;
use crate::state::{Pile, Toledo};

const DRAWN: u8 = 2;

impl Toledo {
    pub(crate) fn list_draw(out: &mut Vec<Move>) {
        out.push(Move::Draw);
    }

    pub(crate) fn why_not_draw(&self) -> Result<(), Refusal> {
        self.why_not_begin()
    }

    /// T-8: two cards; always allowed, so that nobody is ever stuck.
    pub(crate) fn play_draw(&mut self, events: &mut impl Sink<Event>) {
        self.draw_to_hand(self.turn, DRAWN, events);
        self.end_turn(events);
    }

    /// T-8: as many cards as there are, up to so many.
    pub(crate) fn draw_to_hand(&mut self, seat: Seat, most: u8, events: &mut impl Sink<Event>) {
        let mut drawn = Cards::EMPTY;
        for _ in 0..most {
            let Some(card) = self.turn_up(events) else { break };
            drawn.insert(card);
        }
        let player = self.player_mut(seat);
        player.hand = player.hand.union(drawn);
        events.tell(|| Event::CardsDrawn { seat, count: drawn.len(), cards: Some(drawn.iter().collect()) });
    }

    /// T-8, T-23: the top card. The discards are shuffled when a card is needed and none is there, not before; the open
    /// first card is not among them.
    pub(crate) fn turn_up(&mut self, events: &mut impl Sink<Event>) -> Option<Card> {
        if self.pile.len() == 0 && !self.discards.is_empty() {
            self.refill(events);
        }
        self.pile.draw()
    }

    fn refill(&mut self, events: &mut impl Sink<Event>) {
        self.pile = Pile::new(self.discards.iter());
        self.pile.shuffle(&mut self.deal.shuffle(self.shuffles));
        self.shuffles += 1;
        self.discards = Cards::EMPTY;
        let count = self.pile.len();
        events.tell(|| Event::PileShuffled { count });
    }

    pub(crate) const fn discard(&mut self, card: Card) {
        self.discards.insert(card);
    }

    /// Takes the lowest-numbered card of a value from a hand. What all knew of it is forgotten with it.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, value: u8) -> Option<Card> {
        let card = self.player(seat).hand.lowest(value)?;
        self.player_mut(seat).hand.remove(card);
        self.seen.remove(card);
        Some(card)
    }
}
