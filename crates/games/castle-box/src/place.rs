//! Fields, cells, and how they are written.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use crate::{FIELDS, GRID};

/// One of the 72 numbered plots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(extend("minimum" = 1, "maximum" = 72))]
pub struct Field(u8);

/// One square of the grid, as a number that suits arrays and bit sets: the fields come first, in their order, then
/// open ground. Which square of open ground has which number depends on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub(crate) u8);

/// How a square is written, whatever the board: a field by its number (`38`), open ground by column and row (`x6y3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Place(u8);

impl Field {
    /// Where the row begins.
    pub const FIRST: Self = Self(1);

    /// The field with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= FIELDS { Some(Self(number)) } else { None }
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    /// The next field of the closed row.
    #[inline]
    pub const fn next(self) -> Self {
        Self(if self.0 as usize == FIELDS { 1 } else { self.0 + 1 })
    }

    /// The field before this one in the closed row.
    #[inline]
    pub const fn previous(self) -> Self {
        Self(if self.0 == 1 { FIELDS as u8 } else { self.0 - 1 })
    }

    #[inline]
    pub const fn cell(self) -> Cell {
        Cell(self.0 - 1)
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=FIELDS as u8).map(Self)
    }
}

impl TryFrom<u8> for Field {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number)
            .ok_or_else(|| format!("there is no field {number}: fields are numbered from 1 to {FIELDS}"))
    }
}

impl From<Field> for u8 {
    fn from(field: Field) -> Self {
        field.0
    }
}

impl From<Field> for i64 {
    fn from(field: Field) -> Self {
        Self::from(field.0)
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Field {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number =
            plain_number(text).ok_or_else(|| format!("`{}` is not the number of a field", short(text)))?;
        Self::try_from(number)
    }
}

impl Cell {
    /// The number in arrays, below [`crate::CELLS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The field on this cell; open ground has none.
    #[inline]
    pub const fn field(self) -> Option<Field> {
        Field::new(self.0 + 1)
    }

    #[inline]
    pub const fn bit(self) -> u128 {
        1 << self.0
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..crate::CELLS as u8).map(Self)
    }
}

impl Place {
    /// Open ground is numbered behind the fields, row by row.
    const FIRST_GROUND: u8 = FIELDS as u8 + 1;

    pub const fn of_field(field: Field) -> Self {
        Self(field.0)
    }

    /// The place in this column and row, both counted from 1, if it lies on the grid. For open ground only.
    pub const fn ground(column: u8, row: u8) -> Option<Self> {
        if column >= 1 && column as usize <= GRID && row >= 1 && row as usize <= GRID {
            Some(Self(Self::FIRST_GROUND + (row - 1) * GRID as u8 + column - 1))
        } else {
            None
        }
    }

    #[inline]
    pub const fn field(self) -> Option<Field> {
        Field::new(self.0)
    }

    /// Column and row of a place on open ground.
    pub const fn column_and_row(self) -> Option<(u8, u8)> {
        if self.0 < Self::FIRST_GROUND {
            return None;
        }
        let index = self.0 - Self::FIRST_GROUND;
        Some((index % GRID as u8 + 1, index / GRID as u8 + 1))
    }
}

impl From<Field> for Place {
    fn from(field: Field) -> Self {
        Self::of_field(field)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.column_and_row() {
            None => self.0.fmt(f),
            Some((column, row)) => write!(f, "x{column}y{row}"),
        }
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let Some(rest) = text.strip_prefix('x') else {
            return text.parse().map(Self::of_field);
        };
        let ground = || {
            let (column, row) = rest.split_once('y')?;
            Self::ground(plain_number(column)?, plain_number(row)?)
        };
        ground().ok_or_else(|| {
            format!(
                "`{}` is no place: a field is `38`, open ground is `x6y3` (column, row, from 1 to {GRID})",
                short(text)
            )
        })
    }
}

impl TryFrom<String> for Place {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Place> for String {
    fn from(place: Place) -> Self {
        place.to_string()
    }
}

impl JsonSchema for Place {
    fn schema_name() -> Cow<'static, str> {
        "Place".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "A cell of the board: a field by its number (`38`), open ground by column and row (`x6y3`).",
            "pattern": "^([0-9]{1,2}|x[0-9]{1,2}y[0-9]{1,2})$"
        })
    }
}

/// A number without sign or leading zeros, so that every place has one way to be written.
pub(crate) fn plain_number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    if plain { text.parse().ok() } else { None }
}

/// A hostile text must not come back in full.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
