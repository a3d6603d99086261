//! Moves as text.

use big_boss::Move;

#[test]
fn every_move_reads_back() {
    for text in [
        "withdraw 7",
        "buy 17",
        "buy pile",
        "buy tower",
        "found 8 7-9",
        "found 1 71-1",
        "build 38",
        "tower 8",
        "keep almeria",
        "keep jaen",
        "crest 38",
        "baron 7",
        "grande 72",
        "done",
        "pass",
    ] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    assert_eq!(" build  38 ".parse::<Move>().unwrap().to_string(), "build 38");
}

#[test]
fn what_is_no_move_is_answered_with_what_would_be_right() {
    let complaint = |text: &str| text.parse::<Move>().unwrap_err().to_string();
    assert!(complaint("").contains("as in `build 38`"));
    assert!(complaint("jump 7").contains("as in `build 38`"));
    assert!(complaint("done 7").contains("as in `build 38`"));
    assert!(complaint("build 73").ends_with("there is no field 73: fields are numbered from 1 to 72"));
    assert!(complaint("build 0x7").ends_with("is not the number of a field"));
    assert!(complaint("build 07").ends_with("is not the number of a field"));
    assert!(complaint("found 8").ends_with("as in `found 8 7-9`"));
    assert!(complaint("found 8 7-10").ends_with("three fields in a row, as in 7-9"));
    assert!(complaint("keep madrid").ends_with("a castle goes by its flag, as in `keep almeria`"));
    assert!(complaint("tower x0y3").contains("is no place"));
}

#[test]
fn moves_serialise_with_their_kind() {
    let json = |text: &str| serde_json::to_string(&text.parse::<Move>().unwrap()).unwrap();
    assert_eq!(json("found 8 7-9"), r#"{"move":"found","card":8,"first":7,"last":9}"#);
    assert_eq!(json("baron 7"), r#"{"move":"baron","at":"7"}"#);
    assert_eq!(json("keep almeria"), r#"{"move":"keep","flag":"almeria"}"#);
    assert_eq!(json("buy pile"), r#"{"move":"buy-pile"}"#);
}
