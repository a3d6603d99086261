//! Everything the game can say has words in all four languages, with values that are there.

mod support;

use std::collections::{BTreeMap, BTreeSet};

use salamanca::{Move, Salamanca};
use serde_json::{Map, Value};
use support::builders::builders_game;
use tabletop::{Game, Random, Rng, Seat};

const FILES: [&str; 4] = [
    include_str!("../../../../texts/en/salamanca.ftl"),
    include_str!("../../../../texts/de/salamanca.ftl"),
    include_str!("../../../../texts/nl/salamanca.ftl"),
    include_str!("../../../../texts/es/salamanca.ftl"),
];

/// The variables of each message of a file.
fn messages(file: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in file.lines() {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            line.split(" =").next().unwrap_or_default().clone_into(&mut key);
            found.insert(key.clone(), BTreeSet::new());
        }
        for part in line.split('$').skip(1) {
            let name: String = part.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
            found.entry(key.clone()).or_default().insert(name);
        }
    }
    found
}

/// What was said: the key, and the names of the values that came with it.
type Said = BTreeMap<String, BTreeSet<String>>;

fn note(said: &mut Said, kind: &str, key: &str, values: &Map<String, Value>) {
    let names = said.entry(format!("{kind}-{key}")).or_default();
    names.extend(values.keys().cloned());
}

fn note_tagged(said: &mut Said, kind: &str, value: &Value) {
    let values = value.as_object().expect("an object");
    note(said, kind, values[kind].as_str().expect("a kind"), values);
}

fn note_message(said: &mut Said, kind: &str, value: &Value) {
    let values = value["values"].as_object().cloned().unwrap_or_default();
    note(said, kind, value["key"].as_str().expect("a key"), &values);
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("plain data")
}

/// All that is said in some games: events, moves, explanations and refusals.
fn all_said() -> Said {
    let mut said = Said::new();
    let mut rng = Rng::new(4);
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (5, 78)] {
        let random =
            tabletop::conformance::random_game::<Salamanca>(seats, &salamanca::Options::default(), seed);
        for game in [random, builders_game(seats, seed)] {
            for turn in game.past() {
                turn.events.iter().for_each(|event| note_tagged(&mut said, "event", &json(event)));
                note_tagged(&mut said, "move", &json(&turn.mv));
                note_refusals(&mut said, &turn.before, &mut rng);
            }
            for turn in game.past().iter().step_by(11) {
                for place in support::all_cells().iter().map(ToString::to_string).chain(["a".to_owned()]) {
                    let told = turn.before.explain(None, &place).expect("a place");
                    told.lines
                        .iter()
                        .for_each(|line| note_message(&mut said, "explain", &json(&line.message)));
                }
            }
        }
    }
    said
}

fn note_refusals(said: &mut Said, game: &Salamanca, rng: &mut Rng) {
    let cells = support::all_cells();
    for _ in 0..12 {
        let cell = *rng.pick(&cells).expect("cells");
        let card = rng.below(10) as u8 + 1;
        let other = Seat::new(rng.below(5) as u8);
        let tile = salamanca::Tile::kinds().nth(rng.below(18) as usize).expect("a tile");
        let space = ["a", "b", "c", "d", "e"][rng.below(5) as usize].parse().expect("a space");
        let moves = [
            Move::Card { card },
            Move::Cards { card, second: card },
            Move::Take { space },
            Move::Lay { tile, cell },
            Move::Claim { cell },
            Move::Sell { cell },
            Move::Conde { cell },
            Move::Plague { cell },
            Move::Look { other },
            Move::Swap { take: card, give: 1 },
            Move::End,
            Move::Pass,
        ];
        for seat in Seat::all(game.seats()) {
            for refusal in moves.iter().filter_map(|mv| game.why_not(seat, mv).err()) {
                note_message(said, "refused", &json(&refusal.message));
            }
        }
    }
}

#[test]
fn everything_said_has_words_with_values_that_are_there() {
    let said = all_said();
    for (language, file) in ["en", "de", "nl", "es"].iter().zip(FILES) {
        let messages = messages(file);
        for (key, values) in &said {
            let variables =
                messages.get(key).unwrap_or_else(|| panic!("texts/{language}/salamanca.ftl has no `{key}`"));
            let missing: Vec<_> = variables.difference(values).collect();
            assert!(missing.is_empty(), "{language}: `{key}` uses {missing:?}, which is not said");
        }
    }
    assert!(said.len() > 85, "only {} messages were tried", said.len());
}
