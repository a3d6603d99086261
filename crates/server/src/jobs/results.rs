//! Results of games that were over before results were kept, or that a restore has changed: they are made from the tables.
//!
//! There may be millions of them. So few are made and looked for at a time, with long rests between: no move costs more for it.
//! `tertulia admin rate` makes them without a rest.

use std::time::{Duration, Instant};

use protocol::Millis;
use table::Table;
use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::storage::{Cursor, ResultWrite, Storage, StoreError, Write};

/// Results that are made and stored together.
pub(crate) const TOGETHER: u32 = 20;
/// How often they are looked for.
const LOOK_ROUND: Duration = Duration::from_secs(10);
/// Games that have ended are looked at together.
const PAGE: u32 = 1_000;
/// How often games without a result are looked for that nobody has noted: those of a server of a version before.
const FIND_ROUND: Duration = Duration::from_hours(1);
/// They are looked for among those of so many last milliseconds: a day.
const MISSING_SINCE: Millis = 24 * 3_600 * 1_000;
/// What was stored while they were looked for is looked at once more, so many milliseconds back.
const OVERLAP: Millis = 600_000;
/// The rest is so many times as long as the work before it, so that people do not notice.
const REST: u32 = 99;
/// The same while nobody is at a table.
const REST_ALONE: u32 = 4;
/// Whatever the work was waiting for, it goes on after this.
const LONGEST_REST: Duration = Duration::from_secs(30);

fn rest_after(work: Duration, tables_in_memory: usize) -> Duration {
    let times = if tables_in_memory == 0 { REST_ALONE } else { REST };
    (work * times).min(LONGEST_REST)
}

async fn rest(app: &App, started: Instant) {
    tokio::time::sleep(rest_after(started.elapsed(), app.registry.count())).await;
}

/// One node does it for all; a result that is made twice is stored once.
fn may_go_on(app: &App) -> bool {
    !app.is_stopping() && app.leases.right_to_common().is_given()
}

pub(super) async fn run(app: App) {
    let mut rounds = interval(LOOK_ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while !app.is_stopping() {
        rounds.tick().await;
        if let Err(error) = make_some(&app).await {
            tracing::warn!(%error, "results will be made later");
        }
    }
}

async fn make_some(app: &App) -> Result<(), StoreError> {
    let mut last = String::new();
    while may_go_on(app) {
        let started = Instant::now();
        let due = app.storage.results().results_due(&last, TOGETHER).await?;
        let Some(next) = due.last() else { return Ok(()) };
        last.clone_from(next);
        make(&app.storage, &due).await?;
        rest(app, started).await;
    }
    Ok(())
}

/// Makes the results of tables from what is stored of them, and answers of how many not. A table that cannot be read now, or by this program, keeps
/// no other one waiting: it stays due, and is looked at again when the others are made.
pub(crate) async fn make(storage: &Storage, tables: &[String]) -> Result<usize, StoreError> {
    let mut writes = Vec::with_capacity(tables.len());
    for table in tables {
        match result_of(storage, table).await {
            Ok(write) => writes.push(write),
            Err(error) => tracing::debug!(table, %error, "the result of this table will be made later"),
        }
    }
    let skipped = tables.len() - writes.len();
    if skipped > 0 {
        tracing::warn!(skipped, "results of tables that cannot be read will be made later");
    }
    if !writes.is_empty() {
        storage.commit(writes).await?;
    }
    Ok(skipped)
}

async fn result_of(storage: &Storage, id: &str) -> Result<Write, StoreError> {
    let built = match rebuild(storage, id).await {
        Err(StoreError::Unreadable(_)) => None,
        built => built?,
    };
    if built.is_none() {
        tracing::warn!(table = id, "no result can be made of this table");
    }
    let table = id.to_owned();
    Ok(match built.and_then(|table| table.result()) {
        Some(result) => ResultWrite::Finished { table, result }.into(),
        None => ResultWrite::Forget { table }.into(),
    })
}

async fn rebuild(storage: &Storage, id: &str) -> Result<Option<Table>, StoreError> {
    let Some(parts) = storage.table_parts(id).await? else { return Ok(None) };
    let entries = parts.entries.into_iter().map(|(_, entry)| entry).collect::<Result<_, _>>()?;
    Ok(Table::rebuild(parts.opening?, entries, Vec::new()).ok())
}

/// Notes the games that have ended without a result.
pub(super) async fn find(app: App) {
    let mut rounds = interval(FIND_ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut looked_until = 0;
    while !app.is_stopping() {
        rounds.tick().await;
        let now = app.time.now();
        match find_since(&app, looked_until.max(now.saturating_sub(MISSING_SINCE))).await {
            Ok(Coverage::Whole) => looked_until = now.saturating_sub(OVERLAP),
            // Another node looks after them, and this one may again.
            Ok(Coverage::Partial) => looked_until = 0,
            Err(error) => tracing::warn!(%error, "games without a result will be looked for later"),
        }
    }
}

/// How far this node has looked.
enum Coverage {
    /// At all of them.
    Whole,
    /// At some of them only.
    Partial,
}

async fn find_since(app: &App, since: Millis) -> Result<Coverage, StoreError> {
    for listed in [true, false] {
        let mut after = Cursor { ended_at: since, ..Cursor::default() };
        loop {
            if !may_go_on(app) {
                return Ok(Coverage::Partial);
            }
            let started = Instant::now();
            let ended = app.storage.results().ended_after(listed, &after, PAGE).await?;
            let Some(last) = ended.last() else { break };
            after = last.at.clone();
            let missing = ended.into_iter().filter(|ended| !ended.has_result);
            let tables: Vec<String> = missing.map(|ended| ended.at.table).collect();
            if !tables.is_empty() {
                app.storage.commit(vec![ResultWrite::Due { tables }.into()]).await?;
            }
            rest(app, started).await;
        }
    }
    Ok(Coverage::Whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn while_people_play_the_work_takes_a_hundredth_of_the_time() {
        let work = Duration::from_millis(10);
        assert_eq!(rest_after(work, 1), Duration::from_millis(990));
        assert_eq!(rest_after(work, 0), Duration::from_millis(40));
        assert_eq!(rest_after(Duration::from_secs(9), 40), LONGEST_REST, "the database was away");
    }
}
