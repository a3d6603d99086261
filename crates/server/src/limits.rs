//! How much anybody may ask for. The address alone says little (a school has one, a swarm has many), so there are limits for each
//! session, each address, and all together.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use governor::clock::DefaultClock;
use governor::state::keyed::HashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use protocol::ProblemKey;

use crate::config::Limits;
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

    fn allows(&self, key: &String) -> bool {
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

/// Counts what is asked for.
#[derive(Debug)]
pub(crate) struct Guard {
    each: ForEach,
    addresses: ForEach,
    all: ForAll,
    sessions: ForAll,
    tables: ForEach,
    all_tables: ForAll,
    open_sockets: Arc<Mutex<OpenSockets>>,
    sockets_per_session: usize,
    most_sockets: usize,
}

/// The sockets that are open.
#[derive(Debug, Default)]
struct OpenSockets {
    all: usize,
    of_session: HashMap<String, usize>,
}

/// A socket that is counted until this is dropped.
#[derive(Debug)]
pub(crate) struct SocketPermit {
    open: Arc<Mutex<OpenSockets>>,
    session: String,
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all = open.all.saturating_sub(1);
        if let Some(count) = open.of_session.get_mut(&self.session) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                open.of_session.remove(&self.session);
            }
        }
        metrics::sockets(open.all);
    }
}

fn quota(per_second: u32) -> Quota {
    let per_second = NonZeroU32::new(per_second).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(per_second).allow_burst(per_second.saturating_mul(NonZeroU32::MIN.saturating_add(1)))
}

/// A limiter for one socket.
pub(crate) type SocketLimit = ForAll;

pub(crate) fn socket_limit(limits: &Limits) -> SocketLimit {
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
    pub(crate) fn check(&self, who: &String) -> Result<()> {
        if self.0.allows(who) { Ok(()) } else { too_fast() }
    }
}

pub(crate) fn too_fast<T>() -> Result<T> {
    refuse(ProblemKey::RateLimited, "too much at once; try again a little later")
}

impl Guard {
    pub(crate) fn new(limits: &Limits) -> Self {
        let sessions = NonZeroU32::new(limits.sessions_per_minute).unwrap_or(NonZeroU32::MIN);
        let tables = NonZeroU32::new(limits.tables_per_minute).unwrap_or(NonZeroU32::MIN);
        Self {
            each: ForEach::new(quota(limits.requests_per_second)),
            addresses: ForEach::new(quota(limits.requests_per_second.saturating_mul(SHARED))),
            all: RateLimiter::direct(quota(limits.requests_per_second_of_all)),
            sessions: RateLimiter::direct(Quota::per_minute(sessions)),
            tables: ForEach::new(Quota::per_minute(tables)),
            all_tables: RateLimiter::direct(Quota::per_minute(sessions)),
            open_sockets: Arc::default(),
            sockets_per_session: limits.sockets_per_session,
            most_sockets: limits.sockets,
        }
    }

    /// One request: counted for its session, or for its address when it has none; for all of its address; and for all together.
    pub(crate) fn request(&self, session: Option<String>, address: Option<String>) -> Result<()> {
        let own = session.or_else(|| address.clone());
        let fits = own.is_none_or(|own| self.each.allows(&own))
            && address.is_none_or(|address| self.addresses.allows(&address))
            && self.all.check().is_ok();
        if fits { Ok(()) } else { too_fast() }
    }

    pub(crate) fn session(&self) -> Result<()> {
        if self.sessions.check().is_ok() { Ok(()) } else { too_fast() }
    }

    /// One more table: tables that are over are kept, so they may not be made without end.
    pub(crate) fn table(&self, opened_by: &String) -> Result<()> {
        if self.tables.allows(opened_by) && self.all_tables.check().is_ok() { Ok(()) } else { too_fast() }
    }

    /// One more socket of a session.
    pub(crate) fn socket(&self, session: &str) -> Result<SocketPermit> {
        let mut open = self.open_sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if open.all >= self.most_sockets {
            return refuse(ProblemKey::TooMany, "there are too many sockets");
        }
        let count = open.of_session.entry(session.to_owned()).or_default();
        if *count >= self.sockets_per_session {
            return refuse(ProblemKey::TooMany, "this session has too many sockets open");
        }
        *count += 1;
        open.all += 1;
        metrics::sockets(open.all);
        Ok(SocketPermit { open: Arc::clone(&self.open_sockets), session: session.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_that_are_quiet_are_forgotten_and_a_crowd_is_not_looked_through_every_time() {
        let limit = ForEach::new(quota(1_000_000));
        for number in 0..3 * MOST_KEYS {
            assert!(limit.allows(&format!("key {number}")));
        }
        // A millionth of a second later a key is as good as new.
        assert!(limit.limiter.len() <= 2 * MOST_KEYS, "{}", limit.limiter.len());
        let loud = ForEach::new(quota(1));
        for number in 0..=2 * MOST_KEYS {
            assert!(loud.allows(&format!("key {number}")));
        }
        assert_eq!(loud.limiter.len(), 2 * MOST_KEYS + 1, "nobody loud is forgotten");
        assert!(loud.next_sweep.load(Ordering::Relaxed) >= 2 * MOST_KEYS);
    }

    #[test]
    fn a_session_can_open_sockets_again_when_it_has_closed_some() {
        let guard = Guard::new(&Limits { sockets_per_session: 2, sockets: 3, ..Limits::default() });
        let (first, second) = (guard.socket("a").unwrap(), guard.socket("a").unwrap());
        assert!(guard.socket("a").is_err());
        let third = guard.socket("b").unwrap();
        assert!(guard.socket("c").is_err(), "there are three of all sessions at most");
        drop(first);
        let first = guard.socket("a").unwrap();
        assert!(guard.socket("a").is_err());
        drop((first, second, third));
        let open = guard.open_sockets.lock().unwrap();
        assert!(open.of_session.is_empty() && open.all == 0, "nothing is left of those who have gone");
    }
}
