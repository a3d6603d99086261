//! What a decision gave away.

use bots::{Adviser, Insight, Knowledge, MoveStatistics};
use catalog::{AnyGame, dispatch};
use protocol::rest::{BetterMove, ContinuationMove, Grade, GradedDecision, TriedMove};
use protocol::socket::Reason;
use serde_json::Value;
use tabletop::{Message, PlayedMove, Seat};

use crate::budget::Budget;
use crate::continuation::continuation;
use crate::position::shorten;

/// The grades begin at these points of a hundred, at two seats.
const GRADES: [(f32, Grade); 3] = [(15.0, Grade::Blunder), (10.0, Grade::Mistake), (5.0, Grade::Inaccuracy)];

/// The grade of giving away so many points of a hundred at a table of so many.
pub(crate) fn grade(lost: f32, seats: u8) -> Grade {
    let at_two = lost * f32::from(seats) / 2.0;
    GRADES.iter().find(|(from, _)| at_two >= *from).map_or(Grade::Good, |(_, grade)| *grade)
}

/// Grades a move; none where there was no other.
pub(crate) fn graded<G: Insight>(
    turn: &PlayedMove<G>,
    number: usize,
    budget: &Budget,
) -> Option<GradedDecision> {
    let (seat, seats) = (turn.seat, turn.before.seats());
    let knowledge = Knowledge::of(&turn.before, seat);
    if knowledge.moves().len() < 2 {
        return None;
    }
    let adviser = Adviser::at_table_of(seats);
    let best = adviser.look(&knowledge, &budget.search(number)).first()?.mv;
    let mut moves = vec![turn.mv];
    if best != turn.mv {
        moves.push(best);
    }
    // Anew, on other deals and equally often: whatever was looked at for its luck loses it here.
    let found = adviser.compare(&knowledge, &moves, &budget.comparison(number));
    let made = found.first()?;
    let best = found.get(1).unwrap_or(made);
    let own = seat.index();
    let lost = 100.0 * (best.win_chances[own] - made.win_chances[own]).max(0.0);
    let has_lost = lost > 0.0;
    let effect = |seat: usize| {
        if has_lost { shorten(100.0 * (made.win_chances[seat] - best.win_chances[seat])) } else { 0.0 }
    };
    let grade = grade(lost, seats);
    Some(GradedDecision {
        number: number as u32,
        seat: seat.into(),
        notation: turn.mv.to_string(),
        grade,
        lost: shorten(lost),
        chance: shorten(made.win_chances[own]),
        better: (grade > Grade::Good).then(|| better(&turn.before, best, seat, budget)),
        effect: (0..usize::from(seats)).map(effect).collect(),
    })
}

fn better<G: Insight>(
    position: &G,
    best: &MoveStatistics<G::Move>,
    seat: Seat,
    budget: &Budget,
) -> BetterMove {
    let (mv, chance) = (best.mv, best.win_chances[seat.index()]);
    BetterMove {
        notation: mv.to_string(),
        parts: parts(&mv),
        chance: shorten(chance),
        because: reasons(position, seat, &mv),
        then: then(position, seat, mv, budget),
    }
}

/// What another move would have brought in a position; none when it could not have been made, or had to be.
pub fn try_move(game: &AnyGame, seat: Seat, notation: &str, budget: &Budget) -> Option<TriedMove> {
    let mut tried = game.at(game.moves_made())?;
    tried.play(seat, notation, None).ok()?;
    dispatch!(&tried, game => {
        let turn = game.past().first()?;
        Some(TriedMove {
            decision: graded(turn, 0, budget)?,
            parts: parts(&turn.mv),
            because: reasons(&turn.before, seat, &turn.mv),
            then: then(&turn.before, seat, turn.mv, budget),
        })
    })
}

/// Why somebody makes this move, for those who ask.
pub fn because(game: &AnyGame, seat: Seat, notation: &str) -> Vec<Reason> {
    dispatch!(game, game => {
        notation.parse().map_or_else(|_| Vec::new(), |mv| reasons(game.state(), seat, &mv))
    })
}

fn reasons<G: Insight>(position: &G, seat: Seat, mv: &G::Move) -> Vec<Reason> {
    position.because_unveiled(seat, mv).iter().filter(|it| bots::is_telling(it.key)).map(reason).collect()
}

fn then<G: Insight>(position: &G, seat: Seat, mv: G::Move, budget: &Budget) -> Vec<ContinuationMove> {
    let told = |(seat, mv): (Seat, G::Move)| ContinuationMove {
        seat: seat.into(),
        notation: mv.to_string(),
        parts: parts(&mv),
    };
    continuation(position, seat, mv, budget.iterations).into_iter().map(told).collect()
}

/// Moves are plain data, which always has a JSON form.
fn parts(mv: &impl tabletop::Move) -> Value {
    serde_json::to_value(mv).unwrap_or(Value::Null)
}

fn reason(message: &Message) -> Reason {
    let value = |value: &tabletop::Value| serde_json::to_value(value).unwrap_or(Value::Null);
    let values = message.values.iter().map(|(name, it)| ((*name).to_owned(), value(it)));
    Reason { key: message.key.to_owned(), values: values.collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_begin_at_5_10_and_15_points_and_scale_with_the_fair_share() {
        use Grade::{Blunder, Good, Inaccuracy, Mistake};
        let at = |seats| [4.9, 5.0, 9.9, 10.0, 15.0].map(|lost: f32| grade(lost, seats));
        assert_eq!(at(2), [Good, Inaccuracy, Inaccuracy, Mistake, Blunder]);
        assert_eq!(at(4), [Inaccuracy, Mistake, Blunder, Blunder, Blunder]);
        assert_eq!([2.4, 2.5, 7.4, 7.5].map(|lost| grade(lost, 4)), [Good, Inaccuracy, Mistake, Blunder]);
    }
}
