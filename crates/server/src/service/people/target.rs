//! Who is meant by an account, a seat at a table, a line of chat, a member of a club or a visitor of the lobby. Guests have no name that others
//! could give: what they are called at one place tells who they are, and nobody learns more of them by it.

use protocol::rest::PersonRef;
use protocol::socket::ChatRoom;
use protocol::{Millis, ProblemKey, SeatNumber};

use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, refuse, unavailable};
use crate::secret;
use crate::service::clubs;
use crate::tables::Reading;

const DAY: Millis = 24 * 3_600 * 1_000;
/// So much of a hash is told, in bytes.
const VISITOR_BYTES: usize = 4;

/// Somebody who is meant.
#[derive(Clone, Debug, Default)]
pub(crate) struct Target {
    /// The account or the guest. Nobody knows who came by a link alone.
    pub(crate) person: Option<String>,
    /// What they are called there.
    pub(crate) name: String,
    pub(crate) table: Option<String>,
}

pub(crate) async fn find(app: &App, principal: &Principal, wish: &PersonRef) -> Result<Target> {
    match wish {
        PersonRef {
            player: Some(player),
            table,
            seat: None,
            line: None,
            club: None,
            member: None,
            visitor: None,
        } => by_account(app, principal, player, table.as_deref()).await,
        PersonRef {
            player: None,
            table: Some(table),
            seat,
            line,
            club: None,
            member: None,
            visitor: None,
        } => match (seat, line) {
            (Some(seat), None) => by_seat(app, principal, table, *seat).await,
            (None, Some(line)) => by_line(app, principal, table, *line).await,
            _ => nobody_named(),
        },
        PersonRef { player: None, table: None, seat: None, line: None, club, member, visitor } => {
            match (club, member, visitor) {
                (Some(club), Some(member), None) => by_member(app, principal, club, member).await,
                (None, None, Some(visitor)) => by_visit(app, principal, visitor).await,
                _ => nobody_named(),
            }
        }
        PersonRef { .. } => nobody_named(),
    }
}

fn nobody_named<T>() -> Result<T> {
    refuse(
        ProblemKey::BadMessage,
        "name a player, a table with a seat or a line, a club with a member, or a visitor",
    )
}

/// Somebody whom whoever asks sees in the club, or among those of its evenings.
async fn by_member(app: &App, principal: &Principal, club: &str, member: &str) -> Result<Target> {
    let visit = clubs::visit(app, principal, club).await?;
    let found = app.storage.clubs().club_person(club, member).await.map_err(unavailable)?;
    // Who shows others nothing of their games is not named to strangers.
    match found.filter(|found| visit.role.is_some() || !found.is_private) {
        Some(found) => Ok(Target { person: Some(found.person), name: found.name, table: None }),
        None => refuse(ProblemKey::NotFound, "the club has no such member"),
    }
}

/// What a guest is called in the lobby to whoever asks: another one for each who asks, and each day. It is short: whoever is here is told apart by it,
/// and nobody finds out what a guest is called within.
pub(crate) fn visitor_name(asker: &str, guest: &str, now: Millis) -> String {
    let mut hash = secret::hash(&format!("visitor {} {asker} {guest}", now / DAY));
    hash.truncate(VISITOR_BYTES);
    hex::encode(hash)
}

/// Somebody who is here, or came in today or yesterday until midnight.
async fn by_visit(app: &App, principal: &Principal, visitor: &str) -> Result<Target> {
    let guest = principal.guest()?;
    let now = app.time.now();
    let recent = app.storage.lobby().recent_guests(now.saturating_sub(DAY)).await.map_err(unavailable)?;
    let days = [now, now.saturating_sub(DAY)];
    let is_meant = |id: &str| days.iter().any(|day| visitor_name(&guest.id, id, *day) == visitor);
    match recent.into_iter().find(|(id, _)| is_meant(id)) {
        Some((id, name)) => Ok(Target { person: Some(id), name, table: None }),
        None => refuse(ProblemKey::NotFound, "there is no such visitor any more"),
    }
}

async fn by_account(app: &App, principal: &Principal, player: &str, table: Option<&str>) -> Result<Target> {
    let Some(account) = app.storage.accounts().account(player).await.map_err(unavailable)? else {
        return refuse(ProblemKey::NotFound, "there is no such player");
    };
    if let Some(table) = table {
        room_of(app, principal, table).await?;
    }
    Ok(Target { person: Some(account.id), name: account.name, table: table.map(str::to_owned) })
}

async fn by_seat(app: &App, principal: &Principal, table: &str, seat: SeatNumber) -> Result<Target> {
    let name = move |reading: Reading<'_>| Ok(reading.table.chair(seat)?.name.clone());
    let name = app.registry.read_as(table, principal.clone(), name).await??;
    let person = app.storage.people().holder_of(table, seat).await.map_err(unavailable)?;
    Ok(Target { person, name, table: Some(table.to_owned()) })
}

/// A line that whoever asks may read.
async fn by_line(app: &App, principal: &Principal, table: &str, line: u64) -> Result<Target> {
    let own = room_of(app, principal, table).await?;
    let found = app.storage.people().author_of(table, line).await.map_err(unavailable)?;
    let Some(author) = found.filter(|author| own.is_none_or(|own| own == author.room)) else {
        return refuse(ProblemKey::NotFound, "there is no such line");
    };
    let person = match (author.person, author.seat) {
        (Some(person), _) => Some(person),
        (None, Some(seat)) => app.storage.people().holder_of(table, seat).await.map_err(unavailable)?,
        (None, None) => None,
    };
    Ok(Target { person, name: author.name, table: Some(table.to_owned()) })
}

/// The room in which somebody is at a table; none when the game is over, and all read both.
pub(crate) async fn room_of(app: &App, principal: &Principal, table: &str) -> Result<Option<ChatRoom>> {
    let room = |reading: Reading<'_>| {
        let room = if reading.who.seat.is_some() { ChatRoom::Players } else { ChatRoom::Spectators };
        (!reading.table.is_over()).then_some(room)
    };
    app.registry.read_as(table, principal.clone(), room).await
}
