//! Seats, sets of seats, final places, messages.

use tabletop::{BadNotation, Message, Outcome, Refusal, Seat, SeatSet, SetupError, Status, Value};

use crate::toy::Toy;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const E: Seat = Seat::new(4);

#[test]
fn play_goes_round_the_table() {
    assert_eq!(A.next(2), B);
    assert_eq!(B.next(2), A);
    assert_eq!(E.next(5), A);
    assert_eq!(Seat::all(3).collect::<Vec<_>>(), [A, B, Seat::new(2)]);
}

#[test]
fn no_table_has_a_sixth_seat() {
    assert_eq!(Seat::try_from(4), Ok(E));
    let error = Seat::try_from(5).unwrap_err();
    assert_eq!(error.to_string(), "there is no seat 5: seats are numbered from 0 to 4");
    assert!(serde_json::from_str::<Seat>("5").is_err());
    assert_eq!(serde_json::from_str::<Seat>("4").unwrap(), E);
}

#[test]
fn a_set_holds_each_seat_once() {
    let mut set = SeatSet::EMPTY;
    assert!(set.is_empty());
    assert_eq!(set.first(), None);
    set.insert(E);
    set.insert(B);
    set.insert(B);
    assert_eq!((set.len(), set.first()), (2, Some(B)));
    assert!(set.contains(E) && !set.contains(A));
    assert_eq!(set.iter().collect::<Vec<_>>(), [B, E]);
    set.remove(B);
    set.remove(B);
    assert_eq!(set, SeatSet::only(E));
    assert_eq!(SeatSet::all(5).len(), 5);
    assert_eq!([E, A].into_iter().collect::<SeatSet>(), [A, E].into_iter().collect());
}

#[test]
fn a_set_is_written_as_a_list() {
    let set: SeatSet = [E, A].into_iter().collect();
    assert_eq!(serde_json::to_string(&set).unwrap(), "[0,4]");
    assert_eq!(serde_json::from_str::<SeatSet>("[4,0,4]").unwrap(), set);
    assert!(serde_json::from_str::<SeatSet>("[5]").is_err());
}

#[test]
fn shared_places_skip_the_next_numbers() {
    let outcome = Outcome::ranked(&[10, 20, 20, 5], &[10, 20, 20, 5]);
    assert_eq!(outcome.places.as_slice(), [3, 1, 1, 4]);
    assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [B, Seat::new(2)]);
}

#[test]
fn tie_breaks_stand_after_the_score() {
    let outcome = Outcome::ranked(&[20, 20, -3], &[(20, 1), (20, 2), (-3, 9)]);
    assert_eq!(outcome.scores.as_slice(), [20, 20, -3]);
    assert_eq!(outcome.places.as_slice(), [2, 1, 3]);
}

#[test]
fn a_finished_game_waits_for_nobody() {
    let finished = Status::Finished(Outcome::ranked(&[1, 2], &[1, 2]));
    assert!(finished.is_finished() && finished.waiting().is_empty());
    let waiting = Status::waiting_for(B);
    assert!(!waiting.is_finished());
    assert_eq!(waiting.waiting(), SeatSet::only(B));
    assert_eq!(serde_json::to_string(&waiting).unwrap(), r#"{"waiting":[1]}"#);
    assert_eq!(serde_json::to_string(&finished).unwrap(), r#"{"finished":{"scores":[1,2],"places":[2,1]}}"#);
}

#[test]
fn a_refusal_names_its_rule_and_its_facts() {
    let refusal = Refusal::new("A-6", "pier-heights").with("first", 6).with("place", Value::text("7-9"));
    assert_eq!(refusal.to_string(), "pier-heights first=6 place=7-9: A-6");
    assert_eq!(
        serde_json::to_string(&refusal).unwrap(),
        r#"{"rule":"A-6","key":"pier-heights","values":{"first":6,"place":"7-9"}}"#
    );
    assert_eq!(Message::new("nothing").with("seat", B).to_string(), "nothing seat=1");
}

#[test]
fn wrong_numbers_of_seats_are_refused_in_words() {
    assert_eq!(SetupError::check_seats::<Toy>(2), Ok(()));
    let error = SetupError::check_seats::<Toy>(9).unwrap_err();
    assert_eq!(error.to_string(), "toy is for 2 to 4 seats, not 9");
}

#[test]
fn a_hostile_notation_does_not_come_back_in_full() {
    let error = BadNotation::new(&"x".repeat(10_000), "say something short");
    assert!(error.to_string().len() < 200);
    assert!(error.to_string().ends_with("is not a move: say something short"));
}
