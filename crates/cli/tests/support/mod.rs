//! Runs the program as people and other programs do.
#![allow(dead_code, reason = "each test file uses its part")]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// What came of a run.
pub(crate) struct RunOutput {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `tertulia` with these arguments and this input, in English and without a terminal.
pub(crate) fn tertulia(arguments: &[&str], input: &str) -> RunOutput {
    run(arguments, input.as_bytes(), &[("LC_ALL", "C.UTF-8")])
}

pub(crate) fn run(arguments: &[&str], input: &[u8], environment: &[(&str, &str)]) -> RunOutput {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tertulia"))
        .args(arguments)
        .env_remove("LANG")
        .env_remove("LC_MESSAGES")
        .env_remove("LC_ALL")
        .envs(environment.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    let input = input.to_vec();
    // On a thread of its own: a program that answers while it is asked would otherwise wait for us for ever.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("it ends");
    let _ = writer.join().expect("writing does not panic");
    RunOutput {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).expect("the output is text"),
        err: String::from_utf8(output.stderr).expect("the messages are text"),
    }
}

/// A file that nobody else uses.
pub(crate) fn fresh_path(name: &str) -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("tertulia-{}-{number}-{name}", std::process::id()))
}
