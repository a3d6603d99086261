//! What there is to do though nobody asks, as it was told with the last heartbeat: where there is nothing, the database need not be asked.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::Millis;
use tokio::sync::Notify;

use crate::time::timers::instant;

/// What was told longer ago does not count: a heartbeat is missing, and whoever needs to know asks the database.
const COUNTS_FOR: Duration = Duration::from_millis(1_500);

/// What there is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Agenda {
    /// When the next table is to be woken.
    pub(crate) next_wake: Option<Millis>,
    /// Reviews are asked for and not done.
    pub(crate) has_reviews: bool,
    /// Games that count have ended and are not rated.
    pub(crate) has_unrated: bool,
    /// Another number when the settings of the house are others.
    pub(crate) house: i64,
}

/// The agenda as it was told last.
#[derive(Debug, Default)]
pub(crate) struct KnownAgenda {
    known: Mutex<Option<(Instant, Agenda)>>,
    told: Notify,
}

impl KnownAgenda {
    fn lock(&self) -> MutexGuard<'_, Option<(Instant, Agenda)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn note(&self, agenda: Agenda) {
        *self.lock() = Some((instant(), agenda));
        self.told.notify_one();
    }

    /// Something was told since this was last waited for: by one alone, the one who wakes the tables.
    pub(crate) async fn until_told(&self) {
        self.told.notified().await;
    }

    fn current(&self) -> Option<Agenda> {
        let known = self.lock();
        known.as_ref().filter(|(at, _)| instant() - *at < COUNTS_FOR).map(|(_, agenda)| agenda.clone())
    }

    /// Whether there may be something to do: where nothing is known there may.
    pub(crate) fn may_have(&self, has: impl Fn(&Agenda) -> bool) -> bool {
        self.current().is_none_or(|agenda| has(&agenda))
    }

    /// The number of the settings of the house, if it is known.
    pub(crate) fn house(&self) -> Option<i64> {
        self.current().map(|agenda| agenda.house)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_nothing_is_known_there_may_be_something_to_do() {
        let known = KnownAgenda::default();
        assert!(known.may_have(|agenda| agenda.has_reviews) && known.house().is_none());
        let agenda = Agenda { next_wake: Some(7), has_reviews: false, has_unrated: true, house: 3 };
        known.note(agenda.clone());
        assert!(!known.may_have(|agenda| agenda.has_reviews) && known.may_have(|agenda| agenda.has_unrated));
        assert_eq!(known.house(), Some(3));
        let long_ago = Instant::now().checked_sub(COUNTS_FOR).unwrap();
        *known.lock() = Some((long_ago, agenda));
        assert!(known.may_have(|agenda| agenda.has_reviews) && known.house().is_none());
    }
}
