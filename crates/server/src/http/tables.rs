//! Opening, starting and closing tables.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::rest::{OpenTable, Opened, Seated};
use protocol::table::{Sitter, TableInfo};
use protocol::{Problem, ProblemKey, SeatNumber};
use table::{Action, First, Opening, Table, check_settings};
use tabletop::Deal;

use super::access::Address;
use super::extract::{ApiBody, ApiPath};
use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, internal, not_done, refuse, unavailable};
use crate::secret;
use crate::storage::{Guest, Summary, Write};

/// Open a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = OpenTable,
    responses((status = 201, body = Opened), (status = "4XX", body = Problem)))]
pub(super) async fn open(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiBody(body): ApiBody<OpenTable>,
) -> Result<(StatusCode, Json<Opened>), ProblemResponse> {
    let guest = principal.guest()?;
    let (open, limits) =
        (app.storage.open_tables_of(&guest.id).await.map_err(unavailable)?, &app.config.limits);
    if open.waiting >= limits.waiting_tables_per_guest || open.all >= limits.open_tables_per_guest {
        return Ok(refuse(ProblemKey::TooMany, "you have too many tables that are not over")?);
    }
    let kind = check_settings(&body.settings)?;
    app.guard.table(&guest.id, &address)?;
    let first = sitters(&body, guest)?;
    let host_seat = first.iter().find(|first| first.sitter == Sitter::Person).map(|first| first.seat);
    let opening = Opening {
        id: secret::name().map_err(internal)?,
        kind,
        rules_version: kind.rules_version(),
        settings: body.settings,
        opened_at: app.time.now(),
        host_guest: guest.id.clone(),
        host_seat,
        server_part: Deal::new(secret::bytes().map_err(internal)?),
        rematch_of: None,
        position: None,
    };
    let opened = store(&app, opening, first, guest).await?;
    Ok((StatusCode::CREATED, Json(opened)))
}

/// Who sits where from the start: one entry a seat, `person` is the host.
fn sitters(body: &OpenTable, host: &Guest) -> Result<Vec<First>> {
    let given = if body.sitters.is_empty() { &[Sitter::Person][..] } else { &body.sitters[..] };
    let people = given.iter().filter(|sitter| **sitter == Sitter::Person).count();
    if people > 1 || given.len() > usize::from(body.settings.seats) {
        return refuse(
            ProblemKey::BadMessage,
            "there is one sitter a seat at most, and one `person`: the host",
        );
    }
    let first = |(index, sitter): (usize, &Sitter)| First {
        seat: index as SeatNumber,
        sitter: *sitter,
        name: host.name.clone(),
        // The server draws its part now; the host adds one when its hash is known.
        deal_part: None,
    };
    Ok(given.iter().enumerate().map(first).collect())
}

async fn store(app: &App, opening: Opening, first: Vec<First>, host: &Guest) -> Result<Opened> {
    let (id, host_seat) = (opening.id.clone(), opening.host_seat);
    let commitment = opening.server_part.commitment().to_string();
    let (table, entries) = Table::open_with(opening.clone(), first, app.time.now()).map_err(not_done)?;
    let mut writes = vec![Write::Table {
        opening: Box::new(opening),
        summary: Box::new(Summary::of(&table, app.time.now())),
    }];
    let entry = |entry| Write::Entry { table: id.clone(), entry: Box::new(entry) };
    writes.extend(entries.into_iter().map(entry));
    let seated = match host_seat {
        Some(seat) => {
            let token = secret::token().map_err(internal)?;
            writes.extend(hold(app, &id, seat, &token, Some(&host.id)));
            Some(Seated { table: id.clone(), seat, seat_token: token })
        }
        None => None,
    };
    app.storage.commit(writes).await.map_err(unavailable)?;
    app.registry.wake(&id).await?;
    Ok(Opened { table: id, seated, commitment })
}

/// What is written when a seat is given out.
pub(super) fn hold(app: &App, table: &str, seat: SeatNumber, token: &str, guest: Option<&str>) -> Vec<Write> {
    let table = table.to_owned();
    let token =
        Write::SeatToken { token: secret::hash(token), table: table.clone(), seat, at: app.time.now() };
    let holder =
        guest.map(|guest| Write::Holder { table, seat, guest: guest.to_owned(), at: app.time.now() });
    holder.into_iter().chain([token]).collect()
}

/// Everything about a table but the game itself.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn info(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    // A wrong token is refused even where nothing depends on it.
    Ok(Json(app.registry.read_as(&table, principal, |reading| reading.table.info()).await?))
}

/// Start the game, as the host, when all seats are taken.
#[utoipa::path(post, path = "/api/tables/{table}/start", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn start(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    simple(&app, &principal, &table, Action::Start).await
}

/// Close the table, as the host, before the start.
#[utoipa::path(post, path = "/api/tables/{table}/abort", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn abort(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    simple(&app, &principal, &table, Action::Close).await
}

/// An action with which nothing else is written.
pub(super) async fn simple(
    app: &App,
    principal: &Principal,
    table: &str,
    action: Action,
) -> Result<Json<TableInfo>, ProblemResponse> {
    let commit = app.registry.act(table, principal.clone(), action, Box::new(|_, _| Vec::new())).await?;
    Ok(Json(commit.info))
}
