//! Tables of two people each, at a set rate and as fast as they are answered.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::task::JoinHandle;

use crate::seat::SeatPair;
use crate::world::{BenchCluster, ProcessorTime};

const TABLES: usize = 40;
/// Moves a second that are asked for, of all tables together: what every kind of server can bear.
const RATE: f64 = 300.0;
const WARM_UP: Duration = Duration::from_secs(3);
const MEASURED: Duration = Duration::from_secs(8);

/// What was measured; times of processors in microseconds a move.
pub(crate) struct ClusterFigures {
    pub(crate) most: f64,
    pub(crate) p50: f64,
    pub(crate) p99: f64,
    pub(crate) node: f64,
    pub(crate) database: f64,
    pub(crate) bus: f64,
    pub(crate) round_trips: f64,
    /// Those that store moves.
    pub(crate) for_moves: f64,
}

#[derive(Default)]
struct Players {
    stop: AtomicBool,
    moves: AtomicU64,
    micros: Mutex<Vec<u32>>,
    pause: Mutex<Duration>,
}

async fn play(addresses: [SocketAddr; 2], players: Arc<Players>) {
    while !players.stop.load(Ordering::Relaxed) {
        let mut pair = SeatPair::sit_at(addresses, "alcazar", false).await;
        let mut next = Instant::now();
        while !players.stop.load(Ordering::Relaxed) {
            tokio::time::sleep_until(next.into()).await;
            let pause = *players.pause.lock().unwrap();
            next = (next + pause).max(Instant::now().checked_sub(pause).unwrap());
            let Some(took) = pair.play().await else { break };
            players.micros.lock().unwrap().push(took.as_micros() as u32);
            players.moves.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// What happened while it was measured.
struct Interval {
    moves: f64,
    seconds: f64,
    micros: Vec<u32>,
    used: ProcessorTime,
}

impl Players {
    async fn measure(&self, world: &BenchCluster, pause: Duration) -> Interval {
        *self.pause.lock().unwrap() = pause;
        tokio::time::sleep(WARM_UP).await;
        self.micros.lock().unwrap().clear();
        let (moves, used, started) = (self.moves.load(Ordering::Relaxed), world.used().await, Instant::now());
        tokio::time::sleep(MEASURED).await;
        let seconds = started.elapsed().as_secs_f64();
        let moves = (self.moves.load(Ordering::Relaxed) - moves) as f64;
        let mut micros = self.micros.lock().unwrap().clone();
        micros.sort_unstable();
        Interval { moves, seconds, micros, used: world.used().await.since(&used) }
    }
}

pub(crate) async fn measure(world: &BenchCluster) -> ClusterFigures {
    let players = Arc::new(Players::default());
    let pause = Duration::from_secs_f64(TABLES as f64 / RATE);
    *players.pause.lock().unwrap() = pause;
    let mut tasks: Vec<JoinHandle<()>> = Vec::new();
    for table in 0..TABLES {
        let node = |offset: usize| world.addresses[(table + offset) % world.addresses.len()];
        tasks.push(tokio::spawn(play([node(0), node(1)], Arc::clone(&players))));
        tokio::time::sleep(pause / TABLES as u32).await;
    }
    let paced = players.measure(world, pause).await;
    let fast = players.measure(world, Duration::ZERO).await;
    players.stop.store(true, Ordering::Relaxed);
    for task in tasks {
        task.abort();
        drop(task.await);
    }
    let at =
        |share: f64| f64::from(paced.micros[((paced.micros.len() - 1) as f64 * share) as usize]) / 1_000.0;
    let each = |time: Duration| time.as_micros() as f64 / paced.moves;
    ClusterFigures {
        most: fast.moves / fast.seconds,
        p50: at(0.5),
        p99: at(0.99),
        node: each(paced.used.nodes),
        database: each(paced.used.database),
        bus: each(paced.used.bus),
        round_trips: paced.used.statements as f64 / paced.moves,
        for_moves: paced.used.moves as f64 / paced.moves,
    }
}
