//! How much anybody may ask for. The address alone says little (a school has one, a swarm has many), so there are limits for each
//! session, each address, and all together.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

use governor::clock::DefaultClock;
use governor::state::keyed::HashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use protocol::ProblemKey;
use protocol::rest::HouseSettings;

use crate::config::ServerLimits;
use crate::metrics;
use crate::refuse::{Result, refuse};

type ForAll = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

/// Keys that are remembered; beyond this those that have been quiet are forgotten.
const MOST_KEYS: usize = 10_000;

/// A limit for each of many.
#[derive(Debug)]
struct ForEach {
    limiter: RateLimiter<String, HashMapStateStore<String>, DefaultClock>,
    /// With so many keys the quiet ones are forgotten. Raised while many are loud, so that not every request looks through all of them.
    next_sweep: AtomicUsize,
}

impl ForEach {
    fn new(quota: Quota) -> Self {
        Self { limiter: RateLimiter::hashmap(quota), next_sweep: AtomicUsize::new(MOST_KEYS) }
    }

    fn may_pass(&self, key: &String) -> bool {
        if self.limiter.len() > self.next_sweep.load(Ordering::Relaxed) {
            self.limiter.retain_recent();
            self.limiter.shrink_to_fit();
            self.next_sweep.store(MOST_KEYS.max(2 * self.limiter.len()), Ordering::Relaxed);
        }
        self.limiter.check_key(key).is_ok()
    }
}

/// So many sessions behind one address are served fully at the same time. Whoever makes up sessions gains no more than this.
const SHARED: u32 = 10;
/// Of what all can have together, one address can have this part: the others are not locked out by it.
pub(crate) const SHARES: u32 = 10;
/// So many sockets of one address can send as much as each of them may.
const BUSY_SOCKETS: u32 = 20;

/// Reports an hour of one address, whoever makes them: new guests cost nothing.
const REPORTS_PER_HOUR: u32 = 60;

/// New names of one person in a minute: every table where they sit notes each of them for good.
const RENAMES_PER_MINUTE: u32 = 10;
/// Passkeys that an address begins to make or to show in a minute: each is stored for a while.
const CEREMONIES_PER_MINUTE: u32 = 120;

/// Counts what is asked for.
#[derive(Debug)]
pub(crate) struct RateLimits {
    each: ForEach,
    addresses: ForEach,
    all: ForAll,
    new: RwLock<Arc<NewLimits>>,
    messages_of_addresses: ForEach,
    reports_of_addresses: ForEach,
    renames: ForEach,
    ceremonies_of_addresses: ForEach,
    sockets: Arc<SocketCounts>,
}

/// Limits of what is made anew. The host can set them while the server runs: then they begin to count from nothing.
#[derive(Debug)]
struct NewLimits {
    sessions: ForAll,
    sessions_of_addresses: ForEach,
    accounts_of_addresses: ForEach,
    tables: ForEach,
    tables_of_addresses: ForEach,
    all_tables: ForAll,
}

impl NewLimits {
    fn new(sessions_per_minute: u32, accounts_per_hour: u32, tables_per_minute: u32) -> Self {
        let of_address = sessions_per_minute / SHARES;
        Self {
            sessions: RateLimiter::direct(per_minute(sessions_per_minute)),
            sessions_of_addresses: ForEach::new(per_minute(of_address)),
            accounts_of_addresses: ForEach::new(Quota::per_hour(
                NonZeroU32::new(accounts_per_hour).unwrap_or(NonZeroU32::MIN),
            )),
            tables: ForEach::new(per_minute(tables_per_minute)),
            tables_of_addresses: ForEach::new(per_minute(of_address)),
            all_tables: RateLimiter::direct(per_minute(sessions_per_minute)),
        }
    }
}

/// The sockets that are open: of all, of each session, of each address.
#[derive(Debug)]
struct SocketCounts {
    all: AtomicUsize,
    most: usize,
    sessions: Counts,
    addresses: Counts,
}

/// A socket that is counted until this is dropped.
#[derive(Debug)]
pub(crate) struct SocketPermit {
    counts: Arc<SocketCounts>,
    session: String,
    address: String,
}

impl SocketPermit {
    /// What stands for whoever has the socket: the session, the seat of a token, or the address where there is neither.
    pub(crate) fn session(&self) -> &str {
        &self.session
    }

    pub(crate) fn address(&self) -> &String {
        &self.address
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.counts.sessions.close(&self.session);
        self.counts.addresses.close(&self.address);
        metrics::sockets(self.counts.all.fetch_sub(1, Ordering::Relaxed) - 1);
    }
}

/// How many of something each of many has at the moment.
#[derive(Debug)]
pub(crate) struct Counts {
    open: Mutex<HashMap<String, usize>>,
    most: usize,
}

impl Counts {
    pub(crate) fn new(most: usize) -> Self {
        Self { open: Mutex::default(), most }
    }

    /// One more, if there may be one.
    pub(crate) fn try_open(&self, key: &str) -> bool {
        let mut open = self.lock();
        let count = open.entry(key.to_owned()).or_default();
        let has_room = *count < self.most;
        *count += usize::from(has_room);
        has_room
    }

    pub(crate) fn close(&self, key: &str) {
        let mut open = self.lock();
        if let Some(count) = open.get_mut(key) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                open.remove(key);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn per_minute(count: u32) -> Quota {
    Quota::per_minute(NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN))
}

fn quota(per_second: u32) -> Quota {
    let per_second = NonZeroU32::new(per_second).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(per_second).allow_burst(per_second.saturating_mul(NonZeroU32::MIN.saturating_add(1)))
}

/// A limiter for one socket.
pub(crate) type SocketLimit = ForAll;

pub(crate) fn socket_limit(limits: &ServerLimits) -> SocketLimit {
    RateLimiter::direct(quota(limits.messages_per_second))
}

/// 5 lines in 10 seconds for everybody at a table, over however many sockets.
#[derive(Debug)]
pub(crate) struct ChatLimits(ForEach);

impl Default for ChatLimits {
    fn default() -> Self {
        let five = NonZeroU32::MIN.saturating_add(4);
        let per_minute = five.saturating_mul(NonZeroU32::MIN.saturating_add(5));
        Self(ForEach::new(Quota::per_minute(per_minute).allow_burst(five)))
    }
}

impl ChatLimits {
    /// The same for all nodes together: so many lines in so many milliseconds.
    pub(crate) const MOST: u64 = 5;
    pub(crate) const WINDOW: protocol::Millis = 10_000;
    /// And of those who are new here.
    pub(crate) const NEWCOMER_MOST: u64 = 10;
    pub(crate) const NEWCOMER_WINDOW: protocol::Millis = 60_000;

    /// 10 lines a minute.
    pub(crate) fn for_newcomers() -> Self {
        Self(ForEach::new(per_minute(Self::NEWCOMER_MOST as u32)))
    }

    pub(crate) fn check(&self, who: &String) -> Result<()> {
        if self.0.may_pass(who) { Ok(()) } else { too_fast() }
    }
}

pub(crate) fn too_fast<T>() -> Result<T> {
    refuse(ProblemKey::RateLimited, "too much at once; try again a little later")
}

impl RateLimits {
    pub(crate) fn new(limits: &ServerLimits) -> Self {
        Self {
            each: ForEach::new(quota(limits.requests_per_second)),
            addresses: ForEach::new(quota(limits.requests_per_second.saturating_mul(SHARED))),
            all: RateLimiter::direct(quota(limits.requests_per_second_of_all)),
            new: RwLock::new(Arc::new(NewLimits::new(
                limits.sessions_per_minute,
                limits.accounts_per_hour,
                limits.tables_per_minute,
            ))),
            messages_of_addresses: ForEach::new(quota(
                limits.messages_per_second.saturating_mul(BUSY_SOCKETS),
            )),
            reports_of_addresses: ForEach::new(Quota::per_hour(
                NonZeroU32::new(REPORTS_PER_HOUR).unwrap_or(NonZeroU32::MIN),
            )),
            renames: ForEach::new(per_minute(RENAMES_PER_MINUTE)),
            ceremonies_of_addresses: ForEach::new(per_minute(CEREMONIES_PER_MINUTE)),
            sockets: Arc::new(SocketCounts {
                all: AtomicUsize::new(0),
                most: limits.sockets,
                sessions: Counts::new(limits.sockets_per_session),
                addresses: Counts::new(limits.sockets_per_address),
            }),
        }
    }

    fn new_limits(&self) -> Arc<NewLimits> {
        Arc::clone(&self.new.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The host has set other limits.
    pub(crate) fn adjust(&self, house: &HouseSettings) {
        let (Some(sessions), Some(accounts), Some(tables)) =
            (house.sessions_per_minute, house.accounts_per_hour, house.tables_per_minute)
        else {
            return;
        };
        *self.new.write().unwrap_or_else(PoisonError::into_inner) =
            Arc::new(NewLimits::new(sessions, accounts, tables));
    }

    /// Sockets that are open.
    pub(crate) fn open_sockets(&self) -> usize {
        self.sockets.all.load(Ordering::Relaxed)
    }

    /// One request of an address, whoever sends it.
    pub(crate) fn request_of_address(&self, address: &String) -> Result<()> {
        if self.addresses.may_pass(address) { Ok(()) } else { too_fast() }
    }

    /// The same request counted for its session, or for its address when it has none; and for all together.
    pub(crate) fn request(&self, own: &String) -> Result<()> {
        if self.each.may_pass(own) && self.all.check().is_ok() { Ok(()) } else { too_fast() }
    }

    /// One more session.
    pub(crate) fn session(&self, address: &String) -> Result<()> {
        let new = self.new_limits();
        let fits = new.sessions_of_addresses.may_pass(address) && new.sessions.check().is_ok();
        if fits { Ok(()) } else { too_fast() }
    }

    /// One more account: names that are taken once are taken for all.
    pub(crate) fn account(&self, address: &String) -> Result<()> {
        if self.new_limits().accounts_of_addresses.may_pass(address) { Ok(()) } else { too_fast() }
    }

    /// One more table: tables that are over are kept, so they may not be made without end.
    pub(crate) fn table(&self, opened_by: &String, address: &String) -> Result<()> {
        let new = self.new_limits();
        let fits = new.tables.may_pass(opened_by)
            && new.tables_of_addresses.may_pass(address)
            && new.all_tables.check().is_ok();
        if fits { Ok(()) } else { too_fast() }
    }

    /// One more report.
    pub(crate) fn report(&self, address: &String) -> Result<()> {
        if self.reports_of_addresses.may_pass(address) { Ok(()) } else { too_fast() }
    }

    /// One more name of somebody.
    pub(crate) fn rename(&self, person: &String) -> Result<()> {
        if self.renames.may_pass(person) { Ok(()) } else { too_fast() }
    }

    /// One more passkey that somebody begins to make or to show.
    pub(crate) fn ceremony(&self, address: &String) -> Result<()> {
        if self.ceremonies_of_addresses.may_pass(address) { Ok(()) } else { too_fast() }
    }

    /// One more message over the sockets of an address.
    pub(crate) fn message(&self, address: &String) -> Result<()> {
        if self.messages_of_addresses.may_pass(address) { Ok(()) } else { too_fast() }
    }

    /// One more socket of a session, at an address.
    pub(crate) fn socket(&self, session: &str, address: &str) -> Result<SocketPermit> {
        let counts = &self.sockets;
        if counts.all.load(Ordering::Relaxed) >= counts.most {
            return refuse(ProblemKey::TooMany, "there are too many sockets");
        }
        if !counts.addresses.try_open(address) {
            return refuse(ProblemKey::TooMany, "this address has too many sockets open");
        }
        if !counts.sessions.try_open(session) {
            counts.addresses.close(address);
            return refuse(ProblemKey::TooMany, "this session has too many sockets open");
        }
        metrics::sockets(counts.all.fetch_add(1, Ordering::Relaxed) + 1);
        Ok(SocketPermit {
            counts: Arc::clone(counts),
            session: session.to_owned(),
            address: address.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_that_are_quiet_are_forgotten_and_a_crowd_is_not_looked_through_every_time() {
        let limit = ForEach::new(quota(1_000_000));
        for number in 0..3 * MOST_KEYS {
            assert!(limit.may_pass(&format!("key {number}")));
        }
        // A millionth of a second later a key is as good as new.
        assert!(limit.limiter.len() <= 2 * MOST_KEYS, "{}", limit.limiter.len());
        let loud = ForEach::new(quota(1));
        for number in 0..=2 * MOST_KEYS {
            assert!(loud.may_pass(&format!("key {number}")));
        }
        assert_eq!(loud.limiter.len(), 2 * MOST_KEYS + 1, "nobody loud is forgotten");
        assert!(loud.next_sweep.load(Ordering::Relaxed) >= 2 * MOST_KEYS);
    }

    #[test]
    fn a_session_can_open_sockets_again_when_it_has_closed_some() {
        let limits = ServerLimits {
            sockets_per_session: 2,
            sockets_per_address: 3,
            sockets: 4,
            ..ServerLimits::default()
        };
        let guard = RateLimits::new(&limits);
        let (first, second) = (guard.socket("a", "home").unwrap(), guard.socket("a", "home").unwrap());
        assert!(guard.socket("a", "home").is_err());
        let third = guard.socket("b", "home").unwrap();
        assert!(guard.socket("c", "home").is_err(), "there are three of an address at most");
        let fourth = guard.socket("c", "elsewhere").unwrap();
        assert!(guard.socket("d", "far away").is_err(), "there are four of all together at most");
        drop(first);
        let first = guard.socket("a", "home").unwrap();
        assert!(guard.socket("a", "home").is_err());
        drop((first, second, third, fourth));
        let SocketCounts { all, sessions, addresses, .. } = &*guard.sockets;
        let is_left =
            all.load(Ordering::Relaxed) > 0 || !sessions.lock().is_empty() || !addresses.lock().is_empty();
        assert!(!is_left, "nothing is left of those who have gone");
    }
}
