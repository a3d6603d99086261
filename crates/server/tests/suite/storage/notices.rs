//! Notices: who is to be told of which tables, by which ways, and what is over.

use protocol::rest::{ChannelForm, NoticeHours, NoticeKind};
use serde_json::json;
use server::hash_of;
use server::storage::{
    AccountWrite, Channel, ClaimedNotice, NoticeId, NoticeWrite, PeopleWrite, Storage, Write,
};

use super::{account, empty, guest, store, table, text};

fn channel(id: &str, guest: &str) -> Channel {
    Channel {
        id: text(id),
        guest: text(guest),
        session: None,
        form: ChannelForm::Webhook,
        address: format!("https://example.org/{id}"),
        keys: text("{}"),
        kinds: vec![NoticeKind::YourTurn, NoticeKind::Invited],
        language: text("nl"),
        origin: text("https://tertulia.example"),
        label: text("a program"),
        created_at: 3,
        since: 4,
        last_sent_at: 0,
        failing_since: None,
        ended: None,
    }
}

fn open(channel: Channel) -> Write {
    NoticeWrite::Channel(channel).into()
}

fn holder(table: &str, seat: u8, guest: &str) -> Write {
    Write::Holder { table: text(table), seat, guest: text(guest), at: 1 }
}

type InterestedSeat = (String, String, Option<u8>);

/// Of the next channels by name: the channel, the table and the seat, and where to go on.
async fn interested_after(
    storage: &Storage,
    channel: &str,
    limit: u32,
) -> (Vec<InterestedSeat>, Option<String>) {
    let (found, last) = storage.notices().interested_after(channel, limit).await.unwrap();
    let mut told: Vec<InterestedSeat> =
        found.into_iter().map(|one| (one.channel, one.held.summary.id, one.held.seat)).collect();
    told.sort();
    (told, last)
}

#[tokio::test]
async fn those_who_hold_seats_or_were_asked_are_found_channel_by_channel() {
    let (_data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1), account("b", "Ben", 1), guest("g", 1), guest("h", 1)]).await;
    store(&storage, vec![AccountWrite::Adopt { guest: text("h"), account: text("a") }.into()]).await;
    store(&storage, table("playing", "a", &json!({}), 2)).await;
    store(&storage, table("waiting", "h", &json!({ "listed": false }), 0)).await;
    let seats = vec![holder("playing", 0, "h"), holder("playing", 1, "g"), holder("waiting", 0, "h")];
    store(&storage, seats).await;
    let hours =
        NoticeHours { time_zone: text("Europe/Madrid"), quiet_from: 60, quiet_until: 420, remind_hours: 6 };
    let hours_of = NoticeWrite::Hours { guest: text("a"), hours: hours.clone() };
    let ask = PeopleWrite::Invite { table: text("waiting"), invited: text("b"), by: text("a"), at: 77 };
    let channels =
        ["c1", "c2", "c3"].into_iter().zip(["a", "b", "g"]).map(|(id, guest)| open(channel(id, guest)));
    store(&storage, channels.chain([hours_of.into(), ask.into()]).collect()).await;

    let of = |channel: &str, table: &str, seat| (text(channel), text(table), seat);
    let of_ana = vec![of("c1", "playing", Some(0)), of("c1", "waiting", Some(0))];
    assert_eq!(interested_after(&storage, "", 1).await, (of_ana.clone(), Some(text("c1"))));
    let others = vec![of("c2", "waiting", None), of("c3", "playing", Some(1))];
    assert_eq!(interested_after(&storage, "c1", 9).await, (others, Some(text("c3"))));
    assert_eq!(interested_after(&storage, "c3", 9).await, (Vec::new(), None));

    let found = storage.notices().interested(&[text("waiting")]).await.unwrap();
    let [ana, ben] = &found[..] else { panic!("{found:?}") };
    assert_eq!((ana.channel.as_str(), &ana.hours, ana.since), ("c1", &hours, 4));
    assert!(ana.held.is_host && !ana.held.is_listed && !ana.held.is_rematch, "as the guest that Ana was");
    assert_eq!((ben.channel.as_str(), &ben.hours), ("c2", &NoticeHours::default()));
    assert_eq!((ben.held.seat, ben.held.invited_at, &ben.kinds), (None, Some(77), &channel("c2", "b").kinds));
    assert_eq!(storage.notices().notice_hours("a").await.unwrap(), Some(hours));
    assert_eq!(storage.notices().notice_hours("b").await.unwrap(), None);
    assert_eq!(storage.notices().channels_of("a").await.unwrap(), [channel("c1", "a")]);
    let held = storage.notices().held_by("a", "playing").await.unwrap();
    assert_eq!(held.iter().map(|held| held.seat).collect::<Vec<_>>(), [Some(0)]);

    // Whoever has declined, or holds a seat where it is over, is told no more.
    let decline = PeopleWrite::Decline { table: text("waiting"), invited: text("b") };
    store(&storage, vec![decline.into()]).await;
    assert_eq!(interested_after(&storage, "c1", 1).await, (Vec::new(), Some(text("c2"))));
}

fn notice(channel: &str, table: &str, cause: u64) -> NoticeId {
    NoticeId { channel: text(channel), kind: NoticeKind::YourTurn, table: text(table), cause }
}

fn claim(channel: &str, claim: &str, now: u64) -> Write {
    NoticeWrite::Claim { channel: text(channel), claim: text(claim), now, until: now + 100 }.into()
}

async fn claimed(storage: &Storage, claim: &str) -> Vec<(NoticeId, u64)> {
    let found = storage.notices().claimed(claim).await.unwrap();
    found.into_iter().map(|ClaimedNotice { id, attempts, .. }| (id, attempts)).collect()
}

#[tokio::test]
async fn a_notice_is_sent_once_tried_again_and_replaced_by_what_came_after_it() {
    let (_data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1), open(channel("c", "a"))]).await;
    let queue = |notice: NoticeId, due_at| -> Write { NoticeWrite::Queue { notice, due_at }.into() };
    let writes = vec![
        queue(notice("c", "t", 1), 5),
        queue(notice("c", "t", 2), 10),
        queue(notice("c", "u", 1), 20),
        queue(notice("ended", "t", 1), 5),
    ];
    store(&storage, writes).await;
    let due = async |now| -> Vec<String> {
        let found = storage.notices().channels_due(now, 9).await.unwrap();
        found.into_iter().map(|due| due.channel).collect()
    };
    assert_eq!((due(9).await.len(), due(10).await), (0, vec![text("c")]));
    store(&storage, vec![claim("c", "one", 10)]).await;
    assert_eq!(claimed(&storage, "one").await, [(notice("c", "t", 2), 0)], "of a table only the last");
    assert!(due(15).await.is_empty(), "somebody is about to send it");
    let address = channel("c", "a").address;
    let retry =
        NoticeWrite::Retry { channel: text("c"), address, claim: text("one"), due_at: 30, at: 12, most: 9 };
    store(&storage, vec![retry.into()]).await;
    assert_eq!(storage.notices().channel("c").await.unwrap().unwrap().failing_since, Some(12));
    store(&storage, vec![claim("c", "two", 30)]).await;
    assert_eq!(claimed(&storage, "two").await, [(notice("c", "u", 1), 0), (notice("c", "t", 2), 1)]);
    let sent = NoticeWrite::Sent { channel: text("c"), claim: text("two"), at: 31 };
    store(&storage, vec![sent.into(), queue(notice("c", "t", 2), 40), claim("c", "three", 90)]).await;
    assert!(claimed(&storage, "two").await.is_empty() && claimed(&storage, "three").await.is_empty());
    let after = storage.notices().channel("c").await.unwrap().unwrap();
    assert_eq!(after, Channel { last_sent_at: 31, failing_since: None, ..channel("c", "a") });
}

fn queue(channel: &str, table: &str, due_at: u64) -> Write {
    NoticeWrite::Queue { notice: notice(channel, table, 1), due_at }.into()
}

fn drop_push(id: &str, address: &str, at: u64) -> Write {
    NoticeWrite::DropChannel { id: text(id), address: text(address), at }.into()
}

#[tokio::test]
async fn however_much_waits_for_one_person_the_others_are_told() {
    let (_data, storage) = empty().await;
    let of_ana: Vec<String> = (0..10).map(|number| format!("a{number}")).collect();
    store(&storage, of_ana.iter().map(|id| open(channel(id, "a"))).collect()).await;
    store(&storage, vec![open(channel("b1", "b")), open(channel("b2", "b")), open(channel("g", "g"))]).await;
    for table in 0..30 {
        let all = of_ana.iter().map(|id| queue(id, &format!("t{table}"), table));
        store(&storage, all.collect()).await;
    }
    store(&storage, vec![queue("b1", "t", 50), queue("b2", "t", 40), queue("g", "t", 60)]).await;
    let due = async |limit| -> Vec<(String, String)> {
        let found = storage.notices().channels_due(100, limit).await.unwrap();
        found.into_iter().map(|due| (due.channel, due.guest)).collect()
    };
    let of = |channel: &str, guest: &str| (text(channel), text(guest));
    let first = vec![of("a0", "a"), of("a1", "a"), of("a2", "a"), of("b2", "b"), of("b1", "b"), of("g", "g")];
    assert_eq!(due(256).await, first);
    assert_eq!(due(4).await, first[..4]);
}

#[tokio::test]
async fn a_push_that_is_reached_otherwise_is_not_judged_by_its_old_address() {
    let (_data, storage) = empty().await;
    let push = Channel { session: Some(hash_of("g")), form: ChannelForm::Push, ..channel("c", "g") };
    let old = push.address.clone();
    let renew = |address: &str, at| -> Write {
        NoticeWrite::RenewPush { id: text("c"), address: text(address), keys: text("{}"), at }.into()
    };
    let fail = |claim: &str, address: &str, at| -> Write {
        let (channel, claim, address) = (text("c"), text(claim), text(address));
        NoticeWrite::Retry { channel, address, claim, due_at: at + 500, at, most: 9 }.into()
    };
    let notices = storage.notices();
    let kept = async || notices.channel("c").await.unwrap();
    let due = async |now| !notices.channels_due(now, 9).await.unwrap().is_empty();
    store(&storage, vec![guest("g", 1), open(push), queue("c", "t", 5)]).await;
    store(&storage, vec![claim("c", "one", 10), fail("one", &old, 12)]).await;
    assert_eq!(kept().await.unwrap().failing_since, Some(12));
    // Whoever names the same address again and again has nothing tried again for it.
    store(&storage, vec![renew(&old, 20)]).await;
    assert!(!due(20).await);
    assert_eq!(kept().await.unwrap().failing_since, Some(12));
    store(&storage, vec![renew("new", 30)]).await;
    assert!(!due(29).await && due(30).await, "at once, and not before what others wait for");
    assert_eq!(kept().await.unwrap().failing_since, None);
    // What is heard of the old address afterwards says nothing of the new one.
    store(&storage, vec![claim("c", "two", 30), fail("two", &old, 32), drop_push("c", &old, 33)]).await;
    assert_eq!(kept().await.unwrap().failing_since, None);
    assert!(notices.dropped_push(&hash_of("g")).await.unwrap().is_none());
    assert!(due(532).await, "what was to be told is told there");
    store(&storage, vec![drop_push("c", "new", 600)]).await;
    assert!(kept().await.is_none() && !due(900).await);
    assert!(notices.dropped_push(&hash_of("g")).await.unwrap().is_some());
}

#[tokio::test]
async fn what_may_have_arrived_keeps_its_name_and_each_notice_its_own_count_of_attempts() {
    let (_data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1), open(channel("c", "a"))]).await;
    let queue =
        |table: &str| -> Write { NoticeWrite::Queue { notice: notice("c", table, 1), due_at: 5 }.into() };
    let name = |claim: &str, bundle: &str| -> Write {
        NoticeWrite::Name { claim: text(claim), bundle: text(bundle), until: 500 }.into()
    };
    let retry = |claim: &str| -> Write {
        let address = channel("c", "a").address;
        NoticeWrite::Retry { channel: text("c"), address, claim: text(claim), due_at: 5, at: 12, most: 2 }
            .into()
    };
    let known = async |claim: &str| -> Vec<(String, u64, Option<String>)> {
        let found = storage.notices().claimed(claim).await.unwrap();
        found.into_iter().map(|one| (one.id.table, one.attempts, one.bundle)).collect()
    };
    store(&storage, vec![queue("t"), claim("c", "one", 10)]).await;
    assert_eq!(known("one").await, [(text("t"), 0, None)], "nothing was tried");
    store(&storage, vec![name("one", "b"), retry("one"), queue("u"), claim("c", "two", 20)]).await;
    assert_eq!(known("two").await, [(text("t"), 1, Some(text("b"))), (text("u"), 0, None)]);
    // It waits, and is what it was.
    let later = NoticeWrite::Postpone { claim: text("two"), due_at: 30 };
    store(&storage, vec![later.into(), claim("c", "three", 30)]).await;
    assert_eq!(known("three").await, [(text("t"), 1, Some(text("b"))), (text("u"), 0, None)]);
    let defer = NoticeWrite::Defer { notice: notice("c", "t", 1), claim: text("three"), due_at: 30 };
    store(&storage, vec![defer.into(), claim("c", "four", 40)]).await;
    assert_eq!(known("four").await, [(text("t"), 1, Some(text("b")))]);
    store(&storage, vec![retry("four"), retry("three"), claim("c", "five", 50)]).await;
    assert_eq!(known("five").await, [(text("u"), 1, None)], "one was tried often enough, the other once");
}

#[tokio::test]
async fn whoever_was_told_of_a_table_is_not_told_afterwards_that_its_game_starts() {
    let (_data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1), open(channel("c", "a"))]).await;
    let starts = |table: &str| NoticeId { kind: NoticeKind::GameStarts, ..notice("c", table, 1) };
    let queue = |notice: NoticeId, due_at| -> Write { NoticeWrite::Queue { notice, due_at }.into() };
    let sent = NoticeWrite::Sent { channel: text("c"), claim: text("one"), at: 11 };
    let writes = vec![
        queue(notice("c", "t", 2), 5),
        queue(starts("t"), 50),
        queue(starts("u"), 50),
        claim("c", "one", 10),
        sent.into(),
        claim("c", "two", 60),
    ];
    store(&storage, writes).await;
    assert_eq!(claimed(&storage, "two").await, [(starts("u"), 0)]);
}

#[tokio::test]
async fn channels_of_those_who_are_gone_and_notices_of_long_ago_are_tidied_away() {
    let (data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1), guest("g", 1)]).await;
    let of_browser = |id: &str, session: &str| Channel {
        session: Some(hash_of(session)),
        form: ChannelForm::Push,
        ..channel(id, "g")
    };
    let channels = vec![
        open(channel("kept", "a")),
        open(channel("lost", "gone")),
        open(of_browser("here", "g")),
        open(of_browser("ended", "no session")),
        open(of_browser("dropped", "neither")),
        drop_push("dropped", &channel("dropped", "g").address, 5),
        NoticeWrite::Hours { guest: text("gone"), hours: NoticeHours::default() }.into(),
        NoticeWrite::Hours { guest: text("a"), hours: NoticeHours::default() }.into(),
    ];
    store(&storage, channels).await;
    for (table, at) in [("old", 49), ("new", 50)] {
        let queue = NoticeWrite::Queue { notice: notice("kept", table, 1), due_at: 1 };
        let sent = NoticeWrite::Sent { channel: text("kept"), claim: text(table), at };
        store(&storage, vec![queue.into(), claim("kept", table, 1), sent.into()]).await;
    }
    let queue = NoticeWrite::Queue { notice: notice("lost", "t", 1), due_at: 1 };
    store(&storage, vec![queue.into()]).await;
    let notices = storage.notices();
    assert!(notices.has_channels().await.unwrap());
    assert!(notices.channel("here").await.unwrap().is_some());
    assert!(notices.channel("ended").await.unwrap().is_none(), "it goes with its session");
    assert!(notices.dropped_push(&hash_of("neither")).await.unwrap().is_some());

    store(&storage, vec![NoticeWrite::Tidy { before: 50 }.into()]).await;
    for (id, is_kept) in [("kept", true), ("lost", false), ("here", true), ("ended", false)] {
        assert_eq!(notices.channel(id).await.unwrap().is_some(), is_kept, "{id}");
    }
    assert!(notices.dropped_push(&hash_of("neither")).await.unwrap().is_none());
    assert!(notices.notice_hours("gone").await.unwrap().is_none());
    assert!(notices.notice_hours("a").await.unwrap().is_some());
    let count = crate::support::database::in_the_data(&data.database, "SELECT COUNT(*) FROM notices").await;
    assert_eq!(count, 1, "what was done lately, and nothing of a channel that has ended");
}

#[tokio::test]
async fn a_key_of_the_server_is_made_once() {
    let (_data, storage) = empty().await;
    let key =
        |value: &[u8]| -> Write { NoticeWrite::ServerKey { name: "push", value: value.to_vec() }.into() };
    assert!(!storage.notices().has_channels().await.unwrap());
    assert_eq!(storage.notices().server_key("push").await.unwrap(), None);
    store(&storage, vec![key(&[7, 8]), key(&[9])]).await;
    assert_eq!(storage.notices().server_key("push").await.unwrap(), Some(vec![7, 8]));
    assert_eq!(storage.notices().server_key("mail").await.unwrap(), None);
}
