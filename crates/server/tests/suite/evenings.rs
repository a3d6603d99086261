//! Club evenings from outside: rounds are drawn once, nobody is lost, and the standing is right.

use std::collections::BTreeSet;
use std::sync::Arc;

use futures_util::future::join_all;
use serde_json::{Value, json};
use server::TimeSource;

use crate::clubs::{found, join, member, page};
use crate::players::give_up;
use crate::support::database::{TestData, is_postgres};
use crate::support::{Browser, HttpReply, Player, TestServer};

fn wish(least: u8, most: u8, rounds: u8) -> Value {
    json!({ "games": ["toledo"], "least": least, "most": most, "rounds": rounds })
}

/// A club with its people at an evening, all of them here; the first organises.
async fn gather(servers: &[&TestServer], names: &[&str], wish: &Value) -> (Vec<Browser>, String) {
    let mut people = Vec::new();
    for (number, name) in names.iter().enumerate() {
        people.push(Browser::named(servers[number % servers.len()].address, name).await);
    }
    let (club, token) = found(&people[0], false).await;
    let opened = people[0].post(&format!("/api/clubs/{club}/evenings"), wish).await.good();
    let path = format!("/api/clubs/{club}/evenings/{}", opened["number"]);
    for person in &people {
        let here = json!({ "is_here": true, "token": token });
        person.put(&format!("{path}/here"), &here).await.good();
    }
    (people, path)
}

async fn info(who: &Browser, path: &str) -> Value {
    who.get(path).await.good()
}

async fn draw(who: &Browser, path: &str, round: u32) -> HttpReply {
    who.post(&format!("{path}/rounds"), &json!({ "round": round })).await
}

/// Everybody's table; those who sit second give up, so that all games are over.
async fn play_round(people: &[Browser], path: &str) -> Vec<Value> {
    let tables =
        join_all(people.iter().map(|person| async { info(person, path).await["your_table"].clone() })).await;
    let mut over = BTreeSet::new();
    for (person, table) in people.iter().zip(&tables) {
        let Some(id) = table.as_str() else { continue };
        let player = Player::at(person, id).await;
        if player.now["you"]["seat"] == json!(1) {
            give_up(person, id).await;
            over.insert(id.to_owned());
        }
    }
    assert!(!over.is_empty(), "somebody sits second");
    tables
}

/// `name points wins`, the best first.
fn standing(info: &Value) -> Vec<String> {
    let people = info["people"].as_array().unwrap().iter();
    people.map(|one| format!("{} {} {}", one["name"].as_str().unwrap(), one["points"], one["wins"])).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_evening_of_five_over_three_rounds_with_byes_shared_and_a_final_standing() {
    let server = TestServer::start().await;
    let names = ["Ana", "Ben", "Carla", "Dora", "Emil"];
    let (people, path) = gather(&[&server], &names, &wish(2, 2, 3)).await;
    let mut met = BTreeSet::new();
    let mut waited = BTreeSet::new();
    for round in 1..=3_u32 {
        let drawn = draw(&people[0], &path, round).await.good();
        let last = &drawn["drawn"][round as usize - 1];
        assert_eq!(last["tables"].as_array().unwrap().len(), 2);
        for table in last["tables"].as_array().unwrap() {
            let seats: BTreeSet<String> =
                table["seats"].as_array().unwrap().iter().map(|seat| seat["person"].to_string()).collect();
            assert!(met.insert(seats), "nobody meets somebody twice before all others: {drawn}");
        }
        assert!(waited.insert(last["byes"][0].to_string()), "nobody waits twice");
        assert_eq!(drawn["may_draw"], json!(false));
        assert_eq!(draw(&people[0], &path, round + 1).await.status, 409, "its tables are waited for");
        let tables = play_round(&people, &path).await;
        assert_eq!(tables.iter().filter(|table| table.is_null()).count(), 1);
        let after = info(&people[1], &path).await;
        assert_eq!(after["your_table"], Value::Null, "the game is over");
    }
    let now = info(&people[0], &path).await;
    assert_eq!(now["may_draw"], json!(false), "all rounds are drawn");
    let points: u64 =
        now["people"].as_array().unwrap().iter().map(|one| one["points"].as_u64().unwrap()).sum();
    assert_eq!(points, 3 * 5 * 12, "{now}");
    assert_eq!(people[1].post(&format!("{path}/end"), &json!({})).await.status, 403);
    let end = people[0].post(&format!("{path}/end"), &json!({})).await.good();
    assert_eq!((&end["is_over"], standing(&end)), (&json!(true), standing(&now)));
    assert_eq!(people[1].put(&format!("{path}/here"), &json!({ "is_here": true })).await.status, 409);
    // The club keeps it, over a restart too.
    let server = server.restart().await;
    let ben = Browser { address: server.address, ..people[1].clone() };
    assert_eq!(standing(&info(&ben, &path).await), standing(&end));
    let club = path.split('/').nth(3).unwrap();
    let kept = page(&ben, club).await["evenings"][0].clone();
    assert_eq!((&kept["is_over"], &kept["drawn"], &kept["people"]), (&json!(true), &json!(3), &json!(5)));
    assert_eq!(kept["winners"][0], end["people"][0]["name"]);
}

#[tokio::test]
async fn nobody_waits_for_ever_for_one_table_and_what_it_comes_to_counts_later() {
    let server = TestServer::start().await;
    let (people, path) = gather(&[&server], &["Ana", "Ben", "Carla", "Dora"], &wish(2, 2, 2)).await;
    let drawn = draw(&people[0], &path, 1).await.good();
    let table = drawn["drawn"][0]["tables"][0]["table"].clone();
    let other = drawn["drawn"][0]["tables"][1]["table"].clone();
    let waive = |table: &Value| json!({ "table": table });
    assert_eq!(people[1].post(&format!("{path}/waive"), &waive(&table)).await.status, 403);
    assert_eq!(people[0].post(&format!("{path}/waive"), &json!({ "table": "x" })).await.status, 404);
    people[0].post(&format!("{path}/waive"), &waive(&table)).await.good();
    assert_eq!(draw(&people[0], &path, 2).await.status, 409, "the other is waited for");
    people[0].post(&format!("{path}/waive"), &waive(&other)).await.good();
    let second = draw(&people[0], &path, 2).await.good();
    assert_eq!(second["drawn"].as_array().unwrap().len(), 2);
    for person in &people {
        let mut player = Player::connect(person).await;
        if player.try_watch(table.as_str().unwrap(), None).await && player.now["you"]["seat"] == json!(0) {
            give_up(person, table.as_str().unwrap()).await;
        }
    }
    let after = info(&people[0], &path).await;
    let seats = &after["drawn"][0]["tables"][0]["seats"];
    assert_eq!((&seats[0]["points"], &seats[1]["points"]), (&json!(0), &json!(24)), "{after}");
    // The end does not wait: what is not over counts as drawn.
    let end = people[0].post(&format!("{path}/end"), &json!({})).await.good();
    let points: u64 =
        end["people"].as_array().unwrap().iter().map(|one| one["points"].as_u64().unwrap()).sum();
    assert_eq!(points, 2 * 4 * 12);
}

#[tokio::test]
async fn people_come_late_go_early_and_computer_players_fill_up_where_the_organiser_chose_so() {
    let server = TestServer::start().await;
    let mut wish = wish(3, 4, 3);
    wish["bots"] = json!("novice");
    let (people, path) = gather(&[&server], &["Ana", "Ben"], &wish).await;
    let drawn = draw(&people[0], &path, 1).await.good();
    let seats = drawn["drawn"][0]["tables"][0]["seats"].as_array().unwrap().clone();
    assert_eq!(seats.len(), 3);
    assert_eq!(seats.iter().filter(|seat| seat.get("person").is_none()).count(), 1, "one computer player");
    people[0]
        .post(&format!("{path}/waive"), &json!({ "table": drawn["drawn"][0]["tables"][0]["table"] }))
        .await
        .good();
    // Ben goes; Carla comes by the link.
    people[1].put(&format!("{path}/here"), &json!({ "is_here": false })).await.good();
    let carla = Browser::named(server.address, "Carla").await;
    let here = json!({ "is_here": true });
    assert_eq!(
        carla.put(&format!("{path}/here"), &here).await.status,
        404,
        "without the link nobody sees the evening"
    );
    let token = drawn["invitation"].as_str().unwrap();
    carla.put(&format!("{path}/here"), &json!({ "is_here": true, "token": token })).await.good();
    let second = draw(&people[0], &path, 2).await.good();
    let names: BTreeSet<&str> = second["people"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|one| one["is_here"] == json!(true))
        .map(|one| one["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, BTreeSet::from(["Ana", "Carla"]));
    assert!(info(&people[1], &path).await.get("your_table").is_none());
    assert!(info(&carla, &path).await["your_table"].is_string());
    // An organiser may say of somebody that they have gone; others may not.
    let who =
        second["people"].as_array().unwrap().iter().find(|one| one["name"] == "Carla").unwrap()["id"].clone();
    let gone = json!({ "is_here": false, "person": who });
    assert_eq!(people[1].put(&format!("{path}/here"), &gone).await.status, 403);
    people[0].put(&format!("{path}/here"), &gone).await.good();
    assert_eq!(
        info(&carla, &path).await["people"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|one| one["is_here"] == json!(true))
            .count(),
        1
    );
}

#[tokio::test]
async fn whoever_came_as_a_guest_and_signs_in_to_an_account_that_is_there_sits_once() {
    let server = TestServer::start().await;
    let (mut people, path) = gather(&[&server], &["Ana", "Ben", "Carla"], &wish(2, 2, 2)).await;
    let password = "four quiet barons dance";
    people[1].sign("/api/account", &json!({ "name": "Benito", "password": password })).await;
    let is_here = |info: &Value| {
        let people = info["people"].as_array().unwrap().iter();
        people.filter(|one| one["is_here"] == json!(true)).count()
    };
    assert_eq!(is_here(&info(&people[0], &path).await), 3, "whoever makes an account stays who they were");
    // The same person with the phone, first as a guest.
    let token = info(&people[0], &path).await["invitation"].clone();
    let mut phone = Browser::named(server.address, "Ben's phone").await;
    phone.put(&format!("{path}/here"), &json!({ "is_here": true, "token": token })).await.good();
    assert_eq!(is_here(&info(&people[0], &path).await), 4);
    people[1].put(&format!("{path}/here"), &json!({ "is_here": false })).await.good();
    phone.sign("/api/account/sign-in/password", &json!({ "who": "Benito", "password": password })).await;
    let now = info(&phone, &path).await;
    assert_eq!(is_here(&now), 3, "{now}");
    let me = now["people"].as_array().unwrap().iter().find(|one| one["id"] == now["me"]).unwrap();
    assert_eq!(me["is_here"], json!(true), "who was here as a guest is here: {now}");
    let drawn = draw(&people[0], &path, 1).await.good();
    assert_eq!(drawn["drawn"][0]["tables"].as_array().unwrap().len(), 1, "{drawn}");
    assert_eq!(drawn["drawn"][0]["byes"].as_array().unwrap().len(), 1, "{drawn}");
    // They go, and nobody is left of them.
    phone.put(&format!("{path}/here"), &json!({ "is_here": false })).await.good();
    assert_eq!(is_here(&info(&people[0], &path).await), 2);
}

#[tokio::test]
async fn an_evening_is_for_games_numbers_and_paces_that_there_are_and_organisers_alone_open_it() {
    let server = TestServer::start().await;
    let (ana, ben) =
        (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Ben").await);
    let (club, token) = found(&ana, false).await;
    join(&ben, &club, &token).await;
    let path = format!("/api/clubs/{club}/evenings");
    for bad in [
        json!({ "games": [], "least": 2, "most": 4, "rounds": 3 }),
        json!({ "games": ["chess"], "least": 2, "most": 4, "rounds": 3 }),
        json!({ "games": ["toledo", "toledo"], "least": 2, "most": 4, "rounds": 3 }),
        json!({ "games": ["toledo"], "least": 4, "most": 2, "rounds": 3 }),
        json!({ "games": ["toledo"], "least": 5, "most": 5, "rounds": 3 }),
        json!({ "games": ["toledo"], "least": 2, "most": 4, "rounds": 0 }),
        json!({ "games": ["toledo"], "least": 2, "most": 4, "rounds": 21 }),
        json!({ "games": ["toledo"], "least": 2, "most": 4, "rounds": 3, "pace": { "pace": "days", "days": 900 } }),
    ] {
        assert_eq!(ana.post(&path, &bad).await.status, 400, "{bad}");
    }
    assert_eq!(ben.post(&path, &wish(2, 4, 3)).await.status, 403);
    for number in 1..=5 {
        assert_eq!(ana.post(&path, &wish(2, 4, 3)).await.good()["number"], json!(number));
    }
    assert_eq!(ana.post(&path, &wish(2, 4, 3)).await.status, 429, "five at once at most");
    assert_eq!(draw(&ana, &format!("{path}/1"), 1).await.status, 409, "nobody is here");
    assert_eq!(ana.get(&format!("{path}/9")).await.status, 404);
    // Whoever is removed is not here any more.
    ben.put(&format!("{path}/1/here"), &json!({ "is_here": true })).await.good();
    ana.put(&format!("{path}/1/here"), &json!({ "is_here": true })).await.good();
    let ben_id = member(&page(&ana, &club).await, "Ben");
    ana.delete(&format!("/api/clubs/{club}/members/{ben_id}")).await.good();
    assert_eq!(draw(&ana, &format!("{path}/1"), 1).await.status, 409, "one is too few");
}

#[tokio::test]
async fn an_organiser_seats_nobody_who_did_not_come_and_nobody_with_whom_they_do_not_want_to_sit() {
    let server = TestServer::start().await;
    let (people, path) = gather(&[&server], &["Ana", "Ben"], &wish(2, 2, 4)).await;
    let club = path.split('/').nth(3).unwrap();
    let token = info(&people[0], &path).await["invitation"].as_str().unwrap().to_owned();
    let carla = Browser::named(server.address, "Carla").await;
    join(&carla, club, &token).await;
    let carla_there = member(&page(&people[0], club).await, "Carla");
    // She is a member, and never came.
    let says = |is_here: bool| json!({ "is_here": is_here, "person": carla_there });
    let here = format!("{path}/here");
    assert_eq!(people[0].put(&here, &says(true)).await.status, 400);
    assert_eq!(people[0].put(&here, &says(false)).await.status, 409, "nor has she gone");
    assert_eq!(people[0].put(&here, &says(true)).await.status, 400);
    let listed = info(&people[0], &path).await["people"].as_array().unwrap().len();
    assert_eq!(listed, 2, "nobody is put on the list by others");
    // Whoever says so is here, and is not sat with somebody they have blocked, nor with somebody who has blocked them.
    carla.put(&here, &json!({ "is_here": true })).await.good();
    let ana_there = member(&page(&carla, club).await, "Ana");
    let block = json!({ "club": club, "member": ana_there });
    let blocked = carla.post("/api/people/blocked", &block).await.good();
    let mut waited = Vec::new();
    for round in 1..=3_u32 {
        let drawn = draw(&people[0], &path, round).await.good();
        let last = &drawn["drawn"][round as usize - 1];
        let seats = last["tables"][0]["seats"].as_array().unwrap();
        let both =
            [&ana_there, &carla_there].map(|one| seats.iter().any(|seat| seat["person"] == json!(one)));
        assert_ne!(both, [true, true], "{drawn}");
        waited.push(last["byes"][0].clone());
        people[0]
            .post(&format!("{path}/waive"), &json!({ "table": last["tables"][0]["table"] }))
            .await
            .good();
    }
    assert!(waited.contains(&json!(ana_there)) && waited.contains(&json!(carla_there)), "{waited:?}");
    // The two alone are too few for a table, and the same is said as where too few are here.
    people[1].put(&here, &json!({ "is_here": false })).await.good();
    assert_eq!(draw(&people[0], &path, 4).await.status, 409);
    let id = blocked["blocked"][0]["id"].as_str().unwrap();
    carla.delete(&format!("/api/people/blocked/{id}")).await.good();
    draw(&people[0], &path, 4).await.good();
}

/// Organisers who draw at once, while people come and go.
async fn race(servers: &[&TestServer]) {
    let names = ["Ana", "Ben", "Carla", "Dora", "Emil", "Fritz", "Gina"];
    let (people, path) = gather(servers, &names, &wish(2, 3, 3)).await;
    let club = path.split('/').nth(3).unwrap();
    let made = people[0].post(&format!("/api/clubs/{club}/organiser-link"), &json!({})).await.good();
    let link = made["token"].as_str().unwrap();
    let organisers: Vec<Browser> = (0..6)
        .map(|number| Browser::new(servers[number % servers.len()].address).with_bearer(link))
        .collect();
    let restless = async {
        for is_here in [false, true, false, true] {
            people[6].put(&format!("{path}/here"), &json!({ "is_here": is_here })).await.good();
        }
    };
    let draws = join_all(organisers.iter().map(|organiser| draw(organiser, &path, 1)));
    let (draws, ()) = futures_util::join!(draws, restless);
    let told: Vec<Value> = draws.into_iter().map(|reply| reply.good()["drawn"].clone()).collect();
    assert!(
        told.iter()
            .all(|drawn| drawn.as_array().unwrap().len() == 1 && drawn[0]["tables"] == told[0][0]["tables"])
    );
    let now = info(&people[0], &path).await;
    let mut seated: Vec<String> = Vec::new();
    for table in now["drawn"][0]["tables"].as_array().unwrap() {
        seated.extend(table["seats"].as_array().unwrap().iter().map(|seat| seat["person"].to_string()));
    }
    let count = seated.len();
    seated.sort_unstable();
    seated.dedup();
    assert_eq!(seated.len(), count, "nobody sits twice");
    assert!((6..=7).contains(&count), "{now}");
    for person in &people {
        let tables = person.get("/api/lobby").await.good()["mine"].as_array().unwrap().len();
        assert!(tables <= 1, "nobody sits at two tables");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_organisers_who_draw_at_once_draw_once() {
    let server = TestServer::start().await;
    race(&[&server]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_with_several_nodes() {
    if !is_postgres() {
        return;
    }
    let data = Arc::new(TestData::new().await);
    let one = TestServer::node(&data, TimeSource::default()).await;
    let other = TestServer::node(&data, TimeSource::default()).await;
    race(&[&one, &other]).await;
}
