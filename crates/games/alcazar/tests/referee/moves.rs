//! What may be done, rule by rule.

use std::collections::BTreeSet;

use alcazar::StepFile;

use crate::table::{Spot, Table, middle, two_away};

type Moves = BTreeSet<String>;

/// C-8.
pub(crate) fn legal(table: &Table) -> Moves {
    match &table.file.step {
        StepFile::Turn => turn(table),
        StepFile::Action => {
            let mut moves = actions(table);
            moves.extend(has_nothing_to_hope_for(table).then(|| "pass".to_owned()));
            moves
        }
        StepFile::Purchase => purchases(table),
        StepFile::Crest { .. } => crests(table),
        StepFile::Nobles { built, is_founding: founding, .. } => nobles(
            table,
            &built.iter().map(|place| table.spot(&place.to_string())).collect::<Vec<_>>(),
            *founding,
        ),
        StepFile::Finished { .. } => Moves::new(),
    }
}

/// C-8, C-27, C-28, A-15.
fn turn(table: &Table) -> Moves {
    let withdrawals = |enough: &dyn Fn(Spot) -> bool| -> Moves {
        table
            .own()
            .into_iter()
            .filter(|spot| enough(*spot))
            .map(|spot| format!("withdraw {}", table.name(spot)))
            .collect()
    };
    let mut moves = actions(table);
    if has_nothing_to_hope_for(table) {
        moves.insert("pass".to_owned());
    } else if moves.is_empty() {
        let money = table.money(table.turn());
        let pays = |spot: Spot| cheapest(table).is_some_and(|price| table.pay(spot) + money >= price);
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
pub(crate) fn has_nothing_to_hope_for(table: &Table) -> bool {
    table.hand().is_empty() && table.towers() == 0 && cheapest(table).is_none()
}

fn cheapest(table: &Table) -> Option<i64> {
    let cards = &table.file.cards;
    if !cards.open.is_empty() || !cards.pile.is_empty() {
        Some(5)
    } else if cards.tower_pile > 0 {
        Some(10)
    } else {
        None
    }
}

pub(crate) fn actions(table: &Table) -> Moves {
    let mut moves = purchases(table);
    for card in table.hand() {
        moves.insert(format!("build {card}"));
        for back in 0..3 {
            let first = (card + 72 - 1 - back) % 72 + 1;
            if may_found(table, first) {
                moves.insert(format!("found {card} {first}-{}", (first + 1) % 72 + 1));
            }
        }
    }
    moves.extend(
        table
            .built()
            .into_iter()
            .filter(|spot| may_raise(table, *spot))
            .map(|spot| format!("tower {}", table.name(spot))),
    );
    for one in table.built() {
        for other in two_away(one).into_iter().filter(|other| one < *other && may_bridge(table, one, *other))
        {
            moves.insert(pair(table, "bridge", one, other));
        }
    }
    moves
}

/// C-9.
fn purchases(table: &Table) -> Moves {
    let (cards, money) = (&table.file.cards, table.money(table.turn()));
    let mut moves = Moves::new();
    if money >= 5 {
        moves.extend(cards.open.iter().map(|card| format!("buy {card}")));
        moves.extend((!cards.pile.is_empty()).then(|| "buy pile".to_owned()));
    }
    moves.extend((money >= 10 && cards.tower_pile > 0).then(|| "buy tower".to_owned()));
    moves
}

/// C-12, A-4.
fn may_found(table: &Table, first: u32) -> bool {
    let at = |number: u32| table.field((number + 71) % 72 + 1);
    let is_empty = |number: u32| table.height(at(number)) == 0;
    let room = (first..first + 3).all(is_empty);
    room && table.castles() < 8
        && table.file.site.stones_left >= 4
        && far(table, first + 3, 1)
        && far(table, first + 71, 71)
}

/// C-12: from a field on, in one direction: one empty field to a villa, three empty ones to a castle.
fn far(table: &Table, mut number: u32, step: u32) -> bool {
    let mut empty = 0;
    for _ in 0..69 {
        let spot = table.field((number + 71) % 72 + 1);
        match table.building(spot) {
            None => empty += 1,
            Some(building) if table.is_castle(building) => return empty >= 3,
            Some(_) if empty < 1 => return false,
            Some(_) => {}
        }
        number += step;
    }
    true
}

/// C-29, A-5.
fn may_raise(table: &Table, spot: Spot) -> bool {
    if table.towers() == 0 || table.height(spot) + 1 > 5 || table.is_others(spot) {
        return false;
    }
    let prepares = |pier: &Spot| {
        table.is_own(*pier) && table.height(*pier) > table.height(spot) && !table.has_bridge(*pier, spot)
    };
    table.is_own(spot) || two_away(spot).iter().any(prepares)
}

///
fn may_bridge(table: &Table, one: Spot, other: Spot) -> bool {
    let height = table.height(one);
    let between = middle(one, other);
    let joined: BTreeSet<usize> =
        [one, between, other].into_iter().filter_map(|spot| table.building(spot)).collect();
    let castles: Vec<i64> =
        joined.iter().filter(|id| table.is_castle(**id)).map(|id| table.value(*id)).collect();
    table.money(table.turn()) >= 15
        && height >= 1
        && height == table.height(other)
        && table.height(between) < height
        && (table.is_own(one) || table.is_own(other))
        && !table.is_others(one)
        && !table.is_others(other)
        && !table.has_bridge(one, other)
        && !(castles.len() > 1 && castles.contains(&50))
}

/// C-17.
fn crests(table: &Table) -> Moves {
    let buildings = table.file.site.buildings.iter();
    let waiting = buildings.filter(|building| building.flag.is_none() && building.value.unwrap() >= 5);
    let lowest = |cells: &[castle_box::Place]| cells.iter().filter_map(|place| place.field()).min().unwrap();
    waiting.map(|building| format!("crest {}", lowest(&building.cells))).collect()
}

/// C-18, C-19, A-13.
fn nobles(table: &Table, built: &[Spot], is_founding: bool) -> Moves {
    let building = table.building(built[0]).unwrap();
    let mut moves = Moves::from(["done".to_owned()]);
    let free: Vec<Spot> = built.iter().copied().filter(|spot| !table.nobles.contains_key(spot)).collect();
    let placed =
        |grande: bool| table.nobles.values().filter(|noble| **noble == (table.turn(), grande)).count();
    for spot in &free {
        for (word, is_grande, times, most) in [("baron", false, 1, 6), ("grande", true, 2, 2)] {
            if placed(is_grande) < most && times * table.value(building) <= table.money(table.turn()) {
                moves.insert(format!("{word} {}", table.name(*spot)));
            }
        }
    }
    if is_founding {
        return moves;
    }
    let here: Vec<Spot> =
        table.own().into_iter().filter(|spot| table.building(*spot) == Some(building)).collect();
    for from in &here {
        moves.extend(free.iter().map(|to| format!("move {}-{}", table.name(*from), table.name(*to))));
        let others = here.iter().filter(|other| table.nobles[from].1 && !table.nobles[*other].1);
        moves.extend(others.map(|other| pair(table, "trade", *from, *other)));
    }
    moves
}

/// Fields come before open ground, lower numbers before higher ones, upper rows before lower ones.
fn pair(table: &Table, word: &str, one: Spot, other: Spot) -> String {
    let order = |spot: Spot| {
        let name = table.name(spot);
        (name.starts_with('x'), name.parse::<u32>().unwrap_or(0), spot.1, spot.0)
    };
    let (first, second) = if order(one) < order(other) { (one, other) } else { (other, one) };
    format!("{word} {}-{}", table.name(first), table.name(second))
}
