//! The way from the tables to a socket. Answers wait in line; of what is superseded only the latest waits, so that nobody is cut off
//! because much happens.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::socket::FromServer;
use tokio::sync::{Notify, mpsc};

use crate::ws::Frame;

/// Answers and lines of chat that may wait for a client that does not read.
const MOST_WAITING: usize = 64;

/// What has a latest value, in the order in which it is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Topic {
    Table,
    Reason,
    Presence,
}

/// A frame that waits. It is known again by its ticket.
#[derive(Debug)]
struct LatestFrame {
    ticket: u64,
    frame: Frame,
}

/// For every table the latest of each topic that has not been sent.
#[derive(Debug, Default)]
struct PendingFrames {
    waiting: Mutex<WaitingFrames>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct WaitingFrames {
    frames: BTreeMap<(String, Topic), LatestFrame>,
    /// The last ticket that was given.
    tickets: u64,
}

impl PendingFrames {
    fn lock(&self) -> MutexGuard<'_, WaitingFrames> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take_first(&self) -> Option<Frame> {
        self.lock().frames.pop_first().map(|(_, latest)| latest.frame)
    }
}

/// The side of the tables. Whoever does not read is cut off.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Frame>,
    board: Arc<PendingFrames>,
    cut: Arc<Notify>,
}

/// The side of the socket.
#[derive(Debug)]
pub(crate) struct Outgoing {
    messages: mpsc::Receiver<Frame>,
    board: Arc<PendingFrames>,
    cut: Arc<Notify>,
    /// A message that is sent when the board is empty: what it answers may stand there.
    held: Option<Frame>,
}

pub(crate) fn outbox() -> (Outbox, Outgoing) {
    let (sender, receiver) = mpsc::channel(MOST_WAITING);
    let (board, cut) = (Arc::<PendingFrames>::default(), Arc::<Notify>::default());
    let outgoing =
        Outgoing { messages: receiver, board: Arc::clone(&board), cut: Arc::clone(&cut), held: None };
    (Outbox { messages: sender, board, cut }, outgoing)
}

impl Outbox {
    pub(crate) fn send(&self, message: &FromServer) {
        if let Ok(text) = serde_json::to_string(message) {
            self.send_frame(text.into());
        }
    }

    pub(super) fn send_frame(&self, frame: Frame) {
        if self.messages.try_send(frame).is_err() {
            self.cut();
        }
    }

    /// Puts a frame in the place of the one that waits, and answers its ticket. Whoever has reckoned with a certain one that waits
    /// names it; when that has been sent in the meantime, nothing is put and the answer is `None`.
    pub(super) fn put(
        &self,
        table: &str,
        topic: Topic,
        frame: Frame,
        instead_of: Option<u64>,
    ) -> Option<u64> {
        let mut waiting = self.board.lock();
        let key = (table.to_owned(), topic);
        if instead_of
            .is_some_and(|ticket| waiting.frames.get(&key).is_none_or(|latest| latest.ticket != ticket))
        {
            return None;
        }
        waiting.tickets += 1;
        let ticket = waiting.tickets;
        waiting.frames.insert(key, LatestFrame { ticket, frame });
        drop(waiting);
        self.board.changed.notify_one();
        Some(ticket)
    }

    /// Whether a frame has not been sent yet.
    pub(super) fn is_waiting(&self, table: &str, topic: Topic, ticket: u64) -> bool {
        let key = (table.to_owned(), topic);
        self.board.lock().frames.get(&key).is_some_and(|latest| latest.ticket == ticket)
    }

    /// Nothing of a table that is no longer followed is sent.
    pub(super) fn clear(&self, table: &str) {
        self.board.lock().frames.retain(|(of, _), _| of != table);
    }

    /// Ends the connection: the client comes back and is told how things stand.
    pub(super) fn cut(&self) {
        self.cut.notify_one();
    }

    pub(super) fn is_gone(&self) -> bool {
        self.messages.is_closed()
    }
}

impl Outgoing {
    /// What is to be sent next; `None` when nobody can send any more. Can be dropped while it waits: nothing is lost.
    pub(crate) async fn next(&mut self) -> Option<Frame> {
        loop {
            if let Some(frame) = self.take_ready() {
                return Some(frame);
            }
            tokio::select! {
                biased;
                () = self.board.changed.notified() => {}
                message = self.messages.recv() => match message {
                    Some(message) => self.held = Some(message),
                    None => return self.board.take_first(),
                },
            }
        }
    }

    /// What else can be sent at once, with what is sent now.
    pub(crate) fn take_ready(&mut self) -> Option<Frame> {
        if self.held.is_none() {
            self.held = self.messages.try_recv().ok();
        }
        self.board.take_first().or_else(|| self.held.take())
    }

    /// Tells when the socket is to be cut off.
    pub(crate) fn cut_off(&self) -> Arc<Notify> {
        Arc::clone(&self.cut)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(text: &str) -> Frame {
        Frame::from(text.to_owned())
    }

    #[tokio::test]
    async fn of_what_is_superseded_only_the_latest_waits_and_nobody_is_cut_off() {
        let (outbox, mut outgoing) = outbox();
        for number in 0..10_000 {
            outbox.put("t", Topic::Presence, frame(&number.to_string()), None);
            outbox.put("t", Topic::Table, frame(&format!("table {number}")), None);
        }
        outbox.send_frame(frame("answer"));
        drop(outbox);
        let mut sent = Vec::new();
        while let Some(frame) = outgoing.next().await {
            sent.push(format!("{frame:?}"));
        }
        assert_eq!(sent.len(), 3, "{sent:?}");
        assert!(
            sent[0].contains("table 9999") && sent[1].contains("9999") && sent[2].contains("answer"),
            "{sent:?}"
        );
    }

    #[tokio::test]
    async fn whoever_reckons_with_a_frame_that_was_sent_is_told_so() {
        let (outbox, mut outgoing) = outbox();
        let first = outbox.put("t", Topic::Table, frame("1"), None).unwrap();
        let second = outbox.put("t", Topic::Table, frame("2"), Some(first)).unwrap();
        assert!(!outbox.is_waiting("t", Topic::Table, first) && outbox.is_waiting("t", Topic::Table, second));
        outgoing.next().await;
        assert_eq!(outbox.put("t", Topic::Table, frame("3"), Some(second)), None);
        assert!(outbox.put("t", Topic::Table, frame("3"), None).is_some());
    }
}
