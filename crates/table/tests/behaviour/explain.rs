//! What is at a place, why something cannot be done there, and what a move would bring.

use protocol::ProblemKey;
use serde_json::json;
use table::{Action, ExplainRequest, MoveTrial};

use crate::support::{Driver, opening, person, seat, settings};

fn request<'a>(
    place: &'a str,
    thing: &'a str,
    moment: Option<u32>,
    seen_by: Option<u8>,
) -> ExplainRequest<'a> {
    ExplainRequest { place, thing, moment, seen_by }
}

/// A thing about which whoever is to move is told why not.
fn refused_thing(at: &Driver, by: u8) -> String {
    let mut things =
        (1..=21).flat_map(|number| ["", "card ", "sword "].map(|kind| format!("{kind}{number}")));
    let game = at.table.the_game().unwrap();
    let is_refused = |thing: &String| !table::refused_about(game, tabletop::Seat::new(by), thing).is_empty();
    things.find(is_refused).expect("something that cannot be done")
}

#[test]
fn whoever_is_to_move_is_told_why_not_and_nobody_else() {
    let mut at = Driver::toledo(2, json!({}));
    for _ in 0..4 {
        at.play();
    }
    let (mover, other) = (at.mover(), at.other());
    let thing = refused_thing(&at, mover);
    let asked = request("alcazar", &thing, None, None);
    let told = at.table.explain(Some(mover), &asked).unwrap();
    assert!(!told.refused.is_empty() && !told.lines.is_empty());
    assert_eq!(told.place, "alcazar");
    for reader in [Some(other), None] {
        let told = at.table.explain(reader, &asked).unwrap();
        assert!(told.refused.is_empty() && !told.lines.is_empty());
    }
    // What lies beside the board is no place: why not is all there is to say.
    let beside = request("no place", &thing, None, None);
    let told = at.table.explain(Some(mover), &beside).unwrap();
    assert!(told.lines.is_empty() && !told.refused.is_empty());
    assert_eq!(at.table.explain(Some(other), &beside).unwrap_err().key, ProblemKey::NotFound);
    // Of the past only what was there is told while the game is on.
    let past = request("alcazar", &thing, Some(4), None);
    assert!(at.table.explain(Some(mover), &past).unwrap().refused.is_empty());
    assert_eq!(
        at.table.explain(None, &request("alcazar", "", Some(5), None)).unwrap_err().key,
        ProblemKey::NotFound
    );
}

#[test]
fn after_the_end_one_looks_through_any_eyes_and_is_told_why_not_at_any_moment() {
    let mut at = Driver::toledo(2, json!({}));
    for _ in 0..4 {
        at.play();
    }
    let mover = at.mover();
    let thing = refused_thing(&at, mover);
    let through = request("alcazar", &thing, Some(4), Some(mover));
    assert_eq!(at.table.explain(Some(1 - mover), &through).unwrap_err().key, ProblemKey::NotNow);
    let action = Action::Resign { seq: at.seq() };
    at.act(&seat(mover), action);
    assert!(!at.table.explain(None, &through).unwrap().refused.is_empty());
    let other = request("alcazar", &thing, Some(4), Some(1 - mover));
    assert!(at.table.explain(None, &other).unwrap().refused.is_empty(), "the other was not to move");
    assert_eq!(
        at.table.explain(None, &request("alcazar", "", Some(4), Some(2))).unwrap_err().key,
        ProblemKey::NotFound
    );
}

#[test]
fn long_texts_name_no_place() {
    let at = Driver::toledo(2, json!({}));
    let mover = Some(at.mover());
    // Blanks are left out when a place is read.
    let place = |length: usize| format!("alcazar{}", " ".repeat(length - "alcazar".len()));
    at.table.explain(mover, &request(&place(100), "", None, None)).unwrap();
    assert_eq!(
        at.table.explain(mover, &request(&place(101), "", None, None)).unwrap_err().key,
        ProblemKey::NotFound
    );
    assert_eq!(
        at.table.explain(mover, &request("alcazar", &"x".repeat(101), None, None)).unwrap_err().key,
        ProblemKey::NotFound
    );
}

#[test]
fn a_line_has_its_words_values_and_amount() {
    let mut with_values = 0;
    for game in ["alcazar", "big-boss", "toledo", "salamanca"] {
        let mut at = Driver::open(opening(settings(game, 2, json!({}))), vec![person(0), person(1)]);
        for _ in 0..6 {
            at.play();
        }
        for number in 1..=40 {
            let place = number.to_string();
            if let Ok(told) = at.table.explain(Some(at.mover()), &request(&place, "", None, None)) {
                for line in told.lines {
                    assert!(!line.key.is_empty());
                    with_values += line.values.len();
                }
            }
        }
    }
    assert!(with_values > 0);
}

#[test]
fn a_preview_is_for_the_holder_of_a_seat_and_of_the_past_after_the_end() {
    let mut at = Driver::open(opening(settings("alcazar", 2, json!({}))), vec![person(0), person(1)]);
    let mover = at.mover();
    let notation = at.legal(mover)[0].clone();
    let trial = |moment, seen_by| MoveTrial { notation: &notation, moment, seen_by };
    assert!(!at.table.preview(Some(mover), &trial(None, None)).unwrap().events.is_empty());
    assert_eq!(at.table.preview(None, &trial(None, None)).unwrap_err().key, ProblemKey::NotYourSeat);
    assert_eq!(at.table.preview(Some(1 - mover), &trial(None, None)).unwrap_err().key, ProblemKey::Illegal);
    let nonsense = MoveTrial { notation: "nonsense", moment: None, seen_by: None };
    assert_eq!(at.table.preview(Some(mover), &nonsense).unwrap_err().key, ProblemKey::BadNotation);
    at.play();
    assert_eq!(at.table.preview(Some(mover), &trial(Some(0), None)).unwrap_err().key, ProblemKey::NotNow);
    let action = Action::Resign { seq: at.seq() };
    at.act(&seat(mover), action);
    assert!(!at.table.preview(None, &trial(Some(0), Some(mover))).unwrap().events.is_empty());
    assert_eq!(at.table.preview(Some(mover), &trial(Some(9), None)).unwrap_err().key, ProblemKey::NotFound);
}

/// In Salamanca what a tile would bring is told to whoever holds the turn, and is what the places are worth afterwards.
#[test]
fn a_preview_says_what_areas_would_be_worth() {
    let mut at = Driver::open(opening(settings("salamanca", 2, json!({}))), vec![person(0), person(1)]);
    let mut told = 0;
    for number in 0_usize.. {
        if told > 20 {
            break;
        }
        let mover = at.mover();
        let legal = at.legal(mover);
        let notation = legal[(number * 7) % legal.len()].clone();
        let trial = MoveTrial { notation: &notation, moment: None, seen_by: None };
        let preview = at.table.preview(Some(mover), &trial).unwrap();
        assert_eq!(at.table.preview(None, &trial).unwrap_err().key, ProblemKey::NotYourSeat);
        let moved = Action::Move { seq: at.seq(), notation: notation.clone(), lag: 0 };
        at.act(&seat(mover), moved);
        for line in &preview.worth {
            let worth = line.values.get("after").or(line.values.get("value")).unwrap();
            let place = at.table.explain(Some(mover), &request(&line.places[0], "", None, None)).unwrap();
            assert_eq!((place.lines[0].key.as_str(), &place.lines[0].values["value"]), ("area", worth));
            told += 1;
        }
        assert!(
            preview.worth.is_empty()
                || ["lay", "plague", "sell"].contains(&notation.split(' ').next().unwrap())
        );
    }
}

#[test]
fn where_nothing_is_worth_what_lies_around_it_a_preview_tells_of_events_alone() {
    for game in ["alcazar", "toledo", "big-boss"] {
        let mut at = Driver::open(opening(settings(game, 2, json!({}))), vec![person(0), person(1)]);
        for _ in 0..20 {
            let mover = at.mover();
            for notation in at.legal(mover) {
                let trial = MoveTrial { notation: &notation, moment: None, seen_by: None };
                assert!(at.table.preview(Some(mover), &trial).unwrap().worth.is_empty(), "{game} {notation}");
            }
            at.play_last();
        }
    }
}
