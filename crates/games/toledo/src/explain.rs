//! "What is this, and what is it worth?": positions, the Alcazar, swords and players.

use tabletop::{Explanation, Line, Message, Seat, Value, Viewer};

use crate::edition::Sword;
use crate::pieces::{HIGHEST_VALUE, Position};
use crate::setup::PAWNS;
use crate::state::{Site, Step, Toledo};

impl Toledo {
    /// Places are a position (`7`), `alcazar`, a sword by its points (`sword 8`) and a player (`seat 0`).
    pub(crate) fn explain_place(&self, viewer: Viewer, place: &str) -> Option<Explanation> {
        let words: Vec<&str> = place.split_whitespace().collect();
        let lines = match *words {
            ["alcazar"] => self.explain_alcazar(),
            ["sword", points] => self.explain_sword(viewer, points.parse().ok()?)?,
            ["seat", seat] => self.explain_seat(Seat::try_from(seat.parse::<u8>().ok()?).ok()?)?,
            [position] => self.explain_position(viewer, Position(position.parse().ok()?))?,
            _ => return None,
        };
        Some(Explanation { place: words.join(" "), lines })
    }

    fn explain_position(&self, viewer: Viewer, position: Position) -> Option<Vec<Line>> {
        let here = |key| Message::new(key).with("field", position.0);
        let mut lines = match self.site(position)? {
            Site::Cathedral => vec![Line::new(here("cathedral"))],
            Site::Gate => vec![Line::new(here("gate"))],
            Site::Empty => vec![Line::new(here("empty-field")), self.price_line(position)],
            Site::Tavern | Site::Artist | Site::Shop { .. } => self.explain_trade(viewer, position),
        };
        lines.extend(self.pawn_lines(position));
        Some(lines)
    }

    /// T-16 to T-19: what the place gives, what it costs the viewer, and whether there is anything to take.
    fn explain_trade(&self, viewer: Viewer, field: Position) -> Vec<Line> {
        let message = Message::new("place").with("field", field.0).with("place", self.place_name(field));
        let mut lines = vec![Line::new(message)];
        let owner = self.owner(field);
        if let Some(owner) = owner {
            lines.push(Line::new(Message::new("owner").with("seat", owner)));
        }
        lines.push(if owner.is_some() && owner == viewer {
            Line::new(Message::new("own-shop"))
        } else {
            self.price_line(field)
        });
        let circles = Message::new("circles").with("circles", self.circles(field));
        lines.push(Line::new(circles.with("free", self.circles(field) - self.pawns_on(field).count() as u8)));
        if let (Some(points), Site::Artist) = (self.next_painting(), self.site(field).unwrap_or(Site::Empty))
        {
            lines.push(Line::new(Message::new("next-painting").with("points", points)));
        }
        lines
    }

    fn price_line(&self, field: Position) -> Line {
        Line::new(Message::new("price").with("price", self.price(field)).with("most", HIGHEST_VALUE))
    }

    fn pawn_lines(&self, position: Position) -> Vec<Line> {
        let pawns = |seat: Seat| match position {
            Position::CATHEDRAL => self.player(seat).cathedral,
            _ => self.player(seat).pawns_on(position),
        };
        let mut lines: Vec<Line> = self
            .all_seats()
            .filter(|seat| pawns(*seat) > 0)
            .map(|seat| Line::new(Message::new("pawns").with("seat", seat).with("pawns", pawns(seat))))
            .collect();
        if matches!(self.step, Step::Full { field } if field == position) {
            lines.push(Line::new(Message::new("on-its-way").with("seat", self.turn)));
        }
        lines
    }

    /// T-14, T-26: who is there, and with which swords.
    fn explain_alcazar(&self) -> Vec<Line> {
        let line = |seat: Seat| {
            let player = self.player(seat);
            let swords: Vec<String> = self.sword_points(&player.brought).iter().map(u8::to_string).collect();
            let swords = if swords.is_empty() { "none".to_owned() } else { swords.join(", ") };
            let message = Message::new("alcazar").with("seat", seat).with("pawns", player.alcazar);
            Line::new(message.with("most", PAWNS).with("swords", Value::text(swords)))
                .worth(self.score(seat).brought)
        };
        self.all_seats().map(line).collect()
    }

    /// T-4, T-17: what a sword costs, and what the viewer lacks for it.
    fn explain_sword(&self, viewer: Viewer, points: u8) -> Option<Vec<Line>> {
        let kind = self.edition.sword_kind(points)?;
        let Sword { steel, gems, copies, .. } = self.edition.swords[kind];
        let cost = Message::new("sword").with("points", points).with("steel", steel).with("gems", gems);
        let left = Message::new("swords-left").with("left", self.supply.swords[kind]).with("copies", copies);
        let mut lines = vec![Line::new(cost).worth(points.into()), Line::new(left)];
        if let Some(seat) = viewer.filter(|seat| seat.index() < self.seats as usize) {
            let player = self.player(seat);
            lines.push(Line::new(if player.can_pay(steel, gems) {
                Message::new("sword-affordable")
            } else {
                let lacking = Message::new("sword-lacks").with("steel", steel.saturating_sub(player.steel));
                lacking.with("gems", gems.saturating_sub(player.gems))
            }));
        }
        Some(lines)
    }

    /// T-27: the points of a player as things stand; the amounts add up to the score.
    fn explain_seat(&self, seat: Seat) -> Option<Vec<Line>> {
        if seat.index() >= self.seats as usize {
            return None;
        }
        let (score, player) = (self.score(seat), self.player(seat));
        let total = Message::new("score").with("seat", seat).with("points", score.total());
        let gems = Message::new("score-gems").with("gems", player.gems);
        let mut lines = vec![Line::new(total)];
        for (message, amount) in [
            (Message::new("score-brought"), score.brought),
            (Message::new("score-held"), score.held),
            (Message::new("score-paintings"), score.paintings),
            (gems, score.gems),
            (Message::new("score-movement"), score.movement),
        ] {
            if amount != 0 {
                lines.push(Line::new(message).worth(amount));
            }
        }
        Some(lines)
    }
}
