//! Tables for people: lobby, sockets, clocks, storage.
//!
//! - [`table`]: a table as plain data, built from what is stored; decides what a message brings. A crate of its own.
//! - [`storage`]: what is kept, behind one interface.
//! - `tables`: the registry of the tables in memory, and the one task of each.
//! - `service`: the use cases, each for a `Principal`, who asks.
//! - `connections`, `tls`, `ws`, `http`: what comes in and goes out.
//! - `jobs`: what is done though nobody asks.
//! - `bots`: bots think in a pool of their own.
//! - `reviews`: the reviews that are under way.
//! - `cluster`: several nodes on one database: who does what though nobody asks, and what they tell each other.
//! - `house`: what the host has set.
//! - `visitors`, `matching`: who is here, and who could sit with whom.
//! - `clubs`: who sits with whom at a club evening, and who stands where.
//! - `notices`: what somebody is told who is not at the table.
//! - `mailer`: what is sent by mail. `html`: words inside HTML.
//! - `serve`, [`admin`], `backups`, `repair`, `house_admin`, `move_data`: starting, stopping, and what a host can do with the data.
//!
//! No move is interpreted here: the game is asked. Nothing is only in memory: what is lost with the process can be built again.

#![warn(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic))]
#![expect(clippy::cast_precision_loss, reason = "what is measured is not exact")]

pub mod admin;
mod app;
mod backups;
mod bots;
mod clubs;
mod cluster;
mod config;
mod connections;
mod data;
mod guest_names;
mod health;
mod house;
mod house_admin;
mod html;
mod http;
mod jobs;
mod mailer;
mod matching;
mod metrics;
mod moderation_admin;
mod move_data;
mod names;
mod notices;
mod page_files;
mod principal;
mod rate_limits;
mod ratings;
mod refuse;
mod repair;
mod reviews;
mod secret;
mod serve;
mod service;
mod sessions;
mod shared_answers;
#[cfg(test)]
mod simulation;
pub mod storage;
mod tables;
mod time;
mod tls;
mod visitors;
mod ws;

pub use app::{App, AppParts};
pub use backups::{Restore, restore};
pub use config::{Config, MailConfig, NoticeConfig, ServerLimits, Thinking};
pub use data::{DATA_FILE, DataError, DataLock, Database, open_storage};
pub use health::{HealthError, ask_health};
pub use http::app as router;
pub use mailer::MailError;
pub use metrics::install_metrics;
pub use move_data::move_data;
pub use page_files::PageSource;
pub use ratings::{RatedGame, RatedSeat, Rating, RatingChange, RatingKey};
pub use repair::repair;
pub use secret::hash as hash_of;
pub use serve::{ServeError, run, serve, serve_metrics, serve_redirect, start};
pub use service::house::settings::checked as check_house;
pub use time::TimeSource;
pub use time::calendar::read_time;
pub use tls::{AcmeOrder, Certificate, CertificateFiles, TlsError};
