//! Why something was not done.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// Why something was not done. Nothing has changed by the request that it answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Problem {
    pub key: ProblemKey,
    /// For programmers, in English; people read the text of the key.
    pub detail: String,
    /// With `illegal`: the id of the rule that forbids the move, such as `A-6`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// With `illegal`: which text of the game says why (`refused-<reason>` in the message files).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// What goes into the text: numbers and strings.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(value_type = Object)]
    pub values: BTreeMap<String, Value>,
}

/// The kind of problem. The texts are called `problem-<key>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ProblemKey {
    /// The message cannot be read; `detail` says where and what would be right.
    BadMessage,
    /// The rules do not allow the move; `rule`, `reason` and `values` say why.
    Illegal,
    /// The message was made for an older state of the table. The present one is sent along.
    Stale,
    /// The text is no move of this game.
    BadNotation,
    /// There is no such table, seat, game or moment.
    NotFound,
    /// The sender holds no seat, or not the seat that may do this.
    NotYourSeat,
    /// Only the host of the table may do this.
    NotHost,
    /// A session is needed first.
    NoSession,
    /// An account is needed, and somebody signed in to it.
    NoAccount,
    /// The name, the password, the code, the link or the passkey is not right. Which of them is not said.
    WrongSecret,
    /// The owner of the account must show the password or a passkey once more: `POST /api/account/proof/password`.
    ProofNeeded,
    /// A password that is too easy to guess.
    WeakPassword,
    /// Nothing can be sent to this address; `detail` says why.
    BadAddress,
    /// The name belongs to an account, or could be taken for that of one.
    NameTaken,
    /// Without this nobody could open the account any more.
    LastWay,
    /// Nobody else is a host of the house: another one must be named first.
    LastHost,
    /// Only the host of the house, or somebody whom the host trusts, may do this.
    NotTrusted,
    /// Only those who organise the club may do this.
    NotOrganiser,
    /// This is for members of the club.
    NotMember,
    /// No account has this name.
    NoSuchAccount,
    /// Nobody comes in here without an invitation.
    InvitationNeeded,
    /// A moderator has taken away the right to write for a time: `until` in `values`, in milliseconds.
    Muted,
    /// A moderator has taken away the right to come in, until `until` in `values` or for good: `GET /api/standing` says why.
    Banned,
    /// Those who are new here cannot do this yet, or not so often.
    TooNew,
    /// This person cannot be asked to the table now; why is not said.
    CannotInvite,
    /// Whoever opened the table does not want to play with the sender, or the other way round.
    NotTogether,
    /// The setting is fixed by the file that the server was started with.
    Fixed,
    /// The table does not allow this now: it waits for players, plays, is paused or over.
    NotNow,
    /// The table has been set up without this (hints, chat, …).
    SwitchedOff,
    /// Nobody may take this seat: it is taken.
    SeatTaken,
    /// All seats are taken.
    TableFull,
    /// The move showed something new: it can be taken back only when all agree.
    NeedsAgreement,
    /// The game follows a version of the rules that this server does not play: `follows` and `plays` in `values`.
    OtherRules,
    /// Too much at once. Try again a little later.
    RateLimited,
    /// More than the server holds: too many tables, sockets or guests.
    TooMany,
    /// The request comes from another site.
    ForeignOrigin,
    /// The server is shutting down or cannot store at the moment. Try again.
    Unavailable,
    /// A fault of the server. It has been written to its log.
    Internal,
}

impl Problem {
    pub fn new(key: ProblemKey, detail: impl Into<String>) -> Self {
        Self { key, detail: detail.into(), rule: None, reason: None, values: BTreeMap::new() }
    }
}
