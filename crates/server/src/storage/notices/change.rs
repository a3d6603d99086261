//! Changes of notices as statements, the same for each database.

use protocol::Millis;
use protocol::rest::{NoticeHours, NoticeKind};

use super::{Channel, NoticeId};
use crate::secret::SecretHash;
use crate::storage::StoreError;
use crate::storage::apply::json;
use crate::storage::statement::{Statement, statement};

/// One change of what is stored about notices.
#[derive(Clone, Debug)]
pub enum NoticeWrite {
    /// Kept if there is none of that name: of two nodes that make one at once, the first wins.
    ServerKey {
        name: &'static str,
        value: Vec<u8>,
    },
    /// A new way. A browser tells one person: whoever had it before is not told there any more.
    Channel(Channel),
    /// Of what its owner wants to be told there, from now on.
    ChangeChannel {
        guest: String,
        id: String,
        kinds: Vec<NoticeKind>,
        language: String,
        at: Millis,
    },
    /// The browser of a channel is reached otherwise. What could not be delivered is tried again at once, unless the address is the same.
    RenewPush {
        id: String,
        address: String,
        keys: String,
        at: Millis,
    },
    /// The way is gone, with all that was to be sent there.
    EndChannel {
        id: String,
    },
    /// The link of a notice ends it: nothing is told there any more, and its owner can begin it again. The first of those who follow the link at the
    /// same moment is noted.
    EndByLink {
        id: String,
        by: String,
        at: Millis,
    },
    /// What a link has ended begins again, under another name: the links of before end nothing any more.
    BeginAgain {
        guest: String,
        id: String,
        new: String,
        at: Millis,
    },
    /// The same since its address is dead: a browser may name another. One that has done so meanwhile is not meant.
    DropChannel {
        id: String,
        address: String,
        at: Millis,
    },
    Hours {
        guest: String,
        hours: NoticeHours,
    },
    /// Something is to be sent, if it was not before; earlier, if there is reason to tell it earlier than was thought. What was to be told of
    /// the same table before that is out of date.
    Queue {
        notice: NoticeId,
        due_at: Millis,
    },
    /// Takes what is due for a channel, unless somebody else has.
    Claim {
        channel: String,
        claim: String,
        now: Millis,
        until: Millis,
    },
    /// It was sent.
    Sent {
        channel: String,
        claim: String,
        at: Millis,
    },
    /// It does not hold any more, or its reader knows. Who has claimed it says so, and nobody else.
    Done {
        notice: NoticeId,
        claim: String,
        at: Millis,
    },
    /// There is reason to tell it then.
    Defer {
        notice: NoticeId,
        claim: String,
        due_at: Millis,
    },
    /// All that is claimed goes out under this name now, and is claimed until then: from here on it may have arrived.
    Name {
        claim: String,
        bundle: String,
        until: Millis,
    },
    /// It is tried again then, but for what was tried so often. Nothing is said by it of an address that was named meanwhile.
    Retry {
        channel: String,
        address: String,
        claim: String,
        due_at: Millis,
        at: Millis,
        most: u64,
    },
    /// It waits until then; nothing was tried.
    Postpone {
        claim: String,
        due_at: Millis,
    },
    /// Whoever was a guest has signed in: the channels are those of the account, and of the new session.
    MoveSession {
        from: SecretHash,
        to: SecretHash,
        guest: String,
        account: String,
    },
    /// What was done long ago, and channels of those who are gone.
    Tidy {
        before: Millis,
    },
}

pub(in crate::storage) fn statements(write: &NoticeWrite) -> Result<Vec<Statement<'_>>, StoreError> {
    let one = match write {
        NoticeWrite::ServerKey { name, value } => {
            statement("INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .text(name)
                .bytes(value)
        }
        NoticeWrite::Channel(channel) => return open(channel),
        NoticeWrite::ChangeChannel { guest, id, kinds, language, at } => statement(
            "UPDATE notice_channels SET kinds = $1, language = $2, since = $3, \
             ended_at = CASE WHEN $1 = '[]' THEN ended_at END WHERE id = $4 AND guest_id = $5",
        )
        .own_text(json(kinds)?)
        .text(language)
        .number(*at)
        .text(id)
        .text(guest),
        NoticeWrite::RenewPush { id, address, keys, at } => return Ok(renew(id, address, keys, *at)),
        NoticeWrite::EndChannel { id } => return Ok(end(id)),
        NoticeWrite::EndByLink { id, by, at } => return Ok(end_by_link(id, by, *at)),
        NoticeWrite::BeginAgain { guest, id, new, at } => return Ok(begin_again(guest, (id, new), *at)),
        NoticeWrite::DropChannel { id, address, at } => return Ok(drop_channel(id, address, *at)),
        NoticeWrite::Hours { guest, hours } => return Ok(set_hours(guest, hours)),
        NoticeWrite::Queue { notice, due_at } => return Ok(queue(notice, *due_at)),
        NoticeWrite::Claim { channel, claim, now, until } => statement(
            "UPDATE notices SET claim = $1, claimed_until = $2 \
             WHERE channel_id = $3 AND done_at IS NULL AND due_at <= $4 AND claimed_until <= $4",
        )
        .text(claim)
        .number(*until)
        .text(channel)
        .number(*now),
        NoticeWrite::Sent { channel, claim, at } => {
            let sent = "UPDATE notice_channels SET last_sent_at = $1, failing_since = NULL WHERE id = $2";
            // Whoever was told anything of a table knows that its game has begun.
            let known = "UPDATE notices SET done_at = $1 WHERE channel_id = $2 AND kind = 'game-starts' \
                         AND done_at IS NULL AND claim IS NULL AND table_id IN (SELECT table_id FROM notices WHERE claim = $3)";
            return Ok(vec![
                statement(known).number(*at).text(channel).text(claim),
                statement("UPDATE notices SET done_at = $1, claim = NULL WHERE claim = $2")
                    .number(*at)
                    .text(claim),
                statement(sent).number(*at).text(channel),
            ]);
        }
        NoticeWrite::Done { notice, claim, at } => {
            let done = statement(
                "UPDATE notices SET done_at = $1, claim = NULL \
                 WHERE channel_id = $2 AND kind = $3 AND table_id = $4 AND cause = $5 AND claim = $6",
            );
            named(done.number(*at), notice).text(claim)
        }
        NoticeWrite::Defer { notice, claim, due_at } => {
            let defer = statement(
                "UPDATE notices SET due_at = $1, claim = NULL, claimed_until = 0 \
                 WHERE channel_id = $2 AND kind = $3 AND table_id = $4 AND cause = $5 AND claim = $6",
            );
            named(defer.number(*due_at), notice).text(claim)
        }
        NoticeWrite::Name { claim, bundle, until } => {
            statement("UPDATE notices SET bundle = $1, claimed_until = $2 WHERE claim = $3")
                .text(bundle)
                .number(*until)
                .text(claim)
        }
        NoticeWrite::Retry { channel, address, claim, due_at, at, most } => {
            return Ok(retry((channel, address), claim, *due_at, (*at, *most)));
        }
        NoticeWrite::Postpone { claim, due_at } => {
            statement("UPDATE notices SET due_at = $1, claim = NULL, claimed_until = 0 WHERE claim = $2")
                .number(*due_at)
                .text(claim)
        }
        NoticeWrite::MoveSession { from, to, guest, account } => {
            let owner = "UPDATE notice_channels SET guest_id = $1 WHERE guest_id = $2";
            return Ok(vec![
                statement("UPDATE notice_channels SET session = $1 WHERE session = $2").bytes(to).bytes(from),
                statement("UPDATE dropped_pushes SET session = $1 WHERE session = $2").bytes(to).bytes(from),
                statement(owner).text(account).text(guest),
            ]);
        }
        NoticeWrite::Tidy { before } => return Ok(tidy(*before)),
    };
    Ok(vec![one])
}

fn named<'a>(statement: Statement<'a>, notice: &'a NoticeId) -> Statement<'a> {
    statement.text(&notice.channel).text(notice.kind.name()).text(&notice.table).number(notice.cause)
}

fn open(channel: &Channel) -> Result<Vec<Statement<'_>>, StoreError> {
    let other = statement(
        "DELETE FROM notice_channels WHERE address = $1 AND form = $2 AND (form = 'push' OR form = 'mail' AND guest_id = $3)",
    );
    let insert = statement(
        "INSERT INTO notice_channels (id, guest_id, session, form, address, keys, kinds, language, origin, label, \
         created_at, since, last_sent_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 0)",
    );
    let again = statement("DELETE FROM dropped_pushes WHERE session = $1");
    Ok(vec![
        again.maybe_bytes(channel.session.as_deref()),
        other.text(&channel.address).text(channel.form.name()).text(&channel.guest),
        insert
            .text(&channel.id)
            .text(&channel.guest)
            .maybe_bytes(channel.session.as_deref())
            .text(channel.form.name())
            .text(&channel.address)
            .text(&channel.keys)
            .own_text(json(&channel.kinds)?)
            .text(&channel.language)
            .text(&channel.origin)
            .text(&channel.label)
            .number(channel.created_at)
            .number(channel.since),
    ])
}

fn renew<'a>(id: &'a str, address: &'a str, keys: &'a str, at: Millis) -> Vec<Statement<'a>> {
    // A browser tells one person.
    let other = "DELETE FROM notice_channels WHERE address = $1 AND form = 'push' AND id <> $2";
    // Whoever names the same again does not have it tried again and again, nor before what others wait for.
    let again = "UPDATE notices SET due_at = $1, attempts = 0 \
                 WHERE channel_id = $2 AND done_at IS NULL AND claim IS NULL AND attempts > 0 \
                 AND EXISTS (SELECT 1 FROM notice_channels WHERE id = $2 AND address <> $3)";
    let renewed = "UPDATE notice_channels SET keys = $2, address = $1, \
                   failing_since = CASE WHEN address = $1 THEN failing_since END WHERE id = $3";
    vec![
        statement(other).text(address).text(id),
        statement(again).number(at).text(id).text(address),
        statement(renewed).text(address).text(keys).text(id),
    ]
}

fn end(id: &str) -> Vec<Statement<'_>> {
    vec![
        statement("DELETE FROM notices WHERE channel_id = $1").text(id),
        statement("DELETE FROM notice_channels WHERE id = $1").text(id),
    ]
}

fn end_by_link<'a>(id: &'a str, by: &'a str, at: Millis) -> Vec<Statement<'a>> {
    let ended = "UPDATE notice_channels SET ended_kinds = kinds, kinds = '[]', ended_at = $1, ended_by = $2 \
                 WHERE id = $3 AND kinds <> '[]'";
    vec![
        statement("DELETE FROM notices WHERE channel_id = $1").text(id),
        statement(ended).number(at).text(by).text(id),
    ]
}

/// What happened meanwhile is not told.
fn begin_again<'a>(guest: &'a str, (id, new): (&'a str, &'a str), at: Millis) -> Vec<Statement<'a>> {
    let again = "UPDATE notice_channels SET id = $1, kinds = ended_kinds, since = $2, failing_since = NULL, \
                 ended_at = NULL, ended_kinds = NULL, ended_by = NULL \
                 WHERE id = $3 AND guest_id = $4 AND ended_at IS NOT NULL AND kinds = '[]'";
    vec![statement(again).text(new).number(at).text(id).text(guest)]
}

fn drop_channel<'a>(id: &'a str, address: &'a str, at: Millis) -> Vec<Statement<'a>> {
    let keep = statement(
        "INSERT INTO dropped_pushes (session, kinds, language, origin, label, dropped_at) \
         SELECT session, kinds, language, origin, label, $3 FROM notice_channels \
         WHERE id = $1 AND address = $2 AND form = 'push' AND session IS NOT NULL \
         ON CONFLICT (session) DO UPDATE SET kinds = excluded.kinds, language = excluded.language, \
         origin = excluded.origin, label = excluded.label, dropped_at = excluded.dropped_at",
    );
    let notices = "DELETE FROM notices WHERE channel_id = $1 \
                   AND EXISTS (SELECT 1 FROM notice_channels WHERE id = $1 AND address = $2)";
    let channel = "DELETE FROM notice_channels WHERE id = $1 AND address = $2";
    let here = |sql: &'static str| statement(sql).text(id).text(address);
    vec![keep.text(id).text(address).number(at), here(notices), here(channel)]
}

/// What waits is judged anew, by the hours of now.
fn set_hours<'a>(guest: &'a str, hours: &'a NoticeHours) -> Vec<Statement<'a>> {
    let again = statement(
        "UPDATE notices SET due_at = 0 WHERE done_at IS NULL AND claim IS NULL AND attempts = 0 \
         AND channel_id IN (SELECT id FROM notice_channels WHERE guest_id = $1)",
    );
    let set = statement(
        "INSERT INTO notice_hours (guest_id, time_zone, quiet_from, quiet_until, remind_hours) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (guest_id) DO UPDATE SET time_zone = excluded.time_zone, quiet_from = excluded.quiet_from, \
         quiet_until = excluded.quiet_until, remind_hours = excluded.remind_hours",
    )
    .text(guest)
    .text(&hours.time_zone)
    .number(hours.quiet_from.into())
    .number(hours.quiet_until.into())
    .number(hours.remind_hours.into());
    vec![set, again.text(guest)]
}

fn queue(notice: &NoticeId, due_at: Millis) -> Vec<Statement<'_>> {
    let late = statement(
        "DELETE FROM notices WHERE channel_id = $1 AND kind = $2 AND table_id = $3 AND cause <> $4 \
         AND done_at IS NULL AND claim IS NULL",
    );
    // A channel that has ended meanwhile gets nothing.
    let insert = statement(
        "INSERT INTO notices (channel_id, kind, table_id, cause, due_at, attempts, claimed_until) \
         SELECT id, $2, $3, $4, $5, 0, 0 FROM notice_channels WHERE id = $1 \
         ON CONFLICT (channel_id, kind, table_id, cause) DO UPDATE SET due_at = excluded.due_at \
         WHERE notices.due_at > excluded.due_at AND notices.done_at IS NULL AND notices.claim IS NULL \
         AND notices.attempts = 0",
    );
    let key = |statement: Statement<'static>| -> Statement<'_> {
        statement.text(&notice.channel).text(notice.kind.name()).text(&notice.table).number(notice.cause)
    };
    vec![key(late), key(insert).number(due_at)]
}

fn retry<'a>(
    (channel, address): (&'a str, &'a str),
    claim: &'a str,
    due_at: Millis,
    (at, most): (Millis, u64),
) -> Vec<Statement<'a>> {
    let give_up = "UPDATE notices SET done_at = $1, claim = NULL WHERE claim = $2 AND attempts + 1 >= $3";
    let again = statement(
        "UPDATE notices SET due_at = $1, attempts = attempts + 1, claim = NULL, claimed_until = 0 WHERE claim = $2",
    );
    let failing = "UPDATE notice_channels SET failing_since = COALESCE(failing_since, $1) \
                   WHERE id = $2 AND address = $3";
    vec![
        statement(give_up).number(at).text(claim).number(most),
        again.number(due_at).text(claim),
        statement(failing).number(at).text(channel).text(address),
    ]
}

fn tidy<'a>(before: Millis) -> Vec<Statement<'a>> {
    vec![
        statement("DELETE FROM notice_channels WHERE guest_id NOT IN (SELECT id FROM guests)"),
        statement(
            "DELETE FROM notice_channels WHERE session IS NOT NULL \
             AND session NOT IN (SELECT token_hash FROM sessions)",
        ),
        statement("DELETE FROM dropped_pushes WHERE session NOT IN (SELECT token_hash FROM sessions)"),
        statement("DELETE FROM notice_hours WHERE guest_id NOT IN (SELECT id FROM guests)"),
        statement("DELETE FROM notices WHERE channel_id NOT IN (SELECT id FROM notice_channels)"),
        statement("DELETE FROM notices WHERE done_at < $1").number(before),
    ]
}
