//! Thinking time of every seat. It is not stored: it follows from the entries and their times.

use protocol::clock::{Clocks, Pace, SeatClock};
use protocol::{Millis, SeatNumber};
use tabletop::SeatSet;

const SECOND: u64 = 1_000;
const DAY: u64 = 24 * 3_600 * SECOND;
/// Whoever comes back after running out of time has at least this.
const ON_RETURN: u64 = 30 * SECOND;
/// More lag than this is the player's own.
pub const MOST_LAG: u64 = SECOND;

/// A time when no server ran and nobody could act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    pub from: Millis,
    pub to: Millis,
}

/// The clocks of one table.
#[derive(Clone, Debug)]
pub struct Clock {
    pace: Pace,
    outages: Vec<Outage>,
    seats: Vec<Hand>,
}

/// The clock of one seat.
#[derive(Clone, Copy, Debug)]
struct Hand {
    left: u64,
    /// When it began to run, if it runs.
    since: Option<Millis>,
}

impl Clock {
    pub fn new(pace: Pace, seats: u8, outages: Vec<Outage>) -> Self {
        let left = match pace {
            Pace::Unlimited => 0,
            Pace::RealTime { bank_seconds, .. } => u64::from(bank_seconds) * SECOND,
            Pace::Days { days } => u64::from(days) * DAY,
        };
        Self { pace, outages, seats: vec![Hand { left, since: None }; usize::from(seats)] }
    }

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
                hand.left = hand.left.saturating_sub(passed.saturating_sub(lag));
                hand.since = None;
            }
        }
    }

    /// Lets the clocks of these seats run.
    pub fn run(&mut self, seats: SeatSet, now: Millis) {
        if !self.ticks() {
            return;
        }
        for seat in seats.iter() {
            if let Some(hand) = self.seats.get_mut(seat.index()) {
                hand.since = Some(now);
            }
        }
    }

    /// The seat has finished its turn.
    pub fn turn_ends(&mut self, seat: SeatNumber) {
        let Some(hand) = self.seats.get_mut(usize::from(seat)) else { return };
        match self.pace {
            Pace::RealTime { increment_seconds, .. } => hand.left += u64::from(increment_seconds) * SECOND,
            Pace::Days { days } => hand.left = u64::from(days) * DAY,
            Pace::Unlimited => {}
        }
    }

    pub fn comes_back(&mut self, seat: SeatNumber) {
        let Some(hand) = self.seats.get_mut(usize::from(seat)) else { return };
        hand.left = match self.pace {
            Pace::Days { days } => u64::from(days) * DAY,
            Pace::RealTime { .. } | Pace::Unlimited => hand.left.max(ON_RETURN),
        };
    }

    /// The seat whose time runs out first, and when. Lag is forgiven before anybody loses by it.
    pub fn next_timeout(&self, now: Millis) -> Option<(SeatNumber, Millis)> {
        let running = self.seats.iter().enumerate().filter(|(_, hand)| hand.since.is_some());
        let due = running.map(|(index, hand)| {
            let left = hand.left.saturating_sub(self.passed(index, now));
            let overdue = self.passed(index, now).saturating_sub(hand.left).min(MOST_LAG);
            (index as SeatNumber, (now + left + MOST_LAG).saturating_sub(overdue))
        });
        due.min_by_key(|(_, at)| *at)
    }

    pub fn shown(&self, now: Millis, paused: bool) -> Option<Clocks> {
        let seat = |(index, hand): (usize, &Hand)| SeatClock {
            seat: index as SeatNumber,
            left: hand.left.saturating_sub(self.passed(index, now)),
            running: hand.since.is_some(),
        };
        let seats = self.seats.iter().enumerate().map(seat).collect();
        self.ticks().then_some(Clocks { at: now, paused, seats })
    }

    /// How long the clock of a seat has run, without the times when no server did.
    fn passed(&self, index: usize, now: Millis) -> u64 {
        let Some(since) = self.seats.get(index).and_then(|hand| hand.since) else { return 0 };
        let lost = |outage: &Outage| outage.to.min(now).saturating_sub(outage.from.max(since));
        now.saturating_sub(since).saturating_sub(self.outages.iter().map(lost).sum())
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
        clock.run(SeatSet::only(Seat::new(0)), 1_000);
        assert_eq!(left(&clock, 11_000), [50_000, 60_000]);
        clock.stop(11_000, None);
        clock.turn_ends(0);
        clock.run(SeatSet::only(Seat::new(1)), 11_000);
        assert_eq!(left(&clock, 12_000), [55_000, 59_000]);
    }

    #[test]
    fn lag_is_forgiven_up_to_a_second() {
        let mut clock = Clock::new(BLITZ, 2, Vec::new());
        clock.run(SeatSet::only(Seat::new(0)), 0);
        clock.stop(10_000, Some((0, 400)));
        assert_eq!(left(&clock, 10_000), [50_400, 60_000]);
        clock.run(SeatSet::only(Seat::new(0)), 10_000);
        clock.stop(20_000, Some((0, 5_000)));
        assert_eq!(left(&clock, 20_000), [41_400, 60_000]);
    }

    #[test]
    fn nobody_loses_time_while_no_server_runs() {
        let mut clock = Clock::new(BLITZ, 2, vec![Outage { from: 5_000, to: 95_000 }]);
        clock.run(SeatSet::only(Seat::new(1)), 0);
        assert_eq!(left(&clock, 100_000), [60_000, 50_000]);
    }

    #[test]
    fn time_runs_out_a_second_after_the_last_one_so_that_lag_decides_nothing() {
        let mut clock = Clock::new(BLITZ, 2, Vec::new());
        clock.run(SeatSet::only(Seat::new(1)), 0);
        assert_eq!(clock.next_timeout(0), Some((1, 61_000)));
        assert_eq!(clock.next_timeout(60_500), Some((1, 61_000)));
        assert_eq!(clock.next_timeout(70_000), Some((1, 70_000)));
    }

    #[test]
    fn without_a_clock_nothing_ticks() {
        let mut clock = Clock::new(Pace::Unlimited, 2, Vec::new());
        clock.run(SeatSet::all(2), 0);
        assert_eq!(clock.next_timeout(1_000_000), None);
        assert_eq!(clock.shown(0, false), None);
    }
}
