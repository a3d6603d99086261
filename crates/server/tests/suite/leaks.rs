//! Nobody learns what they may not know, on any way out of the server.
//!
//! Two servers hold the same table, except that all that a seat cannot know has been dealt anew in one of them. Whatever that seat, or a
//! spectator, asks of the two: the answers must be equal byte for byte.

use std::sync::atomic::{AtomicU64, Ordering};

use catalog::{AnyGame, GameKind, dispatch};
use protocol::rest::{ClubWish, HouseRole};
use protocol::table::{Settings, Sitter};
use serde_json::{Value, json};
use server::storage::{ClubWrite, Draw, DrawnTable, EveningWrite, StoredEvening, Summary, Write};
use table::{First, Opening, Table};
use tabletop::{Deal, Game, Random as _, Rng, Seat, Viewer};

use crate::games::Dice;
use crate::house::{account, admin};
use crate::support::{Browser, Player, TestServer};
use crate::undo::settings;

pub(crate) const START: u64 = 1_800_000_000_000;
pub(crate) const TABLE: &str = "abcdefghij";
pub(crate) const CLUB: &str = "club";

/// The link to a seat.
pub(crate) fn token(seat: u8) -> String {
    format!("0123456789abcdef0123456789abcde{seat}")
}

/// Deals anew what a viewer cannot know; states come and go as JSON.
pub(crate) fn redeal<G: Game>(text: &str, viewer: Viewer, seed: u64) -> String {
    let state: Value = serde_json::from_str(text).unwrap();
    let mut bare = state.clone();
    let state: G = serde_json::from_value(state).unwrap_or_else(|_| {
        // A dump names its game beside the state.
        bare.as_object_mut().unwrap().remove("game");
        serde_json::from_value(bare).unwrap()
    });
    let other = state.redeal_hidden(viewer, &mut Rng::new(seed));
    serde_json::to_string(&other).unwrap()
}

/// A state in the middle of a random game.
pub(crate) fn position(kind: GameKind, seats: u8, seed: u64, moves: usize) -> Option<AnyGame> {
    let mut game = AnyGame::start(kind, seats, &Value::Null, Deal::from_seed(seed)).unwrap();
    let mut rng = Rng::new(seed);
    for _ in 0..moves {
        let seat = game.status().waiting().first()?;
        let legal = game.legal(seat);
        game.play(seat, &legal[rng.below(legal.len() as u32) as usize], None).unwrap();
    }
    (!game.status().is_finished()).then_some(game)
}

/// Puts a table with this position onto a server.
pub(crate) async fn put(server: &TestServer, kind: GameKind, seats: u8, state: String) {
    put_with(server, kind, Settings { listed: true, ..settings(kind, seats) }, state).await;
}

/// The same with other settings.
pub(crate) async fn put_with(server: &TestServer, kind: GameKind, settings: Settings, state: String) {
    let seats = settings.seats;
    let opening = Opening {
        id: TABLE.to_owned(),
        settings,
        kind,
        rules_version: kind.rules_version(),
        opened_at: START,
        host_guest: "ana".to_owned(),
        host_seat: Some(0),
        server_part: Deal::from_seed(1),
        rematch_of: None,
        position: Some(state),
    };
    let first = |seat| First {
        seat,
        sitter: Sitter::Person,
        name: format!("p{seat}"),
        player: Some(format!("p{seat}")),
        deal_part: None,
    };
    let (table, entries) = Table::open_with(opening.clone(), (0..seats).map(first).collect(), START).unwrap();
    let mut writes =
        vec![Write::Table { opening: Box::new(opening), summary: Box::new(Summary::of(&table, 0)) }];
    for entry in entries {
        writes.push(Write::Entry { table: TABLE.to_owned(), entry: Box::new(entry) });
    }
    for seat in 0..seats {
        let token = server::hash_of(&token(seat));
        writes.push(Write::SeatToken { token, table: TABLE.to_owned(), seat, at: START });
    }
    server.storage().commit(writes).await.unwrap();
    server.storage().commit(at_a_club_evening(seats)).await.unwrap();
}

/// The table is one of a club that everybody may see, at an evening.
fn at_a_club_evening(seats: u8) -> Vec<Write> {
    let text = |text: &str| text.to_owned();
    let wish = ClubWish { name: text("Club"), words: String::new(), languages: Vec::new(), listed: true };
    let found = ClubWrite::Found {
        club: text(CLUB),
        wish,
        join_token: token(9),
        member: text("m0"),
        guest: text("ana"),
        at: START,
        most: 9,
    };
    let evening = StoredEvening {
        club: text(CLUB),
        number: 1,
        games: Vec::new(),
        least: 2,
        most: 5,
        rounds: 3,
        pace: protocol::clock::Pace::default(),
        bots: None,
        seed: 1,
        opened_at: START,
        version: 1,
        drawn: 0,
        ended_at: None,
        standing: Vec::new(),
    };
    let people = (0..seats).map(|seat| format!("m{seat}")).collect();
    let draw = Draw { tables: vec![DrawnTable { table: text(TABLE), people, seats }], byes: Vec::new() };
    let (club, game) = (text(CLUB), text("toledo"));
    let drawn = EveningWrite::Draw { club, number: 1, version: 1, round: 1, game, draw, at: START };
    let table = EveningWrite::Table { club: text(CLUB), number: 1, round: 1, table: text(TABLE), at: START };
    vec![found.into(), EveningWrite::Open { evening, most_open: 9 }.into(), drawn.into(), table.into()]
}

/// Everything that somebody can ask, and all that was answered.
async fn ask_everything(
    server: &TestServer,
    kind: GameKind,
    notations: &[String],
    viewer: Viewer,
    quiet: Option<&(Seat, String)>,
) -> Vec<String> {
    let mut browser = Browser::new(server.address);
    if let Some(seat) = viewer {
        browser = browser.with_bearer(&token(seat.into()));
    }
    let mut answers = look_everywhere(&browser).await;
    let mut player = Player::connect(&browser).await;
    TABLE.clone_into(&mut player.table);
    player.send(json!({ "id": "w", "type": "watch", "since": 0 })).await;
    let mut messages = vec![
        json!({ "type": "log", "after": 0 }),
        json!({ "type": "moment", "number": 0 }),
        json!({ "type": "chat", "text": "hola" }),
        json!({ "type": "take-back", "seq": 99 }),
        json!({ "type": "propose", "seq": 99, "proposal": { "what": "take-back", "moves": 1 } }),
    ];
    for level in ["novice", "apprentice", "journeyman", "expert", "master", "grandmaster"] {
        messages.push(json!({ "type": "hint", "level": level }));
        messages.push(json!({ "type": "hint", "level": level, "moment": 0 }));
    }
    for notation in notations {
        messages.push(json!({ "type": "why-not", "notation": notation }));
        messages.push(json!({ "type": "preview", "notation": notation }));
        messages.push(json!({ "type": "explain", "place": notation.rsplit(' ').next() }));
    }
    messages.extend(questions_about_the_past(notations));
    for place in places(kind) {
        messages.push(json!({ "type": "explain", "place": place }));
    }
    for (number, mut message) in messages.into_iter().enumerate() {
        let id = json!(format!("m{number}"));
        let is_hint = message["type"] == "hint";
        message["id"] = id.clone();
        player.send(message).await;
        loop {
            let answer = player.next().await.unwrap();
            if answer["type"] == "presence" {
                only_says_who_is_there(&answer);
                continue;
            }
            answers.push(answer.to_string());
            // A hint is `done` first, and then there.
            let comes_later = answer["type"] == "done" && is_hint;
            if answer["id"] == id && !comes_later {
                break;
            }
        }
    }
    if let Some((seat, notation)) = quiet {
        let mut mover =
            Player::at(&Browser::new(server.address).with_bearer(&token((*seat).into())), TABLE).await;
        assert_eq!(mover.play(notation).await["type"], "done");
        let has_moved = |message: &Value| message["entries"].to_string().contains("\"moved\"");
        answers.push(player.until(has_moved).await.to_string());
        answers.extend(look_everywhere(&browser).await);
    }
    answers
}

/// Previews and explanations at a moment of the past, and through the eyes of another seat.
fn questions_about_the_past(notations: &[String]) -> Vec<Value> {
    let mut questions = Vec::new();
    for (index, notation) in notations.iter().enumerate().take(12) {
        let (moment, seen_by) =
            [(Some(0), None), (None, Some(1)), (Some(0), Some(1)), (Some(0), Some(0))][index % 4];
        questions
            .push(json!({ "type": "preview", "notation": notation, "moment": moment, "seen_by": seen_by }));
        let place = notation.rsplit(' ').next();
        questions.push(json!({ "type": "explain", "place": place, "thing": notation, "moment": moment, "seen_by": seen_by }));
    }
    questions
}

/// Presence is told at most once a second, so its place among the answers is chance. It holds nothing but who is there.
fn only_says_who_is_there(presence: &Value) {
    let keys: Vec<&str> = presence.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(keys, ["seats", "spectators", "table", "type"]);
}

/// Everything that can be looked at over HTTP.
async fn look_everywhere(browser: &Browser) -> Vec<String> {
    let mut answers = Vec::new();
    for path in ["", "/log", "/moments/0", "/moments/1", "/moments/0?seen_by=1", "/record", "/reveal"] {
        let reply = browser.get(&format!("/api/tables/{TABLE}{path}")).await;
        answers.push(format!("{path} {} {}", reply.status, reply.body));
    }
    for path in ["", "/evenings/1", "/leaderboards/toledo"] {
        let reply = browser.with_bearer(&token(9)).get(&format!("/api/clubs/{CLUB}{path}")).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        answers.push(reply.body);
    }
    answers.push(Browser::new(browser.address).get("/api/lobby").await.body);
    answers
}

/// What a moderator sees of a report about a spectator of the table, without the names that chance has drawn.
async fn reports(server: &TestServer) -> String {
    let (gus, eva) =
        (Browser::named(server.address, "Gus").await, Browser::named(server.address, "Eva").await);
    let mut watching = Player::at(&gus, TABLE).await;
    watching.ask(json!({ "type": "chat", "text": "who holds what?" })).await;
    let mut reported = 0;
    for line in 1..=3 {
        let body = json!({ "kind": "line", "table": TABLE, "line": line, "note": "look" });
        reported += u32::from(eva.post("/api/reports", &body).await.status == 204);
    }
    assert!(reported > 0, "a line can be reported");
    let mia = account(server, "Mia").await;
    admin(server).await.set_role("Mia", Some(HouseRole::Moderator)).await.unwrap();
    let mut queue = mia.get("/api/moderation").await.good();
    for report in queue["open"].as_array_mut().unwrap() {
        report.as_object_mut().unwrap().remove("id");
        let keys: Vec<&String> = report["table"].as_object().unwrap().keys().collect();
        assert_eq!(keys, ["game", "id", "state"], "nothing of the game is told");
    }
    queue.to_string()
}

/// A move that can be made in both and shows nobody anything new in either: whoever sees it made learns no more than before.
pub(crate) fn quiet_move(one: &AnyGame, two: &AnyGame) -> Option<(Seat, String)> {
    let is_quiet = |game: &AnyGame, seat: Seat, notation: &str| {
        let Some(mut after) = game.at(game.moves_made()) else { return false };
        let before = after.moves_made();
        after.play(seat, notation, None).is_ok()
            && after.told_in_full(before).is_some_and(|told| !told.is_new_information)
    };
    let seats: Vec<Seat> = one.status().waiting().iter().collect();
    let all =
        seats.into_iter().flat_map(|seat| one.legal(seat).into_iter().map(move |notation| (seat, notation)));
    all.into_iter().find(|(seat, notation)| is_quiet(one, *seat, notation) && is_quiet(two, *seat, notation))
}

/// Names of places that boards may have.
fn places(kind: GameKind) -> Vec<String> {
    let words =
        ["pile", "hand", "open", "supply", "display", "bag", "street", "shop", "deck", "a1", "b2", "c3"];
    let numbers = (0..=72).map(|number| number.to_string());
    words.into_iter().map(str::to_owned).chain(numbers).chain([kind.name().to_owned()]).collect()
}

async fn compare(kind: GameKind, seats: u8, seed: u64, moves: usize) {
    let Some(game) = position(kind, seats, seed, moves) else { return };
    let viewers = Seat::all(seats).map(Some).chain([None]);
    for viewer in viewers {
        let state = game.dump();
        let other = dispatch!(kind, <G> => redeal::<G>(&state, viewer, seed + 1));
        let mut notations: Vec<String> = Seat::all(seats).flat_map(|seat| game.legal(seat)).collect();
        let redealt = AnyGame::load(Some(kind), &other).unwrap();
        notations.extend(Seat::all(seats).flat_map(|seat| redealt.legal(seat)));
        let mut dice = Dice(seed + 5);
        while notations.len() > 24 {
            notations.swap_remove(dice.roll(notations.len()));
        }
        let quiet = quiet_move(&game, &redealt);
        let mut answers = Vec::new();
        for state in [state, other] {
            let server = TestServer::repeatable(START).await;
            put(&server, kind, seats, state).await;
            let mut told = ask_everything(&server, kind, &notations, viewer, quiet.as_ref()).await;
            if viewer.is_none() {
                told.push(reports(&server).await);
            }
            answers.push(told);
        }
        let (one, two) = (&answers[0], &answers[1]);
        for (one, two) in one.iter().zip(two) {
            assert_eq!(one, two, "{kind} for {seats}, viewer {viewer:?}, seed {seed}, after {moves} moves");
        }
        assert_eq!(one.len(), two.len());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_seat_may_not_know_changes_no_byte_of_what_it_is_sent() {
    static ROUND: AtomicU64 = AtomicU64::new(0);
    for kind in GameKind::ALL {
        for moves in [3, 30] {
            let round = ROUND.fetch_add(1, Ordering::Relaxed);
            let seats = if round.is_multiple_of(2) { *kind.seats().start() } else { *kind.seats().end() };
            Box::pin(compare(kind, seats, 40 + round, moves)).await;
        }
    }
}
