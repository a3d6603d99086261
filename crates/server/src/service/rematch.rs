//! Playing again, with the seats rotated. Nobody plays who has not said so: the seats of the others are kept until they ask for the same rematch or
//! sit down there.

use std::collections::HashSet;

use protocol::rest::{OpenedTable, SeatGrant};
use protocol::table::Sitter;
use protocol::{ProblemKey, SeatNumber};
use table::{Action, Entry, First, Opening, Table};
use tabletop::Deal;

use super::people::{apart_from, apart_seats};
use super::rates;
use crate::app::App;
use crate::guest_names::{NamedPerson, names_together};
use crate::principal::Principal;
use crate::refuse::{Result, internal, not_now, unavailable};
use crate::secret;
use crate::tables::{Command, KeyCommand, NewTable, Reading};

/// A table with everybody one chair further; the same one for all who ask. Whoever asks with a link gets a new one.
pub(crate) async fn rematch(
    app: &App,
    principal: &Principal,
    table: &str,
    address: &String,
) -> Result<OpenedTable> {
    if app.registry.read_as(table, principal.clone(), known).await??.is_none() {
        match open(app, principal, table, address).await {
            Ok(()) => {}
            // Somebody else was first: theirs is the one.
            Err(problem) if matches!(problem.key, ProblemKey::NotNow | ProblemKey::Stale) => {}
            Err(problem) => return Err(problem),
        }
    }
    let rotated = |Reading { table, who, .. }: Reading<'_>| {
        (table.rematch.clone(), who.seat.map(|seat| table.rotated_seat(seat)))
    };
    let (new, seat) = app.registry.read_as(table, principal.clone(), rotated).await?;
    let Some(new) = new else { return not_now("there is no rematch") };
    app.registry.wake(&new).await?;
    if let Some(seat) = seat {
        say_that_they_play(app, &new, seat).await?;
    }
    let commitment = |table: &Table| table.opening.server_part.commitment().to_string();
    let commitment = app.registry.read(&new, commitment).await?;
    // Who came without a link has the seat by their session.
    let seated = match seat.filter(|_| principal.seat_token.is_some()) {
        Some(seat) => link(app, principal, &new, seat).await?,
        None => None,
    };
    Ok(OpenedTable { table: new, seated, commitment })
}

/// Whoever asks for a rematch plays in it. There may be no game to come to any more: it has started without them, or the table is closed.
async fn say_that_they_play(app: &App, table: &str, seat: SeatNumber) -> Result<()> {
    match app.registry.ask(table, |answer| Command::Keys(KeyCommand::Come { seat, answer })).await {
        Err(problem) if problem.key == ProblemKey::NotNow => Ok(()),
        done => done,
    }
}

/// A link of their own for whoever sat at the table before: the links of the old one do not open the new one. The session that held
/// the old seat holds the new one; who had a link alone gets another as long as nothing else opens the seat.
async fn link(app: &App, principal: &Principal, table: &str, seat: SeatNumber) -> Result<Option<SeatGrant>> {
    let as_guest = Principal { seat_token: None, ..principal.clone() };
    let link = |answer| Command::Keys(KeyCommand::Link { principal: as_guest, seat, answer });
    let mut made = app.registry.ask(table, link).await;
    let is_refused =
        |made: &Result<SeatGrant>| made.as_ref().is_err_and(|problem| problem.key == ProblemKey::NotYourSeat);
    if is_refused(&made) {
        let link = |answer| Command::Keys(KeyCommand::LinkForRematch { seat, answer });
        made = app.registry.ask(table, link).await;
    }
    match made {
        Ok(seated) => Ok(Some(seated)),
        Err(problem) if matches!(problem.key, ProblemKey::TooMany | ProblemKey::NotYourSeat) => Ok(None),
        Err(problem) => Err(problem),
    }
}

/// The rematch that there is, at a table that can have one.
fn known(Reading { table: old, .. }: Reading<'_>) -> Result<Option<String>> {
    if !old.is_over() || old.started_at.is_none() {
        return not_now("the game is not over");
    }
    Ok(old.rematch.clone())
}

/// What a rematch takes over from the table before.
struct Template {
    opening: Opening,
    first: Vec<First>,
    /// Each seat, and where its holder sits at the rematch.
    seats: Vec<(SeatNumber, SeatNumber)>,
    /// Who holds the seats of the rematch by a session.
    holders: Vec<(SeatNumber, String)>,
}

impl Template {
    /// Whoever does not want to meet the one who opens it, or the other way round, has no seat there and is not asked to it.
    fn of(reading: &Reading<'_>, apart: &HashSet<String>) -> Self {
        let old = reading.table;
        let is_left_out = apart_seats(reading, apart);
        let seats = (0..old.chairs.len() as SeatNumber).filter(|seat| !is_left_out.contains(seat));
        let seats: Vec<_> = seats.map(|seat| (seat, old.rotated_seat(seat))).collect();
        let mut first = old.rotated();
        first.retain(|first| seats.iter().any(|(_, seat)| *seat == first.seat));
        let seat_of = |from: SeatNumber| seats.iter().find(|(seat, _)| *seat == from).map(|(_, to)| *to);
        let holders = reading.keys.holders();
        let holders = holders.filter_map(|(seat, guest)| Some((seat_of(seat)?, guest.to_owned())));
        Self { opening: old.opening.clone(), first, holders: holders.collect(), seats }
    }

    /// Everybody is called as they are now: the game before may have been over for long.
    async fn name_anew(&mut self, app: &App) -> Result<()> {
        let guests: Vec<String> = self.holders.iter().map(|(_, guest)| guest.clone()).collect();
        let named = app.storage.people().named(&guests).await.map_err(unavailable)?;
        let people = self.first.iter_mut().filter(|first| first.sitter == Sitter::Person);
        let mut people: Vec<&mut First> = people.collect();
        for first in &mut people {
            let holder = self.holders.iter().find(|(seat, _)| *seat == first.seat).map(|(_, guest)| guest);
            if let Some(now) = named.iter().find(|one| Some(&one.guest) == holder) {
                first.name.clone_from(&now.name);
                first.player.clone_from(&now.account);
            }
        }
        let told =
            people.iter().map(|one| NamedPerson { name: &one.name, has_account: one.player.is_some() });
        let names = names_together(&app.storage, &told.collect::<Vec<_>>()).await?;
        for (first, name) in people.into_iter().zip(names) {
            first.name = name;
        }
        Ok(())
    }

    fn rotated(&self, seat: SeatNumber) -> Option<SeatNumber> {
        self.seats.iter().find(|(from, _)| *from == seat).map(|(_, to)| *to)
    }
}

/// Opens the rematch. It is stored together with the entry of the old table that names it.
async fn open(app: &App, principal: &Principal, table: &str, address: &String) -> Result<()> {
    let apart = apart_from(app, principal).await?;
    let template = move |reading: Reading<'_>| (Template::of(&reading, &apart), reading.who);
    let (mut old, who) = app.registry.read_as(table, principal.clone(), template).await?;
    rates::table(app, who.guest.as_ref().unwrap_or(&old.opening.host_guest), address).await?;
    old.name_anew(app).await?;
    let mut settings = old.opening.settings.clone();
    // Nobody has to see to it that it begins: with the last who comes all have said that they play.
    settings.start_when_full = true;
    let opening = Opening {
        id: secret::name().map_err(internal)?,
        settings,
        rules_version: old.opening.kind.rules_version(),
        kind: old.opening.kind,
        opened_at: app.time.now(),
        host_guest: who.guest.clone().unwrap_or_else(|| old.opening.host_guest.clone()),
        host_seat: who.seat.and_then(|seat| old.rotated(seat)),
        server_part: Deal::new(secret::bytes().map_err(internal)?),
        rematch_of: Some(table.to_owned()),
        position: None,
    };
    let rematch = opening.id.clone();
    let action = Action::OpenRematch { table: rematch.clone() };
    let mut new = NewTable::open(opening, old.first, app.time.now())?;
    for (from, to) in old.seats {
        new.copy_seat(table, from, to);
    }
    let writes = new.into_writes();
    let opened = Box::new(move |_: &Table, _: &[Entry]| writes.clone());
    app.registry.act(table, principal.clone(), action, opened).await?;
    app.signals.note_change(&rematch);
    Ok(())
}
