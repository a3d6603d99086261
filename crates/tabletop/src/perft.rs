//! Counting all ways to play on, as chess programs do: a golden number that moves when any rule moves.

use crate::{Game, Silent};

/// The number of sequences of exactly `depth` moves; games that end earlier count for what they have.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 || game.status().is_finished() {
        return 1;
    }
    let mut moves = Vec::new();
    let mut count = 0;
    for seat in game.status().waiting().iter() {
        moves.clear();
        game.legal_moves(seat, &mut moves);
        if depth == 1 {
            count += moves.len() as u64;
            continue;
        }
        for mv in &moves {
            let mut next = game.clone();
            next.play(seat, mv, &mut Silent);
            count += perft(&next, depth - 1);
        }
    }
    count
}
