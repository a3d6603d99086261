//! A position as people see it, and the moves it allows.

use std::collections::{BTreeMap, BTreeSet};

use big_boss::BigBoss;
use serde_json::Value;

/// C-1: column and row of each field, written out from the table of the rules.
pub(crate) fn spot(field: u8) -> (i32, i32) {
    let f = i32::from(field);
    match f {
        1..=11 => (f, 1),
        12 => (11, 2),
        13..=17 => (24 - f, 3),
        18 => (7, 4),
        19..=23 => (f - 12, 5),
        24 => (11, 6),
        25..=29 => (36 - f, 7),
        30 => (7, 8),
        31..=35 => (f - 24, 9),
        36 => (11, 10),
        37..=47 => (48 - f, 11),
        48 => (1, 10),
        49..=53 => (f - 48, 9),
        54 => (5, 8),
        55..=59 => (60 - f, 7),
        60 => (1, 6),
        61..=65 => (f - 60, 5),
        66 => (5, 4),
        67..=71 => (72 - f, 3),
        _ => (1, 2),
    }
}

pub(crate) fn after(field: u8) -> u8 {
    field % 72 + 1
}

pub(crate) fn before(field: u8) -> u8 {
    (field + 70) % 72 + 1
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Plain {
    /// What no move changes: the name of the game, the deal and the options.
    pub(crate) fixed: [Value; 3],
    /// The levels of the stones on each field.
    pub(crate) stones: BTreeMap<u8, BTreeSet<u8>>,
    /// The fields of each founding stone, by its middle.
    pub(crate) foundations: BTreeMap<u8, [u8; 3]>,
    /// One field of each castle, by its flag: the lowest.
    pub(crate) flags: BTreeMap<u8, u8>,
    pub(crate) nobles: BTreeMap<u8, (usize, u32)>,
    pub(crate) money: Vec<u32>,
    pub(crate) hands: Vec<BTreeSet<u8>>,
    /// Of the hands, the cards that all have seen.
    pub(crate) seen: Vec<BTreeSet<u8>>,
    pub(crate) towers: Vec<u8>,
    pub(crate) open: Vec<u8>,
    pub(crate) pile: Vec<u8>,
    pub(crate) tower_pile: u8,
    pub(crate) stones_left: u8,
    pub(crate) foundations_left: u8,
    pub(crate) turn: usize,
    pub(crate) step: String,
    pub(crate) card: u8,
    pub(crate) built: BTreeSet<u8>,
    pub(crate) left: u8,
    pub(crate) out: BTreeSet<usize>,
    pub(crate) idle: BTreeSet<usize>,
    pub(crate) end: String,
}

const FLAGS: [&str; 8] = ["almeria", "cadiz", "cordoba", "granada", "huelva", "jaen", "malaga", "sevilla"];

fn numbers(value: &Value) -> Vec<u8> {
    let number = |item: &Value| item.as_u64().map_or_else(|| text_number(item), |number| number as u8);
    value.as_array().into_iter().flatten().map(number).collect()
}

fn text_number(value: &Value) -> u8 {
    value.as_str().expect("a field as text").parse().expect("the number of a field")
}

impl Plain {
    pub(crate) fn read(game: &BigBoss) -> Self {
        let file = serde_json::to_value(game).unwrap();
        let site = &file["site"];
        let mut plain = Self {
            fixed: ["game", "deal", "options"].map(|name| file[name].clone()),
            open: numbers(&file["cards"]["open"]),
            pile: numbers(&file["cards"]["pile"]),
            tower_pile: file["cards"]["tower_pile"].as_u64().unwrap() as u8,
            stones_left: site["stones_left"].as_u64().unwrap() as u8,
            foundations_left: site["spans_left"].as_u64().unwrap() as u8,
            turn: file["turn"].as_u64().unwrap() as usize,
            step: file["step"]["at"].as_str().unwrap().to_owned(),
            card: file["step"]["card"].as_u64().unwrap_or(0) as u8,
            built: numbers(&file["step"]["built"]).into_iter().collect(),
            left: file["step"]["left"].as_u64().unwrap_or(0) as u8,
            out: numbers(&file["out"]).into_iter().map(usize::from).collect(),
            idle: numbers(&file["idle"]).into_iter().map(usize::from).collect(),
            end: file["step"]["reason"].as_str().unwrap_or("").to_owned(),
            ..Self::default()
        };
        for (field, levels) in site["stones"].as_object().unwrap() {
            plain.stones.insert(field.parse().unwrap(), numbers(levels).into_iter().collect());
        }
        for span in site["spans"].as_array().unwrap() {
            let ends = [text_number(&span["from"]), text_number(&span["to"])];
            let first = if after(after(ends[0])) == ends[1] { ends[0] } else { ends[1] };
            assert_eq!(span["level"], 1, "founding stones lie on the ground");
            plain.foundations.insert(after(first), [first, after(first), after(after(first))]);
        }
        for building in site["buildings"].as_array().unwrap() {
            let lowest = *numbers(&building["cells"]).iter().min().unwrap();
            if let Some(flag) = building["flag"].as_str() {
                let index = FLAGS.iter().position(|name| *name == flag).unwrap();
                plain.flags.insert(index as u8, lowest);
            }
            assert_eq!(building["value"], plain.value(lowest), "the value of {lowest}");
            let fields: BTreeSet<u8> = numbers(&building["cells"]).into_iter().collect();
            assert_eq!(fields, plain.building(lowest), "the fields of one building");
        }
        for noble in site["nobles"].as_array().unwrap() {
            let times = if noble["rank"] == "grande" { 2 } else { 1 };
            plain.nobles.insert(text_number(&noble["at"]), (noble["seat"].as_u64().unwrap() as usize, times));
        }
        for seat in file["seats"].as_array().unwrap() {
            plain.money.push(seat["money"].as_u64().unwrap() as u32);
            plain.hands.push(numbers(&seat["hand"]).into_iter().collect());
            plain.seen.push(numbers(&seat["seen"]).into_iter().collect());
            plain.towers.push(seat["towers"].as_u64().unwrap() as u8);
        }
        plain
    }

    /// C-7.
    pub(crate) fn height(&self, field: u8) -> u8 {
        let stones = self.stones.get(&field).and_then(|levels| levels.last().copied()).unwrap_or(0);
        stones.max(u8::from(self.foundations.values().any(|fields| fields.contains(&field))))
    }

    /// C-2: all fields that hang together with this one.
    pub(crate) fn building(&self, field: u8) -> BTreeSet<u8> {
        let mut fields = BTreeSet::new();
        for step in [after, before] {
            let mut next = field;
            while self.height(next) > 0 && (next == field || !fields.contains(&next)) {
                fields.insert(next);
                next = step(next);
                if next == field {
                    break;
                }
            }
        }
        fields
    }

    /// C-5, C-6, B-3.
    pub(crate) fn value(&self, field: u8) -> u32 {
        let fields = self.building(field);
        let stones: u32 = fields
            .iter()
            .filter_map(|field| self.stones.get(field))
            .flatten()
            .map(|level| u32::from(*level))
            .sum();
        let foundations = self.foundations.keys().filter(|middle| fields.contains(middle)).count() as u32;
        (stones + 3 * foundations).min(50)
    }

    pub(crate) fn flag(&self, field: u8) -> Option<u8> {
        let fields = self.building(field);
        self.flags.iter().find(|(_, lowest)| fields.contains(lowest)).map(|(flag, _)| *flag)
    }

    /// C-20.
    pub(crate) fn pay(&self, field: u8) -> u32 {
        self.value(field) * self.nobles[&field].1
    }

    fn own(&self, seat: usize) -> Vec<u8> {
        self.nobles.iter().filter(|(_, noble)| noble.0 == seat).map(|(field, _)| *field).collect()
    }

    /// C-27.
    pub(crate) fn cheapest(&self) -> Option<u32> {
        if !self.open.is_empty() || !self.pile.is_empty() {
            Some(5)
        } else {
            (self.tower_pile > 0).then_some(10)
        }
    }

    /// C-17: the lowest fields of the villas that wait for a crest.
    pub(crate) fn waiting(&self) -> Vec<u8> {
        let built = (1..=72).filter(|field| self.height(*field) > 0);
        built
            .filter(|field| self.building(*field).first() == Some(field))
            .filter(|field| self.flag(*field).is_none() && self.value(*field) >= 5)
            .collect()
    }

    /// C-12: the number of empty fields to the next castle in one direction.
    fn empty_to_castle(&self, from: u8, step: fn(u8) -> u8) -> u32 {
        let mut empty = 0;
        let mut field = step(from);
        for _ in 0..72 {
            if self.flag(field).is_some() && self.height(field) > 0 {
                return empty;
            }
            empty += u32::from(self.height(field) == 0);
            field = step(field);
        }
        u32::MAX
    }

    /// C-12, B-4.
    fn may_found(&self, first: u8) -> bool {
        let fields = [first, after(first), after(after(first))];
        let [a, b, c] = fields.map(spot);
        let is_straight = (a.0 - b.0, a.1 - b.1) == (b.0 - c.0, b.1 - c.1);
        let is_empty = fields.iter().all(|field| self.height(*field) == 0);
        let is_alone = self.height(before(first)) == 0 && self.height(after(fields[2])) == 0;
        is_straight
            && is_empty
            && is_alone
            && self.empty_to_castle(fields[2], after) >= 3
            && self.empty_to_castle(first, before) >= 3
            && self.flags.len() < 8
            && self.foundations_left > 0
            && self.stones_left > 0
    }

    fn actions(&self) -> BTreeSet<String> {
        let seat = self.turn;
        let mut moves = BTreeSet::new();
        if self.money[seat] >= 5 {
            moves.extend(self.open.iter().map(|card| format!("buy {card}")));
            if !self.pile.is_empty() {
                moves.insert("buy pile".to_owned());
            }
        }
        if self.money[seat] >= 10 && self.tower_pile > 0 {
            moves.insert("buy tower".to_owned());
        }
        for card in &self.hands[seat] {
            moves.insert(format!("build {card}"));
            for first in [*card, before(*card), before(before(*card))] {
                if self.may_found(first) {
                    moves.insert(format!("found {card} {first}-{}", after(after(first))));
                }
            }
        }
        if self.towers[seat] > 0 {
            let is_place = |field: &u8| {
                let height = self.height(*field);
                (1..5).contains(&height) && self.nobles.get(field).is_none_or(|noble| noble.0 == seat)
            };
            moves.extend((1..=72).filter(is_place).map(|field| format!("tower {field}")));
        }
        moves
    }

    pub(crate) fn has_action(&self) -> bool {
        !self.actions().is_empty()
    }

    fn turn_moves(&self) -> BTreeSet<String> {
        let mut moves = self.actions();
        let own = self.own(self.turn);
        let withdraw = |field: &u8| format!("withdraw {field}");
        if !moves.is_empty() {
            moves.extend(own.iter().map(withdraw));
            return moves;
        }
        let money = self.money[self.turn];
        let helpful: Vec<u8> = match self.cheapest() {
            Some(price) => own.iter().copied().filter(|field| money + self.pay(*field) >= price).collect(),
            None => Vec::new(),
        };
        if helpful.is_empty() {
            moves.extend(own.iter().map(withdraw));
            moves.insert("pass".to_owned());
        } else {
            moves.extend(helpful.iter().map(withdraw));
        }
        moves
    }

    fn noble_moves(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::from(["done".to_owned()]);
        for field in self.built.iter().filter(|field| !self.nobles.contains_key(field)) {
            for (rank, times, count) in [("baron", 1, 6), ("grande", 2, 2)] {
                let placed = self.nobles.values().filter(|noble| **noble == (self.turn, times)).count();
                if placed < count && self.money[self.turn] >= self.value(*field) * times {
                    moves.insert(format!("{rank} {field}"));
                }
            }
        }
        moves
    }

    pub(crate) fn moves(&self) -> BTreeSet<String> {
        match self.step.as_str() {
            "turn" => self.turn_moves(),
            "action" => self.actions(),
            "keep" => {
                let flags = [before(self.card), after(self.card)].map(|field| self.flag(field).unwrap());
                flags.iter().map(|flag| format!("keep {}", FLAGS[usize::from(*flag)])).collect()
            }
            "crest" => self.waiting().iter().map(|field| format!("crest {field}")).collect(),
            "nobles" => self.noble_moves(),
            _ => BTreeSet::new(),
        }
    }

    pub(crate) fn flag_named(name: &str) -> u8 {
        FLAGS.iter().position(|flag| *flag == name).unwrap() as u8
    }
}
