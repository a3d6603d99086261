//! Takes what is due for a channel, and sends what still holds as one notice.
//!
//! It is claimed first, so that of several nodes one sends it. A claim that nobody finishes runs out, and it is sent again under the
//! same name: whoever gets it twice can tell.

use std::time::Duration;

use protocol::Millis;
use protocol::clock::Pace;
use protocol::rest::{ChannelForm, NoticeHours, NoticeKind};
use protocol::table::TableState;
use serde_json::json;

use super::address::Destination;
use super::client::{HttpAnswer, Post};
use super::facts::{facts, is_urgent};
use super::keys::keys;
use super::mail::NoticeMail;
use super::picture::picture;
use super::push::{self, BrowserKeys};
use super::quiet::quiet_until;
use super::webhook::{WebhookKeys, WebhookMessage};
use super::words::{Item, Words};
use crate::app::App;
use crate::secret;
use crate::storage::{
    Channel, ClaimedNotice, Lookers, NoticeId, NoticeWrite, StoreError, StoredHoliday, Write,
};

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;
const HOUR: Millis = 60 * MINUTE;
/// So long nobody else sends what was claimed: longer than an attempt takes.
const CLAIM: Millis = MINUTE;
/// After a notice, what is not urgent waits so long and is told together.
const REST: Millis = 5 * MINUTE;
/// The first pause after a failure. Each one is four times as long as the one before.
const FIRST_PAUSE: Millis = 30 * SECOND;
const LONGEST_PAUSE: Millis = 6 * HOUR;
/// After so many attempts a notice is given up.
const MOST_ATTEMPTS: u64 = 10;
/// A browser names so many tables.
const MOST_SHOWN: usize = 5;
/// A mail about several tables shows so many of them.
const MOST_PICTURES: usize = 3;
/// A channel by which nothing could be delivered for so long is dropped: a week.
const LONGEST_FAILURE: Millis = 7 * 24 * HOUR;
/// So often the last notice must have been tried too: what failed twice, a week apart, is no dead address.
const LEAST_ATTEMPTS: u64 = 4;
/// What came of sending is noted anew so soon when that failed, and later and later up to the longest.
const FIRST_NOTE: Duration = Duration::from_millis(100);
const LONGEST_NOTE: Duration = Duration::from_secs(5);

/// What becomes of a notice.
enum NoticeDecision {
    Tell(Box<Item>),
    /// It does not hold any more, or its reader knows.
    Over,
    /// There is reason to tell it later.
    NotYet(Millis),
}

/// What came of sending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Delivery {
    Taken,
    /// The address is dead.
    Gone,
    /// It may work later; after how many milliseconds at least.
    Failed(Millis),
}

/// Sends what is due for one channel.
pub(crate) async fn deliver(app: &App, channel: &str) -> Result<(), StoreError> {
    let Ok(claim) = secret::token() else { return Ok(()) };
    let now = app.time.now();
    let take =
        NoticeWrite::Claim { channel: channel.to_owned(), claim: claim.clone(), now, until: now + CLAIM };
    app.storage.commit(vec![take.into()]).await?;
    let claimed = app.storage.notices().claimed(&claim).await?;
    if claimed.is_empty() {
        return Ok(());
    }
    let Some(channel) = app.storage.notices().channel(channel).await? else {
        let end = NoticeWrite::EndChannel { id: channel.to_owned() };
        return app.storage.commit(vec![end.into()]).await;
    };
    let hours = app.storage.notices().notice_hours(&channel.guest).await?.unwrap_or_default();
    let holiday = holiday_of(app, &channel.guest, now).await?;
    let reader = NoticeReader { channel: &channel, hours: &hours, holiday: holiday.as_ref() };
    let (items, told) = judge_all(app, reader, &claimed, &claim, now).await?;
    if items.is_empty() {
        return Ok(());
    }
    // A node that was stopped meanwhile finds that another has taken it over.
    if app.storage.notices().claimed(&claim).await?.len() < told {
        return Ok(());
    }
    let write = match wait(&channel, &hours, &items, now) {
        Some(due_at) => NoticeWrite::Postpone { claim, due_at },
        None => send(app, &channel, &items, &claimed, claim).await,
    };
    note(app, write).await
}

/// Notes what came of it, however often that fails: what was sent and is not noted would be sent again. Each of these writes counts once.
async fn note(app: &App, write: NoticeWrite) -> Result<(), StoreError> {
    let mut pause = FIRST_NOTE;
    loop {
        match app.storage.commit(vec![write.clone().into()]).await {
            Err(error @ (StoreError::Database(_) | StoreError::Busy)) if !app.is_stopping() => {
                tracing::warn!(%error, "what came of a notice is noted later");
            }
            done => return done,
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(LONGEST_NOTE);
    }
}

/// Who is to be told.
#[derive(Clone, Copy)]
struct NoticeReader<'a> {
    channel: &'a Channel,
    hours: &'a NoticeHours,
    /// The days off that the reader has now.
    holiday: Option<&'a StoredHoliday>,
}

impl NoticeReader<'_> {
    /// Until when nothing of this kind is told, if it is not told now.
    fn off_until(&self, kind: NoticeKind) -> Option<Millis> {
        self.holiday.filter(|holiday| !holiday.kinds.contains(&kind)).map(|holiday| holiday.span.until)
    }
}

async fn holiday_of(app: &App, guest: &str, now: Millis) -> Result<Option<StoredHoliday>, StoreError> {
    let open = app.storage.holidays().holidays_of(guest, now).await?;
    Ok(open.into_iter().find(|holiday| holiday.span.has(now)))
}

/// What is to be told, one for each table, and how many notices that are. What is not is noted.
async fn judge_all(
    app: &App,
    reader: NoticeReader<'_>,
    claimed: &[ClaimedNotice],
    claim: &str,
    now: Millis,
) -> Result<(Vec<Item>, usize), StoreError> {
    let mut items: Vec<Item> = Vec::new();
    let mut writes: Vec<Write> = Vec::new();
    for ClaimedNotice { id, .. } in claimed {
        match judge(app, reader, id, now).await? {
            NoticeDecision::Over => {
                let (notice, claim) = (id.clone(), claim.to_owned());
                writes.push(NoticeWrite::Done { notice, claim, at: now }.into());
            }
            NoticeDecision::NotYet(due_at) => {
                let (notice, claim) = (id.clone(), claim.to_owned());
                writes.push(NoticeWrite::Defer { notice, claim, due_at }.into());
            }
            NoticeDecision::Tell(new) => match items.iter_mut().find(|item| item.table() == new.table()) {
                Some(item) => item.kind = more_pressing(item.kind, new.kind),
                None => items.push(*new),
            },
        }
    }
    let told = claimed.len() - writes.len();
    if !writes.is_empty() {
        app.storage.commit(writes).await?;
    }
    Ok((items, told))
}

/// Of several things about one table, the one that says the others too.
fn more_pressing(one: NoticeKind, other: NoticeKind) -> NoticeKind {
    let order = [NoticeKind::TimeShort, NoticeKind::YourTurn, NoticeKind::GameStarts, NoticeKind::Invited];
    order.into_iter().find(|kind| *kind == one || *kind == other).unwrap_or(one)
}

async fn judge(
    app: &App,
    reader: NoticeReader<'_>,
    notice: &NoticeId,
    now: Millis,
) -> Result<NoticeDecision, StoreError> {
    let NoticeId { kind, table, cause, .. } = notice;
    if !reader.channel.kinds.contains(kind) {
        return Ok(NoticeDecision::Over);
    }
    let held = app.storage.notices().held_by(&reader.channel.guest, table).await?;
    let mut found = None;
    for seat in &held {
        let facts = facts(seat, reader.hours.remind_hours.into());
        let fact = facts.into_iter().find(|fact| fact.kind == *kind && fact.cause == *cause);
        found = found.or(fact.map(|fact| (seat.clone(), fact)));
    }
    let Some((seat, fact)) = found else { return Ok(NoticeDecision::Over) };
    if fact.due_at > now {
        return Ok(NoticeDecision::NotYet(fact.due_at));
    }
    let is_reader = |lookers: Lookers| {
        let has_seat = |seat: &u8| held.iter().any(|held| held.seat == Some(*seat));
        lookers.people.contains(&reader.channel.guest) || lookers.seats.iter().any(has_seat)
    };
    if is_looking(app, table, is_reader).await? {
        return Ok(NoticeDecision::Over);
    }
    if let Some(until) = reader.off_until(*kind) {
        return Ok(NoticeDecision::NotYet(until));
    }
    Ok(NoticeDecision::Tell(Box::new(Item { kind: *kind, held: seat })))
}

/// Whether whoever is meant has the table before the eyes, at whichever node.
async fn is_looking(app: &App, table: &str, is_meant: impl Fn(Lookers) -> bool) -> Result<bool, StoreError> {
    if is_meant(app.signals.looking(table)) {
        return Ok(true);
    }
    if !app.storage.is_shared() {
        return Ok(false);
    }
    let elsewhere = app.storage.notices().looking(table).await?;
    Ok(elsewhere.into_iter().any(|(node, lookers)| app.leases.is_alive(&node) && is_meant(lookers)))
}

/// Until when it is not told, if it is not told now.
fn wait(channel: &Channel, hours: &NoticeHours, items: &[Item], now: Millis) -> Option<Millis> {
    let rests_until = channel.last_sent_at + REST;
    let may_rest = !items.iter().any(|item| is_urgent(&item.held) || item.kind == NoticeKind::TimeShort);
    // Whoever is told only in the morning that the time has run out in the night was not told.
    let runs_out = |until: Millis| items.iter().any(|item| has_run_out_by(item, until));
    let quiet = quiet_until(hours, now).filter(|until| !runs_out(*until));
    quiet.or_else(|| (may_rest && now < rests_until).then_some(rests_until))
}

/// Whether the time of whoever reads it has run out by then.
fn has_run_out_by(item: &Item, until: Millis) -> bool {
    item.kind == NoticeKind::TimeShort && item.held.summary.turn_until.is_some_and(|end| end <= until)
}

/// Sends it, and answers what is to be noted.
async fn send(
    app: &App,
    channel: &Channel,
    items: &[Item],
    claimed: &[ClaimedNotice],
    claim: String,
) -> NoticeWrite {
    let bundle = name_of(claimed).unwrap_or(&claim);
    let outcome = match attempt(app, channel, items, bundle).await {
        Ok(outcome) => outcome,
        Err(reason) => {
            tracing::info!(
                channel = channel.id,
                form = channel.form.name(),
                reason,
                "a notice was not delivered"
            );
            Delivery::Failed(0)
        }
    };
    let (at, channel_id) = (app.time.now(), channel.id.clone());
    let attempts = claimed.iter().map(|claimed| claimed.attempts).max().unwrap_or(0);
    match outcome {
        Delivery::Taken => NoticeWrite::Sent { channel: channel_id, claim, at },
        Delivery::Gone => NoticeWrite::DropChannel { id: channel_id, at },
        Delivery::Failed(_) if is_dead(channel, attempts + 1, at) => {
            NoticeWrite::DropChannel { id: channel_id, at }
        }
        Delivery::Failed(asked) => {
            if attempts + 1 >= MOST_ATTEMPTS {
                return NoticeWrite::GiveUp { claim, at };
            }
            let due_at = at + pause(attempts).max(asked.min(LONGEST_PAUSE));
            NoticeWrite::Retry { channel: channel_id, claim, due_at, at }
        }
    }
}

/// The name under which all of these were sent before, if they were sent together. What has come since must not go under it: whoever got the
/// first would take it for the same.
fn name_of(claimed: &[ClaimedNotice]) -> Option<&str> {
    let first = claimed.first()?.bundle.as_str();
    claimed.iter().all(|one| one.bundle == first).then_some(first)
}

/// Whether a channel that has failed again is given up: after a week, and not for a notice that was tried only now.
fn is_dead(channel: &Channel, attempts: u64, now: Millis) -> bool {
    attempts >= LEAST_ATTEMPTS && channel.failing_since.is_some_and(|since| now > since + LONGEST_FAILURE)
}

fn pause(attempts: u64) -> Millis {
    let grown = 4_u64.saturating_pow(attempts.min(20) as u32).saturating_mul(FIRST_PAUSE);
    grown.min(LONGEST_PAUSE)
}

/// Telegram says so when the bot was blocked or its token is no more, and Discord when the secret in the address is another.
const fn is_refused_for_good(form: ChannelForm, status: u16) -> bool {
    matches!((form, status), (ChannelForm::Telegram, 401 | 403) | (ChannelForm::Discord, 401))
}

const fn outcome(form: ChannelForm, answer: HttpAnswer) -> Delivery {
    match answer.status {
        200..=299 => Delivery::Taken,
        404 | 410 => Delivery::Gone,
        status if is_refused_for_good(form, status) => Delivery::Gone,
        _ => Delivery::Failed(match answer.retry_after {
            Some(seconds) => seconds.saturating_mul(SECOND),
            None => 0,
        }),
    }
}

async fn attempt(app: &App, channel: &Channel, items: &[Item], bundle: &str) -> Result<Delivery, String> {
    if channel.form == ChannelForm::Mail {
        return mail(app, channel, items, bundle).await;
    }
    let text = |error: &dyn std::fmt::Display| error.to_string();
    let target =
        Destination::read(&channel.address, app.config.notices.may_be_private).map_err(|e| text(&e))?;
    let post = match channel.form {
        ChannelForm::Push => push_post(app, channel, items, bundle, &target).await?,
        form => webhook_post(app, channel, items, bundle, form, &target).await?,
    };
    let answer = app.notice_client.post(&target, &post).await.map_err(|error| text(&error))?;
    Ok(outcome(channel.form, answer))
}

/// Only to the address that the account has proved, as long as it names it.
async fn mail(app: &App, channel: &Channel, items: &[Item], bundle: &str) -> Result<Delivery, String> {
    let account = app.storage.accounts().account(&channel.guest).await.map_err(|error| error.to_string())?;
    let proved =
        account.filter(|account| account.email_proved_at.is_some()).and_then(|account| account.email);
    if proved.as_deref() != Some(&channel.address) {
        return Ok(Delivery::Gone);
    }
    let Some(mailer) = &app.mailer else { return Err("this server sends no mail".to_owned()) };
    let end = keys(app).await.map_err(|error| error.to_string())?.end_token(&channel.id);
    let words = Words::new(&channel.language);
    let pictures = pictures(app, items).await;
    NoticeMail { to: &channel.address, items, pictures, words, bundle, end: &end }.send(mailer).await
}

/// The boards of the first tables at which a game goes on.
async fn pictures(app: &App, items: &[Item]) -> Vec<Option<Vec<u8>>> {
    let mut pictures = Vec::new();
    for item in items.iter().take(MOST_PICTURES) {
        let is_played = item.held.summary.state == TableState::Playing;
        pictures.push(if is_played { picture(app, item.table()).await } else { None });
    }
    pictures
}

async fn webhook_post(
    app: &App,
    channel: &Channel,
    items: &[Item],
    bundle: &str,
    form: ChannelForm,
    target: &Destination,
) -> Result<Post, String> {
    let keys = keys(app).await.map_err(|error| error.to_string())?;
    let webhook: WebhookKeys = serde_json::from_str(&channel.keys).map_err(|error| error.to_string())?;
    let (words, now, end) = (Words::new(&channel.language), app.time.now(), keys.end_token(&channel.id));
    let message = WebhookMessage { items, bundle, origin: &channel.origin, words, now, end };
    Ok(message.post(form, &target.uri, &webhook))
}

async fn push_post(
    app: &App,
    channel: &Channel,
    items: &[Item],
    bundle: &str,
    target: &Destination,
) -> Result<Post, String> {
    let keys = keys(app).await.map_err(|error| error.to_string())?;
    let browser: BrowserKeys = serde_json::from_str(&channel.keys).map_err(|error| error.to_string())?;
    let words = Words::new(&channel.language);
    // One about a table takes the place of the one before about the same table, in the browser too.
    let (url, tag) = match items {
        [item] => (format!("/t/{}", item.table()), item.table().to_owned()),
        _ => ("/".to_owned(), "tables".to_owned()),
    };
    let end = keys.end_token(&channel.id);
    let message = |lines| {
        let (title, body) = (words.title(items), words.body(items, lines));
        json!({ "title": title, "body": body, "url": url, "tag": tag, "end": end, "no_more": words.end() })
            .to_string()
    };
    // Names may be long in bytes: then fewer tables are named.
    let shown = (1..=MOST_SHOWN).rev().map(message).find(|text| text.len() <= push::LONGEST);
    let shown = shown.ok_or("a notice is longer than a push may be")?;
    let body = push::encrypt(&browser, shown.as_bytes()).map_err(|error| error.to_string())?;
    let contact =
        if channel.origin.starts_with("https:") { channel.origin.as_str() } else { "mailto:host@localhost" };
    let now = app.time.now();
    let proof =
        push::authorization(keys, &target.origin(), contact, now).map_err(|error| error.to_string())?;
    let is_urgent = items.iter().any(|item| is_urgent(&item.held));
    let head = vec![
        ("Content-Encoding", "aes128gcm".to_owned()),
        ("Content-Type", "application/octet-stream".to_owned()),
        ("Authorization", proof),
        ("TTL", (longest_wait(items) / SECOND).to_string()),
        ("Urgency", if is_urgent { "high" } else { "normal" }.to_owned()),
        // A second one of the same name takes the place of the first, where that has not arrived.
        ("Topic", bundle.chars().take(32).collect()),
    ];
    Ok(Post { head, body })
}

/// So long a push service keeps it for a browser that is away.
fn longest_wait(items: &[Item]) -> Millis {
    let is_live = |item: &Item| matches!(item.held.summary.pace, Pace::RealTime { .. });
    if items.iter().all(is_live) { 10 * MINUTE } else { 24 * HOUR }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_do_not_grow_for_ever() {
        assert_eq!([0, 1, 2].map(pause), [30 * SECOND, 2 * MINUTE, 8 * MINUTE]);
        assert_eq!([9, 90].map(pause), [LONGEST_PAUSE; 2]);
    }

    #[test]
    fn a_dead_address_is_told_from_one_that_is_busy() {
        let of = |status, retry_after| outcome(ChannelForm::Push, HttpAnswer { status, retry_after });
        assert_eq!([201, 204].map(|status| of(status, None)), [Delivery::Taken; 2]);
        assert_eq!([404, 410].map(|status| of(status, None)), [Delivery::Gone; 2]);
        assert_eq!(of(302, None), Delivery::Failed(0));
        assert_eq!(of(429, Some(7)), Delivery::Failed(7_000));
        assert_eq!([401, 403].map(|status| of(status, None)), [Delivery::Failed(0); 2]);
        let chat = |form, status| outcome(form, HttpAnswer { status, retry_after: None });
        assert_eq!(chat(ChannelForm::Telegram, 403), Delivery::Gone, "the bot was blocked");
        assert_eq!(chat(ChannelForm::Discord, 401), Delivery::Gone);
        assert_eq!(chat(ChannelForm::Slack, 403), Delivery::Failed(0));
    }

    #[test]
    fn what_was_sent_before_and_what_is_new_do_not_share_a_name() {
        let notice = |table: &str, bundle: &str| ClaimedNotice {
            id: NoticeId {
                channel: "c".to_owned(),
                kind: NoticeKind::YourTurn,
                table: table.to_owned(),
                cause: 1,
            },
            attempts: 0,
            bundle: bundle.to_owned(),
        };
        assert_eq!(name_of(&[notice("one", "b"), notice("two", "b")]), Some("b"));
        assert_eq!(name_of(&[notice("one", "b"), notice("two", "c")]), None);
    }
}
