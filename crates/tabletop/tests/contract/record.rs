//! Records read back, and every kind of bad input is answered in words that help.

use tabletop::{BadRecord, Deal, Deviation, Game, Playthrough, Record, RecordStart, Seat};

use crate::toy::Toy;

const GOOD: &str = "tertulia record 1
game: toy
rules: 3
seats: 2
options: null
deal: 0707070707070707070707070707070707070707070707070707070707070707
white: Ana

";

fn read(text: &str) -> Result<Record, BadRecord> {
    text.parse()
}

/// The message for a good head with one line changed or added.
fn complaint(from: &str, to: &str) -> String {
    let text = GOOD.replacen(from, to, 1);
    assert_ne!(text, GOOD, "nothing was changed");
    read(&text).unwrap_err().to_string()
}

#[test]
fn a_record_reads_back_to_the_letter() {
    let text = format!("{GOOD}0 choose 3 @120\n1 swap 4\n\nscores: 5 -3\nplaces: 1 2\n");
    let record = read(&text).unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!((record.game.as_str(), record.rules_version, record.seats), ("toy", 3, 2));
    assert_eq!(record.remarks, [("white".to_owned(), "Ana".to_owned())]);
    assert_eq!(record.start, RecordStart::Deal { options: "null".to_owned(), deal: Deal::new([7; 32]) });
    assert_eq!((record.moves[0].at, record.moves[1].at), (Some(120), None));
    assert_eq!(record.moves[1].seat, Seat::new(1));
    assert_eq!(record.outcome.unwrap().scores.as_slice(), [5, -3]);
}

#[test]
fn comments_empty_lines_and_line_ends_of_other_systems_do_not_matter() {
    let text = GOOD.replace('\n', "\r\n") + "# a comment\r\n\r\n  0 choose 3  \r\n";
    assert_eq!(read(&text).unwrap().moves[0].notation, "choose 3");
}

#[test]
fn options_left_out_are_the_default_ones() {
    let record = read(&GOOD.replace("options: null\n", "")).unwrap();
    assert_eq!(record.start, RecordStart::Deal { options: "{}".to_owned(), deal: Deal::new([7; 32]) });
}

#[test]
fn a_game_can_start_from_a_position() {
    let text = GOOD.replace("options: null\ndeal: ", "position: ");
    let record = read(&text).unwrap();
    assert!(matches!(record.start, RecordStart::Position(_)));
    assert_eq!(record.to_string(), text);
}

#[test]
fn bad_lines_are_named_with_their_number() {
    assert_eq!(complaint("tertulia record 1", "chess"), "line 1: a record begins with `tertulia record 1`");
    assert_eq!(complaint("rules: 3", "rules: three"), "line 3: `three` is not a number that fits here");
    assert_eq!(complaint("seats: 2", "seats: 300"), "line 4: `300` is not a number that fits here");
    assert_eq!(complaint("seats: 2", "seats: 2\nseats: 2"), "line 5: `seats:` stands twice");
    assert_eq!(
        complaint("options: null", "nonsense"),
        "line 5: expected `word: value`, or a seat and its move"
    );
    assert_eq!(
        complaint("deal: 07", "deal: "),
        "line 6: a deal is 64 hexadecimal digits, this is 62 characters"
    );
}

#[test]
fn bad_moves_are_named_with_their_number() {
    let with = |line: &str| read(&format!("{GOOD}{line}\n")).unwrap_err().to_string();
    assert_eq!(with("0"), "line 9: a move is a seat and then the move, as in `0 build 38`");
    assert_eq!(with("7 choose 3"), "line 9: there is no seat 7: seats are numbered from 0 to 4");
    assert_eq!(with("999 choose 3"), "line 9: `999` is not a number that fits here");
    assert_eq!(with("0 choose 3 @soon"), "line 9: `soon` is not a number that fits here");
}

#[test]
fn what_is_missing_is_named() {
    assert_eq!(complaint("game: toy\n", ""), "line 7: `game:` is missing");
    assert_eq!(complaint("rules: 3\n", ""), "line 7: `rules:` is missing");
    assert_eq!(complaint("seats: 2\n", ""), "line 7: `seats:` is missing");
    assert_eq!(complaint("deal: ", "secret: "), "line 8: `deal:` is missing");
    assert_eq!(
        complaint("white: Ana", "position: {}"),
        "line 8: a game starts from a deal or from a position, not from both"
    );
    assert_eq!(read("").unwrap_err().to_string(), "line 1: `deal:` is missing");
}

#[test]
fn a_final_count_is_whole() {
    let with = |lines: &str| read(&format!("{GOOD}{lines}")).unwrap_err().to_string();
    assert_eq!(with("scores: 1 2\n"), "line 9: `scores:` and `places:` go together");
    assert_eq!(with("scores: 1 2\nplaces: 1\n"), "line 10: `scores:` and `places:` have one number a seat");
    assert_eq!(
        with("scores: 1 1 1 1 1 1\nplaces: 1 1 1 1 1 1\n"),
        "line 10: `scores:` and `places:` have one number a seat"
    );
    assert_eq!(with("scores: 1 x\n"), "line 9: `x` is not a number that fits here");
}

#[test]
fn a_record_without_end_is_cut_off() {
    let text = format!("{GOOD}{}", "0 choose 3\n".repeat(100_001));
    assert_eq!(read(&text).unwrap_err().to_string(), "line 100009: no game has more than 100000 moves");
}

/// The toy says that games of its first version go on under the present one.
#[test]
fn a_record_of_earlier_rules_that_go_on_is_replayed_under_the_present_ones() {
    let game = Playthrough::<Toy>::replay(&read(&GOOD.replace("rules: 3", "rules: 1")).unwrap()).unwrap();
    assert_eq!(game.record().rules_version, 3);
}

fn deviation(text: &str) -> Deviation {
    Playthrough::<Toy>::replay(&read(text).unwrap()).unwrap_err()
}

#[test]
fn a_record_of_another_game_or_of_other_rules_is_not_replayed() {
    assert_eq!(
        deviation(&GOOD.replace("game: toy", "game: chess")).to_string(),
        "the record is of chess, not of toy"
    );
    assert_eq!(
        deviation(&GOOD.replace("rules: 3", "rules: 2")).to_string(),
        "the record follows version 2 of the rules; this program has version 3"
    );
    assert_eq!(
        deviation(&GOOD.replace("seats: 2", "seats: 9")).to_string(),
        "the game cannot start: toy is for 2 to 4 seats, not 9"
    );
    let unreadable = deviation(&GOOD.replace("options: null", "options: {broken"));
    assert!(matches!(unreadable, Deviation::Unreadable(_)), "{unreadable}");
}

#[test]
fn the_seats_of_a_record_are_those_of_its_position() {
    let state = serde_json::to_string(&Toy::start(3, &(), Deal::new([7; 32])).unwrap()).unwrap();
    let with = |seats: u8| {
        let lines: Vec<&str> = GOOD.lines().filter(|line| !line.starts_with("deal:")).collect();
        let text = lines.join("\n").replace("options: null", &format!("position: {state}"));
        read(&text.replace("seats: 2", &format!("seats: {seats}"))).unwrap()
    };
    assert_eq!(Playthrough::<Toy>::replay(&with(3)).unwrap().state().seats(), 3);
    let error = Playthrough::<Toy>::replay(&with(2)).unwrap_err();
    assert_eq!(error.to_string(), "the record says 2 seats, its position has 3");
}

#[test]
fn a_replay_says_where_it_leaves_the_rules() {
    let illegal = deviation(&format!("{GOOD}0 choose 99\n"));
    assert_eq!(illegal.to_string(), "move 1, seat 0, `choose 99` is not legal: not-in-hand card=99: Y-2");
    let unreadable = deviation(&format!("{GOOD}1 dance\n"));
    assert_eq!(unreadable.to_string(), "move 1, seat 1: `dance` is not a move: say `choose 7` or `swap 7`");
    let unfinished = deviation(&format!("{GOOD}scores: 1 2\nplaces: 2 1\n"));
    assert!(matches!(unfinished, Deviation::OtherOutcome { .. }), "{unfinished}");
}
