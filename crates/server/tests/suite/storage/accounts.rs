//! Accounts: what is known of them, what opens them once, and what is over.

use protocol::socket::{ChatLine, ChatRoom};
use server::hash_of;
use server::storage::{Account, AccountWrite, Attempts, Ceremony, StoredPasskey, StoredSession, Write};

use super::{account, empty, guest, is_refused, private, store, text};

fn ana() -> Account {
    Account {
        id: text("a"),
        name: text("Ana"),
        email: Some(text("Ana@Example.org")),
        email_proved_at: Some(40),
        password_hash: Some(text("$argon2")),
        created_at: 7,
        private: true,
    }
}

fn names_address(account: &str, key: &str) -> Write {
    AccountWrite::Email { account: text(account), email: Some((text("Ana@Example.org"), text(key))) }.into()
}

#[tokio::test]
async fn an_account_is_read_as_it_was_written() {
    let (_data, storage) = empty().await;
    let (id, key) = (text("a"), text("ana@example.org"));
    let hash = Some(text("$argon2"));
    let writes = vec![
        account("a", "Ana", 7),
        names_address("a", &key),
        AccountWrite::EmailProved { account: id.clone(), email: text("Ana@Example.org"), at: 40 }.into(),
        AccountWrite::Password { account: id.clone(), hash }.into(),
        private("a"),
        account("b", "Ben", 5),
        names_address("b", &key),
    ];
    store(&storage, writes).await;
    let accounts = storage.accounts();
    for (account, email) in [("a", "another@example.org"), ("a", "ana@example.org"), ("c", "Ana@Example.org")]
    {
        let proved = AccountWrite::EmailProved { account: text(account), email: text(email), at: 50 };
        assert!(is_refused(&storage, proved).await, "{account} {email}");
    }
    assert_eq!(accounts.account("a").await.unwrap(), Some(ana()));
    assert_eq!(accounts.account("nobody").await.unwrap(), None);
    let of_address = accounts.accounts_of_email(&key, 9).await.unwrap();
    let ids: Vec<&str> = of_address.iter().map(|account| account.id.as_str()).collect();
    assert_eq!(ids, ["a", "b"], "whoever has proved it first, though the other is older");
    assert!(!of_address[1].private && of_address[1].email_proved_at.is_none());
    assert_eq!(accounts.accounts_of_email(&key, 1).await.unwrap(), [ana()]);
    for likenesses in [["like Ana", ""], ["", "skeleton Ana"]] {
        let likenesses = likenesses.map(text);
        assert_eq!(accounts.account_like(&likenesses).await.unwrap(), Some(ana()));
        let named = storage.people().account_named(&likenesses).await.unwrap();
        assert_eq!(named.as_deref(), Some("Ana"));
    }
    let unlike = ["Ana", "Ana"].map(text);
    assert_eq!(accounts.account_like(&unlike).await.unwrap(), None);
    assert_eq!(storage.people().account_named(&unlike).await.unwrap(), None);
}

#[tokio::test]
async fn guests_whom_an_account_takes_over_are_counted_and_belong_to_one() {
    let (_data, storage) = empty().await;
    store(&storage, vec![guest("g1", 1), guest("g2", 2), account("a", "Ana", 3), account("b", "Ben", 3)])
        .await;
    let adopt =
        |guest: &str, account: &str| AccountWrite::Adopt { guest: text(guest), account: text(account) };
    let former = async |account: &str| storage.accounts().former_of(account).await.unwrap();
    assert_eq!((former("a").await, former("b").await), (0, 0));
    store(&storage, vec![adopt("g1", "a").into(), adopt("g2", "a").into()]).await;
    store(&storage, vec![adopt("g2", "a").into()]).await;
    for (taken, by) in [("g2", "b"), ("a", "b"), ("nobody", "b")] {
        assert!(is_refused(&storage, adopt(taken, by)).await, "{taken}");
    }
    assert_eq!((former("a").await, former("b").await), (2, 0));
}

/// Whoever was somebody without anything a moment ago may be an account, or hold something.
#[tokio::test]
async fn nobody_is_forgotten_who_has_become_somebody_meanwhile() {
    let (_data, storage) = empty().await;
    let player = |seat: u8, guest: &str| Write::Holder { table: text("t"), seat, guest: text(guest), at: 1 };
    let line = |author: &str| {
        let line = ChatLine {
            number: 1,
            at: 1,
            room: ChatRoom::Players,
            seat: None,
            name: text("Guest"),
            text: text("¡hola!"),
        };
        let (line, author) = (Box::new(line), Some(text(author)));
        Write::Chat { table: text("t"), line, cause: text("1"), author }
    };
    let guests = ["empty", "account", "seated", "former", "author"];
    store(&storage, guests.map(|id| guest(id, 1)).into()).await;
    store(&storage, vec![account("account", "Ana", 2), player(0, "seated"), line("author")]).await;
    // Somebody else takes the seat: whoever held it is remembered.
    store(&storage, vec![player(1, "former"), Write::FreeSeat { table: text("t"), seat: 1 }]).await;
    for id in guests {
        let has = storage.accounts().has_anything(id).await.unwrap();
        assert_eq!(has, ["seated", "former", "author"].contains(&id), "{id}");
        store(&storage, vec![AccountWrite::ForgetGuest { guest: text(id) }.into()]).await;
    }
    let is_there = async |id: &str| storage.guest(hash_of(id)).await.unwrap().is_some();
    assert!(!is_there("empty").await);
    for id in ["account", "seated", "former", "author"] {
        assert!(is_there(id).await, "{id}");
    }
    // Whoever goes as a guest and has made an account at the same moment keeps it.
    for (id, stays) in [("account", true), ("seated", false)] {
        store(&storage, vec![Write::ForgetSession { id: text(id) }]).await;
        assert_eq!(is_there(id).await, stays, "{id}");
    }
    let used = AccountWrite::PasskeyUsed { credential: hash_of("removed"), body: text("[1]"), at: 60 };
    assert!(is_refused(&storage, used).await, "what was taken off opens nothing");
}

#[tokio::test]
async fn the_seats_of_a_guest_whom_an_account_took_over_hear_its_name_alone() {
    let (data, storage) = empty().await;
    let rename = |name: &str| Write::GuestName { id: text("g"), name: text(name) };
    let untold = async || storage.accounts().untold_names("", 9).await.unwrap();
    let named = async |guest: &str| storage.accounts().name_now(guest).await.unwrap().unwrap();
    store(&storage, vec![guest("g", 1), account("a", "Ana", 2), rename("Pia")]).await;
    assert_eq!(untold().await, ["g"]);
    assert_eq!((named("g").await.person, named("g").await.name), (text("g"), text("Pia")));
    store(&storage, vec![AccountWrite::Adopt { guest: text("g"), account: text("a") }.into()]).await;
    let open = "SELECT COUNT(*) FROM guests WHERE name_version > name_told AND id = 'g'";
    assert_eq!(crate::support::database::in_the_data(&data.database, open).await, 0);
    // Nor is a name told that the guest got at that moment.
    store(&storage, vec![rename("Pilar")]).await;
    assert_eq!(untold().await, ["a"]);
    assert_eq!((named("g").await.person, named("g").await.name), (text("a"), text("Ana")));
}

#[tokio::test]
async fn what_opens_an_account_once_opens_it_once() {
    let (_data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1)]).await;
    let (code, other) = (hash_of("code"), hash_of("other"));
    let codes = AccountWrite::RecoveryCodes { account: text("a"), codes: vec![code.clone(), other] };
    let ceremony = Ceremony { kind: text("mail"), session: String::new(), body: text("{}"), expires_at: 90 };
    let secret = hash_of("secret");
    let begin = AccountWrite::BeginCeremony { secret: secret.clone(), ceremony: ceremony.clone() };
    store(&storage, vec![codes.into(), begin.into()]).await;
    assert_eq!(storage.accounts().recovery_codes_left("a").await.unwrap(), 2);
    assert_eq!(storage.accounts().recovered_by(&code).await.unwrap().as_deref(), Some("a"));
    assert_eq!(storage.accounts().ceremony(&secret).await.unwrap(), Some(ceremony));

    let once = [
        AccountWrite::UseRecoveryCode { code: code.clone() },
        AccountWrite::FinishCeremony { secret: secret.clone() },
    ];
    for write in once {
        assert!(!is_refused(&storage, write.clone()).await, "{write:?}");
        assert!(is_refused(&storage, write.clone()).await, "{write:?}");
    }
    assert_eq!(storage.accounts().recovered_by(&code).await.unwrap(), None);
    assert_eq!(storage.accounts().recovery_codes_left("a").await.unwrap(), 1);
    assert_eq!(storage.accounts().ceremony(&secret).await.unwrap(), None);
}

fn passkey(name: &str) -> StoredPasskey {
    StoredPasskey {
        credential: hash_of(name),
        account: text("a"),
        device: text(name),
        body: text("{}"),
        created_at: 3,
        used_at: None,
    }
}

#[tokio::test]
async fn the_last_thing_that_opens_an_account_is_not_taken_away() {
    let (_data, storage) = empty().await;
    store(&storage, vec![account("a", "Ana", 1), account("b", "Ben", 1)]).await;
    let add = |name: &str| -> Write { AccountWrite::Passkey { passkey: passkey(name) }.into() };
    store(&storage, vec![add("key"), add("phone")]).await;
    let remove = |account: &str, name: &str| AccountWrite::RemovePasskey {
        account: text(account),
        credential: hash_of(name),
    };
    assert!(is_refused(&storage, remove("b", "phone")).await, "it is not theirs");
    assert!(!is_refused(&storage, remove("a", "phone")).await);
    assert!(is_refused(&storage, remove("a", "key")).await, "nothing else would open the account");
    assert_eq!(storage.accounts().passkeys_of("a").await.unwrap(), [passkey("key")]);
    let used = AccountWrite::PasskeyUsed { credential: hash_of("key"), body: text("[1]"), at: 60 };
    let password = AccountWrite::Password { account: text("a"), hash: Some(text("$argon2")) };
    store(&storage, vec![used.into(), password.into()]).await;
    let found = storage.accounts().passkey(&hash_of("key")).await.unwrap();
    assert_eq!(found, Some(StoredPasskey { body: text("[1]"), used_at: Some(60), ..passkey("key") }));
    assert!(!is_refused(&storage, remove("a", "key")).await);
    assert!(storage.accounts().passkeys_of("a").await.unwrap().is_empty());
}

#[tokio::test]
async fn attempts_are_counted_forgiven_and_forgotten() {
    let (_data, storage) = empty().await;
    let target = || text("ana");
    let attempt = |at| -> Write { AccountWrite::Attempt { target: target(), at }.into() };
    let counted = async || storage.accounts().attempts("ana").await.unwrap();
    assert_eq!(counted().await, Attempts::default());
    store(&storage, vec![attempt(10), attempt(20), attempt(30)]).await;
    assert_eq!(counted().await, Attempts { failures: 3, last_at: 30 });
    store(&storage, vec![AccountWrite::Discount { target: target() }.into()]).await;
    assert_eq!(counted().await, Attempts { failures: 2, last_at: 30 });
    store(&storage, vec![AccountWrite::Forgive { target: target() }.into()]).await;
    assert_eq!(counted().await, Attempts::default());
}

#[tokio::test]
async fn ceremonies_attempts_and_sessions_that_are_over_are_tidied_away_and_no_others() {
    let (_data, storage) = empty().await;
    store(&storage, vec![guest("g", 1), account("a", "Ana", 1)]).await;
    let session = |name: &str, seen_at| StoredSession {
        token: hash_of(name),
        created_at: 2,
        seen_at,
        way: text("password"),
        device: text(name),
    };
    let open = |guest: &str, name: &str, seen_at| -> Write {
        AccountWrite::Session { guest: text(guest), session: session(name, seen_at) }.into()
    };
    let begin = |name: &str, expires_at| -> Write {
        let ceremony = Ceremony { kind: text("mail"), session: String::new(), body: text("{}"), expires_at };
        AccountWrite::BeginCeremony { secret: hash_of(name), ceremony }.into()
    };
    let attempt = |target: &str, at| -> Write { AccountWrite::Attempt { target: text(target), at }.into() };
    let writes = vec![
        open("a", "old", 49),
        open("a", "new", 50),
        open("nobody", "lost", 99),
        begin("over", 99),
        begin("on", 100),
        attempt("long ago", 69),
        attempt("lately", 70),
    ];
    store(&storage, writes).await;
    let tidy = AccountWrite::Tidy { now: 100, attempts_before: 70, sessions_before: 50 };
    store(&storage, vec![tidy.into()]).await;
    let accounts = storage.accounts();
    assert_eq!(accounts.sessions_of("a").await.unwrap(), [session("new", 50)]);
    assert!(accounts.sessions_of("nobody").await.unwrap().is_empty());
    assert_eq!(accounts.sessions_of("g").await.unwrap().len(), 1, "a guest goes with the only session");
    assert!(accounts.ceremony(&hash_of("over")).await.unwrap().is_none());
    assert!(accounts.ceremony(&hash_of("on")).await.unwrap().is_some());
    assert_eq!(accounts.attempts("long ago").await.unwrap(), Attempts::default());
    assert_eq!(accounts.attempts("lately").await.unwrap().failures, 1);
}
