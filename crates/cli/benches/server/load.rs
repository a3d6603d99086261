//! Many tables at once.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::Server;
use crate::http::Browser;
use crate::seat::{SeatPair, open_for_bots};

/// Moves a second that are asked for, where there are tables enough.
const RATE: u64 = 2_000;
const SECONDS: u64 = 10;

#[derive(Clone, Copy)]
pub(crate) struct BenchLoad {
    pub(crate) tables: u64,
    pub(crate) deflates: bool,
    pub(crate) bot_tables: u64,
}

#[derive(Default)]
struct LoadFigures {
    stop: AtomicBool,
    moves: AtomicU64,
    micros: Mutex<Vec<u32>>,
}

/// Two players at one table after the other, one move at a time, not more often than every `pause`.
async fn play(
    address: SocketAddr,
    game: String,
    pause: Duration,
    deflates: bool,
    measured: Arc<LoadFigures>,
) {
    while !measured.stop.load(Ordering::Relaxed) {
        let mut pair = SeatPair::sit(address, &game, deflates).await;
        let mut next = Instant::now() + pause.mul_f64(measured.moves.load(Ordering::Relaxed) as f64 % 1.0);
        while !measured.stop.load(Ordering::Relaxed) {
            tokio::time::sleep_until(next.into()).await;
            next = (next + pause).max(Instant::now() - pause);
            let Some(took) = pair.play().await else { break };
            measured.micros.lock().unwrap().push(took.as_micros() as u32);
            measured.moves.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl BenchLoad {
    fn name(self) -> String {
        let bots = if self.bot_tables == 0 { "" } else { ", beside 100 tables of bots that think" };
        let packed = if self.deflates { ", compressed" } else { "" };
        format!("{} table{}{packed}{bots}", self.tables, if self.tables == 1 { "" } else { "s" })
    }

    pub(crate) async fn measure(self, server: &Server, game: &str) {
        let pause = Duration::from_micros(if self.tables == 1 { 0 } else { 1_000_000 * self.tables / RATE });
        for _ in 0..self.bot_tables {
            open_for_bots(server.address, game).await;
        }
        let measured = Arc::new(LoadFigures::default());
        let mut players = Vec::new();
        for _ in 0..self.tables {
            let playing = play(server.address, game.to_owned(), pause, self.deflates, Arc::clone(&measured));
            players.push(tokio::spawn(playing));
            tokio::time::sleep(Duration::from_millis(3)).await;
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
            "| {} | {:.0} | {:.1} | {:.1} | {:.1} | {:.1} | {:.0} | {} MiB |",
            self.name(),
            moves as f64 / took.as_secs_f64(),
            at(0.5),
            at(0.95),
            at(0.99),
            at(1.0),
            cpu.as_micros() as f64 / moves as f64,
            server.memory() / 1_024
        );
        self.tell_transactions(server).await;
        for player in players {
            player.abort();
            drop(player.await);
        }
    }

    async fn tell_transactions(self, server: &Server) {
        let numbers = Browser::new(server.address).get("/metrics").await.body;
        let number = |name: &str| -> f64 {
            let line = numbers.lines().find(|line| line.starts_with(&format!("{name} ")));
            line.and_then(|line| line.rsplit(' ').next())
                .and_then(|number| number.parse().ok())
                .unwrap_or(0.0)
        };
        let commits = number("tertulia_commit_seconds_count");
        eprintln!(
            "{}: {commits:.0} transactions of {:.1} requests, {:.1} ms each",
            self.name(),
            number("tertulia_commit_requests_sum") / commits,
            number("tertulia_commit_seconds_sum") / commits * 1_000.0
        );
    }
}
