//! What somebody may want who points at a thing and finds nothing to do with it. The rules answer; nothing is decided here.

use castle_box::{Field, Place, Rank, Thing};
use tabletop::Seat;

use crate::{BigBoss, Move, Step};

impl BigBoss {
    pub(crate) fn moves_about_thing(&self, seat: Seat, thing: &str) -> Vec<Move> {
        let Ok(thing) = thing.parse() else { return Vec::new() };
        match thing {
            Thing::Place(place) => self.moves_about_place(place),
            Thing::Open(card) => vec![Move::BuyOpen { card }],
            Thing::BuildPile => vec![Move::BuyPile],
            Thing::TowerPile => vec![Move::BuyTower],
            Thing::Card(card) => moves_with(card),
            Thing::TowerCard => vec![Move::Tower { at: self.usual_place(seat) }],
            Thing::Noble(rank) => vec![Move::place(rank, self.usual_place(seat))],
            Thing::Bridge => Vec::new(),
        }
    }

    fn moves_about_place(&self, at: Place) -> Vec<Move> {
        let Some(cell) = self.board.cell(at) else { return Vec::new() };
        if matches!(self.step, Step::Nobles { .. }) {
            return [Rank::Baron, Rank::Grande].map(|rank| Move::place(rank, at)).to_vec();
        }
        let with_card = cell.field().map(moves_with).unwrap_or_default();
        with_card.into_iter().chain([Move::Tower { at }]).collect()
    }

    /// A piece is asked about where one would use it: with an own noble, or else with any building.
    fn usual_place(&self, seat: Seat) -> Place {
        let own = self.site.nobles(seat).iter().next();
        let built = || self.site.built().iter().next();
        self.board.place(own.or_else(built).unwrap_or(Field::FIRST.cell()))
    }
}

/// C-14, B-4: a build card lays a stone, or founds a castle around its field.
fn moves_with(card: Field) -> Vec<Move> {
    vec![Move::Build { card }, Move::found(card, card.previous())]
}
