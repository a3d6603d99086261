//! Two people at a table. They read only what a player needs: the client must not be what is measured.

use std::net::SocketAddr;

use serde::Deserialize;
use serde_json::json;

use crate::http::Browser;
use crate::raw::{FINAL, RawSocket, TEXT};

/// What Chromium offers.
pub(crate) const OFFER: &str = "permessage-deflate; client_max_window_bits";

#[derive(Deserialize)]
pub(crate) struct Light {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    seq: u64,
    game: Option<LightGame>,
}

#[derive(Deserialize)]
struct LightGame {
    offers: Vec<LightOffer>,
}

#[derive(Deserialize)]
struct LightOffer {
    notation: String,
}

/// A table for two with both at their sockets.
pub(crate) struct SeatPair {
    pub(crate) table: String,
    sockets: [RawSocket; 2],
    now: [Light; 2],
    moves: usize,
}

/// Opens a table for two and answers it with the tokens of both seats.
async fn open(addresses: [SocketAddr; 2], game: &str) -> (String, [String; 2]) {
    // A guest may not have many tables that are not over: everybody is new.
    let (ana, ben) = (Browser::named(addresses[0], "Ana").await, Browser::named(addresses[1], "Ben").await);
    let opened = ana.post("/api/tables", &json!({ "settings": { "game": game, "seats": 2 } })).await.good();
    let table = opened["table"].as_str().unwrap().to_owned();
    let joined = ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let token = |seated: &serde_json::Value| seated["seat_token"].as_str().unwrap().to_owned();
    (table, [token(&opened["seated"]), token(&joined)])
}

/// A table at which only bots sit.
pub(crate) async fn open_for_bots(address: SocketAddr, game: &str) {
    let bot = json!({ "kind": "bot", "level": "expert" });
    let body = json!({ "settings": { "game": game, "seats": 2 }, "sitters": [bot, bot] });
    Browser::named(address, "Eva").await.post("/api/tables", &body).await.good();
}

async fn light(socket: &mut RawSocket) -> Light {
    serde_json::from_slice(&socket.until(TEXT).await.text()).unwrap()
}

async fn next_table(socket: &mut RawSocket) -> Light {
    loop {
        let message = light(socket).await;
        if message.kind == "table" {
            return message;
        }
    }
}

async fn watch(address: SocketAddr, table: &str, token: &str, deflates: bool) -> (RawSocket, Light) {
    let browser = Browser::new(address).with_bearer(token);
    let mut socket = RawSocket::connect(&browser, deflates.then_some(OFFER)).await;
    let watch = json!({ "id": "w", "table": table, "type": "watch" }).to_string();
    socket.send(FINAL | TEXT, watch.as_bytes()).await;
    let now = next_table(&mut socket).await;
    (socket, now)
}

impl SeatPair {
    pub(crate) async fn sit(address: SocketAddr, game: &str, deflates: bool) -> Self {
        Self::sit_at([address; 2], game, deflates).await
    }

    /// The two at two servers.
    pub(crate) async fn sit_at(addresses: [SocketAddr; 2], game: &str, deflates: bool) -> Self {
        let (table, tokens) = open(addresses, game).await;
        let (first, one) = watch(addresses[0], &table, &tokens[0], deflates).await;
        let (second, two) = watch(addresses[1], &table, &tokens[1], deflates).await;
        Self { table, sockets: [first, second], now: [one, two], moves: 0 }
    }

    fn mover(&self) -> Option<usize> {
        let has_moves = |now: &Light| now.game.as_ref().is_some_and(|game| !game.offers.is_empty());
        self.now.iter().position(has_moves)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.mover().is_none()
    }

    /// The first of the two gives up, which ends the game; answers which table it was.
    pub(crate) async fn resign(mut self) -> String {
        let message =
            json!({ "id": "r", "table": self.table, "type": "resign", "seq": self.now[0].seq }).to_string();
        self.sockets[0].send(FINAL | TEXT, message.as_bytes()).await;
        while light(&mut self.sockets[0]).await.kind != "done" {}
        self.table
    }

    /// Makes a move and waits until it is stored and told to both.
    pub(crate) async fn play(&mut self) -> Option<std::time::Duration> {
        let mover = self.mover()?;
        let now = &self.now[mover];
        let offers = &now.game.as_ref().unwrap().offers;
        let notation = &offers[self.moves * 7 % offers.len()].notation;
        self.moves += 1;
        let message = json!({ "id": self.moves.to_string(), "table": self.table, "type": "move", "seq": now.seq, "notation": notation });
        let message = message.to_string();
        let started = std::time::Instant::now();
        self.sockets[mover].send(FINAL | TEXT, message.as_bytes()).await;
        loop {
            let message = light(&mut self.sockets[mover]).await;
            match message.kind.as_str() {
                "table" => self.now[mover] = message,
                "done" => break,
                other => assert!(other == "presence" || other == "chat", "{other}"),
            }
        }
        let took = started.elapsed();
        self.now[1 - mover] = next_table(&mut self.sockets[1 - mover]).await;
        Some(took)
    }
}
