//! Brings the form of a database up to date, and bears what newer programs have added to it.
//!
//! While nodes are replaced one after the other, old ones work with a form that new ones have brought up to date; one of them may even
//! be started again then. Migrations are made so that this holds (CONTRIBUTING.md, "Change what is stored"). One for which it does not
//! hold begins the next thousand: a program that knows none of that thousand does not start.

use sqlx::migrate::{Migrate, MigrateError, Migrator};

use super::StoreError;

const THOUSAND: i64 = 1_000;

pub(super) async fn migrate<C: Migrate>(migrator: Migrator, connection: &mut C) -> Result<(), StoreError> {
    migrate_to(migrator, None, connection).await
}

/// The same up to a migration, that one included.
pub(super) async fn migrate_to<C: Migrate>(
    mut migrator: Migrator,
    target: Option<i64>,
    connection: &mut C,
) -> Result<(), StoreError> {
    match migrator.run_direct(target, connection, false).await {
        Err(MigrateError::VersionMissing(_)) => {}
        done => return done.map_err(|error| failed(&error)),
    }
    let applied = connection.list_applied_migrations(&migrator.table_name).await;
    let applied = applied.map_err(|error| failed(&error))?;
    let newest = applied.iter().map(|migration| migration.version).max();
    if !may_bear(&migrator, newest.unwrap_or(0)) {
        return Err(StoreError::Newer);
    }
    migrator.set_ignore_missing(true);
    migrator.run_direct(target, connection, false).await.map_err(|error| failed(&error))
}

/// `Busy` when somebody else uses what is to be changed.
fn failed(error: &MigrateError) -> StoreError {
    let cause = match error {
        MigrateError::Execute(cause) | MigrateError::ExecuteMigration(cause, _) => cause.as_database_error(),
        _ => None,
    };
    let is_locked = cause.and_then(sqlx::error::DatabaseError::code).is_some_and(|code| code == "55P03");
    if is_locked { StoreError::Busy } else { StoreError::Database(error.to_string()) }
}

/// Whether a program with these migrations can work with a form that has been brought up to the given one.
fn may_bear(migrator: &Migrator, newest: i64) -> bool {
    let known = migrator.iter().map(|migration| migration.version).max().unwrap_or(0);
    newest / THOUSAND <= known / THOUSAND
}
