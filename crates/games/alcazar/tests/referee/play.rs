//! What a move does, to the whole position as its file shows it.

use alcazar::{EndReason, StateFile, StepFile};
use castle_box::{BuildingFile, FLAGS, Field, Flag, NobleFile, Place, Rank, Real, SpanFile};
use tabletop::Seat;

use crate::moves;
use crate::position::{PlainCell, PlainPosition, middle};

/// The position after a move.
pub(crate) fn after(position: &PlainPosition, notation: &str) -> StateFile {
    let mut play = PlainPlay { file: position.file.clone(), own: position.turn() };
    let (word, rest) = notation.split_once(' ').unwrap_or((notation, ""));
    match word {
        "withdraw" => play.withdraw(rest),
        "buy" => play.buy(rest),
        "found" => {
            let (card, fields) = rest.split_once(' ').unwrap();
            play.found(card, fields.split_once('-').unwrap().0);
        }
        "build" => play.build(rest),
        "tower" => play.tower(rest),
        "bridge" => {
            let (from, to) = rest.split_once('-').unwrap();
            play.bridge(from, to);
        }
        "crest" => play.crest(rest),
        "baron" => play.place(Rank::Baron, rest),
        "grande" => play.place(Rank::Grande, rest),
        "move" => {
            let (from, to) = rest.split_once('-').unwrap();
            play.noble_at(from).at = to.parse().unwrap();
            play.end_turn(true);
        }
        "trade" => {
            let (one, other) = rest.split_once('-').unwrap();
            let (first, second) = (play.noble_at(one).rank, play.noble_at(other).rank);
            play.noble_at(one).rank = second;
            play.noble_at(other).rank = first;
            play.end_turn(true);
        }
        "done" => play.end_turn(true),
        "pass" => {
            let has_withdrawn = play.file.step == StepFile::Action;
            play.end_without_action(has_withdrawn);
        }
        other => panic!("no such move: {other}"),
    }
    in_order(play.file)
}

/// The order of a list says nothing.
pub(crate) fn in_order(mut file: StateFile) -> StateFile {
    for building in &mut file.site.buildings {
        building.cells.sort_unstable();
    }
    file.site.buildings.sort_by_key(|building| building.cells[0]);
    file.site.nobles.sort_by_key(|noble| noble.at);
    for seat in &mut file.seats {
        seat.hand.sort_unstable();
        seat.seen.sort_unstable();
    }
    if let StepFile::Crest { built } | StepFile::Nobles { built, .. } = &mut file.step {
        built.sort_unstable();
    }
    file
}

struct PlainPlay {
    file: StateFile,
    own: usize,
}

impl PlainPlay {
    fn position(&self) -> PlainPosition {
        PlainPosition::new(self.file.clone())
    }

    fn spot(&self, name: &str) -> PlainCell {
        self.position().spot(name)
    }

    fn earn(&mut self, seat: usize, amount: i64) {
        let money = i64::from(self.file.seats[seat].money) + amount;
        self.file.seats[seat].money = Real(u32::try_from(money).expect("nobody owes money"));
    }

    fn noble_at(&mut self, name: &str) -> &mut NobleFile {
        let at: Place = name.parse().unwrap();
        self.file.site.nobles.iter_mut().find(|noble| noble.at == at).expect("a noble stands there")
    }

    fn take_noble(&mut self, spot: PlainCell) {
        let at: Place = self.position().name(spot).parse().unwrap();
        self.file.site.nobles.retain(|noble| noble.at != at);
    }

    /// C-20, C-27.
    fn withdraw(&mut self, name: &str) {
        let position = self.position();
        let is_forced = moves::legal(&position).iter().all(|mv| mv.starts_with("withdraw"));
        self.earn(self.own, position.pay(position.spot(name)));
        self.take_noble(position.spot(name));
        if is_forced {
            self.file.step = StepFile::Purchase;
        } else if moves::actions(&self.position()).is_empty() {
            self.end_without_action(true);
        } else {
            self.file.step = StepFile::Action;
        }
    }

    /// C-9.
    fn buy(&mut self, what: &str) {
        self.earn(self.own, if what == "tower" { -10 } else { -5 });
        let (cards, seat) = (&mut self.file.cards, &mut self.file.seats[self.own]);
        match what {
            "tower" => {
                cards.tower_pile -= 1;
                seat.towers += 1;
            }
            "pile" => seat.hand.push(cards.pile.remove(0)),
            card => {
                let card: Field = card.parse().unwrap();
                let slot = cards.open.iter().position(|open| *open == card).unwrap();
                seat.hand.push(card);
                seat.seen.push(card);
                if cards.pile.is_empty() {
                    cards.open.remove(slot);
                } else {
                    cards.open[slot] = cards.pile.remove(0);
                }
            }
        }
        self.end_turn(true);
    }

    /// C-10.
    fn play_card(&mut self, card: Field) {
        let seat = &mut self.file.seats[self.own];
        seat.hand.retain(|held| *held != card);
        seat.seen.retain(|held| *held != card);
    }

    fn stone(&mut self, name: &str) {
        let level = self.position().height(self.spot(name)) as u8 + 1;
        self.file.site.stones.entry(name.parse().unwrap()).or_default().push(level);
        self.file.site.stones_left -= 1;
    }

    /// A-4, C-13.
    fn found(&mut self, card: &str, first: &str) {
        self.play_card(card.parse().unwrap());
        let number: u32 = first.parse().unwrap();
        let fields: Vec<String> = (0..3).map(|step| ((number + step - 1) % 72 + 1).to_string()).collect();
        for field in &fields {
            self.stone(field);
        }
        self.stone(card);
        let cells: Vec<Place> = fields.iter().map(|field| field.parse().unwrap()).collect();
        let flag = self.lowest_flag();
        self.file.site.buildings.push(BuildingFile {
            flag: Some(flag),
            value: Some(5),
            cells: cells.clone(),
        });
        self.income(cells, 2, true);
    }

    /// C-14, C-15, C-16, C-25.
    fn build(&mut self, card: &str) {
        let number: u32 = card.parse().unwrap();
        self.play_card(card.parse().unwrap());
        let position = self.position();
        if position.height(position.spot(card)) > 0 {
            self.beat(position.spot(card));
            self.raise(card);
            return;
        }
        let beside = [position.field((number + 70) % 72 + 1), position.field(number % 72 + 1)];
        let castles: Vec<i64> =
            position.joined(&beside).into_iter().filter_map(|id| position.castle(id)).collect();
        if castles.len() > 1 && castles.contains(&50) {
            self.file.site.stones_left -= 1;
            self.earn(self.own, 50);
            self.end_turn(true);
            return;
        }
        self.stone(card);
        self.join(&beside, &[card.parse().unwrap()], 1);
        self.crests(vec![card.parse().unwrap()]);
    }

    /// A-3, C-7: a stone on top of what is there counts 2.
    fn raise(&mut self, name: &str) {
        let spot = self.spot(name);
        self.stone(name);
        self.join(&[spot], &[], 2);
        self.crests(vec![name.parse().unwrap()]);
    }

    fn tower(&mut self, name: &str) {
        self.file.seats[self.own].towers -= 1;
        self.raise(name);
    }

    ///
    fn bridge(&mut self, from: &str, to: &str) {
        let position = self.position();
        let spots = [position.spot(from), middle(position.spot(from), position.spot(to)), position.spot(to)];
        let level = position.height(spots[0]) as u8 + 1;
        self.earn(self.own, -15);
        self.beat(spots[1]);
        let cells: Vec<Place> = spots.iter().map(|spot| position.name(*spot).parse().unwrap()).collect();
        self.join(&spots, &cells, 3 * i64::from(level));
        // A piece is written from its upper or left end.
        let (first, last) = if spots[0] < spots[2] { (from, to) } else { (to, from) };
        let (from, to) = (first.parse().unwrap(), last.parse().unwrap());
        self.file.site.spans.push(SpanFile { from, to, level });
        self.file.site.spans_left -= 1;
        self.crests(cells);
    }

    /// C-21.
    fn beat(&mut self, spot: PlainCell) {
        let position = self.position();
        if position.is_others(spot) {
            self.earn(position.nobles[&spot].0, position.pay(spot));
            self.take_noble(spot);
        }
    }

    /// C-22 to C-25, A-14: what stands on these spots becomes one building with the new cells; the more valuable castle
    /// keeps its crest, on a tie the first in their order.
    fn join(&mut self, spots: &[PlainCell], new: &[Place], worth: i64) {
        let position = self.position();
        let mut sum = worth;
        let mut cells = new.to_vec();
        let mut castles: Vec<(i64, std::cmp::Reverse<Flag>)> = Vec::new();
        let ids = position.joined(spots);
        for id in &ids {
            let building = &self.file.site.buildings[*id];
            sum += position.value(*id);
            cells.extend(building.cells.iter().filter(|cell| !new.contains(cell)));
            castles.extend(building.flag.map(|flag| (position.value(*id), std::cmp::Reverse(flag))));
        }
        let flag = castles.iter().max().map(|(_, flag)| flag.0);
        let mut number = 0;
        self.file.site.buildings.retain(|_| {
            number += 1;
            !ids.contains(&(number - 1))
        });
        self.file.site.buildings.push(BuildingFile { flag, value: Some(sum.min(50) as u8), cells });
    }

    fn lowest_flag(&self) -> Flag {
        let is_free = |flag: &Flag| {
            let mut buildings = self.file.site.buildings.iter();
            buildings.all(|building| building.flag != Some(*flag))
        };
        FLAGS.into_iter().find(is_free).expect("a flag is free")
    }

    /// C-17: the villas that have the size of a castle but no crest, by their lowest field.
    fn waiting(&self) -> Vec<Field> {
        let waits = |building: &&BuildingFile| building.flag.is_none() && building.value >= Some(5);
        let waiting = self.file.site.buildings.iter().filter(waits);
        let mut fields: Vec<Field> = waiting.map(|building| lowest(&building.cells)).collect();
        fields.sort_unstable();
        fields
    }

    fn raise_flag(&mut self, villa: Field) {
        let flag = self.lowest_flag();
        let mut buildings = self.file.site.buildings.iter_mut();
        let building = buildings.find(|building| lowest(&building.cells) == villa).expect("a villa");
        building.flag = Some(flag);
    }

    fn crest(&mut self, villa: &str) {
        let StepFile::Crest { built } = self.file.step.clone() else { panic!("no crest to give") };
        self.raise_flag(villa.parse().unwrap());
        self.crests(built);
    }

    /// C-17.
    fn crests(&mut self, built: Vec<Place>) {
        loop {
            let free = 8 - self.position().castles();
            let waiting = self.waiting();
            if free == 0 || waiting.is_empty() {
                self.income(built, 1, false);
                return;
            }
            if waiting.len() > free {
                self.file.step = StepFile::Crest { built };
                return;
            }
            self.raise_flag(waiting[0]);
        }
    }

    /// C-11, C-18.
    fn income(&mut self, built: Vec<Place>, left: u8, founding: bool) {
        let position = self.position();
        let building = position.building(position.spot(&built[0].to_string())).unwrap();
        self.earn(self.own, position.value(building));
        self.offer(built, left, founding);
    }

    fn offer(&mut self, built: Vec<Place>, left: u8, founding: bool) {
        self.file.step = StepFile::Nobles { built, left, is_founding: founding };
        if left == 0 || moves::legal(&self.position()).len() == 1 {
            self.end_turn(true);
        }
    }

    /// C-18.
    fn place(&mut self, rank: Rank, name: &str) {
        let StepFile::Nobles { built, left, is_founding: founding } = self.file.step.clone() else {
            panic!("nothing was built")
        };
        let position = self.position();
        let value = position.value(position.building(position.spot(name)).unwrap());
        self.earn(self.own, -value * i64::from(rank.times()));
        let (seat, at) = (Seat::new(self.own as u8), name.parse().unwrap());
        self.file.site.nobles.push(NobleFile { seat, rank, at });
        self.offer(built, left - 1, founding);
    }

    /// C-27, C-28; C-26: whoever goes out is not counted, and leaves the count of the others as it is.
    fn end_without_action(&mut self, has_withdrawn: bool) {
        let seat = Seat::new(self.own as u8);
        if moves::has_nothing_to_hope_for(&self.position()) {
            self.file.out.insert(seat);
            self.file.idle.remove(seat);
            return self.end_turn(false);
        }
        if !has_withdrawn {
            self.file.idle.insert(seat);
        }
        self.end_turn(has_withdrawn);
    }

    /// C-8, C-26, A-12.
    fn end_turn(&mut self, was_active: bool) {
        let seats = self.file.seats.len() as u8;
        if was_active {
            self.file.idle = tabletop::SeatSet::EMPTY;
        }
        let (out, idle) = (self.file.out, self.file.idle);
        let all_out = Seat::all(seats).all(|seat| out.contains(seat));
        let nobody = Seat::all(seats).all(|seat| out.contains(seat) || idle.contains(seat));
        let reason = match (self.file.site.stones_left, self.file.site.spans_left) {
            (0, _) => Some(EndReason::LastStone),
            (_, 0) => Some(EndReason::LastBridge),
            _ if all_out => Some(EndReason::AllOut),
            _ if nobody && !idle.is_empty() => Some(EndReason::NobodyActs),
            _ => None,
        };
        if let Some(reason) = reason {
            self.file.step = StepFile::Finished { reason };
            return;
        }
        self.file.step = StepFile::Turn;
        let mut next = (self.own as u8 + 1) % seats;
        while out.contains(Seat::new(next)) {
            next = (next + 1) % seats;
        }
        self.file.turn = Seat::new(next);
    }
}

fn lowest(cells: &[Place]) -> Field {
    cells.iter().filter_map(|place| place.field()).min().expect("every building stands on a field")
}
