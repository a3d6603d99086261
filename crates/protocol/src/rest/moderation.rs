//! Order in the house: what is reported, what moderators answer, and what the person hears of it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ClubSummary;
use crate::table::TableState;
use crate::{Millis, SeatNumber};

/// Body of `POST /api/reports`. Who is meant is said as in `PersonRef`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    pub kind: ReportKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// With `seat` or `line`; with `player` the table that it happened at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatNumber>,
    /// The number of the line of chat: with the kind `line`, and only then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    /// With `member`; alone with the kind `club`, and only then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub visitor: Option<String>,
    /// What moderators should know; at most 500 characters.
    #[serde(default)]
    #[schema(max_length = 500)]
    pub note: String,
}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ReportKind {
    /// A line of chat.
    Line,
    /// What somebody calls themselves.
    Name,
    /// How somebody behaves.
    Conduct,
    /// The name or the words of a club.
    Club,
}

/// Answer of `GET /api/moderation` and of whatever changes it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ModerationQueue {
    /// Reports that nobody has answered, the oldest first; at most 50.
    pub open: Vec<ReportInfo>,
    /// The last that were answered, the last first; at most 20.
    pub answered: Vec<ReportInfo>,
}

/// A report as a moderator sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ReportInfo {
    pub id: String,
    pub at: Millis,
    pub kind: ReportKind,
    pub note: String,
    /// The name of whoever reports.
    pub reporter: String,
    /// The account of whoever reports, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reporter_player: Option<String>,
    /// Nobody where a club is reported.
    pub person: ReportedPerson,
    /// The club, with the kind `club`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<ReportedClub>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<ReportedTable>,
    /// The chat around it, as far as whoever reports could read it.
    pub lines: Vec<ReportedLine>,
    /// The moderator sits at this table, and sees the chat when the game is over.
    pub withheld: bool,
    /// Whether the moderator may answer: nobody answers a report about themselves, and hosts alone answer those about hosts and moderators.
    pub may_answer: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<ReportAnswer>,
}

/// Somebody who was reported.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ReportedPerson {
    /// What they are called now; empty when they are gone.
    pub name: String,
    /// What they were called when it was reported.
    pub name_then: String,
    /// The account, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// Since when they are here; absent when they are gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Millis>,
    /// All reports about them, this one included.
    pub reports: u32,
    /// What moderators have done to them, the last first.
    pub history: Vec<SanctionInfo>,
}

/// A club that was reported, as it is now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ReportedClub {
    pub id: String,
    /// Empty when there is no such club any more.
    pub name: String,
    /// What it was called when it was reported.
    pub name_then: String,
    pub words: String,
    /// Whether everybody finds it.
    pub listed: bool,
    /// Whether a moderator has hidden it.
    pub hidden: bool,
    pub members: u32,
}

/// Where it happened. Nothing of the game is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ReportedTable {
    pub id: String,
    pub game: String,
    pub state: TableState,
}

/// A line of chat in a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ReportedLine {
    pub at: Millis,
    pub name: String,
    pub text: String,
    /// Whether it is the one that was reported.
    pub reported: bool,
    /// Whether the reported person wrote it.
    pub own: bool,
}

/// What a moderator does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ModeratorAction {
    /// Nothing is wrong.
    Dismiss,
    /// The person has to read it, once.
    Warn,
    /// The person writes nowhere for a time.
    Mute,
    /// The name is taken away, and a plain one given until the person chooses another.
    Rename,
    /// The person may not come in for a time, or for good.
    Ban,
    /// Nobody but its members finds the club: `POST /api/moderation/clubs/{club}`, as for the two that follow.
    HideClub,
    /// The name and the words of the club are taken away.
    RenameClub,
    /// The club is no more.
    CloseClub,
}

/// How a report was answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ReportAnswer {
    pub action: ModeratorAction,
    /// The name of the moderator.
    pub by: String,
    pub at: Millis,
    pub reason: String,
}

/// Body of `POST /api/moderation/reports/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerReport {
    pub action: ModeratorAction,
    /// For how long, with `mute` and `ban`: 1 to 8,784; without it a ban is for good.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hours: Option<u32>,
    /// What the person reads; at most 500 characters, and not empty unless the report is dismissed.
    #[serde(default)]
    #[schema(max_length = 500)]
    pub reason: String,
}

/// What is done to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SanctionKind {
    Warning,
    Mute,
    Rename,
    Ban,
}

/// Something that was done to somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct SanctionInfo {
    pub id: String,
    pub kind: SanctionKind,
    pub reason: String,
    pub at: Millis,
    /// When it ends by itself; absent for good, and for what has no end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Millis>,
    /// Whether it holds now: a mute or a ban that neither has ended nor was lifted.
    pub holds: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lifted_at: Option<Millis>,
}

/// Answer of `GET /api/moderation/sanctions`: mutes and bans that hold, the last first; at most 50.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct HeldSanctions {
    pub sanctions: Vec<HeldSanction>,
    /// Where the list goes on: `?before=`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// A mute or a ban that holds, as moderators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct HeldSanction {
    #[serde(flatten)]
    pub sanction: SanctionInfo,
    /// What the person is called now.
    pub name: String,
    /// The account, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The name of the moderator.
    pub given_by: String,
    /// Whether the moderator may lift it: nobody lifts their own, and hosts alone those of hosts and moderators.
    pub may_lift: bool,
}

/// What a moderator does about a club.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ClubAction {
    /// Nobody but its members finds it, whatever its organisers wish.
    Hide,
    /// Its organisers decide again who finds it.
    Show,
    /// Its name and its words are taken away; organisers choose others.
    Rename,
    /// It is no more. Games go on, and everybody keeps their results.
    Close,
}

/// Body of `POST /api/moderation/clubs/{club}`. Open reports about the club are answered by it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ModerateClub {
    pub action: ClubAction,
    /// Why, for the log of the host; 1 to 500 characters.
    #[schema(max_length = 500)]
    pub reason: String,
}

/// Answer of `GET /api/moderation/clubs`, and of what changes it: clubs that moderators have hidden, the newest first; at most 100.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct HiddenClubs {
    pub clubs: Vec<ClubSummary>,
}

/// Answer of `GET /api/standing`: what moderators have done to whoever asks, as far as it holds or has to be read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Sanctions {
    /// The last first.
    pub sanctions: Vec<OwnSanction>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct OwnSanction {
    #[serde(flatten)]
    pub sanction: SanctionInfo,
    /// It has not been read: `POST /api/standing/confirm`.
    pub unread: bool,
    /// One note can be written to the host about each.
    pub may_appeal: bool,
}

/// Body of `POST /api/standing/appeal`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAppeal {
    pub sanction: String,
    /// 1 to 1,000 characters.
    #[schema(max_length = 1000)]
    pub text: String,
}

/// Answer of `GET /api/host/appeals`: notes to the host that have not been put aside, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Appeals {
    pub appeals: Vec<AppealInfo>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct AppealInfo {
    pub at: Millis,
    /// Who writes.
    pub name: String,
    pub text: String,
    /// What it is about.
    pub sanction: SanctionInfo,
    /// The name of the moderator.
    pub given_by: String,
}

/// From where nobody new comes in for a while. The address itself is not kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct AddressBanInfo {
    pub id: String,
    /// What the person was called because of whom it is; empty where an address was named.
    pub about: String,
    pub reason: String,
    pub at: Millis,
    pub until: Millis,
    /// The name of the moderator; empty: the command line.
    pub given_by: String,
}

/// Answer to `GET /api/moderation/addresses`: those that hold, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct AddressBans {
    pub bans: Vec<AddressBanInfo>,
}

/// Body of `POST /api/moderation/addresses`. It names either a report or an address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAddressBan {
    /// The address is that from which the person came last whom the report is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report: Option<String>,
    /// An address, of version 4 or 6.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// 1 to 720.
    pub hours: u32,
    pub reason: String,
}
