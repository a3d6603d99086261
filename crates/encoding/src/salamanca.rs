//! Salamanca as features.

use salamanca::{Building, Cell, Face, LARGE_AREA, Landscape, Main, Move, Plague, Salamanca, Step, Tile};
use tabletop::{Game, Seat};

use crate::mirror::reflect;
use crate::{Encode, FeatureGroup, Features, Mirror, Sizes, lead};

const COLUMNS: usize = 9;
/// Those of the board; the cells are numbered as if there was one more.
const ROWS: usize = 8;
const CELLS: usize = COLUMNS * 9;
const KINDS: usize = 18;
const SPACES: usize = 5;
const CARDS: usize = 11;
/// Values of areas.
const VALUES: usize = 24;

/// What all share.
mod common {
    use super::{CELLS, FeatureGroup, KINDS, SPACES};

    pub(super) const SEATS: FeatureGroup = FeatureGroup::first(4);
    pub(super) const STEP: FeatureGroup = SEATS.then(5);
    pub(super) const ROUNDS: FeatureGroup = STEP.then(28);
    pub(super) const ROUND_LEVELS: FeatureGroup = ROUNDS.then(10);
    pub(super) const TILE_AT: FeatureGroup = ROUND_LEVELS.then(CELLS * 6);
    pub(super) const DISPLAY: FeatureGroup = TILE_AT.then(SPACES * KINDS);
    pub(super) const TAKEN: FeatureGroup = DISPLAY.then(KINDS);
    pub(super) const PLAGUE: FeatureGroup = TAKEN.then(4);
    pub(super) const FREE: FeatureGroup = PLAGUE.then(10);
}

/// What all may know of a seat.
mod seat {
    use super::{CARDS, CELLS, FeatureGroup, SPACES, VALUES};

    pub(super) const AREA: FeatureGroup = FeatureGroup::first(VALUES);
    pub(super) const AREA_BUILDING: FeatureGroup = AREA.then(3 * 6);
    pub(super) const LOCKED_AREA: FeatureGroup = AREA_BUILDING.then(VALUES);
    pub(super) const LARGE: FeatureGroup = LOCKED_AREA.then(3);
    pub(super) const ROOM: FeatureGroup = LARGE.then(3 * 10);
    pub(super) const FERTILE: FeatureGroup = ROOM.then(12);
    pub(super) const SHARED: FeatureGroup = FERTILE.then(10);
    pub(super) const BUILDING_AT: FeatureGroup = SHARED.then(CELLS);
    pub(super) const BEST: FeatureGroup = BUILDING_AT.then(VALUES);
    pub(super) const SQUIRES: FeatureGroup = BEST.then(3);
    pub(super) const CONDE: FeatureGroup = SQUIRES.then(16);
    pub(super) const CONDE_PAID: FeatureGroup = CONDE.then(1);
    pub(super) const GUESTS: FeatureGroup = CONDE_PAID.then(10);
    pub(super) const MONEY: FeatureGroup = GUESTS.then(48);
    pub(super) const MONEY_LEVELS: FeatureGroup = MONEY.then(14);
    pub(super) const SCORE: FeatureGroup = MONEY_LEVELS.then(48);
    pub(super) const HAND: FeatureGroup = SCORE.then(8);
    pub(super) const TURN: FeatureGroup = HAND.then(SPACES * CARDS);
    pub(super) const PLAYED: FeatureGroup = TURN.then(CARDS);
    pub(super) const TURNS: FeatureGroup = PLAYED.then(4);
    pub(super) const ACTING: FeatureGroup = TURNS.then(4);
    pub(super) const FRESH: FeatureGroup = ACTING.then(4);
}

/// What only the seat itself may know.
mod own {
    use super::{CARDS, FeatureGroup};

    pub(super) const HAND: FeatureGroup = FeatureGroup::first(CARDS * 2);
    pub(super) const HAND_SUM: FeatureGroup = HAND.then(16);
    pub(super) const LEAD: FeatureGroup = HAND_SUM.then(49);
}

/// What moves are made of.
mod action {
    use super::{CARDS, FeatureGroup, KINDS, VALUES};

    pub(super) const KIND: FeatureGroup = FeatureGroup::first(12);
    pub(super) const CARD: FeatureGroup = KIND.then(2 * CARDS);
    pub(super) const TAKE: FeatureGroup = CARD.then(KINDS);
    pub(super) const LAY: FeatureGroup = TAKE.then(KINDS);
    /// How many areas of one's own, and of others, a landscape tile would enlarge, by its worth.
    pub(super) const ENLARGES: FeatureGroup = LAY.then(3 * 4 * 4);
    /// For a building that is laid: how many tiles of its landscapes are beside it, and how much is free.
    pub(super) const BESIDE: FeatureGroup = ENLARGES.then(3 * 5 * 5);
    /// By kind of move: what the area there is worth.
    pub(super) const AREA: FeatureGroup = BESIDE.then(12 * VALUES);
    pub(super) const OWN_AREA: FeatureGroup = AREA.then(2 * VALUES);
    pub(super) const PLAGUE: FeatureGroup = OWN_AREA.then(4);
    pub(super) const SWAP: FeatureGroup = PLAGUE.then(2 * CARDS);
}

impl Encode for Salamanca {
    const SIZES: Sizes = Sizes {
        common: common::FREE.end(),
        seat: seat::FRESH.end(),
        own: own::LEAD.end(),
        action: action::SWAP.end(),
    };
    const SCORE_UNIT: i32 = 20;

    fn score_now(&self, seat: Seat) -> i32 {
        i32::from(self.money(seat))
    }

    fn common(&self, out: &mut Features) {
        out.add(common::SEATS, usize::from(self.seats()) - 2);
        let step = match (self.step(), self.main_action()) {
            (Step::PlayCards, _) => 0,
            (Step::Turn, Main::None) => 1,
            (Step::Turn, Main::Tiles) => 2,
            (Step::Turn, Main::Conde) => 3,
            (Step::Swap | Step::Finished, _) => 4,
        };
        out.add(common::STEP, step);
        let rounds = usize::from(self.rounds_to_come());
        out.add(common::ROUNDS, rounds);
        out.up_to(common::ROUND_LEVELS, rounds / 2);
        let board = self.board();
        for landscape in Landscape::ALL {
            for cell in board.tiles_of(landscape).iter() {
                out.add(common::TILE_AT, index(cell) * 6 + landscape as usize);
            }
        }
        for building in Building::ALL {
            for cell in board.buildings_of(building).iter() {
                out.add(common::TILE_AT, index(cell) * 6 + 5);
            }
        }
        for (space, tiles) in self.display().iter().enumerate() {
            tiles.iter().for_each(|tile| out.add(common::DISPLAY, space * KINDS + tile_kind(*tile)));
        }
        self.taken().for_each(|tile| out.add(common::TAKEN, tile_kind(tile)));
        for plague in Plague::ALL {
            if board.plague_at(plague).is_some() {
                out.add(common::PLAGUE, plague as usize);
            }
        }
        out.add(common::FREE, board.free().len() as usize / 8);
    }

    fn seat(&self, seat: Seat, out: &mut Features) {
        areas(self, seat, out);
        conde(self, seat, out);
        out.up_to(seat::SQUIRES, self.squires(seat) as usize);
        let money = usize::from(self.money(seat));
        out.add(seat::MONEY, money / 2);
        out.up_to(seat::MONEY_LEVELS, money / 6);
        out.add(seat::HAND, self.hand(seat).len() as usize);
        turns(self, seat, out);
    }

    fn own(&self, seat: Seat, out: &mut Features) {
        let hand = self.hand(seat);
        let mut sum = 0;
        for card in 1..CARDS as u8 {
            let count = hand.count(card) as usize;
            if count > 0 {
                out.add(own::HAND, 2 * usize::from(card) + (count - 1).min(1));
            }
            sum += usize::from(card) * count;
        }
        out.add(own::HAND_SUM, sum / 4);
        out.add(own::LEAD, lead(self, seat, 2, own::LEAD));
    }

    fn action(&self, seat: Seat, mv: &Move, out: &mut Features) {
        let kind = match *mv {
            Move::Card { card } => {
                out.add(action::CARD, usize::from(card));
                0
            }
            Move::Cards { card, second } => {
                out.add(action::CARD, usize::from(card));
                out.add(action::CARD, CARDS + usize::from(second));
                1
            }
            Move::Take { space } => {
                if let Some(tiles) = self.display().get(space.index()) {
                    tiles.iter().for_each(|tile| out.add(action::TAKE, tile_kind(*tile)));
                }
                2
            }
            Move::Lay { tile, cell } => {
                out.add(action::LAY, tile_kind(tile));
                lay(self, seat, tile, cell, out);
                3
            }
            Move::Claim { cell } => area_action(self, seat, cell, 4, out),
            Move::Sell { cell } => area_action(self, seat, cell, 5, out),
            Move::Conde { cell } => area_action(self, seat, cell, 6, out),
            Move::Plague { cell } => {
                if let Some(plague) = self.turns_to_come().next().and_then(|turn| Plague::of_card(turn.card))
                {
                    out.add(action::PLAGUE, plague as usize);
                }
                harmed(self, seat, cell, out);
                7
            }
            Move::Look { .. } => 8,
            Move::Swap { take, give } => {
                out.add(action::SWAP, usize::from(take));
                out.add(action::SWAP, CARDS + usize::from(give));
                9
            }
            Move::End => 10,
            Move::Pass => 11,
        };
        out.add(action::KIND, kind);
    }

    /// S-1: the board is a rectangle, and neighbours are neighbours in its mirror images.
    fn mirrors() -> Vec<Mirror> {
        let mirror = |flips_columns: bool, flips_rows: bool| {
            let place = |index: usize| {
                let (row, column) = (index / COLUMNS, index % COLUMNS);
                let column = if flips_columns { COLUMNS - 1 - column } else { column };
                let row = if flips_rows && row < ROWS { ROWS - 1 - row } else { row };
                row * COLUMNS + column
            };
            let mut mirror = Mirror::of(Self::SIZES);
            reflect(&mut mirror.common, common::TILE_AT, 6, place);
            reflect(&mut mirror.seat, seat::BUILDING_AT, 1, place);
            mirror
        };
        vec![mirror(true, false), mirror(false, true), mirror(true, true)]
    }
}

fn index(cell: Cell) -> usize {
    usize::from(cell.row()) * COLUMNS + usize::from(cell.column())
}

fn tile_kind(tile: Tile) -> usize {
    match tile.face() {
        Face::Landscape(landscape, worth) => 3 * landscape as usize + usize::from(worth.clamp(1, 3)) - 1,
        Face::Building(building) => 15 + building as usize,
    }
}

/// The buildings of a seat and what their areas are worth.
fn areas(game: &Salamanca, seat: Seat, out: &mut Features) {
    let board = game.board();
    let fertile = board.fertile();
    let mut others = salamanca::Cells::EMPTY;
    for other in Seat::all(game.seats()).filter(|other| *other != seat) {
        for cell in board.owned_by(other).iter() {
            others |= board.area_at(cell).map_or(salamanca::Cells::EMPTY, |area| area.counted);
        }
    }
    let (mut sum, mut best, mut large, mut rich, mut shared) = (0, 0, 0, 0, 0);
    for cell in board.owned_by(seat).iter() {
        let Some(building) = board.building_at(cell) else { continue };
        let area = board.area(building, cell);
        let value = usize::from(area.value());
        sum += value;
        best = best.max(value);
        large += usize::from(area.value() >= LARGE_AREA);
        rich += (area.counted & fertile).len() as usize;
        shared += (area.counted & fertile & others).len() as usize;
        out.add(if game.locked().contains(cell) { seat::LOCKED_AREA } else { seat::AREA }, value);
        out.add(seat::AREA_BUILDING, 6 * building as usize + (value / 4).min(5));
        out.add(seat::BUILDING_AT, index(cell));
        let beside = (area.counted | cell.set()).with_neighbours() & board.free();
        out.add(seat::ROOM, 10 * building as usize + (beside.len() as usize).min(9));
    }
    out.up_to(seat::LARGE, large);
    out.add(seat::FERTILE, rich);
    out.add(seat::SHARED, shared);
    out.add(seat::BEST, best);
    out.add(seat::SCORE, (usize::from(game.money(seat)) + sum) / 3);
}

fn conde(game: &Salamanca, seat: Seat, out: &mut Features) {
    let board = game.board();
    match board.conde_of(seat) {
        None => out.add(seat::CONDE, 0),
        Some(cell) => {
            let area = board.area_at(cell).unwrap_or_default();
            out.add(seat::CONDE, 1 + usize::from(area.landscape));
            out.flag(seat::CONDE_PAID, area.value() >= LARGE_AREA);
        }
    }
    let guests = board.owned_by(seat).iter().filter(|cell| board.conde_in(*cell).is_some());
    let paid = guests.map(|cell| usize::from(board.area_at(cell).unwrap_or_default().landscape));
    out.add(seat::GUESTS, paid.sum::<usize>() / 2);
}

/// The turns of this round that the seat still has, and how far its present one has come.
fn turns(game: &Salamanca, seat: Seat, out: &mut Features) {
    if game.step() == Step::PlayCards {
        let played = game.table().iter().filter(|played| played.seat == seat);
        return played.for_each(|played| out.add(seat::PLAYED, usize::from(played.card)));
    }
    let mut count = 0;
    for (number, turn) in game.turns_to_come().enumerate().filter(|(_, turn)| turn.seat == seat) {
        count += 1;
        out.add(seat::TURN, number.min(SPACES - 1) * CARDS + usize::from(turn.card));
        if number == 0 {
            out.add(seat::ACTING, game.main_action() as usize);
            out.up_to(seat::FRESH, game.fresh().len() as usize);
        }
    }
    out.up_to(seat::TURNS, count);
}

/// The areas that a tile on this cell would be part of.
fn lay(game: &Salamanca, seat: Seat, tile: Tile, cell: Cell, out: &mut Features) {
    let board = game.board();
    match tile.face() {
        Face::Landscape(landscape, worth) => {
            let (mut own, mut others) = (0, 0);
            for owner in Seat::all(game.seats()) {
                for building in board.owned_by(owner).iter() {
                    let Some(kind) = board.building_at(building) else { continue };
                    let reaches = kind.landscapes().contains(&landscape)
                        && (game.landscape_around(landscape, building) | building.set())
                            .with_neighbours()
                            .contains(cell);
                    let count = if owner == seat { &mut own } else { &mut others };
                    *count += usize::from(reaches);
                }
            }
            let worth = usize::from(worth.clamp(1, 3)) - 1;
            out.add(action::ENLARGES, 16 * worth + 4 * own.min(3) + others.min(3));
        }
        Face::Building(building) => {
            let beside = cell.set().with_neighbours();
            let tiles =
                building.landscapes().iter().map(|landscape| (board.tiles_of(*landscape) & beside).len());
            let tiles = tiles.sum::<u32>().min(4) as usize;
            let free = (beside & board.free()).len().min(4) as usize;
            out.add(action::BESIDE, 25 * building as usize + 5 * tiles + free);
        }
    }
}

fn area_action(game: &Salamanca, seat: Seat, cell: Cell, kind: usize, out: &mut Features) -> usize {
    let area = game.board().area_at(cell).unwrap_or_default();
    let value = usize::from(area.value()).min(VALUES - 1);
    out.add(action::AREA, kind * VALUES + value);
    if kind == 6 {
        let is_own = game.board().owner(cell) == Some(seat);
        out.add(action::OWN_AREA, usize::from(is_own) * VALUES + usize::from(area.landscape).min(VALUES - 1));
    }
    kind
}

/// Whose areas a plague on this cell would hurt.
fn harmed(game: &Salamanca, seat: Seat, cell: Cell, out: &mut Features) {
    let board = game.board();
    for owner in Seat::all(game.seats()) {
        for building in board.owned_by(owner).iter() {
            let area = board.area_at(building).unwrap_or_default();
            if building == cell || area.counted.contains(cell) {
                let value = usize::from(area.value()).min(VALUES - 1);
                out.add(action::OWN_AREA, usize::from(owner == seat) * VALUES + value);
            }
        }
    }
}
