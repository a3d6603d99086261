//! A connection of somebody to a table. What comes is read now and then, as over a network.

use std::sync::Arc;

use futures_util::FutureExt as _;
use protocol::Seq;
use protocol::socket::{ClientMessage, FromServer};
use serde_json::Value;
use tokio::sync::Notify;

use crate::app::App;
use crate::principal::Principal;
use crate::rate_limits::SocketPermit;
use crate::service::watching;
use crate::tables::{Outbox, Outgoing, SocketMessage, Watch, WatcherId, outbox};

/// What somebody was told over one connection.
#[derive(Clone, Debug)]
pub(super) struct SocketHistory {
    pub(super) guest: String,
    pub(super) table: String,
    pub(super) messages: Vec<Value>,
    /// Whether it was open at the end, and all was read that had come.
    pub(super) is_complete: bool,
}

pub(super) struct SimulatedSocket {
    app: App,
    pub(super) watcher: WatcherId,
    outbox: Outbox,
    outgoing: Outgoing,
    cut: Arc<Notify>,
    _counted: SocketPermit,
    /// The table as it was last shown.
    pub(super) shown: Value,
    pub(super) history: SocketHistory,
}

impl SimulatedSocket {
    /// Follows a table.
    pub(super) async fn open(
        app: &App,
        principal: Principal,
        table: &str,
        since: Option<Seq>,
        spectate: bool,
    ) -> Option<Self> {
        let guest = principal.guest_id().unwrap_or_default().to_owned();
        let counted = app.rate_limits.socket(&guest, "home").ok()?;
        let (outbox, outgoing) = outbox();
        let (watcher, cut) = (app.next_watcher(), outgoing.cut_off());
        let watch = Watch {
            watcher,
            id: format!("{guest} watch"),
            principal,
            spectate,
            share: guest.clone(),
            outbox: outbox.clone(),
            since,
        };
        watching::watch(app, table, watch).await.ok()?;
        let history =
            SocketHistory { guest, table: table.to_owned(), messages: Vec::new(), is_complete: false };
        let app = App::clone(app);
        Some(Self { app, watcher, outbox, outgoing, cut, _counted: counted, shown: Value::Null, history })
    }

    pub(super) fn is_cut(&self) -> bool {
        self.cut.notified().now_or_never().is_some()
    }

    /// Reads so many messages at most.
    pub(super) fn read(&mut self, most: usize) -> Vec<FromServer> {
        let mut read = Vec::new();
        while read.len() < most
            && let Some(frame) = self.outgoing.take_ready()
        {
            let message: Value = serde_json::from_str(frame.text()).unwrap();
            if message["type"] == "table" {
                self.shown = message.clone();
            }
            self.history.messages.push(message.clone());
            read.push(serde_json::from_value(message).unwrap());
        }
        read
    }

    pub(super) async fn send(&self, id: String, message: ClientMessage) {
        let outbox = self.outbox.clone();
        let received = std::time::Instant::now();
        let sent = SocketMessage { watcher: self.watcher, id, message, outbox, lag: 0, received };
        drop(watching::send(&self.app, &self.history.table, sent).await);
    }

    /// Goes, with a word or without.
    pub(super) async fn close(self, says_so: bool) -> SocketHistory {
        if says_so {
            drop(watching::unwatch(&self.app, &self.history.table, self.watcher).await);
        }
        self.history
    }
}
