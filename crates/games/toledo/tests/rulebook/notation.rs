//! Moves as text.

use tabletop::BadNotation;
use toledo::Move;

#[test]
fn moves_read_back() {
    let all = [
        "draw",
        "lay gem-1 7",
        "lay steel-2 1",
        "lay smith-1 19",
        "lay fencing-2 3",
        "home 7",
        "go 4 0",
        "go 6 15",
        "challenge 2",
        "use",
        "pay 3",
        "sword 8",
        "tile violet",
        "tile movement for brown",
        "bring 12",
        "skip",
        "end",
    ];
    for text in all {
        assert_eq!(text.parse::<Move>().map(|mv| mv.to_string()), Ok(text.to_owned()));
    }
    assert_eq!("  go   4 0 ".parse::<Move>().map(|mv| mv.to_string()), Ok("go 4 0".to_owned()));
}

#[test]
fn other_text_is_refused_with_what_would_be_right() {
    for text in [
        "",
        "go",
        "go 4",
        "go x 0",
        "go 300 0",
        "lay gem-3 7",
        "lay gold-1 7",
        "tile green",
        "challenge 9",
        "Draw",
    ] {
        let error: BadNotation = text.parse::<Move>().expect_err("no move");
        assert!(error.to_string().contains("write draw, lay gem-1 7, home 7, go 4 0"), "{error}");
    }
}

#[test]
fn moves_serialise_as_tagged_objects() {
    let json = |text: &str| serde_json::to_string(&text.parse::<Move>().expect("a move")).expect("JSON");
    assert_eq!(json("draw"), r#"{"move":"draw"}"#);
    assert_eq!(json("lay gem-1 7"), r#"{"move":"lay","kind":"gem","circles":1,"field":7}"#);
    assert_eq!(json("tile violet"), r#"{"move":"tile","tile":"violet","returned":null}"#);
    assert_eq!(json("challenge 2"), r#"{"move":"challenge","other":2}"#);
}
