//! Every level against the one below.

use bots::{Insight, Level};
use serde::Serialize;

use crate::statistics::rating_difference;
use crate::{Match, MatchError, Played, Player, Report};

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

/// One step of the ladder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rung {
    pub game: &'static str,
    pub level: Level,
    /// Who sat on the other seats.
    pub against: Level,
    pub seats: u8,
    pub games: usize,
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
    /// Plays all matches of one game, from the bottom; the last one is the strongest level against the rule of thumb.
    pub fn run<G: Insight>(&self, mut tell: impl FnMut(&Played)) -> Result<Vec<Rung>, MatchError> {
        let mut rungs: Vec<Rung> = Vec::new();
        for level in Level::ALL {
            if let Some(below) = level.below() {
                let report = self.play::<G>(level, below, &mut tell)?;
                let rung = self.rung(level, below, &report, rungs.last());
                rungs.push(rung);
            }
        }
        let report = self.play::<G>(Level::Master, Level::Apprentice, &mut tell)?;
        let apprentice = rungs.iter().find(|rung| rung.level == Level::Apprentice);
        rungs.push(self.rung(Level::Master, Level::Apprentice, &report, apprentice));
        Ok(rungs)
    }

    /// How many games [`Self::run`] plays.
    pub fn games_in_all(&self) -> usize {
        Level::ALL.len() * self.games.next_multiple_of(usize::from(self.seats.max(1)))
    }

    fn play<G: Insight>(
        &self,
        level: Level,
        below: Level,
        tell: &mut impl FnMut(&Played),
    ) -> Result<Report, MatchError> {
        let mut players = vec![self.player::<G>(below); usize::from(self.seats)];
        players[0] = self.player::<G>(level);
        let mut plan = Match::<G>::new(players, self.games);
        plan.threads = self.threads;
        plan.seed = self.seed;
        plan.has_clock = self.has_clock;
        plan.run(tell)
    }

    fn player<G: Insight>(&self, level: Level) -> Player {
        let iterations = G::STYLE.iterations_of(level, self.seats).filter(|_| self.divide > 1);
        Player::Level {
            level,
            iterations: iterations.map(|number| (number / self.divide).max(1)),
            changes: Vec::new(),
        }
    }

    fn rung(&self, level: Level, against: Level, report: &Report, below: Option<&Rung>) -> Rung {
        let first = &report.seats[0];
        let others = f64::from(self.seats) - 1.0;
        // A share of the wins against several equal opponents, as the share against one of them.
        let single = |share: f64| share / (share + (1.0 - share) / others);
        let points = |share: f64| rating_difference(single(share));
        let above = [points(first.win_share), points(first.low), points(first.high)];
        let half = (above[2] - above[1]) / 2.0;
        let (rating, error) = below.map_or((0.0, 0.0), |rung| (rung.rating, rung.rating_error));
        Rung {
            game: report.game,
            level,
            against,
            seats: self.seats,
            games: report.games,
            win_share: first.win_share,
            low: first.low,
            high: first.high,
            above,
            rating: rating + above[0],
            rating_error: error.hypot(half),
            max_decision_ms: first.max_decision_ms,
            start_seat_win_share: report.start_seat_win_share,
            mean_decisions: report.mean_decisions,
            mean_winning_score: report.mean_winning_score,
        }
    }
}
