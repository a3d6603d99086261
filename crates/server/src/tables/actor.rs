//! One task for each table in memory: it takes one message after the other, so that nothing happens at a table twice at once.

use std::time::{Duration, Instant};

use protocol::socket::FromServer;
use protocol::{Millis, Problem, ProblemKey, SeatNumber, Seq};
use table::{Action, Entry, EntryKind, Outage, Table, Who};
use tokio::sync::mpsc;

use super::command::{Command, Commit, ExtraWrites, Reading, Watch, nothing};
use super::keys::{SeatKeys, is_about_seats};
use super::memory::MemoryShare;
use super::thinking::ThinkingBots;
use super::watchers::{Watcher, WatcherId, Watchers};
use super::{Context, Registry};
use crate::cluster::leases::Right;
use crate::principal::Principal;
use crate::rate_limits::ChatLimits;
use crate::refuse::{Result, internal, not_done, unavailable};
use crate::storage::{OnlyIf, ResultWrite, StoreError, Summary, Write};
use crate::time::timers::{instant, sleep, timeout};

/// A table that nobody is at is kept in memory so long.
const PATIENCE: Duration = Duration::from_mins(1);
/// While nothing can be stored a time-out is tried again after this, not in a circle.
const RETRY: Duration = Duration::from_secs(2);
/// The clocks of two nodes differ by less than this, in milliseconds.
const FURTHEST_AHEAD: Millis = 2_000;
/// A table that was thrown away is tried to be loaded after these.
const RELOAD_PAUSES: [Duration; 3] =
    [Duration::from_millis(50), Duration::from_millis(200), Duration::from_millis(500)];

pub(super) struct Actor {
    pub(super) context: Context,
    pub(super) table: Table,
    pub(super) watchers: Watchers,
    pub(super) keys: SeatKeys,
    pub(super) chat_lines: u64,
    pub(super) mutes: Vec<(SeatNumber, SeatNumber)>,
    /// The version of keys and mutes, as stored.
    pub(super) version: u64,
    pub(super) chat_limits: ChatLimits,
    /// The same for those who are new here, besides.
    pub(super) newcomer_limits: ChatLimits,
    pub(super) inbox: mpsc::WeakSender<Command>,
    /// When a time-out that could not be stored is tried again.
    retry_clock: Option<Instant>,
    pub(super) thinking: ThinkingBots,
    /// How many outages of this process the table's clock knows.
    known_outages: usize,
    /// Those of them that go with the next commit.
    new_outages: Vec<Outage>,
    /// How often the request at hand was judged in vain, since others were first.
    pub(super) attempts: u32,
    /// Set when something could not be stored: this actor does nothing more.
    pub(super) loss: Option<Loss>,
}

/// Why a task stops serving its table.
enum ActorEnd {
    /// The server stops.
    Stopped,
    /// Nobody needed the table, until these came.
    Unneeded(Vec<Command>),
    /// What is in memory may not be what is stored.
    Lost,
}

/// What is in memory may not be what is stored, since something could not be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Loss {
    /// Those who follow the table can go on doing so.
    OfTable,
    /// The same, and nothing of it is stored: another node was first.
    Overtaken,
    /// It may have been about who sits where: whoever follows has to come anew.
    OfSeats,
}

/// Runs a table until nobody needs it. A table that may differ from what is stored is thrown away and loaded anew.
pub(super) async fn run(
    id: String,
    context: Context,
    mut commands: mpsc::Receiver<Command>,
    inbox: mpsc::WeakSender<Command>,
    registry: Registry,
    mut share: MemoryShare,
) {
    let has_stale_presence = registry.has_stale_presence(&id);
    registry.forget_stale_presence(&id);
    let mut watchers = if has_stale_presence { Watchers::of_unknown_presence() } else { Watchers::default() };
    let mut loaded = load(&id, &context).await;
    let mut news = None;
    loop {
        let stored = match loaded {
            Ok(stored) => stored,
            Err(error) => {
                let is_passing = matches!(error, OpenError::Store(_));
                if is_passing && context.is_shared && !watchers.is_known_to_be_empty() {
                    registry.note_stale_presence(&id);
                }
                let problem = error.report(&id, &registry).await;
                commands.close();
                while let Some(command) = commands.recv().await {
                    command.fail(&id, problem.clone());
                }
                break;
            }
        };
        // Only of a table that there is: whoever asks for another has made up its name.
        news = news.or_else(|| context.bus.follow(&id));
        registry.note_sound(&id).await;
        let mut actor = Actor::new(context.clone(), stored, watchers, inbox.clone());
        match actor.serve(&mut commands, &registry, &mut share).await {
            ActorEnd::Stopped => break,
            ActorEnd::Unneeded(late) => {
                // Its memory is free before the next one is loaded.
                drop((actor, share, commands, news));
                registry.let_go(&id);
                // Whoever came meanwhile comes to the table that is loaded next.
                if late.iter().any(Command::must_be_heard) {
                    for command in late {
                        registry.send_or_fail(&id, command).await;
                    }
                }
                return;
            }
            ActorEnd::Lost => {}
        }
        watchers = match actor.loss {
            Some(Loss::OfSeats) => Watchers::of_unknown_presence(),
            _ => actor.watchers,
        };
        loaded = load_patiently(&id, &context).await;
    }
    drop((commands, news));
    registry.let_go(&id);
}

pub(super) struct LoadedTable {
    table: Table,
    chat_lines: u64,
    mutes: Vec<(SeatNumber, SeatNumber)>,
    keys: SeatKeys,
    version: u64,
    /// How many outages of this process its clock knows.
    known_outages: usize,
}

/// Why a table cannot be had.
pub(super) enum OpenError {
    Missing,
    Store(StoreError),
    /// A newer program has gone on with it in a way that this one does not know.
    Newer(StoreError),
    Broken(String),
}

impl OpenError {
    /// What whoever asks for the table is told; what is broken is remembered.
    async fn report(self, id: &str, registry: &Registry) -> Problem {
        match self {
            Self::Missing => Problem::new(ProblemKey::NotFound, "there is no such table"),
            Self::Store(error) => unavailable(error),
            Self::Newer(error) => {
                registry.note_newer(id, &error);
                Problem::new(ProblemKey::OtherRules, format!("this table can be had elsewhere: {error}"))
            }
            Self::Broken(why) => {
                registry.note_broken(id, &why).await;
                internal(why)
            }
        }
    }
}

async fn load(id: &str, context: &Context) -> Result<LoadedTable, OpenError> {
    let failed = |error| match error {
        StoreError::Unreadable(why) => OpenError::Broken(why),
        error @ StoreError::NewerEntry(_) => OpenError::Newer(error),
        error => OpenError::Store(error),
    };
    let stored = context.storage.table(id).await.map_err(failed)?.ok_or(OpenError::Missing)?;
    let mut outages = context.storage.outages(stored.opening.opened_at).await.map_err(failed)?;
    let of_process = context.uptime.outages_after(0);
    let known_outages = of_process.len();
    outages.extend(of_process);
    let table = Table::rebuild(stored.opening, stored.entries, outages);
    let table = table.map_err(|broken| OpenError::Broken(broken.to_string()))?;
    let keys = SeatKeys::new(stored.keys);
    let (chat_lines, mutes, version) = (stored.chat_lines, stored.mutes, stored.version);
    Ok(LoadedTable { table, chat_lines, mutes, keys, version, known_outages })
}

/// What could not be written can often be read a moment later.
pub(super) async fn load_patiently(id: &str, context: &Context) -> Result<LoadedTable, OpenError> {
    for pause in RELOAD_PAUSES {
        match load(id, context).await {
            Err(OpenError::Store(_)) => sleep(pause).await,
            loaded => return loaded,
        }
    }
    load(id, context).await
}

impl Actor {
    fn new(
        context: Context,
        loaded: LoadedTable,
        watchers: Watchers,
        inbox: mpsc::WeakSender<Command>,
    ) -> Self {
        let LoadedTable { table, chat_lines, mutes, keys, version, known_outages } = loaded;
        Self {
            context,
            table,
            watchers,
            keys,
            chat_lines,
            mutes,
            version,
            chat_limits: ChatLimits::default(),
            newcomer_limits: ChatLimits::for_newcomers(),
            inbox,
            retry_clock: None,
            thinking: ThinkingBots::default(),
            known_outages,
            new_outages: Vec::new(),
            attempts: 0,
            loss: None,
        }
    }

    /// Goes on with what is stored.
    pub(super) fn install(&mut self, loaded: LoadedTable) {
        let LoadedTable { table, chat_lines, mutes, keys, version, known_outages } = loaded;
        (self.table, self.keys, self.mutes) = (table, keys, mutes);
        (self.chat_lines, self.version) = (chat_lines, version);
        (self.known_outages, self.new_outages) = (known_outages, Vec::new());
    }

    async fn serve(
        &mut self,
        commands: &mut mpsc::Receiver<Command>,
        registry: &Registry,
        share: &mut MemoryShare,
    ) -> ActorEnd {
        self.begin().await;
        let mut counted = 0;
        let mut last_needed = instant();
        let mut is_stopped = false;
        while self.loss.is_none() {
            let command = timeout(self.until_next_look(), commands.recv()).await;
            match command {
                Ok(None | Some(Command::Close)) => {
                    is_stopped = true;
                    break;
                }
                Ok(Some(command)) => {
                    if command.is_from_nodes() {
                        // Where other nodes tell something all the time nobody waits in vain below.
                        self.watchers.sweep();
                    } else {
                        last_needed = instant();
                    }
                    self.take(command).await;
                }
                Err(_) => self.watchers.sweep(),
            }
            self.tell_presence().await;
            self.check_clock().await;
            self.close_forgotten().await;
            let is_needed = !self.watchers.is_empty() || !self.thinking.is_empty();
            if is_needed {
                last_needed = instant();
            }
            if self.table.seq() != counted {
                counted = self.table.seq();
                share.set(self.table.bytes());
            }
            let patience = if registry.is_memory_scarce() { Duration::ZERO } else { PATIENCE };
            if !is_needed && commands.is_empty() && instant().duration_since(last_needed) > patience {
                break;
            }
        }
        if self.loss.is_some() {
            return ActorEnd::Lost;
        }
        if !self.end_presence().await {
            registry.note_stale_presence(self.table.id());
        }
        commands.close();
        let mut late = Vec::new();
        while let Some(command) = commands.recv().await {
            is_stopped = is_stopped || matches!(command, Command::Close);
            late.push(command);
        }
        if !is_stopped {
            return ActorEnd::Unneeded(late);
        }
        for command in late {
            match self.loss {
                None => self.take(command).await,
                Some(_) => command.fail(self.table.id(), unavailable("the table is let go")),
            }
        }
        ActorEnd::Stopped
    }

    /// Tells those who follow already how the table stands, and does what was left undone.
    async fn begin(&mut self) {
        self.tell_anew();
        if self.table.is_over_by_the_rules() {
            drop(self.act(&Who::default(), Action::EndByTheRules, None, &nothing).await);
        }
        self.start_bots();
    }

    /// Tells those who follow already how the table stands.
    pub(super) fn tell_anew(&mut self) {
        if !self.watchers.is_empty() {
            // The epochs of the seats begin anew.
            self.reseat();
            self.watchers.info_changed();
            let now = self.now();
            self.watchers.tell_all(&self.table, now);
        }
    }

    pub(super) fn is_lost(&self) -> bool {
        self.loss.is_some()
    }

    /// What time it is. The table's clock is told of times when the process did not run before anything is judged by it.
    pub(super) fn now(&mut self) -> Millis {
        let now = self.context.uptime.now();
        for outage in self.context.uptime.outages_after(self.known_outages) {
            self.known_outages += 1;
            // What was charged for it before it was known is not charged.
            if outage.from < self.table.changed_at && self.is_shared() {
                self.table.add_past_outage(outage);
            } else {
                self.table.clock.add_outage(outage);
            }
            if self.context.time.may_show_gaps() {
                self.new_outages.push(outage);
            }
        }
        // The clocks of two nodes differ by a few milliseconds.
        if self.is_shared() { now.max(self.table.changed_at) } else { now }
    }

    /// What this node may do here though nobody asks.
    pub(super) fn right(&self) -> Right {
        let opening = &self.table.opening;
        self.context.leases.right_to_play(&opening.id, opening.kind, opening.rules_version)
    }

    fn until_next_look(&mut self) -> Duration {
        let now = self.now();
        let due = self.table.clock.next_timeout(now).filter(|_| self.right().is_given());
        let due = due.map(|(_, at)| Duration::from_millis(at.saturating_sub(now)));
        let due = due.unwrap_or(PATIENCE).clamp(Duration::from_millis(1), self.context.time.patience());
        let due = self.retry_clock.map_or(due, |at| due.max(at.saturating_duration_since(instant())));
        let presence = [self.watchers.presence_due(), self.watchers.share_due()].into_iter().flatten().min();
        presence.map_or(due, |at| due.min(at.saturating_duration_since(instant())))
    }

    async fn take(&mut self, command: Command) {
        // Whoever was answered by another node just now finds here what they did there.
        if self.is_shared() && command.must_see_all() {
            self.look().await;
        }
        match command {
            Command::Act { principal, action, extra, answer } => {
                let done = loop {
                    let done = self.act_as(&principal, action.clone(), &extra).await;
                    if !self.must_judge_anew(&done).await {
                        break done;
                    }
                };
                drop(answer.send(done.map(|_| self.table.info())));
            }
            Command::Read { principal, read } => {
                let who = self.identify(&principal);
                let (table, keys) = (&self.table, &self.keys);
                read(who.map(|who| Reading { table, who, keys, principal: &principal }));
            }
            Command::Keys(command) => self.use_keys(command).await,
            Command::Holiday(command) => self.take_holiday(command).await,
            Command::Watch(watch) => self.watch(watch).await,
            Command::Unwatch { watcher } => self.watchers.remove(watcher, self.table.id()),
            Command::Message(sent) => self.message(sent).await,
            Command::Thought { seat, question, thought } => self.thought(seat, question, thought).await,
            // A bot whose move could not be stored thinks again.
            Command::Wake { is_due } => {
                if is_due {
                    self.let_rest().await;
                }
                self.start_bots();
            }
            Command::Hint(hint) => self.take_hint(hint).await,
            Command::Reason(reason) => self.watchers.tell_reason(reason),
            Command::Close => {}
        }
    }

    /// A table that was woken too early, or whose rules are not here, is woken later or not at all.
    async fn let_rest(&mut self) {
        let now = self.now();
        let wake_at = Summary::of(&self.table, now).wake_at;
        if wake_at.is_some_and(|at| at <= now) || !self.right().is_given() {
            return;
        }
        let (table, changed_at) = (self.table.id().to_owned(), self.table.changed_at);
        if let Err(error) =
            self.context.storage.commit(vec![Write::WakeAt { table, wake_at, changed_at }]).await
        {
            tracing::warn!(table = self.table.id(), %error, "the table will be woken again");
        }
    }

    /// Does something for whoever asks, as who they are now.
    async fn act_as(&mut self, principal: &Principal, action: Action, extra: &ExtraWrites) -> Result<Commit> {
        let who = self.identify(principal)?;
        self.act(&who, action, None, extra.as_ref()).await
    }

    /// Lets a socket follow the table, as who its principal is now.
    async fn watch(&mut self, watch: Watch) {
        let Watch { watcher, id, principal, spectate, share, outbox, since } = watch;
        match self.hold(&principal, spectate) {
            Ok(hold) => {
                self.watchers.add(watcher, Watcher::new(hold, principal, spectate, share, outbox));
                self.welcome(watcher, since).await;
            }
            Err(problem) => {
                let table = Some(self.table.id().to_owned());
                outbox.send(&FromServer::Refused { id, table, problem });
            }
        }
    }

    /// Tells somebody who comes how the table stands, what was said, and who is there.
    async fn welcome(&mut self, watcher: WatcherId, since: Option<Seq>) {
        let now = self.now();
        self.watchers.tell(watcher, &self.table, since, now);
        self.tell_chat(watcher).await;
        self.watchers.tell_presence_to(watcher, self.table.id());
    }

    /// Changes the table, stores what happened, and only then tells anybody.
    pub(super) async fn act(
        &mut self,
        who: &Who,
        action: Action,
        id: Option<String>,
        extra: &(dyn Fn(&Table, &[Entry]) -> Vec<Write> + Send + Sync),
    ) -> Result<Commit> {
        if self.loss.is_some() {
            return Err(unavailable("the table is let go"));
        }
        let fence = if is_unasked(&action) { self.right().fence() } else { None };
        let now = self.now();
        let entries = self.table.act(who, action, id, now).map_err(not_done)?;
        // What is rebuilt from the storage must have the same clocks.
        let mut writes: Vec<Write> = self.new_outages.drain(..).map(Write::Outage).collect();
        for entry in &entries {
            let table = self.table.id().to_owned();
            if let Some(seat) = entry.what.seat_freed() {
                writes.push(Write::FreeSeat { table: table.clone(), seat });
            }
            writes.push(Write::Entry { table, entry: Box::new(entry.clone()) });
        }
        let only_if = OnlyIf { version: Some(self.version), fence };
        writes.push(Write::summary_if(&self.table, now, only_if));
        writes.extend(result_of(&self.table, &entries));
        writes.extend(extra(&self.table, &entries));
        let about_seats: Vec<Write> = writes.iter().filter(|write| is_about_seats(write)).cloned().collect();
        if !about_seats.is_empty() {
            writes.push(self.raise_version());
        }
        if let Err(error) = self.context.storage.commit(writes).await {
            let loss = if about_seats.is_empty() { Loss::OfTable } else { Loss::OfSeats };
            return Err(self.lose(loss, &error));
        }
        self.version += u64::from(!about_seats.is_empty());
        self.note_keys(&about_seats);
        self.publish(&entries);
        self.context.signals.note_change(self.table.id());
        self.tell_nodes_of(&entries);
        Ok(Commit { seq: entries.first().map_or(0, |entry| entry.seq), entries })
    }

    /// Nobody knows whether it was stored: only a table that is loaded anew does.
    pub(super) fn lose(&mut self, loss: Loss, error: &StoreError) -> Problem {
        let is_overtaken = self.is_shared() && matches!(error, StoreError::Conflict);
        self.loss = Some(if is_overtaken { Loss::Overtaken } else { loss });
        match error {
            StoreError::Conflict => {
                Problem::new(ProblemKey::Stale, "something else happened at the same time")
            }
            _ => unavailable(error),
        }
    }

    /// Goes with every change of keys and mutes.
    pub(super) fn raise_version(&self) -> Write {
        Write::RaiseVersion { table: self.table.id().to_owned(), from: self.version }
    }

    /// Tells everybody, and lets the bots think.
    pub(super) fn publish(&mut self, entries: &[Entry]) {
        let is_new_position = |entry: &Entry| {
            matches!(
                entry.what,
                EntryKind::Moved { .. } | EntryKind::TookBack { .. } | EntryKind::Ended { .. }
            )
        };
        if entries.iter().any(is_new_position) {
            self.watchers.withdraw_hints();
        }
        for entry in entries {
            match &entry.what {
                EntryKind::Moved { .. }
                | EntryKind::TookBack { .. }
                | EntryKind::Proposed { .. }
                | EntryKind::Agreed { .. }
                | EntryKind::Declined { .. } => {}
                _ => self.watchers.info_changed(),
            }
        }
        let now = self.now();
        self.watchers.tell_all(&self.table, now);
        self.start_bots();
    }

    async fn check_clock(&mut self) {
        let now = self.now();
        // Another node may know before this one that the clock of the database has jumped.
        if now > self.context.uptime.now() + FURTHEST_AHEAD {
            return;
        }
        let Some((seat, _)) = self.table.clock.next_timeout(now).filter(|(_, at)| *at <= now) else { return };
        if !self.may_act_unasked() {
            return;
        }
        self.retry_clock = None;
        let done = self.act(&Who::default(), Action::TimeOut { seat }, None, &nothing).await;
        self.check_unasked("a time-out could not be stored", done).await;
    }

    /// Whether the server itself may do something now.
    fn may_act_unasked(&self) -> bool {
        self.right().is_given() && self.retry_clock.is_none_or(|at| instant() >= at)
    }

    /// What another node was first with is not tried again: there may be nothing left to do.
    async fn check_unasked(&mut self, trouble: &str, done: Result<Commit>) {
        if self.must_judge_anew(&done).await {
            self.attempts = 0;
        } else if let Err(problem) = done {
            self.retry_clock = Some(instant() + RETRY);
            tracing::warn!(table = self.table.id(), detail = problem.detail, trouble);
        }
    }

    /// Closes a table that nobody fills and nobody looks at.
    async fn close_forgotten(&mut self) {
        let now = self.now();
        let is_due = self.table.closes_at().is_some_and(|at| at <= now) && self.watchers.is_nobody_there();
        if !is_due || !self.may_act_unasked() {
            return;
        }
        let done = self.act(&Who::default(), Action::CloseForgotten, None, &nothing).await;
        self.check_unasked("a table could not be closed", done).await;
    }
}

/// What the game came to goes with the entry that ends it.
fn result_of(table: &Table, entries: &[Entry]) -> Option<Write> {
    let is_end = |entry: &Entry| matches!(entry.what, EntryKind::Ended { .. });
    let result = entries.iter().any(is_end).then(|| table.result())??;
    Some(ResultWrite::Finished { table: table.id().to_owned(), result }.into())
}

/// What the server does though nobody asks. It is done under a lease.
const fn is_unasked(action: &Action) -> bool {
    matches!(
        action,
        Action::TimeOut { .. } | Action::BotMove { .. } | Action::CloseForgotten | Action::EndByTheRules
    )
}
