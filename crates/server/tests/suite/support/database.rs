//! Which database the tests run on: `TERTULIA_TEST_DATABASE=postgres` or, otherwise, the embedded one. Every test has data of its own.

use std::sync::atomic::{AtomicU32, Ordering};

use server::Database;
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, Row as _};
use tempfile::TempDir;
use tokio::sync::OnceCell;

use super::cluster::{self, Cluster};

/// One for all tests of the process.
static CLUSTER: OnceCell<Cluster> = OnceCell::const_new();
static SCHEMAS: AtomicU32 = AtomicU32::new(0);

/// The data of one test.
#[derive(Debug)]
pub(crate) struct TestData {
    _folder: TempDir,
    pub(crate) database: Database,
}

pub(crate) fn is_postgres() -> bool {
    match std::env::var("TERTULIA_TEST_DATABASE").as_deref() {
        Ok("postgres") => true,
        Err(_) | Ok("sqlite" | "") => false,
        Ok(other) => panic!("TERTULIA_TEST_DATABASE is {other}: it can be postgres or sqlite"),
    }
}

impl TestData {
    pub(crate) fn at(database: Database) -> Self {
        Self { _folder: TempDir::new().unwrap(), database }
    }

    pub(crate) async fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let database = if is_postgres() { new_schema().await } else { Database::in_folder(folder.path()) };
        Self { _folder: folder, database }
    }
}

/// Names the address of a cluster that runs already. A mutation run has one for all its processes: to start one takes longer than most tests.
const RUNNING: &str = "TERTULIA_TEST_POSTGRES";

/// A schema of the common cluster that nobody else has.
pub(crate) async fn new_schema() -> Database {
    if let Ok(address) = std::env::var(RUNNING) {
        let schema = format!("test_{}_{}", std::process::id(), SCHEMAS.fetch_add(1, Ordering::Relaxed));
        return make_schema(&schema, cluster::url(&address, &schema)).await;
    }
    let cluster = CLUSTER.get_or_init(|| async { Cluster::start() }).await;
    schema_in(cluster).await
}

pub(crate) async fn schema_in(cluster: &Cluster) -> Database {
    let schema = format!("test_{}", SCHEMAS.fetch_add(1, Ordering::Relaxed));
    make_schema(&schema, cluster.url(&schema)).await
}

async fn make_schema(schema: &str, url: String) -> Database {
    let options: sqlx::postgres::PgConnectOptions = url.parse().unwrap();
    let mut connection = options.connect().await.unwrap();
    let make = sqlx::AssertSqlSafe(format!("CREATE SCHEMA {schema}"));
    connection.execute(sqlx::raw_sql(make)).await.unwrap();
    connection.close().await.unwrap();
    Database::Postgres(url)
}

/// Asks the data itself, as no server does: the first number of the answer, or 0.
pub(crate) async fn in_the_data(database: &Database, statement: &'static str) -> i64 {
    match database {
        Database::File(file) => {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
            let mut connection = options.connect().await.unwrap();
            let row = sqlx::query(statement).fetch_optional(&mut connection).await.unwrap();
            connection.close().await.unwrap();
            row.map_or(0, |row| row.try_get(0).unwrap())
        }
        Database::Postgres(url) => {
            let options: sqlx::postgres::PgConnectOptions = url.parse().unwrap();
            let mut connection = options.connect().await.unwrap();
            let row = sqlx::query(statement).fetch_optional(&mut connection).await.unwrap();
            connection.close().await.unwrap();
            row.map_or(0, |row| row.try_get(0).unwrap())
        }
    }
}
