//! Computer players, as the terminal sees them.

use bots::{BotLevel, Limits};
use catalog::AnyGame;
use tabletop::{Message, Random, Rng, Seat};

/// Whoever decides for a seat that no person sits on.
pub(crate) trait Bot {
    /// It may rest only on what the seat may know; `None` when there is nothing to decide.
    fn choose(&mut self, game: &AnyGame, seat: Seat) -> Option<BotChoice>;
}

/// What a computer player does.
pub(crate) struct BotChoice {
    /// The move.
    pub(crate) notation: String,
    /// Why, where it has reasons; they give nothing away that the move itself does not.
    pub(crate) because: Vec<Message>,
}

/// The names that `--seats` takes; `bot` is the first of them.
pub(crate) const BOT_NAMES: [&str; 7] =
    ["journeyman", "novice", "apprentice", "expert", "master", "grandmaster", "random"];

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
    fn choose(&mut self, game: &AnyGame, seat: Seat) -> Option<BotChoice> {
        let notation = self.0.pick(&game.legal(seat))?.clone();
        Some(BotChoice { notation, because: Vec::new() })
    }
}

/// One of the levels, within its own limit of time.
struct LevelBot {
    level: BotLevel,
    rng: Rng,
}

impl Bot for LevelBot {
    fn choose(&mut self, game: &AnyGame, seat: Seat) -> Option<BotChoice> {
        let limits = Limits { seed: self.rng.next_u64(), ..Limits::default() };
        let choice = bots::choose(game, seat, self.level, &limits)?;
        Some(BotChoice { notation: choice.notation, because: choice.because })
    }
}
