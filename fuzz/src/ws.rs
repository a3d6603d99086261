//! The socket's own files, taken as they are: the server has no door for tests to them.
#![allow(dead_code, reason = "only the reading side is put to the test")]

#[path = "../../crates/server/src/ws/deflate.rs"]
mod deflate;
#[path = "../../crates/server/src/ws/frame.rs"]
mod frame;
#[path = "../../crates/server/src/ws/wire.rs"]
mod wire;

use std::io::Cursor;

/// Larger messages are refused anyway.
const LARGEST: usize = 8 * 1_024;

/// The first byte says whether compression was agreed on, the rest arrive: every message within limits, and an end.
pub fn frames(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let stream = tokio::io::join(Cursor::new(rest.to_vec()), tokio::io::sink());
    let mut wire = wire::Wire::new(stream, first & 1 == 1);
    let messages = runtime.block_on(async {
        let mut messages = 0_usize;
        while let Ok(message) = wire.receive().await {
            if let wire::Incoming::Text(text) = &message {
                assert!(text.len() <= LARGEST, "{} bytes", text.len());
            }
            messages += 1;
        }
        messages
    });
    assert!(messages <= rest.len(), "more messages than bytes");
}

/// What inflates stays within the limit, and what is deflated comes back.
pub fn inflate(bytes: &[u8]) {
    if let Ok(message) = deflate::inflate(bytes, LARGEST) {
        assert!(message.len() <= LARGEST);
    }
    if let Some(packed) = deflate::deflate(bytes) {
        assert!(packed.len() < bytes.len());
        assert_eq!(deflate::inflate(&packed, bytes.len()).as_deref(), Ok(bytes));
    }
}
