//! A server in a folder of its own, and those who play at it.

pub(crate) mod cluster;
pub(crate) mod database;
mod faults;
mod http;
mod player;
pub(crate) mod ports;
mod postbox;
pub(crate) mod raw;
mod receiver;
mod server;
mod subscription;
pub(crate) mod tls;

pub(crate) use faults::{Faults, FaultyStore, WriteFault};
pub(crate) use http::{Browser, HttpReply};
pub(crate) use player::Player;
pub(crate) use postbox::Postbox;
pub(crate) use receiver::{Delivery, Receiver};
pub(crate) use server::TestServer;
pub(crate) use subscription::Subscription;
