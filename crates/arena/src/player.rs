//! Who plays.

use std::fmt;
use std::str::FromStr;

use bots::{Decision, HandMade, Insight, Knowledge, Level, Limits, Style, decide_with};
use tabletop::{Random, Rng};

/// `random`, a level (`expert` or `4`), or a level with other settings than its own: `expert@200` makes 200 iterations,
/// `expert@200+turns=1+samples=2` searches in another style as well.
#[derive(Clone, Debug, PartialEq)]
pub enum Player {
    /// Any legal move, sensible or not.
    Random,
    Level {
        level: Level,
        /// How often to look ahead, where it is not the level's own number.
        iterations: Option<u32>,
        changes: Vec<(Setting, f32)>,
    },
}

/// A part of a [`Style`] that a match can try another number for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    Exploration,
    Turns,
    Samples,
    Preference,
    Overlooked,
}

/// A text that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no player: say `random`, a level (novice, apprentice, journeyman, expert, master, or 1 to 5) or a level with its iterations, such as `expert@200`"
)]
pub struct UnknownPlayer(String);

impl Player {
    pub const fn of(level: Level) -> Self {
        Self::Level { level, iterations: None, changes: Vec::new() }
    }

    /// The move for the seat that the knowledge is of. Without a clock nothing but the seed decides.
    pub fn choose<G: Insight>(
        &self,
        knowledge: &Knowledge<G>,
        seed: u64,
        has_clock: bool,
    ) -> Option<G::Move> {
        match self {
            Self::Random => Rng::new(seed).pick(&knowledge.moves()).copied(),
            Self::Level { level, iterations, changes } => {
                let time = has_clock.then(|| level.time_limit());
                let limits = Limits { time, iterations: *iterations, seed, ..Limits::default() };
                let mut style = G::style(*level, knowledge.determinization().seats());
                for (setting, number) in changes {
                    setting.set(&mut style, *number);
                }
                decide_with(knowledge, *level, &style, &HandMade, &limits).map(|Decision { mv, .. }| mv)
            }
        }
    }
}

impl Setting {
    const ALL: [Self; 5] =
        [Self::Exploration, Self::Turns, Self::Samples, Self::Preference, Self::Overlooked];

    const fn name(self) -> &'static str {
        match self {
            Self::Exploration => "exploration",
            Self::Turns => "turns",
            Self::Samples => "samples",
            Self::Preference => "preference",
            Self::Overlooked => "overlooked",
        }
    }

    const fn set(self, style: &mut Style, number: f32) {
        match self {
            Self::Exploration => style.exploration = number,
            Self::Turns => style.playout_turns = number as u32,
            Self::Samples => style.playout_samples = number as u32,
            Self::Preference => style.preference = number,
            Self::Overlooked => style.overlooked = number,
        }
    }

    fn read(text: &str) -> Option<(Self, f32)> {
        let (name, number) = text.split_once('=')?;
        let setting = Self::ALL.into_iter().find(|setting| setting.name() == name)?;
        let number = number.parse().ok().filter(|number: &f32| number.is_finite() && *number >= 0.0)?;
        Some((setting, number))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Level { level, iterations, changes } = self else { return f.write_str("random") };
        level.fmt(f)?;
        iterations.map_or(Ok(()), |iterations| write!(f, "@{iterations}"))?;
        changes.iter().try_for_each(|(setting, number)| write!(f, "+{}={number}", setting.name()))
    }
}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        let unknown = || UnknownPlayer(text.chars().take(40).collect());
        if text.trim() == "random" {
            return Ok(Self::Random);
        }
        let mut parts = text.trim().split('+');
        let head = parts.next().unwrap_or_default();
        let (level, iterations) = match head.split_once('@') {
            Some((level, number)) => (level, Some(number.parse().map_err(|_| unknown())?)),
            None => (head, None),
        };
        let changes = parts.map(Setting::read).collect::<Option<_>>().ok_or_else(unknown)?;
        Ok(Self::Level { level: level.parse().map_err(|_| unknown())?, iterations, changes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_reads_back_as_it_is_written() {
        for text in ["random", "novice", "master", "expert@200", "expert@200+turns=1+exploration=0.5"] {
            assert_eq!(text.parse::<Player>().map(|player| player.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("5".parse(), Ok(Player::of(Level::Master)));
        for text in [
            "",
            "grandmaster",
            "expert@",
            "expert@many",
            "random@5",
            "expert+speed=3",
            "expert+turns=",
            "expert+turns=-1",
        ] {
            assert!(text.parse::<Player>().is_err(), "{text}");
        }
    }
}
