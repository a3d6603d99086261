//! Judging Salamanca: money, what areas would sell for, the week market, squires, condes, and what is about to be laid.

use salamanca::{Board, Building, Cell, Cells, Face, Landscape, Main, Move, Salamanca, Step, Tile};
use tabletop::{Game, Message, Seat, Silent, Value};

use crate::insight::{Insight, PerSeat, Style, ahead, gains, per_seat};

/// S-18: from this value on a building pays at the market.
const MARKET: u8 = 7;
/// The part of an area's value that is counted while the building is not sold.
const UNSOLD: f32 = 0.88;
/// How much the appeal of a move counts for each doubloon.
const SCALE: f32 = 0.6;

impl Insight for Salamanca {
    const STYLE: Style = Style {
        curiosity: 0.7,
        playout_turns: 3,
        playout_moves: 16,
        playout_samples: 5,
        sensible: 2.0,
        novice: 3.0,
        iterations: [60, 400, 3_200],
    };

    fn expected_scores(&self) -> PerSeat {
        let judge = Judge::new(self);
        per_seat(self.seats(), |seat| judge.doubloons(seat))
    }

    fn uncertainty(&self) -> f32 {
        3.0 + 1.2 * f32::from(self.rounds_to_come())
    }

    fn appeals(&self, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        let judge = Judge::new(self);
        let mut grounds = None;
        for mv in moves {
            match *mv {
                Move::Lay { tile, cell } => {
                    let grounds = grounds.get_or_insert_with(|| Grounds::of(self));
                    out.push(SCALE * judge.lay(seat, tile, cell, grounds));
                }
                // Acting early is good, and the low cards can do something of their own.
                Move::Card { card } => out.push(0.08 * f32::from(card)),
                Move::Cards { card, second } => out.push(0.04 * f32::from(card + second)),
                _ => gains(self, seat, std::slice::from_ref(mv), SCALE, out),
            }
        }
    }

    fn because(&self, seat: Seat, mv: &Move) -> Vec<Message> {
        vec![reason(self, seat, *mv)]
    }
}

/// Where a landscape tile would change what a building is worth: the cells beside the building and its landscapes.
struct Grounds(Vec<Ground>);

struct Ground {
    owner: Seat,
    building: Building,
    cell: Cell,
    value: u8,
    /// By landscape.
    beside: [Cells; 5],
}

impl Grounds {
    fn of(game: &Salamanca) -> Self {
        let mut grounds = Vec::new();
        for owner in Seat::all(game.seats()) {
            for cell in game.board().owned_by(owner).iter() {
                if let Some(building) = game.board().building_at(cell) {
                    grounds.push(Ground::of(game, owner, building, cell));
                }
            }
        }
        Self(grounds)
    }
}

impl Ground {
    fn of(game: &Salamanca, owner: Seat, building: Building, cell: Cell) -> Self {
        let mut beside = [Cells::EMPTY; 5];
        for &landscape in building.landscapes() {
            let tiles = game.landscape_around(landscape, cell) | cell.set();
            beside[landscape as usize] = tiles.spread();
        }
        Self { owner, building, cell, value: game.board().area(building, cell).value(), beside }
    }
}

/// A position that is being judged.
struct Judge<'a> {
    game: &'a Salamanca,
    /// Rounds that are still to come after this one.
    rounds: f32,
}

impl<'a> Judge<'a> {
    fn new(game: &'a Salamanca) -> Self {
        Self { game, rounds: f32::from(game.rounds_to_come()) }
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
        let market = if value >= MARKET { 2.0 * self.markets() } else { 0.0 };
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
        let market = if area.value() >= MARKET { self.markets() } else { 0.0 };
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
        let market = if value >= MARKET { 2.0 * self.markets() } else { 0.0 };
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
        let concerned = |ground: &&Ground| ground.beside[landscape as usize].contains(cell);
        if !grounds.0.iter().any(|ground| concerned(&ground)) {
            return 0.0;
        }
        let mut after = self.game.clone();
        after.play(seat, &Move::Lay { tile, cell }, &mut Silent);
        let judge = Judge::new(&after);
        let mut scores = [0.0; tabletop::MAX_SEATS];
        for ground in grounds.0.iter().filter(concerned) {
            let value = after.board().area(ground.building, ground.cell).value();
            let grown = f32::from(value) - f32::from(ground.value);
            let market = if value >= MARKET && ground.value < MARKET { 2.0 * self.markets() } else { 0.0 };
            scores[ground.owner.index()] += judge.sale(ground.owner, ground.cell) * grown + market;
        }
        ahead(&scores, seat, self.game.seats())
    }
}

fn reason(game: &Salamanca, seat: Seat, mv: Move) -> Message {
    let at = |key, cell: Cell| Message::new(key).with("cell", Value::text(cell));
    let worth = |cell: Cell| game.board().area_at(cell).map_or(0, |area| area.value());
    match mv {
        Move::Card { card } => Message::new("plays-card").with("card", card),
        // What is chosen unseen is not given away by the reason either.
        Move::Cards { .. } => Message::new("chooses-cards"),
        Move::Take { space } => {
            let count = game.display().get(space.index()).map_or(0, |tiles| tiles.len());
            Message::new("takes-tiles").with("count", count as u32)
        }
        Move::Lay { tile, cell } => lays(game, seat, tile, cell),
        Move::Claim { cell } => at("claims", cell).with("amount", worth(cell)),
        Move::Sell { cell } => at("sells", cell).with("amount", worth(cell)),
        Move::Conde { cell } => match game.board().owner(cell) {
            Some(other) => at("sets-conde", cell).with("other", other),
            None => Message::new("goes-on"),
        },
        Move::Plague { cell } => at("sets-plague", cell),
        Move::Look { other } => Message::new("looks").with("other", other),
        Move::Swap { .. } => Message::new("swaps"),
        Move::End => Message::new("ends-turn"),
        Move::Pass => Message::new("passes"),
    }
}

/// Whose area a tile makes larger, the own one first.
fn lays(game: &Salamanca, seat: Seat, tile: Tile, cell: Cell) -> Message {
    let Face::Landscape(landscape, worth) = tile.face() else {
        return Message::new("lays-building").with("cell", Value::text(cell));
    };
    let grounds = Grounds::of(game);
    let concerned = |ground: &&Ground| ground.beside[landscape as usize].contains(cell);
    match grounds.0.iter().filter(concerned).max_by_key(|ground| ground.owner == seat) {
        Some(ground) if ground.owner == seat => {
            let message = Message::new("enlarges").with("cell", Value::text(ground.cell));
            message.with("amount", worth)
        }
        _ => Message::new("lays-aside").with("cell", Value::text(cell)),
    }
}
