//! Exercises: which there are, their positions, and what becomes of an answer.

use std::collections::HashMap;
use std::sync::LazyLock;

use catalog::{AnyGame, GameKind};
use exercises::{AnswerOption, Collection, Exercise, Source, shipped};
use protocol::rest::{
    AnswerChoice, ContinuationMove, ExerciseAnswer, ExerciseExplanation, ExerciseList, ExercisePosition,
    ExercisePreview, ExerciseSummary, OpenedTable, PlayOn,
};
use protocol::table::BotLevel;
use protocol::{Problem, ProblemKey};
use serde_json::Value;
use table::{MovePreview, explanation_line, refused_about};
use tabletop::Seat;

use super::play_on::{self, Beginning};
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, internal, not_now, refuse};

/// Longer texts name no place of any board.
const LONGEST_PLACE: usize = 100;

static SHIPPED: LazyLock<HashMap<GameKind, Collection>> = LazyLock::new(|| {
    let read = |game: GameKind| {
        let collection = shipped(game).unwrap_or_else(|error| {
            tracing::error!(%game, %error, "the exercises cannot be read");
            Collection::new(game)
        });
        (game, collection)
    };
    GameKind::ALL.into_iter().map(read).collect()
});

fn collection(game: &str) -> Result<&'static Collection> {
    let known = game.parse().ok().and_then(|kind: GameKind| SHIPPED.get(&kind));
    known.ok_or_else(|| Problem::new(ProblemKey::NotFound, "there is no such game"))
}

/// The exercises of a game.
pub(crate) fn list(game: &str) -> Result<ExerciseList> {
    let collection = collection(game)?;
    let exercises = collection.iter().map(|(source, exercise)| summary(collection.game, source, exercise));
    Ok(ExerciseList { exercises: exercises.collect() })
}

fn summary(game: GameKind, source: &Source, exercise: &Exercise) -> ExerciseSummary {
    ExerciseSummary {
        id: exercise.id(game, source),
        seats: source.seats,
        themes: exercise.themes.clone(),
        strength: level(exercise.strength),
    }
}

fn level(level: bots::BotLevel) -> BotLevel {
    BotLevel::ALL.into_iter().find(|other| other.name() == level.name()).unwrap_or_default()
}

/// An exercise with its position.
struct PosedExercise {
    game: GameKind,
    source: &'static Source,
    exercise: &'static Exercise,
    position: AnyGame,
}

fn posed(game: &str, id: &str) -> Result<PosedExercise> {
    let collection = collection(game)?;
    let Some((source, exercise)) = collection.find(id) else {
        return refuse(ProblemKey::NotFound, "there is no such exercise");
    };
    let position = source.position(collection.game, exercise.after);
    let position = position.ok_or_else(|| internal("an exercise does not follow the rules"))?;
    Ok(PosedExercise { game: collection.game, source, exercise, position })
}

/// The position of an exercise, as its seat knows it.
pub(crate) fn position(game: &str, id: &str) -> Result<ExercisePosition> {
    let PosedExercise { game, source, exercise, position } = posed(game, id)?;
    let seat = exercise.seat;
    let events = (0..exercise.after).rev().find_map(|number| told(&position, number, seat));
    let (view, status) = position
        .view_after(exercise.after, Some(seat))
        .ok_or_else(|| internal("an exercise has no position"))?;
    Ok(ExercisePosition {
        summary: summary(game, source, exercise),
        game: game.name().to_owned(),
        seat: seat.into(),
        moves: exercise.after as u32,
        view,
        waiting: status.waiting().iter().map(Into::into).collect(),
        offers: position.offers(seat),
        events: events.unwrap_or_default(),
    })
}

/// What the seat was told of a move, if it was told anything.
fn told(position: &AnyGame, number: usize, seat: Seat) -> Option<Vec<Value>> {
    position.told(number, Some(seat)).map(|told| told.events).filter(|events| !events.is_empty())
}

/// What a move would bring, as the seat is told at a table.
pub(crate) fn preview(game: &str, id: &str, notation: &str) -> Result<ExercisePreview> {
    let PosedExercise { exercise, position, .. } = posed(game, id)?;
    let MovePreview { events, worth } = MovePreview::of(&position, exercise.seat, notation)?;
    Ok(ExercisePreview { events, worth })
}

/// What is at a place, and why somebody cannot do what they may have wanted there.
pub(crate) fn explain(game: &str, id: &str, place: &str, thing: &str) -> Result<ExerciseExplanation> {
    let PosedExercise { exercise, position, .. } = posed(game, id)?;
    let seat = exercise.seat;
    let is_short = [place, thing].iter().all(|text| text.chars().count() <= LONGEST_PLACE);
    let refused = if is_short { refused_about(&position, seat, thing) } else { Vec::new() };
    match position.explain(Some(seat), place).filter(|_| is_short) {
        Some(explained) => {
            let lines = explained.lines.into_iter().map(explanation_line).collect();
            Ok(ExerciseExplanation { lines, refused })
        }
        // What lies beside the board is no place; all there is to say is why not.
        None if !refused.is_empty() => Ok(ExerciseExplanation { lines: Vec::new(), refused }),
        None => refuse(ProblemKey::NotFound, "the board has no such place"),
    }
}

/// An exercise in which this move can be made.
fn posed_for(game: &str, id: &str, notation: &str) -> Result<PosedExercise> {
    let posed = posed(game, id)?;
    let moves = posed.position.legal(posed.exercise.seat);
    if moves.iter().any(|legal| legal == notation) {
        Ok(posed)
    } else {
        refuse(ProblemKey::Illegal, "this move cannot be made here")
    }
}

/// What an answer is worth, and what each of the candidates leads to.
pub(crate) fn answer(game: &str, id: &str, notation: &str) -> Result<ExerciseAnswer> {
    let PosedExercise { exercise, position, .. } = posed_for(game, id, notation)?;
    let mut choices: Vec<AnswerChoice> =
        exercise.answers.iter().map(|answer| choice(&position, exercise.seat, answer)).collect();
    if !choices.iter().any(|choice| choice.notation == notation) {
        let answer = AnswerOption { notation: notation.to_owned(), chance: 0, then: Vec::new() };
        choices.push(AnswerChoice { chance: None, ..choice(&position, exercise.seat, &answer) });
    }
    let best = exercise.best().to_owned();
    Ok(ExerciseAnswer { is_best: best == notation, best, choices })
}

/// What an answer leads to, also one that is not among the candidates: that is looked at now, on the threads of the bots.
pub(crate) async fn try_answer(
    app: &App,
    principal: &Principal,
    game: &str,
    id: &str,
    notation: String,
    address: String,
) -> Result<AnswerChoice> {
    let guest = format!("guest {}", principal.guest()?.id);
    let PosedExercise { exercise, position, .. } = posed_for(game, id, &notation)?;
    if let Some(known) = exercise.answers.iter().find(|answer| answer.notation == notation) {
        return Ok(choice(&position, exercise.seat, known));
    }
    let Some(_turn) = app.bots.turn(&guest) else {
        return refuse(ProblemKey::RateLimited, "one question to the bots at a time");
    };
    match app.bots.look_at_answer(position.clone(), exercise, notation, address).await {
        Some(found) => Ok(choice(&position, exercise.seat, &found)),
        None => not_now("nothing was found out about this move"),
    }
}

fn choice(position: &AnyGame, seat: Seat, answer: &AnswerOption) -> AnswerChoice {
    let mut after = position.clone();
    let mut is_lawful = after.play(seat, &answer.notation, None).is_ok();
    let mut then = Vec::new();
    for (next, notation) in &answer.then {
        let parts = parts(&after, *next, notation);
        is_lawful = is_lawful && after.play(*next, notation, None).is_ok();
        if is_lawful {
            then.push(ContinuationMove { seat: (*next).into(), notation: notation.clone(), parts });
        }
    }
    AnswerChoice {
        notation: answer.notation.clone(),
        parts: parts(position, seat, &answer.notation),
        chance: Some(answer.chance),
        because: review::because(position, seat, &answer.notation),
        then,
    }
}

fn parts(game: &AnyGame, seat: Seat, notation: &str) -> Value {
    let offers = game.offers(seat);
    offers.into_iter().find(|offer| offer.notation == notation).map_or(Value::Null, |offer| offer.parts)
}

/// Opens a table that goes on from an exercise, with computer players.
pub(crate) async fn play_on(
    app: &App,
    principal: &Principal,
    game: &str,
    id: &str,
    wish: PlayOn,
    address: &String,
) -> Result<OpenedTable> {
    let PosedExercise { exercise, position, .. } = posed(game, id)?;
    let mover = exercise.seat;
    let beginning =
        Beginning { position, seat: mover.into(), mover, notation: wish.notation, level: wish.level };
    play_on::open(app, principal, address, beginning).await
}
