//! Nobody new comes in from an address for a while.

use std::sync::Arc;

use serde_json::json;
use server::TimeSource;

use crate::house::{account, admin};
use crate::order::{HOUR, NOW, answer, moderator, open, queue, report};
use crate::people::key;
use crate::support::database::{TestData, is_postgres};
use crate::support::{Browser, TestServer};

const ADDRESSES: &str = "/api/moderation/addresses";

#[tokio::test]
async fn whoever_was_put_out_does_not_return_as_a_new_guest_from_the_same_address() {
    let server = TestServer::with_clock(NOW).await;
    let (mia, ana) = (moderator(&server, "Mia").await, account(&server, "Ana").await);
    let gus = Browser::named(server.address, "Gus").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = open(&ben, &gus).await;
    let told = report(&ana, json!({ "kind": "conduct", "table": table, "seat": 1 })).await;
    assert_eq!(told.status, 204, "{}", told.body);
    let id = queue(&mia).await["open"][0]["id"].clone();
    let ban = json!({ "action": "ban", "reason": "Enough.", "hours": 24 });
    answer(&mia, &id, ban).await.good();
    // Another guest is quickly made.
    assert_eq!(Browser::named(server.address, "Gus 2").await.get("/api/session").await.status, 200);

    let wish = json!({ "report": id, "hours": 48, "reason": "Came back." });
    for (who, body, expected) in [
        (&ana, wish.clone(), "not-trusted"),
        (&mia, json!({ "hours": 48, "reason": "x" }), "bad-message"),
        (&mia, json!({ "report": id, "hours": 0, "reason": "x" }), "bad-message"),
        (&mia, json!({ "report": id, "hours": 721, "reason": "x" }), "bad-message"),
        (&mia, json!({ "report": id, "hours": 1, "reason": " " }), "bad-message"),
        (&mia, json!({ "address": "example.org", "hours": 1, "reason": "x" }), "bad-message"),
    ] {
        assert_eq!(key(&who.post(ADDRESSES, &body).await), expected, "{body}");
    }
    let bans = mia.post(ADDRESSES, &wish).await.good();
    assert_eq!((&bans["bans"][0]["about"], &bans["bans"][0]["given_by"]), (&json!("Gus"), &json!("Mia")));
    assert_eq!(bans["bans"][0]["until"], json!(NOW + 48 * HOUR));
    let stranger = Browser::new(server.address);
    assert_eq!(key(&stranger.post("/api/session", &json!({ "name": "Gus 3" })).await), "banned");
    let wish = json!({ "name": "Gus 4", "password": "four quiet barons dance" });
    assert_eq!(key(&stranger.post("/api/account", &wish).await), "banned");
    // Others who share the address stay, and come in with their accounts.
    assert_eq!(ben.get("/api/lobby").await.status, 200);
    let mut back = Browser::new(server.address);
    let way = "/api/account/sign-in/password";
    back.sign(way, &json!({ "who": "Ana", "password": "four quiet barons dance" })).await;

    // It holds over a restart, is in the log, and ends by itself or by a moderator.
    let server = server.restart().await;
    let mia = Browser { address: server.address, ..mia };
    let stranger = Browser::new(server.address);
    let enter = json!({ "name": "Zoe" });
    assert_eq!(key(&stranger.post("/api/session", &enter).await), "banned");
    let id = mia.get(ADDRESSES).await.good()["bans"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(mia.delete(&format!("{ADDRESSES}/{id}")).await.good()["bans"], json!([]));
    assert_eq!(mia.delete(&format!("{ADDRESSES}/{id}")).await.status, 404);
    assert_eq!(stranger.post("/api/session", &enter).await.status, 200);
    let told = admin(&server).await.ban_address("127.0.0.1", 2, "By hand.").await.unwrap();
    assert!(told.contains("an address: By hand."), "{told}");
    let log = "SELECT COUNT(*) FROM house_log WHERE action IN ('banned-address', 'lifted-address')";
    assert_eq!(server.in_the_data(log).await, 3);
}

#[tokio::test]
async fn an_address_that_was_banned_is_free_again_after_its_time_at_every_node() {
    if !is_postgres() {
        return;
    }
    let data = Arc::new(TestData::new().await);
    let one = TestServer::node(&data, TimeSource::default()).await;
    let two = TestServer::node(&data, TimeSource::default()).await;
    let mia = moderator(&one, "Mia").await;
    let enter = json!({ "name": "Zoe" });
    let wish = json!({ "address": "127.0.0.1", "hours": 1, "reason": "Enough." });
    mia.post(ADDRESSES, &wish).await.good();
    assert_eq!(key(&Browser::new(two.address).post("/api/session", &enter).await), "banned");
    one.in_the_data("UPDATE address_bans SET until_at = 1").await;
    assert_eq!(Browser::new(two.address).post("/api/session", &enter).await.status, 200);
}
