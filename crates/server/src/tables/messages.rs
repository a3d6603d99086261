//! What comes over a socket: it is done or answered, and its sender is told.

use protocol::socket::{ClientMessage, FromServer};
use protocol::{ProblemKey, Seq};
use table::{Action, Cause, Who};

use super::actor::Actor;
use super::command::{SocketMessage, nothing};
use super::questions::Response;
use super::watchers::{Watcher, WatcherId};
use crate::metrics;
use crate::refuse::{Result, not_followed};

impl Actor {
    /// Takes one message. It is always answered: a client that waits for an answer in vain does not know what holds.
    pub(super) async fn message(&mut self, sent: SocketMessage) {
        let SocketMessage { watcher, id, message, outbox, lag, received } = sent;
        let table = self.table.id().to_owned();
        let is_current =
            |watcher: &&Watcher| watcher.who.seat.is_none_or(|seat| self.keys.epoch(seat) == watcher.epoch);
        let known = self.watchers.get(watcher).filter(is_current);
        let Some(who) = known.map(|watcher| watcher.who.clone()) else {
            let problem = not_followed();
            return outbox.send(&FromServer::Refused { id, table: Some(table), problem });
        };
        let is_move = matches!(message, ClientMessage::Move { .. });
        let result = match into_action(message, lag) {
            Ok(action) => self.act_until_judged(watcher, who, action, &id).await,
            Err(other) => match self.answer(watcher, &id, other).await {
                Ok(Response::Message(answer)) => return outbox.send(&answer),
                Ok(Response::Later) => return,
                Ok(Response::Done) => Ok(0),
                Err(problem) => Err(problem),
            },
        };
        match result {
            Ok(seq) => {
                if is_move {
                    metrics::moved(received.elapsed());
                }
                outbox.send(&FromServer::Done { id, table, seq });
            }
            Err(problem) => {
                if problem.key == ProblemKey::Stale && !self.is_lost() {
                    let now = self.now();
                    self.watchers.tell(watcher, &self.table, Some(self.table.seq()), now);
                }
                outbox.send(&FromServer::Refused { id, table: Some(table), problem });
            }
        }
    }

    /// Whoever has lost or won a seat meanwhile is judged as who they are by then.
    async fn act_until_judged(
        &mut self,
        watcher: WatcherId,
        mut who: Who,
        action: Action,
        id: &str,
    ) -> Result<Seq> {
        loop {
            let done = self.act_for_socket(&who, action.clone(), id).await;
            if !self.must_judge_anew(&done).await {
                return done;
            }
            who = self.watchers.get(watcher).map(|watcher| watcher.who.clone()).unwrap_or_default();
        }
    }

    async fn answer(&mut self, watcher: WatcherId, id: &str, message: ClientMessage) -> Result<Response> {
        loop {
            let done = self.other_message(watcher, id, message.clone()).await;
            // A question is answered by what is known here.
            if self.loss.is_none() || !self.must_judge_anew(&done).await {
                return done;
            }
        }
    }

    async fn act_for_socket(&mut self, who: &Who, action: Action, id: &str) -> Result<Seq> {
        let cause = who.seat.map(|seat| Cause { seat, id: id.to_owned() });
        if let Some(seq) = cause.and_then(|cause| self.table.done_before(&cause)) {
            return Ok(seq);
        }
        self.act(who, action, Some(id.to_owned()), &nothing).await.map(|commit| commit.seq)
    }
}

/// Messages that change the table; the others are given back.
fn into_action(message: ClientMessage, lag: u64) -> Result<Action, ClientMessage> {
    Ok(match message {
        ClientMessage::Move { seq, notation } => Action::Move { seq, notation, lag },
        ClientMessage::TakeBack { seq } => Action::TakeBack { seq },
        ClientMessage::Propose { seq, proposal } => Action::Propose { seq, proposal },
        ClientMessage::Answer { seq, agree } => Action::Answer { seq, agree },
        ClientMessage::Resume { seq } => Action::Resume { seq },
        ClientMessage::Resign { seq } => Action::Resign { seq },
        ClientMessage::Leave { seq } => Action::Leave { seq },
        ClientMessage::Back { seq } => Action::Back { seq },
        other => return Err(other),
    })
}
