//! Guests: who comes with which session, and who is forgotten.

use serde_json::json;
use server::hash_of;
use server::storage::{AccountWrite, Guest, Write};

use super::{account, empty, guest, store, table, text};
use crate::support::database::in_the_data;

#[tokio::test]
async fn whoever_comes_with_a_session_is_known_as_they_are_now() {
    let (data, storage) = empty().await;
    store(&storage, vec![guest("g", 1), guest("h", 2), account("a", "Ana", 3)]).await;
    let known = async |name: &str| storage.guest(hash_of(name)).await.unwrap();
    let new =
        Guest { id: text("g"), name: text("Guest of g"), seen_at: 1, created_at: 1, ..Guest::default() };
    assert_eq!(known("g").await, Some(new.clone()));
    assert_eq!(known("nobody").await, None);
    let seen = Write::GuestSeen { id: text("g"), session: hash_of("g"), at: 9 };
    store(&storage, vec![seen, Write::GuestName { id: text("g"), name: text("Pia") }]).await;
    in_the_data(&data.database, "UPDATE guests SET must_read = 1, banned_until = 50 WHERE id = 'g'").await;
    let now = Guest { name: text("Pia"), seen_at: 9, must_read: true, banned_until: 50, ..new };
    assert_eq!(known("g").await, Some(now.clone()));
    assert_eq!((now.account(), now.is("g"), now.is("h")), (None, true, false));

    let sessions = ["g", "h", "nobody"].map(hash_of);
    let known_at = async |now| storage.known_sessions(&sessions, now).await.unwrap();
    assert_eq!(known_at(49).await, [hash_of("h")], "whoever is kept out may not come in");
    let mut both = known_at(50).await;
    both.sort();
    let mut expected = vec![hash_of("g"), hash_of("h")];
    expected.sort();
    assert_eq!(both, expected);
    assert!(storage.known_sessions(&[], 50).await.unwrap().is_empty());
}

#[tokio::test]
async fn an_account_is_its_guest_and_those_whom_it_took_over() {
    let (_data, storage) = empty().await;
    let open = AccountWrite::Session {
        guest: text("a"),
        session: server::storage::StoredSession {
            token: hash_of("of Ana"),
            created_at: 4,
            seen_at: 4,
            way: text("password"),
            device: String::new(),
        },
    };
    let adopt = |id: &str| AccountWrite::Adopt { guest: text(id), account: text("a") }.into();
    store(&storage, vec![guest("g2", 2), guest("g1", 1), account("a", "Ana", 3), open.into()]).await;
    store(&storage, vec![adopt("g2"), adopt("g1")]).await;
    let ana = storage.guest(hash_of("of Ana")).await.unwrap().unwrap();
    assert_eq!((ana.account(), &ana.former), (Some(text("a")), &vec![text("g1"), text("g2")]));
    assert!(ana.is("a") && ana.is("g1") && ana.is("g2") && !ana.is("g3"));
}

#[tokio::test]
async fn guests_of_long_ago_are_forgotten_unless_they_hold_something() {
    let (data, storage) = empty().await;
    let guests = [("gone", 49), ("lately", 50), ("seated", 49), ("host", 49), ("member", 49)];
    store(&storage, guests.map(|(id, at)| guest(id, at)).into()).await;
    store(&storage, vec![account("a", "Ana", 1)]).await;
    store(&storage, table("t", "host", &json!({}), 0)).await;
    let sit = Write::Holder { table: text("t"), seat: 1, guest: text("seated"), at: 1 };
    store(&storage, vec![sit]).await;
    let join =
        "INSERT INTO club_members (club_id, id, guest_id, role, joined_at) VALUES ('c', 'm', 'member', 0, 1)";
    in_the_data(&data.database, join).await;
    store(&storage, vec![Write::ForgetGuests { before: 50 }]).await;
    for (id, _) in guests {
        assert_eq!(storage.guest(hash_of(id)).await.unwrap().is_some(), id != "gone", "{id}");
    }
    assert!(storage.accounts().account("a").await.unwrap().is_some());
    let sessions = "SELECT COUNT(*) FROM sessions";
    assert_eq!(in_the_data(&data.database, sessions).await, 4, "their sessions go too");
}
