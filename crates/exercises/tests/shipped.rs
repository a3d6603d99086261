//! The exercises that come with the program.

use std::collections::BTreeSet;

use catalog::GameKind;
use exercises::{Collection, shipped, themes};

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
            assert!(legal.len() > 2, "{id}: nothing to choose");
            for answer in &exercise.answers {
                assert!(legal.contains(&answer.notation), "{id}: {} is not legal", answer.notation);
                let mut other = position.clone();
                other.play(exercise.seat, &answer.notation, None).unwrap();
                for (seat, notation) in &answer.then {
                    other.play(*seat, notation, None).unwrap_or_else(|error| panic!("{id}: {error}"));
                }
            }
            let best = exercise.answers[0].chance;
            assert!(exercise.answers[1..].iter().all(|other| other.chance < best), "{id}");
            assert!(exercise.measured.first_sight < 60 && exercise.measured.gaps.len() == 3, "{id}");
            assert!(!exercise.themes.is_empty(), "{id} has no theme");
            assert!(exercise.themes.iter().all(|theme| known.contains(theme.as_str())), "{id}");
            assert!(ids.insert(id));
        }
        let text = collection.to_string();
        assert_eq!(text.parse::<Collection>().unwrap(), collection);
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
