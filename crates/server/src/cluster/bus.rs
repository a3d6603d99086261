//! What nodes tell each other, over NATS. It is a hint and never the truth: whatever gets lost is found in the database a moment later.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt as _;
use protocol::Seq;
use protocol::socket::BotReason;
use serde::{Deserialize, Serialize};
use table::Entry;
use tokio::sync::mpsc;

use super::hearing::Hearing;
use crate::secret::{self, SecretHash};

const SUBJECT: &str = "tertulia.news";
/// News that may wait to be sent; what comes beyond is left out.
const MOST_WAITING: usize = 10_000;
/// The rest before a subscription that ended is made anew.
const REST: Duration = Duration::from_secs(1);

/// What one node tells the others.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum News {
    /// A table has this entry; whether it is a bot's turn there.
    Entry {
        table: String,
        seq: Seq,
        is_due: bool,
        /// The version of what stands beside the entries, when the new ones were stored.
        #[serde(default)]
        version: u64,
        /// The new entries, the last of which has this number: whoever lacks no other need not read them.
        #[serde(default)]
        entries: Vec<Entry>,
    },
    /// Something beside the entries has changed: chat, keys, mutes, who is there.
    Table { table: String },
    /// Why a bot moved as it did.
    Reason { reason: BotReason },
    /// A session has ended: the hash of its token.
    SessionEnd { session: SecretHash },
    /// A review is to be made.
    Review { table: String },
    /// The node can work with the data, and is called so there.
    Alive {
        #[serde(default)]
        node: String,
    },
}

#[derive(Debug, Serialize, Deserialize)]
struct Envelope {
    from: String,
    /// One more than that of the news before, whether those were sent or not.
    #[serde(default)]
    number: u64,
    news: News,
}

/// The way to the other nodes, where there is one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bus {
    outgoing: Option<mpsc::Sender<News>>,
    /// News that did not fit in the queue.
    left_out: Arc<AtomicU64>,
}

/// What is heard.
pub(crate) type NewsReceiver = mpsc::Receiver<News>;

/// Why NATS cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{0}: NATS is at nats://HOST:PORT")]
pub struct BusError(String);

impl Bus {
    /// Connects in the background: servers that are away are waited for.
    pub(crate) async fn start(
        servers: &[String],
        hearing: &Arc<Hearing>,
    ) -> Result<(Self, Option<NewsReceiver>), BusError> {
        if servers.is_empty() {
            return Ok((Self::default(), None));
        }
        let wrong = |error: &dyn std::fmt::Display| BusError(format!("{}: {error}", servers.join(", ")));
        let listening = Arc::clone(hearing);
        let options = ConnectOptions::new()
            .name("tertulia")
            .retry_on_initial_connect()
            .reconnect_delay_callback(|attempts| Duration::from_millis(200 * attempts.clamp(1, 5) as u64))
            .event_callback(move |event| {
                let listening = Arc::clone(&listening);
                async move {
                    tracing::info!(%event, "NATS");
                    match event {
                        Event::Disconnected => listening.note_connection(false),
                        Event::Connected => listening.note_connection(true),
                        _ => {}
                    }
                }
            });
        let client = options.connect(servers).await.map_err(|error| wrong(&error))?;
        let name = secret::name().map_err(|error| wrong(&error))?;
        let (outgoing, waiting) = mpsc::channel(MOST_WAITING);
        let (heard, incoming) = mpsc::channel(MOST_WAITING);
        let left_out = Arc::<AtomicU64>::default();
        tokio::spawn(send(client.clone(), name.clone(), waiting, Arc::clone(&left_out)));
        tokio::spawn(listen(client, name, heard, Arc::clone(hearing)));
        Ok((Self { outgoing: Some(outgoing), left_out }, Some(incoming)))
    }

    /// One that ends in a simulation.
    #[cfg(test)]
    pub(crate) fn to(outgoing: mpsc::Sender<News>) -> Self {
        Self { outgoing: Some(outgoing), left_out: Arc::default() }
    }

    /// Whether anybody can be told anything.
    pub(crate) const fn is_there(&self) -> bool {
        self.outgoing.is_some()
    }

    /// Tells the others, if that is possible at the moment.
    pub(crate) fn tell(&self, news: News) {
        if let Some(outgoing) = &self.outgoing
            && outgoing.try_send(news).is_err()
        {
            self.left_out.fetch_add(1, Ordering::Relaxed);
        }
    }
}

async fn send(client: Client, from: String, mut waiting: mpsc::Receiver<News>, left_out: Arc<AtomicU64>) {
    let mut number = 0;
    while let Some(news) = waiting.recv().await {
        number += 1 + left_out.swap(0, Ordering::Relaxed);
        // What is old when the connection is back has been read by then.
        if client.connection_state() != State::Connected {
            continue;
        }
        let Ok(text) = serde_json::to_vec(&Envelope { from: from.clone(), number, news }) else { continue };
        if let Err(error) = client.publish(SUBJECT, text.into()).await {
            tracing::debug!(%error, "news were not sent");
        }
    }
}

fn take(envelope: Envelope, own: &str, heard: &mpsc::Sender<News>, hearing: &Hearing) {
    let Envelope { from, number, news } = envelope;
    hearing.note_news(&from, number);
    if let News::Alive { node } = &news {
        hearing.note_node(node);
    }
    // Whoever cannot keep up reads it later.
    if from != own && heard.try_send(news).is_err() {
        hearing.note_missed();
    }
}

async fn listen(client: Client, own: String, heard: mpsc::Sender<News>, hearing: Arc<Hearing>) {
    while !heard.is_closed() {
        match client.subscribe(SUBJECT).await {
            Ok(mut messages) => {
                while let Some(message) = messages.next().await {
                    match serde_json::from_slice::<Envelope>(&message.payload) {
                        Ok(envelope) => take(envelope, &own, &heard, &hearing),
                        Err(error) => {
                            tracing::debug!(%error, "news of another version");
                            hearing.note_missed();
                        }
                    }
                }
            }
            Err(error) => tracing::debug!(%error, "no news are heard"),
        }
        tokio::time::sleep(REST).await;
    }
}
