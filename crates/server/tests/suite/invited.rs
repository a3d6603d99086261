//! Invitations as notices: to whom they go, and to whom not. The clock of most of these servers stands still until it is moved.

use std::sync::Arc;

use serde_json::{Value, json};
use server::TimeSource;

use crate::house::account;
use crate::notices::{ALL, MINUTE, Reader, SECOND, START, days, open, until_looked_at, until_nothing_waits};
use crate::people::{block, id_of};
use crate::support::database::{TestData, is_postgres};
use crate::support::{Browser, Player, TestServer};

#[tokio::test]
async fn a_seat_that_is_kept_at_a_rematch_is_an_invitation() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) = (Reader::new(&server, "Ana").await, Reader::new(&server, "Ben").await);
    let table = open(&ana.browser, &ben.browser, &days()).await;
    server.advance(2 * SECOND);
    ana.told(0).await;
    ben.told(0).await;
    let mut player = Player::at(&ana.browser, &table).await;
    let seq = player.seq();
    assert_eq!(player.ask(json!({ "type": "resign", "seq": seq })).await["type"], "done");
    while !player.is_over() {
        player.until(|message| message["type"] == "table").await;
    }
    let rematch = ana.browser.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.good();
    let rematch = rematch["table"].as_str().unwrap().to_owned();
    server.advance(6 * MINUTE);
    assert_eq!(ben.told(1).await, [("invited".to_owned(), rematch)]);
    ana.hook.stays_at(1).await;
}

#[tokio::test]
async fn whoever_is_asked_to_a_table_is_told_once_and_not_by_whom_they_have_blocked() {
    let server = TestServer::with_clock(START).await;
    let (ana, eve) = (account(&server, "Ana").await, account(&server, "Eve").await);
    let wish = json!({ "form": "webhook", "kinds": ALL });
    let ben = Reader::of(account(&server, "Ben").await, wish).await;
    let player = json!({ "player": id_of(&ben.browser).await });
    block(&ben.browser, &eve).await;
    let settings = json!({ "settings": days() });
    let mut asked = Vec::new();
    for host in [&eve, &ana] {
        let table = host.post("/api/tables", &settings).await.good()["table"].as_str().unwrap().to_owned();
        let status = host.post(&format!("/api/tables/{table}/invitations"), &player).await.status;
        asked.push((status, table));
    }
    assert_eq!((asked[0].0, asked[1].0), (409, 204));
    server.advance(2 * SECOND);
    assert_eq!(ben.told(0).await, [("invited".to_owned(), asked[1].1.clone())]);
    server.advance(10 * MINUTE);
    ben.hook.stays_at(1).await;
}

/// An account that is told of all, and the wish to ask it to a table.
async fn reader(server: &TestServer, name: &str) -> (Reader, Value) {
    let wish = json!({ "form": "webhook", "kinds": ALL });
    let reader = Reader::of(account(server, name).await, wish).await;
    let player = json!({ "player": id_of(&reader.browser).await });
    (reader, player)
}

async fn waiting_table(host: &Browser) -> String {
    let opened = host.post("/api/tables", &json!({ "settings": days() })).await.good();
    opened["table"].as_str().unwrap().to_owned()
}

async fn ask(host: &Browser, table: &str, player: &Value) {
    assert_eq!(host.post(&format!("/api/tables/{table}/invitations"), player).await.status, 204);
}

#[tokio::test]
async fn whoever_looks_at_the_table_is_not_told_of_the_invitation_to_it() {
    let server = TestServer::with_clock(START).await;
    let ana = account(&server, "Ana").await;
    let (ben, player) = reader(&server, "Ben").await;
    let tables = [waiting_table(&ana).await, waiting_table(&ana).await, waiting_table(&ana).await];
    let watching = Player::at(&ben.browser, &tables[0]).await;
    // One page that is open and not before the eyes, and one that was left.
    let mut hidden = Player::at(&ben.browser, &tables[1]).await;
    assert_eq!(hidden.ask(json!({ "type": "look", "is_looking": false })).await["type"], "done");
    Player::at(&ben.browser, &tables[2]).await.leave().await;
    for table in &tables {
        ask(&ana, table, &player).await;
    }
    server.advance(2 * SECOND);
    let mut told: Vec<String> = ben.told(0).await.into_iter().map(|(_, table)| table).collect();
    told.sort();
    let mut others = tables[1..].to_vec();
    others.sort();
    assert_eq!(told, others);
    // It is not told later either: who goes on looking has seen it.
    server.advance(2 * MINUTE);
    until_nothing_waits(&server).await;
    watching.leave().await;
    server.advance(10 * MINUTE);
    ben.hook.stays_at(1).await;
}

#[tokio::test]
async fn whoever_looks_at_the_table_at_another_node_is_not_told_of_the_invitation_either() {
    if !is_postgres() {
        return;
    }
    let data = Arc::new(TestData::new().await);
    let nodes = [
        TestServer::node(&data, TimeSource::default()).await,
        TestServer::node(&data, TimeSource::default()).await,
    ];
    let ana = account(&nodes[0], "Ana").await;
    let (ben, ben_named) = reader(&nodes[0], "Ben").await;
    let (eva, eva_named) = reader(&nodes[0], "Eva").await;
    let table = waiting_table(&ana).await;
    let elsewhere = Browser { address: nodes[1].address, ..ben.browser.clone() };
    let watching = Player::at(&elsewhere, &table).await;
    until_looked_at(&nodes[0], &table).await;
    ask(&ana, &table, &ben_named).await;
    ask(&ana, &table, &eva_named).await;
    assert_eq!(eva.told(0).await, [("invited".to_owned(), table)]);
    tokio::time::sleep(std::time::Duration::from_secs(4)).await;
    assert_eq!((ben.hook.count(), eva.hook.count()), (0, 1));
    drop(watching);
}
