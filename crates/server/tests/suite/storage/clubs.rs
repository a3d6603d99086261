//! Clubs: how they are found, who organises them, what was played there, and how an evening goes.

use protocol::clock::Pace;
use protocol::rest::{ClubResult, ClubResultSeat, ClubSummary};
use protocol::table::BotLevel;
use serde_json::json;
use server::hash_of;
use server::storage::{
    AccountWrite, ClubLeaderRow, ClubPerson, ClubWrite, Draw, DrawnTable, EveningWrite, Storage, StoredClub,
    StoredEvening, StoredEveningPerson, StoredEveningTable, StoredRound, StoredStanding, Write,
};

use super::people::{club, join, wish};
use super::results::{SeatPlace, finished, result};
use super::{account, empty, ended, guest, is_refused, private, store, table, text};
use crate::support::database::TestData;

/// A club of Ana, who organises it, of Ben, and of a guest.
async fn a_club() -> (TestData, Storage) {
    let (data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1), account("b", "Ben", 1), guest("g", 1), guest("h", 1)]).await;
    store(&storage, vec![club("c", "a", 10, wish("Open", &["de"])).into()]).await;
    store(&storage, vec![join("c", "b", 20, 9), join("c", "g", 30, 9)]).await;
    (data, storage)
}

#[tokio::test]
async fn a_club_is_found_as_long_as_nobody_hides_it_and_changed_by_those_who_organise_it() {
    let (_data, storage) = a_club().await;
    let clubs = storage.clubs();
    let summary = ClubSummary {
        id: text("c"),
        name: text("Open"),
        words: text("words of Open"),
        languages: vec![text("de")],
        listed: true,
        hidden: false,
        members: 3,
    };
    let founded = StoredClub {
        summary: summary.clone(),
        founded_at: 10,
        join_token: Some(text("token of c")),
        organiser: None,
    };
    assert_eq!(clubs.club("c").await.unwrap(), Some(founded));
    assert_eq!(clubs.club("d").await.unwrap(), None);
    let link = ClubWrite::OrganiserLink { club: text("c"), link: Some(hash_of("link")) };
    store(&storage, vec![link.into()]).await;
    assert_eq!(clubs.club("c").await.unwrap().unwrap().organiser, Some(hash_of("link")));
    for (guest, link, may) in [
        (Some("a"), None, true),
        (Some("b"), None, false),
        (Some("b"), Some("link"), true),
        (None, Some("another link"), false),
        (None, None, false),
    ] {
        let must =
            ClubWrite::MustOrganise { club: text("c"), guest: guest.map(text), link: link.map(hash_of) };
        assert_eq!(is_refused(&storage, must).await, !may, "{guest:?} {link:?}");
    }

    let hide = |club: &str, is_hidden| ClubWrite::Hide { club: text(club), is_hidden };
    assert!(is_refused(&storage, hide("d", true)).await);
    assert!(clubs.hidden_clubs(9).await.unwrap().is_empty());
    store(&storage, vec![hide("c", true).into()]).await;
    let hidden = ClubSummary { hidden: true, ..summary.clone() };
    assert_eq!(clubs.hidden_clubs(9).await.unwrap(), [hidden]);
    assert!(clubs.listed_clubs(9).await.unwrap().is_empty());
    store(&storage, vec![hide("c", false).into()]).await;
    assert_eq!(clubs.listed_clubs(9).await.unwrap(), [summary]);

    let take =
        |taken: &str| ClubWrite::TakeName { club: text("c"), taken: text(taken), name: text("Club 7") };
    assert!(is_refused(&storage, take("Another")).await, "it is called otherwise");
    assert!(clubs.taken_names("c").await.unwrap().is_empty());
    assert!(!is_refused(&storage, take("Open")).await);
    let renamed = clubs.club("c").await.unwrap().unwrap().summary;
    assert_eq!((renamed.name.as_str(), renamed.words.as_str()), ("Club 7", ""));
    assert_eq!(clubs.taken_names("c").await.unwrap(), ["Open"]);
    let change = |club: &str| ClubWrite::Change { club: text(club), wish: wish("Small", &["nl", "es"]) };
    assert!(is_refused(&storage, change("d")).await);
    assert!(!is_refused(&storage, change("c")).await);
    let changed = clubs.club("c").await.unwrap().unwrap().summary;
    assert_eq!(
        (changed.name.as_str(), changed.languages, changed.listed),
        ("Small", vec![text("nl"), text("es")], false)
    );

    store(
        &storage,
        vec![ClubWrite::JoinToken { club: text("c"), token: None }.into(), join("c", "h", 40, 9)],
    )
    .await;
    assert_eq!(clubs.club_members("c").await.unwrap().len(), 3, "no link leads to it any more");
    store(&storage, vec![ClubWrite::Close { club: text("c") }.into()]).await;
    assert_eq!(clubs.club("c").await.unwrap(), None);
    assert!(clubs.club_members("c").await.unwrap().is_empty());
}

#[tokio::test]
async fn whoever_is_a_member_is_known_by_what_the_club_calls_them() {
    let (_data, storage) = a_club().await;
    let person = async |member: &str| storage.clubs().club_person("c", member).await.unwrap();
    let is = |person: &str, name: &str, is_private| {
        Some(ClubPerson { person: text(person), name: text(name), is_private })
    };
    store(&storage, vec![private("b")]).await;
    assert_eq!(person("c a").await, is("a", "Ana", false));
    assert_eq!(person("c b").await, is("b", "Ben", true));
    assert_eq!(person("c g").await, is("g", "Guest of g", false));
    assert_eq!((person("c h").await, person("a").await), (None, None));
    store(&storage, vec![AccountWrite::Adopt { guest: text("g"), account: text("a") }.into()]).await;
    let members = storage.clubs().club_members("c").await.unwrap();
    let told: Vec<_> = members.iter().map(|member| (member.id.as_str(), member.account.as_deref())).collect();
    assert_eq!(told, [("c a", Some("a")), ("c b", Some("b"))], "nobody is a member twice");
    store(&storage, vec![AccountWrite::Delete { account: text("a"), at: 50 }.into()]).await;
    let members = storage.clubs().club_members("c").await.unwrap();
    assert_eq!(members.iter().map(|member| member.id.as_str()).collect::<Vec<_>>(), ["c b"]);
    assert_eq!(person("c a").await, None);
}

fn for_the_club(table: &str, guest: &str, at: u64) -> ClubWrite {
    ClubWrite::Table { table: text(table), club: text("c"), guest: text(guest), at }
}

#[tokio::test]
async fn what_was_played_in_a_club_is_told_and_counted_where_members_meet() {
    let (_data, storage) = a_club().await;
    let clubs = storage.clubs();
    for (at, (id, listed)) in
        (40..).zip([("one", true), ("two", false), ("t1", true), ("t2", true), ("t3", true)])
    {
        store(&storage, table(id, "a", &json!({ "listed": listed }), 2)).await;
        assert!(is_refused(&storage, for_the_club(id, "h", at)).await, "h is no member");
        assert!(!is_refused(&storage, for_the_club(id, "a", at)).await);
    }
    let (first, second, third) = (Some(1), Some(2), Some(3));
    let games: [(&str, &[SeatPlace<'_>]); 3] = [
        ("t1", &[("bot", third), ("a", first), ("b", second)]),
        ("t2", &[("b", first), ("a", second)]),
        ("t3", &[("h", second), ("a", first)]),
    ];
    for (at, (id, places)) in (100..).zip(games) {
        let end = ended(&storage, id, at).await;
        let writes = finished(id, result("toledo", at, places), places);
        store(&storage, writes.into_iter().chain([end]).collect()).await;
    }
    let open = async |limit| -> Vec<(String, bool)> {
        let found = clubs.club_tables("c", limit).await.unwrap();
        found.into_iter().map(|(shown, is_listed)| (shown.id, is_listed)).collect()
    };
    assert_eq!(open(9).await, [(text("two"), false), (text("one"), true)]);
    assert!(open(3).await.is_empty(), "those are over");
    let seat = |name: &str, place: u8| ClubResultSeat {
        name: text(name),
        place: Some(place),
        score: Some(50 - i32::from(place)),
        is_bot: name == "bot then",
    };
    let told = |table: &str, ended_at, seats: &[ClubResultSeat]| ClubResult {
        table: text(table),
        game: text("toledo"),
        ended_at,
        evening: None,
        seats: seats.into(),
    };
    let results = [
        told("t3", 102, &[seat("Ana", 1), seat("h then", 2)]),
        told("t2", 101, &[seat("Ben", 1), seat("Ana", 2)]),
        told("t1", 100, &[seat("Ana", 1), seat("Ben", 2), seat("bot then", 3)]),
    ];
    assert_eq!(clubs.club_results("c", 9).await.unwrap(), results);
    assert_eq!(clubs.club_results("c", 2).await.unwrap(), results[..2]);
    store(&storage, vec![private("a")]).await;
    let leader = |member: &str, points, is_private| ClubLeaderRow {
        member: text(member),
        points,
        games: 2,
        wins: 1,
        rating: None,
        is_private,
    };
    let leaders = [leader("c b", 36, false), leader("c a", 24, true)];
    assert_eq!(clubs.club_leaders("c", "toledo").await.unwrap(), leaders);
    assert!(clubs.club_leaders("c", "alcazar").await.unwrap().is_empty());
}

fn evening(number: u32) -> StoredEvening {
    StoredEvening {
        club: text("c"),
        number,
        games: vec![text("toledo"), text("alcazar")],
        least: 2,
        most: 4,
        rounds: 3,
        pace: Pace::default(),
        bots: Some(BotLevel::Expert),
        seed: 7,
        opened_at: 30,
        version: 1,
        drawn: 0,
        ended_at: None,
        standing: Vec::new(),
    }
}

#[tokio::test]
async fn rounds_of_an_evening_are_drawn_from_what_was_read_and_it_ends_once() {
    let (_data, storage) = a_club().await;
    let clubs = storage.clubs();
    let open = |number| EveningWrite::Open { evening: evening(number), most_open: 2 };
    store(&storage, vec![open(1).into(), open(2).into()]).await;
    assert!(is_refused(&storage, open(3)).await, "so many are open");
    assert_eq!(clubs.evenings("c", 9).await.unwrap(), [evening(2), evening(1)]);
    assert_eq!(clubs.evenings("c", 1).await.unwrap(), [evening(2)]);
    let here = |member: &str| EveningWrite::Here {
        club: text("c"),
        number: 1,
        member: text(member),
        is_here: true,
        at: 40,
        most: 9,
    };
    store(&storage, vec![here("c b").into(), here("c g").into(), private("b")]).await;
    assert!(is_refused(&storage, here("c h")).await, "h is no member");
    let draw = Draw {
        tables: vec![DrawnTable { table: text("t1"), people: vec![text("c b"), text("c g")], seats: 2 }],
        byes: vec![text("c a")],
    };
    let draw_round = |version, round| EveningWrite::Draw {
        club: text("c"),
        number: 1,
        version,
        round,
        game: text("alcazar"),
        draw: draw.clone(),
        at: 50,
    };
    assert!(is_refused(&storage, draw_round(2, 1)).await, "somebody came meanwhile");
    assert!(is_refused(&storage, draw_round(3, 2)).await, "the first comes first");
    assert!(!is_refused(&storage, draw_round(3, 1)).await);
    assert!(is_refused(&storage, draw_round(4, 1)).await);
    let drawn = StoredEvening { version: 4, drawn: 1, ..evening(1) };
    assert_eq!(clubs.evening("c", 1).await.unwrap(), Some(drawn.clone()));
    assert_eq!(clubs.evening("c", 3).await.unwrap(), None);
    let round = StoredRound { game: text("alcazar"), drawn_at: 50, draw: draw.clone() };
    assert_eq!(clubs.evening_rounds("c", 1).await.unwrap(), [round]);
    assert!(clubs.evening_rounds("c", 2).await.unwrap().is_empty());

    let places = [("b", Some(1)), ("g", Some(2))];
    for id in ["t1", "t2"] {
        store(&storage, table(id, "a", &json!({}), 2)).await;
        let of_round = EveningWrite::Table { club: text("c"), number: 1, round: 1, table: text(id), at: 50 };
        store(&storage, vec![of_round.into()]).await;
    }
    let end = ended(&storage, "t1", 60).await;
    let writes: Vec<Write> = finished("t1", result("alcazar", 60, &places), &places);
    store(&storage, writes.into_iter().chain([end]).collect()).await;
    let waive = |number| EveningWrite::Waive { club: text("c"), number, table: text("t2") };
    assert!(is_refused(&storage, waive(2)).await, "it is of the other evening");
    assert!(!is_refused(&storage, waive(1)).await);
    let at_evening = |table: &str, is_over, is_waived, places: &[(u8, Option<u8>)]| StoredEveningTable {
        table: text(table),
        round: 1,
        is_over,
        is_waived,
        places: places.into(),
    };
    let tables =
        [at_evening("t1", true, false, &[(0, Some(1)), (1, Some(2))]), at_evening("t2", false, true, &[])];
    assert_eq!(clubs.evening_tables("c", 1).await.unwrap(), tables);
    assert_eq!(clubs.club_results("c", 9).await.unwrap()[0].evening, Some(1));

    let gone = |member: &str| EveningWrite::Gone { club: text("c"), number: 1, member: text(member) };
    assert!(is_refused(&storage, gone("c a")).await, "Ana takes no part");
    assert!(!is_refused(&storage, gone("c g")).await);
    let person = |who: &str, name: &str, is_here, account: Option<&str>| StoredEveningPerson {
        member: format!("c {who}"),
        guest: text(who),
        name: text(name),
        is_here,
        account: account.map(text),
        is_private: account.is_some(),
        banned_until: 0,
    };
    let people = [person("b", "Ben", true, Some("b")), person("g", "Guest of g", false, None)];
    assert_eq!(clubs.evening_people("c", 1).await.unwrap(), people);

    let standing =
        StoredStanding { member: text("c b"), place: 1, points: 24, wins: 1, by_round: vec![Some(24), None] };
    let end = |version| EveningWrite::End {
        club: text("c"),
        number: 1,
        version,
        standing: vec![standing.clone()],
        at: 70,
    };
    assert!(is_refused(&storage, end(4)).await);
    assert!(!is_refused(&storage, end(5)).await);
    assert!(is_refused(&storage, end(6)).await && is_refused(&storage, here("c a")).await, "it is over");
    let over = StoredEvening { version: 6, ended_at: Some(70), standing: vec![standing], ..drawn };
    assert_eq!(clubs.evening("c", 1).await.unwrap(), Some(over));
    assert!(!is_refused(&storage, open(3)).await, "there is room for another");
}
