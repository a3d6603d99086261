//! Time: running out, leaving, pausing. The clock of these servers stands still until it is moved.

use serde_json::{Value, json};

use crate::support::database::is_postgres;
use crate::support::{Browser, Player, TestServer};

const START: u64 = 1_800_000_000_000;

async fn table(host: &Browser, guest: &Browser, more: Value) -> String {
    let mut settings = json!({ "game": "toledo", "seats": 2,
        "pace": { "pace": "real-time", "bank_seconds": 60, "increment_seconds": 5 } });
    settings.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let opened = host.post("/api/tables", &json!({ "settings": settings })).await.good();
    let table = opened["table"].as_str().unwrap().to_owned();
    guest.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    table
}

async fn two(server: &TestServer) -> (Browser, Browser) {
    (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Ben").await)
}

fn left(now: &Value) -> Vec<u64> {
    let seats = now["clocks"]["seats"].as_array().unwrap();
    seats.iter().map(|seat| seat["left"].as_u64().unwrap()).collect()
}

fn happened(message: &Value, what: &str) -> bool {
    let entries = message["entries"].as_array().cloned().unwrap_or_default();
    entries.iter().any(|entry| entry["happening"] == what)
}

/// The seat that is to move and the other, at their sockets.
async fn in_order(ana: &Browser, ben: &Browser, table: &str) -> (Player, Player) {
    let (first, second) = (Player::at(ana, table).await, Player::at(ben, table).await);
    if first.offers().is_empty() { (second, first) } else { (first, second) }
}

#[tokio::test]
async fn a_bot_stands_in_when_time_runs_out_until_the_player_is_back() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = two(&server).await;
    let table = table(&ana, &ben, json!({})).await;
    let (mut first, mut second) = in_order(&ana, &ben, &table).await;
    assert_eq!(left(&first.now), [60_000, 60_000]);
    server.advance(60_500);
    server.advance(1_000);
    second.until(|message| happened(message, "timed-out")).await;
    // The bot moves for the one who is away.
    second.until(|message| happened(message, "moved")).await;
    let before = first.seq();
    let late = first.ask(json!({ "type": "back", "seq": before })).await;
    assert_eq!(late["problem"]["key"], "stale", "it was made before the time ran out: {late}");
    let seq = first.seq();
    let back = first.ask(json!({ "type": "back", "seq": seq })).await;
    assert!(back["type"] == "done" || back["problem"]["key"] == "not-now", "{back}");
}

#[tokio::test]
async fn the_game_ends_when_time_runs_out_at_a_table_that_chose_so() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = two(&server).await;
    let table = table(&ana, &ben, json!({ "absence": "end" })).await;
    let (_, mut second) = in_order(&ana, &ben, &table).await;
    server.advance(61_000);
    second.until(|message| happened(message, "ended")).await;
    let info = ana.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(info["ending"]["reason"], "timed-out");
    assert_eq!(ana.get(&format!("/api/tables/{table}/reveal")).await.status, 200);
}

/// Waits until it is noted that the server is alive at this time: the heartbeat comes in real time, and with `PostgreSQL` it goes by that
/// as well.
async fn until_noted_alive(server: &TestServer, now: u64) {
    let before = server.storage().last_alive().await.unwrap();
    for _ in 0..1_500 {
        let alive = server.storage().last_alive().await.unwrap();
        if alive >= Some(now) || (is_postgres() && alive > before) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("no heartbeat is noted");
}

#[tokio::test]
async fn clocks_stand_still_while_paused_by_agreement_and_while_no_server_runs() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = two(&server).await;
    let table = table(&ana, &ben, json!({})).await;
    let (mut first, mut second) = in_order(&ana, &ben, &table).await;
    server.advance(10_000);
    let seq = first.seq();
    first.ask(json!({ "type": "propose", "seq": seq, "proposal": { "what": "pause" } })).await;
    let open = second.until(|message| message["proposal"].is_object()).await;
    let seq = open["proposal"]["seq"].as_u64().unwrap();
    second.ask(json!({ "type": "answer", "seq": seq, "agree": true })).await;
    let paused = first.until(|message| happened(message, "paused")).await;
    let mut lefts = left(&paused);
    lefts.sort_unstable();
    assert_eq!(lefts, [50_000, 60_000]);
    server.advance(3_600_000);
    let offered = second.offers().len() + first.offers().len();
    assert_eq!(offered, 0, "nobody can move while the game is paused");
    let seq = second.seq();
    assert_eq!(second.ask(json!({ "type": "resume", "seq": seq })).await["type"], "done");
    let resumed = first.until(|message| happened(message, "resumed")).await;
    let mut lefts = left(&resumed);
    lefts.sort_unstable();
    assert_eq!(lefts, [50_000, 60_000]);
    let mut server = server;
    until_noted_alive(&server, START + 3_610_000).await;
    server.stop().await;
    server.advance(7_200_000);
    let _server = server.restart().await;
    let player = Player::at(&ana, &table).await;
    let mut lefts = left(&player.now);
    lefts.sort_unstable();
    assert_eq!(lefts, [50_000, 60_000]);
}

#[tokio::test]
async fn leaving_hands_the_seat_to_a_bot_and_a_move_takes_it_back() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = two(&server).await;
    let table = table(&ana, &ben, json!({})).await;
    let (mut first, mut second) = in_order(&ana, &ben, &table).await;
    let seq = second.seq();
    assert_eq!(second.ask(json!({ "type": "leave", "seq": seq })).await["type"], "done");
    let told = first.until(|message| happened(message, "left")).await;
    let seat =
        told["info"]["chairs"].as_array().unwrap().iter().find(|chair| chair["stand_in"] == true).unwrap();
    assert_eq!(Some(&seat["seat"]), Some(&second.now["you"]["seat"]));
    let seq = second.seq();
    assert_eq!(second.ask(json!({ "type": "back", "seq": seq })).await["type"], "done");
    first.until(|message| happened(message, "back")).await;
}

#[tokio::test]
async fn with_two_seats_resigning_ends_the_game_and_with_more_a_bot_plays_on() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = two(&server).await;
    let duel = table(&ana, &ben, json!({})).await;
    let (mut first, _) = in_order(&ana, &ben, &duel).await;
    let seq = first.seq();
    first.ask(json!({ "type": "resign", "seq": seq })).await;
    assert_eq!(ana.get(&format!("/api/tables/{duel}")).await.good()["ending"]["reason"], "resigned");
    let eva = Browser::named(server.address, "Eva").await;
    let three = table(&ana, &ben, json!({ "seats": 3 })).await;
    eva.post(&format!("/api/tables/{three}/join"), &json!({})).await.good();
    let mut player = Player::at(&eva, &three).await;
    let seq = player.seq();
    player.ask(json!({ "type": "resign", "seq": seq })).await;
    let info = ana.get(&format!("/api/tables/{three}")).await.good();
    assert_eq!(info["state"], "playing");
    assert_eq!(info["chairs"][2]["resigned"], true);
    let seq = player.seq();
    let back = player.ask(json!({ "type": "back", "seq": seq })).await;
    assert_eq!(back["problem"]["key"], "not-now", "who has resigned does not come back");
}

#[tokio::test]
async fn the_list_says_since_when_and_until_when_somebody_is_waited_for_and_how_it_ended() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = two(&server).await;
    let table = table(&ana, &ben, json!({ "pace": { "pace": "days", "days": 2 } })).await;
    let (mut first, mut second) = in_order(&ana, &ben, &table).await;
    let listed = async || ana.get("/api/lobby").await.good()["mine"][0].clone();
    let before = listed().await;
    assert_eq!(before["turn_since"], START, "{before}");
    assert_eq!(before["turn_until"], START + 48 * HOUR, "{before}");
    server.advance(5 * HOUR);
    first.play("draw").await;
    second.until(|message| happened(message, "moved")).await;
    let after = listed().await;
    assert_eq!(after["turn_since"], START + 5 * HOUR, "{after}");
    assert_eq!(after["turn_until"], START + 53 * HOUR, "{after}");
    assert_ne!(after["turn_of"], before["turn_of"]);
    let seq = second.seq();
    second.ask(json!({ "type": "resign", "seq": seq })).await;
    let ended = listed().await;
    assert_eq!(ended["ended_at"], START + 5 * HOUR, "{ended}");
    assert_eq!(ended["ending"]["reason"], "resigned", "{ended}");
    assert_eq!(ended["turn_since"], Value::Null);
    assert_eq!(ended["turn_until"], Value::Null);
}

const HOUR: u64 = 3_600 * 1_000;
const DAY: u64 = 24 * HOUR;

#[tokio::test]
async fn nobody_is_charged_while_the_process_is_stopped_also_not_after_a_restart() {
    let server = TestServer::with_stopping_clock(START).await;
    let (ana, ben) = two(&server).await;
    let table = table(&ana, &ben, json!({ "absence": "end" })).await;
    let (mut first, _second) = in_order(&ana, &ben, &table).await;
    let seat = first.now["you"]["seat"].as_u64().unwrap() as usize;
    server.advance(1_000);
    first.again().await;
    server.advance(HOUR);
    let offer = first.offers().remove(0);
    let done = first.play(&offer).await;
    assert_eq!(done["type"], "done", "an hour without the process ends no game: {done}");
    let lefts = left(&first.again().await.now);
    assert!(lefts[seat] >= 59_000, "and costs nobody anything: {lefts:?}");
    let server = server.restart().await;
    let again = left(&Player::at(&ana, &table).await.now);
    assert_eq!(again, lefts, "what is built again has the same clocks");
    drop(server);
}

/// A game with a clock, a table that waits, and a guest who has nothing.
async fn some_of_each(server: &TestServer) -> (Browser, Browser, String, String) {
    let (ana, ben) = two(server).await;
    let game = table(&ana, &ben, json!({ "absence": "end" })).await;
    let waiting =
        ana.post("/api/tables", &json!({ "settings": { "game": "toledo", "seats": 2 } })).await.good();
    let guest = Browser::named(server.address, "Cleo").await;
    (ana, guest, game, waiting["table"].as_str().unwrap().to_owned())
}

async fn all_is_as_it_was(ana: &Browser, guest: &Browser, game: &str, waiting: &str) {
    for _ in 0..20 {
        assert_eq!(ana.get(&format!("/api/tables/{game}")).await.good()["state"], "playing");
        assert_eq!(ana.get(&format!("/api/tables/{waiting}")).await.good()["state"], "waiting");
        guest.get("/api/session").await.good();
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
}

#[tokio::test]
async fn a_clock_that_is_61_days_ahead_at_the_next_start_ends_no_game_and_forgets_nobody() {
    let mut server = TestServer::with_clock(START).await;
    let (ana, guest, game, waiting) = some_of_each(&server).await;
    server.stop().await;
    server.advance(61 * DAY);
    let server = server.restart().await;
    all_is_as_it_was(&ana, &guest, &game, &waiting).await;
    server.advance(61_000);
    let mut player = Player::at(&ana, &game).await;
    if !player.is_over() {
        player.until(|message| happened(message, "ended")).await;
    }
}

#[tokio::test]
async fn a_clock_that_jumps_while_the_server_runs_ends_no_game_and_forgets_nobody() {
    let server = TestServer::with_stopping_clock(START).await;
    let (ana, guest, game, waiting) = some_of_each(&server).await;
    for jump in [HOUR, 61 * DAY] {
        server.advance(jump);
        all_is_as_it_was(&ana, &guest, &game, &waiting).await;
    }
    server.put_back(2 * HOUR);
    all_is_as_it_was(&ana, &guest, &game, &waiting).await;
}

#[tokio::test]
async fn a_clock_that_was_put_back_between_two_starts_goes_on_from_where_it_was() {
    let mut server = TestServer::with_clock(START).await;
    let (ana, guest, game, waiting) = some_of_each(&server).await;
    server.stop().await;
    server.put_back(HOUR);
    let server = server.restart().await;
    all_is_as_it_was(&ana, &guest, &game, &waiting).await;
    server.advance(30_000);
    let lefts = left(&Player::at(&ana, &game).await.now);
    assert_eq!(lefts.iter().min(), Some(&30_000), "time passes as ever: {lefts:?}");
}
