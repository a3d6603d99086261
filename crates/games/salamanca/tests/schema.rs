//! The schemas of positions and views say what every field means.

use salamanca::{AreaReport, Salamanca, View};
use serde_json::Value;

/// The names of all fields without a description, wherever they stand in the schema.
fn undocumented(schema: &Value, path: &str, found: &mut Vec<String>) {
    match schema {
        Value::Object(fields) => {
            if let Some(Value::Object(properties)) = fields.get("properties") {
                for (name, property) in properties {
                    if property.get("description").is_none() {
                        found.push(format!("{path}.{name}"));
                    }
                }
            }
            fields.iter().for_each(|(name, value)| undocumented(value, &format!("{path}/{name}"), found));
        }
        Value::Array(items) => items.iter().for_each(|item| undocumented(item, path, found)),
        _ => {}
    }
}

#[test]
fn every_field_of_positions_views_and_reports_is_documented() {
    let schemas =
        [schemars::schema_for!(Salamanca), schemars::schema_for!(View), schemars::schema_for!(AreaReport)];
    let mut found = Vec::new();
    for schema in schemas {
        let schema = serde_json::to_value(&schema).expect("a schema is JSON");
        assert!(schema.get("properties").is_some(), "a schema without fields: {schema}");
        undocumented(&schema, "", &mut found);
    }
    // The final count is described by the contract.
    found.retain(|path| !path.contains("Outcome"));
    assert!(found.is_empty(), "{found:?}");
}
