//! What this node is about to send: so much at a time, and so much of one person.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::rate_limits::Counts;
use crate::storage::DueChannel;

/// Notices that are sent at the same time: one that is slow does not keep the others.
pub(crate) const AT_ONCE: u32 = 64;
/// Those of one person among them: whoever names addresses that answer slowly keeps nobody else waiting.
const AT_ONCE_OF_ONE: usize = 3;
/// A server that stops waits so long for what it is sending: what is sent and not noted would be sent again.
const LAST_DELIVERIES: Duration = Duration::from_secs(10);

/// What is under way at this node.
#[derive(Debug)]
pub(crate) struct Deliveries {
    at_once: Arc<Semaphore>,
    people: Arc<Counts>,
    /// Each channel once: what was sent may take a while to be noted.
    channels: Arc<Counts>,
}

/// One notice that is under way, until this is dropped.
pub(crate) struct DeliveryTurn {
    people: Arc<Counts>,
    guest: String,
    channels: Arc<Counts>,
    channel: String,
    _permit: OwnedSemaphorePermit,
}

impl Drop for DeliveryTurn {
    fn drop(&mut self) {
        self.people.close(&self.guest);
        self.channels.close(&self.channel);
    }
}

impl Default for Deliveries {
    fn default() -> Self {
        let counts = |most| Arc::new(Counts::new(most));
        let (people, channels) = (counts(AT_ONCE_OF_ONE), counts(1));
        Self { at_once: Arc::new(Semaphore::new(AT_ONCE as usize)), people, channels }
    }
}

impl Deliveries {
    pub(crate) fn has_room(&self) -> bool {
        self.at_once.available_permits() > 0
    }

    /// Nothing when too much is under way, of all or of this person, or something of this channel; nor when the server stops.
    pub(crate) fn try_begin(&self, DueChannel { channel, guest }: &DueChannel) -> Option<DeliveryTurn> {
        let permit = Arc::clone(&self.at_once).try_acquire_owned().ok()?;
        if !self.people.try_open(guest) {
            return None;
        }
        if !self.channels.try_open(channel) {
            self.people.close(guest);
            return None;
        }
        Some(DeliveryTurn {
            people: Arc::clone(&self.people),
            guest: guest.clone(),
            channels: Arc::clone(&self.channels),
            channel: channel.clone(),
            _permit: permit,
        })
    }

    /// Begins nothing any more, and waits for a while until what is under way is sent and noted.
    pub(crate) async fn finish(&self) {
        self.finish_within(LAST_DELIVERIES).await;
    }

    async fn finish_within(&self, longest: Duration) {
        if timeout(longest, self.at_once.acquire_many(AT_ONCE)).await.is_err() {
            tracing::warn!("notices are under way that may be sent again");
        }
        self.at_once.close();
    }

    /// Whether nobody waits any more for what is under way.
    pub(crate) fn is_over(&self) -> bool {
        self.at_once.is_closed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn due(channel: &str, guest: &str) -> DueChannel {
        DueChannel { channel: channel.to_owned(), guest: guest.to_owned() }
    }

    #[tokio::test]
    async fn a_server_that_stops_waits_for_what_is_under_way_and_begins_nothing() {
        let deliveries = Arc::new(Deliveries::default());
        let turn = deliveries.try_begin(&due("c", "g")).unwrap();
        assert!(deliveries.try_begin(&due("c", "h")).is_none(), "the channel is being told");
        let stopping = tokio::spawn({
            let deliveries = Arc::clone(&deliveries);
            async move { deliveries.finish().await }
        });
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert!(!stopping.is_finished() && !deliveries.is_over());
        assert!(deliveries.try_begin(&due("d", "h")).is_none());
        drop(turn);
        stopping.await.unwrap();
        assert!(deliveries.is_over());
    }

    #[tokio::test]
    async fn it_does_not_wait_for_ever() {
        let deliveries = Deliveries::default();
        let _turn = deliveries.try_begin(&due("c", "g")).unwrap();
        deliveries.finish_within(Duration::from_millis(100)).await;
        assert!(deliveries.is_over());
    }
}
