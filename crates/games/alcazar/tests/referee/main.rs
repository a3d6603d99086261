//! The rules a second time, as plainly as they can be written, on the state as a file shows it. At every step of random
//! games the engine must list the same moves, and every move must lead both to the same position.

mod moves;
mod play;
mod position;
#[path = "../support/mod.rs"]
mod support;

use std::collections::BTreeSet;

use alcazar::{Alcazar, Options, StateFile};
use tabletop::{Deal, Game, Random, Rng};

use position::PlainPosition;

/// Plays on at random; at every step the two must agree.
fn compare(mut game: Alcazar, seed: u64) {
    let mut rng = Rng::new(seed);
    while let Some(seat) = game.status().waiting().first() {
        let position = PlainPosition::new(StateFile::from(game.clone()));
        let listed: BTreeSet<String> = support::legal(&game).into_iter().collect();
        assert_eq!(listed, moves::legal(&position), "{}", json(&game));
        let mv = game.random_move(seat, &mut rng, &mut Vec::new()).unwrap();
        let others = if rng.below(12) == 0 { listed } else { BTreeSet::from([mv.to_string()]) };
        for notation in others {
            let mut after = game.clone();
            after.play(seat, &notation.parse().unwrap(), &mut tabletop::Silent);
            let (found, expected) = (StateFile::from(after), play::after(&position, &notation));
            assert_eq!(play::in_order(found), expected, "{notation}: {}", json(&game));
        }
        game.play(seat, &mv, &mut tabletop::Silent);
    }
}

fn json(game: &Alcazar) -> String {
    serde_json::to_string(game).unwrap()
}

#[test]
fn the_engine_agrees_with_the_plain_rules_in_games_from_a_deal() {
    for seed in 0..60 {
        let seats = 2 + (seed % 4) as u8;
        compare(Alcazar::start(seats, &Options::default(), Deal::from_seed(seed)).unwrap(), seed);
    }
}

/// Rich players with many tower cards build high and lay many bridges, over fields and over open ground.
#[test]
fn the_engine_agrees_with_the_plain_rules_among_many_bridges() {
    let text = "money 400 400 400
stones 6x2 8x2 7 9 17x2 67x2 16 68 1x2 3x2 5x2 19x2 21x2 65x2 63x2 61 39x2 41x2 51 49
nobles 0 baron 6 baron 17 grande 1 baron 39
nobles 1 baron 8 baron 67 grande 19 baron 51
nobles 2 baron 5 baron 65 grande 21 baron 49
towers 0 6
towers 1 6
towers 2 6
hand 0 2 4 70
hand 1 15 69 72";
    for seed in 0..40 {
        compare(support::position(text), seed);
    }
}

/// No crests, castles at 50 and one field apart, villas that wait.
#[test]
fn the_engine_agrees_with_the_plain_rules_without_crests() {
    let text = "money 30 30
stones 1x3 3x3 5x3 7x9 8x9 9x9 11x3 13x3 15x3 17x3 40x3 42x3 44x3 46x2 47
flag almeria 1
flag cadiz 3
flag cordoba 5
flag granada 7
flag huelva 11
flag jaen 13
flag malaga 15
flag sevilla 17
nobles 0 baron 1 grande 8 baron 11
nobles 1 baron 3 grande 9 baron 40
hand 0 2 6 12 41 45
hand 1 4 10 14 16 43";
    for seed in 0..40 {
        compare(support::position(text), seed);
    }
}

/// Little money and few cards.
#[test]
fn the_engine_agrees_with_the_plain_rules_among_the_poor() {
    let texts = [
        "money 3 2 4\nstones 1x5 2 11x4 21 31x2\nflag jaen 1\nnobles 0 baron 1 grande 11 baron 21\nnobles 1 baron 2 baron 31
open 50 52 54 56 58 60\npile 3 12 41\ntower-pile 4",
        "money 40 3 20 0\nstones 8x2 9 10 20x3 21 40 42 43x2 60\nflag malaga 8\nflag cadiz 20
nobles 0 baron 8 grande 42\nnobles 1 baron 20 baron 10\nnobles 3 grande 43\nhand 0 11 41\nhand 1 22 61\nhand 2 9
towers 1 1\ntowers 3 2\nopen 50\npile\ntower-pile 1",
        // C-26: who goes out can withdraw first, between others who end their turns with nothing done.
        "money 0 0 0\nstones 1\nnobles 1 baron 1\ntowers 0 1\ntowers 2 1\nopen\npile\ntower-pile 0",
    ];
    for seed in 0..120 {
        compare(support::position(texts[(seed % 3) as usize]), seed);
    }
}
