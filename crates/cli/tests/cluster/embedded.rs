//! One node on the embedded database, whose disk fills and whose clock jumps while people play.

use std::time::{Duration, Instant};

use server::Database;
use tempfile::TempDir;
use tokio::time::sleep;

use crate::disk::Disk;
use crate::nodes::Node;
use crate::people::ClusterPeople;
use crate::{NEEDS_DISK, number, tell_all};

/// In MiB: more than the server wants to have left.
const DISK: u32 = 256;
const DATA_FILE: &str = "tertulia.db";
const SHORT: Duration = Duration::from_millis(1_500);
/// Whoever were charged for a jump of so many seconds would have lost by time.
const JUMP: i64 = 4 * 3_600;
const PATIENCE: Duration = Duration::from_mins(1);

struct EmbeddedWorld {
    node: Node,
    disk: Disk,
    people: ClusterPeople,
}

impl EmbeddedWorld {
    /// Nothing more can be stored, until the node says itself that it is not ready.
    async fn fill_the_disk(&self) {
        self.disk.fill();
        let begun = Instant::now();
        while self.node.is_ready().await {
            assert!(begun.elapsed() < PATIENCE, "the node does not notice that its disk is full");
            sleep(Duration::from_millis(50)).await;
        }
        sleep(SHORT).await;
    }

    async fn restart(&mut self) {
        self.node.kill();
        self.node.start_again();
        self.node.until_ready().await;
    }

    async fn suffer(&mut self, fault: usize) -> &'static str {
        match fault % 4 {
            0 => {
                self.fill_the_disk().await;
                self.disk.clear();
                self.node.until_ready().await;
                "the disk was full"
            }
            1 => {
                self.fill_the_disk().await;
                self.node.kill();
                self.disk.clear();
                self.restart().await;
                "the node was killed while its disk was full"
            }
            2 => {
                for seconds in [JUMP, -JUMP, 0] {
                    self.node.clock.jump_to(seconds);
                    sleep(SHORT).await;
                }
                "the clock jumped"
            }
            _ => {
                for seconds in [JUMP, -JUMP] {
                    self.node.clock.jump_to(seconds);
                    self.restart().await;
                    self.people.go_on("a start with another clock").await;
                }
                "the clock was another at each start"
            }
        }
    }
}

/// All that belongs to the database, where it can be opened.
fn copy_of_data(disk: &Disk) -> TempDir {
    let copy = TempDir::new().unwrap();
    for more in ["", "-wal", "-shm"] {
        let name = format!("{DATA_FILE}{more}");
        let file = disk.folder_from_outside().join(&name);
        if file.exists() {
            std::fs::copy(file, copy.path().join(name)).unwrap();
        }
    }
    copy
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_full_disk_and_with_a_clock_that_jumps_no_entry_is_lost_or_doubled() {
    let Some(disk) = Disk::start(DISK) else {
        tell_all(
            "NOT TESTED: on_a_full_disk_and_with_a_clock_that_jumps: nothing can be mounted here, so no disk can be full",
        );
        assert!(
            std::env::var_os(NEEDS_DISK).is_none(),
            "{NEEDS_DISK} is set, and nothing can be mounted here"
        );
        return;
    };
    let seconds = number("CLUSTER_SECONDS").unwrap_or(0) / 6;
    let node = Node::start_alone(&disk).await;
    let people = ClusterPeople::at(vec![node.clients.address]);
    let mut world = EmbeddedWorld { node, disk, people };
    world.people.go_on("the start").await;
    let begun = Instant::now();
    for fault in 0.. {
        if fault >= 4 && begun.elapsed() >= Duration::from_secs(seconds) {
            break;
        }
        let name = world.suffer(fault).await;
        world.people.go_on(name).await;
    }
    world.people.stop();
    world.node.kill();
    let copy = copy_of_data(&world.disk);
    let storage = Database::File(copy.path().join(DATA_FILE)).open().await.unwrap();
    world.people.check(&storage).await;
}
