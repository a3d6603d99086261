//! Files that somebody has tampered with: each is refused with a reason, or is a sound position in which one can play on.

mod support;

use support::{audit, lively_move};
use tabletop::{Deal, Game, Random, Rng, Seat};
use toledo::{Options, Toledo};

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
