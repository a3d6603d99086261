//! The lobby: which tables are found, who is here, who looks for a table, and what was said.

use protocol::rest::{FindTable, SearchPace};
use protocol::socket::{ChatLine, ChatRoom};
use protocol::table::{BotLevel, TableState};
use serde_json::json;
use server::storage::{LobbyWrite, NamedVisitor, OwnLobby, PeopleWrite, Storage, TableFilter, Write};

use super::{account, empty, guest, is_refused, store, table, text};

async fn found(storage: &Storage, filter: TableFilter) -> Vec<String> {
    let mut tables = storage.lobby().listed(&filter, TableState::Waiting, 50).await.unwrap();
    tables.sort_by_key(|table| table.id.clone());
    tables.into_iter().map(|table| table.id).collect()
}

#[tokio::test]
async fn tables_are_found_by_game_pace_language_and_whether_they_count() {
    let (_data, storage) = empty().await;
    let real_time = json!({ "pace": "real-time", "bank_seconds": 600, "increment_seconds": 5 });
    let of = [
        ("t1", json!({})),
        ("t2", json!({ "pace": real_time, "languages": ["de"], "rated": true })),
        ("t3", json!({ "pace": { "pace": "days", "days": 3 }, "languages": ["de", "en"] })),
        ("t4", json!({ "pace": { "pace": "weekly", "days": 2 }, "languages": ["nl"], "game": "alcazar" })),
        ("t5", json!({ "listed": false })),
    ];
    for (id, settings) in of {
        store(&storage, table(id, "g", &settings, 0)).await;
    }
    store(&storage, table("t6", "g", &json!({}), 2)).await;
    let usual = TableFilter::default;
    assert_eq!(found(&storage, usual()).await, ["t1", "t2", "t3", "t4"], "nor one that has begun");
    let paces: [(&str, &[&str]); 3] =
        [("unlimited", &["t1"]), ("real-time", &["t2"]), ("days", &["t3", "t4"])];
    for (pace, ids) in paces {
        assert_eq!(found(&storage, TableFilter { pace: Some(text(pace)), ..usual() }).await, ids, "{pace}");
    }
    let languages: [(&[&str], &[&str]); 4] = [
        (&["de"], &["t1", "t2", "t3"]),
        (&["en"], &["t1", "t3"]),
        (&["nl", "en"], &["t1", "t3", "t4"]),
        (&["d"], &["t1"]),
    ];
    for (spoken, ids) in languages {
        let languages = spoken.iter().map(|code| text(code)).collect();
        assert_eq!(found(&storage, TableFilter { languages, ..usual() }).await, ids, "{spoken:?}");
    }
    let game = || Some(text("alcazar"));
    assert_eq!(found(&storage, TableFilter { game: game(), ..usual() }).await, ["t4"]);
    for (code, is_found) in [("nl", true), ("de", false)] {
        let both = TableFilter { game: game(), languages: vec![text(code)], ..usual() };
        assert_eq!(!found(&storage, both).await.is_empty(), is_found, "{code}");
    }
    assert_eq!(found(&storage, TableFilter { rated: true, ..usual() }).await, ["t2"]);
    let playing = storage.lobby().listed(&usual(), TableState::Playing, 50).await.unwrap();
    assert_eq!(playing.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["t6"]);
    assert_eq!(storage.lobby().listed(&usual(), TableState::Waiting, 2).await.unwrap().len(), 2);
}

#[tokio::test]
async fn those_who_were_here_are_counted_and_named_only_if_they_wish() {
    let (_data, storage) = empty().await;
    store(&storage, vec![guest("g", 1), account("a", "Ana", 1), account("b", "Ben", 1)]).await;
    let visit = |guests: &[&str], at| -> Write {
        LobbyWrite::Visits { guests: guests.iter().map(|guest| text(guest)).collect(), at }.into()
    };
    store(&storage, vec![visit(&["g", "a", "b"], 10), visit(&["a", "g"], 20), visit(&[], 30)]).await;
    let lobby = storage.lobby();
    let here = async |since| lobby.visitors(since).await.unwrap();
    assert_eq!((here(9).await, here(10).await, here(20).await), (3, 2, 0));
    let own = async |guest, since| lobby.own_lobby(guest, since, 0).await.unwrap();
    assert!(own("a", 10).await.is_here && !own("b", 10).await.is_here);
    assert_eq!(own("nobody", 0).await, OwnLobby::default());
    let show = |guest: &str, shown| -> Write { LobbyWrite::Shown { guest: text(guest), shown }.into() };
    store(&storage, vec![show("g", true), show("a", true), show("b", false)]).await;
    assert!(lobby.is_shown("a").await.unwrap() && !lobby.is_shown("b").await.unwrap());
    assert!(!lobby.is_shown("nobody").await.unwrap());
    assert!(own("a", 0).await.is_shown && !own("b", 0).await.is_shown && !own("nobody", 0).await.is_shown);
    let block = |blocker: &str, blocked: &str| -> Write {
        let id = format!("{blocker}-{blocked}");
        let (blocker, blocked) = (text(blocker), text(blocked));
        PeopleWrite::Block { blocker, blocked, id, name: text("x"), at: 1 }.into()
    };
    store(&storage, vec![block("b", "a"), block("g", "b")]).await;
    assert_eq!((own("a", 0).await.blockers, own("b", 0).await.blockers), (vec![text("b")], vec![text("g")]));
    assert!(own("g", 0).await.blockers.is_empty());
    let named = lobby.named_visitors(9, 9).await.unwrap();
    let ana = NamedVisitor { guest: text("a"), name: text("Ana"), player: Some(text("a")) };
    assert_eq!(named, [ana, NamedVisitor { guest: text("g"), name: text("Guest of g"), player: None }]);
    store(&storage, vec![LobbyWrite::ForgetVisitors { before: 20 }.into()]).await;
    assert_eq!(here(0).await, 2);
}

fn wish(games: &[&str], pace: SearchPace) -> FindTable {
    let games = games.iter().map(|game| text(game)).collect();
    FindTable { games, seats: vec![2, 3], paces: vec![pace], bots: Some(BotLevel::Expert) }
}

fn search(guest: &str, version: u64, at: u64, wish: FindTable) -> LobbyWrite {
    LobbyWrite::Search { guest: text(guest), wish, version, at, found_before: 70, seen_since: at - 5 }
}

fn seated(version: u64, seen_since: u64) -> LobbyWrite {
    LobbyWrite::Seated { guest: text("a"), version, seen_since, table: text("t"), at: 80 }
}

#[tokio::test]
async fn a_search_keeps_its_place_and_finds_a_table_for_what_is_looked_for_now() {
    let (_data, storage) = empty().await;
    store(&storage, vec![guest("g", 1), account("a", "Ana", 1)]).await;
    let lobby = storage.lobby();
    let quick = || wish(&["toledo", "alcazar"], SearchPace::Quick);
    store(&storage, vec![search("a", 1, 10, quick()).into()]).await;
    store(&storage, vec![search("g", 1, 12, wish(&["toledo"], SearchPace::Days)).into()]).await;
    // How many look for a table besides oneself: those who were seen since then, and those who look for days a move.
    for (who, seen_since) in [("a", 10), ("a", 99), ("g", 10), ("g", 99), ("nobody", 10), ("nobody", 99)] {
        let searching = lobby.own_lobby(who, 0, seen_since).await.unwrap().searching;
        assert_eq!(searching, lobby.searching(seen_since, who).await.unwrap(), "{who} {seen_since}");
    }
    assert_eq!(lobby.own_lobby("nobody", 0, 10).await.unwrap().searching, 2);
    assert_eq!(lobby.own_lobby("a", 0, 99).await.unwrap().searching, 1);
    assert_eq!(lobby.own_lobby("g", 0, 99).await.unwrap().searching, 0);
    let of_ana = lobby.search_of("a").await.unwrap().unwrap();
    assert_eq!((of_ana.person(), of_ana.account.as_deref(), of_ana.name.as_str()), ("a", Some("a"), "Ana"));
    assert_eq!((of_ana.games, of_ana.seats), (quick().games, vec![2, 3]));
    assert_eq!((of_ana.paces, of_ana.bots), (vec![SearchPace::Quick], Some(BotLevel::Expert)));
    assert_eq!((of_ana.since, of_ana.seen_at, of_ana.version, of_ana.found), (10, 10, 1, None));
    let of_guest = lobby.search_of("g").await.unwrap().unwrap();
    assert_eq!(
        (of_guest.person(), of_guest.account.as_deref(), of_guest.name.as_str()),
        ("g", None, "Guest of g")
    );
    // Whoever was seen a moment ago keeps the place, and whoever comes back later does not.
    store(&storage, vec![search("a", 2, 14, quick()).into()]).await;
    let since = async || lobby.search_of("a").await.unwrap().unwrap().since;
    assert_eq!(since().await, 10);
    store(&storage, vec![search("a", 3, 30, quick()).into()]).await;
    assert_eq!(since().await, 30);
    let waiting: Vec<String> =
        lobby.searches(0, 9).await.unwrap().into_iter().map(|search| search.guest).collect();
    assert_eq!(waiting, ["g", "a"]);
    assert_eq!(lobby.searching(30, "").await.unwrap(), 2, "whoever has days need not be there");
    assert_eq!((lobby.searching(31, "").await.unwrap(), lobby.searching(30, "g").await.unwrap()), (1, 1));

    assert!(is_refused(&storage, seated(2, 0)).await, "they look for something else by now");
    assert!(is_refused(&storage, seated(3, 31)).await, "they were not there");
    assert!(!is_refused(&storage, seated(3, 30)).await);
    assert!(is_refused(&storage, seated(3, 30)).await);
    assert_eq!(lobby.search_of("a").await.unwrap().unwrap().found, Some((text("t"), 80)));
    assert!(is_refused(&storage, search("a", 4, 81, quick())).await, "whoever sits is not sent away");
    store(
        &storage,
        vec![LobbyWrite::Cancel { guest: text("a") }.into(), LobbyWrite::Cancel { guest: text("g") }.into()],
    )
    .await;
    assert!(lobby.search_of("a").await.unwrap().is_some(), "a table that was found is kept");
    assert!(lobby.search_of("g").await.unwrap().is_none());
}

#[tokio::test]
async fn searches_that_nobody_waits_for_are_forgotten() {
    let (_data, storage) = empty().await;
    let people = ["here", "gone", "days", "long", "sits", "sat"];
    for guest in people {
        store(&storage, vec![super::guest(guest, 1)]).await;
    }
    let pace = |guest| if guest == "days" { SearchPace::Days } else { SearchPace::Calm };
    for (guest, at) in [("here", 60), ("gone", 49), ("days", 45), ("long", 39), ("sits", 60), ("sat", 60)] {
        store(&storage, vec![search(guest, 1, at, wish(&["toledo"], pace(guest))).into()]).await;
    }
    store(&storage, vec![LobbyWrite::Seen { guest: text("long"), at: 60 }.into()]).await;
    for (guest, at) in [("sits", 30), ("sat", 29)] {
        let seated =
            LobbyWrite::Seated { guest: text(guest), version: 1, seen_since: 0, table: text("t"), at };
        store(&storage, vec![seated.into()]).await;
    }
    let forget = LobbyWrite::ForgetSearches { gone_before: 50, since_before: 40, found_before: 30 };
    store(&storage, vec![forget.into()]).await;
    let mut left = Vec::new();
    for guest in people {
        left.extend(storage.lobby().search_of(guest).await.unwrap().map(|search| search.guest));
    }
    assert_eq!(left, ["here", "days", "sits"]);
}

#[tokio::test]
async fn what_was_said_is_known_by_its_cause_and_read_in_its_room() {
    let (_data, storage) = empty().await;
    store(&storage, table("t", "g", &json!({}), 0)).await;
    let line = |number, room| ChatLine {
        number,
        at: 10 + number,
        room,
        seat: (room == ChatRoom::Players).then_some(1),
        name: text("Ana"),
        text: format!("line {number}"),
    };
    let say = |line: &ChatLine| -> Write {
        let cause = format!("cause {}", line.number);
        Write::Chat { table: text("t"), line: Box::new(line.clone()), cause, author: None }
    };
    let lines = [line(1, ChatRoom::Players), line(2, ChatRoom::Spectators), line(3, ChatRoom::Players)];
    store(&storage, lines.iter().map(say).collect()).await;
    let is_said = async |table, cause| storage.is_said(table, cause).await.unwrap();
    assert!(is_said("t", "cause 2").await);
    assert!(!is_said("t", "cause 4").await && !is_said("other", "cause 2").await);
    let chat = async |room, limit| storage.chat("t", room, limit).await.unwrap();
    assert_eq!(chat(None, 9).await, lines);
    assert_eq!(chat(None, 2).await, lines[1..]);
    assert_eq!(chat(Some(ChatRoom::Spectators), 9).await, lines[1..2]);
    assert_eq!(storage.chat_after("t", 1).await.unwrap(), lines[1..]);
    assert_eq!(storage.table("t").await.unwrap().unwrap().chat_lines, 3);
}
