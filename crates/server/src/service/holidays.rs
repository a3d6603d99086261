//! Days off: when the clocks of a player stand, at every table that gives days (docs/holidays.md).

use protocol::clock::Holiday;
use protocol::rest::{HolidayInfo, HolidayPlan};
use protocol::{Millis, ProblemKey};

use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret;
use crate::storage::{HolidayWrite, StoreError, StoredHoliday};
use crate::tables::{Command, HolidayCommand};
use crate::time::calendar::year;

const HOUR: Millis = 3_600 * 1_000;
const DAY: Millis = 24 * HOUR;
/// A clock that is changed in the night makes a day an hour longer: that is no other day.
const TOLERANCE: Millis = 2 * HOUR;
/// A wish is judged so many times at most. Others were first each time.
const MOST_ATTEMPTS: u32 = 5;
/// Days off are planned no longer ahead.
const LONGEST_AHEAD: Millis = 366 * DAY;

pub(crate) async fn info(app: &App, principal: &Principal) -> Result<HolidayInfo> {
    let guest = &principal.guest()?.id;
    let now = app.time.now();
    let all = known(app, guest, now).await?;
    let holiday = current(&all, now);
    let days_a_year = app.house.holiday_days();
    let days_left = days_a_year.saturating_sub(used(&all, year(now), holiday));
    let plan = |stored: &StoredHoliday| HolidayPlan {
        from: stored.span.from,
        until: stored.span.until,
        kinds: stored.kinds.clone(),
    };
    Ok(HolidayInfo { holiday: holiday.map(plan), days_a_year, days_left })
}

/// Takes days off, or changes those that are not over. They begin now or later: what has passed is not given back.
pub(crate) async fn set(app: &App, principal: &Principal, wish: HolidayPlan) -> Result<HolidayInfo> {
    for _ in 0..MOST_ATTEMPTS {
        if let Some(holiday) = try_to_set(app, principal, &wish).await? {
            tell_tables(app, &holiday).await?;
            return info(app, principal).await;
        }
    }
    Err(unavailable(StoreError::Conflict))
}

/// `None` when somebody has changed the days off of the same guest meanwhile: it is judged anew.
async fn try_to_set(app: &App, principal: &Principal, wish: &HolidayPlan) -> Result<Option<StoredHoliday>> {
    let guest = principal.guest()?.id.clone();
    let now = app.time.now();
    let all = known(app, &guest, now).await?;
    let before = current(&all, now);
    let begun = before.filter(|before| before.span.from <= now);
    let span = Holiday { from: begun.map_or(wish.from.max(now), |begun| begun.span.from), until: wish.until };
    check(app, &all, before, span, now)?;
    let mut kinds = wish.kinds.clone();
    kinds.sort_unstable();
    kinds.dedup();
    let id = match before {
        Some(before) => before.id.clone(),
        None => secret::name().map_err(internal)?,
    };
    let holiday = StoredHoliday { id, guest, span, kinds };
    let write = HolidayWrite::Set { holiday: holiday.clone(), at: now, since: since(now), judged_by: all };
    match app.storage.commit(vec![write.into()]).await {
        Ok(()) => Ok(Some(holiday)),
        Err(StoreError::Conflict) => Ok(None),
        Err(error) => Err(unavailable(error)),
    }
}

/// Back again, or not going at all.
pub(crate) async fn end(app: &App, principal: &Principal) -> Result<HolidayInfo> {
    let guest = principal.guest()?.id.clone();
    let now = app.time.now();
    let open = known(app, &guest, now).await?.into_iter().filter(|one| one.span.until > now);
    for mut holiday in open {
        let write = HolidayWrite::End { holiday: holiday.clone(), at: now };
        app.storage.commit(vec![write.into()]).await.map_err(unavailable)?;
        holiday.span.until = now;
        tell_tables(app, &holiday).await?;
    }
    info(app, principal).await
}

/// Tells the tables of its owner. What is told already changes nothing; what cannot be told now is told by the job.
pub(crate) async fn tell_tables(app: &App, holiday: &StoredHoliday) -> Result<()> {
    let now = app.time.now();
    let wanted = Some(holiday.span).filter(|span| span.until > now);
    let seats = app.storage.holidays().seats_in_play(&holiday.guest).await.map_err(unavailable)?;
    for (held, summary) in seats {
        let chair = summary.seats.iter().find(|chair| chair.seat == held.seat);
        let known = chair.and_then(|chair| chair.holiday).filter(|known| known.until > now);
        if known == wanted {
            continue;
        }
        let (seat, guest) = (held.seat, held.guest);
        let command = |answer| Command::Holiday(HolidayCommand { seat, guest, holiday: wanted, answer });
        if let Err(problem) = app.registry.ask(&held.table, command).await {
            tracing::warn!(
                table = held.table,
                detail = problem.detail,
                "a table does not know of days off yet"
            );
        }
    }
    Ok(())
}

/// The days off of somebody that count now: those of this year and later ones.
async fn known(app: &App, guest: &str, now: Millis) -> Result<Vec<StoredHoliday>> {
    app.storage.holidays().holidays_of(guest, since(now)).await.map_err(unavailable)
}

const fn since(now: Millis) -> Millis {
    now.saturating_sub(LONGEST_AHEAD)
}

/// Those that are not over; the last to end, should there be several.
fn current(all: &[StoredHoliday], now: Millis) -> Option<&StoredHoliday> {
    all.iter().filter(|one| one.span.until > now).max_by_key(|one| one.span.until)
}

/// How many days are taken in a year, but for one holiday. Days off count in the year in which they begin.
fn used(all: &[StoredHoliday], in_year: u64, but: Option<&StoredHoliday>) -> u32 {
    let counts =
        |one: &&StoredHoliday| year(one.span.from) == in_year && but.is_none_or(|but| but.id != one.id);
    all.iter().filter(counts).map(|one| days(one.span)).sum()
}

/// Every day that is begun counts; what was never begun does not.
fn days(span: Holiday) -> u32 {
    match span.until.saturating_sub(span.from) {
        0 => 0,
        long => (long + DAY - 1).saturating_sub(TOLERANCE).max(DAY).div_euclid(DAY) as u32,
    }
}

fn check(
    app: &App,
    all: &[StoredHoliday],
    before: Option<&StoredHoliday>,
    span: Holiday,
    now: Millis,
) -> Result<()> {
    if span.until <= span.from.max(now) {
        return refuse(ProblemKey::BadMessage, "days off end after they have begun, and not in the past");
    }
    if span.until > now.saturating_add(LONGEST_AHEAD) {
        return refuse(ProblemKey::BadMessage, "days off are planned a year ahead at most");
    }
    let left = app.house.holiday_days().saturating_sub(used(all, year(span.from), before));
    if days(span) > left {
        return refuse(ProblemKey::TooMany, format!("{left} days off are left in this year"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_that_is_begun_counts_and_a_changed_clock_makes_no_other_day() {
        let of = |long: Millis| days(Holiday { from: 5, until: 5 + long });
        assert_eq!([0, 1, HOUR, DAY, DAY + HOUR].map(of), [0, 1, 1, 1, 1]);
        assert_eq!([DAY + 3 * HOUR, 7 * DAY - HOUR, 7 * DAY + HOUR].map(of), [2, 7, 7]);
    }
}
