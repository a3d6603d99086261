//! Whether a standby that takes over has all that was answered.

use crate::storage::statement::{Questions, statement};
use crate::storage::{StandbyTrouble, StoreResult};

/// Whoever may not see what others do at the database sees its standbys without their state.
const STANDBYS: &str = "SELECT current_setting('synchronous_standby_names') AS names, \
    (SELECT COUNT(*) FROM pg_stat_replication WHERE sync_state IS NULL OR sync_state IN ('sync', 'quorum')) AS standbys";

/// Whoever gives several addresses expects that nothing is lost when one takes the place of another. Without synchronous replication the
/// last moves are; with it the database waits with every move while there is no standby.
pub(super) async fn trouble(
    database: &dyn Questions,
    are_several: bool,
) -> StoreResult<Option<StandbyTrouble>> {
    let rows = database.rows(statement(STANDBYS)).await?;
    let Some(row) = rows.first() else { return Ok(None) };
    let (is_set, standbys) = (!row.text("names")?.trim().is_empty(), row.number::<u64>("standbys")?);
    Ok(match (is_set, standbys) {
        (true, 0) => Some(StandbyTrouble::Missing),
        (false, _) if are_several => Some(StandbyTrouble::NotSynchronous),
        _ => None,
    })
}
