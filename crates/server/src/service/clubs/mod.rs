//! Clubs: founding one, its page, and who may do what there.
//!
//! - `members`: coming in by link, going, and who organises.
//! - `leaders`: the leaderboard of a club.
//!
//! Rights are looked at twice: here, to say why something is refused, and in the transaction that writes it, so that whoever was
//! dismissed meanwhile does nothing more.

mod leaders;
pub(crate) mod members;

pub(crate) use leaders::leaders;

use protocol::ProblemKey;
use protocol::rest::{
    ClubInfo, ClubList, ClubMember, ClubRole, ClubSummary, ClubWish, EveningLine, TableSummary,
};
use protocol::table::{Sitter, TableState};

use crate::app::App;
use crate::guest_names::{NamedPerson, names_together};
use crate::names;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret;
use crate::service::{people, rates};
use crate::storage::{
    ClubWrite, StoreError, StoredClub, StoredClubMember, StoredEvening, StoredEveningPerson, Write,
};

/// Clubs of which one person is a member at most.
const MOST_CLUBS: u64 = 30;
/// Clubs in a list at most.
const MOST_LISTED: u32 = 100;
const LONGEST_WORDS: usize = 1_000;
const MOST_LANGUAGES: usize = 8;
/// Tables that are not over are looked for among so many last ones.
const TABLES_LOOKED_AT: u32 = 300;
/// Results that the page shows.
const MOST_RESULTS: u32 = 20;
/// Evenings that the page shows.
const MOST_EVENINGS: u32 = 50;

/// A club, and what whoever asks is there.
pub(crate) struct ClubVisit {
    pub(crate) club: StoredClub,
    pub(crate) members: Vec<StoredClubMember>,
    /// The name of each member as all see it: no two look alike, and no guest looks like an account.
    pub(crate) names: Vec<String>,
    /// The member who asks.
    pub(crate) me: Option<StoredClubMember>,
    pub(crate) role: Option<ClubRole>,
}

impl ClubVisit {
    pub(crate) fn is_organiser(&self) -> bool {
        self.role == Some(ClubRole::Organiser)
    }
}

fn unknown<T>() -> Result<T> {
    refuse(ProblemKey::NotFound, "there is no such club, or only its members see it")
}

/// What somebody sees of a club: whoever may not see it learns nothing, not even that there is one.
pub(crate) async fn visit(app: &App, principal: &Principal, club: &str) -> Result<ClubVisit> {
    let clubs = app.storage.clubs();
    let Some(club) = clubs.club(club).await.map_err(unavailable)? else { return unknown() };
    let members = clubs.club_members(&club.summary.id).await.map_err(unavailable)?;
    let me = members.iter().find(|member| principal.is(&member.guest)).cloned();
    let shown = principal.seat_token.as_ref();
    let holds_link = shown.is_some() && club.organiser.as_ref() == shown;
    let role = if holds_link { Some(ClubRole::Organiser) } else { me.as_ref().map(|me| me.role) };
    let is_invited = shown.is_some() && club.join_token.as_deref().map(secret::hash).as_ref() == shown;
    let is_found = club.summary.listed && !club.summary.hidden;
    if role.is_none() && !is_found && !is_invited {
        return unknown();
    }
    let named = members.iter().map(|one| NamedPerson { name: &one.name, has_account: one.account.is_some() });
    let names = names_together(&app.storage, &named.collect::<Vec<_>>()).await?;
    Ok(ClubVisit { club, members, names, me, role })
}

/// The same for organisers alone.
pub(crate) async fn organise(app: &App, principal: &Principal, club: &str) -> Result<ClubVisit> {
    let visit = visit(app, principal, club).await?;
    if visit.is_organiser() { Ok(visit) } else { not_organiser() }
}

fn not_organiser<T>() -> Result<T> {
    refuse(ProblemKey::NotOrganiser, "only those who organise the club may do this")
}

/// What must still hold when something is written by the right of an organiser.
pub(crate) fn must_organise(principal: &Principal, visit: &ClubVisit) -> Write {
    ClubWrite::MustOrganise {
        club: visit.club.summary.id.clone(),
        guest: visit.me.as_ref().map(|me| me.guest.clone()),
        link: principal.seat_token.clone(),
    }
    .into()
}

/// Stores what an organiser does, if they still are one.
async fn act(app: &App, principal: &Principal, visit: &ClubVisit, writes: Vec<ClubWrite>) -> Result<()> {
    let mut all = vec![must_organise(principal, visit)];
    all.extend(writes.into_iter().map(Write::from));
    match app.storage.commit(all).await {
        Err(StoreError::Conflict) => not_organiser(),
        done => done.map_err(unavailable),
    }
}

/// The clubs of whoever asks, and those that everybody may find.
pub(crate) async fn list(app: &App, principal: &Principal) -> Result<ClubList> {
    let clubs = app.storage.clubs();
    let mine = match principal.guest_id() {
        Some(guest) => clubs.clubs_of(guest, MOST_LISTED).await.map_err(unavailable)?,
        None => Vec::new(),
    };
    let is_other = |club: &ClubSummary| !mine.iter().any(|own| own.id == club.id);
    let mut listed = clubs.listed_clubs(MOST_LISTED).await.map_err(unavailable)?;
    listed.retain(is_other);
    listed.sort_by_key(|club| u32::MAX - club.members);
    Ok(ClubList { mine, listed })
}

/// Founds a club. Whoever does so organises it.
pub(crate) async fn found(
    app: &App,
    principal: &Principal,
    wish: ClubWish,
    address: &String,
) -> Result<ClubInfo> {
    let guest = principal.guest()?;
    check_name(&guest.name)?;
    let wish = checked(wish)?;
    rates::table(app, &guest.id, address).await?;
    let club = secret::name().map_err(internal)?;
    let write = ClubWrite::Found {
        club: club.clone(),
        wish,
        join_token: secret::token().map_err(internal)?,
        member: secret::name().map_err(internal)?,
        guest: guest.id.clone(),
        at: app.time.now(),
        most: MOST_CLUBS,
    };
    match app.storage.commit(vec![write.into()]).await {
        Err(StoreError::Conflict) => {
            return refuse(ProblemKey::TooMany, format!("you are in {MOST_CLUBS} clubs: leave one first"));
        }
        done => done.map_err(unavailable)?,
    }
    info(app, principal, &club).await
}

/// Members are known by a name.
pub(crate) fn check_name(name: &str) -> Result<()> {
    if name.is_empty() { refuse(ProblemKey::BadMessage, "a name is needed in a club") } else { Ok(()) }
}

fn checked(wish: ClubWish) -> Result<ClubWish> {
    let name = names::checked(&wish.name)?;
    let words = wish.words.trim().to_owned();
    let is_good = |letter: char| !letter.is_control() || letter == '\n';
    let is_code =
        |code: &String| (2..=3).contains(&code.len()) && code.bytes().all(|byte| byte.is_ascii_lowercase());
    let is_right = !name.is_empty()
        && words.chars().count() <= LONGEST_WORDS
        && words.chars().all(is_good)
        && wish.languages.len() <= MOST_LANGUAGES
        && wish.languages.iter().all(is_code);
    if is_right {
        return Ok(ClubWish { name, words, ..wish });
    }
    let limits = format!(
        "a club has a name, at most {LONGEST_WORDS} characters of words, and at most {MOST_LANGUAGES} languages of 2 or 3 letters"
    );
    refuse(ProblemKey::BadMessage, limits)
}

/// Changes what is told of the club.
pub(crate) async fn change(app: &App, principal: &Principal, club: &str, wish: ClubWish) -> Result<ClubInfo> {
    let visit = organise(app, principal, club).await?;
    let wish = checked(wish)?;
    let taken = app.storage.clubs().taken_names(club).await.map_err(unavailable)?;
    if taken.iter().any(|taken| names::is_alike(taken, &wish.name)) {
        return refuse(ProblemKey::NameTaken, "a moderator has taken this name away");
    }
    act(app, principal, &visit, vec![ClubWrite::Change { club: club.to_owned(), wish }]).await?;
    info(app, principal, club).await
}

/// The club is no more. Games go on, and everybody keeps their results.
pub(crate) async fn close(app: &App, principal: &Principal, club: &str) -> Result<()> {
    let visit = organise(app, principal, club).await?;
    act(app, principal, &visit, vec![ClubWrite::Close { club: club.to_owned() }]).await
}

/// The page of a club.
pub(crate) async fn info(app: &App, principal: &Principal, club: &str) -> Result<ClubInfo> {
    let visit = visit(app, principal, club).await?;
    let clubs = app.storage.clubs();
    let is_inside = visit.role.is_some();
    let mut tables = clubs.club_tables(club, TABLES_LOOKED_AT).await.map_err(unavailable)?;
    tables.retain(|(_, is_listed)| is_inside || *is_listed);
    let has_room = |table: &TableSummary| table.seats.iter().any(|seat| seat.sitter == Sitter::Open);
    let (waiting, live): (Vec<_>, Vec<_>) =
        tables.into_iter().map(|(table, _)| table).partition(|table| table.state == TableState::Waiting);
    let results = if is_inside {
        clubs.club_results(club, MOST_RESULTS).await.map_err(unavailable)?
    } else {
        Vec::new()
    };
    let evenings = clubs.evenings(club, MOST_EVENINGS).await.map_err(unavailable)?;
    let mut lines = Vec::new();
    for evening in evenings {
        lines.push(line(app, evening, is_inside).await?);
    }
    Ok(ClubInfo {
        founded_at: visit.club.founded_at,
        role: visit.role,
        me: visit.me.as_ref().map(|me| me.id.clone()),
        invitation: visit.club.join_token.clone().filter(|_| is_inside),
        has_organiser_link: visit.is_organiser() && visit.club.organiser.is_some(),
        members: if is_inside { members_of(&visit) } else { Vec::new() },
        club: visit.club.summary,
        waiting: people::keep_apart(app, principal, waiting.into_iter().filter(has_room).collect()).await?,
        live,
        results,
        evenings: lines,
    })
}

fn members_of(visit: &ClubVisit) -> Vec<ClubMember> {
    let member = |(member, name): (&StoredClubMember, String)| ClubMember {
        id: member.id.clone(),
        name,
        role: member.role,
        since: member.since,
        player: member.account.clone(),
    };
    visit.members.iter().zip(visit.names.clone()).map(member).collect()
}

/// Strangers do not read the names of those who show others nothing of their games.
async fn line(app: &App, evening: StoredEvening, is_inside: bool) -> Result<EveningLine> {
    let people =
        app.storage.clubs().evening_people(&evening.club, evening.number).await.map_err(unavailable)?;
    let named = people.iter().map(|one| NamedPerson { name: &one.name, has_account: one.account.is_some() });
    let names = names_together(&app.storage, &named.collect::<Vec<_>>()).await?;
    let first = evening.standing.iter().filter(|one| one.place == 1 && evening.drawn > 0);
    let name = |member: &str| {
        let is_told = |person: &StoredEveningPerson| is_inside || !person.is_private;
        let found = people.iter().position(|person| person.member == member && is_told(person));
        found.and_then(|place| names.get(place).cloned())
    };
    Ok(EveningLine {
        number: evening.number,
        opened_at: evening.opened_at,
        is_over: evening.ended_at.is_some(),
        drawn: evening.drawn,
        people: people.len() as u32,
        winners: first.filter_map(|one| name(&one.member)).collect(),
        games: evening.games,
    })
}
