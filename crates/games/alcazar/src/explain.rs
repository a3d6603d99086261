//! What is at a cell, what it is worth and why.

use castle_box::{BuildingId, Cell, Level, Noble, Place, Rank, Real};
use tabletop::{Explanation, Line, Seat};

use crate::Alcazar;
use crate::value::{bridge_worth, stone_worth};

castle_box::remarks! {
    /// One line of an explanation.
    pub enum Remark {
        Noble { seat: Seat, rank: Rank, points: u32, amount: Real },
        StonesOnGround { count: i32 },
        StonesAbove { count: i32 },
        Bridge { from: Place, to: Place, level: Level },
    }
}

impl Alcazar {
    pub(crate) fn explain_place(&self, text: &str) -> Option<Explanation> {
        let table = (&*self.board, &self.site);
        castle_box::explain_place(
            text,
            table,
            |cell, noble| self.explain_noble(cell, noble),
            |id| self.explain_value(id),
        )
    }

    /// A-16, C-20.
    fn explain_noble(&self, cell: Cell, Noble { seat, rank }: Noble) -> Line {
        let points = u32::from(self.site.height(cell).0) * rank.times();
        Line::new(Remark::Noble { seat, rank, points, amount: self.withdrawal_pay(cell) })
    }

    /// C-5, A-3: the pieces of a building, with amounts that add up to its value.
    fn explain_value(&self, id: BuildingId) -> Vec<Line> {
        let cells = self.site.cells(id);
        let levels = || cells.iter().flat_map(|cell| self.site.stones(&self.board, cell));
        let on_ground = levels().filter(|level| *level == Level::GROUND).count() as i32;
        let above = levels().filter(|level| *level > Level::GROUND).count() as i32;
        let on_ground = (on_ground, Level::GROUND, Remark::StonesOnGround { count: on_ground });
        let above = (above, Level(2), Remark::StonesAbove { count: above });
        let stones = [on_ground, above].into_iter().filter(|(count, ..)| *count > 0);
        let stones =
            stones.map(|(count, each, remark)| Line::new(remark).worth(count * i32::from(stone_worth(each))));
        let bridges =
            self.site.spans().iter().filter(|span| cells.contains(span.middle)).filter_map(|span| {
                let places = self.board.span_places(*span)?;
                let remark = Remark::Bridge { from: places[0], to: places[2], level: span.level };
                let line = Line::new(remark).worth(i32::from(bridge_worth(span.level)));
                Some(line.at(places.map(|place| place.to_string())))
            });
        stones.chain(bridges).collect()
    }
}
