//! Playing Toledo: what is expected of a position, what moves look like at first sight, and why they are made.

mod judge;
mod sight;
mod worth;

use tabletop::{Game, Message, Seat, Value};
use toledo::{Move, Position, Site, Step, Toledo};

use crate::insight::{Insight, PerSeat, Style, per_seat};
use crate::level::Level;
use judge::Judge;
use sight::Sight;

impl Insight for Toledo {
    const STYLE: Style = Style {
        curiosity: 0.7,
        playout_turns: 6,
        playout_moves: 40,
        playout_samples: 8,
        sensible: 3.0,
        novice: 0.8,
        iterations: [24, 130, 800],
    };

    const APPRENTICE: Option<f32> = Some(1.8);

    fn overlooked(seats: u8) -> [f32; 2] {
        if seats > 2 { [0.1, 0.05] } else { [0.02, 0.0] }
    }

    fn style(_level: Level, seats: u8) -> Style {
        // Matches showed that at a large table nothing is won by looking ahead more often than this.
        let iterations = if seats > 2 { [16, 60, 200] } else { Self::STYLE.iterations };
        Style { iterations, ..Self::STYLE }
    }

    fn expected_scores(&self) -> PerSeat {
        let judge = Judge::new(self);
        per_seat(self.seats(), |seat| judge.points(seat))
    }

    fn uncertainty(&self) -> f32 {
        Judge::new(self).spread()
    }

    fn appeals(&self, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        Sight::new(self).gains(seat, moves, out);
    }

    fn because(&self, seat: Seat, mv: &Move) -> Vec<Message> {
        vec![reason(self, seat, *mv)]
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
        Move::Use | Move::Pay { .. } => match game.step() {
            Step::Shop { field } => {
                named("uses-shop", "field", field).with("place", Value::text(place(game, field)))
            }
            _ => Message::new("goes-on"),
        },
        Move::Sword { points } => Message::new("takes-sword").with("points", points),
        Move::Tile { tile, .. } => Message::new("takes-tile").with("tile", Value::text(tile.name())),
        Move::Bring { points } => Message::new("brings-sword").with("points", points),
        Move::Skip => Message::new("saves-card"),
        Move::End => Message::new("ends-turn"),
    }
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
