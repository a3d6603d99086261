//! Tables for people: lobby, sockets, clocks, storage.
//!
//! - [`table`]: a table as plain data, built from what is stored; decides what a message brings.
//! - [`storage`]: what is kept, behind one interface.
//! - `hall`: the tables in memory, one task each.
//! - `connections`, `socket`, `web`: what comes in and goes out.
//! - `bots`: bots think in a pool of their own.
//! - [`serve`](mod@serve), [`admin`]: starting, stopping, and what a host can do with the data.
//!
//! No move is interpreted here: the game is asked. Nothing is only in memory: what is lost with the process can be built again.

#![warn(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic))]
#![expect(clippy::cast_precision_loss, reason = "what is measured is not exact")]

pub mod admin;
mod app;
mod bots;
mod config;
mod connections;
mod data;
mod hall;
mod limits;
mod metrics;
mod patience;
mod refuse;
mod secret;
mod serve;
mod socket;
pub mod storage;
pub mod table;
mod time;
mod web;

pub use app::{App, Parts};
pub use config::{Config, Limits, Thinking};
pub use data::{DATA_FILE, DataError, Lock, lock, open_storage};
pub use secret::hash as hash_of;
pub use serve::{ServeError, install_metrics, run, serve, start};
pub use time::TimeSource;
pub use web::app as router;
