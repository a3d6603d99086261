//! Somebody at a socket.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::Browser;

/// Nothing takes longer than this, unless it is broken.
const PATIENCE: Duration = Duration::from_mins(1);

pub(crate) struct Player {
    browser: Browser,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) table: String,
    /// The last `table` message.
    pub(crate) now: Value,
    /// How often it was told who is there.
    pub(crate) presences: usize,
    next_id: u64,
    name: String,
}

impl Player {
    /// Opens a socket as whoever the browser is.
    pub(crate) async fn connect(browser: &Browser) -> Self {
        Self::try_connect(browser).await.unwrap()
    }

    pub(crate) async fn try_connect(browser: &Browser) -> Result<Self, String> {
        let SocketAddr::V4(address) = browser.address else { return Err("not IPv4".to_owned()) };
        let mut request = format!("ws://{address}/api/socket").into_client_request().unwrap();
        let headers = request.headers_mut();
        for (name, value) in [("cookie", &browser.cookie), ("origin", &browser.origin)] {
            if let Some(value) = value {
                headers.insert(name, value.parse().unwrap());
            }
        }
        if let Some(token) = &browser.bearer {
            headers.insert("authorization", format!("Bearer {token}").parse().unwrap());
        }
        let (socket, _) = connect_async(request).await.map_err(|error| error.to_string())?;
        let name = format!("{:x}", std::process::id() as u64 ^ u64::from(rand_bits()));
        let browser = browser.clone();
        let mut player =
            Self { browser, socket, table: String::new(), now: Value::Null, presences: 0, next_id: 0, name };
        let hello = player.next().await.ok_or("no hello")?;
        if hello["type"] == "hello" { Ok(player) } else { Err(hello.to_string()) }
    }

    /// Opens a socket and follows a table.
    pub(crate) async fn at(browser: &Browser, table: &str) -> Self {
        let mut player = Self::connect(browser).await;
        player.watch(table, None).await;
        player
    }

    /// The same person over another connection, at the same table.
    pub(crate) async fn again(&self) -> Self {
        Self::at(&self.browser, &self.table).await
    }

    pub(crate) async fn watch(&mut self, table: &str, since: Option<u64>) {
        table.clone_into(&mut self.table);
        let id = self.send(json!({ "type": "watch", "since": since })).await;
        let message = self.until(|message| message["type"] == "table" || message["id"] == json!(id)).await;
        assert_eq!(message["type"], "table", "{message}");
    }

    /// Follows a table; `false` when that is refused, or the connection breaks before the answer.
    pub(crate) async fn try_watch(&mut self, table: &str, since: Option<u64>) -> bool {
        table.clone_into(&mut self.table);
        self.send(json!({ "type": "watch", "since": since })).await;
        loop {
            match self.next().await {
                Some(message) if message["type"] == "table" => return true,
                Some(message) if message["type"] == "refused" => return false,
                Some(_) => {}
                None => return false,
            }
        }
    }

    /// The id for the next message.
    pub(crate) fn id(&mut self) -> String {
        self.next_id += 1;
        format!("{}-{}", self.name, self.next_id)
    }

    /// Sends a message about the table with an id of its own, and answers the id.
    pub(crate) async fn send(&mut self, mut message: Value) -> String {
        if message.get("id").is_none() {
            message["id"] = json!(self.id());
        }
        if message.get("table").is_none() {
            message["table"] = json!(self.table);
        }
        let id = message["id"].as_str().unwrap_or("").to_owned();
        self.send_text(message.to_string()).await;
        id
    }

    pub(crate) async fn send_text(&mut self, text: String) {
        drop(self.socket.send(Message::text(text)).await);
    }

    pub(crate) async fn send_raw(&mut self, message: Message) -> bool {
        self.socket.send(message).await.is_ok()
    }

    /// The next message; `None` when the socket is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.expect("the server answers in time")?;
            match message.ok()? {
                Message::Text(text) => {
                    let value: Value = serde_json::from_str(&text).unwrap();
                    self.presences += usize::from(value["type"] == "presence");
                    if value["type"] == "table" && value["table"] == json!(self.table) {
                        self.note(&value);
                    }
                    return Some(value);
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Goes, and waits until the table knows.
    pub(crate) async fn leave(mut self) {
        drop(self.socket.close(None).await);
        let gone = async { while let Some(Ok(_)) = self.socket.next().await {} };
        timeout(PATIENCE, gone).await.expect("the goodbye is answered");
        // The tables were told before the goodbye was answered. Whoever asks now comes behind that.
        self.browser.get(&format!("/api/tables/{}", self.table)).await;
    }

    /// Reads whatever comes, until the socket is closed.
    pub(crate) async fn read_on(mut self) {
        while let Some(Ok(_)) = self.socket.next().await {}
    }

    fn note(&mut self, value: &Value) {
        let info = self.now.get("info").cloned();
        self.now = value.clone();
        if self.now.get("info").is_none() {
            self.now["info"] = info.unwrap_or(Value::Null);
        }
    }

    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the socket stays open");
            if wanted(&message) {
                return message;
            }
        }
    }

    /// Sends a message and waits for its answer.
    pub(crate) async fn ask(&mut self, message: Value) -> Value {
        let id = self.send(message).await;
        self.until(|answer| answer["id"] == json!(id)).await
    }

    /// Sends a message and waits for its answer; `None` when the connection breaks before.
    pub(crate) async fn try_ask(&mut self, message: Value) -> Option<Value> {
        let id = self.send(message).await;
        loop {
            let answer = self.next().await?;
            if answer["id"] == json!(id) {
                return Some(answer);
            }
        }
    }

    pub(crate) fn seq(&self) -> u64 {
        self.now["seq"].as_u64().unwrap_or(0)
    }

    pub(crate) fn offers(&self) -> Vec<String> {
        let offers = self.now["game"]["offers"].as_array().cloned().unwrap_or_default();
        offers.iter().map(|offer| offer["notation"].as_str().unwrap().to_owned()).collect()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.now["info"]["state"] == "ended"
    }

    pub(crate) async fn play(&mut self, notation: &str) -> Value {
        let seq = self.seq();
        self.ask(json!({ "type": "move", "seq": seq, "notation": notation })).await
    }
}

fn rand_bits() -> u32 {
    use std::hash::{BuildHasher, Hasher};
    std::collections::hash_map::RandomState::new().build_hasher().finish() as u32
}
