//! `permessage-deflate` (RFC 7692): what is agreed on, and the compression itself.
//!
//! Neither side keeps anything from one message to the next. So a socket that does nothing holds no window, every thread has one
//! compressor for all its sockets, and a message to many is compressed once.

use std::cell::RefCell;

use axum::http::HeaderMap;
use axum::http::header::SEC_WEBSOCKET_EXTENSIONS;
use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

/// What the server answers to an offer that it accepts.
const AGREED: &str = "permessage-deflate; server_no_context_takeover; client_no_context_takeover";
/// The same to an offer that names the server's window: whoever names it is to read it again (7.1.2.1).
const AGREED_WITH_WINDOW: &str = "permessage-deflate; server_no_context_takeover; client_no_context_takeover; \
    server_max_window_bits=15";
/// What every compressed message ends with; it is left out on the wire (7.2.1).
const TAIL: [u8; 4] = [0, 0, 0xff, 0xff];
/// Room for what compression adds to a message that cannot be compressed.
const OVERHEAD: usize = 64;

/// Beyond this messages become hardly smaller, and take twice as long.
const LEVEL: u32 = 4;

thread_local! {
    static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), false));
    static DECOMPRESSOR: RefCell<Decompress> = RefCell::new(Decompress::new(false));
}

/// Why a message could not be inflated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unreadable {
    Broken,
    TooLarge,
}

/// What is answered to the first offer of compression whose terms the server keeps.
pub(super) fn agree(headers: &HeaderMap) -> Option<&'static str> {
    let lines = headers.get_all(SEC_WEBSOCKET_EXTENSIONS).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).find_map(answer_to)
}

/// One offer: the name and its parameters, each at most once.
fn answer_to(offer: &str) -> Option<&'static str> {
    let mut parts = offer.split(';').map(str::trim);
    if parts.next() != Some("permessage-deflate") {
        return None;
    }
    let mut seen = Vec::new();
    let is_acceptable = parts.all(|parameter| {
        let (name, value) = match parameter.split_once('=') {
            Some((name, value)) => (name.trim(), Some(value.trim().trim_matches('"'))),
            None => (parameter, None),
        };
        let is_new = !seen.contains(&name);
        seen.push(name);
        is_new
            && match name {
                "server_no_context_takeover" | "client_no_context_takeover" => value.is_none(),
                // Any window of the client can be read; the server's own is always the largest.
                "client_max_window_bits" => value.is_none_or(is_window),
                "server_max_window_bits" => value == Some("15"),
                _ => false,
            }
    });
    let names_window = seen.contains(&"server_max_window_bits");
    is_acceptable.then_some(if names_window { AGREED_WITH_WINDOW } else { AGREED })
}

fn is_window(bits: &str) -> bool {
    matches!(bits, "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15")
}

/// The message as it goes over the wire; `None` when it does not become smaller.
pub(super) fn deflate(message: &[u8]) -> Option<Vec<u8>> {
    COMPRESSOR.with_borrow_mut(|compressor| {
        compressor.reset();
        let mut packed = Vec::with_capacity(message.len() + OVERHEAD);
        loop {
            let rest = message.get(compressor.total_in() as usize..)?;
            compressor.compress_vec(rest, &mut packed, FlushCompress::Sync).ok()?;
            let is_all = compressor.total_in() as usize == message.len();
            if is_all && packed.len() < packed.capacity() {
                break;
            }
            packed.reserve(OVERHEAD);
        }
        let packed = packed.strip_suffix(&TAIL)?;
        (packed.len() < message.len()).then(|| packed.to_vec())
    })
}

/// The message that was compressed. One that would be longer than `most` is refused before it takes more memory than that.
pub(super) fn inflate(packed: &[u8], most: usize) -> Result<Vec<u8>, Unreadable> {
    DECOMPRESSOR.with_borrow_mut(|decompressor| {
        decompressor.reset(false);
        let mut message = Vec::with_capacity(most + 1);
        for part in [packed, &TAIL[..]] {
            let before = decompressor.total_in();
            let status = decompressor.decompress_vec(part, &mut message, FlushDecompress::Sync);
            if message.len() > most {
                return Err(Unreadable::TooLarge);
            }
            let taken = (decompressor.total_in() - before) as usize;
            match status {
                Ok(Status::StreamEnd) => return Ok(message),
                Ok(Status::Ok | Status::BufError) if taken == part.len() => {}
                _ => return Err(Unreadable::Broken),
            }
        }
        message.shrink_to_fit();
        Ok(message)
    })
}

/// What a message begins with that has not arrived whole: as much of it as can be inflated.
pub(super) fn inflate_beginning(packed: &[u8], most: usize) -> Result<Vec<u8>, Unreadable> {
    DECOMPRESSOR.with_borrow_mut(|decompressor| {
        decompressor.reset(false);
        let mut message = Vec::with_capacity(most + 1);
        let status = decompressor.decompress_vec(packed, &mut message, FlushDecompress::Sync);
        match status {
            _ if message.len() > most => Err(Unreadable::TooLarge),
            Ok(_) => Ok(message),
            Err(_) => Err(Unreadable::Broken),
        }
    })
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn is_offered(line: &'static str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(SEC_WEBSOCKET_EXTENSIONS, HeaderValue::from_static(line));
        agree(&headers).is_some()
    }

    #[test]
    fn offers_of_browsers_are_accepted_and_impossible_ones_are_not() {
        assert!(is_offered("permessage-deflate; client_max_window_bits"));
        assert!(is_offered("permessage-deflate"));
        assert!(is_offered(
            "x-other, permessage-deflate; server_max_window_bits=\"15\"; client_max_window_bits=9"
        ));
        assert!(is_offered("permessage-deflate; server_max_window_bits=10, permessage-deflate"));
        assert!(!is_offered("permessage-deflate; server_max_window_bits=10"));
        assert!(!is_offered("permessage-deflate; client_max_window_bits=16"));
        assert!(!is_offered("permessage-deflate; server_no_context_takeover=1"));
        assert!(!is_offered("permessage-deflate; client_no_context_takeover; client_no_context_takeover"));
        assert!(!is_offered("permessage-deflate; unheard_of"));
        assert!(!is_offered("x-webkit-deflate-frame"));
        assert_eq!(agree(&HeaderMap::new()), None);
    }

    #[test]
    fn a_message_comes_out_as_it_went_in_and_smaller_on_the_way() {
        let text = "{\"field\":38,\"level\":2}".repeat(300);
        let packed = deflate(text.as_bytes()).unwrap();
        assert!(packed.len() < text.len() / 10, "{}", packed.len());
        assert_eq!(inflate(&packed, text.len()).unwrap(), text.as_bytes());
        // Each message stands alone.
        assert_eq!(deflate(text.as_bytes()).unwrap(), packed);
    }

    #[test]
    fn what_cannot_be_compressed_is_left_as_it_is() {
        let mut state = 1u32;
        let mut byte = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        };
        let noise: Vec<u8> = (0..2_000).map(|_| byte()).collect();
        assert_eq!(deflate(&noise), None);
        assert_eq!(deflate(b""), None);
    }

    #[test]
    fn a_bomb_is_refused_and_so_is_a_broken_message() {
        let bomb = deflate(&vec![b'x'; 10_000_000]).unwrap();
        assert!(bomb.len() < 200_000);
        assert_eq!(inflate(&bomb, 8_192), Err(Unreadable::TooLarge));
        assert_eq!(inflate(&[0xff; 40], 8_192), Err(Unreadable::Broken));
        assert_eq!(inflate(b"", 8_192), Ok(Vec::new()));
        let exact = deflate(&vec![b'x'; 8_192]).unwrap();
        assert_eq!(inflate(&exact, 8_192).unwrap().len(), 8_192);
        assert_eq!(inflate(&exact, 8_191), Err(Unreadable::TooLarge));
    }
}
