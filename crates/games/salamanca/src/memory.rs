//! What players who watch closely know of each other's hands.
//!
//! Kept for [`redeal_hidden`](tabletop::Game::redeal_hidden) alone: no rule asks it and no view shows it. For each who
//! knows and each who holds it says which cards are certainly in that hand. Where a card leaves a hand
//! unseen, nobody else can be certain of one card of each value any more.

use tabletop::{MAX_SEATS, Seat, Viewer};

use crate::Cards;

/// Row of those who know only what all have seen: spectators.
const ALL: usize = MAX_SEATS;

/// The cards that a viewer knows to be in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    known: [[Cards; MAX_SEATS]; MAX_SEATS + 1],
}

const fn row(viewer: Viewer) -> usize {
    match viewer {
        Some(seat) => seat.index(),
        None => ALL,
    }
}

impl Memory {
    pub(crate) const fn of(&self, viewer: Viewer, holder: Seat) -> Cards {
        self.known[row(viewer)][holder.index()]
    }

    pub(crate) const fn set(&mut self, viewer: Viewer, holder: Seat, cards: Cards) {
        self.known[row(viewer)][holder.index()] = cards;
    }

    /// Everybody but the holder, spectators included.
    fn others(&mut self, holder: Seat) -> impl Iterator<Item = (usize, &mut Cards)> {
        let rows = self.known.iter_mut().enumerate().filter(move |(row, _)| *row != holder.index());
        rows.map(move |(row, known)| (row, &mut known[holder.index()]))
    }

    /// S-14, S-27: a card leaves a hand before all eyes.
    pub(crate) fn card_played(&mut self, holder: Seat, card: u8) {
        self.others(holder).for_each(|(_, known)| known.remove_if_there(card));
    }

    /// S-18: a card goes into a hand before all eyes.
    pub(crate) fn card_received(&mut self, holder: Seat, card: u8) {
        self.others(holder).for_each(|(_, known)| known.add(card));
    }

    /// S-15: a hand is shown to all.
    pub(crate) fn hand_shown(&mut self, holder: Seat, hand: Cards) {
        self.others(holder).for_each(|(_, known)| *known = hand);
    }

    /// S-31: one player sees the hand of another.
    pub(crate) const fn hand_looked_at(&mut self, looker: Seat, holder: Seat, hand: Cards) {
        self.set(Some(looker), holder, hand);
    }

    /// S-31: two players swap a card; only they see which.
    pub(crate) fn cards_swapped(&mut self, looker: Seat, other: Seat, take: u8, give: u8) {
        for holder in [looker, other] {
            let unaware =
                self.others(holder).filter(|(row, _)| *row != looker.index() && *row != other.index());
            unaware.for_each(|(_, known)| known.one_fewer_of_each());
        }
        let of_other = &mut self.known[looker.index()][other.index()];
        of_other.remove_if_there(take);
        of_other.add(give);
        let of_looker = &mut self.known[other.index()][looker.index()];
        of_looker.remove_if_there(give);
        of_looker.add(take);
    }

    /// What is left of the memory for a world that was dealt anew for one viewer: what that viewer remembers, what the
    /// others know of the viewer's own hand, and of the rest what all have seen.
    pub(crate) fn as_known_to(&self, viewer: Viewer) -> Self {
        let mut left = *self;
        for (knower, known) in left.known.iter_mut().enumerate() {
            if knower == row(viewer) {
                continue;
            }
            for (holder, cards) in known.iter_mut().enumerate() {
                if Some(holder) != viewer.map(Seat::index) && knower != holder {
                    *cards = self.known[ALL][holder];
                }
            }
        }
        left
    }

    /// Drops what cannot be: a file may hold anything. Chairs that nobody sits on know what all know.
    pub(crate) fn drop_contradictions(&mut self, seats: u8, hands: &[Cards; MAX_SEATS]) {
        self.fill_empty_chairs(seats);
        for (knower, known) in self.known.iter_mut().enumerate() {
            for (holder, cards) in known.iter_mut().enumerate() {
                if knower == holder || !hands[holder].has_all(*cards) {
                    *cards = Cards::EMPTY;
                }
            }
        }
        for holder in 0..MAX_SEATS {
            let of_all = self.known[ALL][holder];
            let rest = self.known.iter().enumerate().filter(|(knower, _)| *knower != holder);
            if !rest.into_iter().all(|(_, known)| known[holder].has_all(of_all)) {
                self.known[ALL][holder] = Cards::EMPTY;
            }
        }
        self.fill_empty_chairs(seats);
    }

    fn fill_empty_chairs(&mut self, seats: u8) {
        let of_all = self.known[ALL];
        self.known[seats as usize..ALL].fill(of_all);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEATS: [Seat; 3] = [Seat::new(0), Seat::new(1), Seat::new(2)];

    fn cards(values: &[u8]) -> Cards {
        values.iter().copied().collect()
    }

    #[test]
    fn a_swap_is_known_to_two_and_makes_the_others_unsure() {
        let [first, second, third] = SEATS;
        let mut memory = Memory::default();
        memory.hand_shown(second, cards(&[3, 3, 5]));
        memory.hand_looked_at(first, second, cards(&[3, 3, 5, 8]));
        memory.cards_swapped(first, second, 8, 1);
        assert_eq!(memory.of(Some(first), second), cards(&[1, 3, 3, 5]));
        assert_eq!(memory.of(Some(second), first), cards(&[8]));
        assert_eq!(memory.of(Some(third), second), cards(&[3]), "one of each value may have gone");
        assert_eq!(memory.of(None, first), Cards::EMPTY);
    }

    #[test]
    fn a_card_passed_on_is_known_until_it_is_played() {
        let [first, second, _] = SEATS;
        let mut memory = Memory::default();
        memory.card_received(first, 4);
        assert_eq!(memory.of(Some(second), first), cards(&[4]));
        assert_eq!(memory.of(Some(first), first), Cards::EMPTY, "the own hand needs no memory");
        memory.card_played(first, 4);
        assert_eq!(memory, Memory::default());
    }

    #[test]
    fn in_a_world_dealt_anew_others_know_of_each_other_what_all_have_seen() {
        let [viewer, second, third] = SEATS;
        let mut memory = Memory::default();
        memory.hand_shown(third, cards(&[5]));
        memory.set(Some(viewer), second, cards(&[8]));
        memory.set(Some(second), viewer, cards(&[2]));
        memory.set(Some(second), third, cards(&[5, 7]));
        memory.set(Some(third), second, cards(&[4]));
        let left = memory.as_known_to(Some(viewer));
        assert_eq!(left.of(Some(viewer), second), cards(&[8]), "what the viewer remembers");
        assert_eq!(left.of(Some(second), viewer), cards(&[2]), "what others know of the viewer's hand");
        assert_eq!(left.of(Some(second), third), cards(&[5]));
        assert_eq!(left.of(Some(third), second), Cards::EMPTY);
    }
}
