//! The rules a second time, plainly and slowly, from RULES.md and the written form of a state alone: at every step of random
//! games both must have the same moves, and every move must lead both to the same position.

mod plain;
mod play;

use std::collections::BTreeSet;

use big_boss::{BigBoss, Move, Options};
use plain::Plain;
use tabletop::{Deal, Game, Random, Rng, Seat};

/// Compares the moves of a position, and the whole position after each of these.
fn compare(game: &BigBoss, played: &[Move]) {
    let plain = Plain::read(game);
    let mut moves = Vec::new();
    Seat::all(game.seats()).for_each(|seat| game.legal_moves(seat, &mut moves));
    let listed: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(listed, plain.moves(), "{}", serde_json::to_string(game).unwrap());
    for mv in played {
        let mut after = game.clone();
        after.play(game.turn(), mv, &mut tabletop::Silent);
        let mut expected = plain.clone();
        expected.play(&mv.to_string());
        assert_eq!(Plain::read(&after), expected, "after {mv}: {}", serde_json::to_string(game).unwrap());
    }
}

/// Plays at random, with a taste for the words given. Every move is compared; where much can happen, and at times elsewhere, all that could
/// have been made are.
fn follow(mut game: BigBoss, rng: &mut Rng, taste: &[&str]) {
    let mut moves = Vec::new();
    while let Some(seat) = game.status().waiting().first() {
        moves.clear();
        game.legal_moves(seat, &mut moves);
        let word = taste[rng.below(taste.len() as u32) as usize];
        let liked: Vec<_> = moves.iter().filter(|mv| mv.to_string().starts_with(word)).collect();
        let mv = if let Some(mv) = rng.pick(&liked) { **mv } else { *rng.pick(&moves).expect("a move") };
        let is_choice = !matches!(game.step(), big_boss::Step::Turn | big_boss::Step::Nobles { .. });
        compare(&game, if is_choice || rng.below(6) == 0 { &moves } else { std::slice::from_ref(&mv) });
        game.play(seat, &mv, &mut tabletop::Silent);
    }
    compare(&game, &[]);
}

fn start(seats: u8, seed: u64) -> BigBoss {
    BigBoss::start(seats, &Options::default(), Deal::from_seed(seed)).unwrap()
}

#[test]
fn both_agree_in_random_games() {
    for seed in 0..8 {
        follow(
            start(2 + (seed % 4) as u8, seed),
            &mut Rng::new(seed),
            &["build", "tower", "buy", "baron", "x"],
        );
    }
}

#[test]
fn both_agree_in_games_full_of_castles() {
    for seed in 100..108 {
        follow(
            start(2 + (seed % 4) as u8, seed),
            &mut Rng::new(seed),
            &["found", "grande", "baron", "build"],
        );
    }
}

#[test]
fn both_agree_in_games_full_of_villas_and_towers() {
    for seed in 200..208 {
        follow(
            start(2 + (seed % 4) as u8, seed),
            &mut Rng::new(seed),
            &["build", "tower", "buy tower", "grande"],
        );
    }
}

#[test]
fn both_agree_when_money_and_cards_run_out() {
    let near_the_end = [
        "money 20 30 4\nstones 5x2 8 20x3\nflag almeria 20\nnobles 0 baron 5\nnobles 2 grande 20 baron 8\nhand 1 9 40 60\n\
         open 12\npile\ntower-pile 1",
        "money 3 1 0 2\nstones 5 8 30x5\nflag almeria 30\nnobles 1 baron 5\nnobles 2 grande 8\ntowers 0 1\nopen 9\npile\n\
         tower-pile 3",
        "money 9 9\nstones 5x5 8x5\nflag almeria 5\nflag cadiz 8\nnobles 1 baron 5\nnobles 0 grande 8\ntowers 0 2\ntowers 1 1\n\
         open\npile\ntower-pile 2",
        // C-26: who goes out can withdraw first, between others who end their turns with nothing done.
        "money 0 0 0\nstones 5x5\nflag almeria 5\nnobles 1 baron 5\ntowers 0 1\ntowers 2 1\nopen\npile\ntower-pile 0",
    ];
    for position in near_the_end {
        for seed in 0..40 {
            follow(
                BigBoss::from_position(position).unwrap(),
                &mut Rng::new(seed),
                &["withdraw", "pass", "x", "x"],
            );
        }
    }
}

/// C-17, C-25: positions in which castles meet while all crests are taken.
#[test]
fn both_agree_where_castles_merge_and_villas_wait() {
    let flags = ["almeria", "cadiz", "cordoba", "granada", "huelva", "jaen", "malaga", "sevilla"];
    for seed in 0..30 {
        let mut rng = Rng::new(seed);
        let mut lines = vec!["money 90 90 90".to_owned()];
        for (index, flag) in flags.iter().enumerate() {
            let field = 10 + 3 * index;
            lines.push(format!("stones {field}x{} {}x2\nflag {flag} {field}", 2 + rng.below(4), field + 1));
            let rank = ["baron", "baron", "grande"][rng.below(3) as usize];
            if index < 6 && rank == "baron" {
                lines.push(format!("nobles {} {rank} {field}", rng.below(3)));
            }
        }
        lines.push("stones 50x3 55 56x2 60 61 62 63 64 70x2 71 1x2".to_owned());
        lines.push("hand 0 12 15 18 51 57 72\nhand 1 21 24 27 65 2\nhand 2 30 33 52 54 9".to_owned());
        follow(BigBoss::from_position(&lines.join("\n")).unwrap(), &mut rng, &["build", "keep", "x"]);
    }
}
