//! What several nodes tell each other by the storage: how far tables are, who follows them, who makes a review, and when nobody was there.

use protocol::socket::{ChatLine, ChatRoom};
use serde_json::json;
use server::storage::{Fence, HouseWrite, Lookers, PageFileWrite, Presence, Stamp, StoredReview, Write};
use table::Outage;

use super::{empty, is_refused, store, table, text};
use crate::support::database::{in_the_data, is_postgres};

fn says(who: &str, number: u64, at: u64) -> Write {
    let line = ChatLine {
        number,
        at,
        room: ChatRoom::Players,
        seat: Some(0),
        name: text("Ana"),
        text: text("¡hola!"),
    };
    Write::Chat { table: text("t"), line: Box::new(line), cause: format!("{who}: {number}"), author: None }
}

#[tokio::test]
async fn how_far_tables_are_and_who_follows_them_elsewhere_is_asked_for_all_at_once() {
    let (data, storage) = empty().await;
    for id in ["t", "u"] {
        store(&storage, table(id, "g", &json!({}), 2)).await;
    }
    assert_eq!(storage.is_shared(), is_postgres());
    let stored = storage.table("t").await.unwrap().unwrap();
    let here = Presence {
        seats: vec![0, 1],
        looking: Lookers { seats: vec![1], people: vec![text("p")] },
        spectators: 3,
    };
    let there = Presence { spectators: 1, ..Presence::default() };
    let is_at = |node: &str, table: &str, present: &Presence| Write::Presence {
        node: text(node),
        table: text(table),
        present: present.clone(),
    };
    let writes = vec![
        says("g", 1, 5),
        says("g", 2, 6),
        Write::RaiseVersion { table: text("t"), from: stored.version },
        is_at("n1", "t", &there),
        is_at("n1", "t", &here),
        is_at("n2", "t", &there),
        is_at("n2", "u", &here),
    ];
    store(&storage, writes).await;
    let asked = ["t", "u", "nothing"].map(text);
    let stamps = async |node| {
        let mut stamps = storage.stamps(&asked, node).await.unwrap();
        stamps.sort_by(|one, other| one.table.cmp(&other.table));
        stamps
    };
    let far = |table: &str, chat_lines, version, present: &[(&str, &Presence)]| Stamp {
        table: text(table),
        seq: stored.entries.len() as u64,
        chat_lines,
        version,
        present: present.iter().map(|(node, present)| (text(node), Presence::clone(present))).collect(),
    };
    let (v, next) = (stored.version, stored.version + 1);
    assert_eq!(stamps("n2").await, [far("t", 2, next, &[("n1", &here)]), far("u", 0, v, &[])]);
    assert_eq!(stamps("n1").await, [far("t", 2, next, &[("n2", &there)]), far("u", 0, v, &[("n2", &here)])]);
    assert!(storage.stamps(&[text("nothing")], "n1").await.unwrap().is_empty());
    let looking = [(text("n2"), here.looking.clone())];
    assert_eq!(storage.notices().looking("u").await.unwrap(), looking, "with those of this node");
    assert!(storage.notices().looking("nothing").await.unwrap().is_empty());
    assert!(here.looking != Lookers::default() && !here.looking.is_empty() && there.looking.is_empty());
    assert!(!Lookers { people: Vec::new(), ..here.looking.clone() }.is_empty());
    assert!(storage.size().await.unwrap() > 4_096, "bytes of all that there is");
    store(&storage, vec![is_at("n2", "t", &Presence::default())]).await;
    assert_eq!(stamps("n1").await[0].present, []);
    // A node that is gone for long takes along what it has left behind.
    in_the_data(&data.database, "INSERT INTO members (node, expires_at, rules) VALUES ('n1', 0, '')").await;
    store(&storage, vec![Write::ForgetNodes]).await;
    assert_eq!(stamps("n3").await, [far("t", 2, next, &[("n1", &here)]), far("u", 0, v, &[])]);
}

#[tokio::test]
async fn whoever_writes_much_is_counted_by_what_they_wrote_last() {
    let (_data, storage) = empty().await;
    store(&storage, table("t", "g", &json!({}), 0)).await;
    let lines = [("g", 10), ("gg", 20), ("g", 20), ("g", 30)];
    store(&storage, (1..).zip(lines).map(|(number, (who, at))| says(who, number, at)).collect()).await;
    let said = async |who, since| storage.said_since("t", who, since).await.unwrap();
    assert_eq!((said("g", 0).await, said("g", 10).await, said("g", 30).await), (3, 2, 0));
    assert_eq!((said("gg", 0).await, said("", 0).await), (1, 0));
    assert_eq!(storage.said_since("u", "g", 0).await.unwrap(), 0);
    let after = storage.chat_after("t", 2).await.unwrap();
    assert_eq!(after.iter().map(|line| line.number).collect::<Vec<_>>(), [3, 4]);
}

fn review(found: &str, body: &str) -> StoredReview {
    StoredReview { asked_by: text("g"), found: text(found), body: text(body) }
}

#[tokio::test]
async fn a_review_is_asked_for_once_and_made_by_whoever_looks_after_the_table() {
    let (data, storage) = empty().await;
    let ask = |table: &str, guest: &str, at| Write::AskReview {
        table: text(table),
        guest: text(guest),
        at,
        most: 2,
    };
    assert!(!is_refused(&storage, ask("t1", "g", 30)).await);
    assert!(is_refused(&storage, ask("t1", "h", 31)).await, "there is one");
    assert!(!is_refused(&storage, ask("t2", "g", 20)).await);
    assert!(is_refused(&storage, ask("t3", "g", 32)).await, "whoever asks waits for so many");
    assert!(!is_refused(&storage, ask("t4", "h", 10)).await);
    let under_way = async |limit| storage.reviews_under_way(limit).await.unwrap();
    assert_eq!(under_way(9).await, ["t4", "t2", "t1"], "the first asked first");
    assert_eq!(under_way(1).await, ["t4"]);
    let make = |table: &str, review: StoredReview, fence| Write::Review { table: text(table), review, fence };
    store(&storage, vec![make("t1", review("", "{}"), None)]).await;
    assert_eq!(storage.review("t1").await.unwrap(), Some(review("", "{}")));
    assert_eq!(under_way(9).await, ["t4", "t2"]);
    assert!(!is_refused(&storage, ask("t3", "g", 33)).await, "one of them is done");

    in_the_data(&data.database, "INSERT INTO leases (shard, node, fence, expires_at) VALUES (3, 'n', 7, 0)")
        .await;
    let fence = |shard, number| Some(Fence { shard, number });
    assert!(!is_refused(&storage, make("t2", review("a part", ""), fence(3, 7))).await);
    for other in [fence(3, 6), fence(4, 7)] {
        assert!(is_refused(&storage, make("t2", review("another", ""), other)).await, "{other:?}");
        store(&storage, vec![Write::ForgetReview { table: text("t2"), fence: other }]).await;
        assert_eq!(storage.review("t2").await.unwrap(), Some(review("a part", "")), "{other:?}");
    }
    store(&storage, vec![Write::ForgetReview { table: text("t2"), fence: fence(3, 7) }]).await;
    assert_eq!(storage.review("t2").await.unwrap(), None);
    store(&storage, vec![Write::ForgetReview { table: text("t1"), fence: None }]).await;
    assert_eq!(storage.review("t1").await.unwrap(), None);
    assert_eq!(under_way(9).await, ["t4", "t3"]);
}

#[tokio::test]
async fn of_what_is_counted_there_are_so_many_in_a_window() {
    let (_data, storage) = empty().await;
    let count = |target: &str, window_at| Write::RateCount { target: text(target), window_at, most: 2 };
    for (target, window_at, is_too_much) in
        [("ana", 10, false), ("ana", 10, false), ("ana", 10, true), ("ben", 10, false), ("ana", 20, false)]
    {
        assert_eq!(is_refused(&storage, count(target, window_at)).await, is_too_much, "{target} {window_at}");
    }
    store(&storage, vec![Write::ForgetRateCounts { before: 10 }]).await;
    assert!(is_refused(&storage, count("ana", 10)).await);
    store(&storage, vec![count("ana", 20), Write::ForgetRateCounts { before: 11 }]).await;
    assert!(!is_refused(&storage, count("ana", 10)).await);
    assert!(is_refused(&storage, count("ana", 20)).await);
}

#[tokio::test]
async fn times_when_no_server_ran_are_kept_and_those_who_were_there_before_are_forgotten() {
    let (data, storage) = empty().await;
    assert_eq!(storage.last_alive().await.unwrap(), None);
    let alive = |node: &str, at| Write::Alive { node: text(node), at };
    store(&storage, vec![alive("n1", 5), alive("n2", 20), alive("n1", 10)]).await;
    assert_eq!(storage.last_alive().await.unwrap(), Some(20));
    let load =
        |node: &str| -> Write { HouseWrite::Load { node: text(node), load: format!("of {node}") }.into() };
    store(&storage, vec![load("n1"), load("n2"), load("n3")]).await;
    let loads = async |since| storage.house().loads(since).await.unwrap();
    let of = |node: &str| (text(node), format!("of {node}"));
    assert_eq!((loads(10).await, loads(11).await), (vec![of("n1"), of("n2")], vec![of("n2")]));

    let outages = [Outage { from: 20, to: 50 }, Outage { from: 60, to: 70 }];
    store(&storage, [1, 0, 1].map(|number| Write::Outage(outages[number])).into()).await;
    assert_eq!(storage.outages(0).await.unwrap(), outages);
    assert_eq!(storage.outages(49).await.unwrap(), outages);
    assert_eq!(storage.outages(50).await.unwrap(), outages[1..]);
    assert_eq!(storage.last_alive().await.unwrap(), None, "both were there before the last one");
    store(&storage, vec![alive("n1", 59), alive("n2", 60), Write::Outage(outages[1])]).await;
    assert_eq!(in_the_data(&data.database, "SELECT COUNT(*) FROM nodes").await, 1);
    assert_eq!(storage.last_alive().await.unwrap(), Some(60));
}

#[tokio::test]
async fn the_files_of_pages_are_kept_as_long_as_a_node_has_them() {
    let (_data, storage) = empty().await;
    let keep = |name: &str, content: &'static str, at| -> Write {
        PageFileWrite::Keep { name: text(name), content: content.as_bytes().into(), at }.into()
    };
    let seen = PageFileWrite::Seen { name: text("b"), at: 60 };
    store(&storage, vec![keep("a", "first", 10), keep("b", "second", 10), keep("c", "third", 20)]).await;
    store(&storage, vec![keep("a", "another", 50), seen.into()]).await;
    let pages = storage.pages();
    let names = async || pages.names().await.unwrap().into_iter().collect::<Vec<_>>();
    assert_eq!(names().await, [(text("a"), 50), (text("b"), 60), (text("c"), 20)]);
    assert_eq!(pages.content("a").await.unwrap().as_deref(), Some(&b"first"[..]), "a name has one content");
    assert_eq!(pages.content("nothing").await.unwrap(), None);
    store(&storage, vec![PageFileWrite::Forget { before: 50 }.into()]).await;
    assert_eq!(names().await, [(text("a"), 50), (text("b"), 60)]);
    assert_eq!(pages.content("c").await.unwrap(), None);
}
