//! What a move of Salamanca looks like at first sight: a rule of thumb for money, areas, the week market, squires, condes,
//! and what is about to be laid.

use salamanca::{Board, Building, Cell, Face, LARGE_AREA, Landscape, Main, Move, Salamanca, Step, Tile};
use tabletop::{Game, Seat, Silent};

use super::grounds::Grounds;
use crate::insight::{ahead, per_seat};

/// The part of an area's value that is counted while the building is not sold.
const UNSOLD: f32 = 0.88;
/// How much the prior of a move counts for each doubloon.
const SCALE: f32 = 0.6;

/// A position that is looked at.
pub(super) struct Sight<'a> {
    game: &'a Salamanca,
    /// Rounds that are still to come after this one.
    rounds: f32,
}

impl<'a> Sight<'a> {
    pub(super) fn new(game: &'a Salamanca) -> Self {
        Self { game, rounds: f32::from(game.rounds_to_come()) }
    }

    /// How far the seat is ahead of the others, on average, as it looks.
    fn lead(&self, seat: Seat) -> f32 {
        ahead(&per_seat(self.game.seats(), |seat| self.doubloons(seat)), seat, self.game.seats())
    }

    /// How far each of the moves brings the seat ahead of the others at once.
    pub(super) fn gains(&self, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        let (mut before, mut grounds) = (None, None);
        for mv in moves {
            out.push(match *mv {
                Move::Lay { tile, cell } => {
                    let grounds = grounds.get_or_insert_with(|| Grounds::of(self.game));
                    SCALE * self.lay(seat, tile, cell, grounds)
                }
                // Acting early is good, and the low cards can do something of their own.
                Move::Card { card } => 0.08 * f32::from(card),
                Move::Cards { card, second } => 0.04 * f32::from(card + second),
                _ => {
                    let before = *before.get_or_insert_with(|| self.lead(seat));
                    let mut next = self.game.clone();
                    next.play(seat, mv, &mut Silent);
                    SCALE * (Sight::new(&next).lead(seat) - before)
                }
            });
        }
    }

    fn doubloons(&self, seat: Seat) -> f32 {
        let money = f32::from(self.game.money(seat));
        if self.game.step() == Step::Finished {
            return money;
        }
        let board = self.game.board();
        let buildings: f32 = board.owned_by(seat).iter().map(|cell| self.building(seat, cell)).sum();
        money + buildings + self.squires(seat) + self.conde(seat) + self.pending(seat)
    }

    /// How many markets a building will see before it is sold.
    fn markets(&self) -> f32 {
        0.7 * (self.rounds + 1.0).min(4.0)
    }

    fn building(&self, seat: Seat, cell: Cell) -> f32 {
        let board = self.game.board();
        let Some(building) = board.building_at(cell) else { return 0.0 };
        let value = board.area(building, cell).value();
        let market = if value >= LARGE_AREA { 2.0 * self.markets() } else { 0.0 };
        self.sale(seat, cell) * f32::from(value) + market + 0.15 * self.rounds.min(8.0)
    }

    /// How much of an area's value its owner can count on.
    fn sale(&self, seat: Seat, cell: Cell) -> f32 {
        if self.rounds > 0.0 {
            return UNSOLD;
        }
        let has_turn = self.game.step() == Step::PlayCards || self.may_still_sell(seat);
        if has_turn && !self.game.locked().contains(cell) { 0.85 } else { 0.0 }
    }

    /// In the last round: whether the seat has a turn in which it can sell.
    fn may_still_sell(&self, seat: Seat) -> bool {
        let mut turns = self.game.turns_to_come();
        let Some(first) = turns.next() else { return false };
        let now = first.seat == seat && self.game.main_action() != Main::Conde;
        now || turns.any(|turn| turn.seat == seat)
    }

    /// A free squire is worth the building that it will claim.
    fn squires(&self, seat: Seat) -> f32 {
        self.game.squires(seat) as f32 * 2.2 * (self.rounds / 5.0).min(1.0)
    }

    fn conde(&self, seat: Seat) -> f32 {
        let board = self.game.board();
        let Some(cell) = board.conde_of(seat) else { return 0.8 * (self.rounds / 4.0).min(1.0) };
        let Some(building) = board.building_at(cell) else { return 0.0 };
        let area = board.area(building, cell);
        let market = if area.value() >= LARGE_AREA { self.markets() } else { 0.0 };
        let sale = if self.rounds > 0.0 { 0.35 } else { 0.2 };
        market + sale * f32::from(area.landscape) + 0.05 * self.rounds
    }

    /// The tiles and claims of the player on turn that are still to be made.
    fn pending(&self, seat: Seat) -> f32 {
        if self.game.step() != Step::Turn
            || self.game.turns_to_come().next().is_none_or(|turn| turn.seat != seat)
        {
            return 0.0;
        }
        let mut squires = self.game.squires(seat);
        let mut sum = 0.0;
        for cell in self.game.fresh().iter().take(squires as usize) {
            if let Some(building) = self.game.board().building_at(cell) {
                squires -= 1;
                sum += 0.95 * self.claim(building, cell);
            }
        }
        for tile in self.game.taken() {
            sum += match tile.face() {
                Face::Building(_) if squires > 0 => {
                    squires -= 1;
                    3.2 * (self.rounds / 3.0).min(1.0)
                }
                Face::Building(_) => 0.1,
                Face::Landscape(_, worth) => 0.75 * f32::from(worth),
            };
        }
        sum
    }

    /// What a squire on this building would be worth, more than in supply.
    fn claim(&self, building: Building, cell: Cell) -> f32 {
        if self.rounds <= 0.0 {
            return 0.0;
        }
        let value = self.game.board().area(building, cell).value();
        let market = if value >= LARGE_AREA { 2.0 * self.markets() } else { 0.0 };
        let room = self.room(self.game.board(), building, cell);
        let now = UNSOLD * f32::from(value) + market + 0.15 * self.rounds.min(8.0) + 0.12 * room;
        (now - 2.2 * (self.rounds / 5.0).min(1.0)).max(0.0)
    }

    /// How many free cells there are beside a building and its landscapes, up to six.
    fn room(&self, board: &Board, building: Building, cell: Cell) -> f32 {
        let tiles = building
            .landscapes()
            .iter()
            .fold(cell.set(), |tiles, landscape| tiles | self.game.landscape_around(*landscape, cell));
        ((tiles.spread() & board.free()).len() as f32).min(6.0)
    }

    /// What laying a tile on a cell brings at once.
    fn lay(&self, seat: Seat, tile: Tile, cell: Cell, grounds: &Grounds) -> f32 {
        match tile.face() {
            Face::Building(building) => {
                let can_claim = self.game.claim_price(seat, building) == Some(0);
                if can_claim { self.claim(building, cell) } else { 0.0 }
            }
            Face::Landscape(landscape, _) => self.lay_landscape(seat, tile, landscape, cell, grounds),
        }
    }

    fn lay_landscape(
        &self,
        seat: Seat,
        tile: Tile,
        landscape: Landscape,
        cell: Cell,
        grounds: &Grounds,
    ) -> f32 {
        if grounds.concerned(landscape, cell).next().is_none() {
            return 0.0;
        }
        let mut after = self.game.clone();
        after.play(seat, &Move::Lay { tile, cell }, &mut Silent);
        let sight = Sight::new(&after);
        let mut scores = [0.0; tabletop::MAX_SEATS];
        for ground in grounds.concerned(landscape, cell) {
            let value = after.board().area(ground.building, ground.cell).value();
            let grown = f32::from(value) - f32::from(ground.value);
            let market =
                if value >= LARGE_AREA && ground.value < LARGE_AREA { 2.0 * self.markets() } else { 0.0 };
            scores[ground.owner.index()] += sight.sale(ground.owner, ground.cell) * grown + market;
        }
        ahead(&scores, seat, self.game.seats())
    }
}
