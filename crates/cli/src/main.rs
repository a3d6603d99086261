//! The one binary: tertulia.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;
use cli::{Arguments, run};

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = run(arguments, &mut out).and_then(|()| Ok(out.flush()?));
    let Err(failure) = done else { return ExitCode::SUCCESS };
    if failure.is_closed_pipe() {
        return ExitCode::SUCCESS;
    }
    let _ = out.flush();
    let _ = writeln!(io::stderr(), "tertulia: {failure}");
    ExitCode::from(failure.exit_code())
}
