//! The pieces of the box and their names: positions, cards, shops and fencing tiles.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// More cards of one value than any edition has. Cards are numbered in steps of this, so that their value can be
/// told without the edition.
pub const MOST_OF_A_VALUE: usize = 21;
/// T-3: the values of the cards are 1 to this.
pub const HIGHEST_VALUE: u8 = 6;
/// Numbers for cards, used or not.
pub(crate) const CARD_NUMBERS: usize = MOST_OF_A_VALUE * HIGHEST_VALUE as usize;

/// T-1: a place of the street: the Cathedral is 0, the fields follow, then the two gates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Position(pub u8);

impl Position {
    /// No edition has more positions.
    pub const COUNT: usize = 32;
    /// T-1: where all pawns begin.
    pub const CATHEDRAL: Self = Self(0);

    /// The one bit for this position in a set of positions.
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The positions in a set, in order.
pub(crate) fn positions(mut set: u32) -> impl Iterator<Item = Position> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(Position(lowest as u8))
    })
}

/// T-3: one of the money cards, by its value and its number within that value: `4-3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Card(u8);

impl Card {
    /// The card with this value and this number from 1 within the value.
    pub fn new(value: u8, number: u8) -> Option<Self> {
        let good = (1..=HIGHEST_VALUE).contains(&value) && (1..=MOST_OF_A_VALUE as u8).contains(&number);
        good.then(|| Self((value - 1) * MOST_OF_A_VALUE as u8 + number - 1))
    }

    pub const fn value(self) -> u8 {
        self.0 / MOST_OF_A_VALUE as u8 + 1
    }

    /// From 1, within its value.
    pub const fn number(self) -> u8 {
        self.0 % MOST_OF_A_VALUE as u8 + 1
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The inverse of [`Self::index`]; only for numbers that came from a card.
    pub(crate) const fn from_index(index: u8) -> Self {
        Self(index)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.value(), self.number())
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts = text.split_once('-').and_then(|(value, number)| {
            Self::new(value.parse().ok()?, number.parse().ok()?).filter(|card| card.to_string() == text)
        });
        parts.ok_or_else(|| {
            let shown: String = text.chars().take(20).collect();
            format!("`{shown}` is no card: a card is its value and its number within the value, as in `4-3`")
        })
    }
}

/// A set of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards(u128);

impl Cards {
    pub const EMPTY: Self = Self(0);

    const fn of_value(value: u8) -> u128 {
        ((1 << MOST_OF_A_VALUE) - 1) << ((value as usize - 1) * MOST_OF_A_VALUE)
    }

    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// How many cards of this value there are.
    pub const fn count(self, value: u8) -> u8 {
        (self.0 & Self::of_value(value)).count_ones() as u8
    }

    pub const fn has_value(self, value: u8) -> bool {
        self.0 & Self::of_value(value) != 0
    }

    /// T-11: of several cards of one value the one with the lowest number is used.
    pub const fn lowest(self, value: u8) -> Option<Card> {
        let cards = self.0 & Self::of_value(value);
        if cards == 0 { None } else { Some(Card(cards.trailing_zeros() as u8)) }
    }

    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub const fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards by value and number.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some(Card(lowest as u8))
        })
    }

    /// The sum of the values.
    pub fn sum(self) -> u32 {
        self.iter().map(|card| u32::from(card.value())).sum()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// T-3, T-23: the colour of a duel picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    Violet,
    Brown,
    Orange,
    /// No duel tile has this colour.
    Neutral,
}

impl Colour {
    /// The duel tile of this colour.
    pub const fn tile(self) -> Option<Tile> {
        match self {
            Self::Violet => Some(Tile::Violet),
            Self::Brown => Some(Tile::Brown),
            Self::Orange => Some(Tile::Orange),
            Self::Neutral => None,
        }
    }
}

/// T-3, T-23: which of the two figures of a duel picture is highlighted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    Attacker,
    Defender,
}

/// T-3: the duel picture of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picture {
    pub colour: Colour,
    pub figure: Figure,
}

/// T-6, T-18: the four kinds of fencing tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tile {
    Violet,
    Brown,
    Orange,
    Movement,
}

impl Tile {
    pub const ALL: [Self; 4] = [Self::Violet, Self::Brown, Self::Orange, Self::Movement];

    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Violet => "violet",
            Self::Brown => "brown",
            Self::Orange => "orange",
            Self::Movement => "movement",
        }
    }
}

/// T-7: what a shop sells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ShopKind {
    /// The gem dealer.
    Gem,
    /// The steel dealer.
    Steel,
    /// The swordsmith.
    Smith,
    /// The fencing master.
    Fencing,
}

impl ShopKind {
    pub const ALL: [Self; 4] = [Self::Gem, Self::Steel, Self::Smith, Self::Fencing];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Gem => "gem",
            Self::Steel => "steel",
            Self::Smith => "smith",
            Self::Fencing => "fencing",
        }
    }
}

/// T-7: a shop of a player: each kind once with one circle and once with two. Written `gem-1`, `fencing-2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Shop {
    pub kind: ShopKind,
    /// 1 or 2.
    pub circles: u8,
}

impl Shop {
    /// The eight shops of a player.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).map(Self::from_index)
    }

    pub(crate) const fn index(self) -> u8 {
        self.kind as u8 * 2 + self.circles - 1
    }

    pub(crate) const fn from_index(index: u8) -> Self {
        Self { kind: ShopKind::ALL[index as usize / 2 % 4], circles: index % 2 + 1 }
    }
}

impl fmt::Display for Shop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.kind.name(), self.circles)
    }
}

impl From<Shop> for String {
    fn from(shop: Shop) -> Self {
        shop.to_string()
    }
}

impl TryFrom<String> for Shop {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl FromStr for Shop {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::all().find(|shop| shop.to_string() == text).ok_or_else(|| {
            let shown: String = text.chars().take(20).collect();
            format!("`{shown}` is no shop: it is gem, steel, smith or fencing with -1 or -2, as in `gem-2`")
        })
    }
}
