//! Days off: they are given by what is known of the others, and end.

use protocol::clock::Holiday;
use protocol::rest::{ChannelForm, NoticeKind};
use serde_json::json;
use server::storage::{
    AccountWrite, Channel, HolidayWrite, NoticeId, NoticeWrite, Storage, StoredHoliday, Write,
};

use super::{account, empty, ended, guest, is_refused, store, table, text};

fn days(id: &str, guest: &str, from: u64, until: u64) -> StoredHoliday {
    let span = Holiday { from, until };
    StoredHoliday { id: text(id), guest: text(guest), span, kinds: vec![NoticeKind::Invited] }
}

/// Given at 50, by what was known of those that were not over at 20.
fn set(holiday: &StoredHoliday, judged_by: &[&StoredHoliday]) -> HolidayWrite {
    let judged_by = judged_by.iter().copied().cloned().collect();
    HolidayWrite::Set { holiday: holiday.clone(), at: 50, judged_by, since: 20 }
}

async fn of(storage: &Storage, guest: &str, after: u64) -> Vec<StoredHoliday> {
    storage.holidays().holidays_of(guest, after).await.unwrap()
}

#[tokio::test]
async fn days_off_are_given_by_what_is_known_of_the_others_and_end() {
    let (_data, storage) = empty().await;
    store(&storage, vec![guest("g", 1), guest("h", 1)]).await;
    let (past, first, second) = (days("p", "g", 5, 20), days("b", "g", 60, 70), days("a", "g", 80, 90));
    for holiday in [&past, &first] {
        assert!(!is_refused(&storage, set(holiday, &[])).await, "those that are over do not count");
    }
    assert!(is_refused(&storage, set(&second, &[])).await, "another was given meanwhile");
    assert!(is_refused(&storage, set(&second, &[&days("b", "g", 60, 71)])).await, "it is another by now");
    assert!(!is_refused(&storage, set(&second, &[&first])).await);
    assert!(!is_refused(&storage, set(&days("c", "h", 60, 70), &[])).await, "nobody counts those of others");
    assert_eq!(of(&storage, "g", 19).await, [past.clone(), first.clone(), second.clone()]);
    assert_eq!(of(&storage, "g", 20).await, [first.clone(), second.clone()]);
    assert!(of(&storage, "nobody", 0).await.is_empty());

    let changed = days("b", "g", 60, 75);
    assert!(!is_refused(&storage, set(&changed, &[&first, &second])).await);
    assert_eq!(of(&storage, "g", 20).await, [changed.clone(), second.clone()]);
    let open = async |now, changed_since, after: &str, limit| -> Vec<String> {
        let found = storage.holidays().open_holidays(now, changed_since, after, limit).await.unwrap();
        found.into_iter().map(|holiday| holiday.id).collect()
    };
    assert_eq!(open(70, 50, "", 9).await, ["a", "b"]);
    assert_eq!(open(70, 49, "", 9).await, ["a", "b", "c", "p"], "or were changed since then");
    assert_eq!((open(70, 50, "a", 9).await, open(70, 50, "", 1).await), (vec![text("b")], vec![text("a")]));

    // Those that have begun are over now, and those that have not never were.
    let end = |holiday: &StoredHoliday| HolidayWrite::End { holiday: holiday.clone(), at: 65 };
    store(&storage, vec![end(&changed).into(), end(&second).into()]).await;
    let spans: Vec<Holiday> = of(&storage, "g", 20).await.into_iter().map(|holiday| holiday.span).collect();
    assert_eq!(spans, [Holiday { from: 60, until: 65 }, Holiday { from: 80, until: 80 }]);
    store(&storage, vec![HolidayWrite::Forget { before: 65 }.into()]).await;
    let left: Vec<String> = of(&storage, "g", 0).await.into_iter().map(|holiday| holiday.id).collect();
    assert_eq!(left, ["b", "a"]);
}

#[tokio::test]
async fn what_was_put_off_is_judged_again_when_days_off_begin_or_end() {
    let (_data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1), account("b", "Ben", 1)]).await;
    let channel = |id: &str, guest: &str| Channel {
        id: text(id),
        guest: text(guest),
        session: None,
        form: ChannelForm::Webhook,
        address: text("https://example.org"),
        keys: text("{}"),
        kinds: vec![NoticeKind::YourTurn],
        language: text("en"),
        origin: text("https://tertulia.example"),
        label: String::new(),
        created_at: 1,
        since: 1,
        last_sent_at: 0,
        failing_since: None,
        ended: None,
    };
    for (id, guest) in [("ca", "a"), ("cb", "b")] {
        let notice = NoticeId { channel: text(id), kind: NoticeKind::YourTurn, table: text("t"), cause: 1 };
        let queue = NoticeWrite::Queue { notice, due_at: 900 };
        store(&storage, vec![NoticeWrite::Channel(channel(id, guest)).into(), queue.into()]).await;
    }
    let due = async |now| -> Vec<String> {
        let found = storage.notices().channels_due(now, 9).await.unwrap();
        found.into_iter().map(|due| due.channel).collect()
    };
    assert!(due(899).await.is_empty());
    let holiday = days("p", "a", 60, 70);
    store(&storage, vec![set(&holiday, &[]).into()]).await;
    assert_eq!((due(49).await.len(), due(50).await), (0, vec![text("ca")]));
    let of_ben = days("q", "b", 60, 70);
    store(&storage, vec![HolidayWrite::End { holiday: of_ben, at: 40 }.into()]).await;
    assert_eq!(due(40).await, ["cb"]);
}

#[tokio::test]
async fn whoever_takes_days_off_is_told_at_which_games_and_an_account_has_those_of_its_guests() {
    let (_data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1), guest("g", 1)]).await;
    for (id, people) in [("on", 2), ("over", 2), ("waiting", 0), ("of another", 2)] {
        store(&storage, table(id, "h", &json!({}), people)).await;
    }
    let sit = |table: &str, seat, guest: &str| Write::Holder {
        table: text(table),
        seat,
        guest: text(guest),
        at: 7,
    };
    let seats = ["on", "over", "waiting"].map(|table| sit(table, 1, "g"));
    store(&storage, seats.into()).await;
    store(&storage, vec![sit("of another", 0, "h"), sit("on", 0, "a"), ended(&storage, "over", 9).await])
        .await;
    store(&storage, vec![set(&days("p", "g", 60, 70), &[]).into()]).await;
    store(&storage, vec![AccountWrite::Adopt { guest: text("g"), account: text("a") }.into()]).await;
    let found = storage.holidays().seats_in_play("a").await.unwrap();
    let told: Vec<_> = found
        .iter()
        .map(|(held, shown)| {
            (held.table.as_str(), held.seat, held.guest.as_str(), held.since, shown.id.as_str())
        })
        .collect();
    assert_eq!(told, [("on", 0, "a", 7, "on"), ("on", 1, "g", 7, "on")]);
    assert_eq!(of(&storage, "a", 0).await, [days("p", "a", 60, 70)]);
    store(&storage, vec![AccountWrite::Delete { account: text("a"), at: 80 }.into()]).await;
    assert!(of(&storage, "a", 0).await.is_empty());
}
