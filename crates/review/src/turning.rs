//! Where the game turned.

use protocol::rest::{Grade, TurningCause, TurningPoint};
use tabletop::Chance;

use crate::position::PositionReview;

/// At most so many are told.
const MOST: usize = 8;
/// By so many points of a hundred the chances of a seat must move, at two seats.
const TURN: f32 = 10.0;

/// The moves that moved the chances most, in the order of the game.
pub(crate) fn turning_points(
    positions: &[PositionReview],
    movers: &[u8],
    chances: &[Option<Chance>],
    seats: u8,
) -> Vec<TurningPoint> {
    let least = TURN * 2.0 / f32::from(seats);
    let mut found: Vec<TurningPoint> = positions
        .windows(2)
        .zip(movers.iter().zip(chances))
        .enumerate()
        .filter_map(|(number, (pair, (mover, chance)))| {
            let changes = pair[0].point.known.iter().zip(&pair[1].point.known).map(|(from, to)| to - from);
            let (of_seat, change) =
                changes.enumerate().max_by(|(_, one), (_, other)| one.abs().total_cmp(&other.abs()))?;
            let is_graded = pair[0].decision.as_ref().is_some_and(|it| it.grade > Grade::Good);
            let cause = match chance {
                _ if is_graded => TurningCause::Decision,
                Some(Chance::Draw) => TurningCause::Draw,
                Some(Chance::Contest) => TurningCause::Duel,
                None => TurningCause::Move,
            };
            Some(TurningPoint {
                number: number as u32,
                seat: *mover,
                cause,
                of_seat: of_seat as u8,
                change: (1_000.0 * change).round() / 10.0,
            })
        })
        .filter(|point| point.change.abs() >= least)
        .collect();
    found.sort_by(|one, other| other.change.abs().total_cmp(&one.change.abs()));
    found.truncate(MOST);
    found.sort_by_key(|point| point.number);
    found
}
