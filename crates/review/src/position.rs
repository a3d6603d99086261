//! One position of a game that is over.

use bots::{Adviser, Insight, Knowledge, PerSeat};
use catalog::{AnyGame, dispatch};
use protocol::rest::{CurvePoint, GradedDecision};
use serde::{Deserialize, Serialize};
use tabletop::{Playthrough, Seat};

use crate::budget::Budget;
use crate::decision::graded;
use crate::luck::{Luck, luck, luck_of_deal};
use crate::summary::chance;

/// What was found out about one position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PositionReview {
    pub point: CurvePoint,
    /// What came next, where it was a decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<GradedDecision>,
    /// What chance did in the move, where it had a part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<Luck>,
    /// What the first deal did, in the first position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Luck>,
}

impl PositionReview {
    /// The part of what a seat was dealt that is beyond the noise.
    pub(crate) fn deal_beyond_noise(&self, seat: usize) -> f32 {
        self.deal.as_ref().map_or(0.0, |deal| deal.beyond_noise(seat))
    }
}

/// How many positions a game has: one more than moves.
pub fn positions(game: &AnyGame) -> usize {
    game.moves_made() + 1
}

/// Looks at the position after so many moves, and at the move that was made then; none when the game has not come so far.
pub fn look_at(game: &AnyGame, number: usize, budget: &Budget) -> Option<PositionReview> {
    let has_chance = chance(game, number).is_some();
    dispatch!(game, game => look_at_position(game, number, has_chance, budget))
}

fn look_at_position<G: Insight>(
    game: &Playthrough<G>,
    number: usize,
    has_chance: bool,
    budget: &Budget,
) -> Option<PositionReview> {
    let turn = game.past().get(number);
    if turn.is_none() && number != game.past().len() {
        return None;
    }
    let position = turn.map_or(game.state(), |turn| &turn.before);
    let decision = turn.and_then(|turn| graded(turn, number, budget));
    let after = game.past().get(number + 1).map_or(game.state(), |next| &next.before);
    let luck = turn.filter(|_| has_chance).map(|turn| luck(turn, after, number, budget));
    let point = point(position, number, budget);
    let deal = (number == 0).then(|| luck_of_deal(position, &point.known, budget));
    Some(PositionReview { point, decision, luck, deal })
}

fn point<G: Insight>(position: &G, number: usize, budget: &Budget) -> CurvePoint {
    let limits = budget.watching(number);
    let seats = usize::from(position.seats());
    let all = |chances: PerSeat| chances[..seats].iter().map(|chance| shorten(*chance)).collect();
    let adviser = Adviser::at_table_of(position.seats());
    let own = |seat: Seat| adviser.watch(&Knowledge::of(position, seat), &limits).win_chances[seat.index()];
    let open = Knowledge::open(position, Seat::new(0));
    CurvePoint {
        known: Seat::all(position.seats()).map(|seat| shorten(own(seat))).collect(),
        open: all(adviser.watch(&open, &limits).win_chances),
    }
}

/// More digits would say more than is known.
pub(crate) fn shorten(number: f32) -> f32 {
    (1_000.0 * number).round() / 1_000.0
}
