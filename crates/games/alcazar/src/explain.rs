//! What is at a cell, what it is worth and why.

use castle_box::{BuildingId, Cell, Flag, Level, MAX_VALUE, Noble, Place, Rank, Real};
use tabletop::{Explanation, Line, Seat};

use crate::Alcazar;
use crate::value::{bridge_worth, stone_worth};

tabletop::remarks! {
    /// One line of an explanation.
    pub enum Remark {
        EmptyField,
        OpenGround,
        Castle { flag: Flag, value: u8 },
        Villa { value: u8 },
        Height { height: Level },
        Noble { seat: Seat, rank: Rank, points: u32, amount: Real },
        StonesOnGround { count: i32 },
        StonesAbove { count: i32 },
        Bridge { from: Place, to: Place, level: Level },
        Most { value: u8 },
    }
}

impl Alcazar {
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
            let points = u32::from(self.site.height(cell).0) * rank.times();
            lines.push(Line::new(Remark::Noble { seat, rank, points, amount: self.withdrawal_pay(cell) }));
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
        let on_ground = (on_ground, Level::GROUND, Remark::StonesOnGround { count: on_ground });
        let above = (above, Level(2), Remark::StonesAbove { count: above });
        for (count, each, remark) in [on_ground, above] {
            if count > 0 {
                let amount = count * i32::from(stone_worth(each));
                sum += amount;
                lines.push(Line::new(remark).worth(amount));
            }
        }
        for span in self.site.spans().iter().filter(|span| cells.contains(span.middle)) {
            let Some(places) = self.board.span_places(*span) else { continue };
            let amount = i32::from(bridge_worth(span.level));
            sum += amount;
            let remark = Remark::Bridge { from: places[0], to: places[2], level: span.level };
            lines.push(Line::new(remark).worth(amount).at(places.map(|place| place.to_string())));
        }
        let most = i32::from(MAX_VALUE);
        if sum > most {
            lines.push(Line::new(Remark::Most { value: MAX_VALUE }).worth(most - sum));
        }
    }
}
