//! A node, a standby or a migration that is in the way: the others go on, and nobody is told what does not hold.
//!
//! They need `PostgreSQL`, and are tested where the suite runs on it.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use server::storage::Write;
use tokio::time::sleep;

use crate::support::database::{TestData, is_postgres};
use crate::support::{Browser, Faults, FaultyStore, Player, TestServer};

/// Whoever looks this often in vain looks no more.
const MOST_LOOKS: u32 = 1_500;
const LOOK: Duration = Duration::from_millis(40);

/// Looks at what is stored about who is at a table and has it before the eyes, by which notices are judged too.
async fn until_looking(server: &TestServer, table: &str, wanted: &[u8]) {
    let mut last = Vec::new();
    for _ in 0..MOST_LOOKS {
        let found = server.storage().notices().looking(table).await.unwrap();
        last = found.into_iter().flat_map(|(_, seats)| seats).collect::<Vec<u8>>();
        last.sort_unstable();
        if last == wanted {
            return;
        }
        sleep(LOOK).await;
    }
    panic!("{last:?} have the table before their eyes, not {wanted:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_while_nothing_can_be_stored_is_gone_at_the_other_nodes_too() {
    if !is_postgres() {
        return;
    }
    let data = Arc::new(TestData::new().await);
    let faults = Faults::new(1);
    let faulty = Arc::clone(&faults);
    let one = TestServer::node_over(&data, |inner| Arc::new(FaultyStore { inner, faults: faulty })).await;
    let other = TestServer::node(&data, server::TimeSource::default()).await;
    let ana = Browser::named(one.address, "Ana").await;
    let ben = Browser::named(other.address, "Ben").await;
    let body = json!({ "settings": { "game": "toledo", "seats": 2 } });
    let table = ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let (first, mut second) = (Player::at(&ana, &table).await, Player::at(&ben, &table).await);
    until_looking(&other, &table, &[0, 1]).await;

    faults.fail_writes(Some(|write| matches!(write, Write::Presence { .. })));
    drop(first);
    while faults.count.load(std::sync::atomic::Ordering::SeqCst) == 0 {
        sleep(LOOK).await;
    }
    faults.fail_writes(None);
    until_looking(&other, &table, &[1]).await;
    second.until(|message| message["type"] == "presence" && message["seats"] == json!([1])).await;
}
