//! What may be done, rule by rule.

use std::collections::BTreeSet;

use alcazar::StepFile;

use crate::position::{PlainCell, PlainPosition, middle, two_away};

type Moves = BTreeSet<String>;

/// C-8.
pub(crate) fn legal(position: &PlainPosition) -> Moves {
    match &position.file.step {
        StepFile::Turn => turn(position),
        StepFile::Action => {
            let mut moves = actions(position);
            moves.extend(has_nothing_to_hope_for(position).then(|| "pass".to_owned()));
            moves
        }
        StepFile::Purchase => purchases(position),
        StepFile::Crest { .. } => crests(position),
        StepFile::Nobles { built, is_founding: founding, .. } => nobles(
            position,
            &built.iter().map(|place| position.spot(&place.to_string())).collect::<Vec<_>>(),
            *founding,
        ),
        StepFile::Finished { .. } => Moves::new(),
    }
}

/// C-8, C-27, C-28, A-15.
fn turn(position: &PlainPosition) -> Moves {
    let withdrawals = |enough: &dyn Fn(PlainCell) -> bool| -> Moves {
        position
            .own()
            .into_iter()
            .filter(|spot| enough(*spot))
            .map(|spot| format!("withdraw {}", position.name(spot)))
            .collect()
    };
    let mut moves = actions(position);
    if has_nothing_to_hope_for(position) {
        moves.insert("pass".to_owned());
    } else if moves.is_empty() {
        let money = position.money(position.turn());
        let pays =
            |spot: PlainCell| cheapest(position).is_some_and(|price| position.pay(spot) + money >= price);
        let forced = withdrawals(&pays);
        if !forced.is_empty() {
            return forced;
        }
        moves.insert("pass".to_owned());
    }
    moves.extend(withdrawals(&|_| true));
    moves
}

/// C-28: no card in hand and none left to buy.
pub(crate) fn has_nothing_to_hope_for(position: &PlainPosition) -> bool {
    position.hand().is_empty() && position.towers() == 0 && cheapest(position).is_none()
}

fn cheapest(position: &PlainPosition) -> Option<i64> {
    let cards = &position.file.cards;
    if !cards.open.is_empty() || !cards.pile.is_empty() {
        Some(5)
    } else if cards.tower_pile > 0 {
        Some(10)
    } else {
        None
    }
}

pub(crate) fn actions(position: &PlainPosition) -> Moves {
    let mut moves = purchases(position);
    for card in position.hand() {
        moves.insert(format!("build {card}"));
        for back in 0..3 {
            let first = (card + 72 - 1 - back) % 72 + 1;
            if may_found(position, first) {
                moves.insert(format!("found {card} {first}-{}", (first + 1) % 72 + 1));
            }
        }
    }
    moves.extend(
        position
            .built()
            .into_iter()
            .filter(|spot| may_raise(position, *spot))
            .map(|spot| format!("tower {}", position.name(spot))),
    );
    for one in position.built() {
        for other in
            two_away(one).into_iter().filter(|other| one < *other && may_bridge(position, one, *other))
        {
            moves.insert(pair(position, "bridge", one, other));
        }
    }
    moves
}

/// C-9.
fn purchases(position: &PlainPosition) -> Moves {
    let (cards, money) = (&position.file.cards, position.money(position.turn()));
    let mut moves = Moves::new();
    if money >= 5 {
        moves.extend(cards.open.iter().map(|card| format!("buy {card}")));
        moves.extend((!cards.pile.is_empty()).then(|| "buy pile".to_owned()));
    }
    moves.extend((money >= 10 && cards.tower_pile > 0).then(|| "buy tower".to_owned()));
    moves
}

/// C-12, A-4.
fn may_found(position: &PlainPosition, first: u32) -> bool {
    let at = |number: u32| position.field((number + 71) % 72 + 1);
    let is_empty = |number: u32| position.height(at(number)) == 0;
    let room = (first..first + 3).all(is_empty);
    room && position.castles() < 8
        && position.file.site.stones_left >= 4
        && far(position, first + 3, 1)
        && far(position, first + 71, 71)
}

/// C-12: from a field on, in one direction: one empty field to a villa, three empty ones to a castle.
fn far(position: &PlainPosition, mut number: u32, step: u32) -> bool {
    let mut empty = 0;
    for _ in 0..69 {
        let spot = position.field((number + 71) % 72 + 1);
        match position.building(spot) {
            None => empty += 1,
            Some(building) if position.is_castle(building) => return empty >= 3,
            Some(_) if empty < 1 => return false,
            Some(_) => {}
        }
        number += step;
    }
    true
}

/// C-29, A-5.
fn may_raise(position: &PlainPosition, spot: PlainCell) -> bool {
    if position.towers() == 0 || position.height(spot) + 1 > 5 || position.is_others(spot) {
        return false;
    }
    let prepares = |pier: &PlainCell| {
        position.is_own(*pier)
            && position.height(*pier) > position.height(spot)
            && !position.has_bridge(*pier, spot)
    };
    position.is_own(spot) || two_away(spot).iter().any(prepares)
}

///
fn may_bridge(position: &PlainPosition, one: PlainCell, other: PlainCell) -> bool {
    let height = position.height(one);
    let between = middle(one, other);
    let joined: BTreeSet<usize> =
        [one, between, other].into_iter().filter_map(|spot| position.building(spot)).collect();
    let castles: Vec<i64> =
        joined.iter().filter(|id| position.is_castle(**id)).map(|id| position.value(*id)).collect();
    position.money(position.turn()) >= 15
        && height >= 1
        && height == position.height(other)
        && position.height(between) < height
        && (position.is_own(one) || position.is_own(other))
        && !position.is_others(one)
        && !position.is_others(other)
        && !position.has_bridge(one, other)
        && !(castles.len() > 1 && castles.contains(&50))
}

/// C-17.
fn crests(position: &PlainPosition) -> Moves {
    let buildings = position.file.site.buildings.iter();
    let waiting = buildings.filter(|building| building.flag.is_none() && building.value.unwrap() >= 5);
    let lowest = |cells: &[castle_box::Place]| cells.iter().filter_map(|place| place.field()).min().unwrap();
    waiting.map(|building| format!("crest {}", lowest(&building.cells))).collect()
}

/// C-18, C-19, A-13.
fn nobles(position: &PlainPosition, built: &[PlainCell], is_founding: bool) -> Moves {
    let building = position.building(built[0]).unwrap();
    let mut moves = Moves::from(["done".to_owned()]);
    let free: Vec<PlainCell> =
        built.iter().copied().filter(|spot| !position.nobles.contains_key(spot)).collect();
    let placed =
        |grande: bool| position.nobles.values().filter(|noble| **noble == (position.turn(), grande)).count();
    for spot in &free {
        for (word, is_grande, times, most) in [("baron", false, 1, 6), ("grande", true, 2, 2)] {
            if placed(is_grande) < most && times * position.value(building) <= position.money(position.turn())
            {
                moves.insert(format!("{word} {}", position.name(*spot)));
            }
        }
    }
    if is_founding {
        return moves;
    }
    let here: Vec<PlainCell> =
        position.own().into_iter().filter(|spot| position.building(*spot) == Some(building)).collect();
    for from in &here {
        moves.extend(free.iter().map(|to| format!("move {}-{}", position.name(*from), position.name(*to))));
        let others = here.iter().filter(|other| position.nobles[from].1 && !position.nobles[*other].1);
        moves.extend(others.map(|other| pair(position, "trade", *from, *other)));
    }
    moves
}

/// Fields come before open ground, lower numbers before higher ones, upper rows before lower ones.
fn pair(position: &PlainPosition, word: &str, one: PlainCell, other: PlainCell) -> String {
    let order = |spot: PlainCell| {
        let name = position.name(spot);
        (name.starts_with('x'), name.parse::<u32>().unwrap_or(0), spot.1, spot.0)
    };
    let (first, second) = if order(one) < order(other) { (one, other) } else { (other, one) };
    format!("{word} {}-{}", position.name(first), position.name(second))
}
