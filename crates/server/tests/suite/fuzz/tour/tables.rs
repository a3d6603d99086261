//! Tables, what is seen of them when they are over, and what is learned without one.

use serde_json::json;

use super::Tour;
use crate::players::give_up;
use crate::support::{Browser, Player};

impl Tour<'_> {
    pub(super) async fn tables(&mut self) {
        let (ana, ben) = (self.guest("Ana").await, self.guest("Ben").await);
        let settings = json!({ "game": "toledo", "seats": 3, "start_when_full": false });
        let opened = self.post(&ana, "/api/tables", json!({ "settings": settings })).await;
        let table = format!("/api/tables/{}", opened["table"].as_str().unwrap());
        let seat = |number: u32, more: &str| format!("{table}/seats/{number}{more}");
        self.get(&ana, &table).await;
        self.put(&ana, &format!("{table}/deal-part"), json!({ "deal_part": "mine" })).await;
        self.post(&ben, &format!("{table}/join"), json!({})).await;
        self.delete(&ana, &seat(1, "")).await;
        self.put(&ana, &seat(1, ""), json!({ "sitter": { "kind": "person" } })).await;
        let link = self.post(&ana, &seat(1, "/link"), json!({})).await;
        let by_link = self.guest("Cay").await.with_bearer(link["seat_token"].as_str().unwrap());
        self.post(&by_link, &format!("{table}/claim"), json!({})).await;
        self.put(&ana, &seat(2, ""), json!({ "sitter": { "kind": "bot", "level": "novice" } })).await;
        self.post(&ana, &seat(0, "/link"), json!({})).await;
        let links = self.get(&ana, &seat(0, "/links")).await;
        let all = links["links"].as_array().unwrap();
        let link = all.iter().find(|link| link["may_end"] == true && link["own"] == false).unwrap();
        self.delete(&ana, &seat(0, &format!("/links/{}", link["id"].as_str().unwrap()))).await;
        self.delete(&ana, &seat(0, "/links")).await;
        self.post(&ana, &format!("{table}/start"), json!({})).await;
        let other = self.post(&ana, "/api/tables", json!({ "settings": settings })).await;
        self.post(&ana, &format!("/api/tables/{}/abort", other["table"].as_str().unwrap()), json!({})).await;
    }

    pub(super) async fn looking_back(&mut self) {
        let (ana, ben) = (self.guest("Ana").await, self.guest("Ben").await);
        let id = crate::games::open(&ana, &ben, "alcazar", 2).await;
        let (first, second) = (Player::at(&ana, &id).await, Player::at(&ben, &id).await);
        let mut first = if first.offers().is_empty() { second } else { first };
        let notation = first.offers()[0].clone();
        assert_eq!(first.play(&notation).await["type"], "done");
        drop(first);
        give_up(&ben, &id).await;
        let table = format!("/api/tables/{id}");
        for what in ["log", "moments/0", "record", "reveal", "review", "moments/0/moves"] {
            self.get(&ana, &format!("{table}/{what}")).await;
        }
        self.post(&ana, &format!("{table}/review"), json!({})).await;
        let moves = self.get(&ana, &format!("{table}/moments/0/moves")).await;
        let notation = moves["offers"][1]["notation"].as_str().unwrap().to_owned();
        let tried = format!("{table}/moments/0/try?notation={}", notation.replace(' ', "%20"));
        self.get(&ana, &tried).await;
        let wish = json!({ "seat": moves["seat"], "notation": notation, "level": "novice" });
        self.post(&ana, &format!("{table}/moments/0/play-on"), wish).await;
        self.post(&ana, &format!("{table}/rematch"), json!({})).await;
    }

    pub(super) async fn learning(&mut self) {
        let (ana, nobody) = (self.guest("Ana").await, Browser::new(self.server.address));
        self.get(&nobody, "/api/games").await;
        for what in ["rules", "schemas/view", "lessons"] {
            self.get(&nobody, &format!("/api/games/salamanca/{what}")).await;
        }
        let question = json!({ "answers": [], "question": { "ask": "now" } });
        self.post(&nobody, "/api/games/salamanca/lessons/plagues", question).await;
        let list = self.get(&ana, "/api/exercises/toledo").await;
        let path = format!("/api/exercises/toledo/{}", list["exercises"][0]["id"].as_str().unwrap());
        let posed = self.get(&ana, &path).await;
        let notation = posed["offers"][0]["notation"].as_str().unwrap().replace(' ', "%20");
        self.get(&ana, &format!("{path}/preview?notation={notation}")).await;
        let told = self.get(&ana, &format!("{path}/answer?notation={notation}")).await;
        let known = told["choices"][0]["notation"].as_str().unwrap().replace(' ', "%20");
        self.get(&ana, &format!("{path}/try?notation={known}")).await;
        self.get(&ana, &format!("{path}/explain?place=5")).await;
        self.post(&ana, &format!("{path}/play-on"), json!({ "level": "novice" })).await;
    }
}
