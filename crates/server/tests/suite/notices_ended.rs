//! Notices in chats end by the link that stands there: for whoever is in the chat, there and nowhere else, and their owner learns of it.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::TimeSource;
use server::storage::{NoticeWrite, Write};

use crate::notices::{ALL, CHANNELS, MINUTE, Reader, SECOND, START, days, open};
use crate::support::database::{TestData, is_postgres};
use crate::support::{Browser, Delivery, Faults, FaultyStore, TestServer};

const END: &str = "/api/notices/end";
const LINK: &str = "/api/notices/link";

async fn in_a_chat(server: &TestServer, name: &str, form: &str) -> Reader {
    let browser = Browser::named(server.address, name).await;
    let hook = crate::support::Receiver::open().await;
    let address = format!("{}?chat_id=-100", hook.url());
    let wish = json!({ "form": form, "address": address, "kinds": ALL, "language": "en" });
    let mut reader = Reader::of(browser, wish).await;
    reader.hook = hook;
    reader
}

fn text(received: &Delivery) -> String {
    let body = received.json();
    let text = body.get("content").or_else(|| body.get("text")).and_then(Value::as_str);
    text.unwrap_or_else(|| panic!("{body}")).to_owned()
}

/// What ends the notices, as it stands in one of them.
fn end_of(received: &Delivery) -> Value {
    let text = text(received);
    json!({ "token": text.rsplit_once("/notices/end#").expect("it says where they end").1 })
}

/// The ways of somebody: that into the chat is the first.
async fn ways(who: &Browser) -> Vec<Value> {
    let mut all = who.get("/api/notices").await.good()["channels"].as_array().unwrap().clone();
    all.sort_by_key(|way| way["form"] == "webhook");
    all
}

#[tokio::test]
async fn whoever_is_in_the_chat_ends_what_is_told_there_and_its_owner_can_begin_it_again() {
    let server = TestServer::with_clock(START).await;
    let ben = Browser::named(server.address, "Ben").await;
    let anybody = Browser::new(server.address);
    let mut now = START;
    for form in ["discord", "slack", "matrix", "telegram"] {
        let ana = in_a_chat(&server, "Ana", form).await;
        let other =
            Reader::of(ana.browser.clone(), json!({ "form": "webhook", "kinds": ["game-starts"] })).await;
        open(&ana.browser, &ben, &days()).await;
        server.advance(2 * SECOND);
        now += 2 * SECOND;
        let end = end_of(&ana.hook.get(0).await);
        // What looks at the link, as chats do to show where it leads, ends nothing; nor does asking what it would end.
        let token = end["token"].as_str().unwrap();
        assert_eq!(anybody.get(&format!("/notices/end?{token}")).await.status, 200);
        assert_eq!(anybody.get(&format!("{END}/{token}")).await.status, 303);
        assert_eq!(anybody.post(LINK, &end).await.good(), json!({ "form": form }));
        assert!(ways(&ana.browser).await.iter().all(|way| way.get("ended_at").is_none()));

        assert_eq!(anybody.post(END, &end).await.status, 204, "{form}");
        let farewell = text(&ana.hook.get(1).await);
        assert!(farewell.contains("begin it again") && farewell.ends_with("/notices"), "{form}: {farewell}");
        assert!(!farewell.contains("Ana"), "{farewell}");
        let known = ways(&ana.browser).await;
        assert_eq!((&known[0]["ended_at"], &known[0]["kinds"]), (&json!(now), &json!([])));
        assert_eq!(
            (known[1].get("ended_at"), &known[1]["kinds"]),
            (None, &json!(["game-starts"])),
            "the other way is as it was"
        );
        // The same once more ends nothing and says nothing, and another game is told where it still is.
        assert_eq!(anybody.post(END, &end).await.status, 204);
        assert_eq!(anybody.post(LINK, &end).await.good(), json!({}));
        assert_eq!(ways(&ana.browser).await, known);
        open(&ana.browser, &ben, &days()).await;
        server.advance(6 * MINUTE);
        now += 12 * MINUTE;
        other.hook.get(1).await;
        ana.hook.stays_at(2).await;

        // Nobody else begins it again, and the link of before is worth nothing then.
        let again = |id: &str| format!("{CHANNELS}/{id}/again");
        assert_eq!(ben.post(&again(&ana.channel), &json!({})).await.status, 404);
        assert_eq!(anybody.post(&again(&ana.channel), &json!({})).await.status, 401);
        assert_eq!(
            ana.browser.post(&again(&other.channel), &json!({})).await.status,
            404,
            "that one goes on"
        );
        assert_eq!(ana.browser.post(&again(&ana.channel), &json!({})).await.status, 204);
        assert_eq!(ana.browser.post(&again(&ana.channel), &json!({})).await.status, 404, "it has begun");
        assert_eq!(anybody.post(END, &end).await.status, 204);
        assert_eq!(anybody.post(LINK, &end).await.good(), json!({}));
        let known = ways(&ana.browser).await;
        assert_eq!(known[0]["kinds"].as_array().unwrap().len(), ALL.len());
        assert!(known[0].get("ended_at").is_none());
        open(&ana.browser, &ben, &days()).await;
        server.advance(6 * MINUTE);
        let new = end_of(&ana.hook.get(2).await);
        assert_ne!(new, end);
        assert_eq!(anybody.post(LINK, &new).await.good(), json!({ "form": form }));
        for way in known {
            let path = format!("{CHANNELS}/{}", way["id"].as_str().unwrap());
            assert_eq!(ana.browser.delete(&path).await.status, 204);
        }
    }
}

#[tokio::test]
async fn a_link_that_was_made_up_or_changed_ends_nothing() {
    let server = TestServer::with_clock(START).await;
    let (ana, eva) = (in_a_chat(&server, "Ana", "discord").await, in_a_chat(&server, "Eva", "slack").await);
    open(&ana.browser, &eva.browser, &days()).await;
    server.advance(2 * SECOND);
    let token = end_of(&ana.hook.get(0).await)["token"].as_str().unwrap().to_owned();
    let (id, proof) = token.split_once('.').unwrap();
    assert_eq!(id, ana.channel);
    let mut turned: Vec<char> = proof.chars().collect();
    turned.swap(0, 1);
    turned[2] = if turned[2] == 'x' { 'y' } else { 'x' };
    let forged = [
        format!("{}.{proof}", eva.channel),
        format!("{id}.{}", turned.into_iter().collect::<String>()),
        format!("{id}.{}", &proof[..20]),
        format!("{id}."),
        id.to_owned(),
        format!(".{proof}"),
        String::new(),
        format!("{id}.{}", "A".repeat(100_000)),
    ];
    let anybody = Browser::new(server.address);
    for token in forged {
        for path in [END, LINK] {
            let refused = anybody.post(path, &json!({ "token": token })).await.status;
            assert!(matches!(refused, 400 | 403 | 413), "{path}: {refused}");
        }
    }
    for reader in [&ana, &eva] {
        assert_eq!(ways(&reader.browser).await[0]["kinds"].as_array().unwrap().len(), ALL.len());
    }
    ana.hook.stays_at(1).await;
}

/// Several press at once; one of them has ended it, and the chat has one last word.
async fn ten_at_once(servers: &[&TestServer]) {
    let ana = in_a_chat(servers[0], "Ana", "discord").await;
    let ben = Browser::named(servers[0].address, "Ben").await;
    open(&ana.browser, &ben, &days()).await;
    let end = end_of(&ana.hook.get(0).await);
    let press = (0..10).map(|number| {
        let anybody = Browser::new(servers[number % servers.len()].address);
        let end = end.clone();
        async move { anybody.post(END, &end).await.status }
    });
    for status in futures_util::future::join_all(press).await {
        assert_eq!(status, 204);
    }
    assert!(text(&ana.hook.get(1).await).contains("begin it again"));
    ana.hook.stays_at(2).await;
    // The owner presses twice as well: one begins it, and of two ways there is one.
    let again = format!("{CHANNELS}/{}/again", ana.channel);
    let none = json!({});
    let (one, other) = tokio::join!(ana.browser.post(&again, &none), ana.browser.post(&again, &none));
    assert!([one.status, other.status].contains(&204), "{} {}", one.status, other.status);
    let known = ways(&ana.browser).await;
    assert_eq!((known.len(), known[0]["kinds"].as_array().unwrap().len()), (1, ALL.len()));
}

#[tokio::test]
async fn of_ten_who_press_at_the_same_moment_one_ends_it() {
    ten_at_once(&[&TestServer::start().await]).await;
    if is_postgres() {
        let data = Arc::new(TestData::new().await);
        let nodes = [
            TestServer::node(&data, TimeSource::default()).await,
            TestServer::node(&data, TimeSource::default()).await,
        ];
        ten_at_once(&[&nodes[0], &nodes[1]]).await;
    }
}

fn ends_a_way(write: &Write) -> bool {
    matches!(write, Write::Notice(write) if matches!(**write, NoticeWrite::EndByLink { .. }))
}

#[tokio::test]
async fn whoever_ends_it_waits_neither_for_a_chat_that_is_gone_nor_is_told_it_has_ended_when_that_was_not_stored()
 {
    let faults = Faults::new(1);
    let inner = Arc::clone(&faults);
    let server =
        TestServer::with_storage(move |storage| Arc::new(FaultyStore { inner: storage, faults: inner }))
            .await;
    let ana = in_a_chat(&server, "Ana", "slack").await;
    let ben = Browser::named(server.address, "Ben").await;
    open(&ana.browser, &ben, &days()).await;
    let end = end_of(&ana.hook.get(0).await);
    let anybody = Browser::new(server.address);
    faults.fail_writes(Some(ends_a_way));
    assert_eq!(anybody.post(END, &end).await.status, 503);
    faults.fail_writes(None);
    assert_eq!(ways(&ana.browser).await[0]["kinds"].as_array().unwrap().len(), ALL.len());
    ana.hook.stays_at(1).await;
    ana.hook.answer_after(Duration::from_mins(1));
    assert_eq!(anybody.post(END, &end).await.status, 204);
    assert_eq!(ways(&ana.browser).await[0]["kinds"], json!([]));
}

#[tokio::test]
async fn what_a_program_of_before_tells_again_is_not_shown_as_ended() {
    let server = TestServer::with_clock(START).await;
    let ana = in_a_chat(&server, "Ana", "matrix").await;
    let ben = Browser::named(server.address, "Ben").await;
    open(&ana.browser, &ben, &days()).await;
    server.advance(2 * SECOND);
    let end = end_of(&ana.hook.get(0).await);
    assert_eq!(Browser::new(server.address).post(END, &end).await.status, 204);
    // The language of the page is told to all ways, and begins nothing.
    let path = format!("{CHANNELS}/{}", ana.channel);
    assert_eq!(ana.browser.put(&path, &json!({ "kinds": [], "language": "de" })).await.status, 204);
    assert!(ways(&ana.browser).await[0].get("ended_at").is_some());
    // A program that does not know of it writes what its owner chose.
    server.in_the_data("UPDATE notice_channels SET kinds = '[\"invited\"]'").await;
    let known = ways(&ana.browser).await;
    assert_eq!((known[0].get("ended_at"), &known[0]["kinds"]), (None, &json!(["invited"])));
    assert_eq!(Browser::new(server.address).post(LINK, &end).await.good(), json!({ "form": "matrix" }));
    assert_eq!(Browser::new(server.address).post(END, &end).await.status, 204);
    let again = format!("{path}/again");
    assert_eq!(ana.browser.post(&again, &json!({})).await.status, 204);
    assert_eq!(ways(&ana.browser).await[0]["kinds"], json!(["invited"]), "what was told last is told again");
}
