//! Position files that somebody has tampered with: refused with a message, or played to the end like any other.

mod support;

use salamanca::{AreaReport, Salamanca, View};
use serde_json::{Value, json};
use support::builders::builders_game;
use tabletop::conformance::random_playout;
use tabletop::{Game, Random, Rng, Seat};

/// Changes one value somewhere in the file.
fn tamper(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let name = rng.pick(&names).expect("a field").clone();
            match rng.below(12) {
                0 => drop(fields.remove(&name)),
                1 => drop(fields.insert(name, any_value(rng))),
                _ => tamper(&mut fields[&name], rng),
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let index = rng.below(items.len() as u32) as usize;
            let other = rng.below(items.len() as u32) as usize;
            match rng.below(12) {
                0 => drop(items.remove(index)),
                1 => items.push(items[index].clone()),
                2 => items.swap(index, other),
                _ => tamper(&mut items[index], rng),
            }
        }
        leaf => *leaf = any_value(rng),
    }
}

fn any_value(rng: &mut Rng) -> Value {
    match rng.below(9) {
        0 => json!(null),
        1 => json!(rng.below(300)),
        2 => json!(rng.below(6)),
        3 => json!(true),
        4 => json!(["lake", "farm", "forest3", "field2", "monastery"][rng.below(5) as usize]),
        5 => json!(["a1", "c4", "i8", "i9", "rat", "ruin", "tiles", "conde"][rng.below(8) as usize]),
        6 => json!(["turn", "swap", "play-cards", "finished", "claimed", "enlarged"][rng.below(6) as usize]),
        7 => json!([rng.below(10), rng.below(10)]),
        _ => json!(rng.below(11)),
    }
}

#[test]
fn tampered_positions_are_refused_or_play_on() {
    let mut rng = Rng::new(17);
    let mut buffer = Vec::new();
    let (mut taken, mut refused) = (0, 0);
    for seats in 2..=5 {
        let game = builders_game(seats, 31);
        for turn in game.past().iter().step_by(5) {
            let sound = serde_json::to_value(&turn.before).expect("a file");
            for _ in 0..60 {
                let mut file = sound.clone();
                (0..=rng.below(3)).for_each(|_| tamper(&mut file, &mut rng));
                match serde_json::from_value::<Salamanca>(file) {
                    Ok(mut game) => {
                        taken += 1;
                        let text = serde_json::to_string(&game).expect("a file");
                        assert_eq!(serde_json::from_str::<Salamanca>(&text).expect("it reads back"), game);
                        let viewer = Some(Seat::new(rng.below(u32::from(game.seats())) as u8));
                        game.redeal_hidden(viewer, &mut rng).view(viewer);
                        random_playout(&mut game, &mut rng, &mut buffer);
                        assert!(game.status().is_finished());
                    }
                    Err(error) => {
                        refused += 1;
                        assert!(!error.to_string().is_empty());
                    }
                }
            }
        }
    }
    assert!(taken > 200 && refused > 2_000, "{taken} taken, {refused} refused");
}

/// The names of all fields without a description, wherever they stand in the schema.
fn undocumented(schema: &Value, path: &str, found: &mut Vec<String>) {
    match schema {
        Value::Object(fields) => {
            if let Some(Value::Object(properties)) = fields.get("properties") {
                for (name, property) in properties {
                    if property.get("description").is_none() {
                        found.push(format!("{path}.{name}"));
                    }
                }
            }
            fields.iter().for_each(|(name, value)| undocumented(value, &format!("{path}/{name}"), found));
        }
        Value::Array(items) => items.iter().for_each(|item| undocumented(item, path, found)),
        _ => {}
    }
}

/// Positions, views and reports say what every field of theirs means.
#[test]
fn every_field_of_the_schemas_is_documented() {
    let schemas =
        [schemars::schema_for!(Salamanca), schemars::schema_for!(View), schemars::schema_for!(AreaReport)];
    let mut found = Vec::new();
    for schema in schemas {
        let schema = serde_json::to_value(&schema).expect("a schema is JSON");
        assert!(schema.get("properties").is_some(), "a schema without fields: {schema}");
        undocumented(&schema, "", &mut found);
    }
    // The final count is described by the contract.
    found.retain(|path| !path.contains("Outcome"));
    assert!(found.is_empty(), "{found:?}");
}
