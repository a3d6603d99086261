//! The outbox of notices when things go wrong: what fails at the storage or on the way keeps nobody from being told, once and in time.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::storage::{NoticeWrite, Write};

use crate::notices::{CHANNELS, MINUTE, Reader, SECOND, START, days, open, play_turn};
use crate::support::{Browser, Faults, FaultyStore, Player, Receiver, Subscription, TestServer};

const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
const WAITING: &str = "SELECT COUNT(*) FROM notices WHERE done_at IS NULL";
const DUE: &str = "SELECT MAX(due_at) FROM notices WHERE done_at IS NULL";
const FAILING: &str = "SELECT COUNT(*) FROM notice_channels WHERE failing_since IS NOT NULL";

async fn with_faults(seed: u64) -> (TestServer, Arc<Faults>) {
    let faults = Faults::new(seed);
    let given = Arc::clone(&faults);
    let wrap = |inner| -> server::storage::Storage { Arc::new(FaultyStore { inner, faults: given }) };
    (TestServer::with_storage_and_clock(START, wrap).await, faults)
}

/// Two people who are told of nothing but this.
async fn two(server: &TestServer, kinds: &[&str]) -> (Reader, Reader) {
    let wish = json!({ "form": "webhook", "kinds": kinds });
    let ana = Reader::of(Browser::named(server.address, "Ana").await, wish.clone()).await;
    let ben = Reader::of(Browser::named(server.address, "Ben").await, wish).await;
    (ana, ben)
}

/// Whose turn it is, and the other.
async fn in_order<'a>(one: &'a Reader, other: &'a Reader, table: &str) -> (&'a Reader, &'a Reader) {
    let player = Player::at(&one.browser, table).await;
    let pair = if player.offers().is_empty() { (other, one) } else { (one, other) };
    player.leave().await;
    pair
}

/// Asks the data until a number is as it should be.
async fn until(server: &TestServer, statement: &'static str, is_so: impl Fn(i64) -> bool) {
    for _ in 0..3_000 {
        if is_so(server.in_the_data(statement).await) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("never: {statement}");
}

fn is_sent(write: &Write) -> bool {
    matches!(write, Write::Notice(write) if matches!(**write, NoticeWrite::Sent { .. }))
}

#[tokio::test]
async fn what_was_sent_and_cannot_be_noted_is_not_sent_again() {
    let (server, faults) = with_faults(1).await;
    let (ana, ben) = two(&server, &["your-turn"]).await;
    let table = open(&ana.browser, &ben.browser, &days()).await;
    let (first, second) = in_order(&ana, &ben, &table).await;
    faults.fail_writes(Some(is_sent));
    server.advance(2 * SECOND);
    assert_eq!(first.told(0).await, [("your-turn".to_owned(), table.clone())]);
    // Nobody else may have it for a minute. That is over, and it is still not noted.
    for _ in 0..3 {
        server.advance(2 * MINUTE);
        first.hook.stays_at(1).await;
    }
    faults.fail_writes(None);
    until(&server, WAITING, |count| count == 0).await;
    server.advance(10 * MINUTE);
    first.hook.stays_at(1).await;
    // The next one goes out as ever.
    play_turn(&first.browser, &table).await;
    server.advance(2 * SECOND);
    assert_eq!(second.told(0).await, [("your-turn".to_owned(), table)]);
}

#[tokio::test]
async fn whatever_the_storage_does_everybody_is_told_of_every_turn_once() {
    let (server, faults) = with_faults(2).await;
    let mut pairs = Vec::new();
    for _ in 0..12 {
        pairs.push(two(&server, &["your-turn"]).await);
    }
    for (ana, ben) in &pairs {
        open(&ana.browser, &ben.browser, &days()).await;
    }
    for _ in 0..40 {
        faults.turn(true);
        tokio::time::sleep(Duration::from_millis(70)).await;
        faults.turn(false);
        server.advance(20 * SECOND);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let told = || pairs.iter().map(|(ana, ben)| ana.hook.count() + ben.hook.count());
    for _ in 0..600 {
        if told().all(|count| count > 0) && server.in_the_data(WAITING).await == 0 {
            break;
        }
        server.advance(30 * SECOND);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    server.advance(10 * MINUTE);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(told().collect::<Vec<_>>(), [1; 12]);
}

#[tokio::test]
async fn an_address_that_failed_twice_a_week_apart_is_kept() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = two(&server, &["your-turn"]).await;
    let table = open(&ana.browser, &ben.browser, &json!({ "game": "toledo", "seats": 2 })).await;
    let (first, second) = in_order(&ana, &ben, &table).await;
    first.hook.answer(&["500 Broken", "500 Broken"]);
    server.advance(2 * SECOND);
    first.hook.get(0).await;
    until(&server, FAILING, |count| count == 1).await;
    // Before it is tried again the turn is over.
    play_turn(&first.browser, &table).await;
    server.advance(2 * SECOND);
    second.hook.get(0).await;
    server.advance(8 * DAY);
    play_turn(&second.browser, &table).await;
    server.advance(6 * MINUTE);
    first.hook.get(1).await;
    until(&server, "SELECT COALESCE(MAX(attempts), 0) FROM notices WHERE done_at IS NULL", |count| {
        count == 1
    })
    .await;
    server.advance(MINUTE);
    assert_eq!(first.told(2).await, [("your-turn".to_owned(), table)]);
    // What has arrived makes all well.
    until(&server, FAILING, |count| count == 0).await;
    let channels = first.browser.get("/api/notices").await.good()["channels"].clone();
    assert!(channels[0].get("failing_since").is_none(), "{channels}");
}

#[tokio::test]
async fn whoever_is_waited_for_at_many_tables_is_told_of_some_and_of_how_many_more() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) =
        (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Benjamin").await);
    let mut hooks = BTreeMap::new();
    for form in ["discord", "slack", "matrix"] {
        let hook = Receiver::open().await;
        let wish = json!({ "form": form, "address": hook.url(), "kinds": ["game-starts"], "language": "en" });
        ana.post(CHANNELS, &wish).await.good();
        hooks.insert(form, hook);
    }
    let (push, browser) = (Receiver::open().await, Subscription::new());
    ana.post(CHANNELS, &browser.wish(&push.url(), &["game-starts"])).await.good();
    for _ in 0..40 {
        let listed =
            json!({ "game": "toledo", "seats": 2, "listed": true, "pace": { "pace": "days", "days": 3 } });
        open(&ana, &ben, &listed).await;
    }
    until(&server, WAITING, |count| count == 4 * 40).await;
    server.advance(2 * SECOND);
    for (form, hook) in &hooks {
        let body = hook.get(0).await.json();
        let text = if *form == "discord" { &body["content"] } else { &body["text"] };
        let text = text.as_str().unwrap();
        assert!(text.chars().count() <= 2_000, "Discord takes no more: {text}");
        assert_eq!(text.matches("/t/").count(), 8, "{text}");
        assert!(text.contains("and 32 more tables"), "{text}");
    }
    assert!(hooks["matrix"].get(0).await.json()["html"].as_str().unwrap().contains("and 32 more tables"));
    let message = browser.decrypt(&push.get(0).await.body);
    assert_eq!(message["title"], "40 Tische warten auf dich");
    let lines: Vec<&str> = message["body"].as_str().unwrap().lines().collect();
    assert_eq!((lines.len(), lines[5]), (6, "und 35 weitere Tische"));
}

fn is_entry(write: &Write) -> bool {
    matches!(write, Write::Entry { .. })
}

#[tokio::test]
async fn time_that_runs_short_sooner_than_was_thought_is_told_in_time() {
    let (server, faults) = with_faults(3).await;
    let (ana, ben) = two(&server, &["time-short"]).await;
    let table = open(&ana.browser, &ben.browser, &days()).await;
    let (first, _) = in_order(&ana, &ben, &table).await;
    until(&server, WAITING, |count| count == 1).await;
    let holiday = json!({ "from": START, "until": START + 10 * DAY });
    first.browser.put("/api/holiday", &holiday).await.good();
    server.advance(60 * HOUR + MINUTE);
    let is_far = |due: i64| due > (START + 10 * DAY) as i64;
    until(&server, DUE, is_far).await;
    // They are back early, and the table cannot be told at once: until then it is judged by what was.
    faults.fail_writes(Some(is_entry));
    first.browser.delete("/api/holiday").await.good();
    until(&server, DUE, is_far).await;
    faults.fail_writes(None);
    until(&server, DUE, |due| !is_far(due)).await;
    server.advance(61 * HOUR);
    assert_eq!(first.told(0).await, [("time-short".to_owned(), table)]);
}

#[tokio::test]
async fn whoever_only_looks_at_the_link_that_ends_notices_comes_to_the_page_that_does() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = two(&server, &["game-starts"]).await;
    open(&ana.browser, &ben.browser, &days()).await;
    server.advance(2 * SECOND);
    let end: Value = ana.hook.get(0).await.json()["end"].clone();
    let token = end.as_str().unwrap().split_once('#').unwrap().1.to_owned();
    let reply = Browser::new(server.address).get(&format!("/api/notices/end/{token}")).await;
    assert_eq!(reply.status, 303, "{}", reply.body);
    assert!(reply.head.contains(&format!("location: /notices/end#{token}")), "{}", reply.head);
    assert_eq!(ana.browser.get("/api/notices").await.good()["channels"].as_array().unwrap().len(), 1);
    for odd in ["a%0d%0ab", "%2f%2felsewhere.example", "a%20b"] {
        let reply = Browser::new(server.address).get(&format!("/api/notices/end/{odd}")).await;
        assert_eq!(reply.status, 403, "{odd}: {}", reply.head);
    }
}
