//! What castles and villas are.

use big_boss::{BigBoss, Event, Step};
use castle_box::Flag;

use crate::support::table::{set, table};

/// C-17; de, nl: from 5 on a villa is a castle.
#[test]
fn a_villa_worth_five_becomes_a_castle_at_once() {
    let mut four = table("money 30 30\nstones 5 6 7\nhand 0 8");
    four.play("build 8");
    assert_eq!((four.value(5), four.flag(5)), (4, None));
    let mut five = table("money 30 30\nstones 5 6 7 8\nhand 0 9");
    let events = five.play("build 9");
    assert_eq!((five.value(5), five.flag(5), five.money(0)), (5, Some(Flag::Almeria), 35));
    assert_eq!(five.moves(), set(["baron 9", "grande 9", "done"]), "it is no founding: one noble at most");
    let is = |event: &Event, wanted: &str| format!("{event:?}").starts_with(wanted);
    let crest = events.iter().position(|event| is(event, "VillaUpgraded")).unwrap();
    let income = events.iter().position(|event| is(event, "Income")).unwrap();
    assert!(crest < income, "the crest comes before the income");
    let mut tower = table("money 30 30\nstones 5x2\ntowers 0 1");
    tower.play("tower 5");
    assert_eq!((tower.value(5), tower.flag(5)), (6, Some(Flag::Almeria)));
}

/// Eight castles from 10 to 32, and what a test adds.
fn eight_castles(more: &str) -> String {
    let flags = ["almeria", "cadiz", "cordoba", "granada", "huelva", "jaen", "malaga", "sevilla"];
    let castle = |(index, flag): (usize, &str)| {
        let field = 10 + 3 * index;
        format!("stones {field}x2 {}x2\nflag {flag} {field}\n", field + 1)
    };
    let castles: String = flags.into_iter().enumerate().map(castle).collect();
    format!("money 30 30\n{castles}{more}")
}

/// C-17.
#[test]
fn without_a_crest_a_villa_stays_a_villa_of_any_size() {
    let mut game = table(&eight_castles("stones 50 51 52 53\nhand 0 54"));
    game.play("build 54");
    assert_eq!((game.value(50), game.flag(50), game.money(0)), (5, None, 35));
}

/// C-17: a merger frees a crest, and the villa that waits gets it at once.
#[test]
fn a_waiting_villa_gets_the_crest_that_a_merger_frees() {
    let mut game = table(&eight_castles("stones 50x2 51x2\nhand 0 12"));
    let events = game.play("build 12");
    assert_eq!((game.value(12), game.flag(12)), (13, Some(Flag::Almeria)));
    assert_eq!(game.flag(50), Some(Flag::Cadiz));
    assert!(
        events.iter().any(|event| matches!(event, Event::VillaUpgraded { flag: Flag::Cadiz, value: 6, .. }))
    );
}

/// C-17: when several villas wait, the player on turn chooses.
#[test]
fn of_several_waiting_villas_the_player_on_turn_chooses() {
    let mut game = table(&eight_castles("stones 50x2 51x2 60x3 65 66 67 68 69\nhand 0 12"));
    game.play("build 12");
    assert_eq!(game.0.step(), Step::Crest);
    assert_eq!(game.moves(), set(["crest 50", "crest 60", "crest 65"]));
    let again = serde_json::from_value::<BigBoss>(serde_json::to_value(&game.0).unwrap());
    assert_eq!(again.unwrap(), game.0, "a file may wait for this choice");
    assert_eq!(game.refusal("crest 51"), "no-waiting-villa villa=51: C-17");
    assert_eq!(game.refusal("crest 10"), "no-waiting-villa villa=10: C-17");
    assert_eq!(game.refusal("done"), "crest-first: C-17");
    assert_eq!(game.money(0), 30, "the income comes after the crest");
    game.play("crest 60");
    assert_eq!((game.flag(50), game.flag(60), game.flag(65)), (None, Some(Flag::Cadiz), None));
    assert_eq!((game.money(0), game.moves()), (43, set(["baron 12", "grande 12", "done"])));
}

/// C-17: the choice stands after the one of C-25.
#[test]
fn a_merger_can_ask_for_both_choices() {
    let mut game = table(&eight_castles("stones 50x2 51x2 60x3\nhand 0 12\nnobles 1 baron 10"));
    game.play("build 12");
    assert_eq!(game.moves(), set(["keep almeria", "keep cadiz"]));
    game.play("keep cadiz");
    assert_eq!((game.money(1), game.moves()), (36, set(["crest 50", "crest 60"])));
    game.play("crest 50");
    assert_eq!((game.flag(12), game.flag(50)), (Some(Flag::Cadiz), Some(Flag::Almeria)));
}
