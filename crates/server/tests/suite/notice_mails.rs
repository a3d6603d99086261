//! Notices by mail: to whom they go, what they show, and how they end.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;

use crate::house::account;
use crate::notices::{ALL, CHANNELS, MINUTE, SECOND, START, days, open};
use crate::people::id_of;
use crate::support::{Browser, Postbox, TestServer};

/// An account whose address is proved; so many mails came before.
async fn with_mail(server: &TestServer, postbox: &Postbox, name: &str) -> Browser {
    let before = postbox.count();
    let mut browser = Browser::new(server.address);
    browser.sign("/api/account", &json!({ "name": name, "password": "four quiet barons dance" })).await;
    let refused = browser.post(CHANNELS, &json!({ "form": "mail", "kinds": ALL })).await;
    assert_eq!(refused.json()["key"], "bad-address", "nothing is proved yet");
    let email = format!("{}@example.org", name.to_lowercase());
    browser.put("/api/account/email", &json!({ "email": email, "language": "es" })).await;
    let proof = json!({ "token": postbox.secret(before, "prove").await });
    assert_eq!(browser.post("/api/account/email/prove", &proof).await.status, 204);
    browser
}

/// The pictures that a mail shows, decoded.
fn pictures(mail: &str) -> Vec<Vec<u8>> {
    let parts = mail.split("Content-Type: image/png").skip(1);
    let decode = |part: &str| {
        let body = part.split_once("\r\n\r\n").unwrap().1;
        let lines = body.split("\r\n").take_while(|line| !line.starts_with("--"));
        STANDARD.decode(lines.collect::<String>()).unwrap()
    };
    parts.map(decode).collect()
}

/// Width and height, from the head of the file.
fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[tokio::test]
async fn a_mail_shows_the_board_and_both_players_are_shown_the_same() {
    let (postbox, port) = Postbox::open().await;
    let server = TestServer::with_clock_and(START, |config| config.mail = Some(Postbox::config(port))).await;
    let ana = with_mail(&server, &postbox, "Ana").await;
    let ben = with_mail(&server, &postbox, "Ben").await;
    for (browser, language) in [(&ana, "es"), (&ben, "de")] {
        let wish = json!({ "form": "mail", "kinds": ["game-starts"], "language": language });
        browser.post(CHANNELS, &wish).await.good();
    }
    let table = open(&ana, &ben, &days()).await;
    server.advance(2 * SECOND);
    let mut mails = [postbox.plain(2).await, postbox.plain(3).await];
    mails.sort_by_key(|mail| mail.contains("To: ben@"));
    let link = format!("https://play.example.org/t/{table}");
    for (mail, words) in mails.iter().zip(["El tablero de Toledo", "Der Spielplan von Toledo"]) {
        assert!(mail.contains("Content-Type: text/plain"), "{mail}");
        assert!(
            mail.contains(&format!("<a href=\"{link}\"><img src=\"cid:board-0@play.example.org\"")),
            "{mail}"
        );
        assert!(mail.contains("Content-ID: <board-0@play.example.org>"), "{mail}");
        assert!(mail.contains(words), "{mail}");
    }
    let shown: Vec<_> = mails.iter().map(|mail| pictures(mail)).collect();
    assert_eq!(shown[0].len(), 1);
    assert_eq!(shown[0], shown[1], "nobody is shown the own hand");
    let (width, height) = size(&shown[0][0]);
    assert_eq!(width, 640);
    assert!((300..700).contains(&height), "{height}");
    assert!(shown[0][0].len() < 60_000, "{}", shown[0][0].len());
}

#[tokio::test]
async fn a_mail_about_a_table_without_a_game_is_plain_text() {
    let (postbox, port) = Postbox::open().await;
    let server = TestServer::with_clock_and(START, |config| config.mail = Some(Postbox::config(port))).await;
    let ana = with_mail(&server, &postbox, "Ana").await;
    ana.post(CHANNELS, &json!({ "form": "mail", "kinds": ["invited"], "language": "es" })).await.good();
    let ben = account(&server, "Ben").await;
    let opened = ben.post("/api/tables", &json!({ "settings": days() })).await.good();
    let table = opened["table"].as_str().unwrap();
    let player = json!({ "player": id_of(&ana).await });
    assert_eq!(ben.post(&format!("/api/tables/{table}/invitations"), &player).await.status, 204);
    server.advance(2 * SECOND);
    let mail = postbox.plain(1).await;
    assert!(mail.contains(table) && pictures(&mail).is_empty(), "{mail}");
    assert!(!mail.contains("multipart"), "{mail}");
}

#[tokio::test]
async fn a_board_that_cannot_be_read_keeps_no_mail_back() {
    let (postbox, port) = Postbox::open().await;
    let server = TestServer::with_clock_and(START, |config| config.mail = Some(Postbox::config(port))).await;
    let ana = with_mail(&server, &postbox, "Ana").await;
    ana.post(CHANNELS, &json!({ "form": "mail", "kinds": ["game-starts"], "language": "es" })).await.good();
    let ben = Browser::named(server.address, "Ben").await;
    let table = open(&ana, &ben, &days()).await;
    // What is stored of the game is damaged: the lobby still knows the table, but nobody can draw its board.
    server.in_the_data("UPDATE entries SET body = '{}' WHERE seq = 1").await;
    let server = server.restart().await;
    server.advance(2 * SECOND);
    let mail = postbox.plain(1).await;
    assert!(mail.contains(&table) && pictures(&mail).is_empty() && !mail.contains("multipart"), "{mail}");
    server.advance(30 * MINUTE);
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    assert_eq!(postbox.count(), 2, "the proof of the address, and one mail about the table");
}

#[tokio::test]
async fn mail_goes_to_the_proved_address_and_is_ended_by_the_click_of_a_program() {
    let (postbox, port) = Postbox::open().await;
    let server = TestServer::with_clock_and(START, |config| config.mail = Some(Postbox::config(port))).await;
    let ana = with_mail(&server, &postbox, "Ana").await;
    assert_eq!(ana.get("/api/notices").await.good()["mail"], "ana@example.org");
    let wish = json!({ "form": "mail", "address": "eva@example.org", "kinds": ALL, "language": "es" });
    ana.post(CHANNELS, &wish).await.good();
    ana.post(CHANNELS, &wish).await.good();
    assert_eq!(ana.get("/api/notices").await.good()["channels"].as_array().unwrap().len(), 1);
    let ben = Browser::named(server.address, "Ben").await;
    let table = open(&ana, &ben, &days()).await;
    server.advance(2 * SECOND);
    let mail = postbox.plain(1).await;
    assert!(mail.contains("To: ana@example.org") && !mail.contains("eva@"), "{mail}");
    assert!(mail.contains("Toledo con Ben"), "{mail}");
    assert!(mail.contains(&format!("https://play.example.org/t/{table}")), "{mail}");
    assert!(mail.contains("Message-ID: <") && mail.contains("@play.example.org>"), "{mail}");
    assert!(mail.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{mail}");
    let (_, rest) = mail.split_once("List-Unsubscribe: <https://play.example.org").unwrap();
    let path = rest.split_once('>').unwrap().0.replace("\r\n", "").replace(' ', "");
    let program = Browser::new(server.address);
    assert_eq!(program.send("POST", &path, Some("List-Unsubscribe=One-Click")).await.status, 204);
    assert_eq!(ana.get("/api/notices").await.good()["channels"], json!([]));

    // An address that the account does not name any more is told that, and nothing of any table.
    ana.post(CHANNELS, &wish).await.good();
    ana.put("/api/account/email", &json!({ "email": null, "language": "en" })).await;
    let farewell = postbox.plain(2).await;
    assert!(farewell.contains("To: ana@example.org") && !farewell.contains("/t/"), "{farewell}");
    open(&ana, &ben, &days()).await;
    server.advance(6 * MINUTE);
    for _ in 0..1_500 {
        if ana.get("/api/notices").await.good()["channels"] == json!([]) {
            assert_eq!(postbox.count(), 3);
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the address is still there");
}

#[tokio::test]
async fn a_mail_server_that_takes_nothing_from_us_ends_no_mail_and_an_address_that_it_does_not_know_does() {
    let (postbox, port) = Postbox::open().await;
    let server = TestServer::with_clock_and(START, |config| config.mail = Some(Postbox::config(port))).await;
    let ana = with_mail(&server, &postbox, "Ana").await;
    ana.post(CHANNELS, &json!({ "form": "mail", "kinds": ["game-starts"] })).await.good();
    let ben = Browser::named(server.address, "Ben").await;
    let channels = || async { ana.get("/api/notices").await.good()["channels"].as_array().unwrap().len() };
    let ours = [
        ("MAIL", "535 5.7.8 wrong password"),
        ("RCPT", "550 5.7.1 you may not send from there"),
        ("RCPT", "550 relay not permitted"),
    ];
    for (number, (command, answer)) in ours.into_iter().enumerate() {
        postbox.refuse(command, answer);
        let table = open(&ana, &ben, &days()).await;
        server.advance(6 * MINUTE);
        postbox.refused().await;
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        assert_eq!(channels().await, 1, "{answer}");
        // It is tried again, and arrives when the host has put it right.
        postbox.take_all();
        server.advance(3 * MINUTE);
        assert!(postbox.plain(1 + number).await.contains(&table));
    }
    postbox.refuse("RCPT", "550 5.1.1 nobody of that name");
    open(&ana, &ben, &days()).await;
    server.advance(6 * MINUTE);
    postbox.refused().await;
    for _ in 0..1_500 {
        if channels().await == 0 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the address is still there");
}
