//! Brings the form of a database up to date, and bears what newer programs have added to it.
//!
//! While nodes are replaced one after the other, old ones work with a form that new ones have brought up to date; one of them may even
//! be started again then. Migrations are made so that this holds (CONTRIBUTING.md, "Change what is stored"). One for which it does not
//! hold begins the next thousand: a program that knows none of that thousand does not start.

use sqlx::migrate::{Migrate, MigrateError, Migrator};

use super::StoreError;

const THOUSAND: i64 = 1_000;

pub(super) async fn migrate<C: Migrate>(
    mut migrator: Migrator,
    connection: &mut C,
) -> Result<(), StoreError> {
    let failed = |error: MigrateError| StoreError::Database(error.to_string());
    match migrator.run_direct(None, connection, false).await {
        Err(MigrateError::VersionMissing(_)) => {}
        done => return done.map_err(failed),
    }
    let applied = connection.list_applied_migrations(&migrator.table_name).await.map_err(failed)?;
    let newest = applied.iter().map(|migration| migration.version).max();
    if !may_bear(&migrator, newest.unwrap_or(0)) {
        return Err(StoreError::Newer);
    }
    migrator.set_ignore_missing(true);
    migrator.run_direct(None, connection, false).await.map_err(failed)
}

/// Whether a program with these migrations can work with a form that has been brought up to the given one.
fn may_bear(migrator: &Migrator, newest: i64) -> bool {
    let known = migrator.iter().map(|migration| migration.version).max().unwrap_or(0);
    newest / THOUSAND <= known / THOUSAND
}
