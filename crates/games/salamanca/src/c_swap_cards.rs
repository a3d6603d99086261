//! Action C with card 6: look at a hand, take one card of it and give one.

use tabletop::{Seat, Sink};

use crate::moves::{Groups, Kind};
use crate::{Cards, Event, Move, Refusal, Salamanca, Step};

impl Salamanca {
    /// S-31: the card that swaps.
    pub const SWAP_CARD: u8 = 6;

    /// S-31: the other players, as bits.
    pub(crate) const fn look_targets(&self, seat: Seat) -> u128 {
        ((1 << self.seats) - 1) & !(1 << seat.index())
    }

    pub(crate) fn list_look(&self, seat: Seat, moves: &mut Groups) {
        if self.card_on_turn().card == Self::SWAP_CARD {
            moves.add(Kind::Look, self.look_targets(seat));
        }
    }

    pub(crate) fn why_not_look(&self, seat: Seat, other: Seat) -> Result<(), Refusal> {
        let card = self.card_on_turn().card;
        if card != Self::SWAP_CARD {
            return Err(Refusal::CardSwapsNot { card });
        }
        self.why_not_special()?;
        if other == seat {
            return Err(Refusal::SwapWithSelf);
        }
        if other.index() >= self.seats as usize {
            return Err(Refusal::NobodyThere { number: other });
        }
        Ok(())
    }

    /// S-31: choosing the player shows the hand; from now on the swap is compulsory.
    pub(crate) fn play_look(&mut self, seat: Seat, other: Seat, events: &mut impl Sink<Event>) {
        let hand = self.hand(other);
        self.memory.hand_looked_at(seat, other, hand);
        self.turn.swap_with = Some(other);
        self.step = Step::Swap;
        events.tell(|| Event::HandLookedAt { seat, other, cards: Some(hand.list()) });
    }

    /// S-31: the hand that is looked at.
    pub(crate) fn hand_in_sight(&self) -> Cards {
        self.turn.swap_with.map_or(Cards::EMPTY, |other| self.hand(other))
    }

    /// S-31: every value of the one hand against every value of the other; the card taken cannot be the one given.
    pub(crate) fn list_swap(&self, seat: Seat, moves: &mut Groups) {
        let own = self.hand(seat).values();
        let there = self.hand_in_sight();
        for take in (1..=crate::cards::HIGHEST).filter(|take| there.contains(*take)) {
            moves.add(Kind::Swap(take), own);
        }
    }

    pub(crate) fn why_not_swap(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let Move::Swap { take, give } = mv else { return Err(Refusal::SwapCompulsory) };
        if !self.hand_in_sight().contains(take) {
            return Err(Refusal::CardNotThere { card: take });
        }
        if !self.hand(seat).contains(give) {
            return Err(Refusal::NoSuchCardToGive { card: give });
        }
        Ok(())
    }

    /// S-31: only the two learn what was swapped.
    pub(crate) fn play_swap(&mut self, seat: Seat, take: u8, give: u8, events: &mut impl Sink<Event>) {
        let Some(other) = self.turn.swap_with.take() else { return };
        let (own, there) = (seat.index(), other.index());
        self.hands[own].remove(give);
        self.hands[there].remove(take);
        self.hands[own].add(take);
        self.hands[there].add(give);
        self.memory.cards_swapped(seat, other, take, give);
        self.turn.special = true;
        self.step = Step::Turn;
        events.tell(|| Event::CardsSwapped { seat, other, taken: Some(take), given: Some(give) });
        self.end_if_nothing_is_left(seat, events);
    }
}
