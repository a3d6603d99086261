//! What holds in every position of random games.

mod support;

use support::{audit, lively_move};
use tabletop::{Deal, Game, Playthrough, Rng, Seat};
use toledo::{Options, Step, Toledo};

/// T-3 to T-7, T-13: nothing is lost or gained and no circle is overfull, in lively games of every size; they end (T-29).
#[test]
fn the_box_stays_whole() {
    for seed in 0..18 {
        let mut rng = Rng::new(seed);
        let seats = 2 + (seed % 3) as u8;
        let mut game =
            Playthrough::<Toledo>::new(seats, &Options::default(), Deal::from_seed(seed)).expect("a start");
        while !game.state().status().is_finished() {
            assert!(game.past().len() < 20_000, "a game without end");
            let mv = lively_move(game.state(), &mut rng);
            game.play(game.state().turn(), mv, None).expect("a legal move");
            audit(game.state()).expect("the box is whole");
        }
    }
}

/// T-13: a pawn is never stranded: whoever is waited for has a move, also when hidden things are dealt anew.
#[test]
fn nobody_is_ever_without_a_move() {
    for seed in 100..130 {
        let mut rng = Rng::new(seed);
        let mut game = Toledo::start(3, &Options::default(), Deal::from_seed(seed)).expect("a start");
        while !game.status().is_finished() {
            if matches!(game.step(), Step::Full { .. }) {
                for viewer in Seat::all(3).map(Some).chain([None]) {
                    let other = game.redeal_hidden(viewer, &mut rng);
                    let mut moves = Vec::new();
                    other.legal_moves(other.turn(), &mut moves);
                    assert!(!moves.is_empty(), "stranded\n{other:?}");
                }
            }
            let mv = lively_move(&game, &mut rng);
            let seat = game.turn();
            game.play(seat, &mv, &mut tabletop::Silent);
        }
    }
}

/// The flat state stays small.
#[test]
fn a_state_fits_into_a_kibibyte() {
    assert!(size_of::<Toledo>() <= 1024);
}
