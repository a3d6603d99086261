//! Reading a state: what is broken is refused, and said.

use serde_json::{Value, json};
use toledo::Toledo;

use crate::support::{position_file, try_position};

/// The fault of a start position after a change.
fn fault(change: impl FnOnce(&mut Value)) -> String {
    let mut file = position_file("hand 0 1 2\nhand 1 3 4\nshop 7 0 gem-1");
    change(&mut file);
    let read = serde_json::from_value::<Toledo>(file);
    read.expect_err("this is broken").to_string()
}

/// What is wrong with a position.
fn broken(text: &str) -> String {
    try_position(text).expect_err("this is broken")
}

#[test]
fn a_sound_position_is_read() {
    assert!(try_position("hand 0 1 2\nshop 7 0 gem-1\npawns 0 7 alcazar\nround 100").is_ok());
}

/// T-3.
#[test]
fn every_card_is_in_exactly_one_place() {
    assert!(fault(|file| file["discards"] = json!(["1-1"])).contains("the card 1-1 is in two places"));
    assert!(fault(|file| file["players"][0]["hand"] = json!(["1-1"])).contains("the card 2-1 is nowhere"));
    assert!(fault(|file| file["discards"] = json!(["1-15"])).contains("there is no card 1-15"));
    assert!(fault(|file| file["discards"] = json!(["7-1"])).contains("`7-1` is no card"));
    assert!(fault(|file| file["discards"] = json!(["01-1"])).contains("`01-1` is no card"));
}

/// T-4, T-5, T-6.
#[test]
fn supplies_and_holdings_make_up_the_box() {
    assert!(fault(|file| file["players"][0]["steel"] = json!(1)).contains("there are 24 pieces of steel"));
    assert!(fault(|file| file["supply"]["gems"] = json!(19)).contains("there are 19 gems"));
    assert!(fault(|file| file["supply"]["tiles"] = json!([])).contains("there are 0 violet tiles"));
    assert!(
        fault(|file| file["players"][0]["tiles"] = json!(["violet", "violet"])).contains("all different")
    );
    assert!(
        fault(|file| file["players"][0]["tiles"] = json!(["violet", "brown", "orange", "movement"]))
            .contains("at most 3 fencing tiles")
    );
    assert!(
        fault(|file| file["players"][0]["swords"] = json!([15])).contains("there are 2 swords of 15 points")
    );
    assert!(
        fault(|file| file["players"][0]["swords"] = json!([14])).contains("there is no sword of 14 points")
    );
    assert!(fault(|file| file["players"][0]["swords"] = json!(vec![2; 300])).contains("swords of 2 points"));
    assert!(fault(|file| file["supply"]["paintings"] = json!([2, 2])).contains("the lower part of the pile"));
    assert!(
        fault(|file| file["supply"]["paintings"] = json!([2, 2, 1, 1, 1])).contains("taken from the top")
    );
    assert!(fault(|file| file["players"][1]["paintings"] = json!([9])).contains("no painting of 9 points"));
}

/// T-7, T-9, T-13.
#[test]
fn pawns_and_shops_fit_the_street() {
    assert!(broken("pawns 0 7").contains("no pawn can stand on 7"));
    assert!(broken("shop 7 0 gem-1\npawns 0 7 7").contains("2 pawns stand on 7, which has 1 circles"));
    assert!(broken("pawns 0 5 5\npawns 1 5").contains("3 pawns stand on 5, which has 2 circles"));
    assert!(broken("pawns 0 5 5 5").contains("three pawns stand on 5"));
    assert!(broken("pawns 0 200").contains("no pawn can stand on 200"));
    assert!(
        fault(|file| file["players"][0]["cathedral"] = json!(4)).contains("seat 0 has 4 pawns; it must be 5")
    );
    assert!(
        fault(|file| file["players"][0]["shops"] = json!([]))
            .contains("the eight without those on the street")
    );
    assert!(broken("shop 5 0 gem-1").contains("there can be no shop on 5"));
    assert!(broken("shop 20 0 gem-1").contains("there can be no shop on 20"));
    assert!(broken("shop 7 0 gem-1\nshop 7 1 gem-1").contains("there can be no shop on 7"));
    assert!(broken("shop 7 0 gem-1\nshop 8 0 gem-1").contains("lies on the street twice"));
    assert!(fault(|file| file["street"][0]["owner_seat"] = json!(3)).contains("seat 3, who does not play"));
    assert!(broken("pawns 0 alcazar\nbrought 0 2 3").contains("more swords in the Alcazar than pawns"));
}

/// T-11, T-13, T-14, T-17, T-25: the step fits what lies there.
#[test]
fn the_step_fits_the_position() {
    assert!(broken("step more").contains("`played` is missing"));
    assert!(broken("played 4 -").contains("`played` must be null"));
    assert!(broken("step more\nplayed 4 - 2 -").contains("one must be able to be the odd one"));
    assert!(broken("step more\nplayed 4 odd 4 odd").contains("one must be able to be the odd one"));
    assert!(broken("step more\nplayed 4 odd 7 odd").contains("one must be able to be the odd one"));
    assert!(broken("step more\nplayed 4 odd 4 -").contains("one must be able to be the odd one"));
    assert!(try_position("step more\nplayed 4 odd 2 -").is_ok());
    assert!(broken("step shop 5\nplayed 5 -").contains("seat 0 has no pawn on 5"));
    assert!(broken("step shop 255\nplayed 5 -").contains("seat 0 has no pawn on 255"));
    assert!(broken("pawns 0 5\nstep take 5\nplayed 5 -").contains("nothing has been paid for"));
    assert!(
        broken("shop 4 0 smith-1\nsteel 0 1\npawns 0 4\nstep take 4\nplayed 4 -")
            .contains("nothing has been paid")
    );
    assert!(try_position("shop 4 1 smith-1\nsteel 0 2\npawns 0 4\nstep take 4\nplayed 4 -").is_ok());
    assert!(broken("pawns 0 alcazar\nstep gate\nplayed 4 -").contains("no sword to lay"));
    assert!(
        broken("pawns 0 alcazar\nswords 0 2\nbrought 0 3\nstep gate\nplayed 4 -")
            .contains("no pawn to lay one under")
    );
    assert!(try_position("pawns 0 alcazar\nswords 0 2\nstep gate\nplayed 4 -").is_ok());
    assert!(broken("pawns 0 5 away\nstep full 5\nplayed 5 -").contains("the field 5 is not full"));
    assert!(
        broken("pawns 0 5 5 away\nstep full 5\nplayed 5 -").contains("can neither move on nor challenge")
    );
    assert!(broken("pawns 0 5 5 away\nstep full 99\nplayed 5 -").contains("the field 99 is not full"));
    assert!(try_position("pawns 0 5 5 away\nstep full 5\nplayed 4 -\nhand 0 4").is_ok());
}

/// T-26, T-29.
#[test]
fn the_course_of_the_game_is_possible() {
    assert!(broken("round 101").contains("the round is 1 to 100, not 101"));
    assert!(broken("round 0").contains("the round is 1 to 100, not 0"));
    assert!(broken("turn 2").contains("turn_seat is no seat"));
    assert!(broken("closing 0").contains("who has not 3 pawns"));
    let closed = "pawns 1 alcazar alcazar alcazar";
    assert!(broken(closed).contains("closing_seat is missing"));
    assert!(try_position(&format!("{closed}\nclosing 1")).is_ok());
    assert!(broken(&format!("{closed}\nclosing 1\nturn 1")).contains("the last round is over"));
    assert!(
        try_position("pawns 0 alcazar alcazar alcazar\nstep more\nplayed 4 -").is_ok(),
        "the turn is not over yet"
    );
    assert!(
        fault(|file| file["players"].as_array_mut().expect("a list").truncate(1)).contains("2 to 4 players")
    );
    assert!(fault(|file| file["shuffles"] = json!(0)).contains("at least one shuffle"));
    assert!(fault(|file| file["what"] = json!(0)).contains("unknown field `what`"));
    assert!(fault(|file| file["edition"] = json!("nonsense")).contains("the edition cannot be read"));
}

/// What players remember is no part of the rules: what cannot be is left out.
#[test]
fn an_impossible_memory_is_dropped() {
    let mut file = position_file("hand 0 1 2\nhand 1 3 4");
    file["seen"] = json!(["1-1", "6-6", "6-21"]);
    let game: Toledo = serde_json::from_value(file).expect("a position");
    assert_eq!(serde_json::to_value(game).expect("a dump")["seen"], json!(["1-1"]));
}

/// The schema documents every field.
#[test]
fn the_schema_documents_every_field() {
    for schema in [schemars::schema_for!(Toledo), schemars::schema_for!(toledo::View)] {
        let schema = schema.to_value();
        let properties = schema["properties"].as_object().expect("an object");
        assert!(properties.len() > 10);
        for (name, property) in properties {
            assert!(property["description"].is_string(), "{name} has no description");
        }
    }
}

/// T-26: the last round has begun once somebody has three pawns in the Alcazar and the turn is over.
#[test]
fn whoever_has_brought_the_last_round_is_named() {
    let three = "alcazar alcazar alcazar";
    assert!(broken(&format!("pawns 0 {three}")).contains("closing_seat is missing"));
    let other = format!("pawns 1 {three}\nstep more\nplayed 4 -");
    assert!(broken(&other).contains("closing_seat is missing"));
    let own = format!("pawns 0 {three}\nstep more\nplayed 4 -");
    assert!(try_position(&own).is_ok(), "the turn goes on");
}
