//! A match while a computer player is being improved, by iterations and without a clock: `tune toledo expert,apprentice 40`, with another
//! seed than 1 as a further word.

use arena::{Match, Player};
use bots::Insight;
use catalog::{GameKind, dispatch};

fn main() {
    let mut words = std::env::args().skip(1);
    let mut word = || words.next().unwrap_or_default();
    let (game, players, games) = (word(), word(), word());
    let players: Vec<Player> = players.split(',').map(|player| player.parse().expect("a player")).collect();
    let games = games.parse().unwrap_or(20);
    let seed = word().parse().unwrap_or(1);
    match game.parse::<GameKind>() {
        Ok(kind) => dispatch!(kind, <G> => run::<G>(players, games, seed)),
        Err(error) => eprintln!("{error}"),
    }
}

fn run<G: Insight>(players: Vec<Player>, games: usize, seed: u64) {
    let mut plan = Match::<G>::new(players, games);
    plan.has_clock = false;
    plan.seed = seed;
    let report = plan.run(|_| ()).expect("a match that can be played");
    for seat in &report.seats {
        eprintln!(
            "{:18} {:5.1} % ({:4.1} to {:4.1})  score {:6.2}  {:8.3} ms, at most {:8.2} ms",
            seat.bot,
            100.0 * seat.win_share,
            100.0 * seat.low,
            100.0 * seat.high,
            seat.mean_score,
            seat.mean_decision_ms,
            seat.max_decision_ms
        );
    }
    eprintln!(
        "{} games of {:.0} decisions, winner's score {:.1}, start seat {:?}",
        report.games, report.mean_decisions, report.mean_winning_score, report.start_seat_win_share
    );
}
