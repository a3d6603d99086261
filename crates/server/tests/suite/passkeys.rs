//! Passkeys, with an authenticator made of a key and a counter: what it signs is right, or wrong in one point.

use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::{Value, json};

use crate::support::{Browser, HttpReply, TestServer};

pub(crate) const ORIGIN: &str = "https://play.example.org";
const RP: &str = "play.example.org";
const START: u64 = 1_800_000_000_000;
pub(crate) const BEGIN: &str = "/api/account/passkeys/begin";
const FINISH: &str = "/api/account/passkeys";
const BEGIN_SIGN_IN: &str = "/api/account/sign-in/passkey/begin";
const SIGN_IN: &str = "/api/account/sign-in/passkey";

fn base64url(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let number =
            chunk.iter().fold(0u32, |number, byte| number << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        for place in 0..=chunk.len() {
            text.push(char::from(LETTERS[(number >> (18 - 6 * place) & 63) as usize]));
        }
    }
    text
}

fn sha256(bytes: &[u8]) -> Vec<u8> {
    ring::digest::digest(&ring::digest::SHA256, bytes).as_ref().to_vec()
}

/// A security key with one credential.
pub(crate) struct Authenticator {
    key: EcdsaKeyPair,
    id: Vec<u8>,
    counter: u32,
    /// What the server calls the owner.
    handle: Value,
    /// What the browser says where it is.
    origin: &'static str,
}

impl Authenticator {
    pub(crate) fn new(number: u8) -> Self {
        let chance = SystemRandom::new();
        let document = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &chance).unwrap();
        let key =
            EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, document.as_ref(), &chance).unwrap();
        Self { key, id: vec![number; 16], counter: 0, handle: Value::Null, origin: ORIGIN }
    }

    fn client_data(&self, kind: &str, options: &Value) -> String {
        let challenge = &options["publicKey"]["challenge"];
        json!({ "type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false })
            .to_string()
    }

    fn authenticator_data(&self, flags: u8) -> Vec<u8> {
        let mut data = sha256(RP.as_bytes());
        data.push(flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    /// What `navigator.credentials.create` gives.
    fn make(&mut self, options: &Value) -> Value {
        let selection = &options["publicKey"]["authenticatorSelection"];
        assert_eq!(
            (&selection["residentKey"], &selection["userVerification"]),
            (&json!("required"), &json!("required"))
        );
        self.handle = options["publicKey"]["user"]["id"].clone();
        self.counter += 1;
        let client_data = self.client_data("webauthn.create", options);
        // Present, verified, with a credential: its id, and the key as COSE has it.
        let mut data = self.authenticator_data(0x45);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        let point = self.key.public_key().as_ref();
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(&point[1..33]);
        data.extend([0x22, 0x58, 0x20]);
        data.extend(&point[33..65]);
        // {"fmt": "none", "attStmt": {}, "authData": …}
        let mut attestation = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        attestation.push(data.len() as u8);
        attestation.extend(data);
        let id = base64url(&self.id);
        json!({ "id": id, "rawId": id, "type": "public-key", "extensions": {}, "response": {
            "attestationObject": base64url(&attestation), "clientDataJSON": base64url(client_data.as_bytes()) } })
    }

    /// What `navigator.credentials.get` gives.
    pub(crate) fn sign(&mut self, options: &Value) -> Value {
        self.counter += 1;
        let client_data = self.client_data("webauthn.get", options);
        let data = self.authenticator_data(0x05);
        let signed = [data.clone(), sha256(client_data.as_bytes())].concat();
        let signature = self.key.sign(&SystemRandom::new(), &signed).unwrap();
        let id = base64url(&self.id);
        json!({ "id": id, "rawId": id, "type": "public-key", "extensions": {}, "response": {
            "authenticatorData": base64url(&data), "clientDataJSON": base64url(client_data.as_bytes()),
            "signature": base64url(signature.as_ref()), "userHandle": self.handle } })
    }
}

async fn server() -> TestServer {
    TestServer::with(|config| config.origins.push(ORIGIN.to_owned())).await
}

pub(crate) fn page(server: &TestServer) -> Browser {
    Browser { origin: Some(ORIGIN.to_owned()), ..Browser::new(server.address) }
}

/// An account that is opened by this key alone.
pub(crate) async fn make_account(browser: &mut Browser, key: &mut Authenticator, name: &str) -> Value {
    let begun = browser.post(BEGIN, &json!({ "name": name })).await.good();
    let credential = key.make(&begun["options"]);
    browser.sign(FINISH, &json!({ "ceremony": begun["ceremony"], "credential": credential })).await
}

/// Begins to sign in, and what the key makes of it.
async fn signed(browser: &Browser, key: &mut Authenticator) -> Value {
    let begun = browser.post(BEGIN_SIGN_IN, &json!({})).await.good();
    assert!(begun["options"]["publicKey"]["allowCredentials"].as_array().is_none_or(Vec::is_empty));
    json!({ "ceremony": begun["ceremony"], "credential": key.sign(&begun["options"]) })
}

/// Signs in with the key.
pub(crate) async fn sign_in_with(browser: &mut Browser, key: &mut Authenticator) {
    let body = signed(browser, key).await;
    browser.sign(SIGN_IN, &body).await;
}

fn refusal(reply: &HttpReply) -> (u16, Value) {
    (reply.status, reply.json()["key"].clone())
}

fn wrong_secret() -> (u16, Value) {
    (403, json!("wrong-secret"))
}

#[tokio::test]
async fn a_guest_makes_an_account_with_a_passkey_and_signs_in_with_it_on_another_device() {
    let server = server().await;
    let mut ana = page(&server);
    ana.sign("/api/session", &json!({ "name": "Ana" })).await;
    let (guest, before) = (ana.get("/api/session").await.good()["guest"].clone(), ana.clone());
    let mut key = Authenticator::new(1);
    let made = make_account(&mut ana, &mut key, "Ana").await;
    assert_eq!(made["session"], json!({ "guest": guest, "name": "Ana", "account": true }));
    assert_eq!(made["recovery_codes"].as_array().unwrap().len(), 10);
    assert_eq!(before.get("/api/session").await.status, 404, "the session is a new one");

    let mut phone = page(&server);
    let body = signed(&phone, &mut key).await;
    assert_eq!(phone.sign(SIGN_IN, &body).await["session"]["guest"], guest);
    let account = phone.get("/api/account").await.good();
    assert_eq!((account["passkeys"].as_array().unwrap().len(), &account["has_password"]), (1, &json!(false)));
    assert!(account["passkeys"][0]["used_at"].is_number());

    // A second key; then the first may go, and the last may not.
    let mut second = Authenticator::new(2);
    let begun = phone.post(BEGIN, &json!({})).await.good();
    assert_eq!(begun["options"]["publicKey"]["excludeCredentials"][0]["id"], base64url(&key.id));
    let body = json!({ "ceremony": begun["ceremony"], "credential": second.make(&begun["options"]) });
    assert_eq!(phone.post(FINISH, &body).await.status, 204);
    assert_eq!(phone.delete(&format!("/api/account/passkeys/{}", "01".repeat(16))).await.status, 204);
    let body = signed(&page(&server), &mut key).await;
    assert_eq!(refusal(&page(&server).post(SIGN_IN, &body).await), wrong_secret());
    let last = phone.delete(&format!("/api/account/passkeys/{}", "02".repeat(16))).await;
    assert_eq!(refusal(&last), (409, json!("last-way")));
}

#[tokio::test]
async fn of_the_last_two_passkeys_that_are_removed_at_once_one_stays() {
    let server = server().await;
    let (mut ana, mut first, mut second) = (page(&server), Authenticator::new(1), Authenticator::new(2));
    make_account(&mut ana, &mut first, "Ana").await;
    let begun = ana.post(BEGIN, &json!({})).await.good();
    let body = json!({ "ceremony": begun["ceremony"], "credential": second.make(&begun["options"]) });
    assert_eq!(ana.post(FINISH, &body).await.status, 204);
    let known = ana.get("/api/account").await.good()["passkeys"].clone();
    let path = |number: usize| format!("/api/account/passkeys/{}", known[number]["id"].as_str().unwrap());
    let paths = [path(0), path(1)];
    let (one, other) = tokio::join!(ana.delete(&paths[0]), ana.delete(&paths[1]));
    let mut statuses = [one.status, other.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [204, 409]);
    assert_eq!(ana.get("/api/account").await.good()["passkeys"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn what_a_key_has_signed_is_taken_once_from_the_browser_that_asked_and_not_for_long() {
    let server = TestServer::with_clock_and(START, |config| config.origins.push(ORIGIN.to_owned())).await;
    let (mut ana, mut key) = (page(&server), Authenticator::new(1));
    let begun = ana.post(BEGIN, &json!({ "name": "Ana" })).await.good();
    let made = json!({ "ceremony": begun["ceremony"], "credential": key.make(&begun["options"]) });
    ana.sign(FINISH, &made).await;
    // What made the account makes nothing more, with or without a session.
    assert_eq!(refusal(&page(&server).post(FINISH, &made).await), wrong_secret());
    assert_eq!(refusal(&ana.post(FINISH, &made).await), wrong_secret());

    let body = signed(&page(&server), &mut key).await;
    page(&server).sign(SIGN_IN, &body).await;
    assert_eq!(refusal(&page(&server).post(SIGN_IN, &body).await), wrong_secret(), "a replay");

    // What a guest began, nobody finishes with another session or with none.
    let mut guest = page(&server);
    guest.sign("/api/session", &json!({ "name": "" })).await;
    let body = signed(&guest, &mut key).await;
    for other in [&page(&server), &ana] {
        assert_eq!(refusal(&other.post(SIGN_IN, &body).await), wrong_secret(), "a ceremony of somebody else");
    }
    guest.sign(SIGN_IN, &body).await;
    // A challenge to sign in makes no passkey, and the other way round.
    let begun = ana.post(BEGIN, &json!({})).await.good();
    let body = json!({ "ceremony": begun["ceremony"], "credential": key.sign(&begun["options"]) });
    assert_eq!(refusal(&ana.post(SIGN_IN, &body).await), wrong_secret());

    let body = signed(&page(&server), &mut key).await;
    server.advance(5 * 60 * 1_000 + 1);
    assert_eq!(refusal(&page(&server).post(SIGN_IN, &body).await), wrong_secret(), "too late");
}

#[tokio::test]
async fn a_copied_key_a_foreign_page_and_another_signature_open_nothing() {
    let server = server().await;
    let (mut ana, mut key) = (page(&server), Authenticator::new(1));
    make_account(&mut ana, &mut key, "Ana").await;
    for _ in 0..2 {
        let body = signed(&page(&server), &mut key).await;
        page(&server).sign(SIGN_IN, &body).await;
    }
    // Its counter goes back: there are two of it.
    key.counter -= 2;
    let body = signed(&page(&server), &mut key).await;
    assert_eq!(refusal(&page(&server).post(SIGN_IN, &body).await), wrong_secret());
    key.counter += 2;

    key.origin = "https://play.example.org.evil.example";
    let body = signed(&page(&server), &mut key).await;
    assert_eq!(refusal(&page(&server).post(SIGN_IN, &body).await), wrong_secret());
    key.origin = ORIGIN;

    let mut thief = Authenticator::new(1);
    (thief.handle, thief.counter) = (key.handle.clone(), 100);
    let body = signed(&page(&server), &mut thief).await;
    assert_eq!(refusal(&page(&server).post(SIGN_IN, &body).await), wrong_secret());

    // A key of Ben that says it is Ana's.
    let (mut ben, mut other) = (page(&server), Authenticator::new(2));
    make_account(&mut ben, &mut other, "Ben").await;
    other.handle = key.handle.clone();
    let body = signed(&page(&server), &mut other).await;
    assert_eq!(refusal(&page(&server).post(SIGN_IN, &body).await), wrong_secret());
    // Nor can the credential of somebody else be registered.
    let begun = ben.post(BEGIN, &json!({})).await.good();
    let body = json!({ "ceremony": begun["ceremony"], "credential": thief.make(&begun["options"]) });
    assert_eq!(refusal(&ben.post(FINISH, &body).await), wrong_secret());

    let body = signed(&page(&server), &mut key).await;
    page(&server).sign(SIGN_IN, &body).await;
    for nonsense in [json!({}), json!(null), json!({ "id": "x" })] {
        let begun = page(&server).post(BEGIN_SIGN_IN, &json!({})).await.good();
        let body = json!({ "ceremony": begun["ceremony"], "credential": nonsense });
        assert_eq!(page(&server).post(SIGN_IN, &body).await.status, 400);
    }
}

#[tokio::test]
async fn an_address_begins_no_more_than_somebody_can_finish() {
    let server = server().await;
    for number in 0..1_000 {
        let begun = page(&server).post("/api/account/sign-in/passkey/begin", &json!({})).await;
        if begun.status == 429 {
            assert!(number >= 120, "{number}");
            return;
        }
        assert_eq!(begun.status, 200);
    }
    panic!("nobody is ever refused");
}

#[tokio::test]
async fn passkeys_are_offered_where_browsers_use_them_and_it_is_said_why_elsewhere() {
    let server = server().await;
    let plain = Browser::new(server.address);
    assert_eq!(
        plain.get("/api/account/ways").await.good(),
        json!({ "no_passkeys": "no-name", "mail": false })
    );
    assert_eq!(plain.post(BEGIN, &json!({ "name": "Ana" })).await.json()["key"], "switched-off");
    assert_eq!(page(&server).get("/api/account/ways").await.good(), json!({ "mail": false }));
}

#[tokio::test]
async fn who_closes_the_question_of_the_browser_may_begin_anew_as_often_as_they_like() {
    let server = server().await;
    for number in 0..30 {
        let begun = page(&server).post(BEGIN, &json!({ "name": format!("Ana {number}") })).await;
        assert_eq!(begun.status, 200, "{number}");
    }
    let mut ana = page(&server);
    make_account(&mut ana, &mut Authenticator::new(1), "Ana").await;
}
