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
use tokio::time::timeout;

use super::address::Destination;
use super::client::{HttpAnswer, Post};
use super::facts::is_urgent;
use super::judge::{NoticeItem, NoticeReader, defer, holiday_of, items, judge_all};
use super::keys::keys;
use super::mail::NoticeMail;
use super::picture::picture;
use super::push::{self, BrowserKeys};
use super::quiet::quiet_until;
use super::webhook::{WebhookKeys, WebhookMessage};
use super::words::{Item, Words};
use crate::app::App;
use crate::mailer;
use crate::secret;
use crate::storage::{Channel, NoticeWrite, StoreError};

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;
const HOUR: Millis = 60 * MINUTE;
/// So long nobody else sends what was claimed: longer than an attempt takes and than it takes to note what came of it.
const CLAIM: Millis = MINUTE;
/// So long an attempt may take, whatever the other side does.
const SLOWEST_ATTEMPT: Duration = Duration::from_secs(45);
const _: () = assert!(mailer::SLOWEST.as_secs() < SLOWEST_ATTEMPT.as_secs());
const _: () = assert!(SLOWEST_ATTEMPT.as_millis() as Millis + 10 * SECOND < CLAIM);
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
    let (told, others) = together(judge_all(app, reader, claimed, &claim, now).await?);
    if !others.is_empty() {
        let later = others.iter().map(|(one, _)| defer(&one.id, &claim, now)).collect();
        app.storage.commit(later).await?;
    }
    let items = items(&told);
    if items.is_empty() {
        return Ok(());
    }
    if let Some(due_at) = wait(&channel, &hours, &items, now) {
        return app.storage.commit(vec![NoticeWrite::Postpone { claim, due_at }.into()]).await;
    }
    let bundle = told.first().and_then(|(one, _)| one.bundle.clone()).unwrap_or_else(|| claim.clone());
    let until = app.time.now() + CLAIM;
    let name = NoticeWrite::Name { claim: claim.clone(), bundle: bundle.clone(), until };
    app.storage.commit(vec![name.into()]).await?;
    // A node that was stopped meanwhile finds that another has taken it over.
    if app.storage.notices().claimed(&claim).await?.len() < told.len() {
        return Ok(());
    }
    let outcome = outcome_of(app, &channel, &items, &bundle).await;
    let attempts = told.iter().map(|(one, _)| one.attempts).max().unwrap_or(0) + 1;
    note(app, to_note(&channel, claim, outcome, attempts, app.time.now())).await
}

/// What goes out as one, and what is left for another time: what was tried before is sent again as it was, under the name that it had. It may have
/// arrived, and under another name, or with something that has come since, nobody could tell.
fn together(mut told: Vec<NoticeItem>) -> (Vec<NoticeItem>, Vec<NoticeItem>) {
    let bundle = told.first().and_then(|(one, _)| one.bundle.clone());
    let others = told.extract_if(.., |(one, _)| one.bundle != bundle).collect();
    (told, others)
}

/// Notes what came of it, however often that fails: what was sent and is not noted would be sent again. Each of these writes counts once.
async fn note(app: &App, write: NoticeWrite) -> Result<(), StoreError> {
    let mut pause = FIRST_NOTE;
    loop {
        match app.storage.commit(vec![write.clone().into()]).await {
            Err(error @ (StoreError::Database(_) | StoreError::Busy))
                if !app.signals.deliveries.is_over() =>
            {
                tracing::warn!(%error, "what came of a notice is noted later");
            }
            done => return done,
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(LONGEST_NOTE);
    }
}

/// Until when it is not told, if it is not told now.
fn wait(channel: &Channel, hours: &NoticeHours, items: &[Item], now: Millis) -> Option<Millis> {
    let rests_until = channel.last_sent_at + REST;
    let may_rest = !items.iter().any(|item| is_urgent(&item.held) || item.kind == NoticeKind::TimeShort);
    quiet_until(hours, now).or_else(|| (may_rest && now < rests_until).then_some(rests_until))
}

/// Sends it, within the time for which it is claimed.
async fn outcome_of(app: &App, channel: &Channel, items: &[Item], bundle: &str) -> Delivery {
    let sending = timeout(SLOWEST_ATTEMPT, attempt(app, channel, items, bundle)).await;
    let outcome = sending.unwrap_or_else(|_| Err(format!("not sent within {SLOWEST_ATTEMPT:?}")));
    outcome.unwrap_or_else(|reason| {
        let form = channel.form.name();
        tracing::info!(channel = channel.id, form, reason, "a notice was not delivered");
        Delivery::Failed(0)
    })
}

/// What is to be noted after so many attempts.
fn to_note(channel: &Channel, claim: String, outcome: Delivery, attempts: u64, at: Millis) -> NoticeWrite {
    let (id, address) = (channel.id.clone(), channel.address.clone());
    match outcome {
        Delivery::Taken => NoticeWrite::Sent { channel: id, claim, at },
        Delivery::Gone => NoticeWrite::DropChannel { id, address, at },
        Delivery::Failed(_) if is_dead(channel, attempts, at) => NoticeWrite::DropChannel { id, address, at },
        Delivery::Failed(asked) => {
            let due_at = at + pause(attempts - 1).max(asked.min(LONGEST_PAUSE));
            NoticeWrite::Retry { channel: id, address, claim, due_at, at, most: MOST_ATTEMPTS }
        }
    }
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
    use crate::storage::{ClaimedNotice, HeldTable, NoticeId};

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

    fn told(table: &str, bundle: Option<&str>) -> NoticeItem {
        let summary = serde_json::from_value(json!({
            "id": table, "game": "toledo", "state": "playing", "pace": "unlimited", "seats": [],
            "turn_of": [], "moves": 0, "opened_at": 0, "changed_at": 0,
        }));
        let (kind, table) = (NoticeKind::YourTurn, table.to_owned());
        let id = NoticeId { channel: "c".to_owned(), kind, table, cause: 1 };
        let held = HeldTable {
            seat: Some(0),
            summary: summary.unwrap(),
            invited_at: None,
            is_listed: false,
            is_rematch: false,
            is_host: false,
        };
        (ClaimedNotice { id, attempts: 0, bundle: bundle.map(str::to_owned) }, Item { kind, held })
    }

    #[test]
    fn what_was_tried_before_goes_out_as_it_was_and_what_is_new_by_itself() {
        let tables =
            |told: &[NoticeItem]| told.iter().map(|(one, _)| one.id.table.clone()).collect::<Vec<_>>();
        let mixed = vec![told("a", Some("b")), told("new", None), told("c", Some("b")), told("d", Some("e"))];
        let (now, later) = together(mixed);
        assert_eq!(
            (tables(&now), tables(&later)),
            (vec!["a".to_owned(), "c".to_owned()], vec!["new".to_owned(), "d".to_owned()])
        );
        let (now, later) = together(later);
        assert_eq!((tables(&now), tables(&later)), (vec!["new".to_owned()], vec!["d".to_owned()]));
    }
}
