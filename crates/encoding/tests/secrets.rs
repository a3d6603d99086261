//! The encoding for a seat depends on what that seat may know, and stays within its sizes.

use alcazar::Alcazar;
use big_boss::BigBoss;
use encoding::{Encode, Features};
use salamanca::Salamanca;
use tabletop::{Deal, Rng, Seat, Silent};
use toledo::Toledo;

/// All that a seat that looks at a position is given.
fn observation<G: Encode>(game: &G, seat: Seat) -> Vec<Features> {
    let mut lists = Vec::new();
    let mut list = |encode: &dyn Fn(&mut Features)| {
        let mut features = Features::new();
        encode(&mut features);
        lists.push(features);
    };
    list(&|out| game.common(out));
    Seat::all(game.seats()).for_each(|other| list(&|out| game.seat(other, out)));
    list(&|out| game.own(seat, out));
    lists
}

fn is_within(features: &Features, size: usize) -> bool {
    features.as_slice().iter().all(|feature| usize::from(*feature) < size)
}

fn check_position<G: Encode>(game: &G, rng: &mut Rng) {
    let sizes = G::SIZES;
    for seat in Seat::all(game.seats()) {
        let seen = observation(game, seat);
        assert!(is_within(&seen[0], sizes.common), "{} common", G::NAME);
        assert!(seen[1..seen.len() - 1].iter().all(|list| is_within(list, sizes.seat)), "{} seat", G::NAME);
        assert!(is_within(&seen[seen.len() - 1], sizes.own), "{} own", G::NAME);
        let other = game.redeal_hidden(Some(seat), rng);
        assert_eq!(observation(&other, seat), seen, "{}: seat {seat} is given a secret", G::NAME);
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        for mv in moves {
            let encode = |game: &G| {
                let mut features = Features::new();
                game.action(seat, &mv, &mut features);
                features
            };
            let features = encode(game);
            assert!(
                !features.as_slice().is_empty() && is_within(&features, sizes.action),
                "{} {mv}",
                G::NAME
            );
            assert_eq!(encode(&other), features, "{} {mv} tells a secret", G::NAME);
        }
    }
}

fn check<G: Encode>() {
    for seats in G::SEATS {
        for seed in 0..2 {
            let mut rng = Rng::new(seed);
            let mut game =
                G::start(seats, &G::Options::default(), Deal::from_seed(seed)).expect("a good game");
            let mut moves = 0;
            while let Some(seat) = game.status().waiting().first() {
                if moves % 7 == 0 {
                    check_position(&game, &mut rng);
                }
                let mv = game.random_move(seat, &mut rng, &mut Vec::new()).expect("a move");
                game.play(seat, &mv, &mut Silent);
                moves += 1;
            }
        }
    }
}

#[test]
fn what_a_seat_cannot_know_is_not_encoded_for_it() {
    check::<Alcazar>();
    check::<BigBoss>();
    check::<Toledo>();
    check::<Salamanca>();
}
