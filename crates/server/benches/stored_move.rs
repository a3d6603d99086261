//! What a stored move costs the server, in instructions: `make bench-gate` runs this under callgrind.
//!
//! `stored_move serve FOLDER` is the server, with one table a game whose deal is always the same; it ends when its standard input does. Without arguments it is
//! the two players: they start the server below valgrind, play `MOVES` moves at each table, and print what the server had collected in the end.

#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::print_stdout,
    reason = "a measurement, not a product"
)]

#[path = "../tests/suite/support/http.rs"]
mod http;
#[path = "../tests/suite/support/raw.rs"]
mod raw;

use std::io::{BufRead, BufReader, Read, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};

use catalog::{AnyGame, GameKind};
use http::Browser;
use protocol::table::{Settings, Sitter};
use raw::{FINAL, RawSocket, TEXT};
use serde_json::{Value, json};
use server::storage::{Summary, Write};
use server::{Config, ServerLimits, TimeSource, open_storage, run, start};
use table::{First, Opening, Table};
use tabletop::Deal;
use tokio::net::TcpListener;

const SEATS: u8 = 2;
const OPENED_AT: u64 = 1_800_000_000_000;
const PLENTY: u32 = 1_000_000;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    match &arguments[..] {
        [serve, folder] if serve == "serve" => runtime.block_on(serve_tables(Path::new(folder))),
        _ => runtime.block_on(measure()),
    }
}

fn table_of(kind: GameKind) -> String {
    format!("bench{:a<5}", kind.name().replace('-', "").chars().take(5).collect::<String>())
}

fn token(kind: GameKind, seat: u8) -> String {
    format!("{:032x}", (kind as u128 + 1) * 16 + u128::from(seat))
}

async fn serve_tables(folder: &Path) {
    let storage = open_storage(folder).await.unwrap();
    let limits = ServerLimits {
        requests_per_second: PLENTY,
        messages_per_second: PLENTY,
        sockets_per_session: 1_000,
        ..ServerLimits::default()
    };
    let config = Config { limits, bot_threads: 1, ..Config::default() };
    let app = start(config, storage, TimeSource::default(), server::install_metrics()).await.unwrap();
    for kind in GameKind::ALL {
        app.storage().commit(opening(kind)).await.unwrap();
    }
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    println!("{}", listener.local_addr().unwrap());
    let ended = tokio::task::spawn_blocking(|| std::io::stdin().read_to_end(&mut Vec::new()));
    run(app, listener, async move { drop(ended.await) }).await;
}

/// A table for two that starts from the same deal every time.
fn opening(kind: GameKind) -> Vec<Write> {
    let game = AnyGame::start(kind, SEATS, &Value::Null, Deal::from_seed(1)).unwrap();
    let settings: Settings = serde_json::from_value(json!({ "game": kind.name(), "seats": SEATS })).unwrap();
    let opening = Opening {
        id: table_of(kind),
        settings,
        kind,
        rules_version: kind.rules_version(),
        opened_at: OPENED_AT,
        host_guest: "ana".to_owned(),
        host_seat: Some(0),
        server_part: Deal::from_seed(1),
        rematch_of: None,
        position: Some(game.dump()),
    };
    let first = |seat| First {
        seat,
        sitter: Sitter::Person,
        name: format!("p{seat}"),
        player: None,
        deal_part: None,
    };
    let (table, entries) =
        Table::open_with(opening.clone(), (0..SEATS).map(first).collect(), OPENED_AT).unwrap();
    let mut writes =
        vec![Write::Table { opening: Box::new(opening), summary: Box::new(Summary::of(&table, OPENED_AT)) }];
    writes.extend(
        entries.into_iter().map(|entry| Write::Entry { table: table_of(kind), entry: Box::new(entry) }),
    );
    writes.extend((0..SEATS).map(|seat| Write::SeatToken {
        token: server::hash_of(&token(kind, seat)),
        table: table_of(kind),
        seat,
        at: OPENED_AT,
    }));
    writes
}

/// Plays, stops the server, and prints the moves made and the instructions of the whole run.
async fn measure() {
    let moves: usize = std::env::var("MOVES").ok().and_then(|text| text.parse().ok()).unwrap_or(20);
    let folder = tempfile::TempDir::new().unwrap();
    let log = folder.path().join("callgrind.log");
    let mut server = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        // The clock of the metrics compares itself with the machine's for as long as that takes: millions of instructions more or less.
        .args(["--toggle-collect=quanta::Clock::new*", "--collect-atstart=yes"])
        .arg(format!("--log-file={}", log.display()))
        .arg(std::env::current_exe().unwrap())
        .args(["serve".as_ref(), folder.path().as_os_str()])
        .env("RUST_LOG", "error")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address: SocketAddr = line.trim().parse().unwrap();
    let mut made = 0;
    for kind in GameKind::ALL {
        made += play(address, kind, moves).await;
    }
    drop(server.stdin.take());
    assert!(server.wait().unwrap().success(), "the server fails");
    let log = std::fs::read_to_string(log).unwrap();
    let collected = log.lines().find_map(|line| line.split_once("Collected :")).unwrap().1.trim();
    println!("{made} {collected}");
    std::io::stdout().flush().unwrap();
}

/// Both players at their sockets, so that every move is told to two; the sockets stay open until the end.
async fn play(address: SocketAddr, kind: GameKind, moves: usize) -> usize {
    let mut sockets = Vec::new();
    let mut now = Vec::new();
    for seat in 0..SEATS {
        let browser = Browser::new(address).with_bearer(&token(kind, seat));
        let mut socket = RawSocket::connect(&browser, None).await;
        let watch = json!({ "id": "w", "table": table_of(kind), "type": "watch" }).to_string();
        socket.send(FINAL | TEXT, watch.as_bytes()).await;
        now.push(next_table(&mut socket).await);
        sockets.push(socket);
    }
    for number in 0..moves {
        let offers = |table: &Value| table["game"]["offers"].as_array().cloned().unwrap_or_default();
        let Some(mover) = now.iter().position(|table| !offers(table).is_empty()) else { return number };
        let offers = offers(&now[mover]);
        let notation = &offers[number * 7 % offers.len()]["notation"];
        let message = json!({ "id": number.to_string(), "table": table_of(kind), "type": "move", "seq": now[mover]["seq"], "notation": notation });
        sockets[mover].send(FINAL | TEXT, message.to_string().as_bytes()).await;
        for (socket, table) in sockets.iter_mut().zip(&mut now) {
            *table = next_table(socket).await;
        }
    }
    moves
}

async fn next_table(socket: &mut RawSocket) -> Value {
    loop {
        let message = socket.until(TEXT).await.json();
        match message["type"].as_str() {
            Some("table") => return message,
            Some("problem") => panic!("{message}"),
            _ => {}
        }
    }
}
