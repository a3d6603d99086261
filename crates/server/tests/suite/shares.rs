//! Shares: no address has so much of anything that nothing is left for the others.

use serde_json::json;

use crate::support::{Browser, Player, TestServer};

/// Asks behind a proxy, as a visitor from this address.
async fn from(server: &TestServer, address: &str, cookie: &str) -> u16 {
    let cookie = if cookie.is_empty() { String::new() } else { format!("Cookie: tertulia={cookie}\r\n") };
    let lines = format!("X-Forwarded-For: {address}\r\n{cookie}");
    let head = Browser::new(server.address).head_of("/api/games", &lines).await;
    head.split(' ').nth(1).unwrap().parse().unwrap()
}

#[tokio::test]
async fn cookies_that_somebody_made_up_lift_no_limit() {
    let server = TestServer::with(|config| {
        config.behind_proxy = true;
        config.limits.requests_per_second = 2;
    })
    .await;
    let mut refused = 0;
    for number in 0..20 {
        refused += u32::from(from(&server, "192.0.2.1", &format!("{number:032x}")).await == 429);
    }
    assert!(refused >= 10, "{refused}");
    // Whoever really has a session is served, also at this address.
    let ana = Browser::named(server.address, "Ana").await;
    let cookie = ana.cookie.as_deref().unwrap().trim_start_matches("tertulia=").to_owned();
    assert_eq!(from(&server, "192.0.2.1", &cookie).await, 200);
    assert_eq!(from(&server, "192.0.2.2", "").await, 200);
}

/// Comes in from an address.
async fn enter(server: &TestServer, address: &str) -> u16 {
    let body = json!({ "name": "Ana" }).to_string();
    let lines = format!(
        "X-Forwarded-For: {address}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n",
        body.len()
    );
    let request = format!("POST /api/session HTTP/1.1\r\nHost: x\r\n{lines}Connection: close\r\n\r\n{body}");
    crate::requests::statuses(server, &request).await[0]
}

#[tokio::test]
async fn one_address_does_not_lock_newcomers_out() {
    let server = TestServer::with(|config| {
        config.behind_proxy = true;
        config.limits.sessions_per_minute = 60;
    })
    .await;
    let mut entered = 0;
    while enter(&server, "192.0.2.1").await == 200 {
        entered += 1;
        assert!(entered < 60, "an address has its share of sessions");
    }
    assert!(entered >= 6);
    for number in 2..12 {
        assert_eq!(enter(&server, &format!("192.0.2.{number}")).await, 200);
    }
}

#[tokio::test]
async fn one_address_opens_its_share_of_tables_with_however_many_guests() {
    let server = TestServer::with(|config| config.limits.sessions_per_minute = 200).await;
    let mut guests = Vec::new();
    for number in 0..5 {
        guests.push(Browser::named(server.address, &format!("Guest {number}")).await);
    }
    let body = json!({ "settings": { "game": "toledo", "seats": 2 } });
    let mut opened = 0;
    for number in 0..40 {
        opened += u32::from(guests[number % 5].post("/api/tables", &body).await.status == 201);
    }
    assert!((20..40).contains(&opened), "{opened}");
}

#[tokio::test]
async fn one_address_has_its_share_of_sockets_and_of_connections() {
    let server = TestServer::with(|config| config.limits.sockets_per_address = 3).await;
    let mut sockets = Vec::new();
    for number in 0..3 {
        let guest = Browser::named(server.address, &format!("Guest {number}")).await;
        sockets.push(Player::connect(&guest).await);
    }
    let late = Browser::named(server.address, "Late").await;
    assert!(Player::try_connect(&late).await.is_err());
    drop(sockets.pop());
    let mut tries = 0;
    while Player::try_connect(&late).await.is_err() {
        tries += 1;
        assert!(tries < 1_500, "there is room again");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let server = TestServer::with(|config| config.limits.connections_per_address = 2).await;
    let anybody = Browser::new(server.address);
    let held = [Player::connect(&anybody).await, Player::connect(&anybody).await];
    assert_eq!(anybody.get("/health").await.status, 503);
    drop(held);
}

#[tokio::test]
async fn messages_of_one_address_are_counted_together() {
    let server = TestServer::with(|config| config.limits.messages_per_second = 1).await;
    let mut sockets = Vec::new();
    for number in 0..60 {
        let guest = Browser::named(server.address, &format!("Guest {number}")).await;
        sockets.push(Player::connect(&guest).await);
    }
    let message = json!({ "id": "m", "table": "x", "type": "unwatch" }).to_string();
    for socket in &mut sockets {
        for _ in 0..2 {
            socket.send_text(message.clone()).await;
        }
    }
    let mut limited = 0;
    for socket in &mut sockets {
        limited += u32::from(socket.next().await.unwrap()["problem"]["key"] == "rate-limited");
    }
    assert!(limited > 0, "each of sixty sockets sent no more than it may, all together too much");
}
