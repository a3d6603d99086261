//! Thinking time of every seat. It is not stored: it follows from the entries and their times.

use protocol::clock::{Clocks, Pace, SeatClock};
use protocol::{Millis, SeatNumber};
use tabletop::SeatSet;

const SECOND: u64 = 1_000;
const DAY: u64 = 24 * 3_600 * SECOND;
/// More lag than this is the player's own.
pub const MOST_LAG: u64 = SECOND;

/// A time when no server ran and nobody could act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// When it began.
    pub from: Millis,
    /// When it was over.
    pub to: Millis,
}

/// In order, without those that overlap: no moment is counted twice.
fn merged(mut outages: Vec<Outage>) -> Vec<Outage> {
    outages.sort_unstable_by_key(|outage| outage.from);
    let mut merged: Vec<Outage> = Vec::with_capacity(outages.len());
    for outage in outages.into_iter().filter(|outage| outage.from < outage.to) {
        match merged.last_mut().filter(|last| outage.from <= last.to) {
            Some(last) => last.to = last.to.max(outage.to),
            None => merged.push(outage),
        }
    }
    merged
}

/// When the time began that is the given one ago, if only the time counts when a server ran.
///
/// ```
/// use table::{Outage, served_since};
///
/// // Of the last 100 milliseconds no server ran for 30: so it is 130 ago that one had run for 100.
/// let outage = Outage { from: 940, to: 970 };
/// assert_eq!(served_since(1_000, 100, vec![outage]), 870);
/// ```
pub fn served_since(now: Millis, long: u64, outages: Vec<Outage>) -> Millis {
    merged(outages).iter().rev().fold(now.saturating_sub(long), |begin, outage| {
        if outage.to > begin {
            begin.saturating_sub(outage.to.min(now).saturating_sub(outage.from))
        } else {
            begin
        }
    })
}

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
}

/// The clock of one seat.
#[derive(Clone, Copy, Debug)]
struct SeatTime {
    left: u64,
    /// How long it ran in this turn after nothing was left: what is used of the lag that is forgiven. It is counted over all the
    /// times the clock was stopped, so that nothing that stops it brings time.
    overdrawn: u64,
    /// When it began to run, if it runs.
    since: Option<Millis>,
    /// A bot plays for the seat: its time is used, and nobody loses the seat by it once more.
    is_stood_in_for: bool,
}

impl Clock {
    /// Nobody has thought yet.
    pub fn new(pace: Pace, seats: u8, outages: Vec<Outage>) -> Self {
        let hand = SeatTime { left: full(pace), overdrawn: 0, since: None, is_stood_in_for: false };
        Self { pace, outages: merged(outages), seats: vec![hand; usize::from(seats)] }
    }

    /// A time when nobody could act has become known.
    pub fn add_outage(&mut self, outage: Outage) {
        let mut outages = std::mem::take(&mut self.outages);
        outages.push(outage);
        self.outages = merged(outages);
    }

    /// When a server has run for so long after a moment.
    pub fn served_until(&self, from: Millis, long: u64) -> Millis {
        let later = self.outages.iter().filter(|outage| outage.to > from);
        later.fold(from + long, |end, outage| {
            if outage.from < end { end + (outage.to - outage.from.max(from)) } else { end }
        })
    }

    /// When the server did not run: nobody is charged for that.
    pub fn outages(&self) -> &[Outage] {
        &self.outages
    }

    /// Whether time is counted at all.
    pub const fn ticks(&self) -> bool {
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
        if !self.ticks() {
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
            Pace::Unlimited => {}
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
        let Some(hand) = self.seats.get(index).filter(|_| self.ticks()) else { return false };
        self.passed(index, now) + hand.overdrawn >= hand.left + MOST_LAG
    }

    /// How long something has lasted, without the times when no server ran.
    pub fn elapsed(&self, since: Millis, now: Millis) -> u64 {
        let lost = |outage: &Outage| outage.to.min(now).saturating_sub(outage.from.max(since));
        now.saturating_sub(since).saturating_sub(self.outages.iter().map(lost).sum())
    }

    /// The seat whose time runs out first, and when. Lag is forgiven before anybody loses by it.
    pub fn next_timeout(&self, now: Millis) -> Option<(SeatNumber, Millis)> {
        let may_expire = |hand: &SeatTime| hand.since.is_some() && !hand.is_stood_in_for;
        let running = self.seats.iter().enumerate().filter(|(_, hand)| may_expire(hand));
        let due = running.map(|(index, hand)| {
            let passed = self.passed(index, now);
            let left = hand.left.saturating_sub(passed);
            let overdue = (hand.overdrawn + passed.saturating_sub(hand.left)).min(MOST_LAG);
            (index as SeatNumber, (now + left + MOST_LAG).saturating_sub(overdue))
        });
        due.min_by_key(|(_, at)| *at)
    }

    /// What people see of it.
    pub fn shown(&self, now: Millis, paused: bool) -> Option<Clocks> {
        let seat = |(index, hand): (usize, &SeatTime)| SeatClock {
            seat: index as SeatNumber,
            left: hand.left.saturating_sub(self.passed(index, now)),
            running: hand.since.is_some(),
        };
        let seats = self.seats.iter().enumerate().map(seat).collect();
        self.ticks().then_some(Clocks { at: now, paused, seats })
    }

    /// How long the clock of a seat has run, without the times when no server did.
    fn passed(&self, index: usize, now: Millis) -> u64 {
        self.seats.get(index).and_then(|hand| hand.since).map_or(0, |since| self.elapsed(since, now))
    }
}

/// What everybody begins with.
fn full(pace: Pace) -> u64 {
    match pace {
        Pace::Unlimited => 0,
        Pace::RealTime { bank_seconds, .. } => u64::from(bank_seconds) * SECOND,
        Pace::Days { days } => u64::from(days) * DAY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Seat;

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
}
