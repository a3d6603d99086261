//! Whole games over real sockets, with everything that goes wrong on the way.

use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::support::{Browser, Player, TestServer};

/// A small generator, so that a failing game can be played again.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides.max(1) as u64) as usize
    }
}

pub(crate) async fn games(browser: &Browser) -> Vec<Value> {
    browser.get("/api/games").await.good()["games"].as_array().unwrap().clone()
}

/// A person who plays at random, loses the connection, says things twice, and comes back.
fn careless(browser: Browser, table: String, seed: u64) -> JoinHandle<()> {
    tokio::spawn(async move {
        let mut dice = Dice(seed);
        // The server may be starting anew already.
        let mut player = follow(&browser, &table, None).await;
        while !player.is_over() {
            let offers = player.offers();
            if offers.is_empty() {
                if player.next().await.is_none() {
                    player = follow(&browser, &table, Some(player.seq())).await;
                }
                continue;
            }
            let notation = offers[dice.roll(offers.len())].clone();
            let (id, seq) = (player.id(), player.seq());
            let message = json!({ "id": id, "type": "move", "seq": seq, "notation": notation });
            let done = match dice.roll(8) {
                // The connection breaks before the answer.
                0 => {
                    player.send(message.clone()).await;
                    None
                }
                // The message goes out twice and is done once.
                1 => {
                    player.send(message.clone()).await;
                    let first = player.try_ask(message.clone()).await;
                    let second = player.try_ask(message.clone()).await;
                    assert!(first.is_none() || second.is_none() || first == second, "{first:?} {second:?}");
                    second
                }
                // Something older arrives late.
                2 => {
                    let late = json!({ "type": "move", "seq": seq.saturating_sub(3), "notation": notation });
                    player.try_ask(late).await.inspect(check_answer)
                }
                _ => player.try_ask(message.clone()).await,
            };
            if let Some(answer) = done {
                check_answer(&answer);
            } else {
                // The same message goes over the next connection: it is answered, and not done twice.
                player = follow(&browser, &table, Some(player.seq())).await;
                player.try_ask(message).await.iter().for_each(check_answer);
            }
        }
    })
}

/// Done, or overtaken by something else.
fn check_answer(answer: &Value) {
    let key = answer["problem"]["key"].as_str().unwrap_or("");
    assert!(answer["type"] == "done" || ["stale", "not-now", "unavailable"].contains(&key), "{answer}");
}

/// A connection that follows the table from this entry on, as soon as the server gives one.
async fn follow(browser: &Browser, table: &str, since: Option<u64>) -> Player {
    for _ in 0..2_400 {
        if let Ok(mut player) = Player::try_connect(browser).await
            && player.try_watch(table, since).await
        {
            return player;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("the server does not come back");
}

/// Opens a table with two people, and bots on the other seats.
pub(crate) async fn open(host: &Browser, guest: &Browser, game: &str, seats: u64) -> String {
    let mut sitters = vec![json!({ "kind": "person" }), json!({ "kind": "open" })];
    sitters.extend((2..seats).map(|_| json!({ "kind": "bot", "level": "novice" })));
    let settings = json!({ "game": game, "seats": seats, "listed": true });
    let body = json!({ "settings": settings, "sitters": sitters });
    let table = host.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    let part = json!({ "deal_part": "mine" });
    host.put(&format!("/api/tables/{table}/deal-part"), &part).await.good();
    guest.post(&format!("/api/tables/{table}/join"), &json!({ "deal_part": "and mine" })).await.good();
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_are_played_over_bad_connections_and_restarts_and_their_records_verify() {
    let mut server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let mut seed = 7;
    for game in games(&ana).await {
        let name = game["name"].as_str().unwrap();
        for seats in [game["fewest_seats"].as_u64().unwrap(), game["most_seats"].as_u64().unwrap()] {
            let table = open(&ana, &ben, name, seats).await;
            seed += 2;
            let people =
                [careless(ana.clone(), table.clone(), seed), careless(ben.clone(), table.clone(), seed + 1)];
            tokio::time::sleep(std::time::Duration::from_millis(150)).await;
            server = server.restart().await;
            for person in people {
                person.await.unwrap();
            }
            let record = ben.get(&format!("/api/tables/{table}/record")).await;
            assert_eq!(record.status, 200, "{}", record.body);
            server::admin::verify_record(&record.body).unwrap();
            let info = ana.get(&format!("/api/tables/{table}")).await.good();
            assert_eq!(info["ending"]["reason"], "finished", "{info}");
        }
    }
}
