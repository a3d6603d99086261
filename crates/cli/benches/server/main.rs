//! `make bench-server`: the real program under load, from a second process on the same machine.
//!
//! Durable moves a second and how long each takes, for 1, 100 and 1,000 tables, with compressed sockets and beside bots that think; what late moves cost;
//! what sockets and tables take of the memory. `GAME` names the game, `BENCH_FOLDER` where the data is, `TERTULIA` another program.

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

use load::Load;
use process::Server;

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
    let plain = Load { tables: 1, deflates: false, bot_tables: 0 };
    for load in [
        plain,
        Load { tables: 100, ..plain },
        Load { tables: 1_000, ..plain },
        Load { tables: 1_000, deflates: true, ..plain },
        Load { tables: 100, bot_tables: 100, ..plain },
    ] {
        load.measure(&Server::start().await, &game).await;
    }
    late::measure(&Server::start().await, &game).await;
    memory::idle_sockets(&Server::start().await).await;
    memory::tables(&Server::start().await, &game).await;
}
