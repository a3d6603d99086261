//! A database with many tables: how long a server takes to start on it, what the lobby takes, and what a move costs beside what it cost before.
//!
//! The tables are copies of two real ones: a game that is on, and one that was given up after a few moves. `OPEN` and `FINISHED` say how many.

use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _};

use crate::http::Browser;
use crate::load;
use crate::seat::SeatPair;
use crate::world::BenchCluster;

/// Copies that are made in one statement.
const ROUND: u64 = 50_000;

pub(crate) async fn measure() {
    let number = |name: &str, usual: u64| {
        std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
    };
    let (open, finished) = (number("OPEN", 100_000), number("FINISHED", 2_000_000));
    println!("{open} open tables and {finished} finished games:\n");
    println!("| | filled in s | size GB | start s | lobby ms | node µs a move before | after | ratio |");
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    for name in ["SQLite", "PostgreSQL"] {
        let is_embedded = name == "SQLite";
        let mut world =
            if is_embedded { BenchCluster::embedded().await } else { BenchCluster::of_nodes(1).await };
        let sources = play_two_games(&world).await;
        let before = load::measure(&world).await;
        world.stop_nodes();
        let started = Instant::now();
        fill(&world, &sources, open, finished).await;
        let filled_in = started.elapsed().as_secs();
        let size = world.size().await as f64 / 1e9;
        world.serve_again().await;
        let start = world.started_in.as_secs_f64();
        let lobby = lobby(&world).await.as_secs_f64() * 1_000.0;
        let after = load::measure(&world).await;
        println!(
            "| {name} | {filled_in} | {size:.1} | {start:.2} | {lobby:.1} | {:.0} | {:.0} | {:.2} |",
            before.node,
            after.node,
            after.node / before.node
        );
    }
}

/// A table at which a game is on, and one that is over.
async fn play_two_games(world: &BenchCluster) -> [String; 2] {
    let mut tables = Vec::new();
    for moves in [10, 3] {
        let mut pair = SeatPair::sit(world.addresses[0], "alcazar", false).await;
        for _ in 0..moves {
            pair.play().await;
        }
        tables.push(pair);
    }
    let finished = tables.pop().unwrap().resign().await;
    [tables.pop().unwrap().table, finished]
}

async fn lobby(world: &BenchCluster) -> Duration {
    let browser = Browser::named(world.addresses[0], "Eva").await;
    let mut took = Vec::new();
    for _ in 0..21 {
        let started = Instant::now();
        browser.get("/api/lobby").await.good();
        took.push(started.elapsed());
    }
    took.sort_unstable();
    took[took.len() / 2]
}

/// Both databases understand these.
fn copies(source: &str, prefix: char, from: u64, to: u64) -> [String; 3] {
    let numbers = format!(
        "WITH RECURSIVE n (i) AS (SELECT CAST({from} AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < {to})"
    );
    let id = format!("'{prefix}' || (1000000000 + i)");
    [
        format!(
            "INSERT INTO tables (id, game, rules_version, settings, host_guest, host_seat, server_part, opened_at, listed, state, \
             changed_at, wake_at, summary) {numbers} SELECT {id}, game, rules_version, settings, 'g' || (i % 100000), host_seat, \
             server_part, opened_at, 1, state, changed_at + i, \
             CASE WHEN state = 'playing' THEN CAST(4102444800000 AS BIGINT) + i END, summary \
             FROM n CROSS JOIN tables WHERE id = '{source}'"
        ),
        format!(
            "INSERT INTO entries (table_id, seq, at, cause_seat, cause_id, body) {numbers} SELECT {id}, seq, at, cause_seat, \
             cause_id, body FROM n CROSS JOIN entries WHERE table_id = '{source}'"
        ),
        format!(
            "INSERT INTO holders (table_id, seat, guest_id, held_since) {numbers} SELECT {id}, seat, 'g' || ((i + seat) % 100000), \
             held_since FROM n CROSS JOIN holders WHERE table_id = '{source}'"
        ),
    ]
}

async fn fill(world: &BenchCluster, sources: &[String; 2], open: u64, finished: u64) {
    let mut all = Vec::new();
    for (source, prefix, count) in [(&sources[0], 'o', open), (&sources[1], 'f', finished)] {
        for from in (1..=count).step_by(ROUND as usize) {
            all.extend(copies(source, prefix, from, (from + ROUND - 1).min(count)));
        }
    }
    if world.postgres.is_some() {
        let mut connection = world.connect().await;
        for sql in all {
            connection.execute(sqlx::raw_sql(AssertSqlSafe(sql))).await.unwrap();
        }
        connection.execute("VACUUM ANALYZE").await.unwrap();
        return;
    }
    let options =
        sqlx::sqlite::SqliteConnectOptions::new().filename(world.file()).pragma("journal_mode", "OFF");
    let mut connection =
        options.pragma("synchronous", "OFF").pragma("cache_size", "-400000").connect().await.unwrap();
    for sql in all {
        connection.execute(sqlx::raw_sql(AssertSqlSafe(sql))).await.unwrap();
    }
    connection.close().await.unwrap();
}
