//! How fast a search is from the opening position, by CPU time, and how much memory its tree can take.

#![expect(clippy::print_stdout, reason = "a program for people")]

use bots::{Insight, InsightVisitor, Knowledge, Limits, look};
use catalog::GameKind;
use cpu_time::ProcessTime;
use tabletop::Deal;

struct Speed(u8);

impl InsightVisitor for Speed {
    type Output = f64;

    fn visit<G: Insight>(self) -> f64 {
        let game = G::start(self.0, &G::Options::default(), Deal::from_seed(1)).expect("a good game");
        let seat = game.status().waiting().first().expect("the game begins");
        let knowledge = Knowledge::of(&game, seat);
        let iterations = 20_000;
        let begin = ProcessTime::now();
        look(&knowledge, &Limits::iterations(iterations, 1));
        f64::from(iterations) / begin.elapsed().as_secs_f64()
    }
}

fn main() {
    for kind in GameKind::ALL {
        for seats in [2, 4] {
            println!("{kind}, {seats} seats: {:.0} iterations a second", bots::visit(kind, Speed(seats)));
        }
    }
}
