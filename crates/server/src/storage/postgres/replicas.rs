//! Whether a standby that takes over has all that was answered.

use crate::storage::statement::{Questions, statement};
use crate::storage::{StandbyTrouble, StoreError};

/// Whoever may not see what others do at the database sees its standbys without their state.
const STANDBYS: &str = "SELECT current_setting('synchronous_standby_names') AS names, \
    current_setting('synchronous_commit') AS waits, \
    (SELECT COUNT(*) FROM pg_stat_replication WHERE sync_state IS NULL OR sync_state IN ('sync', 'quorum')) AS standbys";

/// Whoever gives several addresses expects that nothing is lost when one takes the place of another. Without synchronous replication the
/// last moves are; with it the database waits with every move while there are fewer standbys than it asks for.
pub(super) async fn trouble(
    database: &dyn Questions,
    are_several: bool,
) -> Result<Option<StandbyTrouble>, StoreError> {
    let rows = database.rows(statement(STANDBYS)).await?;
    let Some(row) = rows.first() else { return Ok(None) };
    let (names, waits): (String, String) = (row.text("names")?, row.text("waits")?);
    Ok(judge(needed(&names, &waits), row.number("standbys")?, are_several))
}

const fn judge(needed: u64, there: u64, are_several: bool) -> Option<StandbyTrouble> {
    match needed {
        0 if are_several => Some(StandbyTrouble::NotSynchronous),
        0 => None,
        needed if there < needed => Some(StandbyTrouble::Missing { needed, there }),
        _ => None,
    }
}

/// For how many standbys a commit waits, by `synchronous_standby_names` and `synchronous_commit`.
fn needed(names: &str, waits: &str) -> u64 {
    if names.trim().is_empty() || matches!(waits, "local" | "off") {
        return 0;
    }
    // `ANY 2 (…)`, `FIRST 2 (…)` and `2 (…)` say how many; a list alone means the first of them that is there.
    let number = names.split_once('(').and_then(|(before, _)| before.split_whitespace().last());
    number.and_then(|number| number.parse().ok()).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commit_waits_for_as_many_standbys_as_are_asked_for() {
        for (names, expected) in [
            ("", 0),
            (" ", 0),
            ("*", 1),
            ("db2, db3", 1),
            ("FIRST 1 (db2)", 1),
            ("first 2 (db2, db3)", 2),
            ("ANY 2(db2, db3, db4)", 2),
            ("3 (a, b, c, d)", 3),
            ("2 (\"db (two)\", db3)", 2),
            ("\"db (two)\"", 1),
        ] {
            for waits in ["on", "remote_apply", "remote_write"] {
                assert_eq!(needed(names, waits), expected, "{names}");
            }
            assert_eq!((needed(names, "local"), needed(names, "off")), (0, 0), "{names}");
        }
    }

    #[test]
    fn too_few_standbys_are_trouble_and_none_that_is_waited_for_is_told_to_those_who_have_several() {
        let missing = |needed, there| Some(StandbyTrouble::Missing { needed, there });
        assert_eq!([judge(1, 0, false), judge(2, 1, true)], [missing(1, 0), missing(2, 1)]);
        assert_eq!([judge(1, 1, true), judge(2, 3, true), judge(0, 0, false)], [None; 3]);
        assert_eq!(judge(0, 2, true), Some(StandbyTrouble::NotSynchronous));
    }
}
