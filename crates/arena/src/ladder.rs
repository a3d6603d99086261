//! Every level against the one below.

use bots::{BotLevel, Insight};
use serde::{Deserialize, Serialize};

use crate::statistics::rating_difference;
use crate::{Match, MatchError, MatchPlayer, PlayedGame, Report};

/// The matches of a ladder: one of each level against others of the level below.
#[derive(Clone, Copy, Debug)]
pub struct Ladder {
    pub seats: u8,
    /// In each match.
    pub games: usize,
    pub threads: usize,
    pub seed: u64,
    pub has_clock: bool,
    /// For a quick look: what the levels' iterations are divided by.
    pub divide: u32,
}

/// What identifies a match of a ladder: one that was played need not be played again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RungKey {
    pub game: String,
    pub level: BotLevel,
    /// Who sat on the other seats.
    pub against: BotLevel,
    pub seats: u8,
    pub games: usize,
    pub seed: u64,
    /// How often each of the two levels looked ahead; nothing for those that do not.
    pub iterations: [Option<u32>; 2],
    pub has_clock: bool,
}

/// One step of the ladder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rung {
    #[serde(flatten)]
    pub key: RungKey,
    pub win_share: f64,
    pub low: f64,
    pub high: f64,
    /// Rating points above the opponent, with the interval that goes with the shares. With more than two seats: as if
    /// each opponent had been met alone.
    pub above: [f64; 3],
    /// Rating points above the weakest level, over all rungs below.
    pub rating: f64,
    /// Half of the rating's 95 % interval.
    pub rating_error: f64,
    pub max_decision_ms: f64,
    pub start_seat_win_share: Option<[f64; 3]>,
    pub mean_decisions: f64,
    pub mean_winning_score: f64,
}

impl Ladder {
    /// The matches, from the bottom. At two seats the strongest level meets the rule of thumb as well.
    pub fn pairs(&self) -> Vec<(BotLevel, BotLevel)> {
        let mut pairs: Vec<_> =
            BotLevel::ALL.into_iter().filter_map(|level| Some((level, level.below()?))).collect();
        // Games of a level that thinks as long as it may take hours.
        pairs.retain(|(level, _)| !level.is_bound_by_time());
        if self.seats == 2 {
            pairs.push((BotLevel::Master, BotLevel::Apprentice));
        }
        pairs
    }

    /// How many games a match really has: whole deals.
    pub fn games_in_a_match(&self) -> usize {
        self.games.next_multiple_of(usize::from(self.seats.max(1)))
    }

    /// About how much work a game of a match is: for telling how long the rest will take.
    pub fn effort<G: Insight>(&self, level: BotLevel, against: BotLevel) -> u64 {
        let effort = |level| u64::from(self.iterations::<G>(level).unwrap_or(1)) + 2;
        (effort(level) + u64::from(self.seats.saturating_sub(1)) * effort(against))
            / u64::from(self.seats.max(1))
    }

    pub fn key<G: Insight>(&self, level: BotLevel, against: BotLevel) -> RungKey {
        RungKey {
            game: G::NAME.to_owned(),
            level,
            against,
            seats: self.seats,
            games: self.games_in_a_match(),
            seed: self.seed,
            iterations: [self.iterations::<G>(level), self.iterations::<G>(against)],
            has_clock: self.has_clock,
        }
    }

    /// Plays one of the matches. Its rating stays open until [`rate`] looks at the rungs below.
    pub fn play<G: Insight>(
        &self,
        level: BotLevel,
        against: BotLevel,
        tell: impl FnMut(&PlayedGame),
    ) -> Result<Rung, MatchError> {
        let mut players = vec![self.player::<G>(against); usize::from(self.seats)];
        if let Some(first) = players.first_mut() {
            *first = self.player::<G>(level);
        }
        let mut plan = Match::<G>::new(players, self.games);
        plan.threads = self.threads;
        plan.seed = self.seed;
        plan.has_clock = self.has_clock;
        Ok(self.rung(self.key::<G>(level, against), &plan.run(tell)?))
    }

    fn iterations<G: Insight>(&self, level: BotLevel) -> Option<u32> {
        let iterations = G::style(level, self.seats).iterations;
        (iterations > 0).then(|| (iterations / self.divide.max(1)).max(1))
    }

    fn player<G: Insight>(&self, level: BotLevel) -> MatchPlayer {
        MatchPlayer::Level {
            level,
            iterations: self.iterations::<G>(level),
            changes: Vec::new(),
            network: None,
        }
    }

    fn rung(&self, key: RungKey, report: &Report) -> Rung {
        let first = &report.seats[0];
        let others = f64::from(self.seats) - 1.0;
        // A share of the wins against several equal opponents, as the share against one of them.
        let single = |share: f64| share / (share + (1.0 - share) / others);
        let points = |share: f64| rating_difference(single(share));
        Rung {
            key,
            win_share: first.win_share,
            low: first.low,
            high: first.high,
            above: [points(first.win_share), points(first.low), points(first.high)],
            rating: 0.0,
            rating_error: 0.0,
            max_decision_ms: first.max_decision_ms,
            start_seat_win_share: report.start_seat_win_share,
            mean_decisions: report.mean_decisions,
            mean_winning_score: report.mean_winning_score,
        }
    }
}

/// Adds up ratings from the weakest level: the last of the rungs stands on one of those before it.
pub fn rate(rungs: &mut [Rung]) {
    let Some((last, before)) = rungs.split_last_mut() else { return };
    let is_below = |rung: &&Rung| {
        (&rung.key.game, rung.key.seats, rung.key.level) == (&last.key.game, last.key.seats, last.key.against)
    };
    let below = before.iter().find(is_below);
    let (rating, error) = below.map_or((0.0, 0.0), |rung| (rung.rating, rung.rating_error));
    last.rating = rating + last.above[0];
    last.rating_error = error.hypot((last.above[2] - last.above[1]) / 2.0);
}
