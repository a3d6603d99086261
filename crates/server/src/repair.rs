//! Tables that cannot be built from what is stored are brought back to their last sound state.

use std::fmt::Write as _;

use protocol::{Millis, Seq};
use table::{Entry, Table};

use crate::admin::{Admin, AdminError};
use crate::data::Database;
use crate::storage::{ResultWrite, StoreError, TableParts, Write};
use crate::time::TimeSource;

/// What is wrong with a table, and how much of it holds.
struct Diagnosis {
    why: String,
    sound: Table,
    /// Entries beyond the last sound one.
    bad: usize,
}

/// Looks at the tables, or at one, and says what is wrong with each. Unless it is only to look, every broken table is brought back to
/// its last sound state; its other entries are kept aside. No server may work with the data meanwhile.
pub async fn repair(database: &Database, table: Option<&str>, look_only: bool) -> Result<String, AdminError> {
    let lock = database.lock().await?;
    let admin = Admin::open(database).await?;
    let names = match table {
        Some(table) => vec![table.to_owned()],
        None => admin.names().await?,
    };
    let known = admin.storage().broken_tables(u32::MAX).await?;
    let (mut told, mut broken) = (String::new(), 0);
    for id in &names {
        let Some(line) = repair_table(&admin, id, look_only).await? else {
            if known.iter().any(|(known, _)| known == id) {
                admin.storage().commit(vec![Write::Broken { table: id.clone(), why: None }]).await?;
            }
            continue;
        };
        broken += 1;
        let _ = writeln!(told, "{id}: {line}");
    }
    let _ = writeln!(told, "{} tables looked at, {broken} broken", names.len());
    admin.close().await;
    drop(lock);
    Ok(told)
}

/// What was wrong with a table and what was done, if anything was.
async fn repair_table(admin: &Admin, id: &str, look_only: bool) -> Result<Option<String>, AdminError> {
    let parts = admin.storage().table_parts(id).await?.ok_or_else(|| AdminError::NoTable(id.to_owned()))?;
    let diagnosis = match diagnose(parts) {
        Ok(Some(diagnosis)) => diagnosis,
        Ok(None) => return Ok(None),
        Err(why) => {
            return Ok(Some(format!("{why}. It is left as it is.")));
        }
    };
    let Diagnosis { why, sound, bad } = diagnosis;
    let last = sound.seq();
    if look_only {
        return Ok(Some(format!("{why}. It holds up to entry {last}; {bad} entries are beyond it.")));
    }
    let now = TimeSource::default().now();
    admin.storage().commit(writes(&sound, now)).await?;
    Ok(Some(format!("{why}. It is brought back to entry {last}; {bad} entries are kept aside.")))
}

fn writes(sound: &Table, now: Millis) -> Vec<Write> {
    let table = sound.id().to_owned();
    let aside = Write::SetAside { table: table.clone(), after: sound.seq(), at: now };
    // What was found out about moves that are set aside says nothing of what is left.
    let review = Write::ForgetReview { table: table.clone(), fence: None };
    let mut writes = vec![aside, review, Write::summary(sound, now)];
    writes.push(ResultWrite::Forget { table: table.clone() }.into());
    writes.extend(sound.result().map(|result| ResultWrite::Finished { table: table.clone(), result }.into()));
    writes.push(Write::Broken { table, why: None });
    writes
}

/// What is wrong with a table, if anything is; an error when nothing of it can be brought back.
fn diagnose(parts: TableParts) -> Result<Option<Diagnosis>, String> {
    let opening =
        parts.opening.map_err(|error| format!("what it was opened with cannot be read: {error}"))?;
    let all = parts.entries.len();
    let mut readable: Vec<Entry> = Vec::with_capacity(all);
    let mut unreadable: Option<(Seq, String)> = None;
    for (seq, entry) in parts.entries {
        match entry {
            Ok(entry) => readable.push(entry),
            Err(error @ StoreError::NewerEntry(_)) => {
                return Err(format!("entry {seq}: {error}"));
            }
            Err(error) => {
                unreadable = Some((seq, error.to_string()));
                break;
            }
        }
    }
    let (sound, broken) = Table::rebuild_sound_part(&opening, &readable, &[]);
    let why = match (broken, unreadable) {
        (Some(broken), _) => broken.to_string(),
        (None, Some((seq, why))) => format!("entry {seq}: {why}"),
        (None, None) => return Ok(None),
    };
    let bad = all - sound.entries.len();
    Ok(Some(Diagnosis { why, sound, bad }))
}
