//! A) Found a castle.

use castle_box::Flag;

use crate::support::table::{seat, set, table};

/// de, nl, A: "the three alternatives how a founding stone can be laid with build card 8". B-4.
#[test]
fn card_8_founds_a_castle_in_three_positions() {
    let empty = table("money 30 30\nhand 0 8");
    assert_eq!(empty.moves_to("found"), set(["found 8 6-8", "found 8 7-9", "found 8 8-10"]));
    for (position, fields) in
        [("found 8 6-8", [6, 7, 8]), ("found 8 7-9", [7, 8, 9]), ("found 8 8-10", [8, 9, 10])]
    {
        let mut game = table("money 30 30\nhand 0 8");
        game.play(position);
        assert_eq!(game.height(8), 2, "the stone is exactly on the field of the card");
        let heights: Vec<u8> = fields.iter().map(|field| game.height(*field)).collect();
        assert_eq!(heights.iter().sum::<u8>(), 4);
        // de, nl: "the castle is worth 5"; C-13: it pays 5.
        assert_eq!((game.value(8), game.money(0)), (5, 35));
        assert_eq!(game.flag(8), Some(Flag::Almeria));
        assert_eq!((game.0.site().stones_left(), game.0.site().spans_left()), (83, 7));
    }
}

/// B-4: the piece is rigid.
#[test]
fn a_card_at_a_corner_has_fewer_positions() {
    let game = table("money 30 30\nhand 0 11 12 1");
    assert_eq!(
        game.moves_to("found"),
        set(["found 11 9-11", "found 11 11-13", "found 12 11-13", "found 1 1-3", "found 1 71-1"])
    );
    assert_eq!(game.refusal("found 11 10-12"), "not-straight first=10 last=12: B-4");
    assert_eq!(game.refusal("found 12 9-11"), "card-not-among-fields first=9 last=11 card=12: B-4");
    assert_eq!(game.refusal("found 20 19-21"), "card-not-in-hand card=20: C-10");
}

/// C-12; de, nl, A: three free fields to a castle, one to a villa.
#[test]
fn three_empty_fields_lie_between_castles() {
    // The castle ends at 9: 10, 11, 12 must stay empty.
    let near = table("money 30 30\nspan 7-9:1\nstones 8@2\nflag almeria 8\nhand 0 14");
    assert_eq!(near.moves_to("found"), set(["found 14 13-15", "found 14 14-16"]));
    let game = table("money 30 30\nspan 7-9:1\nstones 8@2\nflag almeria 8\nhand 0 13 3 4");
    assert_eq!(game.moves_to("found"), set(["found 13 13-15", "found 3 1-3"]));
    assert_eq!(game.refusal("found 13 11-13"), "castle-too-near flag=almeria empty=1 needed=3: C-12");
    assert_eq!(game.refusal("found 4 2-4"), "castle-too-near flag=almeria empty=2 needed=3: C-12");
}

/// C-12: counted both ways round the closed row.
#[test]
fn the_distance_is_counted_over_the_end_of_the_row() {
    let game = table("money 30 30\nstones 1x2 2x2\nflag almeria 1\nhand 0 68 69");
    assert_eq!(game.moves_to("found"), set(["found 68 67-69", "found 69 67-69"]));
    assert_eq!(game.refusal("found 69 69-71"), "castle-too-near flag=almeria empty=1 needed=3: C-12");
}

/// C-12.
#[test]
fn one_empty_field_lies_between_a_new_castle_and_a_villa() {
    let game = table("money 30 30\nstones 5\nhand 0 7 8");
    assert_eq!(game.moves_to("found"), set(["found 7 7-9", "found 8 7-9", "found 8 8-10"]));
    assert_eq!(game.refusal("found 7 6-8"), "villa-too-near field=5: C-12");
    assert_eq!(game.refusal("found 7 5-7"), "field-not-empty field=5: C-12");
}

/// C-12, ruling: a villa on the way to a castle does not add to the empty fields.
#[test]
fn a_villa_on_the_way_does_not_make_the_way_longer() {
    // Castle 7-9; empty 10; villa 11; empty 12: two empty fields before 13. The next three fields are one further.
    let game = table("money 30 30\nspan 7-9:1\nstones 8@2 11\nflag almeria 8\nhand 0 15");
    assert_eq!(game.moves_to("found"), set(["found 15 14-16", "found 15 15-17"]));
    assert_eq!(game.refusal("found 15 13-15"), "castle-too-near flag=almeria empty=2 needed=3: C-12");
}

/// C-12; de, nl: "a founding stone, a flag and a crest must be there".
#[test]
fn a_founding_needs_a_crest() {
    let castles = "stones 10x2 11x2 13x2 14x2 16x2 17x2 19x2 20x2 22x2 23x2 25x2 26x2 28x2 29x2 31x2 32x2\n\
                   flag almeria 10\nflag cadiz 13\nflag cordoba 16\nflag granada 19\nflag huelva 22\nflag jaen 25\nflag malaga 28";
    let game = table(&format!("money 30 30\nhand 0 50\n{castles}"));
    // The eighth building is a villa worth 6 that waits: nobody has given it the last crest yet.
    assert_eq!(game.moves_to("found"), set(["found 50 49-51", "found 50 50-52"]));
    let game = table(&format!("money 30 30\nhand 0 50\n{castles}\nflag sevilla 31"));
    assert_eq!(game.moves_to("found"), set([]));
    assert_eq!(game.refusal("found 50 49-51"), "no-crest: C-12");
}

/// B-4: a founding stone must be there.
#[test]
fn a_founding_needs_a_founding_stone() {
    // Seven castles with eight founding stones: two of them have merged.
    let spans = "span 1-3:1 5-7:1 14-16:1 20-22:1 26-28:1 32-34:1 38-40:1 44-46:1\nstones 4 2@2 15@2 21@2 27@2 33@2 39@2 45@2";
    let flags = "flag almeria 1\nflag cadiz 15\nflag cordoba 21\nflag granada 27\nflag huelva 33\nflag jaen 39\nflag malaga 45";
    let game = table(&format!("money 30 30\nhand 0 56\n{spans}\n{flags}"));
    assert_eq!(game.0.site().spans_left(), 0);
    assert_eq!(game.moves_to("found"), set([]));
    assert_eq!(game.refusal("found 56 56-58"), "no-founding-stone: B-4");
}

/// B-4: one stone is enough.
#[test]
fn the_last_stone_can_found_a_castle() {
    let mut game = table("money 30 30\nhand 0 8\nstones-left 1");
    assert_eq!(game.moves_to("found").len(), 3);
    game.play("found 8 7-9");
    game.play("done");
    assert!(game.is_over());
}

/// C-13: the lowest free flag.
#[test]
fn a_new_castle_gets_the_lowest_free_flag() {
    let mut game = table("money 30 30\nspan 7-9:1\nstones 8@2\nflag almeria 8\nhand 0 20");
    game.play("found 20 19-21");
    assert_eq!(game.flag(20), Some(Flag::Cadiz));
}

/// C-13; de, nl, A: one or two nobles on the three fields.
#[test]
fn one_or_two_nobles_may_be_placed_on_a_new_castle() {
    let mut game = table("money 30 30\nhand 0 8");
    game.play("found 8 7-9");
    assert_eq!(
        game.moves(),
        set(["baron 7", "baron 8", "baron 9", "grande 7", "grande 8", "grande 9", "done"])
    );
    game.play("grande 8");
    assert_eq!(game.money(0), 25);
    assert_eq!(game.moves(), set(["baron 7", "baron 9", "grande 7", "grande 9", "done"]));
    game.play("baron 7");
    assert_eq!((game.money(0), game.turn()), (20, 1));
    assert_eq!(game.0.site().nobles(seat(0)).len(), 2);
}

/// C-13.
#[test]
fn after_a_founding_the_player_can_stop_after_one_noble_or_none() {
    for nobles in [&["done"][..], &["baron 7", "done"]] {
        let mut game = table("money 30 30\nhand 0 8");
        game.play("found 8 7-9");
        for mv in nobles {
            game.play(mv);
        }
        assert_eq!(game.turn(), 1);
    }
}
