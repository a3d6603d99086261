//! Positions read from text: sound ones are taken, broken ones refused with what is wrong.

use salamanca::Salamanca;
use serde_json::{Value, json};
use tabletop::Game;

use crate::support::position::Position;

fn sound() -> Position {
    Position::new(3)
        .grid("ca/0/1 la!poison . fa/1 fi2 . mo vi")
        .display(&["fo", "", "fi3"])
        .turn(&[(0, 8), (1, 7), (2, 6)], 1)
}

fn refused(change: impl Fn(&mut Value)) -> String {
    let mut file = sound().json();
    change(&mut file);
    match serde_json::from_value::<Salamanca>(file) {
        Ok(_) => panic!("the position is accepted"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_position_reads_back_as_it_was_written() {
    let game = sound().read();
    let text = serde_json::to_string(&game).expect("a text");
    assert_eq!(serde_json::from_str::<Salamanca>(&text).expect("it reads back"), game);
}

// S-1, S-2, S-23
#[test]
fn tiles_must_be_there_as_often_as_in_the_box() {
    assert!(refused(|file| file["board"][0]["tile"] = json!("farm")).contains("farm is there 9 times"));
    assert!(
        refused(|file| drop(file["pile"].as_array_mut().map(Vec::pop))).contains("only fertile tiles leave")
    );
    assert!(refused(|file| file["board"][0]["cell"] = json!("a9")).contains("a9 is not on this board"));
    assert!(refused(|file| file["board"][0]["cell"] = json!("b1")).contains("b1 stands twice"));
    assert!(refused(|file| file["last"] = json!(["farm"])).contains("all 5 wait"));
    // A fertile tile may have left the game.
    let mut file = sound().json();
    file["display"][2] = json!([]);
    assert!(serde_json::from_value::<Salamanca>(file).is_ok());
}

// S-21, S-26, S-30
#[test]
fn stones_stand_where_they_may() {
    assert!(refused(|file| file["board"][1]["owner"] = json!(0)).contains("no building"));
    assert!(refused(|file| file["board"][0]["owner"] = json!(3)).contains("seat 3"));
    assert!(refused(|file| file["board"][0]["conde"] = json!(0)).contains("another player"));
    assert!(refused(|file| file["board"][4]["conde"] = json!(0)).contains("another player"));
    assert!(refused(|file| file["board"][2]["plague"] = json!("rat")).contains("rat cannot lie on farm"));
    assert!(refused(|file| file["board"][5]["plague"] = json!("poison")).contains("two tiles"));
    let many = Position::new(3).grid("fa/0 fa/0 fa/0 fa/0").error();
    assert!(many.contains("more than 3 buildings"), "{many}");
    let condes = Position::new(3).grid("fa/0/1 ca/0/1").error();
    assert!(condes.contains("one conde"), "{condes}");
}

// S-4, S-14, S-16
#[test]
fn cards_and_their_order_are_checked() {
    assert!(refused(|file| file["hands"][0] = json!([1, 1, 2])).contains("card"));
    assert!(refused(|file| file["hands"][0] = json!([11])).contains("cards are 1 to 10"));
    assert!(refused(|file| file["hands"] = json!([])).contains("0 hands for 3 seats"));
    assert!(refused(|file| file["table"] = json!([])).contains("wrong seats"));
    let swapped = refused(|file| {
        let table = file["table"].as_array_mut().expect("a table");
        table.swap(0, 1);
    });
    assert!(swapped.contains("order of the turns"), "{swapped}");
    let one_twice = Position::new(3).turn(&[(0, 8), (1, 7), (1, 6)], 1).error();
    assert!(one_twice.contains("wrong seats"), "{one_twice}");
    let order = Position::new(3).played(&[(0, 8), (2, 3)]).error();
    assert!(order.contains("wrong seats"), "{order}");
    let twice = Position::new(3).played(&[(0, 8), (1, 8)]).error();
    assert!(twice.contains("twice"), "{twice}");
}

// S-17, S-21, S-25, S-31
#[test]
fn a_turn_must_be_possible_and_not_over() {
    let turn = |field: &'static str, value: Value| refused(move |file| file["turn"][field] = value.clone());
    assert!(turn("number", json!(4)).contains("number 4"));
    assert!(turn("number", json!(0)).contains("number 0"));
    assert!(turn("special_done", json!(true)).contains("no special action"));
    assert!(turn("freed_squires", json!(3)).contains("freed squires"));
    assert!(turn("freed_squires", json!(1)).contains("belong to action A"));
    assert!(turn("to_lay", json!(["castle"])).contains("belong to action A"));
    assert!(turn("main", json!("conde")).contains("over"));
    assert!(turn("swap_with", json!(1)).contains("no hand can be looked at"));
    assert!(refused(|file| file["step"] = json!("swap")).contains("swap_with"));
    assert!(
        refused(|file| drop(file.as_object_mut().map(|file| file.remove("turn"))))
            .contains("`turn` is missing")
    );
    assert!(refused(|file| file["step"] = json!("finished")).contains("wrong seats"));
    assert!(refused(|file| file["board"][1]["claimable"] = json!(true)).contains("cannot be claimed"));
    assert!(refused(|file| file["board"][4]["claimable"] = json!(true)).contains("action A"));
    assert!(refused(|file| file["board"][5]["locks"] = json!(["claimed"])).contains("nobody owns it"));
    assert!(refused(|file| file["board"][1]["laid_by"] = json!(0)).contains("fertile tiles"));
    // The last of the round has the 6 and can be found looking at a hand.
    let looking = sound().turn(&[(0, 8), (1, 7), (2, 6)], 3).turn_has("swap_with", json!(0)).read();
    assert_eq!(crate::support::kinds(&looking, 2), "swap");
}

// S-17, S-25: a card that can do something, in a turn that is not the last.
#[test]
fn a_turn_with_one_action_done_is_over() {
    let first = || Position::new(3).grid("ca/0/1 la . fa/1").turn(&[(0, 4), (1, 3), (2, 2)], 1);
    assert!(first().turn_has("special_done", json!(true)).error().contains("over"));
    assert!(first().turn_has("main", json!("conde")).error().contains("over"));
}

// S-31
#[test]
fn nobody_looks_at_a_hand_in_another_step() {
    let mut file = sound().turn(&[(0, 8), (1, 7), (2, 6)], 3).turn_has("swap_with", json!(0)).json();
    file["step"] = json!("turn");
    let error = serde_json::from_value::<Salamanca>(file).expect_err("no swap").to_string();
    assert!(error.contains("no hand can be looked at"), "{error}");
}

// S-15
#[test]
fn with_five_players_a_value_may_lie_twice() {
    let table = [(4, 9), (0, 9), (1, 8), (2, 7), (3, 6)];
    assert_eq!(Position::new(5).turn(&table, 1).read().table().len(), 5);
    let late = [(1, 9), (0, 8), (4, 8), (2, 7), (3, 6)];
    assert!(Position::new(5).turn(&late, 1).error().contains("twice"));
}

// S-21, S-25
#[test]
fn locks_belong_to_turns() {
    let between = Position::new(3).grid("ca/0 fa").cell_has("a1", "locks", json!(["claimed"])).error();
    assert!(between.contains("belong to turns"), "{between}");
    let claimable = Position::new(3).grid("ca/0 fa").cell_has("b1", "claimable", json!(true)).error();
    assert!(claimable.contains("belong to turns"), "{claimable}");
}

// S-27
#[test]
fn choices_are_checked() {
    let position = || Position::new(2).hand(0, &[1, 3, 6, 8]);
    assert_eq!(position().chosen(json!([[3, 6], null])).read().status().waiting().len(), 1);
    assert!(position().chosen(json!([[3, 4], null])).error().contains("has not the cards"));
    assert!(position().chosen(json!([[6, 3], null])).error().contains("lower one first"));
    assert!(position().chosen(json!([[3, 6], [2, 4]])).error().contains("on the table"));
    assert!(Position::new(3).chosen(json!([[3, 6], null])).error().contains("two players"));
}

#[test]
fn other_values_out_of_range_are_refused() {
    assert!(refused(|file| file["seats"] = json!(6)).contains("2 to 5"));
    assert!(refused(|file| file["round"] = json!(0)).contains("rounds"));
    assert!(refused(|file| file["leader"] = json!(4)).contains("leader"));
    assert!(refused(|file| file["money"] = json!([1])).contains("1 sums"));
    assert!(refused(|file| file["money"] = json!([60000, 0, 0])).contains("10000"));
    assert!(refused(|file| file["display"] = json!([[], [], [], []])).contains("4 spaces"));
    assert!(refused(|file| file["colour"] = json!(1)).contains("unknown field"));
    assert!(refused(|file| file["options"] = json!({"edition": "x"})).contains("edition"));
    assert!(refused(|file| file["deal"] = json!("00")).contains("64"));
}

// S-13: no stack may outgrow its room in the rounds to come.
#[test]
fn a_display_space_has_room_for_the_rounds_to_come() {
    let stack = "fa ".repeat(8) + &"ca ".repeat(4);
    assert!(Position::new(3).display(&[&stack]).error().contains("room for"));
}
