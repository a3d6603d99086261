//! Files that somebody has tampered with: each is refused with a reason, or is a sound position in which one can play on.

use big_boss::{BigBoss, View};
use serde_json::Value;
use tabletop::{Deal, Game, Random, Rng};

mod support;

use support::audit;

/// Changes one value somewhere in a file.
fn tamper(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let index = rng.below(fields.len() as u32) as usize;
            let key = fields.keys().nth(index).expect("counted").clone();
            if rng.below(30) == 0 {
                fields.remove(&key);
            } else if let Some(inner) = fields.get_mut(&key) {
                tamper(inner, rng);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let index = rng.below(items.len() as u32) as usize;
            match rng.below(8) {
                0 => drop(items.remove(index)),
                1 => items.push(items[index].clone()),
                _ => tamper(&mut items[index], rng),
            }
        }
        Value::Number(_) => {
            *value = Value::from([0, 1, 2, 5, 16, 72, 84, 255, 4_000_000_000_u64][rng.below(9) as usize]);
        }
        Value::String(_) => {
            let words =
                ["1", "72", "73", "x2y2", "turn", "action", "baron", "grande", "jaen", "last-stone", ""];
            *value = Value::from(words[rng.below(11) as usize]);
        }
        other => *other = Value::from(7),
    }
}

#[test]
fn no_file_can_stop_the_program() {
    let mut rng = Rng::new(1);
    let (mut refused, mut read) = (0, 0);
    for seed in 0..400 {
        let game = audit::position_after(2 + (seed % 4) as u8, seed, rng.below(260) as usize);
        for _ in 0..8 {
            let mut file = serde_json::to_value(&game).unwrap();
            for _ in 0..=rng.below(2) {
                tamper(&mut file, &mut rng);
            }
            match serde_json::from_value::<BigBoss>(file) {
                Err(error) => {
                    refused += 1;
                    assert!(!error.to_string().is_empty());
                }
                Ok(game) => {
                    read += 1;
                    play_on(game, &mut rng);
                }
            }
        }
    }
    assert!(refused > 1_000 && read > 100, "{refused} refused, {read} read");
}

/// A position that was read can be seen, asked about, written, dealt anew and played to its end.
fn play_on(mut game: BigBoss, rng: &mut Rng) {
    let text = serde_json::to_string(&game).unwrap();
    assert_eq!(serde_json::from_str::<BigBoss>(&text).unwrap(), game);
    game.explain(None, "8").expect("8 is a field");
    for _ in 0..2_000 {
        let Some(seat) = game.status().waiting().first() else { return };
        let mv = game.random_move(seat, rng, &mut Vec::new()).expect("a seat that is waited for has a move");
        game.why_not(seat, &mv).expect("a move that is drawn is legal");
        game.play(seat, &mv, &mut tabletop::Silent);
        if rng.below(10) == 0 || game.status().is_finished() {
            let text = serde_json::to_string(&game).unwrap();
            let again = serde_json::from_str::<BigBoss>(&text);
            assert_eq!(again.unwrap_or_else(|error| panic!("after {mv}: {error}\n{text}")), game);
        }
    }
    panic!("the game does not end: {text}");
}

/// Every field of the written forms says what it is.
#[test]
fn every_field_of_the_schemas_is_documented() {
    fn undocumented(schema: &Value, path: &str, found: &mut Vec<String>) {
        if let Some(fields) = schema["properties"].as_object() {
            for (name, field) in fields {
                if field["description"].as_str().is_none() && field["const"].as_str().is_none() {
                    found.push(format!("{path}.{name}"));
                }
            }
        }
        for part in ["$defs", "properties"] {
            for (name, inner) in schema[part].as_object().into_iter().flatten() {
                undocumented(inner, &format!("{path}.{name}"), found);
            }
        }
        for part in ["oneOf", "anyOf"] {
            for inner in schema[part].as_array().into_iter().flatten() {
                undocumented(inner, path, found);
            }
        }
    }
    let mut found = Vec::new();
    undocumented(&serde_json::to_value(schemars::schema_for!(BigBoss)).unwrap(), "state", &mut found);
    undocumented(&serde_json::to_value(schemars::schema_for!(View)).unwrap(), "view", &mut found);
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn a_position_is_checked_like_a_file() {
    let deal = Deal::from_seed(1);
    let game = BigBoss::start(2, &big_boss::Options::default(), deal).unwrap();
    assert!(audit::audit(&game).is_ok());
    let complaint = |text: &str| BigBoss::from_position(text).err().unwrap_or_default();
    assert!(complaint("money 30").contains("2 to 5 seats"));
    assert!(complaint("money 30 30\nstones 8\nflag almeria 8").contains("castles are worth 5"));
    assert!(complaint("money 30 30\nwhat is this").contains("no such line"));
    assert!(audit::OTHER_BOARD.contains("72"));
}
