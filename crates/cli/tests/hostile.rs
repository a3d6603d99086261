//! No input can stop the table: thousands of broken, huge and misleading lines, each answered.

mod support;

use catalog::GameKind;
use cli::table::{LONGEST_LINE, TableProtocol};
use serde_json::{Value, json};
use support::run;
use tabletop::{Random, Rng};
use texts::{Language, Texts};

fn table() -> TableProtocol {
    TableProtocol::new(Texts::new(Language::En))
}

/// Every line has exactly one answer, which is JSON with an id and either `ok` or an error with code and message.
fn answer(table: &mut TableProtocol, line: &[u8]) -> Value {
    let mut out = Vec::new();
    table.answer(line, &mut out);
    assert_eq!(out.last(), Some(&b'\n'));
    let answer: Value = serde_json::from_slice(&out).unwrap_or_else(|error| {
        panic!("{error}: {} for {}", String::from_utf8_lossy(&out), String::from_utf8_lossy(line))
    });
    let error = &answer["error"];
    let is_refused =
        error["code"].is_string() && error["message"].as_str().is_some_and(|text| !text.is_empty());
    assert!(answer.get("ok").is_some() ^ is_refused, "{answer}");
    assert_ne!(error["code"], "defect", "{answer} for {}", String::from_utf8_lossy(line));
    answer
}

const ACTIONS: [&str; 16] = [
    "games", "new", "dump", "load", "view", "legal", "play", "undo", "why", "record", "replay", "status",
    "explain", "preview", "worth", "schema",
];

/// Some value that has no business being there.
fn any_value(rng: &mut Rng, depth: u32) -> Value {
    match rng.below(if depth == 0 { 8 } else { 10 }) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(rng.next_u64()),
        3 => json!(-(i64::from(rng.below(1_000)))),
        4 => json!(f64::from(rng.below(1_000)) / 7.0),
        5 => json!(
            ["", "toledo", "alcazar", "draw", "build 38", "\u{0}\u{202e}é😀", "0", "state"]
                [rng.below(8) as usize]
        ),
        6 => json!("x".repeat(rng.below(5_000) as usize)),
        7 => json!({}),
        8 => json!([any_value(rng, depth - 1), any_value(rng, depth - 1)]),
        _ => json!({ "game": any_value(rng, depth - 1), "seats": any_value(rng, depth - 1) }),
    }
}

#[test]
fn random_fields_with_random_values_are_answered() {
    let mut rng = Rng::new(1);
    let mut table = table();
    for number in 0..20_000_u32 {
        let action = ACTIONS[rng.below(15) as usize];
        let mut request = json!({"id": number, "do": action, "game": "toledo", "seats": 2, "seat": 0});
        for field in [
            "do", "game", "seats", "seed", "deal", "options", "state", "seat", "move", "place", "record",
            "of",
        ] {
            if rng.below(4) == 0 {
                request[field] = any_value(&mut rng, 3);
            }
        }
        assert_eq!(answer(&mut table, request.to_string().as_bytes())["id"], number);
    }
}

#[test]
fn broken_text_is_answered() {
    let mut rng = Rng::new(2);
    let mut table = table();
    let whole =
        json!({"id": 1, "do": "new", "game": "alcazar", "seats": 3, "seed": 7, "options": {}}).to_string();
    for _ in 0..20_000 {
        let mut line = whole.clone().into_bytes();
        for _ in 0..=rng.below(4) {
            let at = rng.below(line.len() as u32) as usize;
            match rng.below(3) {
                0 => line[at] = (rng.next_u64() & 0xff) as u8,
                1 => line.truncate(at),
                _ => line.insert(at, b"{}[]\",:\\\xff0"[rng.below(10) as usize]),
            }
            line.retain(|byte| *byte != b'\n');
            if line.is_empty() {
                line.push(b'x');
            }
        }
        if line.trim_ascii().is_empty() {
            continue;
        }
        answer(&mut table, &line);
    }
}

/// Every value of a sound state replaced, one at a time, by something else: refused or sound, and then played on.
#[test]
fn damaged_states_are_refused_or_playable() {
    for kind in GameKind::ALL {
        let mut rng = Rng::new(7);
        let mut table = table();
        answer(
            &mut table,
            json!({"do": "new", "game": kind.name(), "seats": kind.seats().end().min(&3), "seed": 5})
                .to_string()
                .as_bytes(),
        );
        for _ in 0..120 {
            play_on(&mut table, &mut rng);
        }
        let sound = answer(&mut table, b"{\"do\":\"dump\"}")["ok"].take();
        for _ in 0..1_500 {
            let mut state = sound.clone();
            for _ in 0..=rng.below(2) {
                damage(&mut state, &mut rng);
            }
            let loaded = answer(&mut table, json!({"do": "load", "state": state}).to_string().as_bytes());
            if loaded.get("ok").is_some() {
                for _ in 0..12 {
                    play_on(&mut table, &mut rng);
                }
                for action in ["view", "dump", "record", "legal"] {
                    answer(&mut table, json!({"do": action}).to_string().as_bytes());
                }
            }
        }
    }
}

fn play_on(table: &mut TableProtocol, rng: &mut Rng) {
    let legal = answer(table, b"{\"do\":\"legal\"}")["ok"].take();
    let moves: Vec<(String, Value)> = legal
        .as_object()
        .into_iter()
        .flatten()
        .flat_map(|(seat, moves)| moves.as_array().into_iter().flatten().map(|mv| (seat.clone(), mv.clone())))
        .collect();
    let Some((seat, mv)) = rng.pick(&moves) else { return };
    let seat: u8 = seat.parse().expect("a seat");
    let played = answer(table, json!({"do": "play", "seat": seat, "move": mv}).to_string().as_bytes());
    assert!(played.get("ok").is_some(), "a legal move is refused: {played}");
}

/// Changes one value somewhere within.
fn damage(value: &mut Value, rng: &mut Rng) {
    let children = match value {
        Value::Object(fields) => fields.len(),
        Value::Array(items) => items.len(),
        _ => 0,
    };
    if children == 0 || rng.below(6) == 0 {
        change(value, rng);
        return;
    }
    let index = rng.below(children as u32) as usize;
    let child = match value {
        Value::Object(fields) => fields.values_mut().nth(index),
        Value::Array(items) => items.get_mut(index),
        _ => None,
    };
    if let Some(child) = child {
        damage(child, rng);
    }
}

fn change(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Number(number) if rng.below(3) > 0 => {
            let number = number.as_i64().unwrap_or(0);
            *value = json!(number + i64::from(rng.below(5)) - 2);
        }
        Value::Array(items) if !items.is_empty() && rng.below(3) > 0 => {
            let last = items.len() - 1;
            match rng.below(3) {
                0 => drop(items.pop()),
                1 => items.push(items[0].clone()),
                _ => items.swap(0, last),
            }
        }
        _ => *value = any_value(rng, 2),
    }
}

#[test]
fn deep_nesting_is_answered() {
    let mut table = table();
    answer(&mut table, b"{\"do\":\"new\",\"game\":\"toledo\",\"seats\":2}");
    for field in ["id", "do", "state", "options", "seat", "other"] {
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            let deep = format!("{}1{}", open.repeat(100_000), close.repeat(100_000));
            let line = format!("{{\"do\":\"load\",\"{field}\":{deep}}}");
            let mut out = Vec::new();
            table.answer(line.as_bytes(), &mut out);
            assert!(out.ends_with(b"}\n"), "{field}");
        }
    }
}

#[test]
fn the_program_survives_what_is_not_text_and_lines_without_end() {
    let mut input = b"\xff\xfe\x00\x01\n{\"id\":1,\"do\":\"games\"}\n".to_vec();
    input.extend(std::iter::repeat_n(b'[', LONGEST_LINE + 10));
    input.extend_from_slice(b"\n{\"id\":2,\"do\":\"games\"}\n{\"id\":3,");
    let ran = run(&["table"], &input, &[]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let answers: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), 5);
    assert_eq!(answers[0]["error"]["code"], "bad-json");
    assert_eq!(answers[1]["id"], 1);
    assert_eq!(answers[2]["error"]["code"], "too-long");
    assert_eq!(answers[3]["id"], 2);
    assert_eq!(answers[4]["error"]["code"], "bad-json");
}
