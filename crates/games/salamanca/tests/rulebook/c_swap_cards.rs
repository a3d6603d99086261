//! Action C with card 6: look at a hand and swap a card.

use salamanca::{Event, Step};
use tabletop::{Event as _, Game};

use crate::support::position::Position;
use crate::support::{moves, play, refused, seat};

/// Seat 0 has the 6 and acts first: with C alone its turn ends.
fn six() -> Position {
    Position::new(3)
        .turn(&[(0, 6), (1, 4), (2, 3)], 1)
        .hand(0, &[1, 1, 5, 8])
        .hand(1, &[2, 5, 6, 8])
        .hand(2, &[2, 3, 4, 7])
}

// S-31: choosing the player shows the hand, and then the swap is compulsory.
#[test]
fn choosing_a_player_shows_the_hand_and_the_swap_is_compulsory() {
    let mut game = six().read();
    assert_eq!(moves(&game, 0), ["pass", "swap 1", "swap 2"]);
    assert_eq!(refused(&game, 0, "swap 0"), ("S-31", "swap-with-self"));
    assert_eq!(refused(&game, 0, "swap 3"), ("S-31", "nobody-there"));
    assert_eq!(refused(&game, 0, "swap take 2 give 1"), ("S-31", "look-first"));
    assert_eq!(game.view(Some(seat(0))).hand_in_sight, None);
    play(&mut game, 0, "swap 1");
    assert_eq!(game.step(), Step::Swap);
    assert_eq!(game.view(Some(seat(0))).hand_in_sight, Some(vec![2, 5, 6, 8]));
    assert_eq!(game.view(Some(seat(2))).hand_in_sight, None);
    assert_eq!(refused(&game, 0, "pass"), ("S-31", "swap-compulsory"));
    assert_eq!(refused(&game, 0, "swap 2"), ("S-31", "swap-compulsory"));
}

// S-31: one card of each hand; the card given may have the value of the one taken, but not be it.
#[test]
fn every_card_of_the_one_hand_can_be_swapped_for_every_card_of_the_other() {
    let mut game = six().read();
    play(&mut game, 0, "swap 1");
    let mut expected: Vec<String> = Vec::new();
    for take in [2, 5, 6, 8] {
        for give in [1, 5, 8] {
            expected.push(format!("swap take {take} give {give}"));
        }
    }
    assert_eq!(
        moves(&game, 0),
        expected,
        "5 for 5 and 8 for 8 too, but not 2 for 2: that is the card just taken"
    );
    assert_eq!(refused(&game, 0, "swap take 2 give 2"), ("S-31", "no-such-card"));
    assert_eq!(refused(&game, 0, "swap take 7 give 1"), ("S-31", "card-not-there"));
    play(&mut game, 0, "swap take 8 give 1");
    assert_eq!(game.hand(seat(0)).iter().collect::<Vec<_>>(), [1, 5, 8, 8]);
    assert_eq!(game.hand(seat(1)).iter().collect::<Vec<_>>(), [1, 2, 5, 6]);
}

// S-31: the played 6 stays on the table, and S-25: the turn ends with C.
#[test]
fn the_played_six_stays_on_the_table() {
    let mut game = six().read();
    play(&mut game, 0, "swap 1");
    assert_eq!(refused(&game, 0, "swap take 5 give 6"), ("S-31", "no-such-card"));
    play(&mut game, 0, "swap take 6 give 8");
    assert_eq!(game.table()[0].card, 6);
    assert_eq!(game.status().waiting().first(), Some(seat(1)));
}

// S-31: all see who swaps with whom, only the two learn what.
#[test]
fn only_the_two_learn_what_was_swapped() {
    let mut game = six().read();
    let look = play(&mut game, 0, "swap 1").remove(0);
    let swap = play(&mut game, 0, "swap take 8 give 1").remove(0);
    let unseen_look = Event::HandLookedAt { seat: seat(0), other: seat(1), cards: None };
    let unseen_swap = Event::CardsSwapped { seat: seat(0), other: seat(1), taken: None, given: None };
    for viewer in [Some(seat(2)), None] {
        assert_eq!(look.seen_by(viewer), Some(unseen_look.clone()));
        assert_eq!(swap.seen_by(viewer), Some(unseen_swap.clone()));
    }
    for viewer in [seat(0), seat(1)] {
        assert_eq!(look.seen_by(Some(viewer)), Some(look.clone()));
        assert_eq!(swap.seen_by(Some(viewer)), Some(swap.clone()));
    }
}

// S-17, S-31: the last player swaps in the middle of action A.
#[test]
fn the_last_player_swaps_between_laying_and_selling() {
    let mut game = Position::new(3)
        .grid("ca/0")
        .display(&["la"])
        .turn(&[(1, 8), (2, 7), (0, 6)], 3)
        .hand(0, &[1, 1, 5, 8])
        .read();
    play(&mut game, 0, "take a");
    play(&mut game, 0, "swap 2");
    let swap = moves(&game, 0)[0].clone();
    crate::support::play_all(&mut game, 0, &[&swap, "lay lake b1", "sell a1", "end"]);
    assert_eq!(crate::support::money(&game), [4, 0, 0]);
}
