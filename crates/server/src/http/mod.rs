//! HTTP: the routes, who asks, and what is answered. Every handler is a few lines: the table decides, the storage keeps.

mod access;
mod extract;
mod games;
mod guard;
mod lobby;
mod openapi;
mod operations;
mod pages;
mod problem;
mod rematch;
mod review;
mod router;
mod seats;
mod session;
mod tables;

pub(crate) use access::{address, allowed_origin, network, principal};
pub(crate) use openapi::description;
pub(crate) use pages::version;
pub(crate) use problem::ProblemResponse;
pub use router::app;
pub(crate) use router::metrics_app;
