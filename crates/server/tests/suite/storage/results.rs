//! Results: what games came to, by table and by player, and what is told of them.

use protocol::rest::{GameStats, ResultSeat};
use protocol::table::{BotLevel, EndingReason, Sitter};
use serde_json::json;
use server::storage::{
    AccountWrite, Cursor, Encounter, EndedTable, ResultFilter, ResultWrite, Storage, Streaks, Write,
};
use table::{GameResult, SeatResult};

use super::{account, empty, ended, guest, private, store, table, text};
use crate::support::database::TestData;

/// Who sat at a seat, and the place that was reached, unless the game was broken off.
pub(super) type SeatPlace<'a> = (&'a str, Option<u8>);

fn sitter(who: &str) -> Sitter {
    if who == "bot" { Sitter::Bot { level: BotLevel::Novice } } else { Sitter::Person }
}

pub(super) fn result(game: &str, ended_at: u64, places: &[SeatPlace<'_>]) -> GameResult {
    let seat = |(number, (who, place)): (u8, &SeatPlace<'_>)| SeatResult {
        seat: number,
        sitter: sitter(who),
        name: format!("{who} then"),
        forgotten: false,
        place: *place,
        score: place.map(|place| 50 - i32::from(place)),
        won: *place == Some(1),
        left: false,
    };
    GameResult {
        game: text(game),
        reason: EndingReason::Finished,
        rated: false,
        shown: true,
        started_at: ended_at - 9,
        ended_at,
        moves: 33,
        seats: (0..).zip(places).map(seat).collect(),
    }
}

/// The writes of a game that is over.
pub(super) fn finished(table: &str, result: GameResult, places: &[SeatPlace<'_>]) -> Vec<Write> {
    let people = (0..).zip(places).filter(|(_, (who, _))| *who != "bot");
    let hold = |(seat, (who, _)): (u8, &SeatPlace<'_>)| Write::Holder {
        table: text(table),
        seat,
        guest: text(who),
        at: 1,
    };
    people.map(hold).chain([ResultWrite::Finished { table: text(table), result }.into()]).collect()
}

/// Ana plays with Ben, with Cara, and with a guest.
async fn games() -> (TestData, Storage) {
    let (data, storage) = empty().await;
    let people = vec![account("a", "Ana", 1), account("b", "Ben", 1), account("c", "Cara", 1), guest("g", 1)];
    store(&storage, people).await;
    let (first, second, third) = (Some(1), Some(2), Some(3));
    let games: [(&str, &str, &[SeatPlace<'_>]); 8] = [
        ("t1", "toledo", &[("a", first), ("b", second)]),
        ("t2", "toledo", &[("b", first), ("a", second), ("c", third)]),
        ("t3", "toledo", &[("b", second), ("a", first)]),
        ("t4", "alcazar", &[("a", first), ("bot", second)]),
        ("t5", "alcazar", &[("a", None), ("b", None)]),
        ("t6", "toledo", &[("a", second), ("b", first)]),
        ("t7", "toledo", &[("a", first), ("b", second)]),
        ("t8", "toledo", &[("g", first), ("a", second), ("a", third)]),
    ];
    for (number, (id, game, places)) in (1..).zip(games) {
        let mut result = result(game, number * 100, places);
        match id {
            "t1" => result.rated = true,
            "t2" => {
                result.shown = false;
                result.seats[1].left = true;
            }
            "t5" => result.reason = EndingReason::Gone,
            _ => {}
        }
        store(&storage, finished(id, result, places)).await;
    }
    (data, storage)
}

fn all_of_ana() -> ResultFilter {
    ResultFilter { player: text("a"), all: true, ..ResultFilter::default() }
}

async fn page(storage: &Storage, filter: ResultFilter, limit: u32) -> Vec<(String, u8)> {
    let found = storage.results().results_of(&filter, limit).await.unwrap();
    found.into_iter().map(|result| (result.table, result.own_seat)).collect()
}

fn at(seats: &[(&str, u8)]) -> Vec<(String, u8)> {
    seats.iter().map(|(table, seat)| (text(table), *seat)).collect()
}

#[tokio::test]
async fn the_games_of_a_player_come_page_by_page_the_last_first() {
    let (_data, storage) = games().await;
    let all = at(&[
        ("t8", 1),
        ("t8", 2),
        ("t7", 0),
        ("t6", 0),
        ("t5", 0),
        ("t4", 0),
        ("t3", 1),
        ("t2", 1),
        ("t1", 0),
    ]);
    assert_eq!(page(&storage, all_of_ana(), 99).await, all);
    assert_eq!(page(&storage, all_of_ana(), 3).await, all[..3]);
    let before = Some(Cursor { ended_at: 400, table: text("t4") });
    assert_eq!(page(&storage, ResultFilter { before, ..all_of_ana() }, 99).await, all[6..]);
    let shown = ResultFilter { all: false, ..all_of_ana() };
    let without_t2: Vec<_> = all.iter().filter(|(table, _)| table != "t2").cloned().collect();
    assert_eq!(page(&storage, shown, 99).await, without_t2);
    let of_game = ResultFilter { game: Some(text("alcazar")), ..all_of_ana() };
    assert_eq!(page(&storage, of_game, 99).await, at(&[("t5", 0), ("t4", 0)]));
    for (rated, expected) in [(true, &all[8..]), (false, &all[..8])] {
        assert_eq!(page(&storage, ResultFilter { rated: Some(rated), ..all_of_ana() }, 99).await, expected);
    }
    let with = |name: &str| ResultFilter { with: Some(text(name)), ..all_of_ana() };
    assert_eq!(page(&storage, with("ara"), 99).await, at(&[("t2", 1)]), "Cara");
    assert_eq!(page(&storage, with("gthe"), 99).await, all[..2], "what the guest was called then");
    for name in ["%", "_", "!", "bthen"] {
        assert!(page(&storage, with(name), 99).await.is_empty(), "{name}");
    }
}

#[tokio::test]
async fn a_result_says_what_the_game_came_to_for_everybody() {
    let (_data, storage) = games().await;
    let found = storage.results().results_of(&all_of_ana(), 99).await.unwrap();
    let of = |table: &str| found.iter().find(|result| result.table == table).unwrap();
    let t2 = of("t2");
    assert_eq!((t2.game.as_str(), t2.reason, t2.rated), ("toledo", EndingReason::Finished, false));
    assert_eq!((t2.started_at, t2.ended_at, t2.moves), (191, 200, 33));
    let seat = |seat, who: &str, name: &str, place: u8| ResultSeat {
        seat,
        sitter: Sitter::Person,
        name: text(name),
        player: Some(text(who)),
        forgotten: false,
        place: Some(place),
        score: Some(50 - i32::from(place)),
        won: place == 1,
        left: false,
    };
    let ana = ResultSeat { left: true, ..seat(1, "a", "Ana", 2) };
    assert_eq!(t2.seats, [seat(0, "b", "Ben", 1), ana, seat(2, "c", "Cara", 3)]);
    assert!(of("t1").rated);
    let bot = ResultSeat { sitter: sitter("bot"), player: None, ..seat(1, "bot", "bot then", 2) };
    assert_eq!(of("t4").seats, [seat(0, "a", "Ana", 1), bot]);
    let t5 = of("t5");
    assert_eq!((t5.reason, t5.seats[0].place, t5.seats[0].score), (EndingReason::Gone, None, None));
    assert_eq!((of("t8").seats[0].name.as_str(), &of("t8").seats[0].player), ("g then", &None));
    assert_eq!(of("t8").seats.len(), 3);
}

#[tokio::test]
async fn places_opponents_and_games_in_a_row_are_counted_where_a_game_came_to_its_end() {
    let (_data, storage) = games().await;
    let results = storage.results();
    let stats = |game: &str, seats, left, places: &[u32]| GameStats {
        game: text(game),
        seats,
        played: places.iter().sum(),
        left,
        places: places.into(),
    };
    let alcazar = stats("alcazar", 2, 0, &[1, 0]);
    let for_two = stats("toledo", 2, 0, &[3, 1]);
    let all = [alcazar.clone(), for_two.clone(), stats("toledo", 3, 1, &[0, 2, 1])];
    assert_eq!(results.stats_of("a", true).await.unwrap().games, all);
    let shown = [alcazar, for_two, stats("toledo", 3, 0, &[0, 1, 1])];
    assert_eq!(results.stats_of("a", false).await.unwrap().games, shown);
    assert!(results.stats_of("nobody", true).await.unwrap().games.is_empty());

    let met = |player: &str, games, ahead, behind| Encounter { player: text(player), games, ahead, behind };
    // Guests are counted as well, and have no name that could be shown.
    let (ben, guest, cara) = (met("b", 5, 3, 2), met("g", 2, 0, 2), met("c", 1, 1, 0));
    assert_eq!(results.encounters_of("a", true, 9).await.unwrap(), [ben.clone(), guest, cara]);
    assert_eq!(results.encounters_of("a", true, 1).await.unwrap(), [ben]);
    let shown = results.encounters_of("a", false, 9).await.unwrap();
    assert!(shown.contains(&met("b", 4, 3, 1)), "{shown:?}");
    let names = async |all| {
        let mut names = results.names_of(&["b", "c", "g", "nobody"].map(text), all).await.unwrap();
        names.sort();
        names
    };
    let (ben, cara) = ((text("b"), text("Ben")), (text("c"), text("Cara")));
    store(&storage, vec![private("b")]).await;
    assert!(names(true).await.contains(&ben), "Ben sees himself");
    assert!(!names(false).await.contains(&ben), "Ben is private");
    assert_eq!(names(true).await, [ben, cara]);

    let streaks = async |player, all| results.streaks_of(player, all).await.unwrap();
    assert_eq!(streaks("a", true).await, Streaks { longest: 2, current: 0 });
    assert_eq!(
        streaks("a", false).await,
        Streaks { longest: 3, current: 0 },
        "without the one that nobody saw"
    );
    assert_eq!(streaks("g", true).await, Streaks { longest: 1, current: 1 });
    assert_eq!(streaks("nobody", true).await, Streaks::default());
}

#[tokio::test]
async fn a_result_is_kept_as_it_was_first_until_somebody_is_to_be_forgotten() {
    let (_data, storage) = games().await;
    let of = async |table: &str| {
        let found = storage.results().results_of(&all_of_ana(), 99).await.unwrap();
        found.into_iter().find(|result| result.table == table)
    };
    let before = of("t8").await.unwrap();
    let again = result("alcazar", 999, &[("a", Some(1)), ("a", Some(1)), ("a", Some(1))]);
    store(&storage, vec![ResultWrite::Finished { table: text("t8"), result: again }.into()]).await;
    assert_eq!(of("t8").await, Some(before));
    let rename = ResultWrite::Rename { player: text("g"), name: text("Guest 12") };
    store(&storage, vec![rename.into()]).await;
    assert_eq!(of("t8").await.unwrap().seats[0].name, "Guest 12");
    let with = ResultFilter { with: Some(text("guest12")), ..all_of_ana() };
    assert_eq!(page(&storage, with, 99).await, at(&[("t8", 1), ("t8", 2)]));
    let forget = |table: &str, guest: &str| -> Write {
        ResultWrite::ForgetSeat { table: text(table), seat: 0, guest: text(guest) }.into()
    };
    store(&storage, vec![forget("t8", "b"), forget("t7", "g")]).await;
    assert!(!of("t8").await.unwrap().seats[0].forgotten, "somebody else sat there");
    store(&storage, vec![forget("t8", "g")]).await;
    let seat = &of("t8").await.unwrap().seats[0];
    assert_eq!((seat.name.as_str(), seat.forgotten, seat.place), ("", true, Some(1)));
    // Nobody gets a name again who was forgotten.
    let rename = ResultWrite::Rename { player: text("g"), name: text("Guest 13") };
    store(&storage, vec![rename.into(), ResultWrite::Forget { table: text("t7") }.into()]).await;
    assert_eq!(of("t8").await.unwrap().seats[0].name, "");
    assert_eq!(of("t7").await, None);
    assert_eq!(storage.results().streaks_of("a", true).await.unwrap().longest, 2);

    // Whoever was a guest at the end of a game and has an account since has played it with that.
    store(&storage, vec![guest("h", 1)]).await;
    let places = [("h", Some(1)), ("b", Some(2))];
    store(&storage, finished("t9", result("toledo", 900, &places), &places)).await;
    store(&storage, vec![AccountWrite::Adopt { guest: text("h"), account: text("c") }.into()]).await;
    let of_cara = ResultFilter { player: text("c"), all: true, ..ResultFilter::default() };
    assert_eq!(page(&storage, of_cara, 99).await, at(&[("t9", 0), ("t2", 2)]));
    store(&storage, vec![AccountWrite::Delete { account: text("b"), at: 950 }.into()]).await;
    let ben = &of("t1").await.unwrap().seats[1];
    assert_eq!((ben.name.as_str(), ben.forgotten), ("", true));
}

#[tokio::test]
async fn games_that_ended_without_a_result_are_found_until_it_is_made() {
    let (_data, storage) = empty().await;
    for (id, listed) in [("d1", true), ("d2", true), ("d3", false), ("on", true)] {
        store(&storage, table(id, "a", &json!({ "listed": listed }), 2)).await;
    }
    for (id, at) in [("d1", 30), ("d2", 20), ("d3", 10)] {
        let end = ended(&storage, id, at).await;
        store(&storage, vec![end]).await;
    }
    let results = storage.results();
    let places = [("a", Some(1)), ("b", Some(2))];
    store(&storage, finished("d2", result("toledo", 20, &places), &places)).await;
    let due = async |after, limit| results.results_due(after, limit).await.unwrap();
    let tables = ["on", "d3", "d2", "d1", "nothing"].map(text);
    store(&storage, vec![ResultWrite::Due { tables: tables.into() }.into()]).await;
    assert_eq!(due("", 9).await, ["d1", "d3"], "nor one that is made, nor one that is not over");
    assert_eq!((due("d1", 9).await, due("", 1).await), (vec![text("d3")], vec![text("d1")]));
    let one = |table: &str, ended_at, has_result| EndedTable {
        at: Cursor { ended_at, table: text(table) },
        has_result,
    };
    let ended_after =
        async |listed, after: &Cursor, limit| results.ended_after(listed, after, limit).await.unwrap();
    let start = Cursor::default();
    let listed = [one("d2", 20, true), one("d1", 30, false)];
    assert_eq!(ended_after(true, &start, 9).await, listed);
    assert_eq!(ended_after(true, &start, 1).await, listed[..1]);
    assert_eq!(ended_after(true, &listed[0].at, 9).await, listed[1..]);
    assert_eq!(ended_after(false, &start, 9).await, [one("d3", 10, false)]);
    store(&storage, finished("d1", result("toledo", 30, &places), &places)).await;
    store(&storage, vec![ResultWrite::Forget { table: text("d3") }.into()]).await;
    assert!(due("", 9).await.is_empty());
}
