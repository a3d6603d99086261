//! The rules a second time, plainly, from RULES.md and the dump alone: at every step of lively games they give the same moves, and every
//! move leads both to the same position.

mod moves;
mod position;
#[path = "../support/mod.rs"]
mod support;

use std::collections::BTreeSet;

use moves::TurnCards;
use position::PlainPosition;
use support::lively_move;
use tabletop::{Deal, Game, Random, Rng};
use toledo::{Event, Move, Options, StepName, Tile, Toledo};

fn check_moves(game: &Toledo, turn: &TurnCards) {
    let mut legal = Vec::new();
    game.legal_moves(game.turn(), &mut legal);
    let listed: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
    let expected = moves::legal_moves(&PlainPosition::read(&dump(game)), turn);
    assert_eq!(listed, expected, "after {turn:?}\n{game:?}");
}

/// T-8 to T-29: the move, or all moves there are, and the whole position after it.
fn check_positions(game: &Toledo, mv: Move, all: bool) {
    let mut moves = vec![mv];
    if all {
        game.legal_moves(game.turn(), &mut moves);
    }
    let before = dump(game);
    for mv in moves {
        let mut after = game.clone();
        after.play(game.turn(), &mv, &mut tabletop::Silent);
        let mut expected = PlainPosition::read(&before);
        expected.play(&mv.to_string());
        assert_eq!(PlainPosition::read(&dump(&after)), expected, "after {mv}: {before}");
    }
}

fn dump(game: &Toledo) -> serde_json::Value {
    serde_json::to_value(game).expect("a dump")
}

/// T-8 to T-19, T-25: on every position of lively games the engine and the rules above agree.
#[test]
fn the_legal_moves_are_those_of_the_sentences() {
    let (mut chains, mut odd_turns) = (0, 0);
    for seed in 0..60 {
        let mut rng = Rng::new(seed);
        let seats = 2 + (seed % 3) as u8;
        let mut game = Toledo::start(seats, &Options::default(), Deal::from_seed(seed)).expect("a start");
        let mut turn = TurnCards::new();
        while !game.status().is_finished() {
            check_moves(&game, &turn);
            let (seat, mv) = (game.turn(), lively_move(&game, &mut rng));
            let held = game.has_tile(seat, Tile::Movement);
            check_positions(&game, mv, rng.below(20) == 0);
            let mut events = Vec::new();
            game.play(seat, &mv, &mut events);
            for event in &events {
                match event {
                    Event::PawnMoved { value, .. } => turn.push((*value, held)),
                    Event::FieldFull { .. } => chains += 1,
                    _ => {}
                }
            }
            odd_turns += usize::from(turn.windows(2).any(|pair| pair[0].0 != pair[1].0));
            if matches!(game.view(None).step, StepName::Action | StepName::Over) {
                turn.clear();
            }
        }
    }
    assert!(
        chains > 500 && odd_turns > 300,
        "the games were dull: {chains} full fields, {odd_turns} odd turns"
    );
}
