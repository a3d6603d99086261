//! HTTP: the routes, what is read from a request, and what is answered. Every handler calls one use case of `service`.

mod access;
mod accounts;
mod clubs;
mod evenings;
mod exercises;
mod extract;
mod games;
mod holidays;
mod house;
mod lessons;
mod lobby;
mod look_back;
mod middleware;
mod moderation;
mod notices;
mod openapi;
mod operations;
mod pages;
mod past;
mod people;
mod players;
mod problem;
mod proof;
mod redirect;
mod router;
mod search;
mod seats;
mod session;
mod sign_in;
mod tables;

pub(crate) use access::{address, allowed_origin, network, principal};
pub(crate) use openapi::description;
pub(crate) use problem::ProblemResponse;
pub(crate) use redirect::redirect_app;
pub use router::app;
pub(crate) use router::metrics_app;
