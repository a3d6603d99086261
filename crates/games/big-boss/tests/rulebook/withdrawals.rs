//! Withdrawing and beating nobles.

use big_boss::{BigBoss, Event, Move, Options};
use castle_box::{Rank, Real};
use tabletop::{Deal, Game, Rng, Seat, Silent};

use crate::support::table::{seat, set, table};

/// de, nl, "withdrawing", example 1: the crest stands on 10, a baron pays 10. C-20.
#[test]
fn a_baron_from_a_castle_of_ten_pays_ten() {
    let mut game = table("money 30 30\nstones 5x4\nflag almeria 5\nnobles 0 baron 5\nhand 0 70");
    let events = game.play("withdraw 5");
    assert_eq!(
        events,
        [Event::Withdrawn {
            seat: seat(0),
            rank: Rank::Baron,
            at: crate::support::table::field(5).into(),
            amount: Real(10)
        }]
    );
    assert_eq!((game.money(0), game.value(5), game.noble(5)), (40, 10, None));
    assert_eq!(game.0.site().noble_supply(seat(0), Rank::Baron), 6);
    assert_eq!(game.turn(), 0, "the action is still to come");
}

/// Example 2: the crest stands on 15, a grande pays 30. C-20.
#[test]
fn a_grande_from_a_castle_of_fifteen_pays_thirty() {
    let mut game = table("money 30 30\nstones 5x5\nflag almeria 5\nnobles 0 grande 5\nhand 0 70");
    game.play("withdraw 5");
    assert_eq!((game.money(0), game.value(5)), (60, 15));
}

/// Example 3: a grande from a villa worth 2 pays 4. C-20.
#[test]
fn a_grande_from_a_villa_of_two_pays_four() {
    let mut game = table("money 30 30\nstones 5 6\nnobles 0 grande 5\nhand 0 70");
    game.play("withdraw 5");
    assert_eq!((game.money(0), game.value(6)), (34, 2));
}

/// C-20: only own nobles.
#[test]
fn only_own_nobles_are_withdrawn() {
    let game = table("money 30 30\nstones 5 6 7\nnobles 0 baron 5\nnobles 1 baron 6\nhand 0 70");
    assert_eq!(game.moves_to("withdraw"), set(["withdraw 5"]));
    assert_eq!(game.refusal("withdraw 6"), "no-own-noble at=6: C-20");
    assert_eq!(game.refusal("withdraw 7"), "no-own-noble at=7: C-20");
}

/// C-21: a baron is paid once, at the value before the build.
#[test]
fn a_beaten_baron_is_paid_the_value_before_the_build() {
    let mut game = table("money 30 30\nstones 5x3\nflag almeria 5\nnobles 1 baron 5\nhand 0 5");
    game.play("build 5");
    assert_eq!((game.money(1), game.money(0), game.noble(5)), (36, 40, None));
    assert_eq!(game.0.site().noble_supply(seat(1), Rank::Baron), 6);
}

/// C-21: nobody else is beaten.
#[test]
fn a_build_beside_nobles_beats_nobody() {
    let mut game =
        table("money 30 30\nspan 7-9:1\nstones 8@2\nflag almeria 8\nnobles 1 baron 7 grande 9\nhand 0 8 10");
    game.play("build 10");
    assert_eq!(
        (game.noble(7), game.noble(9)),
        (Some((1, "baron".to_owned())), Some((1, "grande".to_owned())))
    );
}

/// C-8, C-20, C-27: whether a noble can be withdrawn is told as it can be done, in whole games, to whoever has the turn.
#[test]
fn a_withdrawal_is_told_where_there_is_one() {
    let mut told = [0, 0];
    for (seats, seed) in (2..=5).flat_map(|seats| (0..4).map(move |seed| (seats, seed))) {
        let (mut rng, mut moves) = (Rng::new(seed), Vec::new());
        let mut game = BigBoss::start(seats, &Options::default(), Deal::random(&mut rng)).unwrap();
        while let Some(mover) = game.status().waiting().first() {
            moves.clear();
            game.legal_moves(mover, &mut moves);
            let has_withdrawal = moves.iter().any(|mv| matches!(mv, Move::Withdraw { .. }));
            assert_eq!(game.view(Some(mover)).may_withdraw, has_withdrawal, "{seats} seats, seed {seed}");
            for viewer in Seat::all(seats).filter(|seat| *seat != mover).map(Some).chain([None]) {
                assert!(!game.view(viewer).may_withdraw, "another seat can do nothing now");
            }
            told[usize::from(has_withdrawal)] += 1;
            let mv = game.random_move(mover, &mut rng, &mut moves).unwrap();
            game.play(mover, &mv, &mut Silent);
        }
        assert!(!game.view(Some(Seat::new(0))).may_withdraw);
    }
    assert!(told.iter().all(|times| *times > 50), "{told:?}");
}
