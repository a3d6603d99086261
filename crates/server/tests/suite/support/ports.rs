//! Ports for programs that are told theirs when they are started.

use std::net::{SocketAddr, TcpListener};
use std::sync::atomic::{AtomicU32, Ordering};

/// Below those that the system gives to connections and to whoever takes any port: nobody gets one of these by chance before the program
/// that it is meant for has started, or while that starts again.
const FIRST: u16 = 12_000;
const COUNT: u32 = 20_000;

/// An address on this machine that nobody listens at. Each is given once; processes that run side by side begin far from each other.
pub(crate) fn unused_address() -> SocketAddr {
    static GIVEN: AtomicU32 = AtomicU32::new(0);
    let first = std::process::id().wrapping_mul(509);
    for _ in 0..COUNT {
        let offset = first.wrapping_add(GIVEN.fetch_add(1, Ordering::Relaxed)) % COUNT;
        let address = SocketAddr::from(([127, 0, 0, 1], FIRST + offset as u16));
        if TcpListener::bind(address).is_ok() {
            return address;
        }
    }
    panic!("no port is free");
}
