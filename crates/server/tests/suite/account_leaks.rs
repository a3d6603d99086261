//! The same as `leaks`, for people with accounts: every address of the description that can be read, and what goes out as a notice: to a
//! program, to a browser, and by mail, with the picture of the board where the game has one.

use std::collections::VecDeque;

use catalog::{AnyGame, GameKind, dispatch};
use protocol::clock::Pace;
use protocol::table::Settings;
use serde_json::{Value, json};
use server::storage::{Account, AccountWrite, StoredSession, Write};
use tabletop::{Seat, Viewer};

use crate::leaks::{CLUB, START, TABLE, position, put_with, quiet_move, redeal, token};
use crate::notices::{CHANNELS, HOUR, MINUTE, SECOND};
use crate::support::{Browser, Player, Postbox, Receiver, Subscription, TestServer};
use crate::undo::settings;

/// Somebody who has an account and no seat.
const STRANGER: u8 = 8;
const NAMES: [&str; 9] = ["Ana", "Ben", "Carla", "Dora", "Emil", "Finn", "Gus", "Hugo", "Stranger"];
/// What stands for each thing that an address names.
const FILLED: [(&str, &str); 7] = [
    ("table", TABLE),
    ("club", CLUB),
    ("number", "1"),
    ("seat", "0"),
    ("of", "view"),
    ("link", "x"),
    ("token", "x.y"),
];

fn session(seat: u8) -> String {
    format!("fedcba9876543210fedcba987654321{seat}")
}

/// An account with a session, and with the seat of its number where there is one.
fn account(seat: u8, seats: u8) -> Vec<Write> {
    let id = format!("p{seat}");
    let name = NAMES[usize::from(seat)].to_owned();
    let likenesses = [name.to_lowercase(), name.to_lowercase()];
    let account = Account {
        id: id.clone(),
        name,
        email: Some(format!("{id}@example.org")),
        email_proved_at: Some(START),
        password_hash: None,
        created_at: START,
        private: false,
    };
    let session = StoredSession {
        token: server::hash_of(&session(seat)),
        created_at: START,
        seen_at: START,
        way: "password".to_owned(),
        device: String::new(),
    };
    let email = account.email.clone().unwrap_or_default();
    let mut writes = vec![
        AccountWrite::Account { account, likenesses }.into(),
        AccountWrite::EmailProved { account: id.clone(), email, at: START }.into(),
        AccountWrite::Session { guest: id.clone(), session }.into(),
    ];
    if seat < seats {
        writes.push(Write::Holder { table: TABLE.to_owned(), seat, guest: id, at: START });
    }
    writes
}

fn browser(server: &TestServer, seat: u8) -> Browser {
    Browser { cookie: Some(format!("tertulia={}", session(seat))), ..Browser::new(server.address) }
}

/// The address with everything filled in.
fn filled(path: &str, game: &str) -> String {
    let mut path = path.replace("{game}", game).replace("{id}", "p0").replace("{lesson}", "1");
    for (name, value) in FILLED {
        path = path.replace(&format!("{{{name}}}"), value);
    }
    assert!(!path.contains('{'), "the test does not know what to put into {path}");
    path
}

/// All that can be read, whatever it is.
async fn read_everything(who: &Browser, game: &str) -> Vec<String> {
    let description = who.get("/api/openapi.json").await.good();
    let mut answers = Vec::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        if methods.get("get").is_none() {
            continue;
        }
        let path = filled(path, game);
        let reply = who.get(&path).await;
        assert!(reply.status < 500, "{path}: {}", reply.body);
        let mut body: Value = serde_json::from_str(&reply.body).unwrap_or(Value::String(reply.body));
        if path == "/api/notices" {
            // Each server has a key of its own, and channels have names that chance has drawn.
            body = json!(body["channels"][0]["kinds"]);
        }
        if path == "/api/account/export" {
            // It is stored every two seconds who is here, whatever they do.
            if let Some(export) = body.as_object_mut() {
                export.remove("last_visits");
            }
        }
        answers.push(format!("{path} {} {body}", reply.status));
    }
    answers
}

/// What a program is sent, without what chance has drawn.
async fn notice(receiver: &Receiver, number: usize) -> String {
    let mut sent = receiver.get(number).await.json();
    assert_eq!(sent["notices"][0]["kind"], KINDS[number], "{sent}");
    assert!(sent.as_object_mut().unwrap().remove("end").is_some());
    for notice in sent["notices"].as_array_mut().unwrap() {
        let keys: Vec<&String> = notice.as_object().unwrap().keys().collect();
        assert_eq!(keys, ["game", "kind", "seat", "table", "until", "url"], "nothing of the game is told");
        notice.as_object_mut().unwrap().remove("url");
    }
    sent.to_string()
}

/// What a browser is pushed, without what chance has drawn.
async fn pushed(receiver: &Receiver, browser: Subscription) -> String {
    let received = receiver.get(0).await;
    let mut message = browser.decrypt(&received.body);
    assert!(message.as_object_mut().unwrap().remove("end").is_some());
    let keys: Vec<&String> = message.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["body", "no_more", "tag", "title", "url"], "nothing of the game is told");
    format!("{message} {} {} {}", received.line("TTL"), received.line("Urgency"), received.body.len())
}

/// A mail with all its parts, without what chance has drawn and without the time of the machine.
async fn mailed(postbox: &Postbox, number: usize) -> String {
    let mut mail = postbox.plain(number).await;
    let after = |mail: &str, mark: &str, end: char| {
        let (_, rest) = mail.split_once(mark).unwrap_or_else(|| panic!("no {mark}: {mail}"));
        rest.split(end).next().unwrap().to_owned()
    };
    let ended_by = after(&mail, "/api/notices/end/", '>');
    mail = mail.replace(&ended_by, "END");
    while mail.contains("boundary=\"") {
        let boundary = after(&mail, "boundary=\"", '"');
        mail = mail.replace(&format!("boundary=\"{boundary}\""), "boundary").replace(&boundary, "BOUNDARY");
    }
    let is_drawn = |line: &&str| line.starts_with("Date: ") || line.starts_with("Message-ID: ");
    mail.lines().filter(|line| !is_drawn(line)).collect::<Vec<_>>().join("\n")
}

/// What is told at a table where a game is on, in this order.
const KINDS: [&str; 3] = ["game-starts", "your-turn", "time-short"];

/// Somebody who is told in every way, of one kind after the other: what is told together is a matter of moments.
struct ToldReader<'a> {
    browser: Browser,
    hook: Receiver,
    postbox: &'a Postbox,
    /// A game that nobody has drawn yet is told of in words alone.
    has_picture: bool,
    /// A browser for each kind that is still to be told.
    browsers: VecDeque<(Receiver, Subscription)>,
}

impl<'a> ToldReader<'a> {
    async fn new(browser: Browser, postbox: &'a Postbox, has_picture: bool) -> Self {
        let (hook, mut browsers) = (Receiver::open().await, VecDeque::new());
        for kind in KINDS {
            let (push, subscription) = (Receiver::open().await, Subscription::new());
            browser.post(CHANNELS, &subscription.wish(&push.url(), &[kind])).await.good();
            browsers.push_back((push, subscription));
        }
        let kinds = &KINDS[..1];
        let wish = json!({ "form": "webhook", "address": hook.url(), "kinds": kinds });
        browser.post(CHANNELS, &wish).await.good();
        browser.post(CHANNELS, &json!({ "form": "mail", "kinds": kinds, "language": "de" })).await.good();
        Self { browser, hook, postbox, has_picture, browsers }
    }

    /// The start of the game was told.
    async fn go_on(&self) {
        let channels = self.browser.get("/api/notices").await.good()["channels"].as_array().unwrap().clone();
        for channel in channels.iter().filter(|channel| channel["form"] != "push") {
            let path = format!("{CHANNELS}/{}", channel["id"].as_str().unwrap());
            let wish = json!({ "kinds": KINDS[1..], "language": "de" });
            assert_eq!(self.browser.put(&path, &wish).await.status, 204);
        }
    }

    /// The next notice, in every way.
    async fn told(&mut self) -> [String; 3] {
        let number = KINDS.len() - self.browsers.len();
        let (push, subscription) = self.browsers.pop_front().unwrap();
        let mail = mailed(self.postbox, number).await;
        assert_eq!(mail.contains("image/png"), self.has_picture, "the board is shown: {mail}");
        [notice(&self.hook, number).await, pushed(&push, subscription).await, mail]
    }
}

/// Everything that somebody reads, and what whoever is next is told before and after a move.
async fn told(
    state: String,
    kind: GameKind,
    seats: u8,
    viewer: Viewer,
    quiet: Option<&(Seat, String, Option<Seat>)>,
) -> Vec<String> {
    let (postbox, port) = Postbox::open().await;
    let server = TestServer::repeatable_with(START, |config| config.mail = Some(Postbox::config(port))).await;
    for seat in (0..seats).chain([STRANGER]) {
        server.storage().commit(account(seat, 0)).await.unwrap();
    }
    let settings = Settings { listed: true, pace: Pace::Days { days: 3 }, ..settings(kind, seats) };
    let has_picture = AnyGame::load(Some(kind), &state).is_ok_and(|game| pictures::draw(&game).is_some());
    put_with(&server, kind, settings, state).await;
    for seat in 0..seats {
        let hold = account(seat, seats).pop().unwrap();
        server.storage().commit(vec![hold]).await.unwrap();
    }
    let who = browser(&server, viewer.map_or(STRANGER, u8::from));
    who.post("/api/people/following", &json!({ "player": "p0" })).await;
    let mut answers = read_everything(&who, kind.name()).await;
    let Some((mover, notation, next)) = quiet else { return answers };
    let reader = browser(&server, next.map_or(STRANGER, u8::from));
    let mut reader = ToldReader::new(reader, &postbox, has_picture).await;
    if next.is_some() {
        // All ways are gone through once a minute: the table was put there without anybody being told.
        server.advance(MINUTE + 2 * SECOND);
        answers.extend(reader.told().await);
    }
    reader.go_on().await;
    server.advance(SECOND);
    let mut player = Player::at(&browser(&server, (*mover).into()), TABLE).await;
    assert_eq!(player.play(notation).await["type"], "done");
    // Whoever had the table before the eyes a moment ago would not be told.
    player.leave().await;
    if next.is_some() {
        // What is told rests for five minutes, and time runs short twelve hours before three days are over.
        for pause in [6 * MINUTE, 61 * HOUR] {
            server.advance(pause);
            answers.extend(reader.told().await);
        }
    }
    answers
}

/// The quiet move, with whom the game waits for after it in both, if that is somebody else whose turn begins by it.
fn with_next(one: &AnyGame, two: &AnyGame) -> Option<(Seat, String, Option<Seat>)> {
    let (mover, notation) = quiet_move(one, two)?;
    let next = |game: &AnyGame| {
        let mut after = game.at(game.moves_made())?;
        after.play(mover, &notation, None).ok()?;
        after.status().waiting().first()
    };
    let next = next(one).filter(|seat| !one.status().waiting().contains(*seat) && next(two) == Some(*seat));
    Some((mover, notation, next))
}

/// A position of this game, its seed and how many moves led there, after which somebody else is told of a turn.
fn with_notice(kind: GameKind, viewer: Viewer) -> (u64, usize) {
    let seats = *kind.seats().start();
    let tells = |(seed, moves): &(u64, usize)| {
        let Some(game) = position(kind, seats, *seed, *moves) else { return false };
        let other = dispatch!(kind, <G> => redeal::<G>(&game.dump(), viewer, seed + 1));
        let quiet = with_next(&game, &AnyGame::load(Some(kind), &other).unwrap());
        quiet.is_some_and(|(_, _, next)| next.is_some())
    };
    let all = (500..700).flat_map(|seed| (0..40).map(move |moves| (seed, moves)));
    all.into_iter().find(tells).unwrap_or_else(|| panic!("{kind}: nobody is ever told of a turn"))
}

/// Answers whether notices were compared.
async fn compare(kind: GameKind, viewer: Viewer, seed: u64, moves: usize) -> bool {
    let seats = *kind.seats().start();
    let Some(game) = position(kind, seats, seed, moves) else { return false };
    let state = game.dump();
    let other = dispatch!(kind, <G> => redeal::<G>(&state, viewer, seed + 1));
    let quiet = with_next(&game, &AnyGame::load(Some(kind), &other).unwrap());
    let one = told(state, kind, seats, viewer, quiet.as_ref()).await;
    let two = told(other, kind, seats, viewer, quiet.as_ref()).await;
    for (one, two) in one.iter().zip(&two) {
        assert_eq!(one, two, "{kind}, viewer {viewer:?}, seed {seed}, after {moves} moves");
    }
    assert_eq!(one.len(), two.len());
    quiet.is_some_and(|(_, _, next)| next.is_some())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_page_of_an_account_and_no_notice_says_what_a_seat_may_not_know() {
    assert_eq!(token(0).len(), session(0).len(), "sessions and seats have secrets of one length");
    for (number, kind) in GameKind::ALL.into_iter().enumerate() {
        let viewers: Vec<Viewer> = Seat::all(*kind.seats().start()).map(Some).chain([None]).collect();
        let viewer = |round: usize| viewers[round % viewers.len()];
        for (round, moves) in [2, 9, 16, 31].into_iter().enumerate() {
            let seed = 400 + (number * 10 + round) as u64;
            Box::pin(compare(kind, viewer(round), seed, moves)).await;
        }
        // What goes out as a notice, in every game.
        let (seed, moves) = with_notice(kind, viewer(number));
        assert!(Box::pin(compare(kind, viewer(number), seed, moves)).await, "{kind}: no notice was compared");
    }
}
