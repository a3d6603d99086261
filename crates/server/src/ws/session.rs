//! One conversation over a socket.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use protocol::rest::Session;
use protocol::socket::{ClientMessage, FromClient, FromServer};
use protocol::{Problem, ProblemKey, Seq};
use table::MOST_LAG;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tungstenite::protocol::frame::coding::CloseCode;

use super::wire::{Hangup, Incoming, Wire};
use super::{Frame, SocketGuest};
use crate::app::App;
use crate::principal::Principal;
use crate::rate_limits::{SocketLimit, SocketPermit, socket_limit, too_fast};
use crate::refuse::{Result, not_followed, refuse};
use crate::service::{house, lobby, sessions, watching};
use crate::sessions::Attendance;
use crate::tables::{Outbox, Outgoing, SocketMessage, Watch, WatcherId, outbox};

const MOST_TABLES: usize = 16;
const LONGEST_ID: usize = 64;
const LONGEST_NOTATION: usize = 200;
const PING: Duration = Duration::from_secs(20);
/// A client that is silent for so long is gone.
const SILENCE: Duration = Duration::from_mins(1);
/// When the server stops, what was accepted is answered within this.
const LAST_ANSWERS: Duration = Duration::from_secs(3);
/// Messages beyond the limit before the connection is ended.
const MOST_EXCESS: u32 = 200;

/// Frames that are sent in one go at most.
const MOST_TOGETHER: usize = 4;

type Socket = Wire<TokioIo<Upgraded>>;

struct SocketSession<'a> {
    app: &'a App,
    principal: Principal,
    counted: SocketPermit,
    outbox: Outbox,
    tables: HashMap<String, WatcherId>,
    limit: SocketLimit,
    excess: u32,
    /// The last round trip that was measured.
    round_trip: u64,
    pinged: Option<Instant>,
}

/// Whoever goes on sending too much is told so and cut off.
const ENOUGH: SessionEnd = SessionEnd::Because(CloseCode::Policy, "too much was sent");

/// How a conversation ended.
enum SessionEnd {
    /// Nobody is there to be told anything.
    Gone,
    /// The client said goodbye, with a code or without one.
    Goodbye(Option<CloseCode>),
    /// The client is told why.
    Because(CloseCode, &'static str),
}

/// Talks until one of the two has enough.
pub(super) async fn run(app: &App, guest: SocketGuest, mut socket: Socket) {
    let SocketGuest { principal, counted, attendance } = guest;
    let (outbox, mut outgoing) = outbox();
    let limits = &app.config.limits;
    let mut session = SocketSession {
        app,
        principal,
        counted,
        outbox,
        tables: HashMap::new(),
        limit: socket_limit(limits),
        excess: 0,
        round_trip: 0,
        pinged: None,
    };
    session.hello();
    let mut cut_off = app.reach.subscribe();
    let end = tokio::select! {
        end = session.converse(&mut socket, &mut outgoing) => end,
        // Others can work with the data.
        () = stops(&mut cut_off) => SessionEnd::Because(CloseCode::Away, "the server does not reach its data"),
        () = session_ends(attendance) => SessionEnd::Because(CloseCode::Policy, "the session has ended"),
    };
    session.leave_all().await;
    drop(session);
    if app.is_stopping() || app.reach.is_cut_off() {
        say_goodbye(&mut socket, outgoing, limits.slowest_socket).await;
    }
    match end {
        SessionEnd::Gone => {}
        SessionEnd::Goodbye(code) => socket.answer_close(code).await,
        SessionEnd::Because(code, why) => socket.close(code, why).await,
    }
}

/// Waits until the session of the socket has ended, if it has one.
async fn session_ends(attendance: Option<Attendance>) {
    match attendance {
        Some(mut attendance) => attendance.ended().await,
        None => std::future::pending().await,
    }
}

/// Waits until the server is about to stop, or is cut off.
async fn stops(stopping: &mut watch::Receiver<bool>) {
    drop(stopping.wait_for(|stopping| *stopping).await);
}

/// Sends the answers to all that was accepted, and that the server stops. The tables have been left, so nobody sends more than that.
async fn say_goodbye(socket: &mut Socket, mut outgoing: Outgoing, patience: Duration) {
    let goodbye = async {
        while let Some(frame) = outgoing.next().await {
            if !socket.send(&[frame]).await {
                return;
            }
        }
    };
    timeout(LAST_ANSWERS, goodbye).await.ok();
    if let Ok(text) = serde_json::to_string(&FromServer::GoingAway) {
        timeout(patience, socket.send(&[text.into()])).await.ok();
    }
}

/// A position and the answer to the move that led to it go over the wire together.
fn with_ready(first: Frame, outgoing: &mut Outgoing) -> Vec<Frame> {
    let mut frames = vec![first];
    while frames.len() < MOST_TOGETHER
        && let Some(frame) = outgoing.take_ready()
    {
        frames.push(frame);
    }
    frames
}

impl SocketSession<'_> {
    fn hello(&self) {
        let session = self.principal.guest.clone().map(|guest| Session {
            guest: guest.id,
            name: guest.name,
            account: guest.has_account,
            must_read: guest.must_read,
        });
        let version = self.app.page.version.clone();
        self.outbox.send(&FromServer::Hello { session, now: self.app.time.now(), version });
    }

    /// A client that does not take a message in time is gone.
    async fn is_in_time(&self, sending: impl Future<Output = bool>) -> bool {
        timeout(self.app.config.limits.slowest_socket, sending).await.unwrap_or(false)
    }

    async fn converse(&mut self, socket: &mut Socket, outgoing: &mut Outgoing) -> SessionEnd {
        let mut pings = interval(PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        let mut stopping = self.app.stopping.subscribe();
        let cut = outgoing.cut_off();
        loop {
            tokio::select! {
                message = socket.receive() => {
                    heard = Instant::now();
                    match message {
                        Ok(Incoming::Close(code)) => return SessionEnd::Goodbye(code),
                        Ok(Incoming::Ping(payload)) => {
                            if !self.is_in_time(socket.pong(&payload)).await { return SessionEnd::Gone }
                            if !self.may_go_on() { return ENOUGH }
                        }
                        Ok(message) => if !self.take(message).await { return ENOUGH },
                        Err(Hangup::Because(code, why)) => return SessionEnd::Because(code, why),
                        Err(Hangup::Gone) => return SessionEnd::Gone,
                    }
                }
                Some(frame) = outgoing.next() => {
                    let frames = with_ready(frame, outgoing);
                    if !self.is_in_time(socket.send(&frames)).await { return SessionEnd::Gone }
                }
                _ = pings.tick() => {
                    if heard.elapsed() > SILENCE { return SessionEnd::Gone }
                    lobby::note_here(self.app, &self.principal);
                    self.pinged = Some(Instant::now());
                    if !self.is_in_time(socket.ping()).await { return SessionEnd::Gone }
                }
                () = cut.notified() => return SessionEnd::Because(CloseCode::Policy, "messages are not read"),
                () = stops(&mut stopping) => return SessionEnd::Because(CloseCode::Away, "the server stops"),
            }
        }
    }

    /// Takes one message; `false` ends the conversation.
    async fn take(&mut self, message: Incoming) -> bool {
        match message {
            Incoming::Text(text) => self.take_text(&text).await,
            Incoming::Binary => {
                self.refuse(String::new(), None, Problem::new(ProblemKey::BadMessage, "messages are texts"));
                self.is_patient()
            }
            Incoming::Pong => {
                if let Some(pinged) = self.pinged.take() {
                    self.round_trip = pinged.elapsed().as_millis() as u64;
                    return true;
                }
                self.may_go_on()
            }
            Incoming::Ping(_) | Incoming::Close(_) => true,
        }
    }

    /// Counts what is answered without a word.
    fn may_go_on(&mut self) -> bool {
        self.limit.check().is_ok() || self.is_patient()
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
        let is_too_fast = self.limit.check().is_err();
        if is_too_fast || self.app.rate_limits.message(self.counted.address()).is_err() {
            self.refuse_with(id, table, too_fast());
            return self.is_patient();
        }
        self.excess = self.excess.saturating_sub(1);
        let result = self.pass_on(message).await;
        self.refuse_with(id, table, result);
        true
    }

    fn refuse_with(&self, id: String, table: String, result: Result<()>) {
        if let Err(problem) = result {
            self.refuse(id, Some(table), problem);
        }
    }

    fn refuse(&self, id: String, table: Option<String>, problem: Problem) {
        let table = table.map(|table| table.chars().take(LONGEST_ID).collect());
        self.outbox.send(&FromServer::Refused { id, table, problem });
    }

    async fn pass_on(&mut self, message: FromClient) -> Result<()> {
        let FromClient { id, table, message } = message;
        if id.is_empty() || id.chars().count() > LONGEST_ID || id.chars().any(char::is_control) {
            return refuse(ProblemKey::BadMessage, format!("an id has 1 to {LONGEST_ID} characters"));
        }
        match message {
            ClientMessage::Watch { seat_token, since, spectate } => {
                self.watch(id, table, seat_token, since, spectate).await
            }
            ClientMessage::Unwatch => self.unwatch(id, &table).await,
            message => {
                check(&message)?;
                let Some(watcher) = self.tables.get(&table).copied() else { return Err(not_followed()) };
                let (outbox, lag) = (self.outbox.clone(), self.round_trip.min(MOST_LAG));
                let sent = SocketMessage { watcher, id, message, outbox, lag, received: Instant::now() };
                watching::send(self.app, &table, sent).await
            }
        }
    }

    async fn watch(
        &mut self,
        id: String,
        table: String,
        seat_token: Option<String>,
        since: Option<Seq>,
        spectate: bool,
    ) -> Result<()> {
        if !self.tables.contains_key(&table) && self.tables.len() >= MOST_TABLES {
            return refuse(ProblemKey::TooMany, format!("a socket follows {MOST_TABLES} tables at most"));
        }
        self.principal = sessions::refresh(self.app, &self.principal).await?;
        let principal = self.principal.clone();
        let principal = match seat_token {
            Some(token) => principal.with_seat_token(&token),
            None => principal,
        };
        if principal.seat_token.is_none() {
            house::check_entry(self.app, &principal, None).await?;
        }
        let watcher = self.app.next_watcher();
        if let Some(before) = self.tables.insert(table.clone(), watcher) {
            watching::unwatch(self.app, &table, before).await?;
        }
        let (outbox, share) = (self.outbox.clone(), self.counted.session().to_owned());
        let watch = Watch { watcher, id, principal, spectate, share, outbox, since };
        watching::watch(self.app, &table, watch).await
    }

    async fn unwatch(&mut self, id: String, table: &str) -> Result<()> {
        if let Some(watcher) = self.tables.remove(table) {
            watching::unwatch(self.app, table, watcher).await?;
        }
        self.outbox.send(&FromServer::Done { id, table: table.to_owned(), seq: 0 });
        Ok(())
    }

    async fn leave_all(&mut self) {
        for (table, watcher) in self.tables.drain() {
            drop(watching::unwatch(self.app, &table, watcher).await);
        }
    }
}

fn check(message: &ClientMessage) -> Result<()> {
    match message {
        ClientMessage::Move { notation, .. }
        | ClientMessage::Preview { notation, .. }
        | ClientMessage::WhyNot { notation }
            if notation.len() > LONGEST_NOTATION =>
        {
            refuse(ProblemKey::BadNotation, "no move has such a long notation")
        }
        _ => Ok(()),
    }
}
