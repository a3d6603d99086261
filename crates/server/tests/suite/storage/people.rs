//! People and their clubs: who follows and blocks whom, who was asked to a table, who is in which club, and who is here at an evening.

use protocol::clock::Pace;
use protocol::rest::{ClubRole, ClubSummary, ClubWish};
use serde_json::json;
use server::storage::{
    AccountWrite, ClubWrite, EveningWrite, PeopleWrite, StoredBlock, StoredEvening, StoredRelation, Write,
};

use super::{account, empty, guest, is_refused, store, table, text};

fn block(blocker: &str, blocked: &str, at: u64) -> Write {
    let id = format!("{blocker} {blocked}");
    PeopleWrite::Block { blocker: text(blocker), blocked: text(blocked), id, name: text("then"), at }.into()
}

fn follow(follower: &str, followed: &str) -> Write {
    PeopleWrite::Follow { follower: text(follower), followed: text(followed), at: 5 }.into()
}

#[tokio::test]
async fn whoever_blocks_somebody_follows_them_no_longer_and_both_are_kept_apart() {
    let (_data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1), account("b", "Ben", 1), guest("g", 1)]).await;
    let people = storage.people();
    store(&storage, vec![follow("a", "b"), follow("b", "a")]).await;
    let relation = async |one, other| people.relation(one, other).await.unwrap();
    assert_eq!(relation("a", "b").await, StoredRelation { is_followed: true, block: None });
    store(&storage, vec![block("a", "b", 10), block("a", "g", 20)]).await;
    assert_eq!(relation("a", "b").await, StoredRelation { is_followed: false, block: Some(text("a b")) });
    assert_eq!(relation("b", "a").await, StoredRelation { is_followed: true, block: None });
    let blocks = people.blocked_by("a", 9).await.unwrap();
    let of = |other: &str, name: &str, player: Option<&str>, since| StoredBlock {
        id: format!("a {other}"),
        name: text(name),
        player: player.map(text),
        since,
    };
    assert_eq!(blocks, [of("g", "then", None, 20), of("b", "Ben", Some("b"), 10)]);
    for (one, other, apart) in [("a", "b", true), ("b", "a", true), ("b", "g", false)] {
        assert_eq!(people.is_apart(one, other).await.unwrap(), apart, "{one} {other}");
    }
    assert_eq!(people.apart_from("b").await.unwrap(), ["a"]);
    assert_eq!(people.blockers_of("g").await.unwrap(), ["a"]);
    store(&storage, vec![PeopleWrite::Unblock { blocker: text("a"), id: text("a b") }.into()]).await;
    assert!(!people.is_apart("b", "a").await.unwrap());
}

#[tokio::test]
async fn invitations_of_long_ago_and_blocks_of_those_who_are_gone_are_tidied_away() {
    let (_data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1), account("b", "Ben", 1)]).await;
    for id in ["t1", "t2", "t3"] {
        store(&storage, table(id, "a", &json!({}), 0)).await;
    }
    let ask = |table: &str, at| -> Write {
        PeopleWrite::Invite { table: text(table), invited: text("b"), by: text("a"), at }.into()
    };
    store(&storage, vec![ask("t1", 40), ask("t2", 50), ask("t3", 60), ask("t3", 99)]).await;
    let people = storage.people();
    let asked = async |limit| -> Vec<(String, String, u64)> {
        let found = people.invitations_of("b", limit).await.unwrap();
        found.into_iter().map(|one| (one.table.id, one.by_name, one.at)).collect()
    };
    let to = |table: &str, at| (text(table), text("Ana"), at);
    assert_eq!(asked(9).await, [to("t3", 60), to("t2", 50), to("t1", 40)], "nobody is asked twice");
    assert_eq!(asked(1).await, [to("t3", 60)]);
    store(&storage, vec![PeopleWrite::Decline { table: text("t3"), invited: text("b") }.into()]).await;
    let blocks = vec![block("a", "b", 1), block("b", "gone", 1), block("gone", "a", 1)];
    store(&storage, vec![PeopleWrite::Tidy { invitations_before: 50 }.into()]).await;
    assert_eq!(asked(9).await, [to("t2", 50)]);
    assert_eq!(people.invited_by("a", 50).await.unwrap(), [(text("t3"), text("b"))]);
    store(&storage, blocks).await;
    store(&storage, vec![PeopleWrite::Tidy { invitations_before: 50 }.into()]).await;
    let kept = [("a", 1), ("b", 0), ("gone", 0)];
    for (blocker, count) in kept {
        assert_eq!(people.blocked_by(blocker, 9).await.unwrap().len(), count, "{blocker}");
    }
}

pub(super) fn wish(name: &str, languages: &[&str]) -> ClubWish {
    let languages = languages.iter().map(|code| text(code)).collect();
    ClubWish { name: text(name), words: format!("words of {name}"), languages, listed: name == "Open" }
}

pub(super) fn club(id: &str, founder: &str, at: u64, wish: ClubWish) -> ClubWrite {
    let (member, join_token) = (format!("{id} {founder}"), format!("token of {id}"));
    ClubWrite::Found { club: text(id), wish, join_token, member, guest: text(founder), at, most: 2 }
}

pub(super) fn join(club: &str, guest: &str, at: u64, most: u64) -> Write {
    let (member, token) = (format!("{club} {guest}"), format!("token of {club}"));
    ClubWrite::Join { club: text(club), token, member, guest: text(guest), at, most }.into()
}

#[tokio::test]
async fn the_clubs_of_somebody_are_read_as_they_are_the_newest_first() {
    let (_data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1), account("b", "Ben", 1), guest("g", 1)]).await;
    store(&storage, vec![club("c1", "a", 10, wish("Open", &["de", "en"])).into()]).await;
    store(&storage, vec![club("c2", "a", 20, wish("Small", &[])).into(), join("c2", "b", 30, 2)]).await;
    assert!(is_refused(&storage, club("c3", "a", 40, wish("Third", &[]))).await, "in so many clubs already");
    store(&storage, vec![join("c2", "g", 50, 2), join("c1", "g", 50, 9), join("c1", "b", 60, 9)]).await;
    let clubs = storage.clubs();
    let summary = |id: &str, name: &str, languages: &[&str], members| ClubSummary {
        hidden: false,
        id: text(id),
        name: text(name),
        words: format!("words of {name}"),
        languages: languages.iter().map(|code| text(code)).collect(),
        listed: name == "Open",
        members,
    };
    let (open, small) = (summary("c1", "Open", &["de", "en"], 3), summary("c2", "Small", &[], 2));
    let of = async |guest, limit| clubs.clubs_of(guest, limit).await.unwrap();
    assert_eq!(of("a", 9).await, [small.clone(), open.clone()]);
    assert_eq!(
        of("b", 1).await,
        std::slice::from_ref(&open),
        "by when they came, not by when it was founded"
    );
    assert_eq!(of("g", 9).await, std::slice::from_ref(&open), "there was no room in the other");
    assert!(of("nobody", 9).await.is_empty());
    assert_eq!(clubs.listed_clubs(9).await.unwrap(), [open]);
    let members = clubs.club_members("c2").await.unwrap();
    let told: Vec<_> = members.iter().map(|member| (member.name.as_str(), member.role)).collect();
    assert_eq!(told, [("Ana", ClubRole::Organiser), ("Ben", ClubRole::Member)]);
    // There is always somebody who organises it.
    let role = |member: &str, role| ClubWrite::Role { club: text("c2"), member: text(member), role };
    assert!(is_refused(&storage, role("c2 a", ClubRole::Member)).await);
    assert!(!is_refused(&storage, role("c2 b", ClubRole::Organiser)).await);
    assert!(!is_refused(&storage, role("c2 a", ClubRole::Member)).await);
    store(&storage, vec![ClubWrite::Remove { club: text("c2"), member: text("c2 b") }.into()]).await;
    assert_eq!(clubs.club_members("c2").await.unwrap()[0].role, ClubRole::Organiser, "the oldest one");
}

#[tokio::test]
async fn at_an_evening_that_is_full_those_who_take_part_can_still_go_and_come_back() {
    let (_data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1), account("b", "Ben", 1)]).await;
    store(&storage, vec![club("c", "a", 10, wish("Open", &[])).into(), join("c", "b", 20, 9)]).await;
    let evening = StoredEvening {
        club: text("c"),
        number: 1,
        games: vec![text("toledo")],
        least: 2,
        most: 4,
        rounds: 3,
        pace: Pace::default(),
        bots: None,
        seed: 1,
        opened_at: 30,
        version: 1,
        drawn: 0,
        ended_at: None,
        standing: Vec::new(),
    };
    store(&storage, vec![EveningWrite::Open { evening: evening.clone(), most_open: 1 }.into()]).await;
    assert_eq!(storage.clubs().evening("c", 1).await.unwrap(), Some(evening.clone()));
    let second = StoredEvening { number: 2, ..evening };
    assert!(is_refused(&storage, EveningWrite::Open { evening: second, most_open: 1 }).await);
    let here = |person: &str, is_here| EveningWrite::Here {
        club: text("c"),
        number: 1,
        member: format!("c {person}"),
        is_here,
        at: 40,
        most: 1,
    };
    assert!(!is_refused(&storage, here("a", true)).await);
    assert!(is_refused(&storage, here("b", true)).await, "it is full");
    let people = async || -> Vec<(String, bool)> {
        let found = storage.clubs().evening_people("c", 1).await.unwrap();
        found.into_iter().map(|person| (person.name, person.is_here)).collect()
    };
    for is_here in [false, true] {
        assert!(!is_refused(&storage, here("a", is_here)).await, "{is_here}");
        assert_eq!(people().await, [(text("Ana"), is_here)]);
    }
    store(&storage, vec![AccountWrite::Delete { account: text("a"), at: 50 }.into()]).await;
    assert_eq!(people().await, [(String::new(), false)]);
}
