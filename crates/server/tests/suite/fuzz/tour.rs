//! A request of every route that is answered well: what is made up seldom comes so far.

mod house;
mod tables;

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::clubs::{found, member, page};
use crate::house::{account, admin};
use crate::people::id_of;
use crate::support::{Browser, TestServer};

const PASSWORD: &str = "four quiet barons dance";

/// Who goes through the house, and what was answered well.
pub(super) struct Tour<'a> {
    server: &'a TestServer,
    /// The routes: their methods and paths.
    routes: BTreeSet<String>,
    pub(super) well: BTreeSet<String>,
}

/// Whether an address is one of a path with gaps, and how many gaps it fills.
fn gaps(path: &str, address: &str) -> Option<usize> {
    let address = address.split('?').next().unwrap();
    let (known, asked): (Vec<_>, Vec<_>) = (path.split('/').collect(), address.split('/').collect());
    let fits = |(known, asked): (&&str, &&str)| known.starts_with('{') || known == asked;
    let is_one = known.len() == asked.len() && known.iter().zip(&asked).all(fits);
    is_one.then(|| known.iter().filter(|part| part.starts_with('{')).count())
}

impl<'a> Tour<'a> {
    /// Asks for all that it can.
    pub(super) async fn walk(server: &'a TestServer, routes: BTreeSet<String>) -> BTreeSet<String> {
        let mut tour = Self { server, routes, well: BTreeSet::new() };
        tour.accounts().await;
        tour.people().await;
        tour.clubs().await;
        tour.notices().await;
        tour.house().await;
        tour.order().await;
        tour.tables().await;
        tour.looking_back().await;
        tour.learning().await;
        tour.well
    }

    async fn guest(&self, name: &str) -> Browser {
        Browser::named(self.server.address, name).await
    }

    async fn account(&self, name: &str) -> Browser {
        account(self.server, name).await
    }

    /// The route to which a request belongs was answered well.
    fn note(&mut self, method: &str, address: &str) {
        let of_method = self.routes.iter().filter_map(|route| route.strip_prefix(&format!("{method} ")));
        let found = of_method.filter_map(|path| Some((gaps(path, address)?, path))).min();
        let (_, path) = found.unwrap_or_else(|| panic!("there is no route {method} {address}"));
        self.well.insert(format!("{method} {path}"));
    }

    /// A request that is answered well.
    async fn ask(&mut self, who: &Browser, method: &str, address: &str, body: Value) -> Value {
        let reply = who.send(method, address, Some(&body.to_string())).await;
        assert!(reply.status < 300, "{method} {address} {body}: {} {}", reply.status, reply.body);
        self.note(method, address);
        serde_json::from_str(&reply.body).unwrap_or(Value::Null)
    }

    async fn get(&mut self, who: &Browser, address: &str) -> Value {
        self.ask(who, "GET", address, Value::Null).await
    }

    async fn post(&mut self, who: &Browser, address: &str, body: Value) -> Value {
        self.ask(who, "POST", address, body).await
    }

    async fn put(&mut self, who: &Browser, address: &str, body: Value) -> Value {
        self.ask(who, "PUT", address, body).await
    }

    async fn delete(&mut self, who: &Browser, address: &str) -> Value {
        self.ask(who, "DELETE", address, Value::Null).await
    }

    /// A request that begins a session.
    async fn sign(&mut self, who: &mut Browser, address: &str, body: Value) -> Value {
        let answer = who.sign(address, &body).await;
        self.note("POST", address);
        answer
    }

    async fn accounts(&mut self) {
        let mut ana = Browser::new(self.server.address);
        self.sign(&mut ana, "/api/session", json!({ "name": "Ana" })).await;
        self.get(&ana, "/api/session").await;
        let made = self.sign(&mut ana, "/api/account", json!({ "name": "Tour", "password": PASSWORD })).await;
        let code = made["recovery_codes"][0].clone();
        for path in ["/api/account", "/api/account/ways", "/api/account/export", "/api/history"] {
            self.get(&ana, path).await;
        }
        self.post(&ana, "/api/account/proof/password", json!({ "password": PASSWORD })).await;
        self.put(&ana, "/api/account/name", json!({ "name": "Tourist" })).await;
        self.put(&ana, "/api/account/privacy", json!({ "private": false })).await;
        let change = json!({ "old": PASSWORD, "new": "five loud condes sing" });
        self.put(&ana, "/api/account/password", change).await;
        let mut phone = Browser::new(self.server.address);
        let way = json!({ "who": "Tourist", "password": "five loud condes sing" });
        self.sign(&mut phone, "/api/account/sign-in/password", way).await;
        let sessions = self.get(&ana, "/api/account").await["sessions"].clone();
        let other = sessions.as_array().unwrap().iter().find(|one| one["own"] == false).unwrap();
        self.delete(&ana, &format!("/api/account/sessions/{}", other["id"].as_str().unwrap())).await;
        let mut again = Browser::new(self.server.address);
        self.sign(&mut again, "/api/account/sign-in/recovery", json!({ "code": code })).await;
        self.post(&ana, "/api/account/recovery-codes", json!({})).await;
        self.get(&ana, "/api/players?name=Tourist").await;
        let id = id_of(&ana).await;
        for path in ["", "/results", "/ratings/toledo"] {
            self.get(&ana, &format!("/api/players/{id}{path}")).await;
        }
        self.get(&ana, "/api/leaderboards/toledo").await;
        self.delete(&ana, "/api/account/sessions").await;
        let eva = self.account("Evelina").await;
        self.post(&eva, "/api/account/delete", json!({ "name": "Evelina" })).await;
        let ben = self.account("Bernardo").await;
        self.delete(&ben, "/api/session").await;
    }

    async fn people(&mut self) {
        let (ana, ben) = (self.account("Anabel").await, self.account("Benno").await);
        let of_ben = json!({ "player": id_of(&ben).await });
        self.post(&ana, "/api/people/following", of_ben.clone()).await;
        self.get(&ana, "/api/people").await;
        let opened =
            self.post(&ana, "/api/tables", json!({ "settings": { "game": "toledo", "seats": 2 } })).await;
        let invitations = format!("/api/tables/{}/invitations", opened["table"].as_str().unwrap());
        self.post(&ana, &invitations, of_ben.clone()).await;
        self.delete(&ben, &invitations).await;
        self.delete(&ana, &format!("/api/people/following/{}", id_of(&ben).await)).await;
        let blocked = self.post(&ana, "/api/people/blocked", of_ben).await["blocked"][0]["id"].clone();
        self.delete(&ana, &format!("/api/people/blocked/{}", blocked.as_str().unwrap())).await;
        self.get(&ana, "/api/lobby").await;
        self.put(&ana, "/api/lobby/here", json!({ "shown": true })).await;
        let wish = json!({ "games": ["toledo"], "seats": [2], "paces": ["days"] });
        self.put(&ana, "/api/search", wish).await;
        self.get(&ana, "/api/search").await;
        self.post(&ana, "/api/search/leave", json!({})).await;
        self.delete(&ana, "/api/search").await;
        let now =
            std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64;
        let plan = json!({ "from": now + 1_000, "until": now + 2 * 24 * 3_600_000 });
        self.put(&ana, "/api/holiday", plan).await;
        self.get(&ana, "/api/holiday").await;
        self.delete(&ana, "/api/holiday").await;
    }

    async fn clubs(&mut self) {
        let (ana, ben, eva) = (self.guest("Ana").await, self.guest("Ben").await, self.guest("Eva").await);
        let wish = json!({ "name": "Los Martes", "listed": true });
        let made = self.post(&ana, "/api/clubs", wish.clone()).await;
        let club = format!("/api/clubs/{}", made["club"]["id"].as_str().unwrap());
        let token = json!({ "token": made["invitation"] });
        for who in [&ben, &eva] {
            self.post(who, &format!("{club}/join"), token.clone()).await;
        }
        self.get(&ana, "/api/clubs").await;
        self.get(&ana, &club).await;
        self.put(&ana, &club, wish).await;
        self.get(&ana, &format!("{club}/leaderboards/toledo")).await;
        let wish = json!({ "games": ["toledo"], "least": 2, "most": 2, "rounds": 1 });
        self.post(&ana, &format!("{club}/evenings"), wish).await;
        let evening = format!("{club}/evenings/1");
        for who in [&ana, &ben] {
            self.put(who, &format!("{evening}/here"), json!({ "is_here": true })).await;
        }
        self.get(&ana, &evening).await;
        let drawn = self.post(&ana, &format!("{evening}/rounds"), json!({ "round": 1 })).await;
        let table = &drawn["drawn"][0]["tables"][0]["table"];
        self.post(&ana, &format!("{evening}/waive"), json!({ "table": table })).await;
        self.post(&ana, &format!("{evening}/end"), json!({})).await;
        let members = page(&ana, club.rsplit('/').next().unwrap()).await;
        let of = |name: &str| format!("{club}/members/{}", member(&members, name));
        self.put(&ana, &of("Ben"), json!({ "role": "organiser" })).await;
        self.delete(&ana, &of("Eva")).await;
        self.post(&ana, &format!("{club}/invitation"), json!({})).await;
        self.delete(&ana, &format!("{club}/invitation")).await;
        self.post(&ana, &format!("{club}/organiser-link"), json!({})).await;
        self.delete(&ana, &format!("{club}/organiser-link")).await;
        self.post(&ben, &format!("{club}/leave"), json!({})).await;
        self.delete(&ana, &club).await;
    }

    /// What moderators do.
    async fn order(&mut self) {
        let (mia, ana, ben) =
            (self.account("Mia").await, self.account("Annette").await, self.account("Bela").await);
        let hanna = self.account("Hanna").await;
        let host = admin(self.server).await;
        host.set_role("Mia", Some(protocol::rest::HouseRole::Moderator)).await.unwrap();
        host.set_role("Hanna", Some(protocol::rest::HouseRole::Host)).await.unwrap();
        self.post(&ana, "/api/reports", json!({ "kind": "conduct", "player": id_of(&ben).await })).await;
        let report = self.get(&mia, "/api/moderation").await["open"][0]["id"].as_str().unwrap().to_owned();
        let mute = json!({ "action": "mute", "hours": 1, "reason": "Hush." });
        self.post(&mia, &format!("/api/moderation/reports/{report}"), mute).await;
        let sanction = self.get(&ben, "/api/standing").await["sanctions"][0]["id"].clone();
        let note = json!({ "sanction": sanction, "text": "I did not." });
        self.post(&ben, "/api/standing/appeal", note).await;
        self.post(&ben, "/api/standing/confirm", json!({})).await;
        self.get(&mia, "/api/moderation/sanctions").await;
        let sanction = sanction.as_str().unwrap().to_owned();
        self.get(&hanna, "/api/host/appeals").await;
        self.delete(&hanna, &format!("/api/host/appeals/{sanction}")).await;
        self.delete(&mia, &format!("/api/moderation/sanctions/{sanction}")).await;
        let ban = json!({ "address": "203.0.113.7", "hours": 1, "reason": "Enough." });
        let bans = self.post(&mia, "/api/moderation/addresses", ban).await;
        self.get(&mia, "/api/moderation/addresses").await;
        let ban = bans["bans"][0]["id"].as_str().unwrap();
        self.delete(&mia, &format!("/api/moderation/addresses/{ban}")).await;
        let (club, _) = found(&ana, true).await;
        let hide = json!({ "action": "hide", "reason": "Rude." });
        self.post(&mia, &format!("/api/moderation/clubs/{club}"), hide).await;
        self.get(&mia, "/api/moderation/clubs").await;
    }
}
