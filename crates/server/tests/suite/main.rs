//! The server from outside: real requests, real sockets, whole games.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::missing_panics_doc
)]

mod account_leaks;
mod accounts;
mod acme;
mod address_bans;
mod bots;
mod chat;
mod clocks;
mod clubs;
mod cut_off;
mod databases;
mod deals;
mod deleted;
mod documented;
mod evenings;
mod exports;
mod faults;
mod forgetting;
mod fuzz;
mod games;
mod gone;
mod holidays;
mod hostile;
mod house;
mod https;
mod invited;
mod leaks;
mod leaving;
mod lessons;
mod links;
mod lobby;
mod look_back;
mod lost_passwords;
mod mailed;
mod mixed_pages;
mod moderation;
mod names;
mod nodes;
mod notice_mails;
mod notices;
mod notices_ended;
mod notices_once;
mod opponents;
mod order;
mod outbox;
mod passkeys;
mod people;
mod plans;
mod players;
mod proofs;
#[allow(dead_code, reason = "other tests have links of other kinds")]
#[path = "../../../cli/tests/cluster/proxy.rs"]
mod proxy;
mod pushes;
mod ratings;
mod ready;
mod repair;
mod requests;
mod review;
mod search;
mod seats;
mod shared_work;
mod shares;
mod signed_out;
mod slow;
mod spectators;
mod storage;
mod support;
mod undo;
mod upgrades;
mod versions;
mod wire;
