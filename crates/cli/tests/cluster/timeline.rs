//! A server of the database that was replaced comes back, and a node reaches no other: it hears from the others that it must not be written
//! to, whether it ran all the time or was started just now.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{Connection as _, Row as _};
use tokio::time::sleep;

use crate::http::Browser;
use crate::nodes::{Nats, Node};
use crate::player::Player;
use crate::postgres::Cluster;
use crate::proxy::Link;

/// Whoever wrote to the old server would have done so by then, several times.
const LONG_ENOUGH: Duration = Duration::from_secs(4);

async fn control(cluster: &Arc<Cluster>, what: fn(&Cluster)) {
    let cluster = Arc::clone(cluster);
    tokio::task::spawn_blocking(move || what(&cluster)).await.unwrap();
}

/// What has been written there since: heartbeats of nodes, and entries.
async fn written(cluster: &Cluster) -> (i64, i64) {
    let mut connection = sqlx::PgConnection::connect(&cluster.url("public")).await.unwrap();
    let sql = "SELECT (SELECT COALESCE(MAX(alive_at), 0) FROM nodes), (SELECT COUNT(*) FROM entries)";
    let row = sqlx::query(sql).fetch_one(&mut connection).await.unwrap();
    (row.get(0), row.get(1))
}

/// Makes a move until it is taken.
async fn play(player: &mut Player) -> Value {
    let offer = player.offers().remove(0);
    loop {
        let answer = player.play(&offer).await;
        if answer["problem"]["key"] != "unavailable" {
            return answer;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_reaches_only_a_replaced_server_of_the_database_does_not_write_there() {
    let both = || {
        let primary = Cluster::start();
        let standby = primary.start_standby();
        (Arc::new(primary), Arc::new(standby))
    };
    let (old, new) = tokio::task::spawn_blocking(both).await.unwrap();
    let nats = Nats::start();
    let one = Node::start(&[&old, &new], &nats, 0, &[]).await;
    let mut other = Node::start(&[&old, &new], &nats, 0, &[]).await;
    let ana = Browser::named(one.clients.address, "Ana").await;
    let body = json!({ "settings": { "game": "toledo", "seats": 2, "start_when_full": true } });
    let table = ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    let ben = Browser::named(one.clients.address, "Ben").await;
    ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let (mut first, mut second) = (Player::at(&ana, &table).await, Player::at(&ben, &table).await);
    other.databases[1].set(Link::Cut);
    control(&old, Cluster::stop).await;
    control(&new, Cluster::promote).await;
    let mover = if first.offers().is_empty() { &mut second } else { &mut first };
    assert_eq!(play(mover).await["type"], "done");
    // Nodes tell each other every second which server counts: whoever has not heard it yet cannot know.
    sleep(LONG_ENOUGH).await;

    // The old one comes back by itself, and is the only one that the other node reaches.
    control(&old, Cluster::start_again).await;
    let before = written(&old).await;
    sleep(LONG_ENOUGH).await;
    assert!(!other.is_ready().await, "it works with a server that was replaced");
    other.replace();
    sleep(LONG_ENOUGH).await;
    assert!(!other.is_ready().await, "a new one works with a server that was replaced");
    assert_eq!(written(&old).await, before, "nothing was written where it would be lost");
    other.databases[1].set(Link::Sound);
    other.replace();
    other.until_ready().await;
    let (_, entries) = written(&new).await;
    assert_eq!(entries, before.1 + 1);
}
