//! What somebody may know.

use big_boss::BigBoss;
use tabletop::{Care, Game, Rng};

use crate::support::table::{field, seat, table};

/// C-4: which build cards are in hand is secret, how many is not.
#[test]
fn a_hand_is_seen_by_its_owner_only_and_counted_by_all() {
    let game = table("money 30 31\nhand 0 1 2 3\nhand 1 4 5\ntowers 1 2");
    for viewer in [Some(seat(0)), Some(seat(1)), None] {
        let view = game.0.view(viewer);
        assert_eq!((view.players[0].hand_count, view.players[1].hand_count), (3, 2));
        assert_eq!((view.players[0].towers, view.players[1].towers), (0, 2));
        assert_eq!((view.players[0].money.0, view.players[1].money.0), (30, 31));
        for number in 0..2 {
            let shown = view.players[usize::from(number)].hand.is_some();
            assert_eq!(shown, viewer == Some(seat(number)));
        }
    }
    let own = game.0.view(Some(seat(1)));
    assert_eq!(own.players[1].hand, Some(vec![field(4), field(5)]));
}

/// C-9: a card taken from the open ones was seen by all, and stays where it is when the rest is dealt anew.
#[test]
fn dealing_anew_respects_what_everybody_saw() {
    let mut game = table("money 30 30\nhand 0 1 2 3\nhand 1 4 5\nopen 10 11 12 13 14 15");
    game.play("buy 12");
    let mut moved = false;
    for seed in 0..20 {
        let other = game.0.redeal_hidden(Some(seat(1)), &mut Rng::new(seed));
        assert!(other.cards().has(seat(0), field(12)));
        assert_eq!(other.cards().hand(seat(0)).len(), 4);
        assert_eq!(other.cards().hand(seat(1)), game.0.cards().hand(seat(1)));
        moved |= other.cards().hand(seat(0)) != game.0.cards().hand(seat(0));
    }
    assert!(moved);
    let view = serde_json::to_string(&game.0.view(Some(seat(1)))).unwrap();
    assert!(!view.contains("seen"), "the table does not remember for the players");
}

#[test]
fn a_view_says_what_the_game_would_bring_now() {
    let game = table("money 30 31\nstones 5x2 6\nnobles 0 grande 5\nnobles 1 baron 6");
    let view = game.0.view(None);
    let [first, second] = [&view.players[0].count, &view.players[1].count];
    assert_eq!((first.noble_pay.0, first.bonus.0, first.total.0), (8, 30, 68));
    assert_eq!((second.high_nobles, second.total.0), (0, 35));
}

/// C-9, C-14, C-20: what somebody may want with a thing, and which moves are confirmed.
#[test]
fn things_are_asked_about_and_costly_moves_confirmed() {
    let game = table("money 40 40\nstones 5x2 6\nnobles 0 grande 5\nopen 40");
    let about = |thing: &str| -> Vec<String> {
        game.0.moves_about(seat(0), thing).iter().map(ToString::to_string).collect()
    };
    assert_eq!(about("card 8"), ["build 8", "found 8 7-9"]);
    assert_eq!(
        (about("pile tower"), about("noble baron")),
        (vec!["buy tower".into()], vec!["baron 5".into()])
    );
    assert_eq!(about("piece bridge"), Vec::<String>::new(), "there are none in this box");
    let care = |notation: &str| BigBoss::care(&notation.parse().expect("a move"));
    assert_eq!(["withdraw 5", "buy 40", "buy pile", "buy tower"].map(care), [Care::Confirmed; 4]);
    assert_eq!(["build 8", "baron 5"].map(care), [Care::Free; 2]);
}
