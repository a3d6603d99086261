//! Die Geschäfte, one by one: T-17, T-18.

use serde_json::json;
use tabletop::{Deal, Game, Seat};
use toledo::{Event, Options, Toledo};

use crate::support::{after, moves, part, play, position, refusal, small_edition};

/// T-17: steel and gems return to the supply; what cannot be paid is not offered.
#[test]
fn a_swordsmith_makes_what_the_material_allows() {
    let mut game = position("hand 0 4 4\nshop 4 0 smith-2\nsteel 0 3\ngems 0 1");
    play(&mut game, &["go 4 0"]);
    assert_eq!(moves(&game), ["skip", "sword 2", "sword 3", "sword 4", "sword 5", "sword 6", "sword 7"]);
    assert_eq!(
        refusal(&game, "sword 8"),
        "too-little-material points=8 steel=2 gems=2 own_steel=3 own_gems=1: T-17"
    );
    assert_eq!(refusal(&game, "sword 14"), "no-such-sword points=14: T-4");
    assert_eq!(refusal(&game, "use"), "say-what-to-take field=4: T-17");
    let events = play(&mut game, &["sword 7"]);
    assert!(matches!(events[0], Event::SwordTaken { points: 7, steel: 3, gems: 1, .. }));
    assert_eq!((part(&game, "players/0/steel"), part(&game, "players/0/gems")), (json!(0), json!(0)));
    assert_eq!((part(&game, "supply/steel"), part(&game, "supply/gems")), (json!(23), json!(20)));
    assert_eq!(part(&game, "players/0/swords"), json!([7]));
}

/// T-17: the shelf shows what the viewer's own material would pay for.
#[test]
fn a_view_tells_which_swords_are_affordable() {
    let game = position("steel 0 3\ngems 0 1");
    let affordable = |viewer: Option<Seat>| -> Vec<u8> {
        let swords = game.view(viewer).swords;
        swords.iter().filter(|sword| sword.is_affordable == Some(true)).map(|sword| sword.points).collect()
    };
    assert_eq!(affordable(Some(Seat::new(0))), [2, 3, 4, 5, 6, 7]);
    assert!(affordable(Some(Seat::new(1))).is_empty());
    assert!(game.view(None).swords.iter().all(|sword| sword.is_affordable.is_none()));
}

/// T-16, T-17: at another player's smith payment comes first, then a sword must be taken.
#[test]
fn a_paid_smith_must_be_told_which_sword() {
    let mut game = position("hand 0 4 4 2\nshop 4 1 smith-2\nsteel 0 2");
    play(&mut game, &["go 4 0"]);
    assert_eq!(moves(&game), ["pay 2", "pay 4", "skip"]);
    assert_eq!(refusal(&game, "sword 2"), "must-pay field=4 price=1: T-16");
    play(&mut game, &["pay 2"]);
    assert_eq!(moves(&game), ["sword 2", "sword 3"]);
    assert_eq!(refusal(&game, "skip"), "take-what-is-paid field=4 place=smith: T-17");
    play(&mut game, &["sword 3"]);
    assert_eq!(part(&game, "players/0/swords"), json!([3]));
}

/// T-17: where there is but one answer it is not asked.
#[test]
fn the_only_sword_is_taken_at_once() {
    let game = after("hand 0 4 4 2\nshop 4 1 smith-2\nsteel 0 1", &["go 4 0", "pay 2"]);
    assert_eq!(part(&game, "players/0/swords"), json!([2]));
    assert_eq!(part(&game, "step"), json!("more"));
}

/// T-17, T-19: no sword affordable, or those that were are gone.
#[test]
fn a_smith_without_an_affordable_sword_cannot_be_used() {
    let none = after("hand 0 4 4\nshop 4 0 smith-2\ngems 0 5", &["go 4 0"]);
    assert_eq!(part(&none, "step"), json!("more"));
    let gone = after("hand 0 4 4\nshop 4 0 smith-2\nsteel 0 1\nswords 1 2 2", &["go 4 0"]);
    assert_eq!(part(&gone, "step"), json!("more"));
    let left = after("hand 0 4 4\nshop 4 0 smith-2\nsteel 0 2\nswords 1 2 2", &["go 4 0"]);
    assert_eq!(moves(&left), ["skip", "sword 3"]);
    assert_eq!(refusal(&left, "sword 2"), "sword-is-gone points=2: T-17");
}

/// T-17: each shop sells its own.
#[test]
fn a_shop_gives_only_what_it_sells() {
    let game = after("hand 0 4 4\nshop 4 0 gem-2\nsteel 0 1", &["go 4 0"]);
    assert_eq!(refusal(&game, "sword 2"), "other-trade field=4 place=gem: T-17");
    assert_eq!(refusal(&game, "tile violet"), "other-trade field=4 place=gem: T-17");
}

/// T-18: any tile that the player does not have.
#[test]
fn a_fencing_master_gives_a_tile_that_is_not_held() {
    let mut game = position("hand 0 4 4\nshop 4 0 fencing-2\ntiles 0 brown");
    play(&mut game, &["go 4 0"]);
    assert_eq!(moves(&game), ["skip", "tile movement", "tile orange", "tile violet"]);
    assert_eq!(refusal(&game, "tile brown"), "tile-is-held tile=brown: T-18");
    assert_eq!(refusal(&game, "tile violet for brown"), "may-not-return-tile tile=violet: T-18");
    play(&mut game, &["tile violet"]);
    assert_eq!(part(&game, "players/0/tiles"), json!(["violet", "brown"]));
}

/// T-18: with three one goes back: the only way to be rid of the movement tile.
#[test]
fn with_three_tiles_one_goes_back() {
    let mut game = position("hand 0 4 4\nshop 4 0 fencing-2\ntiles 0 brown orange movement");
    play(&mut game, &["go 4 0"]);
    assert_eq!(
        moves(&game),
        ["skip", "tile violet for brown", "tile violet for movement", "tile violet for orange"]
    );
    assert_eq!(refusal(&game, "tile violet"), "must-return-tile tile=violet: T-18");
    assert_eq!(refusal(&game, "tile violet for violet"), "returned-tile-not-held tile=violet: T-18");
    play(&mut game, &["tile violet for movement"]);
    assert_eq!(part(&game, "players/0/tiles"), json!(["violet", "brown", "orange"]));
    let movement = part(&game, "supply/tiles");
    assert_eq!(movement.as_array().expect("a list").iter().filter(|tile| **tile == "movement").count(), 4);
}

/// T-18, T-16: at another's fencing master, after paying, a tile must be taken.
#[test]
fn a_paid_fencing_master_must_be_told_which_tile() {
    let mut game = position("hand 0 4 4\nshop 4 1 fencing-2");
    play(&mut game, &["go 4 0", "pay 4"]);
    assert_eq!(moves(&game), ["tile brown", "tile movement", "tile orange", "tile violet"]);
    assert_eq!(refusal(&game, "go 4 0"), "take-what-is-paid field=4 place=fencing: T-17");
}

/// A game of the small edition, in which seat 0 has just come to its own fencing master on field 3.
fn at_a_small_fencing_master(own: &[&str], others: &[&str], left: &[&str]) -> Toledo {
    let options = Options { edition: Some(small_edition()) };
    let game = Toledo::start(2, &options, Deal::from_seed(1)).expect("a start");
    let mut file = serde_json::to_value(game).expect("a dump");
    file["turn_seat"] = json!(0);
    file["step"] = json!({ "shop": 3 });
    let first = file["pile"].as_array_mut().and_then(Vec::pop).expect("a card");
    file["played"] =
        json!({ "first": first, "first_may_be_odd": false, "other": null, "other_may_be_odd": false });
    file["street"] = json!([{ "field": 3, "owner_seat": 0, "shop": "fencing-1" }]);
    file["players"][0]["shops"].as_array_mut().expect("a list").retain(|shop| shop != "fencing-1");
    file["players"][0]["cathedral"] = json!(4);
    file["players"][0]["fields"] = json!([3]);
    file["players"][0]["tiles"] = json!(own);
    file["players"][1]["tiles"] = json!(others);
    file["supply"]["tiles"] = json!(left);
    serde_json::from_value(file).expect("a position")
}

/// T-18, T-19: tiles that run out, in an edition that has few.
#[test]
fn tiles_can_run_out() {
    let game = at_a_small_fencing_master(&[], &["violet", "brown"], &["movement", "movement"]);
    assert_eq!(moves(&game), ["skip", "tile movement"]);
    assert_eq!(refusal(&game, "tile violet"), "tile-is-gone tile=violet: T-18");
    let game = at_a_small_fencing_master(&["movement"], &["violet", "brown"], &["movement"]);
    assert_eq!(moves(&game), ["skip"], "there is nothing to take that is not held");
    assert_eq!(refusal(&game, "use"), "nothing-to-take field=3 place=fencing: T-19");
}

/// T-18: with three tiles there is one to take, and still a choice: which one goes back.
#[test]
fn with_three_tiles_a_paid_fencing_master_asks_which_one_goes_back() {
    let mut game = position("hand 0 4 4\nshop 4 1 fencing-2\ntiles 0 brown orange movement");
    play(&mut game, &["go 4 0", "pay 4"]);
    assert_eq!(moves(&game), ["tile violet for brown", "tile violet for movement", "tile violet for orange"]);
}

/// T-17, T-18: where there is but one answer it is not asked.
#[test]
fn the_only_tile_is_taken_at_once() {
    let own = at_a_small_fencing_master(&[], &["violet", "brown"], &["movement", "movement"]);
    let mut file = serde_json::to_value(own).expect("a dump");
    file["street"][0]["owner_seat"] = json!(1);
    let all = file["players"][1]["shops"].clone();
    file["players"][1]["shops"].as_array_mut().expect("a list").retain(|shop| shop != "fencing-1");
    file["players"][0]["shops"] = all;
    let mut game: Toledo = serde_json::from_value(file).expect("a position");
    let pay = moves(&game).into_iter().find(|mv| mv.starts_with("pay")).expect("a card to pay with");
    play(&mut game, &[&pay]);
    assert_eq!(part(&game, "players/0/tiles"), json!(["movement"]));
}
