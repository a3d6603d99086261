//! Looking back: the log, earlier positions, the record, and what was hidden.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use protocol::rest::{Log, Moment, Reveal};
use protocol::{Problem, SeatNumber, Seq};
use serde::Deserialize;
use utoipa::IntoParams;

use super::access::Asker;
use super::extract::{Asked, Place};
use super::problem::{Reply, text};
use crate::app::App;
use crate::refuse::internal;
use crate::tables::{Look, Seen};

#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct LogQuery {
    /// Entries after this one.
    #[serde(default)]
    after: Seq,
}

#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct MomentQuery {
    /// After the end: as this seat saw it.
    seen_by: Option<SeatNumber>,
}

async fn see(app: &App, asker: &Asker, table: &str, look: Look) -> Reply<Seen> {
    let who = asker.at(app, table).await?;
    Ok(app.registry.look(table, who, look).await?)
}

/// What happened, as the asker may know it; at most 200 entries.
#[utoipa::path(get, path = "/api/tables/{table}/log", tag = "review", params(("table" = String, Path), LogQuery),
    responses((status = 200, body = Log), (status = "4XX", body = Problem)))]
pub(super) async fn log(
    State(app): State<App>,
    asker: Asker,
    Place(table): Place<String>,
    Asked(query): Asked<LogQuery>,
) -> Reply<Json<Log>> {
    match see(&app, &asker, &table, Look::Log { after: query.after }).await? {
        Seen::Log(entries) => Ok(Json(Log { entries })),
        _ => Err(internal("another answer than asked for").into()),
    }
}

/// The position after so many moves.
#[utoipa::path(get, path = "/api/tables/{table}/moments/{number}", tag = "review",
    params(("table" = String, Path), ("number" = u32, Path), MomentQuery),
    responses((status = 200, body = Moment), (status = "4XX", body = Problem)))]
pub(super) async fn moment(
    State(app): State<App>,
    asker: Asker,
    Place((table, number)): Place<(String, u32)>,
    Asked(query): Asked<MomentQuery>,
) -> Reply<Json<Moment>> {
    match see(&app, &asker, &table, Look::Moment { number, seen_by: query.seen_by }).await? {
        Seen::Moment(moment) => Ok(Json(*moment)),
        _ => Err(internal("another answer than asked for").into()),
    }
}

/// The record of a game that is over.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "review", params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = Problem)))]
pub(super) async fn record(
    State(app): State<App>,
    asker: Asker,
    Place(table): Place<String>,
) -> Reply<Response> {
    match see(&app, &asker, &table, Look::Record).await? {
        Seen::Record(record) => Ok(text(record)),
        _ => Err(internal("another answer than asked for").into()),
    }
}

/// Hands, piles and the deal of a game that is over.
#[utoipa::path(get, path = "/api/tables/{table}/reveal", tag = "review", params(("table" = String, Path)),
    responses((status = 200, body = Reveal), (status = "4XX", body = Problem)))]
pub(super) async fn reveal(
    State(app): State<App>,
    asker: Asker,
    Place(table): Place<String>,
) -> Reply<Json<Reveal>> {
    match see(&app, &asker, &table, Look::Reveal).await? {
        Seen::Reveal(reveal) => Ok(Json(*reveal)),
        _ => Err(internal("another answer than asked for").into()),
    }
}
