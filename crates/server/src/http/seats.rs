//! Taking and giving seats.

use axum::Json;
use axum::extract::State;
use protocol::rest::{AddToDeal, Join, Seated, SetSeat};
use protocol::table::{Sitter, TableInfo};
use protocol::{Problem, ProblemKey, SeatNumber};
use table::{Action, Entry, Happened, Table, Who};

use super::access::Asker;
use super::extract::{ApiBody, ApiPath};
use super::problem::ProblemResponse;
use super::tables::{hold, simple};
use crate::app::App;
use crate::refuse::{internal, not_your_seat, refuse, unavailable};
use crate::secret;
use crate::storage::Write;

/// Links to one seat at most.
const MOST_LINKS: u64 = 16;

/// Take a seat.
#[utoipa::path(post, path = "/api/tables/{table}/join", tag = "seats", params(("table" = String, Path)),
    request_body = Join, responses((status = 200, body = Seated), (status = "4XX", body = Problem)))]
pub(super) async fn join(
    State(app): State<App>,
    asker: Asker,
    ApiPath(table): ApiPath<String>,
    ApiBody(body): ApiBody<Join>,
) -> Result<Json<Seated>, ProblemResponse> {
    let guest = asker.guest()?.clone();
    let who = asker.at(&app, &table).await?;
    if who.seat.is_some() {
        return Ok(refuse(ProblemKey::NotNow, "you hold a seat at this table already")?);
    }
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
    let commit = app.registry.act(&table, who, action, extra).await?;
    let Some(seat) = joined(&commit.entries) else { return Err(internal("nobody sat down").into()) };
    Ok(Json(Seated { table, seat, seat_token: token }))
}

fn joined(entries: &[Entry]) -> Option<SeatNumber> {
    entries.iter().find_map(|entry| match entry.what {
        Happened::Joined { seat, .. } => Some(seat),
        _ => None,
    })
}

/// Bind the seat of the Bearer token to this session.
#[utoipa::path(post, path = "/api/tables/{table}/claim", tag = "seats", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn claim(
    State(app): State<App>,
    asker: Asker,
    ApiPath(table): ApiPath<String>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    let guest = asker.guest()?.id.clone();
    let who = asker.at(&app, &table).await?;
    let Some(seat) = who.seat.filter(|_| asker.seat_token.is_some()) else { return Ok(not_your_seat()?) };
    if app.registry.read(&table, move |table: &Table| table.is_vacant(seat)).await? {
        return take_over(&app, &asker, table, seat).await;
    }
    let holders = app.storage.holders(&table).await.map_err(unavailable)?;
    if holders.iter().filter(|(held, _)| *held == seat).count() as u64 >= MOST_LINKS {
        return Ok(refuse(ProblemKey::TooMany, "this seat is held from too many devices")?);
    }
    let write = Write::Holder { table: table.clone(), seat, guest };
    app.storage.commit(vec![write]).await.map_err(unavailable)?;
    Ok(Json(app.registry.read(&table, Table::info).await?))
}

/// Takes a seat that waits for somebody, and plays on. Whoever holds another seat would see two hands.
async fn take_over(
    app: &App,
    asker: &Asker,
    table: String,
    seat: SeatNumber,
) -> Result<Json<TableInfo>, ProblemResponse> {
    let guest = asker.guest()?.clone();
    if !app.storage.seats_of_guest(&table, &guest.id).await.map_err(unavailable)?.is_empty() {
        return Ok(refuse(ProblemKey::NotNow, "you hold a seat at this table already")?);
    }
    let who = Who { guest: Some(guest.id.clone()), ..Who::default() };
    let action = Action::TakeOver { seat, name: guest.name };
    let held = Write::Holder { table: table.clone(), seat, guest: guest.id };
    let commit = app.registry.act(&table, who, action, Box::new(move |_, _| vec![held])).await?;
    Ok(Json(commit.info))
}

/// Free a seat, put a bot on it, or hold it for a link: for the host, before the start.
#[utoipa::path(put, path = "/api/tables/{table}/seats/{seat}", tag = "seats", request_body = SetSeat,
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn set(
    State(app): State<App>,
    asker: Asker,
    ApiPath((table, seat)): ApiPath<(String, SeatNumber)>,
    ApiBody(body): ApiBody<SetSeat>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    simple(&app, &asker, &table, Action::SetSeat { seat, sitter: body.sitter }).await
}

/// Stand up, or make somebody stand up as the host: before the start.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn free(
    State(app): State<App>,
    asker: Asker,
    ApiPath((table, seat)): ApiPath<(String, SeatNumber)>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    simple(&app, &asker, &table, Action::Free { seat }).await
}

/// Add a part of one's own to the deal, before the start.
#[utoipa::path(put, path = "/api/tables/{table}/deal-part", tag = "seats", params(("table" = String, Path)),
    request_body = AddToDeal, responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn add_to_deal(
    State(app): State<App>,
    asker: Asker,
    ApiPath(table): ApiPath<String>,
    ApiBody(body): ApiBody<AddToDeal>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    simple(&app, &asker, &table, Action::AddToDeal { part: body.deal_part }).await
}

/// Another link to a seat: for its holder, for the host while nobody has taken a seat that is held for a link, and for all who play
/// while it waits for somebody to take it over.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}/link", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = Seated), (status = "4XX", body = Problem)))]
pub(super) async fn link(
    State(app): State<App>,
    asker: Asker,
    ApiPath((table, seat)): ApiPath<(String, SeatNumber)>,
) -> Result<Json<Seated>, ProblemResponse> {
    let who = asker.at(&app, &table).await?;
    let held = app.storage.holders(&table).await.map_err(unavailable)?.iter().any(|(held, _)| *held == seat);
    let links = app.storage.seat_tokens(&table, seat).await.map_err(unavailable)?;
    let is_holder = who.seat == Some(seat);
    let standing = move |table: &Table| {
        let is_host = table.is_host(who.guest.as_deref(), who.seat);
        let plays = who.seat.is_some_and(|own| table.chair(own).is_ok_and(table::Chair::is_held));
        let may_give = plays && table.is_vacant(seat);
        table.chair(seat).map(|chair| (chair.sitter == Sitter::Person, is_host, chair.vacant, may_give))
    };
    let (is_person, is_host, is_vacant, may_give) = app.registry.read(&table, standing).await??;
    let may_hold = is_holder || (is_host && !held && links == 0);
    if !is_person || !(may_give || (may_hold && !is_vacant)) {
        return Ok(not_your_seat()?);
    }
    if links >= MOST_LINKS {
        return Ok(refuse(ProblemKey::TooMany, "there are too many links to this seat")?);
    }
    let token = secret::token().map_err(internal)?;
    app.storage.commit(hold(&app, &table, seat, &token, None)).await.map_err(unavailable)?;
    Ok(Json(Seated { table, seat, seat_token: token }))
}
