//! Opening, starting and closing tables.

use protocol::rest::{OpenTable, OpenedTable, SeatGrant};
use protocol::table::{Sitter, TableInfo};
use protocol::{ProblemKey, SeatNumber};
use table::{Action, First, Opening, check_settings};
use tabletop::Deal;

use super::moderation::is_newcomer;
use super::rates;
use crate::app::App;
use crate::guest_names::name_at_table;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret;
use crate::storage::{ClubWrite, Guest};
use crate::tables::NewTable;

/// Opens a table.
pub(crate) async fn open(
    app: &App,
    principal: &Principal,
    wish: OpenTable,
    address: &String,
) -> Result<OpenedTable> {
    let host = principal.guest()?;
    check_open_tables(app, host, wish.settings.listed).await?;
    let kind = check_settings(&wish.settings)?;
    rates::table(app, &host.id, address).await?;
    let name = name_at_table(&app.storage, host, std::iter::empty()).await?;
    let first = sitters(&wish, host, &name)?;
    let host_seat = first.iter().find(|first| first.sitter == Sitter::Person).map(|first| first.seat);
    let opening = Opening {
        id: secret::name().map_err(internal)?,
        kind,
        rules_version: kind.rules_version(),
        settings: wish.settings,
        opened_at: app.time.now(),
        host_guest: host.id.clone(),
        host_seat,
        server_part: Deal::new(secret::bytes().map_err(internal)?),
        rematch_of: None,
        position: None,
    };
    create(app, opening, first, (host, wish.club)).await
}

/// Tables that wait, and that are not over, of somebody who is new here. Of guests those tables alone count that everybody finds: friends who
/// come by a link disturb nobody.
const NEWCOMER_WAITING: u64 = 5;
const NEWCOMER_OPEN: u64 = 20;

/// Whether the guest may open one more table, one that everybody finds or another.
pub(super) async fn check_open_tables(app: &App, guest: &Guest, is_listed: bool) -> Result<()> {
    let open = app.storage.open_tables_of(&guest.id).await.map_err(unavailable)?;
    let house = app.house.now();
    let most = |limit: Option<u32>| limit.map_or(u64::MAX, u64::from);
    let (waiting, all) =
        if guest.has_account { (open.waiting, open.all) } else { (open.listed_waiting, open.all_listed) };
    let is_limited = is_newcomer(app, guest) && (guest.has_account || is_listed);
    if is_limited && (waiting >= NEWCOMER_WAITING || all >= NEWCOMER_OPEN) {
        return refuse(ProblemKey::TooNew, "that is enough for somebody who is new here");
    }
    if open.waiting >= most(house.waiting_tables) || open.all >= most(house.open_tables) {
        return refuse(ProblemKey::TooMany, "you have too many tables that are not over");
    }
    Ok(())
}

/// Stores a table and brings it to life. The host holds their seat.
pub(super) async fn create(
    app: &App,
    opening: Opening,
    first: Vec<First>,
    (host, club): (&Guest, Option<String>),
) -> Result<OpenedTable> {
    let (table, commitment) = (opening.id.clone(), opening.server_part.commitment().to_string());
    let host_seat = opening.host_seat;
    let mut new = NewTable::open(opening, first, app.time.now())?;
    let seated = match host_seat {
        Some(seat) => {
            let seat_token = secret::seat_token(host.has_account).map_err(internal)?;
            let now = app.time.now();
            new.hold_seat(seat, &host.id, now);
            if let Some(token) = &seat_token {
                new.link_seat(seat, token, now);
            }
            Some(SeatGrant { table: table.clone(), seat, seat_token })
        }
        None => None,
    };
    let Some(club) = club else {
        app.registry.create(new).await?;
        return Ok(OpenedTable { table, seated, commitment });
    };
    let guest = host.id.clone();
    new.also(ClubWrite::Table { table: table.clone(), club, guest, at: app.time.now() }.into());
    if !app.registry.try_create(new).await? {
        return refuse(ProblemKey::NotMember, "tables for a club are opened by its members");
    }
    Ok(OpenedTable { table, seated, commitment })
}

/// Who sits where from the start: one entry a seat, `person` is the host.
fn sitters(wish: &OpenTable, host: &Guest, name: &str) -> Result<Vec<First>> {
    let given = if wish.sitters.is_empty() { &[Sitter::Person][..] } else { &wish.sitters[..] };
    let people = given.iter().filter(|sitter| **sitter == Sitter::Person).count();
    if people > 1 || given.len() > usize::from(wish.settings.seats) {
        return refuse(
            ProblemKey::BadMessage,
            "there is one sitter a seat at most, and one `person`: the host",
        );
    }
    let first = |(index, sitter): (usize, &Sitter)| First {
        seat: index as SeatNumber,
        sitter: *sitter,
        name: name.to_owned(),
        player: host.account(),
        // The server draws its part now; the host adds one when its hash is known.
        deal_part: None,
    };
    Ok(given.iter().enumerate().map(first).collect())
}

/// Everything about a table but the game itself. A wrong token is refused even though nothing depends on it.
pub(crate) async fn info(app: &App, principal: Principal, table: &str) -> Result<TableInfo> {
    app.registry.read_as(table, principal, |reading| reading.table.info()).await
}

/// Starts the game, as the host, when all seats are taken.
pub(crate) async fn start(app: &App, principal: Principal, table: &str) -> Result<TableInfo> {
    act(app, principal, table, Action::Start).await
}

/// Closes the table, as the host, before the start.
pub(crate) async fn close(app: &App, principal: Principal, table: &str) -> Result<TableInfo> {
    act(app, principal, table, Action::Close).await
}

/// An action with which nothing else is written.
pub(super) async fn act(app: &App, principal: Principal, table: &str, action: Action) -> Result<TableInfo> {
    app.registry.act(table, principal, action, Box::new(|_, _| Vec::new())).await
}
