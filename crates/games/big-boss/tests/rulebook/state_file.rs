//! States as files: they read back, and broken ones are refused with a reason.

use big_boss::BigBoss;
use serde_json::{Value, json};

use crate::support::table::{TestGame, set, table};

const POSITION: &str = "money 30 30\nspan 3-5:1 7-9:1\nstones 2 4@2 8@2 10 20 21x2\nflag almeria 4\nflag cadiz 8\nhand 0 6 40\n\
                        hand 1 50\ntowers 0 1\nnobles 0 baron 20\nnobles 1 baron 8";

fn file() -> Value {
    serde_json::to_value(&table(POSITION).0).unwrap()
}

/// The answer to a file with one value changed.
fn complaint(pointer: &str, value: Value) -> String {
    let mut file = file();
    *file.pointer_mut(pointer).unwrap_or_else(|| panic!("no {pointer}")) = value;
    serde_json::from_value::<BigBoss>(file).expect_err("this file is broken").to_string()
}

#[test]
fn a_state_reads_back_and_goes_on_the_same() {
    let mut game = table(POSITION);
    game.play("build 6");
    let text = serde_json::to_string(&game.0).unwrap();
    let mut again = TestGame(serde_json::from_str(&text).unwrap());
    assert_eq!(again.0, game.0);
    assert_eq!(again.moves(), set(["keep almeria", "keep cadiz"]));
    again.play("keep cadiz");
    assert_eq!(again.value(6), 13);
}

#[test]
fn a_position_by_hand_may_leave_out_what_is_not_needed() {
    let mut file = file();
    for key in ["options", "deal", "out", "idle"] {
        file.as_object_mut().unwrap().remove(key);
    }
    for building in file["site"]["buildings"].as_array_mut().unwrap() {
        building.as_object_mut().unwrap().remove("value");
    }
    for seat in file["seats"].as_array_mut().unwrap() {
        seat.as_object_mut().unwrap().remove("seen");
    }
    assert!(serde_json::from_value::<BigBoss>(file).is_ok());
}

#[test]
fn a_memory_that_cannot_be_is_dropped() {
    let mut file = file();
    file["seats"][0]["seen"] = json!([6, 71, 72]);
    let game: BigBoss = serde_json::from_value(file).unwrap();
    assert_eq!(game.cards().seen().len(), 1);
}

#[test]
fn cards_are_there_once() {
    assert!(complaint("/seats/0/hand", json!([6, 6])).contains("build card 6 is there twice"));
    assert!(complaint("/seats/0/hand", json!([50])).contains("build card 50 is there twice"));
    assert!(complaint("/seats/0/hand", json!([73])).contains("there is no field 73"));
    assert!(complaint("/seats/0/towers", json!(21)).contains("only 20 tower cards"));
    assert!(complaint("/cards/open", json!([1, 2, 3, 4, 5, 7, 8])).contains("6 are the most"));
    assert!(complaint("/seats/0/money", json!(4_000_000_000_u32)).contains("more than anybody can own"));
}

#[test]
fn pieces_are_there_and_lie_where_they_can() {
    assert!(complaint("/site/stones_left", json!(84)).contains("there are only 84"));
    assert!(complaint("/site/spans_left", json!(8)).contains("there are 8"));
    assert!(
        complaint("/site/stones", json!({"2": [1], "4": [2], "8": [2], "10": [1], "20": [2], "21": [1, 2]}))
            .contains("hangs in the air")
    );
    assert!(complaint("/site/stones", json!({"x2y2": [1]})).contains("in the air"));
    assert!(complaint("/site/spans/0/level", json!(2)).contains("same level"));
    assert!(complaint("/site/spans/0/to", json!("6")).contains("two apart in a straight line"));
    let high = json!({"2": [1], "4": [2], "8": [2], "10": [1], "20": [1], "21": [1, 2, 3, 4, 5, 6, 7]});
    let mut file = file();
    file["site"]["stones"] = high;
    file["site"]["buildings"][2]["value"] = json!(29);
    file["site"]["stones_left"] = json!(60);
    let error = serde_json::from_value::<BigBoss>(file).unwrap_err().to_string();
    assert!(error.contains("21 is 7 high; nothing can rise above 6"), "{error}");
}

/// C-16, C-29: a column six high has its own build card in it, so that no move can make it higher.
#[test]
fn a_column_six_high_has_its_build_card_in_it() {
    let reason = "21 is 6 high, but tower cards end at 5 and build card 21 has not been played yet";
    let position = |cards: &str| {
        BigBoss::from_position(&format!("money 30 30\nstones 20 21x6\nflag jaen 21\nhand 1 50\n{cards}"))
    };
    for still_there in ["hand 0 21\nopen\npile", "hand 0 40\nopen 21\npile", "hand 0 40\nopen\npile 60 21"] {
        assert_eq!(position(still_there).err().as_deref(), Some(reason), "{still_there}");
    }
    let played = TestGame(position("hand 0 40\ntowers 0 1\nopen 22\npile 60").unwrap());
    assert_eq!(played.moves_to("build"), set(["build 40"]));
    assert_eq!(played.moves_to("tower"), set(["tower 20"]));
}

/// C-16: five high with the card in hand is sound, and so is what comes of it.
#[test]
fn a_column_five_high_can_become_six_high_and_reads_back() {
    let mut game = table("money 30 30\nstones 20 21x5\nflag jaen 21\nhand 0 21\nhand 1 50\nopen\npile");
    game.play("build 21");
    assert_eq!(game.height(21), 6);
    let again: BigBoss = serde_json::from_value(serde_json::to_value(&game.0).unwrap()).unwrap();
    assert_eq!(again, game.0);
}

/// B-4: a founding stone follows the row.
#[test]
fn a_founding_stone_does_not_lie_across_open_ground() {
    let error = BigBoss::from_position("money 30 30\nspan 7-17:1").err().unwrap();
    assert!(error.contains("hangs in the air") || error.contains("follow each other"), "{error}");
    let raised = BigBoss::from_position("money 30 30\nstones 3 4 5\nspan 3-5:2").err().unwrap();
    assert!(raised.contains("a founding stone lies on the board"), "{raised}");
}

#[test]
fn buildings_are_what_hangs_together() {
    assert!(complaint("/site/buildings/0/value", json!(7)).contains("is worth 6"));
    assert!(complaint("/site/buildings/1/flag", json!("almeria")).contains("flies over two castles"));
    assert!(complaint("/site/buildings/2/flag", json!("jaen")).contains("castles are worth 5 to 50"));
    assert!(complaint("/site/buildings/2/cells", json!(["20"])).contains("20"));
    assert!(complaint("/site/buildings/2/cells", json!(["20", "21", "22"])).contains("22"));
}

#[test]
fn nobles_stand_on_buildings_and_belong_to_somebody() {
    assert!(complaint("/site/nobles/0/at", json!("30")).contains("nothing is built"));
    assert!(complaint("/site/nobles/0/seat", json!(2)).contains("there is no seat 2"));
    assert!(complaint("/site/nobles/0/at", json!("20")).contains("two nobles stand on 20"));
}

#[test]
fn the_step_fits_the_position() {
    assert!(complaint("/turn", json!(2)).contains("there is no seat 2"));
    assert!(complaint("/turn", json!(9)).contains("there is no seat 9"));
    assert!(complaint("/out", json!([0])).contains("on turn but out"));
    assert!(complaint("/step", json!({"at": "dance"})).contains("dance"));
    assert!(complaint("/step", json!({"at": "keep", "card": 30})).contains("no choice between two castles"));
    assert!(complaint("/step", json!({"at": "keep", "card": 6})).contains("still there"));
    assert!(complaint("/step", json!({"at": "crest", "built": ["20"]})).contains("no choice of villas"));
    assert!(
        complaint("/step", json!({"at": "nobles", "built": [], "left": 1})).contains("one to three cells")
    );
    assert!(
        complaint("/step", json!({"at": "nobles", "built": ["20"], "left": 2})).contains("may not be placed")
    );
    assert!(
        complaint("/step", json!({"at": "nobles", "built": ["20", "8"], "left": 1})).contains("one building")
    );
    assert!(complaint("/site/stones_left", json!(0)).contains("the game is over"));
}

#[test]
fn nonsense_is_refused() {
    assert!(complaint("/seats", json!([])).contains("2 to 5 seats"));
    assert!(complaint("/deal", json!("12")).contains("64 hexadecimal digits"));
    assert!(complaint("/options", json!({"board": "nonsense"})).contains("line 1"));
    assert!(complaint("/options", json!({"colour": "red"})).contains("colour"));
    let mut file = file();
    file["extra"] = json!(1);
    assert!(serde_json::from_value::<BigBoss>(file).unwrap_err().to_string().contains("extra"));
}

/// C-25: two castles, none of them at 50, and a choice that matters to somebody.
#[test]
fn a_choice_between_castles_is_open_only_where_there_is_one() {
    let error = |text: &str, card: u8| {
        let mut file = serde_json::to_value(&table(text).0).unwrap();
        file["step"] = json!({ "at": "keep", "card": card });
        serde_json::from_value::<BigBoss>(file).expect_err("this file is broken").to_string()
    };
    let of_fifty = "stones 1x5 2x5 3x5 4x3";
    let of_less = "6x5 7x5 8x5 9x2 10";
    let villa = "money 30 30\nspan 7-9:1\nstones 2 3 4 5 8@2\nflag almeria 8\nnobles 1 baron 3";
    let full =
        format!("money 30 30\n{of_fifty} {of_less}\nflag almeria 1\nflag cadiz 6\nnobles 1 baron 1 baron 6");
    for (text, card) in [(villa, 6), (full.as_str(), 5)] {
        let error = error(text, card);
        assert!(error.contains("no choice between two castles"), "{error}");
    }
    let alike =
        "money 30 30\nspan 3-5:1 7-9:1\nstones 4@2 8@2\nflag almeria 4\nflag cadiz 8\nnobles 1 baron 8";
    assert!(error(alike, 6).contains("still there"), "only the card speaks against it");
}
