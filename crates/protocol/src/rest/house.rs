//! The house: what its host sets, and what its host sees.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Millis;

/// Answer of `GET /api/house`: what everybody may know of the place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct House {
    /// What the host calls it; empty when it has no name of its own.
    pub name: String,
    /// The words of the host, by language.
    pub words: BTreeMap<String, String>,
    pub access: HouseAccess,
    /// Whether whoever asks is in, or may come in without an invitation.
    pub may_enter: bool,
    /// What whoever asks may do beyond playing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<HouseRole>,
    /// For hosts and moderators: reports that wait for an answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reports: Option<u32>,
}

/// Who may come in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HouseAccess {
    /// Everybody.
    #[default]
    Open,
    /// Whoever has an invitation, an account or a link to a seat.
    Invitation,
}

/// Whom the host trusts.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum HouseRole {
    /// Sees reports and answers them.
    Moderator,
    /// Does everything.
    Host,
}

/// What can be set: on the page of the host, by `tertulia admin house` and in the file of `serve --house`. In a change, and in the file,
/// what is left out stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HouseSettings {
    /// At most 60 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 60)]
    pub name: Option<String>,
    /// By language (`en`, `de`, `nl`, `es`), at most 1,000 characters each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<BTreeMap<String, String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub access: Option<HouseAccess>,
    /// Whether players are sent notices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notices: Option<bool>,
    /// New guests a minute, of all together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sessions_per_minute: Option<u32>,
    /// New accounts an hour, of one address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accounts_per_hour: Option<u32>,
    /// New tables a minute, of one guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tables_per_minute: Option<u32>,
    /// Tables that wait for players, of one guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting_tables: Option<u32>,
    /// Tables that are not over, of one guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open_tables: Option<u32>,
    /// For so many days somebody is new here: fewer tables at once, and no links in the chat. 0: nobody is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub newcomer_days: Option<u32>,
    /// How many days off a player may take in a year, 0 to 365: they stop clocks that have days (docs/holidays.md).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holiday_days: Option<u32>,
}

/// Answer of `GET` and `PUT /api/host/settings`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct HouseSettingsInfo {
    /// All of them, as they hold now.
    pub settings: HouseSettings,
    /// Those that the file of `serve --house` sets: they cannot be changed here.
    pub fixed: Vec<String>,
}

/// Body of `POST /api/host/claim`: the secret of a link that `tertulia admin host-link` printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimHost {
    pub token: String,
}

/// Body of `POST /api/host/invitations`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewInvitation {
    /// For whom it is, for the host's own list.
    #[serde(default)]
    #[schema(max_length = 100)]
    pub note: String,
    /// So many people may come in by it; 1 to 1,000.
    pub uses: u32,
    /// For so many days; 1 to 366.
    pub days: u32,
}

/// Answer of `POST /api/host/invitations`. Nobody can read the secret again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct MadeInvitation {
    /// What the link ends with: `/#invitation=TOKEN`.
    pub token: String,
    pub invitation: InvitationInfo,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct InvitationInfo {
    pub id: String,
    pub note: String,
    pub made_at: Millis,
    pub expires_at: Millis,
    pub uses_left: u64,
}

/// Answer of `GET /api/host/invitations`, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Invitations {
    pub invitations: Vec<InvitationInfo>,
}

/// Body of `PUT /api/host/team`: somebody with an account has a role from now on, or none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetRole {
    /// The name of the account.
    #[schema(max_length = 40)]
    pub name: String,
    #[serde(default)]
    pub role: Option<HouseRole>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct TeamMember {
    pub id: String,
    pub name: String,
    pub role: HouseRole,
    pub since: Millis,
}

/// Answer of `GET` and `PUT /api/host/team`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Team {
    pub members: Vec<TeamMember>,
}

/// Answer of `GET /api/host/status`: how the house is at this moment.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct HostStatus {
    /// The servers that work with the same data, the one that answers first.
    pub servers: Vec<ServerLoad>,
    /// How many people have a page open, at whichever server.
    pub people_here: u64,
    /// The names of those among them; at most 200.
    pub here: Vec<String>,
    /// Connections to tables, of all servers; people who look on without a session are among them.
    pub sockets: u64,
    /// Guests and accounts of all servers.
    pub guests: u64,
    pub accounts: u64,
    pub waiting_tables: u64,
    pub playing_tables: u64,
    pub ended_tables: u64,
    /// Tables in memory, of all servers.
    pub tables_in_memory: u64,
    /// Bytes of the data.
    pub stored: u64,
    /// Bytes that are free where the data is, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub free: Option<u64>,
    /// When `tertulia admin backup` last made a backup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub backup_at: Option<Millis>,
    /// Why the server cannot work, or soon will not, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trouble: Option<String>,
}

/// How much one server has to do.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ServerLoad {
    /// Connections to tables.
    pub sockets: u64,
    pub tables_in_memory: u64,
    /// The load of its machine over the last minute, where the system tells; 1 for each core that is busy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub load: Option<f64>,
    pub cores: u64,
    /// Bytes of memory that the process takes, where the system tells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory: Option<u64>,
}

/// Answer of `GET /api/host/log`, the last first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct HouseLog {
    pub entries: Vec<HouseLogEntry>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct HouseLogEntry {
    pub at: Millis,
    /// Who did it; empty for the command line.
    pub actor: String,
    pub action: HouseAction,
    /// To whom, where it was done to somebody.
    pub target: String,
    /// The setting, the reason, the new name: as it was written.
    pub detail: String,
}

/// What hosts and moderators do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HouseAction {
    BecameHost,
    NamedHost,
    NamedModerator,
    Dismissed,
    Changed,
    Invited,
    EndedInvitation,
    Warned,
    Muted,
    Renamed,
    Banned,
    Lifted,
    Closed,
    BannedAddress,
    LiftedAddress,
    SettledAppeal,
    HidClub,
    ShowedClub,
    RenamedClub,
    ClosedClub,
}
