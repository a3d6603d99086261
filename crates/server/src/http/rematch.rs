//! Playing again, with the seats rotated.

use axum::Json;
use axum::extract::State;
use protocol::rest::{Opened, Seated};
use protocol::table::Sitter;
use protocol::{Problem, ProblemKey, SeatNumber};
use table::{Action, First, Opening, Table, Who};
use tabletop::Deal;

use super::access::{Address, Asker};
use super::extract::ApiPath;
use super::problem::ProblemResponse;
use crate::app::App;
use crate::refuse::{Result, internal, not_done, not_now};
use crate::secret;
use crate::storage::{Summary, Write};

/// A table with everybody one chair further; the same one for all who ask. Everybody's link opens their seat there as well.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Opened), (status = "4XX", body = Problem)))]
pub(super) async fn rematch(
    State(app): State<App>,
    asker: Asker,
    Address(address): Address,
    ApiPath(table): ApiPath<String>,
) -> Result<Json<Opened>, ProblemResponse> {
    let who = asker.at(&app, &table).await?;
    if app.registry.read(&table, known).await??.is_none() {
        match open(&app, &table, &who, &address).await {
            Ok(()) => {}
            // Somebody else was first: theirs is the one.
            Err(problem) if matches!(problem.key, ProblemKey::NotNow | ProblemKey::Stale) => {}
            Err(problem) => return Err(problem.into()),
        }
    }
    let own = who.seat;
    let rotated = move |old: &Table| (old.rematch.clone(), own.map(|seat| old.rotated_seat(seat)));
    let (new, seat) = app.registry.read(&table, rotated).await?;
    let Some(new) = new else { return Ok(not_now("there is no rematch")?) };
    app.registry.wake(&new).await?;
    let commitment = |table: &Table| table.opening.server_part.commitment().to_string();
    let commitment = app.registry.read(&new, commitment).await?;
    let seated =
        seat.zip(asker.seat_token).map(|(seat, seat_token)| Seated { table: new.clone(), seat, seat_token });
    Ok(Json(Opened { table: new, seated, commitment }))
}

/// The rematch that there is, at a table that can have one.
fn known(old: &Table) -> Result<Option<String>> {
    if !old.is_over() || old.started_at.is_none() {
        return not_now("the game is not over");
    }
    Ok(old.rematch.clone())
}

/// What a rematch takes over from the table before.
struct Template {
    opening: Opening,
    first: Vec<First>,
    /// Each seat, and where its holder sits at the rematch.
    seats: Vec<(SeatNumber, SeatNumber)>,
}

impl Template {
    fn of(old: &Table) -> Self {
        let seats = 0..old.chairs.len() as SeatNumber;
        Self {
            opening: old.opening.clone(),
            first: old.rotated(),
            seats: seats.map(|seat| (seat, old.rotated_seat(seat))).collect(),
        }
    }

    fn rotated(&self, seat: SeatNumber) -> Option<SeatNumber> {
        self.seats.iter().find(|(from, _)| *from == seat).map(|(_, to)| *to)
    }
}

async fn open(app: &App, table: &str, who: &Who, address: &String) -> Result<()> {
    let old = app.registry.read(table, Template::of).await?;
    app.guard.table(who.guest.as_ref().unwrap_or(&old.opening.host_guest), address)?;
    let people = old.first.iter().filter(|first| first.sitter == Sitter::Person).count();
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
        host_seat: who.seat.and_then(|seat| old.rotated(seat)),
        server_part: Deal::new(secret::bytes().map_err(internal)?),
        rematch_of: Some(table.to_owned()),
        position: None,
    };
    let (new, entries) = Table::open_with(opening.clone(), old.first, app.time.now()).map_err(not_done)?;
    let id = opening.id.clone();
    let mut writes = vec![Write::Table {
        opening: Box::new(opening),
        summary: Box::new(Summary::of(&new, app.time.now())),
    }];
    writes
        .extend(entries.into_iter().map(|entry| Write::Entry { table: id.clone(), entry: Box::new(entry) }));
    for (from_seat, to_seat) in old.seats {
        writes.push(Write::CopySeat { from: table.to_owned(), from_seat, to: id.clone(), to_seat });
    }
    let action = Action::OpenRematch { table: id };
    app.registry.act(table, who.clone(), action, Box::new(move |_, _| writes)).await.map(drop)
}
