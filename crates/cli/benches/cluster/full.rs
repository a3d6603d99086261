//! A database with many tables: how long a server takes to start on it, what the lobby takes, and what a move costs beside what it cost before.
//!
//! The tables are copies of two real ones: a game that is on, and one that was given up after a few moves. `OPEN` and `FINISHED` say how many,
//! and `UNCOUNTED` how many of the finished have no result yet: a hundredth, unless it says otherwise. `DATABASE=SQLite` is about that one alone.

use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _};

use crate::http::Browser;
use crate::load;
use crate::seat::SeatPair;
use crate::world::BenchCluster;

/// Copies that are made in one statement.
const ROUND: u64 = 50_000;
/// Whose the tables are.
const GUESTS: u64 = 100_000;

pub(crate) async fn measure() {
    let number = |name: &str, usual: u64| {
        std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
    };
    let (open, finished) = (number("OPEN", 100_000), number("FINISHED", 2_000_000));
    let uncounted = number("UNCOUNTED", finished / 100).min(finished);
    let counts = FillCounts { open, finished, uncounted };
    println!("{open} open tables and {finished} finished games, {uncounted} of them without a result:\n");
    println!("| | filled in s | size GB | start s | lobby ms | node µs a move before | after | ratio |");
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    let wanted = std::env::var("DATABASE").unwrap_or_default();
    for name in ["SQLite", "PostgreSQL"].into_iter().filter(|name| name.contains(&wanted)) {
        let is_embedded = name == "SQLite";
        let mut world =
            if is_embedded { BenchCluster::embedded().await } else { BenchCluster::of_nodes(1).await };
        let sources = play_two_games(&world).await;
        let before = load::measure(&world).await;
        world.stop_nodes();
        let started = Instant::now();
        fill(&world, &sources, &counts).await;
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

/// How much is filled in.
struct FillCounts {
    open: u64,
    finished: u64,
    /// Of the finished: those that have ended today, at a server of a version that stored no results.
    uncounted: u64,
}

/// Statements that make copies of a table; both databases understand them. Games that count have ended one every half minute until now.
fn copies(source: &str, prefix: char, numbers: RangeInclusive<u64>, is_counted: bool) -> Vec<String> {
    let numbers = all(&numbers);
    let id = format!("'{prefix}' || (1000000000 + i)");
    let ago = if is_counted { "CAST(30000 AS BIGINT) * i" } else { "i" };
    let mut copies = vec![
        format!(
            "INSERT INTO tables (id, game, rules_version, settings, host_guest, host_seat, server_part, opened_at, listed, state, \
             changed_at, wake_at, summary) {numbers} SELECT {id}, game, rules_version, settings, 'g' || (i % {GUESTS}), host_seat, \
             server_part, opened_at, 1, state, changed_at - {ago}, \
             CASE WHEN state = 'playing' THEN CAST(4102444800000 AS BIGINT) + i END, summary \
             FROM n CROSS JOIN tables WHERE id = '{source}'"
        ),
        format!(
            "INSERT INTO entries (table_id, seq, at, cause_seat, cause_id, body) {numbers} SELECT {id}, seq, at, cause_seat, \
             cause_id, body FROM n CROSS JOIN entries WHERE table_id = '{source}'"
        ),
        format!(
            "INSERT INTO holders (table_id, seat, guest_id, held_since) {numbers} SELECT {id}, seat, 'g' || ((i + seat) % {GUESTS}), \
             held_since FROM n CROSS JOIN holders WHERE table_id = '{source}'"
        ),
    ];
    if is_counted {
        copies.push(format!(
            "INSERT INTO results (table_id, game, seats, reason, rated, started_at, ended_at, moves) {numbers} SELECT {id}, game, \
             seats, reason, rated, started_at - {ago}, ended_at - {ago}, moves FROM n CROSS JOIN results WHERE table_id = '{source}'"
        ));
        copies.push(format!(
            "INSERT INTO result_seats (table_id, seat, player_id, sitter, name, name_key, forgotten, place, score, won, has_left, \
             game, seats, rated, shown, ended_at) {numbers} SELECT {id}, seat, 'g' || ((i + seat) % {GUESTS}), sitter, name, name_key, \
             forgotten, place, score, won, has_left, game, seats, rated, shown, ended_at - {ago} \
             FROM n CROSS JOIN result_seats WHERE table_id = '{source}'"
        ));
    }
    copies
}

/// Rows `n` with these numbers `i`.
fn all(numbers: &RangeInclusive<u64>) -> String {
    let (from, to) = (numbers.start(), numbers.end());
    format!(
        "WITH RECURSIVE n (i) AS (SELECT CAST({from} AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < {to})"
    )
}

fn guests(source: &str) -> String {
    let numbers = all(&(0..=GUESTS - 1));
    format!(
        "INSERT INTO guests (id, name, created_at, seen_at) {numbers} SELECT 'g' || i, 'Eva', opened_at, opened_at \
         FROM n CROSS JOIN tables WHERE id = '{source}'"
    )
}

async fn fill(world: &BenchCluster, [open, finished]: &[String; 2], counts: &FillCounts) {
    let mut all = vec![guests(open)];
    let kinds = [
        (open, 'o', counts.open, false),
        (finished, 'f', counts.finished - counts.uncounted, true),
        (finished, 'u', counts.uncounted, false),
    ];
    for (source, prefix, count, is_counted) in kinds {
        for from in (1..=count).step_by(ROUND as usize) {
            all.extend(copies(source, prefix, from..=(from + ROUND - 1).min(count), is_counted));
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
