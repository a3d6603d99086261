//! Where somebody is told that a table waits for them, of what, and when not.

use protocol::rest::{
    ChangeChannel, ChannelForm, ChannelInfo, LinkedNotices, NewChannel, NoticeHours, NoticeKind,
    NoticeSettings, OpenedChannel, RenewPush,
};
use protocol::{Problem, ProblemKey};

use crate::app::App;
use crate::notices::address::Destination;
use crate::notices::farewell;
use crate::notices::keys::{KeyError, NoticeKeys, keys};
use crate::notices::push::BrowserKeys;
use crate::notices::quiet::is_time_zone;
use crate::notices::webhook::{self, WebhookKeys};
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret;
use crate::storage::{Channel, DroppedPush, NoticeWrite};

/// Ways that one person has at most.
const MOST_CHANNELS: usize = 10;
const LONGEST_ADDRESS: usize = 1_000;
const MINUTES_A_DAY: u16 = 24 * 60;
const MOST_HOURS: u16 = 72;
/// So many bytes of a hash tell the browsers of one person apart.
const FINGERPRINT_BYTES: usize = 8;

async fn server_keys(app: &App) -> Result<&NoticeKeys> {
    keys(app).await.map_err(|error| match error {
        KeyError::Store(error) => unavailable(error),
        KeyError::Broken => internal(error),
    })
}

pub(crate) async fn settings(app: &App, principal: &Principal) -> Result<NoticeSettings> {
    let guest = principal.guest()?;
    let notices = app.storage.notices();
    let channels = notices.channels_of(&guest.id).await.map_err(unavailable)?;
    let hours = notices.notice_hours(&guest.id).await.map_err(unavailable)?.unwrap_or_default();
    let push_key = server_keys(app).await?.push_key();
    let mail = proved_address(app, &guest.id).await?;
    let house_sends = app.house.may_send_notices();
    Ok(NoticeSettings {
        channels: channels.into_iter().map(info).collect(),
        hours,
        house_sends,
        push_key,
        mail,
    })
}

/// What it is reached with stays here: whoever knows the address of a browser or of a chat can write there.
fn info(channel: Channel) -> ChannelInfo {
    let fingerprint = (channel.form == ChannelForm::Push).then(|| fingerprint(&channel.address));
    ChannelInfo {
        id: channel.id,
        form: channel.form,
        label: channel.label,
        kinds: channel.kinds,
        created_at: channel.created_at,
        failing_since: channel.failing_since,
        ended_at: channel.ended.map(|ended| ended.at),
        fingerprint,
    }
}

fn fingerprint(address: &str) -> String {
    let hash = secret::hash(address);
    hex::encode(hash.get(..FINGERPRINT_BYTES).unwrap_or(&hash))
}

pub(crate) async fn set_hours(app: &App, principal: &Principal, hours: NoticeHours) -> Result<()> {
    let guest = principal.guest()?.id.clone();
    let is_time = |minutes: u16| minutes < MINUTES_A_DAY;
    if !is_time(hours.quiet_from) || !is_time(hours.quiet_until) {
        return bad("a day has 1440 minutes");
    }
    if hours.remind_hours == 0 || hours.remind_hours > MOST_HOURS {
        return bad("a reminder comes 1 to 72 hours before");
    }
    if hours.time_zone.len() > 60 || !is_time_zone(&hours.time_zone) {
        return bad("there is no such time zone");
    }
    store(app, NoticeWrite::Hours { guest, hours }).await
}

pub(crate) async fn open(
    app: &App,
    principal: &Principal,
    wish: NewChannel,
    origin: String,
    device: String,
) -> Result<OpenedChannel> {
    let guest = principal.guest()?;
    let known = app.storage.notices().channels_of(&guest.id).await.map_err(unavailable)?;
    let is_again = |known: &Channel| is_same(known, &wish);
    if known.iter().filter(|known| !is_again(known)).count() >= MOST_CHANNELS {
        return refuse(ProblemKey::TooMany, "there are ten ways already");
    }
    let (address, label) = checked_address(app, &guest.id, &wish, device).await?;
    let is_push = wish.form == ChannelForm::Push;
    let secret = match wish.form {
        ChannelForm::Webhook => Some(webhook::new_secret().map_err(internal)?),
        _ => None,
    };
    let now = app.time.now();
    let channel = Channel {
        id: secret::name().map_err(internal)?,
        guest: guest.id.clone(),
        session: principal.session.clone().filter(|_| is_push),
        form: wish.form,
        keys: channel_keys(&wish, secret.clone())?,
        kinds: checked_kinds(wish.kinds),
        language: checked_language(&wish.language),
        origin,
        label,
        address,
        created_at: now,
        since: now,
        last_sent_at: 0,
        failing_since: None,
        ended: None,
    };
    let id = channel.id.clone();
    store(app, NoticeWrite::Channel(channel)).await?;
    app.signals.note_channel();
    Ok(OpenedChannel { id, secret })
}

/// The browser that asks is reached otherwise from now on, and told of the same as before: by the channel of its session, or like the one that was
/// dropped since nothing could be delivered there any more. Whoever has ended notices there is not told again.
pub(crate) async fn renew(app: &App, principal: &Principal, wish: RenewPush) -> Result<()> {
    let guest = principal.guest()?;
    let none = || Problem::new(ProblemKey::NotFound, "this browser is told of nothing");
    let session = principal.session.clone().ok_or_else(none)?;
    let notices = app.storage.notices();
    let known = notices.channels_of(&guest.id).await.map_err(unavailable)?;
    let own = known.into_iter().filter(|one| one.session.as_ref() == Some(&session));
    let own = own.max_by_key(|channel| channel.created_at);
    let dropped = match own {
        Some(_) => None,
        None => notices.dropped_push(&session).await.map_err(unavailable)?,
    };
    let RenewPush { address, p256dh, auth } = wish;
    let (form, kinds, language) = (ChannelForm::Push, Vec::new(), String::new());
    let wish = NewChannel { form, address, p256dh, auth, kinds, language };
    let (address, _) = checked_address(app, &guest.id, &wish, String::new()).await?;
    let keys = channel_keys(&wish, None)?;
    let now = app.time.now();
    let write = match (own, dropped) {
        (Some(own), _) => NoticeWrite::RenewPush { id: own.id, address, keys, at: now },
        (None, Some(DroppedPush { kinds, language, origin, label })) => NoticeWrite::Channel(Channel {
            id: secret::name().map_err(internal)?,
            guest: guest.id.clone(),
            session: Some(session),
            form,
            address,
            keys,
            kinds,
            language,
            origin,
            label,
            created_at: now,
            since: now,
            last_sent_at: 0,
            failing_since: None,
            ended: None,
        }),
        (None, None) => return Err(none()),
    };
    store(app, write).await?;
    app.signals.note_channel();
    Ok(())
}

/// The address that mails can go to: only its owner can have proved it.
async fn proved_address(app: &App, guest: &str) -> Result<Option<String>> {
    if app.mailer.is_none() {
        return Ok(None);
    }
    let account = app.storage.accounts().account(guest).await.map_err(unavailable)?;
    Ok(account.filter(|account| account.email_proved_at.is_some()).and_then(|account| account.email))
}

/// A browser that is named again is the same way, and so is the mail of an account.
fn is_same(known: &Channel, wish: &NewChannel) -> bool {
    known.form == wish.form
        && match wish.form {
            ChannelForm::Push => known.address == wish.address,
            form => form == ChannelForm::Mail,
        }
}

/// The address that it goes to, and what its owner knows it by.
async fn checked_address(
    app: &App,
    guest: &str,
    wish: &NewChannel,
    device: String,
) -> Result<(String, String)> {
    if wish.form == ChannelForm::Mail {
        let address = proved_address(app, guest).await?;
        let none =
            || Problem::new(ProblemKey::BadAddress, "there is no account here that has proved an address");
        let address = address.ok_or_else(none)?;
        return Ok((address.clone(), address));
    }
    if wish.address.len() > LONGEST_ADDRESS {
        return refuse(ProblemKey::BadAddress, "the address is too long");
    }
    let target = Destination::read(&wish.address, app.config.notices.may_be_private);
    let target = target.map_err(|error| Problem::new(ProblemKey::BadAddress, error.to_string()))?;
    if wish.form == ChannelForm::Telegram && webhook::chat_of(&target.uri).is_none() {
        return refuse(ProblemKey::BadAddress, "the address must name the chat: /sendMessage?chat_id=");
    }
    let label = if wish.form == ChannelForm::Push { device } else { target.host };
    Ok((wish.address.clone(), label))
}

fn channel_keys(wish: &NewChannel, secret: Option<String>) -> Result<String> {
    if wish.form == ChannelForm::Push {
        let keys = BrowserKeys { p256dh: wish.p256dh.clone(), auth: wish.auth.clone() };
        keys.check().map_err(|error| Problem::new(ProblemKey::BadMessage, error.to_string()))?;
        return serde_json::to_string(&keys).map_err(internal);
    }
    serde_json::to_string(&WebhookKeys { secret: secret.unwrap_or_default() }).map_err(internal)
}

/// Each once, in one order.
fn checked_kinds(mut kinds: Vec<NoticeKind>) -> Vec<NoticeKind> {
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

fn checked_language(language: &str) -> String {
    language.parse::<texts::Language>().unwrap_or_default().code().to_owned()
}

pub(crate) async fn change(app: &App, principal: &Principal, id: &str, wish: ChangeChannel) -> Result<()> {
    let channel = own(app, principal, id).await?;
    let (kinds, language) = (checked_kinds(wish.kinds), checked_language(&wish.language));
    let at = app.time.now();
    store(app, NoticeWrite::ChangeChannel { guest: channel.guest, id: channel.id, kinds, language, at }).await
}

pub(crate) async fn close(app: &App, principal: &Principal, id: &str) -> Result<()> {
    let channel = own(app, principal, id).await?;
    store(app, NoticeWrite::EndChannel { id: channel.id }).await
}

/// What the link of a notice would end. To ask ends nothing.
pub(crate) async fn linked(app: &App, token: &str) -> Result<LinkedNotices> {
    let open = linked_channel(app, token).await?.filter(|channel| !channel.kinds.is_empty());
    Ok(LinkedNotices { form: open.map(|channel| channel.form) })
}

/// One click ends them: whoever has the link need not be signed in. It says no more than that, whether there was anything to end or not.
/// A chat has the link before the eyes of others, who can end with it what is told in that chat and nothing else. So the way is kept: whoever it
/// belongs to sees what has become of it, and can begin it again.
pub(crate) async fn end(app: &App, token: &str) -> Result<()> {
    let Some(channel) = linked_channel(app, token).await? else { return Ok(()) };
    if matches!(channel.form, ChannelForm::Push | ChannelForm::Mail) {
        return store(app, NoticeWrite::EndChannel { id: channel.id }).await;
    }
    let (id, by) = (channel.id, secret::token().map_err(internal)?);
    store(app, NoticeWrite::EndByLink { id: id.clone(), by: by.clone(), at: app.time.now() }).await?;
    // They are ended, whatever becomes of the last word.
    let known = app.storage.notices().channel(&id).await.ok().flatten();
    let is_ours = |channel: &Channel| channel.ended.as_ref().is_some_and(|ended| ended.by == by);
    if let Some(channel) = known.filter(is_ours) {
        farewell::tell(app, channel);
    }
    Ok(())
}

async fn linked_channel(app: &App, token: &str) -> Result<Option<Channel>> {
    let Some(id) = server_keys(app).await?.ends(token) else {
        return refuse(ProblemKey::WrongSecret, "this is no link of ours");
    };
    app.storage.notices().channel(id).await.map_err(unavailable)
}

/// What a link has ended begins again. The links that others may have kept end nothing any more.
pub(crate) async fn begin_again(app: &App, principal: &Principal, id: &str) -> Result<()> {
    let channel = own(app, principal, id).await?;
    if channel.ended.is_none() {
        return refuse(ProblemKey::NotFound, "no link has ended this way");
    }
    let (new, at) = (secret::name().map_err(internal)?, app.time.now());
    store(app, NoticeWrite::BeginAgain { guest: channel.guest, id: channel.id, new, at }).await?;
    app.signals.note_channel();
    Ok(())
}

/// The page that ends them by this link.
pub(crate) fn end_page(token: &str) -> Result<String> {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '.');
    if token.len() > LONGEST_ADDRESS || !token.chars().all(is_plain) {
        return refuse(ProblemKey::WrongSecret, "this is no link of ours");
    }
    Ok(format!("/notices/end#{token}"))
}

async fn own(app: &App, principal: &Principal, id: &str) -> Result<Channel> {
    let guest = principal.guest()?;
    let channels = app.storage.notices().channels_of(&guest.id).await.map_err(unavailable)?;
    let found = channels.into_iter().find(|channel| channel.id == id);
    found.ok_or_else(|| Problem::new(ProblemKey::NotFound, "there is no such way"))
}

fn bad<T>(detail: &str) -> Result<T> {
    refuse(ProblemKey::BadMessage, detail)
}

async fn store(app: &App, write: NoticeWrite) -> Result<()> {
    app.storage.commit(vec![write.into()]).await.map_err(unavailable)
}
