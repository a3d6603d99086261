//! What a move does.

use std::collections::BTreeSet;

use crate::plain::{Plain, after, before};

impl Plain {
    pub(crate) fn play(&mut self, mv: &str) {
        let words: Vec<&str> = mv.split(' ').collect();
        let number = |index: usize| words[index].parse::<u8>().unwrap();
        match words[0] {
            "withdraw" => self.withdraw(number(1)),
            "buy" => self.buy(words[1]),
            "found" => self.found(number(1), words[2].split('-').next().unwrap().parse().unwrap()),
            "build" => self.build(number(1)),
            "tower" => {
                self.towers[self.turn] -= 1;
                self.stone(number(1));
                self.crests(BTreeSet::from([number(1)]), 1);
            }
            "keep" => {
                let wanted = Self::flag_named(words[1]);
                let is_before = self.flag(before(self.card)) == Some(wanted);
                let goes = if is_before { after(self.card) } else { before(self.card) };
                self.take_over(self.card, goes);
            }
            "crest" => {
                self.raise_flag(number(1));
                self.crests(self.built.clone(), 1);
            }
            "baron" | "grande" => self.place(number(1), if words[0] == "grande" { 2 } else { 1 }),
            "done" => self.end_turn(true),
            "pass" => self.end_without_action(false),
            other => panic!("no such move: {other}"),
        }
    }

    fn withdraw(&mut self, field: u8) {
        self.money[self.turn] += self.pay(field);
        self.nobles.remove(&field);
        if self.has_action() {
            self.step = "action".into();
        } else {
            self.end_without_action(true);
        }
    }

    fn buy(&mut self, what: &str) {
        let seat = self.turn;
        if what == "tower" {
            self.money[seat] -= 10;
            self.tower_pile -= 1;
            self.towers[seat] += 1;
        } else if what == "pile" {
            self.money[seat] -= 5;
            let card = self.pile.remove(0);
            self.hands[seat].insert(card);
        } else {
            self.money[seat] -= 5;
            let card: u8 = what.parse().unwrap();
            let slot = self.open.iter().position(|open| *open == card).unwrap();
            if self.pile.is_empty() {
                self.open.remove(slot);
            } else {
                self.open[slot] = self.pile.remove(0);
            }
            self.hands[seat].insert(card);
            self.seen[seat].insert(card);
        }
        self.end_turn(true);
    }

    /// C-13, B-4.
    fn found(&mut self, card: u8, first: u8) {
        self.hands[self.turn].remove(&card);
        self.seen[self.turn].remove(&card);
        let fields = [first, after(first), after(after(first))];
        self.foundations.insert(fields[1], fields);
        self.foundations_left -= 1;
        self.stone(card);
        self.raise_flag(card);
        self.income(fields.into_iter().collect(), 2);
    }

    /// C-14, C-15, C-16, C-22 to C-25.
    fn build(&mut self, card: u8) {
        let seat = self.turn;
        self.hands[seat].remove(&card);
        self.seen[seat].remove(&card);
        if self.height(card) > 0 {
            if self.nobles.get(&card).is_some_and(|noble| noble.0 != seat) {
                self.beat(card, self.value(card));
            }
            self.stone(card);
            self.crests(BTreeSet::from([card]), 1);
            return;
        }
        let sides = [before(card), after(card)];
        let are_castles = sides.iter().all(|side| self.height(*side) > 0 && self.flag(*side).is_some());
        if !are_castles || self.flag(sides[0]) == self.flag(sides[1]) {
            self.ground_stone(card);
            self.crests(BTreeSet::from([card]), 1);
            return;
        }
        let values = sides.map(|side| self.value(side));
        if values.contains(&50) {
            self.stones_left -= 1;
            self.money[seat] += 50;
            self.end_turn(true);
            return;
        }
        let strangers = |side: u8| {
            let fields = self.building(side);
            self.nobles.iter().any(|(field, noble)| noble.0 != seat && fields.contains(field))
        };
        if values[0].abs_diff(values[1]) <= 1 && (strangers(sides[0]) || strangers(sides[1])) {
            self.step = "keep".into();
            self.card = card;
            return;
        }
        let first_stays =
            values[0] > values[1] || (values[0] == values[1] && self.flag(sides[0]) < self.flag(sides[1]));
        self.take_over(card, if first_stays { sides[1] } else { sides[0] });
    }

    /// C-25, B-6.
    fn take_over(&mut self, card: u8, goes: u8) {
        self.card = 0;
        let (fields, value) = (self.building(goes), self.value(goes));
        for field in fields {
            if self.nobles.get(&field).is_some_and(|noble| noble.0 != self.turn) {
                self.beat(field, value);
            }
        }
        let flag = self.flag(goes).unwrap();
        self.flags.remove(&flag);
        self.ground_stone(card);
        self.crests(BTreeSet::from([card]), 1);
    }

    /// C-21.
    fn beat(&mut self, field: u8, value: u32) {
        let (seat, times) = self.nobles.remove(&field).unwrap();
        self.money[seat] += value * times;
    }

    fn stone(&mut self, field: u8) {
        let level = self.height(field) + 1;
        self.stones.entry(field).or_default().insert(level);
        self.stones_left -= 1;
    }

    fn ground_stone(&mut self, field: u8) {
        self.stone(field);
        self.settle_flags();
    }

    /// Flags go by the lowest field of their castle, which a stone can change.
    fn settle_flags(&mut self) {
        let lowest: Vec<(u8, u8)> =
            self.flags.iter().map(|(flag, field)| (*flag, *self.building(*field).first().unwrap())).collect();
        self.flags.extend(lowest);
    }

    fn raise_flag(&mut self, field: u8) {
        let flag = (0..8).find(|flag| !self.flags.contains_key(flag)).unwrap();
        self.flags.insert(flag, *self.building(field).first().unwrap());
    }

    /// C-17.
    fn crests(&mut self, built: BTreeSet<u8>, nobles: u8) {
        loop {
            let waiting = self.waiting();
            let free = 8 - self.flags.len();
            if waiting.is_empty() || free == 0 {
                self.income(built, nobles);
                return;
            }
            if waiting.len() > free {
                self.step = "crest".into();
                self.built = built;
                return;
            }
            self.raise_flag(waiting[0]);
        }
    }

    /// C-11.
    fn income(&mut self, built: BTreeSet<u8>, nobles: u8) {
        self.money[self.turn] += self.value(*built.first().unwrap());
        self.built = built;
        self.offer(nobles);
    }

    /// C-18.
    fn offer(&mut self, left: u8) {
        self.step = "nobles".into();
        self.left = left;
        if left == 0 || self.moves().len() == 1 {
            self.end_turn(true);
        }
    }

    fn place(&mut self, field: u8, times: u32) {
        self.money[self.turn] -= self.value(field) * times;
        self.nobles.insert(field, (self.turn, times));
        self.offer(self.left - 1);
    }

    /// C-27, C-28; C-26: whoever goes out is not counted, and leaves the count of the others as it is.
    fn end_without_action(&mut self, has_withdrawn: bool) {
        let seat = self.turn;
        if self.hands[seat].is_empty() && self.towers[seat] == 0 && self.cheapest().is_none() {
            self.out.insert(seat);
            self.idle.remove(&seat);
            return self.end_turn(false);
        }
        if !has_withdrawn {
            self.idle.insert(seat);
        }
        self.end_turn(has_withdrawn);
    }

    /// C-8, C-26.
    fn end_turn(&mut self, was_active: bool) {
        let seats = self.money.len();
        self.built.clear();
        self.left = 0;
        if was_active {
            self.idle.clear();
        }
        let gone: BTreeSet<usize> = self.out.union(&self.idle).copied().collect();
        self.end = match (self.stones_left, self.out.len() == seats, gone.len() == seats) {
            (0, ..) => "last-stone",
            (_, true, _) => "all-out",
            (_, _, true) => "nobody-acts",
            _ => "",
        }
        .into();
        if !self.end.is_empty() {
            self.step = "finished".into();
            return;
        }
        self.step = "turn".into();
        self.turn = (self.turn + 1) % seats;
        while self.out.contains(&self.turn) {
            self.turn = (self.turn + 1) % seats;
        }
    }
}
