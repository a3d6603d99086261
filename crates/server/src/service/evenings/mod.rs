//! Evenings of a club: who is here, what was drawn, and who stands where.
//!
//! Everything stands in the database. Who is here and what was drawn raise the version of the evening; a round is stored, with all its
//! tables, only under the version that it was drawn from (`draw`).

mod draw;
mod told;

pub(crate) use draw::draw;

use catalog::GameKind;
use protocol::ProblemKey;
use protocol::rest::{EveningInfo, EveningWish, SetHere, WaiveTable};
use table::check_settings;

use super::clubs::{ClubVisit, members, must_organise, organise, visit};
use crate::app::App;
use crate::clubs::standing::standing;
use crate::guest_names::{NamedPerson, names_together};
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret;
use crate::service::rates;
use crate::storage::{
    EveningWrite, StoreError, StoredEvening, StoredEveningPerson, StoredEveningTable, StoredRound, Write,
};

/// Evenings of a club that are not over at most.
const MOST_OPEN: u64 = 5;
/// People at an evening at most.
const MOST_PEOPLE: u64 = 120;
const MOST_ROUNDS: u8 = 20;
/// Others were first each time.
const MOST_ATTEMPTS: u32 = 8;

/// All that is stored of an evening.
pub(crate) struct Evening {
    pub(crate) stored: StoredEvening,
    pub(crate) people: Vec<StoredEveningPerson>,
    /// What each of them is called, at the tables too.
    pub(crate) names: Vec<String>,
    pub(crate) rounds: Vec<StoredRound>,
    pub(crate) tables: Vec<StoredEveningTable>,
}

impl Evening {
    /// A table of the last round that is neither over nor given up waiting for.
    fn is_waiting(&self) -> bool {
        let last = self.stored.drawn;
        self.tables.iter().any(|table| table.round == last && !table.is_over && !table.is_waived)
    }

    fn members(&self) -> Vec<String> {
        self.people.iter().map(|person| person.member.clone()).collect()
    }
}

/// The version is read first: what changes afterwards is noticed by it.
async fn read(app: &App, club: &str, number: u32) -> Result<Evening> {
    let clubs = app.storage.clubs();
    let Some(evening) = clubs.evening(club, number).await.map_err(unavailable)? else {
        return refuse(ProblemKey::NotFound, "there is no such evening");
    };
    let mut people = clubs.evening_people(club, number).await.map_err(unavailable)?;
    // A ban ends what somebody is here for, and it may have come with an account or a guest since then.
    let now = app.time.now();
    for person in &mut people {
        person.is_here &= person.banned_until <= now;
    }
    let named = people.iter().map(|one| NamedPerson { name: &one.name, has_account: one.account.is_some() });
    let names = names_together(&app.storage, &named.collect::<Vec<_>>()).await?;
    Ok(Evening {
        stored: evening,
        people,
        names,
        rounds: clubs.evening_rounds(club, number).await.map_err(unavailable)?,
        tables: clubs.evening_tables(club, number).await.map_err(unavailable)?,
    })
}

/// Opens an evening.
pub(crate) async fn open(
    app: &App,
    principal: &Principal,
    club: &str,
    wish: EveningWish,
    address: &String,
) -> Result<EveningInfo> {
    let visit = organise(app, principal, club).await?;
    check(&wish)?;
    rates::table(app, &visit.club.summary.id, address).await?;
    for _ in 0..MOST_ATTEMPTS {
        let last = app.storage.clubs().evenings(club, 1).await.map_err(unavailable)?;
        let evening = new(app, club, last.first().map_or(1, |last| last.number + 1), &wish)?;
        let number = evening.number;
        let write = EveningWrite::Open { evening, most_open: MOST_OPEN };
        match app.storage.commit(vec![must_organise(principal, &visit), write.into()]).await {
            Ok(()) => return info(app, principal, club, number).await,
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(unavailable(error)),
        }
        organise(app, principal, club).await?;
    }
    refuse(ProblemKey::TooMany, format!("{MOST_OPEN} evenings of the club are not over: end one first"))
}

fn new(app: &App, club: &str, number: u32, wish: &EveningWish) -> Result<StoredEvening> {
    Ok(StoredEvening {
        club: club.to_owned(),
        number,
        games: wish.games.clone(),
        least: wish.least,
        most: wish.most,
        rounds: wish.rounds,
        pace: wish.pace,
        bots: wish.bots,
        seed: u32::from_le_bytes(secret::bytes().map_err(internal)?).into(),
        opened_at: app.time.now(),
        version: 1,
        drawn: 0,
        ended_at: None,
        standing: Vec::new(),
    })
}

/// Every game is for some of the numbers, and can be played at that pace.
fn check(wish: &EveningWish) -> Result<()> {
    let is_new = |(place, game): (usize, &String)| !wish.games.iter().take(place).any(|other| other == game);
    let is_right = (1..=GameKind::ALL.len()).contains(&wish.games.len())
        && wish.games.iter().enumerate().all(is_new)
        && wish.least <= wish.most
        && (1..=MOST_ROUNDS).contains(&wish.rounds);
    if !is_right {
        return refuse(
            ProblemKey::BadMessage,
            format!(
                "name each game once, from how many to how many sit at a table, and 1 to {MOST_ROUNDS} rounds"
            ),
        );
    }
    for game in &wish.games {
        let Some((least, _)) = sizes(game, wish.least, wish.most) else {
            return refuse(ProblemKey::BadMessage, format!("{game} is not for so many"));
        };
        check_settings(&draw::settings(game, least, wish.pace)?)?;
    }
    Ok(())
}

/// How many may sit at a table of a game.
fn sizes(game: &str, least: u8, most: u8) -> Option<(u8, u8)> {
    let seats = game.parse::<GameKind>().ok()?.seats();
    let (least, most) = (least.max(*seats.start()), most.min(*seats.end()));
    (least <= most).then_some((least, most))
}

/// How an evening stands.
pub(crate) async fn info(app: &App, principal: &Principal, club: &str, number: u32) -> Result<EveningInfo> {
    let visit = visit(app, principal, club).await?;
    Ok(told::told(&visit, &read(app, club, number).await?))
}

/// Somebody is here, or goes; of others an organiser can say that they have gone. Whoever comes with the link of the club becomes a member on
/// the way.
pub(crate) async fn set_here(
    app: &App,
    principal: &Principal,
    club: &str,
    number: u32,
    wish: SetHere,
    address: &String,
) -> Result<EveningInfo> {
    let principal = match &wish.token {
        Some(token) => &principal.clone().with_seat_token(token),
        None => principal,
    };
    let writes = match &wish.person {
        Some(_) if wish.is_here => {
            return refuse(ProblemKey::BadMessage, "an organiser says of others only that they have gone");
        }
        Some(person) => gone(app, principal, club, number, person).await?,
        None => here(app, principal, club, number, &wish, address).await?,
    };
    match app.storage.commit(writes).await {
        Err(StoreError::Conflict) => {
            return refuse(
                ProblemKey::NotNow,
                "the evening is over or full, or this person takes no part in it",
            );
        }
        done => done.map_err(unavailable)?,
    }
    info(app, principal, club, number).await
}

/// By the word of an organiser. Only whoever takes part can have gone: nobody is put on the list by others.
async fn gone(app: &App, principal: &Principal, club: &str, number: u32, person: &str) -> Result<Vec<Write>> {
    let visit = organise(app, principal, club).await?;
    read(app, club, number).await?;
    let gone = EveningWrite::Gone { club: club.to_owned(), number, member: person.to_owned() };
    Ok(vec![must_organise(principal, &visit), gone.into()])
}

/// By one's own word.
async fn here(
    app: &App,
    principal: &Principal,
    club: &str,
    number: u32,
    wish: &SetHere,
    address: &String,
) -> Result<Vec<Write>> {
    let member = own(app, principal, club, wish, address).await?;
    read(app, club, number).await?;
    let here = EveningWrite::Here {
        club: club.to_owned(),
        number,
        member,
        is_here: wish.is_here,
        at: app.time.now(),
        most: MOST_PEOPLE,
    };
    Ok(vec![here.into()])
}

async fn own(
    app: &App,
    principal: &Principal,
    club: &str,
    wish: &SetHere,
    address: &String,
) -> Result<String> {
    principal.guest()?;
    let visit = match &wish.token {
        Some(token) => members::enter(app, principal, club, token, address).await?,
        None => visit(app, principal, club).await?,
    };
    match visit.me {
        Some(me) => Ok(me.id),
        None => refuse(ProblemKey::NotMember, "this is for members of the club: its link makes one of you"),
    }
}

/// The next round does not wait for this table. Its game goes on, and counts when it is over.
pub(crate) async fn waive(
    app: &App,
    principal: &Principal,
    club: &str,
    number: u32,
    wish: WaiveTable,
) -> Result<EveningInfo> {
    let visit = organise(app, principal, club).await?;
    let evening = read(app, club, number).await?;
    if !evening.tables.iter().any(|table| table.table == wish.table) {
        return refuse(ProblemKey::NotFound, "the evening has no such table");
    }
    let write = EveningWrite::Waive { club: club.to_owned(), number, table: wish.table };
    let writes = vec![must_organise(principal, &visit), write.into()];
    match app.storage.commit(writes).await {
        Ok(()) | Err(StoreError::Conflict) => info(app, principal, club, number).await,
        Err(error) => Err(unavailable(error)),
    }
}

/// The evening is over. What it came to is kept.
pub(crate) async fn end(app: &App, principal: &Principal, club: &str, number: u32) -> Result<EveningInfo> {
    for _ in 0..MOST_ATTEMPTS {
        let visit = organise(app, principal, club).await?;
        let evening = read(app, club, number).await?;
        if evening.stored.ended_at.is_some() {
            return Ok(told::told(&visit, &evening));
        }
        if try_end(app, principal, &visit, &evening).await? {
            return info(app, principal, club, number).await;
        }
    }
    Err(unavailable(StoreError::Conflict))
}

/// Ends the evening as it was read, unless something has changed meanwhile.
async fn try_end(app: &App, principal: &Principal, visit: &ClubVisit, evening: &Evening) -> Result<bool> {
    let Evening { stored, rounds, tables, .. } = evening;
    let end = EveningWrite::End {
        club: stored.club.clone(),
        number: stored.number,
        version: stored.version,
        standing: standing(&evening.members(), rounds, tables, true),
        at: app.time.now(),
    };
    match app.storage.commit(vec![must_organise(principal, visit), end.into()]).await {
        Ok(()) => Ok(true),
        Err(StoreError::Conflict) => Ok(false),
        Err(error) => Err(unavailable(error)),
    }
}
