//! Notes every few seconds that the server is alive, so that the time when none ran is known; and looks whether it can work.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use protocol::Millis;
use table::Outage;
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::visitors;
use crate::app::App;
use crate::cluster::bus::News;
use crate::cluster::leases::own_rules;
use crate::metrics;
use crate::storage::{BeatReport, Renewal, SHORTEST_OUTAGE, Storage, StoreError, Write};
use crate::tables::Hint;
use crate::time::{TimeSource, running};

/// How often the server notes that it is alive.
pub(super) const HEARTBEAT: Duration = Duration::from_secs(2);
/// The same among several nodes: the others take over soon when it ends.
pub(super) const SHARED_HEARTBEAT: Duration = Duration::from_secs(1);
/// A heartbeat that takes longer is none: whatever it waits for, the node is cut off from the data.
const SLOWEST_BEAT: Duration = Duration::from_secs(3);
/// How often the other nodes are told that this one is there: more often than it counts for (`cluster/hearing.rs`).
const ALIVE_EVERY: Duration = Duration::from_millis(250);
/// How often the clock is looked at.
const PULSE: Duration = Duration::from_millis(500);
/// After a failure the server is not ready for so long, even if heartbeats are stored again.
const FAILURE_COUNTS: Duration = Duration::from_secs(10);
/// Outages of so many last milliseconds are learnt with every heartbeat.
const OUTAGES_LEARNT: Millis = 600_000;
const MIB: u64 = 1_024 * 1_024;

/// Notes the time since a server was last alive.
pub(crate) async fn note_outage(
    storage: &Storage,
    last_alive: Option<Millis>,
    now: Millis,
) -> Result<(), StoreError> {
    let Some(from) = last_alive else { return Ok(()) };
    if now.saturating_sub(from) < SHORTEST_OUTAGE {
        return Ok(());
    }
    storage.commit(vec![Write::Outage(Outage { from, to: now })]).await
}

/// Looks at the clock so often that a longer time between two looks shows that the process did not run.
pub(super) async fn pulse(app: App) {
    let mut pulses = interval(PULSE);
    pulses.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while !app.is_stopping() {
        pulses.tick().await;
        app.uptime.now();
    }
}

pub(super) async fn run(app: App) {
    let mut beats = interval(if app.storage.is_shared() { SHARED_HEARTBEAT } else { HEARTBEAT });
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while !app.is_stopping() {
        beats.tick().await;
        let began = Instant::now();
        let stored = timeout(SLOWEST_BEAT, beat(&app)).await;
        let stored =
            stored.unwrap_or_else(|_| Err(StoreError::Database("it does not answer in time".to_owned())));
        app.reach.note_own(stored.is_ok(), began);
        if stored.is_ok() {
            app.registry.clear_stale_presence().await;
        }
        note_trouble(&app, stored.err());
    }
}

/// Tells the other nodes, and those that are just starting, that this one is there, as long as it can work with the data.
pub(super) async fn tell_alive(app: App) {
    let mut rounds = interval(ALIVE_EVERY);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while !app.is_stopping() {
        rounds.tick().await;
        if app.reach.is_well() {
            app.bus.tell(News::Alive { node: app.node.clone(), timeline: app.storage.timeline() });
        }
    }
}

/// Notes that the server is alive, and when the process did not run. Also the last thing that a server does.
pub(crate) async fn beat(app: &App) -> Result<(), StoreError> {
    let now = app.uptime.now();
    let known = app.stored_outages.load(Ordering::Relaxed);
    if app.storage.is_shared() {
        let has_outages = !app.uptime.outages_after(known).is_empty();
        match beat_among_others(app, has_outages).await? {
            BeatNote::Stored => return Ok(()),
            BeatNote::Open => {}
        }
    }
    let outages = app.uptime.outages_after(known);
    let mut writes: Vec<Write> = outages.iter().copied().map(Write::Outage).collect();
    writes.push(Write::Alive { node: app.node.clone(), at: now });
    if !app.storage.is_shared() {
        // Several nodes say it by themselves, now and then.
        writes.push(visitors::load(app));
    }
    app.storage.commit(writes).await?;
    app.stored_outages.store(known + outages.len(), Ordering::Relaxed);
    Ok(())
}

/// Says that the node is alive, compares its clock, and answers what it holds and when it had asked.
pub(crate) async fn renew(
    storage: &Storage,
    time: &TimeSource,
    node: &str,
) -> Result<(Renewal, Millis), StoreError> {
    let asked_at = running();
    let renewal = storage.renew(node, &own_rules()).await?;
    if storage.is_shared() {
        time.compare(asked_at, running(), renewal.now);
    }
    Ok((renewal, asked_at))
}

/// What is noted with a heartbeat among several nodes.
enum BeatNote {
    /// That this one is alive, with what this process knows of outages.
    Stored,
    /// Nothing: it is still to be stored.
    Open,
}

/// An outage is a time when no node could store that it was alive. A node whose leases had run out knows of it before it decides
/// anything by the clock again.
async fn beat_among_others(app: &App, has_outages: bool) -> Result<BeatNote, StoreError> {
    let is_shared_time = matches!(app.time, TimeSource::Shared(_));
    let asked_at = running();
    let mut renewal = if is_shared_time && !has_outages {
        app.storage.beat(&app.node, &own_rules(), OUTAGES_LEARNT).await?
    } else {
        app.storage.renew(&app.node, &own_rules()).await?
    };
    let answered_at = running();
    let report = renewal.report.take();
    if app.leases.is_held_at(asked_at) {
        app.leases.renew(renewal.clone(), asked_at);
    } else {
        app.registry.hint_all(|| Hint::Forgotten);
    }
    let note = match report {
        Some(BeatReport { is_noted: true, outages, agenda }) => {
            app.uptime.learn(outages);
            app.agenda.note(agenda);
            BeatNote::Stored
        }
        _ if is_shared_time => {
            // Where the clock of the database has jumped ahead, that is an outage, and known before anything is judged by the new time.
            let now = app.time.now().max(renewal.now);
            note_outage(&app.storage, app.storage.last_alive().await?, now).await?;
            let since = app.time.now().saturating_sub(OUTAGES_LEARNT);
            app.uptime.learn(app.storage.outages(since).await?);
            BeatNote::Open
        }
        _ => BeatNote::Open,
    };
    if is_shared_time {
        app.time.compare(asked_at, answered_at, renewal.now);
    }
    app.leases.renew(renewal, asked_at);
    app.bus.follow_parts(&app.leases.parts());
    Ok(note)
}

/// A heartbeat is so small that it may be stored where a move is not: what else failed counts, and how much room is left.
fn note_trouble(app: &App, failed: Option<StoreError>) {
    let room = app.config.database().room();
    if let Some(room) = room {
        metrics::free_bytes(room);
    }
    let least = app.config.limits.least_room;
    let failed_lately = app.storage.last_failure().is_some_and(|at| at.elapsed() < FAILURE_COUNTS);
    let trouble = match (failed, room) {
        (Some(error), _) => Some(format!("nothing can be stored: {error}")),
        (None, Some(room)) if room < least => Some(format!(
            "the disk of the data is nearly full: {} MiB are left, {} MiB at least should be",
            room / MIB,
            least / MIB
        )),
        (None, _) => failed_lately.then(|| "something could not be stored a moment ago".to_owned()),
    };
    app.trouble.send_if_modified(|known| {
        let is_new = *known != trouble;
        match &trouble {
            Some(trouble) if is_new => tracing::warn!(trouble, "not ready"),
            None if is_new => tracing::info!("ready again"),
            _ => {}
        }
        known.clone_from(&trouble);
        is_new
    });
}
