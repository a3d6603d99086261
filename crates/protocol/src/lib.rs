//! Every message on the wire: what the REST endpoints and the socket take and give.
//!
//! - [`rest`]: bodies of requests and answers over HTTP.
//! - [`socket`]: messages over the WebSocket, described in docs/socket.md.
//! - [`table`], [`log`], [`clock`]: what both speak of.
//! - [`schemas`]: all of them as JSON Schema, from which TypeScript is generated.
//!
//! The crate knows no game: views, events and moves are JSON in the form that the game's own schemas describe, and a game is
//! called by its name.

pub mod clock;
pub mod log;
mod problem;
mod raw_json;
pub mod rest;
mod schema;
pub mod socket;
pub mod table;

pub use problem::{Problem, ProblemKey};
pub use raw_json::RawJson;
pub use schema::schemas;

/// The number of a log entry of a table, from 1. It grows by one with every entry.
pub type Seq = u64;
/// Milliseconds since 1970 by the server's clock.
pub type Millis = u64;
/// A chair, from 0 in playing order.
pub type SeatNumber = u8;
