//! What nodes share: each thing is done by one of them, what belongs to another is left alone, and limits hold for all together.

use std::sync::Arc;
use std::time::Duration;

use protocol::clock::Holiday;
use protocol::rest::NoticeKind;
use serde_json::json;
use server::storage::{
    Fence, HolidayWrite, NoticeId, NoticeWrite, Storage, StoreError, StoredHoliday, StoredReview, Write,
};

use crate::faults::two_at_a_table;
use crate::support::database::{TestData, in_the_data, is_postgres};
use crate::support::{Browser, TestServer};

async fn ask(storage: &Storage, table: &str, guest: &str, at: u64) -> Result<(), StoreError> {
    let (table, guest) = (table.to_owned(), guest.to_owned());
    storage.commit(vec![Write::AskReview { table, guest, at, most: 2 }]).await
}

#[tokio::test]
async fn reviews_are_counted_by_who_asks_at_whichever_node_and_the_oldest_comes_first() {
    let data = TestData::new().await;
    let nodes = [data.database.open().await.unwrap(), data.database.open().await.unwrap()];
    ask(&nodes[0], "one", "ana", 30).await.unwrap();
    ask(&nodes[1], "two", "ana", 20).await.unwrap();
    let third = ask(&nodes[0], "three", "ana", 40).await.unwrap_err();
    assert!(matches!(third, StoreError::Conflict), "{third}");
    ask(&nodes[1], "three", "ben", 10).await.unwrap();
    assert_eq!(nodes[0].reviews_under_way(2).await.unwrap(), ["three", "two"]);

    // What is done does not count any more, and is not begun again by whoever asks a moment too late.
    let done = StoredReview { asked_by: "ana".to_owned(), found: String::new(), body: "{}".to_owned() };
    let done = Write::Review { table: "one".to_owned(), review: done, fence: None };
    nodes[0].commit(vec![done]).await.unwrap();
    let again = ask(&nodes[1], "one", "ben", 50).await.unwrap_err();
    assert!(matches!(again, StoreError::Conflict), "{again}");
    assert_eq!(nodes[1].review("one").await.unwrap().unwrap().body, "{}");
    ask(&nodes[1], "four", "ana", 60).await.unwrap();
}

#[tokio::test]
async fn a_review_is_forgotten_only_by_whoever_looks_after_its_table() {
    if !is_postgres() {
        return;
    }
    let data = TestData::new().await;
    let storage = data.database.open().await.unwrap();
    let held = storage.renew("one", "").await.unwrap().fences[7];
    ask(&storage, "table", "ana", 1).await.unwrap();
    let forget = |fence| vec![Write::ForgetReview { table: "table".to_owned(), fence: Some(fence) }];
    storage.commit(forget(Fence { number: held.number + 1, ..held })).await.unwrap();
    assert!(storage.review("table").await.unwrap().is_some(), "another node goes on with it");
    storage.commit(forget(held)).await.unwrap();
    assert!(storage.review("table").await.unwrap().is_none());
}

fn days_off(id: &str, from: u64) -> StoredHoliday {
    let span = Holiday { from, until: from + 1_000 };
    StoredHoliday { id: id.to_owned(), guest: "ana".to_owned(), span, kinds: Vec::new() }
}

fn take(holiday: StoredHoliday, judged_by: Vec<StoredHoliday>) -> Vec<Write> {
    vec![HolidayWrite::Set { holiday, at: 1, judged_by, since: 0 }.into()]
}

#[tokio::test]
async fn days_off_that_were_judged_without_others_are_not_taken() {
    let data = TestData::new().await;
    let nodes = [data.database.open().await.unwrap(), data.database.open().await.unwrap()];
    let guest = Write::Guest { id: "ana".to_owned(), token: vec![7; 32], name: "Ana".to_owned(), at: 1 };
    nodes[0].commit(vec![guest]).await.unwrap();
    for round in 0..10 {
        let known = nodes[0].holidays().holidays_of("ana", 0).await.unwrap();
        let wishes = [0, 1].map(|node| {
            let storage = Arc::clone(&nodes[node]);
            let wish =
                take(days_off(&format!("{round} {node}"), 10_000 * round + node as u64), known.clone());
            tokio::spawn(async move { storage.commit(wish).await })
        });
        let mut taken = 0;
        for wish in wishes {
            match wish.await.unwrap() {
                Ok(()) => taken += 1,
                Err(error) => assert!(matches!(error, StoreError::Conflict), "{error}"),
            }
        }
        assert_eq!(taken, 1, "round {round}");
        assert_eq!(nodes[1].holidays().holidays_of("ana", 0).await.unwrap().len(), known.len() + 1);
    }
}

#[tokio::test]
async fn a_notice_is_put_aside_only_by_whoever_has_claimed_it() {
    let data = TestData::new().await;
    let storage = data.database.open().await.unwrap();
    in_the_data(
        &data.database,
        "INSERT INTO notice_channels (id, guest_id, form, address, keys, kinds, language, origin, label, created_at, since, \
         last_sent_at) VALUES ('c', 'ana', 'webhook', 'x', '', '[]', 'en', '', '', 0, 0, 0)",
    )
    .await;
    let table = "table".to_owned();
    let notice = NoticeId { channel: "c".to_owned(), kind: NoticeKind::YourTurn, table, cause: 3 };
    let claim = |claim: &str, now, until| -> Write {
        NoticeWrite::Claim { channel: "c".to_owned(), claim: claim.to_owned(), now, until }.into()
    };
    let queue = NoticeWrite::Queue { notice: notice.clone(), due_at: 5 };
    storage.commit(vec![queue.into(), claim("first", 10, 20)]).await.unwrap();
    // The first node was stopped for longer than its claim holds.
    storage.commit(vec![claim("second", 30, 90)]).await.unwrap();
    assert!(storage.notices().claimed("first").await.unwrap().is_empty());
    for late in [
        NoticeWrite::Done { notice: notice.clone(), claim: "first".to_owned(), at: 31 },
        NoticeWrite::Defer { notice: notice.clone(), claim: "first".to_owned(), due_at: 500 },
    ] {
        storage.commit(vec![late.into()]).await.unwrap();
        assert_eq!(storage.notices().claimed("second").await.unwrap().len(), 1, "it is the second's to tell");
    }
    let done = NoticeWrite::Done { notice, claim: "second".to_owned(), at: 32 };
    storage.commit(vec![done.into()]).await.unwrap();
    assert!(storage.notices().claimed("second").await.unwrap().is_empty());
}

#[tokio::test]
async fn tables_that_nobody_can_go_on_with_leave_room_for_those_that_wait_to_be_woken() {
    let mut server = TestServer::start().await;
    drop(two_at_a_table(&server).await);
    drop(two_at_a_table(&server).await);
    server.stop().await;
    let storage = server.database().open().await.unwrap();
    server.in_the_data("UPDATE tables SET wake_at = 1").await;
    assert_eq!(storage.to_wake(5, 10).await.unwrap().len(), 2);
    server.in_the_data("UPDATE tables SET broken = 'it is' WHERE id = (SELECT MIN(id) FROM tables)").await;
    let left = storage.to_wake(5, 10).await.unwrap();
    assert_eq!(left.len(), 1);
    server.in_the_data("UPDATE tables SET rules_version = 99").await;
    // The only server looks after what it cannot play, and there is an end to it; of several none does.
    assert_eq!(storage.to_wake(5, 10).await.unwrap().len(), usize::from(!is_postgres()));
}

#[tokio::test]
async fn seats_that_could_not_be_left_when_somebody_was_banned_are_left_within_the_hour() {
    let server = TestServer::with_clock(1_800_000_000_000).await;
    let (first, _second) = two_at_a_table(&server).await;
    let path = format!("/api/tables/{}", first.table);
    let eva = Browser::named(server.address, "Eva").await;
    let before = eva.get(&path).await.good();
    assert_eq!(before["state"], "playing", "{before}");
    // As if the database had failed just after it was stored.
    server.in_the_data("UPDATE guests SET banned_until = 9999999999999 WHERE name = 'Ben'").await;
    server.advance(3_700_000);
    let mut last = before.clone();
    for _ in 0..1_500 {
        last = eva.get(&path).await.good();
        if last["chairs"] != before["chairs"] {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the seat is still held: {}", json!(last));
}
