//! Bare line feeds in the heads of requests. The parser below takes them for ends of lines, proxies in front may not: then the two
//! disagree about where a request begins. Here they are turned into what no parser takes, so that such a request is answered 400.

/// What takes the place of a byte that must not be there.
const POISON: u8 = 0;
/// A head that is longer is refused by the parser; no more of it need be kept.
const LONGEST_HEAD: usize = 64 * 1_024;

/// Where in the requests of a connection the next byte is.
#[derive(Debug)]
enum RequestPart {
    /// The lines before the body, as far as they have arrived.
    Head(Vec<u8>),
    /// So many bytes of the body are still to come.
    Body(u64),
    /// The line that tells how long the next chunk is.
    ChunkSize(Vec<u8>),
    /// So many bytes of a chunk are still to come, with the end of the line after it.
    Chunk(u64),
    /// Lines after the last chunk; how long the present one is so far.
    Trailer(usize),
    /// The connection speaks something else now, or is refused already.
    Unwatched,
}

/// Follows the requests of one connection.
#[derive(Debug)]
pub(crate) struct Heads {
    part: RequestPart,
    /// The byte before, for finding line feeds without a carriage return.
    last: u8,
}

impl Default for Heads {
    fn default() -> Self {
        Self { part: RequestPart::Head(Vec::new()), last: 0 }
    }
}

impl Heads {
    /// Looks at what has just arrived, and spoils it where it must not be taken.
    pub(crate) fn watch(&mut self, arrived: &mut [u8]) {
        let mut rest = arrived;
        while let Some(taken) = self.step(rest) {
            rest = rest.get_mut(taken..).unwrap_or_default();
        }
    }

    /// The connection is no longer HTTP.
    pub(crate) fn switch(&mut self) {
        self.part = RequestPart::Unwatched;
    }

    /// Takes the next byte, or as much of a body as there is; `None` when there is nothing to be looked at.
    fn step(&mut self, rest: &mut [u8]) -> Option<usize> {
        let length = rest.len();
        let byte = rest.first_mut()?;
        let is_bare = *byte == b'\n' && self.last != b'\r';
        self.last = *byte;
        let next = match &mut self.part {
            RequestPart::Unwatched => return None,
            RequestPart::Body(left) => {
                let taken = usize::try_from(*left).unwrap_or(usize::MAX).min(length);
                *left -= taken as u64;
                let next = if *left == 0 { RequestPart::Head(Vec::new()) } else { RequestPart::Body(*left) };
                self.part = next;
                self.last = 0;
                return Some(taken);
            }
            RequestPart::Chunk(left) => {
                let taken = usize::try_from(*left).unwrap_or(usize::MAX).min(length);
                *left -= taken as u64;
                let next =
                    if *left == 0 { RequestPart::ChunkSize(Vec::new()) } else { RequestPart::Chunk(*left) };
                self.part = next;
                self.last = 0;
                return Some(taken);
            }
            RequestPart::Head(_) | RequestPart::ChunkSize(_) | RequestPart::Trailer(_) if is_bare => None,
            RequestPart::Head(head) => {
                head.push(*byte);
                match head.as_slice() {
                    // Lines before a request are skipped.
                    b"\r\n" => Some(RequestPart::Head(Vec::new())),
                    whole if whole.ends_with(b"\r\n\r\n") => after_head(whole),
                    part if part.len() > LONGEST_HEAD => Some(RequestPart::Unwatched),
                    _ => return Some(1),
                }
            }
            RequestPart::ChunkSize(line) => {
                line.push(*byte);
                match line.as_slice() {
                    whole if whole.ends_with(b"\r\n") => after_chunk_size(whole),
                    part if part.len() > LONGEST_HEAD => Some(RequestPart::Unwatched),
                    _ => return Some(1),
                }
            }
            RequestPart::Trailer(length) => match (*byte, *length) {
                (b'\n', 0) => Some(RequestPart::Head(Vec::new())),
                (b'\n', _) => Some(RequestPart::Trailer(0)),
                (b'\r', length) => Some(RequestPart::Trailer(length)),
                (_, length) => Some(RequestPart::Trailer(length + 1)),
            },
        };
        self.part = next.unwrap_or_else(|| {
            *byte = POISON;
            RequestPart::Unwatched
        });
        Some(1)
    }
}

/// What comes after a head: `None` when nobody can say.
fn after_head(head: &[u8]) -> Option<RequestPart> {
    let text = String::from_utf8_lossy(head);
    let lines = || text.split("\r\n").skip(1).filter_map(|line| line.split_once(':'));
    let values = |wanted: &'static str| {
        lines().filter(move |(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, value)| value.trim())
    };
    let lengths: Vec<&str> = values("content-length").collect();
    let encodings: Vec<&str> = values("transfer-encoding").collect();
    match (lengths.as_slice(), encodings.as_slice()) {
        ([], []) => Some(RequestPart::Head(Vec::new())),
        // A parser of numbers would take a sign as well.
        ([length], []) if length.bytes().all(|digit| digit.is_ascii_digit()) => match length.parse() {
            Ok(0) => Some(RequestPart::Head(Vec::new())),
            Ok(length) => Some(RequestPart::Body(length)),
            Err(_) => None,
        },
        ([], [encoding]) if encoding.eq_ignore_ascii_case("chunked") => {
            Some(RequestPart::ChunkSize(Vec::new()))
        }
        // Two lengths, or a length and chunks: those who read it may differ.
        _ => None,
    }
}

fn after_chunk_size(line: &[u8]) -> Option<RequestPart> {
    let text = std::str::from_utf8(line).ok()?;
    let digits = text.split(';').next()?.trim();
    match u64::from_str_radix(digits, 16).ok()? {
        0 => Some(RequestPart::Trailer(0)),
        length => Some(RequestPart::Chunk(length.checked_add(2)?)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What becomes of the bytes, however they are cut.
    fn watched(bytes: &str) -> String {
        let mut whole = bytes.as_bytes().to_vec();
        Heads::default().watch(&mut whole);
        let mut heads = Heads::default();
        let mut single = bytes.as_bytes().to_vec();
        single.chunks_mut(1).for_each(|byte| heads.watch(byte));
        assert_eq!(whole, single);
        String::from_utf8(whole).unwrap()
    }

    #[test]
    fn requests_as_they_should_be_are_left_alone() {
        for good in [
            "GET / HTTP/1.1\r\nHost: x\r\n\r\nGET /a HTTP/1.1\r\nHost: x\r\n\r\n",
            "\r\nPOST / HTTP/1.1\r\nContent-Length: 5\r\n\r\n{\n\n\n}GET / HTTP/1.1\r\n\r\n",
            "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3;x=y\r\na\nb\r\n0\r\nTrailer: 1\r\n\r\nGET / HTTP/1.1\r\n\r\n",
        ] {
            assert_eq!(watched(good), good);
        }
    }

    #[test]
    fn a_bare_line_feed_is_spoiled_in_a_head_and_nowhere_else() {
        assert!(watched("GET / HTTP/1.1\nHost: x\r\n\r\n").contains('\0'));
        assert!(watched("GET / HTTP/1.1\r\nHost: x\n\r\n").contains('\0'));
        assert!(watched("GET / HTTP/1.1\r\nHost: x\r\n\n").contains('\0'));
        assert!(watched("\nGET / HTTP/1.1\r\nHost: x\r\n\r\n").contains('\0'));
        let second = "POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n\n\nGET / HTTP/1.1\nHost: x\r\n\r\n";
        assert_eq!(watched(second), second.replacen("1.1\nHost", "1.1\0Host", 1));
        let third =
            "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n\n\r\n0\r\n\r\nGET / HTTP/1.1\n\n";
        assert_eq!(watched(third), third.replacen("1.1\n\n", "1.1\0\n", 1));
        assert!(watched("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\na\r\n").contains('\0'));
    }

    #[test]
    fn a_body_whose_length_nobody_can_tell_is_spoiled() {
        for bad in [
            "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
            "POST / HTTP/1.1\r\nTransfer-Encoding: gzip, chunked\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\n",
            "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n",
        ] {
            assert!(watched(bad).contains('\0'), "{bad}");
        }
    }
}
