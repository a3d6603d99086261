//! A text on its way to one socket or to many.

use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use tungstenite::protocol::frame::FrameHeader;
use tungstenite::protocol::frame::coding::{Data, OpCode};

use super::deflate::deflate;

/// Shorter texts are sent as they are: one packet either way.
const WORTH_IT: usize = 256;

/// A text, and the frames it is sent in: each is made when the first socket needs it, and once.
#[derive(Clone, Debug)]
pub(crate) struct Frame(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    text: String,
    plain: OnceLock<Bytes>,
    /// Empty when the text does not become smaller.
    deflated: OnceLock<Bytes>,
}

impl From<String> for Frame {
    fn from(text: String) -> Self {
        Self(Arc::new(Inner { text, plain: OnceLock::new(), deflated: OnceLock::new() }))
    }
}

impl Frame {
    #[cfg(test)]
    pub(crate) fn text(&self) -> &str {
        &self.0.text
    }

    /// The bytes to be sent: what a server sends is not masked, so they are the same for every socket.
    pub(super) fn frame(&self, deflates: bool) -> Bytes {
        let text = self.0.text.as_bytes();
        if deflates && text.len() >= WORTH_IT {
            let packed = self.0.deflated.get_or_init(|| {
                deflate(text).map(|packed| frame(OpCode::Data(Data::Text), true, &packed)).unwrap_or_default()
            });
            if !packed.is_empty() {
                return packed.clone();
            }
        }
        self.0.plain.get_or_init(|| frame(OpCode::Data(Data::Text), false, text)).clone()
    }
}

/// One whole message in one frame.
pub(super) fn frame(opcode: OpCode, rsv1: bool, payload: &[u8]) -> Bytes {
    let header = FrameHeader { opcode, rsv1, ..FrameHeader::default() };
    let mut frame = Vec::with_capacity(header.len(payload.len() as u64) + payload.len());
    // Writing to memory does not fail.
    drop(header.format(payload.len() as u64, &mut frame));
    frame.extend_from_slice(payload);
    frame.into()
}
