//! `tertulia admin move`: all data of one database into another, compared row by row.

use std::fmt::Write as _;

use crate::admin::AdminError;
use crate::data::Database;
use crate::storage::{CopyProgress, RowCounts, SqlDatabase, StoreError, copy};

/// Copies all data into a database that is empty, and compares every row. No server may work with either meanwhile. If it is broken off,
/// the target is as empty as before, and the source is as it was.
pub async fn move_data(
    from: &Database,
    to: &Database,
    told: &mut (dyn FnMut(CopyProgress<'_>) + Send),
) -> Result<String, AdminError> {
    if from == to {
        return Err(AdminError::Refused(format!("{from} is where the data is already")));
    }
    if let Database::File(file) = from
        && !file.exists()
    {
        return Err(AdminError::NoData(file.clone()));
    }
    let locks = (from.lock().await?, to.lock().await?);
    let (source, target) = (from.open_sql().await?, to.open_sql().await?);
    let copied = copy_and_count(&*source, &*target, told).await;
    source.close().await;
    target.close().await;
    drop(locks);
    Ok(report(from, to, &copied.map_err(|error| to.unusable(error))?))
}

async fn copy_and_count(
    from: &dyn SqlDatabase,
    to: &dyn SqlDatabase,
    told: &mut (dyn FnMut(CopyProgress<'_>) + Send),
) -> Result<RowCounts, StoreError> {
    let counts = copy(&mut from.side().await?, &mut to.side().await?, told).await?;
    let kept = to.side().await?.counts().await?;
    if kept == counts {
        return Ok(counts);
    }
    Err(StoreError::Database(format!("{counts:?} rows were copied, and {kept:?} are there")))
}

fn report(from: &Database, to: &Database, counts: &RowCounts) -> String {
    let mut text = String::new();
    for (table, rows) in counts {
        let _ = writeln!(text, "{rows:>12}  {table}");
    }
    let rows: u64 = counts.iter().map(|(_, rows)| rows).sum();
    let tables = counts.len();
    let _ = writeln!(
        text,
        "{rows:>12}  rows of {tables} tables are copied from {from} to {to}, and every row of every table is the same in both.\n\
         The data in {from} is as it was: serve with `--database` from now on, and remove it when you no longer need it."
    );
    text
}
