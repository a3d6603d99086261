//! Bots think in a pool of their own, so that many of them never slow people down.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use bots::{Candidate, Limits};
use catalog::{AnyGame, Offer};
use protocol::socket::{Reason, Suggestion};
use protocol::table::Level;
use tabletop::{Message, Seat};
use tokio::sync::Semaphore;

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
}

/// A bounded number of threads for thinking; the rest waits its turn.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    threads: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
}

impl BotPool {
    pub(crate) fn new(threads: usize) -> Self {
        Self { threads: Arc::new(Semaphore::new(threads.max(1))), waiting: Arc::default() }
    }

    /// Thinks about the game as the seat knows it. `None` when the seat has no move, or when the server stops.
    pub(crate) async fn think(&self, game: AnyGame, seat: Seat, level: Level) -> Option<Thought> {
        metrics::bot_queue(self.waiting.fetch_add(1, Ordering::Relaxed) + 1);
        let permit = Arc::clone(&self.threads).acquire_owned().await.ok();
        metrics::bot_queue(self.waiting.fetch_sub(1, Ordering::Relaxed) - 1);
        let permit = permit?;
        let thinking = tokio::task::spawn_blocking(move || {
            let started = Instant::now();
            let thought = decide(&game, seat, level);
            metrics::bot_thought(name(level), started.elapsed());
            drop(permit);
            thought
        });
        thinking.await.ok().flatten()
    }
}

const fn name(level: Level) -> &'static str {
    bot_level(level).name()
}

const fn bot_level(level: Level) -> bots::Level {
    match level {
        Level::Novice => bots::Level::Novice,
        Level::Apprentice => bots::Level::Apprentice,
        Level::Journeyman => bots::Level::Journeyman,
        Level::Expert => bots::Level::Expert,
        Level::Master => bots::Level::Master,
    }
}

fn decide(game: &AnyGame, seat: Seat, level: Level) -> Option<Thought> {
    let level = bot_level(level);
    let seed = u64::from_le_bytes(secret::bytes().ok()?);
    let limits = Limits { seed, ..Limits::default() }.within(level.time_limit());
    let choice = bots::choose(game, seat, level, &limits)?;
    let offers = game.offers(seat);
    let mut suggestions: Vec<Suggestion> =
        choice.candidates.iter().filter_map(|candidate| suggestion(&offers, seat, candidate)).collect();
    if suggestions.is_empty() {
        let chosen = offers.iter().find(|offer| offer.notation == choice.notation)?;
        let (notation, parts) = (chosen.notation.clone(), chosen.parts.clone());
        suggestions.push(Suggestion { notation, parts, chance: None, visits: None });
    }
    let because = choice.because.iter().map(reason).collect();
    Some(Thought { notation: choice.notation, suggestions, because })
}

fn suggestion(offers: &[Offer], seat: Seat, candidate: &Candidate) -> Option<Suggestion> {
    let offer = offers.iter().find(|offer| offer.notation == candidate.notation)?;
    Some(Suggestion {
        notation: offer.notation.clone(),
        parts: offer.parts.clone(),
        chance: candidate.win_chances.get(seat.index()).map(|chance| f64::from(*chance)),
        visits: Some(u64::from(candidate.visits)),
    })
}

fn reason(message: &Message) -> Reason {
    let values = message.values.iter().map(|(name, value)| ((*name).to_owned(), plain(value)));
    Reason { key: message.key.to_owned(), values: values.collect() }
}
