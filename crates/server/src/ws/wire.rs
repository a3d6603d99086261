//! Messages on the wire (RFC 6455): frames are read and put together, within limits.

use std::io::Cursor;
use std::time::Duration;

use axum::body::Bytes;
use futures_util::future::Either;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::time::timeout;
use tungstenite::protocol::frame::FrameHeader;
use tungstenite::protocol::frame::coding::{CloseCode, Control, Data, OpCode};

use super::deflate::{Unreadable, inflate, inflate_beginning};
use super::frame::{Frame, frame};

/// Larger messages end the connection, and so do messages that would be larger when inflated.
pub(super) const LARGEST_MESSAGE: usize = 8 * 1_024;
/// A socket that does nothing holds this much.
const BUFFER: usize = 1_024;
const LARGEST_CONTROL: u64 = 125;
/// No honest client cuts 8 KiB into more pieces.
const MOST_FRAGMENTS: usize = 128;
/// After the farewell the other side may still be sending. So much and so long is read and thrown away, so that it reads why.
const LAST_WORDS: usize = 4 * 1_024 * 1_024;
const LAST_MOMENT: Duration = Duration::from_secs(1);

/// What arrived.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Incoming {
    Text(String),
    Binary,
    Ping(Vec<u8>),
    Pong,
    /// With the code that the other side gave, if it gave one.
    Close(Option<CloseCode>),
}

/// Why nothing more arrives.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Hangup {
    /// The connection is gone.
    Gone,
    /// The other side does not keep to the protocol: it is told why.
    Because(CloseCode, &'static str),
}

/// A message of which not all frames have arrived.
#[derive(Debug)]
struct PartialMessage {
    is_text: bool,
    is_deflated: bool,
    fragments: usize,
    payload: Vec<u8>,
    /// So many bytes of a text are known to be UTF-8.
    checked: usize,
}

/// The server's side of a connection.
#[derive(Debug)]
pub(super) struct Wire<S> {
    stream: S,
    /// Whether compression was agreed on.
    deflates: bool,
    arrived: Vec<u8>,
    unfinished: Option<PartialMessage>,
}

fn broken<T>(why: &'static str) -> Result<T, Hangup> {
    Err(Hangup::Because(CloseCode::Protocol, why))
}

fn not_utf8<T>() -> Result<T, Hangup> {
    Err(Hangup::Because(CloseCode::Invalid, "a text is UTF-8"))
}

fn not_deflated<T>() -> Result<T, Hangup> {
    Err(Hangup::Because(CloseCode::Invalid, "the message cannot be inflated"))
}

fn too_large<T>() -> Result<T, Hangup> {
    Err(Hangup::Because(CloseCode::Size, "a message has at most 8 KiB"))
}

impl<S: AsyncRead + AsyncWrite + Unpin> Wire<S> {
    pub(super) fn new(stream: S, deflates: bool) -> Self {
        Self { stream, deflates, arrived: Vec::new(), unfinished: None }
    }

    /// The next message. Can be dropped while it waits: nothing that has arrived is lost.
    pub(super) async fn receive(&mut self) -> Result<Incoming, Hangup> {
        loop {
            match self.take_frame()? {
                Either::Left((header, payload)) => {
                    if let Some(message) = self.put_together(&header, payload)? {
                        return Ok(message);
                    }
                }
                Either::Right(missing) => {
                    self.arrived.reserve_exact(missing.max(BUFFER));
                    let count = self.stream.read_buf(&mut self.arrived).await.map_err(|_| Hangup::Gone)?;
                    if count == 0 {
                        return Err(Hangup::Gone);
                    }
                }
            }
        }
    }

    /// A frame that has arrived whole, or how many bytes of it are missing at least.
    fn take_frame(&mut self) -> Result<Either<(FrameHeader, Vec<u8>), usize>, Hangup> {
        let mut cursor = Cursor::new(&self.arrived);
        let parsed = FrameHeader::parse(&mut cursor);
        let begins = cursor.position() as usize;
        let Ok(parsed) = parsed else { return broken("there is no such frame") };
        let Some((header, length)) = parsed else { return Ok(Either::Right(1)) };
        let mask = self.check_head(&header, length)?;
        let ends = begins + length as usize;
        let Some(payload) = self.arrived.get(begins..ends) else {
            return Ok(Either::Right(ends - self.arrived.len()));
        };
        let payload = unmasked(payload, mask);
        self.arrived.drain(..ends);
        if self.arrived.is_empty() && self.arrived.capacity() > BUFFER {
            self.arrived = Vec::new();
        }
        Ok(Either::Left((header, payload)))
    }

    fn check_head(&self, header: &FrameHeader, length: u64) -> Result<[u8; 4], Hangup> {
        let Some(mask) = header.mask else { return broken("frames of a client are masked") };
        let may_be_deflated =
            matches!(header.opcode, OpCode::Data(Data::Text | Data::Binary)) && self.deflates;
        if header.rsv2 || header.rsv3 || (header.rsv1 && !may_be_deflated) {
            return broken("a reserved bit is set");
        }
        if matches!(header.opcode, OpCode::Control(_)) && (length > LARGEST_CONTROL || !header.is_final) {
            return broken("a control frame is short and whole");
        }
        if length > LARGEST_MESSAGE as u64 {
            return too_large();
        }
        Ok(mask)
    }

    /// A whole message, once its last frame is there.
    fn put_together(&mut self, header: &FrameHeader, payload: Vec<u8>) -> Result<Option<Incoming>, Hangup> {
        match header.opcode {
            OpCode::Control(Control::Ping) => return Ok(Some(Incoming::Ping(payload))),
            OpCode::Control(Control::Pong) => return Ok(Some(Incoming::Pong)),
            OpCode::Control(_) => return closing(&payload).map(Some),
            OpCode::Data(Data::Continue) => {
                let Some(unfinished) = &mut self.unfinished else { return broken("nothing was begun") };
                unfinished.fragments += 1;
                if unfinished.payload.len() + payload.len() > LARGEST_MESSAGE
                    || unfinished.fragments > MOST_FRAGMENTS
                {
                    return too_large();
                }
                unfinished.payload.extend_from_slice(&payload);
            }
            OpCode::Data(kind) => {
                if self.unfinished.is_some() {
                    return broken("another message is not finished");
                }
                let is_text = kind == Data::Text;
                let is_deflated = header.rsv1;
                self.unfinished =
                    Some(PartialMessage { is_text, is_deflated, fragments: 1, payload, checked: 0 });
            }
        }
        if !header.is_final {
            // What is wrong already is refused now, not when the rest is there.
            self.unfinished.as_mut().map_or(Ok(()), PartialMessage::check)?;
            return Ok(None);
        }
        self.unfinished.take().map(PartialMessage::finish).transpose()
    }

    /// Sends texts, all in one go; the caller says how long that may take.
    pub(super) async fn send(&mut self, frames: &[Frame]) -> bool {
        let frames: Vec<Bytes> = frames.iter().map(|frame| frame.frame(self.deflates)).collect();
        match &frames[..] {
            [one] => self.write(one).await,
            several => self.write(&several.concat().into()).await,
        }
    }

    pub(super) async fn ping(&mut self) -> bool {
        self.write(&frame(OpCode::Control(Control::Ping), false, b"")).await
    }

    pub(super) async fn pong(&mut self, payload: &[u8]) -> bool {
        self.write(&frame(OpCode::Control(Control::Pong), false, payload)).await
    }

    async fn write(&mut self, frame: &Bytes) -> bool {
        self.stream.write_all(frame).await.is_ok() && self.stream.flush().await.is_ok()
    }

    /// Says why and hangs up.
    pub(super) async fn close(self, code: CloseCode, why: &str) {
        self.farewell(&[&u16::from(code).to_be_bytes(), why.as_bytes()].concat()).await;
    }

    /// Answers the other side's goodbye with the code that it gave (5.5.1), and hangs up.
    pub(super) async fn answer_close(self, code: Option<CloseCode>) {
        let payload = code.map(|code| u16::from(code).to_be_bytes().to_vec());
        self.farewell(&payload.unwrap_or_default()).await;
    }

    async fn farewell(mut self, payload: &[u8]) {
        let farewell = async {
            self.write(&frame(OpCode::Control(Control::Close), false, payload)).await;
            self.stream.shutdown().await.ok();
            let mut rest = [0; BUFFER];
            let mut thrown_away = 0;
            while let Ok(count @ 1..) = self.stream.read(&mut rest).await {
                thrown_away += count;
                if thrown_away > LAST_WORDS {
                    break;
                }
            }
        };
        timeout(LAST_MOMENT, farewell).await.ok();
    }
}

/// Four bytes at a time: so it is done in wide steps.
fn unmasked(payload: &[u8], mask: [u8; 4]) -> Vec<u8> {
    let mut payload = payload.to_vec();
    for four in payload.chunks_mut(mask.len()) {
        four.iter_mut().zip(mask).for_each(|(byte, mask)| *byte ^= mask);
    }
    payload
}

/// The goodbye of the other side: nothing, or a code that may be sent and a reason in UTF-8 (5.5.1, 7.4).
fn closing(payload: &[u8]) -> Result<Incoming, Hangup> {
    let Some((code, reason)) = payload.split_first_chunk() else {
        return if payload.is_empty() { Ok(Incoming::Close(None)) } else { broken("a code has two bytes") };
    };
    let code = u16::from_be_bytes(*code);
    // 1004 to 1006 and 1015 stand for what is never sent; what is below 1000 or above 4999 is nothing at all.
    if !matches!(code, 1000..=1003 | 1007..=1014 | 3000..=4999) {
        return broken("there is no such code");
    }
    if std::str::from_utf8(reason).is_err() {
        return not_utf8();
    }
    Ok(Incoming::Close(Some(CloseCode::from(code))))
}

impl PartialMessage {
    /// Looks at what has arrived so far: a text that cannot become UTF-8 any more is refused where it goes wrong.
    fn check(&mut self) -> Result<(), Hangup> {
        if self.is_deflated {
            let so_far = match inflate_beginning(&self.payload, LARGEST_MESSAGE) {
                Ok(so_far) => so_far,
                Err(Unreadable::TooLarge) => return too_large(),
                Err(Unreadable::Broken) => return not_deflated(),
            };
            return if self.is_text { check_beginning(&so_far).map(drop) } else { Ok(()) };
        }
        if self.is_text {
            let new = self.payload.get(self.checked..).unwrap_or_default();
            self.checked += check_beginning(new)?;
        }
        Ok(())
    }

    fn finish(self) -> Result<Incoming, Hangup> {
        let payload = if self.is_deflated {
            match inflate(&self.payload, LARGEST_MESSAGE) {
                Ok(payload) => payload,
                Err(Unreadable::TooLarge) => return too_large(),
                Err(Unreadable::Broken) => return not_deflated(),
            }
        } else {
            self.payload
        };
        if !self.is_text {
            return Ok(Incoming::Binary);
        }
        let text = String::from_utf8(payload);
        text.map_or_else(|_| not_utf8(), |text| Ok(Incoming::Text(text)))
    }
}

/// How many bytes are whole characters; the last one may still be missing some.
fn check_beginning(bytes: &[u8]) -> Result<usize, Hangup> {
    match std::str::from_utf8(bytes) {
        Ok(_) => Ok(bytes.len()),
        Err(error) if error.error_len().is_none() => Ok(error.valid_up_to()),
        Err(_) => not_utf8(),
    }
}
