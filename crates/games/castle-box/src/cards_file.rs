//! Cards and purses in a state file.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{MAX_SEATS, Seat};

use crate::{Cards, CellSet, FIELDS, Field, OPEN_CARDS, Real};

/// The cards on the table. Cards that are neither here nor in a hand have been played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardsFile {
    /// The build cards that lie open, by field, in the order they lie. Six at most.
    pub open: Vec<Field>,
    /// The pile of build cards, by field, top card first.
    pub pile: Vec<Field>,
    /// How many tower cards are in their pile.
    pub tower_pile: u8,
}

/// What one seat owns beside its nobles on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatFile {
    /// Money, in real.
    pub money: Real,
    /// The build cards in hand, by field.
    pub hand: Vec<Field>,
    /// How many tower cards are in hand.
    pub towers: u8,
    /// Which of the cards in hand everybody saw being taken. May be left out; what is not in hand is ignored.
    #[serde(default)]
    pub seen: Vec<Field>,
}

/// More than any seat can come to own.
const MOST_MONEY: u32 = 1_000_000_000;

impl Cards {
    /// The cards of a state file, if each is there at most once.
    pub fn from_files(table: &CardsFile, seats: &[SeatFile], towers: u8) -> Result<Self, String> {
        if seats.len() > MAX_SEATS {
            return Err(format!("there are {} seats, {MAX_SEATS} are the most", seats.len()));
        }
        if table.open.len() > OPEN_CARDS {
            return Err(format!("{} build cards lie open, {OPEN_CARDS} are the most", table.open.len()));
        }
        each_card_once(table, seats)?;
        let held: u32 = seats.iter().map(|seat| u32::from(seat.towers)).sum();
        if held + u32::from(table.tower_pile) > u32::from(towers) {
            return Err(format!("there are only {towers} tower cards"));
        }
        if let Some(rich) = seats.iter().find(|seat| seat.money.0 > MOST_MONEY) {
            return Err(format!("{} real is more than anybody can own", rich.money));
        }
        let mut cards = Self::none(table.tower_pile);
        cards.set_table(&table.open, &table.pile);
        for (index, seat) in seats.iter().enumerate() {
            let set = |fields: &[Field]| fields.iter().map(|field| field.cell()).collect::<CellSet>();
            cards.set_hand(Seat::new(index as u8), set(&seat.hand), set(&seat.seen), seat.towers);
        }
        Ok(cards)
    }

    pub fn table_file(&self) -> CardsFile {
        CardsFile { open: self.open().collect(), pile: self.pile().collect(), tower_pile: self.tower_pile() }
    }

    pub fn seat_file(&self, seat: Seat, money: Real) -> SeatFile {
        let hand: Vec<Field> = self.hand_fields(seat).collect();
        let seen = hand.iter().copied().filter(|field| self.seen().contains(field.cell())).collect();
        SeatFile { money, hand, towers: self.towers(seat), seen }
    }
}

fn each_card_once(table: &CardsFile, seats: &[SeatFile]) -> Result<(), String> {
    let mut found = [false; FIELDS];
    let hands = seats.iter().flat_map(|seat| &seat.hand);
    for card in table.open.iter().chain(&table.pile).chain(hands) {
        if std::mem::replace(&mut found[card.cell().index()], true) {
            return Err(format!("build card {card} is there twice"));
        }
    }
    Ok(())
}
