//! Playing Toledo: what is expected of a position, what moves look like at first sight, and why they are made.

mod judge;
mod sight;
mod street;
mod worth;

use tabletop::{Game, Message, Seat, Value};
use toledo::{Move, Position, Site, Step, Toledo};

use crate::insight::{Insight, Judgement, Style, UNTIMED, per_seat};
use crate::level::BotLevel;
use crate::training::{FittedNumbers, GamePhase, Trainable};
use judge::Judge;
use sight::Sight;
use worth::{SPREAD, WORTH};

impl Insight for Toledo {
    fn style(level: BotLevel, seats: u8) -> Style {
        let plain = Style {
            exploration: 0.7,
            playout_turns: 6,
            playout_moves: 40,
            playout_samples: 8,
            sensible: 3.0,
            preference: 0.0,
            iterations: 0,
            overlooked: 0.0,
        };
        let is_large = seats > 2;
        let round = u32::from(seats);
        match level {
            BotLevel::Novice => Style { preference: 0.8, ..plain },
            BotLevel::Apprentice => Style { preference: 1.8, ..plain },
            BotLevel::Journeyman if is_large => Style { iterations: 8 * round, overlooked: 0.1, ..plain },
            BotLevel::Journeyman => Style { iterations: 24, overlooked: 0.02, ..plain },
            BotLevel::Expert if is_large => Style { iterations: 30 * round, overlooked: 0.05, ..plain },
            BotLevel::Expert => Style { iterations: 130, ..plain },
            BotLevel::Master if is_large => Style { iterations: 400 * round, ..plain },
            BotLevel::Master => Style { iterations: 800, ..plain },
            BotLevel::Grandmaster => Style { iterations: UNTIMED, ..plain },
        }
    }

    fn learned_style(level: BotLevel, seats: u8) -> Option<Style> {
        // With more time it pays to play on for longer before the network is asked. With more opponents it pays to look ahead
        // twice as often, for which its short playouts leave the time.
        let plain = Self::style(level, seats);
        let playout_turns = if level.is_bound_by_time() { u32::from(seats.max(3)) } else { 1 };
        let iterations = if seats == 2 { plain.iterations } else { plain.iterations.saturating_mul(2) };
        Some(Style { playout_turns, iterations, ..plain })
    }

    fn judgement(&self) -> Judgement {
        let judge = Judge::new(self);
        let scores = per_seat(self.seats(), |seat| judge.points(seat));
        Judgement { scores, uncertainty: judge.spread() }
    }

    fn prior(&self, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        Sight::new(self).gains(seat, moves, out);
    }

    fn because(&self, seat: Seat, mv: &Move) -> Vec<Message> {
        vec![reason(self, seat, *mv)]
    }
}

impl Trainable for Toledo {
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
        self.score(seat).total() as f32
    }
}

fn reason(game: &Toledo, seat: Seat, mv: Move) -> Message {
    let named = |key, name, field: Position| Message::new(key).with(name, field.0);
    match mv {
        Move::Draw => Message::new("draws-cards").with("count", game.hand_len(seat)),
        Move::Lay { kind, field, .. } => {
            named("lays-shop", "field", field).with("shop", Value::text(kind.name()))
        }
        Move::Home { field } => named("sends-home", "field", field),
        Move::Go { value, from } => goes(game, Position(from.0 + value)),
        Move::Challenge { other } => Message::new("challenges").with("other", other),
        Move::Use | Move::Pay { .. } => match (game.step(), mv) {
            (Step::Shop { field }, Move::Pay { value }) => named("pays-for-shop", "field", field)
                .with("place", Value::text(place(game, field)))
                .with("card", value),
            (Step::Shop { field }, _) => {
                named("uses-shop", "field", field).with("place", Value::text(place(game, field)))
            }
            _ => Message::new("goes-on"),
        },
        Move::Sword { points } => Message::new("takes-sword").with("points", points),
        Move::Tile { tile, .. } => Message::new("takes-tile").with("tile", Value::text(tile.name())),
        Move::Bring { points } => Message::new("brings-sword").with("points", points),
        Move::Skip => skips(game, seat),
        Move::End => match game.hand_len(seat) {
            0 => Message::new("ends-turn"),
            count => Message::new("keeps-cards").with("count", count),
        },
    }
}

/// Why a place is not used, or no sword is brought.
fn skips(game: &Toledo, seat: Seat) -> Message {
    let Step::Shop { field } = game.step() else { return Message::new("keeps-swords") };
    let is_own = matches!(game.site(field), Some(Site::Shop { owner, .. }) if owner == seat);
    Message::new(if is_own { "leaves-shop" } else { "saves-card" }).with("field", field.0)
}

fn goes(game: &Toledo, to: Position) -> Message {
    Message::new("goes-to").with("field", to.0).with("place", Value::text(place(game, to)))
}

/// The kind of place, as the message files name it.
fn place(game: &Toledo, field: Position) -> &'static str {
    match game.site(field) {
        Some(Site::Shop { shop, .. }) => shop.kind.name(),
        Some(Site::Tavern) => "tavern",
        Some(Site::Artist) => "artist",
        Some(Site::Gate) => "gate",
        Some(Site::Cathedral | Site::Empty) | None => "none",
    }
}
