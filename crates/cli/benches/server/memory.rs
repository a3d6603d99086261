//! What sockets and tables take of the memory.

use crate::Server;
use crate::http::Browser;
use crate::raw::RawSocket;
use crate::seat::{OFFER, SeatPair};

const IDLE_SOCKETS: usize = 10_000;
const TABLES: usize = 1_000;

/// Sockets that do nothing, with compression agreed on.
pub(crate) async fn idle_sockets(server: &Server) {
    let ana = Browser::named(server.address, "Ana").await;
    let before = server.memory();
    let mut sockets = Vec::new();
    for _ in 0..IDLE_SOCKETS {
        let mut socket = RawSocket::connect(&ana, Some(OFFER)).await;
        assert!(socket.head.contains("permessage-deflate"), "{}", socket.head);
        socket.until_message("hello").await;
        sockets.push(socket);
    }
    let after = server.memory();
    println!(
        "\n{IDLE_SOCKETS} sockets that do nothing: {} MiB in all, {:.1} KiB a socket.",
        after / 1_024,
        (after - before) as f64 / IDLE_SOCKETS as f64
    );
}

/// Tables at which a game is on, with both players at their sockets; then the same after some moves.
pub(crate) async fn tables(server: &Server, game: &str) {
    let before = server.memory();
    let mut pairs = Vec::new();
    for _ in 0..TABLES {
        pairs.push(SeatPair::sit(server.address, game, true).await);
    }
    let each = |memory: u64| (memory - before) as f64 / TABLES as f64;
    let fresh = server.memory();
    for _ in 0..50 {
        for pair in &mut pairs {
            pair.play().await;
        }
    }
    println!(
        "{TABLES} tables with two compressed sockets each: {:.0} KiB a table at the start, {:.0} KiB after 50 moves.",
        each(fresh),
        each(server.memory())
    );
}
