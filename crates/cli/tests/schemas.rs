//! The schemas in docs/ are those of the program.

use std::collections::BTreeSet;
use std::path::Path;

use cli::table::schema_files;
use serde_json::Value;

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schemas")
}

#[test]
fn the_schemas_in_docs_are_up_to_date() {
    for (name, text) in schema_files() {
        let kept = std::fs::read_to_string(folder().join(&name)).unwrap_or_default();
        assert!(kept == text, "docs/schemas/{name} differs from the program: run `make schemas`");
    }
}

#[test]
fn there_are_no_schemas_of_what_is_gone() {
    let made: BTreeSet<String> = schema_files().into_iter().map(|(name, _)| name).collect();
    for entry in std::fs::read_dir(folder()).expect("there is a folder of schemas") {
        let name = entry.expect("it can be listed").file_name().to_string_lossy().into_owned();
        assert!(made.contains(&name), "docs/schemas/{name} is of nothing");
    }
}

/// The schema is all that a program has to go by, so every field of a state and a view says what it is.
#[test]
fn every_field_of_states_and_views_is_documented() {
    for (name, text) in schema_files() {
        if name.contains(".state.") || name.contains(".view.") {
            let schema: Value = serde_json::from_str(&text).expect("a schema is JSON");
            check(&name, &schema);
        }
    }
}

fn check(name: &str, schema: &Value) {
    match schema {
        Value::Object(fields) => {
            for (field, about) in fields.get("properties").and_then(Value::as_object).into_iter().flatten() {
                let says = ["description", "$ref", "const"].iter().any(|key| about.get(key).is_some());
                assert!(says, "{name}: nothing is said of `{field}`");
            }
            fields.values().for_each(|inner| check(name, inner));
        }
        Value::Array(items) => items.iter().for_each(|inner| check(name, inner)),
        _ => {}
    }
}
