//! Who holds a seat is decided where the table is, whatever was looked up before; and links to seats end.
//!
//! Races are forced: what takes a seat away is stopped halfway, in the middle of its commit, while others come with what opened the
//! seat until then.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::storage::Write;

use crate::support::{Browser, Faults, FaultyStore, Player, TestServer};

struct LinkTest {
    server: TestServer,
    faults: Arc<Faults>,
    ana: Browser,
    ben: Browser,
    table: String,
    /// The link of Ben's seat.
    token: String,
}

/// Ana is the host of a table, Ben sits beside her.
async fn sit_down(seats: u64) -> LinkTest {
    let faults = Faults::new(1);
    let inner = Arc::clone(&faults);
    let server =
        TestServer::with_storage(move |storage| Arc::new(FaultyStore { inner: storage, faults: inner }))
            .await;
    let (ana, ben) =
        (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Ben").await);
    let body = json!({ "settings": { "game": "alcazar", "seats": seats, "start_when_full": false } });
    let table = ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    let seated = ben.post(&format!("/api/tables/{table}/join"), &json!({ "seat": 1 })).await.good();
    let token = seated["seat_token"].as_str().unwrap().to_owned();
    LinkTest { server, faults, ana, ben, table, token }
}

impl LinkTest {
    fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.table)
    }

    fn stranger(&self) -> Browser {
        Browser::new(self.server.address)
    }

    /// Whether a token opens a seat at the table.
    async fn opens(&self, token: &str) -> bool {
        self.stranger().with_bearer(token).get(&self.path("/log")).await.status == 200
    }

    /// Follows the table with the token of a seat and without a session.
    async fn follow_by(&self, token: &str) -> Player {
        let mut player = Player::connect(&self.stranger()).await;
        player.table.clone_from(&self.table);
        player.send(json!({ "type": "watch", "seat_token": token })).await;
        player.until(|message| message["type"] == "table").await;
        player
    }

    async fn new_link(&self, holder: &Browser, seat: u64) -> String {
        let made = holder.post(&self.path(&format!("/seats/{seat}/link")), &json!({})).await.good();
        made["seat_token"].as_str().unwrap().to_owned()
    }
}

const fn frees_a_seat(write: &Write) -> bool {
    matches!(write, Write::FreeSeat { .. })
}

const fn ends_a_link(write: &Write) -> bool {
    matches!(write, Write::EndLink { .. })
}

fn seat(message: &Value) -> &Value {
    message["you"].get("seat").unwrap_or(&Value::Null)
}

/// What was sent before is on its way to the table when this answers.
async fn wait_until_passed_on(player: &mut Player) {
    let passed = player.ask(json!({ "type": "unwatch", "table": "elsewhere" })).await;
    assert_eq!(passed["type"], "done");
}

#[tokio::test]
async fn whoever_comes_back_while_being_kicked_does_not_see_the_hand_of_the_next() {
    let setting = sit_down(3).await;
    let (ana, table) = (&setting.ana, &setting.table);
    let mut sockets = [Player::connect(&setting.ben).await, Player::connect(&setting.stranger()).await];
    let gate = setting.faults.hold(frees_a_seat);
    let (host, path) = (ana.clone(), setting.path("/seats/1"));
    let kick = tokio::spawn(async move { host.delete(&path).await.status });
    gate.reached().await;
    // Both ask to follow the table, by the session and by the token, while the seat is still theirs for whoever looks it up.
    for (player, seat_token) in sockets.iter_mut().zip([None, Some(&setting.token)]) {
        player.table.clone_from(table);
        player.send(json!({ "type": "watch", "seat_token": seat_token })).await;
        wait_until_passed_on(player).await;
    }
    gate.open();
    assert_eq!(kick.await.unwrap(), 200);
    let by_session = sockets[0].until(|message| message["type"] == "table").await;
    assert_eq!(seat(&by_session), &Value::Null, "{by_session}");
    let by_token =
        sockets[1].until(|message| message["type"] == "table" || message["type"] == "refused").await;
    assert_eq!(by_token["problem"]["key"], "not-your-seat", "{by_token}");
    // Cay takes the seat and the game begins: nobody else has a hand to look at.
    let cay = Browser::named(setting.server.address, "Cay").await;
    cay.post(&setting.path("/join"), &json!({ "seat": 1 })).await.good();
    let bot = json!({ "sitter": { "kind": "bot", "level": "novice" } });
    ana.put(&setting.path("/seats/2"), &bot).await.good();
    ana.post(&setting.path("/start"), &json!({})).await.good();
    let seen = sockets[0].until(|message| message["type"] == "table" && message["game"].is_object()).await;
    assert_eq!(seat(&seen), &Value::Null);
    assert_eq!(seen["game"]["offers"], json!([]));
    let own = Player::at(&cay, table).await;
    assert_ne!(seen["game"]["view"], own.now["game"]["view"], "a hand is seen by its holder alone");
}

#[tokio::test]
async fn a_claim_or_a_link_that_a_kick_overtakes_comes_too_late() {
    let setting = sit_down(3).await;
    let gate = setting.faults.hold(frees_a_seat);
    let (host, path) = (setting.ana.clone(), setting.path("/seats/1"));
    let kick = tokio::spawn(async move { host.delete(&path).await.status });
    gate.reached().await;
    let late: Vec<_> = [
        (setting.ben.with_bearer(&setting.token), "/claim"),
        (Browser::named(setting.server.address, "Cay").await.with_bearer(&setting.token), "/claim"),
        (setting.ben.clone(), "/seats/1/link"),
        (setting.stranger().with_bearer(&setting.token), "/seats/1/link"),
    ]
    .map(|(browser, path)| {
        let path = setting.path(path);
        tokio::spawn(async move { browser.post(&path, &json!({})).await.status })
    })
    .into();
    // Long enough for all of them to have come as far as they can.
    tokio::time::sleep(Duration::from_millis(300)).await;
    gate.open();
    assert_eq!(kick.await.unwrap(), 200);
    for answer in late {
        assert_eq!(answer.await.unwrap(), 403);
    }
    assert_eq!(seat(&Player::at(&setting.ben, &setting.table).await.now), &Value::Null);
}

#[tokio::test]
async fn a_move_and_a_claim_that_the_end_of_their_link_overtakes_are_not_made() {
    let setting = sit_down(2).await;
    let (ana, ben) = (&setting.ana, &setting.ben);
    ana.post(&setting.path("/start"), &json!({})).await.good();
    let mut players = [Player::at(ana, &setting.table).await, Player::at(ben, &setting.table).await];
    let first = usize::from(players[0].offers().is_empty());
    let holder = [ana, ben][first];
    let link = setting.new_link(holder, first as u64).await;
    let mut by_link = setting.follow_by(&link).await;
    assert_eq!(seat(&by_link.now), &json!(first));
    let gate = setting.faults.hold(ends_a_link);
    let (ending, path) = (holder.clone(), setting.path(&format!("/seats/{first}/links")));
    let end = tokio::spawn(async move { ending.delete(&path).await.status });
    gate.reached().await;
    let (seq, notation) = (by_link.seq(), by_link.offers()[0].clone());
    let sent = by_link.send(json!({ "type": "move", "seq": seq, "notation": notation })).await;
    wait_until_passed_on(&mut by_link).await;
    let thief = Browser::named(setting.server.address, "Eve").await.with_bearer(&link);
    let path = setting.path("/claim");
    let claim = tokio::spawn(async move { thief.post(&path, &json!({})).await.status });
    tokio::time::sleep(Duration::from_millis(300)).await;
    gate.open();
    assert_eq!((end.await.unwrap(), claim.await.unwrap()), (200, 403));
    let told = by_link.until(|message| message["type"] == "table").await;
    assert_eq!(seat(&told), &Value::Null, "{told}");
    let refused = by_link.until(|message| message["id"] == json!(sent)).await;
    assert_eq!((&refused["type"], &refused["problem"]["key"]), (&json!("refused"), &json!("not-your-seat")));
    // The holder plays on, and nothing has been moved before.
    assert_eq!(players[first].play(&notation).await["type"], "done");
}

#[tokio::test]
async fn a_claim_ends_the_links_before_it_so_that_whoever_made_them_sees_and_moves_nothing() {
    let setting = sit_down(3).await;
    let (ana, table) = (&setting.ana, &setting.table);
    ana.put(&setting.path("/seats/2"), &json!({ "sitter": { "kind": "person" } })).await.good();
    let made_by_host = setting.new_link(ana, 2).await;
    let mut host = setting.follow_by(&made_by_host).await;
    assert_eq!(seat(&host.now), 2);
    let cay = Browser::named(setting.server.address, "Cay").await;
    cay.with_bearer(&made_by_host).post(&setting.path("/claim"), &json!({})).await.good();
    let told = host.until(|message| message["type"] == "table").await;
    assert_eq!(seat(&told), &Value::Null, "the open socket follows as a spectator: {told}");
    assert!(!setting.opens(&made_by_host).await);
    ana.post(&setting.path("/start"), &json!({})).await.good();
    let seq = host.until(|message| message["game"].is_object()).await["seq"].clone();
    assert_eq!(host.ask(json!({ "type": "resign", "seq": seq })).await["problem"]["key"], "not-your-seat");
    let again = host.ask(json!({ "type": "watch", "seat_token": made_by_host })).await;
    assert_eq!(again["problem"]["key"], "not-your-seat");
    assert_eq!(ana.post(&setting.path("/seats/2/link"), &json!({})).await.status, 403, "somebody holds it");
    assert_eq!(Player::at(&cay, table).await.now["you"]["seat"], 2);
    // Whoever claimed it goes on with the old link in the same browser: the session holds the seat.
    assert_eq!(Player::at(&cay.with_bearer(&made_by_host), table).await.now["you"]["seat"], 2);
}

#[tokio::test]
async fn the_holder_sees_and_ends_links_and_devices_and_nobody_else_does() {
    let setting = sit_down(2).await;
    let (ana, ben) = (&setting.ana, &setting.ben);
    let holder = ben.with_bearer(&setting.token);
    let links = setting.path("/seats/1/links");
    let listed =
        async |browser: &Browser| browser.get(&links).await.good()["links"].as_array().unwrap().clone();
    let kinds = |links: &[Value]| -> Vec<(String, bool)> {
        links.iter().map(|link| (link["kind"].as_str().unwrap().to_owned(), link["own"] == true)).collect()
    };
    let (device, link) = ("device".to_owned(), "link".to_owned());
    assert_eq!(kinds(&listed(&holder).await), [(device.clone(), true), (link.clone(), true)]);
    let first = setting.new_link(ben, 1).await;
    let second = setting.new_link(ben, 1).await;
    for other in [ana.clone(), setting.stranger()] {
        assert_eq!((other.get(&links).await.status, other.delete(&links).await.status), (403, 403));
    }
    // One of them, by its name; who follows by it is out at once, the other goes on.
    let mut by_first = setting.follow_by(&first).await;
    let id = listed(&setting.stranger().with_bearer(&first)).await;
    let id = id.iter().find(|link| link["kind"] == "link" && link["own"] == true).unwrap()["id"].clone();
    holder.delete(&format!("{links}/{}", id.as_str().unwrap())).await.good();
    let told = by_first.until(|message| message["type"] == "table").await;
    assert_eq!(seat(&told), &Value::Null);
    assert!(!setting.opens(&first).await && setting.opens(&second).await);
    assert_eq!(holder.delete(&format!("{links}/{}", id.as_str().unwrap())).await.status, 404, "it is gone");
    // A stolen link was claimed: the thief holds the seat too, cannot put Ben out, and is put out by Ben.
    let eve = Browser::named(setting.server.address, "Eve").await;
    tokio::time::sleep(Duration::from_millis(5)).await;
    eve.with_bearer(&second).post(&setting.path("/claim"), &json!({})).await.good();
    let mut thief = Player::at(&eve, &setting.table).await;
    assert_eq!(seat(&thief.now), 1);
    eve.delete(&links).await.good();
    let of_ben = Player::at(ben, &setting.table).await;
    assert_eq!(seat(&of_ben.now), 1, "who was there before stays");
    let left = ben.delete(&links).await.good();
    assert_eq!(kinds(left["links"].as_array().unwrap()), [(device, true)]);
    let told = thief.until(|message| message["type"] == "table" && seat(message).is_null()).await;
    assert_eq!(told["game"].get("offers").unwrap_or(&json!([])), &json!([]));
    assert_eq!(eve.get(&links).await.status, 403);
    let server = setting.server.restart().await;
    let back = Player::at(&Browser { address: server.address, ..eve }, &setting.table).await;
    assert_eq!(seat(&back.now), &Value::Null, "also after a restart");
}
