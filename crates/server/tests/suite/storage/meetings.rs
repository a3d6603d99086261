//! Who meets whom: whom somebody follows, who is kept apart from whom at tables, in searches and in what is said, and who somebody is.

use protocol::rest::{FindTable, SearchPace};
use protocol::socket::{ChatLine, ChatRoom};
use serde_json::json;
use server::storage::{
    AccountWrite, CurrentName, LineAuthor, LobbyWrite, PeopleWrite, Storage, StoredFollow, Write,
};

use super::{account, empty, ended, guest, store, table, text};
use crate::support::database::TestData;

/// Ana, who was the guest `g` before, Ben, Cara, and the guest `h`.
async fn people() -> (TestData, Storage) {
    let (data, storage) = empty().await;
    let accounts = vec![account("a", "Ana", 1), account("b", "Ben", 1), account("c", "Cara", 1)];
    store(&storage, accounts).await;
    store(&storage, vec![guest("g", 1), guest("h", 5)]).await;
    store(&storage, vec![AccountWrite::Adopt { guest: text("g"), account: text("a") }.into()]).await;
    (data, storage)
}

fn block(blocker: &str, blocked: &str) -> Write {
    let id = format!("{blocker} {blocked}");
    PeopleWrite::Block { blocker: text(blocker), blocked: text(blocked), id, name: text("then"), at: 9 }
        .into()
}

fn sit(table: &str, seat: u8, guest: &str) -> Write {
    Write::Holder { table: text(table), seat, guest: text(guest), at: 1 }
}

#[tokio::test]
async fn those_whom_somebody_follows_are_here_if_they_wish_to_be_met() {
    let (_data, storage) = people().await;
    let follow = |followed: &str, at| -> Write {
        PeopleWrite::Follow { follower: text("a"), followed: text(followed), at }.into()
    };
    let visits = LobbyWrite::Visits { guests: vec![text("b"), text("c")], at: 20 };
    let show = |guest: &str| -> Write { LobbyWrite::Shown { guest: text(guest), shown: true }.into() };
    store(&storage, vec![follow("c", 7), follow("b", 8), visits.into(), show("b")]).await;
    let following =
        async |seen_since, limit| storage.people().following("a", seen_since, limit).await.unwrap();
    let of = |player: &str, name: &str, since, is_here| StoredFollow {
        player: text(player),
        name: text(name),
        since,
        is_here,
    };
    let (ben, cara) = (of("b", "Ben", 8, true), of("c", "Cara", 7, false));
    assert_eq!(following(19, 9).await, [ben.clone(), cara.clone()], "Cara does not wish to be seen");
    assert_eq!(following(19, 1).await, [ben]);
    let gone = of("b", "Ben", 8, false);
    assert_eq!(following(20, 9).await, [gone.clone(), cara.clone()]);
    store(&storage, vec![block("b", "a")]).await;
    assert_eq!(following(19, 9).await, [gone, cara], "whoever does not want to be met is not here");
    let unfollow = PeopleWrite::Unfollow { follower: text("a"), followed: text("b") };
    store(&storage, vec![unfollow.into()]).await;
    assert_eq!(following(19, 9).await.len(), 1);
    assert!(storage.people().following("b", 0, 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_player_is_found_at_the_table_that_changed_last_of_those_that_everybody_finds() {
    let (_data, storage) = people().await;
    let table_of = async |player: &str| -> Option<String> {
        storage.people().table_of(player).await.unwrap().map(|found| found.id)
    };
    for (id, settings) in [("open", json!({})), ("unlisted", json!({ "listed": false })), ("over", json!({}))]
    {
        store(&storage, table(id, "b", &settings, 2)).await;
        store(&storage, vec![sit(id, 0, "g")]).await;
    }
    store(&storage, vec![ended(&storage, "over", 30).await]).await;
    assert_eq!(table_of("a").await.as_deref(), Some("open"));
    assert_eq!(table_of("c").await, None);
    let holder = async |seat| storage.people().holder_of("open", seat).await.unwrap();
    assert_eq!((holder(0).await.as_deref(), holder(1).await), (Some("a"), None));
}

#[tokio::test]
async fn whoever_is_kept_apart_finds_no_table_of_the_other_and_waits_for_nobody() {
    let (_data, storage) = people().await;
    let people = storage.people();
    for (id, host, of) in [("t1", "a", 0), ("t2", "c", 0), ("t3", "c", 0), ("t4", "c", 0), ("t5", "c", 2)] {
        store(&storage, table(id, host, &json!({}), of)).await;
    }
    let seats = vec![sit("t2", 0, "g"), sit("t4", 0, "g"), sit("t4", 1, "b"), sit("t5", 0, "a")];
    store(&storage, seats).await;
    assert!(people.tables_apart_from("b").await.unwrap().is_empty());
    store(&storage, vec![block("a", "b")]).await;
    let apart = async |person| {
        let mut found = people.tables_apart_from(person).await.unwrap();
        found.sort();
        found
    };
    assert_eq!(apart("b").await, ["t1", "t2"], "at t4 Ben sits, and t5 waits for nobody");
    assert!(apart("a").await.is_empty() && apart("h").await.is_empty());
    let mut kept = people.apart_from("b").await.unwrap();
    kept.sort();
    assert_eq!(kept, ["a", "g"], "with the guests whom the account took over");

    let search = |guest: &str| -> Write {
        let wish = FindTable {
            games: vec![text("toledo")],
            seats: vec![2],
            paces: vec![SearchPace::Days],
            bots: None,
        };
        LobbyWrite::Search { guest: text(guest), wish, version: 1, at: 10, found_before: 0, seen_since: 0 }
            .into()
    };
    store(&storage, vec![search("b")]).await;
    assert!(people.apart_in_search().await.unwrap().is_empty(), "it is Ana who does not want to meet Ben");
    store(&storage, vec![search("g")]).await;
    assert_eq!(people.apart_in_search().await.unwrap(), [(text("a"), text("b"))]);
    // What a guest wants of others the account wants.
    store(
        &storage,
        vec![block("h", "b"), AccountWrite::Adopt { guest: text("h"), account: text("c") }.into()],
    )
    .await;
    assert!(people.is_apart("c", "b").await.unwrap() && !people.is_apart("h", "b").await.unwrap());
    store(&storage, vec![AccountWrite::Delete { account: text("b"), at: 60 }.into()]).await;
    assert!(people.blockers_of("b").await.unwrap().is_empty(), "nobody is left to be kept apart from");
}

#[tokio::test]
async fn a_line_is_hidden_from_those_who_block_whoever_wrote_it() {
    let (_data, storage) = people().await;
    let people = storage.people();
    let say = |number, room, author: Option<&str>| {
        let seat = (room == ChatRoom::Players).then_some(1);
        let line = ChatLine { number, at: 1, room, seat, name: format!("name {number}"), text: text("hi") };
        let (line, author) = (Box::new(line), author.map(text));
        Write::Chat { table: text("t"), line, cause: format!("cause {number}"), author }
    };
    let lines = vec![
        say(1, ChatRoom::Players, Some("g")),
        say(2, ChatRoom::Spectators, Some("b")),
        say(3, ChatRoom::Players, None),
        say(4, ChatRoom::Players, Some("a")),
    ];
    store(&storage, lines).await;
    assert!(people.hidden_lines("t", 0).await.unwrap().is_empty());
    store(&storage, vec![block("b", "a"), block("h", "a")]).await;
    let hidden = async |after| {
        let mut found = people.hidden_lines("t", after).await.unwrap();
        found.sort();
        found
    };
    let from = |line, blocker: &str| (line, text(blocker));
    assert_eq!(hidden(0).await, [from(1, "b"), from(1, "h"), from(4, "b"), from(4, "h")]);
    assert_eq!(hidden(1).await, [from(4, "b"), from(4, "h")]);
    assert!(people.hidden_lines("u", 0).await.unwrap().is_empty());

    let author = async |line| people.author_of("t", line).await.unwrap();
    let by = |person: Option<&str>, number, room, seat| {
        Some(LineAuthor { person: person.map(text), name: format!("name {number}"), room, seat })
    };
    assert_eq!(author(1).await, by(Some("a"), 1, ChatRoom::Players, Some(1)));
    assert_eq!(author(2).await, by(Some("b"), 2, ChatRoom::Spectators, None));
    assert_eq!(author(3).await, by(None, 3, ChatRoom::Players, Some(1)));
    assert_eq!(author(5).await, None);
    let told = storage.moderation().lines("t", None, (2, 3)).await.unwrap();
    let told: Vec<_> = told.into_iter().map(|(line, author)| (line.number, author)).collect();
    assert_eq!(told, [(2, Some(text("b"))), (3, None)]);
    let room = Some(ChatRoom::Spectators);
    assert_eq!(storage.moderation().lines("t", room, (1, 4)).await.unwrap().len(), 1);
}

#[tokio::test]
async fn somebody_is_known_by_the_name_of_now_and_by_names_that_look_like_it() {
    let (_data, storage) = people().await;
    let mut named = storage.people().named(&["g", "h", "b", "nobody"].map(text)).await.unwrap();
    named.sort_by(|one, other| one.guest.cmp(&other.guest));
    let of = |guest: &str, account: Option<&str>, name: &str| CurrentName {
        guest: text(guest),
        account: account.map(text),
        name: text(name),
    };
    let expected = [of("b", Some("b"), "Ben"), of("g", Some("a"), "Ana"), of("h", None, "Guest of h")];
    assert_eq!(named, expected);
    let likenesses =
        [["like Ana", "another"], ["another", "skeleton Ben"], ["x", "y"]].map(|pair| pair.map(text));
    let mut like = storage.people().like_accounts(&likenesses).await.unwrap();
    like.sort();
    assert_eq!(like, ["like Ana", "skeleton Ben"]);

    let recent = async |since| {
        let mut found = storage.lobby().recent_guests(since).await.unwrap();
        found.sort();
        found
    };
    let of_h = (text("h"), text("Guest of h"));
    assert_eq!(recent(4).await, std::slice::from_ref(&of_h), "those who have no account");
    assert!(recent(5).await.is_empty());
    store(&storage, vec![LobbyWrite::Visits { guests: vec![text("h"), text("b")], at: 6 }.into()]).await;
    assert_eq!(recent(5).await, [of_h], "whoever is here");
}
