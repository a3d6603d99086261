//! Playing again, with the seats rotated.

use axum::Json;
use axum::extract::State;
use protocol::rest::{Opened, Seated};
use protocol::table::Sitter;
use protocol::{Problem, ProblemKey};
use table::{Action, Opening, Table, Who};
use tabletop::Deal;

use super::access::Asker;
use super::extract::Place;
use super::problem::Reply;
use crate::app::App;
use crate::refuse::{Answer, internal, not_done, not_now};
use crate::secret;
use crate::storage::{Summary, Write};
use crate::tables::{Look, Seen};

/// A table with everybody one chair further; the same one for all who ask. Everybody's link opens their seat there as well.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Opened), (status = "4XX", body = Problem)))]
pub(super) async fn rematch(
    State(app): State<App>,
    asker: Asker,
    Place(table): Place<String>,
) -> Reply<Json<Opened>> {
    let who = asker.at(&app, &table).await?;
    let old = whole(&app, &table, &who).await?;
    if !old.is_over() || old.started_at.is_none() {
        return Ok(not_now("the game is not over")?);
    }
    if old.rematch.is_none() {
        match open(&app, &old, &who).await {
            Ok(()) => {}
            // Somebody else was first: theirs is the one.
            Err(problem) if matches!(problem.key, ProblemKey::NotNow | ProblemKey::Stale) => {}
            Err(problem) => return Err(problem.into()),
        }
    }
    let old = whole(&app, &table, &who).await?;
    let Some(new) = old.rematch.clone() else { return Ok(not_now("there is no rematch")?) };
    app.registry.wake(&new).await?;
    let commitment = whole(&app, &new, &who).await?.opening.server_part.commitment().to_string();
    let seat = who.seat.map(|seat| old.rotated_seat(seat));
    let seated =
        seat.zip(asker.seat_token).map(|(seat, seat_token)| Seated { table: new.clone(), seat, seat_token });
    Ok(Json(Opened { table: new, seated, commitment }))
}

async fn whole(app: &App, table: &str, who: &Who) -> Answer<Box<Table>> {
    match app.registry.look(table, who.clone(), Look::Whole).await? {
        Seen::Whole(table) => Ok(table),
        _ => Err(internal("another answer than asked for")),
    }
}

async fn open(app: &App, old: &Table, who: &Who) -> Answer<()> {
    app.guard.table(who.guest.as_ref().unwrap_or(&old.opening.host_guest))?;
    let people = old.chairs.iter().filter(|chair| chair.sitter == Sitter::Person).count();
    let mut settings = old.opening.settings.clone();
    // Several people: whoever asked starts when the others are there.
    settings.start_when_full = people < 2;
    let opening = Opening {
        id: secret::name().map_err(internal)?,
        settings,
        rules_version: old.opening.kind.rules_version(),
        kind: old.opening.kind,
        opened_at: app.time.now(),
        host_guest: who.guest.clone().unwrap_or_else(|| old.opening.host_guest.clone()),
        host_seat: who.seat.map(|seat| old.rotated_seat(seat)),
        server_part: Deal::new(secret::bytes().map_err(internal)?),
        rematch_of: Some(old.id().to_owned()),
        position: None,
    };
    let (table, entries) =
        Table::open_with(opening.clone(), old.rotated(), app.time.now()).map_err(not_done)?;
    let id = opening.id.clone();
    let mut writes =
        vec![Write::Table { opening: Box::new(opening), summary: Box::new(Summary::of(&table)) }];
    writes
        .extend(entries.into_iter().map(|entry| Write::Entry { table: id.clone(), entry: Box::new(entry) }));
    for seat in 0..old.chairs.len() as u8 {
        let from = old.id().to_owned();
        writes.push(Write::CopySeat {
            from,
            from_seat: seat,
            to: id.clone(),
            to_seat: old.rotated_seat(seat),
        });
    }
    let action = Action::OpenRematch { table: id };
    app.registry.act(old.id(), who.clone(), action, Box::new(move |_, _| writes)).await.map(drop)
}
