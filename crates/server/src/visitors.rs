//! Those who have a page open at this node. It is only remembered what has been stored lately: who is here stands in the database.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use protocol::Millis;

/// Whoever has not been seen for so long has gone, in milliseconds.
pub(crate) const HERE_FOR: Millis = 45_000;
/// Whoever stays is stored anew after so long, in milliseconds.
const STORED_EVERY: Millis = 15_000;

#[derive(Debug, Default)]
pub(crate) struct Visitors(Mutex<HashMap<String, Visit>>);

#[derive(Debug, Default)]
struct Visit {
    seen_at: Millis,
    stored_at: Millis,
}

impl Visitors {
    /// Somebody is here.
    pub(crate) fn note(&self, guest: &str, now: Millis) {
        let mut visits = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(visit) = visits.get_mut(guest) {
            visit.seen_at = now;
        } else {
            visits.insert(guest.to_owned(), Visit { seen_at: now, stored_at: 0 });
        }
    }

    /// All who are here, at this node.
    pub(crate) fn all(&self, now: Millis) -> Vec<String> {
        let visits = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_here = |visit: &Visit| visit.seen_at + HERE_FOR > now;
        visits.iter().filter(|(_, visit)| is_here(visit)).map(|(guest, _)| guest.clone()).collect()
    }

    /// Those of whom it has to be stored that they are here; the others are forgotten when they have gone.
    pub(crate) fn take_unstored(&self, now: Millis) -> Vec<String> {
        let mut visits = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        visits.retain(|_, visit| visit.seen_at + HERE_FOR > now);
        let is_due = |visit: &Visit| visit.seen_at > visit.stored_at && visit.stored_at + STORED_EVERY <= now;
        let mut unstored = Vec::new();
        for (guest, visit) in visits.iter_mut().filter(|(_, visit)| is_due(visit)) {
            visit.stored_at = now;
            unstored.push(guest.clone());
        }
        unstored
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visit_is_stored_at_once_and_then_now_and_again_while_it_lasts() {
        let visitors = Visitors::default();
        visitors.note("ana", 100_000);
        assert_eq!(visitors.take_unstored(100_000), ["ana"]);
        visitors.note("ana", 101_000);
        assert!(visitors.take_unstored(102_000).is_empty());
        assert_eq!(visitors.take_unstored(100_000 + STORED_EVERY), ["ana"]);
        assert_eq!(visitors.all(101_000), ["ana"]);
        assert!(visitors.all(101_000 + HERE_FOR).is_empty());
        assert!(visitors.take_unstored(200_000).is_empty(), "she has gone");
    }
}
