//! The exercises that come with the program.

use std::collections::{BTreeMap, BTreeSet};

use bots::BotLevel;
use catalog::GameKind;
use exercises::{
    AnswerOption, Collection, Exercise, least_lead, other_answer, shipped, theme_of, themes, themes_of_move,
};
use review::Budget;

/// A new game may come without; each of those that there are has its file.
fn games_with_exercises() -> Vec<GameKind> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/data");
    let files =
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut games: Vec<_> = files
        .filter_map(|file| Some(file.strip_suffix(".txt")?.parse().unwrap_or_else(|error| panic!("{error}"))))
        .collect();
    games.sort_unstable();
    assert!(games.len() >= 4, "{games:?}");
    games
}

#[test]
fn every_exercise_can_be_reached_answered_and_followed_by_the_rules_of_today() {
    let known: BTreeSet<&str> = themes().collect();
    for game in GameKind::ALL {
        let collection = shipped(game).unwrap();
        let mut ids = BTreeSet::new();
        for (source, exercise) in collection.iter() {
            let id = exercise.id(game, source);
            let position =
                source.position(game, exercise.after).unwrap_or_else(|| panic!("{id}: no position"));
            let legal = position.legal(exercise.seat);
            // To take a duel or to go on, or which castle stays, is a question, though there are only these two moves.
            let is_question =
                |theme: &String| ["duel", "merger", "noble", "withdraw"].contains(&theme.as_str());
            let least = if exercise.themes.iter().any(is_question) { 2 } else { 3 };
            assert!(legal.len() >= least, "{id}: nothing to choose");
            for answer in &exercise.answers {
                assert!(legal.contains(&answer.notation), "{id}: {} is not legal", answer.notation);
                let reasons = review::because(&position, exercise.seat, &answer.notation);
                assert!(!reasons.is_empty(), "{id}: nothing says why {} is played", answer.notation);
                let mut other = position.clone();
                other.play(exercise.seat, &answer.notation, None).unwrap();
                for (seat, notation) in &answer.then {
                    other.play(*seat, notation, None).unwrap_or_else(|error| panic!("{id}: {error}"));
                }
            }
            let best = f32::from(exercise.answers[0].chance);
            let lead = |other: &AnswerOption| best - f32::from(other.chance);
            let least = least_lead(source.seats);
            assert!(
                exercise.answers[1..].iter().all(|other| lead(other) >= least),
                "{id}: the lead is shown smaller"
            );
            assert!(exercise.measured.first_sight < 50 && exercise.measured.gaps.len() == 3, "{id}");
            assert!(!exercise.themes.is_empty(), "{id} has no theme");
            assert!(exercise.themes.iter().all(|theme| known.contains(theme.as_str())), "{id}");
            assert!(ids.insert(id));
        }
        let text = collection.to_string();
        assert_eq!(text.parse::<Collection>().unwrap(), collection);
    }
}

#[test]
fn themes_are_those_of_the_reason_that_is_given_today() {
    let mut outdated = Vec::new();
    for game in GameKind::ALL {
        for (source, exercise) in shipped(game).unwrap().iter() {
            let position = source.position(game, exercise.after).unwrap();
            let about = themes_of_move(&position, exercise.seat, exercise.best());
            let of_time = ["opening", "ending", "surprise"];
            let told: Vec<&str> = exercise.themes.iter().map(String::as_str).collect();
            let told: Vec<&str> = told.into_iter().filter(|theme| !of_time.contains(theme)).collect();
            if told != about {
                outdated.push(format!("{}: {told:?}, not {about:?}", exercise.id(game, source)));
            }
        }
    }
    assert!(outdated.is_empty(), "{}", outdated.join("\n"));
}

/// A reason of the bots that nobody gave a theme would leave exercises without one.
#[test]
fn every_reason_for_a_move_has_a_theme() {
    let words =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../texts/en/bots.ftl")).unwrap();
    let keys = words.lines().filter_map(|line| line.strip_prefix("because-")?.split_once(" ="));
    // What is said of a hint, not of a move.
    let of_hints = ["only-move", "expects", "gains", "safer", "as-good"];
    let without: Vec<&str> =
        keys.map(|(key, _)| key).filter(|key| theme_of(key).is_none() && !of_hints.contains(key)).collect();
    assert!(without.is_empty(), "{without:?}");
}

/// Whether to pay with a low card or a high one is a question that the reasons have to tell apart.
#[test]
fn cards_of_other_values_that_are_paid_have_reasons_of_their_own() {
    let mut told = 0;
    for (source, exercise) in shipped(GameKind::Toledo).unwrap().iter() {
        let position = source.position(GameKind::Toledo, exercise.after).unwrap();
        let paid = exercise.answers.iter().filter(|answer| answer.notation.starts_with("pay "));
        let reasons: Vec<_> =
            paid.map(|answer| review::because(&position, exercise.seat, &answer.notation)).collect();
        for (at, one) in reasons.iter().enumerate() {
            assert!(!reasons[..at].contains(one), "{}: {one:?}", exercise.id(GameKind::Toledo, source));
        }
        told += usize::from(reasons.len() > 1);
    }
    assert!(told > 0);
}

#[test]
fn an_answer_that_is_not_among_the_candidates_is_looked_at_beside_the_best() {
    let collection = shipped(GameKind::Toledo).unwrap();
    let is_known =
        |exercise: &Exercise, notation: &str| exercise.answers.iter().any(|one| one.notation == notation);
    let found = collection.iter().find_map(|(source, exercise)| {
        let position = source.position(GameKind::Toledo, exercise.after)?;
        let notation = position.legal(exercise.seat).into_iter().find(|mv| !is_known(exercise, mv))?;
        Some((exercise, position, notation))
    });
    let (exercise, position, notation) = found.expect("some moves are no candidates");
    let budget = Budget { iterations: 200, seed: 3, stop: None };
    let answer = other_answer(&position, exercise, &notation, &budget).expect("it can be made");
    assert_eq!(answer.notation, notation);
    assert!(answer.chance <= exercise.answers[0].chance && !answer.then.is_empty(), "{answer:?}");
    assert_eq!(other_answer(&position, exercise, exercise.best(), &budget), None);
    assert_eq!(other_answer(&position, exercise, "dance", &budget), None);
}

/// At least sixty a game, for every number of players, about many things: not more than half of them about one.
#[test]
fn exercises_are_spread() {
    for game in games_with_exercises() {
        let collection = shipped(game).unwrap();
        let count = collection.iter().count();
        assert!(count >= 60, "{game}: {count}");
        for seats in game.seats() {
            let of_size = collection.iter().filter(|(source, _)| source.seats == seats).count();
            assert!(of_size >= 9, "{game}: {of_size} for {seats}");
        }
        let mut of_strength = BTreeMap::new();
        for (_, exercise) in collection.iter() {
            *of_strength.entry(exercise.strength).or_insert(0) += 1;
        }
        let strengths = of_strength.values().filter(|of_strength| **of_strength >= 5).count();
        assert!(strengths >= 4, "{game}: {of_strength:?}");
        assert!(of_strength.values().all(|of_strength| 2 * of_strength < count), "{game}: {of_strength:?}");
        let mut of_theme = BTreeMap::new();
        for theme in collection.iter().flat_map(|(_, exercise)| &exercise.themes) {
            *of_theme.entry(theme.as_str()).or_insert(0) += 1;
        }
        let themes = of_theme.values().filter(|of_theme| **of_theme >= 3).count();
        assert!(themes >= 6, "{game}: {of_theme:?}");
        assert!(of_theme.values().all(|of_theme| 2 * of_theme <= count), "{game}: {of_theme:?}");
    }
}

/// The numbers of a game as docs/review.md tells them.
fn told_spread(collection: &Collection) -> String {
    let exercises = || collection.iter();
    let of_sizes = (2..=5).map(|seats| {
        let count = exercises().filter(|(source, _)| source.seats == seats).count();
        if count == 0 { "–".to_owned() } else { count.to_string() }
    });
    let of_strengths = BotLevel::ALL
        .map(|level| exercises().filter(|(_, exercise)| exercise.strength == level).count().to_string());
    let mut of_themes = BTreeMap::new();
    for theme in exercises().flat_map(|(_, exercise)| &exercise.themes) {
        *of_themes.entry(theme.as_str()).or_insert(0_u32) += 1;
    }
    let mut of_themes: Vec<_> = of_themes.into_iter().collect();
    of_themes.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let of_themes: Vec<_> = of_themes.iter().map(|(theme, count)| format!("{theme} {count}")).collect();
    let (sizes, strengths) = (of_sizes.collect::<Vec<_>>().join(", "), of_strengths.join(", "));
    format!("| {} | {sizes} | {strengths} | {} |", exercises().count(), of_themes.join(", "))
}

#[test]
fn the_docs_tell_how_the_exercises_are_spread() {
    let docs = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/review.md")).unwrap();
    for game in games_with_exercises() {
        let spread = told_spread(&shipped(game).unwrap());
        assert!(docs.contains(&spread), "{game}: docs/review.md does not say {spread}");
    }
}

#[test]
fn the_examples_that_people_look_for_are_there() {
    for (game, theme) in [
        (GameKind::Salamanca, "sale"),
        (GameKind::Salamanca, "claim"),
        (GameKind::Toledo, "duel"),
        (GameKind::Toledo, "home"),
        (GameKind::Alcazar, "bridge"),
        (GameKind::Alcazar, "lift"),
        (GameKind::Alcazar, "withdraw"),
        (GameKind::BigBoss, "withdraw"),
    ] {
        let about = |themes: &[String]| themes.iter().any(|one| one == theme);
        let collection = shipped(game).unwrap();
        let count = collection.iter().filter(|(_, exercise)| about(&exercise.themes)).count();
        assert!(count >= 4, "{game}, {theme}: {count}");
    }
}

#[test]
fn what_is_no_exercise_is_refused_with_its_line() {
    for (text, line) in [
        ("", 1),
        ("tertulia exercises 1\nsource: 2 7", 2),
        ("tertulia exercises 1\ngame: chess", 2),
        ("tertulia exercises 1\ngame: toledo\nrules: 99", 3),
        ("tertulia exercises 1\ngame: toledo\nsource: 2 7\nexercise: 5 0 wizard", 4),
    ] {
        assert_eq!(text.parse::<Collection>().unwrap_err().line, line, "{text}");
    }
}
