//! The use cases: what can be asked of the server, one function each, whether it comes over HTTP or over a socket. Each takes the
//! `Principal` who asks. What right that gives at a table is decided in the table's task, where all that happens at a table is done
//! and stored.
//!
//! - `sessions`: coming in, changing the name, going.
//! - `accounts`: coming back, on any device.
//! - `holidays`: days off, which stop clocks.
//! - `house`: what the host sets and sees, and who may come in.
//! - `lobby`, `tables`, `rematch`: finding, opening, starting and closing tables, and playing again.
//! - `clubs`, `evenings`: people who meet again and again, and rounds of tables drawn from who is there.
//! - `search`: being seated with whoever looks for the same.
//! - `seats`: taking, giving and freeing seats, and the links to them.
//! - `watching`: what sockets do at a table.
//! - `past`: what happened, and what was hidden.
//! - `look_back`: where a game that is over was won and lost, and other moves.
//! - `exercises`: positions in which one decision is clearly best.
//! - `notices`: where somebody is told who is not at the table.
//! - `play_on`: tables that begin from a position.
//! - `moderation`: reports, what moderators answer, and what the person hears of it.
//! - `opponents`: whom a player has met most often.
//! - `pages`: what pages of other programs need.
//! - `people`: whom somebody follows or does not want to meet, and whom they ask to a table.
//! - `players`: what they have played, and how it went.
//! - `rates`: how many guests, accounts and tables may be new, for all nodes together.
//! - `readiness`: whether the server can work.

pub(crate) mod accounts;
pub(crate) mod clubs;
pub(crate) mod evenings;
pub(crate) mod exercises;
pub(crate) mod holidays;
pub(crate) mod house;
pub(crate) mod lobby;
pub(crate) mod look_back;
pub(crate) mod moderation;
pub(crate) mod notices;
pub(crate) mod opponents;
pub(crate) mod pages;
pub(crate) mod past;
pub(crate) mod people;
mod play_on;
pub(crate) mod players;
mod rates;
pub(crate) mod readiness;
pub(crate) mod rematch;
pub(crate) mod search;
pub(crate) mod seats;
pub(crate) mod sessions;
pub(crate) mod tables;
pub(crate) mod watching;
