//! The game for two.

use salamanca::{Event, Salamanca, Step};
use tabletop::{Event as _, Game, Seat};

use crate::support::position::Position;
use crate::support::{after, kinds, money, moves, play, play_all, refused, seat};

fn choosing(first: &[u8]) -> Salamanca {
    Position::new(2).grid("fa/0 fi . ca/1 la").display(&["la", "fo", "vi", "mo"]).hand(0, first).read()
}

fn order(game: &Salamanca) -> Vec<(usize, u8)> {
    game.table().iter().map(|played| (played.seat.index(), played.card)).collect()
}

// S-27: both are waited for at once; any two cards of the hand.
#[test]
fn both_choose_two_cards_at_once() {
    let game = choosing(&[1, 3, 6, 8]);
    assert_eq!(game.status().waiting().len(), 2);
    assert_eq!(
        moves(&game, 0),
        ["cards 1 3", "cards 1 6", "cards 1 8", "cards 3 6", "cards 3 8", "cards 6 8"]
    );
    assert_eq!(
        moves(&game, 1),
        ["cards 2 4", "cards 2 5", "cards 2 7", "cards 4 5", "cards 4 7", "cards 5 7"]
    );
    assert_eq!(refused(&game, 0, "cards 1 2"), ("S-27", "no-such-card"));
    assert_eq!(refused(&game, 0, "card 1"), ("S-27", "choose-cards-first"));
    assert_eq!(refused(&game, 0, "take a"), ("S-27", "choose-cards-first"));
}

// S-27: the lower card is named first; either order reads.
#[test]
fn the_order_of_the_two_cards_says_nothing() {
    assert_eq!("cards 6 3".parse::<salamanca::Move>(), "cards 3 6".parse());
    assert!("cards 3 3".parse::<salamanca::Move>().is_err());
}

// S-27: who has chosen waits, and the other sees only that.
#[test]
fn a_choice_stays_unseen_until_both_have_chosen() {
    let mut game = choosing(&[1, 3, 6, 8]);
    let events = play(&mut game, 0, "cards 3 6");
    assert_eq!(game.status().waiting().iter().collect::<Vec<Seat>>(), [seat(1)]);
    assert_eq!(refused(&game, 0, "cards 1 8"), ("S-27", "already-chosen"));
    let unseen = Event::CardsChosen { seat: seat(0), cards: None };
    assert_eq!(events[0].seen_by(Some(seat(1))), Some(unseen.clone()));
    assert_eq!(events[0].seen_by(None), Some(unseen));
    assert_eq!(events[0].seen_by(Some(seat(0))), Some(events[0].clone()));
    assert_eq!(game.view(Some(seat(0))).chosen, Some([3, 6]));
    // What the other sees is the same whatever was chosen.
    let mut twin = choosing(&[1, 3, 6, 8]);
    play(&mut twin, 0, "cards 1 8");
    for viewer in [Some(seat(1)), None] {
        assert_eq!(game.view(viewer), twin.view(viewer));
        assert!(game.view(viewer).players[0].has_chosen);
    }
    assert_eq!(moves(&game, 1), moves(&twin, 1));
    let mv = "cards 3 6".parse().expect("a move");
    assert_eq!(game.why_not(seat(1), &mv), twin.why_not(seat(1), &mv));
}

// S-27, S-16, Example A of the book: Carmen (0) has 6 and 3, Antonio (1) has 8 and 2.
#[test]
fn four_turns_follow_in_descending_order() {
    let mut game = choosing(&[1, 3, 6, 7]);
    play(&mut game, 1, "cards 2 8");
    let events = play(&mut game, 0, "cards 3 6");
    assert!(events.contains(&Event::CardsRevealed { seat: seat(1), cards: vec![2, 8] }));
    assert_eq!(order(&game), [(1, 8), (0, 6), (0, 3), (1, 2)]);
    assert_eq!(kinds(&game, 1), "conde pass take", "Antonio with the 8: A or B");
    play(&mut game, 1, "pass");
    assert_eq!(kinds(&game, 0), "conde pass swap take", "Carmen with the 6: A, B or C");
    play(&mut game, 0, "take a");
    assert_eq!(kinds(&game, 0), "lay sell", "but only one of them");
    play_all(&mut game, 0, &["lay lake i8", "end"]);
    assert_eq!(kinds(&game, 0), "conde pass plague take", "Carmen again with the 3");
    play(&mut game, 0, "pass");
    play(&mut game, 1, "plague b1");
    assert_eq!(kinds(&game, 1), "conde end take", "Antonio, last: C and in addition A or B");
}

// S-27, S-16, Example B of the book: Carmen (0) has 8 and 6, Antonio (1) has 7 and 5, the lowest.
#[test]
fn the_five_as_lowest_card_begins() {
    let mut game = choosing(&[1, 3, 6, 8]);
    play(&mut game, 0, "cards 6 8");
    play(&mut game, 1, "cards 5 7");
    assert_eq!(order(&game), [(1, 5), (0, 8), (1, 7), (0, 6)]);
    for index in [1, 0, 1] {
        assert_eq!(kinds(&game, index), "conde pass take");
        play(&mut game, index, "pass");
    }
    assert_eq!(kinds(&game, 0), "conde pass swap take");
    play(&mut game, 0, "conde d1");
    assert_eq!(kinds(&game, 0), "end swap");
}

// S-28, S-24: claimed in the first turn, not sold in the second.
#[test]
fn a_building_claimed_in_the_first_turn_cannot_be_sold_in_the_second() {
    let mut game = Position::new(2)
        .grid("fa/0")
        .display(&["ca", "la"])
        .turn(&[(0, 8), (0, 7), (1, 3), (1, 2)], 1)
        .read();
    play_all(&mut game, 0, &["take a", "lay castle i8", "claim i8", "end", "take b"]);
    assert_eq!(after(&game, 0, "sell"), "a1");
    assert_eq!(refused(&game, 0, "sell i8"), ("S-24", "claimed-this-round"));
}

// S-28, S-24: enlarged by a fertile tile in the first turn, not sold in the second.
#[test]
fn a_building_enlarged_in_the_first_turn_cannot_be_sold_in_the_second() {
    let mut game = Position::new(2)
        .grid("fa/0 . . fa/0")
        .display(&["pa2", "la"])
        .turn(&[(0, 8), (0, 7), (1, 3), (1, 2)], 1)
        .read();
    play_all(&mut game, 0, &["take a", "lay pasture2 b1", "end", "take b"]);
    assert_eq!(after(&game, 0, "sell"), "d1");
    assert_eq!(refused(&game, 0, "sell a1"), ("S-24", "enlarged-this-round"));
}

// S-28: a squire freed in the first turn is in supply, and free, in the second.
#[test]
fn a_squire_freed_in_the_first_turn_is_free_in_the_second() {
    let mut game = Position::new(2)
        .grid("fa/0 . fa/0 . fa/0")
        .display(&["la", "mo"])
        .turn(&[(0, 8), (0, 7), (1, 3), (1, 2)], 1)
        .read();
    play_all(&mut game, 0, &["take a", "lay lake i8", "sell a1", "end"]);
    play_all(&mut game, 0, &["take b", "lay monastery i1", "claim i1"]);
    assert_eq!(money(&game), [2, 0]);
}

// S-29
#[test]
fn both_played_cards_go_to_the_opponent() {
    let mut game =
        Position::new(2).turn(&[(0, 8), (0, 7), (1, 3), (1, 2)], 4).hand(0, &[1, 4]).hand(1, &[5, 6]).read();
    play(&mut game, 1, "pass");
    assert_eq!(game.hand(seat(0)).iter().collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(game.hand(seat(1)).iter().collect::<Vec<_>>(), [5, 6, 7, 8]);
    assert_eq!(game.step(), Step::PlayCards);
    assert_eq!(game.status().waiting().len(), 2, "nobody leads");
}

// S-27: only the fourth turn has C in addition to A or B, also when one player has the last two.
#[test]
fn only_the_fourth_turn_is_the_last() {
    let mut game = Position::new(2)
        .grid("fi fi")
        .display(&["la", "la"])
        .turn(&[(0, 8), (0, 7), (1, 3), (1, 2)], 3)
        .read();
    play(&mut game, 1, "take a");
    assert_eq!(refused(&game, 1, "plague a1"), ("S-17", "special-only-last"));
    play_all(&mut game, 1, &["lay lake i8", "end", "take b", "plague a1"]);
}

// S-27: what a program can ask for and the notation cannot say.
#[test]
fn two_cards_must_differ_and_the_lower_one_comes_first() {
    let game = choosing(&[1, 3, 6, 8]);
    let why = |card, second| {
        let refused = game.why_not(seat(0), &salamanca::Move::Cards { card, second });
        refused.err().map(|refusal| (refusal.rule, refusal.message.key))
    };
    assert_eq!(why(3, 6), None);
    for (card, second) in [(3, 3), (6, 3)] {
        assert_eq!(why(card, second), Some(("S-27", "two-different-cards")), "{card} and {second}");
    }
}

// S-27: somebody who does not play is not told that they have chosen.
#[test]
fn a_seat_beyond_the_table_has_chosen_nothing() {
    let mut game = choosing(&[1, 3, 6, 8]);
    play(&mut game, 0, "cards 3 6");
    assert_eq!(refused(&game, 0, "cards 1 8"), ("S-27", "already-chosen"));
    assert_eq!(refused(&game, 2, "cards 1 8"), ("S-14", "not-your-card"));
}
