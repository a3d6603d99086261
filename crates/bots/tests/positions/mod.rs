//! Positions of random games.

use tabletop::{Deal, Game, Rng, Silent};

/// Every few moves of random games at all tables.
pub(crate) fn positions<G: Game>() -> Vec<G> {
    let mut positions = Vec::new();
    for seats in G::SEATS {
        let mut rng = Rng::new(u64::from(seats));
        let mut game = G::start(seats, &G::Options::default(), Deal::from_seed(5)).expect("a good game");
        for number in 0..120 {
            let Some(seat) = game.status().waiting().first() else { break };
            if number % 12 == 0 {
                positions.push(game.clone());
            }
            let mv = game.random_move(seat, &mut rng, &mut Vec::new()).expect("a move");
            game.play(seat, &mv, &mut Silent);
        }
    }
    positions
}
