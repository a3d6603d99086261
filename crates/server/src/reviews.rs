//! The reviews that are under way (`jobs/reviews.rs` works on them).

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::ProblemKey;
use protocol::rest::ReviewState;

use crate::refuse::{Result, refuse};

/// So many reviews can be under way in all, so many that one guest asked for, and so many that were asked for from one address.
pub(crate) const MOST: usize = 500;
/// Counted among all nodes, where there are several.
pub(crate) const MOST_OF_GUEST: usize = 3;
const MOST_OF_ADDRESS: usize = 12;

/// Who asked for a review.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Asker {
    pub(crate) guest: String,
    /// Unknown when the review goes on after a restart: addresses are not stored.
    pub(crate) address: Option<String>,
}

impl Asker {
    /// The part of the bots' time that reviews are made in: one an address, however many guests come from there.
    pub(crate) fn share(&self) -> String {
        self.address.clone().unwrap_or_else(|| format!("guest {}", self.guest))
    }
}

pub(crate) fn too_many<T>() -> Result<T> {
    refuse(ProblemKey::TooMany, "other games are being looked back at; try again later")
}

#[derive(Debug, Default)]
pub(crate) struct Reviews {
    running: Mutex<HashMap<String, RunningReview>>,
}

#[derive(Clone, Debug)]
struct RunningReview {
    done: Arc<AtomicU32>,
    all: u32,
    asker: Asker,
}

impl Reviews {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, RunningReview>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far the review of a table is, if it is under way.
    pub(crate) fn progress(&self, table: &str) -> Option<ReviewState> {
        let running = self.lock().get(table).cloned()?;
        Some(ReviewState { done: running.done.load(Ordering::Relaxed), all: running.all, review: None })
    }

    /// Notes a review that begins, and counts its positions from now on; `None` when it is under way already.
    pub(crate) fn begin(&self, table: &str, asker: &Asker, all: u32) -> Result<Option<Arc<AtomicU32>>> {
        let mut running = self.lock();
        if running.contains_key(table) {
            return Ok(None);
        }
        let of_guest = running.values().filter(|one| one.asker.guest == asker.guest).count();
        let is_same_address =
            |one: &&RunningReview| asker.address.is_some() && one.asker.address == asker.address;
        let of_address = running.values().filter(is_same_address).count();
        if running.len() >= MOST || of_guest >= MOST_OF_GUEST || of_address >= MOST_OF_ADDRESS {
            return too_many();
        }
        let done = Arc::<AtomicU32>::default();
        running
            .insert(table.to_owned(), RunningReview { done: Arc::clone(&done), all, asker: asker.clone() });
        Ok(Some(done))
    }

    /// It is done, or given up.
    pub(crate) fn end(&self, table: &str) {
        self.lock().remove(table);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn has_begun(reviews: &Reviews, table: &str, guest: &str, address: &str) -> bool {
        let asker = Asker { guest: guest.to_owned(), address: Some(address.to_owned()) };
        reviews.begin(table, &asker, 1).is_ok()
    }

    #[test]
    fn a_guest_and_an_address_have_their_share_of_the_reviews() {
        let reviews = Reviews::default();
        for table in ["a", "b", "c"] {
            assert!(has_begun(&reviews, table, "ana", "home"));
        }
        assert!(!has_begun(&reviews, "d", "ana", "elsewhere"), "three of a guest at most");
        assert!(has_begun(&reviews, "a", "ben", "home"), "what is under way already is not begun again");
        reviews.end("a");
        assert!(has_begun(&reviews, "d", "ana", "home"));
        for number in 3..MOST_OF_ADDRESS {
            assert!(has_begun(&reviews, &format!("table {number}"), &format!("guest {number}"), "home"));
        }
        assert!(!has_begun(&reviews, "e", "somebody", "home"), "an address has its share");
        assert!(has_begun(&reviews, "e", "somebody", "elsewhere"));
    }
}
