//! One task for each table in memory: it takes one message after the other, so that nothing happens at a table twice at once.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use protocol::socket::FromServer;
use protocol::{Problem, ProblemKey, SeatNumber, Seq};
use table::{Action, Entry, Happened, Table, Who};
use tabletop::Seat;
use tokio::sync::mpsc;

use super::command::{Command, Commit, ExtraWrites, SocketMessage};
use super::watchers::{Outbox, WatcherId, Watchers};
use super::{Context, Registry};
use crate::bots::{Awaited, Thought};
use crate::limits::ChatLimits;
use crate::metrics;
use crate::refuse::{Result, internal, not_done, refuse, unavailable};
use crate::storage::{StoreError, Write};

/// A table that nobody is at is kept in memory so long.
const PATIENCE: Duration = Duration::from_mins(1);
/// While nothing can be stored a time-out is tried again after this, not in a circle.
const RETRY: Duration = Duration::from_secs(2);

pub(super) struct Actor {
    pub(super) context: Context,
    pub(super) table: Table,
    pub(super) watchers: Watchers,
    pub(super) chat_lines: u64,
    pub(super) mutes: Vec<(SeatNumber, SeatNumber)>,
    pub(super) chat_limits: ChatLimits,
    inbox: mpsc::WeakSender<Command>,
    /// When a time-out that could not be stored is tried again.
    retry_clock: Option<Instant>,
    /// The bots that are thinking, and after how many moves they were asked.
    thinking: HashMap<SeatNumber, usize>,
}

/// Runs a table until nobody needs it.
pub(super) async fn run(
    id: String,
    context: Context,
    mut commands: mpsc::Receiver<Command>,
    inbox: mpsc::WeakSender<Command>,
    registry: Registry,
) {
    match load(&id, &context).await {
        Ok(loaded) => {
            let (table, chat_lines, mutes) = loaded;
            let watchers = Watchers::default();
            let chat_limits = ChatLimits::default();
            let thinking = HashMap::new();
            let retry_clock = None;
            let mut actor = Actor {
                context,
                table,
                watchers,
                chat_lines,
                mutes,
                chat_limits,
                inbox,
                retry_clock,
                thinking,
            };
            actor.serve(&mut commands).await;
        }
        Err(problem) => {
            if problem.key == ProblemKey::Internal {
                registry.note_broken(&id);
            }
            commands.close();
            while let Some(command) = commands.recv().await {
                command.fail(&id, problem.clone());
            }
        }
    }
    drop(commands);
    registry.let_go(&id);
}

type Loaded = (Table, u64, Vec<(SeatNumber, SeatNumber)>);

async fn load(id: &str, context: &Context) -> Result<Loaded> {
    let stored = context.storage.table(id).await.map_err(unavailable)?;
    let Some(stored) = stored else { return refuse(ProblemKey::NotFound, "there is no such table") };
    let outages = context.storage.outages(stored.opening.opened_at).await.map_err(unavailable)?;
    let table = Table::rebuild(stored.opening, stored.entries, outages).map_err(internal)?;
    Ok((table, stored.chat_lines, stored.mutes))
}

impl Command {
    /// Answers that the table cannot be had.
    fn fail(self, table: &str, problem: Problem) {
        match self {
            Self::Act { answer, .. } => drop(answer.send(Err(problem))),
            Self::Read(read) => read(Err(problem)),
            Self::Watch { outbox, id, .. } | Self::Message(SocketMessage { outbox, id, .. }) => {
                outbox.send(&FromServer::Refused { id, table: Some(table.to_owned()), problem });
            }
            Self::Unwatch { .. } | Self::Thought { .. } | Self::Wake | Self::Close => {}
        }
    }
}

impl Actor {
    async fn serve(&mut self, commands: &mut mpsc::Receiver<Command>) {
        self.start_bots();
        let mut last_needed = Instant::now();
        loop {
            let command = tokio::time::timeout(self.until_next_look(), commands.recv()).await;
            match command {
                Ok(None | Some(Command::Close)) => break,
                Ok(Some(command)) => {
                    last_needed = Instant::now();
                    self.take(command).await;
                }
                Err(_) => self.watchers.sweep(),
            }
            self.check_clock().await;
            self.close_forgotten().await;
            if !self.watchers.is_empty() || !self.thinking.is_empty() {
                last_needed = Instant::now();
            }
            if last_needed.elapsed() > PATIENCE {
                break;
            }
        }
        commands.close();
        while let Some(command) = commands.recv().await {
            self.take(command).await;
        }
    }

    fn until_next_look(&self) -> Duration {
        let now = self.context.time.now();
        let due =
            self.table.clock.next_timeout(now).map(|(_, at)| Duration::from_millis(at.saturating_sub(now)));
        let due = due.unwrap_or(PATIENCE).clamp(Duration::from_millis(1), self.context.time.patience());
        self.retry_clock.map_or(due, |at| due.max(at.saturating_duration_since(Instant::now())))
    }

    async fn take(&mut self, command: Command) {
        match command {
            Command::Act { who, action, extra, answer } => {
                let who = self.complete(who);
                drop(answer.send(self.act(&who, action, None, extra).await));
            }
            Command::Read(read) => read(Ok(&self.table)),
            Command::Watch { watcher, who, name, outbox, since, .. } => {
                self.watch(watcher, who, name, outbox, since).await;
            }
            Command::Unwatch { watcher } => {
                if self.watchers.remove(watcher) {
                    self.watchers.send_all(&self.watchers.presence(self.table.id()));
                }
            }
            Command::Message(sent) => self.message(sent).await,
            Command::Thought { seat, moves, thought } => self.thought(seat, moves, thought).await,
            // A bot whose move could not be stored thinks again.
            Command::Wake => {
                self.let_rest().await;
                self.start_bots();
            }
            Command::Close => {}
        }
    }

    /// A table whose rules are not here has nothing to be woken for any more.
    async fn let_rest(&self) {
        if self.table.has_its_rules() {
            return;
        }
        if let Err(error) = self.context.storage.commit(vec![Write::summary(&self.table)]).await {
            tracing::warn!(table = self.table.id(), %error, "the table will be woken again");
        }
    }

    fn complete(&self, mut who: Who) -> Who {
        // Who has only the link of a seat that waits for somebody looks on until they take it over.
        who.seat = who.seat.filter(|seat| !self.table.is_vacant(*seat));
        who.host = self.table.is_host(who.guest.as_deref(), who.seat);
        who
    }

    async fn watch(
        &mut self,
        watcher: WatcherId,
        who: Who,
        name: String,
        outbox: Outbox,
        since: Option<Seq>,
    ) {
        let who = self.complete(who);
        self.watchers.add(watcher, who, name, outbox);
        self.watchers.tell(watcher, &self.table, since, self.context.time.now());
        self.tell_chat(watcher).await;
        self.watchers.send_all(&self.watchers.presence(self.table.id()));
    }

    /// Changes the table, stores what happened, and only then tells anybody.
    pub(super) async fn act(
        &mut self,
        who: &Who,
        action: Action,
        id: Option<String>,
        extra: ExtraWrites,
    ) -> Result<Commit> {
        let entries = self.table.act(who, action, id, self.context.time.now()).map_err(not_done)?;
        let mut writes: Vec<Write> = Vec::new();
        for entry in &entries {
            let table = self.table.id().to_owned();
            if let Some(seat) = entry.what.seat_freed() {
                writes.push(Write::FreeSeat { table: table.clone(), seat });
            }
            writes.push(Write::Entry { table, entry: Box::new(entry.clone()) });
        }
        writes.push(Write::summary(&self.table));
        writes.extend(extra(&self.table, &entries));
        if let Err(error) = self.context.storage.commit(writes).await {
            return Err(self.recover(&error).await);
        }
        self.spread(who, &entries);
        Ok(Commit { seq: entries.first().map_or(0, |entry| entry.seq), entries, info: self.table.info() })
    }

    /// What could not be stored has not happened: the table is built again from what is.
    async fn recover(&mut self, error: &StoreError) -> Problem {
        match load(self.table.id(), &self.context).await {
            Ok((table, chat_lines, mutes)) => {
                self.table = table;
                self.chat_lines = chat_lines;
                self.mutes = mutes;
                self.watchers.info_changed();
            }
            Err(problem) => {
                tracing::error!(table = self.table.id(), detail = problem.detail, "cannot be loaded again");
            }
        }
        match error {
            StoreError::Conflict => {
                Problem::new(ProblemKey::Stale, "something else happened at the same time")
            }
            _ => unavailable(error),
        }
    }

    /// Tells everybody, and lets the bots think.
    fn spread(&mut self, who: &Who, entries: &[Entry]) {
        for entry in entries {
            match &entry.what {
                Happened::Moved { .. }
                | Happened::TookBack { .. }
                | Happened::Proposed { .. }
                | Happened::Agreed { .. }
                | Happened::Declined { .. } => {}
                Happened::Kicked { seat }
                | Happened::StoodUp { seat }
                | Happened::GivenToBot { seat, .. }
                | Happened::SeatOpened { seat, .. } => {
                    self.watchers.seat_freed(*seat);
                    self.watchers.info_changed();
                }
                Happened::Joined { seat, name } => {
                    if let Some(guest) = who.guest.as_deref().filter(|_| !who.host || !name.is_empty()) {
                        self.watchers.seat_taken(*seat, guest);
                    }
                    self.watchers.info_changed();
                }
                Happened::TookOver { seat, .. } => {
                    if let Some(guest) = who.guest.as_deref() {
                        self.watchers.seat_taken(*seat, guest);
                    }
                    self.watchers.info_changed();
                }
                _ => self.watchers.info_changed(),
            }
        }
        self.watchers.tell_all(&self.table, self.context.time.now());
        self.start_bots();
    }

    async fn check_clock(&mut self) {
        let now = self.context.time.now();
        let Some((seat, _)) = self.table.clock.next_timeout(now).filter(|(_, at)| *at <= now) else { return };
        if self.retry_clock.is_some_and(|at| Instant::now() < at) {
            return;
        }
        self.retry_clock = None;
        let nothing: ExtraWrites = Box::new(|_, _| Vec::new());
        if let Err(problem) = self.act(&Who::default(), Action::TimeOut { seat }, None, nothing).await {
            self.retry_clock = Some(Instant::now() + RETRY);
            tracing::warn!(
                table = self.table.id(),
                detail = problem.detail,
                "a time-out could not be stored"
            );
        }
    }

    /// Closes a table that nobody fills and nobody looks at.
    async fn close_forgotten(&mut self) {
        let now = self.context.time.now();
        let is_due = self.table.closes_at().is_some_and(|at| at <= now) && self.watchers.is_empty();
        if !is_due || self.retry_clock.is_some_and(|at| Instant::now() < at) {
            return;
        }
        let nothing: ExtraWrites = Box::new(|_, _| Vec::new());
        if let Err(problem) = self.act(&Who::default(), Action::CloseForgotten, None, nothing).await {
            self.retry_clock = Some(Instant::now() + RETRY);
            tracing::warn!(table = self.table.id(), detail = problem.detail, "a table could not be closed");
        }
    }

    /// Asks the bots that are to move and are not thinking about this already.
    fn start_bots(&mut self) {
        let Some(game) = &self.table.game else { return };
        let moves = game.moves_made();
        let awaited = if self.table.has_people() { Awaited::ByPeople } else { Awaited::ByNobody };
        for turn in self.table.bot_turns() {
            let Ok(seat) = Seat::try_from(turn.seat) else { continue };
            if self.thinking.get(&turn.seat) == Some(&moves) {
                continue;
            }
            self.thinking.insert(turn.seat, moves);
            let Some(game) = game.at(moves) else { continue };
            let (bots, inbox) = (self.context.bots.clone(), self.inbox.clone());
            tokio::spawn(async move {
                let thought = bots.think(game, seat, turn.level, awaited).await;
                if let Some(inbox) = inbox.upgrade() {
                    drop(inbox.send(Command::Thought { seat: turn.seat, moves, thought }).await);
                }
            });
        }
    }

    async fn thought(&mut self, seat: SeatNumber, moves: usize, thought: Option<Thought>) {
        if self.thinking.get(&seat) == Some(&moves) {
            self.thinking.remove(&seat);
        }
        let Some(thought) = thought else { return };
        let action = Action::BotMove { seat, moves, notation: thought.notation };
        let nothing: ExtraWrites = Box::new(|_, _| Vec::new());
        match self.act(&Who::default(), action, None, nothing).await {
            Ok(_) => metrics::bot_moved(),
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
}
