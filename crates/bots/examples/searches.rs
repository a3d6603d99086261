//! Searches of a master at positions of a whole game, for counting what they cost: `searches GAME SEATS ITERATIONS`. What is printed
//! depends on every bit of what was found, so two versions can be compared.

#![expect(clippy::print_stdout, reason = "a program for people")]

use bots::{BotLevel, Insight, InsightVisitor, Knowledge, Limits, decide, look};
use catalog::GameKind;
use cpu_time::ProcessTime;
use tabletop::{Deal, Silent};

/// Every so many decisions of a game are searched.
const EVERY: u32 = 9;

struct Searches {
    seats: u8,
    iterations: u32,
}

impl InsightVisitor for Searches {
    type Output = (u32, u64);

    fn visit<G: Insight>(self) -> (u32, u64) {
        let mut game = G::start(self.seats, &G::Options::default(), Deal::from_seed(7)).expect("a good game");
        let (mut searches, mut digest) = (0, 0_u64);
        for decision in 0.. {
            let Some(seat) = game.status().waiting().first() else { break };
            let knowledge = Knowledge::of(&game, seat);
            if decision % EVERY == 0 && knowledge.moves().len() > 1 && self.iterations > 0 {
                searches += 1;
                for found in look(&knowledge, &Limits::iterations(self.iterations, u64::from(decision))) {
                    let bits = found
                        .win_chances
                        .iter()
                        .chain(&found.expected_scores)
                        .map(|x| u64::from(x.to_bits()));
                    for bits in bits
                        .chain([u64::from(found.visits)])
                        .chain(found.mv.to_string().bytes().map(u64::from))
                    {
                        digest = (digest ^ bits).wrapping_mul(0x0100_0000_01b3).rotate_left(17);
                    }
                }
            }
            let choice =
                decide(&knowledge, BotLevel::Apprentice, &Limits::iterations(1, u64::from(decision)));
            game.play(seat, &choice.expect("a move").mv, &mut Silent);
        }
        (searches, digest)
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (seats, iterations) = (words[1].parse().expect("seats"), words[2].parse().expect("iterations"));
    let kind = GameKind::ALL.into_iter().find(|kind| kind.to_string() == words[0]).expect("a game");
    let begin = ProcessTime::now();
    let (searches, digest) = bots::visit(kind, Searches { seats, iterations });
    let each = f64::from(searches * iterations) / begin.elapsed().as_secs_f64();
    println!("{kind} {seats} {searches} searches {digest:016x} {each:.0} iterations a second");
}
