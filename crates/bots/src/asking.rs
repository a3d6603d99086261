//! An evaluator that asks functions.

use tabletop::{Game, MAX_SEATS, Seat};

use crate::evaluator::{Evaluation, Evaluator};
use crate::insight::PerSeat;

/// Chances that together differ from 1 by less are taken as they are.
const ROUNDING: f32 = 1e-3;
/// A prior beyond this is no better and no worse.
const LARGEST_PRIOR: f32 = 30.0;

/// Asks two functions, one for positions and one for the priors of moves, as [`Evaluator`] describes them: closures of whoever tries
/// something out, or a function of another language behind them. What they answer is not trusted: what is missing counts as even
/// chances or as a prior of 0, and so does what is no number.
#[derive(Clone, Copy, Debug)]
pub struct AskingEvaluator<E, P> {
    evaluate: E,
    prior: P,
}

impl<E, P> AskingEvaluator<E, P> {
    /// `evaluate` answers with one evaluation for each position, `prior` with one number for each move.
    pub const fn new<G: Game>(evaluate: E, prior: P) -> Self
    where
        E: Fn(&[G]) -> Vec<Evaluation> + Sync,
        P: Fn(&G, Seat, &[G::Move]) -> Vec<f32> + Sync,
    {
        Self { evaluate, prior }
    }
}

impl<G: Game, E, P> Evaluator<G> for AskingEvaluator<E, P>
where
    E: Fn(&[G]) -> Vec<Evaluation> + Sync,
    P: Fn(&G, Seat, &[G::Move]) -> Vec<f32> + Sync,
{
    fn evaluate(&self, positions: &[G], out: &mut Vec<Evaluation>) {
        let mut answers = (self.evaluate)(positions).into_iter();
        out.extend(positions.iter().map(|game| sound(answers.next().unwrap_or_default(), game.seats())));
    }

    fn prior(&self, position: &G, seat: Seat, moves: &[G::Move], out: &mut Vec<f32>) {
        let mut answers = (self.prior)(position, seat, moves).into_iter();
        out.extend(moves.iter().map(|_| {
            let prior = answers.next().filter(|prior| !prior.is_nan()).unwrap_or(0.0);
            prior.clamp(-LARGEST_PRIOR, LARGEST_PRIOR)
        }));
    }
}

/// Chances that are chances, and scores that are numbers.
fn sound(answer: Evaluation, seats: u8) -> Evaluation {
    let at_table = |seat: usize| seat < usize::from(seats);
    let chances: PerSeat = std::array::from_fn(|seat| match answer.win_chances[seat] {
        chance if at_table(seat) && chance.is_finite() => chance.clamp(0.0, 1.0),
        _ => 0.0,
    });
    let sum: f32 = chances.iter().sum();
    let win_chances = if (sum - 1.0).abs() < ROUNDING {
        chances
    } else if sum > ROUNDING {
        chances.map(|chance| chance / sum)
    } else {
        std::array::from_fn(|seat| if at_table(seat) { 1.0 / f32::from(seats) } else { 0.0 })
    };
    let mut scores = [0.0; MAX_SEATS];
    for (score, answer) in scores.iter_mut().zip(answer.scores).take(usize::from(seats)) {
        *score = if answer.is_finite() { answer } else { 0.0 };
    }
    Evaluation { win_chances, scores }
}
