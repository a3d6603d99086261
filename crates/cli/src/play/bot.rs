//! Computer players, as the terminal sees them.

use catalog::AnyGame;
use tabletop::{Random, Rng, Seat};

/// Whoever decides for a seat that no person sits on.
pub(crate) trait Bot {
    /// The move in notation. It may rest only on what the seat may know; `None` when there is nothing to decide.
    fn choose(&mut self, game: &AnyGame, seat: Seat) -> Option<String>;
}

/// The names that `--seats` takes; `bot` is the first of them.
pub(crate) const BOT_NAMES: [&str; 1] = ["random"];

pub(crate) fn bot_named(name: &str, seed: u64) -> Option<Box<dyn Bot>> {
    match name {
        "random" | "bot" => Some(Box::new(RandomBot(Rng::new(seed)))),
        _ => None,
    }
}

/// Any legal move, all with equal chance.
struct RandomBot(Rng);

impl Bot for RandomBot {
    fn choose(&mut self, game: &AnyGame, seat: Seat) -> Option<String> {
        let moves = game.legal(seat);
        self.0.pick(&moves).cloned()
    }
}
