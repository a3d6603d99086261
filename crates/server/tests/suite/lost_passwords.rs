//! A password that was forgotten is replaced by whoever came in another way, for as long as a proof holds; and by nobody else.

use serde_json::{Value, json};

use crate::passkeys::{Authenticator, ORIGIN, make_account, page, sign_in_with};
use crate::support::{Browser, Postbox, TestServer};

const START: u64 = 1_800_000_000_000;
const MINUTE: u64 = 60_000;
const PASSWORD: &str = "four quiet barons dance";
const NEW: &str = "seven loud condes sing";
const CHANGE: &str = "/api/account/password";
const SIGN_IN: &str = "/api/account/sign-in/password";

async fn asks_old(browser: &Browser) -> Value {
    browser.get("/api/account").await.good()["asks_old_password"].clone()
}

/// Whoever has come in so chooses another password without the one before, and later does not.
async fn replaces(server: &TestServer, lost: &Browser, later: &Browser) {
    assert_eq!(asks_old(lost).await, false);
    // Whoever names one is taken at their word.
    let guess = lost.put(CHANGE, &json!({ "old": "something else", "new": NEW })).await;
    assert_eq!(guess.json()["key"], "wrong-secret");
    server.advance(11 * MINUTE);
    for stale in [lost, later] {
        assert_eq!(asks_old(stale).await, true);
        assert_eq!(stale.put(CHANGE, &json!({ "new": NEW })).await.json()["key"], "proof-needed");
    }
}

async fn opens(server: &TestServer, password: &str) -> u16 {
    Browser::new(server.address).post(SIGN_IN, &json!({ "who": "Ana", "password": password })).await.status
}

#[tokio::test]
async fn by_a_recovery_code() {
    let server = TestServer::with_clock(START).await;
    let mut ana = Browser::new(server.address);
    let made = ana.sign("/api/account", &json!({ "name": "Ana", "password": PASSWORD })).await;
    assert_eq!(asks_old(&ana).await, true, "whoever came in by the password knows it");
    assert_eq!(ana.put(CHANGE, &json!({ "new": NEW })).await.json()["key"], "wrong-secret");
    let mut devices = Vec::new();
    for number in 0..3 {
        let mut device = Browser::new(server.address);
        device
            .sign("/api/account/sign-in/recovery", &json!({ "code": made["recovery_codes"][number] }))
            .await;
        devices.push(device);
    }
    replaces(&server, &devices[0], &devices[1]).await;
    assert_eq!(opens(&server, NEW).await, 403);
    let mut fresh = Browser::new(server.address);
    fresh.sign("/api/account/sign-in/recovery", &json!({ "code": made["recovery_codes"][3] })).await;
    assert_eq!(fresh.put(CHANGE, &json!({ "new": NEW })).await.status, 204);
    assert_eq!((opens(&server, PASSWORD).await, opens(&server, NEW).await), (403, 200));
    assert_eq!(devices[2].get("/api/session").await.status, 404, "all other devices are signed out");
}

#[tokio::test]
async fn by_a_mailed_link() {
    let (postbox, port) = Postbox::open().await;
    let server = TestServer::with_clock_and(START, |config| config.mail = Some(Postbox::config(port))).await;
    let mut ana = Browser::new(server.address);
    ana.sign("/api/account", &json!({ "name": "Ana", "password": PASSWORD })).await;
    ana.put("/api/account/email", &json!({ "email": "ana@example.org" })).await;
    let proof = json!({ "token": postbox.secret(0, "prove").await });
    assert_eq!(ana.post("/api/account/email/prove", &proof).await.status, 204);
    let mut devices = Vec::new();
    for number in 1..4 {
        let mut device = Browser::new(server.address);
        device.post("/api/account/sign-in/mail", &json!({ "email": "ana@example.org" })).await;
        let link = json!({ "token": postbox.secret(number, "sign-in").await });
        device.sign("/api/account/sign-in/link", &link).await;
        devices.push(device);
        if number == 2 {
            replaces(&server, &devices[0], &devices[1]).await;
        }
    }
    assert_eq!(devices[2].put(CHANGE, &json!({ "new": NEW })).await.status, 204);
    assert_eq!((opens(&server, PASSWORD).await, opens(&server, NEW).await), (403, 200));
}

#[tokio::test]
async fn by_a_passkey() {
    let server = TestServer::with_clock_and(START, |config| config.origins.push(ORIGIN.to_owned())).await;
    let (mut ana, mut key) = (page(&server), Authenticator::new(1));
    make_account(&mut ana, &mut key, "Ana").await;
    assert_eq!(asks_old(&ana).await, false, "there is none");
    assert_eq!(ana.put(CHANGE, &json!({ "new": PASSWORD })).await.status, 204);
    let (mut lost, mut later) = (page(&server), page(&server));
    sign_in_with(&mut lost, &mut key).await;
    sign_in_with(&mut later, &mut key).await;
    replaces(&server, &lost, &later).await;
    sign_in_with(&mut lost, &mut key).await;
    assert_eq!(lost.put(CHANGE, &json!({ "new": NEW })).await.status, 204);
    assert_eq!((opens(&server, PASSWORD).await, opens(&server, NEW).await), (403, 200));
}
