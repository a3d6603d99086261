//! Thinking time at a table. What a clock does by itself is tested beside it.

use protocol::clock::Pace;
use protocol::table::Proposal;
use serde_json::{Value, json};
use table::{Action, Clock, MOST_LAG, Outage, Table, served_since};

use crate::support::{DAY, Driver, SECOND, nobody, seat};

fn blitz() -> Value {
    json!({ "pace": { "pace": "real-time", "bank_seconds": 60, "increment_seconds": 5 } })
}

fn move_with_lag(at: &Driver, lag: u64) -> Action {
    Action::Move { seq: at.seq(), notation: at.legal(at.mover())[0].clone(), lag }
}

#[test]
fn the_clock_of_whoever_is_waited_for_runs_and_a_finished_turn_brings_the_increment() {
    let mut at = Driver::toledo(2, blitz());
    let (mover, other) = (at.mover(), at.other());
    assert_eq!(at.clocks(), (vec![60 * SECOND; 2], vec![mover]));
    at.pass(10 * SECOND);
    at.play_turn();
    let (left, running) = at.clocks();
    assert_eq!((left[usize::from(mover)], left[usize::from(other)]), (55 * SECOND, 60 * SECOND));
    assert_eq!(running, [other]);
    at.pass(4 * SECOND);
    assert_eq!(at.clocks().0[usize::from(other)], 56 * SECOND);
    assert_eq!(at.clocks().0[usize::from(mover)], 55 * SECOND);
}

#[test]
fn a_move_within_a_turn_brings_nothing() {
    let mut at = Driver::toledo(2, blitz());
    let mut within = 0;
    for _ in 0..20 {
        let mover = at.mover();
        let left = at.clocks().0[usize::from(mover)];
        at.pass(SECOND);
        at.play_last();
        let increment = if at.mover() == mover { 0 } else { 5 * SECOND };
        assert_eq!(at.clocks().0[usize::from(mover)], left - SECOND + increment);
        within += u32::from(increment == 0);
    }
    assert!(within > 0, "no turn had several moves");
}

#[test]
fn lag_is_not_charged_to_whoever_moved() {
    let mut at = Driver::toledo(2, blitz());
    let (mover, other) = (at.mover(), at.other());
    at.pass(10 * SECOND);
    at.act(&seat(mover), move_with_lag(&at, 400));
    let increment = if at.mover() == mover { 0 } else { 5 * SECOND };
    assert_eq!(at.clocks().0[usize::from(mover)], 50 * SECOND + 400 + increment);
    assert_eq!(at.clocks().0[usize::from(other)], 60 * SECOND);
}

#[test]
fn nothing_runs_during_a_pause_or_after_the_end() {
    let mut at = Driver::toledo(2, blitz());
    let mover = at.mover();
    at.propose(0, Proposal::Pause);
    at.answer(1, true);
    at.pass(DAY);
    assert_eq!(at.clocks(), (vec![60 * SECOND; 2], Vec::new()));
    assert!(at.table.now(None, false, None, at.now).clocks.unwrap().paused);
    assert_eq!(at.table.clock.next_timeout(at.now), None);
    let resume = Action::Resume { seq: at.seq() };
    at.act(&seat(0), resume);
    assert_eq!(at.clocks().1, [mover]);
    assert!(!at.table.now(None, false, None, at.now).clocks.unwrap().paused);
    let action = Action::Resign { seq: at.seq() };
    at.act(&seat(0), action);
    assert_eq!(at.clocks().1, [] as [u8; 0]);
}

#[test]
fn a_bot_has_no_clock_and_one_that_stands_in_uses_the_time_of_the_person() {
    let mut at = Driver::toledo(2, blitz());
    let mover = at.mover();
    at.leave(mover);
    at.pass(SECOND);
    assert_eq!(
        at.clocks(),
        (
            if mover == 0 { vec![59 * SECOND, 60 * SECOND] } else { vec![60 * SECOND, 59 * SECOND] },
            vec![mover]
        )
    );
    assert_eq!(at.table.clock.next_timeout(at.now), None, "nobody loses the seat once more");
    let mut at = Driver::open(
        crate::support::opening(crate::support::settings("toledo", 2, blitz())),
        vec![crate::support::bot(0), crate::support::bot(1)],
    );
    assert_eq!(at.clocks().1, [] as [u8; 0]);
    at.pass(DAY);
    assert_eq!(at.clocks().0, [60 * SECOND; 2]);
}

#[test]
fn whoever_has_given_up_has_no_clock() {
    let mut at = Driver::toledo(3, blitz());
    let mover = at.mover();
    let action = Action::Resign { seq: at.seq() };
    at.act(&seat(mover), action);
    assert_eq!(at.clocks().1, [] as [u8; 0]);
}

#[test]
fn every_turn_has_its_days() {
    let mut at = Driver::toledo(2, json!({ "pace": { "pace": "days", "days": 3 } }));
    let mover = at.mover();
    assert_eq!(at.clocks().0, [3 * DAY; 2]);
    at.pass(2 * DAY);
    assert_eq!(at.clocks().0[usize::from(mover)], DAY);
    at.play_turn();
    assert_eq!(at.clocks().0, [3 * DAY; 2]);
}

#[test]
fn a_time_when_nobody_could_act_is_charged_to_nobody_also_when_it_becomes_known_later() {
    let mut at = Driver::toledo(2, blitz());
    let mover = usize::from(at.mover());
    at.pass(30 * SECOND);
    at.play_turn();
    let charged = at.clocks().0[mover];
    let outage = Outage { from: 10 * SECOND, to: 25 * SECOND };
    let rebuilt = at.rebuilt_with(vec![outage]);
    at.table.add_past_outage(outage);
    assert_eq!(at.clocks().0[mover], charged + 15 * SECOND);
    assert_eq!(at.table.clock.outages(), rebuilt.clock.outages());
    let left = |table: &Table| table.now(None, false, None, at.now).clocks;
    assert_eq!(left(&at.table), left(&rebuilt));
    assert_eq!(at.table.entries, at.stored);
}

#[test]
fn without_a_clock_and_before_the_start_none_is_shown() {
    let at = Driver::toledo(2, json!({}));
    assert!(at.table.now(None, false, None, 0).clocks.is_none());
    let waiting = Driver::open(
        crate::support::opening(crate::support::settings("toledo", 3, blitz())),
        vec![crate::support::person(0)],
    );
    assert!(waiting.table.now(None, false, None, 0).clocks.is_none());
    let mut at = Driver::toledo(2, json!({}));
    at.pass(DAY);
    let late = at.mover();
    at.act(&nobody(), Action::TimeOut { seat: late });
    at.back(late);
}

#[test]
fn time_runs_out_a_second_after_the_last_one_whatever_stops_the_clock_meanwhile() {
    let mut at = Driver::toledo(2, blitz());
    let (mover, other) = (at.mover(), at.other());
    let end = 60 * SECOND + MOST_LAG;
    for now in [0, 10 * SECOND, 59 * SECOND, 60 * SECOND + 400] {
        at.now = now;
        assert_eq!(at.table.clock.next_timeout(now), Some((mover, end)));
        at.propose(other, Proposal::Pause);
        at.answer(other, false);
        assert_eq!(at.table.clock.next_timeout(now), Some((mover, end)), "stopped at {now}");
        assert!(!at.table.clock.is_used_up(mover, now));
    }
    assert!(!at.table.clock.is_used_up(mover, end - 1));
    assert!(at.table.clock.is_used_up(mover, end));
    assert!(!at.table.clock.is_used_up(other, end), "the other clock stands still");
    assert_eq!(at.table.clock.next_timeout(end + SECOND), Some((mover, end + SECOND)), "at once");
}

#[test]
fn whoever_comes_back_within_the_forgiven_second_has_only_what_is_left_of_it() {
    let mut at = Driver::toledo(2, blitz());
    let late = at.mover();
    at.pass(60 * SECOND + 300);
    at.leave(late);
    at.pass(300);
    at.back(late);
    assert_eq!(at.table.clock.next_timeout(at.now), Some((late, 61 * SECOND)));
    at.leave(late);
    at.pass(400);
    let back = Action::Back { seq: at.seq() };
    assert_eq!(at.refused(&seat(late), back), protocol::ProblemKey::NotNow);
}

#[test]
fn times_without_a_server_are_counted_once_however_they_lie() {
    let outage = |from: u64, to: u64| Outage { from, to };
    let clock = |outages: Vec<Outage>| Clock::new(Pace::Days { days: 1 }, 2, outages);
    // They overlap, touch, hold each other, come in any order, and may be nothing.
    let all =
        vec![outage(50, 60), outage(10, 30), outage(20, 40), outage(40, 45), outage(12, 15), outage(70, 70)];
    let merged = clock(all);
    assert_eq!(merged.elapsed(0, 100), 55);
    assert_eq!(merged.outages(), [outage(10, 45), outage(50, 60)]);
    assert_eq!(merged.elapsed(20, 55), 5);
    assert_eq!(merged.elapsed(60, 50), 0);
    // When a server has run for so long: what begins when that is over does not count, nor what was over before.
    let clock = clock(vec![outage(100, 130)]);
    assert_eq!(
        [(0, 100), (0, 101), (110, 5), (130, 5), (131, 5)].map(|(from, long)| clock.served_until(from, long)),
        [100, 131, 135, 135, 136]
    );
    assert_eq!(served_since(200, 70, vec![outage(100, 130)]), 130);
    assert_eq!(served_since(200, 71, vec![outage(100, 130)]), 99);
    assert_eq!(served_since(120, 10, vec![outage(100, 130)]), 90);
    assert_eq!(served_since(1_000, 100, vec![outage(940, 970), outage(880, 900)]), 850);
}
