//! 2. Play a card.
//!
//! Clockwise, each a value that nobody has played in this round. Five players know an exception.

use tabletop::{Seat, Sink};

use crate::moves::{Groups, Kind};
use crate::s3_build_power::order_of_turns;
use crate::state::PlayedCard;
use crate::{Event, Refusal, Salamanca, Step};

impl Salamanca {
    /// S-14: who plays the next card (three to five players).
    pub(crate) fn next_to_play(&self) -> Seat {
        let place = self.leader.index() + self.table().len();
        Seat::new((place % self.seats as usize) as u8)
    }

    /// S-14: the values that lie on the table, as bits.
    fn values_played(&self) -> u128 {
        self.table().iter().fold(0, |values, played| values | 1 << played.card)
    }

    /// S-15: whether a seat holds nothing but values already played. That takes five players: with fewer there are
    /// fewer values on the table than cards in the hand.
    fn has_only_played_values(&self, seat: Seat) -> bool {
        self.seats == 5 && self.hand(seat).values() & !self.values_played() == 0
    }

    /// S-15: the value of the player who would act first.
    fn first_value(&self) -> Option<u8> {
        let order = order_of_turns(self.table);
        order.as_slice().first().map(|first| first.card)
    }

    /// S-14, S-15: the values that a seat can play now, as bits.
    fn playable(&self, seat: Seat) -> u128 {
        if self.has_only_played_values(seat) {
            return self.first_value().map_or(0, |value| 1 << value);
        }
        self.hand(seat).values() & !self.values_played()
    }

    pub(crate) fn list_card(&self, seat: Seat, moves: &mut Groups) {
        moves.add(Kind::Card, self.playable(seat));
    }

    pub(crate) fn why_not_card(&self, seat: Seat, card: u8) -> Result<(), Refusal> {
        if !self.hand(seat).contains(card) {
            return Err(Refusal::NoSuchCard { card });
        }
        if self.has_only_played_values(seat) {
            return match self.first_value() {
                Some(first) if first != card => Err(Refusal::OnlyFirstCard { card, first }),
                _ => Ok(()),
            };
        }
        match self.table().iter().find(|played| played.card == card) {
            Some(PlayedCard { seat: other, .. }) => Err(Refusal::ValuePlayed { card, other: *other }),
            None => Ok(()),
        }
    }

    /// S-14, S-15: the card goes on the table; after the last one the turns begin.
    pub(crate) fn play_card(&mut self, seat: Seat, card: u8, events: &mut impl Sink<Event>) {
        if self.has_only_played_values(seat) {
            let hand = self.hand(seat);
            events.tell(|| Event::HandShown { seat, cards: hand.list() });
            self.memory.hand_shown(seat, hand);
        }
        self.put_on_table(seat, card);
        events.tell(|| Event::CardPlayed { seat, card });
        if self.table().len() == self.seats as usize {
            self.start_turns(events);
        }
    }

    pub(crate) fn put_on_table(&mut self, seat: Seat, card: u8) {
        self.hands[seat.index()].remove(card);
        self.memory.card_played(seat, card);
        self.table.push(seat, card);
    }

    pub(crate) fn start_turns(&mut self, events: &mut impl Sink<Event>) {
        self.table = order_of_turns(self.table);
        self.step = Step::Turn;
        self.tell_turn(events);
    }
}
