//! What a search asks of a position: a value that is handed to it.

use tabletop::{Game, MAX_SEATS, Outcome, Seat, SeatSet};

use crate::insight::{Insight, Judgement, PerSeat};
use crate::portable::exp;

/// What a position promises every seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Evaluation {
    /// From 0 to 1; together they are 1.
    pub win_chances: PerSeat,
    /// What the seats can expect to have when the game is over, in the game's own unit.
    pub scores: PerSeat,
}

/// Judges positions for a search. It is asked of determinizations only, and of none that is over.
pub trait Evaluator<G: Game>: Sync {
    /// Appends what each of the positions promises. A search asks once for each leaf, and for the leaves of all its trees
    /// together.
    fn evaluate(&self, positions: &[G], out: &mut Vec<Evaluation>);

    /// Appends the prior of each of the moves: the logarithm of how likely a good player takes it, up to a
    /// summand that all share. One that is better by 1 is tried about three times as often.
    fn prior(&self, position: &G, seat: Seat, moves: &[G::Move], out: &mut Vec<f32>);
}

/// The judgement that was written by hand for each game.
#[derive(Clone, Copy, Debug, Default)]
pub struct HandMadeEvaluator;

impl<G: Insight> Evaluator<G> for HandMadeEvaluator {
    fn evaluate(&self, positions: &[G], out: &mut Vec<Evaluation>) {
        out.extend(positions.iter().map(|position| Evaluation::of(&position.judgement(), position.seats())));
    }

    fn prior(&self, position: &G, seat: Seat, moves: &[G::Move], out: &mut Vec<f32>) {
        position.prior(seat, moves, out);
    }
}

impl Evaluation {
    /// The winning chances that go with expected scores.
    fn of(judgement: &Judgement, seats: u8) -> Self {
        Self { win_chances: softmax(&judgement.logits(seats), seats), scores: judgement.scores }
    }

    /// What is known when the game is over.
    pub(crate) fn finished(outcome: &Outcome) -> Self {
        let mut scores = [0.0; MAX_SEATS];
        scores.iter_mut().zip(&outcome.scores).for_each(|(to, from)| *to = *from as f32);
        Self { win_chances: shares(outcome.winners()), scores }
    }
}

impl Judgement {
    /// The winning chances of the seats that go with their expected scores, as logarithms: 0 for the best.
    pub fn logits(&self, seats: u8) -> PerSeat {
        let spread = self.uncertainty.max(1e-3);
        let best = self.scores[..usize::from(seats)].iter().copied().fold(f32::MIN, f32::max);
        self.scores.map(|score| (score - best) / spread)
    }
}

/// Chances of the seats at the table, by weights given as logarithms.
pub(crate) fn softmax(logits: &PerSeat, seats: u8) -> PerSeat {
    let logits = &logits[..usize::from(seats)];
    let best = logits.iter().copied().fold(f32::MIN, f32::max);
    let mut chances = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (chance, logit) in chances.iter_mut().zip(logits) {
        *chance = exp(logit - best);
        sum += *chance;
    }
    chances.map(|chance| chance / sum)
}

/// A win, divided among those who share it.
pub fn shares(winners: SeatSet) -> PerSeat {
    let mut shares = [0.0; MAX_SEATS];
    winners.iter().for_each(|seat| shares[seat.index()] = 1.0 / winners.len() as f32);
    shares
}
