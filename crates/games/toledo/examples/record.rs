//! Prints the record of a random game, for tests/playthroughs: `cargo run -p toledo --example record-toledo -- SEATS SEED`.
//! With `all` in place of the seed it says how the first games with so many seats end.
#![expect(clippy::print_stdout, reason = "a tool, not rule code")]

use tabletop::conformance::random_game;
use tabletop::{Game, Playthrough, Seat, Status};
use toledo::{LAST_ROUND, Options, Toledo};

fn way_to_end(game: &Playthrough<Toledo>) -> String {
    let state = game.state();
    let Status::Finished(outcome) = state.status() else { return "unfinished".into() };
    let best = outcome.scores.iter().max();
    let tied = Seat::all(state.seats()).filter(|seat| outcome.scores.get(seat.index()) == best).count();
    let way = if state.closing().is_some() { "last round" } else { "a hundred rounds" };
    let tie = match (tied, outcome.winners().len()) {
        (1, _) => "",
        (_, 1) => ", tie-break",
        _ => ", shared win",
    };
    debug_assert!(state.round() <= LAST_ROUND, "no game is longer");
    format!("{way}{tie}, {} moves, {:?}", game.past().len(), outcome.scores)
}

fn main() {
    let mut words = std::env::args().skip(1);
    let seats = words.next().and_then(|word| word.parse().ok()).unwrap_or(2);
    match words.next().and_then(|word| word.parse().ok()) {
        Some(seed) => {
            let game = random_game::<Toledo>(seats, &Options::default(), seed);
            let mut record = game.record();
            record.remarks.push(("end".to_owned(), way_to_end(&game)));
            print!("{record}");
        }
        None => (0..3000).for_each(|seed| {
            println!("{seed}: {}", way_to_end(&random_game::<Toledo>(seats, &Options::default(), seed)));
        }),
    }
}
