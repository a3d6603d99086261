//! What holds in every position of random games.

mod common;

use common::{audit, lively_move};
use tabletop::{Deal, Game, Playthrough, Random, Rng, Seat};
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

/// Replaces one number or text of a dump with another.
fn damage(value: &mut serde_json::Value, rng: &mut Rng) {
    use serde_json::{Value, json};
    match value {
        Value::Object(fields) => {
            let names: Vec<String> = fields.keys().filter(|name| *name != "deal").cloned().collect();
            if let Some(name) = rng.pick(&names) {
                damage(&mut fields[name], rng);
            }
        }
        Value::Array(items) if !items.is_empty() && rng.below(6) > 0 => {
            let index = rng.below(items.len() as u32) as usize;
            damage(&mut items[index], rng);
        }
        Value::Array(items) => match (items.first().cloned(), rng.below(3)) {
            (Some(first), 0) => items.push(first),
            (Some(_), _) => drop(items.pop()),
            (None, _) => items.push(json!(rng.below(22))),
        },
        _ => {
            let texts = ["4-3", "gem-1", "violet", "action", "more", "gate", "over", ""];
            *value = match rng.below(6) {
                0 => json!(texts[rng.below(8) as usize]),
                1 => json!({ ["full", "shop", "take"][rng.below(3) as usize]: rng.below(24) }),
                2 => json!(null),
                3 => json!(rng.below(300)),
                _ => json!(rng.below(8)),
            };
        }
    }
}

/// Whatever is read, nothing panics, and what is accepted can be played to its end.
#[test]
fn a_damaged_dump_is_refused_or_playable() {
    let (mut accepted, mut rng) = (0, Rng::new(5));
    for seed in 0..40 {
        let mut game =
            Toledo::start(2 + (seed % 3) as u8, &Options::default(), Deal::from_seed(seed)).expect("a start");
        for _ in 0..rng.below(300) {
            if game.status().is_finished() {
                break;
            }
            let (seat, mv) = (game.turn(), lively_move(&game, &mut rng));
            game.play(seat, &mv, &mut tabletop::Silent);
        }
        let dump = serde_json::to_value(&game).expect("a dump");
        for _ in 0..60 {
            let mut broken = dump.clone();
            (0..=rng.below(2)).for_each(|_| damage(&mut broken, &mut rng));
            let Ok(mut read) = serde_json::from_value::<Toledo>(broken) else { continue };
            accepted += 1;
            audit(&read).expect("what is accepted is whole");
            let _ = (read.view(None), read.redeal_hidden(Some(Seat::new(0)), &mut rng));
            tabletop::conformance::random_playout(&mut read, &mut rng, &mut Vec::new());
            assert!(read.status().is_finished(), "a position without moves\n{read:?}");
        }
    }
    assert!(accepted > 20, "only {accepted} were accepted");
}
