//! Somebody at a table, over whichever node answers; all is written down.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::history::{ClientHistory, MoveReceipt, SentMove, ToldMessage};

type ClientSocket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A node that is silent for so long is left, as a page does when its questions are not answered.
const SILENCE: Duration = Duration::from_secs(4);
/// Nobody moves faster: an hour has as many moves as many tables have in a year, and not more than can be looked through.
const PACE: Duration = Duration::from_millis(20);

/// How far a table is, by what those at it were told.
#[derive(Debug, Default)]
pub(crate) struct TableProgress {
    seq: AtomicU64,
    is_over: AtomicBool,
}

impl TableProgress {
    pub(crate) fn seq(&self) -> u64 {
        self.seq.load(Ordering::Relaxed)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    fn note(&self, message: &Value) {
        self.seq.fetch_max(message["seq"].as_u64().unwrap_or(0), Ordering::Relaxed);
        self.is_over.fetch_or(message["info"]["state"] == "ended", Ordering::Relaxed);
    }
}

pub(crate) struct TableClient {
    pub(crate) name: String,
    pub(crate) cookie: String,
    /// Where the nodes are, behind links that can break.
    pub(crate) nodes: Vec<SocketAddr>,
    /// The node to begin with.
    pub(crate) next: usize,
    /// Whether a seat that is held does not count.
    pub(crate) spectate: bool,
    pub(crate) history: ClientHistory,
    pub(crate) stop: Arc<AtomicBool>,
    pub(crate) progress: Arc<TableProgress>,
    /// The message that has no answer yet. It is sent again over the next connection, with the same id.
    pub(crate) pending: Option<Value>,
    pub(crate) count: usize,
}

impl TableClient {
    /// Follows the table, and plays if there is a seat, until that is enough.
    pub(crate) async fn run(mut self) -> ClientHistory {
        while !self.stop.load(Ordering::Relaxed) {
            let node = self.nodes[self.next % self.nodes.len()];
            self.next += 1;
            match timeout(SILENCE, self.connect(node)).await {
                Ok(Some(socket)) => {
                    self.history.connections.push(Vec::new());
                    self.talk(socket).await;
                }
                _ => sleep(Duration::from_millis(50)).await,
            }
        }
        self.history
    }

    async fn connect(&self, node: SocketAddr) -> Option<ClientSocket> {
        let mut request = format!("ws://{node}/api/socket").into_client_request().ok()?;
        request.headers_mut().insert("cookie", self.cookie.parse().ok()?);
        let (mut socket, _) = connect_async(request).await.ok()?;
        let watch =
            json!({ "type": "watch", "table": self.history.table, "id": "w", "spectate": self.spectate });
        socket.send(Message::text(watch.to_string())).await.ok()?;
        Some(socket)
    }

    async fn talk(&mut self, mut socket: ClientSocket) {
        let mut now = Value::Null;
        while !self.stop.load(Ordering::Relaxed) {
            let Ok(Some(Ok(message))) = timeout(SILENCE, socket.next()).await else { return };
            let Message::Text(text) = message else { continue };
            let Ok(message) = serde_json::from_str::<Value>(&text) else { return };
            match message["type"].as_str() {
                Some("table") => {
                    let is_first = now.is_null();
                    now = message;
                    self.progress.note(&now);
                    self.history.connections.last_mut().unwrap().push(ToldMessage::new(&now));
                    if !self.play(&mut socket, &now, is_first).await {
                        return;
                    }
                }
                Some("done") if message["id"] == self.pending_id() => {
                    self.note_done(&now, message["seq"].as_u64().unwrap_or(0));
                    if !self.play(&mut socket, &now, false).await {
                        return;
                    }
                }
                Some("refused") if message["id"] == "w" => return,
                Some("refused") if message["id"] == self.pending_id() => {
                    if message["problem"]["key"] == "unavailable" {
                        return sleep(Duration::from_millis(200)).await;
                    }
                    if let Some(id) = self.pending_id().as_str() {
                        self.history.refused.push(id.to_owned());
                    }
                    self.pending = None;
                }
                Some("going-away") => return,
                _ => {}
            }
        }
    }

    fn pending_id(&self) -> Value {
        self.pending.as_ref().map_or(Value::Null, |pending| pending["id"].clone())
    }

    fn note_done(&mut self, now: &Value, seq: u64) {
        let Some(pending) = self.pending.take() else { return };
        let seat = now["you"]["seat"].as_u64().unwrap_or(9) as u8;
        let id = pending["id"].as_str().unwrap_or_default().to_owned();
        self.history.done.push(MoveReceipt { seat, id, seq });
    }

    /// Sends what waits for an answer again over a new connection, or makes a move; `false` when that cannot be sent.
    async fn play(&mut self, socket: &mut ClientSocket, now: &Value, is_new: bool) -> bool {
        let offers = now["game"]["offers"].as_array().cloned().unwrap_or_default();
        if self.pending.is_none() && !offers.is_empty() && now["you"]["seat"].is_u64() {
            self.count += 1;
            sleep(PACE).await;
            let notation = &offers[self.count * 7 % offers.len()]["notation"];
            let id = format!("{}-{}", self.name, self.count);
            self.history.sent.push(SentMove {
                seat: now["you"]["seat"].as_u64().unwrap_or(9) as u8,
                id: id.clone(),
                notation: notation.as_str().unwrap_or_default().to_owned(),
            });
            self.pending = Some(json!({ "type": "move", "table": self.history.table, "id": id,
                "seq": now["seq"], "notation": notation }));
        } else if !is_new {
            return true;
        }
        match &self.pending {
            Some(message) => socket.send(Message::text(message.to_string())).await.is_ok(),
            None => true,
        }
    }
}
