//! Notices: those who are away are told, once, and nobody else is. The clock of most of these servers stands still until it is moved.

use std::sync::Arc;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use ring::hmac;
use serde_json::{Value, json};
use server::TimeSource;
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::support::database::{TestData, is_postgres};
use crate::support::{Browser, Delivery, Player, Receiver, TestServer};

pub(crate) const START: u64 = 1_800_000_000_000;
pub(crate) const SECOND: u64 = 1_000;
pub(crate) const MINUTE: u64 = 60 * SECOND;
pub(crate) const HOUR: u64 = 60 * MINUTE;
pub(crate) const CHANNELS: &str = "/api/notices/channels";
pub(crate) const ALL: [&str; 4] = ["your-turn", "game-starts", "invited", "time-short"];

/// Somebody who is told, and where.
pub(crate) struct Reader {
    pub(crate) browser: Browser,
    pub(crate) hook: Receiver,
    pub(crate) channel: String,
    secret: String,
}

impl Reader {
    pub(crate) async fn new(server: &TestServer, name: &str) -> Self {
        Self::of(Browser::named(server.address, name).await, json!({ "form": "webhook", "kinds": ALL })).await
    }

    pub(crate) async fn of(browser: Browser, mut wish: Value) -> Self {
        let hook = Receiver::open().await;
        if wish.get("address").is_none() {
            wish["address"] = json!(hook.url());
        }
        let opened = browser.post(CHANNELS, &wish).await.good();
        let text = |name: &str| opened[name].as_str().unwrap_or("").to_owned();
        Self { browser, hook, channel: text("id"), secret: text("secret") }
    }

    /// The kinds and the tables of the notice of that number; its signature is right.
    pub(crate) async fn told(&self, number: usize) -> Vec<(String, String)> {
        let received = self.hook.get(number).await;
        check_signature(&received, &self.secret);
        let notices = received.json()["notices"].as_array().unwrap().clone();
        let text = |notice: &Value, name: &str| notice[name].as_str().unwrap().to_owned();
        notices.iter().map(|notice| (text(notice, "kind"), text(notice, "table"))).collect()
    }
}

fn check_signature(received: &Delivery, secret: &str) {
    let key =
        hmac::Key::new(hmac::HMAC_SHA256, &STANDARD.decode(secret.trim_start_matches("whsec_")).unwrap());
    let (id, time) = (received.line("webhook-id"), received.line("webhook-timestamp"));
    let text = [id.as_bytes(), b".", time.as_bytes(), b".", &received.body].concat();
    let signed = received.line("webhook-signature");
    let tag = STANDARD.decode(signed.strip_prefix("v1,").unwrap()).unwrap();
    hmac::verify(&key, &text, &tag).expect("the signature is right");
}

pub(crate) fn days() -> Value {
    json!({ "game": "toledo", "seats": 2, "pace": { "pace": "days", "days": 3 } })
}

pub(crate) async fn open(host: &Browser, guest: &Browser, settings: &Value) -> String {
    let opened = host.post("/api/tables", &json!({ "settings": settings })).await.good();
    let table = opened["table"].as_str().unwrap().to_owned();
    guest.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    table
}

/// Whose turn it is first, and then the other.
pub(crate) async fn in_order<'a>(
    one: &'a Reader,
    other: &'a Reader,
    table: &str,
) -> (&'a Reader, &'a Reader) {
    let player = Player::at(&one.browser, table).await;
    if player.offers().is_empty() { (other, one) } else { (one, other) }
}

/// Plays until it is the turn of somebody else, and goes.
pub(crate) async fn play_turn(browser: &Browser, table: &str) {
    let mut player = Player::at(browser, table).await;
    while let Some(notation) = player.offers().first().cloned() {
        let seq = player.seq();
        assert_eq!(player.play(&notation).await["type"], "done");
        while player.seq() == seq {
            player.until(|message| message["type"] == "table").await;
        }
    }
    player.leave().await;
}

/// Waits until somebody is known to have the table before the eyes, at whichever node.
pub(crate) async fn until_looked_at(server: &TestServer, table: &str) {
    for _ in 0..3_000 {
        let lookers = server.storage().notices().looking(table).await.unwrap();
        if lookers.iter().any(|(_, lookers)| !lookers.seats.is_empty() || !lookers.people.is_empty()) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("nobody is known to look at the table");
}

/// Waits until it is noted what came of all that was being sent.
async fn until_all_is_noted(server: &TestServer) {
    let under_way = "SELECT COUNT(*) FROM notices WHERE done_at IS NULL AND claim IS NOT NULL";
    for _ in 0..3_000 {
        if server.in_the_data(under_way).await == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("something is still being sent");
}

/// Waits until nothing is left that somebody is to be told.
pub(crate) async fn until_nothing_waits(server: &TestServer) {
    for _ in 0..3_000 {
        if server.in_the_data("SELECT COUNT(*) FROM notices WHERE done_at IS NULL").await == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("something is still to be told");
}

/// Waits until it is noted that something was tried in vain so often: pauses are counted from then on.
async fn until_tried(server: &TestServer, times: i64) {
    for _ in 0..3_000 {
        if server.in_the_data("SELECT COALESCE(MAX(attempts), 0) FROM notices WHERE done_at IS NULL").await
            == times
        {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("nobody has noted attempt {times}");
}

#[tokio::test]
async fn whoever_is_away_is_told_once_and_a_restart_changes_nothing() {
    let mut server = TestServer::with_clock(START).await;
    let (ana, ben) = (Reader::new(&server, "Ana").await, Reader::new(&server, "Ben").await);
    let table = open(&ana.browser, &ben.browser, &days()).await;
    let (first, second) = in_order(&ana, &ben, &table).await;
    Player::at(&first.browser, &table).await.leave().await;
    server.advance(2 * SECOND);
    // Of all that is to be told of one table only what says the most.
    assert_eq!(first.told(0).await, [("your-turn".to_owned(), table.clone())]);
    assert_eq!(second.told(0).await, [("game-starts".to_owned(), table.clone())]);
    // When something was sent last is noted after it has arrived.
    until_all_is_noted(&server).await;
    server.advance(6 * MINUTE);
    server = server.restart().await;
    server.advance(2 * MINUTE);
    first.hook.stays_at(1).await;
    play_turn(&first.browser, &table).await;
    server.advance(2 * SECOND);
    assert_eq!(second.told(1).await, [("your-turn".to_owned(), table.clone())]);
    server.advance(2 * HOUR);
    second.hook.stays_at(2).await;
    first.hook.stays_at(1).await;
}

#[tokio::test]
async fn a_house_that_sends_no_notices_says_so_and_tells_what_still_holds_when_it_sends_again() {
    let server = TestServer::with_clock(START).await;
    let host = crate::house::account(&server, "Hanna").await;
    crate::house::admin(&server)
        .await
        .set_role("Hanna", Some(protocol::rest::HouseRole::Host))
        .await
        .unwrap();
    let wish = |sends: bool| json!({ "notices": sends });
    host.put("/api/host/settings", &wish(false)).await.good();
    let (ana, ben) = (Reader::new(&server, "Ana").await, Reader::new(&server, "Ben").await);
    assert_eq!(ana.browser.get("/api/notices").await.good()["house_sends"], json!(false));
    let table = open(&ana.browser, &ben.browser, &days()).await;
    let (first, second) = in_order(&ana, &ben, &table).await;
    Player::at(&first.browser, &table).await.leave().await;
    server.advance(2 * MINUTE);
    first.hook.stays_at(0).await;
    second.hook.stays_at(0).await;
    host.put("/api/host/settings", &wish(true)).await.good();
    assert_eq!(ana.browser.get("/api/notices").await.good()["house_sends"], json!(true));
    server.advance(2 * MINUTE);
    assert_eq!(first.told(0).await, [("your-turn".to_owned(), table)]);
}

#[tokio::test]
async fn nobody_is_told_who_looks_at_the_table_or_whose_turn_is_over() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = (Reader::new(&server, "Ana").await, Reader::new(&server, "Ben").await);
    let table = open(&ana.browser, &ben.browser, &days()).await;
    let (first, second) = in_order(&ana, &ben, &table).await;
    let mut watching = Player::at(&second.browser, &table).await;
    // The turn of the first is over before they would have been told.
    play_turn(&first.browser, &table).await;
    server.advance(2 * SECOND);
    assert_eq!(first.told(0).await[0].0, "game-starts");
    second.hook.stays_at(0).await;
    // Somebody whose page is not before their eyes is told of the next turn.
    play_turn(&second.browser, &table).await;
    assert_eq!(watching.ask(json!({ "type": "look", "is_looking": false })).await["type"], "done");
    play_turn(&first.browser, &table).await;
    server.advance(2 * SECOND);
    assert_eq!(second.told(0).await, [("your-turn".to_owned(), table)]);
    first.hook.stays_at(1).await;
}

#[tokio::test]
async fn several_tables_that_wait_are_told_together_and_not_in_quiet_hours() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = (Reader::new(&server, "Ana").await, Reader::new(&server, "Ben").await);
    // It is 9 o'clock in Madrid.
    let hours = |from: u16, until: u16| json!({ "time_zone": "Europe/Madrid", "quiet_from": from * 60, "quiet_until": until * 60, "remind_hours": 12 });
    assert_eq!(ana.browser.put("/api/notices/hours", &hours(0, 23)).await.status, 204);
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(open(&ana.browser, &ben.browser, &days()).await);
    }
    server.advance(2 * SECOND);
    ben.told(0).await;
    ana.hook.stays_at(0).await;
    server.advance(14 * HOUR);
    let mut told: Vec<String> = ana.told(0).await.into_iter().map(|(_, table)| table).collect();
    told.sort();
    tables.sort();
    assert_eq!(told, tables);
    assert!(ana.hook.get(0).await.json()["text"].as_str().unwrap().starts_with('3'));
    for bad in
        [hours(24, 3), json!({ "time_zone": "Mars", "quiet_from": 0, "quiet_until": 0, "remind_hours": 12 })]
    {
        assert_eq!(ana.browser.put("/api/notices/hours", &bad).await.status, 400, "{bad}");
    }
}

#[tokio::test]
async fn what_fails_is_tried_again_later_and_later_and_a_dead_address_is_dropped() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = (Reader::new(&server, "Ana").await, Reader::new(&server, "Ben").await);
    ana.hook.answer(&[
        "500 Broken",
        "302 Elsewhere",
        "429 Busy\r\nRetry-After: 600",
        "201 Created",
        "410 Gone",
    ]);
    let table = open(&ana.browser, &ben.browser, &days()).await;
    server.advance(2 * SECOND);
    let first = ana.hook.get(0).await.line("webhook-id");
    until_tried(&server, 1).await;
    ana.hook.stays_at(1).await;
    let channels = ana.browser.get("/api/notices").await.good();
    assert!(channels["channels"][0]["failing_since"].is_u64(), "{channels}");
    // Half a minute, two minutes, and then as long as was asked for.
    for (pause, number) in [(31 * SECOND, 1), (121 * SECOND, 2), (601 * SECOND, 3)] {
        server.advance(pause - 2 * SECOND);
        ana.hook.stays_at(number).await;
        server.advance(2 * SECOND);
        assert_eq!(
            ana.hook.get(number).await.line("webhook-id"),
            first,
            "the same is sent again under the same name"
        );
        if number < 3 {
            until_tried(&server, number as i64 + 1).await;
        }
        ana.hook.stays_at(number + 1).await;
    }
    let (turn, other) = in_order(&ana, &ben, &table).await;
    play_turn(&turn.browser, &table).await;
    if turn.channel == ana.channel {
        play_turn(&other.browser, &table).await;
    }
    server.advance(6 * MINUTE);
    ana.hook.get(4).await;
    for _ in 0..1_500 {
        if ana.browser.get("/api/notices").await.good()["channels"] == json!([]) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the address is still there");
}

#[tokio::test]
async fn time_that_runs_short_is_told_as_early_as_the_player_wants_and_only_while_it_runs() {
    let server = TestServer::with_clock(START).await;
    let ana = Browser::named(server.address, "Ana").await;
    let ana = Reader::of(ana, json!({ "form": "webhook", "kinds": ["time-short"] })).await;
    let ben = Browser::named(server.address, "Ben").await;
    let ben = Reader::of(ben, json!({ "form": "webhook", "kinds": ["time-short"] })).await;
    for told in [&ana, &ben] {
        let hours = json!({ "time_zone": "UTC", "quiet_from": 0, "quiet_until": 0, "remind_hours": 5 });
        assert_eq!(told.browser.put("/api/notices/hours", &hours).await.status, 204);
    }
    let table = open(&ana.browser, &ben.browser, &days()).await;
    let (first, second) = in_order(&ana, &ben, &table).await;
    server.advance(40 * HOUR);
    play_turn(&first.browser, &table).await;
    server.advance(66 * HOUR);
    second.hook.stays_at(0).await;
    server.advance(2 * HOUR);
    assert_eq!(second.told(0).await, [("time-short".to_owned(), table)]);
    first.hook.stays_at(0).await;
}

/// Hours in Madrid.
fn quiet(from: u16, until: u16) -> Value {
    json!({ "time_zone": "Europe/Madrid", "quiet_from": from * 60, "quiet_until": until * 60, "remind_hours": 5 })
}

/// A game at which the first turn begins at 9 o'clock in Madrid and ends at 9 three days later, and whose turn it is.
async fn three_days(server: &TestServer) -> (Reader, String) {
    let wish = json!({ "form": "webhook", "kinds": ["time-short"] });
    let ana = Reader::of(Browser::named(server.address, "Ana").await, wish.clone()).await;
    let ben = Reader::of(Browser::named(server.address, "Ben").await, wish).await;
    let table = open(&ana.browser, &ben.browser, &days()).await;
    let is_of_ana = in_order(&ana, &ben, &table).await.0.channel == ana.channel;
    (if is_of_ana { ana } else { ben }, table)
}

#[tokio::test]
async fn time_that_runs_out_in_quiet_hours_is_told_before_they_begin() {
    let server = TestServer::with_clock(START).await;
    let (first, table) = three_days(&server).await;
    server.advance(30 * HOUR);
    assert_eq!(first.browser.put("/api/notices/hours", &quiet(22, 10)).await.status, 204);
    // At 21 o'clock, an hour before they begin.
    server.advance(30 * HOUR - MINUTE);
    first.hook.stays_at(0).await;
    server.advance(2 * MINUTE);
    assert_eq!(first.told(0).await, [("time-short".to_owned(), table)]);
    server.advance(11 * HOUR);
    first.hook.stays_at(1).await;
}

#[tokio::test]
async fn time_that_runs_short_in_quiet_hours_and_not_out_is_told_after_them() {
    let server = TestServer::with_clock(START).await;
    let (first, table) = three_days(&server).await;
    assert_eq!(first.browser.put("/api/notices/hours", &quiet(3, 7)).await.status, 204);
    // Four o'clock is early enough to say so, and in the night.
    server.advance(69 * HOUR);
    first.hook.stays_at(0).await;
    server.advance(HOUR + MINUTE);
    assert_eq!(first.told(0).await, [("time-short".to_owned(), table)]);
}

#[tokio::test]
async fn whoever_names_addresses_that_never_answer_keeps_nobody_else_waiting() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = (Browser::named(server.address, "Ana").await, Reader::new(&server, "Ben").await);
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/hook", silent.local_addr().unwrap());
    for _ in 0..10 {
        let wish = json!({ "form": "webhook", "address": address, "kinds": ALL });
        ana.post(CHANNELS, &wish).await.good();
    }
    let table = open(&ana, &ben.browser, &days()).await;
    server.advance(2 * SECOND);
    assert_eq!(ben.told(0).await[0].1, table);
    let mut under_way = Vec::new();
    while let Ok(Ok((stream, _))) = timeout(Duration::from_secs(3), silent.accept()).await {
        under_way.push(stream);
    }
    assert!((1..=3).contains(&under_way.len()), "{} of ten are under way at once", under_way.len());
}

#[tokio::test]
async fn chats_get_their_form_and_learn_neither_names_nor_tables_that_are_not_in_the_lobby() {
    let server = TestServer::with_clock(START).await;
    let names = ["Ana-of-Toledo", "Ben-of-Toledo"];
    let (ana, ben) =
        (Browser::named(server.address, names[0]).await, Browser::named(server.address, names[1]).await);
    let mut chats = Vec::new();
    for form in ["discord", "slack", "matrix", "telegram"] {
        let hook = Receiver::open().await;
        let address = format!("{}?chat_id=-100", hook.url());
        let wish = json!({ "form": form, "address": address, "kinds": ALL, "language": "es" });
        let opened = ana.post(CHANNELS, &wish).await.good();
        assert_eq!(opened.get("secret"), None, "there is nothing to sign");
        chats.push((form, hook));
    }
    let hidden = open(&ana, &ben, &days()).await;
    server.advance(2 * SECOND);
    for (form, hook) in &chats {
        let body = hook.get(0).await.json();
        let text = if *form == "discord" { &body["content"] } else { &body["text"] };
        assert!(text.as_str().unwrap().contains("Toledo"), "{form}: {body}");
        let (_, end) = text.as_str().unwrap().rsplit_once("/notices/end#").expect("it says where they end");
        assert!(end.len() > 40 && !end.contains(char::is_whitespace), "{form}: {body}");
        for secret in names.iter().copied().chain([hidden.as_str(), "/t/", "Ana", "Ben"]) {
            assert!(!body.to_string().contains(secret), "{form} says {secret}: {body}");
        }
        match *form {
            "discord" => assert_eq!(body["allowed_mentions"], json!({ "parse": [] })),
            "matrix" => {
                let html = body["html"].as_str().unwrap();
                assert!(
                    html.contains("<a href=\"http://127.0.0.1")
                        && html.contains(&format!("/notices/end#{end}\">")),
                    "{body}"
                );
            }
            "telegram" => assert_eq!(body["chat_id"], "-100"),
            _ => {}
        }
    }
    let mut listed = days();
    listed["listed"] = json!(true);
    let open_to_all = open(&ana, &ben, &listed).await;
    server.advance(6 * MINUTE);
    for (form, hook) in &chats {
        let body = hook.get(1).await.json().to_string();
        assert!(body.contains(&format!("/t/{open_to_all}")), "{form}: {body}");
    }
}

#[tokio::test]
async fn nothing_goes_into_private_networks_and_nobody_touches_the_ways_of_others() {
    let server = TestServer::with(|config| config.notices.may_be_private = false).await;
    let ana = Browser::named(server.address, "Ana").await;
    let hook = Receiver::open().await;
    let local = hook.url();
    for address in [
        local.as_str(),
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.0.0.1/",
        "https://169.254.169.254/latest",
        "https://[::ffff:127.0.0.1]/",
        "http://example.org/",
        "https://a:b@example.org/",
        "https://example.org:22/",
        "gopher://example.org/",
        "",
        "x",
    ] {
        let refused =
            ana.post(CHANNELS, &json!({ "form": "webhook", "address": address, "kinds": ALL })).await;
        assert_eq!(refused.json()["key"], "bad-address", "{address}: {}", refused.body);
    }
    let wish =
        json!({ "form": "telegram", "address": "https://api.telegram.org/bot1/sendMessage", "kinds": [] });
    assert_eq!(ana.post(CHANNELS, &wish).await.status, 400, "it names no chat");
    let wish = json!({ "form": "push", "address": "https://push.example.org/x", "p256dh": "BA", "auth": "", "kinds": [] });
    assert_eq!(ana.post(CHANNELS, &wish).await.status, 400, "these are no keys");
    let wish = json!({ "form": "webhook", "address": "https://hook.example.org/secret-path", "kinds": ["your-turn"] });
    let id = ana.post(CHANNELS, &wish).await.good()["id"].as_str().unwrap().to_owned();
    let path = format!("{CHANNELS}/{id}");
    let eva = Browser::named(server.address, "Eva").await;
    for other in [&eva, &Browser::new(server.address)] {
        let change = other.put(&path, &json!({ "kinds": [] })).await;
        assert!(matches!(change.status, 401 | 403 | 404), "{}", change.status);
        assert!(matches!(other.delete(&path).await.status, 401 | 403 | 404));
    }
    assert_eq!(eva.get("/api/notices").await.good()["channels"], json!([]));
    let foreign = Browser { origin: Some("https://elsewhere.example".to_owned()), ..ana.clone() };
    assert_eq!(foreign.delete(&path).await.json()["key"], "foreign-origin");
    let own = ana.get("/api/notices").await.good();
    assert_eq!(own["channels"][0]["label"], "hook.example.org");
    assert!(!own.to_string().contains("secret-path"), "{own}");
    assert_eq!(ana.put(&path, &json!({ "kinds": ["time-short", "invited", "invited"] })).await.status, 204);
    let own = ana.get("/api/notices").await.good();
    assert_eq!(own["channels"][0]["kinds"], json!(["invited", "time-short"]));
    for _ in 1..10 {
        ana.post(CHANNELS, &wish).await.good();
    }
    assert_eq!(ana.post(CHANNELS, &wish).await.json()["key"], "too-many");
    assert_eq!(hook.count(), 0);
}

#[tokio::test]
async fn of_several_nodes_one_tells_and_who_looks_at_one_is_not_told_by_another() {
    if !is_postgres() {
        return;
    }
    let data = Arc::new(TestData::new().await);
    let nodes = [
        TestServer::node(&data, TimeSource::default()).await,
        TestServer::node(&data, TimeSource::default()).await,
    ];
    let (ana, ben) = (Reader::new(&nodes[0], "Ana").await, Reader::new(&nodes[1], "Ben").await);
    // Ana looks before there is anything to tell.
    let opened = ana.browser.post("/api/tables", &json!({ "settings": days() })).await.good();
    let table = opened["table"].as_str().unwrap().to_owned();
    let elsewhere = Browser { address: nodes[1].address, ..ana.browser.clone() };
    let watching = Player::at(&elsewhere, &table).await;
    until_looked_at(&nodes[0], &table).await;
    ben.browser.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    ben.told(0).await;
    tokio::time::sleep(std::time::Duration::from_secs(4)).await;
    assert_eq!((ana.hook.count(), ben.hook.count()), (0, 1));
    drop(watching);
}
