//! Everybody is told of every turn once: where both choose at the same time, when somebody leaves or loses the connection, when what was
//! sent may have arrived, and when the server stops meanwhile.

use std::time::Duration;

use serde_json::json;

use crate::notices::{
    HOUR, MINUTE, Reader, SECOND, START, days, in_order, open, play_turn, until_nothing_waits,
};
use crate::support::{Browser, Player, TestServer};

/// Two people who are told of these kinds.
async fn two(server: &TestServer, kinds: &[&str]) -> [Reader; 2] {
    let wish = json!({ "form": "webhook", "kinds": kinds });
    let ana = Reader::of(Browser::named(server.address, "Ana").await, wish.clone()).await;
    let ben = Reader::of(Browser::named(server.address, "Ben").await, wish).await;
    [ana, ben]
}

/// The seats that are waited for.
async fn turn_of(reader: &Reader) -> Vec<usize> {
    let lobby = reader.browser.get("/api/lobby").await.good();
    serde_json::from_value(lobby["mine"][0]["turn_of"].clone()).unwrap()
}

/// Since when the own seat is waited for, as the list of tables says.
async fn since(reader: &Reader) -> u64 {
    reader.browser.get("/api/lobby").await.good()["mine"][0]["turn_since"].as_u64().unwrap()
}

/// Makes one move, one that ends the turn where there is one, and goes.
async fn play_once(reader: &Reader, table: &str) {
    let mut player = Player::at(&reader.browser, table).await;
    let offers = player.offers();
    let ends = offers.iter().find(|offer| matches!(offer.as_str(), "end" | "pass"));
    let notation = ends.or(offers.first()).unwrap().clone();
    assert_eq!(player.play(&notation).await["type"], "done");
    player.leave().await;
}

#[tokio::test]
async fn where_both_choose_at_once_each_is_told_of_every_round_once() {
    let server = TestServer::with_clock(START).await;
    let readers = two(&server, &["your-turn"]).await;
    let settings = json!({ "game": "salamanca", "seats": 2, "pace": { "pace": "days", "days": 3 } });
    let table = open(&readers[0].browser, &readers[1].browser, &settings).await;
    let (mut told, mut rounds) = ([1, 1], 1);
    let mut waited_for = turn_of(&readers[0]).await;
    assert_eq!(waited_for, [0, 1], "both choose");
    server.advance(2 * SECOND);
    for _ in 0..40 {
        for (reader, told) in readers.iter().zip(told) {
            assert_eq!(reader.told(told - 1).await, [("your-turn".to_owned(), table.clone())]);
        }
        if rounds == 3 {
            break;
        }
        let mover = waited_for[rounds % waited_for.len()];
        play_once(&readers[mover], &table).await;
        let after = turn_of(&readers[0]).await;
        for own in [0, 1] {
            told[own] += usize::from(after.contains(&own) && !waited_for.contains(&own));
        }
        rounds += usize::from(after.len() > waited_for.len());
        waited_for = after;
        server.advance(6 * MINUTE);
    }
    assert_eq!(rounds, 3, "both have chosen twice, and choose again");
    server.advance(10 * MINUTE);
    for (reader, told) in readers.iter().zip(told) {
        reader.hook.stays_at(told).await;
    }
    let since = [since(&readers[0]).await, since(&readers[1]).await];
    assert_ne!(since[0], since[1], "the list says since when oneself is waited for");
}

#[tokio::test]
async fn where_both_choose_at_once_time_that_runs_short_is_told_to_each_in_every_round() {
    let server = TestServer::with_clock(START).await;
    let readers = two(&server, &["time-short"]).await;
    let settings = json!({ "game": "salamanca", "seats": 2, "pace": { "pace": "days", "days": 3 } });
    let table = open(&readers[0].browser, &readers[1].browser, &settings).await;
    server.advance(61 * HOUR);
    for reader in &readers {
        assert_eq!(reader.told(0).await, [("time-short".to_owned(), table.clone())]);
    }
    let mut waited_for = Vec::new();
    for _ in 0..40 {
        let now = turn_of(&readers[0]).await;
        if now.len() == 2 && waited_for.len() == 1 {
            break;
        }
        waited_for = now;
        play_once(&readers[waited_for[0]], &table).await;
    }
    server.advance(61 * HOUR);
    for reader in &readers {
        assert_eq!(reader.told(1).await, [("time-short".to_owned(), table.clone())]);
    }
}

#[tokio::test]
async fn whoever_leaves_before_it_is_sure_that_they_have_seen_it_is_told_once_and_nobody_who_looks_on() {
    let server = TestServer::with_clock(START).await;
    let [ana, ben] = two(&server, &["your-turn"]).await;
    let table = open(&ana.browser, &ben.browser, &days()).await;
    let (first, second) = in_order(&ana, &ben, &table).await;
    Player::at(&first.browser, &table).await.leave().await;
    server.advance(2 * SECOND);
    first.told(0).await;
    // The page is before the eyes of the second, as far as the server knows.
    let watching = Player::at(&second.browser, &table).await;
    play_turn(&first.browser, &table).await;
    server.advance(2 * SECOND);
    second.hook.stays_at(0).await;
    watching.leave().await;
    server.advance(MINUTE);
    assert_eq!(second.told(0).await, [("your-turn".to_owned(), table.clone())]);
    server.advance(HOUR);
    second.hook.stays_at(1).await;
    // Whoever looks on has seen it, and is told nothing when they go.
    let watching = Player::at(&first.browser, &table).await;
    play_turn(&second.browser, &table).await;
    server.advance(2 * SECOND);
    first.hook.stays_at(1).await;
    server.advance(2 * MINUTE);
    until_nothing_waits(&server).await;
    watching.leave().await;
    server.advance(HOUR);
    first.hook.stays_at(1).await;
}

#[tokio::test]
async fn what_is_being_sent_when_the_server_stops_is_not_sent_again_by_the_next() {
    let server = TestServer::with_clock(START).await;
    let [ana, ben] = two(&server, &["your-turn"]).await;
    let table = open(&ana.browser, &ben.browser, &days()).await;
    let (first, _) = in_order(&ana, &ben, &table).await;
    Player::at(&first.browser, &table).await.leave().await;
    first.hook.answer_after(Duration::from_secs(2));
    server.advance(2 * SECOND);
    first.hook.get(0).await;
    let server = server.restart().await;
    server.advance(10 * MINUTE);
    tokio::time::sleep(Duration::from_secs(3)).await;
    first.hook.stays_at(1).await;
}

#[tokio::test]
async fn what_was_tried_is_sent_again_as_it_was_and_what_has_come_since_by_itself() {
    let server = TestServer::with_clock(START).await;
    let [ana, ben] = two(&server, &["game-starts"]).await;
    ana.hook.answer(&["500 Broken"]);
    let one = open(&ana.browser, &ben.browser, &days()).await;
    server.advance(2 * SECOND);
    let name = ana.hook.get(0).await.line("webhook-id");
    until(&server, "SELECT COUNT(*) FROM notices WHERE attempts = 1 AND claim IS NULL").await;
    let other = open(&ana.browser, &ben.browser, &days()).await;
    server.advance(40 * SECOND);
    assert_eq!(ana.told(1).await, [("game-starts".to_owned(), one)]);
    assert_eq!(ana.hook.get(1).await.line("webhook-id"), name, "it may have arrived");
    until(&server, "SELECT COUNT(*) FROM notices WHERE attempts = 1 AND done_at IS NOT NULL").await;
    server.advance(6 * MINUTE);
    assert_eq!(ana.told(2).await, [("game-starts".to_owned(), other)]);
    assert_ne!(ana.hook.get(2).await.line("webhook-id"), name);
    server.advance(HOUR);
    ana.hook.stays_at(3).await;
}

/// Waits until it is noted what came of sending: pauses are counted from then on.
async fn until(server: &TestServer, statement: &'static str) {
    for _ in 0..3_000 {
        if server.in_the_data(statement).await > 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("never: {statement}");
}
