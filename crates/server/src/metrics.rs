//! What is counted and measured, for `/metrics`. No number tells anything about a single table or guest.

use std::sync::OnceLock;
use std::time::Duration;

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

/// Numbers for `/metrics`: one set for the whole process.
pub fn install_metrics() -> Option<PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    HANDLE.get_or_init(install).clone()
}

fn install() -> Option<PrometheusHandle> {
    let buckets = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0];
    let handle = PrometheusBuilder::new().set_buckets(&buckets).ok()?.install_recorder().ok()?;
    describe();
    Some(handle)
}

/// Names all numbers and says what they are, so that they are there before the first move.
fn describe() {
    describe_counter!("tertulia_moves_total", "Moves of people and of bots");
    describe_histogram!(
        "tertulia_move_seconds",
        "From the arrival of a person's move until it is stored and told"
    );
    describe_histogram!("tertulia_commit_seconds", "How long a transaction takes, the sync included");
    describe_histogram!("tertulia_commit_requests", "How many requests share a transaction");
    describe_gauge!("tertulia_queue_depth", "What waits to be written, and bots that wait for a thread");
    describe_histogram!("tertulia_bot_seconds", "How long bots think");
    describe_gauge!("tertulia_connections", "Connections of all kinds");
    describe_gauge!("tertulia_sockets", "Open sockets");
    describe_gauge!("tertulia_free_bytes", "Room that is left on the disk of the data");
    describe_gauge!("tertulia_tables_in_memory", "Tables that somebody is at, or that have something to do");
    describe_gauge!("tertulia_table_bytes", "About how much memory the tables take");
    describe_gauge!("tertulia_broken_tables", "Tables that cannot be built from what is stored");
    describe_counter!("tertulia_requests_total", "Requests by method and status");
    describe_histogram!("tertulia_request_seconds", "How long requests take");
    describe_counter!("tertulia_refused_total", "Refusals over HTTP by problem");
    for by in ["person", "bot"] {
        counter!("tertulia_moves_total", "by" => by).increment(0);
    }
    for name in ["tertulia_move_seconds", "tertulia_commit_seconds", "tertulia_commit_requests"] {
        drop(histogram!(name));
    }
    write_queue(0);
    bot_queue(0);
    connections(0);
    sockets(0);
    live_tables(0);
    broken_tables(0);
}

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

pub(crate) fn connections(open: usize) {
    gauge!("tertulia_connections").set(open as f64);
}

pub(crate) fn sockets(open: usize) {
    gauge!("tertulia_sockets").set(open as f64);
}

pub(crate) fn free_bytes(room: u64) {
    gauge!("tertulia_free_bytes").set(room as f64);
}

pub(crate) fn live_tables(loaded: usize) {
    gauge!("tertulia_tables_in_memory").set(loaded as f64);
}

pub(crate) fn table_bytes(taken: usize) {
    gauge!("tertulia_table_bytes").set(taken as f64);
}

pub(crate) fn broken_tables(known: usize) {
    gauge!("tertulia_broken_tables").set(known as f64);
}

pub(crate) fn request(method: &str, status: u16, took: Duration) {
    let labels = [("method", method.to_owned()), ("status", status.to_string())];
    counter!("tertulia_requests_total", &labels).increment(1);
    histogram!("tertulia_request_seconds").record(took.as_secs_f64());
}

pub(crate) fn refused(key: &'static str) {
    counter!("tertulia_refused_total", "problem" => key).increment(1);
}
