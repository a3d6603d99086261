//! What a computer player must understand of a game.

use tabletop::{Game, MAX_SEATS, Message, Outcome, Seat, SeatSet, Status};

use crate::level::Level;
use crate::portable::exp;

/// One number a seat.
pub type PerSeat = [f32; MAX_SEATS];

/// What a game's own knowledge adds to the bare rules. It is asked of imagined positions only.
pub trait Insight: Game {
    /// How a level plays at a table of so many.
    fn style(level: Level, seats: u8) -> Style;

    /// What each seat can expect to have when the game is over, in the game's own unit.
    fn expected_scores(&self) -> PerSeat;

    /// How far the scores can still move away from what is expected, in the same unit. It shrinks towards the end.
    fn uncertainty(&self) -> f32;

    /// Appends how good each of the moves looks at first sight. Only differences between the moves of one position count:
    /// one that is better by 1 is tried about three times as often.
    fn appeals(&self, seat: Seat, moves: &[Self::Move], out: &mut Vec<f32>);

    /// One line on why somebody makes this move.
    fn because(&self, seat: Seat, mv: &Self::Move) -> Vec<Message>;
}

/// How somebody plays. Found by playing matches.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// How much weight the first sight has against what was found out.
    pub curiosity: f32,
    /// After how many changes of the player on turn a playout ends in an evaluation.
    pub playout_turns: u32,
    /// A playout ends here in any case.
    pub playout_moves: u32,
    /// A playout takes the most appealing of so many random moves.
    pub playout_samples: u32,
    /// By how much the appeal of a move may lie below the best before it is plainly senseless.
    pub sensible: f32,
    /// How much somebody who does not look ahead prefers moves that look better: 0 for not at all.
    pub preference: f32,
    /// How often to look ahead for a decision: 0 for those who do not.
    pub iterations: u32,
    /// The part of the moves that is not even thought of.
    pub overlooked: f32,
}

/// One number for each seat at the table.
pub(crate) fn per_seat(seats: u8, number: impl Fn(Seat) -> f32) -> PerSeat {
    let mut numbers = [0.0; MAX_SEATS];
    Seat::all(seats).for_each(|seat| numbers[seat.index()] = number(seat));
    numbers
}

/// What a seat has ahead of the others, on average.
pub(crate) fn ahead(scores: &PerSeat, seat: Seat, seats: u8) -> f32 {
    let all: f32 = scores[..usize::from(seats)].iter().sum();
    let own = scores[seat.index()];
    own - (all - own) / f32::from(seats - 1)
}

/// The winning chances that go with the expected scores.
pub(crate) fn win_chances<G: Insight>(game: &G, scores: &PerSeat) -> PerSeat {
    let seats = usize::from(game.seats());
    let spread = game.uncertainty().max(1e-3);
    let best = scores[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut chances = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (chance, score) in chances.iter_mut().zip(&scores[..seats]) {
        *chance = exp((score - best) / spread);
        sum += *chance;
    }
    for chance in &mut chances {
        *chance /= sum;
    }
    chances
}

/// What a position is worth to each seat: winning chances and scores, known when the game is over, else estimated.
pub(crate) fn value<G: Insight>(game: &G, status: &Status) -> (PerSeat, PerSeat) {
    if let Status::Finished(outcome) = status {
        return finished(outcome);
    }
    let scores = game.expected_scores();
    (win_chances(game, &scores), scores)
}

fn finished(outcome: &Outcome) -> (PerSeat, PerSeat) {
    let mut scores = [0.0; MAX_SEATS];
    scores.iter_mut().zip(&outcome.scores).for_each(|(to, from)| *to = *from as f32);
    (shares(outcome.winners()), scores)
}

/// A win, divided among those who share it.
pub fn shares(winners: SeatSet) -> PerSeat {
    let mut shares = [0.0; MAX_SEATS];
    winners.iter().for_each(|seat| shares[seat.index()] = 1.0 / winners.len() as f32);
    shares
}
