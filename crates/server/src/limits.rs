//! How much anybody may ask for. The address alone says little (a school has one, a swarm has many), so there are limits for each
//! session, each address, and all together.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};

use governor::clock::DefaultClock;
use governor::state::keyed::HashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use protocol::ProblemKey;

use crate::config::Limits;
use crate::refuse::{Answer, refuse};

type ForEach = RateLimiter<String, HashMapStateStore<String>, DefaultClock>;
type ForAll = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

/// Keys that are remembered; beyond this those that have been quiet are forgotten.
const MOST_KEYS: usize = 10_000;

/// So many sessions behind one address are served fully at the same time. Whoever makes up sessions gains no more than this.
const SHARED: u32 = 10;

/// Counts what is asked for.
#[derive(Debug)]
pub(crate) struct Guard {
    each: ForEach,
    addresses: ForEach,
    all: ForAll,
    sessions: ForAll,
    open_sockets: Mutex<HashMap<String, usize>>,
    sockets_per_session: usize,
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
        Self(RateLimiter::hashmap(Quota::per_minute(per_minute).allow_burst(five)))
    }
}

impl ChatLimits {
    pub(crate) fn check(&self, who: &String) -> Answer<()> {
        if self.0.len() > MOST_KEYS {
            self.0.retain_recent();
        }
        if self.0.check_key(who).is_ok() { Ok(()) } else { too_fast() }
    }
}

pub(crate) fn too_fast<T>() -> Answer<T> {
    refuse(ProblemKey::RateLimited, "too much at once; try again a little later")
}

impl Guard {
    pub(crate) fn new(limits: &Limits) -> Self {
        let sessions = NonZeroU32::new(limits.sessions_per_minute).unwrap_or(NonZeroU32::MIN);
        Self {
            each: RateLimiter::hashmap(quota(limits.requests_per_second)),
            addresses: RateLimiter::hashmap(quota(limits.requests_per_second.saturating_mul(SHARED))),
            all: RateLimiter::direct(quota(limits.requests_per_second_of_all)),
            sessions: RateLimiter::direct(Quota::per_minute(sessions)),
            open_sockets: Mutex::default(),
            sockets_per_session: limits.sockets_per_session,
        }
    }

    /// One request: counted for its session, or for its address when it has none; for all of its address; and for all together.
    pub(crate) fn request(&self, session: Option<String>, address: Option<String>) -> Answer<()> {
        for limit in [&self.each, &self.addresses] {
            if limit.len() > MOST_KEYS {
                limit.retain_recent();
            }
        }
        let own = session.or_else(|| address.clone());
        let fits = own.is_none_or(|own| self.each.check_key(&own).is_ok())
            && address.is_none_or(|address| self.addresses.check_key(&address).is_ok())
            && self.all.check().is_ok();
        if fits { Ok(()) } else { too_fast() }
    }

    pub(crate) fn session(&self) -> Answer<()> {
        if self.sessions.check().is_ok() { Ok(()) } else { too_fast() }
    }

    /// One more socket of a session.
    pub(crate) fn open_socket(&self, session: &str) -> Answer<()> {
        let mut open = self.open_sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(session.to_owned()).or_default();
        if *count >= self.sockets_per_session {
            return refuse(ProblemKey::TooMany, "this session has too many sockets open");
        }
        *count += 1;
        Ok(())
    }

    pub(crate) fn close_socket(&self, session: &str) {
        let mut open = self.open_sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(session) {
            *count = count.saturating_sub(1);
        }
        open.retain(|_, count| *count > 0);
    }
}
