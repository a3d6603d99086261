//! Bots think in a pool of their own, so that many of them never slow people down.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::Instant;

use bots::{Candidate, Limits};
use catalog::{AnyGame, Offer};
use protocol::socket::{Reason, Suggestion};
use protocol::table::Level;
use tabletop::{Message, Seat};
use tokio::sync::oneshot;

use crate::config::Thinking;
use crate::metrics;
use crate::refuse::plain;
use crate::secret;

/// What a bot came to.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Thought {
    pub(crate) notation: String,
    /// Best first, for hints.
    pub(crate) suggestions: Vec<Suggestion>,
    pub(crate) because: Vec<Reason>,
    /// What the move gains over the others, for hints.
    gains: Vec<Reason>,
}

impl Thought {
    /// What is told to somebody who asked for a hint: the moves, and why the first.
    pub(crate) fn into_hint(self) -> (Vec<Suggestion>, Vec<Reason>) {
        let because = self.because.into_iter().filter(|reason| bots::is_telling(&reason.key));
        (self.suggestions, because.chain(self.gains).collect())
    }
}

/// How much the threads of bots stand back behind those that serve people. Not further: on a busy machine they would hardly think
/// within their time, and play worse than their level.
const NICENESS: i32 = 10;

/// Whether somebody waits for what a bot decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Awaited {
    ByPeople,
    /// Bots among themselves.
    ByNobody,
}

/// One question.
#[derive(Debug)]
struct Question {
    game: AnyGame,
    seat: Seat,
    level: bots::Level,
    awaited: Awaited,
    answer: oneshot::Sender<Option<Thought>>,
}

/// The questions that wait for a thread, those of people first.
#[derive(Debug)]
struct ThinkQueue {
    arriving: mpsc::Receiver<Question>,
    of_people: VecDeque<Question>,
    of_bots: VecDeque<Question>,
}

impl ThinkQueue {
    /// The next question, waiting for one if need be; `None` when nobody can ask any more.
    fn next(&mut self) -> Option<Question> {
        if self.of_people.is_empty() && self.of_bots.is_empty() {
            let question = self.arriving.recv().ok()?;
            self.push(question);
        }
        while let Ok(question) = self.arriving.try_recv() {
            self.push(question);
        }
        self.of_people.pop_front().or_else(|| self.of_bots.pop_front())
    }

    fn push(&mut self, question: Question) {
        match question.awaited {
            Awaited::ByPeople => self.of_people.push_back(question),
            Awaited::ByNobody => self.of_bots.push_back(question),
        }
    }
}

/// A few threads for thinking, which stand back when people are to be served; what they have no time for yet waits.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    questions: mpsc::Sender<Question>,
    waiting: Arc<AtomicUsize>,
}

impl BotPool {
    pub(crate) fn new(threads: usize, thinking: Thinking) -> Self {
        let (questions, arriving) = mpsc::channel();
        let queue = ThinkQueue { arriving, of_people: VecDeque::new(), of_bots: VecDeque::new() };
        let (queue, waiting) = (Arc::new(Mutex::new(queue)), Arc::<AtomicUsize>::default());
        for _ in 0..threads.max(1) {
            let (queue, waiting) = (Arc::clone(&queue), Arc::clone(&waiting));
            let work = move || work(&queue, &waiting, thinking);
            if let Err(error) = std::thread::Builder::new().name("bot".to_owned()).spawn(work) {
                tracing::error!(%error, "there is no thread for bots");
            }
        }
        Self { questions, waiting }
    }

    /// Thinks about the game as the seat knows it. `None` when the seat has no move, or when the server stops.
    pub(crate) async fn think(
        &self,
        game: AnyGame,
        seat: Seat,
        level: Level,
        awaited: Awaited,
    ) -> Option<Thought> {
        let (answer, thought) = oneshot::channel();
        metrics::bot_queue(self.waiting.fetch_add(1, Ordering::Relaxed) + 1);
        self.questions.send(Question { game, seat, level: bot_level(level), awaited, answer }).ok()?;
        thought.await.ok().flatten()
    }
}

/// Thinks about one question after the other, until nobody can ask any more.
fn work(queue: &Mutex<ThinkQueue>, waiting: &AtomicUsize, thinking: Thinking) {
    // On Linux this is about the thread, not the process. Where it is refused, bots are only as polite as the scheduler.
    rustix::process::setpriority_process(None, NICENESS).ok();
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).next();
        let Some(Question { game, seat, level, answer, .. }) = next else { return };
        metrics::bot_queue(waiting.fetch_sub(1, Ordering::Relaxed) - 1);
        if answer.is_closed() {
            continue;
        }
        let started = Instant::now();
        let thought =
            catch_unwind(AssertUnwindSafe(|| decide(&game, seat, level, &limits(thinking, level)?)));
        metrics::bot_thought(level.name(), started.elapsed());
        if thought.is_err() {
            tracing::error!(game = %game.kind(), %seat, level = level.name(), "a bot failed while thinking");
        }
        drop(answer.send(thought.ok().flatten()));
    }
}

const fn bot_level(level: Level) -> bots::Level {
    match level {
        Level::Novice => bots::Level::Novice,
        Level::Apprentice => bots::Level::Apprentice,
        Level::Journeyman => bots::Level::Journeyman,
        Level::Expert => bots::Level::Expert,
        Level::Master => bots::Level::Master,
        Level::Grandmaster => bots::Level::Grandmaster,
    }
}

/// How well hints are given.
pub(crate) const fn hint_level() -> Level {
    match bots::HINT {
        bots::Level::Novice => Level::Novice,
        bots::Level::Apprentice => Level::Apprentice,
        bots::Level::Journeyman => Level::Journeyman,
        bots::Level::Expert => Level::Expert,
        bots::Level::Master => Level::Master,
        bots::Level::Grandmaster => Level::Grandmaster,
    }
}

fn limits(thinking: Thinking, level: bots::Level) -> Option<Limits> {
    match thinking {
        Thinking::Free => {
            let seed = u64::from_le_bytes(secret::bytes().ok()?);
            Some(Limits { seed, ..Limits::default() }.within(level.time_limit()))
        }
        Thinking::Repeatable { seed, iterations } => Some(Limits::iterations(iterations, seed)),
    }
}

fn decide(game: &AnyGame, seat: Seat, level: bots::Level, limits: &Limits) -> Option<Thought> {
    let choice = bots::choose(game, seat, level, limits)?;
    let offers = game.offers(seat);
    let mut suggestions: Vec<Suggestion> =
        choice.candidates.iter().filter_map(|candidate| suggestion(&offers, seat, candidate)).collect();
    if suggestions.is_empty() {
        let chosen = offers.iter().find(|offer| offer.notation == choice.notation)?;
        let (notation, parts) = (chosen.notation.clone(), chosen.parts.clone());
        suggestions.push(Suggestion { notation, parts, chance: None, score: None, visits: None });
    }
    let because = choice.because.iter().map(reason).collect();
    let gains = bots::gains(&choice, seat, offers.len()).iter().map(reason).collect();
    Some(Thought { notation: choice.notation, suggestions, because, gains })
}

fn suggestion(offers: &[Offer], seat: Seat, candidate: &Candidate) -> Option<Suggestion> {
    let offer = offers.iter().find(|offer| offer.notation == candidate.notation)?;
    Some(Suggestion {
        notation: offer.notation.clone(),
        parts: offer.parts.clone(),
        chance: candidate.win_chances.get(seat.index()).map(|chance| f64::from(*chance)),
        score: candidate.expected_scores.get(seat.index()).map(|score| f64::from(*score)),
        visits: Some(u64::from(candidate.visits)),
    })
}

fn reason(message: &Message) -> Reason {
    let values = message.values.iter().map(|(name, value)| ((*name).to_owned(), plain(value)));
    Reason { key: message.key.to_owned(), values: values.collect() }
}

#[cfg(test)]
mod tests {
    use catalog::GameKind;
    use tabletop::Deal;

    use super::*;

    #[test]
    fn what_people_wait_for_is_thought_about_first() {
        let (questions, arriving) = mpsc::channel();
        let mut queue = ThinkQueue { arriving, of_people: VecDeque::new(), of_bots: VecDeque::new() };
        let game = AnyGame::start(GameKind::Toledo, 4, &serde_json::Value::Null, Deal::from_seed(1)).unwrap();
        let ask = |seat: u8, awaited| {
            let (answer, _) = oneshot::channel();
            let (game, seat) = (game.clone(), Seat::new(seat));
            questions.send(Question { game, seat, level: bots::Level::Novice, awaited, answer }).unwrap();
        };
        ask(0, Awaited::ByNobody);
        ask(1, Awaited::ByPeople);
        assert_eq!(queue.next().unwrap().seat, Seat::new(1));
        ask(2, Awaited::ByNobody);
        ask(3, Awaited::ByPeople);
        drop(questions);
        let order: Vec<u8> =
            std::iter::from_fn(|| queue.next()).map(|question| question.seat.into()).collect();
        assert_eq!(order, [3, 0, 2]);
    }
}
