//! What holds in every position of random games.

mod common;

use std::collections::BTreeSet;

use common::audit;
use tabletop::{Deal, Game, Playthrough, Random, Rng, Seat};
use toledo::{Event, Move, Options, PlaceKind, Position, Step, Tile, Toledo, View};

/// A card of the turn: its value, and whether the movement tile was held when it was played.
type Turn = Vec<(u8, bool)>;

/// T-11 to T-13 and T-25 once more, straight from their sentences: slow, with the whole history of the turn.
struct Referee<'a> {
    view: &'a View,
    seat: Seat,
    holds_tile: bool,
}

impl Referee<'_> {
    /// T-25: one card, played while the tile was held, can be called the odd one, and all others are equal.
    fn is_lawful(turn: &Turn) -> bool {
        let all_equal = |cards: &[(u8, bool)]| cards.windows(2).all(|pair| pair[0].0 == pair[1].0);
        let without = |odd: usize| -> Turn {
            turn.iter().enumerate().filter(|(index, _)| *index != odd).map(|(_, card)| *card).collect()
        };
        all_equal(turn) || (0..turn.len()).any(|odd| turn[odd].1 && all_equal(&without(odd)))
    }

    fn may_go(&self, turn: &Turn, hand: &[u8], from: u8, value: u8) -> bool {
        let Some(index) = hand.iter().position(|card| *card == value) else { return false };
        let (mut turn, mut hand) = (turn.clone(), hand.to_vec());
        turn.push((value, self.holds_tile));
        hand.remove(index);
        let Some(place) = self.view.street.get(usize::from(from + value)) else { return false };
        if !Self::is_lawful(&turn) || matches!(place.what, PlaceKind::Empty | PlaceKind::Cathedral) {
            return false;
        }
        let has_room = place.what == PlaceKind::Gate || place.pawn_seats.len() < usize::from(place.circles);
        let may_challenge = place.pawn_seats.iter().any(|seat| *seat != self.seat);
        has_room || may_challenge || (1..=6).any(|next| self.may_go(&turn, &hand, from + value, next))
    }

    fn all(&self, turn: &Turn, hand: &[u8], pawns: &BTreeSet<u8>) -> BTreeSet<Move> {
        let each = pawns.iter().flat_map(|from| (1..=6).map(move |value| (*from, value)));
        let legal = each.filter(|(from, value)| self.may_go(turn, hand, *from, *value));
        legal.map(|(from, value)| Move::Go { value, from: Position(from) }).collect()
    }
}

fn check_movement(game: &Toledo, turn: &Turn) {
    let seat = game.turn();
    let view = game.view(Some(seat));
    let player = &view.players[seat.index()];
    let mut pawns: BTreeSet<u8> = player.fields.iter().map(|field| field.0).collect();
    if player.cathedral > 0 {
        pawns.insert(0);
    }
    match game.step() {
        Step::Action | Step::More => {}
        Step::Full { field } => pawns = BTreeSet::from([field.0]),
        _ => return,
    }
    let hand: Vec<u8> = player.hand.iter().flatten().map(|card| card.value).collect();
    let referee = Referee { view: &view, seat, holds_tile: player.tiles.contains(&Tile::Movement) };
    let mut legal = Vec::new();
    game.legal_moves(seat, &mut legal);
    let listed: BTreeSet<Move> = legal.into_iter().filter(|mv| matches!(mv, Move::Go { .. })).collect();
    assert_eq!(listed, referee.all(turn, &hand, &pawns), "after {turn:?}\n{game:?}");
}

/// Prefers movement, so that streets fill up and chains occur.
fn lively_move(game: &Toledo, rng: &mut Rng) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(game.turn(), &mut moves);
    let lively: Vec<Move> = moves
        .iter()
        .filter(|mv| !matches!(mv, Move::Lay { .. } | Move::Home { .. } | Move::End | Move::Skip))
        .copied()
        .collect();
    let chosen = if rng.below(4) == 0 { &moves } else { &lively };
    *rng.pick(chosen).or_else(|| rng.pick(&moves)).expect("a game that goes on has moves")
}

/// T-11, T-12, T-13, T-25: on every position of lively games the engine and the referee above agree.
#[test]
fn the_movement_moves_are_those_of_the_sentences() {
    let (mut chains, mut odd_turns) = (0, 0);
    for seed in 0..60 {
        let mut rng = Rng::new(seed);
        let seats = 2 + (seed % 3) as u8;
        let mut game = Toledo::start(seats, &Options::default(), Deal::from_seed(seed)).expect("a start");
        let mut turn = Turn::new();
        while !game.status().is_finished() {
            check_movement(&game, &turn);
            let (seat, mv) = (game.turn(), lively_move(&game, &mut rng));
            let held = game.has_tile(seat, Tile::Movement);
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
            if matches!(game.step(), Step::Action | Step::Over) {
                turn.clear();
            }
        }
    }
    assert!(
        chains > 500 && odd_turns > 300,
        "the games were dull: {chains} full fields, {odd_turns} odd turns"
    );
}

/// T-3 to T-7, T-13: nothing is lost or gained and no circle is overfull, in lively games of every size; they end (T-29).
#[test]
fn the_box_stays_whole() {
    for seed in 0..18 {
        let mut rng = Rng::new(seed);
        let seats = 2 + (seed % 3) as u8;
        let mut game =
            Playthrough::<Toledo>::new(seats, &Options::default(), Deal::from_seed(seed)).expect("a start");
        while !game.state().status().is_finished() {
            assert!(game.past().len() < 20_000, "a game without end");
            let mv = lively_move(game.state(), &mut rng);
            game.play(game.state().turn(), mv, None).expect("a legal move");
            audit(game.state()).expect("the box is whole");
        }
    }
}

/// T-13: a pawn is never stranded: whoever is waited for has a move, also when hidden things are dealt anew.
#[test]
fn nobody_is_ever_without_a_move() {
    for seed in 100..130 {
        let mut rng = Rng::new(seed);
        let mut game = Toledo::start(3, &Options::default(), Deal::from_seed(seed)).expect("a start");
        while !game.status().is_finished() {
            if matches!(game.step(), Step::Full { .. }) {
                for viewer in Seat::all(3).map(Some).chain([None]) {
                    let other = game.redeal_hidden(viewer, &mut rng);
                    let mut moves = Vec::new();
                    other.legal_moves(other.turn(), &mut moves);
                    assert!(!moves.is_empty(), "stranded\n{other:?}");
                }
            }
            let mv = lively_move(&game, &mut rng);
            let seat = game.turn();
            game.play(seat, &mv, &mut tabletop::Silent);
        }
    }
}

/// The flat state stays small.
#[test]
fn a_state_fits_into_a_kibibyte() {
    assert!(size_of::<Toledo>() <= 1024);
}

/// Replaces one number or text of a dump with another.
fn damage(value: &mut serde_json::Value, rng: &mut Rng) {
    use serde_json::{Value, json};
    match value {
        Value::Object(fields) => {
            let names: Vec<String> = fields.keys().filter(|name| *name != "deal").cloned().collect();
            if let Some(name) = rng.pick(&names) {
                damage(&mut fields[name], rng);
            }
        }
        Value::Array(items) if !items.is_empty() && rng.below(6) > 0 => {
            let index = rng.below(items.len() as u32) as usize;
            damage(&mut items[index], rng);
        }
        Value::Array(items) => match (items.first().cloned(), rng.below(3)) {
            (Some(first), 0) => items.push(first),
            (Some(_), _) => drop(items.pop()),
            (None, _) => items.push(json!(rng.below(22))),
        },
        _ => {
            let texts = ["4-3", "gem-1", "violet", "action", "more", "gate", "over", ""];
            *value = match rng.below(6) {
                0 => json!(texts[rng.below(8) as usize]),
                1 => json!({ ["full", "shop", "take"][rng.below(3) as usize]: rng.below(24) }),
                2 => json!(null),
                3 => json!(rng.below(300)),
                _ => json!(rng.below(8)),
            };
        }
    }
}

/// Whatever is read, nothing panics, and what is accepted can be played to its end.
#[test]
fn a_damaged_dump_is_refused_or_playable() {
    let (mut accepted, mut rng) = (0, Rng::new(5));
    for seed in 0..40 {
        let mut game =
            Toledo::start(2 + (seed % 3) as u8, &Options::default(), Deal::from_seed(seed)).expect("a start");
        for _ in 0..rng.below(300) {
            if game.status().is_finished() {
                break;
            }
            let (seat, mv) = (game.turn(), lively_move(&game, &mut rng));
            game.play(seat, &mv, &mut tabletop::Silent);
        }
        let dump = serde_json::to_value(&game).expect("a dump");
        for _ in 0..60 {
            let mut broken = dump.clone();
            (0..=rng.below(2)).for_each(|_| damage(&mut broken, &mut rng));
            let Ok(mut read) = serde_json::from_value::<Toledo>(broken) else { continue };
            accepted += 1;
            audit(&read).expect("what is accepted is whole");
            let _ = (read.view(None), read.redeal_hidden(Some(Seat::new(0)), &mut rng));
            tabletop::conformance::random_playout(&mut read, &mut rng, &mut Vec::new());
            assert!(read.status().is_finished(), "a position without moves\n{read:?}");
        }
    }
    assert!(accepted > 20, "only {accepted} were accepted");
}
