//! What many ask for at once is written together, and nobody is refused because of others.

use futures_util::future::join_all;
use serde_json::json;
use server::storage::{OnlyIf, Storage, StoreError, Write};
use table::{Entry, EntryKind, Outage};

use super::{empty, guest, is_refused, store, summary, table, text};
use crate::support::database::in_the_data;

/// A move: an entry, and what the lobby shows after it.
async fn a_move(storage: &Storage, table: &str, seq: u64, version: Option<u64>) -> Vec<Write> {
    let entry = Entry { seq, at: 10 * seq, cause: None, what: EntryKind::Paused };
    let shown = Box::new(summary(storage, table, 10 * seq).await);
    let only_if = OnlyIf { version, fence: None };
    vec![
        Write::Entry { table: text(table), entry: Box::new(entry) },
        Write::Summary { table: text(table), summary: shown, only_if },
    ]
}

fn is_conflict(answer: &Result<(), StoreError>) -> bool {
    matches!(answer, Err(StoreError::Conflict))
}

/// One thread: all of them are there before the first is taken up, and so they are taken up together.
#[tokio::test]
async fn of_many_who_write_at_once_those_alone_are_refused_whose_change_does_not_hold() {
    let (_data, storage) = empty().await;
    store(&storage, vec![guest("g", 1)]).await;
    let ids = ["h", "g", "i", "j"];
    let answers = join_all(ids.map(|id| storage.commit(vec![guest(id, 2)]))).await;
    assert_eq!(
        answers.iter().map(is_conflict).collect::<Vec<_>>(),
        [false, true, false, false],
        "{answers:?}"
    );
    for id in ids {
        let found = storage.guest(server::hash_of(id)).await.unwrap().unwrap();
        assert_eq!((found.id.as_str(), found.created_at), (id, if id == "g" { 1 } else { 2 }));
    }
}

#[tokio::test]
async fn of_many_moves_at_once_those_alone_are_refused_that_do_not_follow() {
    let (_data, storage) = empty().await;
    let tables = ["a", "b", "c", "d", "e"];
    for id in tables {
        store(&storage, table(id, "g", &json!({}), 2)).await;
    }
    let stored = storage.table("a").await.unwrap().unwrap();
    let (last, version) = (stored.entries.len() as u64, Some(stored.version));
    let next = last + 1;
    // The first time all are fine; then one comes late, and one is built on another version.
    for (round, expected) in [(0, [false; 5]), (1, [false, true, false, true, false])] {
        let mut moves = Vec::new();
        for id in tables {
            let seq = if round == 1 && id == "b" { next } else { next + round };
            let version = if round == 1 && id == "d" { Some(stored.version + 1) } else { version };
            moves.push(a_move(&storage, id, seq, version).await);
        }
        let answers = join_all(moves.into_iter().map(|writes| storage.commit(writes))).await;
        assert_eq!(answers.iter().map(is_conflict).collect::<Vec<_>>(), expected, "{answers:?}");
        for (id, is_refused) in tables.into_iter().zip(expected) {
            let seq = if is_refused { next } else { next + round };
            let after = storage.entries_after(id, last).await.unwrap();
            let numbers: Vec<u64> = after.iter().map(|entry| entry.seq).collect();
            assert_eq!(numbers, (next..=seq).collect::<Vec<_>>(), "{id}");
            assert_eq!(after.last().unwrap().at, 10 * seq, "{id}");
            let line = storage.table_lines("", 9).await.unwrap().into_iter().find(|line| line.id == id);
            assert_eq!(line.unwrap().summary.unwrap().changed_at, 10 * seq, "{id}");
        }
    }
}

#[tokio::test]
async fn that_somebody_was_first_is_no_trouble_of_the_database_and_a_gap_is() {
    let (_data, storage) = empty().await;
    store(&storage, table("t", "g", &json!({}), 2)).await;
    let next = storage.table("t").await.unwrap().unwrap().entries.len() as u64 + 1;
    let append = |seq| {
        let entry = Entry { seq, at: 1, cause: None, what: EntryKind::Paused };
        Write::Entry { table: text("t"), entry: Box::new(entry) }
    };
    assert!(storage.last_failure().is_none());
    assert!(is_refused(&storage, append(1)).await);
    assert!(storage.last_failure().is_none());
    let gap = storage.commit(vec![append(next + 1)]).await;
    assert!(matches!(gap, Err(StoreError::Gap { .. })), "{gap:?}");
    assert!(storage.last_failure().is_some());
}

#[tokio::test]
async fn what_the_database_cannot_do_is_neither_a_conflict_nor_damage() {
    let (data, storage) = empty().await;
    store(&storage, table("t", "g", &json!({}), 2)).await;
    assert!(storage.table("t\0").await.unwrap().is_none(), "nobody finds anything by such a name");
    in_the_data(&data.database, "DROP TABLE outages").await;
    let failed = storage.commit(vec![Write::Outage(Outage { from: 1, to: 2 })]).await;
    assert!(matches!(failed, Err(StoreError::Database(_))), "{failed:?}");
    assert!(storage.last_failure().is_some());
    store(&storage, vec![guest("g", 1)]).await;
}

#[tokio::test]
async fn what_was_accepted_is_stored_before_the_storage_closes_and_nothing_after_it() {
    let (data, storage) = empty().await;
    let (answers, ()) =
        tokio::join!(join_all(["g", "h"].map(|id| storage.commit(vec![guest(id, 1)]))), storage.close());
    assert!(answers.iter().all(Result::is_ok), "{answers:?}");
    let late = storage.commit(vec![guest("i", 1)]).await;
    assert!(matches!(late, Err(StoreError::Closed)), "{late:?}");
    let again = data.database.open().await.unwrap();
    for (id, is_there) in [("g", true), ("h", true), ("i", false)] {
        assert_eq!(again.guest(server::hash_of(id)).await.unwrap().is_some(), is_there, "{id}");
    }
}
