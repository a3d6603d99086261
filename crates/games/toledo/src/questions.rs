//! What somebody may want who points at a thing and finds nothing to do with it. The rules answer; nothing is decided here.

use tabletop::Seat;

use crate::moves::Move;
use crate::pieces::{HIGHEST_VALUE, Position, Shop, Tile, positions};
use crate::state::{PlayerState, Site, Step, Toledo};

/// More answers to one question are not read.
const MOST_WAYS: usize = 4;

impl Toledo {
    /// Things are a position (`7`), `card 3`, `sword 8`, `own-sword 8`, `tile violet` and `shop gem-1`.
    pub(crate) fn moves_about_thing(&self, seat: Seat, thing: &str) -> Vec<Move> {
        let words: Vec<&str> = thing.split_whitespace().collect();
        let number = |text: &str| text.parse::<u8>().ok();
        let player = self.player(seat);
        match *words {
            [position] => number(position)
                .filter(|position| self.site(Position(*position)).is_some())
                .map(|position| self.moves_about_position(player, Position(position))),
            ["card", value] => number(value).map(|value| self.moves_with_card(player, value)),
            ["sword", points] => number(points).map(|points| vec![Move::Sword { points }]),
            ["own-sword", points] => number(points).map(|points| vec![Move::Bring { points }]),
            ["tile", name] => {
                let named = Tile::ALL.into_iter().find(|tile| tile.name() == name);
                named.map(|tile| vec![Move::Tile { tile, returned: tile_to_return(player) }])
            }
            ["shop", shop] => shop.parse().ok().map(|shop: Shop| vec![lay(shop, self.first_empty())]),
            _ => None,
        }
        .unwrap_or_default()
    }

    /// T-16, T-11: a card pays for the place, or carries a pawn.
    fn moves_with_card(&self, player: &PlayerState, value: u8) -> Vec<Move> {
        if matches!(self.step, Step::Shop { .. }) {
            return vec![Move::Pay { value }];
        }
        positions(player.pawns()).map(|from| Move::Go { value, from }).collect()
    }

    /// T-11, T-9, T-10: to come there, to lay a shop there, to take a pawn away from there. In the middle of something else
    /// one answer says it all.
    fn moves_about_position(&self, player: &PlayerState, position: Position) -> Vec<Move> {
        let from = |value: u8| position.0.checked_sub(value).map(Position);
        let has_pawn = |from: &Position| player.pawns() & from.bit() != 0;
        let ways = (1..=HIGHEST_VALUE).filter(|value| player.hand.has_value(*value)).filter_map(|value| {
            let from = from(value).filter(has_pawn)?;
            Some(Move::Go { value, from })
        });
        if !matches!(self.step, Step::Action | Step::More) {
            return ways.take(1).collect();
        }
        let shop = Shop::all().find(|shop| player.has_shop(*shop)).map(|shop| lay(shop, position));
        let home = (player.pawns_on(position) > 0).then_some(Move::Home { field: position });
        ways.take(MOST_WAYS).chain(shop).chain(home).collect()
    }

    /// T-9: where a shop could be laid.
    fn first_empty(&self) -> Position {
        let all = (1..=self.edition.last_gate()).map(Position);
        let empty = all.into_iter().find(|position| self.site(*position) == Some(Site::Empty));
        empty.unwrap_or(Position(1))
    }
}

const fn lay(Shop { kind, circles }: Shop, field: Position) -> Move {
    Move::Lay { kind, circles, field }
}

/// T-18: with three tiles one goes back.
fn tile_to_return(player: &PlayerState) -> Option<Tile> {
    player.held_tiles().next().filter(|_| player.tiles.count_ones() >= crate::MOST_TILES)
}
