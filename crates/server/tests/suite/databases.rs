//! The embedded database and `PostgreSQL` hold the same, and data goes from one to the other and back.
//!
//! What needs both, or a `PostgreSQL` of its own, is tested where the suite runs on `PostgreSQL`.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use serde_json::json;
use server::storage::{CopyProgress, StoreError, Write};
use server::{Database, move_data};
use sqlx::{Connection as _, Executor as _};
use table::{Entry, EntryKind};
use tempfile::TempDir;

use crate::faults::{Crowd, a_move, stored, two_at_a_table};
use crate::support::cluster::Cluster;
use crate::support::database::{TestData, in_the_data, is_postgres, new_schema, schema_in};
use crate::support::{Browser, Player, TestServer};

#[tokio::test]
async fn both_databases_hold_the_same_tables_columns_keys_and_indexes() {
    let names = |database: &str| -> BTreeSet<_> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(database);
        folder.read_dir().unwrap().map(|file| file.unwrap().file_name()).collect()
    };
    assert_eq!(names("sqlite"), names("postgres"), "a migration is missing on one side");
    if !is_postgres() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let (embedded, postgres) = (Database::in_folder(folder.path()), new_schema().await);
    let embedded = embedded.open().await.unwrap().schema().await.unwrap();
    let postgres = postgres.open().await.unwrap().schema().await.unwrap();
    assert!(embedded.len() > 9, "{embedded:?}");
    assert_eq!(embedded.len(), postgres.len());
    for (embedded, postgres) in embedded.iter().zip(&postgres) {
        assert_eq!(embedded, postgres);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_servers_that_append_the_same_number_at_once_one_wins() {
    let server = TestServer::start().await;
    let (player, _other) = two_at_a_table(&server).await;
    let table = player.table.clone();
    let others = [server.database().open().await.unwrap(), server.database().open().await.unwrap()];
    for _ in 0..20 {
        let last = stored(server.storage(), &table).await.last().unwrap().clone();
        let appends = others.iter().enumerate().map(|(number, storage)| {
            let (storage, table) = (Arc::clone(storage), table.clone());
            let entry =
                |seq| Entry { seq, at: last.at + number as u64, cause: None, what: EntryKind::Paused };
            let entries = [entry(last.seq + 1), entry(last.seq + 2)];
            let write = move |entry| Write::Entry { table: table.clone(), entry: Box::new(entry) };
            tokio::spawn(async move { storage.commit(entries.into_iter().map(write).collect()).await })
        });
        let mut won = 0;
        for append in appends.collect::<Vec<_>>() {
            match append.await.unwrap() {
                Ok(()) => won += 1,
                Err(error) => assert!(matches!(error, StoreError::Conflict), "{error}"),
            }
        }
        assert_eq!(won, 1);
        let entries = server.storage().table(&table).await.unwrap().unwrap().entries;
        let [.., first, second] = &entries[..] else { panic!("there are entries") };
        assert_eq!((first.seq, second.seq, first.at), (last.seq + 1, last.seq + 2, second.at), "all of one");
    }
}

/// A `PostgreSQL` for one test alone, which can be stopped.
async fn own_cluster() -> (Arc<Cluster>, TestServer) {
    let cluster = Arc::new(tokio::task::spawn_blocking(Cluster::start).await.unwrap());
    let database = schema_in(&cluster).await;
    (cluster, TestServer::on(TestData::at(database)).await)
}

/// Two servers of which the second follows the first.
pub(crate) async fn primary_and_standby() -> (Arc<Cluster>, Arc<Cluster>) {
    let primary = Arc::new(tokio::task::spawn_blocking(Cluster::start).await.unwrap());
    let followed = Arc::clone(&primary);
    let standby = Arc::new(tokio::task::spawn_blocking(move || followed.start_standby()).await.unwrap());
    (primary, standby)
}

pub(crate) async fn control(cluster: &Arc<Cluster>, what: fn(&Cluster)) {
    let cluster = Arc::clone(cluster);
    tokio::task::spawn_blocking(move || what(&cluster)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_restarts_in_the_middle_of_play_loses_no_move_and_no_server_has_to_restart() {
    if !is_postgres() {
        return;
    }
    let (cluster, server) = own_cluster().await;
    let (mut player, mut other) = two_at_a_table(&server).await;
    let before = stored(server.storage(), &player.table).await.len();
    control(&cluster, Cluster::stop).await;
    let starting = tokio::spawn({
        let cluster = Arc::clone(&cluster);
        async move {
            tokio::time::sleep(Duration::from_millis(500)).await;
            control(&cluster, Cluster::start_again).await;
        }
    });
    let message = a_move(&mut player);
    // It waits for the database; on a machine that is slow enough it is refused, and is sent again.
    let mut answer = player.ask(message.clone()).await;
    while answer["problem"]["key"] == "unavailable" {
        answer = player.ask(message.clone()).await;
    }
    assert_eq!((&answer["type"], &answer["seq"]), (&json!("done"), &json!(before + 1)), "{answer}");
    starting.await.unwrap();
    other.until(|message| message["type"] == "table" && message["seq"] == json!(before + 1)).await;
    assert_eq!(stored(server.storage(), &player.table).await.len(), before + 1);

    let crowd = Crowd::sit_down(&server, 4).await;
    for _ in 0..2 {
        assert!(crowd.goes_on_after(crowd.moves()).await, "moves are made");
        control(&cluster, Cluster::stop).await;
        control(&cluster, Cluster::start_again).await;
    }
    assert!(crowd.goes_on_after(crowd.moves()).await, "the tables go on after the last restart");
    crowd.leaves_nothing_missing_or_twice(server).await;
}

/// One thread: all of them are there before the first is taken up, and so they are taken up together.
#[tokio::test]
async fn of_many_who_write_together_nobody_waits_for_a_database_that_is_away_after_all_the_others_have() {
    if !is_postgres() {
        return;
    }
    let cluster = Arc::new(tokio::task::spawn_blocking(Cluster::start).await.unwrap());
    let database = schema_in(&cluster).await;
    let storage = database.open().await.unwrap();
    let Database::Postgres(url) = &database else { panic!("it is PostgreSQL") };
    // The first is at it, and waits for somebody else, when the database goes down.
    let mut somebody = sqlx::PgConnection::connect(url).await.unwrap();
    somebody.execute(sqlx::raw_sql("BEGIN; LOCK TABLE guests")).await.unwrap();
    let goes_down = async {
        let is_waited_for = "SELECT 1 FROM pg_locks WHERE NOT granted";
        while sqlx::query(is_waited_for).fetch_optional(&mut somebody).await.unwrap().is_none() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        control(&cluster, Cluster::crash).await;
    };
    let rename = |number: u32| Write::GuestName { id: number.to_string(), name: "Ana".to_owned() };
    let all = join_all((0..60).map(|number| storage.commit(vec![rename(number)])));
    let answered = async { tokio::join!(all, goes_down).0 };
    // Each waits for ten seconds at most: all of them one after the other would for ten minutes.
    let answers = tokio::time::timeout(Duration::from_mins(2), answered).await.expect("they are told");
    assert!(answers.iter().all(|answer| matches!(answer, Err(StoreError::Database(_)))), "{answers:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_a_standby_is_promoted_the_server_goes_on_there_by_itself() {
    if !is_postgres() {
        return;
    }
    let (primary, standby) = primary_and_standby().await;
    let Database::Postgres(url) = schema_in(&primary).await else { panic!("it is PostgreSQL") };
    let both = format!("{},{}", standby.address(), primary.address());
    let database = Database::Postgres(url.replace(&primary.address(), &both));
    let server = TestServer::on(TestData::at(database)).await;
    let (mut player, _other) = two_at_a_table(&server).await;
    let before = stored(server.storage(), &player.table).await.len();
    // What is committed is with the standby before the server that stops is gone.
    control(&primary, Cluster::stop).await;
    control(&standby, Cluster::promote).await;
    let message = a_move(&mut player);
    let mut answer = player.ask(message.clone()).await;
    while answer["problem"]["key"] == "unavailable" {
        answer = player.ask(message.clone()).await;
    }
    assert_eq!((&answer["type"], &answer["seq"]), (&json!("done"), &json!(before + 1)), "{answer}");
    assert_eq!(stored(server.storage(), &player.table).await.len(), before + 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_data_of_any_moment_can_be_had_again_with_every_move_that_was_answered_before_it() {
    if !is_postgres() {
        return;
    }
    let cluster = Arc::new(tokio::task::spawn_blocking(Cluster::start_archiving).await.unwrap());
    let database = schema_in(&cluster).await;
    let mut server = TestServer::on(TestData::at(database.clone())).await;
    let (mut first, mut second) = two_at_a_table(&server).await;
    control(&cluster, Cluster::base_backup).await;
    play_a_few(&mut first, &mut second).await;
    let answered = stored(server.storage(), &first.table).await;
    // Recovery stops before the first change that was kept after this.
    let moment = now_at(&cluster).await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    play_a_few(&mut first, &mut second).await;
    assert!(stored(server.storage(), &first.table).await.len() > answered.len());
    server.stop().await;
    // What was written last is kept aside when the database stops.
    control(&cluster, Cluster::stop).await;
    let restored = {
        let cluster = Arc::clone(&cluster);
        tokio::task::spawn_blocking(move || cluster.restore_to(&moment)).await.unwrap()
    };
    let Database::Postgres(url) = database else { panic!("it is PostgreSQL") };
    let database = Database::Postgres(url.replace(&cluster.address(), &restored.address()));
    let server = TestServer::on(TestData::at(database)).await;
    assert_eq!(stored(server.storage(), &first.table).await, answered);
    drop(two_at_a_table(&server).await);
}

/// The next millisecond, as the database writes it.
async fn now_at(cluster: &Cluster) -> String {
    let mut connection =
        <sqlx::PgConnection as sqlx::Connection>::connect(&cluster.url("public")).await.unwrap();
    let sql = "SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC' + interval '1 ms', 'YYYY-MM-DD HH24:MI:SS.MS') || '+00'";
    sqlx::query_scalar(sql).fetch_one(&mut connection).await.unwrap()
}

/// Moves of whoever is to move, each answered before the next.
async fn play_a_few(first: &mut Player, second: &mut Player) {
    for _ in 0..6 {
        while first.seq() < second.seq() {
            first.until(|message| message["type"] == "table").await;
        }
        while second.seq() < first.seq() {
            second.until(|message| message["type"] == "table").await;
        }
        let mover = if first.offers().is_empty() { &mut *second } else { &mut *first };
        let offer = mover.offers().remove(0);
        assert_eq!(mover.play(&offer).await["type"], "done");
    }
}

#[tokio::test]
async fn one_server_at_a_time_works_with_a_file_and_several_work_with_postgres() {
    let data = TestData::new().await;
    if is_postgres() {
        let data = std::sync::Arc::new(data);
        let mut nodes = [
            TestServer::node(&data, server::TimeSource::default()).await,
            TestServer::node(&data, server::TimeSource::default()).await,
        ];
        let in_use = data.database.lock().await.unwrap_err();
        assert!(in_use.to_string().contains("stop them first"), "{in_use}");
        for node in &mut nodes {
            node.stop().await;
        }
        let lock = data.database.lock().await.unwrap();
        assert!(data.database.lock().await.is_err(), "one at a time");
        let storage = data.database.open().await.unwrap();
        let shut = storage.renew("one", "").await.unwrap_err();
        assert!(shut.to_string().contains("no server may"), "{shut}");
        let write = Write::Alive { node: "one".to_owned(), at: 1 };
        assert!(storage.commit(vec![write.clone()]).await.is_err(), "a node that comes back writes nothing");
        drop(lock);
        while storage.renew("one", "").await.is_err() {}
        storage.commit(vec![write]).await.unwrap();
        return;
    }
    let first = data.database.lock().await.unwrap();
    let second = data.database.lock().await.unwrap_err();
    assert!(second.to_string().contains("another server works with the data"), "{second}");
    drop(first);
    data.database.lock().await.unwrap();
}

#[tokio::test]
async fn whether_a_server_works_with_the_data_is_asked_by_the_time_that_all_nodes_go_by() {
    if !is_postgres() {
        return;
    }
    let data = TestData::new().await;
    data.database.open().await.unwrap();
    // The clock of the database was put back by two hours. A node has gone an hour ago, by the time that goes on.
    in_the_data(&data.database, "INSERT INTO cluster_clock (id, ahead) VALUES (1, 7200000)").await;
    let gone = "INSERT INTO members (node, expires_at, rules) \
        SELECT 'gone', (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 3600000, ''";
    in_the_data(&data.database, gone).await;
    data.database.lock().await.unwrap();
    in_the_data(&data.database, "UPDATE members SET expires_at = expires_at + 7200000").await;
    assert!(data.database.lock().await.is_err(), "it is there");
}

/// A game with a little of everything, on a server that has stopped.
async fn played(data: TestData) -> (TestServer, Browser, String) {
    let mut server = TestServer::on(data).await;
    let ana = Browser::named(server.address, "Ana ñ 🎲").await;
    let body = json!({ "settings": { "game": "toledo", "seats": 2 },
        "sitters": [{ "kind": "person" }, { "kind": "bot", "level": "novice" }] });
    let table = ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    let mut player = Player::at(&ana, &table).await;
    assert_eq!(player.ask(json!({ "type": "chat", "text": "¡hola! 'quoted' \\ 🎲" })).await["type"], "done");
    while player.seq() < 9 {
        match player.offers().first().cloned() {
            Some(offer) => drop(player.play(&offer).await),
            None => drop(player.until(|message| message["type"] == "table").await),
        }
    }
    drop(player);
    server.stop().await;
    (server, ana, table)
}

async fn rows(database: &Database) -> [i64; 4] {
    let mut rows = [0; 4];
    for (rows, question) in rows.iter_mut().zip([
        "SELECT COUNT(*) FROM entries",
        "SELECT COUNT(*) FROM tables",
        "SELECT COUNT(*) FROM guests",
        "SELECT COUNT(*) FROM chat",
    ]) {
        *rows = in_the_data(database, question).await;
    }
    rows
}

#[tokio::test]
async fn data_is_moved_to_postgres_and_back_and_the_game_goes_on() {
    if !is_postgres() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let (first, last) = (folder.path().join("first.db"), folder.path().join("last.db"));
    let (first, middle, last) = (Database::File(first), new_schema().await, Database::File(last));
    let (_server, mut ana, table) = played(TestData::at(first.clone())).await;
    let before = rows(&first).await;
    assert!(before[0] >= 9 && before[3] == 1, "{before:?}");
    let mut steps = Vec::new();
    let mut note = |progress: CopyProgress<'_>| {
        steps.push((progress.table.to_owned(), progress.is_comparing, progress.done));
    };
    let told = move_data(&first, &middle, &mut note).await.unwrap();
    assert!(
        told.contains(&format!("{}  entries\n", before[0])) && told.contains("is the same in both"),
        "{told}"
    );
    let entries = |is_comparing| ("entries".to_owned(), is_comparing, before[0] as u64);
    assert!(steps.contains(&entries(false)) && steps.contains(&entries(true)), "{steps:?}");
    let again = move_data(&first, &middle, &mut |_| {}).await.unwrap_err().to_string();
    assert!(again.contains("it is not empty"), "{again}");
    move_data(&middle, &last, &mut |_| {}).await.unwrap();
    assert_eq!((rows(&middle).await, rows(&last).await), (before, before));

    for database in [middle, last] {
        let mut server = TestServer::on(TestData::at(database)).await;
        ana.address = server.address;
        let mut player = Player::at(&ana, &table).await;
        while player.offers().is_empty() {
            player.until(|message| message["type"] == "table").await;
        }
        let offer = player.offers().remove(0);
        assert_eq!(player.play(&offer).await["type"], "done");
        server.stop().await;
    }
}

#[tokio::test]
async fn a_move_that_is_broken_off_or_not_the_same_leaves_the_target_empty() {
    if !is_postgres() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let (from, to) = (Database::File(folder.path().join("from.db")), new_schema().await);
    let (_server, _, _) = played(TestData::at(from.clone())).await;
    to.open().await.unwrap().close().await;
    // A text that PostgreSQL cannot keep breaks it off.
    in_the_data(&from, "UPDATE chat SET cause = 'a' || char(0)").await;
    let broken = move_data(&from, &to, &mut |_| {}).await.unwrap_err().to_string();
    assert!(broken.contains("0x00"), "{broken}");
    assert_eq!(rows(&to).await, [0; 4]);
    in_the_data(&from, "UPDATE chat SET cause = 'a'").await;
    // Somebody changes what is written on its way into the table.
    let change = "CREATE FUNCTION change() RETURNS trigger LANGUAGE plpgsql AS \
                  'BEGIN IF NEW.seq = 7 THEN NEW.at = NEW.at + 1; END IF; RETURN NEW; END'";
    in_the_data(&to, change).await;
    in_the_data(&to, "CREATE TRIGGER change BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION change()")
        .await;
    let changed = move_data(&from, &to, &mut |_| {}).await.unwrap_err().to_string();
    assert!(changed.contains("what was copied into entries is not the same"), "{changed}");
    assert_eq!(rows(&to).await, [0; 4]);
    in_the_data(&to, "DROP TRIGGER change ON entries").await;
    move_data(&from, &to, &mut |_| {}).await.unwrap();
}
