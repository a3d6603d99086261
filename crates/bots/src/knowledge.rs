//! What a seat may know.

use tabletop::{Game, Rng, Seat};

/// Any number will do, as long as it is always the same.
const FIXED: u64 = 0x7e27_0114;

/// A position as one seat knows it. While a game goes on there is no other way to make one than from what that seat may
/// know, and nothing in this crate thinks about anything else.
#[derive(Clone, Debug)]
pub struct Knowledge<G> {
    seat: Seat,
    /// One of the positions that the seat cannot tell from the true one. Which of them depends on what the seat knows
    /// alone: all that it does not know was dealt anew.
    determinization: G,
    /// Nothing is hidden: there is no other position that could be the true one.
    is_open: bool,
}

impl<G: Game> Knowledge<G> {
    /// Forgets all of the true position that the seat cannot know.
    pub fn of(truth: &G, seat: Seat) -> Self {
        let determinization = truth.redeal_hidden(Some(seat), &mut Rng::new(FIXED));
        Self { seat, determinization, is_open: false }
    }

    /// All hands and piles laid open, for whoever looks back at a game that is over. No player is ever given this.
    pub fn open(truth: &G, seat: Seat) -> Self {
        Self { seat, determinization: truth.clone(), is_open: true }
    }

    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// One of the positions that could be the true one.
    pub const fn determinization(&self) -> &G {
        &self.determinization
    }

    /// Another of them.
    pub fn determinize(&self, rng: &mut Rng) -> G {
        if self.is_open {
            return self.determinization.clone();
        }
        self.determinization.redeal_hidden(Some(self.seat), rng)
    }

    /// The moves of the seat.
    pub fn moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.determinization.legal_moves(self.seat, &mut moves);
        moves
    }
}
