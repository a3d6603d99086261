//! The rules a second time, plainly: at every step of lively games they give the same moves, from what the player sees, and
//! every move leads both to the same position, from the dump.

mod position;
#[path = "../support/mod.rs"]
mod support;

use std::collections::BTreeSet;

use support::lively_move;
use tabletop::{Deal, Game, Random, Rng, Seat};
use toledo::{
    Event, Move, Options, PlaceKind, PlaceView, PlayerView, Position, ShopKind, StepName, Tile, Toledo, View,
};

/// A card of the turn: its value, and whether the movement tile was held when it was played.
type TurnCards = Vec<(u8, bool)>;

/// T-11 to T-13 and T-25 once more, straight from their sentences: slow, with the whole history of the turn.
struct Referee<'a> {
    view: &'a View,
    seat: Seat,
    holds_tile: bool,
}

impl Referee<'_> {
    /// T-25: one card, played while the tile was held, can be called the odd one, and all others are equal.
    fn is_lawful(turn: &TurnCards) -> bool {
        let all_equal = |cards: &[(u8, bool)]| cards.windows(2).all(|pair| pair[0].0 == pair[1].0);
        let without = |odd: usize| -> TurnCards {
            turn.iter().enumerate().filter(|(index, _)| *index != odd).map(|(_, card)| *card).collect()
        };
        all_equal(turn) || (0..turn.len()).any(|odd| turn[odd].1 && all_equal(&without(odd)))
    }

    fn may_go(&self, turn: &TurnCards, hand: &[u8], from: u8, value: u8) -> bool {
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

    fn all(&self, turn: &TurnCards, hand: &[u8], pawns: &BTreeSet<u8>) -> BTreeSet<Move> {
        let each = pawns.iter().flat_map(|from| (1..=6).map(move |value| (*from, value)));
        let legal = each.filter(|(from, value)| self.may_go(turn, hand, *from, *value));
        legal.map(|(from, value)| Move::Go { value, from: Position(from) }).collect()
    }
}

/// All legal moves but those of movement, which need the history of the turn.
fn other_moves(view: &View, seat: Seat) -> BTreeSet<Move> {
    let player = &view.players[seat.index()];
    let place = view.step_position.map(|position| &view.street[usize::from(position.0)]);
    match (view.step, place) {
        (StepName::Action, _) => actions(view, player),
        (StepName::More, _) => BTreeSet::from([Move::End]),
        (StepName::Full, Some(place)) => {
            let others = place.pawn_seats.iter().filter(|other| **other != seat);
            others.map(|other| Move::Challenge { other: *other }).collect()
        }
        (StepName::Shop, Some(place)) => shop(view, player, place),
        (StepName::Take, Some(place)) => wares(view, player, place),
        (StepName::Gate, _) => {
            player.swords.iter().map(|points| Move::Bring { points: *points }).chain([Move::Skip]).collect()
        }
        _ => BTreeSet::new(),
    }
}

/// T-8, T-9, T-10.
fn actions(view: &View, player: &PlayerView) -> BTreeSet<Move> {
    let mut moves = BTreeSet::from([Move::Draw]);
    for place in view.street.iter().filter(|place| place.what == PlaceKind::Empty) {
        for shop in &player.shops {
            moves.insert(Move::Lay { kind: shop.kind, circles: shop.circles, field: place.position });
        }
    }
    moves.extend(player.fields.iter().map(|field| Move::Home { field: *field }));
    moves
}

/// T-15, T-16, T-19.
fn shop(view: &View, player: &PlayerView, place: &PlaceView) -> BTreeSet<Move> {
    let mut moves = BTreeSet::from([Move::Skip]);
    let wares = wares(view, player, place);
    let (is_own, price) = (place.owner_seat == Some(player.seat), place.price.unwrap_or(9));
    if is_own {
        moves.extend(wares);
    } else if !wares.is_empty() {
        let hand = player.hand.iter().flatten().map(|card| card.value);
        moves.extend(hand.filter(|value| *value >= price).map(|value| Move::Pay { value }));
    }
    moves
}

/// T-17, T-18: what there is to take; dealers, taverns and the artist leave no choice.
fn wares(view: &View, player: &PlayerView, place: &PlaceView) -> BTreeSet<Move> {
    let one = |is_there: bool| if is_there { BTreeSet::from([Move::Use]) } else { BTreeSet::new() };
    match place.kind {
        Some(ShopKind::Gem) => one(view.gems > 0),
        Some(ShopKind::Steel) => one(view.steel > 0),
        Some(ShopKind::Smith) => {
            let open = view.swords.iter().filter(|sword| sword.left > 0);
            let paid = open.filter(|sword| sword.steel <= player.steel && sword.gems <= player.gems);
            paid.map(|sword| Move::Sword { points: sword.points }).collect()
        }
        Some(ShopKind::Fencing) => tiles(view, player),
        None => one(place.what == PlaceKind::Tavern || !view.paintings.is_empty()),
    }
}

/// T-18.
fn tiles(view: &View, player: &PlayerView) -> BTreeSet<Move> {
    let open = view.tiles.iter().filter(|kind| kind.left > 0 && !player.tiles.contains(&kind.tile));
    let returned: Vec<Option<Tile>> =
        if player.tiles.len() == 3 { player.tiles.iter().copied().map(Some).collect() } else { vec![None] };
    open.flat_map(|kind| returned.iter().map(|back| Move::Tile { tile: kind.tile, returned: *back }))
        .collect()
}

/// T-11 to T-13, T-25: where the pawns can go.
fn movement(view: &View, seat: Seat, turn: &TurnCards) -> BTreeSet<Move> {
    let player = &view.players[seat.index()];
    let mut pawns: BTreeSet<u8> = player.fields.iter().map(|field| field.0).collect();
    if player.cathedral > 0 {
        pawns.insert(0);
    }
    match (view.step, view.step_position) {
        (StepName::Action | StepName::More, _) => {}
        (StepName::Full, Some(field)) => pawns = BTreeSet::from([field.0]),
        _ => return BTreeSet::new(),
    }
    let hand: Vec<u8> = player.hand.iter().flatten().map(|card| card.value).collect();
    let referee = Referee { view, seat, holds_tile: player.tiles.contains(&Tile::Movement) };
    referee.all(turn, &hand, &pawns)
}

fn check_moves(game: &Toledo, turn: &TurnCards) {
    let seat = game.turn();
    let view = game.view(Some(seat));
    let mut legal = Vec::new();
    game.legal_moves(seat, &mut legal);
    let listed: BTreeSet<Move> = legal.into_iter().collect();
    let mut expected = other_moves(&view, seat);
    expected.extend(movement(&view, seat, turn));
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
        let mut expected = position::PlainPosition::read(&before);
        expected.play(&mv.to_string());
        assert_eq!(position::PlainPosition::read(&dump(&after)), expected, "after {mv}: {before}");
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
