//! What of somebody is at tables: seats, lines and names, until nothing is left of whoever has deleted the account.

use protocol::socket::{ChatLine, ChatRoom};
use serde_json::json;
use server::hash_of;
use server::storage::{
    AccountWrite, FormerSeat, HeldSeat, LobbyWrite, PERSONAL, Storage, StoredSession, Write,
};

use super::{account, empty, ended, guest, store, table, text};
use crate::support::database::{TestData, in_the_data};

fn sit(table: &str, seat: u8, guest: &str, at: u64) -> Write {
    Write::Holder { table: text(table), seat, guest: text(guest), at }
}

fn held(table: &str, seat: u8, guest: &str, since: u64) -> HeldSeat {
    HeldSeat { table: text(table), seat, guest: text(guest), since }
}

/// Ana, who was a guest before, holds seats at two tables, one of which is over; Ben and a guest are there too.
async fn seated() -> (TestData, Storage) {
    let (data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1), account("b", "Ben", 1), guest("g", 1), guest("h", 1)]).await;
    store(&storage, vec![AccountWrite::Adopt { guest: text("g"), account: text("a") }.into()]).await;
    for id in ["on", "over"] {
        store(&storage, table(id, "b", &json!({}), 2)).await;
    }
    let link = |seat| Write::SeatToken { token: hash_of("link"), table: text("on"), seat, at: 9 };
    let seats =
        vec![sit("on", 0, "g", 20), sit("over", 1, "a", 10), sit("over", 0, "b", 5), sit("on", 1, "h", 5)];
    store(&storage, seats).await;
    store(&storage, vec![link(0), ended(&storage, "over", 30).await]).await;
    (data, storage)
}

#[tokio::test]
async fn the_seats_of_somebody_are_told_by_whether_links_open_them_and_whether_the_game_is_on() {
    let (_data, storage) = seated().await;
    let accounts = storage.accounts();
    let (on, over) = (held("on", 0, "g", 20), held("over", 1, "a", 10));
    assert_eq!(accounts.seats_of("a").await.unwrap(), [over, on.clone()]);
    assert_eq!(accounts.seats_with_links("a").await.unwrap(), std::slice::from_ref(&on));
    assert_eq!(accounts.seats_before_the_end("a").await.unwrap(), [on]);
    assert!(accounts.seats_with_links("b").await.unwrap().is_empty());
    assert!(accounts.seats_before_the_end("b").await.unwrap().is_empty());
    assert_eq!(accounts.seats_of("b").await.unwrap(), [held("over", 0, "b", 5)]);
    assert!(accounts.seats_of("nobody").await.unwrap().is_empty());
}

#[tokio::test]
async fn what_somebody_said_is_told_by_who_wrote_it_and_in_old_lines_by_the_seat() {
    let (_data, storage) = seated().await;
    let line = |number, at, seat| ChatLine {
        number,
        at,
        room: ChatRoom::Players,
        seat,
        name: text("Ana then"),
        text: format!("line {number}"),
    };
    let say = |line: &ChatLine, author: Option<&str>| Write::Chat {
        table: text("on"),
        line: Box::new(line.clone()),
        cause: format!("cause {}", line.number),
        author: author.map(text),
    };
    let lines = [
        line(1, 19, Some(0)),
        line(2, 21, Some(0)),
        line(3, 22, Some(0)),
        line(4, 23, None),
        line(5, 24, Some(0)),
        line(6, 25, Some(1)),
    ];
    let authors = [None, None, Some("g"), Some("a"), Some("h"), None];
    store(&storage, lines.iter().zip(authors).map(|(line, author)| say(line, author)).collect()).await;
    let said = async || -> Vec<ChatLine> {
        let found = storage.accounts().said_by("a").await.unwrap();
        assert!(found.iter().all(|(table, _)| table == "on"));
        found.into_iter().map(|(_, line)| line).collect()
    };
    assert_eq!(said().await, lines[1..4], "the first was said before Ana sat there");
    let rename = AccountWrite::RenameSpeaker { table: text("on"), guest: text("g"), name: text("Pia") };
    store(&storage, vec![rename.into()]).await;
    let names = async || -> Vec<String> { said().await.into_iter().map(|line| line.name).collect() };
    assert_eq!(names().await, ["Ana then", "Pia", "Ana then"]);
    store(&storage, vec![AccountWrite::ForgetSpeaker { table: text("on"), seat: 0 }.into()]).await;
    assert_eq!(names().await, ["", "", "Ana then"], "what was said from no seat goes with the account");
    store(&storage, vec![AccountWrite::Delete { account: text("a"), at: 60 }.into()]).await;
    assert_eq!(storage.chat("on", None, 9).await.unwrap()[3].name, "");
}

#[tokio::test]
async fn whoever_has_deleted_the_account_is_gone_when_no_table_names_them_any_more() {
    let (data, storage) = seated().await;
    let accounts = storage.accounts();
    assert!(accounts.seats_to_give_up(9).await.unwrap().is_empty());
    store(&storage, vec![Write::FreeSeat { table: text("on"), seat: 0 }, sit("on", 0, "a", 40)]).await;
    assert!(accounts.seats_to_forget(9).await.unwrap().is_empty());
    store(&storage, vec![AccountWrite::Delete { account: text("a"), at: 60 }.into()]).await;
    let left = [held("on", 0, "a", 40), held("over", 1, "a", 10)];
    assert_eq!(accounts.seats_to_give_up(9).await.unwrap(), left);
    assert_eq!(accounts.seats_to_give_up(1).await.unwrap(), left[..1]);
    let until = storage.table("on").await.unwrap().unwrap().entries.len() as u64;
    let former = FormerSeat { guest: text("g"), table: text("on"), seat: 0, until };
    assert_eq!(accounts.seats_to_forget(9).await.unwrap(), std::slice::from_ref(&former));
    let forget = || -> Write { AccountWrite::ForgetDeleted.into() };
    let guests =
        async || in_the_data(&data.database, "SELECT COUNT(*) FROM guests WHERE id IN ('a', 'g')").await;
    store(&storage, vec![forget()]).await;
    assert_eq!(guests().await, 2, "tables name them");
    store(&storage, vec![AccountWrite::FormerForgotten { former }.into(), forget()]).await;
    assert_eq!(guests().await, 1);
    let end = |table: &str, seat| Write::EndHolder { table: text(table), seat, guest: text("a") };
    store(&storage, vec![end("on", 0), end("over", 1), forget()]).await;
    assert_eq!(guests().await, 0);
    assert!(accounts.seats_to_give_up(9).await.unwrap().is_empty());
    assert!(accounts.seats_to_forget(9).await.unwrap().is_empty());
    assert!(accounts.account("b").await.unwrap().is_some());
}

#[tokio::test]
async fn a_secret_is_shown_in_a_session_and_sessions_end_one_by_one_or_together() {
    let (_data, storage) = seated().await;
    let open = |name: &str, at| -> Write {
        let session = StoredSession {
            token: hash_of(name),
            created_at: at,
            seen_at: at,
            way: text("password"),
            device: text(name),
        };
        AccountWrite::Session { guest: text("a"), session }.into()
    };
    store(&storage, vec![open("one", 4), open("two", 5), open("three", 6)]).await;
    let proved_at = async |name: &str| storage.accounts().proved_at(&hash_of(name)).await.unwrap();
    store(&storage, vec![AccountWrite::Proved { token: hash_of("two"), at: 9 }.into()]).await;
    assert_eq!((proved_at("one").await, proved_at("two").await), (Some(4), Some(9)));
    assert_eq!((proved_at("h").await, proved_at("nothing").await), (None, None));
    let devices = async || -> Vec<String> {
        let found = storage.accounts().sessions_of("a").await.unwrap();
        found.into_iter().map(|session| session.device).collect()
    };
    assert_eq!(devices().await, ["three", "two", "one"]);
    store(&storage, vec![AccountWrite::EndSession { token: hash_of("three") }.into()]).await;
    assert_eq!(devices().await, ["two", "one"]);
    store(&storage, vec![AccountWrite::EndOtherSessions { guest: text("a"), but: hash_of("one") }.into()])
        .await;
    assert_eq!(devices().await, ["one"]);
    assert!(storage.guest(hash_of("h")).await.unwrap().is_some());
}

#[tokio::test]
async fn what_an_older_program_has_not_stored_of_a_name_is_made_up_for() {
    let (data, storage) = seated().await;
    let accounts = storage.accounts();
    assert!(accounts.names_without_key(9).await.unwrap().is_empty());
    in_the_data(&data.database, "UPDATE accounts SET name_key = NULL, name_key_of = NULL WHERE id = 'a'")
        .await;
    let ana = [(text("a"), text("Ana"))];
    assert_eq!(accounts.names_without_key(9).await.unwrap(), ana);
    let key = |name: &str| -> Write { AccountWrite::NameKey { account: text("a"), name: text(name) }.into() };
    store(&storage, vec![key("Pia")]).await;
    assert_eq!(accounts.names_without_key(9).await.unwrap(), ana, "she is called otherwise");
    store(&storage, vec![key("Ana")]).await;
    assert!(accounts.names_without_key(9).await.unwrap().is_empty());
    let told = |version| -> Write { AccountWrite::NameTold { person: text("a"), version }.into() };
    let version = accounts.name_now("a").await.unwrap().unwrap().version;
    store(&storage, vec![told(version - 1)]).await;
    assert_eq!(accounts.untold_names("", 9).await.unwrap(), ["a"]);
    store(&storage, vec![told(version), told(version - 1)]).await;
    assert!(accounts.untold_names("", 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn whoever_asks_is_given_what_is_stored_about_them_and_their_guests_alone() {
    let (_data, storage) = seated().await;
    let visits = ["a", "g", "h"].map(text).to_vec();
    store(&storage, vec![LobbyWrite::Visits { guests: visits, at: 20 }.into()]).await;
    let mut found = Vec::new();
    for rows in &PERSONAL {
        let of_ana = storage.accounts().personal(rows, "a").await.unwrap();
        found.extend(of_ana.into_iter().map(|row| (rows.name, row)));
    }
    let visit = ("last_visits", json!({ "seen_at": 20 }));
    assert_eq!(found, [visit.clone(), visit]);
}
