//! What there is to be told to whoever holds a seat or was asked to a table, from what is stored of the table.

use protocol::Millis;
use protocol::clock::Pace;
use protocol::rest::{NoticeHours, NoticeKind, SeatTurn};
use protocol::table::{Sitter, TableState};

use super::quiet::quiet_span;
use crate::storage::HeldTable;

const HOUR: Millis = 3_600 * 1_000;
/// Whoever is told before quiet hours that their time runs out in them has so long to move. Who is told after them has no less.
const BEFORE_QUIET: Millis = HOUR;

/// Something that somebody may want to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fact {
    pub(super) kind: NoticeKind,
    /// When it began: the same fact has the same.
    pub(super) cause: Millis,
    /// When there is reason to tell it.
    pub(super) due_at: Millis,
}

pub(super) fn facts(held: &HeldTable, hours: &NoticeHours) -> Vec<Fact> {
    let table = &held.summary;
    if let Some(at) = held.invited_at {
        let has_room = table.seats.iter().any(|chair| chair.sitter == Sitter::Open);
        let is_open = table.state == TableState::Waiting && has_room;
        return is_open
            .then_some(Fact { kind: NoticeKind::Invited, cause: at, due_at: at })
            .into_iter()
            .collect();
    }
    let Some(seat) = held.seat else { return Vec::new() };
    let plays = table.seats.iter().any(|chair| {
        let is_there = chair.sitter == Sitter::Person && !chair.stand_in && !chair.resigned && !chair.vacant;
        chair.seat == seat && is_there
    });
    let is_kept = table.seats.iter().any(|chair| chair.seat == seat && chair.kept);
    let fact = |kind, cause, due_at| Fact { kind, cause, due_at };
    match table.state {
        // Whoever has said that they play need not be asked.
        TableState::Waiting if held.is_rematch && is_kept && plays => {
            vec![fact(NoticeKind::Invited, table.opened_at, table.opened_at)]
        }
        TableState::Playing if plays => {
            let mut all = Vec::new();
            all.extend(table.started_at.map(|at| fact(NoticeKind::GameStarts, at, at)));
            if let Some(turn) = table.turn(seat) {
                all.push(fact(NoticeKind::YourTurn, turn.since, turn.since));
                let short = short_at(turn, hours).filter(|_| table.pace.is_slow());
                all.extend(short.map(|at| fact(NoticeKind::TimeShort, turn.since, at)));
            }
            all
        }
        _ => Vec::new(),
    }
}

/// When it is told that the time of a turn runs short: so many hours before its end, and when at least half of it has passed. Where it ends in
/// quiet hours or soon after them, that is said before they begin, unless they had begun before the turn did.
fn short_at(turn: SeatTurn, hours: &NoticeHours) -> Option<Millis> {
    let until = turn.until?;
    let remind = until.saturating_sub(Millis::from(hours.remind_hours) * HOUR);
    let usual = remind.max(turn.since + until.saturating_sub(turn.since) / 2);
    let ends_in = |at: Millis| quiet_span(hours, at);
    let quiet = ends_in(until.saturating_sub(1)).or_else(|| ends_in(until.saturating_sub(BEFORE_QUIET)));
    let before = quiet.filter(|quiet| turn.since < quiet.start);
    let latest = before.map(|quiet| quiet.start.saturating_sub(BEFORE_QUIET).max(turn.since));
    Some(latest.map_or(usual, |latest| usual.min(latest)))
}

/// Whether somebody waits at the table at this moment: then nothing is held back to be told together with other things.
pub(super) const fn is_urgent(held: &HeldTable) -> bool {
    matches!(held.summary.pace, Pace::RealTime { .. })
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Millis = 24 * HOUR;

    /// When the time of a turn runs short that begins and ends then, where nights are quiet from 22 to 7.
    fn short(since: Millis, until: Millis, remind_hours: u16) -> Millis {
        let (quiet_from, quiet_until) = (22 * 60, 7 * 60);
        let hours = NoticeHours { time_zone: "UTC".to_owned(), quiet_from, quiet_until, remind_hours };
        let turn = SeatTurn { seat: 0, since: since * HOUR, until: Some(until * HOUR) };
        short_at(turn, &hours).unwrap() / HOUR
    }

    #[test]
    fn time_runs_short_some_hours_before_its_end_and_not_in_the_first_half() {
        assert_eq!(short(9, 9 + 48, 12), 9 + 36);
        assert_eq!(short(9, 9 + 12, 12), 15);
    }

    #[test]
    fn of_time_that_ends_in_quiet_hours_one_is_told_before_they_begin() {
        // It ends at 3 at night, and 1 o'clock would be early enough.
        assert_eq!(short(9, 24 + 3, 2), 21);
        assert_eq!(short(9, 24 + 3, 12), 18, "half of the time has passed: that is earlier");
        // Half an hour after quiet hours is too late as well.
        let hours = NoticeHours {
            time_zone: "UTC".to_owned(),
            quiet_from: 22 * 60,
            quiet_until: 7 * 60,
            remind_hours: 1,
        };
        let turn = SeatTurn { seat: 0, since: 9 * HOUR, until: Some(DAY + 7 * HOUR + HOUR / 2) };
        assert_eq!(short_at(turn, &hours), Some(21 * HOUR));
        assert_eq!(short(9, 24 + 9, 2), 24 + 7, "afterwards there is time enough");
    }

    #[test]
    fn a_turn_that_begins_late_or_in_quiet_hours_is_told_as_soon_as_may_be() {
        assert_eq!(short(21, 24 + 3, 2), 21);
        assert_eq!(short(23, 24 + 3, 2), 24 + 1, "nobody could say so before");
    }
}
