//! What a move costs and pays.

use std::collections::BTreeSet;

use alcazar::StepFile;

use crate::table::{Spot, Table, middle};

/// The money of all seats after a move, if no choice of a villa comes between.
pub(crate) fn after(table: &Table, notation: &str) -> Vec<i64> {
    let mut money: Vec<i64> = (0..table.file.seats.len()).map(|seat| table.money(seat)).collect();
    let (word, rest) = notation.split_once(' ').unwrap_or((notation, ""));
    let spot = |name: &str| table.spot(name);
    let own = table.turn();
    match word {
        // C-9.
        "buy" => money[own] -= if rest == "tower" { 10 } else { 5 },
        // C-20.
        "withdraw" => money[own] += table.pay(spot(rest)),
        // C-13.
        "found" => money[own] += 5,
        "build" => build(table, rest.parse().unwrap(), &mut money),
        //
        "tower" => money[own] += grown(table, &[spot(rest)], 2),
        //
        "bridge" => {
            let (from, to) = rest.split_once('-').unwrap();
            let cells = [spot(from), middle(spot(from), spot(to)), spot(to)];
            beat(table, cells[1], &mut money);
            money[own] += grown(table, &cells, 3 * (i64::from(table.height(cells[0])) + 1)) - 15;
        }
        // C-18.
        "baron" => money[own] -= built_value(table),
        "grande" => money[own] -= 2 * built_value(table),
        // C-17: the income comes after the choice.
        "crest" => money[own] += built_value(table),
        _ => {}
    }
    money
}

/// C-14, C-15, C-16, C-25.
fn build(table: &Table, card: u32, money: &mut [i64]) {
    let own = table.turn();
    let spot = table.field(card);
    if table.height(spot) > 0 {
        beat(table, spot, money);
        money[own] += grown(table, &[spot], 2);
        return;
    }
    let beside = [table.field((card + 70) % 72 + 1), table.field(card % 72 + 1)];
    let joined = buildings(table, &beside);
    let castles: Vec<i64> =
        joined.iter().filter(|id| table.is_castle(**id)).map(|id| table.value(*id)).collect();
    let is_refused = castles.len() > 1 && castles.contains(&50);
    money[own] += if is_refused { 50 } else { grown(table, &beside, 1) };
}

/// C-21.
fn beat(table: &Table, spot: Spot, money: &mut [i64]) {
    if table.is_others(spot) {
        money[table.nobles[&spot].0] += table.pay(spot);
    }
}

fn buildings(table: &Table, spots: &[Spot]) -> BTreeSet<usize> {
    spots.iter().filter_map(|spot| table.building(*spot)).collect()
}

/// C-6, C-11: all that is joined and the new piece, 50 at most.
fn grown(table: &Table, spots: &[Spot], worth: i64) -> i64 {
    let sum: i64 = buildings(table, spots).into_iter().map(|id| table.value(id)).sum();
    (sum + worth).min(50)
}

fn built_value(table: &Table) -> i64 {
    let (StepFile::Nobles { built, .. } | StepFile::Crest { built }) = &table.file.step else {
        panic!("nothing was built");
    };
    table.value(table.building(table.spot(&built[0].to_string())).unwrap())
}
