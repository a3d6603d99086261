//! Where the pawns are, and what they can bring in.

use tabletop::Seat;
use toledo::{PAWNS_TO_CLOSE, Toledo};

/// T-7: how many pawns a player has.
pub(super) const PAWNS: usize = toledo::PAWNS as usize;

/// Where a seat's pawns on the street are; 0 for those that are elsewhere.
pub(super) type Pawns = [u8; PAWNS];

/// T-1: where the first gate is, at the end of the street.
pub(super) fn gate(game: &Toledo) -> u8 {
    game.edition().fields() + 1
}

/// The foremost first.
pub(super) fn pawns(game: &Toledo, seat: Seat) -> Pawns {
    let mut pawns = [0; PAWNS];
    pawns.iter_mut().zip(game.pawns_on_street(seat)).for_each(|(pawn, position)| *pawn = position.0);
    pawns.sort_unstable_by(|one, other| other.cmp(one));
    pawns
}

/// How far a seat has come with the three pawns that close the game, counted in pawns.
pub(super) fn race(game: &Toledo, seat: Seat) -> f32 {
    let inside = game.pawns_in_alcazar(seat).min(PAWNS_TO_CLOSE);
    let needed = usize::from(PAWNS_TO_CLOSE - inside);
    let steps: f32 = pawns(game, seat).iter().take(needed).map(|pawn| f32::from(*pawn)).sum();
    f32::from(inside) + 0.8 * steps / f32::from(gate(game))
}

/// The points of the best swords held, one for each pawn; 0 where there is none.
pub(super) fn best_swords(game: &Toledo, seat: Seat) -> [u8; PAWNS] {
    let mut best = [0; PAWNS];
    for (sword, count) in game.swords_held(seat) {
        for _ in 0..count {
            // Swords are listed from the smallest: the best stay.
            best.rotate_right(1);
            best[0] = sword.points;
        }
    }
    best
}
