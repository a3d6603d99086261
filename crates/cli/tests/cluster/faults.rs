//! What happens to the nodes and to what they stand on: each for a while, and then it ends.

use std::time::{Duration, Instant};

use sqlx::{Connection as _, Executor as _};
use tokio::time::sleep;

use crate::http::Browser;
use crate::nodes::Node;
use crate::player::Player;
use crate::postgres::Cluster;
use crate::proxy::{Link, Proxy};
use crate::world::TestCluster;
use crate::{NEEDS_DISK, tell_all};

/// Longer than a lease.
const PAST_LEASE: Duration = Duration::from_secs(8);
const SHORT: Duration = Duration::from_millis(1_500);
/// Whoever were charged for a jump of so many seconds would have lost by time.
const JUMP: i64 = 4 * 3_600;
/// A full disk is noticed within this.
const PATIENCE: Duration = Duration::from_mins(1);

/// What `PostgreSQL` answers to whoever wants to add something, when its disk is full: where no small disk can be had. It still changes what
/// is there: a node that only looks whether heartbeats are stored does not notice.
const NO_ROOM: &str = "CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION \
    USING ERRCODE = '53100', MESSAGE = 'could not extend file: No space left on device'; END $$; \
    CREATE TRIGGER no_room BEFORE INSERT ON entries FOR EACH STATEMENT EXECUTE FUNCTION no_room()";
const ROOM_AGAIN: &str = "DROP TRIGGER no_room ON entries";
/// What the database writes first goes into the next file.
const NEXT_FILE: &str = "SELECT pg_switch_wal()";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClusterFault {
    NodeKilled,
    /// It comes back only when the others have taken over its bots.
    NodeGone,
    NodeStoppedPastItsLease,
    NatsAway,
    DatabaseRestarted,
    ClientsWithoutAnswers,
    NodeCutOffFromTheDatabase,
    DatabaseWithoutAnswers,
    EverythingSlow,
    NodeCutOffFromClientsAndNats,
    /// Tables of the database cannot grow.
    DiskFull,
    /// The database cannot write what it writes before all else, and goes down.
    DiskFullForTheLog,
    ClockOfNodeJumps,
    /// Ahead, and some time later back.
    ClockOfDatabaseJumps,
}

impl ClusterFault {
    pub(crate) const ALL: [Self; 14] = [
        Self::NodeKilled,
        Self::NodeGone,
        Self::NodeStoppedPastItsLease,
        Self::NatsAway,
        Self::DatabaseRestarted,
        Self::ClientsWithoutAnswers,
        Self::NodeCutOffFromTheDatabase,
        Self::DatabaseWithoutAnswers,
        Self::EverythingSlow,
        Self::NodeCutOffFromClientsAndNats,
        Self::DiskFull,
        Self::DiskFullForTheLog,
        Self::ClockOfNodeJumps,
        Self::ClockOfDatabaseJumps,
    ];
}

impl TestCluster {
    /// One fault, for a while, and its end. Where it is about one node, it is about this.
    pub(crate) async fn suffer(&mut self, fault: ClusterFault, node: usize) {
        let number = node % self.nodes.len();
        let node = &mut self.nodes[number];
        match fault {
            ClusterFault::NodeKilled => {
                node.kill();
                sleep(SHORT).await;
                node.start_again();
                node.until_ready().await;
            }
            ClusterFault::NodeGone => self.without_node(number).await,
            ClusterFault::NodeStoppedPastItsLease => {
                node.signal("STOP");
                sleep(PAST_LEASE).await;
                node.signal("CONT");
            }
            ClusterFault::NatsAway => {
                self.nats.stop();
                sleep(SHORT).await;
                self.people.go_on("NATS is away").await;
                self.nats.start_again();
            }
            ClusterFault::DatabaseRestarted => {
                self.database.control(Cluster::stop).await;
                self.database.control(Cluster::start_again).await;
            }
            ClusterFault::ClientsWithoutAnswers => for_a_while([&node.clients], Link::WithoutAnswers).await,
            ClusterFault::NodeCutOffFromTheDatabase => self.cut_off_from_the_database(number).await,
            ClusterFault::DatabaseWithoutAnswers => {
                for_a_while(&node.databases, Link::WithoutAnswers).await;
                node.databases.iter().for_each(|database| database.set(Link::Cut));
            }
            ClusterFault::EverythingSlow => for_a_while(node.links(), Link::Slow(40)).await,
            ClusterFault::NodeCutOffFromClientsAndNats => {
                node.clients.set(Link::Cut);
                for_a_while(&node.nats, Link::Frozen).await;
            }
            ClusterFault::DiskFull => self.fill_the_disk(false).await,
            ClusterFault::DiskFullForTheLog => self.fill_the_disk(true).await,
            ClusterFault::ClockOfNodeJumps => self.jump_of_node(number).await,
            ClusterFault::ClockOfDatabaseJumps => self.jump_of_database().await,
        }
        self.nodes.iter().for_each(Node::heal);
    }

    /// The others take over the bots that it looked after; then it comes back.
    async fn without_node(&mut self, number: usize) {
        // Nobody new comes to a node that is gone.
        self.people.keep_playing().await;
        self.nodes[number].kill();
        self.people.bots_go_on(&self.storage).await;
        self.nodes[number].start_again();
        self.nodes[number].until_ready().await;
    }

    /// The others can work: whoever is here is sent there.
    async fn cut_off_from_the_database(&self, number: usize) {
        let node = &self.nodes[number];
        let browser = Browser::named(node.clients.address, "Eva").await;
        let mut player = Player::at(&browser, self.people.first_table()).await;
        node.databases.iter().for_each(|database| database.set(Link::Cut));
        player.until(|message| message["type"] == "going-away").await;
    }

    /// Forward and back by hours while the node runs; and it comes back wrong after it was killed.
    async fn jump_of_node(&mut self, number: usize) {
        let node = &mut self.nodes[number];
        for seconds in [JUMP, -JUMP] {
            node.clock.jump_to(seconds);
            sleep(SHORT).await;
        }
        node.kill();
        node.start_again();
        node.until_ready().await;
        node.clock.jump_to(60);
    }

    /// All go by the clock of the database.
    async fn jump_of_database(&mut self) {
        for seconds in [JUMP, -600, 0] {
            self.database.clock.jump_to(seconds);
            sleep(SHORT).await;
            self.people.go_on(&format!("the clock of the database was put to {seconds} s")).await;
        }
        // It was taken for a time when nobody could play.
        let outages = self.storage.outages(0).await.unwrap();
        let longest = outages.iter().map(|outage| outage.to - outage.from).max();
        assert!(longest >= Some(JUMP.unsigned_abs() * 1_000), "the clock has not jumped: {outages:?}");
    }

    /// Until the database has said so; then there is room again.
    async fn fill_the_disk(&mut self, log_too: bool) {
        let Some(disk) = &self.database.disk else { return self.pretend_to_be_full().await };
        let postgres = &self.database.postgres;
        let before = postgres.log().len();
        // Nobody new comes in when the disk is full.
        let mut connection = sqlx::PgConnection::connect(&postgres.url("public")).await.unwrap();
        disk.fill();
        let begun = Instant::now();
        let word = if log_too { "PANIC" } else { "No space left on device" };
        while !postgres.log()[before..].contains(word) {
            assert!(begun.elapsed() < PATIENCE, "the disk is not full");
            if log_too {
                // It goes down by this, at the latest.
                connection.execute(sqlx::raw_sql(NEXT_FILE)).await.ok();
            }
            sleep(Duration::from_millis(50)).await;
        }
        sleep(SHORT).await;
        disk.clear();
        // It starts again by itself, or is started as a machine would.
        if !postgres.is_running() {
            self.database.control(Cluster::start_again).await;
        }
    }

    async fn pretend_to_be_full(&self) {
        tell_all(
            "NOT TESTED: a full disk of PostgreSQL: nothing can be mounted here, and it only says that its disk is full",
        );
        assert!(
            std::env::var_os(NEEDS_DISK).is_none(),
            "{NEEDS_DISK} is set, and nothing can be mounted here"
        );
        self.say_to_the_database(NO_ROOM).await.unwrap();
        sleep(SHORT).await;
        self.say_to_the_database(ROOM_AGAIN).await.unwrap();
    }

    async fn say_to_the_database(&self, sql: &'static str) -> Result<(), sqlx::Error> {
        let mut connection = sqlx::PgConnection::connect(&self.database.postgres.url("public")).await?;
        connection.execute(sqlx::raw_sql(sql)).await.map(drop)
    }
}

async fn for_a_while<'a>(links: impl IntoIterator<Item = &'a Proxy>, link: Link) {
    links.into_iter().for_each(|each| each.set(link));
    sleep(SHORT).await;
}
