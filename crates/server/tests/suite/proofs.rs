//! What the owner of an account shows once more: a session alone, left open or stolen, does not take an account away.

use protocol::rest::HouseRole;
use serde_json::{Value, json};

use crate::house::{account, admin};
use crate::passkeys::{Authenticator, BEGIN, ORIGIN, make_account, page};
use crate::support::{Browser, HttpReply, TestServer};

const START: u64 = 1_800_000_000_000;
const MINUTE: u64 = 60_000;
const PASSWORD: &str = "four quiet barons dance";
const PROOF: &str = "/api/account/proof/password";

/// All that asks for a second proof.
async fn sensitive(browser: &Browser) -> Vec<(&'static str, HttpReply)> {
    let session = browser.get("/api/account").await.good()["sessions"][0]["id"].clone();
    let session = format!("/api/account/sessions/{}", session.as_str().unwrap());
    vec![
        ("address", browser.put("/api/account/email", &json!({ "email": "eva@example.org" })).await),
        ("passkey", browser.post(BEGIN, &json!({})).await),
        ("no passkey", browser.delete("/api/account/passkeys/00").await),
        ("codes", browser.post("/api/account/recovery-codes", &json!({})).await),
        ("others", browser.delete("/api/account/sessions").await),
        ("one other", browser.delete(&session).await),
        ("export", browser.get("/api/account/export").await),
        ("deletion", browser.post("/api/account/delete", &json!({ "name": "Ana" })).await),
    ]
}

fn key(reply: &HttpReply) -> Value {
    reply.json()["key"].clone()
}

#[tokio::test]
async fn a_stolen_session_can_do_nothing_that_its_owner_could_not_undo() {
    let server = TestServer::with_clock_and(START, |config| config.origins.push(ORIGIN.to_owned())).await;
    let ana = Browser { origin: Some(ORIGIN.to_owned()), ..account(&server, "Ana").await };
    server.advance(11 * MINUTE);
    for (what, reply) in sensitive(&ana).await {
        assert_eq!((reply.status, key(&reply)), (403, json!("proof-needed")), "{what}");
    }
    // Neither does a password that was guessed, nor a new one without the present one.
    let guess = ana.post(PROOF, &json!({ "password": "five quiet barons dance" })).await;
    assert_eq!(key(&guess), "wrong-secret");
    let change = ana.put("/api/account/password", &json!({ "new": "a very long new one" })).await;
    assert_eq!(key(&change), "wrong-secret");
    assert_eq!(key(&ana.get("/api/account/export").await), "proof-needed");
    // All is as it was.
    let info = ana.get("/api/account").await.good();
    assert_eq!((&info["name"], &info["email"]), (&json!("Ana"), &Value::Null));
    assert_eq!(info["recovery_codes_left"], 10);
}

#[tokio::test]
async fn the_password_once_more_is_enough_for_ten_minutes_in_its_own_session() {
    let server = TestServer::with_clock(START).await;
    let ana = account(&server, "Ana").await;
    let mut phone = Browser::new(server.address);
    phone.sign("/api/account/sign-in/password", &json!({ "who": "Ana", "password": PASSWORD })).await;
    ana.get("/api/account/export").await.good();
    server.advance(11 * MINUTE);
    assert_eq!(ana.post(PROOF, &json!({ "password": PASSWORD })).await.status, 204);
    assert_eq!(key(&phone.get("/api/account/export").await), "proof-needed");
    server.advance(9 * MINUTE);
    ana.get("/api/account/export").await.good();
    server.advance(2 * MINUTE);
    assert_eq!(key(&ana.get("/api/account/export").await), "proof-needed");
    ana.post(PROOF, &json!({ "password": PASSWORD })).await;
    assert_eq!(ana.delete("/api/account/sessions").await.status, 204);
    assert_eq!(phone.get("/api/account").await.status, 403);
    assert_eq!(ana.post("/api/account/delete", &json!({ "name": "Ana" })).await.status, 204);
}

#[tokio::test]
async fn a_stolen_session_of_the_host_names_nobody_host() {
    let server = TestServer::with_clock(START).await;
    let (host, _eva) = (account(&server, "Hanna").await, account(&server, "Eva").await);
    admin(&server).await.set_role("Hanna", Some(HouseRole::Host)).await.unwrap();
    let team = json!({ "name": "Eva", "role": "host" });
    server.advance(11 * MINUTE);
    assert_eq!(key(&host.put("/api/host/team", &team).await), "proof-needed");
    assert_eq!(host.get("/api/host/team").await.good()["members"].as_array().unwrap().len(), 1);
    assert_eq!(host.post(PROOF, &json!({ "password": PASSWORD })).await.status, 204);
    assert_eq!(host.put("/api/host/team", &team).await.good()["members"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_passkey_proves_its_own_account_alone() {
    let server = TestServer::with_clock_and(START, |config| config.origins.push(ORIGIN.to_owned())).await;
    let mut keys = [Authenticator::new(1), Authenticator::new(2)];
    let (mut ana, mut eva) = (page(&server), page(&server));
    make_account(&mut ana, &mut keys[0], "Ana").await;
    make_account(&mut eva, &mut keys[1], "Eva").await;
    server.advance(11 * MINUTE);
    assert_eq!(key(&ana.post(BEGIN, &json!({})).await), "proof-needed");
    let [own, other] = &mut keys;
    for (authenticator, status) in [(other, 403), (own, 204)] {
        assert_eq!(key(&ana.get("/api/account/export").await), "proof-needed");
        let begun = ana.post("/api/account/proof/passkey/begin", &json!({})).await.good();
        let shown =
            json!({ "ceremony": begun["ceremony"], "credential": authenticator.sign(&begun["options"]) });
        assert_eq!(ana.post("/api/account/proof/passkey", &shown).await.status, status);
    }
    ana.get("/api/account/export").await.good();
    ana.post(BEGIN, &json!({})).await.good();
}
