//! Servers are replaced by newer ones, one after the other, on the same data.

use server::storage::StoreError;

use crate::faults::{a_move, two_at_a_table};
use crate::support::TestServer;
use crate::support::database::is_postgres;

/// What a newer program leaves behind: a column, and a word about it.
async fn migrate_beyond(server: &TestServer, note: [&'static str; 2]) {
    server.in_the_data(if is_postgres() { note[1] } else { note[0] }).await;
}

const ADDED: [&str; 2] = [
    "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
     VALUES (999, 'later', TRUE, X'00', 0)",
    "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
     VALUES (999, 'later', TRUE, '\\x00', 0)",
];
const BROKEN: [&str; 2] = [
    "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
     VALUES (1001, 'other', TRUE, X'00', 0)",
    "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
     VALUES (1001, 'other', TRUE, '\\x00', 0)",
];

#[tokio::test]
async fn an_older_program_starts_and_plays_on_a_form_that_a_newer_one_has_added_to() {
    let server = TestServer::start().await;
    let (player, _other) = two_at_a_table(&server).await;
    server.in_the_data("ALTER TABLE tables ADD COLUMN later BIGINT NOT NULL DEFAULT 7").await;
    server.in_the_data("CREATE TABLE later (id TEXT NOT NULL PRIMARY KEY)").await;
    migrate_beyond(&server, ADDED).await;
    let server = server.restart().await;
    let mut player = player.again().await;
    let message = a_move(&mut player);
    assert_eq!(player.ask(message).await["type"], "done");
    drop(two_at_a_table(&server).await);
}

#[tokio::test]
async fn an_older_program_does_not_start_on_a_form_that_it_cannot_bear() {
    let mut server = TestServer::start().await;
    migrate_beyond(&server, BROKEN).await;
    server.stop().await;
    let refused = server.database().open().await.map(drop).unwrap_err();
    assert!(refused.to_string().contains(&StoreError::Newer.to_string()), "{refused}");
}
