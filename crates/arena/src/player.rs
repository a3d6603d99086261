//! Who plays.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use bots::{
    BotLevel, Decision, Evaluator, HandMadeEvaluator, Insight, Knowledge, Limits, Network, NetworkEvaluator,
    Style, decide_by_prior, decide_greedily, decide_with,
};
use tabletop::{Random, Rng};

/// `random`, a level (`expert` or `4`), or a level with other settings than its own: `expert@200` makes 200 iterations,
/// `expert@200+turns=1+samples=2` searches in another style as well, and `expert@200:FILE` asks the network in a file. Two do not
/// search: `greedy` makes the move after which the evaluator promises most, `prior` the one with the highest prior, `greedy:FILE` and
/// `prior:FILE` by a network.
#[derive(Clone, Debug, PartialEq)]
pub enum MatchPlayer {
    /// Any legal move, sensible or not.
    Random,
    /// The move after which the evaluator, asked once a move, promises most.
    Greedy { changes: Vec<(Setting, f32)>, network: Option<NetworkFile> },
    /// The move with the highest prior.
    Prior { network: Option<NetworkFile> },
    Level {
        level: BotLevel,
        /// How often to look ahead, where it is not the level's own number.
        iterations: Option<u32>,
        changes: Vec<(Setting, f32)>,
        /// The network that is asked instead of the level's own evaluator, with the name of its file.
        network: Option<NetworkFile>,
    },
}

/// A network, with the name of its file.
type NetworkFile = (String, Arc<Network>);

/// A part of a [`Style`] that a match can try another number for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    Exploration,
    Turns,
    Moves,
    Samples,
    Preference,
    Overlooked,
    /// With a network: whether moves are looked at by the rule of thumb made by hand alone (1) or as the network corrects it (0).
    Thumb,
    /// How often a decision is left to an apprentice, so that games differ.
    Wander,
    /// Where nothing is searched: how much of a winning chance a prior of 1 is worth.
    Prior,
}

/// A text that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no player: say `random`, `greedy`, `prior`, a level (novice, apprentice, journeyman, expert, master, grandmaster, or 1 to 6) or a level with its iterations, such as `expert@200`, and where a network is asked its file, such as `expert@200:toledo.net`"
)]
pub struct UnknownPlayer(String);

impl MatchPlayer {
    pub const fn of(level: BotLevel) -> Self {
        Self::Level { level, iterations: None, changes: Vec::new(), network: None }
    }

    /// The file of a network that was made for another game, or for what was known of this one before.
    pub(crate) fn unfit_network<G: Insight>(&self) -> Option<&str> {
        let (Self::Greedy { network, .. } | Self::Prior { network } | Self::Level { network, .. }) = self
        else {
            return None;
        };
        let (name, network) = network.as_ref()?;
        NetworkEvaluator::new::<G>(network, true).is_none().then_some(name)
    }

    /// What is done on the seat that the knowledge is of. Without a clock nothing but the seed decides.
    pub fn decide<G: Insight>(
        &self,
        knowledge: &Knowledge<G>,
        seed: u64,
        has_clock: bool,
    ) -> Option<Decision<G::Move>> {
        match self {
            Self::Random => {
                let mv = Rng::new(seed).pick(&knowledge.moves()).copied()?;
                Some(Decision { mv, because: Vec::new(), candidates: Vec::new() })
            }
            Self::Greedy { changes, network } => {
                let worth = Setting::Prior.number_in(changes).unwrap_or(0.0);
                match learned::<G>(network.as_ref(), has_thumb(changes)) {
                    Some(learned) => decide_greedily(knowledge, &learned, worth),
                    None => decide_greedily(knowledge, &HandMadeEvaluator, worth),
                }
            }
            Self::Prior { network } => match learned::<G>(network.as_ref(), false) {
                Some(learned) => decide_by_prior(knowledge, &learned),
                None => decide_by_prior(knowledge, &HandMadeEvaluator),
            },
            Self::Level { level, iterations, changes, network } => {
                let time = has_clock.then(|| level.time_limit());
                let limits = Limits { time, iterations: *iterations, seed, ..Limits::default() };
                if changes.is_empty() && network.is_none() {
                    return bots::decide(knowledge, *level, &limits);
                }
                let style = styled::<G>(*level, changes, knowledge);
                let decide =
                    |evaluator: &dyn Evaluator<G>| decide_with(knowledge, *level, &style, evaluator, &limits);
                let mut decision = match learned::<G>(network.as_ref(), has_thumb(changes)) {
                    Some(learned) => decide(&learned)?,
                    None => decide(&HandMadeEvaluator)?,
                };
                if let Some(share) = Setting::Wander.number_in(changes)
                    && (Rng::new(!seed).below(1 << 20) as f32) < share * (1 << 20) as f32
                {
                    let style = G::style(BotLevel::Apprentice, knowledge.determinization().seats());
                    let wandered =
                        decide_with(knowledge, BotLevel::Apprentice, &style, &HandMadeEvaluator, &limits)?;
                    decision.mv = wandered.mv;
                }
                Some(decision)
            }
        }
    }
}

fn has_thumb(changes: &[(Setting, f32)]) -> bool {
    Setting::Thumb.number_in(changes) != Some(0.0)
}

/// The evaluator that asks the player's network, if it has one.
fn learned<G: Insight>(network: Option<&NetworkFile>, has_thumb: bool) -> Option<NetworkEvaluator<'_>> {
    network
        .map(|(_, network)| NetworkEvaluator::new::<G>(network, has_thumb).expect("a network for this game"))
}

/// The level's style with some settings changed.
fn styled<G: Insight>(level: BotLevel, changes: &[(Setting, f32)], knowledge: &Knowledge<G>) -> Style {
    let mut style = G::style(level, knowledge.determinization().seats());
    for (setting, number) in changes {
        setting.set(&mut style, *number);
    }
    style
}

impl Setting {
    const ALL: [Self; 9] = [
        Self::Exploration,
        Self::Turns,
        Self::Moves,
        Self::Samples,
        Self::Preference,
        Self::Overlooked,
        Self::Thumb,
        Self::Wander,
        Self::Prior,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Exploration => "exploration",
            Self::Turns => "turns",
            Self::Moves => "moves",
            Self::Samples => "samples",
            Self::Preference => "preference",
            Self::Overlooked => "overlooked",
            Self::Thumb => "thumb",
            Self::Wander => "wander",
            Self::Prior => "prior",
        }
    }

    const fn set(self, style: &mut Style, number: f32) {
        match self {
            Self::Exploration => style.exploration = number,
            Self::Turns => style.playout_turns = number as u32,
            Self::Moves => style.playout_moves = number as u32,
            Self::Samples => style.playout_samples = number as u32,
            Self::Preference => style.preference = number,
            Self::Overlooked => style.overlooked = number,
            Self::Thumb | Self::Wander | Self::Prior => {}
        }
    }

    fn number_in(self, changes: &[(Self, f32)]) -> Option<f32> {
        changes.iter().rev().find(|(setting, _)| *setting == self).map(|(_, number)| *number)
    }

    fn read(text: &str) -> Option<(Self, f32)> {
        let (name, number) = text.split_once('=')?;
        let setting = Self::ALL.into_iter().find(|setting| setting.name() == name)?;
        let number = number.parse().ok().filter(|number: &f32| number.is_finite() && *number >= 0.0)?;
        Some((setting, number))
    }
}

impl fmt::Display for MatchPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let network = match self {
            Self::Random => return f.write_str("random"),
            Self::Greedy { changes, network } => {
                f.write_str("greedy")?;
                write_changes(changes, f)?;
                network
            }
            Self::Prior { network } => {
                f.write_str("prior")?;
                network
            }
            Self::Level { level, iterations, changes, network } => {
                level.fmt(f)?;
                iterations.map_or(Ok(()), |iterations| write!(f, "@{iterations}"))?;
                write_changes(changes, f)?;
                network
            }
        };
        network.as_ref().map_or(Ok(()), |(file, _)| write!(f, ":{file}"))
    }
}

fn write_changes(changes: &[(Setting, f32)], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    changes.iter().try_for_each(|(setting, number)| write!(f, "+{}={number}", setting.name()))
}

impl FromStr for MatchPlayer {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        let unknown = || UnknownPlayer(text.chars().take(40).collect());
        if text.trim() == "random" {
            return Ok(Self::Random);
        }
        let (text, file) = match text.trim().split_once(':') {
            Some((player, file)) => (player, Some(file)),
            None => (text.trim(), None),
        };
        let network = match file {
            Some(file) => Some((file.to_owned(), Arc::new(read_network(file).ok_or_else(unknown)?))),
            None => None,
        };
        if text == "prior" {
            return Ok(Self::Prior { network });
        }
        let mut parts = text.split('+');
        let head = parts.next().unwrap_or_default();
        let (level, iterations) = match head.split_once('@') {
            Some((level, number)) => (level, Some(number.parse().map_err(|_| unknown())?)),
            None => (head, None),
        };
        let changes = parts.map(Setting::read).collect::<Option<_>>().ok_or_else(unknown)?;
        if head == "greedy" {
            return Ok(Self::Greedy { changes, network });
        }
        Ok(Self::Level { level: level.parse().map_err(|_| unknown())?, iterations, changes, network })
    }
}

fn read_network(file: &str) -> Option<Network> {
    Network::read(&std::fs::read(file).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_reads_back_as_it_is_written() {
        for text in [
            "random",
            "greedy",
            "greedy+prior=0.05",
            "prior",
            "novice",
            "master",
            "expert@200",
            "expert@200+turns=1+exploration=0.5",
        ] {
            assert_eq!(text.parse::<MatchPlayer>().map(|player| player.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("5".parse(), Ok(MatchPlayer::of(BotLevel::Master)));
        for text in [
            "",
            "champion",
            "expert@",
            "expert@many",
            "random@5",
            "greedy@5",
            "expert+speed=3",
            "expert+turns=",
            "expert+turns=-1",
        ] {
            assert!(text.parse::<MatchPlayer>().is_err(), "{text}");
        }
    }
}
