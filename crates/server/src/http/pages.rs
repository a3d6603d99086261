//! The page, inside the binary.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::sync::{LazyLock, OnceLock};

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, LINK, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use protocol::{Problem, ProblemKey};
use rust_embed::{Embed, EmbeddedFile};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::problem::ProblemResponse;
use crate::app::App;

/// What the build of the page left.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct PageFiles;

/// Shown when the program was built without the page.
const WITHOUT_PAGE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tertulia</title>\
    <h1>Tertulia</h1><p>This program was built without its page. Run <code>make web</code> and build it again. \
    The <a href=\"/api\">interface for programs</a> is here.</p></html>";

const START_PAGE: &str = "index.html";
/// Where the page learns which program it came from.
const VERSION_PLACE: &str = "name=\"version\" content=\"\"";

/// What tells two programs apart for a page: the commit, if it is known, and the page itself.
pub(crate) fn version(commit: Option<&str>) -> String {
    let mut page = Sha256::new();
    for name in PageFiles::iter().collect::<BTreeSet<_>>() {
        page.update(PageFiles::get(&name).map(|file| file.metadata.sha256_hash()).unwrap_or_default());
    }
    let page = hex::encode(page.finalize().get(..4).unwrap_or_default());
    commit.map_or_else(|| page.clone(), |commit| format!("{commit}-{page}"))
}

/// The files of one part of the page, as its build tells.
#[derive(Deserialize)]
struct PagePart {
    file: String,
    #[serde(default)]
    imports: Vec<String>,
    #[serde(default)]
    css: Vec<String>,
}

/// What a table needs beside the files that every page has. Announced, it is fetched together with them.
static TABLE_FILES: LazyLock<Option<HeaderValue>> = LazyLock::new(|| {
    let told = PageFiles::get("manifest.json")?;
    let parts: BTreeMap<String, PagePart> = serde_json::from_slice(&told.data).ok()?;
    announcement(&parts, "src/table/TablePage.svelte")
});

fn announcement(parts: &BTreeMap<String, PagePart>, name: &str) -> Option<HeaderValue> {
    let part = parts.get(name)?;
    let needed = part.imports.iter().filter_map(|name| parts.get(name));
    let all: Vec<&PagePart> = std::iter::once(part).chain(needed).collect();
    let scripts = all.iter().map(|part| format!("</{}>; rel=modulepreload", part.file));
    let styles = all.iter().flat_map(|part| &part.css);
    let styles = styles.map(|file| format!("</{file}>; rel=preload; as=style; crossorigin"));
    HeaderValue::from_str(&scripts.chain(styles).collect::<Vec<_>>().join(", ")).ok()
}

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
    if let Some(file) = PageFiles::get(path).filter(|_| path != "index.html") {
        return serve(path, file, &headers);
    }
    // A missing asset is missing; anything else is an address of the page.
    if path.starts_with("assets/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    match PageFiles::get("index.html") {
        Some(file) => {
            let mut response = start_page(&app, &file, &headers);
            if let Some(files) = TABLE_FILES.clone().filter(|_| path.starts_with("t/")) {
                response.headers_mut().insert(LINK, files);
            }
            response
        }
        None => ([(CONTENT_TYPE, "text/html; charset=utf-8")], WITHOUT_PAGE).into_response(),
    }
}

/// Files as they go to whoever takes gzip: each is compressed when it is first asked for, and once.
static COMPRESSED: LazyLock<BTreeMap<String, OnceLock<Bytes>>> = LazyLock::new(|| {
    // What is written into the page is not in its file: each server keeps its own.
    let files = PageFiles::iter().filter(|path| path != START_PAGE);
    files.map(|path| (path.into_owned(), OnceLock::new())).collect()
});

/// The file compressed; `None` when it does not become smaller.
fn compressed<'a>(kept: &'a OnceLock<Bytes>, data: &[u8]) -> Option<&'a Bytes> {
    let packed = kept.get_or_init(|| {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        let written = encoder.write_all(data).and_then(|()| encoder.finish());
        written.ok().filter(|packed| packed.len() < data.len()).unwrap_or_default().into()
    });
    Some(packed).filter(|packed| !packed.is_empty())
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

/// The page itself, with the program that it came from written into it.
fn start_page(app: &App, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let version = &app.version;
    let told = format!("name=\"version\" content=\"{version}\"");
    let text = String::from_utf8_lossy(&file.data).replacen(VERSION_PLACE, &told, 1);
    let tag = format!("\"{}-{version}\"", tag(file));
    send(START_PAGE, &tag, text.into_bytes(), Some(&app.packed_start_page), headers)
}

fn tag(file: &EmbeddedFile) -> String {
    hex::encode(file.metadata.sha256_hash().get(..16).unwrap_or_default())
}

fn serve(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    send(path, &format!("\"{}\"", tag(&file)), file.data.into_owned(), COMPRESSED.get(path), headers)
}

/// Sends a file, compressed for whoever takes that; what was compressed is kept in `kept`.
fn send(
    path: &str,
    tag: &str,
    data: Vec<u8>,
    kept: Option<&OnceLock<Bytes>>,
    headers: &HeaderMap,
) -> Response {
    // Assets carry a hash in their names, so they never change.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let head = [(CACHE_CONTROL, cache.to_owned()), (ETAG, tag.to_owned())];
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    let kind = [(CONTENT_TYPE, content_type(path)), (VARY, ACCEPT_ENCODING.as_str())];
    let packed = kept.filter(|_| can_take_gzip(headers)).and_then(|kept| compressed(kept, &data));
    match packed {
        Some(packed) => (head, kind, [(CONTENT_ENCODING, "gzip")], packed.clone()).into_response(),
        None => (head, kind, data).into_response(),
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

    #[test]
    fn a_part_is_announced_with_what_it_imports() {
        let told = r#"{
            "index.html": { "file": "assets/index-1.js" },
            "src/table/TablePage.svelte": {
                "file": "assets/TablePage-2.js", "imports": ["index.html", "_size.js"], "css": ["assets/TablePage-3.css"]
            },
            "_size.js": { "file": "assets/size-4.js", "css": ["assets/size-5.css"] }
        }"#;
        let parts = serde_json::from_str(told).expect("a manifest");
        let announced = announcement(&parts, "src/table/TablePage.svelte").expect("an announcement");
        let all = "</assets/TablePage-2.js>; rel=modulepreload, </assets/index-1.js>; rel=modulepreload, \
                   </assets/size-4.js>; rel=modulepreload, \
                   </assets/TablePage-3.css>; rel=preload; as=style; crossorigin, \
                   </assets/size-5.css>; rel=preload; as=style; crossorigin";
        assert_eq!(announced, all);
        assert_eq!(announcement(&parts, "src/Other.svelte"), None);
    }
}
