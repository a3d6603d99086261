//! Positions of games that are over, for reviews, and of exercises: on the threads of the bots, reviews behind everything that is played.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use catalog::AnyGame;
use exercises::{AnswerOption, Exercise};
use protocol::rest::TriedMove;
use review::{Budget, PositionReview};
use tabletop::Seat;
use tokio::sync::oneshot;

use super::queue::{Task, Work};
use super::{BotPool, Interest, Priority};
use crate::config::Thinking;

/// Reviews of the server can be made again in the terminal with this seed.
const SEED: u64 = 1;

impl BotPool {
    /// How closely the server looks at games that are over: as a master does.
    pub(crate) fn review_budget(&self, game: &AnyGame) -> Budget {
        match self.thinking {
            Thinking::Free => Budget::of_masters(game, 1, SEED),
            Thinking::Repeatable { seed, iterations } => Budget { iterations, seed, stop: None },
        }
    }

    /// Looks at one position of a game that is over. Whoever does not wait for it ends the look. `None` when something went wrong.
    pub(crate) async fn look_at(
        &self,
        game: &Arc<AnyGame>,
        number: usize,
        budget: &Budget,
        share: String,
    ) -> Option<PositionReview> {
        let (answer, found) = oneshot::channel();
        let stop = Arc::<AtomicBool>::default();
        let _interest = Interest(Arc::clone(&stop));
        let budget = Budget { stop: Some(Arc::clone(&stop)), ..budget.clone() };
        let work = Work::Position { game: Arc::clone(game), number, budget, answer };
        self.queue.0.push(Priority::Review, share, Task { work, stop });
        found.await.ok().flatten()
    }

    /// What another move would have brought in a position, for somebody who waits for it. `None` when there was no other.
    pub(crate) async fn try_move(
        &self,
        position: AnyGame,
        seat: Seat,
        notation: String,
        share: String,
    ) -> Option<TriedMove> {
        let (answer, found) = oneshot::channel();
        let stop = Arc::<AtomicBool>::default();
        let _interest = Interest(Arc::clone(&stop));
        let budget = Budget { stop: Some(Arc::clone(&stop)), ..self.review_budget(&position) };
        let work = Work::Try { game: Box::new(position), seat, notation, budget, answer };
        self.queue.0.push(Priority::People, share, Task { work, stop });
        found.await.ok().flatten()
    }

    /// What an answer to an exercise leads to, for somebody who waits for it. `None` when it was looked at before.
    pub(crate) async fn look_at_answer(
        &self,
        position: AnyGame,
        exercise: &'static Exercise,
        notation: String,
        share: String,
    ) -> Option<AnswerOption> {
        let (answer, found) = oneshot::channel();
        let stop = Arc::<AtomicBool>::default();
        let _interest = Interest(Arc::clone(&stop));
        let budget = Budget { stop: Some(Arc::clone(&stop)), ..self.review_budget(&position) };
        let work = Work::Answer { position: Box::new(position), exercise, notation, budget, answer };
        self.queue.0.push(Priority::People, share, Task { work, stop });
        found.await.ok().flatten()
    }
}
