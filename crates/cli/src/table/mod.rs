//! `tertulia table`: the engine for other programs, one JSON object a line in, one a line out.
//!
//! The protocol is described in docs/table-protocol.md.

mod answer;
mod error;
mod lines;
mod request;
mod requests;
mod schemas;

use std::io::{self, Write};

pub use error::TableError;
pub use lines::{InputLine, LONGEST_LINE, read_line};
pub use requests::TableProtocol;
pub use schemas::{schema_files, write_schemas};

/// Serves one program until its input ends.
pub fn serve(
    table: &mut TableProtocol,
    input: &mut impl io::Read,
    output: &mut impl Write,
) -> io::Result<()> {
    let mut input = io::BufReader::with_capacity(1 << 16, input);
    let (mut line, mut answers) = (Vec::new(), Vec::new());
    loop {
        // Answers wait for company only while a whole further request is already here.
        if memchr::memchr(b'\n', input.buffer()).is_none() && !answers.is_empty() {
            output.write_all(&answers)?;
            output.flush()?;
            answers.clear();
        }
        match read_line(&mut input, &mut line)? {
            InputLine::End => return Ok(()),
            InputLine::TooLong => table.refuse_long_line(&mut answers),
            InputLine::Whole => table.answer(&line, &mut answers),
        }
        if answers.len() > 1 << 20 {
            output.write_all(&answers)?;
            answers.clear();
        }
    }
}
