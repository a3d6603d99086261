//! 3. Build up power: the order of the turns and what a turn may hold.

use salamanca::{Options, Salamanca, Step};
use tabletop::{Deal, Game, Rng, Silent};

use crate::support::position::Position;
use crate::support::{kinds, moves, play, play_all, refused, seat};

fn order_after(table: &[(u8, u8)], last: (u8, u8)) -> Vec<u8> {
    let mut game = Position::new(4).played(table).hand(last.0, &with(last.1)).read();
    play(&mut game, last.0, &format!("card {}", last.1));
    game.table().iter().map(|played| played.card).collect()
}

/// A hand with this card and others that are easily spared.
fn with(card: u8) -> [u8; 4] {
    [card, 2, 3, 3]
}

// S-16
#[test]
fn turns_come_in_descending_order_of_the_cards() {
    assert_eq!(order_after(&[(0, 5), (1, 8), (2, 1)], (3, 7)), [8, 7, 5, 1]);
}

// S-16: the 5 as lowest card.
#[test]
fn the_five_begins_when_it_is_the_lowest_card() {
    assert_eq!(order_after(&[(0, 7), (1, 5), (2, 6)], (3, 8)), [5, 8, 7, 6]);
    assert_eq!(order_after(&[(0, 7), (1, 5), (2, 6)], (3, 4)), [7, 6, 5, 4], "the other side");
}

fn grid() -> Position {
    Position::new(3).grid("fa/0 fi . fa/1 fi . ca/2 la mo").display(&["la", "ca", "vi"]).money(&[5, 5, 5])
}

// S-17: A, B, C or nothing.
#[test]
fn a_turn_begins_with_a_or_b_or_c_or_passes() {
    let game = grid().turn(&[(0, 6), (1, 4), (2, 2)], 1).read();
    assert_eq!(
        moves(&game, 0),
        ["conde d1", "conde g1", "pass", "swap 1", "swap 2", "take a", "take b", "take c"]
    );
    assert!(moves(&game, 1).is_empty() && moves(&game, 2).is_empty());
    assert_eq!(refused(&game, 1, "take a"), ("S-16", "not-your-turn"));
    assert_eq!(refused(&game, 0, "end"), ("S-17", "pass-instead"));
    assert_eq!(refused(&game, 0, "card 3"), ("S-14", "cards-are-played"));
}

// S-17: only 1, 2, 3, 4 and 6 can do something.
#[test]
fn the_other_cards_have_no_special_action() {
    for card in [5, 7, 8] {
        let table = if card == 5 { [(1, 8), (0, 5), (2, 2)] } else { [(0, card), (1, 4), (2, 2)] };
        let number = if card == 5 { 2 } else { 1 };
        let game = grid().turn(&table, number).read();
        assert_eq!(kinds(&game, 0), "conde pass take", "card {card}");
        assert_eq!(refused(&game, 0, "plague b1"), ("S-17", "card-sets-no-plague"));
        assert_eq!(refused(&game, 0, "swap 1"), ("S-17", "card-swaps-not"));
    }
}

// S-17: A and B never go together, not even for the last.
#[test]
fn laying_tiles_and_setting_the_conde_never_go_together() {
    let mut game = grid().turn(&[(1, 7), (2, 4), (0, 2)], 3).read();
    play(&mut game, 0, "take a");
    assert_eq!(refused(&game, 0, "conde d1"), ("S-17", "already-tiles"));
    assert_eq!(refused(&game, 0, "take b"), ("S-17", "already-tiles"));
    let mut game = grid().turn(&[(1, 7), (2, 4), (0, 2)], 3).read();
    play(&mut game, 0, "conde d1");
    assert_eq!(refused(&game, 0, "take a"), ("S-17", "already-conde"));
    assert_eq!(refused(&game, 0, "sell a1"), ("S-17", "already-conde"));
    assert_eq!(refused(&game, 0, "conde g1"), ("S-17", "already-conde"));
}

// S-17: not the last: one action only.
#[test]
fn whoever_is_not_last_has_one_action() {
    let mut game = grid().turn(&[(0, 4), (1, 3), (2, 2)], 1).read();
    play(&mut game, 0, "take a");
    assert_eq!(refused(&game, 0, "plague a1"), ("S-17", "special-only-last"));
    assert_eq!(kinds(&game, 0), "lay sell");
    let mut game = grid().turn(&[(0, 4), (1, 3), (2, 2)], 1).read();
    play(&mut game, 0, "plague a1");
    assert_eq!(game.status().waiting().first(), Some(seat(1)), "S-25: the turn is over");
}

// S-17, S-25: the last has C before A, in the middle of it, or after it.
#[test]
fn the_last_player_has_the_special_action_at_any_moment_of_action_a() {
    let sequences: [&[&str]; 4] = [
        &["plague b1", "take a", "lay lake a3", "sell a1", "end"],
        &["take a", "plague b1", "lay lake a3", "sell a1", "end"],
        &["take a", "lay lake a3", "plague b1", "sell a1", "end"],
        &["take a", "lay lake a3", "sell a1", "plague b1", "end"],
    ];
    for sequence in sequences {
        let mut game = grid().turn(&[(1, 7), (2, 4), (0, 2)], 3).read();
        play_all(&mut game, 0, sequence);
        assert_eq!(game.step(), salamanca::Step::PlayCards, "{sequence:?}");
    }
}

// S-17: C once a turn.
#[test]
fn the_special_action_is_done_once() {
    let mut game = grid().turn(&[(1, 7), (2, 4), (0, 2)], 3).read();
    play_all(&mut game, 0, &["plague b1", "take a"]);
    assert_eq!(refused(&game, 0, "plague e1"), ("S-17", "special-done"));
    assert_eq!(kinds(&game, 0), "lay sell");
}

// S-17, S-25: B and C for the last, in both orders; the turn ends when nothing is left to choose.
#[test]
fn the_last_player_has_the_special_action_and_the_conde() {
    let mut game = grid().turn(&[(1, 7), (2, 4), (0, 2)], 3).read();
    play(&mut game, 0, "conde d1");
    assert_eq!(moves(&game, 0), ["end", "plague b1", "plague e1", "plague h1"]);
    play(&mut game, 0, "plague h1");
    assert_eq!(game.step(), salamanca::Step::PlayCards);
    let mut game = grid().turn(&[(1, 7), (2, 4), (0, 2)], 3).read();
    play(&mut game, 0, "plague h1");
    assert_eq!(kinds(&game, 0), "conde end take");
    play(&mut game, 0, "conde d1");
    assert_eq!(game.step(), salamanca::Step::PlayCards);
}

// S-25: the last player may end after C or B alone.
#[test]
fn the_last_player_can_end_after_one_action() {
    for first in ["plague h1", "conde d1"] {
        let mut game = grid().turn(&[(1, 7), (2, 4), (0, 2)], 3).read();
        play_all(&mut game, 0, &[first, "end"]);
        assert_eq!(game.step(), salamanca::Step::PlayCards);
    }
}

// S-25: without room for C the turn of the last ends by itself after B; with an empty display after C.
#[test]
fn a_turn_without_action_a_ends_when_nothing_is_left_to_choose() {
    let mut game = grid().turn(&[(0, 5), (1, 7), (2, 6)], 3).read();
    play(&mut game, 2, "conde a1");
    assert_eq!(kinds(&game, 2), "end swap", "the 6 is last and still has its action");
    let mut game = grid().turn(&[(0, 5), (1, 8), (2, 7)], 3).read();
    play(&mut game, 2, "conde a1");
    assert_eq!(game.step(), salamanca::Step::PlayCards, "the 7 is last and has none");
    let mut game = grid().turn(&[(0, 5), (1, 8), (2, 7)], 2).read();
    play(&mut game, 1, "conde a1");
    assert_eq!(game.status().waiting().first(), Some(seat(2)), "not the last: B alone is the turn");
    let mut game = Position::new(3).grid("fa/0 fi").turn(&[(1, 7), (2, 4), (0, 2)], 3).read();
    play(&mut game, 0, "plague b1");
    assert_eq!(game.step(), salamanca::Step::PlayCards, "nothing to take and no building for the conde");
}

// S-25: a turn with A ends when the player says so, and not before all tiles are laid.
#[test]
fn a_turn_with_tiles_ends_when_the_player_says_so() {
    let mut game = Position::new(3).display(&["la"]).turn(&[(0, 8), (1, 7), (2, 3)], 1).read();
    play(&mut game, 0, "take a");
    assert_eq!(refused(&game, 0, "end"), ("S-25", "tiles-to-lay"));
    assert_eq!(refused(&game, 0, "pass"), ("S-17", "end-instead"));
    play(&mut game, 0, "lay lake c4");
    assert_eq!(moves(&game, 0), ["end"]);
    play(&mut game, 0, "end");
    assert_eq!(game.status().waiting().first(), Some(seat(1)));
}

// S-17, S-25: what programs that play ask instead of playing a move.
#[test]
fn only_a_move_that_may_end_the_round_ends_it() {
    let (mut ended, mut went_on) = (0, 0);
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        let mut rng = Rng::new(seed);
        let mut game =
            Salamanca::start(seats, &Options::default(), Deal::from_seed(seed)).expect("a good game");
        while let Some(seat) = game.status().waiting().first() {
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            for mv in moves.iter().filter(|_| game.step() != Step::PlayCards) {
                let mut next = game.clone();
                next.play(seat, mv, &mut Silent);
                let is_over = next.round() != game.round() || next.step() == Step::Finished;
                assert!(!is_over || game.may_end_round(*mv), "{mv}");
                ended += u32::from(is_over);
                went_on += u32::from(!game.may_end_round(*mv));
            }
            let mv = game.random_move(seat, &mut rng, &mut moves).expect("a move");
            game.play(seat, &mv, &mut Silent);
        }
    }
    assert!(ended > 100 && went_on > 10_000, "both happen: {ended} and {went_on}");
}
