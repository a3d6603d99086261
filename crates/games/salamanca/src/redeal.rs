//! The same game with everything dealt anew that a viewer cannot know.

use tabletop::{Deal, Random, Rng, Seat, Viewer};

use crate::{Cards, Salamanca};

impl Salamanca {
    /// Hands, the pile, choices not yet revealed and the generator. Money stays: whoever watched the payments can
    /// add it up (S-5).
    pub(crate) fn redeal(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        let mut game = self.clone();
        game.memory = self.memory.as_known_to(viewer);
        game.redeal_hands(viewer, rng);
        game.redeal_choices(viewer, rng);
        game.redeal_pile(rng);
        game.deal = Deal::random(rng);
        game
    }

    /// S-4: the cards that the viewer cannot place are pooled in order, shuffled and dealt out.
    fn redeal_hands(&mut self, viewer: Viewer, rng: &mut Rng) {
        let mut pool = Cards::EMPTY;
        let sizes = self.hands.map(Cards::len);
        let holders: Vec<Seat> = Seat::all(self.seats).filter(|seat| viewer != Some(*seat)).collect();
        for &holder in &holders {
            let unknown = self.hand(holder).without(self.known_hand(viewer, holder));
            unknown.iter().for_each(|card| pool.add(card));
        }
        let mut pool = pool.list();
        rng.shuffle(&mut pool);
        for holder in holders {
            let mut hand = self.known_hand(viewer, holder);
            while hand.len() < sizes[holder.index()]
                && let Some(card) = pool.pop()
            {
                hand.add(card);
            }
            self.hands[holder.index()] = hand;
        }
        self.show_hand_in_sight();
    }

    /// What the viewer is sure of. Memory that does not fit the hand is no knowledge.
    fn known_hand(&self, viewer: Viewer, holder: Seat) -> Cards {
        let known = self.memory.of(viewer, holder);
        if self.hand(holder).has_all(known) { known } else { Cards::EMPTY }
    }

    /// S-31: whoever is looking at a hand knows it.
    pub(crate) fn show_hand_in_sight(&mut self) {
        if let Some(other) = self.turn.swap_with {
            let looker = self.card_on_turn().seat;
            self.memory.hand_looked_at(looker, other, self.hand(other));
        }
    }

    /// S-27: that the other player has chosen is seen, but not what.
    fn redeal_choices(&mut self, viewer: Viewer, rng: &mut Rng) {
        for seat in Seat::all(2).filter(|seat| viewer != Some(*seat)) {
            if self.chosen[seat.index()].is_some() {
                let mut hand = self.hand(seat).list();
                rng.shuffle(&mut hand);
                self.chosen[seat.index()] = Some([hand[0].min(hand[1]), hand[0].max(hand[1])]);
            }
        }
    }

    /// S-5: the last tiles stay under the pile.
    fn redeal_pile(&mut self, rng: &mut Rng) {
        let last = self.edition.last.len().min(self.pile.len());
        let (under, over) = self.pile.as_mut_slice().split_at_mut(last);
        for part in [under, over] {
            part.sort_unstable();
            rng.shuffle(part);
        }
    }
}
