//! Bots at the table: they are asked when it is their turn, and stopped when it is so no longer.

use std::collections::HashMap;

use protocol::socket::{BotReason, Reason};
use protocol::{ProblemKey, SeatNumber};
use table::{Action, Who};
use tabletop::Seat;

use super::actor::Actor;
use super::command::{Command, nothing};
use crate::bots::{Interest, Priority, Question, Thought};
use crate::cluster::bus::News;
use crate::metrics;

/// The bots of a table that are thinking.
#[derive(Debug, Default)]
pub(super) struct ThinkingBots {
    seats: HashMap<SeatNumber, Thinker>,
    questions: u64,
}

#[derive(Debug)]
struct Thinker {
    /// After so many moves it was asked.
    moves: usize,
    question: u64,
    /// Dropped with this, which ends the thinking.
    _interest: Interest,
}

impl ThinkingBots {
    pub(super) fn is_empty(&self) -> bool {
        self.seats.is_empty()
    }
}

impl Actor {
    /// Asks the bots that are to move and are not thinking about this already; stops those that are not asked any more.
    pub(super) fn start_bots(&mut self) {
        if self.is_lost() || !self.right().is_given() {
            return;
        }
        let turns = self.table.bot_turns();
        let Some(game) = &self.table.game else { return };
        let moves = game.moves_made();
        let is_asked = |seat: SeatNumber| turns.iter().any(|turn| turn.seat == seat);
        self.thinking.seats.retain(|seat, thinker| thinker.moves == moves && is_asked(*seat));
        let priority = if self.table.has_people() { Priority::People } else { Priority::Bots };
        for turn in turns {
            let Ok(seat) = Seat::try_from(turn.seat) else { continue };
            let Some(game) = game.at(moves).filter(|_| !self.thinking.seats.contains_key(&turn.seat)) else {
                continue;
            };
            let share = format!("guest {}", self.table.opening.host_guest);
            let asked =
                self.context.bots.ask(Question { game, seat, level: Some(turn.level), priority, share });
            self.thinking.questions += 1;
            let question = self.thinking.questions;
            let thinker = Thinker { moves, question, _interest: asked.interest() };
            self.thinking.seats.insert(turn.seat, thinker);
            let inbox = self.inbox.clone();
            tokio::spawn(async move {
                let thought = asked.thought().await;
                if let Some(inbox) = inbox.upgrade() {
                    drop(inbox.send(Command::Thought { seat: turn.seat, question, thought }).await);
                }
            });
        }
    }

    pub(super) async fn thought(&mut self, seat: SeatNumber, question: u64, thought: Option<Thought>) {
        // What was stopped is not played: it was not thought through, or is about something else.
        if self.thinking.seats.get(&seat).is_none_or(|thinker| thinker.question != question) {
            return;
        }
        let Some(thinker) = self.thinking.seats.remove(&seat) else { return };
        let Some(thought) = thought else { return };
        let action = Action::BotMove { seat, moves: thinker.moves, notation: thought.notation };
        if !self.right().is_given() {
            return;
        }
        let because = thought.because;
        let done = self.act(&Who::default(), action, None, &nothing).await;
        if self.must_judge_anew(&done).await {
            self.attempts = 0;
            return self.start_bots();
        }
        match done {
            Ok(_) => {
                metrics::bot_moved();
                self.tell_reason(seat, because);
            }
            Err(problem) if problem.key == ProblemKey::Stale => self.start_bots(),
            Err(problem) => {
                tracing::error!(
                    table = self.table.id(),
                    detail = problem.detail,
                    "a bot's move was not made"
                );
            }
        }
    }

    /// What says no more than the move itself is not told.
    fn tell_reason(&self, seat: SeatNumber, mut because: Vec<Reason>) {
        because.retain(|reason| bots::is_telling(&reason.key));
        if !because.is_empty() {
            let table = self.table.id().to_owned();
            let reason = BotReason { table, seat, seq: self.table.seq(), because };
            self.context.bus.tell(News::Reason { reason: reason.clone() });
            self.watchers.tell_reason(reason);
        }
    }
}
