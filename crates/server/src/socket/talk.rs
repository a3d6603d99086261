//! One conversation over a socket.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use protocol::rest::Session;
use protocol::socket::{ClientMessage, FromClient, FromServer};
use protocol::{Problem, ProblemKey, Seq};
use tokio::sync::{Notify, mpsc, watch};
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::app::App;
use crate::hall::{Ask, Outbox, WatcherId};
use crate::limits::{SocketLimit, chat_limit, socket_limit, too_fast};
use crate::refuse::{Answer, refuse};
use crate::table::MOST_LAG;
use crate::web::Asker;

/// Messages that may wait for a client that does not read.
const OUTBOX: usize = 64;
const MOST_TABLES: usize = 16;
const LONGEST_ID: usize = 64;
const LONGEST_NOTATION: usize = 200;
const PING: Duration = Duration::from_secs(20);
/// A client that is silent for so long is gone.
const SILENCE: Duration = Duration::from_mins(1);
/// A client that does not take a message for so long is gone.
const SLOWNESS: Duration = Duration::from_secs(10);
/// Messages beyond the limit before the connection is ended.
const MOST_EXCESS: u32 = 200;

struct Talk<'a> {
    app: &'a App,
    asker: Asker,
    outbox: Outbox,
    tables: HashMap<String, WatcherId>,
    limit: SocketLimit,
    chat: SocketLimit,
    excess: u32,
    /// The last round trip that was measured.
    round_trip: u64,
    pinged: Option<Instant>,
}

/// Talks until one of the two has enough.
pub(super) async fn talk(app: &App, asker: Asker, mut socket: WebSocket) {
    let (sender, mut outgoing) = mpsc::channel::<Utf8Bytes>(OUTBOX);
    let cut = Arc::new(Notify::new());
    let outbox = Outbox::new(sender, Arc::clone(&cut));
    let limits = &app.config.limits;
    let mut talk = Talk {
        app,
        asker,
        outbox,
        tables: HashMap::new(),
        limit: socket_limit(limits),
        chat: chat_limit(),
        excess: 0,
        round_trip: 0,
        pinged: None,
    };
    talk.hello();
    let mut pings = interval(PING);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard = Instant::now();
    let mut stopping = app.stopping.subscribe();
    loop {
        tokio::select! {
            message = socket.recv() => {
                heard = Instant::now();
                match message {
                    Some(Ok(message)) => if !talk.take(message).await { break },
                    Some(Err(_)) | None => break,
                }
            }
            Some(text) = outgoing.recv() => {
                if !send(&mut socket, Message::Text(text)).await { break }
            }
            _ = pings.tick() => {
                if heard.elapsed() > SILENCE { break }
                talk.pinged = Some(Instant::now());
                if !send(&mut socket, Message::Ping(axum::body::Bytes::new())).await { break }
            }
            () = cut.notified() => break,
            () = stops(&mut stopping) => {
                say_goodbye(&mut socket, &mut outgoing).await;
                break;
            }
        }
    }
    talk.leave_all().await;
}

/// Waits until the server is about to stop.
async fn stops(stopping: &mut watch::Receiver<bool>) {
    drop(stopping.wait_for(|stopping| *stopping).await);
}

async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(SLOWNESS, socket.send(message)).await, Ok(Ok(())))
}

/// Sends what was still to be said, and that the server stops.
async fn say_goodbye(socket: &mut WebSocket, outgoing: &mut mpsc::Receiver<Utf8Bytes>) {
    while let Ok(text) = outgoing.try_recv() {
        if !send(socket, Message::Text(text)).await {
            return;
        }
    }
    if let Ok(text) = serde_json::to_string(&FromServer::GoingAway) {
        send(socket, Message::Text(text.into())).await;
    }
    send(socket, Message::Close(None)).await;
}

impl Talk<'_> {
    fn hello(&self) {
        let session = self.asker.guest.clone().map(|guest| Session { guest: guest.id, name: guest.name });
        let version = env!("CARGO_PKG_VERSION").to_owned();
        self.outbox.send(&FromServer::Hello { session, now: self.app.time.now(), version });
    }

    /// Takes one message; `false` ends the conversation.
    async fn take(&mut self, message: Message) -> bool {
        match message {
            Message::Text(text) => self.take_text(&text).await,
            Message::Binary(_) => {
                self.refuse(String::new(), None, Problem::new(ProblemKey::BadMessage, "messages are texts"));
                self.is_patient()
            }
            Message::Pong(_) => {
                if let Some(pinged) = self.pinged.take() {
                    self.round_trip = pinged.elapsed().as_millis() as u64;
                }
                true
            }
            Message::Ping(_) => true,
            Message::Close(_) => false,
        }
    }

    /// Whoever goes on sending what is refused is cut off in the end.
    fn is_patient(&mut self) -> bool {
        self.excess += 1;
        self.excess < MOST_EXCESS
    }

    async fn take_text(&mut self, text: &str) -> bool {
        let message: FromClient = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => {
                self.refuse(String::new(), None, Problem::new(ProblemKey::BadMessage, error.to_string()));
                return self.is_patient();
            }
        };
        let (id, table) = (message.id.chars().take(LONGEST_ID).collect::<String>(), message.table.clone());
        if self.limit.check().is_err() {
            self.refuse_with(id, table, too_fast());
            return self.is_patient();
        }
        self.excess = self.excess.saturating_sub(1);
        let result = self.pass_on(message).await;
        self.refuse_with(id, table, result);
        true
    }

    fn refuse_with(&self, id: String, table: String, result: Answer<()>) {
        if let Err(problem) = result {
            self.refuse(id, Some(table), problem);
        }
    }

    fn refuse(&self, id: String, table: Option<String>, problem: Problem) {
        let table = table.map(|table| table.chars().take(LONGEST_ID).collect());
        self.outbox.send(&FromServer::Refused { id, table, problem });
    }

    async fn pass_on(&mut self, message: FromClient) -> Answer<()> {
        let FromClient { id, table, message } = message;
        if id.is_empty() || id.chars().count() > LONGEST_ID {
            return refuse(ProblemKey::BadMessage, format!("an id has 1 to {LONGEST_ID} characters"));
        }
        match message {
            ClientMessage::Watch { seat_token, since, spectate } => {
                self.watch(id, table, seat_token, since, spectate).await
            }
            ClientMessage::Unwatch => self.unwatch(id, &table).await,
            message => {
                self.check(&message)?;
                let Some(watcher) = self.tables.get(&table).copied() else {
                    return refuse(ProblemKey::NotFound, "you do not follow this table: send `watch` first");
                };
                let lag = self.round_trip.min(MOST_LAG);
                let received = Instant::now();
                self.app.hall.send(&table, Ask::Message { watcher, id, message, lag, received }).await
            }
        }
    }

    fn check(&self, message: &ClientMessage) -> Answer<()> {
        match message {
            ClientMessage::Chat { .. } if self.chat.check().is_err() => too_fast(),
            ClientMessage::Move { notation, .. }
            | ClientMessage::Preview { notation }
            | ClientMessage::WhyNot { notation }
                if notation.len() > LONGEST_NOTATION =>
            {
                refuse(ProblemKey::BadNotation, "no move has such a long notation")
            }
            _ => Ok(()),
        }
    }

    async fn watch(
        &mut self,
        id: String,
        table: String,
        seat_token: Option<String>,
        since: Option<Seq>,
        spectate: bool,
    ) -> Answer<()> {
        if !self.tables.contains_key(&table) && self.tables.len() >= MOST_TABLES {
            return refuse(ProblemKey::TooMany, format!("a socket follows {MOST_TABLES} tables at most"));
        }
        let mut asker = self.asker.clone();
        if seat_token.is_some() {
            asker.seat_token = seat_token;
        }
        let mut who = asker.at(self.app, &table).await?;
        if spectate {
            who.seat = None;
        }
        let name = asker.guest.map(|guest| guest.name).unwrap_or_default();
        let watcher = self.app.next_watcher();
        if let Some(before) = self.tables.insert(table.clone(), watcher) {
            self.app.hall.send(&table, Ask::Unwatch { watcher: before }).await?;
        }
        let outbox = self.outbox.clone();
        self.app.hall.send(&table, Ask::Watch { watcher, id, who, name, outbox, since }).await
    }

    async fn unwatch(&mut self, id: String, table: &str) -> Answer<()> {
        if let Some(watcher) = self.tables.remove(table) {
            self.app.hall.send(table, Ask::Unwatch { watcher }).await?;
        }
        self.outbox.send(&FromServer::Done { id, table: table.to_owned(), seq: 0 });
        Ok(())
    }

    async fn leave_all(&mut self) {
        for (table, watcher) in self.tables.drain() {
            drop(self.app.hall.send(&table, Ask::Unwatch { watcher }).await);
        }
    }
}
