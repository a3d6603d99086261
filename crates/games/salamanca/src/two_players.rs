//! The game for two.
//!
//! Both choose two cards unseen and reveal them at once; four turns follow.

use tabletop::{Seat, SeatSet, Sink};

use crate::cards::HIGHEST;
use crate::moves::{Groups, Kind};
use crate::{Event, Refusal, Salamanca};

impl Salamanca {
    /// S-27: who has not chosen yet.
    pub(crate) fn still_choosing(&self) -> SeatSet {
        Seat::all(2).filter(|seat| self.chosen[seat.index()].is_none()).collect()
    }

    /// S-27: any two cards of the hand, the lower one named first.
    pub(crate) fn list_cards(&self, seat: Seat, moves: &mut Groups) {
        let values = self.hand(seat).values();
        for low in (1..HIGHEST).filter(|low| values >> low & 1 == 1) {
            moves.add(Kind::Cards(low), values & !((2 << low) - 1));
        }
    }

    pub(crate) fn why_not_cards(&self, seat: Seat, cards: [u8; 2]) -> Result<(), Refusal> {
        let missing = cards.into_iter().find(|card| !self.hand(seat).contains(*card));
        match missing {
            Some(card) => Err(Refusal::NoSuchCardToChoose { card }),
            // Only a program can ask for this: in the notation the lower card always comes first.
            None if cards[0] >= cards[1] => Err(Refusal::TwoDifferentCards),
            None => Ok(()),
        }
    }

    /// S-27: the choice stays unseen until both have chosen; then all four cards are revealed at once.
    pub(crate) fn play_cards(&mut self, seat: Seat, cards: [u8; 2], events: &mut impl Sink<Event>) {
        self.chosen[seat.index()] = Some(cards);
        events.tell(|| Event::CardsChosen { seat, cards: Some(cards.to_vec()) });
        let [Some(first), Some(second)] = self.chosen else { return };
        self.chosen = [None; 2];
        for (seat, cards) in Seat::all(2).zip([first, second]) {
            for card in cards {
                self.put_on_table(seat, card);
            }
            events.tell(|| Event::CardsRevealed { seat, cards: cards.to_vec() });
        }
        self.start_turns(events);
    }
}
