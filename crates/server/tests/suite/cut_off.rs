//! A node, a standby or a migration that is in the way: the others go on, and nobody is told what does not hold.
//!
//! They need `PostgreSQL`, and are tested where the suite runs on it.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::Database;
use server::storage::Write;
use sqlx::{Connection as _, Executor as _};
use tokio::time::{sleep, timeout};

use crate::databases::{control, primary_and_standby};
use crate::faults::{a_move, stored, two_at_a_table};
use crate::proxy::{Link, Proxy};
use crate::support::cluster::Cluster;
use crate::support::database::{TestData, in_the_data, is_postgres, schema_in};
use crate::support::{Browser, Faults, FaultyStore, Player, TestServer};

/// Whoever looks this often in vain looks no more.
const MOST_LOOKS: u32 = 1_500;
const LOOK: Duration = Duration::from_millis(40);
/// Whatever is stuck is stuck for longer than this.
const STUCK: Duration = Duration::from_secs(30);

/// Looks at what is stored about who is at a table and has it before the eyes, by which notices are judged too.
async fn until_looking(server: &TestServer, table: &str, wanted: &[u8]) {
    let mut last = Vec::new();
    for _ in 0..MOST_LOOKS {
        let found = server.storage().notices().looking(table).await.unwrap();
        last = found.into_iter().flat_map(|(_, lookers)| lookers.seats).collect::<Vec<u8>>();
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_migration_that_waits_for_a_long_reader_keeps_nobody_else_waiting() {
    if !is_postgres() {
        return;
    }
    let data = TestData::new().await;
    data.database.open().await.unwrap().close().await;
    // As it was before the last migration.
    for undo in [
        "DROP TABLE address_bans",
        "ALTER TABLE guests DROP COLUMN came_from",
        "DELETE FROM _sqlx_migrations WHERE version = 72",
    ] {
        in_the_data(&data.database, undo).await;
    }
    let Database::Postgres(url) = &data.database else { panic!("it is PostgreSQL") };
    let mut reader = sqlx::PgConnection::connect(url).await.unwrap();
    reader.execute(sqlx::raw_sql("BEGIN; SELECT COUNT(*) FROM guests")).await.unwrap();
    let opening = tokio::spawn({
        let database = data.database.clone();
        async move { database.open().await }
    });
    let waiting =
        "SELECT COUNT(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%came_from%'";
    for _ in 0..2 {
        while in_the_data(&data.database, waiting).await == 0 {
            assert!(!opening.is_finished(), "it has not waited");
            sleep(Duration::from_millis(5)).await;
        }
        // This one stands behind the migration.
        let read = timeout(STUCK, in_the_data(&data.database, "SELECT COUNT(*) FROM guests")).await;
        assert_eq!(read.expect("the migration keeps others waiting"), 0);
    }
    reader.execute(sqlx::raw_sql("COMMIT")).await.unwrap();
    opening.await.unwrap().unwrap();
    assert_eq!(in_the_data(&data.database, "SELECT COUNT(came_from) FROM guests").await, 0);
}

/// As it was before the index of a game's tables.
const WITHOUT_INDEX: &str = "DELETE FROM _sqlx_migrations WHERE version = 105";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_index_is_built_while_others_write() {
    if !is_postgres() {
        return;
    }
    let data = TestData::new().await;
    data.database.open().await.unwrap().close().await;
    for undo in ["DROP INDEX tables_by_game", WITHOUT_INDEX] {
        in_the_data(&data.database, undo).await;
    }
    let Database::Postgres(url) = &data.database else { panic!("it is PostgreSQL") };
    // Somebody has begun to write and is not done: the index waits for that.
    let mut writer = sqlx::PgConnection::connect(url).await.unwrap();
    writer
        .execute(sqlx::raw_sql("BEGIN; UPDATE tables SET listed = listed; LOCK tables IN ROW EXCLUSIVE MODE"))
        .await
        .unwrap();
    let opening = tokio::spawn({
        let database = data.database.clone();
        async move { database.open().await }
    });
    let waiting = "SELECT COUNT(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%tables_by_game%' \
        AND pid <> pg_backend_pid()";
    while in_the_data(&data.database, waiting).await == 0 {
        assert!(!opening.is_finished(), "it has not waited");
        sleep(Duration::from_millis(5)).await;
    }
    let write = "UPDATE tables SET listed = 1";
    let written = timeout(STUCK, in_the_data(&data.database, write)).await;
    written.expect("the index keeps others waiting");
    // Another server that starts meanwhile waits, and is not in the way.
    let second = tokio::spawn({
        let database = data.database.clone();
        async move { database.open().await }
    });
    sleep(Duration::from_millis(300)).await;
    writer.execute(sqlx::raw_sql("COMMIT")).await.unwrap();
    opening.await.unwrap().unwrap();
    second.await.unwrap().unwrap();
    assert_eq!(in_the_data(&data.database, VALID).await, 1);
}

const VALID: &str =
    "SELECT COUNT(*) FROM pg_index WHERE indexrelid = 'tables_by_game'::regclass AND indisvalid";

#[tokio::test]
async fn an_index_whose_building_was_broken_off_is_built_anew() {
    if !is_postgres() {
        return;
    }
    let data = TestData::new().await;
    data.database.open().await.unwrap().close().await;
    let broken_off = "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'tables_by_game'::regclass";
    for undo in [broken_off, WITHOUT_INDEX] {
        in_the_data(&data.database, undo).await;
    }
    assert_eq!(in_the_data(&data.database, VALID).await, 0);
    data.database.open().await.unwrap().close().await;
    assert_eq!(in_the_data(&data.database, VALID).await, 1);
}

/// The same data over a link that can be frozen.
async fn behind(database: &Database) -> (Proxy, Database) {
    let Database::Postgres(url) = database else { panic!("it is PostgreSQL") };
    let options: sqlx::postgres::PgConnectOptions = url.parse().unwrap();
    let target = format!("{}:{}", options.get_host(), options.get_port());
    let proxy = Proxy::start(target.parse().unwrap()).await;
    let url = url.replace(&target, &proxy.address.to_string());
    (proxy, Database::Postgres(url))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_falls_silent_is_given_up_soon_and_used_again_when_it_answers() {
    if !is_postgres() {
        return;
    }
    let data = TestData::new().await;
    data.database.open().await.unwrap().close().await;
    let (link, database) = behind(&data.database).await;
    let server = TestServer::on(TestData::at(database)).await;
    let (mut player, _other) = two_at_a_table(&server).await;
    let direct = data.database.open().await.unwrap();
    let before = stored(&direct, &player.table).await.len();
    link.set(Link::Frozen);
    let message = a_move(&mut player);
    let answer = timeout(STUCK, player.ask(message.clone())).await.expect("nobody waits for so long");
    assert_eq!(answer["problem"]["key"], "unavailable", "{answer}");
    assert_eq!(Browser::new(server.address).get("/ready").await.status, 503, "it knows that it is cut off");
    link.set(Link::Sound);
    let answer = until_taken(&mut player, &message).await;
    assert_eq!(answer["seq"], json!(before + 1), "{answer}");
    assert_eq!(stored(&direct, &player.table).await.len(), before + 1);
}

/// Sends a message until it is not refused for now.
async fn until_taken(player: &mut Player, message: &Value) -> Value {
    loop {
        let answer = player.ask(message.clone()).await;
        if answer["problem"]["key"] != "unavailable" {
            assert_eq!(answer["type"], "done", "{answer}");
            return answer;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_primary_that_comes_back_after_it_was_replaced_is_not_written_to() {
    if !is_postgres() {
        return;
    }
    let (primary, standby) = primary_and_standby().await;
    let Database::Postgres(url) = schema_in(&primary).await else { panic!("it is PostgreSQL") };
    let both = format!("{},{}", primary.address(), standby.address());
    let old = Database::Postgres(url.clone());
    let database = Database::Postgres(url.replace(&primary.address(), &both));
    let server = TestServer::on(TestData::at(database.clone())).await;
    let (mut player, mut other) = two_at_a_table(&server).await;
    let before = stored(server.storage(), &player.table).await.len();
    control(&primary, Cluster::stop).await;
    control(&standby, Cluster::promote).await;
    let message = a_move(&mut player);
    until_taken(&mut player, &message).await;

    // The old one is started by itself, and is the only one for a while.
    control(&primary, Cluster::start_again).await;
    control(&standby, Cluster::stop).await;
    while other.seq() < player.seq() {
        other.until(|message| message["type"] == "table").await;
    }
    let mover = if player.offers().is_empty() { &mut other } else { &mut player };
    let message = a_move(mover);
    let answer = mover.ask(message.clone()).await;
    assert_eq!(answer["problem"]["key"], "unavailable", "{answer}");
    control(&standby, Cluster::start_again).await;
    let answer = until_taken(mover, &message).await;
    assert_eq!(answer["seq"], json!(before + 2), "{answer}");
    let on_the_old_one = in_the_data(&old, "SELECT COUNT(*) FROM entries").await;
    assert_eq!(on_the_old_one, before as i64, "nothing was written where it would be lost");
    // Whoever starts now finds the one that counts, whichever is named first.
    let again = database.open().await.unwrap();
    assert_eq!(stored(&again, &mover.table).await.len(), before + 2);
}
