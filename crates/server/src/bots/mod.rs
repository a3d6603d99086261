//! Bots think in a pool of their own, so that many of them never slow people down.

mod look_back;
mod queue;

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use bots::{Candidate, Choice, Limits};
use catalog::{AnyGame, Offer};
use protocol::socket::{Reason, Suggestion};
use protocol::table::BotLevel;
use tabletop::{Message, Seat};
use tokio::sync::oneshot;

use self::queue::{QuestionFilter, Task, ThinkQueue, Work};
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
pub(crate) enum Priority {
    People,
    /// Bots among themselves.
    Bots,
    /// A game that is over is looked back at.
    Review,
}

/// What is asked.
#[derive(Debug)]
pub(crate) struct Question {
    pub(crate) game: AnyGame,
    pub(crate) seat: Seat,
    /// Who is asked; none for the best advice there is.
    pub(crate) level: Option<BotLevel>,
    pub(crate) priority: Priority,
    /// Who asks: everybody has the same part of the time.
    pub(crate) share: String,
}

/// A question that was asked.
#[derive(Debug)]
pub(crate) struct PendingQuestion {
    thought: oneshot::Receiver<Option<Thought>>,
    stop: Arc<AtomicBool>,
}

impl PendingQuestion {
    /// Ends the thinking as soon as it is dropped: nobody wants to know any more.
    pub(crate) fn interest(&self) -> Interest {
        Interest(Arc::clone(&self.stop))
    }

    /// What the bot came to, or had come to when it was stopped. `None` when it had not begun, when the seat has no move, or when
    /// the server stops.
    pub(crate) async fn thought(self) -> Option<Thought> {
        self.thought.await.ok().flatten()
    }
}

/// As long as this is there somebody wants to know what a bot thinks.
#[derive(Debug)]
pub(crate) struct Interest(Arc<AtomicBool>);

impl Drop for Interest {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Somebody's turn to ask. There is one at a time, at however many tables and over however many sockets.
#[derive(Debug)]
pub(crate) struct ThinkPermit {
    asking: Arc<Mutex<HashSet<String>>>,
    share: String,
}

impl Drop for ThinkPermit {
    fn drop(&mut self) {
        self.asking.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.share);
    }
}

/// A few threads for thinking, which stand back when people are to be served; what they have no time for yet waits.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    queue: Arc<OpenQueue>,
    asking: Arc<Mutex<HashSet<String>>>,
    thinking: Thinking,
}

/// The queue as those who ask know it: with the last of them it is closed.
#[derive(Debug)]
struct OpenQueue(Arc<ThinkQueue>);

impl Drop for OpenQueue {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl BotPool {
    pub(crate) fn new(threads: usize, thinking: Thinking) -> Self {
        let queue = Arc::new(ThinkQueue::default());
        let general = (0..threads.max(1)).map(|_| QuestionFilter::All);
        // One more for those who hardly think: they never wait until somebody has thought for seconds.
        for taken in general.chain([QuestionFilter::Quick]) {
            let queue = Arc::clone(&queue);
            let work = move || work(&queue, taken, thinking);
            if let Err(error) = std::thread::Builder::new().name("bot".to_owned()).spawn(work) {
                tracing::error!(%error, "there is no thread for bots");
            }
        }
        Self { queue: Arc::new(OpenQueue(queue)), asking: Arc::default(), thinking }
    }

    /// Asks for a thought about the game as the seat knows it.
    pub(crate) fn ask(&self, question: Question) -> PendingQuestion {
        let (answer, thought) = oneshot::channel();
        let stop = Arc::<AtomicBool>::default();
        let Question { game, seat, level, priority, share } = question;
        let work = Work::Turn { game: Box::new(game), seat, level: level.map(bot_level), answer };
        self.queue.0.push(priority, share, Task { work, stop: Arc::clone(&stop) });
        PendingQuestion { thought, stop }
    }

    /// The turn of somebody who has no other question open.
    pub(crate) fn turn(&self, share: &str) -> Option<ThinkPermit> {
        let is_first = self.asking.lock().unwrap_or_else(PoisonError::into_inner).insert(share.to_owned());
        is_first.then(|| ThinkPermit { asking: Arc::clone(&self.asking), share: share.to_owned() })
    }
}

/// Thinks about one question after the other, until nobody can ask any more.
fn work(queue: &ThinkQueue, taken: QuestionFilter, thinking: Thinking) {
    // On Linux this is about the thread, not the process. Where it is refused, bots are only as polite as the scheduler.
    rustix::process::setpriority_process(None, NICENESS).ok();
    while let Some(Task { work, stop }) = queue.next(taken) {
        if stop.load(Ordering::Relaxed) {
            continue;
        }
        match work {
            Work::Turn { game, seat, level, answer } => {
                if !answer.is_closed() {
                    drop(answer.send(think(&game, seat, level, stop, thinking)));
                }
            }
            Work::Position { game, number, budget, answer } => {
                if !answer.is_closed() {
                    drop(answer.send(safely(&game, || review::look_at(&game, number, &budget))));
                }
            }
            Work::Try { game, seat, notation, budget, answer } => {
                if !answer.is_closed() {
                    drop(answer.send(safely(&game, || review::try_move(&game, seat, &notation, &budget))));
                }
            }
            Work::Answer { position, exercise, notation, budget, answer } => {
                if !answer.is_closed() {
                    let look = || exercises::other_answer(&position, exercise, &notation, &budget);
                    drop(answer.send(safely(&position, look)));
                }
            }
        }
    }
}

fn think(
    game: &AnyGame,
    seat: Seat,
    level: Option<bots::BotLevel>,
    stop: Arc<AtomicBool>,
    thinking: Thinking,
) -> Option<Thought> {
    let started = Instant::now();
    let limits_of = level.unwrap_or(bots::HINT);
    let thought = safely(game, || {
        let limits = Limits { stop: Some(stop), ..limits(thinking, limits_of)? };
        let choice = match level {
            Some(level) => bots::choose(game, seat, level, &limits),
            None => bots::advise(game, seat, &limits),
        };
        thought(game, seat, &choice?)
    });
    metrics::bot_thought(limits_of.name(), started.elapsed());
    thought
}

/// A thread of bots outlives what goes wrong in a thought.
fn safely<T>(game: &AnyGame, think: impl FnOnce() -> Option<T>) -> Option<T> {
    catch_unwind(AssertUnwindSafe(think)).unwrap_or_else(|_| {
        tracing::error!(game = %game.kind(), "a bot failed while thinking");
        None
    })
}

const fn bot_level(level: BotLevel) -> bots::BotLevel {
    match level {
        BotLevel::Novice => bots::BotLevel::Novice,
        BotLevel::Apprentice => bots::BotLevel::Apprentice,
        BotLevel::Journeyman => bots::BotLevel::Journeyman,
        BotLevel::Expert => bots::BotLevel::Expert,
        BotLevel::Master => bots::BotLevel::Master,
        BotLevel::Grandmaster => bots::BotLevel::Grandmaster,
    }
}

fn limits(thinking: Thinking, level: bots::BotLevel) -> Option<Limits> {
    match thinking {
        Thinking::Free => {
            let seed = u64::from_le_bytes(secret::bytes().ok()?);
            Some(Limits { seed, ..Limits::default() }.within(level.time_limit()))
        }
        Thinking::Repeatable { seed, iterations } => Some(Limits::iterations(iterations, seed)),
    }
}

/// What is told of a choice.
fn thought(game: &AnyGame, seat: Seat, choice: &Choice) -> Option<Thought> {
    let offers = game.offers(seat);
    let mut suggestions: Vec<Suggestion> =
        choice.candidates.iter().filter_map(|candidate| suggestion(&offers, seat, candidate)).collect();
    if suggestions.is_empty() {
        let chosen = offers.iter().find(|offer| offer.notation == choice.notation)?;
        let (notation, parts) = (chosen.notation.clone(), chosen.parts.clone());
        suggestions.push(Suggestion { notation, parts, chance: None, score: None, visits: None });
    }
    let because = choice.because.iter().map(reason).collect();
    let gains = bots::gains(choice, seat, offers.len()).iter().map(reason).collect();
    Some(Thought { notation: choice.notation.clone(), suggestions, because, gains })
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
