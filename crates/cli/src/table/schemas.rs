//! The JSON Schemas of what goes over the line, one file a game and kind of value.

use std::path::Path;
use std::{fs, io};

use catalog::GameKind;
use serde_json::Value;

use super::TableError;

const KINDS: [&str; 7] = ["state", "view", "options", "event", "move", "refusal", "remark"];

pub(super) fn schema(game: GameKind, of: &str) -> Result<Value, TableError> {
    let schema = match of {
        "state" => game.state_schema(),
        "view" => game.view_schema(),
        "options" => game.options_schema(),
        "event" => game.event_schema(),
        "move" => game.move_schema(),
        "refusal" => game.refusal_schema(),
        "remark" => game.remark_schema(),
        _ => {
            return Err(TableError::BadRequest(format!("`of` must be one of {}", KINDS.join(", "))));
        }
    };
    Ok(schema.into())
}

/// Every schema with the name of its file.
pub fn schema_files() -> Vec<(String, String)> {
    let mut files = Vec::new();
    for game in GameKind::ALL {
        for kind in KINDS {
            let Ok(schema) = schema(game, kind) else { continue };
            let text = serde_json::to_string_pretty(&schema).unwrap_or_default();
            files.push((format!("{game}.{kind}.json"), text + "\n"));
        }
    }
    files
}

pub fn write_schemas(folder: &Path) -> io::Result<usize> {
    fs::create_dir_all(folder)?;
    let files = schema_files();
    for (name, text) in &files {
        fs::write(folder.join(name), text)?;
    }
    Ok(files.len())
}
