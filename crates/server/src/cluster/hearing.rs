//! Whether all that other nodes tell arrives here: then the database need not be asked every second what they have done.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::storage::Timeline;

/// Every node says four times a second that it is there. Whoever is silent for longer than this is not heard; with the second until the
/// database is asked (`jobs/other_nodes.rs`) nothing is noticed later than two seconds after it happened.
pub(crate) const HEARD_FOR: Duration = Duration::from_millis(800);

#[derive(Debug, Default)]
pub(crate) struct Hearing(Mutex<BusLog>);

#[derive(Debug, Default)]
struct BusLog {
    /// The number of the last news of each node, by the name it has on the bus.
    numbers: HashMap<String, u64>,
    /// When each other node was last heard, by the name it has in the database.
    nodes: HashMap<String, Instant>,
    /// The newest timeline that others write on, by the database.
    timelines: HashMap<String, i64>,
    /// News got lost, and nobody has looked since.
    has_missed: bool,
    /// There is no connection over which anything could be heard.
    is_deaf: bool,
}

impl Hearing {
    fn lock(&self) -> MutexGuard<'_, BusLog> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// News of somebody. They are numbered: a number that is left out was news that got lost. Who does not number them, as older
    /// programs, is never heard fully.
    pub(crate) fn note_news(&self, from: &str, number: u64) {
        let mut heard = self.lock();
        let before = heard.numbers.insert(from.to_owned(), number);
        heard.has_missed |= before.is_some_and(|before| number != before + 1);
    }

    /// Whether there is a connection. What was told while there was none is lost.
    pub(crate) fn note_connection(&self, is_there: bool) {
        let mut heard = self.lock();
        (heard.is_deaf, heard.has_missed) = (!is_there, true);
    }

    /// News were left out here, since there was too much to do.
    pub(crate) fn note_missed(&self) {
        self.lock().has_missed = true;
    }

    /// A node says that it is there, and where it writes.
    pub(crate) fn note_node(&self, node: &str, timeline: Option<&Timeline>) {
        let mut heard = self.lock();
        if let Some(Timeline { system, number }) = timeline {
            let newest = heard.timelines.entry(system.clone()).or_default();
            *newest = (*newest).max(*number);
        }
        heard.nodes.insert(node.to_owned(), Instant::now());
        heard.nodes.retain(|_, at| at.elapsed() < HEARD_FOR);
    }

    /// The newest timelines that others write on.
    pub(crate) fn timelines(&self) -> Vec<Timeline> {
        let timeline =
            |(system, number): (&String, &i64)| Timeline { system: system.clone(), number: *number };
        self.lock().timelines.iter().map(timeline).collect()
    }

    /// Whether this node hears all of these, and nothing got lost since the last time this was asked.
    pub(crate) fn is_complete<'a>(&self, others: impl IntoIterator<Item = &'a String>) -> bool {
        let mut heard = self.lock();
        let has_missed = std::mem::take(&mut heard.has_missed);
        let is_heard = |node: &str| heard.nodes.get(node).is_some_and(|at| at.elapsed() < HEARD_FOR);
        !has_missed && !heard.is_deaf && others.into_iter().all(|node| is_heard(node))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_are_heard_when_each_says_so_and_no_number_is_left_out() {
        let hearing = Hearing::default();
        let others = ["b".to_owned()];
        assert!(!hearing.is_complete(&others), "the other is silent");
        hearing.note_node("b", None);
        assert!(hearing.is_complete(&others));
        hearing.note_news("bus b", 7);
        hearing.note_news("bus b", 8);
        assert!(hearing.is_complete(&others));
        hearing.note_news("bus b", 10);
        assert!(!hearing.is_complete(&others), "news 9 got lost");
        assert!(hearing.is_complete(&others), "it was looked for");
        hearing.note_missed();
        assert!(!hearing.is_complete(&others));
        assert!(!hearing.is_complete(&["c".to_owned()]), "another was never heard");
        assert!(hearing.is_complete(&others));
        hearing.note_connection(false);
        for round in 0..3 {
            assert!(!hearing.is_complete(&others), "nothing is heard in round {round}");
        }
        hearing.note_connection(true);
        assert!(!hearing.is_complete(&others), "what was told meanwhile is looked for");
        assert!(hearing.is_complete(&others));
    }

    #[test]
    fn of_every_database_the_newest_timeline_is_remembered() {
        let hearing = Hearing::default();
        let timeline = |system: &str, number| Timeline { system: system.to_owned(), number };
        for (system, number) in [("one", 2), ("other", 1), ("one", 3), ("one", 2)] {
            hearing.note_node("b", Some(&timeline(system, number)));
        }
        let mut timelines = hearing.timelines();
        timelines.sort_by(|one, other| one.system.cmp(&other.system));
        assert_eq!(timelines, [timeline("one", 3), timeline("other", 1)]);
    }
}
