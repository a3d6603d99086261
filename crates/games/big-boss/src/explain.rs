//! What is at a cell, what it is worth and why.

use castle_box::{BuildingId, Cell, Flag, Level, MAX_VALUE, Noble, Place, Rank, Real};
use tabletop::{Explanation, Line, Seat};

use crate::BigBoss;
use crate::value::{founding_stone_worth, stone_worth};

tabletop::remarks! {
    /// One line of an explanation.
    pub enum Remark {
        EmptyField,
        OpenGround,
        Castle { flag: Flag, value: u8 },
        Villa { value: u8 },
        Height { height: Level },
        Noble { seat: Seat, rank: Rank, amount: Real },
        FoundingStone,
        Stones { count: i32, level: Level },
        Most { value: u8 },
    }
}

impl BigBoss {
    pub(crate) fn explain_place(&self, text: &str) -> Option<Explanation> {
        let place: Place = text.parse().ok()?;
        let cell = self.board.cell(place)?;
        let mut lines = Vec::new();
        match self.site.building(cell) {
            None if cell.field().is_some() => lines.push(Line::new(Remark::EmptyField)),
            None => lines.push(Line::new(Remark::OpenGround)),
            Some(id) => self.explain_building(cell, id, &mut lines),
        }
        Some(Explanation { place: place.to_string(), lines })
    }

    fn explain_building(&self, cell: Cell, id: BuildingId, lines: &mut Vec<Line>) {
        let value = self.site.value(id);
        let name = match self.site.flag(id) {
            Some(flag) => Remark::Castle { flag, value },
            None => Remark::Villa { value },
        };
        let cells = self.site.cells(id).iter().map(|cell| self.board.place(cell).to_string());
        lines.push(Line::new(name).at(cells));
        lines.push(Line::new(Remark::Height { height: self.site.height(cell) }));
        if let Some(noble) = self.site.noble(cell) {
            let Noble { seat, rank } = noble;
            lines.push(Line::new(Remark::Noble { seat, rank, amount: self.withdrawal_pay(cell) }));
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
            lines.push(Line::new(Remark::FoundingStone).worth(amount).at(places(&mut covered.into_iter())));
        }
        for level in (1..=Level::HIGHEST.0).map(Level) {
            let has_stone = |cell: &Cell| self.site.stones(&self.board, *cell).any(|stone| stone == level);
            let stones = places(&mut cells.iter().filter(has_stone));
            if !stones.is_empty() {
                let count = stones.len() as i32;
                let amount = count * i32::from(stone_worth(level));
                sum += amount;
                lines.push(Line::new(Remark::Stones { count, level }).worth(amount).at(stones));
            }
        }
        let most = i32::from(MAX_VALUE);
        if sum > most {
            lines.push(Line::new(Remark::Most { value: MAX_VALUE }).worth(most - sum));
        }
    }
}
