//! Positions in text.
//!
//! A grid has a line for each row, from row 1, and a word for each cell, from column a. `.` is a free cell; `fi`, `pa`,
//! `la`, `fo`, `vi` are landscapes (`la2` a fertile one); `fa`, `ca`, `mo` are buildings, `fa/0` with the squire of seat 0,
//! `fa/0/1` with the conde of seat 1 as well; `!rat` and so on stands behind what a plague lies on. What is not on the
//! board, in the display or in a hand goes into the pile and the other hands.

use std::collections::BTreeMap;

use salamanca::{Edition, Salamanca, Tile};
use serde_json::{Value, json};

#[derive(Clone, Debug)]
pub struct Position {
    seats: u8,
    cells: BTreeMap<String, Value>,
    display: Vec<String>,
    hands: BTreeMap<u8, Vec<u8>>,
    money: Vec<u16>,
    table: Vec<(u8, u8)>,
    turn: Option<Value>,
    leader: u8,
    open_money: bool,
    last_round: bool,
    chosen: Option<Value>,
}

const NAMES: [(&str, &str); 8] = [
    ("fi", "field"),
    ("pa", "pasture"),
    ("la", "lake"),
    ("fo", "forest"),
    ("vi", "vineyard"),
    ("fa", "farm"),
    ("ca", "castle"),
    ("mo", "monastery"),
];

fn tile_name(short: &str) -> String {
    let (kind, worth) = short.split_at(2);
    let name = NAMES.iter().find(|(abbreviation, _)| *abbreviation == kind);
    format!("{}{worth}", name.unwrap_or_else(|| panic!("no tile {short}")).1)
}

fn tiles(names: &str) -> Vec<String> {
    names.split_whitespace().map(tile_name).collect()
}

impl Position {
    pub fn new(seats: u8) -> Self {
        Self {
            seats,
            cells: BTreeMap::new(),
            display: Vec::new(),
            hands: BTreeMap::new(),
            money: vec![0; seats as usize],
            table: Vec::new(),
            turn: None,
            leader: 0,
            open_money: false,
            last_round: false,
            chosen: None,
        }
    }

    pub fn grid(mut self, grid: &str) -> Self {
        for (row, line) in grid.lines().filter(|line| !line.trim().is_empty()).enumerate() {
            for (column, word) in line.split_whitespace().enumerate() {
                if word != "." {
                    let cell = format!("{}{}", char::from(b'a' + column as u8), row + 1);
                    let value = read_cell(&cell, word);
                    self.cells.insert(cell, value);
                }
            }
        }
        self
    }

    /// The cards of the round in the order of the turns, as (seat, card), and which turn it is, from 1.
    pub fn turn(mut self, table: &[(u8, u8)], number: u8) -> Self {
        self.table = table.to_vec();
        self.turn = Some(json!({"number": number}));
        self
    }

    /// The cards played so far in a round in which the turns have not begun.
    pub fn played(mut self, table: &[(u8, u8)]) -> Self {
        self.leader = table.first().map_or(0, |(seat, _)| *seat);
        self.table = table.to_vec();
        self
    }

    /// Action A is under way, with these tiles to lay.
    pub fn laying(mut self, names: &str) -> Self {
        let turn = self.turn.as_mut().expect("a turn");
        turn["main"] = json!("tiles");
        turn["to_lay"] = json!(tiles(names));
        self
    }

    pub fn turn_has(mut self, field: &str, value: Value) -> Self {
        self.turn.as_mut().expect("a turn")[field] = value;
        self
    }

    pub fn cell_has(mut self, cell: &str, field: &str, value: Value) -> Self {
        self.cells.get_mut(cell).expect("a tile on the cell")[field] = value;
        self
    }

    /// The stacks of the display, from a.
    pub fn display(mut self, stacks: &[&str]) -> Self {
        self.display = stacks.iter().map(|stack| (*stack).to_owned()).collect();
        self
    }

    pub fn hand(mut self, seat: u8, cards: &[u8]) -> Self {
        self.hands.insert(seat, cards.to_vec());
        self
    }

    pub fn money(mut self, money: &[u16]) -> Self {
        self.money = money.to_vec();
        self
    }

    pub fn leader(mut self, seat: u8) -> Self {
        self.leader = seat;
        self
    }

    pub fn open_money(mut self) -> Self {
        self.open_money = true;
        self
    }

    pub fn chosen(mut self, chosen: Value) -> Self {
        self.chosen = Some(chosen);
        self
    }

    /// No tiles are left to come: what is nowhere else lies in far corners of the board.
    pub fn last_round(mut self) -> Self {
        self.last_round = true;
        self
    }

    pub fn read(&self) -> Salamanca {
        serde_json::from_value(self.json()).unwrap_or_else(|error| panic!("{error}\n{:#}", self.json()))
    }

    /// Why the position is refused.
    pub fn error(&self) -> String {
        match serde_json::from_value::<Salamanca>(self.json()) {
            Ok(_) => panic!("the position is accepted\n{:#}", self.json()),
            Err(error) => error.to_string(),
        }
    }

    pub fn json(&self) -> Value {
        let mut cells = self.cells.clone();
        let mut left = self.tiles_left();
        let last: Vec<String> =
            ["field", "pasture", "lake", "forest", "vineyard"].map(str::to_owned).to_vec();
        if self.last_round {
            let free = super::all_cells()
                .into_iter()
                .rev()
                .filter(|cell| !self.cells.contains_key(&cell.to_string()));
            for (cell, tile) in free.zip(std::mem::take(&mut left)) {
                cells.insert(cell.to_string(), json!({"cell": cell.to_string(), "tile": tile}));
            }
        } else {
            for tile in &last {
                let index = left.iter().position(|other| other == tile).expect("a tile to come last");
                left.remove(index);
            }
        }
        let table: Vec<Value> =
            self.table.iter().map(|(seat, card)| json!({"seat": seat, "card": card})).collect();
        let step = match &self.turn {
            Some(turn) if turn.get("swap_with").is_some() => "swap",
            Some(_) => "turn",
            None => "play-cards",
        };
        let mut file = json!({
            "seats": self.seats,
            "options": {"open_money": self.open_money},
            "deal": "00".repeat(32),
            "round": 3,
            "step": step,
            "leader": self.leader,
            "board": cells.values().collect::<Vec<_>>(),
            "display": self.display.iter().map(|stack| tiles(stack)).collect::<Vec<_>>(),
            "pile": left,
            "last": if self.last_round { Vec::new() } else { last },
            "hands": self.all_hands(),
            "money": self.money,
            "table": table,
        });
        if let Some(turn) = &self.turn {
            file["turn"] = turn.clone();
        }
        if let Some(chosen) = &self.chosen {
            file["chosen"] = chosen.clone();
        }
        file
    }

    /// The tiles that are nowhere yet.
    fn tiles_left(&self) -> Vec<String> {
        let edition = Edition::load(None).expect("the standard edition");
        let mut left: Vec<String> =
            Tile::kinds().flat_map(|tile| vec![tile.to_string(); edition.count(tile) as usize]).collect();
        let on_board = self.cells.values().map(|cell| cell["tile"].as_str().unwrap_or_default().to_owned());
        let in_display = self.display.iter().flat_map(|stack| tiles(stack));
        let to_lay =
            self.turn.as_ref().and_then(|turn| turn.get("to_lay")).and_then(Value::as_array).cloned();
        let to_lay =
            to_lay.unwrap_or_default().into_iter().map(|tile| tile.as_str().unwrap_or_default().to_owned());
        for tile in on_board.chain(in_display).chain(to_lay) {
            let index = left.iter().position(|other| *other == tile);
            left.remove(index.unwrap_or_else(|| panic!("more tiles of {tile} than there are")));
        }
        left
    }

    /// The given hands, and for the others what is left of the cards.
    fn all_hands(&self) -> Vec<Vec<u8>> {
        let highest = if self.seats == 5 { 10 } else { 8 };
        let copies = if self.seats == 2 { 1 } else { 2 };
        let mut deck: Vec<u8> = (1..=highest).flat_map(|value| vec![value; copies]).collect();
        let mut take = |card: u8| {
            let index = deck.iter().position(|other| *other == card);
            deck.remove(index.unwrap_or_else(|| panic!("too many cards {card}")))
        };
        if self.seats == 3 {
            take(7);
        }
        self.table.iter().for_each(|(_, card)| {
            take(*card);
        });
        self.hands.values().flatten().for_each(|card| {
            take(*card);
        });
        let size = if self.seats == 3 { 5 } else { 4 };
        let mut hands = Vec::new();
        for seat in 0..self.seats {
            let played = self.table.iter().filter(|(other, _)| *other == seat).count();
            let hand = self.hands.get(&seat).cloned();
            hands.push(hand.unwrap_or_else(|| deck.drain(..(size - played).min(deck.len())).collect()));
        }
        hands
    }
}

fn read_cell(cell: &str, word: &str) -> Value {
    let (rest, plague) = word.split_once('!').map_or((word, None), |(rest, plague)| (rest, Some(plague)));
    let mut parts = rest.split('/');
    let mut value = json!({"cell": cell, "tile": tile_name(parts.next().unwrap_or_default())});
    for field in ["owner", "conde"] {
        if let Some(seat) = parts.next() {
            value[field] = json!(seat.parse::<u8>().expect("a seat"));
        }
    }
    if let Some(plague) = plague {
        value["plague"] = json!(plague);
    }
    value
}
