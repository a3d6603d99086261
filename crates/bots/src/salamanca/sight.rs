//! What a move of Salamanca looks like at first sight: a rule of thumb for money, areas, the week market, squires, condes,
//! and what is about to be laid.

use std::cell::RefCell;

use salamanca::{Board, Building, Cell, Cells, Face, LARGE_AREA, Main, Move, Salamanca, Step, Tile};
use tabletop::{Game, Seat, Silent};

use super::grounds::Grounds;
use crate::insight::{ahead, per_seat};

/// The part of an area's value that is counted while the building is not sold.
const UNSOLD: f32 = 0.88;

/// What is known of the areas of the buildings on a board: for each cell what the area is worth, and its landscapes. It is found
/// out when it is asked for.
pub(super) struct Areas(RefCell<CellKnowledge>);

#[derive(Clone)]
struct CellKnowledge {
    cells: Cells,
    worths: [(u8, u8); Cell::COUNT],
}

impl Areas {
    pub(super) const fn new() -> Self {
        Self(RefCell::new(CellKnowledge { cells: Cells::EMPTY, worths: [(0, 0); Cell::COUNT] }))
    }

    /// What is known of the buildings with a squire.
    pub(super) fn learn(&self, grounds: &Grounds) {
        let mut known = self.0.borrow_mut();
        for ground in grounds.iter() {
            known.cells.insert(ground.cell);
            known.worths[ground.cell.index()] = (ground.value, ground.landscape);
        }
    }

    /// What is still known when something has changed on these cells.
    pub(super) fn after(&self, changed: Cells, grounds: &Grounds) -> Self {
        let mut known = self.0.borrow().clone();
        known.cells = grounds.iter().map(|ground| ground.cell).collect();
        grounds.reaching(changed).for_each(|ground| known.cells.remove(ground.cell));
        Self(RefCell::new(known))
    }

    /// The worth of the area of the building on this cell, and of its landscapes; nothing where there is no building.
    fn of(&self, board: &Board, cell: Cell) -> (u8, u8) {
        let mut known = self.0.borrow_mut();
        if !known.cells.contains(cell) {
            let area = board.area_at(cell).unwrap_or_default();
            known.cells.insert(cell);
            known.worths[cell.index()] = (area.value(), area.landscape);
        }
        known.worths[cell.index()]
    }
}

/// A position that is looked at.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    pub(super) game: &'a Salamanca,
    board: &'a Board,
    pub(super) areas: &'a Areas,
    /// Rounds that are still to come after this one.
    pub(super) rounds: f32,
}

impl<'a> Sight<'a> {
    pub(super) fn new(game: &'a Salamanca, areas: &'a Areas) -> Self {
        Self { game, board: game.board(), areas, rounds: f32::from(game.rounds_to_come()) }
    }

    /// The same with other stones on the board.
    pub(super) const fn with_board(self, board: &'a Board, areas: &'a Areas) -> Self {
        Self { board, areas, ..self }
    }

    /// How far the seat is ahead of the others, on average, as it looks.
    pub(super) fn lead(&self, seat: Seat) -> f32 {
        ahead(&per_seat(self.game.seats(), |seat| self.doubloons(seat)), seat, self.game.seats())
    }

    pub(super) fn doubloons(&self, seat: Seat) -> f32 {
        if self.game.step() == Step::Finished {
            return f32::from(self.game.money(seat));
        }
        self.base(seat) + self.pending(seat)
    }

    /// What a seat has beside what is pending.
    pub(super) fn base(&self, seat: Seat) -> f32 {
        self.possessions(seat) + self.conde(self.board.conde_of(seat))
    }

    /// Money, buildings and squires.
    pub(super) fn possessions(&self, seat: Seat) -> f32 {
        let money = f32::from(self.game.money(seat));
        let buildings: f32 = self.board.owned_by(seat).iter().map(|cell| self.building(seat, cell)).sum();
        money + buildings + self.squires(seat)
    }

    /// How many markets a building will see before it is sold.
    fn markets(&self) -> f32 {
        0.7 * (self.rounds + 1.0).min(4.0)
    }

    fn building(&self, seat: Seat, cell: Cell) -> f32 {
        let (value, _) = self.areas.of(self.board, cell);
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

    /// What the conde of a seat is worth in this building, or in supply.
    pub(super) fn conde(&self, building: Option<Cell>) -> f32 {
        let Some(cell) = building else { return 0.8 * (self.rounds / 4.0).min(1.0) };
        let (value, landscape) = self.areas.of(self.board, cell);
        let market = if value >= LARGE_AREA { self.markets() } else { 0.0 };
        let sale = if self.rounds > 0.0 { 0.35 } else { 0.2 };
        market + sale * f32::from(landscape) + 0.05 * self.rounds
    }

    /// The tiles and claims of the player on turn that are still to be made.
    pub(super) fn pending(&self, seat: Seat) -> f32 {
        if self.game.step() != Step::Turn
            || self.game.turns_to_come().next().is_none_or(|turn| turn.seat != seat)
        {
            return 0.0;
        }
        if self.game.fresh().is_empty() && self.game.taken().next().is_none() {
            return 0.0;
        }
        self.pending_with(seat, self.game.taken())
    }

    /// The same with these tiles to lay, for the player on turn.
    pub(super) fn pending_with(&self, seat: Seat, tiles: impl Iterator<Item = Tile>) -> f32 {
        let mut squires = self.game.squires(seat);
        let mut sum = 0.0;
        for cell in self.game.fresh().iter().take(squires as usize) {
            if let Some(building) = self.board.building_at(cell) {
                squires -= 1;
                sum += 0.95 * self.claim(building, cell);
            }
        }
        for tile in tiles {
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
        let (area, tiles) = self.board.area_and_tiles(building, cell);
        let value = area.value();
        let market = if value >= LARGE_AREA { 2.0 * self.markets() } else { 0.0 };
        let room = self.room(tiles | cell.set());
        let now = UNSOLD * f32::from(value) + market + 0.15 * self.rounds.min(8.0) + 0.12 * room;
        (now - 2.2 * (self.rounds / 5.0).min(1.0)).max(0.0)
    }

    /// How many free cells there are beside a building and its landscapes, up to six.
    fn room(&self, tiles: Cells) -> f32 {
        ((tiles.with_neighbours() & self.board.free()).len() as f32).min(6.0)
    }

    /// What laying a building on a cell brings at once.
    pub(super) fn lay_building(&self, seat: Seat, building: Building, cell: Cell) -> f32 {
        let can_claim = self.game.claim_price(seat, building) == Some(0);
        if can_claim { self.claim(building, cell) } else { 0.0 }
    }

    /// What laying a landscape tile on a cell brings at once.
    pub(super) fn lay_landscape(&self, seat: Seat, tile: Tile, cell: Cell, grounds: &Grounds) -> f32 {
        let Face::Landscape(landscape, _) = tile.face() else { return 0.0 };
        if !grounds.is_concerned(landscape, cell) {
            return 0.0;
        }
        let mut after = self.game.clone();
        after.play(seat, &Move::Lay { tile, cell }, &mut Silent);
        let sight = Sight::new(&after, self.areas);
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
