//! "What is this, and what is it worth?": positions, the Alcazar, swords and players.

use tabletop::{Explanation, Line, Seat, Viewer};

use crate::edition::Sword;
use crate::pieces::{HIGHEST_VALUE, Position};
use crate::setup::PAWNS;
use crate::shops::PlaceName;
use crate::state::{Site, Step, Toledo};

tabletop::remarks! {
    /// One line of an explanation.
    pub enum Remark {
        Cathedral { field: Position },
        Gate { field: Position },
        EmptyField { field: Position },
        Place { field: Position, place: PlaceName },
        Owner { seat: Seat },
        OwnShop,
        Price { price: u8, most: u8 },
        Circles { circles: u8, free: u8 },
        NextPainting { points: u8 },
        Pawns { seat: Seat, pawns: u8 },
        OnItsWay { seat: Seat },
        Alcazar { seat: Seat, pawns: u8, most: u8, swords: String },
        Sword { points: u8, steel: u8, gems: u8 },
        SwordsLeft { left: u8, copies: u8 },
        SwordAffordable,
        SwordLacks { steel: u8, gems: u8 },
        Score { seat: Seat, points: i32 },
        ScoreBrought,
        ScoreHeld,
        ScorePaintings,
        ScoreGems { gems: u8 },
        ScoreMovement,
    }
}

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
        let field = position;
        let mut lines = match self.site(position)? {
            Site::Cathedral => vec![Line::new(Remark::Cathedral { field })],
            Site::Gate => vec![Line::new(Remark::Gate { field })],
            Site::Empty => vec![Line::new(Remark::EmptyField { field }), self.price_line(position)],
            Site::Tavern | Site::Artist | Site::Shop { .. } => self.explain_trade(viewer, position),
        };
        lines.extend(self.pawn_lines(position));
        Some(lines)
    }

    /// T-16 to T-19: what the place gives, what it costs the viewer, and whether there is anything to take.
    fn explain_trade(&self, viewer: Viewer, field: Position) -> Vec<Line> {
        let mut lines = vec![Line::new(Remark::Place { field, place: self.place_name(field) })];
        let owner = self.owner(field);
        if let Some(owner) = owner {
            lines.push(Line::new(Remark::Owner { seat: owner }));
        }
        lines.push(if owner.is_some() && owner == viewer {
            Line::new(Remark::OwnShop)
        } else {
            self.price_line(field)
        });
        let circles = self.circles(field);
        let free = circles - self.pawns_on(field).count() as u8;
        lines.push(Line::new(Remark::Circles { circles, free }));
        if let (Some(points), Site::Artist) = (self.next_painting(), self.site(field).unwrap_or(Site::Empty))
        {
            lines.push(Line::new(Remark::NextPainting { points }));
        }
        lines
    }

    fn price_line(&self, field: Position) -> Line {
        Line::new(Remark::Price { price: self.price(field), most: HIGHEST_VALUE })
    }

    fn pawn_lines(&self, position: Position) -> Vec<Line> {
        let pawns = |seat: Seat| match position {
            Position::CATHEDRAL => self.player(seat).cathedral,
            _ => self.player(seat).pawns_on(position),
        };
        let mut lines: Vec<Line> = self
            .all_seats()
            .filter(|seat| pawns(*seat) > 0)
            .map(|seat| Line::new(Remark::Pawns { seat, pawns: pawns(seat) }))
            .collect();
        if matches!(self.step, Step::Full { field } if field == position) {
            lines.push(Line::new(Remark::OnItsWay { seat: self.turn }));
        }
        lines
    }

    /// T-14, T-26: who is there, and with which swords.
    fn explain_alcazar(&self) -> Vec<Line> {
        let line = |seat: Seat| {
            let player = self.player(seat);
            let swords: Vec<String> = self.sword_points(&player.brought).iter().map(u8::to_string).collect();
            let swords = if swords.is_empty() { "none".to_owned() } else { swords.join(", ") };
            let remark = Remark::Alcazar { seat, pawns: player.alcazar, most: PAWNS, swords };
            Line::new(remark).worth(self.score(seat).brought)
        };
        self.all_seats().map(line).collect()
    }

    /// T-4, T-17: what a sword costs, and what the viewer lacks for it.
    fn explain_sword(&self, viewer: Viewer, points: u8) -> Option<Vec<Line>> {
        let kind = self.edition.sword_kind(points)?;
        let Sword { steel, gems, copies, .. } = self.edition.swords[kind];
        let cost = Remark::Sword { points, steel, gems };
        let left = Remark::SwordsLeft { left: self.supply.swords[kind], copies };
        let mut lines = vec![Line::new(cost).worth(points.into()), Line::new(left)];
        if let Some(seat) = viewer.filter(|seat| seat.index() < self.seats as usize) {
            let player = self.player(seat);
            lines.push(Line::new(if player.can_pay(steel, gems) {
                Remark::SwordAffordable
            } else {
                let lacking = |needed: u8, own: u8| needed.saturating_sub(own);
                Remark::SwordLacks { steel: lacking(steel, player.steel), gems: lacking(gems, player.gems) }
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
        let total = Remark::Score { seat, points: score.total() };
        let gems = Remark::ScoreGems { gems: player.gems };
        let mut lines = vec![Line::new(total)];
        for (remark, amount) in [
            (Remark::ScoreBrought, score.brought),
            (Remark::ScoreHeld, score.held),
            (Remark::ScorePaintings, score.paintings),
            (gems, score.gems),
            (Remark::ScoreMovement, score.movement),
        ] {
            if amount != 0 {
                lines.push(Line::new(remark).worth(amount));
            }
        }
        Some(lines)
    }
}
