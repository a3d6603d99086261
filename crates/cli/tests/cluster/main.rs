//! Several real nodes on a real `PostgreSQL` and a real NATS, and one on the embedded database, checked from outside: people play while nodes
//! are killed and stopped, links break, disks are full, clocks jump, and the database restarts; all that they were told is compared with what
//! is stored in the end.
//!
//! - `world`, `faults`: several nodes, and what happens to them. `embedded`: one node with a file. `upgrade`: nodes of two versions. `nats`: who hears
//!   what, and no news. `timeline`: a database that was replaced.
//! - `nodes`, `proxy`, `clock`, `disk`: programs, and the links, clocks and disks that fail them.
//! - `people`, `client`, `history`: those who play, and what they write down. `check`, `planted`: the checker, and its own test.
//!
//! `CLUSTER_SECONDS` says how long faults come by chance after those that always come, `CLUSTER_SEED` which; `make soak` asks for an hour.

#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test says what it expects"
)]

mod check;
mod client;
mod clock;
mod disk;
mod embedded;
mod faults;
mod history;
#[path = "../../../server/tests/suite/support/http.rs"]
mod http;
mod nats;
mod nodes;
mod people;
mod planted;
#[path = "../../../server/tests/suite/support/player.rs"]
mod player;
#[path = "../../../server/tests/suite/support/ports.rs"]
mod ports;
#[path = "../../../server/tests/suite/support/cluster.rs"]
mod postgres;
mod proxy;
mod timeline;
mod upgrade;
mod world;

use std::time::{Duration, Instant};

use faults::ClusterFault;
use http::Browser;
use world::TestCluster;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|value| value.parse().ok())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_breaks_no_entry_is_lost_or_doubled_and_everybody_is_told_what_happened() {
    let seconds = number("CLUSTER_SECONDS").unwrap_or(0);
    let mut chance = number("CLUSTER_SEED").unwrap_or(1);
    let mut world = TestCluster::start().await;
    world.people.go_on("the start").await;
    for (number, fault) in ClusterFault::ALL.into_iter().enumerate() {
        println!("{fault:?}");
        world.suffer(fault, number).await;
        world.people.go_on(&format!("{fault:?}")).await;
    }
    world.fail_over().await;
    world.people.go_on("the standby was promoted").await;
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(seconds) {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let fault = ClusterFault::ALL[(chance >> 33) as usize % ClusterFault::ALL.len()];
        world.suffer(fault, (chance >> 40) as usize).await;
        world.people.go_on(&format!("{fault:?}")).await;
    }
    world.people.go_on("the last fault").await;
    world.check().await;
}
