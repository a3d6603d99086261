//! Web Push: who can read it, when it ends, and browsers that are reached otherwise than before.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature;
use serde_json::{Value, json};

use crate::notices::{ALL, CHANNELS, MINUTE, SECOND, START, days, open};
use crate::support::{Browser, Delivery, Receiver, Subscription, TestServer};

const RENEW: &str = "/api/notices/push";

/// Checks who sends, and answers the key that they sign with.
fn check_vapid(received: &Delivery, audience: &str) -> String {
    let line = received.line("Authorization");
    let (token, key) = line.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    let (text, signed) = token.rsplit_once('.').unwrap();
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let public = signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, bytes(key));
    public.verify(text.as_bytes(), &bytes(signed)).expect("the signature is right");
    let claims: Value = serde_json::from_slice(&bytes(text.split_once('.').unwrap().1)).unwrap();
    assert_eq!(claims["aud"], audience);
    let left = claims["exp"].as_u64().unwrap() - START / 1_000;
    assert!((60..24 * 3_600).contains(&left), "{claims}");
    key.to_owned()
}

#[tokio::test]
async fn a_push_can_be_read_by_its_browser_alone_and_ends_with_its_session() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) =
        (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Ben").await);
    let (hook, browser) = (Receiver::open().await, Subscription::new());
    let key = ana.get("/api/notices").await.good()["push_key"].as_str().unwrap().to_owned();
    ana.post(CHANNELS, &browser.wish(&hook.url(), &ALL)).await.good();
    // The same browser again is the same way.
    ana.post(CHANNELS, &browser.wish(&hook.url(), &ALL)).await.good();
    let settings = ana.get("/api/notices").await.good();
    assert_eq!(settings["channels"].as_array().unwrap().len(), 1);
    assert!(!settings.to_string().contains(&hook.url()), "the address is a secret: {settings}");
    let table = open(&ana, &ben, &days()).await;
    server.advance(2 * SECOND);
    let received = hook.get(0).await;
    assert_eq!(check_vapid(&received, &format!("http://127.0.0.1:{}", hook.port)), key);
    assert_eq!(received.line("Content-Encoding"), "aes128gcm");
    assert!(received.line("Topic").len() <= 32);
    assert!(received.line("TTL").parse::<u64>().is_ok());
    assert!(!String::from_utf8_lossy(&received.body).contains("Toledo"));
    let message = browser.decrypt(&received.body);
    assert_eq!(message["body"], "Toledo mit Ben");
    assert_eq!(message["url"], format!("/t/{table}"));
    // One click ends it, whoever clicks; and a link that was made up ends nothing.
    let end = message["end"].as_str().unwrap();
    let anybody = Browser::new(server.address);
    let forged = end.replace(&end[..3], "xyz");
    assert_eq!(anybody.post("/api/notices/end", &json!({ "token": forged })).await.status, 403);
    assert_eq!(ana.get("/api/notices").await.good()["channels"].as_array().unwrap().len(), 1);
    assert_eq!(anybody.post("/api/notices/end", &json!({ "token": end })).await.status, 204);
    assert_eq!(ana.get("/api/notices").await.good()["channels"], json!([]));

    // Whoever signs in keeps what they were told by, and whoever signs out is told nothing more.
    let (hook, browser) = (Receiver::open().await, Subscription::new());
    let mut ben = ben;
    ben.post(CHANNELS, &browser.wish(&hook.url(), &ALL)).await.good();
    ben.sign("/api/account", &json!({ "name": "Ben", "password": "four quiet barons dance" })).await;
    assert_eq!(ben.get("/api/notices").await.good()["channels"].as_array().unwrap().len(), 1);
    assert_eq!(ben.delete("/api/session").await.status, 204);
    open(&ana, &Browser::named(server.address, "Eva").await, &days()).await;
    server.advance(6 * MINUTE);
    hook.stays_at(0).await;
}

async fn channels(who: &Browser) -> Vec<Value> {
    who.get("/api/notices").await.good()["channels"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_browser_that_is_reached_otherwise_is_told_on_of_what_it_asked_for() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) =
        (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Ben").await);
    let (old, new) = (Receiver::open().await, Receiver::open().await);
    let browser = Subscription::new();
    assert_eq!(
        ana.put(RENEW, &browser.reached(&new.url())).await.status,
        404,
        "nobody has asked for anything"
    );
    ana.post(CHANNELS, &Subscription::new().wish(&old.url(), &["game-starts"])).await.good();
    // What could not be delivered is tried at once where the browser is now.
    old.answer(&["500 Broken"]);
    let table = open(&ana, &ben, &days()).await;
    server.advance(2 * SECOND);
    old.get(0).await;
    // It is put off when it is noted that it failed.
    for _ in 0..1_500 {
        if channels(&ana).await[0].get("failing_since").is_some() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(channels(&ana).await[0].get("failing_since").is_some());
    for (bad, status) in [("http://example.org", 400), ("", 400)] {
        let mut wish = browser.reached(bad);
        wish["auth"] = json!("x");
        assert_eq!(ana.put(RENEW, &wish).await.status, status, "{bad}");
    }
    let foreign = Browser { origin: Some("https://elsewhere.example".to_owned()), ..ana.clone() };
    assert_eq!(foreign.put(RENEW, &browser.reached(&new.url())).await.json()["key"], "foreign-origin");
    assert_eq!(Browser::new(server.address).put(RENEW, &browser.reached(&new.url())).await.status, 401);
    assert_eq!(ben.put(RENEW, &browser.reached(&new.url())).await.status, 404, "it is that of somebody else");
    assert_eq!(ana.put(RENEW, &browser.reached(&new.url())).await.status, 204);
    let message = browser.decrypt(&new.get(0).await.body);
    assert_eq!(message["url"], format!("/t/{table}"));
    old.stays_at(1).await;
    let known = channels(&ana).await;
    assert_eq!((known.len(), &known[0]["kinds"]), (1, &json!(["game-starts"])));
    assert!(known[0].get("failing_since").is_none(), "{known:?}");
}

#[tokio::test]
async fn a_browser_whose_old_address_is_dead_is_told_again_unless_its_owner_ended_notices() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) =
        (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Ben").await);
    let (old, new) = (Receiver::open().await, Receiver::open().await);
    ana.post(CHANNELS, &Subscription::new().wish(&old.url(), &["game-starts"])).await.good();
    old.answer(&["410 Gone"]);
    open(&ana, &ben, &days()).await;
    server.advance(2 * SECOND);
    old.get(0).await;
    while !channels(&ana).await.is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let browser = Subscription::new();
    assert_eq!(ana.put(RENEW, &browser.reached(&new.url())).await.status, 204);
    let known = channels(&ana).await;
    assert_eq!((known.len(), &known[0]["kinds"]), (1, &json!(["game-starts"])));
    let table = open(&ana, &ben, &days()).await;
    server.advance(6 * MINUTE);
    assert_eq!(browser.decrypt(&new.get(0).await.body)["url"], format!("/t/{table}"));
    // Whoever has ended them is not told again because a browser wakes up.
    let id = known[0]["id"].as_str().unwrap();
    assert_eq!(ana.delete(&format!("{CHANNELS}/{id}")).await.status, 204);
    assert_eq!(ana.put(RENEW, &Subscription::new().reached(&new.url())).await.status, 404);
    assert_eq!(channels(&ana).await.len(), 0);
}
