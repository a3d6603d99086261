//! Looking back: the log, earlier positions, the record, and what was hidden.

use protocol::rest::{Log, Moment, Reveal};
use protocol::{SeatNumber, Seq};

use crate::app::App;
use crate::principal::Principal;
use crate::refuse::Result;
use crate::tables::Reading;

/// What happened after an entry, as whoever asks may know it.
pub(crate) async fn log(app: &App, principal: Principal, table: &str, after: Seq) -> Result<Log> {
    app.registry.read_as(table, principal, move |reading| reading.log(after)).await
}

/// The position after so many moves; after the end also as a seat saw it.
pub(crate) async fn moment(
    app: &App,
    principal: Principal,
    table: &str,
    number: u32,
    seen_by: Option<SeatNumber>,
) -> Result<Moment> {
    app.registry.read_as(table, principal, move |reading| reading.moment(number, seen_by)).await?
}

/// The record of a game that is over.
pub(crate) async fn record(app: &App, principal: Principal, table: &str) -> Result<String> {
    let record = |reading: Reading<'_>| reading.table.record().map(|record| record.to_string());
    app.registry.read_as(table, principal, record).await?
}

/// Hands, piles and the deal of a game that is over.
pub(crate) async fn reveal(app: &App, principal: Principal, table: &str) -> Result<Reveal> {
    app.registry.read_as(table, principal, |reading| reading.table.reveal()).await?
}
