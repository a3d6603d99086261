//! `tertulia health`: is a server alive, and can it work? For containers and scripts that have no other program to ask with.

use std::io::Write;
use std::time::Duration;

use clap::Args;

use crate::Failure;

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tertulia health                                    http://localhost:8080/ready
  tertulia health https://localhost:8443/health      the process answers

The certificate of an https address is not checked: the server is asked how it is, and told nothing.
Exit codes: 0 it can work, 1 it cannot, or nobody answers.")]
pub struct HealthArguments {
    /// The address to ask
    #[arg(value_name = "URL", default_value = "http://localhost:8080/ready")]
    pub url: String,
    /// How long to wait for the answer
    #[arg(long, value_name = "SECONDS", default_value_t = 5)]
    pub seconds: u64,
}

pub(crate) fn run(arguments: &HealthArguments, out: &mut dyn Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let asked = server::ask_health(&arguments.url, Duration::from_secs(arguments.seconds));
    let answer = runtime.block_on(asked);
    let answer = answer.map_err(|error| Failure::Check(format!("{}: {error}", arguments.url)))?;
    Ok(out.write_all(answer.as_bytes())?)
}
