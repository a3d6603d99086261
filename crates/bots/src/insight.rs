//! What is written by hand for each game: how the levels play it, what its positions are worth, why moves are made.

use encoding::Encode;
use tabletop::{MAX_SEATS, Message, Seat};

use crate::level::BotLevel;

/// How often a level looks ahead that else does so until its time is over, where there is no clock.
pub(crate) const UNTIMED: u32 = 10_000;

/// One number a seat.
pub type PerSeat = [f32; MAX_SEATS];

/// What a game's own knowledge adds to the bare rules. It is asked of determinizations only. A game that nothing is known of
/// implements none of this: it is searched with playouts to the end.
pub trait Insight: Encode {
    /// How a level plays at a table of so many.
    fn style(level: BotLevel, _seats: u8) -> Style {
        Style::of_search_alone(level)
    }

    /// How to search where the network of this game is asked, at a table of so many; none where matches have not shown that it
    /// is better than the judgement made by hand.
    fn learned_style(_level: BotLevel, _seats: u8) -> Option<Style> {
        None
    }

    /// What the position comes to.
    fn judgement(&self) -> Judgement {
        Judgement { scores: [0.0; MAX_SEATS], uncertainty: 1.0 }
    }

    /// Appends how good each of the moves looks at first sight. Only differences between the moves of one position count:
    /// one that is better by 1 is tried about three times as often.
    fn prior(&self, _seat: Seat, moves: &[Self::Move], out: &mut Vec<f32>) {
        out.extend(moves.iter().map(|_| 0.0));
    }

    /// One line on why somebody makes this move, for everybody at the table.
    fn because(&self, _seat: Seat, _mv: &Self::Move) -> Vec<Message> {
        Vec::new()
    }

    /// The same for those who may know a move that is made unseen: in an exercise, or after the game.
    fn because_unveiled(&self, seat: Seat, mv: &Self::Move) -> Vec<Message> {
        self.because(seat, mv)
    }
}

/// What a position comes to, judged by hand.
#[derive(Clone, Copy, Debug)]
pub struct Judgement {
    /// What each seat can expect to have when the game is over, in the game's own unit.
    pub scores: PerSeat,
    /// How far the scores can still move away from what is expected, in the same unit. It shrinks towards the end.
    pub uncertainty: f32,
}

/// How somebody plays. Found by playing matches.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// How much weight the prior has against what was found out.
    pub exploration: f32,
    /// After how many changes of the player on turn a playout ends in an evaluation. With none, it only ends the turn that
    /// the tree has come to, if that is not over.
    pub playout_turns: u32,
    /// A playout ends here in any case.
    pub playout_moves: u32,
    /// A playout takes the most promising of so many random moves.
    pub playout_samples: u32,
    /// By how much the prior of a move may lie below the best before it is plainly senseless.
    pub sensible: f32,
    /// How much somebody who does not look ahead prefers moves that look better: 0 for not at all.
    pub preference: f32,
    /// How often to look ahead for a decision: 0 for those who do not.
    pub iterations: u32,
    /// The part of the moves that is not even thought of.
    pub overlooked: f32,
}

impl Style {
    /// For a game that nothing is known of: every move is as good as the others, and playouts go to the end.
    fn of_search_alone(level: BotLevel) -> Self {
        let rising = [0, 30, 100, 400];
        let iterations = rising.get(usize::from(level.number()) - 1).copied().unwrap_or(1_500);
        Self {
            exploration: 1.4,
            playout_turns: u32::MAX,
            playout_moves: 10_000,
            playout_samples: 1,
            sensible: f32::INFINITY,
            preference: 0.0,
            iterations,
            overlooked: 0.0,
        }
    }
}

include!(concat!(env!("OUT_DIR"), "/unwritten.rs"));

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
