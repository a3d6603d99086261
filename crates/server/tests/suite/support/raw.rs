//! A socket frame by frame, with or without compression: what no well-behaved library sends, and what it would hide.

use std::borrow::Cow;

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt, BufStream};
use tokio::net::TcpStream;

use super::http::Browser;

pub(crate) const TEXT: u8 = 1;
pub(crate) const BINARY: u8 = 2;
pub(crate) const CLOSE: u8 = 8;
pub(crate) const PING: u8 = 9;
pub(crate) const PONG: u8 = 10;
pub(crate) const FINAL: u8 = 0x80;
pub(crate) const DEFLATED: u8 = 0x40;

pub(crate) struct RawSocket {
    stream: BufStream<TcpStream>,
    pub(crate) head: String,
}

#[derive(Debug)]
pub(crate) struct RawFrame {
    /// The final bit, the reserved bits and the kind.
    pub(crate) first: u8,
    pub(crate) payload: Vec<u8>,
}

impl RawFrame {
    pub(crate) fn kind(&self) -> u8 {
        self.first & 0x0f
    }

    pub(crate) fn is_deflated(&self) -> bool {
        self.first & DEFLATED != 0
    }

    /// The message in it.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.text()).unwrap()
    }

    pub(crate) fn text(&self) -> Cow<'_, [u8]> {
        if self.is_deflated() { Cow::Owned(inflate(&self.payload)) } else { Cow::Borrowed(&self.payload) }
    }

    /// The code of a closing frame.
    pub(crate) fn code(&self) -> u16 {
        self.payload.get(..2).map_or(0, |code| u16::from_be_bytes([code[0], code[1]]))
    }
}

pub(crate) fn deflate(text: &[u8]) -> Vec<u8> {
    let mut compress = Compress::new(Compression::best(), false);
    let mut packed = Vec::with_capacity(text.len() + 100);
    compress.compress_vec(text, &mut packed, FlushCompress::Sync).unwrap();
    assert_eq!(compress.total_in() as usize, text.len());
    packed.truncate(packed.len() - 4);
    packed
}

pub(crate) fn inflate(packed: &[u8]) -> Vec<u8> {
    let packed = [packed, &[0, 0, 0xff, 0xff]].concat();
    let mut decompress = Decompress::new(false);
    let mut text = Vec::with_capacity(16 * packed.len());
    while (decompress.total_in() as usize) < packed.len() {
        let rest = &packed[decompress.total_in() as usize..];
        decompress.decompress_vec(rest, &mut text, FlushDecompress::Sync).unwrap();
        text.reserve(4_096);
    }
    text
}

impl RawSocket {
    /// Opens a socket as whoever the browser is, with an offer of extensions.
    pub(crate) async fn connect(browser: &Browser, extensions: Option<&str>) -> Self {
        let stream = TcpStream::connect(browser.address).await.unwrap();
        Self::over(stream, browser, extensions).await
    }

    /// The same over a connection that is there.
    pub(crate) async fn over(stream: TcpStream, browser: &Browser, extensions: Option<&str>) -> Self {
        stream.set_nodelay(true).unwrap();
        let mut stream = BufStream::with_capacity(2_048, 256, stream);
        let mut request = format!(
            "GET /api/socket HTTP/1.1\r\nHost: {}\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
            browser.address
        );
        let lines = [("Cookie", browser.cookie.as_deref()), ("Sec-WebSocket-Extensions", extensions)];
        for (name, value) in lines {
            if let Some(value) = value {
                request.extend([name, ": ", value, "\r\n"]);
            }
        }
        if let Some(token) = &browser.bearer {
            request.extend(["Authorization: Bearer ", token, "\r\n"]);
        }
        request.push_str("\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        stream.flush().await.unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.unwrap());
        }
        Self { stream, head: String::from_utf8(head).unwrap() }
    }

    /// Sends a frame as a client does: masked.
    pub(crate) async fn send(&mut self, first: u8, payload: &[u8]) {
        self.send_bytes(&masked(first, payload)).await;
    }

    /// Sends a frame as no client may.
    pub(crate) async fn send_unmasked(&mut self, first: u8, payload: &[u8]) {
        let mut frame = head(first, payload.len(), 0);
        frame.extend_from_slice(payload);
        self.send_bytes(&frame).await;
    }

    pub(crate) async fn send_bytes(&mut self, bytes: &[u8]) {
        drop(self.stream.write_all(bytes).await);
        drop(self.stream.flush().await);
    }

    /// The next frame; `None` when the connection is closed.
    pub(crate) async fn next(&mut self) -> Option<RawFrame> {
        let first = self.stream.read_u8().await.ok()?;
        let length = match self.stream.read_u8().await.ok()? {
            126 => u64::from(self.stream.read_u16().await.ok()?),
            127 => self.stream.read_u64().await.ok()?,
            short => u64::from(short),
        };
        let mut payload = vec![0; length as usize];
        self.stream.read_exact(&mut payload).await.ok()?;
        Some(RawFrame { first, payload })
    }

    /// The next frame of a kind.
    pub(crate) async fn until(&mut self, kind: u8) -> RawFrame {
        loop {
            let frame = self.next().await.expect("the connection stays open");
            if frame.kind() == kind {
                return frame;
            }
        }
    }

    /// The next message of a type, in the frame it came in.
    pub(crate) async fn until_message(&mut self, wanted: &str) -> RawFrame {
        loop {
            let frame = self.until(TEXT).await;
            if frame.json()["type"] == wanted {
                return frame;
            }
        }
    }
}

/// A frame of a client.
pub(crate) fn masked(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = head(first, payload.len(), 0x80);
    let mask = [0x12, 0x34, 0x56, 0x78];
    frame.extend_from_slice(&mask);
    frame.extend(payload.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask));
    frame
}

fn head(first: u8, length: usize, masked: u8) -> Vec<u8> {
    let mut head = vec![first];
    match length {
        0..126 => head.push(masked | length as u8),
        126..65_536 => {
            head.push(masked | 0x7e);
            head.extend_from_slice(&(length as u16).to_be_bytes());
        }
        _ => {
            head.push(masked | 0x7f);
            head.extend_from_slice(&(length as u64).to_be_bytes());
        }
    }
    head
}
