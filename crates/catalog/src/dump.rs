//! The whole state as text. It names its game, so that whoever reads it need not be told.

use std::borrow::Cow;

use schemars::Schema;
use serde::Serialize;
use serde_json::{Map, Value, json};
use tabletop::{Record, RecordStart};

use crate::{GameKind, LoadError};

/// The state as the game writes it, with the name of the game before all else.
#[derive(Serialize)]
struct NamedState<'a, G> {
    game: GameKind,
    #[serde(flatten)]
    state: &'a G,
}

pub(crate) fn write(game: GameKind, state: &impl Serialize) -> String {
    serde_json::to_string(&NamedState { game, state }).unwrap_or_default()
}

/// Which game a state is of, and the state without that name.
pub(crate) fn identify(
    expected: Option<GameKind>,
    text: &str,
) -> Result<(GameKind, Cow<'_, str>), LoadError> {
    let text = text.trim();
    if let Some((found, rest)) = as_written(text) {
        return Ok((agree(expected, Some(found))?, Cow::Owned(format!("{{{rest}"))));
    }
    let unsound = |error: serde_json::Error| LoadError::Unsound(error.to_string());
    let mut fields: Map<String, Value> = serde_json::from_str(text).map_err(unsound)?;
    let found = match fields.remove("game") {
        None => None,
        Some(Value::String(name)) => Some(name.parse()?),
        Some(_) => return Err(LoadError::Unsound("`game` must be the name of a game".to_owned())),
    };
    let state =
        if found.is_some() { Cow::Owned(Value::Object(fields).to_string()) } else { Cow::Borrowed(text) };
    Ok((agree(expected, found)?, state))
}

/// A record may start from a dump, which names its game; the game itself wants its own state alone.
pub(crate) fn without_name(record: &Record) -> Cow<'_, Record> {
    let RecordStart::Position(text) = &record.start else { return Cow::Borrowed(record) };
    match identify(record.game.parse().ok(), text) {
        Ok((_, Cow::Owned(state))) => {
            Cow::Owned(Record { start: RecordStart::Position(state), ..record.clone() })
        }
        _ => Cow::Borrowed(record),
    }
}

/// The short way for states that come back as [`write`] wrote them: nothing is read twice.
fn as_written(text: &str) -> Option<(GameKind, &str)> {
    let (name, rest) = text.strip_prefix("{\"game\":\"")?.split_once("\",")?;
    Some((name.parse().ok()?, rest))
}

fn agree(expected: Option<GameKind>, found: Option<GameKind>) -> Result<GameKind, LoadError> {
    match (expected, found) {
        (Some(expected), Some(found)) if expected != found => {
            Err(LoadError::OtherGame { expected: expected.name(), found: found.name() })
        }
        (expected, found) => found.or(expected).ok_or(LoadError::NoGame),
    }
}

pub(crate) fn name_in_schema(game: GameKind, schema: &mut Schema) {
    let about = "The name of the game. A state that is loaded with the game named beside it needs none.";
    let field = json!({ "description": about, "type": "string", "const": game.name() });
    let Some(fields) = schema.as_object_mut() else { return };
    let properties = fields.entry("properties").or_insert_with(|| json!({}));
    if let Some(properties) = properties.as_object_mut() {
        properties.insert("game".to_owned(), field);
    }
}
