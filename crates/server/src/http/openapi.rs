//! The description of the interface, for programs and for people.

use axum::Json;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value};
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Description;

use crate::app::App;
use crate::html::escape;

#[derive(OpenApi)]
#[openapi(info(
    title = "Tertulia",
    description = "Everything that is not live. What is live goes over the socket at /api/socket (docs/socket.md).",
    license(name = "MIT OR Apache-2.0")
))]
struct ApiHead;

/// The router with the description that its handlers carry.
pub(super) fn described(routes: utoipa_axum::router::OpenApiRouter<App>) -> (axum::Router<App>, Description) {
    utoipa_axum::router::OpenApiRouter::with_openapi(ApiHead::openapi()).merge(routes).split_for_parts()
}

/// The description as served at `/api/openapi.json`.
pub(crate) fn description() -> Value {
    let (_, description) = described(super::router::routes());
    let mut description = serde_json::to_value(description).unwrap_or_default();
    if let Some(schemas) = description.pointer_mut("/components/schemas").and_then(Value::as_object_mut) {
        let known = schemas.clone();
        schemas.values_mut().for_each(|schema| join_parts(schema, &known));
    }
    description
}

/// A message that holds all fields of another one (`allOf`) has more than those, so the other's "and no further fields" does not hold there:
/// it is written out without that.
fn join_parts(schema: &mut Value, known: &Map<String, Value>) {
    for part in schema.get_mut("allOf").and_then(Value::as_array_mut).into_iter().flatten() {
        let name = part.get("$ref").and_then(Value::as_str).and_then(|name| name.rsplit('/').next());
        if let Some(other) = name.and_then(|name| known.get(name)) {
            *part = other.clone();
            allow_further_fields(part);
        }
    }
}

fn allow_further_fields(schema: &mut Value) {
    if let Some(schema) = schema.as_object_mut() {
        schema.remove("additionalProperties");
        for one in schema.get_mut("oneOf").and_then(Value::as_array_mut).into_iter().flatten() {
            allow_further_fields(one);
        }
    }
}

pub(super) async fn json() -> Json<Value> {
    Json(description())
}

/// A readable page of it, without scripts.
pub(super) async fn readable() -> Response {
    let description = description();
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tertulia: interface</title><h1>Interface</h1>\
         <p>The exact description is <a href=\"/api/openapi.json\">/api/openapi.json</a>; what is live goes over the socket at \
         <code>/api/socket</code>.</p><dl>",
    );
    for (path, methods) in description.get("paths").and_then(Value::as_object).into_iter().flatten() {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            let summary = operation.get("summary").and_then(Value::as_str).unwrap_or("");
            let line = format!(
                "<dt><code>{} {}</code></dt><dd>{}</dd>",
                method.to_uppercase(),
                escape(path),
                escape(summary)
            );
            page.push_str(&line);
        }
    }
    page.push_str("</dl></html>");
    ([(CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response()
}
