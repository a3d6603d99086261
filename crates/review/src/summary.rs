//! All positions together: what made the result.

use catalog::{AnyGame, dispatch};
use protocol::rest::{Grade, GradedDecision, Review, SeatBalance};
use tabletop::{Chance, Event, Game, Playthrough};

use crate::budget::Budget;
use crate::position::PositionReview;
use crate::turning::turning_points;

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

/// What chance decided in a move, as the game says of its events; where it is several things, that by which players meet.
pub(crate) fn chance(game: &AnyGame, number: usize) -> Option<Chance> {
    dispatch!(game, game => chance_in(game, number))
}

fn chance_in<G: Game>(game: &Playthrough<G>, number: usize) -> Option<Chance> {
    game.past().get(number)?.events.iter().filter_map(Event::chance).max()
}

/// Where the result of a seat came from. What cannot be told from noise is chance and decision of nobody: it was not foreseen.
fn balance(positions: &[PositionReview], chances: &[Option<Chance>], seat: usize, seats: u8) -> SeatBalance {
    let at = |position: &PositionReview| 100.0 * position.point.known[seat];
    let start = positions.first().map_or(0.0, |first| at(first) - 100.0 / f32::from(seats));
    let deal = 100.0 * positions.first().map_or(0.0, |first| first.deal_beyond_noise(seat));
    let mut balance = SeatBalance { deal, rest: start - deal, ..SeatBalance::default() };
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
            Some(Chance::Contest) => balance.duels += luck,
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

/// How many of a hundred parts of what moved the chances, to whosoever's good, were chance; none when nothing did that can be told
/// from noise. What evens out in the end has moved them as well.
fn chance_part(positions: &[PositionReview], seats: u8) -> Option<u8> {
    let moved = |of_seat: &dyn Fn(usize) -> f32| -> f32 {
        (0..usize::from(seats)).map(|seat| of_seat(seat).abs()).sum()
    };
    let deal = positions.first().map_or(0.0, |first| moved(&|seat| 100.0 * first.deal_beyond_noise(seat)));
    let lucks = positions.iter().filter_map(|position| position.luck.as_ref());
    let by_chance = deal + lucks.map(|luck| moved(&|seat| 100.0 * luck.beyond_noise(seat))).sum::<f32>();
    let by_decisions: f32 =
        positions.iter().filter_map(given_away).map(|it| moved(&|seat| it.effect[seat])).sum();
    let all = by_chance + by_decisions;
    (all > 0.0).then(|| (100.0 * by_chance / all).round() as u8)
}

#[cfg(test)]
mod tests {
    use protocol::rest::CurvePoint;

    use super::*;
    use crate::luck::Luck;

    fn position(known: [f32; 2], deal: Option<Luck>) -> PositionReview {
        let point = CurvePoint { known: known.to_vec(), open: known.to_vec() };
        PositionReview { point, decision: None, luck: None, deal }
    }

    #[test]
    fn where_nothing_moved_the_chances_there_are_no_parts() {
        let even = position([0.5, 0.5], Some(Luck::new(vec![0.0, 0.0], vec![0.01, 0.01])));
        assert_eq!(chance_part(&[even.clone(), even], 2), None);
    }

    #[test]
    fn a_deal_that_may_be_noise_is_no_chance_and_a_good_one_is() {
        let noise = position([0.52, 0.48], Some(Luck::new(vec![0.02, -0.02], vec![0.02, 0.02])));
        let won = position([1.0, 0.0], None);
        assert_eq!(chance_part(&[noise.clone(), won.clone()], 2), None);
        let found = balance(&[noise, won.clone()], &[None], 0, 2);
        assert_eq!((found.deal, found.rest), (0.0, 50.0));
        let good = position([0.7, 0.3], Some(Luck::new(vec![0.2, -0.2], vec![0.01, 0.01])));
        assert_eq!(chance_part(&[good.clone(), won.clone()], 2), Some(100));
        let found = balance(&[good, won], &[None], 0, 2);
        assert_eq!((found.deal, found.rest), (19.8, 30.2));
    }
}
