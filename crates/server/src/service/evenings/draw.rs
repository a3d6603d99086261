//! Drawing the next round: tables that open and begin at once.

use protocol::clock::Pace;
use protocol::rest::{DrawRound, EveningInfo};
use protocol::table::{Settings, Sitter};
use protocol::{ProblemKey, SeatNumber};
use table::{First, Opening, check_settings};
use tabletop::Deal;

use super::{Evening, MOST_ATTEMPTS, info, read, sizes, told};
use crate::app::App;
use crate::clubs::seating::{Seating, TableSizes, next_round, table_sizes};
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret;
use crate::service::clubs::{ClubVisit, must_organise, organise};
use crate::service::rates;
use crate::storage::{Draw, DrawnTable, EveningWrite, StoreError, StoredEvening, StoredEveningPerson, Write};
use crate::tables::NewTable;

/// Draws a round, once: whoever asks for one that is drawn gets it as it is.
pub(crate) async fn draw(
    app: &App,
    principal: &Principal,
    club: &str,
    number: u32,
    wish: DrawRound,
    address: &String,
) -> Result<EveningInfo> {
    for attempt in 0..MOST_ATTEMPTS {
        let visit = organise(app, principal, club).await?;
        let evening = read(app, club, number).await?;
        if wish.round >= 1 && wish.round <= evening.stored.drawn {
            return Ok(told::told(&visit, &evening));
        }
        if wish.round != evening.stored.drawn + 1 || !may_draw(&evening) {
            return not_now();
        }
        if attempt == 0 {
            rates::table(app, &visit.club.summary.id, address).await?;
        }
        if try_draw(app, principal, &visit, evening).await? {
            return info(app, principal, club, number).await;
        }
    }
    Err(unavailable(StoreError::Conflict))
}

fn not_now<T>() -> Result<T> {
    refuse(ProblemKey::NotNow, "too few are here, a table is waited for, or all rounds are drawn")
}

/// The game of a round, and how many may sit at its tables.
fn terms(evening: &StoredEvening, round: u32) -> Option<(&str, TableSizes)> {
    let games = evening.games.len().max(1);
    let game = evening.games.get(round.saturating_sub(1) as usize % games)?;
    let (least, most) = sizes(game, evening.least, evening.most)?;
    let sizes = TableSizes { least: least.into(), most: most.into(), fills_up: evening.bots.is_some() };
    Some((game, sizes))
}

/// Whether the next round can be drawn: enough are here, and no table is waited for.
pub(super) fn may_draw(evening: &Evening) -> bool {
    let stored = &evening.stored;
    let next = stored.drawn + 1;
    let here = evening.people.iter().filter(|person| person.is_here).count();
    let has_tables = || terms(stored, next).is_some_and(|(_, sizes)| !table_sizes(here, sizes).is_empty());
    stored.ended_at.is_none() && next <= stored.rounds.into() && !evening.is_waiting() && has_tables()
}

/// Draws the evening as it was read. Nothing is stored when something has changed meanwhile.
async fn try_draw(app: &App, principal: &Principal, visit: &ClubVisit, evening: Evening) -> Result<bool> {
    let round = evening.stored.drawn + 1;
    let Some((game, _)) = terms(&evening.stored, round) else { return Err(internal("a round has no game")) };
    let game = game.to_owned();
    let apart = apart_pairs(app, &evening).await?;
    let (evening, seating) = seat(evening, apart).await?;
    // Those who do not want to meet are too few for a table: the same is said, since nobody is told.
    if seating.tables.is_empty() {
        return not_now();
    }
    let stored = &evening.stored;
    let now = app.time.now();
    let mut tables = Vec::new();
    let mut writes: Vec<Write> = vec![must_organise(principal, visit)];
    let mut drawn = Draw { tables: Vec::new(), byes: members(&evening, &seating.byes) };
    for people in &seating.tables {
        let sitters: Vec<(&StoredEveningPerson, &str)> = people
            .iter()
            .filter_map(|one| evening.people.get(*one).zip(evening.names.get(*one).map(String::as_str)))
            .collect();
        let table = open(app, stored, &game, &sitters)?;
        let seats = seats_of(stored, &game, people.len());
        drawn.tables.push(DrawnTable {
            table: table.id().to_owned(),
            people: members(&evening, people),
            seats,
        });
        tables.push(table);
    }
    let at_table = |table: &NewTable| EveningWrite::Table {
        club: stored.club.clone(),
        number: stored.number,
        round,
        table: table.id().to_owned(),
        at: now,
    };
    let links: Vec<Write> = tables.iter().map(|table| at_table(table).into()).collect();
    let draw = EveningWrite::Draw {
        club: stored.club.clone(),
        number: stored.number,
        version: stored.version,
        round,
        game,
        draw: drawn,
        at: now,
    };
    writes.push(draw.into());
    writes.extend(links);
    app.registry.try_create_all(tables, writes).await
}

fn members(evening: &Evening, people: &[usize]) -> Vec<String> {
    people.iter().filter_map(|one| Some(evening.people.get(*one)?.member.clone())).collect()
}

/// Those of the evening who do not want to meet, as numbers.
async fn apart_pairs(app: &App, evening: &Evening) -> Result<Vec<(usize, usize)>> {
    let mut pairs = Vec::new();
    for (one, person) in evening.people.iter().enumerate().filter(|(_, person)| person.is_here) {
        let id = person.account.as_ref().unwrap_or(&person.guest);
        let apart = app.storage.people().apart_from(id).await.map_err(unavailable)?;
        let others = evening.people.iter().enumerate().skip(one + 1);
        let others =
            others.filter(|(_, other)| apart.contains(other.account.as_ref().unwrap_or(&other.guest)));
        pairs.extend(others.map(|(other, _)| (one, other)));
    }
    Ok(pairs)
}

/// The draw takes a while: other requests are answered meanwhile.
async fn seat(evening: Evening, apart: Vec<(usize, usize)>) -> Result<(Evening, Seating)> {
    let work = move || {
        let here = evening.people.iter().enumerate().filter(|(_, person)| person.is_here);
        let present: Vec<usize> = here.map(|(number, _)| number).collect();
        let number = |member: &String| evening.people.iter().position(|person| person.member == *member);
        let numbers = |members: &[String]| members.iter().filter_map(number).collect::<Vec<_>>();
        let past = evening.rounds.iter().map(|round| Seating {
            tables: round.draw.tables.iter().map(|table| numbers(&table.people)).collect(),
            byes: numbers(&round.draw.byes),
        });
        let past: Vec<Seating> = past.collect();
        let rounds = 1..=u32::from(evening.stored.rounds);
        let sizes: Vec<_> = rounds.filter_map(|round| Some(terms(&evening.stored, round)?.1)).collect();
        let seating = next_round(&present, &past, &sizes, evening.stored.seed, &apart);
        (evening, seating)
    };
    tokio::task::spawn_blocking(work).await.map_err(internal)
}

/// Bots sit where people are too few.
fn seats_of(evening: &StoredEvening, game: &str, people: usize) -> u8 {
    let least = sizes(game, evening.least, evening.most).map_or(2, |(least, _)| least);
    least.max(people as u8)
}

/// What the tables of an evening are set up with: only those who know the way find them.
pub(super) fn settings(game: &str, seats: u8, pace: Pace) -> Result<Settings> {
    let settings = serde_json::json!({ "game": game, "seats": seats });
    let settings: Settings = serde_json::from_value(settings).map_err(internal)?;
    Ok(Settings { pace, ..settings })
}

fn open(
    app: &App,
    evening: &StoredEvening,
    game: &str,
    people: &[(&StoredEveningPerson, &str)],
) -> Result<NewTable> {
    let now = app.time.now();
    let seats = seats_of(evening, game, people.len());
    let settings = settings(game, seats, evening.pace)?;
    let kind = check_settings(&settings)?;
    let opening = Opening {
        id: secret::name().map_err(internal)?,
        kind,
        rules_version: kind.rules_version(),
        settings,
        opened_at: now,
        host_guest: people.first().map(|(person, _)| person.guest.clone()).unwrap_or_default(),
        host_seat: Some(0),
        server_part: Deal::new(secret::bytes().map_err(internal)?),
        rematch_of: None,
        position: None,
    };
    let level = evening.bots.unwrap_or_default();
    let first = (0..seats).map(|seat| match people.get(usize::from(seat)) {
        Some((person, name)) => First {
            seat,
            sitter: Sitter::Person,
            name: (*name).to_owned(),
            player: person.account.clone(),
            deal_part: None,
        },
        None => {
            First { seat, sitter: Sitter::Bot { level }, name: String::new(), player: None, deal_part: None }
        }
    });
    let mut new = NewTable::open(opening, first.collect(), now)?;
    for (seat, (person, _)) in people.iter().enumerate() {
        new.hold_seat(seat as SeatNumber, &person.guest, now);
    }
    Ok(new)
}
