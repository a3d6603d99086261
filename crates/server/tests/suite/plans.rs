//! However many tables there are, what is asked all the time is found by an index.

use server::storage::{BACKGROUND_QUESTIONS, FREQUENT_QUESTIONS, club_questions};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Executor as _, Row as _};

use crate::faults::two_at_a_table;
use crate::support::TestServer;
use server::Database;

/// Copies of the one table that there is: some open, most over. A few thousand are enough for the databases to choose as they would for millions.
/// Visitors and searches are of the year 2099: the server's own jobs would remove old ones while the test looks.
fn copies() -> [&'static str; 8] {
    [
        "INSERT INTO tables (id, game, rules_version, settings, host_guest, host_seat, server_part, opened_at, listed, state, \
         changed_at, wake_at, summary) \
         WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 20000) \
         SELECT 'f' || i, game, rules_version, settings, 'g' || (i % 1000), host_seat, server_part, opened_at, 1, \
         CASE WHEN i % 20 = 0 THEN 'waiting' WHEN i % 20 = 1 THEN 'playing' ELSE 'ended' END, changed_at + i, \
         CASE WHEN i % 20 < 2 THEN CAST(4102444800000 AS BIGINT) + i END, summary FROM n CROSS JOIN tables",
        "INSERT INTO holders (table_id, seat, guest_id, held_since) \
         WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 20000) \
         SELECT 'f' || i, s, 'g' || ((i + s) % 1000), 0 FROM n CROSS JOIN (SELECT 0 AS s UNION ALL SELECT 1) seats",
        "INSERT INTO reviews (table_id, asked_by, found, body) \
         WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 20000) \
         SELECT 'f' || i, 'g1', '', CASE WHEN i % 2000 = 0 THEN '' ELSE 'done' END FROM n",
        "INSERT INTO visitors (guest_id, seen_at) \
         WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 20000) \
         SELECT 'g' || i, CAST(4102444780000 AS BIGINT) + i FROM n",
        "INSERT INTO searches (guest_id, games, seats, paces, since, seen_at, version, table_id) \
         WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 20000) \
         SELECT 'g' || i, '[]', '[]', '[]', CAST(4102444780000 AS BIGINT) + i, CAST(4102444780000 AS BIGINT) + i, 1, CASE WHEN i % 500 = 0 THEN NULL ELSE 'f1' END FROM n",
        "INSERT INTO former_holders (guest_id, table_id, seat, last_seq) \
         WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 20000) \
         SELECT 'g' || (i % 1000), 'f' || i, 0, 1 FROM n",
        "INSERT INTO guests (id, name, created_at, seen_at) \
         WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 20000) \
         SELECT 'g' || i, '', 4102444800000, 4102444800000 FROM n",
        "INSERT INTO notices (channel_id, kind, table_id, cause, due_at, attempts, claimed_until, done_at) \
         WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 20000) \
         SELECT 'c' || (i % 1000), 'your-turn', 'f' || i, i, CAST(4102444780000 AS BIGINT) + i, 0, 0, \
         CASE WHEN i % 200 > 0 THEN CAST(4102444780000 AS BIGINT) + i END FROM n",
    ]
}

async fn fill(server: &TestServer, statements: impl IntoIterator<Item = &'static str>) {
    for sql in statements {
        server.in_the_data(sql).await;
    }
    // PostgreSQL counts its rows by itself; nobody does it for SQLite, which goes by the indexes alone.
    if matches!(server.database(), Database::Postgres(_)) {
        server.in_the_data("ANALYZE").await;
    }
}

/// How the database would answer, in its own words.
async fn plan(database: &Database, sql: &str) -> String {
    match database {
        Database::File(file) => {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
            let mut connection = options.connect().await.unwrap();
            let rows =
                connection.fetch_all(sqlx::raw_sql(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"))));
            rows.await.unwrap().iter().map(|row| row.get::<String, _>("detail") + "\n").collect()
        }
        Database::Postgres(url) => {
            let options: sqlx::postgres::PgConnectOptions = url.parse().unwrap();
            let mut connection = options.connect().await.unwrap();
            let rows = connection.fetch_all(sqlx::raw_sql(AssertSqlSafe(format!("EXPLAIN {sql}"))));
            rows.await.unwrap().iter().map(|row| row.get::<String, _>(0) + "\n").collect()
        }
    }
}

/// Lines that read a whole table of the database. What is made by the question itself (`n`, `m`, subqueries) is small.
fn whole_tables(plan: &str) -> Vec<&str> {
    let is_whole = |line: &&str| {
        let of_sqlite = [
            "SCAN tables",
            "SCAN t",
            "SCAN holders",
            "SCAN guests",
            "SCAN reviews",
            "SCAN visitors",
            "SCAN searches",
            "SCAN notices",
        ];
        let scans = of_sqlite.iter().any(|scan| line.trim() == *scan) || line.contains("SCAN notices USING");
        scans
            || line.contains("Seq Scan on tables")
            || line.contains("Seq Scan on holders")
            || line.contains("Seq Scan on reviews")
            || line.contains("Seq Scan on visitors")
            || line.contains("Seq Scan on searches")
            || line.contains("Seq Scan on notices")
    };
    plan.lines().filter(is_whole).collect()
}

fn with_values(question: &str, values: &[&str]) -> String {
    let values = values.iter().enumerate().rev();
    values.fold(question.to_owned(), |sql, (index, value)| sql.replace(&format!("${}", index + 1), value))
}

#[tokio::test]
async fn what_is_asked_all_the_time_is_found_by_an_index() {
    let server = TestServer::start().await;
    drop(two_at_a_table(&server).await);
    fill(&server, copies()).await;
    for (question, values) in FREQUENT_QUESTIONS {
        let sql = with_values(question, values);
        let plan = plan(server.database(), &sql).await;
        assert!(plan.to_lowercase().contains("index"), "{sql}\n{plan}");
        assert!(whole_tables(&plan).is_empty(), "{sql}\n{plan}");
        // What the lobby shows and what is woken comes in order already; where more is asked of the tables, it is a part of them that is sorted.
        if question.contains("ORDER BY") && !question.contains("GROUP BY") && !question.contains(" JOIN ") {
            assert!(!plan.contains("TEMP B-TREE FOR ORDER BY") && !plan.contains("Sort"), "{sql}\n{plan}");
        }
    }
}

#[tokio::test]
async fn what_is_asked_in_the_background_looks_at_one_page_alone() {
    let server = TestServer::start().await;
    drop(two_at_a_table(&server).await);
    fill(&server, copies()).await;
    for (question, values) in BACKGROUND_QUESTIONS {
        let sql = with_values(question, values);
        let plan = plan(server.database(), &sql).await;
        assert!(plan.to_lowercase().contains("index") && whole_tables(&plan).is_empty(), "{sql}\n{plan}");
        // In the order of an index all rows would be read as well.
        let is_whole = |line: &str| line.trim().starts_with("SCAN h") || line.trim().starts_with("SCAN f");
        assert!(!plan.lines().any(is_whole), "{sql}\n{plan}");
    }
}

/// A hundred clubs with two hundred tables each, half of them of evenings.
const CLUBS: [&str; 6] = [
    "INSERT INTO clubs (id, name, words, languages, listed, founded_at) \
     WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 5000) \
     SELECT 'c' || i, '', '', '', 1, i FROM n",
    "INSERT INTO evenings (club_id, number, games, least, most, rounds, pace, seed, opened_at, version, drawn) \
     WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 20000) \
     SELECT 'c' || (i % 100), i / 100, '', 2, 5, 3, '', 1, i, 1, 0 FROM n",
    "INSERT INTO club_tables (table_id, club_id, opened_at, evening, round) \
     WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 20000) \
     SELECT 'f' || i, 'c' || (i % 100), i, CASE WHEN i % 2 = 0 THEN i % 40 END, 1 FROM n",
    "INSERT INTO club_members (club_id, id, guest_id, role, joined_at) \
     WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 20000) \
     SELECT 'c' || (i % 100), 'm' || i, 'g' || i, 0, i FROM n",
    "INSERT INTO evening_people (club_id, evening, member_id, guest_id, name, here, since) \
     WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 20000) \
     SELECT 'c' || (i % 100), i % 40, 'm' || i, 'g' || i, '', 1, i FROM n",
    "INSERT INTO evening_rounds (club_id, evening, round, game, draw, drawn_at) \
     WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 20000) \
     SELECT 'c' || (i % 100), i / 100, 1, 'toledo', '', i FROM n",
];

#[tokio::test]
async fn the_pages_of_clubs_read_no_table_as_a_whole() {
    let server = TestServer::start().await;
    drop(two_at_a_table(&server).await);
    fill(&server, copies().into_iter().chain(CLUBS)).await;
    // The tables of the database by the names that the questions give them; `c` is also what was found before. PostgreSQL reads
    // twenty thousand guests as a whole where it needs two hundred: so few are faster that way.
    let of_sqlite =
        ["club_tables", "club_members", "result_seats", "evenings", "m", "n", "s", "t", "r", "p", "o", "g"];
    let of_postgres =
        ["club_tables", "club_members", "evening_people", "evening_rounds", "evenings", "clubs", "tables"];
    for (question, values) in club_questions() {
        let sql = with_values(&question, values);
        let plan = plan(server.database(), &sql).await;
        let is_whole = |line: &str| {
            of_sqlite.iter().any(|name| line.trim() == format!("SCAN {name}"))
                || (line.trim() == "SCAN c" && question.contains("FROM clubs c"))
                || of_postgres.iter().any(|name| line.contains(&format!("Seq Scan on {name} ")))
        };
        assert!(!plan.lines().any(is_whole), "{sql}\n{plan}");
    }
}
