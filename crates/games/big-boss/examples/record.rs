//! Records games anew after a rule change: `cargo run --release -p big-boss --example record-big-boss`.
//!
//! Random games for every number of seats, and random games from positions near each way to end, into
//! tests/playthroughs; and the golden counts of tests/perft.txt.
#![expect(clippy::print_stdout, reason = "an example speaks through its output")]
#![expect(clippy::disallowed_methods, reason = "it writes the files of the tests")]

use std::fmt::Write as _;
use std::path::Path;

use big_boss::{BigBoss, EndReason, Options, Step};
use tabletop::conformance::random_game;
use tabletop::perft::perft;
use tabletop::{Deal, Game, Playthrough, Rng};

/// Seats, seed, moves played at random, depth.
const PERFT: [(u8, u64, usize, u32); 12] = [
    (2, 1, 0, 4),
    (3, 2, 0, 4),
    (4, 3, 0, 3),
    (5, 4, 0, 3),
    (2, 5, 60, 4),
    (3, 6, 90, 4),
    (4, 7, 120, 4),
    (5, 8, 150, 5),
    (2, 9, 180, 5),
    (3, 10, 200, 5),
    (4, 11, 200, 4),
    (5, 12, 190, 5),
];

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    for seats in 2..=5 {
        write(&folder, &format!("{seats}-seats"), &game_with_everything(seats));
    }
    let ends = |reason| move |game: &Playthrough<BigBoss>| game.state().step() == Step::Finished(reason);
    write(&folder, "all-out", &ending(&NEAR_THE_END, ends(EndReason::AllOut)));
    write(&folder, "nobody-acts", &ending(&NEAR_THE_END, ends(EndReason::NobodyActs)));
    write(&folder, "tie-break", &ending(&[TWINS], |game| first(game) == (2, 1)));
    write(&folder, "shared-win", &ending(&[TWINS], |game| first(game) == (2, 2)));
    let mut text = String::from(
        "# seats, seed of the deal and of the random moves before, how many of them, depth, count\n",
    );
    for (seats, seed, moves, depth) in PERFT {
        let count = perft(&position_after(seats, seed, moves), depth);
        writeln!(text, "{seats} {seed} {moves} {depth} {count}").expect("a string can be written to");
    }
    std::fs::write(folder.join("perft.txt"), text).expect("the folder is there");
}

fn write(folder: &Path, name: &str, game: &Playthrough<BigBoss>) {
    println!("{name}: {} moves, {:?}", game.past().len(), game.state().step());
    let path = folder.join(format!("playthroughs/{name}.txt"));
    std::fs::write(path, game.record().to_string()).expect("the folder is there");
}

/// A random game in which castles merge, with a choice, and nobles are beaten and withdrawn.
fn game_with_everything(seats: u8) -> Playthrough<BigBoss> {
    let has = |game: &Playthrough<BigBoss>, word: &str| {
        game.past().iter().any(|turn| turn.mv.to_string().starts_with(word))
    };
    (1..10_000)
        .map(|seed| random_game::<BigBoss>(seats, &Options::default(), seed))
        .find(|game| has(game, "keep") && has(game, "withdraw") && has(game, "tower") && has(game, "grande"))
        .expect("there is such a game")
}

/// There are 92 cards for 84 stones: from a deal the last stone comes before the last card. So these games start near
/// their end.
const NEAR_THE_END: [&str; 2] = [
    "money 20 30 4\nstones 5x2 8 20x3\nflag almeria 20\nnobles 0 baron 5\nnobles 2 grande 20 baron 8\nhand 1 9 40 60\n\
     open 12\npile\ntower-pile 1",
    "money 3 1 0 2\nstones 5 8 30x5\nflag almeria 30\nnobles 1 baron 5\nnobles 2 grande 8\ntowers 0 1\nopen 9\npile\ntower-pile 3",
];

/// Two who have the same, and little that can change it.
const TWINS: &str = "money 8 8\nstones 5x2 8 20x3\nflag almeria 20\nnobles 0 baron 5\nnobles 1 baron 8\n\
     hand 0 30 40\nhand 1 31 41\nopen\npile\ntower-pile 0";

/// A random game that ends in this way.
fn ending(positions: &[&str], is_wanted: impl Fn(&Playthrough<BigBoss>) -> bool) -> Playthrough<BigBoss> {
    let games = (1..2_000).flat_map(|seed| positions.iter().map(move |position| random_end(position, seed)));
    games.filter(|game| is_wanted(game)).max_by_key(|game| game.past().len()).expect("there is such a game")
}

/// B-7: how many have the most money, and how many have won.
fn first(game: &Playthrough<BigBoss>) -> (usize, usize) {
    let outcome = game.state().outcome();
    let most = outcome.scores.iter().max();
    (outcome.scores.iter().filter(|score| Some(*score) == most).count(), outcome.winners().len())
}

fn random_end(position: &str, seed: u64) -> Playthrough<BigBoss> {
    let mut rng = Rng::new(seed);
    let mut game =
        Playthrough::from_position(BigBoss::from_position(position).expect("the position is sound"));
    while let Some(seat) = game.state().status().waiting().first() {
        let mv = game.state().random_move(seat, &mut rng, &mut Vec::new()).expect("there is a move");
        game.play(seat, mv, None).expect("a legal move");
    }
    game
}

fn position_after(seats: u8, seed: u64, moves: usize) -> BigBoss {
    let mut rng = Rng::new(seed);
    let mut state = BigBoss::start(seats, &Options::default(), Deal::from_seed(seed)).expect("good seats");
    for _ in 0..moves {
        let Some(seat) = state.status().waiting().first() else { break };
        let Some(mv) = state.random_move(seat, &mut rng, &mut Vec::new()) else { break };
        state.play(seat, &mv, &mut tabletop::Silent);
    }
    state
}
