//! Accounts: making one, signing in, and what somebody sees of their own.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::Session;
use crate::Millis;

/// Answer of `GET /api/account/ways`: how somebody can sign in here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct SignInWays {
    /// Why passkeys cannot be used under the address that the page was asked by; none when they can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_passkeys: Option<NoPasskeys>,
    /// Whether the server can send a link by mail.
    pub mail: bool,
}

/// Why browsers do not use passkeys here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NoPasskeys {
    /// The page does not come over HTTPS.
    NotSecure,
    /// The page is reached by a number instead of a name.
    NoName,
}

/// Body of `POST /api/account`: whoever has the session gets an account with a password.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    #[schema(max_length = 40)]
    pub name: String,
    #[serde(default)]
    #[schema(max_length = 254)]
    pub email: Option<String>,
    #[schema(max_length = 200)]
    pub password: String,
}

/// Body of `POST /api/account/sign-in/password`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordSignIn {
    /// The name of the account, or its e-mail address.
    pub who: String,
    pub password: String,
}

/// Body of `POST /api/account/sign-in/recovery`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecoverySignIn {
    /// One of the codes, with or without its hyphens.
    pub code: String,
}

/// Body of `POST /api/account/sign-in/mail`: a link goes to the address if an account has it. The answer is the same if none has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailedLink {
    pub email: String,
    /// The language of the mail.
    #[serde(default)]
    pub language: String,
}

/// Body of `POST /api/account/sign-in/link`: the secret of a link that was mailed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LinkSignIn {
    pub token: String,
}

/// Body of `POST /api/account/passkeys/begin`. Whoever has no account yet says how it shall be called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginPasskey {
    #[serde(default)]
    pub name: Option<String>,
}

/// What a browser needs to use or to make a passkey.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct PasskeyChallenge {
    /// Names what was begun: it is sent along when it is finished.
    pub ceremony: String,
    /// The options of `navigator.credentials`, with bytes in base64url.
    #[schema(value_type = Object)]
    pub options: Value,
}

/// What the browser made of a challenge.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FinishPasskey {
    pub ceremony: String,
    /// The credential of the browser, with bytes in base64url.
    #[schema(value_type = Object)]
    pub credential: Value,
}

/// Answer to whoever has signed in. The session is a new one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct SignInResult {
    pub session: Session,
    /// The codes of an account that is new. Nobody can read them again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub recovery_codes: Vec<String>,
}

/// Answer of `GET /api/account`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each tells another thing about the account")]
pub struct AccountInfo {
    pub id: String,
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// Whether somebody opened a link that was sent to the address.
    pub email_proved: bool,
    pub has_password: bool,
    /// Whether another password is chosen by showing the present one: not where this session was just begun by something else.
    #[serde(default)]
    pub asks_old_password: bool,
    pub created_at: Millis,
    /// Others see nothing of the player's games but the name.
    #[serde(default)]
    pub private: bool,
    pub recovery_codes_left: u64,
    pub passkeys: Vec<PasskeyInfo>,
    /// The last used first.
    pub sessions: Vec<SessionInfo>,
}

/// A passkey, as its owner is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct PasskeyInfo {
    pub id: String,
    /// The browser and the system where it was made.
    pub device: String,
    pub created_at: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used_at: Option<Millis>,
}

/// A session, as its owner is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct SessionInfo {
    pub id: String,
    /// The browser and the system.
    pub device: String,
    pub way: SignInWay,
    pub created_at: Millis,
    /// Within a day.
    pub seen_at: Millis,
    /// The session that asks.
    pub own: bool,
}

/// How a session began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SignInWay {
    Guest,
    Passkey,
    Password,
    Mail,
    Recovery,
}

/// Body of `PUT /api/account/password`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// The present one, where there is one and it is asked for (`asks_old_password`).
    #[serde(default)]
    pub old: Option<String>,
    #[schema(max_length = 200)]
    pub new: String,
}

/// Body of `PUT /api/account/email`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeEmail {
    /// None: the account has no address.
    #[serde(default)]
    #[schema(max_length = 254)]
    pub email: Option<String>,
    /// The language of the mail that asks for a proof.
    #[serde(default)]
    pub language: String,
}

/// Body of `PUT /api/account/name`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeName {
    #[schema(max_length = 40)]
    pub name: String,
}

/// Answer of `POST /api/account/recovery-codes`. The codes before are worth nothing any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct RecoveryCodes {
    pub codes: Vec<String>,
}

/// Body of `POST /api/account/proof/password`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProvePassword {
    /// The present password.
    pub password: String,
}

/// Body of `POST /api/account/delete`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeleteAccount {
    /// The name of the account, to show that it is meant.
    pub name: String,
}
