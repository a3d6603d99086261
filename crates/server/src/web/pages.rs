//! The page, inside the binary.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use protocol::{Problem, ProblemKey};
use rust_embed::{Embed, EmbeddedFile};

use super::answer::Refused;

/// What the build of the page left.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// Shown when the program was built without the page.
const WITHOUT_PAGE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tertulia</title>\
    <h1>Tertulia</h1><p>This program was built without its page. Run <code>make web</code> and build it again. \
    The <a href=\"/api\">interface for programs</a> is here.</p></html>";

/// A file of the page; the page itself for every address that it has inside.
pub(super) async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Refused(Problem::new(ProblemKey::NotFound, "there is no such endpoint")).into_response();
    }
    if let Some(file) = Built::get(path) {
        return serve(path, file, &headers);
    }
    // A missing asset is missing; anything else is an address of the page.
    if path.starts_with("assets/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    match Built::get("index.html") {
        Some(file) => serve("index.html", file, &headers),
        None => ([(CONTENT_TYPE, "text/html; charset=utf-8")], WITHOUT_PAGE).into_response(),
    }
}

fn serve(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex::encode(file.metadata.sha256_hash().get(..16).unwrap_or_default()));
    // Assets carry a hash in their names, so they never change.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let head = [(CACHE_CONTROL, cache.to_owned()), (ETAG, tag.clone())];
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, [(CONTENT_TYPE, content_type(path))], file.data.into_owned()).into_response()
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "webmanifest" => "application/json",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
