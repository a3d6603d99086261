//! What a seat cannot know, dealt anew.

use tabletop::{Deal, Random, Rng, Seat, Viewer};

use crate::pieces::{Card, Cards, HIGHEST_VALUE, Position, Tile};
use crate::state::{Pile, Step, Toledo};

/// Dealing again this often finds a hand that can move on wherever that is not very rare.
const TRIES: u32 = 40;

impl Toledo {
    /// T-7: the hands of the others and the order of the pile are secret. Cards that were given in payment are not (T-16),
    /// nor are hands at the end of the game (T-28).
    pub(crate) fn redealt(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        let mut game = self.clone();
        game.deal = Deal::random(rng);
        let secret: Vec<(Seat, Cards)> =
            self.all_seats().map(|seat| (seat, self.secret_hand(seat, viewer))).collect();
        let in_pile: Cards = self.pile.iter().collect();
        let mut pool: Vec<Card> =
            secret.iter().fold(in_pile, |pool, (_, hand)| pool.union(*hand)).iter().collect();
        for _ in 0..TRIES {
            rng.shuffle(&mut pool);
            game.hand_out(&secret, &pool);
            if !game.is_stranded() {
                return game;
            }
        }
        game.rescue(&secret, &mut pool);
        game
    }

    /// The cards in this hand that the viewer does not know.
    fn secret_hand(&self, seat: Seat, viewer: Viewer) -> Cards {
        if viewer == Some(seat) || self.step == Step::Over {
            Cards::EMPTY
        } else {
            self.player(seat).hand.without(self.seen)
        }
    }

    /// Gives each hand as many cards of the pool as it had secret ones, and the rest to the pile.
    fn hand_out(&mut self, secret: &[(Seat, Cards)], pool: &[Card]) {
        let mut cards = pool.iter().copied();
        for (seat, old) in secret {
            let known = self.player(*seat).hand.common(self.seen);
            if old.is_empty() {
                continue;
            }
            let new: Cards = cards.by_ref().take(old.len() as usize).collect();
            self.player_mut(*seat).hand = known.union(new);
        }
        self.pile = Pile::new(cards);
    }

    /// T-13: all know that a pawn on a field full of own pawns can move on. Where chance did not find such a hand,
    /// one is made from the cards that could be in it.
    fn rescue(&mut self, secret: &[(Seat, Cards)], pool: &mut [Card]) {
        let Step::Full { field } = self.step else { return };
        let Some(slot) = secret.iter().position(|(seat, _)| *seat == self.turn) else { return };
        let before: usize = secret[..slot].iter().map(|(_, hand)| hand.len() as usize).sum();
        let room = secret[slot].1.len();
        let known = self.mover().hand.common(self.seen);
        let Some(chain) = self.chain(field, known, &pool.iter().copied().collect(), room) else { return };
        for (index, card) in chain.iter().enumerate() {
            if let Some(at) = pool.iter().position(|other| other == card) {
                pool.swap(before + index, at);
            }
        }
        self.hand_out(secret, pool);
    }

    /// Cards of the pool, at most `room` of them, with which the pawn could move on from a field.
    fn chain(&self, field: Position, known: Cards, pool: &Cards, room: u8) -> Option<Vec<Card>> {
        let holds_tile = self.mover().has_tile(Tile::Movement);
        let mut open = vec![(field, known, *pool, room, self.played, Vec::new())];
        while let Some((at, known, pool, room, played, used)) = open.pop() {
            let allowed = played.values_to_follow(holds_tile);
            for value in (1..=HIGHEST_VALUE).filter(|value| allowed & (1 << value) != 0) {
                let to = Position(at.0 + value);
                let (mut known, mut pool, mut used) = (known, pool, used.clone());
                let (card, room) = match (known.lowest(value), pool.lowest(value), room) {
                    (Some(card), _, _) => (card, room),
                    (None, Some(card), 1..) => (card, room - 1),
                    _ => continue,
                };
                if to.0 > self.edition.last_gate() || self.stops_and_gates() & to.bit() == 0 {
                    continue;
                }
                if pool.contains(card) {
                    used.push(card);
                }
                known.remove(card);
                pool.remove(card);
                if self.full() & !self.others(self.turn) & to.bit() == 0 {
                    return Some(used);
                }
                open.push((to, known, pool, room, played.with(card, holds_tile), used));
            }
        }
        None
    }
}
