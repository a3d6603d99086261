//! What moderators do about clubs: strangers read their names and words, and their organisers may be those who wrote them.

use protocol::rest::{
    ClubAction, ClubRole, HiddenClubs, HouseAction, HouseRole, ModerateClub, ModeratorAction,
};
use protocol::{Millis, ProblemKey};

use super::answers::{first_or_dismissed, logged, numbered, word};
use super::checked_text;
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::service::house::{act, trusted};
use crate::storage::{ClubWrite, ModerationWrite, Write};

const LONGEST_REASON: usize = 500;
/// Hidden clubs that are told at most.
const MOST_HIDDEN: u32 = 100;

/// Whoever organises a club does not judge it.
pub(super) async fn may_judge(app: &App, principal: &Principal, club: &str) -> Result<bool> {
    let members = app.storage.clubs().club_members(club).await.map_err(unavailable)?;
    let organises = members.iter().any(|one| one.role == ClubRole::Organiser && principal.is(&one.guest));
    Ok(!organises)
}

/// Clubs that are hidden.
pub(crate) async fn hidden(app: &App, principal: &Principal) -> Result<HiddenClubs> {
    trusted(app, principal, HouseRole::Moderator).await?;
    let clubs = app.storage.clubs().hidden_clubs(MOST_HIDDEN).await.map_err(unavailable)?;
    Ok(HiddenClubs { clubs })
}

/// Does something about a club. Whatever was reported of it is answered by that.
pub(crate) async fn moderate(
    app: &App,
    principal: &Principal,
    club: &str,
    wish: ModerateClub,
) -> Result<HiddenClubs> {
    let moderator = trusted(app, principal, HouseRole::Moderator).await?;
    let reason = checked_text(&wish.reason, LONGEST_REASON)?;
    if reason.is_empty() {
        return refuse(ProblemKey::BadMessage, "the host reads why in the log: give a reason");
    }
    let Some(stored) = app.storage.clubs().club(club).await.map_err(unavailable)? else {
        return refuse(ProblemKey::NotFound, "there is no such club");
    };
    if !may_judge(app, principal, club).await? {
        return refuse(ProblemKey::NotTrusted, "you organise this club: somebody else has to do it");
    }
    let name = stored.summary.name;
    let writes = deeds(wish.action, (club, &name), (&moderator.id, &reason), app.time.now())?;
    let what = (action_of(wish.action), (club, name.as_str()), reason.as_str());
    let done = act(app, (moderator, HouseRole::Moderator), writes, what).await;
    first_or_dismissed(app, principal, done).await?;
    hidden(app, principal).await
}

/// What is written of it, beside the log.
pub(crate) fn deeds(
    action: ClubAction,
    (club, name): (&str, &str),
    (by, reason): (&str, &str),
    at: Millis,
) -> Result<Vec<Write>> {
    let club = club.to_owned();
    let deed = match action {
        ClubAction::Hide => ClubWrite::Hide { club: club.clone(), is_hidden: true },
        ClubAction::Show => ClubWrite::Hide { club: club.clone(), is_hidden: false },
        ClubAction::Close => ClubWrite::Close { club: club.clone() },
        ClubAction::Rename => {
            let plain = numbered("Club").map_err(internal)?;
            ClubWrite::TakeName { club: club.clone(), taken: name.to_owned(), name: plain }
        }
    };
    let mut writes = vec![deed.into()];
    if let Some(answer) = answer(action) {
        let (by, reason) = (by.to_owned(), reason.to_owned());
        writes.push(
            ModerationWrite::AnswerOfClub { club, action: word(answer).to_owned(), by, reason, at }.into(),
        );
    }
    Ok(writes)
}

/// What open reports are answered with: that a club is found again answers none.
const fn answer(action: ClubAction) -> Option<ModeratorAction> {
    match action {
        ClubAction::Hide => Some(ModeratorAction::HideClub),
        ClubAction::Rename => Some(ModeratorAction::RenameClub),
        ClubAction::Close => Some(ModeratorAction::CloseClub),
        ClubAction::Show => None,
    }
}

/// What the log calls it.
pub(crate) const fn action_of(action: ClubAction) -> HouseAction {
    match answer(action) {
        Some(answer) => logged(answer),
        None => HouseAction::ShowedClub,
    }
}
