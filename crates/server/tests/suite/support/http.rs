//! A small HTTP client with a cookie jar.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Somebody who asks.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    pub(crate) bearer: Option<String>,
    pub(crate) origin: Option<String>,
}

#[derive(Clone, Debug)]
pub(crate) struct HttpReply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl HttpReply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The body of an answer that is well.
    pub(crate) fn good(self) -> Value {
        assert!(self.status < 300, "{} {}", self.status, self.body);
        self.json()
    }
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self { address, cookie: None, bearer: None, origin: None }
    }

    /// A guest with a name.
    pub(crate) async fn named(address: SocketAddr, name: &str) -> Self {
        let mut browser = Self::new(address);
        let reply = browser.post("/api/session", &serde_json::json!({ "name": name })).await;
        browser.keep_cookie(&reply);
        browser
    }

    /// Keeps the cookie of an answer that brings one.
    pub(crate) fn keep_cookie(&mut self, reply: &HttpReply) {
        let line = reply.head.lines().find(|line| line.to_lowercase().starts_with("set-cookie:"));
        let line = line.unwrap_or_else(|| panic!("no cookie: {} {}", reply.status, reply.body));
        let cookie = line.split_once(':').unwrap().1.split(';').next().unwrap().trim();
        self.cookie = Some(cookie.to_owned());
    }

    /// Asks for something that begins a new session, and goes on with that one.
    pub(crate) async fn sign(&mut self, path: &str, body: &Value) -> Value {
        let reply = self.post(path, body).await;
        self.keep_cookie(&reply);
        reply.good()
    }

    pub(crate) fn with_bearer(&self, token: &str) -> Self {
        Self { bearer: Some(token.to_owned()), ..self.clone() }
    }

    pub(crate) async fn get(&self, path: &str) -> HttpReply {
        self.send("GET", path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> HttpReply {
        self.send("POST", path, Some(&body.to_string())).await
    }

    pub(crate) async fn put(&self, path: &str, body: &Value) -> HttpReply {
        self.send("PUT", path, Some(&body.to_string())).await
    }

    pub(crate) async fn delete(&self, path: &str) -> HttpReply {
        self.send("DELETE", path, None).await
    }

    /// The head of an answer to a request with further lines in its own head.
    pub(crate) async fn head_of(&self, path: &str, lines: &str) -> String {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: {}\r\n{lines}Connection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        drop(stream.read_to_end(&mut answer).await);
        parse(&String::from_utf8_lossy(&answer)).head
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: Option<&str>) -> HttpReply {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        for (name, value) in [("Cookie", &self.cookie), ("Origin", &self.origin)] {
            if let Some(value) = value {
                head.extend([name, ": ", value, "\r\n"]);
            }
        }
        if let Some(token) = &self.bearer {
            head.extend(["Authorization: Bearer ", token, "\r\n"]);
        }
        let body = body.unwrap_or("");
        let length = body.len().to_string();
        head.extend(["Content-Type: application/json\r\nContent-Length: ", &length, "\r\n\r\n", body]);
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        drop(stream.read_to_end(&mut answer).await);
        parse(&String::from_utf8_lossy(&answer))
    }
}

fn parse(answer: &str) -> HttpReply {
    let (head, rest) = answer.split_once("\r\n\r\n").unwrap_or((answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let chunked = head.to_lowercase().contains("transfer-encoding: chunked");
    let body = if chunked { unchunk(rest) } else { rest.to_owned() };
    HttpReply { status, head: head.to_owned(), body }
}

fn unchunk(mut rest: &str) -> String {
    let mut body = String::new();
    while let Some((size, after)) = rest.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        if size == 0 {
            break;
        }
        body.push_str(after.get(..size).unwrap_or(after));
        rest = after.get(size + 2..).unwrap_or("");
    }
    body
}
