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
    let stones: Vec<_> =
        game.explain(None, "7").unwrap().lines[3..5].iter().map(|line| line.message.to_string()).collect();
    assert_eq!(stones, ["stones-on-ground count=3", "stones-above count=2"]);
    assert!(
        !keys(&position("money 0 0\nstones 1 2"), "1").contains(&"stones-above"),
        "what is not there is not said"
    );
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

fn meant(game: &Alcazar, thing: &str) -> Vec<String> {
    game.moves_about(game.turn(), thing).iter().map(ToString::to_string).collect()
}

/// C-10, A-4, C-29, A-6: the moves whose refusals answer "why not here?".
#[test]
fn whoever_points_at_a_thing_may_mean_these_moves() {
    let game = position("money 0 0\nstones 6x2 7 8x2\nnobles 0 baron 7");
    assert_eq!(meant(&game, "1"), ["build 1", "found 1 72-2", "tower 1", "bridge 1-3"]);
    assert_eq!(meant(&game, "6"), ["build 6", "found 6 5-7", "tower 6", "bridge 6-8"]);
    assert_eq!(meant(&game, "card 9"), ["build 9", "found 9 8-10"]);
    assert_eq!(meant(&game, "card tower"), ["tower 7"]);
    assert_eq!(meant(&game, "open 9"), ["buy 9"]);
    assert_eq!(meant(&game, "pile build"), ["buy pile"]);
    assert_eq!(meant(&game, "pile tower"), ["buy tower"]);
    assert_eq!(meant(&game, "noble grande"), ["grande 7"]);
    assert_eq!(meant(&game, "noble baron"), ["baron 7"]);
    assert_eq!(meant(&game, "piece bridge").len(), 1, "one answer is enough");
    for nothing in ["card 73", "x99y1", "what is this", ""] {
        assert_eq!(meant(&game, nothing), [""; 0], "{nothing}");
    }
}
