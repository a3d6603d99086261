//! The questions that wait for a thread: those of people first, and everybody has the same part of the time.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use bots::BotLevel;
use catalog::AnyGame;
use exercises::{AnswerOption, Exercise};
use protocol::rest::TriedMove;
use review::{Budget, PositionReview};
use tabletop::Seat;
use tokio::sync::oneshot;

use super::{Priority, Thought};
use crate::metrics;

/// Those who asked are remembered; beyond this many, those who are not behind are forgotten.
const MOST_SHARES: usize = 10_000;

/// One question on the queue.
#[derive(Debug)]
pub(super) struct Task {
    pub(super) work: Work,
    /// Set when nobody wants to know any more.
    pub(super) stop: Arc<AtomicBool>,
}

/// What is asked.
#[derive(Debug)]
pub(super) enum Work {
    /// What a bot of this level does, or without one the best advice there is.
    Turn { game: Box<AnyGame>, seat: Seat, level: Option<BotLevel>, answer: oneshot::Sender<Option<Thought>> },
    /// What one position of a game that is over promised, and what was given away in it.
    Position {
        game: Arc<AnyGame>,
        number: usize,
        budget: Budget,
        answer: oneshot::Sender<Option<PositionReview>>,
    },
    /// What another move would have brought in a position.
    Try {
        game: Box<AnyGame>,
        seat: Seat,
        notation: String,
        budget: Budget,
        answer: oneshot::Sender<Option<TriedMove>>,
    },
    /// What an answer to an exercise leads to that was not among those looked at when it was made.
    Answer {
        position: Box<AnyGame>,
        exercise: &'static Exercise,
        notation: String,
        budget: Budget,
        answer: oneshot::Sender<Option<AnswerOption>>,
    },
}

impl Task {
    /// The level that thinks about as long.
    fn level(&self) -> BotLevel {
        match &self.work {
            Work::Turn { level, .. } => level.unwrap_or(bots::HINT),
            Work::Position { .. } | Work::Try { .. } | Work::Answer { .. } => BotLevel::Expert,
        }
    }
}

/// Which questions a thread takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum QuestionFilter {
    All,
    /// Those of levels that hardly think.
    Quick,
}

impl QuestionFilter {
    fn is_for(self, level: BotLevel) -> bool {
        self == Self::All || level <= BotLevel::Apprentice
    }
}

#[derive(Debug, Default)]
pub(super) struct ThinkQueue {
    waiting: Mutex<WaitingQuestions>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct WaitingQuestions {
    of_people: FairQueue,
    of_bots: FairQueue,
    of_reviews: FairQueue,
    is_closed: bool,
}

impl WaitingQuestions {
    fn next(&mut self, taken: QuestionFilter) -> Option<Task> {
        let of_games = self.of_people.next(taken).or_else(|| self.of_bots.next(taken));
        of_games.or_else(|| self.of_reviews.next(taken))
    }
}

impl ThinkQueue {
    pub(super) fn push(&self, priority: Priority, share: String, task: Task) {
        let mut waiting = self.lock();
        match priority {
            Priority::People => waiting.of_people.join(share, task),
            Priority::Bots => waiting.of_bots.join(share, task),
            Priority::Review => waiting.of_reviews.join(share, task),
        }
        note_queue(&waiting);
        drop(waiting);
        self.changed.notify_all();
    }

    /// The next question, waiting for one if need be; `None` when nobody can ask any more.
    pub(super) fn next(&self, taken: QuestionFilter) -> Option<Task> {
        let mut waiting = self.lock();
        loop {
            if let Some(task) = waiting.next(taken) {
                note_queue(&waiting);
                return Some(task);
            }
            if waiting.is_closed {
                return None;
            }
            waiting = self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    pub(super) fn close(&self) {
        self.lock().is_closed = true;
        self.changed.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, WaitingQuestions> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn note_queue(waiting: &WaitingQuestions) {
    let lines = [&waiting.of_people, &waiting.of_bots, &waiting.of_reviews];
    metrics::bot_queue(lines.iter().map(|line| line.tasks.len()).sum());
}

/// Questions in the order in which they would be done if all who ask were thought for at the same time, each with the same part of a
/// thread. So whoever asks much, or asks those who think long, waits behind everybody else.
#[derive(Debug, Default)]
struct FairQueue {
    /// By the time at which they would be done, and by the order in which they came.
    tasks: BTreeMap<(u64, u64), Task>,
    /// When the last question of each would be done.
    done: HashMap<String, u64>,
    now: u64,
    count: u64,
}

impl FairQueue {
    fn join(&mut self, share: String, task: Task) {
        if self.done.len() >= MOST_SHARES {
            self.done.retain(|_, done| *done > self.now);
        }
        let begins = self.done.get(&share).copied().unwrap_or_default().max(self.now);
        let done = begins + task.level().time_limit().as_millis() as u64;
        self.done.insert(share, done);
        self.count += 1;
        self.tasks.insert((done, self.count), task);
    }

    fn next(&mut self, taken: QuestionFilter) -> Option<Task> {
        let key = *self.tasks.iter().find(|(_, task)| taken.is_for(task.level()))?.0;
        if taken == QuestionFilter::All {
            self.now = self.now.max(key.0);
        }
        self.tasks.remove(&key)
    }
}

#[cfg(test)]
mod tests {
    use catalog::GameKind;
    use tabletop::Deal;

    use super::*;

    fn ask(queue: &ThinkQueue, share: &str, seat: u8, level: BotLevel, priority: Priority) {
        let game = AnyGame::start(GameKind::Toledo, 4, &serde_json::Value::Null, Deal::from_seed(1)).unwrap();
        let (answer, _) = oneshot::channel();
        let work = Work::Turn { game: Box::new(game), seat: Seat::new(seat), level: Some(level), answer };
        queue.push(priority, share.to_owned(), Task { work, stop: Arc::default() });
    }

    /// The seats in the order in which they are thought for.
    fn order(queue: &ThinkQueue, taken: QuestionFilter) -> Vec<u8> {
        queue.close();
        std::iter::from_fn(|| queue.next(taken)).map(|task| seat_of(&task)).collect()
    }

    fn seat_of(task: &Task) -> u8 {
        match &task.work {
            Work::Turn { seat, .. } => (*seat).into(),
            _ => panic!("only turns are asked for here"),
        }
    }

    #[test]
    fn what_people_wait_for_is_thought_about_first() {
        let queue = ThinkQueue::default();
        ask(&queue, "a", 0, BotLevel::Master, Priority::Bots);
        ask(&queue, "b", 1, BotLevel::Master, Priority::People);
        ask(&queue, "c", 2, BotLevel::Novice, Priority::Review);
        ask(&queue, "a", 3, BotLevel::Master, Priority::Bots);
        assert_eq!(order(&queue, QuestionFilter::All), [1, 0, 3, 2]);
    }

    #[test]
    fn everybody_has_a_turn_before_anybody_has_another() {
        let queue = ThinkQueue::default();
        for _ in 0..3 {
            ask(&queue, "many", 0, BotLevel::Master, Priority::People);
        }
        ask(&queue, "one", 1, BotLevel::Master, Priority::People);
        ask(&queue, "short", 2, BotLevel::Journeyman, Priority::People);
        assert_eq!(order(&queue, QuestionFilter::All), [2, 0, 1, 0, 0]);
    }

    #[test]
    fn whoever_comes_while_others_wait_is_not_put_behind_all_of_them() {
        let queue = ThinkQueue::default();
        for _ in 0..40 {
            ask(&queue, "many", 0, BotLevel::Master, Priority::People);
        }
        assert_eq!(seat_of(&queue.next(QuestionFilter::All).unwrap()), 0);
        ask(&queue, "late", 1, BotLevel::Expert, Priority::People);
        assert_eq!(seat_of(&queue.next(QuestionFilter::All).unwrap()), 1);
    }

    #[test]
    fn a_thread_is_kept_for_those_who_hardly_think() {
        let queue = ThinkQueue::default();
        ask(&queue, "many", 0, BotLevel::Master, Priority::People);
        ask(&queue, "many", 1, BotLevel::Novice, Priority::People);
        ask(&queue, "other", 2, BotLevel::Journeyman, Priority::People);
        ask(&queue, "other", 3, BotLevel::Apprentice, Priority::Bots);
        assert_eq!(order(&queue, QuestionFilter::Quick), [1, 3]);
    }
}
