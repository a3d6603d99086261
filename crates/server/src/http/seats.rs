//! Taking and giving seats.

use axum::Json;
use axum::extract::State;
use protocol::rest::{AddToDeal, Join, SeatLinks, Seated, SetSeat};
use protocol::table::TableInfo;
use protocol::{Problem, SeatNumber};
use table::{Action, Entry, Happened, Table};

use super::extract::{ApiBody, ApiPath};
use super::problem::ProblemResponse;
use super::tables::{hold, simple};
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{internal, not_your_seat};
use crate::secret;
use crate::tables::{Command, KeyCommand, Reading};

/// Take a seat.
#[utoipa::path(post, path = "/api/tables/{table}/join", tag = "seats", params(("table" = String, Path)),
    request_body = Join, responses((status = 200, body = Seated), (status = "4XX", body = Problem)))]
pub(super) async fn join(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
    ApiBody(body): ApiBody<Join>,
) -> Result<Json<Seated>, ProblemResponse> {
    let guest = principal.guest()?.clone();
    let token = secret::token().map_err(internal)?;
    let action = Action::Join {
        seat: body.seat,
        name: guest.name.clone(),
        deal_part: Some(body.deal_part.unwrap_or_default()),
    };
    let (held, given) = (app.clone(), token.clone());
    let extra = Box::new(move |at: &Table, entries: &[Entry]| {
        joined(entries).map(|seat| hold(&held, at.id(), seat, &given, Some(&guest.id))).unwrap_or_default()
    });
    let commit = app.registry.act(&table, principal, action, extra).await?;
    let Some(seat) = joined(&commit.entries) else { return Err(internal("nobody sat down").into()) };
    Ok(Json(Seated { table, seat, seat_token: token }))
}

fn joined(entries: &[Entry]) -> Option<SeatNumber> {
    entries.iter().find_map(|entry| match entry.what {
        Happened::Joined { seat, .. } => Some(seat),
        _ => None,
    })
}

/// Bind the seat of the Bearer token to this session. All links to it end.
#[utoipa::path(post, path = "/api/tables/{table}/claim", tag = "seats", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn claim(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    principal.guest()?;
    let claim = |answer| Command::Keys(KeyCommand::Claim { principal, answer });
    Ok(Json(app.registry.ask(&table, claim).await?))
}

/// Free a seat, put a bot on it, or hold it for a link: for the host, before the start.
#[utoipa::path(put, path = "/api/tables/{table}/seats/{seat}", tag = "seats", request_body = SetSeat,
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn set(
    State(app): State<App>,
    principal: Principal,
    ApiPath((table, seat)): ApiPath<(String, SeatNumber)>,
    ApiBody(body): ApiBody<SetSeat>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    simple(&app, &principal, &table, Action::SetSeat { seat, sitter: body.sitter }).await
}

/// Stand up, or make somebody stand up as the host: before the start.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn free(
    State(app): State<App>,
    principal: Principal,
    ApiPath((table, seat)): ApiPath<(String, SeatNumber)>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    simple(&app, &principal, &table, Action::Free { seat }).await
}

/// Add a part of one's own to the deal, before the start.
#[utoipa::path(put, path = "/api/tables/{table}/deal-part", tag = "seats", params(("table" = String, Path)),
    request_body = AddToDeal, responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn add_to_deal(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
    ApiBody(body): ApiBody<AddToDeal>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    simple(&app, &principal, &table, Action::AddToDeal { part: body.deal_part }).await
}

/// Another link to a seat: for its holder, for the host while nobody has taken a seat that is held for a link, and for all who play
/// while it waits for somebody to take it over.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}/link", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = Seated), (status = "4XX", body = Problem)))]
pub(super) async fn link(
    State(app): State<App>,
    principal: Principal,
    ApiPath((table, seat)): ApiPath<(String, SeatNumber)>,
) -> Result<Json<Seated>, ProblemResponse> {
    let link = |answer| Command::Keys(KeyCommand::Link { principal, seat, answer });
    Ok(Json(app.registry.ask(&table, link).await?))
}

/// What opens a seat, for its holder.
#[utoipa::path(get, path = "/api/tables/{table}/seats/{seat}/links", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = SeatLinks), (status = "4XX", body = Problem)))]
pub(super) async fn list_links(
    State(app): State<App>,
    principal: Principal,
    ApiPath((table, seat)): ApiPath<(String, SeatNumber)>,
) -> Result<Json<SeatLinks>, ProblemResponse> {
    let list = move |reading: Reading<'_>| {
        reading.table.chair(seat)?;
        if reading.who.seat == Some(seat) {
            Ok(reading.keys.list(seat, reading.principal))
        } else {
            not_your_seat()
        }
    };
    Ok(Json(app.registry.read_as(&table, principal, list).await??))
}

/// End all that opens a seat but what the request comes with, as its holder.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}/links", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = SeatLinks), (status = "4XX", body = Problem)))]
pub(super) async fn end_links(
    State(app): State<App>,
    principal: Principal,
    ApiPath((table, seat)): ApiPath<(String, SeatNumber)>,
) -> Result<Json<SeatLinks>, ProblemResponse> {
    let end = |answer| Command::Keys(KeyCommand::EndLinks { principal, seat, link: None, answer });
    Ok(Json(app.registry.ask(&table, end).await?))
}

/// End one of the links to a seat, or the hold of one device, as its holder.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}/links/{link}", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path), ("link" = String, Path)),
    responses((status = 200, body = SeatLinks), (status = "4XX", body = Problem)))]
pub(super) async fn end_link(
    State(app): State<App>,
    principal: Principal,
    ApiPath((table, seat, link)): ApiPath<(String, SeatNumber, String)>,
) -> Result<Json<SeatLinks>, ProblemResponse> {
    let end = |answer| Command::Keys(KeyCommand::EndLinks { principal, seat, link: Some(link), answer });
    Ok(Json(app.registry.ask(&table, end).await?))
}
