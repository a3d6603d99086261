//! `make bench-server`: the real program under load, from a second process on the same machine.
//!
//! Durable moves a second and how long each takes, for 1, 100 and 1,000 tables, with compressed sockets and beside bots that think; what late moves cost;
//! what sockets and tables take of the memory. `GAME` names the game, `BENCH_FOLDER` where the data is, `TERTULIA` another program; `ONLY=bots,late` measures a part
//! (of `plain`, `packed`, `bots`, `late`, `sockets` and `memory`).

#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    clippy::cast_precision_loss,
    clippy::unchecked_time_subtraction,
    reason = "a measurement, not a product"
)]

#[path = "../../../server/tests/suite/support/http.rs"]
mod http;
mod late;
mod load;
mod memory;
mod process;
#[path = "../../../server/tests/suite/support/raw.rs"]
mod raw;
mod seat;

use load::BenchLoad;
use process::Server;

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(measure());
}

async fn measure() {
    let game = std::env::var("GAME").unwrap_or_else(|_| "alcazar".to_owned());
    let only = std::env::var("ONLY").unwrap_or_default();
    let wanted = |part: &str| only.is_empty() || only.split(',').any(|one| one == part);
    println!(
        "| {game} | moves/s | p50 ms | p95 ms | p99 ms | most ms | server CPU µs a move | server memory |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    let plain = BenchLoad { tables: 1, deflates: false, bot_tables: 0 };
    for (part, load) in [
        ("plain", plain),
        ("plain", BenchLoad { tables: 100, ..plain }),
        ("plain", BenchLoad { tables: 1_000, ..plain }),
        ("packed", BenchLoad { tables: 1_000, deflates: true, ..plain }),
        ("bots", BenchLoad { tables: 100, bot_tables: 100, ..plain }),
    ] {
        if wanted(part) {
            load.measure(&Server::start().await, &game).await;
        }
    }
    if wanted("late") {
        late::measure(&Server::start().await, &game).await;
    }
    if wanted("sockets") {
        memory::idle_sockets(&Server::start().await).await;
    }
    if wanted("memory") {
        memory::tables(&Server::start().await, &game).await;
    }
}
