//! Thinking time of every seat. It is not stored: it follows from the entries and their times.

use std::borrow::Cow;

use protocol::clock::{Clocks, Holiday, Pace, SeatClock};
use protocol::{Millis, SeatNumber};
use tabletop::{Seat, SeatSet};

use crate::outages::{Outage, counted, counted_until, merged};

const SECOND: u64 = 1_000;
const DAY: u64 = 24 * 3_600 * SECOND;
const WEEK: u64 = 7 * DAY;
/// With a budget for every week, that of so many weeks can be saved up.
const WEEKS_KEPT: u64 = 2;
/// More lag than this is the player's own.
pub const MOST_LAG: u64 = SECOND;

/// The clocks of one table.
///
/// ```
/// use protocol::clock::Pace;
/// use tabletop::{Seat, SeatSet};
/// use table::{Clock, MOST_LAG, Outage};
///
/// let pace = Pace::RealTime { bank_seconds: 10, increment_seconds: 0 };
/// let mut clock = Clock::new(pace, 2, Vec::new());
/// clock.run(SeatSet::only(Seat::new(0)), SeatSet::EMPTY, 0);
/// // Ten seconds and the lag that is forgiven: then the time is used up.
/// assert_eq!(clock.next_timeout(0), Some((0, 10_000 + MOST_LAG)));
/// assert!(clock.is_used_up(0, 10_000 + MOST_LAG));
/// assert!(!clock.is_used_up(1, 10_000 + MOST_LAG), "the other clock stands still");
///
/// // Nobody is charged for the time when no server ran.
/// clock.add_outage(Outage { from: 4_000, to: 9_000 });
/// assert!(!clock.is_used_up(0, 10_000 + MOST_LAG));
/// assert!(clock.is_used_up(0, 15_000 + MOST_LAG));
/// ```
#[derive(Clone, Debug)]
pub struct Clock {
    pace: Pace,
    outages: Vec<Outage>,
    seats: Vec<SeatTime>,
    /// When the game began: weeks are counted from then.
    began: Option<Millis>,
}

/// The clock of one seat.
#[derive(Clone, Debug)]
struct SeatTime {
    left: u64,
    /// How long it ran in this turn after nothing was left: what is used of the lag that is forgiven. It is counted over all the
    /// times the clock was stopped, so that nothing that stops it brings time.
    overdrawn: u64,
    /// When it began to run, if it runs.
    since: Option<Millis>,
    /// A bot plays for the seat: its time is used, and nobody loses the seat by it once more.
    is_stood_in_for: bool,
    /// Whether the game waits for the seat. What a week brings comes before a turn or after it: within a turn nobody gets more time.
    is_asked: bool,
    /// For how many weeks it has got what a week brings.
    weeks: u64,
    /// When its player had days off, or will have: it stands meanwhile.
    holidays: Vec<Outage>,
}

impl Clock {
    /// Nobody has thought yet.
    pub fn new(pace: Pace, seats: u8, outages: Vec<Outage>) -> Self {
        let hand = SeatTime {
            left: full(pace),
            overdrawn: 0,
            since: None,
            is_stood_in_for: false,
            is_asked: false,
            weeks: 0,
            holidays: Vec::new(),
        };
        Self { pace, outages: merged(outages), seats: vec![hand; usize::from(seats)], began: None }
    }

    /// The game begins, and with it the first week.
    pub fn begin(&mut self, now: Millis) {
        self.began = Some(now);
    }

    /// A player takes days off from then on, other ones than before, or none. What has passed of them stays so.
    pub fn set_holiday(&mut self, seat: SeatNumber, holiday: Option<Holiday>, now: Millis) {
        let Some(hand) = self.seats.get_mut(usize::from(seat)) else { return };
        let mut holidays = std::mem::take(&mut hand.holidays);
        for past in &mut holidays {
            past.to = past.to.min(now);
        }
        holidays.extend(holiday.map(|new| Outage { from: new.from.max(now), to: new.until }));
        hand.holidays = merged(holidays);
    }

    /// The game waits for these seats now, and for no others.
    pub fn ask(&mut self, asked: SeatSet, now: Millis) {
        for index in 0..self.seats.len() {
            let (left, weeks) = (self.with_budget(index, now), self.weeks_until(now));
            let Some(hand) = self.seats.get_mut(index) else { continue };
            let is_asked = Seat::try_from(index as SeatNumber).is_ok_and(|seat| asked.contains(seat));
            if !(hand.is_asked && is_asked) {
                (hand.left, hand.weeks, hand.is_asked) = (left, weeks, is_asked);
            }
        }
    }

    fn weeks_until(&self, now: Millis) -> u64 {
        self.began.map_or(0, |began| self.elapsed(began, now) / WEEK)
    }

    /// What a seat has left when it gets what the weeks since have brought.
    fn with_budget(&self, index: usize, now: Millis) -> u64 {
        let Some(hand) = self.seats.get(index) else { return 0 };
        let Pace::Weekly { .. } = self.pace else { return hand.left };
        let budget = full(self.pace);
        let brought = self.weeks_until(now).saturating_sub(hand.weeks).saturating_mul(budget);
        hand.left.saturating_add(brought).min(budget * WEEKS_KEPT)
    }

    /// A time when nobody could act has become known.
    pub fn add_outage(&mut self, outage: Outage) {
        let mut outages = std::mem::take(&mut self.outages);
        outages.push(outage);
        self.outages = merged(outages);
    }

    /// When a server has run for so long after a moment.
    pub fn served_until(&self, from: Millis, long: u64) -> Millis {
        counted_until(&self.outages, from, long)
    }

    /// Times when the clock of a seat stands: no server ran, or its player had days off.
    fn stops(&self, index: usize) -> Cow<'_, [Outage]> {
        match self.seats.get(index).map(|hand| hand.holidays.as_slice()) {
            None | Some([]) => Cow::Borrowed(&self.outages),
            Some(holidays) => Cow::Owned(merged([&self.outages, holidays].concat())),
        }
    }

    /// When the server did not run: nobody is charged for that.
    pub fn outages(&self) -> &[Outage] {
        &self.outages
    }

    /// Whether time is counted at all.
    pub const fn is_counting(&self) -> bool {
        !matches!(self.pace, Pace::Unlimited)
    }

    /// Stops all clocks at the given moment, charging what has passed; the lag of the seat that moved is forgiven.
    pub fn stop(&mut self, now: Millis, forgiven: Option<(SeatNumber, u64)>) {
        for index in 0..self.seats.len() {
            let passed = self.passed(index, now);
            let lag = forgiven
                .filter(|(seat, _)| usize::from(*seat) == index)
                .map_or(0, |(_, lag)| lag.min(MOST_LAG));
            if let Some(hand) = self.seats.get_mut(index) {
                let charged = passed.saturating_sub(lag);
                hand.overdrawn += charged.saturating_sub(hand.left);
                hand.left = hand.left.saturating_sub(charged);
                hand.since = None;
            }
        }
    }

    /// Lets the clocks of these seats run. Time passes for those that bots stand in for as well: whoever leaves does not think for
    /// free until they are back.
    pub fn run(&mut self, seats: SeatSet, stood_in_for: SeatSet, now: Millis) {
        if !self.is_counting() {
            return;
        }
        for seat in seats.iter() {
            if let Some(hand) = self.seats.get_mut(seat.index()) {
                hand.since = Some(now);
                hand.is_stood_in_for = stood_in_for.contains(seat);
            }
        }
    }

    /// The seat has finished its turn.
    pub fn turn_ends(&mut self, seat: SeatNumber) {
        let Some(hand) = self.seats.get_mut(usize::from(seat)) else { return };
        hand.overdrawn = 0;
        match self.pace {
            Pace::RealTime { increment_seconds, .. } => hand.left += u64::from(increment_seconds) * SECOND,
            Pace::Days { .. } => hand.left = full(self.pace),
            // A week brings time, a turn does not.
            Pace::Weekly { .. } | Pace::Unlimited => {}
        }
    }

    /// Somebody else takes the seat, and begins with the time that everybody began with.
    pub fn starts_anew(&mut self, seat: SeatNumber) {
        let Some(hand) = self.seats.get_mut(usize::from(seat)) else { return };
        hand.overdrawn = 0;
        hand.left = full(self.pace);
    }

    /// Whether the seat has used all its time for this turn, the lag that is forgiven included.
    pub fn is_used_up(&self, seat: SeatNumber, now: Millis) -> bool {
        let index = usize::from(seat);
        let Some(hand) = self.seats.get(index).filter(|_| self.is_counting()) else { return false };
        self.passed(index, now) + hand.overdrawn >= hand.left + MOST_LAG
    }

    /// How long something has lasted, without the times when no server ran.
    pub fn elapsed(&self, since: Millis, now: Millis) -> u64 {
        counted(&self.outages, since, now)
    }

    /// The same without the days off that the player of a seat had.
    pub fn elapsed_for(&self, seat: SeatNumber, since: Millis, now: Millis) -> u64 {
        counted(&self.stops(usize::from(seat)), since, now)
    }

    /// The seat whose time runs out first, and when. Lag is forgiven before anybody loses by it.
    pub fn next_timeout(&self, now: Millis) -> Option<(SeatNumber, Millis)> {
        let may_expire = |hand: &SeatTime| hand.since.is_some() && !hand.is_stood_in_for;
        let running = self.seats.iter().enumerate().filter(|(_, hand)| may_expire(hand));
        let due = running.map(|(index, hand)| {
            let passed = self.passed(index, now);
            let left = hand.left.saturating_sub(passed);
            let overdue = (hand.overdrawn + passed.saturating_sub(hand.left)).min(MOST_LAG);
            let more = (left + MOST_LAG).saturating_sub(overdue);
            (index as SeatNumber, counted_until(&self.stops(index), now, more))
        });
        due.min_by_key(|(_, at)| *at)
    }

    /// When the clock of a seat has nothing left, if it runs, days off included.
    pub fn runs_out(&self, seat: SeatNumber, now: Millis) -> Option<Millis> {
        let index = usize::from(seat);
        let hand = self.seats.get(index).filter(|hand| hand.since.is_some())?;
        let left = hand.left.saturating_sub(self.passed(index, now));
        Some(counted_until(&self.stops(index), now, left))
    }

    /// What people see of it.
    pub fn shown(&self, now: Millis, paused: bool) -> Option<Clocks> {
        let seat = |(index, hand): (usize, &SeatTime)| {
            let has = if hand.is_asked { hand.left } else { self.with_budget(index, now) };
            SeatClock {
                seat: index as SeatNumber,
                left: has.saturating_sub(self.passed(index, now)),
                running: hand.since.is_some(),
            }
        };
        let seats = self.seats.iter().enumerate().map(seat).collect();
        self.is_counting().then_some(Clocks { at: now, paused, seats })
    }

    /// How long the clock of a seat has run, without the times when no server did.
    fn passed(&self, index: usize, now: Millis) -> u64 {
        self.seats
            .get(index)
            .and_then(|hand| hand.since)
            .map_or(0, |since| counted(&self.stops(index), since, now))
    }
}

/// What everybody begins with.
fn full(pace: Pace) -> u64 {
    match pace {
        Pace::Unlimited => 0,
        Pace::RealTime { bank_seconds, .. } => u64::from(bank_seconds) * SECOND,
        Pace::Days { days } | Pace::Weekly { days } => u64::from(days) * DAY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outages::served_since;

    const BLITZ: Pace = Pace::RealTime { bank_seconds: 60, increment_seconds: 5 };

    fn left(clock: &Clock, now: Millis) -> Vec<u64> {
        clock
            .shown(now, false)
            .map(|clocks| clocks.seats.iter().map(|seat| seat.left).collect())
            .unwrap_or_default()
    }

    #[test]
    fn only_the_seat_that_is_waited_for_loses_time_and_a_turn_brings_the_increment() {
        let mut clock = Clock::new(BLITZ, 2, Vec::new());
        clock.run(SeatSet::only(Seat::new(0)), SeatSet::EMPTY, 1_000);
        assert_eq!(left(&clock, 11_000), [50_000, 60_000]);
        clock.stop(11_000, None);
        clock.turn_ends(0);
        clock.run(SeatSet::only(Seat::new(1)), SeatSet::EMPTY, 11_000);
        assert_eq!(left(&clock, 12_000), [55_000, 59_000]);
    }

    #[test]
    fn lag_is_forgiven_up_to_a_second() {
        let mut clock = Clock::new(BLITZ, 2, Vec::new());
        clock.run(SeatSet::only(Seat::new(0)), SeatSet::EMPTY, 0);
        clock.stop(10_000, Some((0, 400)));
        assert_eq!(left(&clock, 10_000), [50_400, 60_000]);
        clock.run(SeatSet::only(Seat::new(0)), SeatSet::EMPTY, 10_000);
        clock.stop(20_000, Some((0, 5_000)));
        assert_eq!(left(&clock, 20_000), [41_400, 60_000]);
    }

    #[test]
    fn nobody_loses_time_while_no_server_runs() {
        let mut clock = Clock::new(BLITZ, 2, vec![Outage { from: 5_000, to: 95_000 }]);
        clock.run(SeatSet::only(Seat::new(1)), SeatSet::EMPTY, 0);
        assert_eq!(left(&clock, 100_000), [60_000, 50_000]);
    }

    #[test]
    fn outages_that_overlap_are_not_counted_twice_and_may_become_known_later() {
        let mut clock = Clock::new(BLITZ, 2, vec![Outage { from: 5_000, to: 50_000 }]);
        clock.run(SeatSet::only(Seat::new(1)), SeatSet::EMPTY, 0);
        clock.add_outage(Outage { from: 2_000, to: 20_000 });
        assert_eq!(left(&clock, 50_000), [60_000, 58_000]);
        clock.add_outage(Outage { from: 60_000, to: 160_000 });
        assert_eq!(left(&clock, 161_000), [60_000, 47_000]);
    }

    #[test]
    fn only_the_time_counts_when_a_server_ran() {
        let outages = vec![Outage { from: 1_000, to: 3_000 }, Outage { from: 3_500, to: 9_500 }];
        let clock = Clock::new(Pace::Unlimited, 2, outages.clone());
        assert_eq!(clock.served_until(0, 500), 500);
        assert_eq!(clock.served_until(0, 1_500), 3_500);
        assert_eq!(clock.served_until(0, 1_600), 9_600);
        assert_eq!(clock.served_until(2_000, 1_000), 10_000);
        assert_eq!(clock.served_until(10_000, 1_000), 11_000);
        assert_eq!(served_since(10_000, 400, outages.clone()), 9_600);
        assert_eq!(served_since(10_000, 600, outages.clone()), 3_400);
        assert_eq!(served_since(10_000, 1_500, outages), 500);
    }

    #[test]
    fn time_runs_out_a_second_after_the_last_one_so_that_lag_decides_nothing() {
        let mut clock = Clock::new(BLITZ, 2, Vec::new());
        clock.run(SeatSet::only(Seat::new(1)), SeatSet::EMPTY, 0);
        assert_eq!(clock.next_timeout(0), Some((1, 61_000)));
        assert_eq!(clock.next_timeout(60_500), Some((1, 61_000)));
        assert_eq!(clock.next_timeout(70_000), Some((1, 70_000)));
    }

    #[test]
    fn what_stops_the_clock_again_and_again_brings_no_time_and_forgives_no_more_lag() {
        let mut clock = Clock::new(BLITZ, 2, Vec::new());
        let one = SeatSet::only(Seat::new(1));
        clock.run(one, SeatSet::EMPTY, 0);
        for now in (100..=60_900).step_by(100) {
            clock.stop(now, None);
            clock.run(one, SeatSet::EMPTY, now);
            assert_eq!(clock.next_timeout(now), Some((1, 61_000)));
            assert!(!clock.is_used_up(1, now));
        }
        assert!(clock.is_used_up(1, 61_000));
    }

    #[test]
    fn time_passes_while_a_bot_stands_in_and_ends_nothing_again() {
        let mut clock = Clock::new(BLITZ, 2, Vec::new());
        let one = SeatSet::only(Seat::new(1));
        clock.run(one, one, 0);
        assert_eq!(clock.next_timeout(0), None);
        assert_eq!(left(&clock, 10_000), [60_000, 50_000]);
        assert!(clock.is_used_up(1, 61_000));
        clock.stop(70_000, None);
        clock.turn_ends(1);
        assert_eq!(left(&clock, 70_000), [60_000, 5_000], "the turn brings what every turn brings");
        assert!(!clock.is_used_up(1, 70_000));
    }

    #[test]
    fn without_a_clock_nothing_ticks() {
        let mut clock = Clock::new(Pace::Unlimited, 2, Vec::new());
        clock.run(SeatSet::all(2), SeatSet::EMPTY, 0);
        assert_eq!(clock.next_timeout(1_000_000), None);
        assert_eq!(clock.shown(0, false), None);
    }

    const TWO_A_WEEK: Pace = Pace::Weekly { days: 2 };

    fn days(clock: &Clock, now: Millis) -> Vec<u64> {
        left(clock, now).iter().map(|left| left / DAY).collect()
    }

    /// The game waits for a seat and its clock runs.
    fn turn(clock: &mut Clock, seat: u8, now: Millis) {
        let only = SeatSet::only(Seat::new(seat));
        clock.stop(now, None);
        clock.ask(only, now);
        clock.run(only, SeatSet::EMPTY, now);
    }

    #[test]
    fn every_week_brings_the_same_time_again_and_two_weeks_are_kept() {
        let mut clock = Clock::new(TWO_A_WEEK, 2, Vec::new());
        clock.begin(0);
        turn(&mut clock, 0, 0);
        assert_eq!(days(&clock, DAY), [1, 2]);
        turn(&mut clock, 1, DAY);
        assert_eq!(days(&clock, 2 * DAY), [1, 1]);
        turn(&mut clock, 0, 2 * DAY);
        turn(&mut clock, 1, 2 * DAY);
        assert_eq!(days(&clock, WEEK), [3, 0], "a clock that stands gets the time of the week");
        turn(&mut clock, 0, WEEK);
        assert_eq!(days(&clock, WEEK), [3, 2], "and one that has run gets it after the turn");
        turn(&mut clock, 1, WEEK);
        assert_eq!(days(&clock, 5 * WEEK), [4, 0], "what is saved has an end");
    }

    #[test]
    fn within_a_turn_a_week_brings_nothing() {
        let mut clock = Clock::new(TWO_A_WEEK, 2, Vec::new());
        clock.begin(0);
        turn(&mut clock, 1, 0);
        turn(&mut clock, 0, WEEK - DAY);
        assert_eq!(clock.next_timeout(WEEK - DAY), Some((0, WEEK + DAY + MOST_LAG)));
        // Whatever else happens meanwhile, the turn is the same.
        turn(&mut clock, 0, WEEK + 1_000);
        assert_eq!(clock.next_timeout(WEEK + 1_000), Some((0, WEEK + DAY + MOST_LAG)));
        assert!(clock.is_used_up(0, WEEK + DAY + MOST_LAG));
    }

    #[test]
    fn a_clock_stands_on_days_off_and_runs_on_afterwards() {
        let mut clock = Clock::new(Pace::Days { days: 2 }, 2, Vec::new());
        turn(&mut clock, 0, 0);
        clock.set_holiday(0, Some(Holiday { from: DAY, until: 8 * DAY }), 0);
        assert_eq!(clock.next_timeout(0), Some((0, 9 * DAY + MOST_LAG)));
        assert_eq!(clock.runs_out(0, 3 * DAY), Some(9 * DAY));
        assert_eq!(days(&clock, 7 * DAY), [1, 2]);
        assert!(!clock.is_used_up(0, 8 * DAY) && clock.is_used_up(0, 9 * DAY + MOST_LAG));
        // A turn that begins meanwhile has all its time afterwards.
        turn(&mut clock, 1, 4 * DAY);
        clock.turn_ends(0);
        turn(&mut clock, 0, 5 * DAY);
        assert_eq!(clock.next_timeout(5 * DAY), Some((0, 10 * DAY + MOST_LAG)));
    }

    #[test]
    fn whoever_comes_back_early_has_had_the_days_that_have_passed() {
        let mut clock = Clock::new(Pace::Days { days: 2 }, 2, Vec::new());
        turn(&mut clock, 0, 0);
        clock.set_holiday(0, Some(Holiday { from: 0, until: 8 * DAY }), 0);
        clock.set_holiday(0, None, 3 * DAY);
        assert_eq!(clock.next_timeout(3 * DAY), Some((0, 5 * DAY + MOST_LAG)));
        // Days off do not reach back: what was charged stays charged.
        clock.set_holiday(0, Some(Holiday { from: 0, until: 8 * DAY }), 4 * DAY);
        assert_eq!(days(&clock, 6 * DAY), [1, 2]);
        assert_eq!(clock.elapsed_for(0, 0, 6 * DAY), DAY);
        assert_eq!(clock.elapsed_for(1, 0, 6 * DAY), 6 * DAY);
    }

    #[test]
    fn days_off_and_times_without_a_server_are_not_counted_twice() {
        let mut clock = Clock::new(Pace::Days { days: 2 }, 2, vec![Outage { from: DAY, to: 3 * DAY }]);
        turn(&mut clock, 0, 0);
        clock.set_holiday(0, Some(Holiday { from: 2 * DAY, until: 4 * DAY }), 0);
        assert_eq!(clock.next_timeout(4 * DAY), Some((0, 5 * DAY + MOST_LAG)));
    }
}
