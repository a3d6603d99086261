//! What the server does though nobody asks.
//!
//! - `heartbeat`: notes that the server is alive, and whether it can work.
//! - `follow`: what other nodes do is noticed.
//! - `wake`: tables that nobody is at are looked after when their time has come.
//! - `check`: tables that are broken are found.
//! - `clean`: guests who stay away are forgotten, and what was begun and not finished.
//! - `give_up`: the seats of those who deleted their account.
//! - `leave`: those who may not come in leave their tables.
//! - `ratings`: rated games are counted as they end.
//! - `results`: what games came to that were over before that was kept.
//! - `holidays`: days off reach every table.
//! - `names`: new names reach every table.
//! - `house`: what the host has set elsewhere is noticed.
//! - `reviews`: looks back at games that are over.
//! - `sessions`: connections do not outlive their session.
//! - `visitors`: stores who is here. `matching`: seats those together who look for a table.
//! - `pages`: the files of the page are there for the pages that other nodes give.
//! - `notices`: tells those who are not at their tables.
//! - `metrics`: the numbers are kept small.

mod check;
mod clean;
mod give_up;
mod heartbeat;
mod holidays;
mod house;
mod leave;
mod matching;
mod metrics;
mod names;
mod notices;
mod other_nodes;
mod pages;
mod ratings;
mod results;
mod reviews;
mod sessions;
mod visitors;
mod wake;

pub(crate) use check::tell_known;
pub(crate) use give_up::{GivingUp, start as give_up_seats};
pub(crate) use heartbeat::{beat, note_outage, renew};
pub(crate) use house::refresh as refresh_house;
pub(crate) use leave::{LeaveRuns, start as leave_seats};
#[cfg(test)]
pub(crate) use other_nodes::{look_once, take as take_news};
pub(crate) use pages::share as share_pages;
pub(crate) use results::{TOGETHER as RESULTS_TOGETHER, make as make_results};
pub(crate) use reviews::{go_on as go_on_with_review, start as start_review};

use crate::app::App;
use crate::cluster::bus::NewsReceiver;

/// Starts all of them; they end when the server is about to stop.
pub(crate) fn start(app: &App, heard: Option<NewsReceiver>) {
    if app.storage.is_shared() {
        tokio::spawn(other_nodes::look(app.clone()));
    }
    if let Some(heard) = heard {
        tokio::spawn(other_nodes::hear(app.clone(), heard));
    }
    tokio::spawn(heartbeat::pulse(app.clone()));
    tokio::spawn(heartbeat::run(app.clone()));
    if app.bus.is_there() {
        tokio::spawn(heartbeat::tell_alive(app.clone()));
    }
    tokio::spawn(wake::run(app.clone()));
    tokio::spawn(check::run(app.clone()));
    tokio::spawn(clean::run(app.clone()));
    tokio::spawn(ratings::run(app.clone()));
    tokio::spawn(results::run(app.clone()));
    tokio::spawn(results::find(app.clone()));
    tokio::spawn(holidays::run(app.clone()));
    tokio::spawn(names::run(app.clone()));
    tokio::spawn(house::run(app.clone()));
    tokio::spawn(notices::run(app.clone()));
    tokio::spawn(reviews::resume(app.clone()));
    tokio::spawn(sessions::run(app.clone()));
    give_up::start(app);
    leave::start(app);
    tokio::spawn(metrics::run(app.clone()));
    tokio::spawn(visitors::run(app.clone()));
    if app.storage.is_shared() {
        tokio::spawn(pages::run(app.clone()));
    }
    tokio::spawn(matching::run(app.clone()));
}
