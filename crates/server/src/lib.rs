//! Tables for people: lobby, sockets, clocks, storage.
//!
//! - [`table`]: a table as plain data, built from what is stored; decides what a message brings. A crate of its own.
//! - [`storage`]: what is kept, behind one interface.
//! - `tables`: the registry of the tables in memory, and the one task of each.
//! - `service`: the use cases, each for a `Principal`, who asks.
//! - `connections`, `tls`, `heads`, `ws`, `http`: what comes in and goes out.
//! - `jobs`: what is done though nobody asks.
//! - `bots`: bots think in a pool of their own.
//! - `reviews`: the reviews that are under way.
//! - `leases`, `bus`: several nodes on one database: who does what though nobody asks, and what they tell each other.
//! - `passwords`, `mailer`: what accounts need besides the storage.
//! - `serve`, [`admin`], `backups`, `repair`, `move_data`: starting, stopping, and what a host can do with the data.
//!
//! No move is interpreted here: the game is asked. Nothing is only in memory: what is lost with the process can be built again.

#![warn(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic))]
#![expect(clippy::cast_precision_loss, reason = "what is measured is not exact")]

pub mod admin;
mod app;
mod backups;
mod bots;
mod bus;
mod config;
mod connections;
mod data;
mod heads;
mod health;
mod http;
mod jobs;
mod leases;
mod limits;
mod mailer;
mod metrics;
mod moment;
mod move_data;
mod names;
mod passwords;
mod principal;
mod refuse;
mod repair;
mod reviews;
mod secret;
mod serve;
mod service;
mod sessions;
pub mod storage;
mod tables;
mod time;
mod tls;
mod uptime;
mod write_timeout;
mod ws;

pub use app::{App, Parts};
pub use backups::{Restore, restore};
pub use config::{Config, Limits, MailConfig, Thinking};
pub use data::{DATA_FILE, DataError, Database, Lock, open_storage};
pub use health::{HealthError, ask_health};
pub use http::app as router;
pub use mailer::MailError;
pub use metrics::install_metrics;
pub use moment::read_moment;
pub use move_data::move_data;
pub use repair::repair;
pub use secret::hash as hash_of;
pub use serve::{ServeError, run, serve, serve_metrics, serve_redirect, start};
pub use time::TimeSource;
pub use tls::{AcmeOrder, Certificate, CertificateFiles, TlsError};
