//! Nodes of two versions side by side, as while they are replaced one after the other: a page comes from one, its files are asked of the other.

use std::collections::BTreeMap;
use std::sync::Arc;

use server::{Config, PageSource, TimeSource};

use crate::support::database::{TestData, is_postgres};
use crate::support::{Browser, TestServer};

/// A page whose only script has this name and says this.
fn page(script: &str, says: &str) -> impl FnOnce(&mut Config) {
    let start = format!("<!doctype html><script src=\"/assets/{script}\"></script>");
    let files = [("index.html".to_owned(), start), (format!("assets/{script}"), says.to_owned())];
    let files: BTreeMap<_, _> = files.into_iter().map(|(name, text)| (name, text.into_bytes())).collect();
    move |config| config.page = PageSource::Files(files)
}

/// What the page needs that is given at an address.
async fn script_of(node: &TestServer) -> String {
    let page = Browser::new(node.address).get("/").await.body;
    page.split_once("src=\"").unwrap().1.split_once('"').unwrap().0.to_owned()
}

#[tokio::test]
async fn whichever_node_is_asked_has_the_files_of_the_pages_of_all() {
    if !is_postgres() {
        return;
    }
    let data = Arc::new(TestData::new().await);
    let old = TestServer::node_with(&data, TimeSource::default(), page("index-OLD.js", "old")).await;
    let new = TestServer::node_with(&data, TimeSource::default(), page("index-NEW.js", "new")).await;
    for (from, at, says) in [(&new, &old, "new"), (&old, &new, "old"), (&new, &new, "new")] {
        let path = script_of(from).await;
        for _ in 0..2 {
            let given = Browser::new(at.address).get(&path).await;
            assert_eq!((given.status, given.body.as_str()), (200, says), "{path}");
            let head = given.head.to_lowercase();
            assert!(head.contains("cache-control: public, max-age=31536000, immutable"), "{head}");
            assert!(head.contains("content-type: text/javascript"), "{head}");
        }
    }
    let missing = Browser::new(old.address).get("/assets/index-NEVER.js").await;
    assert_eq!(missing.status, 404);
    assert!(missing.head.to_lowercase().contains("cache-control: no-store"), "{}", missing.head);
    // Nothing but what has a hash in its name is of all.
    assert_eq!(old.in_the_data("SELECT COUNT(*) FROM page_files").await, 2);
    // A page of a program that is gone still finds what it needs, where it was never asked for.
    drop(new);
    let newest = TestServer::node_with(&data, TimeSource::default(), page("index-NEWEST.js", "newest")).await;
    assert_eq!(Browser::new(newest.address).get("/assets/index-OLD.js").await.body, "old");
}

#[tokio::test]
async fn a_server_that_is_alone_gives_the_files_of_its_own_page() {
    let server = TestServer::with(page("index-ONE.js", "one")).await;
    let browser = Browser::new(server.address);
    assert_eq!(browser.get("/assets/index-ONE.js").await.body, "one");
    assert_eq!(browser.get("/assets/index-TWO.js").await.status, 404);
    assert_eq!(browser.get("/assets/").await.status, 404);
    let tag = browser.head_of("/assets/index-ONE.js", "").await;
    let tag = tag.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap().to_owned();
    let again = browser.head_of("/assets/index-ONE.js", &format!("If-None-Match: {tag}\r\n")).await;
    assert!(again.starts_with("HTTP/1.1 304"), "{again}");
}
