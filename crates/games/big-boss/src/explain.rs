//! What is at a cell, what it is worth and why.

use castle_box::{BuildingId, Cell, Level, Noble, Rank, Real};
use tabletop::{Explanation, Line, Seat};

use crate::BigBoss;
use crate::value::{founding_stone_worth, stone_worth};

castle_box::remarks! {
    /// One line of an explanation.
    pub enum Remark {
        Noble { seat: Seat, rank: Rank, amount: Real },
        FoundingStone,
        Stones { count: i32, level: Level },
    }
}

impl BigBoss {
    pub(crate) fn explain_place(&self, text: &str) -> Option<Explanation> {
        let table = (&*self.board, &self.site);
        let noble = |cell: Cell, Noble { seat, rank }: Noble| {
            Line::new(Remark::Noble { seat, rank, amount: self.withdrawal_pay(cell) })
        };
        castle_box::explain_place(text, table, noble, |id| self.explain_value(id))
    }

    /// C-5, B-3: the pieces of a building, with amounts that add up to its value.
    fn explain_value(&self, id: BuildingId) -> Vec<Line> {
        let cells = self.site.cells(id);
        let places = |cells: &mut dyn Iterator<Item = Cell>| -> Vec<String> {
            cells.map(|cell| self.board.place(cell).to_string()).collect()
        };
        let mut lines = Vec::new();
        for span in self.site.spans().iter().filter(|span| cells.contains(span.middle)) {
            let amount = i32::from(founding_stone_worth(span.level));
            let covered = span.cells(&self.board).into_iter().flatten();
            lines.push(Line::new(Remark::FoundingStone).worth(amount).at(places(&mut covered.into_iter())));
        }
        for level in (1..=Level::HIGHEST.0).map(Level) {
            let has_stone = |cell: &Cell| self.site.stones(&self.board, *cell).any(|stone| stone == level);
            let stones = places(&mut cells.iter().filter(has_stone));
            if !stones.is_empty() {
                let count = stones.len() as i32;
                let amount = count * i32::from(stone_worth(level));
                lines.push(Line::new(Remark::Stones { count, level }).worth(amount).at(stones));
            }
        }
        lines
    }
}
