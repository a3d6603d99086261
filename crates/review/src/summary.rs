//! All positions together: what made the result.

use catalog::AnyGame;
use protocol::rest::{Grade, GradedDecision, Review, SeatBalance};

use crate::budget::Budget;
use crate::position::PositionReview;
use crate::turning::turning_points;

/// What chance did in a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chance {
    Draw,
    Duel,
}

/// Events that chance decided. Those that only show what somebody had chosen are not among them.
const DRAWS: [&str; 5] = ["card-drawn", "card-revealed", "cards-drawn", "cards-swapped", "tile-drawn"];
const DUELS: [&str; 1] = ["duel-round"];

/// Puts the positions of a game together, the first one first.
pub fn summarise(game: &AnyGame, positions: &[PositionReview], budget: &Budget) -> Review {
    let seats = game.seats();
    let moves = positions.len().saturating_sub(1);
    let chances: Vec<Option<Chance>> = (0..moves).map(|number| chance(game, number)).collect();
    let movers: Vec<u8> =
        (0..moves).filter_map(|number| game.made(number)).map(|mv| mv.seat.into()).collect();
    let balance: Vec<SeatBalance> =
        (0..usize::from(seats)).map(|seat| balance(positions, &chances, seat, seats)).collect();
    Review {
        game: game.kind().name().to_owned(),
        rules_version: game.kind().rules_version(),
        seats,
        iterations: budget.iterations,
        seed: budget.seed,
        turning_points: turning_points(positions, &movers, &chances, seats),
        chance_part: chance_part(positions, seats),
        balance,
        curve: positions.iter().map(|it| it.point.clone()).collect(),
        decisions: positions.iter().filter_map(|it| it.decision.clone()).collect(),
    }
}

pub(crate) fn chance(game: &AnyGame, number: usize) -> Option<Chance> {
    let told = game.told_in_full(number)?;
    let has = |kinds: &[&str]| {
        told.events.iter().any(|event| event["event"].as_str().is_some_and(|kind| kinds.contains(&kind)))
    };
    if has(&DUELS) { Some(Chance::Duel) } else { has(&DRAWS).then_some(Chance::Draw) }
}

/// Where the result of a seat came from. What cannot be told from noise is chance and decision of nobody: it was not foreseen.
fn balance(positions: &[PositionReview], chances: &[Option<Chance>], seat: usize, seats: u8) -> SeatBalance {
    let at = |position: &PositionReview| 100.0 * position.point.known[seat];
    let deal = positions.first().map_or(0.0, |first| at(first) - 100.0 / f32::from(seats));
    let mut balance = SeatBalance { deal, ..SeatBalance::default() };
    for (pair, chance) in positions.windows(2).zip(chances) {
        let decision = given_away(&pair[0]);
        let effect = decision.map_or(0.0, |decision| decision.effect[seat]);
        if decision.is_some_and(|decision| usize::from(decision.seat) == seat) {
            balance.own_decisions += effect;
        } else {
            balance.other_decisions += effect;
        }
        let luck = 100.0 * pair[0].luck.as_ref().map_or(0.0, |luck| luck.beyond_noise(seat));
        match chance {
            Some(Chance::Draw) => balance.draws += luck,
            Some(Chance::Duel) => balance.duels += luck,
            None => {}
        }
        balance.rest += at(&pair[1]) - at(&pair[0]) - effect - luck;
    }
    let SeatBalance { deal, draws, duels, own_decisions, other_decisions, rest } = &mut balance;
    for part in [deal, draws, duels, own_decisions, other_decisions, rest] {
        *part = (10.0 * *part).round() / 10.0;
    }
    balance
}

/// The decision in a position, where it gave something away.
fn given_away(position: &PositionReview) -> Option<&GradedDecision> {
    position.decision.as_ref().filter(|decision| decision.grade > Grade::Good)
}

/// How many of a hundred parts of what moved the chances, to whosoever's good, were chance. What evens out in the end has moved
/// them as well.
fn chance_part(positions: &[PositionReview], seats: u8) -> u8 {
    let moved = |of_seat: &dyn Fn(usize) -> f32| -> f32 {
        (0..usize::from(seats)).map(|seat| of_seat(seat).abs()).sum()
    };
    let fair = 1.0 / f32::from(seats);
    let deal = positions.first().map_or(0.0, |first| moved(&|seat| 100.0 * (first.point.known[seat] - fair)));
    let lucks = positions.iter().filter_map(|position| position.luck.as_ref());
    let by_chance = deal + lucks.map(|luck| moved(&|seat| 100.0 * luck.beyond_noise(seat))).sum::<f32>();
    let by_decisions: f32 =
        positions.iter().filter_map(given_away).map(|it| moved(&|seat| it.effect[seat])).sum();
    let all = by_chance + by_decisions;
    if all > 0.0 { (100.0 * by_chance / all).round() as u8 } else { 0 }
}
