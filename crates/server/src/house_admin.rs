//! What the host does with the house on the command line: the same as on the page of the host.

use std::fmt::Write as _;

use protocol::rest::{HouseAction, HouseRole, HouseSettings, NewInvitation, ServerLoad};
use protocol::{Millis, Problem};
use serde_json::Value;

use crate::admin::{Admin, AdminError};
use crate::house;
use crate::names;
use crate::secret;
use crate::service::house::{invitations, settings, status, team};
use crate::storage::{AccountWrite, ActionRecord, Ceremony, HouseWrite, Write};
use crate::visitors::HERE_FOR;

/// A link of the host works for so long, in milliseconds.
const LINK_LASTS: Millis = 3_600 * 1_000;
const HOUR: Millis = 3_600 * 1_000;
const DAY: Millis = 24 * HOUR;
const MIB: f64 = 1_048_576.0;
/// A server that has not said for so long that it is alive has ended, in milliseconds.
const ALIVE_FOR: Millis = 60_000;
/// Names that are told of those who are here.
const MOST_NAMES: usize = 50;

pub(crate) fn refused(problem: Problem) -> AdminError {
    AdminError::Refused(problem.detail)
}

fn no_chance(error: impl std::fmt::Display) -> AdminError {
    AdminError::Refused(error.to_string())
}

/// How long ago a moment was.
fn ago(now: Millis) -> impl Fn(Millis) -> String {
    move |at| match now.saturating_sub(at) / HOUR {
        0 => "within the last hour".to_owned(),
        hours @ 1..48 => format!("{hours} hours ago"),
        hours => format!("{} days ago", hours / 24),
    }
}

fn told(load: &ServerLoad) -> String {
    let ServerLoad { sockets, tables_in_memory, load, cores, memory } = load;
    let load = load.map_or(String::new(), |load| format!(", load {load:.2} of {cores}"));
    let memory = memory.map_or(String::new(), |bytes| format!(", {:.1} MiB of memory", bytes as f64 / MIB));
    format!("{sockets} connections, {tables_in_memory} tables in memory{load}{memory}")
}

/// A note in the log that the command line did something.
pub(crate) fn deed(
    at: Millis,
    action: HouseAction,
    target: (&str, &str),
    detail: &str,
) -> Result<Write, AdminError> {
    let deed = ActionRecord {
        id: secret::name().map_err(no_chance)?,
        at,
        actor: String::new(),
        actor_name: String::new(),
        action,
        target: target.0.to_owned(),
        target_name: target.1.to_owned(),
        detail: detail.to_owned(),
    };
    Ok(HouseWrite::Note { deed }.into())
}

impl Admin {
    /// What a link ends with that makes whoever opens it, signed in to an account, a host; it works once.
    pub async fn host_link(&self) -> Result<String, AdminError> {
        let token = secret::token().map_err(no_chance)?;
        let ceremony = Ceremony {
            kind: team::HOST_LINK.to_owned(),
            session: String::new(),
            body: String::new(),
            expires_at: self.now() + LINK_LASTS,
        };
        let write = AccountWrite::BeginCeremony { secret: secret::hash(&token), ceremony };
        self.storage().commit(vec![write.into()]).await?;
        Ok(format!("/host#claim={token}"))
    }

    /// Somebody with an account has this role from now on, or none.
    pub async fn set_role(&self, name: &str, role: Option<HouseRole>) -> Result<String, AdminError> {
        let found = self.storage().accounts().account_like(&names::likenesses(name)).await?;
        let account = found.ok_or_else(|| AdminError::Refused(format!("no account is called {name}")))?;
        let (action, told) = match role {
            Some(HouseRole::Host) => (HouseAction::NamedHost, "is a host now"),
            Some(HouseRole::Moderator) => (HouseAction::NamedModerator, "is a moderator now"),
            None => (HouseAction::Dismissed, "is neither host nor moderator"),
        };
        let write = HouseWrite::Role { account: account.id.clone(), role, at: self.now() };
        let note = deed(self.now(), action, (&account.id, &account.name), "")?;
        self.storage().commit(vec![write.into(), note]).await?;
        Ok(format!("{} {told}\n", account.name))
    }

    /// Hosts and moderators, one a line.
    pub async fn team(&self) -> Result<String, AdminError> {
        let mut list = String::new();
        for member in self.storage().house().team().await? {
            let role = match member.role {
                HouseRole::Host => "host",
                HouseRole::Moderator => "moderator",
            };
            let _ = writeln!(list, "{role:<10} {}", member.name);
        }
        Ok(list)
    }

    /// The settings that were changed, one a line, as JSON.
    pub async fn house(&self) -> Result<String, AdminError> {
        let mut list = String::new();
        for (name, value) in house::read(self.storage().house().settings().await?) {
            let _ = writeln!(list, "{name} = {value}");
        }
        Ok(if list.is_empty() { "nothing is set: everything is as usual\n".to_owned() } else { list })
    }

    /// Sets one of them: a word, a number, `true` or `false`, or JSON. `usual` sets it back.
    pub async fn set_house(&self, name: &str, value: &str) -> Result<String, AdminError> {
        let parsed = |value: Value| {
            let alone = serde_json::Map::from_iter([(name.to_owned(), value)]);
            serde_json::from_value::<HouseSettings>(alone.into())
        };
        let as_text = || parsed(Value::String(value.to_owned()));
        let wish = match serde_json::from_str::<Value>(value).ok() {
            _ if value == "usual" => HouseSettings::default(),
            Some(value) => parsed(value).or_else(|_| as_text()).map_err(no_chance)?,
            None => as_text().map_err(no_chance)?,
        };
        let wish = settings::checked(wish).map_err(refused)?;
        let kept = house::values(&wish).get(name).map(Value::to_string);
        let write = HouseWrite::Setting { name: name.to_owned(), value: kept, at: self.now() };
        self.storage()
            .commit(vec![write.into(), deed(self.now(), HouseAction::Changed, ("", ""), name)?])
            .await?;
        self.house().await
    }

    /// Who is here, what there is to do at each server, and what is stored.
    pub async fn status(&self) -> Result<String, AdminError> {
        let (house, now) = (self.storage().house(), self.now());
        let mut here = house.people_here(now.saturating_sub(HERE_FOR), &[]).await?;
        here.sort();
        let named: Vec<&str> =
            here.iter().map(String::as_str).filter(|name| !name.is_empty()).take(MOST_NAMES).collect();
        let named = if named.is_empty() { String::new() } else { format!(": {}", named.join(", ")) };
        let counts = house.counts().await?;
        let settings = house.settings().await?;
        let backup = settings.iter().find(|(name, _)| name == status::BACKUP_AT);
        let backup = backup.and_then(|(_, at)| at.parse().ok()).map_or("never".to_owned(), ago(now));
        let mut list = String::new();
        let _ = writeln!(list, "here         {} people{named}", here.len());
        let _ = writeln!(list, "known        {} accounts, {} guests", counts.accounts, counts.guests);
        let (waiting, playing, ended) = (counts.waiting, counts.playing, counts.ended);
        let _ = writeln!(list, "tables       {waiting} wait, {playing} are played at, {ended} are over");
        let _ = writeln!(list, "stored       {:.1} MiB", self.storage().size().await? as f64 / MIB);
        let _ = writeln!(list, "last backup  {backup}");
        let loads = house.loads(now.saturating_sub(ALIVE_FOR)).await?;
        for load in loads.iter().filter_map(|(_, load)| serde_json::from_str(load).ok()) {
            let _ = writeln!(list, "server       {}", told(&load));
        }
        Ok(list)
    }

    /// What a link ends with that lets so many people in for so many days.
    pub async fn invite(&self, note: &str, uses: u32, days: u32) -> Result<String, AdminError> {
        let wish = NewInvitation { note: note.to_owned(), uses, days };
        let (token, invitation) = invitations::drawn(&wish, "", self.now()).map_err(refused)?;
        let note = deed(self.now(), HouseAction::Invited, ("", ""), &invitation.note)?;
        self.storage().commit(vec![HouseWrite::Invite { invitation }.into(), note]).await?;
        Ok(format!("/#invitation={token}"))
    }

    /// Invitations by which somebody can still come in, one a line.
    pub async fn invitations(&self) -> Result<String, AdminError> {
        let mut list = String::new();
        for one in invitations::stored(self.storage(), self.now()).await? {
            let days = one.expires_at.saturating_sub(self.now()).div_ceil(DAY);
            let _ = writeln!(list, "{}  for {} people, {days} days  {}", one.id, one.uses_left, one.note);
        }
        Ok(if list.is_empty() { "there are no invitations\n".to_owned() } else { list })
    }

    /// Nobody comes in by it any more.
    pub async fn end_invitation(&self, id: &str) -> Result<String, AdminError> {
        let known = invitations::stored(self.storage(), self.now()).await?;
        let Some(invitation) = known.into_iter().find(|one| one.id == id) else {
            return Err(AdminError::Refused(format!("no invitation is called {id}")));
        };
        let write = HouseWrite::EndInvitation { id: invitation.id };
        let note = deed(self.now(), HouseAction::EndedInvitation, ("", ""), &invitation.note)?;
        self.storage().commit(vec![write.into(), note]).await?;
        self.invitations().await
    }

    /// Notes that a backup was made, for the page of the host.
    pub(crate) async fn note_backup(&self) -> Result<(), AdminError> {
        let (name, at) = (status::BACKUP_AT.to_owned(), self.now());
        let write = HouseWrite::Setting { name, value: Some(at.to_string()), at };
        Ok(self.storage().commit(vec![write.into()]).await?)
    }
}
