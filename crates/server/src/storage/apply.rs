//! Changes as statements, the same for each database.

use protocol::clock::Pace;
use protocol::socket::ChatLine;
use protocol::{SeatNumber, Seq};
use serde::Serialize;
use table::{Entry, Opening, Outage};

use super::statement::{Connection, Statement, statement};
use super::write::word;
use super::{
    Fence, OnlyIf, Presence, StoreError, StoredReview, Summary, Write, accounts, clubs, holidays, house,
    lobby, moderation, notices, page_files, people, ratings, results,
};

/// Writes one change, within a transaction.
pub(super) async fn apply(connection: &mut dyn Connection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Entry { table, entry } => return append(connection, table, entry).await,
        Write::Summary { table, summary, only_if } => {
            return must_change(connection, summarise(table, summary, *only_if)?).await;
        }
        Write::RaiseVersion { table, from } => {
            let raise = statement("UPDATE tables SET version = version + 1 WHERE id = $1 AND version = $2");
            return must_change(connection, raise.text(table).number(*from)).await;
        }
        Write::AtVersion { table, version } => {
            // It changes nothing, and whoever wants to raise the version waits until all is written.
            let hold = statement("UPDATE tables SET version = version WHERE id = $1 AND version = $2");
            return must_change(connection, hold.text(table).number(*version)).await;
        }
        Write::RateCount { target, window_at, most } => {
            let count = statement(
                "INSERT INTO rate_counts (target, window_at, count) VALUES ($1, $2, 1) \
                 ON CONFLICT (target, window_at) DO UPDATE SET count = rate_counts.count + 1 WHERE rate_counts.count < $3",
            );
            return must_change(connection, count.text(target).number(*window_at).number(*most)).await;
        }
        Write::AskReview { table, guest, at, most } => {
            return must_change(connection, ask_review(table, guest, *at, *most)).await;
        }
        Write::Review { table, review, fence: Some(fence) } => {
            return must_change(connection, keep_review_if(table, review, *fence)).await;
        }
        _ => {}
    }
    match write {
        Write::Account(write) => return accounts::apply(connection, write).await,
        Write::Result(write) => return results::apply(connection, write).await,
        Write::Lobby(write) => return lobby::apply(connection, write).await,
        Write::House(write) => return house::apply(connection, write).await,
        Write::Rating(write) => return ratings::apply(connection, write).await,
        Write::People(write) => return people::apply(connection, write).await,
        Write::Holiday(write) if holidays::is_conditional(write) => {
            return holidays::apply(connection, write).await;
        }
        Write::Moderation(write) => return moderation::apply(connection, write).await,
        Write::Club(write) => return clubs::apply(connection, write).await,
        Write::Evening(write) => return clubs::apply_evening(connection, write).await,
        _ => {}
    }
    for statement in statements(write)? {
        connection.execute(statement).await?;
    }
    Ok(())
}

/// What changes nothing is built on something that does not hold any more.
async fn must_change(connection: &mut dyn Connection, change: Statement<'_>) -> Result<(), StoreError> {
    if connection.execute(change).await? == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

/// An entry is the next one of its table, or it is not written: the transaction looks itself.
async fn append(connection: &mut dyn Connection, table: &str, entry: &Entry) -> Result<(), StoreError> {
    let append = statement(
        "INSERT INTO entries (table_id, seq, at, cause_seat, cause_id, body) SELECT $1, $2, $3, $4, $5, $6 \
         WHERE $2 = 1 + (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE table_id = $1)",
    );
    let append = append
        .text(table)
        .number(entry.seq)
        .number(entry.at)
        .maybe_number(entry.cause.as_ref().map(|cause| cause.seat.into()))
        .maybe_text(entry.cause.as_ref().map(|cause| cause.id.as_str()))
        .own_text(json(&entry.what)?);
    if connection.execute(append).await? == 1 {
        return Ok(());
    }
    let query = statement("SELECT COALESCE(MAX(seq), 0) AS last FROM entries WHERE table_id = $1");
    let rows = connection.rows(query.text(table)).await?;
    let last: Seq = rows.first().map_or(Ok(0), |row| row.number("last"))?;
    if entry.seq <= last {
        return Err(StoreError::Conflict);
    }
    Err(StoreError::Gap { table: table.to_owned(), seq: entry.seq, last })
}

/// What a change other than an entry is written with.
fn statements(write: &Write) -> Result<Vec<Statement<'_>>, StoreError> {
    let one = match write {
        Write::Entry { .. }
        | Write::Summary { .. }
        | Write::RaiseVersion { .. }
        | Write::AtVersion { .. }
        | Write::RateCount { .. }
        | Write::AskReview { .. }
        | Write::Account(_)
        | Write::House(_)
        | Write::Result(_)
        | Write::Lobby(_)
        | Write::People(_)
        | Write::Moderation(_)
        | Write::Rating(_)
        | Write::Club(_)
        | Write::Evening(_) => return Ok(Vec::new()),
        Write::Presence { node, table, present } => return Ok(note_presence(node, table, present)),
        Write::ForgetNodes => statement("DELETE FROM presence WHERE node NOT IN (SELECT node FROM members)"),
        Write::WakeAt { table, wake_at, changed_at } => {
            statement("UPDATE tables SET wake_at = $1 WHERE id = $2 AND changed_at = $3")
                .maybe_number(*wake_at)
                .text(table)
                .number(*changed_at)
        }
        Write::PageFile(write) => page_files::as_statement(write),
        Write::Notice(write) => return notices::statements(write),
        Write::Holiday(write) => return Ok(holidays::statements(write)),
        Write::Outage(outage) => return Ok(note_outage(*outage)),
        Write::SetAside { table, after, at } => return Ok(set_aside(table, *after, *at)),
        Write::FreeSeat { table, seat } => return Ok(free_seat(table, *seat)),
        Write::Table { opening, summary } => open_table(opening, summary)?,
        Write::Chat { table, line, cause, author } => say(table, line, cause, author.as_deref()),
        Write::Review { table, review, .. } => keep_review(table, review),
        Write::CopySeat { from, from_seat, to, to_seat } => copy_seat((from, *from_seat), (to, *to_seat)),
        Write::Mute { table, seat, muted, on } => mute(table, *seat, *muted, *on),
        Write::Broken { table, why } => statement("UPDATE tables SET broken = $1 WHERE id = $2")
            .maybe_text(why.as_deref())
            .text(table),
        Write::EndLink { table, token } => {
            statement("DELETE FROM seat_tokens WHERE table_id = $1 AND token_hash = $2").text(table).bytes(token)
        }
        Write::EndHolder { table, seat, guest } => {
            statement("DELETE FROM holders WHERE table_id = $1 AND seat = $2 AND guest_id = $3")
                .text(table)
                .number((*seat).into())
                .text(guest)
        }
        Write::Guest { id, token, name, at } => return Ok(new_guest(id, token, name, *at)),
        Write::GuestSeen { id, session, at } => return Ok(guest_seen(id, session, *at)),
        Write::ForgetGuests { before } => return Ok(forget_guests(*before)),
        Write::ForgetSession { id } => return Ok(forget_session(id)),
        Write::GuestName { id, name } => {
            statement("UPDATE guests SET name = $1, name_version = name_version + 1 WHERE id = $2")
                .text(name)
                .text(id)
        }
        Write::Holder { table, seat, guest, at } => statement(
            "INSERT INTO holders (table_id, seat, guest_id, held_since) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        )
        .text(table)
        .number((*seat).into())
        .text(guest)
        .number(*at),
        Write::SeatToken { token, table, seat, at } => {
            statement("INSERT INTO seat_tokens (token_hash, table_id, seat, created_at) VALUES ($1, $2, $3, $4)")
                .bytes(token)
                .text(table)
                .number((*seat).into())
                .number(*at)
        }
        Write::ForgetRateCounts { before } => {
            statement("DELETE FROM rate_counts WHERE window_at < $1").number(*before)
        }
        Write::ForgetReview { table, fence: None } => {
            statement("DELETE FROM reviews WHERE table_id = $1").text(table)
        }
        Write::ForgetReview { table, fence: Some(Fence { shard, number }) } => statement(
            "DELETE FROM reviews WHERE table_id = $1 AND EXISTS (SELECT 1 FROM leases WHERE shard = $2 AND fence = $3)",
        )
        .text(table)
        .number((*shard).into())
        .number(*number),
        Write::Alive { node, at } => statement(
            "INSERT INTO nodes (node, alive_at) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET alive_at = excluded.alive_at",
        )
        .text(node)
        .number(*at),
    };
    Ok(vec![one])
}

fn new_guest<'a>(id: &'a str, token: &'a [u8], name: &'a str, at: u64) -> Vec<Statement<'a>> {
    let guest = statement("INSERT INTO guests (id, name, created_at, seen_at) VALUES ($1, $2, $3, $3)");
    let session = statement(
        "INSERT INTO sessions (token_hash, guest_id, created_at, seen_at, way, device) VALUES ($1, $2, $3, $3, 'guest', '')",
    );
    vec![guest.text(id).text(name).number(at), session.bytes(token).text(id).number(at)]
}

fn guest_seen<'a>(id: &'a str, session: &'a [u8], at: u64) -> Vec<Statement<'a>> {
    let guest = statement("UPDATE guests SET seen_at = $1 WHERE id = $2").number(at).text(id);
    let session =
        statement("UPDATE sessions SET seen_at = $1 WHERE token_hash = $2").number(at).bytes(session);
    vec![guest, session]
}

/// Guests without an account. Their sessions go first: they say which guests go.
fn forget_guests<'a>(before: u64) -> Vec<Statement<'a>> {
    [
        "DELETE FROM sessions WHERE guest_id IN (SELECT id FROM guests g WHERE seen_at < $1 AND account_id IS NULL \
         AND NOT EXISTS (SELECT 1 FROM holders WHERE guest_id = g.id) \
         AND NOT EXISTS (SELECT 1 FROM club_members WHERE guest_id = g.id) \
         AND NOT EXISTS (SELECT 1 FROM tables WHERE host_guest = g.id) ORDER BY seen_at, id LIMIT 1000)",
        "DELETE FROM guests WHERE id IN (SELECT id FROM guests g WHERE seen_at < $1 AND account_id IS NULL \
         AND NOT EXISTS (SELECT 1 FROM holders WHERE guest_id = g.id) \
         AND NOT EXISTS (SELECT 1 FROM club_members WHERE guest_id = g.id) \
         AND NOT EXISTS (SELECT 1 FROM tables WHERE host_guest = g.id) ORDER BY seen_at, id LIMIT 1000)",
    ]
    .map(|sql| statement(sql).number(before))
    .into()
}

/// The guest may have made an account meanwhile: then nothing of it goes. The row of the guest is held until all is written.
fn forget_session(id: &str) -> Vec<Statement<'_>> {
    [
        "UPDATE guests SET seen_at = seen_at WHERE id = $1",
        "DELETE FROM sessions WHERE guest_id IN (SELECT id FROM guests WHERE id = $1 AND account_id IS NULL)",
        "DELETE FROM notice_channels WHERE guest_id IN (SELECT id FROM guests WHERE id = $1 AND account_id IS NULL)",
        "DELETE FROM guests WHERE id = $1 AND account_id IS NULL",
    ]
    .map(|sql| statement(sql).text(id))
    .into()
}

fn open_table<'a>(opening: &'a Opening, summary: &Summary) -> Result<Statement<'a>, StoreError> {
    let insert = statement(
        "INSERT INTO tables (id, game, rules_version, settings, host_guest, host_seat, server_part, rematch_of, \
         position, opened_at, listed, state, changed_at, wake_at, summary, pace, languages, rated) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)",
    );
    Ok(insert
        .text(&opening.id)
        .text(opening.kind.name())
        .number(opening.rules_version.into())
        .own_text(json(&opening.settings)?)
        .text(&opening.host_guest)
        .maybe_number(opening.host_seat.map(u64::from))
        .own_text(opening.server_part.to_string())
        .maybe_text(opening.rematch_of.as_deref())
        .maybe_text(opening.position.as_deref())
        .number(opening.opened_at)
        .number(opening.settings.listed.into())
        .own_text(word(&summary.shown.state))
        .number(summary.shown.changed_at)
        .maybe_number(summary.wake_at)
        .own_text(json(&summary.shown)?)
        .text(pace_of(&opening.settings.pace))
        .own_text(spoken(&opening.settings.languages))
        .number(opening.settings.rated.into()))
}

/// What tables of a pace are looked for by.
const fn pace_of(pace: &Pace) -> &'static str {
    match pace {
        Pace::Unlimited => "unlimited",
        Pace::RealTime { .. } => "real-time",
        Pace::Days { .. } | Pace::Weekly { .. } => "days",
    }
}

/// Each language between two commas.
pub(super) fn spoken(languages: &[String]) -> String {
    if languages.is_empty() { String::new() } else { format!(",{},", languages.join(",")) }
}

fn set_aside(table: &str, after: Seq, at: u64) -> Vec<Statement<'_>> {
    let copy = statement(
        "INSERT INTO entries_aside (table_id, seq, at, cause_seat, cause_id, body, aside_at) \
         SELECT table_id, seq, at, cause_seat, cause_id, body, $1 FROM entries WHERE table_id = $2 AND seq > $3",
    );
    let remove = statement("DELETE FROM entries WHERE table_id = $1 AND seq > $2");
    vec![copy.number(at).text(table).number(after), remove.text(table).number(after)]
}

const SUMMARISE: &str =
    "UPDATE tables SET state = $1, changed_at = $2, wake_at = $3, summary = $4 WHERE id = $5";
const SUMMARISE_IF: &str = "UPDATE tables SET state = $1, changed_at = $2, wake_at = $3, summary = $4 WHERE id = $5 AND version = $6";
const SUMMARISE_UNDER_LEASE: &str = "UPDATE tables SET state = $1, changed_at = $2, wake_at = $3, summary = $4 WHERE id = $5 \
     AND version = $6 AND EXISTS (SELECT 1 FROM leases WHERE shard = $7 AND fence = $8)";

fn summarise<'a>(table: &'a str, summary: &Summary, only_if: OnlyIf) -> Result<Statement<'a>, StoreError> {
    let update = match only_if {
        OnlyIf { version: None, .. } => SUMMARISE,
        OnlyIf { version: Some(_), fence: None } => SUMMARISE_IF,
        OnlyIf { version: Some(_), fence: Some(_) } => SUMMARISE_UNDER_LEASE,
    };
    let mut update = statement(update)
        .own_text(word(&summary.shown.state))
        .number(summary.shown.changed_at)
        .maybe_number(summary.wake_at)
        .own_text(json(&summary.shown)?)
        .text(table);
    if let Some(version) = only_if.version {
        update = update.number(version);
        if let Some(Fence { shard, number }) = only_if.fence {
            update = update.number(shard.into()).number(number);
        }
    }
    Ok(update)
}

fn say<'a>(table: &'a str, line: &'a ChatLine, cause: &'a str, author: Option<&'a str>) -> Statement<'a> {
    let insert = statement(
        "INSERT INTO chat (table_id, number, at, room, seat, name, text, cause, author) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    );
    insert
        .text(table)
        .number(line.number)
        .number(line.at)
        .own_text(word(&line.room))
        .maybe_number(line.seat.map(u64::from))
        .text(&line.name)
        .text(&line.text)
        .text(cause)
        .maybe_text(author)
}

/// Of two who ask at once for reviews of different tables both may be counted before the other is.
fn ask_review<'a>(table: &'a str, guest: &'a str, at: u64, most: u64) -> Statement<'a> {
    let insert = statement(
        "INSERT INTO reviews (table_id, asked_by, found, body, asked_at) SELECT $1, $2, '', '', $3 \
         WHERE (SELECT COUNT(*) FROM reviews WHERE asked_by = $2 AND body = '') < $4 ON CONFLICT (table_id) DO NOTHING",
    );
    insert.text(table).text(guest).number(at).number(most)
}

fn keep_review<'a>(table: &'a str, review: &'a StoredReview) -> Statement<'a> {
    let insert = statement(
        "INSERT INTO reviews (table_id, asked_by, found, body) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (table_id) DO UPDATE SET found = excluded.found, body = excluded.body",
    );
    insert.text(table).text(&review.asked_by).text(&review.found).text(&review.body)
}

/// The same, if nobody else looks after the table by now.
fn keep_review_if<'a>(table: &'a str, review: &'a StoredReview, fence: Fence) -> Statement<'a> {
    let insert = statement(
        "INSERT INTO reviews (table_id, asked_by, found, body) SELECT $1, $2, $3, $4 \
         WHERE EXISTS (SELECT 1 FROM leases WHERE shard = $5 AND fence = $6) \
         ON CONFLICT (table_id) DO UPDATE SET found = excluded.found, body = excluded.body",
    );
    let insert = insert.text(table).text(&review.asked_by).text(&review.found).text(&review.body);
    insert.number(fence.shard.into()).number(fence.number)
}

fn note_presence<'a>(node: &'a str, table: &'a str, present: &Presence) -> Vec<Statement<'a>> {
    if present.is_nobody() {
        return vec![
            statement("DELETE FROM presence WHERE table_id = $1 AND node = $2").text(table).text(node),
        ];
    }
    let note = statement(
        "INSERT INTO presence (table_id, node, seats, spectators, looking, onlookers) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (table_id, node) DO UPDATE SET seats = excluded.seats, spectators = excluded.spectators, \
         looking = excluded.looking, onlookers = excluded.onlookers",
    );
    let list = |seats: &[SeatNumber]| serde_json::to_string(seats).unwrap_or_default();
    let people = serde_json::to_string(&present.looking.people).unwrap_or_default();
    let note = note.text(table).text(node).own_text(list(&present.seats)).number(present.spectators.into());
    vec![note.own_text(list(&present.looking.seats)).own_text(people)]
}

fn mute(table: &str, seat: SeatNumber, muted: SeatNumber, on: bool) -> Statement<'_> {
    let sql = if on {
        "INSERT INTO mutes (table_id, seat, muted) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM mutes WHERE table_id = $1 AND seat = $2 AND muted = $3"
    };
    statement(sql).text(table).number(seat.into()).number(muted.into())
}

/// Whoever was last alive before an outage is so no longer.
fn note_outage<'a>(outage: Outage) -> Vec<Statement<'a>> {
    let note = statement("INSERT INTO outages (from_at, to_at) VALUES ($1, $2) ON CONFLICT DO NOTHING");
    let remove = statement("DELETE FROM nodes WHERE alive_at < $1");
    vec![note.number(outage.from).number(outage.to), remove.number(outage.from)]
}

fn free_seat(table: &str, seat: SeatNumber) -> Vec<Statement<'_>> {
    [
        "INSERT INTO former_holders (guest_id, table_id, seat, last_seq) SELECT h.guest_id, h.table_id, h.seat, \
         (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE table_id = $1) FROM holders h \
         WHERE h.table_id = $1 AND h.seat = $2 ON CONFLICT DO NOTHING",
        "DELETE FROM holders WHERE table_id = $1 AND seat = $2",
        "DELETE FROM seat_tokens WHERE table_id = $1 AND seat = $2",
    ]
    .map(|sql| statement(sql).text(table).number(seat.into()))
    .into()
}

fn copy_seat<'a>(from: (&'a str, SeatNumber), to: (&'a str, SeatNumber)) -> Statement<'a> {
    let copy = statement(
        "INSERT INTO holders (table_id, seat, guest_id, held_since) \
         SELECT $1, $2, guest_id, held_since FROM holders WHERE table_id = $3 AND seat = $4",
    );
    copy.text(to.0).number(to.1.into()).text(from.0).number(from.1.into())
}

pub(super) fn json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Unreadable(error.to_string()))
}
