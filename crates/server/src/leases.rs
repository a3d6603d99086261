//! What this node may do though nobody asks: time-outs, bot turns, reviews, cleaning.
//!
//! The tables fall into parts, and of each part one node at a time has the lease. It only saves work: what is done under a lease is
//! written with its fence, and is not written when another node has taken the part over.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::Millis;

use crate::storage::{Fence, Renewal};
use crate::time::running;

/// So long a lease holds when it is not renewed.
pub(crate) const LEASE: Duration = Duration::from_secs(6);
/// Parts that the tables fall into: many more than there are nodes, so that each has about as much to do.
pub(crate) const SHARDS: u16 = 64;

/// What one node may do at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Right {
    /// Another node looks after it, or nobody does at the moment.
    None,
    /// There is no other node.
    Sole,
    /// As long as the fence holds.
    Leased(Fence),
}

impl Right {
    pub(crate) const fn is_given(self) -> bool {
        !matches!(self, Self::None)
    }

    /// What goes with a change that is made under it.
    pub(crate) const fn fence(self) -> Option<Fence> {
        match self {
            Self::Leased(fence) => Some(fence),
            Self::None | Self::Sole => None,
        }
    }
}

/// The leases of this node.
#[derive(Debug)]
pub(crate) struct Leases {
    /// The data is for this process alone: it needs no lease.
    is_sole: bool,
    held: Mutex<Held>,
}

#[derive(Debug, Default)]
struct Held {
    fences: HashMap<u16, u64>,
    /// Until when, by the time since the machine was started.
    until: Millis,
    /// The other nodes.
    others: HashSet<String>,
}

impl Leases {
    pub(crate) fn new(is_shared: bool) -> Self {
        Self { is_sole: !is_shared, held: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes over what a renewal brought that was asked for at the given time since the machine was started.
    pub(crate) fn renew(&self, renewal: Renewal, asked_at: Millis) {
        let fences = renewal.fences.into_iter().map(|fence| (fence.shard, fence.number)).collect();
        let until = asked_at + LEASE.as_millis() as Millis;
        *self.lock() = Held { fences, until, others: renewal.others.into_iter().collect() };
    }

    /// Whether what was held had not run out at the given time since the machine was started.
    pub(crate) fn hold_at(&self, at: Millis) -> bool {
        at < self.lock().until
    }

    /// Nothing is held any more.
    pub(crate) fn let_go(&self) {
        self.lock().fences.clear();
    }

    /// What may be done at a table.
    pub(crate) fn right_to(&self, table: &str) -> Right {
        self.right_to_shard(shard_of(table))
    }

    /// What is about no table in particular is done by whoever looks after the first part.
    pub(crate) fn right_to_common(&self) -> Right {
        self.right_to_shard(0)
    }

    fn right_to_shard(&self, shard: u16) -> Right {
        if self.is_sole {
            return Right::Sole;
        }
        let held = self.lock();
        match held.fences.get(&shard) {
            Some(number) if running() < held.until => Right::Leased(Fence { shard, number: *number }),
            _ => Right::None,
        }
    }

    pub(crate) fn has_others(&self) -> bool {
        !self.lock().others.is_empty()
    }

    pub(crate) fn is_alive(&self, node: &str) -> bool {
        self.lock().others.contains(node)
    }

    /// How many nodes there are, this one included.
    pub(crate) fn nodes(&self) -> u32 {
        self.lock().others.len() as u32 + 1
    }
}

/// The part that a table is in: FNV-1a over its name, the same at every node.
fn shard_of(table: &str) -> u16 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    (table.bytes().fold(0xcbf2_9ce4_8422_2325, step) % u64::from(SHARDS)) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lease_that_is_not_renewed_gives_no_right() {
        let leases = Leases::new(true);
        assert!(!leases.right_to("table").is_given());
        let shard = shard_of("table");
        let renewal = || Renewal { fences: vec![Fence { shard, number: 7 }], ..Renewal::default() };
        leases.renew(renewal(), running());
        assert_eq!(leases.right_to("table").fence(), Some(Fence { shard, number: 7 }));
        leases.renew(renewal(), running().saturating_sub(LEASE.as_millis() as Millis));
        assert!(!leases.right_to("table").is_given());
        assert_eq!(Leases::new(false).right_to("table"), Right::Sole);
    }

    #[test]
    fn the_tables_are_spread_over_all_parts() {
        let shards: HashSet<u16> = (0..1_000).map(|number| shard_of(&format!("table {number}"))).collect();
        assert_eq!(shards.len(), usize::from(SHARDS));
    }
}
