//! One line of input, taken apart. Fields are looked at when they are needed, so that whatever is wrong with one of them
//! is answered under the right id.

use catalog::GameKind;
use serde::Deserialize;
use serde_json::value::RawValue;
use tabletop::{Deal, Seat};

use super::TableError;

/// A request with its fields as they were sent.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Request<'a> {
    #[serde(borrow)]
    pub(super) id: Option<&'a RawValue>,
    #[serde(borrow, rename = "do")]
    action: Option<&'a RawValue>,
    #[serde(borrow)]
    game: Option<&'a RawValue>,
    #[serde(borrow)]
    seats: Option<&'a RawValue>,
    #[serde(borrow)]
    seed: Option<&'a RawValue>,
    #[serde(borrow)]
    deal: Option<&'a RawValue>,
    #[serde(borrow)]
    options: Option<&'a RawValue>,
    #[serde(borrow)]
    state: Option<&'a RawValue>,
    #[serde(borrow)]
    seat: Option<&'a RawValue>,
    #[serde(borrow, rename = "move")]
    mv: Option<&'a RawValue>,
    #[serde(borrow)]
    place: Option<&'a RawValue>,
    #[serde(borrow)]
    record: Option<&'a RawValue>,
    #[serde(borrow)]
    of: Option<&'a RawValue>,
}

impl<'a> Request<'a> {
    pub(super) fn read(line: &'a [u8]) -> Result<Self, TableError> {
        let text = str::from_utf8(line).map_err(|error| {
            TableError::BadJson(format!("the line is not UTF-8 from byte {}", error.valid_up_to()))
        })?;
        // Without this look, serde would take a list of fields as well.
        if !text.trim_start().starts_with('{') {
            return Err(TableError::BadJson("a request is one JSON object on one line".to_owned()));
        }
        serde_json::from_str(text).map_err(|error| TableError::BadJson(error.to_string()))
    }

    pub(super) fn action(&self) -> Result<String, TableError> {
        required(self.action, "do", "a text such as \"new\"")
    }

    pub(super) fn game(&self) -> Result<GameKind, TableError> {
        let name: String = required(self.game, "game", "the name of a game")?;
        Ok(name.parse()?)
    }

    /// The game, where another field can say it as well.
    pub(super) fn game_if_named(&self) -> Result<Option<GameKind>, TableError> {
        if is_given(self.game) { self.game().map(Some) } else { Ok(None) }
    }

    pub(super) fn seats(&self) -> Result<u8, TableError> {
        required(self.seats, "seats", "a number such as 3")
    }

    /// The deal by its seed or in full; none when chance shall decide.
    pub(super) fn deal(&self) -> Result<Option<Deal>, TableError> {
        match (given(self.seed), given(self.deal)) {
            (None, None) => Ok(None),
            (Some(seed), None) => read(seed, "seed", "a whole number from 0 to 18446744073709551615")
                .map(|seed| Some(Deal::from_seed(seed))),
            (None, Some(deal)) => read(deal, "deal", "64 hexadecimal digits").map(Some),
            (Some(_), Some(_)) => Err(TableError::BadRequest(
                "`seed` and `deal` say the same thing: send one of them".to_owned(),
            )),
        }
    }

    pub(super) fn options(&self) -> Result<serde_json::Value, TableError> {
        given(self.options)
            .map_or(Ok(serde_json::Value::Null), |options| read(options, "options", "an object"))
    }

    /// The state as it was sent, unread.
    pub(super) fn state(&self) -> Result<&'a str, TableError> {
        given(self.state).map(RawValue::get).ok_or_else(|| missing("state", "what `dump` answered"))
    }

    pub(super) fn seat(&self) -> Result<Option<Seat>, TableError> {
        given(self.seat)
            .map_or(Ok(None), |seat| read(seat, "seat", "a number from 0 to 4, or null").map(Some))
    }

    pub(super) fn notation(&self) -> Result<String, TableError> {
        required(self.mv, "move", "a move in notation, as `legal` lists them")
    }

    pub(super) fn place(&self) -> Result<String, TableError> {
        required(self.place, "place", "a place in notation")
    }

    pub(super) fn record(&self) -> Result<String, TableError> {
        required(self.record, "record", "the text of a record")
    }

    pub(super) fn of(&self) -> Result<String, TableError> {
        required(self.of, "of", "`state`, `view`, `options`, `event` or `move`")
    }
}

fn is_given(field: Option<&RawValue>) -> bool {
    given(field).is_some()
}

/// A field that is null counts as not sent.
fn given(field: Option<&RawValue>) -> Option<&RawValue> {
    field.filter(|value| value.get() != "null")
}

fn required<'a, T: Deserialize<'a>>(
    field: Option<&'a RawValue>,
    name: &str,
    expected: &str,
) -> Result<T, TableError> {
    given(field).ok_or_else(|| missing(name, expected)).and_then(|value| read(value, name, expected))
}

fn read<'a, T: Deserialize<'a>>(value: &'a RawValue, name: &str, expected: &str) -> Result<T, TableError> {
    serde_json::from_str(value.get())
        .map_err(|_| TableError::BadRequest(format!("`{name}` must be {expected}")))
}

fn missing(name: &str, expected: &str) -> TableError {
    TableError::BadRequest(format!("`{name}` is missing: it must be {expected}"))
}
