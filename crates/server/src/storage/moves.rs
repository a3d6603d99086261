//! Moves are most of what is written: each database has a short way for them.

use table::Entry;

use super::{OnlyIf, Summary, Write};

/// What one request appends to a table.
pub(super) struct MoveWrite<'a> {
    pub(super) table: &'a str,
    pub(super) entries: Vec<&'a Entry>,
    pub(super) summary: &'a Summary,
    pub(super) only_if: OnlyIf,
}

/// Entries of one table, numbered without a gap, and then its summary; nothing else.
pub(super) fn as_move(writes: &[Write]) -> Option<MoveWrite<'_>> {
    let (last, before) = writes.split_last()?;
    let Write::Summary { table, summary, only_if } = last else { return None };
    let mut entries: Vec<&Entry> = Vec::with_capacity(before.len());
    for write in before {
        let Write::Entry { table: of, entry } = write else { return None };
        if of != table {
            return None;
        }
        entries.push(entry);
    }
    let first = entries.first()?.seq;
    let is_numbered = entries.iter().zip(first..).all(|(entry, seq)| entry.seq == seq);
    is_numbered.then_some(MoveWrite { table, entries, summary, only_if: *only_if })
}

/// A move that ends the game comes with its result. It is found again by its number as any other, but is written by itself.
pub(super) fn without_result(writes: &[Write]) -> &[Write] {
    match writes.split_last() {
        Some((Write::Result(_), before)) => before,
        _ => writes,
    }
}

/// The table of a request that is a move.
pub(super) fn table_of(writes: &[Write]) -> Option<&str> {
    as_move(without_result(writes)).map(|made| made.table)
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use table::EntryKind;

    use super::*;

    fn entry(table: &str, seq: u64) -> Write {
        let entry = Entry { seq, at: 0, cause: None, what: EntryKind::Started };
        Write::Entry { table: table.to_owned(), entry: Box::new(entry) }
    }

    fn summary(table: &str) -> Write {
        let shown = json!({ "id": table, "game": "toledo", "state": "playing", "pace": "unlimited", "seats": [],
            "turn_of": [], "moves": 0, "opened_at": 0, "changed_at": 0 });
        let summary = Summary { shown: serde_json::from_value(shown).unwrap(), wake_at: None };
        Write::Summary { table: table.to_owned(), summary: Box::new(summary), only_if: OnlyIf::default() }
    }

    fn entries_of(writes: &[Write]) -> Option<usize> {
        as_move(writes).map(|made| made.entries.len())
    }

    #[test]
    fn entries_in_a_row_with_the_summary_of_their_table_are_a_move() {
        assert_eq!(entries_of(&[entry("a", 7), summary("a")]), Some(1));
        assert_eq!(entries_of(&[entry("a", 7), entry("a", 8), summary("a")]), Some(2));
        assert_eq!(entries_of(&[entry("a", 7), entry("a", 9), summary("a")]), None, "one is missing");
        assert_eq!(entries_of(&[entry("b", 7), summary("a")]), None, "of another table");
        assert_eq!(entries_of(&[summary("a")]), None, "nothing happened");
        assert_eq!(entries_of(&[summary("a"), entry("a", 7)]), None);
        assert_eq!(entries_of(&[]), None);
    }

    #[test]
    fn the_table_of_a_move_is_known_and_other_writes_have_none() {
        assert_eq!(table_of(&[entry("a", 7), summary("a")]), Some("a"));
        assert_eq!(table_of(&[summary("a")]), None);
        assert_eq!(without_result(&[entry("a", 7), summary("a")]).len(), 2);
    }
}
