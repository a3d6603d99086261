//! What players can know of each other, having watched the whole game.

use salamanca::Salamanca;
use tabletop::{Game, Rng, Viewer};

use crate::support::position::Position;
use crate::support::{play, seat};

/// The different hands of a seat over many redeals, sorted.
fn hands(game: &Salamanca, viewer: Viewer, holder: u8) -> Vec<Vec<u8>> {
    let mut rng = Rng::new(5);
    let mut found: Vec<Vec<u8>> =
        (0..60).map(|_| game.redeal_hidden(viewer, &mut rng).hand(seat(holder)).iter().collect()).collect();
    found.sort();
    found.dedup();
    found
}

// S-18: a card passed on before all eyes stays known until it is played.
#[test]
fn a_card_passed_on_is_dealt_to_who_holds_it() {
    let mut game = Position::new(4).turn(&[(1, 8), (0, 7), (2, 6), (3, 4)], 4).read();
    play(&mut game, 3, "pass");
    for viewer in [Some(seat(1)), None] {
        let dealt = hands(&game, viewer, 0);
        assert!(dealt.iter().all(|hand| hand.contains(&4)), "{dealt:?}");
        assert!(dealt.len() > 5, "the rest is dealt anew");
    }
}

// S-15: a hand shown to all is known to all.
#[test]
fn a_shown_hand_is_known_to_all() {
    let mut game = Position::new(5).played(&[(0, 9), (1, 7), (2, 6), (3, 4)]).hand(4, &[4, 6, 7, 9]).read();
    play(&mut game, 4, "card 9");
    for viewer in [Some(seat(0)), None] {
        assert_eq!(hands(&game, viewer, 4), [[4, 6, 7]]);
    }
}

fn before_swap() -> Salamanca {
    Position::new(3)
        .turn(&[(0, 6), (1, 4), (2, 3)], 1)
        .hand(0, &[1, 1, 5, 8])
        .hand(1, &[2, 5, 6, 8])
        .hand(2, &[2, 3, 4, 7])
        .read()
}

// S-31: the hand looked at is known to who looked, the card taken to who lost it.
#[test]
fn a_swap_is_known_to_the_two_and_to_nobody_else() {
    let mut game = before_swap();
    play(&mut game, 0, "swap 1");
    assert_eq!(hands(&game, Some(seat(0)), 1), [[2, 5, 6, 8]]);
    assert!(hands(&game, Some(seat(2)), 1).len() > 3);
    play(&mut game, 0, "swap take 8 give 1");
    assert_eq!(hands(&game, Some(seat(0)), 1), [[1, 2, 5, 6]]);
    assert!(hands(&game, Some(seat(1)), 0).iter().all(|hand| hand.contains(&8)));
    assert!(hands(&game, Some(seat(2)), 0).iter().any(|hand| !hand.contains(&8)));
}

// S-27: with two players the other hand can be worked out, but not the choice.
#[test]
fn with_two_players_only_the_choice_is_dealt_anew() {
    let mut game = Position::new(2).hand(0, &[1, 3, 6, 8]).read();
    play(&mut game, 0, "cards 3 6");
    assert_eq!(hands(&game, Some(seat(1)), 0), [[1, 3, 6, 8]]);
    let mut rng = Rng::new(9);
    let choices: Vec<String> = (0..40)
        .map(|_| {
            let other = game.redeal_hidden(Some(seat(1)), &mut rng);
            serde_json::to_value(&other).expect("a file")["chosen"][0].to_string()
        })
        .collect();
    assert!(choices.iter().any(|choice| choice != "[3,6]"));
    let own = game.redeal_hidden(Some(seat(0)), &mut rng);
    assert_eq!(own.view(Some(seat(0))).chosen, Some([3, 6]));
}

// Memory in a file that contradicts the hands is dropped, and the file is read all the same.
#[test]
fn memory_that_cannot_be_is_dropped() {
    let game = Position::new(3).hand(1, &[1, 2, 3, 4, 5]).read();
    let mut file = serde_json::to_value(&game).expect("a file");
    file["memory"] = serde_json::json!([
        {"knower": 0, "holder": 1, "cards": [8, 8]},
        {"knower": 2, "holder": 1, "cards": [1, 2]},
        {"holder": 1, "cards": [4]},
        {"knower": 4, "holder": 4, "cards": [9]},
        {"knower": 0, "holder": 2, "cards": [1, 1, 1, 1, 99]},
    ]);
    let read: Salamanca = serde_json::from_value(file).expect("memory is lenient");
    let again = serde_json::to_value(&read).expect("a file");
    assert_eq!(again["memory"], serde_json::json!([{"knower": 2, "holder": 1, "cards": [1, 2]}]));
    read.redeal_hidden(Some(seat(0)), &mut Rng::new(1));
}

// S-31: also in a world that somebody else deals anew.
#[test]
fn whoever_looks_at_a_hand_knows_it_in_every_world() {
    let mut game = before_swap();
    play(&mut game, 0, "swap 1");
    for seed in 0..20 {
        let world = game.redeal_hidden(Some(seat(2)), &mut Rng::new(seed));
        let again = world.redeal_hidden(Some(seat(0)), &mut Rng::new(seed + 100));
        assert_eq!(again.hand(seat(1)), world.hand(seat(1)));
    }
}
