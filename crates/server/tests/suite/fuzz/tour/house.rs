//! The host, what looks after the server, and notices.

use serde_json::json;

use super::Tour;
use crate::house::admin;
use crate::notices::CHANNELS;
use crate::support::{Browser, Receiver, Subscription};

impl Tour<'_> {
    pub(super) async fn notices(&mut self) {
        let ana = self.guest("Ana").await;
        let (hook, browser) = (Receiver::open().await, Subscription::new());
        self.post(&ana, CHANNELS, browser.wish(&hook.url(), &["your-turn"])).await;
        let opened = self
            .post(&ana, CHANNELS, json!({ "form": "webhook", "kinds": ["your-turn"], "address": hook.url() }))
            .await;
        self.get(&ana, "/api/notices").await;
        let hours = json!({ "time_zone": "UTC", "quiet_from": 0, "quiet_until": 0, "remind_hours": 5 });
        self.put(&ana, "/api/notices/hours", hours).await;
        let channel = format!("{CHANNELS}/{}", opened["id"].as_str().unwrap());
        self.put(&ana, &channel, json!({ "kinds": ["invited"], "language": "en" })).await;
        self.delete(&ana, &channel).await;
    }

    pub(super) async fn house(&mut self) {
        let hanna = self.account("Hannah").await;
        let link = admin(self.server).await.host_link().await.unwrap();
        let token = link.split('=').nth(1).unwrap().to_owned();
        self.post(&hanna, "/api/host/claim", json!({ "token": token })).await;
        for what in ["settings", "status", "log", "team", "invitations"] {
            self.get(&hanna, &format!("/api/host/{what}")).await;
        }
        self.put(&hanna, "/api/host/settings", json!({ "name": "Casa" })).await;
        self.put(&hanna, "/api/host/team", json!({ "name": "Hannah", "role": "host" })).await;
        let made =
            self.post(&hanna, "/api/host/invitations", json!({ "note": "Dora", "uses": 1, "days": 1 })).await;
        let id = made["invitation"]["id"].as_str().unwrap();
        self.delete(&hanna, &format!("/api/host/invitations/{id}")).await;
        let nobody = Browser::new(self.server.address);
        for path in ["/api", "/api/openapi.json", "/api/house", "/health", "/metrics", "/ready"] {
            self.get(&nobody, path).await;
        }
    }
}
