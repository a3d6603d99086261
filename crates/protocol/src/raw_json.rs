//! JSON that is written already.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// A value in its JSON form. It goes into a message as it is: a view of a whole board is written once and never taken apart into a
/// tree of values, which would cost more than all the rest of a move.
#[derive(Clone, Debug)]
pub struct RawJson(Box<RawValue>);

impl RawJson {
    pub fn new(value: &impl Serialize) -> serde_json::Result<Self> {
        to_raw_value(value).map(Self)
    }

    /// An empty list.
    pub fn list() -> Self {
        Self::new(&[(); 0]).unwrap_or_default()
    }

    /// What is written.
    pub fn read<T: DeserializeOwned>(&self) -> serde_json::Result<T> {
        serde_json::from_str(self.get())
    }

    /// The text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

/// `null`.
impl Default for RawJson {
    fn default() -> Self {
        Self(RawValue::NULL.to_owned())
    }
}

impl PartialEq for RawJson {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

impl Serialize for RawJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// By way of a tree of values: a message tells its kind in its midst, so it is taken apart in any case.
impl<'de> Deserialize<'de> for RawJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::new(&Value::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::socket::{FromServer, GameNow, TableNow, You};

    fn message(view: RawJson) -> FromServer {
        let game = GameNow {
            moves: 3,
            waiting: vec![1],
            outcome: None,
            view,
            offers: RawJson::list(),
            may_take_back: false,
        };
        FromServer::Table(Box::new(TableNow {
            table: "t".to_owned(),
            seq: 4,
            you: You::default(),
            info: None,
            entries: Vec::new(),
            gap: false,
            game: Some(game),
            clocks: None,
            proposal: None,
            absent: Vec::new(),
        }))
    }

    #[test]
    fn what_is_written_goes_into_a_message_as_it_is_and_comes_out_again() {
        let told = message(RawJson::new(&serde_json::json!({ "board": [1, 2, { "deep": null }] })).unwrap());
        let text = serde_json::to_string(&told).unwrap();
        assert!(text.starts_with(r#"{"type":"table","table":"t""#), "{text}");
        assert!(text.contains(r#""view":{"board":[1,2,{"deep":null}]}"#), "{text}");
        assert_eq!(serde_json::from_str::<FromServer>(&text).unwrap(), told);
        assert_eq!(RawJson::default().get(), "null");
    }
}
