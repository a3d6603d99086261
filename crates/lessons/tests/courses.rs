//! Every lesson can be followed to its end in every language, and whatever is done at a step gets an answer.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use catalog::{AnyGame, GameKind, Offer};
use lessons::{Lesson, LessonStep, course, find, respond};
use protocol::ProblemKey;
use protocol::log::Happening;
use protocol::rest::{LessonAnswer, LessonFrame, LessonNow, LessonQuestion, LessonRequest};
use serde_json::Value;
use tabletop::Seat;
use texts::{Language, TextKind, Texts};

fn ask(lesson: &Lesson, answers: &[String], question: LessonQuestion) -> LessonAnswer {
    let request = LessonRequest { answers: answers.to_vec(), question };
    respond(lesson, &request).unwrap_or_else(|problem| panic!("{}: {answers:?}: {problem:?}", lesson.id))
}

fn now(lesson: &Lesson, answers: &[String]) -> LessonNow {
    match ask(lesson, answers, LessonQuestion::Now) {
        LessonAnswer::Now { now } => now,
        other => panic!("{other:?}"),
    }
}

fn offers(standing: &LessonNow) -> Vec<Offer> {
    standing.game.offers.read().unwrap()
}

/// What a move does is told to the learner in every language, with nothing left open in the sentence.
fn assert_told(lesson: &Lesson, events: &[Value]) {
    for event in events {
        let values = event.as_object().expect("an event has fields");
        let key = values["event"].as_str().expect("an event has a kind");
        for language in Language::ALL {
            let game = lesson.start.kind().name();
            let lacking = Texts::new(language).lacking(game, TextKind::Event, key, values);
            assert_eq!(lacking, Some(Vec::new()), "{game} {}, {language}: {event}", lesson.id);
        }
    }
}

/// What was told of the moves after a right answer.
fn told(frames: &[LessonFrame]) -> Vec<Value> {
    let entries = frames.iter().flat_map(|frame| &frame.entries);
    let told = entries.filter_map(|entry| match &entry.what {
        Happening::Moved { events, .. } => Some(events.clone()),
        _ => None,
    });
    told.flatten().collect()
}

/// Follows every right answer to the end, and on the way tries every other move. Gives how many ways there are.
fn follow(lesson: &Lesson, answers: &mut Vec<String>, tried: &mut usize) -> usize {
    let standing = now(lesson, answers);
    let Some(step) = lesson.steps.get(answers.len()) else {
        assert_eq!(standing.step, standing.steps);
        return 1;
    };
    let tries = if step.has_task() {
        let offers = offers(&standing);
        assert!(!offers.is_empty(), "{}: nothing can be done at {answers:?}", lesson.id);
        offers.into_iter().map(|offer| offer.notation).collect()
    } else {
        vec![String::new()]
    };
    let mut ways = 0;
    for notation in tries {
        *tried += 1;
        match ask(lesson, answers, LessonQuestion::Answer { notation: notation.clone() }) {
            LessonAnswer::Right { frames, now } => {
                assert_eq!(frames.len(), usize::from(step.has_task()) + step.replies.len());
                assert_eq!(now.step as usize, answers.len() + 1);
                assert_told(lesson, &told(&frames));
                answers.push(notation);
                ways += follow(lesson, answers, tried);
                answers.pop();
            }
            LessonAnswer::Missed { events, say } => {
                assert!(
                    !events.is_empty() || say.is_some(),
                    "{}: nothing is said to `{notation}`",
                    lesson.id
                );
                assert_told(lesson, &events);
                assert!(say.is_none_or(|say| step.missed.iter().any(|remark| remark.say == say)));
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(ways > 0, "{}: no move answers step {}", lesson.id, answers.len() + 1);
    ways
}

#[test]
fn every_lesson_is_followed_to_its_end_and_every_other_move_gets_an_answer() {
    for game in GameKind::ALL {
        for lesson in course(game).unwrap_or_else(|broken| panic!("{broken}")) {
            let mut tried = 0;
            let ways = follow(&lesson, &mut Vec::new(), &mut tried);
            assert!(ways >= 1 && tried > lesson.steps.len(), "{game} {}: {tried} moves tried", lesson.id);
        }
    }
}

/// What is written down as an answer or a remark is met by some move: nothing was left over when the rules or the position changed.
#[test]
fn no_answer_and_no_remark_is_written_in_vain() {
    for game in GameKind::ALL {
        for lesson in course(game).expect("the lessons can be read") {
            let mut unmet: BTreeSet<(usize, String)> = BTreeSet::new();
            for (number, step) in lesson.steps.iter().enumerate() {
                unmet.extend(step.right.iter().map(|answer| (number, format!("{answer:?}"))));
                unmet.extend(step.missed.iter().map(|remark| (number, format!("{:?}", remark.answer))));
            }
            strike(&lesson, &mut Vec::new(), &mut unmet);
            assert!(unmet.is_empty(), "{game} {}: {unmet:?}", lesson.id);
        }
    }
}

fn strike(lesson: &Lesson, answers: &mut Vec<String>, unmet: &mut BTreeSet<(usize, String)>) {
    let Some(step) = lesson.steps.get(answers.len()) else { return };
    if !step.has_task() {
        answers.push(String::new());
        strike(lesson, answers, unmet);
        answers.pop();
        return;
    }
    for offer in offers(&now(lesson, answers)) {
        let answer = ask(lesson, answers, LessonQuestion::Answer { notation: offer.notation.clone() });
        let events = match &answer {
            LessonAnswer::Missed { events, .. } => events.clone(),
            LessonAnswer::Right { frames, .. } => told(&frames[..1]),
            other => panic!("{other:?}"),
        };
        let all = step.right.iter().chain(step.missed.iter().map(|remark| &remark.answer));
        for met in all.filter(|answer| answer.is_met_by(&offer.notation, &events)) {
            unmet.remove(&(answers.len(), format!("{met:?}")));
        }
        if matches!(answer, LessonAnswer::Right { .. }) {
            answers.push(offer.notation);
            strike(lesson, answers, unmet);
            answers.pop();
        }
    }
}

/// The keys that a lesson needs: those of its step `number`, from 1.
fn keys_of(lesson: &str, number: usize, step: &LessonStep) -> Vec<String> {
    let key = format!("{lesson}-{number}");
    let mut keys = vec![key.clone()];
    if step.has_task() {
        keys.extend(["right", "else"].map(|end| format!("{key}-{end}")));
        keys.extend(step.missed.iter().map(|remark| format!("{key}-{}", remark.say)));
    }
    keys
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn every_lesson_has_its_words_in_every_language_and_no_words_are_left_over() {
    for game in GameKind::ALL {
        let lessons = course(game).expect("the lessons can be read");
        if lessons.is_empty() {
            continue;
        }
        let wanted: BTreeSet<String> = lessons
            .iter()
            .flat_map(|lesson| {
                let steps = lesson.steps.iter().enumerate();
                let said = steps.flat_map(|(index, step)| keys_of(&lesson.id, index + 1, step));
                said.chain([format!("{}-title", lesson.id)]).collect::<Vec<_>>()
            })
            .collect();
        for language in Language::ALL {
            let path = root().join(format!("texts/{language}/learn-{game}.ftl"));
            let file =
                std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{} is missing", path.display()));
            let keys = file.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
            let written: BTreeSet<String> = keys.filter(|key| !key.starts_with(['#', ' ', '-'])).collect();
            assert_eq!(written, wanted, "{}", path.display());
        }
    }
}

/// A minute of reading is 150 words, and a task takes a quarter of a minute.
#[test]
fn a_course_takes_less_than_fifteen_minutes() {
    for game in GameKind::ALL {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let mut seconds = 0;
            for lesson in course(game).expect("the lessons can be read") {
                for (index, step) in lesson.steps.iter().enumerate() {
                    let read = keys_of(&lesson.id, index + 1, step).into_iter().take(2);
                    let words = read.map(|key| texts.word(&format!("learn-{game}"), &key, &[]));
                    let count: usize = words.map(|text| text.split_whitespace().count()).sum();
                    seconds += count * 60 / 150 + if step.has_task() { 15 } else { 0 };
                }
            }
            assert!(seconds < 15 * 60, "{game} in {language}: {seconds} seconds");
        }
    }
}

#[test]
fn every_game_of_the_box_has_a_course_of_six_to_ten_lessons() {
    for game in ["alcazar", "big-boss", "toledo", "salamanca"] {
        let lessons = course(game.parse().expect("a game")).expect("the lessons can be read");
        assert!((6..=10).contains(&lessons.len()), "{game}: {}", lessons.len());
    }
}

/// How the moves begin that a thing beside the board has to do with.
fn beginnings(kind: &str, what: &str) -> Vec<String> {
    let verbs: &[&str] = match kind {
        "card" if what == "tower" => return vec!["tower".to_owned()],
        "noble" | "piece" => return vec![what.to_owned()],
        "card" => &["build", "found", "go", "pay", "card"],
        "shop" => &["lay"],
        "sword" => &["sword"],
        "own-sword" => &["bring"],
        other => panic!("nothing is known of {other}:{what}"),
    };
    verbs.iter().map(|verb| format!("{verb} {what}")).collect()
}

/// Whether the learner finds a thing on the table: a place of the board, tiles in the display, or something to make a move with.
fn is_there(game: &AnyGame, seat: Seat, point: &str) -> bool {
    let (kind, what) = point.split_once(':').unwrap_or((point, ""));
    match kind {
        "place" => game.explain(Some(seat), what).is_some(),
        "space" => {
            let view = serde_json::to_value(game.view(Some(seat))).expect("a view is JSON");
            let number = ["a", "b", "c", "d", "e"].iter().position(|space| *space == what);
            let tiles = number.and_then(|number| view["display"][number].as_array());
            tiles.is_some_and(|tiles| !tiles.is_empty())
        }
        _ => {
            let begins = |notation: &str, start: &str| {
                notation.strip_prefix(start).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
            };
            let moves = game.legal(seat);
            beginnings(kind, what).iter().any(|start| moves.iter().any(|notation| begins(notation, start)))
        }
    }
}

#[test]
fn what_is_pointed_out_is_there() {
    for kind in GameKind::ALL {
        for lesson in course(kind).expect("the lessons can be read") {
            let mut game = lesson.start.clone();
            for (number, step) in lesson.steps.iter().enumerate() {
                for point in &step.points {
                    assert!(
                        is_there(&game, lesson.seat, point),
                        "{kind} {}-{}: {point}",
                        lesson.id,
                        number + 1
                    );
                }
                let meant = |notation: &String| {
                    let mut after = game.clone();
                    after.play(lesson.seat, notation, None).expect("an offered move can be made");
                    let events =
                        after.told(after.moves_made() - 1, Some(lesson.seat)).map(|told| told.events);
                    let events = events.unwrap_or_default();
                    step.right.iter().any(|answer| answer.is_met_by(notation, &events))
                };
                if let Some(notation) = game.legal(lesson.seat).into_iter().find(meant) {
                    game.play(lesson.seat, &notation, None).expect("an offered move can be made");
                }
                for reply in &step.replies {
                    game.play(reply.seat, &reply.notation, None).expect("replies can be played");
                }
            }
        }
    }
}

fn salamanca(id: &str) -> Lesson {
    find(GameKind::Salamanca, id).expect("there is such a lesson").expect("it can be read")
}

#[test]
fn an_unlawful_move_gets_the_reason_of_the_rule() {
    let lesson = salamanca("conde");
    let answers = vec![String::new()];
    let question = LessonQuestion::Answer { notation: "conde g6".to_owned() };
    let problem = respond(&lesson, &LessonRequest { answers: answers.clone(), question }).unwrap_err();
    assert_eq!((problem.key, problem.rule.as_deref()), (ProblemKey::Illegal, Some("S-26")));
    let question = LessonQuestion::WhyNot { notation: "conde g6".to_owned() };
    let LessonAnswer::WhyNot { problem } = ask(&lesson, &answers, question) else { panic!("an answer") };
    assert_eq!(problem.and_then(|problem| problem.reason).as_deref(), Some("conde-area-large"));
}

#[test]
fn a_lawful_move_that_misses_the_point_says_what_it_does_and_changes_nothing() {
    let lesson = salamanca("plagues");
    let answers = vec![String::new()];
    let question = LessonQuestion::Answer { notation: "plague c6".to_owned() };
    let LessonAnswer::Missed { events, say } = ask(&lesson, &answers, question) else { panic!("a miss") };
    assert_eq!(events[0]["event"], "plague-set");
    assert_eq!(say.as_deref(), Some("behind"));
}

#[test]
fn nobody_comes_further_than_right_answers_lead() {
    let lesson = salamanca("plagues");
    let wrong =
        [vec![String::new(), "plague c6".to_owned()], vec!["plague c5".to_owned()], vec![String::new(); 9]];
    for answers in wrong {
        assert!(respond(&lesson, &LessonRequest { answers, question: LessonQuestion::Now }).is_err());
    }
}

#[test]
fn a_lesson_that_the_rules_have_outgrown_is_named() {
    let file = |text: &str| Lesson::read(GameKind::Salamanca, "1-areas", text).unwrap_err().to_string();
    assert!(file("position = '{}'\nsteps = [{}]").starts_with("salamanca, lesson 1-areas: the position"));
    assert!(file("position = '{}'").contains("steps"));
    let dump = salamanca("areas").start.dump();
    assert!(file(&format!("position = '{dump}'\nsteps = []")).contains("no step"));
    assert!(file(&format!("position = '{dump}'\nsteps = [{{ replies = ['end'] }}]")).contains("`end`"));
    assert!(file(&format!("seat = 7\nposition = '{dump}'\nsteps = [{{}}]")).contains("seat 7"));
}

/// What a tile would bring is told in the words of the explanations, as at a table, and costs nothing.
#[test]
fn a_lesson_says_what_areas_would_be_worth_before_a_tile_is_laid() {
    let courses = course(GameKind::Salamanca).unwrap_or_else(|broken| panic!("{broken}"));
    let lesson = courses.iter().find(|lesson| lesson.id == "areas").expect("the first lesson");
    let answers = [String::new(), "take a".to_owned()];
    let worth = |notation: &str| match ask(
        lesson,
        &answers,
        LessonQuestion::Preview { notation: notation.to_owned() },
    ) {
        LessonAnswer::Preview { events, worth } => {
            assert_eq!(events[0]["event"], "tile-laid", "{notation}");
            worth
        }
        other => panic!("{other:?}"),
    };
    let [castle] = &worth("lay lake d5")[..] else { panic!("one area has a lake on d5") };
    assert_eq!((castle.key.as_str(), &castle.places[..]), ("worth-after", &["d4".to_owned()][..]));
    assert_eq!(
        (&castle.values["seat"], &castle.values["before"], &castle.values["after"]),
        (&0.into(), &6.into(), &7.into())
    );
    // Too far away to be part of any area.
    assert!(worth("lay lake h1").is_empty());
    assert_eq!(now(lesson, &answers).step, 2, "nothing was laid");
}
