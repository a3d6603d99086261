//! What came of a match.

use bots::Insight;
use serde::Serialize;

use crate::one_game::Times;
use crate::statistics::{EarlyStop, interval, sprt_verdict};
use crate::{Match, MatchPlayer, PlayedGame};

/// What came of a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub game: &'static str,
    /// How many games were played.
    pub games: usize,
    pub seed: u64,
    /// One for each of the players, in the order they were named.
    pub seats: Vec<PlayerReport>,
    /// The share of the wins of whoever made the first move, with its interval; nothing where all begin at once.
    pub start_seat_win_share: Option<[f64; 3]>,
    /// Decisions in an average game, of all seats together.
    pub mean_decisions: f64,
    /// What an average winner scored.
    pub mean_winning_score: f64,
    /// What an early stop was based on, where one was asked for.
    pub sprt: Option<EarlyStop>,
}

/// What came of a match for one of its players.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerReport {
    pub bot: String,
    /// The share of the wins; a shared win counts in parts.
    pub win_share: f64,
    /// The ends of the interval that holds the true share in 95 % of all matches.
    pub low: f64,
    pub high: f64,
    pub mean_score: f64,
    pub mean_decision_ms: f64,
    pub max_decision_ms: f64,
}

/// What is added up while a match goes on.
#[derive(Clone, Debug)]
pub(crate) struct Sums {
    pub(crate) games: usize,
    players: Vec<PlayerSums>,
    start: (f64, usize),
    decisions: usize,
    winning_scores: f64,
}

#[derive(Clone, Debug)]
struct PlayerSums {
    player: MatchPlayer,
    wins: f64,
    score: f64,
    times: Times,
}

impl Sums {
    pub(crate) fn new(players: &[MatchPlayer]) -> Self {
        let none = |player: &MatchPlayer| PlayerSums {
            player: player.clone(),
            wins: 0.0,
            score: 0.0,
            times: Times::default(),
        };
        Self {
            games: 0,
            players: players.iter().map(none).collect(),
            start: (0.0, 0),
            decisions: 0,
            winning_scores: 0.0,
        }
    }

    pub(crate) fn wins_of_first(&self) -> f64 {
        self.players[0].wins
    }

    pub(crate) fn add(&mut self, played: &PlayedGame) {
        self.games += 1;
        self.decisions += played.record.moves.len();
        self.winning_scores += f64::from(played.outcome.scores.iter().copied().max().unwrap_or(0));
        if let Some(seat) = played.start_seat {
            self.start.0 += f64::from(played.win_shares[seat.index()]);
            self.start.1 += 1;
        }
        for (seat, &player) in played.players.iter().enumerate() {
            let sums = &mut self.players[player];
            sums.wins += f64::from(played.win_shares[seat]);
            sums.score += f64::from(played.outcome.scores[seat]);
            let times = played.times[seat];
            sums.times.decisions += times.decisions;
            sums.times.total += times.total;
            sums.times.longest = sums.times.longest.max(times.longest);
        }
    }

    pub(crate) fn report<G: Insight>(&self, game: &'static str, plan: &Match<G>) -> Report {
        let start = (self.start.1 > 0).then(|| {
            let (low, high) = interval(self.start.0, self.start.1);
            [self.start.0 / self.start.1 as f64, low, high]
        });
        Report {
            game,
            games: self.games,
            seed: plan.seed,
            seats: self.players.iter().map(|player| player.report(self.games)).collect(),
            start_seat_win_share: start,
            mean_decisions: self.decisions as f64 / self.games as f64,
            mean_winning_score: self.winning_scores / self.games as f64,
            sprt: plan
                .sprt
                .and_then(|sprt| sprt_verdict(self.wins_of_first(), self.games, sprt.low, sprt.high)),
        }
    }
}

impl PlayerSums {
    fn report(&self, games: usize) -> PlayerReport {
        let (low, high) = interval(self.wins, games);
        PlayerReport {
            bot: self.player.to_string(),
            win_share: self.wins / games as f64,
            low,
            high,
            mean_score: self.score / games as f64,
            mean_decision_ms: self.times.total.as_secs_f64() * 1e3 / f64::from(self.times.decisions.max(1)),
            max_decision_ms: self.times.longest.as_secs_f64() * 1e3,
        }
    }
}
