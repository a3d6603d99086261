//! The house: what the host has set, whom the host trusts, who was let in, and what was done.

use protocol::rest::{HouseAction, HouseRole};
use server::hash_of;
use server::storage::{ActionRecord, HouseWrite, LobbyWrite, StoredInvitation, StoredMember, Write};

use super::{account, empty, guest, is_refused, store, text};

#[tokio::test]
async fn a_setting_is_what_was_set_last_and_the_first_one_gives_way_to_nobody() {
    let (_data, storage) = empty().await;
    let set = |name: &str, value: Option<&str>| -> Write {
        HouseWrite::Setting { name: text(name), value: value.map(text), at: 5 }.into()
    };
    let first = |name: &str, value: &str| -> Write {
        HouseWrite::FirstSetting { name: text(name), value: text(value), at: 6 }.into()
    };
    let settings = async || storage.house().settings().await.unwrap();
    assert!(settings().await.is_empty());
    store(&storage, vec![set("b", Some("1")), set("b", Some("2")), first("b", "3"), first("a", "4")]).await;
    assert_eq!(settings().await, [(text("a"), text("4")), (text("b"), text("2"))]);
    store(&storage, vec![set("b", None), set("c", None)]).await;
    assert_eq!(settings().await, [(text("a"), text("4"))]);
}

fn role(account: &str, role: Option<HouseRole>, at: u64) -> Write {
    HouseWrite::Role { account: text(account), role, at }.into()
}

#[tokio::test]
async fn whoever_was_dismissed_does_nothing_more_and_there_is_always_a_host() {
    let (_data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1), account("b", "Ben", 1), account("c", "Cara", 1)]).await;
    let must_have = |account: &str, least| HouseWrite::MustHaveRole { account: text(account), least };
    let other_host = |account: &str| HouseWrite::MustHaveOtherHost { account: text(account) };
    let not_last = |account: &str| HouseWrite::MustNotBeLastHost { account: text(account) };
    assert!(!is_refused(&storage, not_last("a")).await, "where there is no host nobody is the last one");
    assert!(is_refused(&storage, other_host("a")).await);
    store(&storage, vec![role("a", Some(HouseRole::Moderator), 9), role("b", Some(HouseRole::Moderator), 7)])
        .await;
    store(&storage, vec![role("c", Some(HouseRole::Host), 8)]).await;
    let member = |account: &str, name: &str, role, since| StoredMember {
        account: text(account),
        name: text(name),
        role,
        since,
    };
    let (ben, cara) = (member("b", "Ben", HouseRole::Moderator, 7), member("c", "Cara", HouseRole::Host, 8));
    let team = async || storage.house().team().await.unwrap();
    let all = [cara.clone(), ben.clone(), member("a", "Ana", HouseRole::Moderator, 9)];
    assert_eq!(team().await, all, "hosts first, and then those who were named first");
    let role_of = async |account| storage.house().role(account).await.unwrap();
    assert_eq!(role_of("a").await, Some(HouseRole::Moderator));
    assert_eq!((role_of("c").await, role_of("nobody").await), (Some(HouseRole::Host), None));

    for (account, least, has) in [
        ("a", HouseRole::Moderator, true),
        ("a", HouseRole::Host, false),
        ("c", HouseRole::Moderator, true),
        ("c", HouseRole::Host, true),
        ("nobody", HouseRole::Moderator, false),
    ] {
        assert_eq!(is_refused(&storage, must_have(account, least)).await, !has, "{account} {least:?}");
    }
    assert!(is_refused(&storage, other_host("c")).await && !is_refused(&storage, other_host("a")).await);
    assert!(is_refused(&storage, not_last("c")).await && !is_refused(&storage, not_last("a")).await);
    store(&storage, vec![role("a", Some(HouseRole::Host), 10)]).await;
    assert!(!is_refused(&storage, other_host("c")).await && !is_refused(&storage, not_last("c")).await);
    store(&storage, vec![role("a", None, 11)]).await;
    assert_eq!(team().await, [cara, ben]);
    let late = storage.commit(vec![must_have("a", HouseRole::Moderator).into(), role("b", None, 12)]).await;
    assert!(late.is_err(), "whoever was dismissed dismisses nobody");
    assert_eq!(role_of("b").await, Some(HouseRole::Moderator));
}

fn invitation(id: &str, expires_at: u64, uses_left: u64) -> StoredInvitation {
    StoredInvitation {
        secret: hash_of(id),
        id: text(id),
        note: format!("note of {id}"),
        made_by: text("a"),
        made_at: expires_at - 10,
        expires_at,
        uses_left,
    }
}

#[tokio::test]
async fn an_invitation_lets_so_many_in_until_it_is_over_or_ended() {
    let (_data, storage) = empty().await;
    let all = [invitation("late", 300, 9), invitation("two", 200, 2), invitation("early", 100, 9)];
    for invitation in all.clone() {
        store(&storage, vec![HouseWrite::Invite { invitation }.into()]).await;
    }
    let invitations = async |limit| storage.house().invitations(limit).await.unwrap();
    assert_eq!(invitations(9).await, all, "the newest first");
    assert_eq!(invitations(1).await, all[..1]);
    let take = |id: &str, now| HouseWrite::UseInvitation { secret: hash_of(id), now };
    for (id, now, is_over) in [
        ("two", 199, false),
        ("two", 199, false),
        ("two", 199, true),
        ("early", 99, false),
        ("early", 100, true),
        ("none", 1, true),
    ] {
        assert_eq!(is_refused(&storage, take(id, now)).await, is_over, "{id} {now}");
    }
    assert_eq!(invitations(9).await[1].uses_left, 0);
    store(&storage, vec![HouseWrite::Tidy { now: 100, deeds_before: 0 }.into()]).await;
    let ids = async || invitations(9).await.into_iter().map(|one| one.id).collect::<Vec<_>>();
    assert_eq!(ids().await, ["late", "early"], "whoever comes just now is told that it is over");
    store(&storage, vec![HouseWrite::Tidy { now: 101, deeds_before: 0 }.into()]).await;
    assert_eq!(ids().await, ["late"]);
    store(&storage, vec![HouseWrite::EndInvitation { id: text("late") }.into()]).await;
    assert!(ids().await.is_empty());
}

#[tokio::test]
async fn what_was_done_is_listed_the_last_first_and_forgotten_after_a_time() {
    let (_data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1), role("a", Some(HouseRole::Host), 2)]).await;
    store(&storage, vec![role("gone", Some(HouseRole::Host), 2)]).await;
    let deed = |id: &str, at| ActionRecord {
        id: text(id),
        at,
        actor: text("a"),
        actor_name: text("Ana"),
        action: HouseAction::EndedInvitation,
        target: text("b"),
        target_name: text("Ben"),
        detail: format!("detail of {id}"),
    };
    for (id, at) in [("one", 10), ("three", 30), ("two", 20)] {
        store(&storage, vec![HouseWrite::Note { deed: deed(id, at) }.into()]).await;
    }
    let deeds = async |limit| storage.house().deeds(limit).await.unwrap();
    assert_eq!(deeds(9).await, [deed("three", 30), deed("two", 20), deed("one", 10)]);
    assert_eq!(deeds(1).await, [deed("three", 30)]);
    store(&storage, vec![HouseWrite::Tidy { now: 0, deeds_before: 20 }.into()]).await;
    assert_eq!(deeds(9).await, [deed("three", 30), deed("two", 20)]);
    assert_eq!(storage.house().role("gone").await.unwrap(), None, "there is no such account any more");
    assert_eq!(storage.house().role("a").await.unwrap(), Some(HouseRole::Host));
}

#[tokio::test]
async fn those_who_are_here_are_named_one_by_one_though_they_share_a_name() {
    let (_data, storage) = empty().await;
    store(&storage, vec![guest("g", 1), guest("h", 1), guest("i", 1), account("a", "Ana", 1)]).await;
    let rename = |id: &str| Write::GuestName { id: text(id), name: text("Pia") };
    let visit = |guest: &str, at| -> Write { LobbyWrite::Visits { guests: vec![text(guest)], at }.into() };
    store(&storage, vec![rename("g"), rename("h"), visit("g", 20), visit("h", 30), visit("i", 10)]).await;
    let here = async |since, guests: &[&str]| {
        let guests: Vec<String> = guests.iter().map(|guest| text(guest)).collect();
        let mut names = storage.house().people_here(since, &guests).await.unwrap();
        names.sort();
        names
    };
    assert_eq!(here(10, &[]).await, ["Pia", "Pia"]);
    assert_eq!(here(20, &["h", "a", "nobody"]).await, ["Ana", "Pia"], "nobody twice");
    assert_eq!(here(9, &["a"]).await, ["Ana", "Guest of i", "Pia", "Pia"]);
    assert!(here(30, &[]).await.is_empty());
}
