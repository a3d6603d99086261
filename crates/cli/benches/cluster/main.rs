//! `make bench-cluster`: one node on the embedded database against 1, 2 and 4 nodes on `PostgreSQL` and NATS, all of it the real programs.
//!
//! The two at a table sit at two nodes, wherever there are two. At a set rate: how long moves take, processor time a move and round trips a
//! move; then as fast as they are answered: moves a second. `STATEMENTS=1` says what the database was asked. `ONLY=full` measures a database with many tables instead (`OPEN`, `FINISHED`).

#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::cast_precision_loss,
    reason = "a measurement, not a product"
)]

mod full;
#[path = "../../../server/tests/suite/support/http.rs"]
mod http;
mod load;
#[path = "../../../server/tests/suite/support/ports.rs"]
mod ports;
#[path = "../../../server/tests/suite/support/cluster.rs"]
mod postgres;
#[path = "../../../server/tests/suite/support/raw.rs"]
mod raw;
#[path = "../server/seat.rs"]
mod seat;
mod world;

use load::{ClusterFigures, measure};
use world::BenchCluster;

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    if std::env::var("ONLY").as_deref() == Ok("full") {
        return runtime.block_on(full::measure());
    }
    runtime.block_on(compare());
}

async fn compare() {
    println!(
        "| | moves/s at most | p50 ms | p99 ms | node µs a move | ratio | PostgreSQL µs | NATS µs | round trips a move | those for moves |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    );
    let embedded = measure(&BenchCluster::embedded().await).await;
    tell("SQLite, 1 node", &embedded, &embedded);
    for nodes in [1, 2, 4] {
        let world = BenchCluster::of_nodes(nodes).await;
        let figures = measure(&world).await;
        if std::env::var("STATEMENTS").is_ok() {
            println!("{}", world.statements().await.join("\n"));
        }
        tell(&format!("PostgreSQL, {nodes} node{}", if nodes == 1 { "" } else { "s" }), &figures, &embedded);
    }
}

fn tell(name: &str, figures: &ClusterFigures, embedded: &ClusterFigures) {
    let ClusterFigures { most, p50, p99, node, database, bus, round_trips, for_moves } = figures;
    println!(
        "| {name} | {most:.0} | {p50:.1} | {p99:.1} | {node:.0} | {:.2} | {database:.0} | {bus:.0} | {round_trips:.3} | {for_moves:.3} |",
        node / embedded.node
    );
}
