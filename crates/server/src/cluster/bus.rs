//! What nodes tell each other, over NATS. It is a hint and never the truth: whatever gets lost is found in the database a moment later.
//!
//! What concerns one table goes to the nodes that have it in memory, which listen for as long as they do. What a bot is to do goes to the node
//! that looks after the table. The rest, which is little, goes to all.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt as _;
use protocol::Seq;
use protocol::socket::BotReason;
use serde::{Deserialize, Serialize};
use table::Entry;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use super::hearing::Hearing;
use super::leases::shard_of;
use crate::secret::{self, SecretHash};
use crate::storage::Timeline;

/// Nobody listens here: whoever asks is answered so by NATS itself, when it has taken all that was said before.
const NOBODY: &str = "tertulia.nobody";
/// News that may wait to be sent; what comes beyond is left out.
const MOST_WAITING: usize = 10_000;
/// Messages of one subject that may wait to be read.
const MOST_UNREAD: usize = 4_096;
/// The rest before a subscription that ended is made anew.
const REST: Duration = Duration::from_secs(1);
/// Several servers of NATS tell each other who listens within this.
const SPREADS_WITHIN: Duration = Duration::from_millis(500);

/// What one node tells the others.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum News {
    /// A table has this entry. Whether it is a bot's turn there is told so by older programs alone.
    Entry {
        table: String,
        seq: Seq,
        #[serde(default)]
        is_due: bool,
        /// The version of what stands beside the entries, when the new ones were stored.
        #[serde(default)]
        version: u64,
        /// The new entries, the last of which has this number: whoever lacks no other need not read them.
        #[serde(default)]
        entries: Vec<Entry>,
    },
    /// A bot is to move at a table, or it is over by the rules: whoever looks after it is to see to that.
    Due { table: String },
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
        /// Where it writes: a server of the database that is on an older one has been replaced.
        #[serde(default)]
        timeline: Option<Timeline>,
    },
}

/// The subjects of one installation: several can share one NATS and hear nothing of each other.
#[derive(Clone, Debug)]
struct Subjects {
    /// What the installation is called.
    installation: Arc<str>,
}

impl Subjects {
    fn of(&self, news: &News) -> String {
        match news {
            News::Entry { table, .. } | News::Table { table } => self.of_table(table),
            News::Reason { reason } => self.of_table(&reason.table),
            News::Due { table } => self.of_part(shard_of(table)),
            News::SessionEnd { .. } | News::Review { .. } | News::Alive { .. } => self.common(),
        }
    }

    /// What concerns all nodes.
    fn common(&self) -> String {
        format!("tertulia.{}.news", self.installation)
    }

    fn of_table(&self, table: &str) -> String {
        format!("tertulia.{}.table.{table}", self.installation)
    }

    fn of_part(&self, part: u16) -> String {
        format!("tertulia.{}.part.{part}", self.installation)
    }
}

#[derive(Debug, Serialize, Deserialize)]
struct Envelope<'a> {
    from: std::borrow::Cow<'a, str>,
    /// One more than that of the news before, whatever they were about and whether they were sent or not. Older programs, which do not
    /// hear what is told of a table, find out by it that they have not heard all.
    #[serde(default)]
    number: u64,
    /// The same among the news for all. Where others got lost it goes on by more than one.
    #[serde(default)]
    common: Option<u64>,
    news: News,
}

/// The way to the other nodes, where there is one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bus {
    outgoing: Option<mpsc::Sender<News>>,
    /// News that did not reach NATS.
    left_out: Arc<AtomicU64>,
    listener: Option<NewsListener>,
    /// The parts of the tables that this node looks after.
    parts: Arc<Mutex<HashMap<u16, NewsSubscription>>>,
}

/// What is heard.
pub(crate) type NewsReceiver = mpsc::Receiver<News>;

/// Why NATS cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{0}: NATS is at nats://HOST:PORT")]
pub struct BusError(String);

/// Ends when it is dropped.
#[derive(Debug)]
pub(crate) struct NewsSubscription(AbortHandle);

impl Drop for NewsSubscription {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Bus {
    /// Connects in the background: servers that are away are waited for.
    pub(crate) async fn start(
        servers: &[String],
        installation: &str,
        hearing: &Arc<Hearing>,
    ) -> Result<(Self, Option<NewsReceiver>), BusError> {
        if servers.is_empty() {
            return Ok((Self::default(), None));
        }
        let wrong = |error: &dyn std::fmt::Display| BusError(format!("{}: {error}", servers.join(", ")));
        let left_out = Arc::<AtomicU64>::default();
        let options = options(Arc::clone(hearing), Arc::clone(&left_out));
        let client = options.connect(servers).await.map_err(|error| wrong(&error))?;
        let own = secret::name().map_err(|error| wrong(&error))?;
        let (outgoing, waiting) = mpsc::channel(MOST_WAITING);
        let (heard, incoming) = mpsc::channel(MOST_WAITING);
        let subjects = Subjects { installation: installation.into() };
        let sender = NewsSender { client: client.clone(), subjects: subjects.clone(), from: own.clone() };
        tokio::spawn(sender.send(waiting, Arc::clone(&left_out)));
        let common = subjects.common();
        let listener =
            NewsListener { client, subjects, own: own.into(), heard, hearing: Arc::clone(hearing) };
        tokio::spawn(listener.clone().listen(common, None));
        let bus =
            Self { outgoing: Some(outgoing), left_out, listener: Some(listener), parts: Arc::default() };
        Ok((bus, Some(incoming)))
    }

    /// One that ends in a simulation.
    #[cfg(test)]
    pub(crate) fn to(outgoing: mpsc::Sender<News>) -> Self {
        Self { outgoing: Some(outgoing), ..Self::default() }
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

    /// Hears what others tell of a table. It is looked at once more when that is certain: what they told before was not heard.
    pub(crate) fn follow(&self, table: &str) -> Option<NewsSubscription> {
        let listener = self.listener.clone()?;
        let subject = listener.subjects.of_table(table);
        let task = tokio::spawn(listener.listen(subject, Some(table.to_owned())));
        Some(NewsSubscription(task.abort_handle()))
    }

    /// Hears what is to be done in these parts of the tables, and in no others.
    pub(crate) fn follow_parts(&self, parts: &[u16]) {
        let Some(listener) = &self.listener else { return };
        let mut followed = self.parts.lock().unwrap_or_else(PoisonError::into_inner);
        followed.retain(|part, _| parts.contains(part));
        for part in parts {
            followed.entry(*part).or_insert_with(|| {
                let subject = listener.subjects.of_part(*part);
                NewsSubscription(tokio::spawn(listener.clone().listen(subject, None)).abort_handle())
            });
        }
    }
}

/// What a node has said itself does not come back to it.
fn options(hearing: Arc<Hearing>, left_out: Arc<AtomicU64>) -> ConnectOptions {
    let options = ConnectOptions::new().name("tertulia").no_echo().subscription_capacity(MOST_UNREAD);
    let options = options.retry_on_initial_connect();
    let options =
        options.reconnect_delay_callback(|attempts| Duration::from_millis(200 * attempts.clamp(1, 5) as u64));
    options.event_callback(move |event| {
        let (hearing, left_out) = (Arc::clone(&hearing), Arc::clone(&left_out));
        async move {
            tracing::info!(%event, "NATS");
            match event {
                Event::Disconnected => {
                    // Something may have been on its way, too.
                    left_out.fetch_add(1, Ordering::Relaxed);
                    hearing.note_connection(false);
                }
                Event::Connected => hearing.note_connection(true),
                Event::SlowConsumer(_) => hearing.note_missed(),
                _ => {}
            }
        }
    })
}

/// Whoever tells something.
struct NewsSender {
    client: Client,
    subjects: Subjects,
    /// What this node is called on the bus.
    from: String,
}

impl NewsSender {
    async fn send(self, mut waiting: mpsc::Receiver<News>, left_out: Arc<AtomicU64>) {
        let (mut number, mut common) = (0, 0);
        let for_all = self.subjects.common();
        while let Some(news) = waiting.recv().await {
            let lost = left_out.swap(0, Ordering::Relaxed);
            let subject = self.subjects.of(&news);
            let is_common = subject == for_all;
            number += 1 + lost;
            common += lost + u64::from(is_common);
            // What is old when the connection is back has been read by then.
            let is_sent = self.client.connection_state() == State::Connected && {
                let from = (&self.from).into();
                let envelope = Envelope { from, number, common: is_common.then_some(common), news };
                let text = serde_json::to_vec(&envelope).unwrap_or_default();
                self.client.publish(subject, text.into()).await.is_ok()
            };
            if !is_sent && !is_common {
                left_out.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}

/// Whoever hears something.
#[derive(Clone, Debug)]
struct NewsListener {
    client: Client,
    subjects: Subjects,
    /// What this node is called on the bus.
    own: Arc<str>,
    heard: mpsc::Sender<News>,
    hearing: Arc<Hearing>,
}

impl NewsListener {
    /// Listens for good. A table is looked at once it is certain that all that is told of it is heard.
    async fn listen(self, subject: String, table: Option<String>) {
        let is_common = subject == self.subjects.common();
        while !self.heard.is_closed() {
            match self.client.subscribe(subject.clone()).await {
                Ok(mut messages) => {
                    let hear = async {
                        while let Some(message) = messages.next().await {
                            self.take(&message.payload, is_common);
                        }
                    };
                    tokio::join!(hear, self.look_when_heard(table.as_deref()));
                }
                Err(error) => tracing::debug!(%error, "no news are heard"),
            }
            tokio::time::sleep(REST).await;
        }
    }

    async fn look_when_heard(&self, table: Option<&str>) {
        let Some(table) = table else { return };
        // NATS answers in order. While it is away everything is looked at anyway.
        drop(self.client.request(NOBODY, Vec::new().into()).await);
        tokio::time::sleep(SPREADS_WITHIN).await;
        self.pass_on(News::Table { table: table.to_owned() });
    }

    fn take(&self, payload: &[u8], is_common: bool) {
        match serde_json::from_slice::<Envelope<'_>>(payload) {
            Ok(envelope) => self.take_news(envelope, is_common),
            Err(error) => {
                tracing::debug!(%error, "news of another version");
                self.hearing.note_missed();
            }
        }
    }

    fn take_news(&self, envelope: Envelope<'_>, is_common: bool) {
        let Envelope { from, number, common, news } = envelope;
        if is_common {
            self.hearing.note_news(&from, common.unwrap_or(number));
        }
        if let News::Alive { node, timeline } = &news {
            self.hearing.note_node(node, timeline.as_ref());
        }
        if *from != *self.own {
            self.pass_on(news);
        }
    }

    /// Whoever cannot keep up reads it later.
    fn pass_on(&self, news: News) {
        if self.heard.try_send(news).is_err() {
            self.hearing.note_missed();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn installations_on_one_nats_have_no_subject_in_common() {
        let subjects = |name: &str| {
            let subjects = Subjects { installation: name.into() };
            let news = [
                News::Table { table: "abc".to_owned() },
                News::Due { table: "abc".to_owned() },
                News::Review { table: "abc".to_owned() },
                News::Alive { node: "n".to_owned(), timeline: None },
            ];
            news.map(|news| subjects.of(&news))
        };
        let (one, other) = (subjects("one"), subjects("other"));
        assert!(one.iter().all(|subject| subject.starts_with("tertulia.one.") && !other.contains(subject)));
    }
}
