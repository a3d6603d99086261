//! Prints the record of a random game: `cargo run -p alcazar --example record-alcazar -- SEATS SEED`, or one that goes on from a
//! late position to a rare end: `-- last-bridge`, `-- all-out`, `-- nobody-acts`, `-- tie-break`, `-- shared-win`.

#![expect(clippy::print_stdout, reason = "it is what this program is for")]

use alcazar::{Alcazar, EndReason, Options, Step};
use tabletop::conformance::random_game;
use tabletop::{Game, Playthrough, Rng};

/// Nineteen bridges are laid, and there is a place for the last.
const LATE_BRIDGES: &str = "money 90 60 40
stones 1 3 4 6 7 9 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32 34 35 37 38 40 41 43 44 46 47 49 50 52 53 55 56 58 59 61
span 1-3:2 4-6:2 7-9:2 11-13:2 14-16:2 17-19:2 20-22:2 23-25:2 26-28:2 29-31:2 32-34:2 35-37:2 38-40:2 41-43:2 44-46:2
span 47-49:2 50-52:2 53-55:2 56-58:2
flag granada 1
nobles 0 baron 59 grande 3
nobles 1 baron 30 baron 45
nobles 2 grande 8
hand 0 5 66
hand 1 68 70
hand 2 64";

/// No card is left to buy, and few are in hand.
const LATE_CARDS: &str = "money 40 25 60 10
stones 8x2 9 10 20x3 21 40 42 43x2 60
flag malaga 8
flag cadiz 20
nobles 0 baron 8 grande 42
nobles 1 baron 20 baron 10
nobles 3 grande 43
hand 0 11 41
hand 1 22 61
hand 2 9 40
hand 3 20
towers 1 1
open
pile
tower-pile 0
turn 2";

/// Nobody has money or a card that can be placed.
const LATE_TOWERS: &str = "money 4 3 0
stones 1x5 3 21x5
flag jaen 1
nobles 0 baron 3
nobles 2 grande 21
hand 1 30
towers 0 2
towers 1 1
towers 2 1
open
pile
tower-pile 0
turn 1";

/// Two who have the same, and little that can change it.
const LATE_TWINS: &str = "money 8 8
stones 1x2 2 3 20x2 21 22
flag jaen 1
flag cadiz 20
nobles 0 baron 1
nobles 1 baron 20
hand 0 30 40
hand 1 31 41
open
pile
tower-pile 0";

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let record = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["last-bridge"] => search(LATE_BRIDGES, ends(EndReason::LastBridge)),
        ["all-out"] => search(LATE_CARDS, ends(EndReason::AllOut)),
        ["nobody-acts"] => search(LATE_TOWERS, ends(EndReason::NobodyActs)),
        ["tie-break"] => search(LATE_TWINS, |game| first(game) == (2, 1)),
        ["shared-win"] => search(LATE_TWINS, |game| first(game) == (2, 2)),
        [seats, seed] => match (seats.parse(), seed.parse()) {
            (Ok(seats), Ok(seed)) => Some(random_game::<Alcazar>(seats, &Options::default(), seed)),
            _ => None,
        },
        _ => None,
    };
    match record {
        Some(game) => print!("{}", game.record()),
        None => {
            println!("arguments: SEATS SEED, or last-bridge, all-out, nobody-acts, tie-break or shared-win");
        }
    }
}

fn ends(wanted: EndReason) -> impl Fn(&Playthrough<Alcazar>) -> bool {
    move |game| game.state().step() == Step::Finished(wanted)
}

/// how many have the most points, and how many have won.
fn first(game: &Playthrough<Alcazar>) -> (usize, usize) {
    let outcome = game.state().outcome();
    let most = outcome.scores.iter().max();
    (outcome.scores.iter().filter(|score| Some(*score) == most).count(), outcome.winners().len())
}

/// A game of random moves from a position that ends in the way wanted.
fn search(position: &str, is_wanted: impl Fn(&Playthrough<Alcazar>) -> bool) -> Option<Playthrough<Alcazar>> {
    (0..2000).find_map(|seed| {
        let mut rng = Rng::new(seed);
        let mut game =
            Playthrough::from_position(Alcazar::from_position(position).expect("the position is sound"));
        while let Some(seat) = game.state().status().waiting().first() {
            let mv = game.state().random_move(seat, &mut rng, &mut Vec::new())?;
            game.play(seat, mv, None).ok()?;
        }
        (is_wanted(&game) && game.past().len() > 5).then_some(game)
    })
}
