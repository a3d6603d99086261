//! How stable grades are: reviews of recorded games with a budget and with twice that, and what they cost.
//!
//! `cargo run --release -p review --example stability -- BUDGET game.txt …`

#![expect(clippy::print_stdout, reason = "a program for people")]

use catalog::AnyGame;
use cpu_time::ProcessTime;
use review::{Budget, Review, review};

fn timed(game: &AnyGame, budget: &Budget) -> (Review, f64) {
    let begin = ProcessTime::now();
    let review = review(game, budget);
    (review, begin.elapsed().as_secs_f64())
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let times: u32 = arguments.next().and_then(|text| text.parse().ok()).expect("the budget comes first");
    for file in arguments {
        let text = std::fs::read_to_string(&file).expect("the file is there");
        let game = AnyGame::replay(&text.parse().expect("a record")).expect("a lawful game");
        let (once, cost) = timed(&game, &Budget::of_masters(&game, times, 1));
        let (twice, cost_twice) = timed(&game, &Budget::of_masters(&game, 2 * times, 2));
        let pairs = || once.decisions.iter().zip(&twice.decisions);
        let count = |most: u8| {
            pairs().filter(|(one, other)| (one.grade as u8).abs_diff(other.grade as u8) <= most).count()
        };
        let of = |review: &Review| {
            let mut counts = [0; 4];
            review.decisions.iter().for_each(|decision| counts[decision.grade as usize] += 1);
            counts
        };
        let all = once.decisions.len();
        println!(
            "{} for {}: {all} decisions, {} equal, {} within one grade ({} %), grades {:?} and {:?}, \
             chance {:?} and {:?} of 100, {cost:.1} and {cost_twice:.1} CPU s",
            game.kind(),
            game.seats(),
            count(0),
            count(1),
            100 * count(1) / all.max(1),
            of(&once),
            of(&twice),
            once.chance_part,
            twice.chance_part,
        );
    }
}
