//! All that is known of somebody, as one file.

use serde_json::{Map, Value, json};

use super::{info, proof};
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, internal, unavailable};
use crate::storage::PERSONAL;

/// Tables at most; the last changed come first.
const MOST_TABLES: u32 = 100_000;
/// People whom somebody follows or has blocked, at most.
const MOST_PEOPLE: u32 = 10_000;

/// Everything but secrets, of which only hashes are kept: the account, where it is signed in, the seats, the tables, what was said, and all
/// that is listed in `PERSONAL`.
pub(crate) async fn export(app: &App, principal: &Principal) -> Result<Value> {
    let (guest, _) = principal.account()?;
    proof::check(app, principal).await?;
    let accounts = app.storage.accounts();
    let account = serde_json::to_value(info(app, principal).await?).map_err(internal)?;
    let tables = app.storage.tables_of(&guest.id, MOST_TABLES).await.map_err(unavailable)?;
    let tables = tables.into_iter().map(|table| {
        let record = table.ended_at.map(|_| format!("/api/tables/{}/record", table.id));
        json!({ "table": table, "record": record })
    });
    let seats = accounts.seats_of(&guest.id).await.map_err(unavailable)?;
    let seats = seats.into_iter().map(
        |held| json!({ "table": held.table, "seat": held.seat, "held_as": held.guest, "since": held.since }),
    );
    let said = accounts.said_by(&guest.id).await.map_err(unavailable)?;
    let said = said.into_iter().map(|(table, line)| json!({ "table": table, "line": line }));
    let people = app.storage.people();
    let now = app.time.now();
    let following = people.following(&guest.id, now, MOST_PEOPLE).await.map_err(unavailable)?;
    let following = following
        .into_iter()
        .map(|one| json!({ "player": one.player, "name": one.name, "since": one.since }));
    let blocked = people.blocked_by(&guest.id, MOST_PEOPLE).await.map_err(unavailable)?;
    let blocked = blocked.into_iter().map(|one| json!({ "name": one.name, "since": one.since }));
    let sanctions =
        app.storage.moderation().sanctions_of(&guest.id, MOST_PEOPLE).await.map_err(unavailable)?;
    let sanctions = sanctions.into_iter().map(|one| {
        json!({ "kind": one.kind, "reason": one.reason, "at": one.at, "until": one.until, "lifted_at": one.lifted_at })
    });
    let holidays = app.storage.holidays().holidays_of(&guest.id, 0).await.map_err(unavailable)?;
    let holidays = holidays
        .into_iter()
        .map(|one| json!({ "from": one.span.from, "until": one.span.until, "told_of": one.kinds }));
    let mut all = Map::new();
    for rows in &PERSONAL {
        let found = accounts.personal(rows, &guest.id).await.map_err(unavailable)?;
        all.insert(rows.name.to_owned(), found.into());
    }
    let known = json!({
        "written_at": app.time.now(),
        "times": "milliseconds since 1970-01-01, UTC",
        "account": account,
        "guests_taken_over": guest.former,
        "seats": seats.collect::<Vec<_>>(),
        "tables": tables.collect::<Vec<_>>(),
        "said": said.collect::<Vec<_>>(),
        "following": following.collect::<Vec<_>>(),
        "blocked": blocked.collect::<Vec<_>>(),
        "done_by_moderators": sanctions.collect::<Vec<_>>(),
        "holidays": holidays.collect::<Vec<_>>(),
    });
    all.extend(known.as_object().cloned().unwrap_or_default());
    Ok(all.into())
}
