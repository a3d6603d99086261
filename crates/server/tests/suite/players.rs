//! What players have played, and how it went: what they see themselves, and what others see.

use protocol::table::{BotLevel, EndingReason, Sitter};
use serde_json::{Value, json};
use server::storage::{ResultWrite, Write};
use table::{GameResult, SeatResult};

use crate::support::{Browser, Player, TestServer};

pub(crate) const PASSWORD: &str = "four quiet barons dance";
const DAY: u64 = 24 * 3_600_000;

/// Somebody with an account, and its id.
pub(crate) async fn account(server: &TestServer, name: &str) -> (Browser, String) {
    let mut browser = Browser::named(server.address, "").await;
    let made = browser.sign("/api/account", &json!({ "name": name, "password": PASSWORD })).await;
    let id = made["session"]["guest"].as_str().unwrap().to_owned();
    (browser, id)
}

/// Two play, and the second gives up.
async fn duel(host: &Browser, loser: &Browser, listed: bool) -> String {
    let settings = json!({ "game": "toledo", "seats": 2, "listed": listed });
    let opened = host.post("/api/tables", &json!({ "settings": settings })).await.good();
    let table = opened["table"].as_str().unwrap().to_owned();
    loser.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    give_up(loser, &table).await;
    table
}

pub(crate) async fn give_up(who: &Browser, table: &str) {
    let mut player = Player::at(who, table).await;
    let seq = player.seq();
    let answer = player.ask(json!({ "type": "resign", "seq": seq })).await;
    assert_eq!(answer["type"], "done", "{answer}");
}

#[tokio::test]
async fn somebody_with_an_account_is_found_by_the_whole_name() {
    let server = TestServer::start().await;
    let (_ana, id) = account(&server, "Ana María").await;
    let ben = Browser::named(server.address, "Ben").await;
    let find = async |name: &str| ben.get(&format!("/api/players?name={name}")).await;
    for name in ["Ana%20Mar%C3%ADa", "ana%20mar%C3%ADa", "AnaMar%C3%ADa"] {
        assert_eq!(find(name).await.good(), json!({ "id": id, "name": "Ana María" }), "{name}");
    }
    for name in ["Ana", "Mar%C3%ADa", "Ben", ""] {
        assert_eq!(find(name).await.status, 404, "a part of a name or a guest's finds nobody: {name:?}");
    }
    assert_eq!(find(&"a".repeat(41)).await.status, 400);
    assert_eq!(ben.get("/api/players").await.status, 400);
    assert_eq!(Browser::new(server.address).get("/api/players?name=Ana").await.status, 401);
}

fn tables(list: &Value) -> Vec<&str> {
    list["results"].as_array().unwrap().iter().map(|result| result["table"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_game_that_is_over_stands_in_the_lists_of_all_who_played_and_others_see_what_everybody_may_know() {
    let server = TestServer::start().await;
    let (ana, id) = account(&server, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let stranger = Browser::new(server.address);
    let shown = duel(&ana, &ben, true).await;
    let hidden = duel(&ana, &ben, false).await;

    let own = ana.get("/api/history").await.good();
    assert_eq!(tables(&own), [hidden.as_str(), shown.as_str()], "the last one first");
    let result = &own["results"][1];
    assert_eq!(
        (&result["reason"], &result["own_seat"], &result["rated"]),
        (&json!("resigned"), &json!(0), &json!(false))
    );
    let seat = |number: usize| result["seats"][number].clone();
    assert_eq!(
        (&seat(0)["place"], &seat(0)["won"], &seat(0)["left"]),
        (&json!(1), &json!(true), &json!(false))
    );
    assert_eq!(
        (&seat(1)["place"], &seat(1)["won"], &seat(1)["left"]),
        (&json!(2), &json!(false), &json!(true))
    );
    assert_eq!((&seat(0)["player"], &seat(1)["name"]), (&json!(id), &json!("Ben")));
    assert!(seat(1).get("player").is_none(), "a guest has no page");
    // A guest has a list too, and no page.
    let of_ben = ben.get("/api/history").await.good();
    assert_eq!(
        (tables(&of_ben), &of_ben["results"][0]["own_seat"]),
        (vec![hidden.as_str(), shown.as_str()], &json!(1))
    );
    let guest = ben.get("/api/session").await.good()["guest"].as_str().unwrap().to_owned();
    assert_eq!(stranger.get(&format!("/api/players/{guest}")).await.status, 404);
    assert_eq!(stranger.get("/api/history").await.status, 401);

    // Whoever sits down with an account can be found by it.
    let chairs = stranger.get(&format!("/api/tables/{shown}")).await.good()["chairs"].clone();
    assert_eq!((&chairs[0]["player"], chairs[1].get("player")), (&json!(id), None));
    // Others do not learn of tables that were not listed.
    let page = stranger.get(&format!("/api/players/{id}")).await.good();
    assert_eq!(
        (&page["name"], &page["own"], &page["stats"]["played"]),
        (&json!("Ana"), &json!(false), &json!(1))
    );
    let results = stranger.get(&format!("/api/players/{id}/results")).await.good();
    assert_eq!(tables(&results), [shown.as_str()]);
    let own = ana.get(&format!("/api/players/{id}")).await.good();
    assert_eq!(
        (&own["own"], &own["stats"]["played"], &own["stats"]["longest_streak"]),
        (&json!(true), &json!(2), &json!(2))
    );
    assert_eq!(
        own["stats"]["games"],
        json!([{ "game": "toledo", "seats": 2, "played": 2, "left": 0, "places": [2, 0] }])
    );

    // Private is private: the name, and nothing else.
    ana.put("/api/account/privacy", &json!({ "private": true })).await;
    assert_eq!(ana.get("/api/account").await.good()["private"], true);
    let page = stranger.get(&format!("/api/players/{id}")).await.good();
    assert_eq!(page, json!({ "id": id, "name": "Ana", "own": false, "private": true }));
    assert_eq!(stranger.get(&format!("/api/players/{id}/results")).await.status, 404);
    assert_eq!(tables(&ana.get(&format!("/api/players/{id}/results")).await.good()).len(), 2);
    assert_eq!(ben.put("/api/account/privacy", &json!({ "private": true })).await.status, 403);

    // An account goes; what the others have stays whole.
    ana.post("/api/account/delete", &json!({ "name": "Ana" })).await;
    assert_eq!(stranger.get(&format!("/api/players/{id}")).await.status, 404);
    let after = ben.get("/api/history").await.good();
    assert_eq!(tables(&after), [hidden.as_str(), shown.as_str()]);
    let seat = &after["results"][0]["seats"][0];
    assert_eq!(
        (&seat["forgotten"], &seat["name"], seat.get("player"), &seat["place"]),
        (&json!(true), &json!(""), None, &json!(1))
    );
}

#[tokio::test]
async fn a_running_game_is_in_the_own_list_alone_and_what_a_guest_played_goes_with_them_to_their_account() {
    let server = TestServer::start().await;
    let (_ana, id) = account(&server, "Ana").await;
    let mut phone = Browser::named(server.address, "on the way").await;
    let ben = Browser::named(server.address, "Ben").await;
    let over = duel(&phone, &ben, true).await;
    phone.sign("/api/account/sign-in/password", &json!({ "who": "Ana", "password": PASSWORD })).await;
    let running = phone
        .post("/api/tables", &json!({ "settings": { "game": "alcazar", "seats": 2, "listed": true } }))
        .await
        .good();
    ben.post(&format!("/api/tables/{}/join", running["table"].as_str().unwrap()), &json!({})).await.good();

    let own = phone.get("/api/history").await.good();
    assert_eq!((&own["running"][0]["id"], tables(&own)), (&running["table"], vec![over.as_str()]));
    let path = |query: &str| format!("/api/history?{query}");
    let finished = phone.get(&path("phase=finished&with=BE%20n&game=toledo&rated=false")).await.good();
    assert_eq!((&finished["running"], tables(&finished).len()), (&json!([]), 1));
    for query in ["phase=running", "game=salamanca", "rated=true", "with=carl", "with=%25", "with=_en"] {
        assert_eq!(tables(&phone.get(&path(query)).await.good()), [""; 0], "{query}");
    }
    assert_eq!(phone.get(&path("phase=running&game=toledo")).await.good()["running"], json!([]));
    assert_eq!(phone.get(&path("phase=running&with=ben")).await.good()["running"][0]["id"], running["table"]);
    // Of a game that is on nobody learns anything by way of the players.
    for path in [format!("/api/players/{id}"), format!("/api/players/{id}/results")] {
        let told = Browser::new(server.address).get(&path).await;
        assert!(told.body.contains("toledo") && !told.body.contains("alcazar"), "{}", told.body);
    }
}

#[tokio::test]
async fn results_are_made_again_from_the_tables_where_they_are_missing() {
    let server = TestServer::start().await;
    let (ana, id) = account(&server, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    duel(&ana, &ben, true).await;
    let path = format!("/api/players/{id}/results");
    let before = ana.get(&path).await.good();
    for statement in [
        "DELETE FROM results",
        "DELETE FROM result_seats",
        "INSERT INTO results_due (table_id) SELECT id FROM tables WHERE state = 'ended'",
        "INSERT INTO results_due (table_id) VALUES ('nosuchtable')",
    ] {
        server.in_the_data(statement).await;
    }
    assert_eq!(ana.get(&path).await.good()["results"], json!([]));
    let server = server.restart().await;
    while server.in_the_data("SELECT COUNT(*) FROM results_due").await > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(ana.get(&path).await.good(), before);
}

#[tokio::test]
async fn tables_that_this_program_cannot_read_keep_no_other_result_waiting() {
    let server = TestServer::start().await;
    let (ana, id) = account(&server, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    duel(&ana, &ben, true).await;
    let path = format!("/api/players/{id}/results");
    let before = ana.get(&path).await.good();
    for statement in [
        "INSERT INTO tables (id, game, rules_version, settings, host_guest, host_seat, server_part, opened_at, listed, state, changed_at, summary) \
         WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 45) \
         SELECT '-' || i, game, rules_version, settings, host_guest, host_seat, server_part, opened_at, 0, state, changed_at, summary \
         FROM n CROSS JOIN tables WHERE state = 'ended'",
        "INSERT INTO entries (table_id, seq, at, body) WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 45) \
         SELECT '-' || i, 1, 0, '{\"happened\":\"unheard-of\"}' FROM n",
        "DELETE FROM results",
        "DELETE FROM result_seats",
        "INSERT INTO results_due (table_id) SELECT id FROM tables WHERE state = 'ended'",
    ] {
        server.in_the_data(statement).await;
    }
    let server = server.restart().await;
    while server.in_the_data("SELECT COUNT(*) FROM results").await == 0 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(ana.get(&path).await.good(), before);
    assert_eq!(
        server.in_the_data("SELECT COUNT(*) FROM results_due").await,
        45,
        "a newer program makes them"
    );
    let told = crate::house::admin(&server).await.rate().await.unwrap();
    assert!(told.ends_with("45 tables cannot be read: they have no result yet\n"), "{told}");
}

/// Copies of the one game that is over, all of which ended at one moment, half of them listed; without their results.
const ENDED_TOGETHER: &str = "INSERT INTO tables (id, game, rules_version, settings, host_guest, host_seat, server_part, opened_at, \
    listed, state, changed_at, summary) \
    WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 5000) \
    SELECT 'u' || i, game, rules_version, settings, host_guest, host_seat, server_part, opened_at, i % 2, state, changed_at, summary \
    FROM n CROSS JOIN tables WHERE state = 'ended'";

/// Each has an entry of a kind that only newer programs know: this one makes no result of it, and forgets none that is due.
const NEWER_ENTRIES: &str = "INSERT INTO entries (table_id, seq, at, body) \
    WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 5000) \
    SELECT 'u' || i, 1, 0, '{\"happened\":\"unheard-of\"}' FROM n";

/// However many there are, they are looked at page by page, and none is left out where a page ends between games of the same moment.
#[tokio::test]
async fn games_that_ended_without_a_result_are_found_by_themselves() {
    let server = TestServer::start().await;
    let ((ana, _), ben) = (account(&server, "Ana").await, Browser::named(server.address, "Ben").await);
    duel(&ana, &ben, true).await;
    for statement in [ENDED_TOGETHER, NEWER_ENTRIES] {
        server.in_the_data(statement).await;
    }
    let server = server.restart().await;
    while server.in_the_data("SELECT COUNT(*) FROM results_due").await < 5_000 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let counted = "SELECT COUNT(*) FROM results_due d JOIN results r ON r.table_id = d.table_id";
    assert_eq!(server.in_the_data(counted).await, 0, "the game that has a result is not due");
}

/// A game that is over, without its table: who held which seat, and the places.
pub(crate) fn planted(table: &str, ended_at: u64, players: &[(&str, u8)], rated: bool) -> Vec<Write> {
    planted_without(table, ended_at, players, rated, None)
}

/// The same, with a seat that somebody has left.
pub(crate) fn planted_without(
    table: &str,
    ended_at: u64,
    players: &[(&str, u8)],
    rated: bool,
    left: Option<u8>,
) -> Vec<Write> {
    let seat = |(index, (_, place)): (usize, &(&str, u8))| SeatResult {
        seat: index as u8,
        sitter: Sitter::Person,
        name: format!("seat {index}"),
        forgotten: false,
        place: Some(*place),
        score: Some(-i32::from(*place)),
        won: *place == 1,
        left: left == Some(index as u8),
    };
    let mut seats: Vec<SeatResult> = players.iter().enumerate().map(seat).collect();
    if let [one] = &seats[..] {
        let bot = SeatResult {
            seat: 1,
            sitter: Sitter::Bot { level: BotLevel::Expert },
            name: String::new(),
            place: Some(3 - one.place.unwrap()),
            won: !one.won,
            ..one.clone()
        };
        seats.push(bot);
    }
    let result = GameResult {
        game: "toledo".to_owned(),
        reason: EndingReason::Finished,
        rated,
        shown: true,
        started_at: ended_at - 1_000,
        ended_at,
        moves: 9,
        seats,
    };
    let holder = |(seat, (guest, _)): (usize, &(&str, u8))| Write::Holder {
        table: table.to_owned(),
        seat: seat as u8,
        guest: (*guest).to_owned(),
        at: 1,
    };
    let mut writes: Vec<Write> = players.iter().enumerate().map(holder).collect();
    writes.push(ResultWrite::Finished { table: table.to_owned(), result }.into());
    writes
}

#[tokio::test]
async fn many_games_come_in_pages_each_once_and_are_counted_by_place_opponent_and_streak() {
    let server = TestServer::start().await;
    let (ana, id) = account(&server, "Ana").await;
    let (_, other) = account(&server, "Ben").await;
    let (private, hermit) = account(&server, "Carla").await;
    private.put("/api/account/privacy", &json!({ "private": true })).await;
    let places = [1, 1, 2, 1, 1, 1, 2, 2, 1];
    for number in 0..60_usize {
        let place = places[number % places.len()];
        // Two at a time end at the same moment.
        let at = 1_800_000_000_000 + (number as u64 / 2) * DAY;
        let opponent = if number % 3 == 0 { &hermit } else { &other };
        let writes =
            planted(&format!("planted{number:03}"), at, &[(&id, place), (opponent, 3 - place)], false);
        server.storage().commit(writes.clone()).await.unwrap();
        // Storing it again changes nothing.
        server.storage().commit(writes).await.unwrap();
    }
    let (mut seen, mut before) = (Vec::new(), String::new());
    loop {
        let page = ana
            .get(
                &format!("/api/history?before={before}")
                    .replace("?before=", if before.is_empty() { "?" } else { "?before=" }),
            )
            .await
            .good();
        seen.extend(tables(&page).iter().map(|table| (*table).to_owned()));
        match page["next"].as_str() {
            Some(next) => before = next.to_owned(),
            None => break,
        }
    }
    let expected: Vec<String> = (0..60).rev().map(|number| format!("planted{number:03}")).collect();
    assert_eq!(seen, expected);

    let stats = ana.get(&format!("/api/players/{id}")).await.good()["stats"].clone();
    let won = (0..60).filter(|number| places[number % places.len()] == 1).count();
    assert_eq!((&stats["played"], &stats["won"]), (&json!(60), &json!(won)));
    assert_eq!((&stats["longest_streak"], &stats["streak"]), (&json!(3), &json!(3)));
    let met = |stats: &Value| -> Vec<(String, u64)> {
        let met = stats["opponents"].as_array().unwrap().iter();
        met.map(|one| (one["name"].as_str().unwrap().to_owned(), one["games"].as_u64().unwrap())).collect()
    };
    assert_eq!(met(&stats), [("Ben".to_owned(), 40), ("Carla".to_owned(), 20)]);
    let seen = Browser::new(server.address).get(&format!("/api/players/{id}")).await.good();
    assert_eq!(met(&seen["stats"]), [("Ben".to_owned(), 40)], "who is private is not told of");
    let row = &stats["opponents"][0];
    assert_eq!(row["ahead"].as_u64().unwrap() + row["behind"].as_u64().unwrap(), 40);
}

#[tokio::test]
async fn games_are_counted_apart_by_how_many_sat_there() {
    let server = TestServer::start().await;
    let ((ana, id), (_, ben)) = (account(&server, "Ana").await, account(&server, "Ben").await);
    let (_, eva) = account(&server, "Eva").await;
    let two = |place: u8| vec![(id.as_str(), place), (ben.as_str(), 3 - place)];
    let three = |place: u8| vec![(id.as_str(), place), (ben.as_str(), 3 - place), (eva.as_str(), 3)];
    let games = [(two(1), None), (two(2), Some(0)), (two(2), Some(0)), (three(1), None), (three(2), None)];
    for (number, (players, left)) in games.iter().enumerate() {
        let at = 1_800_000_000_000 + number as u64 * DAY;
        let stored = planted_without(&format!("counted{number}"), at, players, false, *left);
        server.storage().commit(stored).await.unwrap();
    }
    let stats = ana.get(&format!("/api/players/{id}")).await.good()["stats"]["games"].clone();
    let counted = |seats: u8, played: u8, left: u8, places: Value| json!({ "game": "toledo", "seats": seats, "played": played, "left": left, "places": places });
    assert_eq!(stats, json!([counted(2, 3, 2, json!([1, 2])), counted(3, 2, 0, json!([1, 1, 0]))]));
}

#[tokio::test]
async fn a_rated_table_is_for_accounts_with_a_clock_and_nothing_is_taken_back_or_handed_on() {
    let server = TestServer::start().await;
    let (ana, id) = account(&server, "Ana").await;
    let (ben, _) = account(&server, "Ben").await;
    let guest = Browser::named(server.address, "Guest").await;
    let clock = json!({ "pace": "real-time", "bank_seconds": 600, "increment_seconds": 5 });
    let open = |settings: Value| json!({ "settings": settings });
    let rated = |more: Value| {
        let mut settings = json!({ "game": "toledo", "seats": 2, "rated": true, "pace": clock });
        settings.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        open(settings)
    };
    let key = |reply: crate::support::HttpReply| reply.json()["key"].as_str().unwrap_or("").to_owned();
    assert_eq!(key(guest.post("/api/tables", &rated(json!({}))).await), "no-account");
    assert_eq!(
        key(ana.post("/api/tables", &rated(json!({ "pace": { "pace": "unlimited" } }))).await),
        "bad-message"
    );
    assert_eq!(key(ana.post("/api/tables", &rated(json!({ "hints": true }))).await), "bad-message");
    // What nobody else plays says nothing of how strong somebody is.
    let toledo = include_str!("../../../games/toledo/edition.toml");
    let alcazar = include_str!("../../../games/castle-box/board.txt");
    for (game, options) in
        [("toledo", json!({ "edition": toledo })), ("alcazar", json!({ "board": alcazar }))]
    {
        let mut settings = json!({ "game": game, "options": options });
        assert_eq!(key(ana.post("/api/tables", &rated(settings.clone())).await), "bad-message");
        settings["rated"] = json!(false);
        ana.post("/api/tables", &rated(settings)).await.good();
    }
    let opened = ana.post("/api/tables", &rated(json!({ "listed": true }))).await.good();
    let table = opened["table"].as_str().unwrap();
    let at = |rest: &str| format!("/api/tables/{table}/{rest}");
    let listed = guest.get("/api/lobby").await.good()["waiting"][0].clone();
    assert_eq!((&listed["rated"], &listed["seats"][0]["player"]), (&json!(true), &json!(id)));
    assert_eq!(key(guest.post(&at("join"), &json!({})).await), "no-account");
    assert_eq!(key(ana.put(&at("seats/1"), &json!({ "sitter": { "kind": "person" } })).await), "no-account");
    ben.post(&at("join"), &json!({})).await.good();
    // A link to the seat would let somebody else play.
    assert_eq!(key(ana.post(&at("seats/0/link"), &json!({})).await), "not-your-seat");
    assert_eq!(opened["seated"].get("seat_token"), None);
    let (first, second) = (Player::at(&ana, table).await, Player::at(&ben, table).await);
    let mut player = if first.offers().is_empty() { second } else { first };
    assert_eq!(player.now["info"]["hints"], false);
    let notation = player.offers().remove(0);
    assert_eq!(player.play(&notation).await["type"], "done");
    assert_eq!(player.now["game"]["may_take_back"], false);
    let seq = player.seq();
    for message in [
        json!({ "type": "take-back", "seq": seq }),
        json!({ "type": "propose", "seq": seq, "proposal": { "what": "take-back", "moves": 1 } }),
    ] {
        assert_eq!(player.ask(message).await["problem"]["key"], "switched-off");
    }
    // Whoever lets a bot play has left, also when they are back.
    for kind in ["leave", "back"] {
        let seq = player.seq();
        assert_eq!(player.ask(json!({ "type": kind, "seq": seq })).await["type"], "done");
    }
    let loser = player.now["you"]["seat"].as_u64().unwrap() as usize;
    give_up(if loser == 0 { &ana } else { &ben }, table).await;
    let result =
        guest.get(&format!("/api/players/{id}/results?rated=true")).await.good()["results"][0].clone();
    assert_eq!((&result["rated"], &result["seats"][loser]["left"]), (&json!(true), &json!(true)));
}

#[tokio::test]
async fn games_are_searched_by_the_names_that_they_show() {
    // With such a clock the rounds of the server come one after the other.
    let server = TestServer::with_clock(1_800_000_000_000).await;
    let ((ana, _), (ben, _)) = (account(&server, "Ana").await, account(&server, "Łukasz").await);
    let over = duel(&ana, &ben, true).await;
    let found = async |with: &str| {
        let list = ana.get(&format!("/api/history?phase=finished&with={with}")).await.good();
        tables(&list).iter().map(|table| (*table).to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(found("%C5%82uk").await, [over.as_str()]);
    ben.put("/api/account/name", &json!({ "name": "Ágnes Szabó" })).await.good();
    assert_eq!(found("%C3%A1gnes").await, [over.as_str()]);
    assert!(found("%C5%82uk").await.is_empty(), "nobody is called so any more");
    // As programs of before leave it, each beside this one: without keys, without names beside them, and with another name beside the key.
    for left in [
        "UPDATE accounts SET name = 'Ágnes Szabó', name_key = NULL WHERE name = 'Nobody'",
        "UPDATE accounts SET name = 'Ágnes Szabó', name_key = NULL, name_key_of = NULL WHERE name = 'Nobody'",
        "UPDATE accounts SET name = 'Ágnes Szabó', name_key = 'ágnesszabó' WHERE name = 'Nobody'",
        "UPDATE accounts SET name = 'Ágnes Szabó' WHERE name = 'Nobody'",
    ] {
        server
            .in_the_data(
                "UPDATE accounts SET name = 'Nobody', name_key = 'nobody', name_key_of = 'Nobody' WHERE name LIKE 'Á%'",
            )
            .await;
        assert!(found("%C3%A1gnes").await.is_empty());
        server.in_the_data(left).await;
        until_found_by_their_names(&server).await;
        assert_eq!(found("%C3%A1gnes").await, [over.as_str()], "{left}");
        assert!(found("nobody").await.is_empty(), "{left}");
    }
}

/// The server itself makes new keys, without being started anew: an older one may run beside it.
async fn until_found_by_their_names(server: &TestServer) {
    let stale = "SELECT COUNT(*) FROM accounts WHERE name_key IS NULL OR COALESCE(name_key_of, '') <> name";
    for _ in 0..6_000 {
        if server.in_the_data(stale).await == 0 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("some accounts are not found by their names");
}
