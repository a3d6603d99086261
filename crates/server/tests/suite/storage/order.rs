//! Reports, what moderators do, and notes to the host: each is answered, lifted or written once.

use protocol::rest::{HouseRole, ReportKind, SanctionKind};
use protocol::socket::ChatRoom;
use serde_json::json;
use server::storage::{
    AccountWrite, BannedSeat, FOR_GOOD, HeldSeat, HouseWrite, ModerationWrite, NewStoredReport, Speaker,
    Storage, StoreError, StoredAddressBan, StoredAnswer, StoredPerson, StoredSanction, Write,
};

use super::{account, empty, guest, is_refused, store, text};
use crate::support::database::{TestData, in_the_data};

fn report(id: &str, at: u64, person: &str) -> NewStoredReport {
    NewStoredReport {
        id: text(id),
        at,
        reporter: text("g"),
        person: text(person),
        person_name: format!("{person} then"),
        kind: ReportKind::Line,
        note: format!("note of {id}"),
        table: None,
        room: Some(ChatRoom::Spectators),
        line: Some(12),
        club: None,
    }
}

fn answer(report: &str, by: &str, at: u64) -> ModerationWrite {
    ModerationWrite::Answer {
        report: text(report),
        action: text("warn"),
        by: text(by),
        reason: text("Mind it."),
        at,
    }
}

async fn a_house() -> (TestData, Storage) {
    let (data, storage) = empty().await;
    let role = HouseWrite::Role { account: text("m"), role: Some(HouseRole::Moderator), at: 3 };
    let people = vec![guest("g", 1), account("a", "Ana", 2), account("m", "Mia", 3), role.into()];
    store(&storage, people).await;
    (data, storage)
}

#[tokio::test]
async fn a_report_is_read_as_it_was_made_and_answered_once() {
    let (_data, storage) = a_house().await;
    let order = storage.moderation();
    for (id, at, person) in [("r1", 20, "a"), ("r2", 10, "a"), ("r3", 30, "gone")] {
        store(&storage, vec![ModerationWrite::Report { report: report(id, at, person) }.into()]).await;
    }
    let about = async |person: &str| order.reports_about(person).await.unwrap();
    assert_eq!((about("a").await, about("gone").await, about("m").await), (2, 1, 0));
    let by = order.reported_by("g", 10).await.unwrap();
    assert_eq!(by.len(), 2, "those after that moment");
    assert!(
        by.iter().any(|past| past.person == "a" && past.kind == ReportKind::Line && past.line == Some(12)),
        "{by:?}"
    );
    assert!(order.reported_by("a", 0).await.unwrap().is_empty());
    let ids = async |is_answered, limit| -> Vec<String> {
        let found = order.reports(is_answered, limit).await.unwrap();
        found.into_iter().map(|found| found.report.id).collect()
    };
    assert_eq!(ids(false, 9).await, ["r2", "r1", "r3"], "the oldest first");
    assert_eq!(ids(false, 1).await, ["r2"]);
    assert_eq!(order.open_reports().await.unwrap(), 3);

    assert!(!is_refused(&storage, answer("r1", "m", 40)).await);
    assert!(!is_refused(&storage, answer("r2", "m", 41)).await);
    // What comes with an answer that is too late is not written either.
    let late = ModerationWrite::Report { report: report("late", 50, "a") };
    let both = storage.commit(vec![answer("r1", "a", 42).into(), late.into()]).await;
    assert!(matches!(both, Err(StoreError::Conflict)), "{both:?}");
    assert_eq!((ids(false, 9).await, ids(true, 9).await), (vec![text("r3")], vec![text("r2"), text("r1")]));
    assert_eq!(order.open_reports().await.unwrap(), 1);
    let found = order.report("r1").await.unwrap().unwrap();
    assert_eq!(found.report, report("r1", 20, "a"));
    assert_eq!((found.reporter_name.as_str(), found.reporter_player.as_deref()), ("Guest of g", None));
    let ana = StoredPerson { name: text("Ana"), player: Some(text("a")), created_at: 2, is_trusted: false };
    assert_eq!(found.person_now.as_ref(), Some(&ana));
    let told = StoredAnswer { action: text("warn"), by: text("Mia"), at: 40, reason: text("Mind it.") };
    assert_eq!(found.answer, Some(told));
    let of_nobody = order.report("r3").await.unwrap().unwrap();
    assert_eq!((of_nobody.person_now, of_nobody.answer), (None, None));
    assert_eq!(order.report("late").await.unwrap(), None);
}

#[tokio::test]
async fn who_somebody_is_and_whom_the_host_trusts() {
    let (_data, storage) = a_house().await;
    let person = async |id: &str| storage.moderation().person(id).await.unwrap();
    let of_guest = StoredPerson { name: text("Guest of g"), player: None, created_at: 1, is_trusted: false };
    assert_eq!(person("g").await, Some(of_guest));
    assert!(!person("a").await.unwrap().is_trusted);
    let mia = StoredPerson { name: text("Mia"), player: Some(text("m")), created_at: 3, is_trusted: true };
    assert_eq!(person("m").await, Some(mia));
    assert_eq!(person("nobody").await, None);
    store(&storage, vec![AccountWrite::Delete { account: text("a"), at: 9 }.into()]).await;
    assert_eq!(person("a").await, None);
}

fn sanction(id: &str, kind: SanctionKind, until: Option<u64>) -> StoredSanction {
    StoredSanction {
        id: text(id),
        person: text("a"),
        kind,
        reason: text("Enough."),
        at: 10,
        until,
        given_by: text("m"),
        name: String::new(),
        lifted_at: None,
        seen_at: None,
        appealed_at: None,
    }
}

#[tokio::test]
async fn seats_of_the_banned_are_found_page_by_page_with_those_that_were_left() {
    let (data, storage) = a_house().await;
    let ban = ModerationWrite::Sanction { sanction: sanction("s", SanctionKind::Ban, Some(900)) };
    let holder = |table: &str, seat, guest: &str| Write::Holder {
        table: text(table),
        seat,
        guest: text(guest),
        at: 5,
    };
    for id in ["t", "u"] {
        store(&storage, super::table(id, "m", &json!({}), 2)).await;
        store(&storage, vec![holder(id, 0, "a"), holder(id, 1, "m")]).await;
    }
    store(&storage, vec![ban.into()]).await;
    let found = async |after: Option<&BannedSeat>, limit| {
        let after = after.map(|seat| &seat.held);
        storage.moderation().seats_of_banned(100, after, limit).await.unwrap()
    };
    let of = |table: &str, is_left| {
        let held = HeldSeat { table: text(table), seat: 0, guest: text("a"), since: 5 };
        BannedSeat { held, is_left }
    };
    assert_eq!(found(None, 1).await, [of("t", false)]);
    assert_eq!(found(Some(&of("t", false)), 9).await, [of("u", false)]);
    assert!(found(Some(&of("u", false)), 9).await.is_empty());
    let leave = "UPDATE tables SET summary = REPLACE(summary, '\"stand_in\":false', '\"stand_in\":true') WHERE id = 't'";
    in_the_data(&data.database, leave).await;
    assert_eq!(found(None, 9).await, [of("t", true), of("u", false)]);
    // A link would lead back.
    let link = Write::SeatToken { token: server::hash_of("link"), table: text("t"), seat: 0, at: 6 };
    store(&storage, vec![link]).await;
    assert_eq!(found(None, 1).await, [of("t", false)]);
    assert!(storage.moderation().seats_of_banned(900, None, 9).await.unwrap().is_empty(), "it is over");
}

fn lift(sanction: &str, at: u64) -> ModerationWrite {
    ModerationWrite::Lift { sanction: text(sanction), person: text("a"), at }
}

#[tokio::test]
async fn what_was_done_is_lifted_once_and_what_is_left_of_the_others_counts() {
    let (_data, storage) = a_house().await;
    let give = |sanction| -> Write { ModerationWrite::Sanction { sanction }.into() };
    let mutes = [("s1", Some(900)), ("s2", Some(500)), ("s3", None)];
    for (id, until) in mutes {
        store(&storage, vec![give(sanction(id, SanctionKind::Mute, until))]).await;
    }
    let muted_until = async || storage.moderation().speaker("a").await.unwrap().muted_until;
    assert_eq!(
        storage.moderation().speaker("a").await.unwrap(),
        Speaker { muted_until: FOR_GOOD, created_at: 2, has_account: true }
    );
    let holding = async |now, before, limit| -> Vec<String> {
        let found = storage.moderation().holding(now, before, limit).await.unwrap();
        assert!(found.iter().all(|hold| hold.given_by_name == "Mia" && hold.person.is_some()), "{found:?}");
        found.into_iter().map(|hold| hold.sanction.id).collect()
    };
    assert_eq!(holding(499, (11, ""), 9).await, ["s1", "s2", "s3"]);
    assert_eq!(holding(500, (11, ""), 9).await, ["s1", "s3"]);
    assert_eq!(
        (holding(499, (10, "s1"), 1).await, holding(499, (9, ""), 9).await),
        (vec![text("s2")], vec![])
    );
    assert!(!is_refused(&storage, lift("s3", 20)).await);
    assert_eq!(muted_until().await, 900);
    assert!(is_refused(&storage, lift("s3", 21)).await);
    assert!(!is_refused(&storage, lift("s1", 22)).await);
    assert_eq!(muted_until().await, 500);
    assert!(!is_refused(&storage, lift("s2", 23)).await);
    assert_eq!(muted_until().await, 0);
    let lifted = storage.moderation().sanction("s3").await.unwrap().unwrap();
    assert_eq!(lifted, StoredSanction { lifted_at: Some(20), ..sanction("s3", SanctionKind::Mute, None) });
    assert_eq!(storage.moderation().sanctions_of("a", 2).await.unwrap().len(), 2);
    assert_eq!(storage.moderation().sanction("nothing").await.unwrap(), None);
}

#[tokio::test]
async fn a_note_to_the_host_is_written_once_and_waits_until_it_is_put_aside() {
    let (_data, storage) = a_house().await;
    let warnings = ["s1", "s2"].map(|id| sanction(id, SanctionKind::Warning, None));
    for sanction in warnings {
        store(&storage, vec![ModerationWrite::Sanction { sanction }.into()]).await;
    }
    let note = |sanction: &str, person: &str, at| ModerationWrite::Appeal {
        sanction: text(sanction),
        person: text(person),
        text: format!("of {at}"),
        at,
    };
    assert!(is_refused(&storage, note("s1", "g", 20)).await, "it was not done to them");
    assert!(!is_refused(&storage, note("s1", "a", 30)).await);
    assert!(!is_refused(&storage, note("s2", "a", 25)).await);
    assert!(is_refused(&storage, note("s1", "a", 31)).await);
    let notes = storage.moderation().appeals(9).await.unwrap();
    let told: Vec<_> =
        notes.iter().map(|note| (note.sanction.id.as_str(), note.text.as_str(), note.at)).collect();
    assert_eq!(told, [("s2", "of 25", 25), ("s1", "of 30", 30)]);
    assert_eq!((notes[0].name.as_str(), notes[0].given_by_name.as_str()), ("Ana", "Mia"));
    store(
        &storage,
        vec![ModerationWrite::Settle { sanction: text("s2"), at: 40 }.into(), lift("s1", 41).into()],
    )
    .await;
    assert!(storage.moderation().appeals(9).await.unwrap().is_empty(), "what is lifted needs no answer");
}

#[tokio::test]
async fn an_address_is_kept_out_until_that_ends_or_is_lifted() {
    let (_data, storage) = a_house().await;
    let ban = |id: &str, until| StoredAddressBan {
        id: text(id),
        target: text("hash"),
        about: text("Gus"),
        person: text("g"),
        reason: text("Enough."),
        at: until - 10,
        until,
        given_by: text("m"),
        given_by_name: text("Mia"),
    };
    let bans = ["b1", "b2"].map(|id| ban(id, if id == "b1" { 100 } else { 200 }));
    for ban in bans.clone() {
        store(&storage, vec![ModerationWrite::BanAddress { ban }.into()]).await;
    }
    let until =
        async |target: &str, now| storage.moderation().address_banned_until(target, now).await.unwrap();
    assert_eq!(storage.moderation().address_bans(50).await.unwrap(), [bans[1].clone(), bans[0].clone()]);
    assert_eq!(storage.moderation().address_bans(100).await.unwrap(), [bans[1].clone()]);
    assert_eq!((until("hash", 50).await, until("other", 50).await), (Some(200), None));
    let lift = || ModerationWrite::LiftAddress { id: text("b2"), at: 60 };
    assert!(!is_refused(&storage, lift()).await);
    assert!(is_refused(&storage, lift()).await);
    assert_eq!((until("hash", 70).await, until("hash", 100).await), (Some(100), None));
    store(&storage, vec![ModerationWrite::CameFrom { guest: text("g"), target: text("hash") }.into()]).await;
    assert_eq!(storage.moderation().origins_of("g").await.unwrap(), ["hash"]);
    assert!(storage.moderation().origins_of("a").await.unwrap().is_empty());
}

#[tokio::test]
async fn what_was_done_to_a_guest_was_done_to_the_account_and_its_names_go_with_it() {
    let (_data, storage) = a_house().await;
    let order = storage.moderation();
    let of_guest = StoredSanction { person: text("g"), ..sanction("s", SanctionKind::Mute, Some(900)) };
    let by_ana = NewStoredReport { reporter: text("a"), ..report("r2", 20, "g") };
    let reports = [report("r1", 10, "m"), by_ana].map(|report| ModerationWrite::Report { report }.into());
    store(&storage, vec![ModerationWrite::Sanction { sanction: of_guest }.into()]).await;
    store(&storage, reports.into()).await;
    assert_eq!(order.speaker("a").await.unwrap().muted_until, 0);
    store(&storage, vec![AccountWrite::Adopt { guest: text("g"), account: text("a") }.into()]).await;
    assert_eq!(order.speaker("a").await.unwrap().muted_until, 900);
    assert_eq!(order.sanctions_of("a", 9).await.unwrap().len(), 1);
    assert_eq!((order.reports_about("a").await.unwrap(), order.reports_about("g").await.unwrap()), (1, 0));
    assert_eq!(order.reported_by("a", 0).await.unwrap().len(), 2);
    store(&storage, vec![AccountWrite::Delete { account: text("a"), at: 60 }.into()]).await;
    let about = order.report("r2").await.unwrap().unwrap().report;
    assert_eq!((about.person_name.as_str(), about.note.as_str()), ("", ""));
    let by = order.report("r1").await.unwrap().unwrap().report;
    assert_eq!((by.person_name.as_str(), by.note.as_str()), ("m then", ""), "Mia is still here");
}

#[tokio::test]
async fn whoever_is_banned_waits_for_no_table_and_is_drawn_to_none() {
    let (data, storage) = a_house().await;
    let people = "INSERT INTO evening_people (club_id, evening, member_id, guest_id, name, here, since) \
        VALUES ('c', 1, 'of a', 'a', '', 1, 5), ('c', 1, 'of g', 'g', '', 1, 5)";
    in_the_data(&data.database, people).await;
    let here =
        async || in_the_data(&data.database, "SELECT COUNT(*) FROM evening_people WHERE here = 1").await;
    let give = |sanction| -> Write { ModerationWrite::Sanction { sanction }.into() };
    store(&storage, vec![give(sanction("s1", SanctionKind::Mute, Some(900)))]).await;
    assert_eq!(here().await, 2, "whoever may not speak may play");
    store(&storage, vec![give(sanction("s2", SanctionKind::Ban, Some(900)))]).await;
    assert_eq!(here().await, 1);
}
