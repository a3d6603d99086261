//! State files: they read back, broken ones are refused with what is wrong, and none can do harm.

mod support;

use alcazar::Alcazar;
use serde_json::{Value, json};
use support::position;
use tabletop::conformance::random_game;
use tabletop::{Game, Random, Rng};

fn read(file: Value) -> Result<Alcazar, String> {
    serde_json::from_value(file).map_err(|error| error.to_string())
}

fn file() -> Value {
    serde_json::to_value(position(
        "money 40 40\nstones 7 8x2 9\nflag jaen 8\nnobles 0 baron 7\nhand 0 30 31\ntowers 0 1",
    ))
    .unwrap()
}

fn refused(change: impl Fn(&mut Value), message: &str) {
    let mut file = file();
    change(&mut file);
    let error = read(file).expect_err(message);
    assert!(error.contains(message), "`{error}` does not say `{message}`");
}

#[test]
fn a_file_reads_back() {
    assert!(read(file()).is_ok());
}

#[test]
fn a_position_written_by_hand_needs_little() {
    let game = read(json!({
        "seats": [{"money": 40, "hand": [8], "towers": 0}, {"money": 40, "hand": [], "towers": 0}],
        "cards": {"open": [], "pile": [], "tower_pile": 20},
        "site": {"stones": {"6": [1]}, "spans": [], "buildings": [{"cells": ["6"]}], "nobles": [],
                 "stones_left": 83, "spans_left": 20},
        "turn": 0,
        "step": {"at": "turn"}
    }));
    assert_eq!(support::legal(&game.unwrap()), ["build 8", "buy tower", "found 8 8-10"]);
}

/// C-3, A-1, C-4, C-19: what is not in the box cannot be on the table.
#[test]
fn more_than_the_box_holds_is_refused() {
    refused(|file| file["site"]["stones_left"] = json!(84), "there are only 84");
    refused(|file| file["site"]["spans_left"] = json!(19), "there are 20");
    refused(|file| file["seats"][1]["hand"] = json!([30]), "build card 30 is there twice");
    refused(|file| file["cards"]["tower_pile"] = json!(20), "there are only 20 tower cards");
    refused(|file| file["seats"] = json!([file["seats"][0]]), "2 to 5 seats");
    refused(|file| file["site"]["nobles"][0]["seat"] = json!(3), "there is no seat 3");
    refused(|file| file["site"]["nobles"][0]["at"] = json!("20"), "where nothing is built");
    refused(|file| file["seats"][0]["money"] = json!(-1), "invalid value");
}

#[test]
fn what_does_not_fit_together_is_refused() {
    refused(|file| file["site"]["buildings"][0]["value"] = json!(6), "is worth 5");
    refused(|file| file["turn"] = json!(2), "there is no seat 2");
    refused(|file| file["out"] = json!([0]), "on turn but out");
    refused(|file| file["step"] = json!({"at": "crest", "built": ["7"]}), "no choice of villas");
    refused(
        |file| file["step"] = json!({"at": "nobles", "built": [], "left": 1, "founding": false}),
        "one to three cells",
    );
    refused(
        |file| file["step"] = json!({"at": "nobles", "built": ["30"], "left": 1, "founding": false}),
        "one building",
    );
    refused(
        |file| file["step"] = json!({"at": "nobles", "built": ["7"], "left": 2, "founding": false}),
        "may not be placed",
    );
    refused(|file| file["site"]["stones_left"] = json!(0), "the game is over");
    refused(|file| file["more"] = json!(0), "unknown field");
    refused(|file| file["options"] = json!({"board": "1 (1,1)"}), "field 2 is missing");
}

/// C-16, C-29: no column that can be read is too high to be built on, read again and gone on from.
#[test]
fn the_highest_columns_can_be_built_on_and_read_back() {
    let mut game =
        position("money 40 40\nstones 7x40 8 9x40\nnobles 0 baron 7\nhand 0 7\nhand 1 9\nopen\npile");
    support::play(&mut game, &["build 7", "build 9", "done"]);
    assert_eq!(support::legal_with(&game, "bridge"), ["bridge 7-9"]);
    support::play(&mut game, &["bridge 7-9"]);
    assert_eq!((support::height(&game, "8"), support::value(&game, "8")), (42, 50));
    assert_eq!(read(serde_json::to_value(&game).unwrap()).unwrap(), game);
    refused(|file| file["site"]["stones"]["7"] = json!([1, 105]), "there is no level 105, only 1 to 104");
    refused(|file| file["site"]["stones"]["7"] = json!((1..=85).collect::<Vec<u8>>()), "there are only 84");
}

/// What players remember is not worth refusing a file for.
#[test]
fn memory_that_does_not_fit_is_dropped() {
    let mut file = file();
    file["seats"][0]["seen"] = json!([30, 55]);
    let game = read(file).unwrap();
    assert_eq!(game.cards().seen().len(), 1);
}

/// No change to a file, however wild, ends in anything but a game that can be played or a refusal.
#[test]
fn wild_changes_do_no_harm() {
    let mut rng = Rng::new(11);
    for round in 0..40 {
        let past = random_game::<Alcazar>(3, &alcazar::Options::default(), round);
        let turn = &past.past()[rng.below(past.past().len() as u32) as usize];
        let good = serde_json::to_value(&turn.before).unwrap();
        for _ in 0..30 {
            let mut wild = good.clone();
            for _ in 0..=rng.below(3) {
                shake(&mut wild, &mut rng);
            }
            if let Ok(mut game) = read(wild) {
                play_on(&mut game, &mut rng);
            }
        }
    }
}

/// Changes one value somewhere.
fn shake(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Array(items) if !items.is_empty() && rng.below(5) > 0 => {
            let index = rng.below(items.len() as u32) as usize;
            shake(&mut items[index], rng);
        }
        Value::Object(fields) if !fields.is_empty() => {
            let index = rng.below(fields.len() as u32) as usize;
            shake(fields.values_mut().nth(index).unwrap(), rng);
        }
        Value::Array(items) => {
            if let Some(last) = items.pop()
                && rng.below(2) == 0
            {
                items.insert(0, last);
            }
        }
        Value::Number(_) => *value = json!(rng.below(90)),
        Value::Bool(truth) => *truth = !*truth,
        Value::String(text) => *text = format!("{}", rng.below(75)),
        _ => *value = json!("jaen"),
    }
}

fn play_on(game: &mut Alcazar, rng: &mut Rng) {
    for _ in 0..60 {
        let Some(seat) = game.status().waiting().first() else { return };
        let mv = game.random_move(seat, rng, &mut Vec::new()).expect("who is waited for has a move");
        game.why_not(seat, &mv).unwrap();
        game.play(seat, &mv, &mut Vec::new());
        let _ = (game.view(None), game.explain(None, "7"));
        let text = serde_json::to_string(game).unwrap();
        let again = serde_json::from_str::<Alcazar>(&text);
        assert_eq!(&again.unwrap_or_else(|error| panic!("after {mv}: {error}\n{text}")), game);
    }
}
