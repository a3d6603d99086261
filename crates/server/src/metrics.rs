//! What is counted and measured, for `/metrics`. No number tells anything about a single table or guest.

use std::time::Duration;

use metrics::{counter, gauge, histogram};

pub(crate) fn write_queue(waiting: usize) {
    gauge!("tertulia_queue_depth", "queue" => "writes").set(waiting as f64);
}

/// One transaction.
pub(crate) fn committed(requests: usize, took: Duration) {
    histogram!("tertulia_commit_seconds").record(took.as_secs_f64());
    histogram!("tertulia_commit_requests").record(requests as f64);
}

/// A move of a person, from its arrival until it was stored and told.
pub(crate) fn moved(took: Duration) {
    counter!("tertulia_moves_total", "by" => "person").increment(1);
    histogram!("tertulia_move_seconds").record(took.as_secs_f64());
}

pub(crate) fn bot_moved() {
    counter!("tertulia_moves_total", "by" => "bot").increment(1);
}

pub(crate) fn bot_thought(level: &'static str, took: Duration) {
    histogram!("tertulia_bot_seconds", "level" => level).record(took.as_secs_f64());
}

pub(crate) fn bot_queue(waiting: usize) {
    gauge!("tertulia_queue_depth", "queue" => "bots").set(waiting as f64);
}

pub(crate) fn sockets(open: usize) {
    gauge!("tertulia_sockets").set(open as f64);
}

pub(crate) fn live_tables(loaded: usize) {
    gauge!("tertulia_tables_in_memory").set(loaded as f64);
}

pub(crate) fn request(method: &str, status: u16, took: Duration) {
    let labels = [("method", method.to_owned()), ("status", status.to_string())];
    counter!("tertulia_requests_total", &labels).increment(1);
    histogram!("tertulia_request_seconds").record(took.as_secs_f64());
}

pub(crate) fn refused(key: &'static str) {
    counter!("tertulia_refused_total", "problem" => key).increment(1);
}
