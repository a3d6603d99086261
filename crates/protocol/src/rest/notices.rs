//! Notices: where somebody is told that a table waits for them, of what, and when not.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Millis;

/// What somebody is told.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum NoticeKind {
    /// The table waits for a move.
    YourTurn,
    /// The game has begun.
    GameStarts,
    /// A seat is kept for the player at a table that has not begun.
    Invited,
    /// Little time is left for a move that has days.
    TimeShort,
}

impl NoticeKind {
    pub const ALL: [Self; 4] = [Self::YourTurn, Self::GameStarts, Self::Invited, Self::TimeShort];

    /// As on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::YourTurn => "your-turn",
            Self::GameStarts => "game-starts",
            Self::Invited => "invited",
            Self::TimeShort => "time-short",
        }
    }
}

/// How a notice goes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChannelForm {
    /// To a browser, by its push service.
    Push,
    /// To the address that the account has proved.
    Mail,
    /// To a program, as signed JSON (docs/notices.md).
    Webhook,
    Discord,
    Slack,
    /// To a bridge of Matrix that takes `text` and `html`.
    Matrix,
    /// To the bot interface of Telegram: the address names the chat.
    Telegram,
}

impl ChannelForm {
    /// Whether others read along where it goes.
    pub const fn is_chat(self) -> bool {
        matches!(self, Self::Discord | Self::Slack | Self::Matrix | Self::Telegram)
    }

    /// As on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Push => "push",
            Self::Mail => "mail",
            Self::Webhook => "webhook",
            Self::Discord => "discord",
            Self::Slack => "slack",
            Self::Matrix => "matrix",
            Self::Telegram => "telegram",
        }
    }
}

/// Answer of `GET /api/notices`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct NoticeSettings {
    pub channels: Vec<ChannelInfo>,
    pub hours: NoticeHours,
    /// Whether the house sends notices at all, as its host wants it.
    pub house_sends: bool,
    /// The public key that a browser subscribes with, in base64url.
    pub push_key: String,
    /// The address that mails can go to: that of an account that has proved it, where the server sends mail.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mail: Option<String>,
}

/// One way by which somebody is told. What it is reached with is not shown again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ChannelInfo {
    pub id: String,
    pub form: ChannelForm,
    /// The host that it goes to, or the device.
    pub label: String,
    pub kinds: Vec<NoticeKind>,
    pub created_at: Millis,
    /// Since when nothing could be delivered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failing_since: Option<Millis>,
    /// When the link in a notice ended it, whoever followed that. Nothing is sent there until its owner wants it again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended_at: Option<Millis>,
    /// Whether it goes to the browser that asks: the hash of its address, to compare with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fingerprint: Option<String>,
}

/// When somebody is told nothing, and how early that time runs short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NoticeHours {
    /// A name such as `Europe/Madrid`.
    #[schema(max_length = 60)]
    pub time_zone: String,
    /// Minutes after midnight at which the quiet hours begin and end; none when they are the same.
    #[schema(maximum = 1_439)]
    #[schemars(range(max = 1_439))]
    pub quiet_from: u16,
    #[schema(maximum = 1_439)]
    #[schemars(range(max = 1_439))]
    pub quiet_until: u16,
    /// So many hours before the time of a move runs out.
    #[schema(minimum = 1, maximum = 72)]
    #[schemars(range(min = 1, max = 72))]
    pub remind_hours: u16,
}

impl Default for NoticeHours {
    fn default() -> Self {
        Self { time_zone: "UTC".to_owned(), quiet_from: 0, quiet_until: 0, remind_hours: 12 }
    }
}

/// Body of `POST /api/notices/channels`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewChannel {
    pub form: ChannelForm,
    /// The address that it is sent to. Mail goes to that of the account, whatever stands here.
    #[serde(default)]
    #[schema(max_length = 1_000)]
    pub address: String,
    /// For push: the public key of the browser, in base64url.
    #[serde(default)]
    pub p256dh: String,
    /// For push: the secret that the browser shares, in base64url.
    #[serde(default)]
    pub auth: String,
    pub kinds: Vec<NoticeKind>,
    /// The language that is spoken.
    #[serde(default)]
    pub language: String,
}

/// Body of `PUT /api/notices/push`: the browser is reached in another way than before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RenewPush {
    #[schema(max_length = 1_000)]
    pub address: String,
    /// The public key of the browser, in base64url.
    pub p256dh: String,
    /// The secret that the browser shares, in base64url.
    pub auth: String,
}

/// Answer of `POST /api/notices/channels`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct OpenedChannel {
    pub id: String,
    /// For a webhook: what its messages are signed with. It is shown this once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// Body of `PUT /api/notices/channels/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeChannel {
    pub kinds: Vec<NoticeKind>,
    /// The language that is spoken.
    #[serde(default)]
    pub language: String,
}

/// Answer of `POST /api/notices/link`: what the link of a notice would end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct LinkedNotices {
    /// How they go out. Absent when nothing comes by this link any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form: Option<ChannelForm>,
}

/// Body of `POST /api/notices/end` and of `POST /api/notices/link`: what stands in the link that ends notices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EndNotices {
    pub token: String,
}
