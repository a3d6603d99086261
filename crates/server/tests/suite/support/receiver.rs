//! Whoever notices are sent to: keeps what comes, and answers as it is told.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

#[derive(Clone, Debug)]
pub(crate) struct Delivery {
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Delivery {
    pub(crate) fn line(&self, name: &str) -> String {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        let mut values = lines.filter(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value);
        values.next().unwrap_or_else(|| panic!("no {name} in {}", self.head)).to_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

#[derive(Clone, Default)]
pub(crate) struct Receiver {
    pub(crate) port: u16,
    received: Arc<Mutex<Vec<Delivery>>>,
    /// The next answers; then all is well.
    answers: Arc<Mutex<VecDeque<&'static str>>>,
    /// How long it takes for an answer.
    slowness: Arc<Mutex<Duration>>,
}

impl Receiver {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let receiver = Self { port: listener.local_addr().unwrap().port(), ..Self::default() };
        let kept = receiver.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(kept.clone().take(stream));
            }
        });
        receiver
    }

    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}/hook", self.port)
    }

    /// Answers so, one after the other.
    pub(crate) fn answer(&self, lines: &[&'static str]) {
        self.answers.lock().unwrap().extend(lines);
    }

    /// From now on every answer takes so long.
    pub(crate) fn answer_after(&self, slowness: Duration) {
        *self.slowness.lock().unwrap() = slowness;
    }

    async fn take(self, mut stream: TcpStream) {
        let mut bytes = Vec::new();
        let mut part = [0; 4_096];
        let received = loop {
            let read = stream.read(&mut part).await.unwrap();
            bytes.extend_from_slice(&part[..read]);
            if let Some(received) = whole(&bytes) {
                break received;
            }
            if read == 0 {
                return;
            }
        };
        self.received.lock().unwrap().push(received);
        let slowness = *self.slowness.lock().unwrap();
        tokio::time::sleep(slowness).await;
        let line = self.answers.lock().unwrap().pop_front().unwrap_or("201 Created");
        let answer = format!("HTTP/1.1 {line}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
        drop(stream.write_all(answer.as_bytes()).await);
    }

    pub(crate) fn count(&self) -> usize {
        self.received.lock().unwrap().len()
    }

    /// The one of that number, when it has come.
    pub(crate) async fn get(&self, number: usize) -> Delivery {
        for _ in 0..6_000 {
            if let Some(received) = self.received.lock().unwrap().get(number) {
                return received.clone();
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("nothing has come")
    }

    /// Nothing more comes than there was, as far as one can wait for nothing.
    pub(crate) async fn stays_at(&self, count: usize) {
        tokio::time::sleep(Duration::from_millis(300)).await;
        let bodies: Vec<String> = self
            .received
            .lock()
            .unwrap()
            .iter()
            .map(|one| String::from_utf8_lossy(&one.body).into_owned())
            .collect();
        assert_eq!(bodies.len(), count, "{bodies:#?}");
    }
}

fn whole(bytes: &[u8]) -> Option<Delivery> {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
    let length =
        head.lines().find_map(|line| line.strip_prefix("Content-Length: "))?.parse::<usize>().unwrap();
    let body = bytes[end + 4..].to_vec();
    (body.len() >= length).then_some(Delivery { head, body })
}
