//! Members of a club: coming in by link, going, and who organises.

use protocol::ProblemKey;
use protocol::rest::{ClubInfo, ClubRole, JoinClub, OrganiserLink, SetClubRole};

use super::{ClubVisit, act, check_name, info, must_organise, organise, visit};
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret;
use crate::service::rates;
use crate::storage::{ClubWrite, StoreError, StoredClubMember, Write};

/// Members of a club at most.
const MOST_MEMBERS: u64 = 500;
/// What a token of a link looks like is no longer.
const LONGEST_TOKEN: usize = 64;

/// Becomes a member, with the link of the club.
pub(crate) async fn join(
    app: &App,
    principal: &Principal,
    club: &str,
    wish: JoinClub,
    address: &String,
) -> Result<ClubInfo> {
    let principal = &principal.clone().with_seat_token(&wish.token);
    enter(app, principal, club, &wish.token, address).await?;
    info(app, principal, club).await
}

/// The visit of a member: of whoever is one already, or has the link.
pub(crate) async fn enter(
    app: &App,
    principal: &Principal,
    club: &str,
    token: &str,
    address: &String,
) -> Result<ClubVisit> {
    let guest = principal.guest()?;
    if token.len() > LONGEST_TOKEN || token.contains('\0') {
        return refuse(ProblemKey::WrongSecret, "this link does not lead into the club");
    }
    let before = visit(app, principal, club).await?;
    if before.me.is_some() {
        return Ok(before);
    }
    check_name(&guest.name)?;
    // Tokens cannot be tried out without end.
    rates::table(app, &guest.id, address).await?;
    if before.club.join_token.as_deref() != Some(token) {
        return refuse(ProblemKey::WrongSecret, "this link does not lead into the club");
    }
    let write = ClubWrite::Join {
        club: club.to_owned(),
        token: token.to_owned(),
        member: secret::name().map_err(internal)?,
        guest: guest.id.clone(),
        at: app.time.now(),
        most: MOST_MEMBERS,
    };
    app.storage.commit(vec![write.into()]).await.map_err(unavailable)?;
    let after = visit(app, principal, club).await?;
    if after.me.is_some() {
        return Ok(after);
    }
    refuse(ProblemKey::TooMany, format!("the club has {MOST_MEMBERS} members, or its link has just changed"))
}

/// Is a member no more.
pub(crate) async fn leave(app: &App, principal: &Principal, club: &str) -> Result<()> {
    let visit = visit(app, principal, club).await?;
    let Some(me) = visit.me else {
        return refuse(ProblemKey::NotFound, "you are no member of this club");
    };
    // Without members, and without a link to organise it, nobody could open it any more.
    let is_last = visit.members.len() == 1 && visit.club.organiser.is_none();
    let club = club.to_owned();
    let write = if is_last { ClubWrite::Close { club } } else { ClubWrite::Remove { club, member: me.id } };
    app.storage.commit(vec![write.into()]).await.map_err(unavailable)
}

/// Removes a member. The link that makes members is another one from then on: whoever goes has read the one before.
pub(crate) async fn remove(app: &App, principal: &Principal, club: &str, member: &str) -> Result<ClubInfo> {
    let visit = organise(app, principal, club).await?;
    check_member(&visit, member)?;
    let mut writes = end_known_link(&visit, member);
    let (club, member) = (club.to_owned(), member.to_owned());
    writes.push(ClubWrite::Remove { club: club.clone(), member });
    if visit.club.join_token.is_some() {
        let token = Some(secret::token().map_err(internal)?);
        writes.push(ClubWrite::JoinToken { club: club.clone(), token });
    }
    act(app, principal, &visit, writes).await?;
    info(app, principal, &club).await
}

/// Whoever organised may know the link that organises: it ends with their right, unless it is all that the one who acts has.
fn end_known_link(visit: &ClubVisit, member: &str) -> Vec<ClubWrite> {
    let is_organiser = |one: &StoredClubMember| one.role == ClubRole::Organiser;
    let knows_link = visit.members.iter().any(|one| one.id == member && is_organiser(one));
    let acts_as_member = visit.me.as_ref().is_some_and(|me| me.id != member && is_organiser(me));
    if knows_link && acts_as_member && visit.club.organiser.is_some() {
        vec![ClubWrite::OrganiserLink { club: visit.club.summary.id.clone(), link: None }]
    } else {
        Vec::new()
    }
}

fn check_member(visit: &ClubVisit, member: &str) -> Result<()> {
    if visit.members.iter().any(|one| one.id == member) {
        return Ok(());
    }
    refuse(ProblemKey::NotFound, "the club has no such member")
}

/// Names somebody organiser, or makes a member of one.
pub(crate) async fn set_role(
    app: &App,
    principal: &Principal,
    club: &str,
    member: &str,
    wish: SetClubRole,
) -> Result<ClubInfo> {
    let visit = organise(app, principal, club).await?;
    check_member(&visit, member)?;
    let write = ClubWrite::Role { club: club.to_owned(), member: member.to_owned(), role: wish.role };
    let mut writes = vec![must_organise(principal, &visit), write.into()];
    if wish.role == ClubRole::Member {
        writes.extend(end_known_link(&visit, member).into_iter().map(Write::from));
    }
    match app.storage.commit(writes).await {
        Err(StoreError::Conflict) => {
            return refuse(ProblemKey::NotNow, "somebody has to organise the club: name another first");
        }
        done => done.map_err(unavailable)?,
    }
    info(app, principal, club).await
}

/// Another link that makes members; the one before makes none any more.
pub(crate) async fn renew_invitation(app: &App, principal: &Principal, club: &str) -> Result<ClubInfo> {
    set_invitation(app, principal, club, Some(secret::token().map_err(internal)?)).await
}

/// Nobody comes in until there is another link.
pub(crate) async fn end_invitation(app: &App, principal: &Principal, club: &str) -> Result<ClubInfo> {
    set_invitation(app, principal, club, None).await
}

async fn set_invitation(
    app: &App,
    principal: &Principal,
    club: &str,
    token: Option<String>,
) -> Result<ClubInfo> {
    let visit = organise(app, principal, club).await?;
    act(app, principal, &visit, vec![ClubWrite::JoinToken { club: club.to_owned(), token }]).await?;
    info(app, principal, club).await
}

/// A link whose holder organises the club, with an account or without. The one before holds nothing any more.
pub(crate) async fn make_organiser_link(
    app: &App,
    principal: &Principal,
    club: &str,
) -> Result<OrganiserLink> {
    let visit = organise(app, principal, club).await?;
    let token = secret::token().map_err(internal)?;
    let link = Some(secret::hash(&token));
    act(app, principal, &visit, vec![ClubWrite::OrganiserLink { club: club.to_owned(), link }]).await?;
    Ok(OrganiserLink { token })
}

/// The link holds nothing any more. Only a club with an organiser among its members can do without.
pub(crate) async fn end_organiser_link(app: &App, principal: &Principal, club: &str) -> Result<()> {
    let visit = organise(app, principal, club).await?;
    if !visit.members.iter().any(|member| member.role == ClubRole::Organiser) {
        return refuse(ProblemKey::NotNow, "somebody has to organise the club: name a member first");
    }
    act(app, principal, &visit, vec![ClubWrite::OrganiserLink { club: club.to_owned(), link: None }]).await
}
