//! Reviews of recorded games of experts, with budgets that are small enough for a test.

use catalog::{AnyGame, GameKind};
use protocol::rest::Grade;
use review::{Budget, Review, look_at, positions, review};
use tabletop::{Record, Status};

fn recorded(game: GameKind, seats: u8) -> AnyGame {
    let file = format!(
        "{}/../games/{game}/tests/playthroughs/experts_{seats}_seats_1.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    let record: Record = std::fs::read_to_string(file).unwrap().parse().unwrap();
    AnyGame::replay(&record).unwrap()
}

fn budget(iterations: u32) -> Budget {
    Budget { iterations, seed: 7, stop: None }
}

/// The first deal, chance and decisions make the whole of a result.
fn assert_balanced(game: &AnyGame, review: &Review) {
    let fair = 100.0 / f32::from(game.seats());
    let Status::Finished(outcome) = game.status() else { panic!("a recorded game is over") };
    let winners = outcome.winners();
    for (seat, balance) in tabletop::Seat::all(game.seats()).zip(&review.balance) {
        let result = if winners.contains(seat) { 100.0 / winners.len() as u8 as f32 } else { 0.0 };
        let parts = balance.deal
            + balance.draws
            + balance.duels
            + balance.own_decisions
            + balance.other_decisions
            + balance.rest;
        assert!((parts - (result - fair)).abs() < 1.0, "{}: {parts} of {result}", game.kind());
        assert!(balance.own_decisions <= 0.0);
    }
}

#[test]
fn a_review_has_a_point_for_every_position_and_a_grade_for_every_decision() {
    for kind in GameKind::ALL {
        let game = recorded(kind, 2);
        let review = review(&game, &budget(8));
        assert_eq!(review.curve.len(), positions(&game));
        let choices = (0..game.moves_made()).filter(|number| {
            let made = game.made(*number).unwrap();
            game.at(*number).unwrap().legal(made.seat).len() > 1
        });
        assert!(
            choices.map(|number| number as u32).eq(review.decisions.iter().map(|it| it.number)),
            "{kind}"
        );
        for point in &review.curve {
            assert!(point.known.iter().chain(&point.open).all(|chance| (0.0..=1.0).contains(chance)));
            assert!((point.open.iter().sum::<f32>() - 1.0).abs() < 0.01);
        }
        for decision in review.decisions.iter().filter(|it| it.grade > Grade::Good) {
            let better = decision.better.as_ref().unwrap();
            let mut other = game.at(decision.number as usize).unwrap();
            let seat = decision.seat.try_into().unwrap();
            other.play(seat, &better.notation, None).unwrap();
            for mv in &better.then {
                other.play(mv.seat.try_into().unwrap(), &mv.notation, None).unwrap();
            }
        }
        assert_balanced(&game, &review);
    }
}

#[test]
fn the_same_game_budget_and_seed_give_the_same_review_of_several_seats() {
    let game = recorded(GameKind::Toledo, 4);
    let look = |number| look_at(&game, number, &budget(24)).unwrap();
    for number in [0, 20, 40] {
        assert_eq!(look(number), look(number));
        assert_eq!(look(number).point.known.len(), 4);
    }
    assert!(look_at(&game, positions(&game), &budget(1)).is_none());
}

/// Nobody gives a game away without being told: a move that wins is left out for one that does not.
#[test]
fn a_win_that_is_left_out_is_a_blunder() {
    let game = recorded(GameKind::Toledo, 2);
    let last = (0..game.moves_made()).rev().find_map(|number| {
        let made = game.made(number)?;
        let position = game.at(number)?;
        let best = look_at(&game, number, &budget(400))?.decision?;
        if best.chance < 0.9 {
            return None;
        }
        let worst = position.legal(made.seat).into_iter().find_map(|notation| {
            let mut other = game.at(number)?;
            other.play(made.seat, &notation, None).ok()?;
            let decision = look_at(&other, 0, &budget(400))?.decision?;
            (decision.chance < 0.6).then_some(decision)
        })?;
        Some(worst)
    });
    let blunder = last.expect("somebody could still have lost");
    assert_eq!(blunder.grade, Grade::Blunder);
    assert!(blunder.lost > 15.0 && blunder.better.is_some());
}
