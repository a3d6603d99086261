//! What each of some moves of Salamanca brings at once, seen from one position. Most moves change little of what a seat has: they are
//! not played, and only what they change is counted again.

use salamanca::{Cell, Face, Main, Move, Plague, Salamanca, Space, Step};
use tabletop::{Game, Seat, Silent};

use super::grounds::Grounds;
use super::sight::{Areas, Sight};
use crate::insight::{PerSeat, ahead, per_seat};

/// How much the prior of a move counts for each doubloon.
const SCALE: f32 = 0.6;

/// Appends how far each of the moves brings the seat ahead of the others at once.
pub(super) fn gains(game: &Salamanca, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
    let areas = Areas::new();
    let sight = Sight::new(game, &areas);
    let (mut grounds, mut before, mut swap) = (None, None, None);
    for mv in moves {
        out.push(match *mv {
            // Acting early is good, and the low cards can do something of their own.
            Move::Card { card } => 0.08 * f32::from(card),
            Move::Cards { card, second } => 0.04 * f32::from(card + second),
            Move::Lay { tile, cell } => {
                SCALE
                    * match tile.face() {
                        Face::Building(building) => sight.lay_building(seat, building, cell),
                        Face::Landscape(..) => {
                            let grounds = grounds.get_or_insert_with(|| Grounds::of(game));
                            sight.lay_landscape(seat, tile, cell, grounds)
                        }
                    }
            }
            mv => {
                let grounds = grounds.get_or_insert_with(|| Grounds::of(game));
                let before = before.get_or_insert_with(|| Before::of(sight, seat, grounds));
                // Hands are not looked at: all swaps come to the same.
                let after = match mv {
                    Move::Swap { .. } => *swap.get_or_insert_with(|| before.lead_after(mv, grounds)),
                    mv => before.lead_after(mv, grounds),
                };
                SCALE * (after - before.lead)
            }
        });
    }
}

/// What the seats have before the moves.
struct Before<'a> {
    sight: Sight<'a>,
    seat: Seat,
    /// What each seat has beside what is pending.
    bases: PerSeat,
    /// The same without the conde, for the seat itself.
    possessions: f32,
    /// What is pending for the seat.
    pending: f32,
    /// How far the seat is ahead.
    lead: f32,
}

impl<'a> Before<'a> {
    fn of(sight: Sight<'a>, seat: Seat, grounds: &Grounds) -> Self {
        sight.areas.learn(grounds);
        let possessions = sight.possessions(seat);
        let own = possessions + sight.conde(sight.game.board().conde_of(seat));
        let bases = per_seat(sight.game.seats(), |other| if other == seat { own } else { sight.base(other) });
        let mut before = Self { sight, seat, bases, possessions, pending: sight.pending(seat), lead: 0.0 };
        before.lead = before.lead_with(&bases, before.pending);
        before
    }

    /// How far the seat is ahead when this is what the seats have, and what is pending for it. Nothing is for the others.
    fn lead_with(&self, bases: &PerSeat, pending: f32) -> f32 {
        let pending = |seat| if seat == self.seat { pending } else { 0.0 };
        let seats = self.sight.game.seats();
        ahead(&per_seat(seats, |seat| bases[seat.index()] + pending(seat)), self.seat, seats)
    }

    fn lead_after(&self, mv: Move, grounds: &Grounds) -> f32 {
        self.lead_at_sight(mv, grounds).unwrap_or_else(|| self.lead_when_played(mv, grounds))
    }

    /// The lead after a move that changes so little that it need not be played.
    fn lead_at_sight(&self, mv: Move, grounds: &Grounds) -> Option<f32> {
        match mv {
            Move::Take { space } => return Some(self.lead_after_take(space)),
            Move::Look { .. } => return Some(self.lead_with(&self.bases, 0.0)),
            _ => {}
        }
        // In the last round it counts who can still sell what.
        if self.sight.rounds <= 0.0 || self.sight.game.may_end_round(mv) {
            return None;
        }
        match mv {
            Move::End | Move::Pass => Some(self.lead_with(&self.bases, 0.0)),
            Move::Conde { cell } => {
                let mut bases = self.bases;
                bases[self.seat.index()] = self.possessions + self.sight.conde(Some(cell));
                Some(self.lead_with(&bases, 0.0))
            }
            Move::Plague { cell } => self.lead_after_plague(cell, grounds),
            _ => None,
        }
    }

    fn lead_after_take(&self, space: Space) -> f32 {
        let tiles = self.sight.game.tiles_to_take(space);
        self.lead_with(&self.bases, self.sight.pending_with(self.seat, tiles))
    }

    /// Nobody knows while buildings can still be claimed whose areas the plague may change.
    fn lead_after_plague(&self, cell: Cell, grounds: &Grounds) -> Option<f32> {
        let game = self.sight.game;
        let plague = Plague::of_card(game.turns_to_come().next()?.card)?;
        if !game.fresh().is_empty() {
            return None;
        }
        let pending = if game.main_action() == Main::Tiles { self.pending } else { 0.0 };
        let mut changed = cell.set();
        game.board().plague_at(plague).into_iter().for_each(|from| changed.insert(from));
        if grounds.reaching(changed).next().is_none() {
            return Some(self.lead_with(&self.bases, pending));
        }
        let (board, areas) =
            (game.board().with_plague(plague, cell), self.sight.areas.after(changed, grounds));
        let sight = self.sight.with_board(&board, &areas);
        let is_concerned = |seat| {
            let mut reached = grounds.reaching(changed);
            reached.any(|ground| ground.owner == seat || board.conde_of(seat) == Some(ground.cell))
        };
        let base = |seat: Seat| if is_concerned(seat) { sight.base(seat) } else { self.bases[seat.index()] };
        Some(self.lead_with(&per_seat(game.seats(), base), pending))
    }

    fn lead_when_played(&self, mv: Move, grounds: &Grounds) -> f32 {
        let mut next = self.sight.game.clone();
        next.play(self.seat, &mv, &mut Silent);
        let changed = next.board().changed_cells(self.sight.game.board());
        if changed.is_empty() {
            return self.lead_on_same_tiles(Sight::new(&next, self.sight.areas));
        }
        Sight::new(&next, &self.sight.areas.after(changed, grounds)).lead(self.seat)
    }

    /// How far the seat is ahead after a move that changed no area: nothing changed for most seats.
    fn lead_on_same_tiles(&self, next: Sight<'_>) -> f32 {
        // In the last round it counts who can still sell what.
        let is_same_round =
            self.sight.rounds > 0.0 && next.rounds >= self.sight.rounds && next.game.step() != Step::Finished;
        let doubloons = |seat: Seat| {
            if is_same_round && has_same_base(next.game, self.sight.game, seat) {
                self.bases[seat.index()] + next.pending(seat)
            } else {
                next.doubloons(seat)
            }
        };
        ahead(&per_seat(next.game.seats(), doubloons), self.seat, next.game.seats())
    }
}

fn has_same_base(one: &Salamanca, other: &Salamanca, seat: Seat) -> bool {
    let (board, other_board) = (one.board(), other.board());
    one.money(seat) == other.money(seat)
        && board.owned_by(seat) == other_board.owned_by(seat)
        && board.conde_of(seat) == other_board.conde_of(seat)
}

#[cfg(test)]
mod tests {
    use tabletop::{Deal, Rng};

    use super::*;

    /// Random games, and every move of each of their positions.
    fn for_each_move(mut look: impl FnMut(&Salamanca, Seat, Move)) {
        for (seats, seed) in [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5)] {
            let mut rng = Rng::new(seed);
            let mut game = Salamanca::start(seats, &salamanca::Options::default(), Deal::from_seed(seed))
                .expect("a good game");
            while let Some(seat) = game.status().waiting().first() {
                let mut moves = Vec::new();
                game.legal_moves(seat, &mut moves);
                for mv in &moves {
                    look(&game, seat, *mv);
                }
                let mv = game.random_move(seat, &mut rng, &mut moves).expect("a move");
                game.play(seat, &mv, &mut Silent);
            }
        }
    }

    #[test]
    fn a_move_that_is_not_played_leads_as_far_as_when_it_is_played() {
        let mut seen = [0_u32; 6];
        for_each_move(|game, seat, mv| {
            if matches!(mv, Move::Card { .. } | Move::Cards { .. } | Move::Lay { .. }) {
                return;
            }
            let (areas, grounds) = (Areas::new(), Grounds::of(game));
            let before = Before::of(Sight::new(game, &areas), seat, &grounds);
            let mut next = game.clone();
            next.play(seat, &mv, &mut Silent);
            let plain = Sight::new(&next, &Areas::new()).lead(seat);
            let found = before.lead_at_sight(mv, &grounds);
            assert_eq!(before.lead_when_played(mv, &grounds).to_bits(), plain.to_bits(), "{mv}");
            if let Some(found) = found {
                assert_eq!(found.to_bits(), plain.to_bits(), "{mv}");
                let kind = match mv {
                    Move::Take { .. } => 0,
                    Move::Look { .. } => 1,
                    Move::Conde { .. } => 2,
                    Move::Plague { .. } => 3,
                    Move::End => 4,
                    _ => 5,
                };
                seen[kind] += 1;
            }
        });
        assert!(seen.iter().all(|count| *count > 20), "of each kind some were not played: {seen:?}");
    }

    #[test]
    fn all_swaps_of_a_position_look_alike() {
        let mut last: Option<(Salamanca, f32)> = None;
        for_each_move(|game, seat, mv| {
            if !matches!(mv, Move::Swap { .. }) {
                return;
            }
            let mut next = game.clone();
            next.play(seat, &mv, &mut Silent);
            let lead = Sight::new(&next, &Areas::new()).lead(seat);
            if let Some((_, other)) = last.as_ref().filter(|(other, _)| other == game) {
                assert_eq!(lead.to_bits(), other.to_bits(), "{mv}");
            }
            last = Some((game.clone(), lead));
        });
        assert!(last.is_some(), "somebody swapped");
    }
}
