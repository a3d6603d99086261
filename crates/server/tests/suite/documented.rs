//! docs/ says what the program does: every endpoint, every message.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;

use crate::support::{Browser, TestServer};

fn page(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    std::fs::read_to_string(file).unwrap()
}

/// `GET /api/tables/{table}/log`, without what stands behind a question mark and without the names of what is filled in.
fn plain(method: &str, path: &str) -> String {
    let path = path.split('?').next().unwrap();
    let parts = path.split('/').map(|part| if part.starts_with('{') { "{}" } else { part });
    format!("{} {}", method.to_uppercase(), parts.collect::<Vec<_>>().join("/"))
}

#[tokio::test]
async fn the_page_on_rest_lists_the_endpoints_of_the_description_and_no_others() {
    let server = TestServer::start().await;
    let description = Browser::new(server.address).get("/api/openapi.json").await.good();
    let described: BTreeSet<String> = description["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, methods)| methods.as_object().unwrap().keys().map(|method| plain(method, path)))
        .collect();
    let rest = page("rest.md");
    let rows =
        rest.lines().filter_map(|line| line.strip_prefix("| `")).filter_map(|row| row.split_once("` | `"));
    let listed: BTreeSet<String> =
        rows.map(|(method, rest)| plain(method, rest.split('`').next().unwrap())).collect();
    assert_eq!(listed, described);
}

/// What stands in braces in a path is given in the path, and nothing else is.
#[tokio::test]
async fn the_description_says_which_parameters_stand_in_the_path_and_which_behind_it() {
    let server = TestServer::start().await;
    let description = Browser::new(server.address).get("/api/openapi.json").await.good();
    let mut behind = BTreeSet::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        let in_braces: BTreeSet<&str> =
            path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')).collect();
        for (method, operation) in methods.as_object().unwrap() {
            let parameters = operation["parameters"].as_array().into_iter().flatten();
            let named = |place: &str| {
                let here = parameters.clone().filter(|parameter| parameter["in"] == place);
                here.filter_map(|parameter| parameter["name"].as_str()).collect::<BTreeSet<_>>()
            };
            assert_eq!(named("path"), in_braces, "{method} {path}");
            behind.extend(named("query").into_iter().map(|name| format!("{path}?{name}")));
        }
    }
    for known in ["/api/tables/{table}/log?after", "/api/exercises/{game}/{id}/answer?notation"] {
        assert!(behind.contains(known), "{known} is not among {behind:?}");
    }
}

/// The words that a message can have under `type`.
fn kinds(schema: &Value, found: &mut BTreeSet<String>) {
    if let Some(kind) = schema.pointer("/properties/type/const").and_then(Value::as_str) {
        found.insert(kind.to_owned());
    }
    match schema {
        Value::Object(fields) => fields.values().for_each(|inner| kinds(inner, found)),
        Value::Array(items) => items.iter().for_each(|inner| kinds(inner, found)),
        _ => {}
    }
}

#[test]
fn the_page_on_the_socket_names_every_message() {
    let socket = page("socket.md");
    for (name, schema) in protocol::schemas().into_iter().filter(|(name, _)| name.starts_with("from-")) {
        let mut found = BTreeSet::new();
        kinds(&schema.to_value(), &mut found);
        assert!(found.len() > 5, "{name}: {found:?}");
        let missing: Vec<_> = found.iter().filter(|kind| !socket.contains(&format!("`{kind}`"))).collect();
        assert!(missing.is_empty(), "docs/socket.md says nothing of {missing:?}");
    }
}
