//! Whatever the games can say has words in all four languages, and the words ask for nothing that is not there.

mod variables;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use catalog::{AnyGame, GameKind, PlayError};
use serde_json::{Map, Value};
use tabletop::{Deal, Random, Rng, Seat};
use texts::{Language, TextKind, Texts};
use variables::variables;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The four kinds of things that a game says: the beginning of their keys, the tag of their schema, and the schema.
fn vocabulary(game: GameKind) -> [(&'static str, &'static str, Value); 4] {
    [
        ("event", "event", game.event_schema().to_value()),
        ("move", "move", game.move_schema().to_value()),
        ("refused", "key", game.refusal_schema().to_value()),
        ("explain", "key", game.remark_schema().to_value()),
    ]
}

/// Every variant of a schema: its name, and the names of its fields.
fn variants(schema: &Value, tag: &str) -> Vec<(String, BTreeSet<String>)> {
    let variants = schema["oneOf"].as_array().unwrap_or_else(|| panic!("{schema}"));
    let variant = |variant: &Value| {
        let fields = variant["properties"].as_object().expect("a variant is an object");
        let name = fields[tag]["const"].as_str().expect("a variant has its tag");
        (name.to_owned(), fields.keys().cloned().collect())
    };
    variants.iter().map(variant).collect()
}

/// What is wrong with the message file of a game in one language.
fn problems_of(game: GameKind, language: Language) -> Vec<String> {
    let file = format!("texts/{language}/{game}.ftl");
    let used = variables(&std::fs::read_to_string(root().join(&file)).expect("every game has a file"));
    let mut problems = Vec::new();
    let mut said = BTreeSet::new();
    let kinds = vocabulary(game);
    for (kind, tag, schema) in &kinds {
        for (name, fields) in variants(schema, tag) {
            let key = format!("{kind}-{name}");
            let Some(used) = used.get(&key) else {
                problems.push(format!("{file}: `{key}` is missing"));
                continue;
            };
            let known = |name: &String| {
                fields.contains(name) || fields.iter().any(|field| name.starts_with(&format!("{field}_")))
            };
            let unknown = used.iter().filter(|name| !known(name));
            problems.extend(unknown.map(|name| format!("{file}: `{key}` has no field ${name}")));
            said.insert(key);
        }
    }
    let is_said = |key: &&String| kinds.iter().any(|(kind, ..)| key.starts_with(&format!("{kind}-")));
    let left_over = used.keys().filter(is_said).filter(|key| !said.contains(*key));
    problems.extend(left_over.map(|key| format!("{file}: the game never says `{key}`")));
    problems
}

#[test]
fn whatever_a_game_can_say_has_words_that_use_only_its_fields_and_no_words_are_left_over() {
    let files = GameKind::ALL.into_iter().flat_map(|game| Language::ALL.map(|language| (game, language)));
    let problems: Vec<String> = files.flat_map(|(game, language)| problems_of(game, language)).collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// The rule that a refusal cites is one of the game's numbered rules.
#[test]
fn every_refusal_cites_a_rule_that_there_is() {
    for game in GameKind::ALL {
        let rules = std::fs::read_to_string(root().join(format!("crates/games/{game}/RULES.md")));
        let rules = rules.expect("every game has its rules");
        let schema = game.refusal_schema().to_value();
        let variants = schema["oneOf"].as_array().expect("an enum");
        assert!(!variants.is_empty(), "{game} refuses nothing");
        for variant in variants {
            let rule = variant["rule"].as_str().unwrap_or_else(|| panic!("{game}: {variant} cites no rule"));
            assert!(rules.contains(&format!("- **{rule}** ")), "{game}: there is no rule {rule}");
        }
    }
}

/// Collects what is wrong with the words of what was really said.
struct Listener {
    game: GameKind,
    problems: BTreeSet<String>,
}

impl Listener {
    /// `may_be_hidden`: values that an event leaves out are shown as hidden.
    fn hear(&mut self, kind: TextKind, key: &str, values: &Map<String, Value>, may_be_hidden: bool) {
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

    fn hear_message(&mut self, kind: TextKind, message: &impl serde::Serialize) {
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
        listener.hear(TextKind::Move, parts["move"].as_str().expect("a kind"), parts, true);
        game.play(seat, &offer.notation, None).expect("it is legal");
        for event in game.told_in_full(game.moves_made() - 1).expect("it was played").events {
            let values = event.as_object().expect("an event is an object");
            listener.hear(TextKind::Event, values["event"].as_str().expect("a kind"), values, true);
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
                listener.hear_message(TextKind::Refused, &refusal);
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
            listener.hear_message(TextKind::Explain, &line.message);
        }
    }
}
