//! What those who watch closely know of each other's hands, from what each of them saw.

use salamanca::MemoryFile;
use tabletop::{Seat, Viewer};

use crate::position::PlainPosition;

fn drop_one(cards: &mut Vec<u8>, card: u8) {
    if let Some(index) = cards.iter().position(|held| *held == card) {
        cards.remove(index);
    }
}

impl PlainPosition {
    /// Everybody but the holder; spectators know what all have seen.
    fn others(&self, holder: Seat) -> Vec<Viewer> {
        Seat::all(self.file.seats).filter(|seat| *seat != holder).map(Some).chain([None]).collect()
    }

    fn known(&mut self, knower: Viewer, holder: Seat) -> &mut Vec<u8> {
        let memory = &mut self.file.memory;
        let there = memory.iter().position(|one| one.knower == knower && one.holder == holder);
        let index = there.unwrap_or_else(|| {
            memory.push(MemoryFile { knower, holder, cards: Vec::new() });
            memory.len() - 1
        });
        &mut memory[index].cards
    }

    /// S-14, S-27: all see the card that is played.
    pub(crate) fn all_see_it_go(&mut self, holder: Seat, card: u8) {
        self.others(holder).into_iter().for_each(|knower| drop_one(self.known(knower, holder), card));
    }

    /// S-18: all see the card that is passed on.
    pub(crate) fn all_see_it_come(&mut self, holder: Seat, card: u8) {
        self.others(holder).into_iter().for_each(|knower| self.known(knower, holder).push(card));
    }

    /// S-15: whoever holds only values that have been played shows the hand.
    pub(crate) fn show_if_all_were_played(&mut self, holder: Seat) {
        let hand = self.file.hands[holder.index()].clone();
        let was_played = |card: &u8| self.file.table.iter().any(|played| played.card == *card);
        if !hand.is_empty() && hand.iter().all(was_played) {
            self.others(holder).into_iter().for_each(|knower| self.known(knower, holder).clone_from(&hand));
        }
    }

    /// S-31: one player looks into the hand of another.
    pub(crate) fn look(&mut self, seat: Seat, other: Seat) {
        let hand = self.file.hands[other.index()].clone();
        *self.known(Some(seat), other) = hand;
    }

    /// S-31: the two know what was swapped; for all others it may have been one card of any value.
    pub(crate) fn two_see_the_swap(&mut self, seat: Seat, other: Seat, take: u8, give: u8) {
        for (holder, partner, goes, comes) in [(seat, other, give, take), (other, seat, take, give)] {
            for knower in self.others(holder) {
                let known = self.known(knower, holder);
                if knower == Some(partner) {
                    drop_one(known, goes);
                    known.push(comes);
                } else {
                    (1..=10).for_each(|value| drop_one(known, value));
                }
            }
        }
    }

    /// In the order of the file, without those who know nothing.
    pub(crate) fn tidy_memory(&mut self) {
        self.file.memory.retain(|one| !one.cards.is_empty());
        self.file.memory.iter_mut().for_each(|one| one.cards.sort_unstable());
        self.file.memory.sort_by_key(|one| (one.knower.is_none(), one.knower, one.holder));
    }
}
