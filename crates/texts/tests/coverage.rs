//! Whatever the games can say has words in all four languages, and the words ask for nothing that is not there.

mod variables;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use catalog::{AnyGame, GameKind, PlayError};
use serde_json::{Map, Value};
use tabletop::{Deal, Random, Rng, Seat};
use texts::{Kind, Language, Texts};
use variables::variables;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every kind of event or move with the names of its fields, from the schema.
fn kinds(schema: &Value, tag: &str) -> Vec<(String, BTreeSet<String>)> {
    let variants = schema["oneOf"].as_array().unwrap_or_else(|| panic!("{schema}"));
    let mut kinds = Vec::new();
    for variant in variants {
        let fields = variant["properties"].as_object().expect("a variant is an object");
        let name = fields[tag]["const"].as_str().expect("a variant has its tag");
        kinds.push((name.to_owned(), fields.keys().cloned().collect()));
    }
    kinds
}

#[test]
fn every_event_and_move_has_words_that_use_only_its_fields() {
    let mut problems = Vec::new();
    for game in GameKind::ALL {
        let tagged = [(game.event_schema(), "event"), (game.move_schema(), "move")];
        for language in Language::ALL {
            let path = root().join(format!("texts/{language}/{game}.ftl"));
            let used = variables(&std::fs::read_to_string(&path).unwrap_or_default());
            for (schema, tag) in &tagged {
                for (name, fields) in kinds(schema.as_value(), tag) {
                    let key = format!("{tag}-{name}");
                    let Some(used) = used.get(&key) else {
                        problems.push(format!("texts/{language}/{game}.ftl: `{key}` is missing"));
                        continue;
                    };
                    let known = |name: &String| {
                        fields.contains(name)
                            || fields.iter().any(|field| name.starts_with(&format!("{field}_")))
                    };
                    for name in used.iter().filter(|name| !known(name)) {
                        problems.push(format!("texts/{language}/{game}.ftl: `{key}` has no field ${name}"));
                    }
                }
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// The keys that stand as they are in the code of the games.
fn keys_in_code(game: GameKind) -> BTreeSet<(Written, String)> {
    let mut keys = BTreeSet::new();
    let mut files = rust_files(&root().join(format!("crates/games/{game}/src")));
    if matches!(game, GameKind::Alcazar | GameKind::BigBoss) {
        files.extend(rust_files(&root().join("crates/games/castle-box/src")));
    }
    for text in files {
        for after in text.split("Refusal::new(").skip(1) {
            if let Some(key) = literals(after).get(1) {
                keys.insert((Written::Refused, key.clone()));
            }
        }
        for after in text.split("Line::new(Message::new(").skip(1) {
            if let Some(key) = literals(after).first() {
                keys.insert((Written::Explain, key.clone()));
            }
        }
    }
    keys
}

/// The two kinds whose keys are written in code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Written {
    Refused,
    Explain,
}

/// The string literals at the beginning of an argument list.
fn literals(after: &str) -> Vec<String> {
    let list = after.split([')', '\n']).next().unwrap_or_default();
    let parts = list.split(',').map(str::trim);
    let literal =
        |part: &str| part.strip_prefix('"').and_then(|part| part.strip_suffix('"')).map(str::to_owned);
    parts.map_while(literal).collect()
}

fn rust_files(folder: &Path) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.flatten().map(|entry| entry.path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                rust_files(&path)
            } else {
                std::fs::read_to_string(path).into_iter().collect()
            }
        })
        .collect()
}

#[test]
fn every_refusal_and_explanation_in_the_code_has_words() {
    let mut problems = Vec::new();
    for game in GameKind::ALL {
        for (kind, key) in keys_in_code(game) {
            let key = format!("{}-{key}", if kind == Written::Refused { "refused" } else { "explain" });
            for language in Language::ALL {
                if !Texts::new(language).has(game.name(), &key) {
                    problems.push(format!("texts/{language}/{game}.ftl: `{key}` is missing"));
                }
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// Collects what is wrong with the words of what was really said.
struct Listener {
    game: GameKind,
    problems: BTreeSet<String>,
}

impl Listener {
    /// `may_be_hidden`: values that an event leaves out are shown as hidden.
    fn hear(&mut self, kind: Kind, key: &str, values: &Map<String, Value>, may_be_hidden: bool) {
        for language in Language::ALL {
            match Texts::new(language).lacking(self.game.name(), kind, key, values) {
                None => {
                    self.problems.insert(format!(
                        "{language}/{}: {}-{key} is missing",
                        self.game,
                        kind.prefix()
                    ));
                }
                Some(lacking) if !lacking.is_empty() && !may_be_hidden => {
                    let text = format!("{language}/{}: {}-{key} lacks {lacking:?}", self.game, kind.prefix());
                    self.problems.insert(text);
                }
                Some(_) => {}
            }
        }
    }

    fn hear_message(&mut self, kind: Kind, message: &impl serde::Serialize) {
        let message = serde_json::to_value(message).expect("messages have a JSON form");
        let (key, values) =
            (message["key"].as_str().expect("a key"), message["values"].as_object().expect("values"));
        self.hear(kind, key, values, false);
    }
}

/// Places of all games; each knows its own.
fn places() -> Vec<String> {
    let numbers = (0..=72).map(|number| number.to_string());
    let ground = (1..=11).flat_map(|column| (1..=11).map(move |row| format!("x{column}y{row}")));
    let cells = ('a'..='i').flat_map(|column| (1..=8).map(move |row| format!("{column}{row}")));
    let others = ["alcazar", "sword 2", "sword 8", "sword 15", "seat 0", "seat 1"].map(str::to_owned);
    numbers.chain(ground).chain(cells).chain(others).collect()
}

#[test]
fn what_random_games_say_has_words_with_all_arguments() {
    let places = places();
    let mut problems = BTreeSet::new();
    for game in GameKind::ALL {
        let mut listener = Listener { game, problems: BTreeSet::new() };
        let mut notations: BTreeSet<String> = BTreeSet::new();
        for seats in game.seats() {
            one_game(seats, &places, &mut notations, &mut listener);
        }
        problems.extend(listener.problems);
    }
    assert!(problems.is_empty(), "{}", problems.into_iter().collect::<Vec<_>>().join("\n"));
}

fn one_game(seats: u8, places: &[String], notations: &mut BTreeSet<String>, listener: &mut Listener) {
    let deal = Deal::from_seed(seats.into());
    let mut game = AnyGame::start(listener.game, seats, &Value::Null, deal).expect("it starts");
    let mut rng = Rng::new(seats.into());
    while let Some(seat) = game.status().waiting().first() {
        let offers = game.offers(seat);
        notations.extend(offers.iter().map(|offer| offer.notation.clone()));
        let offer = rng.pick(&offers).expect("whoever is waited for has a move").clone();
        listen_to_refusals(&game, notations, &mut rng, listener);
        listen_to_explanations(&game, places, &mut rng, listener);
        let parts = offer.parts.as_object().expect("a move is an object");
        listener.hear(Kind::Move, parts["move"].as_str().expect("a kind"), parts, true);
        game.play(seat, &offer.notation, None).expect("it is legal");
        for event in game.told_in_full(game.moves_made() - 1).expect("it was played").events {
            let values = event.as_object().expect("an event is an object");
            listener.hear(Kind::Event, values["event"].as_str().expect("a kind"), values, true);
        }
    }
}

/// Moves that were legal at another time or for somebody else.
fn listen_to_refusals(game: &AnyGame, notations: &BTreeSet<String>, rng: &mut Rng, listener: &mut Listener) {
    let known: Vec<&String> = notations.iter().collect();
    for seat in Seat::all(game.seats()) {
        for _ in 0..6 {
            let Some(notation) = rng.pick(&known) else { return };
            if let Err(PlayError::Refused(refusal)) = game.why_not(seat, notation) {
                listener.hear_message(Kind::Refused, &refusal);
            }
        }
    }
}

fn listen_to_explanations(game: &AnyGame, places: &[String], rng: &mut Rng, listener: &mut Listener) {
    for _ in 0..8 {
        let Some(place) = rng.pick(places) else { return };
        for line in
            game.explain(Some(Seat::new(0)), place).into_iter().flat_map(|explanation| explanation.lines)
        {
            listener.hear_message(Kind::Explain, &line.message);
        }
    }
}
