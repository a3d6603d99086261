//! What the table shows.

use tabletop::{Event as _, Game, Seat};
use toledo::{Event, Position, ShopKind, Toledo};

use crate::support::{play, position};

/// T-11: the values that may follow the card that lies open.
#[test]
fn the_values_that_may_follow_are_shown() {
    let game = position("hand 0 2 4\nshop 4 0 gem-1\npawns 0 4\nstep more\nplayed 4 -");
    assert_eq!(game.view(None).values_to_follow, [4]);
}

/// T-7, T-11: pawns are shown where they stand, the Cathedral being a place like others.
#[test]
fn pawns_are_shown_where_they_stand() {
    let street = position("shop 8 0 smith-2\npawns 0 8 alcazar alcazar\npawns 1 8").view(None).street;
    let seats =
        |position: usize| street[position].pawn_seats.iter().map(|seat| u8::from(*seat)).collect::<Vec<_>>();
    assert_eq!((seats(0), seats(8), seats(7)), (vec![0, 0, 1, 1, 1, 1], vec![0, 1], vec![]));
}

/// T-4: whoever has no seat at this table is told what swords cost, not what they lack for them.
#[test]
fn nobody_lacks_anything_without_a_seat() {
    let game = position("steel 0 1");
    for viewer in [None, Some(Seat::new(2))] {
        assert!(game.view(viewer).swords.iter().all(|sword| sword.is_affordable.is_none()));
        assert_eq!(game.explain(viewer, "sword 8").expect("a sword").lines.len(), 2);
    }
    assert_eq!(game.explain(Some(Seat::new(1)), "sword 8").expect("a sword").lines.len(), 3);
}

fn landing(game: &Toledo, to: u8) -> (bool, Vec<u8>, Vec<u8>) {
    let landings = game.view(Some(Seat::new(0))).landings;
    let found = landings.into_iter().find(|landing| landing.to == Position(to)).expect("a landing");
    let rivals = found.rival_seats.iter().map(|seat| u8::from(*seat)).collect();
    (found.is_full, rivals, found.onward.iter().map(|position| position.0).collect())
}

/// T-13, T-22: where a card would take a pawn: whom it would meet on a full field, and how it could go on from there.
#[test]
fn a_landing_tells_who_stands_in_the_way_and_the_way_beyond() {
    let game =
        position("seats 3\nhand 0 4 4 4 2\nshop 4 0 gem-1\npawns 1 4 2\nshop 8 0 smith-2\nshop 2 0 gem-2");
    assert_eq!(landing(&game, 4), (true, vec![1], vec![8]), "8 has room: nobody need go on from there");
    assert_eq!(landing(&game, 2), (false, vec![], vec![]), "there is room beside the other pawn");
}

/// T-8, T-9, T-14, T-16: which events tell something new, and which show a card that the move did not name.
#[test]
fn some_events_tell_something_new() {
    let seat = Seat::new(0);
    let drawn = |count| Event::CardsDrawn { seat, count, cards: None };
    let laid = Event::ShopLaid { seat, kind: ShopKind::Gem, circles: 1, field: Position(3) };
    assert_eq!(
        [drawn(2), drawn(0), laid.clone()].map(|event| event.is_new_information()),
        [true, false, false]
    );
    assert!(!laid.is_disclosure());
    let mut game = position("hand 0 4\nshop 4 0 gem-1");
    let went = play(&mut game, &["go 4 0"]);
    assert!(went.iter().any(Event::is_disclosure) && !went.iter().any(Event::is_new_information));
}

/// T-14, T-16: a sword that is not brought, and a shop that is not used, are told as such.
#[test]
fn what_is_passed_by_is_told() {
    let mut game = position("hand 0 2\nswords 0 7\npawns 0 18\nshop 18 0 gem-1");
    let events = play(&mut game, &["go 2 18", "skip"]);
    assert_eq!(events[0], Event::NoSwordBrought { seat: Seat::new(0) });
    let mut game = position("hand 0 4\nshop 4 0 gem-1");
    let events = play(&mut game, &["go 4 0", "skip"]);
    assert_eq!(events[0], Event::ShopNotUsed { seat: Seat::new(0), field: Position(4) });
}
