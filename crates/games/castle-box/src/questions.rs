//! What somebody may want who points at a thing and finds nothing to do with it. The rules answer; nothing is decided here.

use tabletop::Seat;

use crate::{Board, BoxMove, Field, Place, Rank, Site, Thing};

/// Who points, and at what table.
#[derive(Clone, Copy, Debug)]
pub struct Pointing<'a> {
    pub seat: Seat,
    pub board: &'a Board,
    pub site: &'a Site,
    /// Whether the game waits for nobles: then a place is asked about for them.
    pub is_placing: bool,
}

impl Pointing<'_> {
    /// The moves to ask about, with the bridges of a game that has some.
    pub fn moves_about<M: From<BoxMove>>(self, thing: &str, bridges: impl Fn(Place) -> Vec<M>) -> Vec<M> {
        let Ok(thing) = thing.parse() else { return Vec::new() };
        let usual = self.usual_place();
        let mv = match thing {
            Thing::Place(place) => return self.moves_about_place(place, bridges),
            Thing::Card(card) => return moves_with(card).map(M::from).into(),
            Thing::Bridge => return bridges(usual).into_iter().take(1).collect(),
            Thing::Open(card) => BoxMove::BuyOpen { card },
            Thing::BuildPile => BoxMove::BuyPile,
            Thing::TowerPile => BoxMove::BuyTower,
            Thing::TowerCard => BoxMove::Tower { at: usual },
            Thing::Noble(rank) => BoxMove::Place { rank, at: usual },
        };
        vec![mv.into()]
    }

    fn moves_about_place<M: From<BoxMove>>(self, at: Place, bridges: impl Fn(Place) -> Vec<M>) -> Vec<M> {
        let Some(cell) = self.board.cell(at) else { return Vec::new() };
        if self.is_placing {
            return [Rank::Baron, Rank::Grande].map(|rank| BoxMove::Place { rank, at }.into()).into();
        }
        let with_card = cell.field().into_iter().flat_map(moves_with);
        let with_tower = BoxMove::Tower { at };
        with_card.chain([with_tower]).map(M::from).chain(bridges(at)).collect()
    }

    /// A piece is asked about where one would use it: with an own noble, or else with any building.
    fn usual_place(self) -> Place {
        let own = self.site.nobles(self.seat).iter().next();
        let built = || self.site.built().iter().next();
        self.board.place(own.or_else(built).unwrap_or(Field::FIRST.cell()))
    }
}

/// C-14: a build card lays a stone, or founds a castle around its field.
fn moves_with(card: Field) -> [BoxMove; 2] {
    [BoxMove::Build { card }, BoxMove::Found { card, first: card.previous() }]
}
