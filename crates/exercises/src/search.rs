//! Looking through games of computer players, one decision after the other.

use bots::{Insight, InsightVisitor, Knowledge, Level, Limits, decide};
use catalog::GameKind;
use review::following;
use tabletop::{Deal, Playthrough, Seat, Status};

use crate::exercise::{AnswerOption, Exercise, Source};
use crate::measure::{FoundExercise, chance, measure};
use crate::theme;

/// Exercises of one game do not lie closer together.
const APART: usize = 8;

/// Which game of computer players to look through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourcePlan {
    pub game: GameKind,
    pub seats: u8,
    pub seed: u64,
}

/// Looks through a game of experts.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    pub plan: SourcePlan,
    /// At most so many exercises are taken from it.
    pub most: usize,
}

impl Search {
    /// Plays the game and answers it up to the last exercise, with those that were found.
    pub fn run(self) -> (Source, Vec<Exercise>) {
        bots::visit(self.plan.game, self)
    }
}

impl InsightVisitor for Search {
    type Output = (Source, Vec<Exercise>);

    fn visit<G: Insight>(self) -> Self::Output {
        let SourcePlan { seats, seed, .. } = self.plan;
        let mut source = Source { seats, seed, moves: Vec::new() };
        let Ok(mut game) = Playthrough::<G>::new(seats, &G::Options::default(), Deal::from_seed(seed)) else {
            return (source, Vec::new());
        };
        play_out(&mut game, seed);
        let exercises = self.look_through(&game);
        let last = exercises.last().map_or(0, |exercise| exercise.after);
        source.moves = game.past()[..last].iter().map(|turn| (turn.seat, turn.mv.to_string())).collect();
        (source, exercises)
    }
}

impl Search {
    fn look_through<G: Insight>(self, game: &Playthrough<G>) -> Vec<Exercise> {
        let mut exercises: Vec<Exercise> = Vec::new();
        for (after, turn) in game.past().iter().enumerate() {
            if exercises.len() >= self.most {
                break;
            }
            if exercises.last().is_some_and(|last| after < last.after + APART) {
                continue;
            }
            let Some(found) = measure(&turn.before, turn.seat, thinking_seed(self.plan.seed, after)) else {
                continue;
            };
            let exercise = exercise(&turn.before, turn.seat, after, game.past().len(), found);
            // The same good move can stay open for a while.
            if exercises.iter().all(|other| other.best() != exercise.best()) {
                exercises.push(exercise);
            }
        }
        exercises
    }
}

/// Experts play the game to its end.
fn play_out<G: Insight>(game: &mut Playthrough<G>, seed: u64) {
    while let Status::Waiting(waiting) = game.state().status() {
        let Some(seat) = waiting.first() else { return };
        let Some(mv) = expert_move(game.state(), seat, thinking_seed(seed, game.past().len())) else {
            return;
        };
        if game.play(seat, mv, None).is_err() {
            return;
        }
    }
}

fn expert_move<G: Insight>(position: &G, seat: Seat, seed: u64) -> Option<G::Move> {
    let style = G::style(Level::Expert, position.seats());
    let limits = Limits::iterations(style.iterations, seed);
    decide(&Knowledge::of(position, seat), Level::Expert, &limits).map(|decision| decision.mv)
}

fn exercise<G: Insight>(
    position: &G,
    seat: Seat,
    after: usize,
    length: usize,
    found: FoundExercise<G::Move>,
) -> Exercise {
    let best = found.answers.first().map(|answer| answer.mv);
    let reasons = best.map_or_else(Vec::new, |mv| position.because(seat, &mv));
    let mut themes: Vec<&str> = reasons.iter().filter_map(|reason| theme::of_reason(reason.key)).collect();
    if after * 6 < length {
        themes.push("opening");
    }
    if after * 6 > length * 5 {
        themes.push("ending");
    }
    if found.measured.first_sight < 10 {
        themes.push("surprise");
    }
    let answer = |it: &bots::MoveStatistics<G::Move>| AnswerOption {
        notation: it.mv.to_string(),
        chance: chance(it, seat),
        then: following(position, seat, it.mv, u32::MAX)
            .iter()
            .map(|(seat, mv)| (*seat, mv.to_string()))
            .collect(),
    };
    Exercise {
        after,
        seat,
        strength: found.strength,
        themes: themes.into_iter().map(str::to_owned).collect(),
        answers: found.answers.iter().map(answer).collect(),
        measured: found.measured,
    }
}

/// Another seed for every decision.
fn thinking_seed(seed: u64, past: usize) -> u64 {
    (seed ^ ((past as u64) << 20)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
}
