//! Answers that many ask for and that are the same for all: each is read once in a while, and by one of those who ask.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use std::time::Instant;

use tokio::sync::Mutex as Turn;

use crate::storage::StoreError;
use crate::time::timers::instant;

/// Different answers that are kept at a time; whoever asks for one more is answered without it being kept.
const MOST: usize = 256;

/// That something could not be read is told no longer, whatever is kept for how long.
const OLDEST_FAILURE: Duration = Duration::from_secs(1);

/// What was read, or why that failed, and when.
type KnownAnswer<V> = Option<(Instant, Result<Arc<V>, StoreError>)>;

/// The answers by what was asked.
#[derive(Debug)]
pub(crate) struct SharedAnswers<K, V> {
    known: Mutex<BTreeMap<K, Arc<Turn<KnownAnswer<V>>>>>,
    /// So old an answer may be; with zero nothing is shared.
    oldest: Duration,
}

impl<K: Ord + Clone, V> SharedAnswers<K, V> {
    pub(crate) fn new(oldest: Duration) -> Self {
        Self { known: Mutex::default(), oldest }
    }

    /// What is known, or what is read now. While somebody reads the others wait for the same.
    pub(crate) async fn get(
        &self,
        key: &K,
        read: impl Future<Output = Result<V, StoreError>>,
    ) -> Result<Arc<V>, StoreError> {
        let Some(place) = self.place(key) else { return read.await.map(Arc::new) };
        let mut known = place.lock().await;
        match &*known {
            Some((at, answer)) if instant() - *at < self.oldest(answer) => answer.clone(),
            _ => {
                let answer = read.await.map(Arc::new);
                *known = Some((instant(), answer.clone()));
                answer
            }
        }
    }

    fn oldest(&self, answer: &Result<Arc<V>, StoreError>) -> Duration {
        if answer.is_ok() { self.oldest } else { self.oldest.min(OLDEST_FAILURE) }
    }

    fn place(&self, key: &K) -> Option<Arc<Turn<KnownAnswer<V>>>> {
        if self.oldest.is_zero() {
            return None;
        }
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST && !known.contains_key(key) {
            let is_of_use = |place: &Arc<Turn<KnownAnswer<V>>>| {
                let answer = place.try_lock();
                answer.is_err()
                    || answer.is_ok_and(|answer| {
                        answer.as_ref().is_some_and(|(at, _)| instant() - *at < self.oldest)
                    })
            };
            known.retain(|_, place| is_of_use(place));
            if known.len() >= MOST {
                return None;
            }
        }
        Some(Arc::clone(known.entry(key.clone()).or_default()))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;
    use crate::simulation::timers;
    use crate::storage::StoreError;
    use crate::time::timers::sleep;

    const OLDEST: Duration = Duration::from_secs(1);

    async fn read(reads: &AtomicU32) -> Result<u32, StoreError> {
        sleep(Duration::from_millis(50)).await;
        Ok(reads.fetch_add(1, Ordering::Relaxed))
    }

    #[test]
    fn many_who_ask_at_once_are_answered_by_one_question() {
        timers::run(async {
            let answers = SharedAnswers::new(OLDEST);
            let reads = AtomicU32::new(0);
            for round in 0..3 {
                let all = (0..50).map(|_| answers.get(&"toledo", read(&reads)));
                for answer in futures_util::future::join_all(all).await {
                    assert_eq!(*answer.unwrap(), round);
                }
                sleep(OLDEST).await;
            }
            assert_eq!(*answers.get(&"alcazar", read(&reads)).await.unwrap(), 3, "another question");
        });
    }

    #[test]
    fn what_cannot_be_read_is_not_asked_by_everybody_in_turn() {
        timers::run(async {
            let answers = SharedAnswers::<_, u32>::new(OLDEST);
            let reads = AtomicU32::new(0);
            let fail = async || {
                reads.fetch_add(1, Ordering::Relaxed);
                sleep(Duration::from_secs(10)).await;
                Err(StoreError::Closed)
            };
            let all = (0..20).map(|_| answers.get(&0, fail()));
            for answer in futures_util::future::join_all(all).await {
                assert!(answer.is_err());
            }
            assert_eq!(reads.load(Ordering::Relaxed), 1);
        });
    }

    #[test]
    fn questions_that_nobody_asks_any_more_make_room_for_others() {
        timers::run(async {
            let answers = SharedAnswers::new(OLDEST);
            let reads = AtomicU32::new(0);
            for key in 0..MOST + 3 {
                let (one, other) =
                    (answers.get(&key, async { Ok(1) }).await, answers.get(&key, read(&reads)));
                assert_eq!((*one.unwrap(), other.await.is_ok()), (1, true));
            }
            assert_eq!(
                reads.load(Ordering::Relaxed),
                3,
                "those for whom there is no room are read each time"
            );
            sleep(OLDEST).await;
            answers.get(&usize::MAX, read(&reads)).await.unwrap();
            assert_eq!(answers.known.lock().unwrap().len(), 1);
        });
    }
}
