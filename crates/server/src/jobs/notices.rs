//! Tells those who are not at their tables.

use std::sync::Arc;
use std::time::Duration;

use protocol::Millis;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::notices::{find, send};
use crate::rate_limits::Counts;
use crate::storage::{DueChannel, StoreError};

/// How often is looked for something to send.
const ROUND: Duration = Duration::from_secs(1);
/// Notices that are sent at the same time: one that is slow does not keep the others.
const AT_ONCE: usize = 64;
/// Those of one person among them: whoever names addresses that answer slowly keeps nobody else waiting.
const AT_ONCE_OF_ONE: usize = 3;
/// So many are looked at for each that can be sent, since some are of people who have enough under way.
const LOOKED_AT: u32 = 4;
/// How often all channels are gone through, in milliseconds: what a node found and did not note before it ended is found again.
const ALL_EVERY: Millis = 60 * 1_000;
/// How often is asked whether anybody wants to be told of anything, in milliseconds.
const WANTED_EVERY: Millis = 10 * 1_000;

/// How far the search through all channels is.
#[derive(Default)]
struct ChannelScan {
    /// The last channel that was looked at, if a search is under way.
    after: Option<String>,
    began_at: Millis,
    asked_at: Millis,
}

/// What is under way at this node.
struct Sending {
    at_once: Arc<Semaphore>,
    people: Arc<Counts>,
    /// Each channel once: what was sent may take a while to be noted.
    channels: Arc<Counts>,
}

/// One notice that is under way, until this is dropped.
struct SendingTurn {
    people: Arc<Counts>,
    guest: String,
    channels: Arc<Counts>,
    channel: String,
    _permit: OwnedSemaphorePermit,
}

impl Drop for SendingTurn {
    fn drop(&mut self) {
        self.people.close(&self.guest);
        self.channels.close(&self.channel);
    }
}

impl Sending {
    fn new() -> Self {
        let counts = |most| Arc::new(Counts::new(most));
        let (people, channels) = (counts(AT_ONCE_OF_ONE), counts(1));
        Self { at_once: Arc::new(Semaphore::new(AT_ONCE)), people, channels }
    }

    fn has_room(&self) -> bool {
        self.at_once.available_permits() > 0
    }

    /// Nothing when too much is under way, of all or of this person, or something of this channel.
    fn try_begin(&self, DueChannel { channel, guest }: &DueChannel) -> Option<SendingTurn> {
        let permit = Arc::clone(&self.at_once).try_acquire_owned().ok()?;
        if !self.people.try_open(guest) {
            return None;
        }
        if !self.channels.try_open(channel) {
            self.people.close(guest);
            return None;
        }
        Some(SendingTurn {
            people: Arc::clone(&self.people),
            guest: guest.clone(),
            channels: Arc::clone(&self.channels),
            channel: channel.clone(),
            _permit: permit,
        })
    }
}

pub(super) async fn run(app: App) {
    let mut rounds = interval(ROUND.min(app.time.patience() * 2));
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let sending = Sending::new();
    let mut search = ChannelScan::default();
    while !app.is_stopping() {
        rounds.tick().await;
        if let Err(error) = round(&app, &mut search, &sending).await {
            tracing::warn!(%error, "notices cannot be looked for");
        }
    }
}

async fn round(app: &App, search: &mut ChannelScan, sending: &Sending) -> Result<(), StoreError> {
    if !app.house.may_send_notices() {
        return Ok(());
    }
    let now = app.time.now();
    if search.asked_at == 0 || now >= search.asked_at + WANTED_EVERY {
        search.asked_at = now.max(1);
        let opened = app.signals.channels_opened();
        app.signals.set_wanted(app.storage.notices().has_channels().await?, opened);
    }
    if !app.signals.is_wanted() {
        return Ok(());
    }
    find::find_changed(app).await?;
    if app.leases.right_to_common().is_given() {
        search_on(app, search, now).await?;
    }
    if !sending.has_room() {
        return Ok(());
    }
    let due = app.storage.notices().channels_due(now, LOOKED_AT * AT_ONCE as u32).await?;
    for due in due {
        let Some(turn) = sending.try_begin(&due) else { continue };
        let app = app.clone();
        tokio::spawn(async move {
            if let Err(error) = send::deliver(&app, &due.channel).await {
                tracing::warn!(%error, "a notice will be sent later");
            }
            drop(turn);
        });
    }
    Ok(())
}

async fn search_on(app: &App, search: &mut ChannelScan, now: Millis) -> Result<(), StoreError> {
    let after = match search.after.take() {
        Some(after) => after,
        None if search.began_at == 0 || now >= search.began_at + ALL_EVERY => {
            search.began_at = now.max(1);
            String::new()
        }
        None => return Ok(()),
    };
    search.after = find::find_missed(app, &after).await?;
    Ok(())
}
