//! The page, from inside the binary; and what pages of other programs need.

use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, LINK, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use protocol::{Problem, ProblemKey};

use super::problem::ProblemResponse;
use crate::app::App;
use crate::page_files::{ASSETS, PageFile, START_PAGE};
use crate::service::pages;

/// Shown when the program was built without the page.
const WITHOUT_PAGE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tertulia</title>\
    <h1>Tertulia</h1><p>This program was built without its page. Run <code>make web</code> and build it again. \
    The <a href=\"/api\">interface for programs</a> is here.</p></html>";

/// A file of the page; the page itself for every address that it has inside.
pub(super) async fn page(State(app): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return ProblemResponse(Problem::new(ProblemKey::NotFound, "there is no such endpoint"))
            .into_response();
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")]).into_response();
    }
    if let Some(file) = app.page.file(path) {
        return send(path, file, &headers);
    }
    // A missing asset is missing; anything else is an address of the page.
    if app.page.is_elsewhere(path) {
        return elsewhere(&app, path, &headers).await;
    }
    match &app.page.start {
        Some(file) => {
            let mut response = send(START_PAGE, file, &headers);
            if let Some(files) = app.page.table_files.clone().filter(|_| path.starts_with("t/")) {
                response.headers_mut().insert(LINK, files);
            }
            response
        }
        None => ([(CONTENT_TYPE, "text/html; charset=utf-8")], WITHOUT_PAGE).into_response(),
    }
}

/// What another program has.
async fn elsewhere(app: &App, path: &str, headers: &HeaderMap) -> Response {
    match pages::file_elsewhere(app, path).await {
        Ok(Some(file)) => send(path, &file, headers),
        Ok(None) => StatusCode::NOT_FOUND.into_response(),
        Err(problem) => ProblemResponse(problem).into_response(),
    }
}

/// Whether the reader takes gzip.
fn can_take_gzip(headers: &HeaderMap) -> bool {
    let lines = headers.get_all(ACCEPT_ENCODING).into_iter().filter_map(|line| line.to_str().ok());
    let mut codings = lines.flat_map(|line| line.split(',')).map(|coding| {
        let (name, quality) = coding.split_once(";q=").unwrap_or((coding, "1"));
        (name.trim(), quality.trim().parse::<f32>().unwrap_or(0.0))
    });
    codings.any(|(name, quality)| name.eq_ignore_ascii_case("gzip") && quality > 0.0)
}

/// Sends a file, compressed for whoever takes that.
fn send(path: &str, file: &PageFile, headers: &HeaderMap) -> Response {
    // Assets carry a hash in their names, so they never change.
    let cache = if path.starts_with(ASSETS) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let tag = file.tag();
    let head = [(CACHE_CONTROL, cache.to_owned()), (ETAG, tag.clone())];
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    let kind = [(CONTENT_TYPE, content_type(path)), (VARY, ACCEPT_ENCODING.as_str())];
    match file.packed().filter(|_| can_take_gzip(headers)) {
        Some(packed) => (head, kind, [(CONTENT_ENCODING, "gzip")], packed.clone()).into_response(),
        None => (head, kind, file.data.clone()).into_response(),
    }
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_on_a_home_screen_is_named_as_browsers_know_it() {
        assert_eq!(content_type("app.webmanifest"), "application/manifest+json");
        assert_eq!(content_type("icon-192.png"), "image/png");
    }
}
