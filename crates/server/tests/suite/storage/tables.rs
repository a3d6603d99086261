//! Tables: entries in their order, what opens the seats, and what is written only as long as it is built on what holds.

use protocol::rest::TableSummary;
use serde_json::json;
use server::hash_of;
use server::storage::{
    AccountWrite, Fence, GapSearch, OnlyIf, OpenTables, Opener, SeatKey, Storage, StoreError, Write,
};
use table::{Cause, Entry, EntryKind};

use super::{account, empty, ended, guest, is_refused, store, summary, table, text};
use crate::support::database::in_the_data;

fn entry(seq: u64) -> Entry {
    Entry { seq, at: 10 * seq, cause: Some(Cause { seat: 1, id: text("m") }), what: EntryKind::Paused }
}

fn append(table: &str, seq: u64) -> Write {
    Write::Entry { table: text(table), entry: Box::new(entry(seq)) }
}

#[tokio::test]
async fn entries_follow_each_other_and_are_kept_aside_when_they_do_not_hold() {
    let (data, storage) = empty().await;
    store(&storage, table("t", "g", &json!({}), 2)).await;
    store(&storage, table("u", "g", &json!({}), 2)).await;
    let entries = async || storage.table("t").await.unwrap().unwrap().entries;
    let before = entries().await;
    let last = before.len() as u64;
    assert!(is_refused(&storage, append("t", last)).await, "it is there already");
    let gap = storage.commit(vec![append("t", last + 2)]).await.unwrap_err();
    let is_told = matches!(&gap, StoreError::Gap { table, seq, last: found }
        if table == "t" && (*seq, *found) == (last + 2, last));
    assert!(is_told, "{gap:?}");
    let twice = storage.commit(vec![append("t", last + 1), append("t", last + 1)]).await;
    assert!(matches!(twice, Err(StoreError::Conflict)), "{twice:?}");
    assert_eq!(entries().await, before, "all of it or nothing");

    let both = [entry(last + 1), entry(last + 2)];
    store(&storage, vec![append("t", last + 1), append("t", last + 2)]).await;
    assert_eq!(entries().await[before.len()..], both);
    let after = async |table, seq| storage.entries_after(table, seq).await.unwrap();
    assert_eq!(after("t", last).await, both);
    assert_eq!(after("t", last + 1).await, both[1..]);
    assert!(after("t", last + 2).await.is_empty() && after("nothing", 0).await.is_empty());
    store(&storage, vec![Write::SetAside { table: text("t"), after: last + 1, at: 5 }]).await;
    assert_eq!(after("t", last).await, both[..1]);
    let aside = "SELECT COUNT(*) FROM entries_aside WHERE table_id = 't' AND aside_at = 5";
    assert_eq!(in_the_data(&data.database, aside).await, 1);
    assert_eq!(storage.table("u").await.unwrap().unwrap().entries.len(), before.len());
}

#[tokio::test]
async fn an_entry_of_a_newer_program_is_told_from_one_that_is_damaged() {
    let (data, storage) = empty().await;
    store(&storage, table("t", "g", &json!({}), 2)).await;
    let newer = "UPDATE entries SET body = '{\"happened\":\"flew\"}' WHERE table_id = 't' AND seq = 2";
    in_the_data(&data.database, newer).await;
    let found = storage.table("t").await.unwrap_err();
    assert!(matches!(&found, StoreError::NewerEntry(kind) if kind == "flew"), "{found:?}");
    let damaged = "UPDATE entries SET body = '{\"happened\":\"paused\"' WHERE table_id = 't' AND seq = 2";
    in_the_data(&data.database, damaged).await;
    let found = storage.table("t").await.unwrap_err();
    assert!(matches!(found, StoreError::Unreadable(_)), "{found:?}");
    let incomplete = "UPDATE entries SET body = '{\"happened\":\"moved\"}' WHERE table_id = 't' AND seq = 2";
    in_the_data(&data.database, incomplete).await;
    let found = storage.table("t").await.unwrap_err();
    assert!(matches!(found, StoreError::Unreadable(_)), "{found:?}");
    let parts = storage.table_parts("t").await.unwrap().unwrap();
    assert_eq!(parts.opening.unwrap().id, "t");
    let whole: Vec<u64> =
        parts.entries.iter().filter(|(_, part)| part.is_ok()).map(|(seq, _)| *seq).collect();
    assert_eq!(whole.len() + 1, parts.entries.len());
    assert!(whole.contains(&1) && !whole.contains(&2));
    assert!(storage.table_parts("nothing").await.unwrap().is_none());
    assert!(storage.table("nothing").await.unwrap().is_none());
}

#[tokio::test]
async fn tables_are_named_in_order_with_what_is_wrong_with_them() {
    let (data, storage) = empty().await;
    for id in ["a", "b", "c", "d"] {
        store(&storage, table(id, "g", &json!({}), 2)).await;
    }
    in_the_data(&data.database, "DELETE FROM entries WHERE table_id = 'b' AND seq = 1").await;
    in_the_data(&data.database, "DELETE FROM entries WHERE table_id = 'c'").await;
    let gaps = async |after, limit| storage.tables_with_gaps(after, limit).await.unwrap();
    let search = |broken: &[&str], last: Option<&str>| GapSearch {
        broken: broken.iter().map(|id| text(id)).collect(),
        last: last.map(text),
    };
    assert_eq!(gaps("", 9).await, search(&["b", "c"], Some("d")));
    assert_eq!(gaps("a", 1).await, search(&["b"], Some("b")));
    assert_eq!(gaps("c", 9).await, search(&[], Some("d")));
    assert_eq!(gaps("d", 9).await, search(&[], None));
    assert_eq!(storage.table_names("", 9).await.unwrap(), ["a", "b", "c", "d"]);
    assert_eq!(storage.table_names("a", 2).await.unwrap(), ["b", "c"]);

    let is_broken = |table: &str, why: Option<&str>| Write::Broken { table: text(table), why: why.map(text) };
    store(&storage, vec![is_broken("c", Some("it has no entries")), is_broken("b", Some("a gap"))]).await;
    let broken = [(text("b"), text("a gap")), (text("c"), text("it has no entries"))];
    assert_eq!(storage.broken_tables(9).await.unwrap(), broken);
    assert_eq!(storage.broken_tables(1).await.unwrap(), broken[..1]);
    let lines = storage.table_lines("a", 2).await.unwrap();
    let told: Vec<_> = lines.iter().map(|line| (line.id.as_str(), line.broken.as_deref())).collect();
    assert_eq!(told, [("b", Some("a gap")), ("c", Some("it has no entries"))]);
    assert_eq!((lines[0].game.as_str(), lines[0].summary.as_ref().unwrap().id.as_str()), ("toledo", "b"));
    store(&storage, vec![is_broken("b", None)]).await;
    assert_eq!(storage.broken_tables(9).await.unwrap(), broken[1..]);
}

async fn changed_at(storage: &Storage, id: &str) -> u64 {
    let lines = storage.table_lines("", 9).await.unwrap();
    lines.into_iter().find(|line| line.id == id).unwrap().summary.unwrap().changed_at
}

#[tokio::test]
async fn what_is_built_on_what_does_not_hold_any_more_is_refused() {
    let (data, storage) = empty().await;
    store(&storage, table("t", "g", &json!({}), 2)).await;
    in_the_data(&data.database, "INSERT INTO leases (shard, node, fence, expires_at) VALUES (3, 'n', 7, 0)")
        .await;
    let version = async || storage.table("t").await.unwrap().unwrap().version;
    let v = version().await;
    let fence = |shard, number| Some(Fence { shard, number });
    let conditions = [
        (None, None, true),
        (Some(v), None, true),
        (Some(v + 1), None, false),
        (Some(v), fence(3, 7), true),
        (Some(v), fence(3, 8), false),
        (Some(v), fence(4, 7), false),
        (Some(v + 1), fence(3, 7), false),
    ];
    for (at, (version, fence, holds)) in (100..).zip(conditions) {
        let summary = Box::new(summary(&storage, "t", at).await);
        let write = Write::Summary { table: text("t"), summary, only_if: OnlyIf { version, fence } };
        assert_eq!(is_refused(&storage, write).await, !holds, "{version:?} {fence:?}");
        assert_eq!(changed_at(&storage, "t").await == at, holds, "{version:?} {fence:?}");
    }
    let raise = |from| Write::RaiseVersion { table: text("t"), from };
    assert!(is_refused(&storage, raise(v + 1)).await);
    assert!(!is_refused(&storage, raise(v)).await);
    assert!(is_refused(&storage, raise(v)).await, "another node was first");
    assert_eq!(version().await, v + 1);
    let at_version = |version| Write::AtVersion { table: text("t"), version };
    let mute = || Write::Mute { table: text("t"), seat: 0, muted: 1, on: true };
    let late = storage.commit(vec![at_version(v), mute()]).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    assert!(storage.keys("t").await.unwrap().mutes.is_empty(), "nor what came with it");
    store(&storage, vec![at_version(v + 1), mute()]).await;
    assert_eq!((version().await, storage.keys("t").await.unwrap().mutes), (v + 1, vec![(0, 1)]));
}

#[tokio::test]
async fn tables_whose_time_has_come_are_woken_the_first_due_first() {
    let (_data, storage) = empty().await;
    for (id, at) in [("a", 30), ("b", 20), ("c", 10), ("d", 40)] {
        store(&storage, table(id, "g", &json!({}), 2)).await;
        let mut summary = summary(&storage, id, 5).await;
        assert_eq!(summary.wake_at, None, "nobody waits for people who have all the time");
        summary.wake_at = Some(at);
        let write =
            Write::Summary { table: text(id), summary: Box::new(summary), only_if: OnlyIf::default() };
        store(&storage, vec![write]).await;
    }
    let due = async |now, limit| storage.to_wake(now, limit).await.unwrap();
    assert_eq!(due(30, 9).await, ["c", "b", "a"]);
    assert_eq!(due(40, 2).await, ["c", "b"]);
    assert!(due(9, 9).await.is_empty());
    let later = |table: &str, changed_at| Write::WakeAt { table: text(table), wake_at: Some(35), changed_at };
    let never = Write::WakeAt { table: text("c"), wake_at: None, changed_at: 5 };
    // Something has happened at `b` meanwhile.
    store(&storage, vec![later("a", 5), later("b", 4), never]).await;
    assert_eq!(due(34, 9).await, ["b"]);
    assert_eq!(due(40, 9).await, ["b", "a", "d"]);
    // One that cannot be built is not woken again and again.
    store(&storage, vec![Write::Broken { table: text("b"), why: Some(text("a gap")) }]).await;
    assert_eq!(due(40, 9).await, ["a", "d"]);
}

#[tokio::test]
async fn seats_are_opened_by_sessions_and_links_until_these_end() {
    let (data, storage) = empty().await;
    store(&storage, table("t", "g", &json!({}), 2)).await;
    let hold = |seat, guest: &str, at| Write::Holder { table: text("t"), seat, guest: text(guest), at };
    let link = |name: &str, at| Write::SeatToken { token: hash_of(name), table: text("t"), seat: 0, at };
    let writes = vec![hold(0, "g", 5), hold(1, "h", 3), link("one", 4), link("two", 6), hold(1, "h", 9)];
    store(&storage, writes).await;
    let session = |seat, guest: &str, since| SeatKey { seat, opener: Opener::Session(text(guest)), since };
    let by_link = |name: &str, since| SeatKey { seat: 0, opener: Opener::Link(hash_of(name)), since };
    let keys = async |table| storage.keys(table).await.unwrap().keys;
    let all = [session(1, "h", 3), by_link("one", 4), session(0, "g", 5), by_link("two", 6)];
    assert_eq!(keys("t").await, all, "the oldest first");
    assert_eq!(storage.table("t").await.unwrap().unwrap().keys, all);

    let end = |seat, guest: &str| Write::EndHolder { table: text("t"), seat, guest: text(guest) };
    let end_link = |table: &str, name: &str| Write::EndLink { table: text(table), token: hash_of(name) };
    store(&storage, vec![end(1, "g"), end(0, "h"), end_link("u", "one"), end_link("t", "three")]).await;
    assert_eq!(keys("t").await, all, "none of these opened a seat");
    store(&storage, vec![end(1, "h"), end_link("t", "one")]).await;
    assert_eq!(keys("t").await, [session(0, "g", 5), by_link("two", 6)]);
    let copy = Write::CopySeat { from: text("t"), from_seat: 0, to: text("u"), to_seat: 1 };
    store(&storage, vec![copy]).await;
    assert_eq!(keys("u").await, [session(1, "g", 5)], "links are made anew");

    let mute = |seat, on| Write::Mute { table: text("t"), seat, muted: 1 - seat, on };
    store(&storage, vec![mute(0, true), mute(0, true), mute(1, true), mute(1, false)]).await;
    assert_eq!(storage.keys("t").await.unwrap().mutes, [(0, 1)]);
    store(&storage, vec![hold(1, "h", 7), Write::FreeSeat { table: text("t"), seat: 0 }]).await;
    assert_eq!(keys("t").await, [session(1, "h", 7)]);
    assert_eq!(keys("u").await, [session(1, "g", 5)]);
    let seq = storage.table("t").await.unwrap().unwrap().entries.len() as i64;
    let former = "SELECT last_seq FROM former_holders WHERE guest_id = 'g' AND table_id = 't' AND seat = 0";
    assert_eq!(in_the_data(&data.database, former).await, seq, "up to where whoever sat there may read");
}

#[tokio::test]
async fn the_tables_of_somebody_are_those_of_the_guests_whom_the_account_took_over_too() {
    let (_data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1), guest("g", 1), guest("h", 1)]).await;
    store(&storage, vec![AccountWrite::Adopt { guest: text("g"), account: text("a") }.into()]).await;
    let hidden = json!({ "listed": false });
    for (id, host, settings, people) in [
        ("open", "a", &json!({}), 0),
        ("unlisted", "g", &hidden, 0),
        ("played", "a", &json!({}), 2),
        ("secret", "g", &hidden, 2),
        ("joined", "b", &json!({}), 2),
        ("over", "a", &json!({}), 2),
        ("other", "b", &json!({}), 0),
    ] {
        store(&storage, table(id, host, settings, people)).await;
    }
    for (at, id) in (20..).zip(["open", "unlisted", "played", "secret", "joined"]) {
        let summary = Box::new(summary(&storage, id, at).await);
        store(&storage, vec![Write::Summary { table: text(id), summary, only_if: OnlyIf::default() }]).await;
    }
    let sit = Write::Holder { table: text("joined"), seat: 1, guest: text("g"), at: 1 };
    store(&storage, vec![sit, ended(&storage, "over", 30).await]).await;
    let told = |tables: Vec<TableSummary>| -> Vec<(String, Option<u8>)> {
        tables.into_iter().map(|table| (table.id, table.your_seat)).collect()
    };
    let of = |id: &str, seat| (text(id), seat);
    let running = [
        of("joined", Some(1)),
        of("secret", None),
        of("played", None),
        of("unlisted", None),
        of("open", None),
    ];
    let all = [&[of("over", None)], &running[..]].concat();
    assert_eq!(told(storage.tables_of("a", 9).await.unwrap()), all);
    assert_eq!(told(storage.tables_of("a", 2).await.unwrap()), all[..2]);
    assert_eq!(told(storage.results().running_of("a", 9).await.unwrap()), running);
    assert_eq!(told(storage.results().running_of("a", 1).await.unwrap()), running[..1]);
    assert!(storage.tables_of("nobody", 9).await.unwrap().is_empty());
    let open = OpenTables { waiting: 2, all: 4, listed_waiting: 1, all_listed: 2 };
    assert_eq!(storage.open_tables_of("a").await.unwrap(), open);
    assert_eq!(storage.open_tables_of("nobody").await.unwrap(), OpenTables::default());
    let counts = storage.house().counts().await.unwrap();
    assert_eq!((counts.waiting, counts.playing, counts.ended), (3, 3, 1));
    assert_eq!((counts.accounts, counts.guests), (1, 1));
}
