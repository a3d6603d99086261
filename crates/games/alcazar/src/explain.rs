//! What is at a cell, what it is worth and why.

use castle_box::{BuildingId, Cell, Level, MAX_VALUE, Place};
use tabletop::{Explanation, Line, Message, Value};

use crate::Alcazar;
use crate::value::{bridge_worth, stone_worth};

impl Alcazar {
    pub(crate) fn explain_place(&self, text: &str) -> Option<Explanation> {
        let place: Place = text.parse().ok()?;
        let cell = self.board.cell(place)?;
        let mut lines = Vec::new();
        match self.site.building(cell) {
            None if cell.field().is_some() => lines.push(Line::new(Message::new("empty-field"))),
            None => lines.push(Line::new(Message::new("open-ground"))),
            Some(id) => self.explain_building(cell, id, &mut lines),
        }
        Some(Explanation { place: place.to_string(), lines })
    }

    fn explain_building(&self, cell: Cell, id: BuildingId, lines: &mut Vec<Line>) {
        let value = self.site.value(id);
        let name = match self.site.flag(id) {
            Some(flag) => Message::new("castle").with("flag", Value::text(flag.key())),
            None => Message::new("villa"),
        };
        let cells = self.site.cells(id).iter().map(|cell| self.board.place(cell).to_string());
        lines.push(Line::new(name.with("value", value)).at(cells));
        lines.push(Line::new(Message::new("height").with("height", self.site.height(cell))));
        if let Some(noble) = self.site.noble(cell) {
            let message =
                Message::new("noble").with("seat", noble.seat).with("rank", Value::text(noble.rank));
            let message = message.with("points", self.site.height(cell).0 as u32 * noble.rank.times());
            lines.push(Line::new(message.with("amount", self.withdrawal_pay(cell))));
        }
        self.explain_value(id, lines);
    }

    /// C-5, A-3, C-6: the pieces of a building, with amounts that add up to its value.
    fn explain_value(&self, id: BuildingId, lines: &mut Vec<Line>) {
        let cells = self.site.cells(id);
        let levels = || cells.iter().flat_map(|cell| self.site.stones(&self.board, cell));
        let on_ground = levels().filter(|level| *level == Level::GROUND).count() as i32;
        let above = levels().filter(|level| *level > Level::GROUND).count() as i32;
        let mut sum = 0;
        for (key, count, each) in
            [("stones-on-ground", on_ground, Level::GROUND), ("stones-above", above, Level(2))]
        {
            if count > 0 {
                let amount = count * i32::from(stone_worth(each));
                sum += amount;
                lines.push(Line::new(Message::new(key).with("count", count)).worth(amount));
            }
        }
        for span in self.site.spans().iter().filter(|span| cells.contains(span.middle)) {
            let Some(places) = self.board.span_places(*span) else { continue };
            let amount = i32::from(bridge_worth(span.level));
            sum += amount;
            let message = Message::new("bridge").with("from", Value::text(places[0]));
            let message = message.with("to", Value::text(places[2])).with("level", span.level);
            lines.push(Line::new(message).worth(amount).at(places.map(|place| place.to_string())));
        }
        let most = i32::from(MAX_VALUE);
        if sum > most {
            lines.push(Line::new(Message::new("most").with("value", MAX_VALUE)).worth(most - sum));
        }
    }
}
