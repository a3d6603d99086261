//! Going away and being gone, by real sockets: what an opponent can and cannot do meanwhile. The clock stands still until it is moved.

use serde_json::{Value, json};

use crate::support::{Browser, Player, TestServer};

const START: u64 = 1_800_000_000_000;

/// Ana and Ben at a table with a minute each; the one who is to move and the other, with their browsers.
struct Two {
    server: TestServer,
    table: String,
    /// Who is to move, and goes.
    gone: (Browser, Player),
    there: (Browser, Player),
    token: String,
}

async fn two() -> Two {
    let server = TestServer::with_clock(START).await;
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let settings = json!({ "game": "toledo", "seats": 2, "listed": true,
        "pace": { "pace": "real-time", "bank_seconds": 60, "increment_seconds": 5 } });
    let opened = ana.post("/api/tables", &json!({ "settings": settings })).await.good();
    let table = opened["table"].as_str().unwrap().to_owned();
    let seated = ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let (first, second) = (Player::at(&ana, &table).await, Player::at(&ben, &table).await);
    let token = |seated: &Value| seated["seat_token"].as_str().unwrap().to_owned();
    if first.offers().is_empty() {
        let token = token(&seated);
        Two { server, table, gone: (ben, second), there: (ana, first), token }
    } else {
        let token = token(&opened["seated"]);
        Two { server, table, gone: (ana, first), there: (ben, second), token }
    }
}

impl Two {
    async fn run_out_of_time(&mut self) {
        self.server.advance(61_000);
        self.there.1.until(|message| happened(message, "timed-out")).await;
    }

    fn gone_seat(&self) -> u64 {
        1 - self.there.1.now["you"]["seat"].as_u64().unwrap()
    }

    async fn decide(&mut self, what: &str, more: Value) -> Value {
        let mut proposal = json!({ "what": what, "gone_seat": self.gone_seat() });
        proposal.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let seq = self.there.1.seq();
        self.there.1.ask(json!({ "type": "propose", "seq": seq, "proposal": proposal })).await
    }
}

fn happened(message: &Value, what: &str) -> bool {
    let entries = message["entries"].as_array().cloned().unwrap_or_default();
    entries.iter().any(|entry| entry["happening"] == what)
}

fn left(now: &Value) -> u64 {
    let seat = now["you"]["seat"].as_u64().unwrap() as usize;
    now["clocks"]["seats"][seat]["left"].as_u64().unwrap()
}

#[tokio::test]
async fn leaving_and_coming_back_again_and_again_only_uses_time() {
    let mut two = two().await;
    let attacker = &mut two.gone.1;
    let mut last = left(&attacker.now);
    for _ in 0..12 {
        two.server.advance(2_000);
        let seq = attacker.seq();
        attacker.ask(json!({ "type": "leave", "seq": seq })).await;
        two.server.advance(3_000);
        let seq = attacker.seq();
        attacker.ask(json!({ "type": "back", "seq": seq })).await;
        // A bot that was quicker has ended the turn: then there is nothing to be won in it any more.
        if happened(&attacker.now, "moved") || attacker.offers().is_empty() {
            return;
        }
        let now = left(&attacker.now);
        assert!(now <= last.saturating_sub(5_000), "5 seconds went by, and of {last} {now} are left");
        last = now;
    }
    let seq = attacker.seq();
    let back = attacker.ask(json!({ "type": "back", "seq": seq })).await;
    assert_eq!(back["type"], "refused", "nobody is away, or the time is used up: {back}");
}

#[tokio::test]
async fn an_opponent_who_is_away_is_asked_before_the_game_is_broken_off() {
    let mut two = two().await;
    two.run_out_of_time().await;
    // The stand-in plays its turn first: a move withdraws what was proposed before it.
    if two.there.1.offers().is_empty() {
        let has_offers =
            |message: &Value| message["game"]["offers"].as_array().is_some_and(|all| !all.is_empty());
        two.there.1.until(has_offers).await;
    }
    let seq = two.there.1.seq();
    let asked =
        two.there.1.ask(json!({ "type": "propose", "seq": seq, "proposal": { "what": "abort" } })).await;
    assert_eq!(asked["type"], "done", "{asked}");
    let info = two.there.0.get(&format!("/api/tables/{}", two.table)).await.good();
    assert_eq!(info["state"], "playing", "the absent player's game goes on");
    let open = two.gone.1.until(|message| message["proposal"].is_object()).await;
    assert_eq!(open["proposal"]["missing"], json!([open["you"]["seat"]]));
    let answer = json!({ "type": "answer", "seq": open["proposal"]["seq"], "agree": false });
    let answered = two.gone.1.ask(answer).await;
    assert_eq!(answered["type"], "done", "{answered}");
    two.there.1.until(|message| happened(message, "declined")).await;
}

#[tokio::test]
async fn a_bot_gets_the_seat_for_good_and_who_held_it_looks_on() {
    let mut two = two().await;
    let early = two.decide("seat-to-bot", json!({ "level": "novice" })).await;
    assert_eq!(early["problem"]["key"], "not-now", "there is time left: {early}");
    two.run_out_of_time().await;
    let (table, seat) = (two.table.clone(), two.gone_seat());
    assert_eq!(two.decide("seat-to-bot", json!({ "level": "novice" })).await["type"], "done");
    let told = two.gone.1.until(|message| happened(message, "given-to-bot")).await;
    assert!(told["you"].get("seat").is_none() && told["game"]["offers"] == json!([]), "{told}");
    let device = Browser::new(two.server.address).with_bearer(&two.token);
    assert_eq!(device.get(&format!("/api/tables/{table}")).await.status, 403, "the link is dead");
    let server = two.server.restart().await;
    let info = Browser::new(server.address).get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(info["chairs"][seat as usize]["sitter"], json!({ "kind": "bot", "level": "novice" }));
    let back = Player::at(&two.gone.0, &table).await;
    assert!(back.now["you"].get("seat").is_none(), "also after a restart");
}

#[tokio::test]
async fn another_person_takes_the_seat_over_by_its_link_and_sees_the_hand_only_then() {
    let mut two = two().await;
    let (table, seat) = (two.table.clone(), two.gone_seat());
    let link = format!("/api/tables/{table}/seats/{seat}/link");
    assert_eq!(two.there.0.post(&link, &json!({})).await.status, 403, "somebody holds it");
    two.run_out_of_time().await;
    assert_eq!(two.decide("seat-to-link", json!({})).await["type"], "done");
    let eva = Browser::named(two.server.address, "Eva").await;
    assert_eq!(eva.post(&link, &json!({})).await.status, 403, "only players give it away");
    let token = two.there.0.post(&link, &json!({})).await.good()["seat_token"].as_str().unwrap().to_owned();
    let claim = format!("/api/tables/{table}/claim");
    let twice = two.there.0.clone().with_bearer(&token).post(&claim, &json!({})).await;
    assert_eq!(twice.status, 409, "nobody plays two hands");
    let eva = eva.with_bearer(&token);
    let peeking = Player::at(&eva, &table).await;
    assert!(peeking.now["you"].get("seat").is_none(), "the link alone shows nothing");
    eva.post(&claim, &json!({})).await.good();
    let told = two.there.1.until(|message| happened(message, "took-over")).await;
    assert_eq!(told["info"]["chairs"][seat as usize]["name"], "Eva");
    let player = Player::at(&eva, &table).await;
    assert_eq!(player.now["you"]["seat"], seat);
    let made_before = Browser::new(two.server.address).with_bearer(&token);
    assert_eq!(
        made_before.get(&format!("/api/tables/{table}")).await.status,
        403,
        "whoever made the link is out"
    );
    assert!(left(&player.now) >= 60_000, "with the time that all began with");
}

#[tokio::test]
async fn tables_without_room_and_own_tables_are_not_offered_in_the_lobby() {
    let two = two().await;
    let ids = |lobby: &Value, list: &str| -> Vec<String> {
        let tables = lobby[list].as_array().unwrap();
        tables.iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
    };
    let lobby = two.there.0.get("/api/lobby").await.good();
    assert_eq!(ids(&lobby, "mine"), std::slice::from_ref(&two.table));
    assert!(ids(&lobby, "live").is_empty(), "not twice");
    let stranger = Browser::named(two.server.address, "Eva").await;
    assert_eq!(ids(&stranger.get("/api/lobby").await.good(), "live"), std::slice::from_ref(&two.table));
    let settings = json!({ "game": "toledo", "seats": 2, "listed": true, "start_when_full": false });
    let opened = two.there.0.post("/api/tables", &json!({ "settings": settings })).await.good();
    let table = opened["table"].as_str().unwrap().to_owned();
    assert_eq!(ids(&stranger.get("/api/lobby").await.good(), "waiting"), std::slice::from_ref(&table));
    two.gone.0.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    assert!(ids(&stranger.get("/api/lobby").await.good(), "waiting").is_empty(), "it is full");
}

#[tokio::test]
async fn hints_are_off_where_people_play_each_other_with_a_clock_unless_the_table_wants_them() {
    let two = two().await;
    let host = &two.there.0;
    let mut player = two.gone.1;
    assert_eq!(player.now["info"]["hints"], false);
    assert_eq!(player.ask(json!({ "type": "hint" })).await["problem"]["key"], "switched-off");
    let hints = async |more: Value, sitters: Value| {
        let mut settings = json!({ "game": "toledo", "seats": 2 });
        settings.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let opened =
            host.post("/api/tables", &json!({ "settings": settings, "sitters": sitters })).await.good();
        let table = opened["table"].as_str().unwrap().to_owned();
        host.get(&format!("/api/tables/{table}")).await.good()["hints"].clone()
    };
    let clock = json!({ "pace": { "pace": "days", "days": 2 } });
    let alone = json!([{ "kind": "person" }, { "kind": "bot", "level": "novice" }]);
    assert_eq!(hints(clock.clone(), json!([])).await, false);
    assert_eq!(hints(clock, alone.clone()).await, true, "against bots they help nobody against another");
    assert_eq!(hints(json!({}), json!([])).await, true, "without a clock friends may help each other");
    assert_eq!(hints(json!({ "hints": false }), alone).await, false);
    let both = json!({ "hints": true, "pace": { "pace": "days", "days": 2 } });
    assert_eq!(hints(both, json!([])).await, true);
}
