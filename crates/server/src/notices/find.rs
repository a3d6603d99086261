//! Finds whom the news of tables concerns, and puts that into the outbox. To find something twice changes nothing.

use protocol::Millis;
use protocol::rest::NoticeKind;

use super::facts::{Fact, facts};
use crate::app::App;
use crate::storage::{ChannelSeat, NoticeId, NoticeWrite, StoreError};

/// Channels that are looked through together.
const ROUND: u32 = 200;
/// What began longer ago is not told any more, in milliseconds: a week. What was sent is remembered for longer.
const OLDEST: Millis = 7 * 24 * 3_600 * 1_000;

/// Looks at the tables of this node at which something has happened.
pub(crate) async fn find_changed(app: &App) -> Result<(), StoreError> {
    let tables = app.signals.take_changed();
    if tables.is_empty() {
        return Ok(());
    }
    let queued = async { queue(app, &app.storage.notices().interested(&tables).await?).await };
    let done = queued.await;
    if done.is_err() {
        app.signals.note_again(tables);
    }
    done
}

/// Looks at the tables of the next channels after this one, whatever any node has or has not told; answers where to go on, or nothing
/// at the end.
pub(crate) async fn find_missed(app: &App, after: &str) -> Result<Option<String>, StoreError> {
    let (found, last) = app.storage.notices().interested_after(after, ROUND).await?;
    queue(app, &found).await?;
    Ok(last)
}

async fn queue(app: &App, found: &[ChannelSeat]) -> Result<(), StoreError> {
    let now = app.time.now();
    let mut new: Vec<(NoticeId, Millis)> = found.iter().flat_map(|one| news(app, one, now)).collect();
    new.retain(|(notice, due_at)| app.signals.may_be_new(notice, *due_at));
    if new.is_empty() {
        return Ok(());
    }
    let queue = |(notice, due_at): &(NoticeId, Millis)| {
        NoticeWrite::Queue { notice: notice.clone(), due_at: *due_at }.into()
    };
    app.storage.commit(new.iter().map(queue).collect()).await?;
    app.signals.note_queued(new);
    Ok(())
}

/// What somebody wants to be told of a table, and when.
fn news(app: &App, interested: &ChannelSeat, now: Millis) -> Vec<(NoticeId, Millis)> {
    let settle = app.config.notices.settle.as_millis() as Millis;
    let is_news = |fact: &Fact| {
        // Whoever asks to be told of turns knows of the one that has begun, but not when its time will run short.
        let is_new = fact.cause >= interested.since || fact.kind == NoticeKind::TimeShort;
        interested.kinds.contains(&fact.kind) && is_new && fact.cause + OLDEST > now
    };
    let found = facts(&interested.held, &interested.hours);
    let notice = |fact: Fact| {
        let (channel, table) = (interested.channel.clone(), interested.held.summary.id.clone());
        (NoticeId { channel, kind: fact.kind, table, cause: fact.cause }, fact.due_at + settle)
    };
    found.into_iter().filter(is_news).map(notice).collect()
}
