//! Computer players, as the terminal sees them.

use bots::{Level, Limits};
use catalog::AnyGame;
use tabletop::{Random, Rng, Seat};

/// Whoever decides for a seat that no person sits on.
pub(crate) trait Bot {
    /// The move in notation. It may rest only on what the seat may know; `None` when there is nothing to decide.
    fn choose(&mut self, game: &AnyGame, seat: Seat) -> Option<String>;
}

/// The names that `--seats` takes; `bot` is the first of them.
pub(crate) const BOT_NAMES: [&str; 6] = ["journeyman", "novice", "apprentice", "expert", "master", "random"];

pub(crate) fn bot_named(name: &str, seed: u64) -> Option<Box<dyn Bot>> {
    match name {
        "random" => Some(Box::new(RandomBot(Rng::new(seed)))),
        "bot" => bot_named(BOT_NAMES[0], seed),
        _ => Some(Box::new(LevelBot { level: name.parse().ok()?, rng: Rng::new(seed) })),
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

/// One of the levels, within its own limit of time.
struct LevelBot {
    level: Level,
    rng: Rng,
}

impl Bot for LevelBot {
    fn choose(&mut self, game: &AnyGame, seat: Seat) -> Option<String> {
        let limits = Limits { seed: self.rng.next_u64(), ..Limits::default() };
        bots::choose(game, seat, self.level, &limits).map(|choice| choice.notation)
    }
}
