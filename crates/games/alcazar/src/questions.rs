//! What somebody may want who points at a thing and finds nothing to do with it. The rules answer; nothing is decided here.

use castle_box::{Cell, Direction, Field, Place, Rank, Thing};
use tabletop::Seat;

use crate::{Alcazar, Move, Step};

impl Alcazar {
    pub(crate) fn moves_about_thing(&self, seat: Seat, thing: &str) -> Vec<Move> {
        let Ok(thing) = thing.parse() else { return Vec::new() };
        match thing {
            Thing::Place(place) => self.moves_about_place(place),
            Thing::Open(card) => vec![Move::BuyOpen { card }],
            Thing::BuildPile => vec![Move::BuyPile],
            Thing::TowerPile => vec![Move::BuyTower],
            Thing::Card(card) => moves_with(card),
            Thing::TowerCard => vec![Move::Tower { at: self.usual_place(seat) }],
            Thing::Noble(Rank::Baron) => vec![Move::Baron { at: self.usual_place(seat) }],
            Thing::Noble(Rank::Grande) => vec![Move::Grande { at: self.usual_place(seat) }],
            Thing::Bridge => self.bridges_from(self.usual_place(seat)).into_iter().take(1).collect(),
        }
    }

    fn moves_about_place(&self, at: Place) -> Vec<Move> {
        let Some(cell) = self.board.cell(at) else { return Vec::new() };
        if matches!(self.step, Step::Nobles { .. }) {
            return vec![Move::Baron { at }, Move::Grande { at }];
        }
        let with_card = cell.field().map(moves_with).unwrap_or_default();
        let bridges = self.bridges_from(at);
        with_card.into_iter().chain([Move::Tower { at }]).chain(bridges).collect()
    }

    /// A piece is asked about where one would use it: with an own noble, or else with any building.
    fn usual_place(&self, seat: Seat) -> Place {
        let own = self.site.nobles(seat).iter().next();
        let built = || self.site.built().iter().next();
        self.board.place(own.or_else(built).unwrap_or(Field::FIRST.cell()))
    }

    /// bridges to where something stands; where nothing does, one to ask by.
    fn bridges_from(&self, from: Place) -> Vec<Move> {
        let Some(cell) = self.board.cell(from) else { return Vec::new() };
        let ends: Vec<Cell> =
            Direction::ALL.into_iter().filter_map(|way| self.board.two_away(cell, way)).collect();
        let built = self.site.built();
        let is_likely = |end: &&Cell| built.contains(cell) && built.contains(**end);
        let likely: Vec<Cell> = ends.iter().filter(is_likely).copied().collect();
        let asked = if likely.is_empty() { ends.into_iter().take(1).collect() } else { likely };
        asked.into_iter().map(|end| Move::bridge(from, self.board.place(end))).collect()
    }
}

/// C-14, A-4: a build card lays a stone, or founds a castle around its field.
fn moves_with(card: Field) -> Vec<Move> {
    vec![Move::Build { card }, Move::found(card, card.previous())]
}
