//! Who is meant by an account, a seat at a table or a line of chat. Guests have no name that others could give: a seat or a line tells who
//! they are, and nobody learns more of them by it.

use protocol::rest::PersonRef;
use protocol::socket::ChatRoom;
use protocol::{ProblemKey, SeatNumber};

use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, refuse, unavailable};
use crate::tables::Reading;

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
        PersonRef { player: Some(player), table, seat: None, line: None } => {
            by_account(app, principal, player, table.as_deref()).await
        }
        PersonRef { player: None, table: Some(table), seat: Some(seat), line: None } => {
            by_seat(app, principal, table, *seat).await
        }
        PersonRef { player: None, table: Some(table), seat: None, line: Some(line) } => {
            by_line(app, principal, table, *line).await
        }
        _ => refuse(ProblemKey::BadMessage, "name a player, or a table with a seat or a line"),
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
