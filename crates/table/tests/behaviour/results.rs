//! What a game came to.

use protocol::table::{EndingReason, Proposal, Sitter};
use serde_json::json;
use table::Action;

use crate::support::{DAY, Driver, SECOND, bot, host, nobody, opening, person, settings};

#[test]
fn a_game_that_is_played_out_has_places_and_scores() {
    let more = json!({ "listed": true });
    let mut at = Driver::open(opening(settings("toledo", 3, more)), vec![person(0), person(1), bot(2)]);
    assert_eq!(at.table.result(), None);
    at.pass(7 * SECOND);
    at.play_out();
    let result = at.table.result().unwrap();
    let outcome = at.table.ending.clone().unwrap().outcome.unwrap();
    assert_eq!((result.game.as_str(), result.reason), ("toledo", EndingReason::Finished));
    assert!(!result.rated && result.shown);
    assert_eq!((result.started_at, result.ended_at), (0, 7 * SECOND));
    assert_eq!(result.moves as usize, at.table.the_game().unwrap().moves_made());
    for (index, seat) in result.seats.iter().enumerate() {
        assert_eq!(usize::from(seat.seat), index);
        assert_eq!((seat.place, seat.score), (Some(outcome.places[index]), Some(outcome.scores[index])));
        assert_eq!(seat.won, outcome.places[index] == 1);
        assert!(!seat.left && !seat.forgotten);
    }
    assert_eq!(result.seats[1].name, "Ben");
    assert!(matches!(result.seats[2].sitter, Sitter::Bot { .. }));
}

#[test]
fn whoever_stayed_comes_before_whoever_left_and_there_are_no_scores() {
    let mut at = Driver::toledo(3, json!({ "absence": "end" }));
    at.leave(1);
    let result = at.table.result().unwrap();
    assert!(!result.shown, "only those who sat there are told");
    let places: Vec<_> = result.seats.iter().map(|seat| seat.place).collect();
    assert_eq!(places, [Some(1), Some(3), Some(1)]);
    let told: Vec<_> = result.seats.iter().map(|seat| (seat.won, seat.left, seat.score)).collect();
    assert_eq!(told, [(true, false, None), (false, true, None), (true, false, None)]);
}

#[test]
fn a_game_that_is_broken_off_has_no_places_and_one_that_never_began_no_result() {
    let mut at = Driver::toledo(2, json!({}));
    at.propose(0, Proposal::Abort);
    at.answer(1, true);
    let result = at.table.result().unwrap();
    assert!(result.seats.iter().all(|seat| seat.place.is_none() && !seat.won && !seat.left));
    let mut at = Driver::open(opening(settings("toledo", 2, json!({}))), vec![person(0)]);
    at.act(&host(), Action::Close);
    assert_eq!(at.table.result(), None);
}

#[test]
fn whoever_is_away_in_the_end_has_left_though_the_game_ended_by_another() {
    let mut at = Driver::toledo(4, json!({ "gone_after_minutes": 1 }));
    at.play_until(2);
    at.leave(1);
    at.leave(2);
    at.pass(60 * SECOND);
    at.propose(0, Proposal::EndWithout { gone_seat: 2 });
    at.answer(3, true);
    let left: Vec<bool> = at.table.result().unwrap().seats.iter().map(|seat| seat.left).collect();
    assert_eq!(left, [false, true, true, false]);
}

#[test]
fn leaving_for_a_while_is_held_against_a_player_only_where_it_counts() {
    for rated in [true, false] {
        let account = |seat: u8| table::First { player: Some(format!("p{seat}")), ..person(seat) };
        let more = json!({ "rated": rated, "pace": { "pace": "days", "days": 1 } });
        let mut at = Driver::open(opening(settings("toledo", 3, more)), (0..3).map(account).collect());
        at.leave(0);
        at.back(0);
        let late = at.mover();
        at.pass(DAY + SECOND);
        at.act(&nobody(), Action::TimeOut { seat: late });
        let by = if late == 2 { 1 } else { 2 };
        at.propose(by, Proposal::EndWithout { gone_seat: late });
        let others: Vec<u8> = (0..3).filter(|seat| *seat != by && *seat != late).collect();
        at.answer(others[0], true);
        let result = at.table.result().unwrap();
        assert_eq!((result.rated, result.shown), (rated, rated));
        for seat in &result.seats {
            let has_left = seat.seat == late || (rated && seat.seat == 0);
            assert_eq!(seat.left, has_left, "seat {} of a table, rated: {rated}", seat.seat);
        }
    }
}
