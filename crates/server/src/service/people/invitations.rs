//! Asking somebody to a table that waits for players.

use protocol::rest::{NamePlayer, TableInvitation};
use protocol::table::{Sitter, TableState};
use protocol::{Millis, ProblemKey};

use super::{known_player, store};
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, not_your_seat, refuse, unavailable};
use crate::service::moderation::is_newcomer;
use crate::storage::{PeopleWrite, StoredTableInvitation};
use crate::tables::Reading;

/// Invitations that somebody is told of.
const MOST_TOLD: u32 = 20;
/// So many invitations in so many milliseconds.
const MOST: usize = 50;
/// The same of somebody who is new here.
const MOST_OF_NEWCOMERS: usize = 5;
const WINDOW: Millis = 24 * 3_600 * 1_000;

/// What an invitation depends on, where the table is.
struct InvitationPlace {
    may_invite: bool,
    has_room: bool,
    /// Whether the one who is asked sits there already.
    is_there: bool,
}

/// Asks somebody to a table at which one sits or which one has opened.
pub(crate) async fn invite(app: &App, principal: &Principal, table: &str, wish: NamePlayer) -> Result<()> {
    let (guest, _) = principal.account()?;
    let player = known_player(app, &wish.player).await?;
    let asked = player.clone();
    let look = move |reading: Reading<'_>| {
        let chairs = &reading.table.chairs;
        let is_open = reading.table.state == TableState::Waiting;
        InvitationPlace {
            may_invite: reading.who.seat.is_some() || reading.who.host,
            has_room: is_open && chairs.iter().any(|chair| chair.sitter == Sitter::Open),
            is_there: chairs.iter().any(|chair| chair.player.as_ref() == Some(&asked)),
        }
    };
    let place = app.registry.read_as(table, principal.clone(), look).await?;
    if !place.may_invite {
        return not_your_seat();
    }
    if !place.has_room {
        return refuse(ProblemKey::NotNow, "the table waits for nobody");
    }
    let (data, now) = (app.storage.people(), app.time.now());
    let recent = data.invited_by(&guest.id, now.saturating_sub(WINDOW)).await.map_err(unavailable)?;
    let is_asked = recent.iter().any(|(at, who)| at == table && *who == player);
    let is_apart = data.is_apart(&guest.id, &player).await.map_err(unavailable)?;
    if place.is_there || is_asked || is_apart || player == guest.id {
        return refuse(ProblemKey::CannotInvite, "this person cannot be asked to this table");
    }
    if recent.len() >= MOST {
        return refuse(ProblemKey::RateLimited, "that is enough for today");
    }
    if recent.len() >= MOST_OF_NEWCOMERS && is_newcomer(app, guest) {
        return refuse(ProblemKey::TooNew, "that is enough for somebody who is new here");
    }
    let by = guest.id.clone();
    store(app, PeopleWrite::Invite { table: table.to_owned(), invited: player, by, at: now }).await?;
    app.signals.note_change(table);
    Ok(())
}

/// The tables to which somebody is asked and at which there is room.
pub(crate) async fn list(app: &App, principal: &Principal) -> Result<Vec<TableInvitation>> {
    let Some(guest) = principal.guest.as_ref().filter(|guest| guest.has_account) else {
        return Ok(Vec::new());
    };
    let found = app.storage.people().invitations_of(&guest.id, MOST_TOLD).await.map_err(unavailable)?;
    let is_open = |one: &StoredTableInvitation| {
        let seats = &one.table.seats;
        let is_there = seats.iter().any(|seat| seat.player.as_deref() == Some(&guest.id));
        !is_there && seats.iter().any(|seat| seat.sitter == Sitter::Open)
    };
    let told = |StoredTableInvitation { table, by, by_name, at }| TableInvitation { table, by, by_name, at };
    Ok(found.into_iter().filter(is_open).map(told).collect())
}

/// Does not come.
pub(crate) async fn decline(app: &App, principal: &Principal, table: &str) -> Result<()> {
    let (guest, _) = principal.account()?;
    store(app, PeopleWrite::Decline { table: table.to_owned(), invited: guest.id.clone() }).await
}
