//! Reading lines that may be of any length and made of any bytes.

use std::io::{self, BufRead};

/// Longer lines are refused, so that no input can fill the memory.
pub const LONGEST_LINE: usize = 16 << 20;

/// What was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputLine {
    Whole,
    /// The line is longer than [`LONGEST_LINE`]; it was read to its end and thrown away.
    TooLong,
    /// There is no further line.
    End,
}

/// Reads the next line, without its end, into the buffer.
pub fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<InputLine> {
    line.clear();
    let mut is_too_long = false;
    let mut has_begun = false;
    loop {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if bytes.is_empty() {
            return Ok(if has_begun { whole(is_too_long) } else { InputLine::End });
        }
        has_begun = true;
        let end = memchr::memchr(b'\n', bytes);
        let part = &bytes[..end.unwrap_or(bytes.len())];
        is_too_long |= line.len() + part.len() > LONGEST_LINE;
        if is_too_long {
            line.clear();
        } else {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(whole(is_too_long));
        }
    }
}

const fn whole(is_too_long: bool) -> InputLine {
    if is_too_long { InputLine::TooLong } else { InputLine::Whole }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<(InputLine, Vec<u8>)> {
        let (mut all, mut line) = (Vec::new(), Vec::new());
        loop {
            let read = read_line(&mut input, &mut line).expect("memory can be read");
            if read == InputLine::End {
                return all;
            }
            all.push((read, line.clone()));
        }
    }

    #[test]
    fn the_last_line_needs_no_end() {
        let whole = |text: &[u8]| (InputLine::Whole, text.to_vec());
        assert_eq!(lines(b"a\n\nb"), [whole(b"a"), whole(b""), whole(b"b")]);
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn a_line_that_is_too_long_does_not_spoil_the_next() {
        let mut input = vec![b'x'; LONGEST_LINE + 1];
        input.extend_from_slice(b"\nnext\n");
        assert_eq!(lines(&input), [(InputLine::TooLong, Vec::new()), (InputLine::Whole, b"next".to_vec())]);
    }
}
