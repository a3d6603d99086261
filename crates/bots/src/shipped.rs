//! The networks that come with the program, and who asks them.
//!
//! They are data of the program, not of the games: without the feature `networks`, as in a browser, there are none here, and whoever has
//! fetched one hands it to [`crate::decide_with`].

use std::fmt;
#[cfg(feature = "networks")]
use std::sync::LazyLock;

use tabletop::Status;

use crate::decide::{Decision, analyse_with, decide_with, plan};
use crate::evaluator::{Evaluation, Evaluator, HandMadeEvaluator};
use crate::insight::{Insight, Style};
use crate::knowledge::Knowledge;
use crate::level::BotLevel;
use crate::limits::{Limits, RunningLimits};
use crate::network::{Network, NetworkEvaluator};
use crate::search::{self, MoveStatistics};

/// Whose limits hold for advice to people.
pub const HINT: BotLevel = BotLevel::Master;

/// One for each game that matches have shown to be played better so. Each is read when it is asked for the first time.
#[cfg(feature = "networks")]
static NETWORKS: [(&str, LazyLock<Option<Network>>); 3] = [
    (
        "big-boss",
        LazyLock::new(|| Network::read(include_bytes!("../../../training/networks/big-boss.net")).ok()),
    ),
    ("toledo", LazyLock::new(|| Network::read(include_bytes!("../../../training/networks/toledo.net")).ok())),
    (
        "salamanca",
        LazyLock::new(|| Network::read(include_bytes!("../../../training/networks/salamanca.net")).ok()),
    ),
];

#[cfg(feature = "networks")]
fn network(game: &str) -> Option<&'static Network> {
    NETWORKS.iter().find(|(name, _)| *name == game).and_then(|(_, network)| network.as_ref())
}

#[cfg(not(feature = "networks"))]
const fn network(_game: &str) -> Option<&'static Network> {
    None
}

/// The network for this game and how to search with it, where matches have shown that it is better so.
pub(crate) fn learned<G: Insight>(level: BotLevel, seats: u8) -> Option<(NetworkEvaluator<'static>, Style)> {
    let style = G::learned_style(level, seats)?;
    Some((NetworkEvaluator::new::<G>(network(G::NAME)?, true)?, style))
}

/// Who gives people advice: the best there is within a master's limits.
pub struct Adviser<G> {
    evaluator: Box<dyn Evaluator<G>>,
    style: Style,
}

impl<G> fmt::Debug for Adviser<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Adviser").field("style", &self.style).finish_non_exhaustive()
    }
}

impl<G: Insight> Adviser<G> {
    /// For a table of so many.
    pub fn at_table_of(seats: u8) -> Self {
        match learned::<G>(HINT, seats) {
            Some((learned, style)) => Self { evaluator: Box::new(learned), style },
            None => Self { evaluator: Box::new(HandMadeEvaluator), style: G::style(HINT, seats) },
        }
    }

    /// What is advised; none when the seat has no move.
    pub fn decide(&self, knowledge: &Knowledge<G>, limits: &Limits) -> Option<Decision<G::Move>> {
        decide_with(knowledge, HINT, &self.style, &*self.evaluator, limits)
    }

    /// Looks at all moves of the seat, the best first.
    pub fn look(&self, knowledge: &Knowledge<G>, limits: &Limits) -> Vec<MoveStatistics<G::Move>> {
        analyse_with(knowledge, &self.style, &*self.evaluator, limits)
    }

    /// Looks at some moves of the seat equally often, in the same determinizations; the answer is in their order.
    pub fn compare(
        &self,
        knowledge: &Knowledge<G>,
        moves: &[G::Move],
        limits: &Limits,
    ) -> Vec<MoveStatistics<G::Move>> {
        let plan = plan(&self.style, limits);
        search::compare(knowledge, &*self.evaluator, moves, plan, &RunningLimits::start(limits))
    }

    /// What the position promises every seat, by what this one knows, whoever is waited for.
    pub fn watch(&self, knowledge: &Knowledge<G>, limits: &Limits) -> Evaluation {
        if let Status::Finished(outcome) = knowledge.determinization().status() {
            return Evaluation::finished(&outcome);
        }
        search::watch(knowledge, &*self.evaluator, plan(&self.style, limits), &RunningLimits::start(limits))
    }
}
