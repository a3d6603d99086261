//! A whole position as its dump shows it, and what every move does to it.

use std::cmp::Reverse;

use salamanca::{CellFile, Lock, Main, Plague, PlayedCard, StateFile, Step, Tile, TurnFile};
use serde_json::Value;
use tabletop::Seat;

use crate::plain::Plain;

pub(crate) struct PlainPosition {
    pub(crate) file: StateFile,
}

fn no_turn(number: u8) -> TurnFile {
    let (main, to_lay) = (Main::None, Vec::new());
    TurnFile { number, main, special_done: false, swap_with: None, freed_squires: 0, to_lay }
}

impl PlainPosition {
    pub(crate) fn new(file: StateFile) -> Self {
        Self { file }
    }

    /// The dump in an order of its own.
    pub(crate) fn dump(mut self) -> Value {
        self.tidy_memory();
        self.file.board.sort_by_key(|one| one.cell);
        self.file.hands.iter_mut().for_each(|hand| hand.sort_unstable());
        if let Some(turn) = &mut self.file.turn {
            turn.to_lay.sort_unstable();
        }
        serde_json::to_value(self.file).expect("a dump")
    }

    pub(crate) fn play(&mut self, seat: Seat, notation: &str) {
        let words: Vec<&str> = notation.split(' ').collect();
        let number = |index: usize| words[index].parse::<u8>().expect("a number");
        match words[0] {
            "card" => {
                self.show_if_all_were_played(seat);
                self.put_on_table(seat, number(1));
                if self.file.table.len() == usize::from(self.file.seats) {
                    self.begin_turns();
                }
            }
            "cards" => self.choose(seat, [number(1), number(2)]),
            "take" => self.take(words[1]),
            "lay" => self.lay(seat, words[1].parse().expect("a tile"), words[2]),
            "claim" => self.claim(seat, words[1]),
            "sell" => self.sell(seat, words[1]),
            "conde" => {
                self.file
                    .board
                    .iter_mut()
                    .filter(|one| one.conde == Some(seat))
                    .for_each(|one| one.conde = None);
                self.cell(words[1]).conde = Some(seat);
                self.turn().main = Main::Conde;
                self.end_if_nothing_is_left(seat);
            }
            "plague" => {
                let plague = plague_of(self.card()).expect("a card with a plague");
                self.file
                    .board
                    .iter_mut()
                    .filter(|one| one.plague == Some(plague))
                    .for_each(|one| one.plague = None);
                self.cell(words[1]).plague = Some(plague);
                self.turn().special_done = true;
                self.end_if_nothing_is_left(seat);
            }
            "swap" if words[1] == "take" => self.swap(seat, number(2), number(4)),
            "swap" => {
                self.look(seat, Seat::new(number(1)));
                self.turn().swap_with = Some(Seat::new(number(1)));
                self.file.step = Step::Swap;
            }
            "end" | "pass" => self.end_turn(),
            other => panic!("no such move: {other}"),
        }
    }

    fn turn(&mut self) -> &mut TurnFile {
        self.file.turn.as_mut().expect("a turn")
    }

    fn cell(&mut self, name: &str) -> &mut CellFile {
        self.file.board.iter_mut().find(|one| one.cell.to_string() == name).expect("a tile lies there")
    }

    fn plain(&self) -> Plain {
        Plain::of_cells(self.file.board.iter().map(|one| (one.cell, one.tile, one.plague)))
    }

    /// The card whose turn it is.
    fn card(&self) -> u8 {
        let number = self.file.turn.as_ref().expect("a turn").number;
        self.file.table[usize::from(number) - 1].card
    }

    fn put_on_table(&mut self, seat: Seat, card: u8) {
        let hand = &mut self.file.hands[seat.index()];
        let index = hand.iter().position(|held| *held == card).expect("the card is in the hand");
        hand.remove(index);
        self.file.table.push(PlayedCard { seat, card });
        self.all_see_it_go(seat, card);
    }

    /// S-27.
    fn choose(&mut self, seat: Seat, cards: [u8; 2]) {
        self.file.chosen.resize(2, None);
        self.file.chosen[seat.index()] = Some(cards);
        if let [Some(first), Some(second)] = self.file.chosen[..] {
            self.file.chosen.clear();
            for (seat, cards) in [first, second].into_iter().enumerate() {
                for card in cards {
                    self.put_on_table(Seat::new(seat as u8), card);
                }
            }
            self.begin_turns();
        }
    }

    /// S-15, S-16: descending; the 5 first if it is the lowest; of two like cards the later one first.
    fn begin_turns(&mut self) {
        let table = &mut self.file.table;
        let lowest = table.iter().map(|played| played.card).min();
        table.reverse();
        table.sort_by_key(|played| (!(lowest == Some(5) && played.card == 5), Reverse(played.card)));
        self.file.step = Step::Turn;
        self.file.turn = Some(no_turn(1));
    }

    /// S-20.
    fn take(&mut self, space: &str) {
        let index = usize::from(space.as_bytes()[0] - b'a');
        let tiles = std::mem::take(&mut self.file.display[index]);
        self.turn().main = Main::Tiles;
        self.turn().to_lay = tiles;
    }

    /// S-20, S-24: own buildings into whose area the tile brings a fertile one that this player laid in this round.
    fn lay(&mut self, seat: Seat, tile: Tile, cell: &str) {
        let to_lay = &mut self.turn().to_lay;
        let index = to_lay.iter().position(|other| *other == tile).expect("the tile was taken");
        to_lay.remove(index);
        let before = self.plain();
        let is_building = matches!(tile.to_string().as_str(), "farm" | "castle" | "monastery");
        self.file.board.push(CellFile {
            cell: cell.parse().expect("a cell"),
            tile,
            owner: None,
            conde: None,
            plague: None,
            locks: Vec::new(),
            laid_by: tile.is_fertile().then_some(seat),
            claimable: is_building,
        });
        let after = self.plain();
        let own_fertile: Vec<_> = self.file.board.iter().filter(|one| one.laid_by == Some(seat)).collect();
        let own_fertile: Vec<_> = own_fertile.iter().map(|one| Plain::place_of(one.cell)).collect();
        for one in self.file.board.iter_mut().filter(|one| one.owner == Some(seat)) {
            let (was, is) = (before.area(one.cell), after.area(one.cell));
            if is.difference(&was).any(|place| own_fertile.contains(place))
                && !one.locks.contains(&Lock::Enlarged)
            {
                one.locks.push(Lock::Enlarged);
            }
        }
    }

    /// S-21: squires that were in supply at the start of the turn are free, freed ones cost the building's value.
    fn claim(&mut self, seat: Seat, cell: &str) {
        let owned = self.file.board.iter().filter(|one| one.owner == Some(seat)).count() as u8;
        let one = self.cell(cell);
        let price = match one.tile.to_string().as_str() {
            "farm" => 2,
            "castle" => 3,
            _ => 4,
        };
        one.owner = Some(seat);
        one.claimable = false;
        one.locks.insert(0, Lock::Claimed);
        if 3 - owned == self.turn().freed_squires {
            self.turn().freed_squires -= 1;
            self.file.money[seat.index()] -= price;
        }
    }

    /// S-22, S-23.
    fn sell(&mut self, seat: Seat, cell: &str) {
        let plain = self.plain();
        let one = self.cell(cell);
        let (building, landscape) = plain.value(one.cell);
        let counted = plain.counted(one.cell);
        let conde = one.conde.take();
        one.owner = None;
        self.file.money[seat.index()] += (building + landscape) as u16;
        if let Some(conde) = conde {
            self.file.money[conde.index()] += landscape as u16;
        }
        let leaves = |one: &CellFile| one.tile.is_fertile() && counted.contains(&Plain::place_of(one.cell));
        self.file.board.retain(|one| !leaves(one));
        self.turn().freed_squires += 1;
    }

    /// S-31.
    fn swap(&mut self, seat: Seat, take: u8, give: u8) {
        let other = self.turn().swap_with.take().expect("a hand is looked at");
        for (from, to, card) in [(seat, other, give), (other, seat, take)] {
            let hand = &mut self.file.hands[from.index()];
            let index = hand.iter().position(|held| *held == card).expect("the card is in the hand");
            hand.remove(index);
            self.file.hands[to.index()].push(card);
        }
        self.two_see_the_swap(seat, other, take, give);
        self.file.step = Step::Turn;
        self.turn().special_done = true;
        self.end_if_nothing_is_left(seat);
    }

    /// S-17, S-25: a turn with only B or C ends when nothing is left to choose.
    fn end_if_nothing_is_left(&mut self, seat: Seat) {
        let turn = self.turn().clone();
        let is_last = usize::from(turn.number) == self.file.table.len();
        let goes_on = match turn.main {
            Main::Tiles => true,
            Main::Conde => !turn.special_done && is_last && self.has_special(),
            Main::None => is_last && self.has_main(seat),
        };
        if !goes_on {
            self.end_turn();
        }
    }

    /// S-30, S-31: whether the card can do something.
    fn has_special(&self) -> bool {
        let fits = |one: &CellFile, plague: Plague| {
            let tile = one.tile.to_string();
            let kind = tile.trim_end_matches(['2', '3']);
            match plague {
                Plague::Poison => matches!(kind, "lake" | "vineyard"),
                Plague::Locust => matches!(kind, "field" | "forest" | "pasture"),
                Plague::Ruin => matches!(kind, "farm" | "castle" | "monastery"),
                Plague::Rat => !matches!(kind, "farm" | "castle" | "monastery"),
            }
        };
        match plague_of(self.card()) {
            Some(plague) => self.file.board.iter().any(|one| one.plague.is_none() && fits(one, plague)),
            None => self.card() == 6,
        }
    }

    /// S-20, S-26: whether there are tiles to take or a building for the conde.
    fn has_main(&self, seat: Seat) -> bool {
        let plain = self.plain();
        let takes_conde = |one: &CellFile| {
            let (building, landscape) = plain.value(one.cell);
            one.owner.is_some_and(|owner| owner != seat) && one.conde.is_none() && building + landscape < 7
        };
        self.file.display.iter().any(|tiles| !tiles.is_empty()) || self.file.board.iter().any(takes_conde)
    }

    fn end_turn(&mut self) {
        self.file.board.iter_mut().for_each(|one| one.claimable = false);
        let next = self.turn().number + 1;
        if usize::from(next) <= self.file.table.len() {
            self.file.turn = Some(no_turn(next));
        } else {
            self.end_round();
        }
    }

    /// S-13, S-18, S-19.
    fn end_round(&mut self) {
        let table = std::mem::take(&mut self.file.table);
        for PlayedCard { seat, card } in &table {
            let other = seat.next(self.file.seats);
            self.file.hands[other.index()].push(*card);
            self.all_see_it_come(other, *card);
        }
        if self.file.seats > 2 {
            self.file.leader = table.last().expect("cards were played").seat;
        }
        let plain = self.plain();
        for one in &mut self.file.board {
            one.locks.clear();
            one.laid_by = None;
            let Some(owner) = one.owner else { continue };
            let (building, landscape) = plain.value(one.cell);
            if building + landscape >= 7 {
                self.file.money[owner.index()] += 2;
                if let Some(conde) = one.conde {
                    self.file.money[conde.index()] += 1;
                }
            }
        }
        self.file.turn = None;
        if self.file.pile.is_empty() && self.file.last.is_empty() {
            self.file.step = Step::Finished;
            return;
        }
        self.file.round += 1;
        self.file.step = Step::PlayCards;
        for space in &mut self.file.display {
            let from = if self.file.pile.is_empty() { &mut self.file.last } else { &mut self.file.pile };
            if !from.is_empty() {
                space.push(from.remove(0));
            }
        }
    }
}

fn plague_of(card: u8) -> Option<Plague> {
    match card {
        1 => Some(Plague::Poison),
        2 => Some(Plague::Rat),
        3 => Some(Plague::Locust),
        4 => Some(Plague::Ruin),
        _ => None,
    }
}
