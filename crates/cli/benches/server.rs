//! `make bench-server`: the real program under load, from a second process on the same machine.
//!
//! Durable moves a second and how long each takes, for 1, 100 and 1,000 tables; sockets that do nothing; what late moves cost.

#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    clippy::cast_precision_loss,
    clippy::unchecked_time_subtraction,
    reason = "a measurement, not a product"
)]

#[path = "../../server/tests/suite/support/http.rs"]
mod http;
#[path = "../../server/tests/suite/support/player.rs"]
mod player;

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use http::Browser;
use player::Player;
use serde::Deserialize;
use serde_json::json;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Moves a second that are asked for, where there are tables enough.
const RATE: u64 = 2_000;
const SECONDS: u64 = 10;
const IDLE_SOCKETS: usize = 10_000;

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(measure());
}

async fn measure() {
    let game = std::env::var("GAME").unwrap_or_else(|_| "alcazar".to_owned());
    println!(
        "| {game} | moves/s | p50 ms | p95 ms | p99 ms | most ms | server CPU µs a move | server memory |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    for tables in [1, 100, 1_000] {
        let server = Server::start().await;
        load(&server, &game, tables).await;
    }
    let server = Server::start().await;
    late_moves(&server, &game).await;
    let server = Server::start().await;
    idle_sockets(&server).await;
}

struct Server {
    address: SocketAddr,
    process: Child,
    _folder: tempfile::TempDir,
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

impl Server {
    async fn start() -> Self {
        let folder =
            tempfile::TempDir::new_in(std::env::var("BENCH_FOLDER").unwrap_or_else(|_| ".".to_owned()))
                .unwrap();
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let process = spawn(address, folder.path());
        let server = Self { address, process, _folder: folder };
        while TcpStream::connect(address).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        server
    }

    /// Resident memory in KiB.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    /// Processor time used so far.
    fn cpu(&self) -> Duration {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id())).unwrap();
        let fields: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
        let ticks: u64 = fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap();
        Duration::from_millis(ticks * 10)
    }
}

fn spawn(address: SocketAddr, data: &Path) -> Child {
    let program = std::env::var("TERTULIA").unwrap_or_else(|_| env!("CARGO_BIN_EXE_tertulia").to_owned());
    Command::new(program)
        .args(["serve", "--address", &address.to_string(), "--data", data.to_str().unwrap()])
        .args([
            "--requests-per-second",
            "1000000",
            "--messages-per-second",
            "1000000",
            "--sockets-per-session",
            "100000",
        ])
        .env("RUST_LOG", "error")
        .stdin(Stdio::null())
        .spawn()
        .unwrap()
}

/// Only what a player needs of a message: the client must not be what is measured.
#[derive(Deserialize)]
struct Light {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    seq: u64,
    game: Option<LightGame>,
}

#[derive(Deserialize)]
struct LightGame {
    offers: Vec<LightOffer>,
    waiting: Vec<u8>,
}

#[derive(Deserialize)]
struct LightOffer {
    notation: String,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn connect(address: SocketAddr, token: &str) -> Socket {
    let mut request = format!("ws://{address}/api/socket").into_client_request().unwrap();
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
    let socket = connect_async(request).await.unwrap().0;
    if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
        stream.set_nodelay(true).unwrap();
    }
    socket
}

async fn light(socket: &mut Socket) -> Light {
    loop {
        if let Some(Ok(Message::Text(text))) = socket.next().await {
            return serde_json::from_str(&text).unwrap();
        }
    }
}

/// Opens a table for two and answers it with the tokens of both seats.
async fn open(ana: &Browser, ben: &Browser, game: &str) -> (String, [String; 2]) {
    // A guest may not have many tables that wait for players.
    static TURNS: tokio::sync::Semaphore = tokio::sync::Semaphore::const_new(8);
    let _turn = TURNS.acquire().await;
    let opened = ana.post("/api/tables", &json!({ "settings": { "game": game, "seats": 2 } })).await.good();
    let table = opened["table"].as_str().unwrap().to_owned();
    let joined = ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let token = |seated: &serde_json::Value| seated["seat_token"].as_str().unwrap().to_owned();
    (table, [token(&opened["seated"]), token(&joined)])
}

struct Measured {
    stop: AtomicBool,
    moves: AtomicU64,
    micros: Mutex<Vec<u32>>,
}

/// Two players at one table, one move at a time, not more often than every `pause`.
async fn play(ana: Browser, ben: Browser, game: String, pause: Duration, measured: Arc<Measured>) {
    while !measured.stop.load(Ordering::Relaxed) {
        let (table, tokens) = open(&ana, &ben, &game).await;
        let mut sockets = [connect(ana.address, &tokens[0]).await, connect(ana.address, &tokens[1]).await];
        let mut now: [Option<Light>; 2] = [None, None];
        for (seat, socket) in sockets.iter_mut().enumerate() {
            let watch = json!({ "id": "w", "table": table, "type": "watch" }).to_string();
            socket.send(Message::text(watch)).await.unwrap();
            now[seat] = Some(next_table(socket).await);
        }
        let mut next = Instant::now()
            + pause.mul_f64(f64::from(table.bytes().map(u32::from).sum::<u32>() % 100) / 100.0);
        let mut number = 0;
        while !measured.stop.load(Ordering::Relaxed) {
            let mover = now.iter().position(|now| now.as_ref().is_some_and(has_moves));
            let Some(mover) = mover else { break };
            tokio::time::sleep_until(next.into()).await;
            next = (next + pause).max(Instant::now() - pause);
            let (seq, notation) = choose(now[mover].as_ref().unwrap(), number);
            number += 1;
            let message = json!({ "id": number.to_string(), "table": table, "type": "move", "seq": seq, "notation": notation });
            let started = Instant::now();
            sockets[mover].send(Message::text(message.to_string())).await.unwrap();
            loop {
                let message = light(&mut sockets[mover]).await;
                match message.kind.as_str() {
                    "table" => now[mover] = Some(message),
                    "done" => break,
                    other => assert!(other == "presence" || other == "chat", "{other}"),
                }
            }
            measured.micros.lock().unwrap().push(started.elapsed().as_micros() as u32);
            measured.moves.fetch_add(1, Ordering::Relaxed);
            let other = 1 - mover;
            now[other] = Some(next_table(&mut sockets[other]).await);
        }
    }
}

async fn next_table(socket: &mut Socket) -> Light {
    loop {
        let message = light(socket).await;
        if message.kind == "table" {
            return message;
        }
    }
}

fn has_moves(now: &Light) -> bool {
    now.game.as_ref().is_some_and(|game| !game.offers.is_empty() && !game.waiting.is_empty())
}

fn choose(now: &Light, number: usize) -> (u64, String) {
    let offers = &now.game.as_ref().unwrap().offers;
    (now.seq, offers[number * 7 % offers.len()].notation.clone())
}

async fn load(server: &Server, game: &str, tables: u64) {
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let pause = if tables == 1 { Duration::ZERO } else { Duration::from_micros(1_000_000 * tables / RATE) };
    let measured = Arc::new(Measured {
        stop: AtomicBool::new(false),
        moves: AtomicU64::new(0),
        micros: Mutex::default(),
    });
    let mut players = Vec::new();
    for _ in 0..tables {
        let playing = play(ana.clone(), ben.clone(), game.to_owned(), pause, Arc::clone(&measured));
        players.push(tokio::spawn(playing));
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    measured.micros.lock().unwrap().clear();
    let (before, cpu, started) = (measured.moves.load(Ordering::Relaxed), server.cpu(), Instant::now());
    tokio::time::sleep(Duration::from_secs(SECONDS)).await;
    let moves = measured.moves.load(Ordering::Relaxed) - before;
    let (took, cpu) = (started.elapsed(), server.cpu() - cpu);
    let mut micros = measured.micros.lock().unwrap().clone();
    measured.stop.store(true, Ordering::Relaxed);
    micros.sort_unstable();
    let at = |share: f64| f64::from(micros[((micros.len() - 1) as f64 * share) as usize]) / 1_000.0;
    println!(
        "| {tables} tables | {:.0} | {:.1} | {:.1} | {:.1} | {:.1} | {:.0} | {} MiB |",
        moves as f64 / took.as_secs_f64(),
        at(0.5),
        at(0.95),
        at(0.99),
        at(1.0),
        cpu.as_micros() as f64 / moves as f64,
        server.memory() / 1_024
    );
    let numbers = ana.get("/metrics").await.body;
    let number = |name: &str| -> f64 {
        let line = numbers.lines().find(|line| line.starts_with(&format!("{name} ")));
        line.and_then(|line| line.rsplit(' ').next()).and_then(|number| number.parse().ok()).unwrap_or(0.0)
    };
    let commits = number("tertulia_commit_seconds_count");
    eprintln!(
        "{tables} tables: {commits:.0} transactions of {:.1} requests, {:.1} ms each",
        number("tertulia_commit_requests_sum") / commits,
        number("tertulia_commit_seconds_sum") / commits * 1_000.0
    );
    for player in players {
        player.abort();
        drop(player.await);
    }
}

/// The first moves of a game and the last ones: server time for each.
async fn late_moves(server: &Server, game: &str) {
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let measured = Arc::new(Measured {
        stop: AtomicBool::new(false),
        moves: AtomicU64::new(0),
        micros: Mutex::default(),
    });
    let playing = tokio::spawn(play(ana, ben, game.to_owned(), Duration::ZERO, Arc::clone(&measured)));
    while measured.moves.load(Ordering::Relaxed) < 150 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    playing.abort();
    drop(playing.await);
    let micros = measured.micros.lock().unwrap().clone();
    let median = |part: &[u32]| {
        let mut part = part.to_vec();
        part.sort_unstable();
        f64::from(part[part.len() / 2]) / 1_000.0
    };
    println!(
        "\nOne table: median of moves 1 to 50: {:.1} ms, of moves 101 to 150: {:.1} ms.",
        median(&micros[..50]),
        median(&micros[100..150])
    );
}

async fn idle_sockets(server: &Server) {
    let ana = Browser::named(server.address, "Ana").await;
    let body = json!({ "settings": { "game": "alcazar", "seats": 2 } });
    let table = ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    let before = server.memory();
    let mut sockets = Vec::new();
    for _ in 0..IDLE_SOCKETS {
        let mut player = Player::connect(&ana).await;
        player.table.clone_from(&table);
        sockets.push(player);
    }
    let after = server.memory();
    println!(
        "\n{IDLE_SOCKETS} sockets that do nothing: {} MiB in all, {:.1} KiB a socket.",
        after / 1_024,
        (after - before) as f64 / IDLE_SOCKETS as f64
    );
    drop(sockets);
}
