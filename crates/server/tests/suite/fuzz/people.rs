//! Those who ask: nobody, guests at a table, somebody with an account and a club, a moderator, and the host of the house.

use serde_json::json;

use super::bodies::WORDS;
use crate::games::{Dice, open};
use crate::house::{account, admin, host};
use crate::people::id_of;
use crate::support::{Browser, TestServer};

pub(super) struct Askers {
    all: Vec<Browser>,
    names: u32,
    table: String,
    club: String,
    player: String,
}

impl Askers {
    pub(super) async fn new(server: &TestServer) -> Self {
        let ana = Browser::named(server.address, "Ana").await;
        let ben = Browser::named(server.address, "Ben").await;
        let table = open(&ana, &ben, "alcazar", 2).await;
        let all = vec![
            ana,
            ben,
            Browser::new(server.address),
            account(server, "Eva").await,
            account(server, "Mia").await,
            host(server).await,
        ];
        admin(server).await.set_role("Mia", Some(protocol::rest::HouseRole::Moderator)).await.unwrap();
        let (club, player) = (found(&all[3]).await, id_of(&all[3]).await);
        Self { all, names: 0, table, club, player }
    }

    pub(super) fn one(&self, dice: &mut Dice) -> Browser {
        self.all[dice.roll(self.all.len())].clone()
    }

    /// Some requests end the session of whoever sends them, or a club: another one comes in.
    pub(super) async fn come_back(&mut self, server: &TestServer) {
        for place in 3..self.all.len() {
            if self.all[place].get("/api/account").await.status == 200 {
                continue;
            }
            self.names += 1;
            let name = format!("Somebody {}", self.names);
            self.all[place] = account(server, &name).await;
            if place > 3 {
                let role = [protocol::rest::HouseRole::Moderator, protocol::rest::HouseRole::Host][place - 4];
                admin(server).await.set_role(&name, Some(role)).await.unwrap();
            }
        }
        if self.all[3].get(&format!("/api/clubs/{}", self.club)).await.status != 200 {
            self.club = found(&self.all[3]).await;
        }
    }

    /// Fills an address: mostly with what is there. Nothing is left open.
    pub(super) async fn fill(&self, dice: &mut Dice, path: &str) -> String {
        let mut filled = String::new();
        let mut rest = path;
        while let Some((before, name, after)) = next_gap(rest) {
            let known = match name {
                "table" => self.table.clone(),
                "club" => self.club.clone(),
                "game" => "alcazar".to_owned(),
                "id" if before.contains("reports") => self.report().await,
                "id" => self.player.clone(),
                "seat" | "number" => dice.roll(3).to_string(),
                _ => WORDS[dice.roll(WORDS.len())].to_owned(),
            };
            let value = if dice.roll(3) > 0 { known } else { WORDS[dice.roll(WORDS.len())].to_owned() };
            filled.extend([before, &value]);
            rest = after;
        }
        filled + rest
    }

    /// A report that waits for an answer, made for the purpose.
    async fn report(&self) -> String {
        let body = json!({ "kind": "conduct", "player": self.player });
        self.all[0].post("/api/reports", &body).await;
        let queue = self.all[4].get("/api/moderation").await;
        let id = serde_json::from_str(&queue.body).ok();
        let id = id.and_then(|queue: serde_json::Value| Some(queue["open"][0]["id"].as_str()?.to_owned()));
        id.unwrap_or_else(|| "x".to_owned())
    }
}

/// A club of somebody.
async fn found(who: &Browser) -> String {
    let club = who.post("/api/clubs", &json!({ "name": "Club", "listed": true })).await.good();
    club["club"]["id"].as_str().unwrap().to_owned()
}

/// The first `{name}`, with what stands before and behind it.
fn next_gap(path: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = path.split_once('{')?;
    let (name, after) = rest.split_once('}')?;
    Some((before, name, after))
}
