//! Moves as text, and text that is no move.

use alcazar::Move;

#[test]
fn every_kind_of_move_reads_back() {
    let notations = [
        "withdraw 7",
        "withdraw x6y3",
        "buy 38",
        "buy pile",
        "buy tower",
        "found 8 7-9",
        "found 1 71-1",
        "build 38",
        "tower 6",
        "tower x6y3",
        "bridge 6-8",
        "bridge 6-x6y3",
        "crest 12",
        "baron 7",
        "grande x7y2",
        "move 4-3",
        "trade 3-4",
        "done",
        "pass",
    ];
    for notation in notations {
        assert_eq!(notation.parse::<Move>().unwrap().to_string(), notation);
    }
}

#[test]
fn the_ends_of_a_bridge_and_of_a_trade_may_be_written_either_way() {
    assert_eq!("bridge 8-6".parse::<Move>(), "bridge 6-8".parse());
    assert_eq!("bridge x6y3-6".parse::<Move>(), "bridge 6-x6y3".parse());
    assert_eq!("trade 4-3".parse::<Move>(), "trade 3-4".parse());
    assert_ne!("move 4-3".parse::<Move>(), "move 3-4".parse());
}

#[test]
fn what_is_no_move_is_refused_with_what_would_be() {
    let long = "build ".to_owned() + &"9".repeat(10_000);
    let wrong = [
        "",
        " ",
        "build",
        "build 0",
        "build 73",
        "build seven",
        "build 7 8",
        "build -1",
        "found 8",
        "found 8 7-10",
        "found 8 9-7",
        "bridge 6",
        "bridge 6-8-9",
        "move 4",
        "tower x0y1",
        "done now",
        "pass 7",
        "Build 7",
        "schloss",
        &long,
    ];
    for text in wrong {
        let error = text.parse::<Move>().expect_err(text).to_string();
        assert!(error.len() < 300, "{error}");
    }
    assert_eq!(
        "found 8 7-10".parse::<Move>().unwrap_err().to_string(),
        "`found 8 7-10` is not a move: a castle is founded on three fields in a row, as in 7-9"
    );
}
