//! What is said about places.

use tabletop::{Game, Seat};

use crate::support::position;

fn lines(text: &str, place: &str) -> Vec<String> {
    let game = position(text);
    let explanation = game.explain(Some(Seat::new(0)), place).expect("a place");
    explanation.lines.iter().map(|line| line.message.to_string()).collect()
}

/// T-16: the price, the owner, the circles and who stands there.
#[test]
fn a_shop_is_explained() {
    let text = "shop 8 1 smith-2\nshop 7 0 gem-1\npawns 1 8";
    assert_eq!(
        lines(text, "8"),
        [
            "place field=8 place=smith",
            "owner seat=1",
            "price price=3 most=6",
            "circles circles=2 free=1",
            "pawns seat=1 pawns=1"
        ]
    );
    assert_eq!(
        lines(text, "7"),
        ["place field=7 place=gem", "owner seat=0", "own-shop", "circles circles=1 free=1"]
    );
    assert_eq!(lines(text, "6"), ["empty-field field=6", "price price=1 most=6"]);
    assert_eq!(lines(text, "20"), ["gate field=20"]);
    assert_eq!(lines(text, "0"), ["cathedral field=0", "pawns seat=0 pawns=5", "pawns seat=1 pawns=4"]);
    assert!(lines(text, "9").contains(&"next-painting points=3".to_owned()));
    assert!(
        lines("hand 0 4 4\nshop 4 0 gem-1\nshop 8 0 gem-2\npawns 0 4 away\nstep full 4\nplayed 4 -", "4")
            .contains(&"on-its-way seat=0".to_owned())
    );
}

/// T-27: the amounts add up to the score.
#[test]
fn a_score_is_explained() {
    let text = "pawns 0 alcazar\nbrought 0 12\nswords 0 7\npaintings 1 3\npaintings 0 2 2\ngems 0 3\ntiles 0 movement";
    let game = position(text);
    let explanation = game.explain(None, "seat 0").expect("a place");
    assert_eq!(explanation.lines.iter().filter_map(|line| line.amount).sum::<i32>(), 18);
    assert_eq!(explanation.lines.len(), 6);
    assert!(game.explain(None, "seat 2").is_none());
    assert_eq!(lines(text, "alcazar")[0], "alcazar seat=0 pawns=1 most=5 swords=12");
}

/// T-4.
#[test]
fn a_sword_is_explained() {
    assert_eq!(
        lines("steel 0 1", "sword 8"),
        ["sword points=8 steel=2 gems=2", "swords-left left=1 copies=1", "sword-lacks steel=1 gems=2"]
    );
    assert_eq!(lines("steel 0 1", "sword 2")[2], "sword-affordable");
    assert!(position("").explain(None, "sword 14").is_none());
    assert!(position("").explain(None, "22").is_none());
    assert!(position("").explain(None, "999").is_none());
}

/// T-10: only where an own pawn stands can one have wanted to send it home.
#[test]
fn pointing_at_a_field_asks_about_the_own_pawn_on_it() {
    let game = position("shop 8 1 smith-2\nshop 7 0 gem-1\npawns 0 8\npawns 1 7");
    let asks_for_home = |field: &str| {
        let asked = game.moves_about(Seat::new(0), field);
        asked.iter().any(|mv| mv.to_string().starts_with("home"))
    };
    assert_eq!(["8", "7", "10"].map(asks_for_home), [true, false, false]);
}
