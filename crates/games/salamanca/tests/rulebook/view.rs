//! What the table shows, and what can be counted there.

use std::collections::BTreeSet;

use salamanca::{Event, Main, Move, Options, Salamanca, Space, StepName, TurnView};
use serde_json::json;
use tabletop::{Deal, Event as _, Game, Rng, Seat, Silent};

use crate::support::position::Position;
use crate::support::{cell, play, seat};

fn second_turn(grid: &str) -> Salamanca {
    Position::new(3).grid(grid).display(&["la fi la"]).turn(&[(1, 8), (0, 7), (2, 3)], 2).read()
}

// S-13, S-14, S-16, S-27: the turn, who leads, and what is still to come.
#[test]
fn the_round_is_shown() {
    let game = second_turn("ca/0 la");
    let view = game.view(None);
    let turn = view.turn.expect("a turn");
    assert_eq!((turn.seat, turn.card, turn.number, turn.is_last), (seat(0), 7, 2, false));
    assert!(view.leader.is_some());
    assert_eq!(Position::new(2).read().view(None).leader, None, "with two players nobody leads");
    let begun = Position::new(3).read();
    assert_eq!((begun.view(None).tiles_to_come, begun.tiles_to_come()), (65, 65), "S-2: all of them");
    assert_eq!(begun.view(None).turn, None, "cards are played first");
}

// S-5: a seat that this table does not have sees what a spectator sees.
#[test]
fn a_seat_beyond_the_table_is_a_spectator() {
    let game = second_turn("ca/0 la");
    assert_eq!(game.view(Some(seat(3))), game.view(None));
}

// S-27: cards that are chosen and lie face down are not counted as the hand.
#[test]
fn chosen_cards_are_no_longer_in_hand() {
    let table = || Position::new(2).hand(0, &[1, 2, 3, 4]);
    let sizes = |position: Position| {
        let view = position.read().view(None);
        view.players.iter().map(|player| player.hand_size).collect::<Vec<_>>()
    };
    let (whole, chosen) = (table(), table().chosen(json!([[1, 2], null])));
    assert_eq!((sizes(whole), sizes(chosen)), (vec![4, 4], vec![2, 4]));
}

// S-8, S-13, S-16, S-17, S-20: what programs count.
#[test]
fn turns_tiles_and_areas_can_be_counted() {
    let mut game = second_turn("ca/0 la la2 . fi");
    let turns: Vec<_> = game.turns_to_come().map(|played| (played.seat, played.card)).collect();
    assert_eq!(turns, [(seat(0), 7), (seat(2), 3)]);
    assert_eq!(Position::new(3).read().turns_to_come().count(), 0, "before the turns there are none");
    let space: Space = "a".parse().expect("a space");
    let mut tiles: Vec<String> = game.tiles_to_take(space).map(|tile| tile.to_string()).collect();
    tiles.sort();
    assert_eq!(tiles, ["field", "lake", "lake"]);
    assert_eq!(game.main_action(), Main::None);
    let board = game.board();
    let castle = board.building_at(cell("a1")).expect("a castle");
    let lakes: Vec<_> = board.area_tiles(castle, cell("a1")).iter().map(|one| one.to_string()).collect();
    assert_eq!(lakes, ["b1", "c1"]);
    let (area, all) = board.area_and_tiles(castle, cell("a1"));
    assert_eq!((area, all), (board.area(castle, cell("a1")), board.area_tiles(castle, cell("a1"))));
    let plagued = second_turn("ca/0 la!poison la2 . fi");
    let (area, all) = plagued.board().area_and_tiles(castle, cell("a1"));
    assert_eq!(
        (area.landscape, all.len()),
        (0, 2),
        "the plague cuts off, and the tiles are there all the same"
    );
    play(&mut game, 0, "take a");
    assert_eq!((game.main_action(), game.fresh().is_empty()), (Main::Tiles, true));
}

// S-9 to S-12, S-30: where one board differs from another.
#[test]
fn boards_are_compared_cell_by_cell() {
    let changed = |one: &str, other: &str| {
        let cells = second_turn(one).board().changed_cells(second_turn(other).board());
        cells.iter().map(|one| one.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(changed("ca/0 la la2 . fi", "ca/0 la la2 . fi"), Vec::<String>::new());
    assert_eq!(changed("ca/0 la la3 . fi", "ca/0 la la3 . fi"), Vec::<String>::new());
    assert_eq!(changed("ca/0 la la2 . fi", "ca/0 la la3 . la"), ["c1", "e1"]);
    assert_eq!(changed("ca/0 la la . fi", "fa/0 la la2 . fi"), ["a1", "c1"]);
    assert_eq!(changed("ca/0 la la . fi", "ca/0 la la3 fi fi"), ["c1", "d1"]);
    assert_eq!(changed("ca/0 la!rat la . fi", "ca/0 la la!rat . fi"), ["b1", "c1"]);
}

// S-13, S-16, S-20: which events tell something new.
#[test]
fn some_events_tell_something_new() {
    let mut game = second_turn("ca/0 la");
    let taken = play(&mut game, 0, "take a");
    assert!(!taken.iter().any(Event::is_new_information));
    let mut game = Position::new(3).read();
    let first = game.status().waiting().first().expect("somebody");
    let mut game_moves = Vec::new();
    game.legal_moves(first, &mut game_moves);
    let played = play(&mut game, u8::from(first), &game_moves[0].to_string());
    assert!(played.iter().any(Event::is_new_information), "a card that was hidden lies open");
}

/// What the moves say that is to be decided.
fn step_of(moves: &[Move], is_last: bool) -> StepName {
    let has = |is_kind: fn(&Move) -> bool| moves.iter().any(is_kind);
    if has(|mv| matches!(mv, Move::Card { .. })) {
        StepName::PlayCards
    } else if has(|mv| matches!(mv, Move::Cards { .. })) {
        StepName::ChooseTwo
    } else if has(|mv| matches!(mv, Move::Swap { .. })) {
        StepName::Swap
    } else if has(|mv| matches!(mv, Move::Lay { .. })) {
        StepName::Lay
    } else if has(|mv| matches!(mv, Move::Claim { .. })) {
        StepName::Claim
    } else if has(|mv| matches!(mv, Move::End)) {
        StepName::GoOn
    } else if is_last {
        StepName::LastTurn
    } else {
        StepName::Turn
    }
}

/// The step that a seat is told, what the card and a sale may do, and the same as the moves of that seat have it.
fn told_and_true(game: &Salamanca, mover: Seat) -> [(StepName, bool, bool); 2] {
    let mut moves = Vec::new();
    game.legal_moves(mover, &mut moves);
    let view = game.view(Some(mover));
    let turn = view.turn.as_ref();
    let may = |fact: fn(&TurnView) -> bool| turn.is_some_and(fact);
    let is_special = |mv: &Move| matches!(mv, Move::Plague { .. } | Move::Look { .. });
    let has_sale = moves.iter().any(|mv| matches!(mv, Move::Sell { .. }));
    [
        (view.step, may(|turn| turn.special_action.is_some()), may(|turn| turn.may_sell)),
        (step_of(&moves, may(|turn| turn.is_last)), moves.iter().any(is_special), has_sale),
    ]
}

// S-14, S-17, S-20, S-21, S-22, S-25, S-27, S-30, S-31: what is to be decided is told as it can be done, in whole games.
#[test]
fn the_step_that_is_told_is_that_of_the_moves() {
    let mut steps = BTreeSet::new();
    for (seats, seed) in (2..=5).flat_map(|seats| (0..8).map(move |seed| (seats, seed))) {
        let (mut rng, mut buffer) = (Rng::new(seed), Vec::new());
        let mut game = Salamanca::start(seats, &Options::default(), Deal::random(&mut rng)).expect("a game");
        while let Some(mover) = game.status().waiting().first() {
            let [told, is_true] = told_and_true(&game, mover);
            assert_eq!(told, is_true, "{seats} seats, seed {seed}");
            // The others know it too, but for what only the money tells.
            let others = if told.0 == StepName::Claim { StepName::GoOn } else { told.0 };
            for viewer in Seat::all(seats).filter(|seat| *seat != mover).map(Some).chain([None]) {
                assert_eq!(game.view(viewer).step, others, "{seats} seats, seed {seed}");
            }
            steps.insert(format!("{:?}", told.0));
            let mv = game.random_move(mover, &mut rng, &mut buffer).expect("a move");
            game.play(mover, &mv, &mut Silent);
        }
        assert_eq!(game.view(None).step, StepName::Finished);
    }
    assert_eq!(steps.len(), 8, "all steps but the end were seen: {steps:?}");
}

// S-5, S-21: a claim that has to be paid would tell the others who has the money for it.
#[test]
fn nobody_else_is_told_that_a_claim_can_be_paid() {
    let table = |money: u16| {
        let position = Position::new(3).grid("ca/0 la . fa/0 . fa/0").display(&["mo"]).money(&[money, 0, 0]);
        let mut game = position.turn(&[(0, 8), (1, 7), (2, 3)], 1).read();
        play(&mut game, 0, "take a");
        play(&mut game, 0, "lay monastery i8");
        play(&mut game, 0, "sell d1");
        game
    };
    let (rich, poor) = (table(2), table(1));
    let step = |game: &Salamanca, viewer: Option<u8>| game.view(viewer.map(seat)).step;
    assert_eq!((step(&rich, Some(0)), step(&poor, Some(0))), (StepName::Claim, StepName::GoOn));
    for viewer in [Some(1), Some(2), None] {
        assert_eq!((step(&rich, viewer), step(&poor, viewer)), (StepName::GoOn, StepName::GoOn));
    }
}
