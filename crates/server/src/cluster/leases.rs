//! What this node may do though nobody asks: time-outs, bot turns, reviews, cleaning.
//!
//! The tables fall into parts, and of each part one node at a time has the lease. It only saves work: what is done under a lease is
//! written with its fence, and is not written when another node has taken the part over.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use catalog::GameKind;
use protocol::Millis;
use table::EntryKind;

use crate::storage::{Fence, PeerNode, Renewal};
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
    held: Mutex<HeldLeases>,
}

#[derive(Debug, Default)]
struct HeldLeases {
    fences: HashMap<u16, u64>,
    /// Until when, by the time since the machine was started.
    until: Millis,
    /// The other nodes.
    others: HashSet<String>,
    /// The rules that the others play, by the parts that they look after; as long as not all play the same.
    elsewhere: HashMap<u16, String>,
}

/// The rules that this program plays, as other nodes read it.
pub(crate) fn own_rules() -> String {
    let played = |kind: GameKind| {
        let versions = (1..=kind.rules_version()).filter(move |version| kind.has_rules(*version));
        versions.map(move |version| rules_of(kind, version))
    };
    let games = GameKind::ALL.into_iter().flat_map(played);
    games.chain([format!("{ENTRY_KINDS}{}", EntryKind::NAMES.len())]).collect::<Vec<_>>().join(" ")
}

/// Among the rules stands how many kinds of entries a program knows.
const ENTRY_KINDS: &str = "entries:";
/// As many as programs know that do not say it.
const FIRST_ENTRY_KINDS: usize = 27;

/// Whether a program with these rules knows every kind of entry that this one may store.
fn has_all_kinds(rules: &str) -> bool {
    let told = rules.split(' ').find_map(|word| word.strip_prefix(ENTRY_KINDS)?.parse().ok());
    told.unwrap_or(FIRST_ENTRY_KINDS) >= EntryKind::NAMES.len()
}

fn rules_of(kind: GameKind, version: u32) -> String {
    format!("{}:{version}", kind.name())
}

impl Leases {
    pub(crate) fn new(is_shared: bool) -> Self {
        Self { is_sole: !is_shared, held: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, HeldLeases> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes over what a renewal brought that was asked for at the given time since the machine was started.
    pub(crate) fn renew(&self, renewal: Renewal, asked_at: Millis) {
        let fences = renewal.fences.into_iter().map(|fence| (fence.shard, fence.number)).collect();
        let until = asked_at + LEASE.as_millis() as Millis;
        let parts = |peer: &PeerNode| {
            let rules = peer.rules.clone();
            peer.shards.clone().into_iter().map(move |shard| (shard, rules.clone()))
        };
        let elsewhere = renewal.others.iter().flat_map(parts).collect();
        let others = renewal.others.into_iter().map(|peer| peer.node).collect();
        *self.lock() = HeldLeases { fences, until, others, elsewhere };
    }

    /// Whether what was held had not run out at the given time since the machine was started.
    pub(crate) fn is_held_at(&self, at: Millis) -> bool {
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

    /// What may be done at a table that follows these rules. Whoever does not play them does nothing there; in the stead of such a node
    /// all others may act, and the numbers of the entries see to it that nothing happens twice.
    pub(crate) fn right_to_play(&self, table: &str, kind: GameKind, version: u32) -> Right {
        match self.right_to(table) {
            Right::Sole => Right::Sole,
            _ if !kind.has_rules(version) => Right::None,
            Right::None if self.is_left_by_others(table, |rules| !may_play(rules, kind, version)) => {
                Right::Sole
            }
            right => right,
        }
    }

    /// Whether this node is to look whether something is due at a table.
    pub(crate) fn may_look_after(&self, table: &str) -> bool {
        self.right_to(table).is_given() || self.is_left_by_others(table, |_| true)
    }

    /// Whether the node that looks after the table plays other rules than this one, and leaves it by them.
    fn is_left_by_others(&self, table: &str, leaves: impl Fn(&str) -> bool) -> bool {
        let held = self.lock();
        running() < held.until && held.elsewhere.get(&shard_of(table)).is_some_and(|rules| leaves(rules))
    }

    /// The parts of the tables in which this node is to look whether something is due.
    pub(crate) fn parts(&self) -> Vec<u16> {
        let held = self.lock();
        let mut parts: Vec<u16> = held.fences.keys().chain(held.elsewhere.keys()).copied().collect();
        parts.sort_unstable();
        parts.dedup();
        parts
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

    /// The other nodes that there are.
    pub(crate) fn others(&self) -> HashSet<String> {
        self.lock().others.clone()
    }

    pub(crate) fn is_alive(&self, node: &str) -> bool {
        self.lock().others.contains(node)
    }

    /// How many nodes there are, this one included.
    pub(crate) fn nodes(&self) -> u32 {
        self.lock().others.len() as u32 + 1
    }
}

/// Whether a program with these rules can go on with a table at which this one has done something.
fn may_play(rules: &str, kind: GameKind, version: u32) -> bool {
    has_rules(rules, kind, version) && has_all_kinds(rules)
}

fn has_rules(rules: &str, kind: GameKind, version: u32) -> bool {
    let wanted = rules_of(kind, version);
    rules.split(' ').any(|played| played == wanted)
}

/// The part that a table is in: FNV-1a over its name, the same at every node.
pub(crate) fn shard_of(table: &str) -> u16 {
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
    fn in_the_stead_of_a_node_that_does_not_play_the_rules_others_may_act() {
        let leases = Leases::new(true);
        let (kind, version) = (GameKind::Toledo, GameKind::Toledo.rules_version());
        let peer =
            |rules: String| PeerNode { node: "old".to_owned(), rules, shards: vec![shard_of("table")] };
        let renew =
            |rules| leases.renew(Renewal { others: vec![peer(rules)], ..Renewal::default() }, running());
        renew("alcazar:1".to_owned());
        assert_eq!(leases.right_to_play("table", kind, version), Right::Sole);
        assert!(leases.may_look_after("table") && !leases.right_to("table").is_given());
        assert_eq!(leases.right_to_play("table", kind, version + 7), Right::None, "this one cannot either");
        renew(own_rules());
        assert_eq!(leases.right_to_play("table", kind, version), Right::None);
        let kinds = EntryKind::NAMES.len();
        let rules = |kinds: usize| {
            own_rules().replace(&format!("entries:{}", EntryKind::NAMES.len()), &format!("entries:{kinds}"))
        };
        renew(rules(kinds - 1));
        assert_eq!(leases.right_to_play("table", kind, version), Right::Sole, "it may not know an entry");
        renew(rules(kinds + 1));
        assert_eq!(leases.right_to_play("table", kind, version), Right::None);
    }

    #[test]
    fn the_tables_are_spread_over_all_parts() {
        let shards: HashSet<u16> = (0..1_000).map(|number| shard_of(&format!("table {number}"))).collect();
        assert_eq!(shards.len(), usize::from(SHARDS));
    }
}
