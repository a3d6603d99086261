//! What is said about a cell: what is there, what it is worth, and amounts that add up.

use alcazar::Alcazar;

use tabletop::Game;
use tabletop::conformance::random_game;

use crate::support::position;

fn keys(game: &Alcazar, place: &str) -> Vec<&'static str> {
    game.explain(None, place).unwrap().lines.iter().map(|line| line.message.key).collect()
}

#[test]
fn the_pieces_of_a_castle_are_listed() {
    let game = position("money 0 0\nstones 6x2 7 8x2\nspan 6-8:3\nflag jaen 6\nnobles 1 grande 7");
    let lines = ["castle", "height", "noble", "stones-on-ground", "stones-above", "bridge"];
    assert_eq!(keys(&game, "7"), lines);
    let noble = game.explain(None, "7").unwrap().lines[2].message.to_string();
    assert_eq!(noble, "noble seat=1 rank=grande points=6 amount=32");
}

#[test]
fn empty_fields_and_open_ground_are_told_apart() {
    let game = position("money 0 0");
    assert_eq!(keys(&game, "7"), ["empty-field"]);
    assert_eq!(keys(&game, "x6y3"), ["open-ground"]);
    for nowhere in ["", "0", "73", "x1y1", "x12y1", "seven"] {
        assert_eq!(game.explain(None, nowhere), None, "{nowhere}");
    }
}

/// C-5, C-6, A-3: also where the value is cut to 50.
#[test]
fn the_amounts_add_up_to_the_value() {
    for seed in 0..8 {
        let past = random_game::<Alcazar>(2, &alcazar::Options::default(), seed);
        for turn in past.past().iter().step_by(17) {
            let game = &turn.before;
            for cell in game.site().built() {
                let place = game.board().place(cell).to_string();
                let lines = game.explain(None, &place).unwrap().lines;
                let sum: i32 = lines.iter().filter_map(|line| line.amount).sum();
                assert_eq!(i64::from(sum), i64::from(game.value_at(cell)), "{place}");
            }
        }
    }
    let game = position("money 0 0\nstones 1x9 2x9 3x9");
    let most = game.explain(None, "1").unwrap().lines.last().unwrap().clone();
    assert_eq!((most.message.key, most.amount), ("most", Some(-1)));
}
