//! How fast a search is from the opening position, by CPU time; with the word `memory`, how much its trees take.

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

/// The most memory that this process has had, where the system tells.
fn peak_memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    peak.map_or_else(|| "unknown".to_owned(), |peak| peak.trim().to_owned())
}

/// A search that is long enough to use up the memory of its trees.
struct Long;

impl InsightVisitor for Long {
    type Output = ();

    fn visit<G: Insight>(self) {
        let game = G::start(4, &G::Options::default(), Deal::from_seed(1)).expect("a good game");
        let seat = game.status().waiting().first().expect("the game begins");
        look(&Knowledge::of(&game, seat), &Limits::iterations(300_000, 1));
    }
}

fn main() {
    if std::env::args().any(|word| word == "memory") {
        for kind in GameKind::ALL {
            bots::visit(kind, Long);
            println!("{kind}: at most {} so far", peak_memory());
        }
        return;
    }
    for kind in GameKind::ALL {
        for seats in [2, 4] {
            println!("{kind}, {seats} seats: {:.0} iterations a second", bots::visit(kind, Speed(seats)));
        }
    }
}
