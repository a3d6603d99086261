//! Looking through games of computer players, one decision after the other.

use bots::{BotLevel, Insight, InsightVisitor, Knowledge, Limits, decide};
use catalog::{AnyGame, GameKind, dispatch};
use review::continuation;
use tabletop::{Deal, Playthrough, Seat, Status};

use crate::exercise::{AnswerOption, Exercise, Source};
use crate::measure::{FoundExercise, chance, measure};
use crate::theme::theme_of;

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
pub struct ExerciseSearch<'a> {
    pub plan: SourcePlan,
    /// At most so many exercises are taken from it.
    pub most: usize,
    /// Only what is about one of these is looked at; anything when there is none.
    pub themes: &'a [String],
}

impl ExerciseSearch<'_> {
    /// Plays the game and answers it up to the last exercise, with those that were found.
    pub fn run(self) -> (Source, Vec<Exercise>) {
        bots::visit(self.plan.game, self)
    }
}

impl InsightVisitor for ExerciseSearch<'_> {
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

impl ExerciseSearch<'_> {
    fn look_through<G: Insight>(self, game: &Playthrough<G>) -> Vec<Exercise> {
        let mut exercises: Vec<Exercise> = Vec::new();
        for (after, turn) in game.past().iter().enumerate() {
            if exercises.len() >= self.most {
                break;
            }
            if exercises.last().is_some_and(|last| after < last.after + APART) {
                continue;
            }
            // To measure a decision takes long: what the expert did there tells what it is likely to be about.
            if !self.is_about_themes(&themes_of(&turn.before, turn.seat, &turn.mv)) {
                continue;
            }
            let seed = thinking_seed(self.plan.seed, after);
            let Some(found) = measure(&turn.before, turn.seat, seed, self.least_moves()) else { continue };
            let exercise = exercise(&turn.before, turn.seat, after, game.past().len(), found);
            // The same good move can stay open for a while.
            let is_new = exercises.iter().all(|other| other.best() != exercise.best());
            if is_new && self.is_about_themes(&exercise.themes) {
                exercises.push(exercise);
            }
        }
        exercises
    }

    /// Two moves are little to choose from, but to take a duel or to go on is a question: it is asked when it is looked for.
    const fn least_moves(self) -> usize {
        if self.themes.is_empty() { 3 } else { 2 }
    }

    fn is_about_themes(self, themes: &[impl AsRef<str>]) -> bool {
        let is_wanted = |theme: &str| self.themes.iter().any(|wanted| wanted == theme);
        self.themes.is_empty() || themes.iter().any(|theme| is_wanted(theme.as_ref()))
    }
}

/// What a move is about.
fn themes_of<G: Insight>(position: &G, seat: Seat, mv: &G::Move) -> Vec<&'static str> {
    position.because(seat, mv).iter().filter_map(|reason| theme_of(reason.key)).collect()
}

/// What a move is about that can be made now, in notation.
pub fn themes_of_move(game: &AnyGame, seat: Seat, notation: &str) -> Vec<&'static str> {
    dispatch!(game, game => {
        notation.parse().map_or_else(|_| Vec::new(), |mv| themes_of(game.state(), seat, &mv))
    })
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
    let style = G::style(BotLevel::Expert, position.seats());
    let limits = Limits::iterations(style.iterations, seed);
    decide(&Knowledge::of(position, seat), BotLevel::Expert, &limits).map(|decision| decision.mv)
}

fn exercise<G: Insight>(
    position: &G,
    seat: Seat,
    after: usize,
    length: usize,
    found: FoundExercise<G::Move>,
) -> Exercise {
    let best = found.answers.first().map(|answer| answer.mv);
    let mut themes = best.map_or_else(Vec::new, |mv| themes_of(position, seat, &mv));
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
        then: continuation(position, seat, it.mv, u32::MAX)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_about_a_named_theme_is_looked_at() {
        let named = ["duel".to_owned(), "sale".to_owned()];
        let search = |themes| {
            let plan = SourcePlan { game: GameKind::Toledo, seats: 2, seed: 1 };
            ExerciseSearch { plan, most: 1, themes }
        };
        assert!(search(&named).is_about_themes(&["route", "duel"]));
        assert!(!search(&named).is_about_themes(&["route"]));
        assert!(!search(&named).is_about_themes(&[] as &[&str]));
        assert!(search(&[]).is_about_themes(&["route"]));
        assert!(search(&[]).is_about_themes(&[] as &[&str]));
    }
}
