//! What there is to be told to whoever holds a seat or was asked to a table, from what is stored of the table.

use protocol::Millis;
use protocol::clock::Pace;
use protocol::rest::NoticeKind;
use protocol::table::{Sitter, TableState};

use crate::storage::HeldTable;

const HOUR: Millis = 3_600 * 1_000;

/// Something that somebody may want to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fact {
    pub(super) kind: NoticeKind,
    /// When it began: the same fact has the same.
    pub(super) cause: Millis,
    /// When there is reason to tell it.
    pub(super) due_at: Millis,
}

pub(super) fn facts(held: &HeldTable, remind_hours: u64) -> Vec<Fact> {
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
    let fact = |kind, cause, due_at| Fact { kind, cause, due_at };
    match table.state {
        TableState::Waiting if held.is_rematch && !held.is_host && plays => {
            vec![fact(NoticeKind::Invited, table.opened_at, table.opened_at)]
        }
        TableState::Playing if plays => {
            let mut all = Vec::new();
            all.extend(table.started_at.map(|at| fact(NoticeKind::GameStarts, at, at)));
            if let Some(since) = table.turn_since.filter(|_| table.turn_of.contains(&seat)) {
                all.push(fact(NoticeKind::YourTurn, since, since));
                let until = table.turn_until.filter(|_| table.pace.is_slow());
                // At least half of the time has passed then.
                let short = until.map(|until| {
                    until.saturating_sub(remind_hours * HOUR).max(since + until.saturating_sub(since) / 2)
                });
                all.extend(short.map(|at| fact(NoticeKind::TimeShort, since, at)));
            }
            all
        }
        _ => Vec::new(),
    }
}

/// Whether somebody waits at the table at this moment: then nothing is held back to be told together with other things.
pub(super) const fn is_urgent(held: &HeldTable) -> bool {
    matches!(held.summary.pace, Pace::RealTime { .. })
}
