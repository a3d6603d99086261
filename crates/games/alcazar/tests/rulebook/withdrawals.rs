//! Withdrawing and beating nobles.

use alcazar::{Alcazar, Move, Options};
use tabletop::{Deal, Game, Rng, Seat, Silent};

use crate::support::{legal_with, money, noble, play, position, refused, value};

/// C-20: Big Boss book, "Adlige zurückziehen", examples 1 to 3, which hold here too: a baron at 10 pays 10, a grande at 15
/// pays 30, a grande in a villa worth 2 pays 4.
#[test]
fn withdrawals_pay_ten_thirty_and_four() {
    let text = "money 0 0\nstones 1x5 2\nstones 11x8\nstones 21 22\nflag jaen 1\nflag cadiz 11\nhand 0 40\n";
    for (nobles, at, pay) in [("baron 1", "1", 10), ("grande 11", "11", 30), ("grande 21", "21", 4)] {
        let mut game = position(&format!("{text}nobles 0 {nobles}"));
        let before = value(&game, at);
        play(&mut game, &[&format!("withdraw {at}")]);
        assert_eq!((money(&game)[0], noble(&game, at), value(&game, at)), (pay, None, before));
    }
}

/// C-20: only own nobles.
#[test]
fn only_own_nobles_can_be_withdrawn() {
    let game = position("money 9 9\nstones 1 3\nnobles 0 baron 1\nnobles 1 baron 3\nhand 0 40");
    assert_eq!(legal_with(&game, "withdraw"), ["withdraw 1"]);
    assert_eq!(refused(&game, "withdraw 3"), "C-20 no-own-noble");
    assert_eq!(refused(&game, "withdraw 5"), "C-20 no-own-noble");
}

/// C-21: Big Boss book, "Schlagen", caption: a grande in a castle worth 11 is beaten for 22.
#[test]
fn a_grande_is_beaten_for_twenty_two() {
    let mut game = position("money 0 0\nstones 8x3 9 10x2 7 11\nflag jaen 8\nnobles 1 grande 10\nhand 0 10");
    assert_eq!(value(&game, "10"), 11);
    play(&mut game, &["build 10"]);
    assert_eq!((money(&game)[1], noble(&game, "10")), (22, None));
}

/// C-21: what is beaten can be placed again.
#[test]
fn a_beaten_noble_goes_back_to_its_owner() {
    let mut game = position("money 0 0\nstones 8\nnobles 1 grande 8\nhand 0 8");
    let seat = tabletop::Seat::new(1);
    assert_eq!(game.site().noble_supply(seat, castle_box::Rank::Grande), 1);
    play(&mut game, &["build 8"]);
    assert_eq!(game.site().noble_supply(seat, castle_box::Rank::Grande), 2);
}

/// C-8, C-20, C-27: whether a noble can be withdrawn is told as it can be done, in whole games, to whoever has the turn.
#[test]
fn a_withdrawal_is_told_where_there_is_one() {
    let mut told = [0, 0];
    for (seats, seed) in (2..=5).flat_map(|seats| (0..4).map(move |seed| (seats, seed))) {
        let (mut rng, mut moves) = (Rng::new(seed), Vec::new());
        let mut game = Alcazar::start(seats, &Options::default(), Deal::random(&mut rng)).unwrap();
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
