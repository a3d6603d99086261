//! Playing Salamanca: what is expected of a position, what moves look like at first sight, and why they are made.

mod card_place;
mod gains;
mod grounds;
mod judge;
mod sight;
mod worth;

use salamanca::{Building, Cell, Face, Move, SQUIRES, Salamanca, Tile};
use tabletop::{Game, Message, Seat, Silent, Value};

use crate::insight::{Insight, Judgement, Style, UNTIMED, per_seat};
use crate::level::BotLevel;
use crate::training::{FittedNumbers, GamePhase, Trainable};
use card_place::place_of;
use grounds::Grounds;
use judge::Judge;
use worth::{SPREAD, WORTH};

impl Insight for Salamanca {
    fn style(level: BotLevel, seats: u8) -> Style {
        // The better the level, the further and the more closely it looks at what follows.
        let hasty = Style {
            exploration: 0.7,
            playout_turns: 3,
            playout_moves: 48,
            playout_samples: 4,
            sensible: 2.0,
            preference: 0.0,
            iterations: 0,
            overlooked: 0.0,
        };
        let closer = Style { playout_turns: 4, playout_samples: 5, ..hasty };
        let closest = Style { playout_turns: 6, playout_samples: 16, ..hasty };
        let is_large = seats > 2;
        let round = u32::from(seats);
        match level {
            BotLevel::Novice => Style { preference: 1.5, ..hasty },
            BotLevel::Apprentice => Style { preference: 5.0, ..hasty },
            BotLevel::Journeyman => {
                Style { iterations: 5 * round, overlooked: if is_large { 0.15 } else { 0.06 }, ..hasty }
            }
            BotLevel::Expert => {
                Style { iterations: 30 * round, overlooked: if is_large { 0.08 } else { 0.0 }, ..closer }
            }
            BotLevel::Master => Style { iterations: 500 * round, ..closest },
            BotLevel::Grandmaster => Style { iterations: UNTIMED, ..closest },
        }
    }

    fn learned_style(level: BotLevel, seats: u8) -> Option<Style> {
        // The network judges so well that playouts need not be good, and for two go no further than the next turn. For three they go
        // around the table. With four it is not proven better.
        let playout_turns = if seats == 2 { 1 } else { u32::from(seats) };
        let quick = Style { playout_turns, playout_samples: 5, ..Self::style(level, seats) };
        (seats <= 3).then_some(quick)
    }

    fn judgement(&self) -> Judgement {
        let judge = Judge::new(self);
        let scores = per_seat(self.seats(), |seat| judge.doubloons(seat));
        Judgement { scores, uncertainty: judge.spread() }
    }

    fn prior(&self, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        gains::gains(self, seat, moves, out);
    }

    fn because(&self, seat: Seat, mv: &Move) -> Vec<Message> {
        match *mv {
            Move::Card { card } => plays_card(self, seat, card),
            mv => vec![reason(self, seat, mv)],
        }
    }

    fn because_unveiled(&self, seat: Seat, mv: &Move) -> Vec<Message> {
        match *mv {
            Move::Cards { card, second } => vec![plans_cards(card, second)],
            mv => self.because(seat, &mv),
        }
    }
}

impl Trainable for Salamanca {
    fn worths() -> &'static [FittedNumbers] {
        &WORTH
    }

    fn spreads() -> FittedNumbers {
        SPREAD
    }

    fn moment(&self) -> GamePhase {
        Judge::new(self).moment()
    }

    fn counts(&self, seat: Seat, counts: &mut [f32]) {
        Judge::new(self).prospects(seat, &mut |term, number| counts[term as usize] += number);
    }

    fn present_score(&self, seat: Seat) -> f32 {
        f32::from(self.money(seat))
    }
}

/// What a card is played for: when it acts among those on the table, what its place is good for, and what lies in the display for
/// whoever comes first. It rests on what everybody sees.
fn plays_card(game: &Salamanca, seat: Seat, card: u8) -> Vec<Message> {
    let place = place_of(game.table(), card, game.seats());
    let message = Message::new("plays-card").with("card", card).with("place", Value::text(place));
    if !place.starts_with("first") {
        return vec![message];
    }
    let tiles: Vec<Tile> = game.display().iter().flat_map(|space| space.iter().copied()).collect();
    let aim = takes(game, seat, &tiles);
    let is_telling = ["takes-for-area", "takes-building"].contains(&aim.key);
    std::iter::once(message).chain(is_telling.then_some(aim)).collect()
}

/// S-27: what two cards are chosen for, one for early and one for late.
fn plans_cards(card: u8, second: u8) -> Message {
    Message::new("plans-cards").with("early", card.max(second)).with("late", card.min(second))
}

/// Whom a plague costs most, and how much.
fn harms(game: &Salamanca, seat: Seat, mv: Move) -> Option<Message> {
    let Move::Plague { cell } = mv else { return None };
    game.why_not(seat, &mv).ok()?;
    let mut after = game.clone();
    after.play(seat, &mv, &mut Silent);
    let grounds = Grounds::of(game);
    let others = grounds.iter().filter(|ground| ground.owner != seat);
    let lost = others.filter_map(|ground| {
        let left = after.board().area_at(ground.cell)?.value();
        Some((ground.value.checked_sub(left)?, ground))
    });
    let (amount, ground) = lost.max_by_key(|(amount, _)| *amount).filter(|(amount, _)| *amount > 0)?;
    let message = Message::new("costs-other").with("cell", Value::text(cell));
    Some(message.with("other", ground.owner).with("at", Value::text(ground.cell)).with("amount", amount))
}

fn reason(game: &Salamanca, seat: Seat, mv: Move) -> Message {
    let at = |key, cell: Cell| Message::new(key).with("cell", Value::text(cell));
    let worth = |cell: Cell| game.board().area_at(cell).map_or(0, |area| area.value());
    match mv {
        Move::Card { card } => Message::new("plays-card").with("card", card),
        // What is chosen unseen is not given away by the reason either.
        Move::Cards { .. } => Message::new("chooses-cards"),
        Move::Take { space } => takes(game, seat, game.display().get(space.index()).copied().unwrap_or(&[])),
        Move::Lay { tile, cell } => lays(game, seat, tile, cell),
        Move::Claim { cell } => at("claims", cell).with("amount", worth(cell)),
        Move::Sell { cell } => at("sells", cell).with("amount", worth(cell)),
        Move::Conde { cell } => match game.board().owner(cell) {
            Some(other) => at("sets-conde", cell).with("other", other),
            None => Message::new("goes-on"),
        },
        Move::Plague { cell } => harms(game, seat, mv).unwrap_or_else(|| at("sets-plague", cell)),
        Move::Look { other } => Message::new("looks").with("other", other),
        Move::Swap { .. } => Message::new("swaps"),
        Move::End => ends(game, seat),
        Move::Pass => Message::new("takes-nothing"),
    }
}

/// Why a turn ends: what could be sold is kept, or a squire.
fn ends(game: &Salamanca, seat: Seat) -> Message {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let kept = moves.iter().filter_map(|mv| match *mv {
        Move::Sell { cell } => game.board().area_at(cell).map(|area| (area.value(), cell)),
        _ => None,
    });
    match kept.max() {
        Some((amount, cell)) => {
            Message::new("keeps-area").with("cell", Value::text(cell)).with("amount", amount)
        }
        None if game.board().owned_by(seat).len() < SQUIRES => Message::new("keeps-squire"),
        None => Message::new("ends-turn"),
    }
}

/// What the tiles of a space are good for: an own area, a building of its own, or that another does not get them.
fn takes(game: &Salamanca, seat: Seat, tiles: &[Tile]) -> Message {
    let (grounds, free) = (Grounds::of(game), game.board().free());
    let enlarges = |is_wanted: fn(Seat, Seat) -> bool| {
        let landscapes = tiles.iter().filter_map(|tile| match tile.face() {
            Face::Landscape(landscape, worth) => Some((landscape, worth)),
            Face::Building(_) => None,
        });
        let grown = landscapes.flat_map(|(landscape, worth)| {
            let beside = grounds.with_room_for(landscape, free);
            beside.filter(|ground| is_wanted(ground.owner, seat)).map(move |ground| (worth, ground))
        });
        grown.max_by_key(|(worth, ground)| (*worth, ground.value))
    };
    if let Some((worth, ground)) = enlarges(|owner, seat| owner == seat) {
        return Message::new("takes-for-area").with("cell", Value::text(ground.cell)).with("amount", worth);
    }
    let worth_of =
        |building: Building| free.iter().map(|cell| (game.board().area(building, cell).value(), cell)).max();
    let buildings = tiles.iter().filter_map(|tile| match tile.face() {
        Face::Building(building) => worth_of(building),
        Face::Landscape(..) => None,
    });
    if let Some((amount, cell)) = buildings.max().filter(|(amount, _)| *amount > 0) {
        return Message::new("takes-building").with("cell", Value::text(cell)).with("amount", amount);
    }
    match enlarges(|owner, seat| owner != seat) {
        Some((worth, ground)) => {
            Message::new("takes-from-other").with("other", ground.owner).with("amount", worth)
        }
        None => Message::new("takes-tiles").with("count", tiles.len() as u32),
    }
}

fn lays_building(game: &Salamanca, tile: Tile, cell: Cell) -> Message {
    let worth = match tile.face() {
        Face::Building(building) => game.board().area(building, cell).value(),
        Face::Landscape(..) => 0,
    };
    Message::new("lays-building").with("cell", Value::text(cell)).with("amount", worth)
}

/// Whose area a tile makes larger, the own one first.
fn lays(game: &Salamanca, seat: Seat, tile: Tile, cell: Cell) -> Message {
    let Face::Landscape(landscape, worth) = tile.face() else {
        return lays_building(game, tile, cell);
    };
    let grounds = Grounds::of(game);
    match grounds.concerned(landscape, cell).max_by_key(|ground| ground.owner == seat) {
        Some(ground) if ground.owner == seat => {
            let message = Message::new("enlarges").with("cell", Value::text(ground.cell));
            message.with("amount", worth)
        }
        _ => Message::new("lays-aside").with("cell", Value::text(cell)),
    }
}
