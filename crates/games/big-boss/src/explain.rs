//! What is at a cell, what it is worth and why.

use castle_box::{BuildingId, Cell, Level, MAX_VALUE, Place};
use tabletop::{Explanation, Line, Message, Value};

use crate::BigBoss;
use crate::notation::word;
use crate::value::{founding_stone_worth, stone_worth};

impl BigBoss {
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
        let name = match self.site.flag(id) {
            Some(flag) => Message::new("castle").with("flag", Value::text(word(flag))),
            None => Message::new("villa"),
        };
        let cells = self.site.cells(id).iter().map(|cell| self.board.place(cell).to_string());
        lines.push(Line::new(name.with("value", self.site.value(id))).at(cells));
        lines.push(Line::new(Message::new("height").with("height", self.site.height(cell))));
        if let Some(noble) = self.site.noble(cell) {
            let message =
                Message::new("noble").with("seat", noble.seat).with("rank", Value::text(noble.rank));
            lines.push(Line::new(message.with("amount", self.withdrawal_pay(cell))));
        }
        self.explain_value(id, lines);
    }

    /// C-5, B-3, C-6: the pieces of a building, with amounts that add up to its value.
    fn explain_value(&self, id: BuildingId, lines: &mut Vec<Line>) {
        let cells = self.site.cells(id);
        let places = |cells: &mut dyn Iterator<Item = Cell>| -> Vec<String> {
            cells.map(|cell| self.board.place(cell).to_string()).collect()
        };
        let mut sum = 0;
        for span in self.site.spans().iter().filter(|span| cells.contains(span.middle)) {
            let amount = i32::from(founding_stone_worth(span.level));
            sum += amount;
            let covered = span.cells(&self.board).into_iter().flatten();
            lines.push(
                Line::new(Message::new("founding-stone")).worth(amount).at(places(&mut covered.into_iter())),
            );
        }
        for level in (1..=Level::HIGHEST.0).map(Level) {
            let has_stone = |cell: &Cell| self.site.stones(&self.board, *cell).any(|stone| stone == level);
            let stones = places(&mut cells.iter().filter(has_stone));
            if !stones.is_empty() {
                let count = stones.len() as i32;
                let amount = count * i32::from(stone_worth(level));
                sum += amount;
                let message = Message::new("stones").with("count", count).with("level", level);
                lines.push(Line::new(message).worth(amount).at(stones));
            }
        }
        let most = i32::from(MAX_VALUE);
        if sum > most {
            lines.push(Line::new(Message::new("most").with("value", MAX_VALUE)).worth(most - sum));
        }
    }
}
