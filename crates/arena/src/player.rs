//! Who plays.

use std::fmt;
use std::str::FromStr;

use bots::{Decision, Insight, Knowledge, Level, Limits, decide};
use tabletop::{Random, Rng};

/// `random`, a level (`expert` or `4`), or a level with its own number of iterations (`expert@200`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any legal move, sensible or not.
    Random,
    Level {
        level: Level,
        /// How often to look ahead, where it is not the level's own number.
        iterations: Option<u32>,
    },
}

/// A text that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no player: say `random`, a level (novice, apprentice, journeyman, expert, master, or 1 to 5) or a level with its iterations, such as `expert@200`"
)]
pub struct UnknownPlayer(String);

impl Player {
    pub const fn of(level: Level) -> Self {
        Self::Level { level, iterations: None }
    }

    /// The move for the seat that the knowledge is of. Without a clock nothing but the seed decides.
    pub fn choose<G: Insight>(self, knowledge: &Knowledge<G>, seed: u64, has_clock: bool) -> Option<G::Move> {
        match self {
            Self::Random => Rng::new(seed).pick(&knowledge.moves()).copied(),
            Self::Level { level, iterations } => {
                let time = has_clock.then(|| level.time_limit());
                let limits = Limits { time, iterations, seed, ..Limits::default() };
                decide(knowledge, level, &limits).map(|Decision { mv, .. }| mv)
            }
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Level { level, iterations: None } => level.fmt(f),
            Self::Level { level, iterations: Some(iterations) } => write!(f, "{level}@{iterations}"),
        }
    }
}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        let unknown = || UnknownPlayer(text.chars().take(40).collect());
        let (level, iterations) = match text.trim().split_once('@') {
            Some((level, number)) => (level, Some(number.parse().map_err(|_| unknown())?)),
            None if text.trim() == "random" => return Ok(Self::Random),
            None => (text.trim(), None),
        };
        Ok(Self::Level { level: level.parse().map_err(|_| unknown())?, iterations })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_reads_back_as_it_is_written() {
        for text in ["random", "novice", "master", "expert@200"] {
            assert_eq!(text.parse::<Player>().map(|player| player.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("5".parse(), Ok(Player::of(Level::Master)));
        for text in ["", "grandmaster", "expert@", "expert@many", "random@5"] {
            assert!(text.parse::<Player>().is_err(), "{text}");
        }
    }
}
