//! Several real nodes on a real `PostgreSQL` and a real NATS, and one on the embedded database, checked from outside: people play while nodes
//! are killed and stopped, links break, disks are full, clocks jump, and the database restarts; all that they were told is compared with what
//! is stored in the end.
//!
//! - `world`, `faults`: several nodes, and what happens to them. `embedded`: one node with a file. `upgrade`: nodes of two versions. `nats`: who hears
//!   what, and no news. `timeline`: a database that was replaced.
//! - `nodes`, `proxy`, `clock`, `disk`: programs, and the links, clocks and disks that fail them.
//! - `people`, `client`, `history`: those who play, and what they write down. `check`, `planted`: the checker, and its own test.
//!
//! Where nothing can be mounted no disk can be full: it is told on standard error which test was left out, and with `CLUSTER_NEEDS_DISK` it fails.
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

use std::io::Write as _;
use std::time::{Duration, Instant};

use faults::ClusterFault;
use http::Browser;
use world::TestCluster;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|value| value.parse().ok())
}

/// When it is set a test fails for which no disk can be had.
const NEEDS_DISK: &str = "CLUSTER_NEEDS_DISK";
/// After so many faults that come by chance the machine of the database is lost.
const FAIL_OVER_AFTER: usize = 12;

/// Tells whoever runs the tests, though they hold.
fn tell_all(text: &str) {
    // What is printed is only shown of tests that fail.
    writeln!(std::io::stderr(), "\n{text}\n").ok();
}

/// The memory that this process takes, in MiB, and the most that it took.
fn memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let of = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
        line.split_whitespace().next().and_then(|kib| kib.parse::<u64>().ok()).unwrap_or(0) / 1_024
    };
    format!("{} MiB, at most {} MiB", of("VmRSS:"), of("VmHWM:"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_breaks_no_entry_is_lost_or_doubled_and_everybody_is_told_what_happened() {
    let seconds = number("CLUSTER_SECONDS").unwrap_or(0);
    let mut chance = number("CLUSTER_SEED").unwrap_or(1);
    let mut world = TestCluster::start().await;
    world.go_on("the start").await;
    for (number, fault) in ClusterFault::ALL.into_iter().enumerate() {
        println!("{fault:?}");
        world.suffer(fault, number).await;
        world.go_on(&format!("{fault:?}")).await;
    }
    world.fail_over().await;
    world.go_on("the standby was promoted").await;
    let (begun, mut faults) = (Instant::now(), 0);
    while begun.elapsed() < Duration::from_secs(seconds) {
        faults += 1;
        if faults % FAIL_OVER_AFTER == 1 {
            world.follow_anew().await;
        }
        if faults % FAIL_OVER_AFTER == 0 {
            world.fail_over().await;
            world.go_on("a standby was promoted").await;
            println!("{faults} faults: {}", memory());
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let fault = ClusterFault::ALL[(chance >> 33) as usize % ClusterFault::ALL.len()];
        world.suffer(fault, (chance >> 40) as usize).await;
        world.go_on(&format!("{fault:?}")).await;
    }
    world.go_on("the last fault").await;
    println!("{}", memory());
    world.check().await;
}
