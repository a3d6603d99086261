//! A whole position as its dump shows it, and what every move does to it.

use std::collections::BTreeMap;

use serde_json::Value;
use tabletop::{Deal, Random};

/// A card: its value and its number.
type PlainCard = (u8, u8);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PlainPlayer {
    pub(crate) hand: Vec<PlainCard>,
    pub(crate) cathedral: u64,
    pub(crate) fields: Vec<u64>,
    alcazar: u64,
    steel: u64,
    gems: u64,
    pub(crate) tiles: Vec<String>,
    pub(crate) shops: Vec<String>,
    pub(crate) swords: Vec<u64>,
    brought: Vec<u64>,
    paintings: Vec<u64>,
}

/// T-11, T-25: the open card, and which of the two values of the turn can still be the odd one.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PlainValues {
    first: PlainCard,
    first_may_be_odd: bool,
    other: Option<u8>,
    other_may_be_odd: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlainPosition {
    /// What no move changes: the name of the game and the edition.
    fixed: [Value; 2],
    deal: String,
    shuffles: u64,
    start: u64,
    pub(crate) turn: usize,
    round: u64,
    closing: Option<u64>,
    /// The name of the step, and the field it is about.
    pub(crate) step: (String, u64),
    played: Option<PlainValues>,
    pub(crate) players: Vec<PlainPlayer>,
    /// Field: owner and shop.
    pub(crate) street: BTreeMap<u64, (usize, String)>,
    pile: Vec<PlainCard>,
    discards: Vec<PlainCard>,
    seen: Vec<PlainCard>,
    steel: u64,
    gems: u64,
    swords: Vec<u64>,
    paintings: Vec<u64>,
    tiles: Vec<String>,
}

pub(crate) const TAVERNS: [u64; 2] = [5, 12];
pub(crate) const ARTIST: u64 = 9;
pub(crate) const GATES: [u64; 2] = [20, 21];
/// T-4: points, steel, gems.
const SWORDS: [(u64, u64, u64); 13] = [
    (2, 1, 0),
    (3, 2, 0),
    (4, 1, 1),
    (5, 3, 0),
    (6, 2, 1),
    (7, 3, 1),
    (8, 2, 2),
    (9, 4, 1),
    (10, 3, 2),
    (11, 4, 2),
    (12, 3, 3),
    (13, 4, 3),
    (15, 4, 4),
];
/// T-3: colour and highlighted figure, in the order of the numbers.
const PICTURES: [(&str, bool); 14] = [
    ("violet", true),
    ("brown", false),
    ("orange", true),
    ("violet", false),
    ("brown", true),
    ("orange", false),
    ("neutral", true),
    ("violet", false),
    ("brown", true),
    ("orange", false),
    ("violet", true),
    ("brown", false),
    ("orange", true),
    ("neutral", false),
];

fn card(value: &Value) -> PlainCard {
    let (value, number) = value.as_str().and_then(|text| text.split_once('-')).expect("a card");
    (value.parse().expect("a value"), number.parse().expect("a number"))
}

fn list<T: Ord>(value: &Value, read: impl Fn(&Value) -> T) -> Vec<T> {
    let mut items: Vec<T> = value.as_array().into_iter().flatten().map(read).collect();
    items.sort_unstable();
    items
}

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

impl PlainPosition {
    pub(crate) fn read(file: &Value) -> Self {
        let player = |player: &Value| PlainPlayer {
            hand: list(&player["hand"], card),
            cathedral: number(&player["cathedral"]),
            fields: list(&player["fields"], number),
            alcazar: number(&player["alcazar"]),
            steel: number(&player["steel"]),
            gems: number(&player["gems"]),
            tiles: list(&player["tiles"], text),
            shops: list(&player["shops"], text),
            swords: list(&player["swords"], number),
            brought: list(&player["brought"], number),
            paintings: list(&player["paintings"], number),
        };
        let played = &file["played"];
        let supply = &file["supply"];
        let shop = |shop: &Value| {
            (number(&shop["field"]), (number(&shop["owner_seat"]) as usize, text(&shop["shop"])))
        };
        Self {
            fixed: [file["game"].clone(), file["edition"].clone()],
            deal: text(&file["deal"]),
            shuffles: number(&file["shuffles"]),
            start: number(&file["start_seat"]),
            turn: number(&file["turn_seat"]) as usize,
            round: number(&file["round"]),
            closing: file["closing_seat"].as_u64(),
            step: match &file["step"] {
                Value::Object(fields) => {
                    let (name, field) = fields.iter().next().expect("a step");
                    (name.clone(), number(field))
                }
                name => (text(name), 0),
            },
            played: played.is_object().then(|| PlainValues {
                first: card(&played["first"]),
                first_may_be_odd: played["first_may_be_odd"] == true,
                other: played["other"].as_u64().map(|value| value as u8),
                other_may_be_odd: played["other_may_be_odd"] == true,
            }),
            players: file["players"].as_array().expect("players").iter().map(player).collect(),
            street: file["street"].as_array().expect("a street").iter().map(shop).collect(),
            pile: file["pile"].as_array().expect("a pile").iter().map(card).collect(),
            discards: list(&file["discards"], card),
            seen: list(&file["seen"], card),
            steel: number(&supply["steel"]),
            gems: number(&supply["gems"]),
            swords: list(&supply["swords"], number),
            paintings: supply["paintings"].as_array().expect("paintings").iter().map(number).collect(),
            tiles: list(&supply["tiles"], text),
        }
    }

    pub(crate) fn play(&mut self, notation: &str) {
        let words: Vec<&str> = notation.split(' ').collect();
        let at = |index: usize| words[index].parse::<u64>().expect("a number");
        let field = self.step.1;
        match words[0] {
            "draw" => {
                self.draw(2);
                self.end_turn();
            }
            "lay" => {
                remove(&mut self.mover().shops, &words[1].to_owned());
                self.street.insert(at(2), (self.turn, words[1].to_owned()));
                self.end_turn();
            }
            "home" => {
                remove(&mut self.mover().fields, &at(1));
                self.mover().cathedral += 1;
                self.end_turn();
            }
            "go" => self.go(at(1) as u8, at(2)),
            "challenge" => self.challenge(at(1) as usize),
            "pay" => self.pay(at(1) as u8),
            "use" => self.give(field),
            "sword" => self.take_sword(at(1)),
            "tile" => self.take_tile(words[1], words.get(3).copied()),
            "bring" => {
                remove(&mut self.mover().swords, &at(1));
                insert(&mut self.mover().brought, at(1));
                self.go_on();
            }
            "skip" => self.go_on(),
            "end" => self.end_turn(),
            other => panic!("no such move: {other}"),
        }
    }

    fn mover(&mut self) -> &mut PlainPlayer {
        &mut self.players[self.turn]
    }

    pub(crate) fn holds(&self, seat: usize, tile: &str) -> bool {
        self.players[seat].tiles.iter().any(|held| held == tile)
    }

    /// T-8, T-23.
    fn turn_up(&mut self) -> Option<PlainCard> {
        if self.pile.is_empty() && !self.discards.is_empty() {
            let deal: Deal = self.deal.parse().expect("a deal");
            self.pile = std::mem::take(&mut self.discards);
            deal.shuffle(self.shuffles as u32).shuffle(&mut self.pile);
            self.pile.reverse();
            self.shuffles += 1;
        }
        (!self.pile.is_empty()).then(|| self.pile.remove(0))
    }

    fn draw(&mut self, count: usize) {
        for _ in 0..count {
            if let Some(card) = self.turn_up() {
                insert(&mut self.mover().hand, card);
            }
        }
    }

    /// T-11: the card of this value with the lowest number leaves the hand.
    fn take_card(&mut self, value: u8) -> PlainCard {
        let hand = &mut self.mover().hand;
        let index = hand.iter().position(|card| card.0 == value).expect("a card of this value");
        let card = hand.remove(index);
        self.seen.retain(|seen| *seen != card);
        card
    }

    fn go(&mut self, value: u8, from: u64) {
        let holds_tile = self.holds(self.turn, "movement");
        let card = self.take_card(value);
        match &mut self.played {
            None => {
                let (other, other_may_be_odd) = (None, false);
                self.played =
                    Some(PlainValues { first: card, first_may_be_odd: holds_tile, other, other_may_be_odd });
            }
            Some(played) => {
                if played.first.0 == value {
                    played.first_may_be_odd = false;
                } else if played.other == Some(value) {
                    played.other_may_be_odd = false;
                } else {
                    played.other = Some(value);
                    played.other_may_be_odd = holds_tile;
                }
                insert(&mut self.discards, card);
            }
        }
        if self.step.0 != "full" {
            match from {
                0 => self.mover().cathedral -= 1,
                field => remove(&mut self.mover().fields, &field),
            }
        }
        let to = from + u64::from(value);
        if GATES.contains(&to) {
            self.mover().alcazar += 1;
            if self.mover().swords.is_empty() {
                self.go_on();
            } else {
                self.step = ("gate".to_owned(), 0);
            }
        } else if self.pawns_on(to) < self.circles(to) {
            self.stand(to);
        } else {
            self.step = ("full".to_owned(), to);
        }
    }

    pub(crate) fn pawns_on(&self, field: u64) -> usize {
        self.players.iter().flat_map(|player| &player.fields).filter(|pawn| **pawn == field).count()
    }

    pub(crate) fn circles(&self, field: u64) -> usize {
        match self.street.get(&field) {
            Some((_, shop)) => {
                shop.rsplit('-').next().and_then(|circles| circles.parse().ok()).expect("circles")
            }
            None => 2,
        }
    }

    /// T-12.
    pub(crate) fn is_stop(&self, position: u64) -> bool {
        self.street.contains_key(&position)
            || TAVERNS.contains(&position)
            || position == ARTIST
            || GATES.contains(&position)
    }

    /// T-15: the pawn has a circle; where all can see that the place cannot be used, nothing is asked.
    fn stand(&mut self, field: u64) {
        insert(&mut self.mover().fields, field);
        let is_own = self.street.get(&field).is_some_and(|(owner, _)| *owner == self.turn);
        if (is_own || !self.mover().hand.is_empty()) && self.has_something(field) {
            self.step = ("shop".to_owned(), field);
        } else {
            self.go_on();
        }
    }

    pub(crate) fn kind(&self, field: u64) -> &str {
        match self.street.get(&field) {
            Some((_, shop)) => shop.split('-').next().expect("a kind"),
            None if TAVERNS.contains(&field) => "tavern",
            None => "artist",
        }
    }

    /// T-17: the swords that lie open and can be paid, each kind once.
    pub(crate) fn swords_to_take(&self) -> Vec<u64> {
        let player = &self.players[self.turn];
        let can_pay = |sword: &&(u64, u64, u64)| sword.1 <= player.steel && sword.2 <= player.gems;
        SWORDS
            .iter()
            .filter(can_pay)
            .map(|sword| sword.0)
            .filter(|points| self.swords.contains(points))
            .collect()
    }

    pub(crate) fn tiles_to_take(&self) -> Vec<String> {
        let mut tiles: Vec<String> =
            self.tiles.iter().filter(|tile| !self.holds(self.turn, tile)).cloned().collect();
        tiles.dedup();
        tiles
    }

    /// T-19.
    pub(crate) fn has_something(&self, field: u64) -> bool {
        match self.kind(field) {
            "gem" => self.gems > 0,
            "steel" => self.steel > 0,
            "smith" => !self.swords_to_take().is_empty(),
            "fencing" => !self.tiles_to_take().is_empty(),
            "artist" => !self.paintings.is_empty(),
            _ => true,
        }
    }

    /// T-16.
    fn pay(&mut self, value: u8) {
        let field = self.step.1;
        let card = self.take_card(value);
        match self.street.get(&field) {
            Some((owner, _)) => {
                insert(&mut self.players[*owner].hand, card);
                insert(&mut self.seen, card);
            }
            None => insert(&mut self.discards, card),
        }
        self.give(field);
    }

    /// T-17, T-18: where there is but one answer it is not asked what to take.
    fn give(&mut self, field: u64) {
        match self.kind(field) {
            "gem" => {
                self.gems -= 1;
                self.mover().gems += 1;
            }
            "steel" => {
                self.steel -= 1;
                self.mover().steel += 1;
            }
            "artist" => {
                let painting = self.paintings.remove(0);
                insert(&mut self.mover().paintings, painting);
            }
            "tavern" => self.draw(3),
            "smith" => {
                self.step = ("take".to_owned(), field);
                if let [only] = self.swords_to_take()[..] {
                    self.take_sword(only);
                }
                return;
            }
            _ => {
                self.step = ("take".to_owned(), field);
                let tiles = self.tiles_to_take();
                if tiles.len() == 1 && self.mover().tiles.len() < 3 {
                    self.take_tile(&tiles[0], None);
                }
                return;
            }
        }
        self.go_on();
    }

    fn take_sword(&mut self, points: u64) {
        let (_, steel, gems) = *SWORDS.iter().find(|sword| sword.0 == points).expect("a sword");
        remove(&mut self.swords, &points);
        self.steel += steel;
        self.gems += gems;
        let player = self.mover();
        insert(&mut player.swords, points);
        player.steel -= steel;
        player.gems -= gems;
        self.go_on();
    }

    fn take_tile(&mut self, tile: &str, returned: Option<&str>) {
        if let Some(back) = returned {
            remove(&mut self.mover().tiles, &back.to_owned());
            insert(&mut self.tiles, back.to_owned());
        }
        remove(&mut self.tiles, &tile.to_owned());
        insert(&mut self.mover().tiles, tile.to_owned());
        self.go_on();
    }

    /// T-22 to T-24.
    fn challenge(&mut self, other: usize) {
        let field = self.step.1;
        let (mut own, mut theirs) = (0, 0);
        while own < 2 && theirs < 2 {
            let wins = match self.turn_up() {
                None => false,
                Some(card) => {
                    insert(&mut self.discards, card);
                    let (colour, attacker) = PICTURES[usize::from(card.1) - 1];
                    match (self.holds(self.turn, colour), self.holds(other, colour)) {
                        (true, false) => true,
                        (false, true) => false,
                        _ => attacker,
                    }
                }
            };
            *(if wins { &mut own } else { &mut theirs }) += 1;
        }
        if own == 2 {
            remove(&mut self.players[other].fields, &field);
            self.players[other].cathedral += 1;
            self.stand(field);
        } else {
            self.mover().cathedral += 1;
            self.go_on();
        }
    }

    /// T-11, T-25: whether a card of this value may follow.
    fn may_follow(&self, value: u8) -> bool {
        let Some(played) = &self.played else { return true };
        match played.other {
            None => value == played.first.0 || played.first_may_be_odd || self.holds(self.turn, "movement"),
            Some(other) => {
                (value == played.first.0 && played.other_may_be_odd)
                    || (value == other && played.first_may_be_odd)
            }
        }
    }

    /// T-11: the turn ends by itself where all can see that no card can follow.
    fn go_on(&mut self) {
        let player = &self.players[self.turn];
        let mut pawns = player.fields.clone();
        if player.cathedral > 0 {
            pawns.push(0);
        }
        let leads_somewhere = |value: &u8| pawns.iter().any(|pawn| self.is_stop(pawn + u64::from(*value)));
        let is_open = (1..=6).filter(|value| self.may_follow(*value)).any(|value| leads_somewhere(&value));
        if is_open && !player.hand.is_empty() {
            self.step = ("more".to_owned(), 0);
        } else {
            self.end_turn();
        }
    }

    /// T-11, T-26, T-29.
    fn end_turn(&mut self) {
        if let Some(played) = self.played.take() {
            insert(&mut self.discards, played.first);
        }
        self.step = ("action".to_owned(), 0);
        if self.closing.is_none() && self.mover().alcazar >= 3 {
            self.closing = Some(self.turn as u64);
        }
        self.turn = (self.turn + 1) % self.players.len();
        self.round += u64::from(self.turn as u64 == self.start);
        if self.closing == Some(self.turn as u64) || self.round > 100 {
            self.step = ("over".to_owned(), 0);
            self.round = self.round.min(100);
        }
    }
}

fn insert<T: Ord>(items: &mut Vec<T>, item: T) {
    items.push(item);
    items.sort_unstable();
}

fn remove<T: PartialEq>(items: &mut Vec<T>, item: &T) {
    let index = items.iter().position(|other| other == item).expect("it is there");
    items.remove(index);
}
