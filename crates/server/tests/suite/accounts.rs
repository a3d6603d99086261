//! Accounts: coming back, on any device; and what those try who are not the owner.

use serde_json::{Value, json};

use crate::support::{Browser, HttpReply, Player, TestServer};

const PASSWORD: &str = "four quiet barons dance";
const SIGN_IN: &str = "/api/account/sign-in/password";
const START: u64 = 1_800_000_000_000;

/// A guest with an account.
async fn with_account(server: &TestServer, name: &str) -> (Browser, Vec<String>) {
    let mut browser = Browser::named(server.address, "").await;
    let body = json!({ "name": name, "email": format!("{name}@example.org"), "password": PASSWORD });
    let made = browser.sign("/api/account", &body).await;
    let codes = made["recovery_codes"].as_array().unwrap();
    (browser, codes.iter().map(|code| code.as_str().unwrap().to_owned()).collect())
}

async fn open(host: &Browser, seats: u8) -> String {
    let body = json!({ "settings": { "game": "toledo", "seats": seats, "start_when_full": false } });
    host.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned()
}

fn key(reply: &HttpReply) -> Value {
    reply.json()["key"].clone()
}

async fn seat_at(browser: &Browser, table: &str) -> Value {
    Player::at(browser, table).await.now["you"]["seat"].clone()
}

#[tokio::test]
async fn a_guest_who_makes_an_account_keeps_seat_and_table_and_has_a_new_session() {
    let server = TestServer::start().await;
    let mut ana = Browser::named(server.address, "Ana").await;
    let before = ana.clone();
    let table = open(&ana, 2).await;
    let guest = ana.get("/api/session").await.good()["guest"].clone();
    let mut socket = Player::at(&ana, &table).await;

    let made = ana.sign("/api/account", &json!({ "name": "Ana", "password": PASSWORD })).await;
    assert_eq!(made["session"], json!({ "guest": guest, "name": "Ana", "account": true }));
    assert_eq!(made["recovery_codes"].as_array().unwrap().len(), 10);
    // Whoever knew the secret of the guest's session knows nothing of the new one.
    assert_ne!(ana.cookie, before.cookie);
    assert_eq!(before.get("/api/session").await.status, 404);
    while socket.next().await.is_some() {}

    assert_eq!(seat_at(&ana, &table).await, 0);
    assert_eq!(ana.get("/api/lobby").await.good()["mine"][0]["id"], json!(table));
    // It is still the host's table.
    let body = json!({ "sitter": { "kind": "bot", "level": "novice" } });
    ana.put(&format!("/api/tables/{table}/seats/1"), &body).await.good();
    assert_eq!(
        key(&ana.post("/api/account", &json!({ "name": "Ben", "password": PASSWORD })).await),
        "not-now"
    );
    let account = ana.get("/api/account").await.good();
    assert_eq!((&account["name"], &account["has_password"]), (&json!("Ana"), &json!(true)));
    assert_eq!(account["recovery_codes_left"], 10);
    assert_eq!(before.get("/api/account").await.status, 403);
}

#[tokio::test]
async fn whoever_signs_in_elsewhere_has_all_seats_and_brings_those_of_the_guest_there() {
    let server = TestServer::start().await;
    let (ana, _) = with_account(&server, "Ana").await;
    let at_home = open(&ana, 2).await;
    // A socket that was opened before knows of what comes later.
    let mut at_home_socket = Player::at(&ana, &at_home).await;
    let mut phone = Browser::named(server.address, "somebody").await;
    let on_the_way = open(&phone, 3).await;
    let ben = Browser::named(server.address, "Ben").await;
    ben.post(&format!("/api/tables/{on_the_way}/join"), &json!({})).await.good();
    let before = phone.clone();

    // By name in other letters, or by address in another case.
    let signed_in = phone.sign(SIGN_IN, &json!({ "who": "ANA", "password": PASSWORD })).await;
    assert_eq!(signed_in["session"]["name"], "Ana");
    assert_eq!(before.get("/api/session").await.status, 404);
    for device in [&ana, &phone] {
        assert_eq!(seat_at(device, &at_home).await, 0);
        assert_eq!(seat_at(device, &on_the_way).await, 0);
        let mine = device.get("/api/lobby").await.good()["mine"].as_array().unwrap().len();
        assert_eq!(mine, 2);
    }
    at_home_socket.watch(&on_the_way, None).await;
    assert_eq!(at_home_socket.now["you"]["seat"], 0);
    // The host of the table is the host with the account, on every device.
    ana.delete(&format!("/api/tables/{on_the_way}/seats/1")).await.good();
    let exported = phone.get("/api/account/export").await;
    assert!(exported.head.contains("attachment"), "{}", exported.head);
    assert_eq!(exported.good()["seats"].as_array().unwrap().len(), 2);

    // A guest who holds nothing leaves nothing behind.
    let guests = server.in_the_data("SELECT COUNT(*) FROM guests").await;
    let mut third = Browser::named(server.address, "").await;
    third.sign(SIGN_IN, &json!({ "who": "Ana@EXAMPLE.org", "password": PASSWORD })).await;
    assert_eq!(server.in_the_data("SELECT COUNT(*) FROM guests").await, guests);
    let server = server.restart().await;
    let third = Browser { address: server.address, ..third };
    assert_eq!(seat_at(&third, &on_the_way).await, 0);
}

#[tokio::test]
async fn devices_are_listed_and_signed_out_one_by_one_or_all_others_at_once() {
    let server = TestServer::start().await;
    let (ana, _) = with_account(&server, "Ana").await;
    let mut devices = Vec::new();
    for _ in 0..3 {
        let mut device = Browser::new(server.address);
        device.sign(SIGN_IN, &json!({ "who": "Ana", "password": PASSWORD })).await;
        devices.push(device);
    }
    let own_id = |account: &Value| {
        let sessions = account["sessions"].as_array().unwrap().clone();
        assert_eq!(sessions.iter().filter(|session| session["own"] == true).count(), 1);
        sessions.into_iter().find(|session| session["own"] == true).unwrap()["id"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    let id = own_id(&devices[0].get("/api/account").await.good());
    let table = open(&ana, 2).await;
    let (mut ended, mut other) =
        (Player::at(&devices[0], &table).await, Player::at(&devices[1], &table).await);
    assert_eq!(ana.delete(&format!("/api/account/sessions/{id}")).await.status, 204);
    assert_eq!(devices[0].get("/api/session").await.status, 404);
    while ended.next().await.is_some() {}
    assert_eq!(ana.delete(&format!("/api/account/sessions/{id}")).await.status, 404);
    // Nobody ends a session of somebody else.
    let (ben, _) = with_account(&server, "Ben").await;
    let id = own_id(&devices[1].get("/api/account").await.good());
    assert_eq!(ben.delete(&format!("/api/account/sessions/{id}")).await.status, 404);
    assert_eq!(other.ask(json!({ "type": "log", "after": 0 })).await["type"], "log");

    assert_eq!(ana.delete("/api/account/sessions").await.status, 204);
    while other.next().await.is_some() {}
    assert_eq!(devices[2].get("/api/session").await.status, 404);
    assert_eq!(ana.get("/api/account").await.good()["sessions"].as_array().unwrap().len(), 1);
    // Going from one device leaves the account and its seats.
    assert_eq!(ana.delete("/api/session").await.status, 204);
    devices[2].sign(SIGN_IN, &json!({ "who": "Ana", "password": PASSWORD })).await;
    assert_eq!(seat_at(&devices[2], &table).await, 0);
}

#[tokio::test]
async fn the_name_of_an_account_is_nobody_elses_in_no_letters() {
    let server = TestServer::start().await;
    let (ana, _) = with_account(&server, "Paula").await;
    for name in ["Paula", "PAULA", "Раulа", "Pau la", "P.aula"] {
        let guest = Browser::new(server.address).post("/api/session", &json!({ "name": name })).await;
        assert_eq!((guest.status, key(&guest)), (409, json!("name-taken")), "{name}");
        let body = json!({ "name": name, "password": PASSWORD });
        assert_eq!(
            key(&Browser::new(server.address).post("/api/account", &body).await),
            "name-taken",
            "{name}"
        );
    }
    let mut ben = Browser::named(server.address, "Ben").await;
    assert_eq!(key(&ben.post("/api/session", &json!({ "name": "paula" })).await), "name-taken");
    ben.sign("/api/account", &json!({ "name": "Ben", "password": PASSWORD })).await;
    assert_eq!(key(&ben.put("/api/account/name", &json!({ "name": "paula" })).await), "name-taken");
    // The own name in other letters is the own name; what a device remembers does not change it.
    assert_eq!(ana.put("/api/account/name", &json!({ "name": "PAULA" })).await.good()["name"], "PAULA");
    assert_eq!(ana.post("/api/session", &json!({ "name": "" })).await.good()["name"], "PAULA");
    assert_eq!(ana.put("/api/account/name", &json!({ "name": "Carla" })).await.good()["name"], "Carla");
    Browser::named(server.address, "Paula").await;
    // Two at once: one of them.
    let body = json!({ "name": "Otto", "password": PASSWORD });
    let (one, two) = (Browser::new(server.address), Browser::new(server.address));
    let (one, two) = tokio::join!(one.post("/api/account", &body), two.post("/api/account", &body));
    let mut statuses = [one.status, two.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    for name in ["", "...", "x".repeat(41).as_str()] {
        let body = json!({ "name": name, "password": PASSWORD });
        assert_eq!(Browser::new(server.address).post("/api/account", &body).await.status, 400, "{name}");
    }
}

#[tokio::test]
async fn nobody_learns_whether_there_is_an_account() {
    let server = TestServer::start().await;
    with_account(&server, "Ana").await;
    let anybody = Browser::new(server.address);
    let mut answers = Vec::new();
    for who in ["Ana", "Ben", "Ana@example.org", "ben@example.org", "", "@", "\u{1}"] {
        let answer = anybody.post(SIGN_IN, &json!({ "who": who, "password": "something else" })).await;
        answers.push((answer.status, answer.body));
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    assert_eq!(answers[0].0, 403);
    let zero = json!({ "who": "Ana\u{0}", "password": "something else" });
    assert_eq!(anybody.post(SIGN_IN, &zero).await.status, 400, "no text has a zero character");
    // An address that another account has is taken like any other, and either opens its own account with it.
    let mut squatter = Browser::new(server.address);
    let body = json!({ "name": "Eva", "email": "ana@example.org", "password": "seven loud condes sing" });
    squatter.sign("/api/account", &body).await;
    for (password, name) in [(PASSWORD, "Ana"), ("seven loud condes sing", "Eva")] {
        let body = json!({ "who": "ana@example.org", "password": password });
        assert_eq!(Browser::new(server.address).sign(SIGN_IN, &body).await["session"]["name"], name);
    }
}

#[tokio::test]
async fn guessing_gets_slower_for_an_account_from_everywhere_and_for_names_that_nobody_has() {
    let server = TestServer::with_clock(START).await;
    with_account(&server, "Ana").await;
    let right = json!({ "who": "Ana", "password": PASSWORD });
    for who in ["Ana", "Nobody"] {
        let wrong = json!({ "who": who, "password": "something else" });
        for _ in 0..5 {
            assert_eq!(Browser::new(server.address).post(SIGN_IN, &wrong).await.status, 403);
        }
        assert_eq!(Browser::new(server.address).post(SIGN_IN, &wrong).await.status, 429, "{who}");
    }
    // Not even the right one is looked at for a while.
    assert_eq!(Browser::new(server.address).post(SIGN_IN, &right).await.status, 429);
    server.advance(1_001);
    let wrong = json!({ "who": "Ana", "password": "something else" });
    assert_eq!(Browser::new(server.address).post(SIGN_IN, &wrong).await.status, 403);
    server.advance(1_001);
    assert_eq!(Browser::new(server.address).post(SIGN_IN, &right).await.status, 429, "the pause has grown");
    server.advance(1_001);
    Browser::new(server.address).sign(SIGN_IN, &right).await;
    // Whoever has signed in begins anew.
    assert_eq!(Browser::new(server.address).post(SIGN_IN, &wrong).await.status, 403);

    // Many at once gain nothing.
    let wrong = json!({ "who": "Otto", "password": "something else" });
    let guesses = (0..20).map(|_| {
        let (browser, wrong) = (Browser::new(server.address), wrong.clone());
        tokio::spawn(async move { browser.post(SIGN_IN, &wrong).await.status })
    });
    let mut looked_at = 0;
    for guess in guesses.collect::<Vec<_>>() {
        looked_at += u32::from(guess.await.unwrap() == 403);
    }
    assert!(looked_at <= 5, "{looked_at} of 20 guesses were looked at");
}

#[tokio::test]
async fn whoever_spells_a_name_in_other_letters_guesses_at_the_same_account() {
    let server = TestServer::with_clock(START).await;
    with_account(&server, "Bill").await;
    // A capital I looks like a small l.
    for who in ["Bill", "BiIl", "BilI", "BiII", "B ill"] {
        let wrong = json!({ "who": who, "password": "something else" });
        assert_eq!(Browser::new(server.address).post(SIGN_IN, &wrong).await.status, 403, "{who}");
    }
    for who in ["Bill", "BiIl", "BilI", "BiII", "B ill"] {
        let right = json!({ "who": who, "password": PASSWORD });
        assert_eq!(Browser::new(server.address).post(SIGN_IN, &right).await.status, 429, "{who}");
    }
}

#[tokio::test]
async fn what_is_refused_after_many_guesses_does_not_tell_whether_there_is_an_account() {
    let (with, without) = (TestServer::with_clock(START).await, TestServer::with_clock(START).await);
    with_account(&with, "Bill").await;
    let guesses = ["BiII", "BiII", "BiII", "BiII", "BiII", "Bill", "bill", "BILL", "B-ill", "Billy", "bi ll"];
    let tried = async |server: &TestServer| {
        let mut statuses = Vec::new();
        for who in guesses {
            let wrong = json!({ "who": who, "password": "something else" });
            statuses.push((who, Browser::new(server.address).post(SIGN_IN, &wrong).await.status));
        }
        statuses
    };
    let (known, unknown) = (tried(&with).await, tried(&without).await);
    assert_eq!(known, unknown);
    assert!(known.contains(&("Bill", 429)) && known.contains(&("Billy", 403)), "{known:?}");
}

#[tokio::test]
async fn whoever_names_the_address_of_another_does_not_clear_it_of_guesses() {
    let server = TestServer::with_clock(START).await;
    with_account(&server, "Ana").await;
    // An address need not be proved to be named, and need not be one's own.
    let body = json!({ "name": "Eva", "email": "ana@example.org", "password": "seven loud condes sing" });
    Browser::new(server.address).sign("/api/account", &body).await;
    let tried = async |password: &str| {
        let body = json!({ "who": "ana@example.org", "password": password });
        Browser::new(server.address).post(SIGN_IN, &body).await.status
    };
    for number in 0..4 {
        assert_eq!(tried(&format!("guess {number}")).await, 403);
    }
    assert_eq!(tried("seven loud condes sing").await, 200);
    assert_eq!(tried("guess 4").await, 403);
    assert_eq!(tried("guess 5").await, 429, "her own password has not bought her more guesses");
}

#[tokio::test]
async fn a_name_that_looks_like_an_address_opens_its_account_and_none_but_it() {
    let server = TestServer::start().await;
    let make = async |name: &str, email: Option<&str>, password: &str| {
        let body = json!({ "name": name, "email": email, "password": password });
        Browser::new(server.address).sign("/api/account", &body).await;
    };
    make("Ana@home", None, PASSWORD).await;
    make("Eva", Some("ben@example.org"), "seven loud condes sing").await;
    make("ben@example.org", None, "nine small kings whistle").await;
    for (who, password, name) in [
        ("ana@home", PASSWORD, "Ana@home"),
        ("ben@example.org", "seven loud condes sing", "Eva"),
        ("ben@example.org", "nine small kings whistle", "ben@example.org"),
    ] {
        let body = json!({ "who": who, "password": password });
        let signed_in = Browser::new(server.address).sign(SIGN_IN, &body).await;
        assert_eq!(signed_in["session"]["name"], name, "{who}");
    }
}

#[tokio::test]
async fn an_address_that_guesses_at_many_accounts_is_slowed_down_and_what_cannot_be_guessed_still_opens() {
    let server = TestServer::with_clock(START).await;
    let (_, codes) = with_account(&server, "Ana").await;
    let guess = |number: usize| json!({ "who": format!("Nobody {number}"), "password": "something else" });
    let mut statuses = Vec::new();
    for number in 0..50 {
        statuses.push(Browser::new(server.address).post(SIGN_IN, &guess(number)).await.status);
    }
    assert!(statuses.iter().all(|status| *status == 403), "{statuses:?}");
    assert_eq!(Browser::new(server.address).post(SIGN_IN, &guess(50)).await.status, 429);
    let right = json!({ "who": "Ana", "password": PASSWORD });
    assert_eq!(Browser::new(server.address).post(SIGN_IN, &right).await.status, 429);
    // Whoever shares the address comes in by what nobody can guess.
    let mut ana = Browser::new(server.address);
    ana.sign("/api/account/sign-in/recovery", &json!({ "code": codes[0] })).await;
    let wrong = [("link", json!({ "token": "00" })), ("recovery", json!({ "code": "abcd-efgh-ijkm-npqr" }))];
    for (way, body) in wrong {
        let refused = Browser::new(server.address).post(&format!("/api/account/sign-in/{way}"), &body).await;
        assert_eq!((refused.status, key(&refused)), (403, json!("wrong-secret")), "{way}");
    }
    server.advance(1_001);
    // An account of their own does not clear those who guess at others.
    Browser::new(server.address).sign(SIGN_IN, &right).await;
    assert_eq!(Browser::new(server.address).post(SIGN_IN, &guess(51)).await.status, 429);
    server.advance(1_001);
    assert_eq!(Browser::new(server.address).post(SIGN_IN, &guess(51)).await.status, 403);
}

#[tokio::test]
async fn a_device_too_many_puts_out_the_one_that_was_used_longest_ago() {
    let server = TestServer::with_clock(START).await;
    let (ana, _) = with_account(&server, "Ana").await;
    let table = open(&ana, 2).await;
    let mut socket = Player::at(&ana, &table).await;
    for _ in 0..50 {
        server.advance(1_000);
        Browser::new(server.address).sign(SIGN_IN, &json!({ "who": "Ana", "password": PASSWORD })).await;
    }
    assert_eq!(ana.get("/api/session").await.status, 404);
    while socket.next().await.is_some() {}
}

#[tokio::test]
async fn a_recovery_code_works_once_even_for_two_at_once() {
    let server = TestServer::start().await;
    let (ana, codes) = with_account(&server, "Ana").await;
    let path = "/api/account/sign-in/recovery";
    let mut lost = Browser::new(server.address);
    let written = codes[0].to_uppercase().replace('-', " ");
    assert_eq!(lost.sign(path, &json!({ "code": written })).await["session"]["name"], "Ana");
    let again = Browser::new(server.address).post(path, &json!({ "code": codes[0] })).await;
    assert_eq!((again.status, key(&again)), (403, json!("wrong-secret")));
    let body = json!({ "code": codes[1] });
    let (one, two) = (Browser::new(server.address), Browser::new(server.address));
    let (one, two) = tokio::join!(one.post(path, &body), two.post(path, &body));
    let mut statuses = [one.status, two.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 403]);
    assert_eq!(ana.get("/api/account").await.good()["recovery_codes_left"], 8);
    // New ones end those before.
    let new = ana.post("/api/account/recovery-codes", &json!({})).await.good();
    assert_eq!(Browser::new(server.address).post(path, &json!({ "code": codes[2] })).await.status, 403);
    assert_eq!(
        Browser::new(server.address).post(path, &json!({ "code": new["codes"][0] })).await.status,
        200
    );
    assert_eq!(server.in_the_data("SELECT COUNT(*) FROM recovery_codes").await, 9);
}

#[tokio::test]
async fn another_password_needs_the_present_one_and_signs_out_the_others() {
    let server = TestServer::start().await;
    let (ana, _) = with_account(&server, "Ana").await;
    let mut phone = Browser::new(server.address);
    phone.sign(SIGN_IN, &json!({ "who": "Ana", "password": PASSWORD })).await;
    let new = "seven loud condes sing";
    let wrong = ana.put("/api/account/password", &json!({ "old": "something else", "new": new })).await;
    assert_eq!(key(&wrong), "wrong-secret");
    let weak = ana.put("/api/account/password", &json!({ "old": PASSWORD, "new": "ana@example.org" })).await;
    assert_eq!(key(&weak), "weak-password");
    assert_eq!(ana.put("/api/account/password", &json!({ "old": PASSWORD, "new": new })).await.status, 204);
    assert_eq!(phone.get("/api/session").await.status, 404);
    assert_eq!(phone.post(SIGN_IN, &json!({ "who": "Ana", "password": PASSWORD })).await.status, 403);
    phone.sign(SIGN_IN, &json!({ "who": "Ana", "password": new })).await;
    for weak in ["", "password1", "ananananan"] {
        let body = json!({ "name": "Ben", "password": weak });
        let refused = Browser::new(server.address).post("/api/account", &body).await;
        assert_eq!((refused.status, key(&refused)), (400, json!("weak-password")), "{weak}");
    }
}

#[tokio::test]
async fn no_other_site_signs_anybody_in_or_out_or_changes_an_account() {
    let server = TestServer::start().await;
    let (ana, _) = with_account(&server, "Ana").await;
    let description = ana.get("/api/openapi.json").await.good();
    let foreign = Browser { origin: Some("https://evil.example".to_owned()), ..ana.clone() };
    let mut tried = 0;
    for (path, methods) in description["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys().filter(|method| *method != "get") {
            if !path.starts_with("/api/account") && path != "/api/session" {
                continue;
            }
            let reply = foreign.send(&method.to_uppercase(), &path.replace("{id}", "0"), Some("{}")).await;
            assert_eq!((reply.status, key(&reply)), (403, json!("foreign-origin")), "{method} {path}");
            tried += 1;
        }
    }
    assert!(tried >= 18, "{tried}");
    let account = ana.get("/api/account").await;
    assert!(!account.head.to_lowercase().contains("access-control-allow"), "{}", account.head);
    let reply =
        Browser::new(server.address).post(SIGN_IN, &json!({ "who": "Ana", "password": PASSWORD })).await;
    let cookie = reply.head.lines().find(|line| line.to_lowercase().starts_with("set-cookie:")).unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
}

#[tokio::test]
async fn what_is_exported_is_all_and_holds_no_secret() {
    let server = TestServer::start().await;
    let (ana, codes) = with_account(&server, "Ana").await;
    let table = open(&ana, 2).await;
    let mut player = Player::at(&ana, &table).await;
    player.ask(json!({ "type": "chat", "text": "¡hola!" })).await;
    let ben = Browser::named(server.address, "Ben").await;
    ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let mut other = Player::at(&ben, &table).await;
    other.ask(json!({ "type": "chat", "text": "not hers" })).await;
    let exported = ana.get("/api/account/export").await;
    let all = exported.clone().good();
    assert_eq!(all["account"]["email"], "Ana@example.org");
    assert_eq!(all["tables"][0]["table"]["id"], json!(table));
    assert_eq!(all["said"][0]["line"]["text"], "¡hola!");
    assert_eq!(all["said"].as_array().unwrap().len(), 1);
    let token = ana.cookie.as_ref().unwrap().split_once('=').unwrap().1;
    for secret in [PASSWORD, "argon2", token, codes[0].as_str()] {
        assert!(!exported.body.contains(secret), "{secret}");
    }
    assert_eq!(Browser::new(server.address).get("/api/account/export").await.status, 403);
    assert_eq!(ben.get("/api/account/export").await.status, 403);
}

#[tokio::test]
async fn whoever_has_taken_over_many_guests_still_signs_in_over_one_who_holds_a_seat() {
    let server = TestServer::start().await;
    with_account(&server, "Ana").await;
    let taken = "INSERT INTO guests (id, name, created_at, seen_at, account_id) SELECT 'former' || name || n.i, '', 1, 1, id \
                 FROM accounts CROSS JOIN (WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100) \
                 SELECT i FROM n) n";
    server.in_the_data(taken).await;
    let mut phone = Browser::named(server.address, "on the way").await;
    let table = open(&phone, 2).await;
    phone.sign(SIGN_IN, &json!({ "who": "Ana", "password": PASSWORD })).await;
    assert_eq!(phone.get("/api/session").await.good()["name"], "Ana");
    assert_eq!(
        server.in_the_data("SELECT COUNT(*) FROM holders").await,
        1,
        "{table}: the seat waits for its link"
    );
}

#[tokio::test]
async fn a_new_name_is_shown_at_the_tables_where_somebody_sits() {
    let server = TestServer::start().await;
    let (ana, _) = with_account(&server, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = game_of_two(&server, &ana, &ben).await;
    let mut watching = Player::at(&ben, &table).await;
    ana.put("/api/account/name", &json!({ "name": "Zoe" })).await.good();
    watching.until(|message| message["info"]["chairs"][0]["name"] == "Zoe").await;
    // A guest may change the name too; it stays apart from the others at the table.
    ben.post("/api/session", &json!({ "name": "zoe" })).await;
    ben.post("/api/session", &json!({ "name": "Benito" })).await.good();
    watching.until(|message| message["info"]["chairs"][1]["name"] == "Benito").await;
    for trace in [
        "SELECT COUNT(*) FROM entries WHERE body LIKE '%Ana%' OR body LIKE '%\"Ben\"%'",
        "SELECT COUNT(*) FROM chat WHERE name = 'Ana' OR name = 'Ben'",
    ] {
        assert_eq!(server.in_the_data(trace).await, 0, "{trace}");
    }
    let server = server.restart().await;
    let ben = Browser { address: server.address, ..ben };
    let info = ben.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&info["chairs"][0]["name"], &info["chairs"][1]["name"]), (&json!("Zoe"), &json!("Benito")));
    assert_eq!(seat_at(&ben, &table).await, 1);
}

/// A table of Ana with her account and of Ben, at which both have said something.
async fn game_of_two(server: &TestServer, ana: &Browser, ben: &Browser) -> String {
    let table = open(ana, 3).await;
    ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let bot = json!({ "sitter": { "kind": "bot", "level": "novice" } });
    ana.put(&format!("/api/tables/{table}/seats/2"), &bot).await.good();
    ana.post(&format!("/api/tables/{table}/start"), &json!({})).await.good();
    for browser in [ana, ben] {
        let mut player = Player::at(browser, &table).await;
        player.ask(json!({ "type": "chat", "text": "¡hola!" })).await;
    }
    assert_eq!(server.in_the_data("SELECT COUNT(*) FROM chat WHERE name = 'Ana'").await, 1);
    table
}

#[tokio::test]
async fn a_deleted_account_leaves_the_games_of_others_whole_and_no_name() {
    let server = TestServer::start().await;
    let (ana, _) = with_account(&server, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = game_of_two(&server, &ana, &ben).await;
    let waiting = open(&ben, 2).await;
    ana.post(&format!("/api/tables/{waiting}/join"), &json!({})).await.good();
    // At one table somebody else sits where she sat, at another she only looks on.
    let kicked = open(&ben, 2).await;
    ana.post(&format!("/api/tables/{kicked}/join"), &json!({})).await.good();
    ben.delete(&format!("/api/tables/{kicked}/seats/1")).await.good();
    let carla = Browser::named(server.address, "Carla").await;
    carla.post(&format!("/api/tables/{kicked}/join"), &json!({})).await.good();
    Player::at(&ana, &kicked).await.ask(json!({ "type": "chat", "text": "farewell" })).await;
    let mut watching = Player::at(&ben, &table).await;

    assert_eq!(ana.post("/api/account/delete", &json!({ "name": "Ben" })).await.status, 400);
    assert_eq!(ana.post("/api/account/delete", &json!({ "name": "ana" })).await.status, 204);
    assert_eq!(ana.get("/api/session").await.status, 404);
    watching
        .until(|message| message["type"] == "table" && message["info"]["chairs"][0]["forgotten"] == true)
        .await;
    let info = ben.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(info["chairs"][0]["name"], "");
    assert_eq!((&info["chairs"][0]["resigned"], &info["chairs"][1]["name"]), (&json!(true), &json!("Ben")));
    // The game goes on.
    assert_eq!(info["state"], "playing");
    let log = ben.get(&format!("/api/tables/{table}/log")).await;
    assert!(!log.body.contains("Ana") && log.body.contains("forgotten"), "{}", log.body);
    while server.in_the_data("SELECT COUNT(*) FROM guests WHERE deleted_at IS NOT NULL").await > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let info = ben.get(&format!("/api/tables/{waiting}")).await.good();
    assert_eq!(info["chairs"][1]["sitter"]["kind"], "open");
    let info = ben.get(&format!("/api/tables/{kicked}")).await.good();
    assert_eq!((&info["chairs"][1]["name"], info["chairs"][1].get("forgotten")), (&json!("Carla"), None));
    let log = ben.get(&format!("/api/tables/{kicked}/log")).await;
    assert!(!log.body.contains("Ana") && log.body.contains("former-forgotten"), "{}", log.body);
    for trace in [
        "SELECT COUNT(*) FROM entries WHERE body LIKE '%Ana%'",
        "SELECT COUNT(*) FROM chat WHERE name = 'Ana'",
        "SELECT COUNT(*) FROM tables WHERE summary LIKE '%Ana%'",
        "SELECT COUNT(*) FROM accounts",
        "SELECT COUNT(*) FROM passkeys",
        "SELECT COUNT(*) FROM recovery_codes",
        "SELECT COUNT(*) FROM former_holders",
    ] {
        assert_eq!(server.in_the_data(trace).await, 0, "{trace}");
    }
    // What is stored is a sound table, and the name is free.
    let server = server.restart().await;
    let ben = Browser { address: server.address, ..ben };
    assert_eq!(seat_at(&ben, &table).await, 1);
    assert_eq!(
        key(&Browser::new(server.address)
            .post(SIGN_IN, &json!({ "who": "Ana", "password": PASSWORD }))
            .await),
        "wrong-secret"
    );
    Browser::named(server.address, "Ana").await;
}
