//! All legal moves, worked out a second time from the dump and from the cards of the turn.

use std::collections::BTreeSet;

use crate::position::{ARTIST, GATES, PlainPosition, TAVERNS};

/// The cards played in the turn: the value of each, and whether the movement tile was held when it was played.
pub(crate) type TurnCards = Vec<(u8, bool)>;

/// T-8 to T-19, T-22, T-25, in notation.
pub(crate) fn legal_moves(at: &PlainPosition, turn: &TurnCards) -> BTreeSet<String> {
    let (step, field) = (at.step.0.as_str(), at.step.1);
    let player = &at.players[at.turn];
    let mut moves = match step {
        "action" => actions(at),
        "more" => BTreeSet::from(["end".to_owned()]),
        "full" => others_on(at, field).map(|seat| format!("challenge {seat}")).collect(),
        "shop" => shop(at, field),
        "take" => wares(at, field),
        "gate" => {
            player.swords.iter().map(|points| format!("bring {points}")).chain(["skip".to_owned()]).collect()
        }
        _ => BTreeSet::new(),
    };
    let mut pawns = BTreeSet::new();
    match step {
        "action" | "more" => {
            pawns.extend(player.fields.iter().copied().chain((player.cathedral > 0).then_some(0)));
        }
        "full" => pawns.extend([field]),
        _ => {}
    }
    let hand: Vec<u8> = player.hand.iter().map(|card| card.0).collect();
    for from in pawns {
        let possible = (1..=6).filter(|value| may_go(at, turn, &hand, from, *value));
        moves.extend(possible.map(|value| format!("go {value} {from}")));
    }
    moves
}

/// T-8, T-9, T-10.
fn actions(at: &PlainPosition) -> BTreeSet<String> {
    let player = &at.players[at.turn];
    let mut moves = BTreeSet::from(["draw".to_owned()]);
    let is_empty =
        |field: &u64| !TAVERNS.contains(field) && *field != ARTIST && !at.street.contains_key(field);
    for field in (1..=19).filter(is_empty) {
        moves.extend(player.shops.iter().map(|shop| format!("lay {shop} {field}")));
    }
    moves.extend(player.fields.iter().map(|field| format!("home {field}")));
    moves
}

/// T-1: what a place costs.
fn price(field: u64) -> u8 {
    match field {
        ..=7 => 1,
        8..=14 => 3,
        _ => 5,
    }
}

/// T-15, T-16, T-19.
fn shop(at: &PlainPosition, field: u64) -> BTreeSet<String> {
    let wares = wares(at, field);
    let mut moves = BTreeSet::from(["skip".to_owned()]);
    if at.street.get(&field).is_some_and(|(owner, _)| *owner == at.turn) {
        moves.extend(wares);
    } else if !wares.is_empty() {
        let cards = at.players[at.turn].hand.iter().filter(|card| card.0 >= price(field));
        moves.extend(cards.map(|card| format!("pay {}", card.0)));
    }
    moves
}

/// T-17, T-18: what there is to take; dealers, taverns and the artist leave no choice.
fn wares(at: &PlainPosition, field: u64) -> BTreeSet<String> {
    match at.kind(field) {
        "smith" => at.swords_to_take().iter().map(|points| format!("sword {points}")).collect(),
        "fencing" => tiles(at),
        _ => at.has_something(field).then(|| "use".to_owned()).into_iter().collect(),
    }
}

/// T-18: who holds three hands one back.
fn tiles(at: &PlainPosition) -> BTreeSet<String> {
    let held = &at.players[at.turn].tiles;
    let mut moves = BTreeSet::new();
    for tile in at.tiles_to_take() {
        if held.len() == 3 {
            moves.extend(held.iter().map(|back| format!("tile {tile} for {back}")));
        } else {
            moves.insert(format!("tile {tile}"));
        }
    }
    moves
}

/// T-13, T-22: the other players with a pawn there.
fn others_on(at: &PlainPosition, field: u64) -> impl Iterator<Item = usize> {
    let players = at.players.iter().enumerate().filter(move |(_, player)| player.fields.contains(&field));
    players.map(|(seat, _)| seat).filter(|seat| *seat != at.turn)
}

/// T-25: one card, played while the tile was held, can be called the odd one, and all others are equal.
fn is_lawful(turn: &TurnCards) -> bool {
    let all_equal = |cards: &[(u8, bool)]| cards.windows(2).all(|pair| pair[0].0 == pair[1].0);
    let without = |odd: usize| -> TurnCards {
        turn.iter().enumerate().filter(|(index, _)| *index != odd).map(|(_, card)| *card).collect()
    };
    all_equal(turn) || (0..turn.len()).any(|odd| turn[odd].1 && all_equal(&without(odd)))
}

/// T-11 to T-13, T-25, straight from their sentences: slow, with the whole history of the turn.
fn may_go(at: &PlainPosition, turn: &TurnCards, hand: &[u8], from: u64, value: u8) -> bool {
    let Some(index) = hand.iter().position(|card| *card == value) else { return false };
    let (mut turn, mut hand) = (turn.clone(), hand.to_vec());
    turn.push((value, at.holds(at.turn, "movement")));
    hand.remove(index);
    let to = from + u64::from(value);
    if !is_lawful(&turn) || !at.is_stop(to) {
        return false;
    }
    let has_room = GATES.contains(&to) || at.pawns_on(to) < at.circles(to);
    has_room || others_on(at, to).next().is_some() || (1..=6).any(|next| may_go(at, &turn, &hand, to, next))
}
