//! What the host does about order on the command line: the same as on the page of the moderators.

use std::fmt::Write as _;

use protocol::Millis;
use protocol::rest::{ClubAction, HouseAction, NewAddressBan, SanctionKind};

use crate::admin::{Admin, AdminError};
use crate::house_admin::{deed, refused};
use crate::service::moderation::{addresses, clubs};
use crate::storage::{FOR_GOOD, ModerationWrite, StoreError, StoredHold, Write};

const HOUR: Millis = 3_600 * 1_000;
/// Mutes and bans that are read at once.
const PAGE: u32 = 200;
/// Hidden clubs that are listed at most.
const MOST_CLUBS: u32 = 1_000;

/// A mute or a ban as a line.
fn told_hold(hold: &StoredHold, now: Millis) -> String {
    let StoredHold { sanction, person, given_by_name } = hold;
    let kind = if sanction.kind == SanctionKind::Mute { "mute" } else { "ban" };
    let until = match sanction.until {
        Some(until) => format!("{:>4} h", until.saturating_sub(now).div_ceil(HOUR)),
        None => "for good".to_owned(),
    };
    let name = person.as_ref().map_or("(gone)", |person| &person.name);
    format!("{}  {kind:<4}  {until:<8}  {name}: {} ({given_by_name})\n", sanction.id, sanction.reason)
}

impl Admin {
    /// Nobody new comes in from an address for so many hours.
    pub async fn ban_address(&self, address: &str, hours: u32, reason: &str) -> Result<String, AdminError> {
        let target = addresses::target_of(address).map_err(refused)?;
        let wish = NewAddressBan {
            report: None,
            address: Some(address.to_owned()),
            hours,
            reason: reason.to_owned(),
        };
        let bans = addresses::drawn(&wish, ("", ""), &[target], "", self.now()).map_err(refused)?;
        let mut writes: Vec<Write> =
            bans.into_iter().map(|ban| ModerationWrite::BanAddress { ban }.into()).collect();
        writes.push(deed(
            self.now(),
            HouseAction::BannedAddress,
            ("", ""),
            &format!("{reason} ({hours} h)"),
        )?);
        self.storage().commit(writes).await?;
        self.address_bans().await
    }

    /// From where nobody new comes in at the moment, one a line.
    pub async fn address_bans(&self) -> Result<String, AdminError> {
        let mut list = String::new();
        for ban in self.storage().moderation().address_bans(self.now()).await? {
            let hours = ban.until.saturating_sub(self.now()).div_ceil(3_600_000);
            let about = if ban.about.is_empty() { "an address" } else { &ban.about };
            let _ = writeln!(list, "{}  {hours:>4} h  {about}: {}", ban.id, ban.reason);
        }
        Ok(if list.is_empty() { "people come in from everywhere\n".to_owned() } else { list })
    }

    /// People come in from there again.
    pub async fn lift_address_ban(&self, id: &str) -> Result<String, AdminError> {
        let lift = ModerationWrite::LiftAddress { id: id.to_owned(), at: self.now() };
        let note = deed(self.now(), HouseAction::LiftedAddress, ("", ""), id)?;
        match self.storage().commit(vec![lift.into(), note]).await {
            Err(StoreError::Conflict) => Err(AdminError::Refused(format!("nothing is called {id}"))),
            Err(error) => Err(error.into()),
            Ok(()) => self.address_bans().await,
        }
    }

    /// Mutes and bans that hold, one a line, the last first.
    pub async fn sanctions(&self) -> Result<String, AdminError> {
        let (mut list, now) = (String::new(), self.now());
        let mut after = (FOR_GOOD, String::new());
        loop {
            let page = self.storage().moderation().holding(now, (after.0, &after.1), PAGE).await?;
            for hold in &page {
                list.push_str(&told_hold(hold, now));
            }
            match page.last() {
                Some(last) if page.len() == PAGE as usize => {
                    after = (last.sanction.at, last.sanction.id.clone());
                }
                _ => break,
            }
        }
        Ok(if list.is_empty() { "nobody is muted or banned\n".to_owned() } else { list })
    }

    /// A mute or a ban ends before its time.
    pub async fn lift_sanction(&self, id: &str) -> Result<String, AdminError> {
        let unknown = || AdminError::Refused(format!("no mute or ban that holds is called {id}"));
        let found = self.storage().moderation().sanction(id).await?.ok_or_else(unknown)?;
        if !matches!(found.kind, SanctionKind::Mute | SanctionKind::Ban) {
            return Err(unknown());
        }
        let person = self.storage().moderation().person(&found.person).await?.unwrap_or_default();
        let lift = ModerationWrite::Lift { sanction: found.id, person: found.person.clone(), at: self.now() };
        let note = deed(self.now(), HouseAction::Lifted, (&found.person, &person.name), &found.reason)?;
        match self.storage().commit(vec![lift.into(), note]).await {
            Err(StoreError::Conflict) => Err(unknown()),
            Err(error) => Err(error.into()),
            Ok(()) => self.sanctions().await,
        }
    }

    /// Clubs that are hidden, one a line.
    pub async fn hidden_clubs(&self) -> Result<String, AdminError> {
        let mut list = String::new();
        for club in self.storage().clubs().hidden_clubs(MOST_CLUBS).await? {
            let _ = writeln!(list, "{}  {} members  {}", club.id, club.members, club.name);
        }
        Ok(if list.is_empty() { "no club is hidden\n".to_owned() } else { list })
    }

    /// Hides a club, shows it again, takes its name away, or closes it.
    pub async fn moderate_club(
        &self,
        id: &str,
        action: ClubAction,
        reason: &str,
    ) -> Result<String, AdminError> {
        let unknown =
            || AdminError::Refused(format!("no club is called {id}: the address of its page has it"));
        let club = self.storage().clubs().club(id).await?.ok_or_else(unknown)?;
        let target = (id, club.summary.name.as_str());
        let mut writes = clubs::deeds(action, target, ("", reason), self.now()).map_err(refused)?;
        writes.push(deed(self.now(), clubs::action_of(action), target, reason)?);
        match self.storage().commit(writes).await {
            Err(StoreError::Conflict) => Err(unknown()),
            Err(error) => Err(error.into()),
            Ok(()) => self.hidden_clubs().await,
        }
    }
}
