//! The table protocol, request by request, as docs/table-protocol.md promises it.

mod support;

use catalog::GameKind;
use cli::table::TableProtocol;
use serde_json::{Value, json};
use support::tertulia;
use tabletop::{Random, Rng};
use texts::{Language, Texts};

/// A table that is asked within this process.
struct TestTable(TableProtocol);

impl TestTable {
    fn new() -> Self {
        Self(TableProtocol::new(Texts::new(Language::En)))
    }

    fn line(&mut self, line: &[u8]) -> Value {
        let mut out = Vec::new();
        self.0.answer(line, &mut out);
        assert_eq!(out.split(|byte| *byte == b'\n').count(), 2, "one line an answer");
        serde_json::from_slice(&out).expect("answers are JSON")
    }

    fn ok(&mut self, request: &Value) -> Value {
        let mut answer = self.line(request.to_string().as_bytes());
        assert!(answer.get("error").is_none(), "{request}: {answer}");
        answer["ok"].take()
    }

    fn error(&mut self, request: &Value) -> (String, String) {
        let answer = self.line(request.to_string().as_bytes());
        let text = |name: &str| {
            answer["error"][name].as_str().unwrap_or_else(|| panic!("{request}: {answer}")).to_owned()
        };
        (text("code"), text("message"))
    }

    fn start(&mut self, kind: GameKind, seats: u8) -> Value {
        self.ok(&json!({"do": "new", "game": kind.name(), "seats": seats, "seed": 7, "options": {}}))
    }

    /// Plays a random move of somebody who may; false when the game is over.
    fn step(&mut self, rng: &mut Rng) -> bool {
        let legal = self.ok(&json!({"do": "legal"}));
        let legal = legal.as_object().expect("moves by seat");
        let seats: Vec<_> = legal.keys().cloned().collect();
        let Some(seat) = rng.pick(&seats) else { return false };
        let mv = rng.pick(legal[seat].as_array().expect("a list")).expect("a seat that may act has moves");
        let seat: u8 = seat.parse().expect("a seat");
        let played = self.ok(&json!({"do": "play", "seat": seat, "move": mv}));
        assert!(played["events"].is_array(), "{played}");
        let status = &played["status"];
        assert!(status["waiting"].is_array() || status["finished"]["scores"].is_array(), "{played}");
        true
    }
}

#[test]
fn games_are_listed_with_their_seats() {
    let games = TestTable::new().ok(&json!({"id": 1, "do": "games"}));
    let names: Vec<_> = games.as_array().expect("a list").iter().map(|game| game["game"].as_str()).collect();
    assert_eq!(names, GameKind::ALL.map(|kind| Some(kind.name())));
    assert_eq!(games[0]["seats"], json!([2, 3, 4, 5]));
}

#[test]
fn any_id_comes_back_as_it_was() {
    let mut table = TestTable::new();
    for id in [
        json!(1),
        json!("a"),
        json!(null),
        json!([1, {"x": 2.50}]),
        json!(-1.5e300),
        json!({"a": "\u{1F600}"}),
    ] {
        assert_eq!(table.line(json!({"id": id, "do": "games"}).to_string().as_bytes())["id"], id);
        assert_eq!(table.line(json!({"id": id, "do": "dance"}).to_string().as_bytes())["id"], id);
    }
}

#[test]
fn a_game_is_played_to_its_end_at_every_number_of_seats() {
    for kind in GameKind::ALL {
        for seats in kind.seats() {
            let mut table = TestTable::new();
            let begun = table.start(kind, seats);
            assert!(begun["status"]["waiting"].is_array(), "{begun}");
            let mut rng = Rng::new(u64::from(seats));
            while table.step(&mut rng) {}
            let status = table.ok(&json!({"do": "status"}));
            assert_eq!(status["finished"]["places"].as_array().map(Vec::len), Some(seats.into()), "{status}");
            assert_eq!(table.ok(&json!({"do": "legal"})), json!({}));
        }
    }
}

/// Two tables, one of which is dumped and loaded after every move, answer the same for ever.
#[test]
fn load_of_dump_continues_identically() {
    for kind in GameKind::ALL {
        for seats in kind.seats() {
            let (mut straight, mut reloaded) = (TestTable::new(), TestTable::new());
            straight.start(kind, seats);
            reloaded.start(kind, seats);
            let (mut one, mut other) = (Rng::new(3), Rng::new(3));
            loop {
                let dump = reloaded.ok(&json!({"do": "dump"}));
                assert_eq!(dump["game"], kind.name());
                assert_eq!(dump, straight.ok(&json!({"do": "dump"})));
                let loaded = reloaded.ok(&json!({"do": "load", "state": dump}));
                assert_eq!(loaded["status"], straight.ok(&json!({"do": "status"})));
                let went_on = straight.step(&mut one);
                assert_eq!(went_on, reloaded.step(&mut other));
                if !went_on {
                    break;
                }
            }
        }
    }
}

#[test]
fn a_state_can_be_loaded_in_any_order_of_its_fields_and_with_the_game_beside_it() {
    for kind in GameKind::ALL {
        let mut table = TestTable::new();
        table.start(kind, 2);
        let dump = table.ok(&json!({"do": "dump"}));
        // The text of a map is sorted by name, so `game` does not come first.
        table.ok(&json!({"do": "load", "state": dump}));
        let mut without = dump.clone();
        without.as_object_mut().expect("an object").remove("game");
        table.ok(&json!({"do": "load", "game": kind.name(), "state": without}));
        assert_eq!(table.ok(&json!({"do": "dump"})), dump);
        let (code, message) = table.error(&json!({"do": "load", "state": without}));
        assert_eq!(code, "bad-state", "{message}");
        assert_eq!(table.error(&json!({"do": "load", "state": {"game": "chess"}})).0, "unknown-game");
        let other = GameKind::ALL.into_iter().find(|other| *other != kind).expect("there are several");
        assert_eq!(table.error(&json!({"do": "load", "game": other.name(), "state": dump})).0, "bad-state");
        assert_eq!(table.ok(&json!({"do": "dump"})), dump, "what is refused changes nothing");
    }
}

#[test]
fn undo_goes_back_to_the_very_start() {
    for kind in GameKind::ALL {
        let mut table = TestTable::new();
        table.start(kind, 2);
        let mut dumps = vec![table.ok(&json!({"do": "dump"}))];
        let mut rng = Rng::new(9);
        // A small game is over before.
        for _ in 0..40 {
            if !table.step(&mut rng) {
                break;
            }
            dumps.push(table.ok(&json!({"do": "dump"})));
        }
        dumps.pop();
        while let Some(dump) = dumps.pop() {
            let undone = table.ok(&json!({"do": "undo"}));
            assert!(undone["move"].is_string() && undone["seat"].is_u64(), "{undone}");
            assert_eq!(table.ok(&json!({"do": "dump"})), dump);
        }
        assert_eq!(table.error(&json!({"do": "undo"})).0, "nothing-to-undo");
    }
}

#[test]
fn a_record_replays_to_the_same_state() {
    for kind in GameKind::ALL {
        let mut table = TestTable::new();
        table.start(kind, 2);
        let mut rng = Rng::new(1);
        while table.step(&mut rng) {}
        let (dump, record) = (table.ok(&json!({"do": "dump"})), table.ok(&json!({"do": "record"})));
        let mut other = TestTable::new();
        let replayed = other.ok(&json!({"do": "replay", "record": record}));
        assert!(replayed["status"]["finished"].is_object(), "{replayed}");
        assert_eq!(other.ok(&json!({"do": "dump"})), dump);
        let text = record.as_str().expect("a text");
        let changed = text.replace("\nseats: 2\n", "\nseats: 3\n");
        assert_eq!(other.error(&json!({"do": "replay", "record": changed})).0, "deviation");
        assert_eq!(other.error(&json!({"do": "replay", "record": "x"})).0, "bad-record");
        assert_eq!(other.ok(&json!({"do": "dump"})), dump, "what is refused changes nothing");
    }
}

#[test]
fn a_view_is_what_the_seat_may_know() {
    for kind in GameKind::ALL {
        let mut table = TestTable::new();
        table.start(kind, 2);
        let views: Vec<_> = [json!(0), json!(1), json!(null)]
            .map(|seat| table.ok(&json!({"do": "view", "seat": seat})))
            .into();
        assert!(views[0] != views[1] && views[1] != views[2], "hands differ");
        assert_eq!(table.ok(&json!({"do": "view"})), views[2], "without a seat: a spectator");
        assert_eq!(table.error(&json!({"do": "view", "seat": 2})).0, "bad-seat");
        assert_eq!(table.error(&json!({"do": "view", "seat": 17})).0, "bad-request");
    }
}

/// Whoever is to move first, and what may be played.
fn to_move(table: &mut TestTable) -> (u8, Vec<Value>) {
    let legal = table.ok(&json!({"do": "legal"}));
    let (seat, moves) = legal.as_object().and_then(|all| all.iter().next()).expect("somebody is to move");
    (seat.parse().expect("a seat"), moves.as_array().expect("a list").clone())
}

#[test]
fn why_agrees_with_legal_and_names_the_rule() {
    let mut table = TestTable::new();
    table.start(GameKind::Toledo, 2);
    let (seat, moves) = to_move(&mut table);
    for mv in moves {
        assert_eq!(table.ok(&json!({"do": "why", "seat": seat, "move": mv})), json!({"legal": true}));
        assert!(table.ok(&json!({"do": "preview", "seat": seat, "move": mv})).is_array());
    }
    let why = table.ok(&json!({"do": "why", "seat": seat, "move": "home 7"}));
    assert_eq!(why["legal"], false);
    assert!(why["rule"].as_str().is_some_and(|rule| rule.starts_with("T-")), "{why}");
    assert!(why["key"].is_string() && why["values"].is_object() && why["message"].is_string(), "{why}");
    let (code, message) = table.error(&json!({"do": "play", "seat": seat, "move": "home 7"}));
    assert_eq!(code, "not-legal");
    assert!(message.contains("(T-"), "{message}");
    assert_eq!(table.error(&json!({"do": "play", "seat": 1 - seat, "move": "draw"})).0, "not-legal");
    assert_eq!(table.error(&json!({"do": "play", "seat": seat, "move": "dance"})).0, "bad-move");
}

/// In Salamanca, move by move through a game: what is told of a move is what the places are explained to be worth after it.
#[test]
fn worth_says_what_places_are_worth_after_a_move() {
    let mut table = TestTable::new();
    table.start(GameKind::Salamanca, 3);
    let mut rng = Rng::new(5);
    let mut told = 0;
    for _ in 0..600 {
        let legal = table.ok(&json!({"do": "legal"}));
        let Some((seat, moves)) = legal.as_object().and_then(|all| all.iter().next()) else { break };
        let seat: u8 = seat.parse().expect("a seat");
        let mv = rng.pick(moves.as_array().expect("a list")).expect("a move").clone();
        let worth = table.ok(&json!({"do": "worth", "seat": seat, "move": mv}));
        // The answer to the older question is what it was.
        assert!(table.ok(&json!({"do": "preview", "seat": seat, "move": mv})).is_array());
        table.ok(&json!({"do": "play", "seat": seat, "move": mv}));
        for line in worth.as_array().expect("a list") {
            let explained = table.ok(&json!({"do": "explain", "place": line["places"][0]}));
            let after = line["values"].get("after").or(line["values"].get("value"));
            assert_eq!(explained["lines"][0]["values"].get("value"), after, "{mv} {line}");
            told += 1;
        }
    }
    assert!(told > 50, "{told}");
    assert_eq!(table.error(&json!({"do": "worth", "seat": 0, "move": "dance"})).0, "bad-move");
    assert_eq!(table.error(&json!({"do": "worth", "seat": 0})).0, "bad-request");
}

#[test]
fn worth_refuses_what_the_rules_refuse_and_says_nothing_in_the_other_games() {
    let mut table = TestTable::new();
    table.start(GameKind::Toledo, 2);
    let (seat, moves) = to_move(&mut table);
    for mv in moves {
        assert_eq!(table.ok(&json!({"do": "worth", "seat": seat, "move": mv})), json!([]));
    }
    assert_eq!(table.error(&json!({"do": "worth", "seat": seat, "move": "home 7"})).0, "not-legal");
    assert_eq!(table.error(&json!({"do": "worth", "seat": 1 - seat, "move": "draw"})).0, "not-legal");
}

#[test]
fn every_request_before_a_game_says_that_there_is_none() {
    for action in
        ["dump", "view", "legal", "play", "undo", "why", "record", "status", "explain", "preview", "worth"]
    {
        let request = json!({"do": action, "seat": 0, "move": "draw", "place": "1"});
        assert_eq!(TestTable::new().error(&request).0, "no-game", "{action}");
    }
}

#[test]
fn wrong_fields_are_named() {
    let mut table = TestTable::new();
    for (request, field) in [
        (json!({"do": 1}), "do"),
        (json!({}), "do"),
        (json!({"do": "new"}), "game"),
        (json!({"do": "new", "game": "toledo"}), "seats"),
        (json!({"do": "new", "game": "toledo", "seats": "2"}), "seats"),
        (json!({"do": "new", "game": "toledo", "seats": 2, "seed": -1}), "seed"),
        (json!({"do": "new", "game": "toledo", "seats": 2, "seed": 1.5}), "seed"),
        (json!({"do": "new", "game": "toledo", "seats": 2, "seed": 1, "deal": "00"}), "deal"),
        (json!({"do": "load"}), "state"),
        (json!({"do": "replay", "record": 5}), "record"),
        (json!({"do": "schema", "game": "toledo", "of": "x"}), "of"),
    ] {
        let (code, message) = table.error(&request);
        assert_eq!(code, "bad-request", "{request}");
        assert!(message.contains(&format!("`{field}`")), "{request}: {message}");
    }
    assert_eq!(table.error(&json!({"do": "new", "game": "chess", "seats": 2})).0, "unknown-game");
    assert_eq!(table.error(&json!({"do": "new", "game": "toledo", "seats": 9})).0, "cannot-start");
    assert_eq!(
        table.error(&json!({"do": "new", "game": "toledo", "seats": 2, "options": {"x": 1}})).0,
        "cannot-start"
    );
    assert_eq!(
        table.error(&json!({"do": "new", "game": "toledo", "seats": 2, "options": []})).0,
        "cannot-start"
    );
}

#[test]
fn explain_answers_for_places_and_refuses_others() {
    let mut table = TestTable::new();
    table.start(GameKind::Toledo, 2);
    let explained = table.ok(&json!({"do": "explain", "seat": 0, "place": "5"}));
    assert_eq!(explained["place"], "5");
    assert!(explained["lines"][0]["key"].is_string(), "{explained}");
    assert_eq!(table.error(&json!({"do": "explain", "place": "nowhere"})).0, "unknown-place");
}

#[test]
fn the_same_seed_gives_the_same_game_and_none_gives_another() {
    let deal = |seed: Value| {
        let mut table = TestTable::new();
        table.ok(&json!({"do": "new", "game": "toledo", "seats": 2, "seed": seed}));
        table.ok(&json!({"do": "dump"}))
    };
    assert_eq!(deal(json!(5)), deal(json!(5)));
    assert_ne!(deal(json!(5)), deal(json!(6)));
    assert_ne!(deal(json!(null)), deal(json!(null)));
}

#[test]
fn the_program_answers_line_by_line() {
    let ran = tertulia(
        &["table"],
        "{\"id\":1,\"do\":\"games\"}\n\n{\"id\":2,\"do\":\"x\"}\r\n{\"id\":3,\"do\":\"games\"}",
    );
    assert_eq!(ran.code, 0);
    let ids: Vec<Value> =
        ran.out.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON")["id"].take()).collect();
    assert_eq!(ids, [json!(1), json!(2), json!(3)]);
}
