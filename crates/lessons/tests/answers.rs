//! What is said to every lawful move at every step, with the words: `tests/answers/<game>.txt`.
//!
//! A lesson, a rule or a sentence that changes shows there which moves the words answer now, so that whoever changed it reads them
//! together. `WRITE_ANSWERS=1 cargo test -p lessons --test answers` writes the files anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use catalog::{GameKind, Offer};
use lessons::{Lesson, LessonStep, course, respond};
use protocol::rest::{LessonAnswer, LessonQuestion, LessonRequest};
use texts::{Language, Texts};

/// Writes the files anew instead of comparing them.
const WRITE: &str = "WRITE_ANSWERS";

/// The moves that get each answer, by the step and the end of the text's key.
type AnsweredMoves = BTreeMap<(usize, String), BTreeSet<String>>;

fn ask(lesson: &Lesson, answers: &[String], question: LessonQuestion) -> LessonAnswer {
    let request = LessonRequest { answers: answers.to_vec(), question };
    respond(lesson, &request).unwrap_or_else(|problem| panic!("{}: {answers:?}: {problem:?}", lesson.id))
}

/// Tries every lawful move at every step, along all ways through the lesson.
fn try_all(lesson: &Lesson, answers: &mut Vec<String>, found: &mut AnsweredMoves) {
    let Some(step) = lesson.steps.get(answers.len()) else { return };
    let LessonAnswer::Now { now } = ask(lesson, answers, LessonQuestion::Now) else { panic!("an answer") };
    let offers: Vec<Offer> = now.game.offers.read().expect("offers can be read");
    let moves = if step.has_task() {
        offers.into_iter().map(|offer| offer.notation).collect()
    } else {
        vec![String::new()]
    };
    for notation in moves {
        let said = match ask(lesson, answers, LessonQuestion::Answer { notation: notation.clone() }) {
            LessonAnswer::Right { .. } => "right".to_owned(),
            LessonAnswer::Missed { say, .. } => say.unwrap_or_else(|| "else".to_owned()),
            other => panic!("{other:?}"),
        };
        let is_right = said == "right";
        found.entry((answers.len(), said)).or_default().insert(notation.clone());
        if is_right {
            answers.push(notation);
            try_all(lesson, answers, found);
            answers.pop();
        }
    }
}

/// `lay lake c4`, `lay lake d5` as `lay lake c4 d5`.
fn in_short(moves: &BTreeSet<String>) -> String {
    let mut ends: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for notation in moves {
        let (start, end) = notation.rsplit_once(' ').unwrap_or((notation, ""));
        ends.entry(start).or_default().push(end);
    }
    let shortened: Vec<String> =
        ends.iter().map(|(start, ends)| format!("{start} {}", ends.join(" ")).trim().to_owned()).collect();
    shortened.join("; ")
}

/// What can be said at a step, in the order of its file.
fn sayings(step: &LessonStep) -> Vec<&str> {
    let mut sayings = vec!["right"];
    for remark in &step.missed {
        if !sayings.contains(&remark.say.as_str()) {
            sayings.push(&remark.say);
        }
    }
    sayings.push("else");
    sayings
}

fn write_lesson(text: &mut String, game: GameKind, lesson: &Lesson) {
    let texts = Texts::new(Language::En);
    let word = |key: &str| texts.word(&format!("learn-{game}"), key, &[]);
    let mut found = AnsweredMoves::new();
    try_all(lesson, &mut Vec::new(), &mut found);
    for (index, step) in lesson.steps.iter().enumerate() {
        let key = format!("{}-{}", lesson.id, index + 1);
        let _ = writeln!(text, "\n{key}\n{}", word(&key));
        for say in sayings(step).into_iter().filter(|_| step.has_task()) {
            let moves = found.get(&(index, say.to_owned())).map(in_short);
            let moves = moves.unwrap_or_else(|| "no move".to_owned());
            let _ = writeln!(text, "  {say}: {moves}\n    {}", word(&format!("{key}-{say}")));
        }
    }
}

fn file(game: GameKind) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/answers/{game}.txt"))
}

#[test]
fn the_moves_that_get_an_answer_are_those_that_were_read_with_it() {
    let mut outdated = Vec::new();
    for game in GameKind::ALL {
        let lessons = course(game).expect("the lessons can be read");
        if lessons.is_empty() {
            continue;
        }
        let mut text =
            "What is said to every lawful move. Written by tests/answers.rs: read what has changed.\n"
                .to_owned();
        for lesson in &lessons {
            write_lesson(&mut text, game, lesson);
        }
        let path = file(game);
        if std::env::var_os(WRITE).is_some() {
            std::fs::write(path, text).expect("it can be written");
        } else if std::fs::read_to_string(path).ok().as_deref() != Some(text.as_str()) {
            outdated.push(game.name());
        }
    }
    assert!(outdated.is_empty(), "{outdated:?}: read what has changed (`{WRITE}=1` writes it) and keep it");
}
