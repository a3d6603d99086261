//! What the table shows.

use tabletop::{Deal, Event as _, Game, Rng, Seat, Silent};
use toledo::{Event, Move, Options, Payee, PlaceName, Position, ShopKind, StepName, Toledo, TurnAction};

use crate::support::{after, play, position};

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
    let mut game = position("hand 0 4\nshop 4 0 gem-2");
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

/// T-8 to T-11: what a turn can be begun with is told as it can be done, in whole games, and to nobody else: it tells of the hand.
#[test]
fn the_actions_that_are_told_are_those_of_the_moves() {
    for (seats, seed) in (2..=4).flat_map(|seats| (0..6).map(move |seed| (seats, seed))) {
        let (mut rng, mut moves) = (Rng::new(seed), Vec::new());
        let mut game = Toledo::start(seats, &Options::default(), Deal::random(&mut rng)).expect("a game");
        while let Some(mover) = game.status().waiting().first() {
            let view = game.view(Some(mover));
            moves.clear();
            game.legal_moves(mover, &mut moves);
            let is_begun = view.step != StepName::Action;
            let mut actions: Vec<TurnAction> =
                moves.iter().filter(|_| !is_begun).filter_map(|mv| action_of(*mv)).collect();
            actions.dedup();
            assert_eq!(view.actions, actions, "{seats} seats, seed {seed}");
            for viewer in Seat::all(seats).filter(|seat| *seat != mover).map(Some).chain([None]) {
                assert_eq!(game.view(viewer).actions, []);
            }
            let least = moves
                .iter()
                .filter_map(|mv| if let Move::Pay { value } = mv { Some(*value) } else { None })
                .min();
            assert_eq!(view.payment.is_some(), view.step == StepName::Shop);
            if let (Some(payment), Some(least)) = (view.payment, least) {
                assert!(payment.payee != Payee::Nobody && payment.price <= least, "{payment:?}, {least}");
            }
            let mv = game.random_move(mover, &mut rng, &mut moves).expect("a move");
            game.play(mover, &mv, &mut Silent);
        }
        let over = game.view(Some(Seat::new(0)));
        assert_eq!((over.step, over.actions, over.payment), (StepName::Over, vec![], None));
    }
}

fn action_of(mv: Move) -> Option<TurnAction> {
    match mv {
        Move::Draw => Some(TurnAction::Draw),
        Move::Lay { .. } => Some(TurnAction::Lay),
        Move::Home { .. } => Some(TurnAction::Home),
        Move::Go { .. } => Some(TurnAction::Go),
        _ => None,
    }
}

/// T-9 to T-11: without a shop, a pawn on the street or a card there is less to begin with.
#[test]
fn what_cannot_be_begun_is_not_told() {
    let actions = |text: &str| position(text).view(Some(Seat::new(0))).actions;
    assert_eq!(
        actions("hand 0 4\nshop 4 0 gem-2\npawns 0 4"),
        [TurnAction::Draw, TurnAction::Lay, TurnAction::Home, TurnAction::Go]
    );
    assert_eq!(actions("hand 0 4\nshop 4 0 gem-1"), [TurnAction::Draw, TurnAction::Lay, TurnAction::Go]);
    assert_eq!(actions("shop 4 0 gem-1\npawns 0 4"), [TurnAction::Draw, TurnAction::Lay, TurnAction::Home]);
    assert_eq!(
        actions("hand 0 3\nshop 4 0 gem-2"),
        [TurnAction::Draw, TurnAction::Lay],
        "nothing lies three fields on"
    );
}

/// T-16: what is asked for a place, and who gets it: nobody for the own shop, its owner, or the discards.
#[test]
fn it_is_told_who_gets_the_card_that_pays() {
    let payment = |text: &str, mv: &str| {
        let payment = after(text, &[mv]).view(None).payment.expect("a place to use");
        (payment.place, payment.price, payment.payee, payment.owner_seat.map(u8::from))
    };
    assert_eq!(payment("hand 0 4 4\nshop 4 0 gem-2", "go 4 0"), (PlaceName::Gem, 1, Payee::Nobody, Some(0)));
    assert_eq!(
        payment("hand 0 3 3 6\nhand 1 2\nshop 3 1 steel-2", "go 3 0"),
        (PlaceName::Steel, 1, Payee::Owner, Some(1))
    );
    let game = position("hand 0 1 2 3 4 5 6");
    let street = game.view(None).street;
    let tavern = street.iter().find(|place| place.what == toledo::PlaceKind::Tavern).expect("a tavern");
    let (value, price) = (tavern.position.0, tavern.price.expect("a price"));
    let text = format!("hand 0 {value} 1 2 3 4 5 6");
    assert_eq!(payment(&text, &format!("go {value} 0")), (PlaceName::Tavern, price, Payee::Discards, None));
}
