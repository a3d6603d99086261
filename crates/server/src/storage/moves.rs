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
