//! What lies on the table, as players and their programs count it.

use tabletop::Seat;
use toledo::{PAWNS_TO_CLOSE, Position, Shop, Tile};

use crate::support::position;

/// T-4 to T-9, T-14, T-26, T-29: every thing is counted where it lies, and for whom.
#[test]
fn everything_on_the_table_can_be_counted() {
    let game = position(
        "round 7\nturn 1\nhand 0 2 4 4\nhand 1 3\npawns 0 8 8 alcazar\nsteel 0 3\ngems 0 2\nsteel 1 1\n\
         tiles 0 violet movement\nswords 0 7 2\nbrought 0 12\npaintings 1 3\nshop 8 0 smith-2\nshop 3 0 gem-1\nshop 6 1 gem-1",
    );
    let [one, other] = [0, 1].map(Seat::new);
    let numbers =
        |fields: &mut dyn Iterator<Item = Position>| fields.map(|field| field.0).collect::<Vec<_>>();
    let points = |swords: &mut dyn Iterator<Item = (toledo::Sword, u8)>| {
        swords.map(|(sword, count)| (sword.points, count)).collect::<Vec<_>>()
    };
    assert_eq!((game.round(), game.turn(), game.closing()), (7, other, None));
    assert_eq!((game.hand(one).len(), game.hand_len(one), game.hand_len(other)), (3, 3, 1));
    assert_eq!((game.steel(one), game.steel(other), game.steel_left()), (3, 1, 19));
    assert_eq!((game.gems(one), game.gems(other), game.gems_left()), (2, 0, 18));
    assert_eq!((game.has_tile(one, Tile::Movement), game.has_tile(one, Tile::Brown)), (true, false));
    assert_eq!((game.tile_count(one), game.tile_count(other)), (2, 0));
    assert_eq!((game.tiles_left(Tile::Violet), game.tiles_left(Tile::Brown)), (3, 4));
    assert_eq!((game.pawns_at_cathedral(one), game.pawns_in_alcazar(one)), (2, 1));
    assert_eq!((game.pawns_at_cathedral(other), game.pawns_in_alcazar(other)), (5, 0));
    assert_eq!(numbers(&mut game.pawns_on_street(one)), [8, 8]);
    let shop = |name: &str| name.parse::<Shop>().expect("a shop");
    let in_hand: Vec<Shop> = game.shops_in_hand(one).collect();
    assert_eq!(
        (in_hand.len(), in_hand.contains(&shop("smith-2")), in_hand.contains(&shop("smith-1"))),
        (6, false, true)
    );
    assert_eq!(
        (game.shop_of(one, Position(8)), game.shop_of(other, Position(8))),
        (Some(shop("smith-2")), None)
    );
    assert_eq!((game.has_sword(one), game.has_sword(other)), (true, false));
    assert_eq!(points(&mut game.swords_held(one)), [(2, 1), (7, 1)]);
    assert_eq!(points(&mut game.swords_brought(one)), [(12, 1)]);
    let left = points(&mut game.swords_left());
    assert_eq!(left.iter().map(|(_, count)| count).sum::<u8>(), 16);
    assert!(left.iter().all(|(_, count)| *count > 0));
    assert!(game.has_same_swords_left(&game.clone()) && !game.has_same_swords_left(&position("")));
    assert_eq!((game.paintings_left().len(), game.pile_len()), (5, 80));
    assert!(numbers(&mut game.fields_without_tile()).iter().all(|field| ![3, 6, 8].contains(field)));
    assert!(numbers(&mut game.fields_without_tile()).contains(&7));
    let pawns = "alcazar ".repeat(PAWNS_TO_CLOSE.into());
    let closing = position(&format!("round 7\nturn 1\npawns 0 {pawns}\nclosing 0")).closing();
    assert_eq!(closing, Some(one));
}
