//! Ratings: they follow from the stored results, once and in one order; and lists are found by index however many games there are.
//!
//! `HISTORY_GAMES` says how many games are stored for the look at the plans, with a twentieth of it as accounts; `make soak` asks for 200,000.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::admin::Admin;
use server::storage::{AccountWrite, LISTS, RatingRow, Storage, StoredSession, Write};
use server::{Database, ServerLimits};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, Row as _};

use crate::faults::two_at_a_table;
use crate::players::{account, give_up, planted, planted_without};
use crate::support::{Browser, Faults, FaultyStore, Player, TestServer};

const PACE: &str = r#"{ "pace": "real-time", "bank_seconds": 600, "increment_seconds": 5 }"#;

async fn until_rated(server: &TestServer) {
    while server.in_the_data("SELECT COUNT(*) FROM results WHERE rated = 1 AND number IS NULL").await > 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn rated_table(host: &Browser, sitters: Value) -> String {
    let pace: Value = serde_json::from_str(PACE).unwrap();
    let settings = json!({ "game": "toledo", "seats": 2, "rated": true, "listed": true, "pace": pace });
    let opened = host.post("/api/tables", &json!({ "settings": settings, "sitters": sitters })).await.good();
    opened["table"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_rated_game_changes_the_ratings_of_those_who_played_and_a_private_one_stays_unknown() {
    let server = TestServer::start().await;
    let ((ana, ana_id), (ben, ben_id)) = (account(&server, "Ana").await, account(&server, "Ben").await);
    let table = rated_table(&ana, json!([{ "kind": "person" }])).await;
    ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    give_up(&ben, &table).await;
    let solo = rated_table(&ana, json!([{ "kind": "person" }, { "kind": "bot", "level": "novice" }])).await;
    give_up(&ana, &solo).await;
    until_rated(&server).await;

    let stranger = Browser::new(server.address);
    let page = stranger.get(&format!("/api/players/{ana_id}")).await.good();
    let ratings = page["stats"]["ratings"].as_array().unwrap().clone();
    let of = |kind: &str| ratings.iter().find(|rating| rating["kind"] == kind).unwrap().clone();
    let (people, computers) = (of("people"), of("computers"));
    assert!(people["points"].as_i64().unwrap() > 1_500 && people["provisional"] == true, "{people}");
    // To lose against a novice costs more than a newcomer has lost against another.
    assert!(computers["points"].as_i64().unwrap() < 1_500, "{computers}");
    assert_eq!((&people["games"], &computers["games"], ratings.len()), (&json!(1), &json!(1), 2));

    let leaders = |path: &'static str| {
        let stranger = stranger.clone();
        async move {
            let board = stranger.get(path).await.good();
            let names = board["leaders"]
                .as_array()
                .unwrap()
                .iter()
                .map(|one| one["name"].as_str().unwrap().to_owned());
            names.collect::<Vec<_>>()
        }
    };
    assert_eq!(leaders("/api/leaderboards/toledo").await, ["Ana", "Ben"]);
    assert_eq!(leaders("/api/leaderboards/toledo?kind=computers").await, ["Ana"]);
    assert!(leaders("/api/leaderboards/alcazar").await.is_empty());
    assert!(leaders("/api/leaderboards/toledo?month=1999-12").await.is_empty());
    for (path, status) in [("/api/leaderboards/chess", 404), ("/api/leaderboards/toledo?month=12", 400)] {
        assert_eq!(stranger.get(path).await.status, status, "{path}");
    }
    let curve = format!("/api/players/{ana_id}/ratings/toledo");
    let points = stranger.get(&curve).await.good()["points"].clone();
    assert_eq!((points.as_array().unwrap().len(), &points[0]["points"]), (1, &people["points"]));

    ana.put("/api/account/privacy", &json!({ "private": true })).await;
    assert_eq!(leaders("/api/leaderboards/toledo").await, ["Ben"]);
    assert_eq!(stranger.get(&curve).await.status, 404);
    assert_eq!(ana.get(&curve).await.good()["points"], points);
    // Who goes leaves no trace on the board, and what the other has won stays.
    let before = stranger.get(&format!("/api/players/{ben_id}")).await.good()["stats"]["ratings"].clone();
    ana.post("/api/account/delete", &json!({ "name": "Ana" })).await;
    Admin::open(server.database()).await.unwrap().rate().await.unwrap();
    assert_eq!(stranger.get(&format!("/api/players/{ben_id}")).await.good()["stats"]["ratings"], before);
    assert_eq!(leaders("/api/leaderboards/toledo").await, ["Ben"]);
}

#[tokio::test]
async fn nobody_is_put_into_a_rematch_that_they_have_not_agreed_to() {
    let server = TestServer::start().await;
    let ((ana, _), (ben, _)) = (account(&server, "Ana").await, account(&server, "Ben").await);
    let table = rated_table(&ana, json!([{ "kind": "person" }])).await;
    ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    give_up(&ben, &table).await;
    let again = ana.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.good()["table"].clone();
    let path = |what: &str| format!("/api/tables/{}{what}", again.as_str().unwrap());
    let kept = ben.get(&path("")).await.good()["chairs"].as_array().unwrap().clone();
    let kept: Vec<&Value> = kept.iter().filter(|chair| chair["kept"] == true).collect();
    assert_eq!(kept.iter().map(|chair| chair["name"].as_str().unwrap()).collect::<Vec<_>>(), ["Ben"]);
    assert_eq!(ana.post(&path("/start"), &json!({})).await.json()["key"], "not-now");
    let (cara, _) = account(&server, "Cara").await;
    assert_eq!(cara.post(&path("/join"), &json!({})).await.json()["key"], "table-full");
    assert_eq!(ben.post(&path("/join"), &json!({})).await.good()["seat"], kept[0]["seat"]);
    assert_eq!(ana.get(&path("")).await.good()["state"], "playing", "all have said that they play");
    // Whoever asks for it themselves has said so.
    give_up(&ben, again.as_str().unwrap()).await;
    let third = ben.post(&path("/rematch"), &json!({})).await.good()["table"].clone();
    let start = format!("/api/tables/{}/start", third.as_str().unwrap());
    assert_eq!(ben.post(&start, &json!({})).await.json()["key"], "not-now");
    assert_eq!(ana.post(&path("/rematch"), &json!({})).await.good()["table"], third);
    let path = format!("/api/tables/{}", third.as_str().unwrap());
    assert_eq!(ben.get(&path).await.good()["state"], "playing");
}

#[tokio::test]
async fn nobody_breaks_off_alone_a_game_that_goes_badly() {
    let server = TestServer::start().await;
    let ((ana, id), (ben, _)) = (account(&server, "Ana").await, account(&server, "Ben").await);
    let abort =
        |player: &Player| json!({ "type": "propose", "seq": player.seq(), "proposal": { "what": "abort" } });
    let solo = rated_table(&ana, json!([{ "kind": "person" }, { "kind": "bot", "level": "novice" }])).await;
    let mut player = Player::at(&ana, &solo).await;
    let wish = abort(&player);
    assert_eq!(player.ask(wish).await["problem"]["key"], "switched-off");
    give_up(&ana, &solo).await;
    until_rated(&server).await;
    let ratings = ana.get(&format!("/api/players/{id}")).await.good()["stats"]["ratings"].clone();
    assert!(ratings[0]["points"].as_i64().unwrap() < 1_500, "{ratings}");
    // Two who agree may.
    let table = rated_table(&ana, json!([{ "kind": "person" }])).await;
    ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let mut player = Player::at(&ana, &table).await;
    let wish = abort(&player);
    assert_eq!(player.ask(wish).await["type"], "done");
}

#[tokio::test]
async fn somebody_who_left_and_deleted_their_account_keeps_nobody_else_from_being_rated() {
    let server = TestServer::start().await;
    let (ana, ana_id) = account(&server, "Ana").await;
    let (_, ben_id) = account(&server, "Ben").await;
    // Nobody holds the third seat any more.
    let players = [(ana_id.as_str(), 1), (ben_id.as_str(), 2), ("gone", 3)];
    let stored = planted_without("without", 1_800_000_000_000, &players, true, Some(2));
    server.storage().commit(stored).await.unwrap();
    // Somebody unknown who played on is another matter: then nobody knows what the places are worth.
    let stored = planted_without("unknown", 1_800_000_000_001, &players, true, None);
    server.storage().commit(stored).await.unwrap();
    until_rated(&server).await;
    for (id, has_won) in [(ana_id, true), (ben_id, false)] {
        let rating = ana.get(&format!("/api/players/{id}")).await.good()["stats"]["ratings"][0].clone();
        assert_eq!(rating["games"], 1, "{rating}");
        assert_eq!(rating["points"].as_i64().unwrap() > 1_500, has_won, "{rating}");
    }
}

#[tokio::test]
async fn ratings_that_grew_game_by_game_are_the_same_bit_by_bit_when_computed_from_nothing() {
    let server = TestServer::start().await;
    let mut players = Vec::new();
    for number in 0..5 {
        players.push(account(&server, &format!("Player {number}")).await.1);
    }
    let storage = server.storage();
    for number in 0..150_usize {
        let seats = 1 + number % 5;
        let seated: Vec<(&str, u8)> = (0..seats)
            .map(|seat| (players[(number * 3 + seat) % 5].as_str(), 1 + ((number + seat * 7) % seats) as u8))
            .collect();
        // Over two months, and not always in the order in which they are stored.
        let at = 1_800_000_000_000 + (number as u64 ^ 3) * 10_000_000;
        storage.commit(planted(&format!("rated{number:03}"), at, &seated, true)).await.unwrap();
    }
    until_rated(&server).await;
    let grown: Vec<RatingRow> = storage.ratings().all_ratings().await.unwrap();
    let months: std::collections::BTreeSet<u32> = grown.iter().map(|row| row.month).collect();
    assert_eq!((months.len(), grown.iter().filter(|row| row.month == 0).count()), (3, 6), "{months:?}");
    let curves = "SELECT COUNT(*) FROM rating_changes";
    let points = server.in_the_data(curves).await;

    // While the server runs, and twice.
    for _ in 0..2 {
        let told = Admin::open(server.database()).await.unwrap().rate().await.unwrap();
        assert_eq!(told, "6 ratings from 150 rated games\n");
        let anew = storage.ratings().all_ratings().await.unwrap();
        let bits = |rows: &[RatingRow]| -> Vec<(u64, u64, u32)> {
            let bits =
                |row: &RatingRow| (row.rating.mean.to_bits(), row.rating.deviation.to_bits(), row.games);
            rows.iter().map(bits).collect()
        };
        assert_eq!(bits(&anew), bits(&grown));
        assert_eq!(anew, grown);
        assert_eq!(server.in_the_data(curves).await, points);
    }
    // And games go on from there.
    storage
        .commit(planted("later", 1_900_000_000_000, &[(&players[0], 1), (&players[1], 2)], true))
        .await
        .unwrap();
    until_rated(&server).await;
    assert_eq!(server.in_the_data("SELECT last_number FROM rating_state").await, 151);
}

#[tokio::test]
async fn ratings_are_computed_anew_in_small_parts_while_games_are_rated() {
    let faults = Faults::new(1);
    let given = Arc::clone(&faults);
    let faulty = |inner| -> Storage { Arc::new(FaultyStore { inner, faults: given }) };
    let server = TestServer::with_storage(faulty).await;
    let mut players = Vec::new();
    for number in 0..5 {
        players.push(account(&server, &format!("Player {number}")).await.1);
    }
    let storage = server.storage();
    let game = |number: usize| {
        let seated =
            |seat: usize| (players[(number * 3 + seat) % 5].as_str(), 1 + ((number + seat) % 4) as u8);
        let seated: Vec<(&str, u8)> = (0..4).map(seated).collect();
        planted(&format!("rated{number:03}"), 1_800_000_000_000 + number as u64 * 10_000_000, &seated, true)
    };
    for some in (0..400).collect::<Vec<_>>().chunks(40) {
        storage.commit(some.iter().flat_map(|number| game(*number)).collect()).await.unwrap();
    }
    until_rated(&server).await;
    // Something is wrong from end to end, and has to be written.
    for damage in [
        "UPDATE ratings SET mean_bits = 0, points = 1",
        "DELETE FROM rating_changes WHERE number > 100",
        "INSERT INTO ratings (game, kind, month, player_id, mean_bits, deviation_bits, points, spread, provisional, games, sort_key) \
         VALUES ('toledo', 'people', 0, 'nobody', 0, 0, 0, 0, 0, 1, 0)",
    ] {
        server.in_the_data(damage).await;
    }
    let is_large =
        |write: &Write| matches!(write, Write::Rating(part) if part.curve.len() + part.ratings.len() > 1_000);
    faults.fail_writes(Some(is_large));
    let admin = Admin::over(storage.clone());
    let rating = tokio::spawn(async move { admin.rate().await.unwrap() });
    for number in 400..460 {
        storage.commit(game(number)).await.unwrap();
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    rating.await.unwrap();
    until_rated(&server).await;
    faults.fail_writes(None);
    let state = async || {
        let points = server.in_the_data("SELECT COUNT(*) FROM rating_changes").await;
        (storage.ratings().all_ratings().await.unwrap(), points)
    };
    let during = state().await;
    assert_eq!(during.1, 460 * 4);
    let told = Admin::open(server.database()).await.unwrap().rate().await.unwrap();
    assert_eq!(told, "5 ratings from 460 rated games\n");
    assert_eq!(state().await, during, "while games were rated it came out the same");
    assert_eq!(server.in_the_data("SELECT epoch FROM rating_state").await, 2);
}

/// Tables with all who sat there, a few of them not over, as copies of the one table that there is.
fn filling_of_tables(games: u32, count: &str, player: &str, seats: &str) -> [String; 3] {
    [
        format!(
            "INSERT INTO tables (id, game, rules_version, settings, host_guest, host_seat, server_part, opened_at, listed, state, \
             changed_at, summary) SELECT 't' || c.n, o.game, o.rules_version, o.settings, 'p' || (1 + c.n % {}), 0, o.server_part, \
             c.n, 1, CASE c.n % 400 WHEN 0 THEN 'waiting' WHEN 1 THEN 'playing' ELSE 'ended' END, c.n * 1000 + 500, o.summary \
             FROM {count} CROSS JOIN tables o",
            games / 20
        ),
        format!(
            "INSERT INTO holders (table_id, seat, guest_id, held_since) SELECT 't' || c.n, s.seat, {player}, c.n \
             FROM {count} CROSS JOIN {seats}"
        ),
        "INSERT INTO guests (id, name, created_at, seen_at, account_id) SELECT id, name, 1, 4102444800000, id FROM accounts"
            .to_owned(),
    ]
}

/// Accounts and games, by the database itself. Everybody meets everybody; the first player plays every hundredth game.
fn filling(is_postgres: bool, games: u32) -> Vec<String> {
    let accounts = games / 20;
    let count = |rows: u32| {
        if is_postgres {
            format!("(SELECT generate_series::bigint AS n FROM generate_series(1, {rows})) c")
        } else {
            format!(
                "(WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < {rows}) SELECT n FROM c) c"
            )
        }
    };
    let player = format!(
        "'p' || CASE WHEN c.n % 100 = 0 AND s.seat = 0 THEN 1 ELSE 1 + (c.n * 7 + s.seat * 13) % {accounts} END"
    );
    let seats = "(SELECT 0 AS seat UNION ALL SELECT 1 UNION ALL SELECT 2) s";
    let mut all = vec![
        format!(
            "INSERT INTO accounts (id, name, likeness, skeleton, created_at, private) \
             SELECT 'p' || n, 'Player ' || n, 'l' || n, 's' || n, 1, n % 10 / 9 FROM {}",
            count(accounts)
        ),
        format!(
            "INSERT INTO results (table_id, game, seats, reason, rated, started_at, ended_at, moves, number) \
             SELECT 't' || n, 'toledo', 3, 'finished', 1, n * 1000, n * 1000 + 500, 60, n FROM {}",
            count(games)
        ),
        format!(
            "INSERT INTO result_seats (table_id, seat, player_id, sitter, name, name_key, forgotten, place, score, won, has_left, \
             game, seats, rated, shown, ended_at) SELECT 't' || c.n, s.seat, {player}, 'person', 'Player', 'player', 0, \
             1 + (c.n + s.seat) % 3, 9, CASE WHEN (c.n + s.seat) % 3 = 0 THEN 1 ELSE 0 END, 0, 'toledo', 3, 1, 1, c.n * 1000 + 500 \
             FROM {} CROSS JOIN {seats}",
            count(games)
        ),
        format!(
            "INSERT INTO ratings (game, kind, month, player_id, mean_bits, deviation_bits, points, spread, provisional, games, sort_key) \
             SELECT 'toledo', 'people', s.seat * 202611 / 2, 'p' || c.n, 0, 0, 1000 + c.n % 1000, 90, c.n % 2, 60, -(1000 + c.n % 1000) \
             FROM {} CROSS JOIN (SELECT 0 AS seat UNION ALL SELECT 2) s",
            count(accounts)
        ),
        format!(
            "INSERT INTO rating_changes (player_id, game, kind, number, at, points, spread) \
             SELECT player_id, 'toledo', 'people', ended_at / 1000, ended_at, 1500, 90 FROM result_seats WHERE seat = 0 AND {}",
            if is_postgres { "true" } else { "1" }
        ),
    ];
    all.extend(filling_of_tables(games, &count(games), &player, seats));
    // As PostgreSQL does by itself a minute later; nobody does it for SQLite.
    all.extend(is_postgres.then(|| "VACUUM ANALYZE".to_owned()));
    all
}

/// The statement with values in place of its marks.
fn filled(sql: &str, name: &str) -> String {
    let values: &[&str] = match name {
        "a page of results" => &["'p1'", "4503599627370496", "''", "1", "NULL", "NULL", "NULL", "26"],
        "the leaders" => &["'toledo'", "'people'", "202611", "100"],
        "a curve" => &["'p1'", "'toledo'", "'people'", "200"],
        "the opponents" => &["'p1'", "1", "12"],
        "the games to rate" | "the names without a key" => &["100"],
        _ => &["'p1'", "1"],
    };
    let marks = (1..=values.len()).rev();
    marks.fold(sql.to_owned(), |sql, number| sql.replace(&format!("${number}"), values[number - 1]))
}

/// A browser that is signed in to an account.
async fn signed_in(server: &TestServer, account: &str) -> Browser {
    let secret = "fedcba9876543210fedcba9876543210";
    let session = StoredSession {
        token: server::hash_of(secret),
        created_at: 1,
        seen_at: 4_102_444_800_000,
        way: "password".to_owned(),
        device: String::new(),
    };
    let write = AccountWrite::Session { guest: account.to_owned(), session };
    server.storage().commit(vec![write.into()]).await.unwrap();
    Browser { cookie: Some(format!("tertulia={secret}")), ..Browser::new(server.address) }
}

/// How the database finds what a statement asks for, line by line.
async fn plan(database: &Database, sql: &str) -> Vec<String> {
    match database {
        Database::File(file) => {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
            let mut connection = options.connect().await.unwrap();
            let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
            let rows = sqlx::query(explain).fetch_all(&mut connection).await.unwrap();
            connection.close().await.unwrap();
            rows.iter().map(|row| row.try_get("detail").unwrap()).collect()
        }
        Database::Postgres(url) => {
            let options: sqlx::postgres::PgConnectOptions = url.parse().unwrap();
            let mut connection = options.connect().await.unwrap();
            connection.execute("SET enable_seqscan = off").await.unwrap();
            let explain = sqlx::AssertSqlSafe(format!("EXPLAIN {sql}"));
            let rows = sqlx::raw_sql(explain).fetch_all(&mut connection).await.unwrap();
            connection.close().await.unwrap();
            rows.iter().map(|row| row.try_get(0).unwrap()).collect()
        }
    }
}

async fn fill(database: &Database, games: u32) {
    for sql in filling(matches!(database, Database::Postgres(_)), games) {
        let sql = sqlx::AssertSqlSafe(sql);
        match database {
            Database::File(file) => {
                let mut connection =
                    sqlx::sqlite::SqliteConnectOptions::new().filename(file).connect().await.unwrap();
                connection.execute(sqlx::raw_sql(sql)).await.unwrap();
                connection.close().await.unwrap();
            }
            Database::Postgres(url) => {
                let options: sqlx::postgres::PgConnectOptions = url.parse().unwrap();
                let mut connection = options.connect().await.unwrap();
                connection.execute(sqlx::raw_sql(sql)).await.unwrap();
                connection.close().await.unwrap();
            }
        }
    }
}

/// How long it takes to compute all ratings from nothing, and how long somebody else who writes meanwhile waits at most.
async fn rated_anew(server: &TestServer) -> (Duration, Duration) {
    let admin = Admin::over(server.storage().clone());
    let begun = Instant::now();
    let rating = tokio::spawn(async move { admin.rate().await.unwrap() });
    let mut longest = Duration::ZERO;
    while !rating.is_finished() {
        let asked = Instant::now();
        server.storage().commit(vec![Write::Alive { node: "one".to_owned(), at: 1 }]).await.unwrap();
        longest = longest.max(asked.elapsed());
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    rating.await.unwrap();
    (begun.elapsed(), longest)
}

#[tokio::test]
#[expect(clippy::print_stdout, reason = "figures for whoever asks for many games")]
async fn lists_and_boards_are_found_by_index_however_many_games_there_are() {
    let games: u32 = std::env::var("HISTORY_GAMES").ok().map_or(2_000, |games| games.parse().unwrap());
    // As on a server that is not tried: what is kept is kept.
    let usual = ServerLimits::default();
    let server = TestServer::with(|config| {
        config.limits.oldest_lobby = usual.oldest_lobby;
        config.limits.oldest_encounters = usual.oldest_encounters;
    })
    .await;
    drop(two_at_a_table(&server).await);
    fill(server.database(), games).await;
    for (name, sql) in LISTS {
        let plan = plan(server.database(), &filled(sql, name)).await;
        for line in &plan {
            // What is read from end to end is a handful of rows that were found before, or an index of few rows.
            let words: Vec<&str> = line.split_whitespace().collect();
            let scanned = words.iter().position(|word| *word == "SCAN").and_then(|at| words.get(at + 1));
            let is_found = |of: &&str| ["m", "r", "CONSTANT"].contains(of) || of.starts_with("(subquery");
            let is_handful = scanned.is_none_or(is_found)
                || ["results_to_rate", "accounts_of_other_names"].iter().any(|index| line.contains(index));
            assert!(is_handful && !line.contains("Seq Scan"), "{name}:\n{}", plan.join("\n"));
        }
        if games > 2_000 {
            println!("{name}:\n  {}", plan.join("\n  "));
        }
    }
    let (someone, own) = (Browser::new(server.address), signed_in(&server, "p1").await);
    for (who, path) in [
        (&someone, "/api/players/p1"),
        (&someone, "/api/players/p1/results"),
        (&someone, "/api/players/p1/ratings/toledo"),
        (&someone, "/api/players/p7"),
        (&someone, "/api/leaderboards/toledo"),
        (&someone, "/api/leaderboards/toledo?month=2026-11"),
        (&someone, "/api/lobby"),
        (&own, "/api/lobby"),
        (&own, "/api/players/p1"),
        (&own, "/api/history"),
    ] {
        let mut times = Vec::new();
        for _ in 0..if games > 2_000 { 21 } else { 1 } {
            let started = Instant::now();
            let answer = who.get(path).await;
            times.push(started.elapsed());
            assert_eq!(answer.status, 200, "{path}: {}", answer.body);
        }
        if games > 2_000 {
            let own = if who.cookie.is_some() { " of p1" } else { "" };
            let first = times[0];
            times.sort();
            println!(
                "{path}{own}: {first:.1?} at first, then {:.1?} at best, {:.1?} in the middle",
                times[0], times[10]
            );
        }
    }
    if games > 2_000 {
        println!("all ratings anew: {:?}", rated_anew(&server).await);
    }
    let board = someone.get("/api/leaderboards/toledo").await.good();
    assert!(board["leaders"].as_array().unwrap().len() > 20, "{board}");
}
