//! Taking, giving and freeing seats, and what opens them.

use protocol::SeatNumber;
use protocol::rest::{AddToDeal, Join, SeatGrant, SeatLinks, SetSeat};
use protocol::table::TableInfo;
use table::Action;

use super::people::check_together;
use super::tables::act;
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, not_your_seat};
use crate::tables::{Command, KeyCommand, Reading};

/// Sits down.
pub(crate) async fn join(app: &App, principal: Principal, table: &str, wish: Join) -> Result<SeatGrant> {
    principal.guest()?;
    check_together(app, &principal, table).await?;
    app.registry.ask(table, |answer| Command::Keys(KeyCommand::Join { principal, wish, answer })).await
}

/// Binds the seat of a link to the session. All links to it end. A seat that waits for somebody is taken over.
pub(crate) async fn claim(app: &App, principal: Principal, table: &str) -> Result<TableInfo> {
    principal.guest()?;
    check_together(app, &principal, table).await?;
    app.registry.ask(table, |answer| Command::Keys(KeyCommand::Claim { principal, answer })).await
}

/// Says who is to sit on a chair, as the host before the start.
pub(crate) async fn set(
    app: &App,
    principal: Principal,
    table: &str,
    seat: SeatNumber,
    wish: SetSeat,
) -> Result<TableInfo> {
    act(app, principal, table, Action::SetSeat { seat, sitter: wish.sitter }).await
}

/// Stands up, or makes somebody stand up as the host: before the start.
pub(crate) async fn free(
    app: &App,
    principal: Principal,
    table: &str,
    seat: SeatNumber,
) -> Result<TableInfo> {
    act(app, principal, table, Action::Free { seat }).await
}

/// Adds a part to the deal, before the start.
pub(crate) async fn add_to_deal(
    app: &App,
    principal: Principal,
    table: &str,
    wish: AddToDeal,
) -> Result<TableInfo> {
    act(app, principal, table, Action::AddToDeal { part: wish.deal_part }).await
}

/// Another link to a seat.
pub(crate) async fn link(
    app: &App,
    principal: Principal,
    table: &str,
    seat: SeatNumber,
) -> Result<SeatGrant> {
    app.registry.ask(table, |answer| Command::Keys(KeyCommand::Link { principal, seat, answer })).await
}

/// What opens a seat, for its holder.
pub(crate) async fn list_links(
    app: &App,
    principal: Principal,
    table: &str,
    seat: SeatNumber,
) -> Result<SeatLinks> {
    let list = move |reading: Reading<'_>| {
        reading.table.chair(seat)?;
        if reading.who.seat == Some(seat) {
            Ok(reading.keys.list(seat, reading.principal))
        } else {
            not_your_seat()
        }
    };
    app.registry.read_as(table, principal, list).await?
}

/// Ends one of the things that open a seat, or all others, for its holder.
pub(crate) async fn end_links(
    app: &App,
    principal: Principal,
    table: &str,
    seat: SeatNumber,
    link: Option<String>,
) -> Result<SeatLinks> {
    let end = |answer| Command::Keys(KeyCommand::EndLinks { principal, seat, link, answer });
    app.registry.ask(table, end).await
}
