//! Clubs from outside: who gets in, who may do what, and what is seen of it.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::players::{account, give_up};
use crate::support::{Browser, TestServer};

const PASSWORD: &str = "four quiet barons dance";

pub(crate) async fn found(by: &Browser, listed: bool) -> (String, String) {
    let wish =
        json!({ "name": "Los Martes", "words": "Every Tuesday", "languages": ["es"], "listed": listed });
    let made = by.post("/api/clubs", &wish).await.good();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    (text(&made["club"]["id"]), text(&made["invitation"]))
}

pub(crate) async fn join(who: &Browser, club: &str, token: &str) -> Value {
    who.post(&format!("/api/clubs/{club}/join"), &json!({ "token": token })).await.good()
}

pub(crate) async fn page(who: &Browser, club: &str) -> Value {
    who.get(&format!("/api/clubs/{club}")).await.good()
}

fn key_of(reply: &crate::support::HttpReply) -> String {
    reply.json()["key"].as_str().unwrap_or("").to_owned()
}

/// The id of the member of this name.
pub(crate) fn member(page: &Value, name: &str) -> String {
    let members = page["members"].as_array().unwrap();
    let found = members.iter().find(|member| member["name"] == name).unwrap_or_else(|| panic!("{page}"));
    found["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_club_is_seen_by_its_members_who_come_by_a_link_that_can_be_renewed_and_closed() {
    let server = TestServer::start().await;
    let [ana, ben, carla] =
        join_all(["Ana", "Ben", "Carla"].map(|name| Browser::named(server.address, name)))
            .await
            .try_into()
            .unwrap();
    let (club, token) = found(&ana, false).await;
    let path = format!("/api/clubs/{club}");
    assert_eq!(ben.get(&path).await.status, 404, "nobody learns that there is one");
    assert_eq!(ben.get("/api/clubs").await.good(), json!({ "mine": [], "listed": [] }));
    assert_eq!(ben.post(&format!("{path}/join"), &json!({ "token": "x" })).await.status, 404);
    // Whoever has the link sees what they are invited to, and no more.
    let seen = page(&ben.with_bearer(&token), &club).await;
    assert_eq!(
        (&seen["club"]["name"], &seen["members"], &seen["role"]),
        (&json!("Los Martes"), &json!([]), &Value::Null)
    );
    let nameless = Browser::named(server.address, "").await;
    assert_eq!(nameless.post(&format!("{path}/join"), &json!({ "token": token })).await.status, 400);
    let joined = join(&ben, &club, &token).await;
    assert_eq!((&joined["role"], &joined["club"]["members"]), (&json!("member"), &json!(2)));
    join(&ben, &club, &token).await;
    assert_eq!(page(&ana, &club).await["club"]["members"], json!(2), "nobody is a member twice");

    assert_eq!(key_of(&ben.post(&format!("{path}/invitation"), &json!({})).await), "not-organiser");
    let renewed = ana.post(&format!("{path}/invitation"), &json!({})).await.good();
    assert_eq!(
        carla.post(&format!("{path}/join"), &json!({ "token": token })).await.status,
        404,
        "the old link"
    );
    ana.delete(&format!("{path}/invitation")).await.good();
    let newer = renewed["invitation"].as_str().unwrap();
    assert_eq!(
        carla.post(&format!("{path}/join"), &json!({ "token": newer })).await.status,
        404,
        "it is closed"
    );
    assert_eq!(page(&ben, &club).await["invitation"], Value::Null);

    // Two who look alike are told apart.
    let other = Browser::named(server.address, "ANA").await;
    let token = ana.post(&format!("{path}/invitation"), &json!({})).await.good()["invitation"].clone();
    join(&other, &club, token.as_str().unwrap()).await;
    member(&page(&ana, &club).await, "ANA 2");
}

#[tokio::test]
async fn organisers_are_named_remove_others_and_one_always_remains() {
    let server = TestServer::start().await;
    let [ana, ben, carla] =
        join_all(["Ana", "Ben", "Carla"].map(|name| Browser::named(server.address, name)))
            .await
            .try_into()
            .unwrap();
    let (club, token) = found(&ana, false).await;
    join(&ben, &club, &token).await;
    join(&carla, &club, &token).await;
    let members = page(&ana, &club).await;
    let path = |name: &str| format!("/api/clubs/{club}/members/{}", member(&members, name));
    let organise = json!({ "role": "organiser" });
    assert_eq!(key_of(&ben.put(&path("Ben"), &organise).await), "not-organiser");
    assert_eq!(key_of(&ben.delete(&path("Carla")).await), "not-organiser");
    assert_eq!(
        key_of(&ana.put(&path("Ana"), &json!({ "role": "member" })).await),
        "not-now",
        "nobody else is one"
    );
    ana.put(&path("Ben"), &organise).await.good();
    ben.put(&path("Ana"), &json!({ "role": "member" })).await.good();
    assert_eq!(key_of(&ana.delete(&path("Carla")).await), "not-organiser", "at once");
    let after = ben.delete(&path("Carla")).await.good();
    assert_eq!(carla.get(&format!("/api/clubs/{club}")).await.status, 404);
    // The link that she knows leads back no more; the one that the others see now does.
    let join_by = json!({ "token": token });
    assert_eq!(carla.post(&format!("/api/clubs/{club}/join"), &join_by).await.status, 404);
    let newer = page(&ana, &club).await["invitation"].as_str().unwrap().to_owned();
    assert!(newer != token && after["invitation"] == json!(newer));
    // A club that takes no new members takes none because somebody was removed.
    let dora = Browser::named(server.address, "Dora").await;
    join(&dora, &club, &newer).await;
    ben.delete(&format!("/api/clubs/{club}/invitation")).await.good();
    let dora = member(&page(&ben, &club).await, "Dora");
    let closed = ben.delete(&format!("/api/clubs/{club}/members/{dora}")).await.good();
    assert_eq!(closed["invitation"], Value::Null);
    // Whoever leaves as the last organiser leaves it to the oldest member.
    assert_eq!(ben.post(&format!("/api/clubs/{club}/leave"), &json!({})).await.status, 204);
    assert_eq!(page(&ana, &club).await["role"], json!("organiser"));
    assert_eq!(ana.post(&format!("/api/clubs/{club}/leave"), &json!({})).await.status, 204);
    assert_eq!(ana.get(&format!("/api/clubs/{club}")).await.status, 404, "without members it is no more");
}

#[tokio::test]
async fn the_right_to_organise_can_be_held_by_a_link_without_account_or_session() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let (club, _) = found(&ana, false).await;
    let path = format!("/api/clubs/{club}");
    let made = ana.post(&format!("{path}/organiser-link"), &json!({})).await.good();
    let link = made["token"].as_str().unwrap();
    let holder = Browser::new(server.address).with_bearer(link);
    assert_eq!(page(&holder, &club).await["role"], json!("organiser"));
    let wish = json!({ "name": "Los Jueves", "listed": true });
    assert_eq!(holder.put(&path, &wish).await.good()["club"]["name"], "Los Jueves");
    let stranger = Browser::new(server.address);
    assert_eq!(key_of(&stranger.put(&path, &wish).await), "not-organiser");
    // Renewed or ended, the one before holds nothing.
    let newer = ana.post(&format!("{path}/organiser-link"), &json!({})).await.good();
    assert_eq!(key_of(&holder.put(&path, &wish).await), "not-organiser");
    let holder = stranger.with_bearer(newer["token"].as_str().unwrap());
    holder.put(&path, &wish).await.good();
    assert_eq!(holder.delete(&format!("{path}/organiser-link")).await.status, 204);
    assert_eq!(key_of(&holder.put(&path, &wish).await), "not-organiser");
    assert_eq!(stranger.get("/api/clubs").await.good()["listed"][0]["name"], "Los Jueves");
    assert_eq!(ana.delete(&path).await.status, 204);
    assert_eq!(stranger.get(&path).await.status, 404);
}

#[tokio::test]
async fn whoever_organises_no_more_has_no_link_left_that_does() {
    let server = TestServer::start().await;
    let [ana, ben] =
        join_all(["Ana", "Ben"].map(|name| Browser::named(server.address, name))).await.try_into().unwrap();
    let (club, token) = found(&ana, true).await;
    join(&ben, &club, &token).await;
    let path = format!("/api/clubs/{club}");
    let organises = async |link: &str| {
        let holder = Browser::new(server.address).with_bearer(link);
        page(&holder, &club).await["role"] == json!("organiser")
    };
    let of_ben = format!("{path}/members/{}", member(&page(&ana, &club).await, "Ben"));
    // Ben makes a link for later, and is an organiser no more, or no member either.
    for ends in ["demoted", "removed"] {
        ana.put(&of_ben, &json!({ "role": "organiser" })).await.good();
        let link = ben.post(&format!("{path}/organiser-link"), &json!({})).await.good()["token"].clone();
        let link = link.as_str().unwrap();
        assert!(organises(link).await, "{ends}");
        if ends == "demoted" {
            ana.put(&of_ben, &json!({ "role": "member" })).await.good();
        } else {
            ana.delete(&of_ben).await.good();
        }
        assert!(!organises(link).await, "{ends}");
    }
    // Whoever has nothing but the link keeps it.
    let link = ana.post(&format!("{path}/organiser-link"), &json!({})).await.good()["token"].clone();
    let holder = Browser::new(server.address).with_bearer(link.as_str().unwrap());
    let of_ana = format!("{path}/members/{}", member(&page(&ana, &club).await, "Ana"));
    holder.delete(&of_ana).await.good();
    assert!(organises(link.as_str().unwrap()).await);
}

#[tokio::test]
async fn what_a_club_is_called_is_checked_as_names_are() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    for wish in [
        json!({ "name": "" }),
        json!({ "name": "x".repeat(41) }),
        json!({ "name": "turned \u{202e}around" }),
        json!({ "name": "Club", "words": "x".repeat(1_001) }),
        json!({ "name": "Club", "words": "a\u{0}b" }),
        json!({ "name": "Club", "languages": ["klingon"] }),
        json!({ "name": "Club", "owner": "me" }),
    ] {
        assert_eq!(ana.post("/api/clubs", &wish).await.status, 400, "{wish}");
    }
    assert_eq!(Browser::new(server.address).post("/api/clubs", &json!({ "name": "Club" })).await.status, 401);
}

#[tokio::test]
async fn tables_for_the_club_are_shown_on_its_page_and_only_members_open_them() {
    let server = TestServer::start().await;
    let [ana, ben, carla] =
        join_all(["Ana", "Ben", "Carla"].map(|name| Browser::named(server.address, name)))
            .await
            .try_into()
            .unwrap();
    let (club, token) = found(&ana, true).await;
    join(&ben, &club, &token).await;
    let wish = |listed: bool| json!({ "settings": { "game": "toledo", "seats": 2, "listed": listed }, "club": club });
    assert_eq!(key_of(&carla.post("/api/tables", &wish(true)).await), "not-member");
    assert_eq!(carla.get("/api/lobby").await.good()["mine"], json!([]), "nothing is left of it");
    let hidden = ana.post("/api/tables", &wish(false)).await.good()["table"].clone();
    let open = ana.post("/api/tables", &wish(true)).await.good()["table"].clone();
    let waiting = |page: &Value| -> Vec<Value> {
        page["waiting"].as_array().unwrap().iter().map(|table| table["id"].clone()).collect()
    };
    assert_eq!(waiting(&page(&ben, &club).await).len(), 2);
    let seen = waiting(&page(&carla, &club).await);
    assert_eq!(seen, std::slice::from_ref(&open), "others see what everybody can find");
    let lobby = carla.get("/api/lobby").await.good();
    assert_eq!(waiting(&lobby), [open]);

    // Games among members count, and nobody else's.
    let table = hidden.as_str().unwrap();
    ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    give_up(&ben, table).await;
    let board = ben.get(&format!("/api/clubs/{club}/leaderboards/toledo")).await.good();
    let line = |number: usize| {
        let leader = &board["leaders"][number];
        json!([leader["rank"], leader["name"], leader["points"], leader["games"], leader["wins"]])
    };
    assert_eq!((line(0), line(1)), (json!([1, "Ana", 24, 1, 1]), json!([2, "Ben", 0, 1, 0])));
    let results = page(&ben, &club).await["results"].clone();
    assert_eq!((&results[0]["table"], &results[0]["seats"][0]["name"]), (&hidden, &json!("Ana")));
    assert_eq!(page(&carla, &club).await["results"], json!([]), "of tables by link others learn nothing");
    let guest_table = ana.post("/api/tables", &wish(true)).await.good()["table"].as_str().unwrap().to_owned();
    carla.post(&format!("/api/tables/{guest_table}/join"), &json!({})).await.good();
    give_up(&carla, &guest_table).await;
    let after = ben.get(&format!("/api/clubs/{club}/leaderboards/toledo")).await.good();
    assert_eq!(after["leaders"][0]["games"], json!(1), "a game with somebody else does not count: {after}");
    assert_eq!(ben.get(&format!("/api/clubs/{club}/leaderboards/chess")).await.status, 404);
}

#[tokio::test]
async fn strangers_read_nothing_of_a_member_who_shows_others_only_a_name() {
    let server = TestServer::start().await;
    let (ana, _) = account(&server, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let carla = Browser::named(server.address, "Carla").await;
    let (club, token) = found(&ana, true).await;
    join(&ben, &club, &token).await;
    let wish = json!({ "settings": { "game": "toledo", "seats": 2, "listed": true }, "club": club });
    let table = ana.post("/api/tables", &wish).await.good()["table"].as_str().unwrap().to_owned();
    ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    give_up(&ben, &table).await;
    let names = async |who: &Browser| {
        let board = who.get(&format!("/api/clubs/{club}/leaderboards/toledo")).await.good();
        let names = board["leaders"].as_array().unwrap().iter().map(|leader| leader["name"].clone());
        names.collect::<Vec<_>>()
    };
    assert_eq!(names(&carla).await, ["Ana", "Ben"]);
    ana.put("/api/account/privacy", &json!({ "private": true })).await;
    assert_eq!(names(&carla).await, ["Ben"]);
    assert_eq!((names(&ben).await, names(&ana).await.len()), (vec![json!("Ana"), json!("Ben")], 2));
}

#[tokio::test]
async fn strangers_do_not_read_the_names_of_private_members_at_an_evening() {
    let server = TestServer::start().await;
    let (ana, _) = account(&server, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let carla = Browser::named(server.address, "Carla").await;
    let (club, token) = found(&ana, true).await;
    let wish = json!({ "games": ["toledo"], "least": 2, "most": 2, "rounds": 1 });
    ana.post(&format!("/api/clubs/{club}/evenings"), &wish).await.good();
    let path = format!("/api/clubs/{club}/evenings/1");
    for person in [&ana, &ben] {
        person.put(&format!("{path}/here"), &json!({ "is_here": true, "token": token })).await.good();
    }
    ana.post(&format!("{path}/rounds"), &json!({ "round": 1 })).await.good();
    let table = ben.get(&path).await.good()["your_table"].as_str().unwrap().to_owned();
    give_up(&ben, &table).await;
    ana.post(&format!("{path}/end"), &json!({})).await.good();
    let names = async |who: &Browser| {
        let told = who.get(&path).await.good();
        let people = told["people"].as_array().unwrap().iter();
        people.map(|one| (one["name"].clone(), one["is_private"] == json!(true))).collect::<Vec<_>>()
    };
    let all = vec![(json!("Ana"), false), (json!("Ben"), false)];
    assert_eq!(names(&carla).await, all);
    assert_eq!(page(&carla, &club).await["evenings"][0]["winners"], json!(["Ana"]));
    ana.put("/api/account/privacy", &json!({ "private": true })).await;
    assert_eq!(names(&carla).await, [(json!(""), true), (json!("Ben"), false)]);
    assert_eq!(page(&carla, &club).await["evenings"][0]["winners"], json!([]));
    let stranger = Browser::new(server.address);
    for path in [&path, &format!("/api/clubs/{club}"), &format!("/api/clubs/{club}/leaderboards/toledo")] {
        let told = stranger.get(path).await.good().to_string();
        assert!(!told.contains("Ana"), "{path}: {told}");
    }
    // Members read each other's names.
    assert_eq!((names(&ben).await, names(&ana).await), (all.clone(), all));
    assert_eq!(page(&ben, &club).await["evenings"][0]["winners"], json!(["Ana"]));
}

#[tokio::test]
async fn a_guest_who_signs_in_stays_a_member_and_a_deleted_account_leaves_the_club_whole() {
    let server = TestServer::start().await;
    let (ana, _) = account(&server, "Ana").await;
    let (club, token) = found(&ana, false).await;
    let mut ben = Browser::named(server.address, "Ben").await;
    join(&ben, &club, &token).await;
    let carla = Browser::named(server.address, "Carla").await;
    join(&carla, &club, &token).await;
    let before = member(&page(&ben, &club).await, "Ben");
    // Ben signs in to an account that he has on another device.
    let (_, _) = account(&server, "Benito").await;
    ben.sign("/api/account/sign-in/password", &json!({ "who": "Benito", "password": PASSWORD })).await;
    assert_eq!(member(&page(&ben, &club).await, "Benito"), before);
    let deleted = ana.post("/api/account/delete", &json!({ "name": "Ana" })).await;
    assert!(deleted.status < 300, "{}", deleted.body);
    let after = page(&ben, &club).await;
    assert_eq!(
        (&after["role"], &after["club"]["members"]),
        (&json!("organiser"), &json!(2)),
        "the oldest member"
    );
    assert_eq!(page(&carla, &club).await["role"], json!("member"));
}
