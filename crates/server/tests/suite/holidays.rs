//! Days off, and time for a week. The clock of these servers stands still until it is moved.

use std::sync::Arc;

use serde_json::{Value, json};
use server::TimeSource;

use crate::support::database::{TestData, is_postgres};
use crate::support::{Browser, Player, Receiver, TestServer};

/// The 15th of January 2027.
const START: u64 = 1_800_000_000_000;
const HOUR: u64 = 3_600 * 1_000;
const DAY: u64 = 24 * HOUR;

fn days() -> Value {
    json!({ "game": "toledo", "seats": 2, "pace": { "pace": "days", "days": 3 } })
}

async fn open(host: &Browser, guest: &Browser, settings: &Value) -> String {
    let opened = host.post("/api/tables", &json!({ "settings": settings })).await.good();
    let table = opened["table"].as_str().unwrap().to_owned();
    guest.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    table
}

async fn two(server: &TestServer) -> (Browser, Browser) {
    (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Ben").await)
}

/// Whoever is to move, and the other.
async fn in_order<'a>(one: &'a Browser, other: &'a Browser, table: &str) -> (&'a Browser, &'a Browser) {
    let player = Player::at(one, table).await;
    if player.offers().is_empty() { (other, one) } else { (one, other) }
}

fn happened(message: &Value, what: &str) -> bool {
    let entries = message["entries"].as_array().cloned().unwrap_or_default();
    entries.iter().any(|entry| entry["happening"] == what)
}

fn plan(from: u64, until: u64) -> Value {
    json!({ "from": from, "until": until })
}

/// What happened at a table, as its log says.
async fn log(browser: &Browser, table: &str) -> Vec<String> {
    let log = browser.get(&format!("/api/tables/{table}/log")).await.good();
    let entries = log["entries"].as_array().unwrap().iter();
    entries.map(|entry| entry["happening"].as_str().unwrap().to_owned()).collect()
}

fn left(player: &Player, seat: &Value) -> u64 {
    let seats = player.now["clocks"]["seats"].as_array().unwrap();
    seats.iter().find(|clock| &clock["seat"] == seat).unwrap()["left"].as_u64().unwrap()
}

#[tokio::test]
async fn the_clock_stands_on_days_off_over_a_restart_too_and_runs_on_afterwards() {
    let mut server = TestServer::with_clock(START).await;
    let (ana, ben) = two(&server).await;
    let table = open(&ana, &ben, &days()).await;
    let (first, second) = in_order(&ana, &ben, &table).await;
    let mut watching = Player::at(second, &table).await;
    server.advance(2 * DAY);
    let until = START + 2 * DAY + 7 * DAY;
    let info = first.put("/api/holiday", &plan(START, until)).await.good();
    assert_eq!(info["holiday"]["from"], START + 2 * DAY, "days off do not reach back");
    assert_eq!((&info["days_a_year"], &info["days_left"]), (&json!(28), &json!(28)));
    let told = watching.until(|message| happened(message, "holiday-set")).await;
    let seat = watching.now["game"]["waiting"][0].clone();
    let chair = &told["info"]["chairs"][seat.as_u64().unwrap() as usize];
    assert_eq!(chair["holiday"], plan(START + 2 * DAY, until), "{chair}");
    drop(watching);
    server.advance(5 * DAY);
    server = server.restart().await;
    let (first, second) = (
        Browser { address: server.address, ..first.clone() },
        Browser { address: server.address, ..second.clone() },
    );
    let player = Player::at(&second, &table).await;
    assert_eq!(left(&player, &seat), DAY, "nothing was charged");
    server.advance(2 * DAY + 23 * HOUR);
    let mut player = Player::at(&second, &table).await;
    assert_eq!(left(&player, &seat), HOUR);
    assert!(!log(&second, &table).await.contains(&"timed-out".to_owned()));
    server.advance(HOUR + 2_000);
    player.until(|message| happened(message, "timed-out")).await;
    let after = first.get("/api/holiday").await.good();
    assert_eq!((&after["holiday"], &after["days_left"]), (&Value::Null, &json!(21)));
}

#[tokio::test]
async fn whoever_is_back_early_has_used_the_days_that_have_begun() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = two(&server).await;
    let table = open(&ana, &ben, &days()).await;
    let (first, second) = in_order(&ana, &ben, &table).await;
    first.put("/api/holiday", &plan(START, START + 10 * DAY)).await.good();
    server.advance(4 * DAY + HOUR * 5);
    let mut player = Player::at(second, &table).await;
    let seat = player.now["game"]["waiting"][0].clone();
    assert_eq!(left(&player, &seat), 3 * DAY);
    let info = first.delete("/api/holiday").await.good();
    assert_eq!((&info["holiday"], &info["days_left"]), (&Value::Null, &json!(23)));
    player.until(|message| happened(message, "holiday-ended")).await;
    server.advance(3 * DAY + 2_000);
    player.until(|message| happened(message, "timed-out")).await;
    // To be back twice is to be back.
    assert_eq!(first.delete("/api/holiday").await.status, 200);
}

#[tokio::test]
async fn a_year_has_so_many_days_off_as_the_house_says() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = two(&server).await;
    let refused = |reply: crate::support::HttpReply| (reply.status, reply.json()["key"].clone());
    let too_long = ana.put("/api/holiday", &plan(START, START + 29 * DAY)).await;
    assert_eq!(refused(too_long), (429, json!("too-many")));
    for (from, until) in
        [(START, START), (START + DAY, START), (START, START - DAY), (START, START + 900 * DAY)]
    {
        assert_eq!(refused(ana.put("/api/holiday", &plan(from, until)).await), (400, json!("bad-message")));
    }
    ana.put("/api/holiday", &plan(START, START + 20 * DAY)).await.good();
    let changed = ana.put("/api/holiday", &plan(START, START + 28 * DAY)).await.good();
    assert_eq!(changed["holiday"]["until"], START + 28 * DAY, "the same ones, longer");
    server.advance(2 * DAY);
    let info = ana.delete("/api/holiday").await.good();
    assert_eq!(info["days_left"], 26);
    assert_eq!(ana.put("/api/holiday", &plan(0, START + 30 * DAY)).await.status, 429);
    // One that is not taken costs nothing, and the next year has its own.
    ana.put("/api/holiday", &plan(START + 40 * DAY, START + 50 * DAY)).await.good();
    assert_eq!(ana.delete("/api/holiday").await.good()["days_left"], 26);
    ana.put("/api/holiday", &plan(START + 355 * DAY, START + 355 * DAY + 8 * DAY)).await.good();
    assert_eq!(ana.delete("/api/holiday").await.good()["days_left"], 26);
    assert_eq!(ben.get("/api/holiday").await.good()["days_left"], 28, "everybody has their own");
    let nobody = Browser::new(server.address);
    assert_eq!(nobody.put("/api/holiday", &plan(START, START + DAY)).await.status, 401);
}

#[tokio::test]
async fn a_host_may_allow_fewer_days_off_or_none() {
    let house = protocol::rest::HouseSettings { holiday_days: Some(0), ..Default::default() };
    let server = TestServer::with_clock_and(START, |config| config.house = house).await;
    let ana = Browser::named(server.address, "Ana").await;
    let info = ana.get("/api/holiday").await.good();
    assert_eq!((&info["days_a_year"], &info["days_left"]), (&json!(0), &json!(0)));
    assert_eq!(ana.put("/api/holiday", &plan(START, START + DAY)).await.status, 429);
}

#[tokio::test]
async fn games_that_begin_meanwhile_know_and_those_with_minutes_do_not() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = two(&server).await;
    ana.put("/api/holiday", &plan(START, START + 5 * DAY)).await.good();
    let slow = open(&ana, &ben, &days()).await;
    let quick = json!({ "game": "toledo", "seats": 2,
        "pace": { "pace": "real-time", "bank_seconds": 60, "increment_seconds": 5 } });
    let quick = open(&ana, &ben, &quick).await;
    let mut player = Player::at(&ben, &slow).await;
    let knows = |now: &Value| {
        let chairs = now["info"]["chairs"].as_array().cloned().unwrap_or_default();
        chairs.iter().any(|chair| chair["holiday"] == plan(START, START + 5 * DAY))
    };
    if !knows(&player.now) {
        player.until(|message| happened(message, "holiday-set")).await;
    }
    assert!(!log(&ben, &quick).await.contains(&"holiday-set".to_owned()));
    // A change reaches it as well, and the one who is away may play all the same.
    ana.put("/api/holiday", &plan(START, START + 3 * DAY)).await.good();
    player.until(|message| message["info"]["chairs"][0]["holiday"]["until"] == START + 3 * DAY).await;
    assert_eq!(log(&ben, &slow).await.iter().filter(|what| *what == "holiday-set").count(), 2);
}

#[tokio::test]
async fn nobody_decides_about_the_seat_of_somebody_on_days_off() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = two(&server).await;
    let settings = json!({ "game": "toledo", "seats": 2, "gone_after_minutes": 60 });
    let table = open(&ana, &ben, &settings).await;
    let (first, second) = in_order(&ana, &ben, &table).await;
    first.put("/api/holiday", &plan(START, START + 2 * DAY)).await.good();
    server.advance(2 * DAY);
    let mut player = Player::at(second, &table).await;
    assert_eq!(player.now["absent"][0]["gone_in"], HOUR, "{}", player.now["absent"]);
    let (seq, gone) = (player.seq(), player.now["absent"][0]["seat"].clone());
    let proposal = json!({ "what": "end-without", "gone_seat": gone });
    let early = player.ask(json!({ "type": "propose", "seq": seq, "proposal": proposal.clone() })).await;
    assert_eq!(early["problem"]["key"], "not-now", "{early}");
    server.advance(HOUR);
    let done = player.ask(json!({ "type": "propose", "seq": seq, "proposal": proposal })).await;
    assert_eq!(done["type"], "done", "{done}");
}

#[tokio::test]
async fn on_days_off_one_is_told_what_one_chose_and_afterwards_what_still_holds() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = two(&server).await;
    let hook = Receiver::open().await;
    let kinds = ["your-turn", "game-starts", "time-short"];
    let wish = json!({ "form": "webhook", "address": hook.url(), "kinds": kinds });
    ana.post("/api/notices/channels", &wish).await.good();
    let mut off = plan(START, START + 4 * DAY);
    off["kinds"] = json!(["game-starts"]);
    ana.put("/api/holiday", &off).await.good();
    // The one who opens a table of Toledo does not always begin.
    for _ in 0..6 {
        open(&ana, &ben, &days()).await;
    }
    // All that there is to tell is told together when it has been found.
    let are_six = async |statement: &'static str| {
        for _ in 0..1_500 {
            if server.in_the_data(statement).await == 6 {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        panic!("never six: {statement}");
    };
    are_six("SELECT COUNT(*) FROM notices WHERE kind = 'game-starts'").await;
    server.advance(6_000);
    let first = hook.get(0).await.json();
    let told = |notices: &Value| -> Vec<String> {
        let kind = |notice: &Value| notice["kind"].as_str().unwrap().to_owned();
        notices["notices"].as_array().unwrap().iter().map(kind).collect()
    };
    assert!(told(&first).iter().all(|kind| kind == "game-starts"), "{first}");
    are_six("SELECT COUNT(*) FROM notices WHERE kind = 'game-starts' AND done_at IS NOT NULL").await;
    server.advance(DAY);
    hook.stays_at(1).await;
    let mine = ana.get("/api/lobby").await.good()["mine"].as_array().unwrap().clone();
    let is_asked = |table: &&Value| table["turn_of"][0] == table["your_seat"];
    let turns = mine.iter().filter(is_asked).count();
    ana.delete("/api/holiday").await.good();
    server.advance(6_000);
    if turns > 0 {
        let later = hook.get(1).await.json();
        assert_eq!(told(&later), vec!["your-turn"; turns], "{later}");
    }
}

#[tokio::test]
async fn a_guest_who_signs_in_keeps_the_days_off() {
    let server = TestServer::with_clock(START).await;
    let (_, account) = crate::players::account(&server, "Ana").await;
    let mut guest = Browser::named(server.address, "A guest").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = open(&guest, &ben, &days()).await;
    guest.put("/api/holiday", &plan(START, START + 9 * DAY)).await.good();
    let password = json!({ "who": "Ana", "password": crate::players::PASSWORD });
    guest.sign("/api/account/sign-in/password", &password).await;
    let info = guest.get("/api/holiday").await.good();
    assert_eq!(info["holiday"]["until"], START + 9 * DAY, "{account}");
    let export = guest.get("/api/account/export").await.good();
    assert_eq!(export["holidays"][0]["until"], START + 9 * DAY);
    guest.delete("/api/holiday").await.good();
    assert!(log(&ben, &table).await.contains(&"holiday-ended".to_owned()));
}

#[tokio::test]
async fn a_table_can_give_days_for_every_week() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = two(&server).await;
    for days in [0, 6] {
        let settings = json!({ "game": "toledo", "seats": 2, "pace": { "pace": "weekly", "days": days } });
        assert_eq!(ana.post("/api/tables", &json!({ "settings": settings })).await.status, 400);
    }
    let settings =
        json!({ "game": "toledo", "seats": 2, "listed": true, "pace": { "pace": "weekly", "days": 2 } });
    let table = open(&ana, &ben, &settings).await;
    let (first, second) = in_order(&ana, &ben, &table).await;
    let listed = Browser::new(server.address).get("/api/lobby?pace=days").await.good();
    assert_eq!(listed["live"][0]["turn_until"], START + 2 * DAY, "{listed}");
    server.advance(DAY);
    let mut player = Player::at(first, &table).await;
    let seat = player.now["you"]["seat"].clone();
    while let Some(notation) = player.offers().first().cloned() {
        let seq = player.seq();
        assert_eq!(player.play(&notation).await["type"], "done");
        while player.seq() == seq {
            player.until(|message| message["type"] == "table").await;
        }
    }
    // The way of a message through the network is not charged.
    assert!((DAY..DAY + 1_000).contains(&left(&player, &seat)), "a turn brings no time");
    server.advance(DAY);
    let mut other = Player::at(second, &table).await;
    let other_seat = other.now["you"]["seat"].clone();
    assert_eq!(left(&other, &other_seat), DAY);
    server.advance(DAY + 2_000);
    other.until(|message| happened(message, "timed-out")).await;
}

#[tokio::test]
async fn days_off_reach_tables_that_another_node_looks_after() {
    if !is_postgres() {
        return;
    }
    let data = Arc::new(TestData::new().await);
    let nodes = [
        TestServer::node(&data, TimeSource::default()).await,
        TestServer::node(&data, TimeSource::default()).await,
    ];
    let ana = Browser::named(nodes[0].address, "Ana").await;
    let ben = Browser::named(nodes[1].address, "Ben").await;
    let table = open(&ana, &ben, &days()).await;
    let mut there = Player::at(&ben, &table).await;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64;
    ana.put("/api/holiday", &plan(now, now + 3 * DAY)).await.good();
    there.until(|message| happened(message, "holiday-set")).await;
    let elsewhere = Browser { address: nodes[1].address, ..ana.clone() };
    elsewhere.delete("/api/holiday").await.good();
    there.until(|message| happened(message, "holiday-ended")).await;
}
