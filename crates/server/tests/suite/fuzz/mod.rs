//! Every endpoint, asked with all kinds of nonsense by all kinds of people: nothing answers with a fault of the server.

mod bodies;
mod people;
mod tour;

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;

use crate::games::Dice;
use crate::support::{Browser, HttpReply, TestServer};
use bodies::{nearly, nonsense, query};
use people::Askers;
use tour::Tour;

/// Routes that the description does not name: it itself, the socket, and what those ask who look after the server.
const UNDESCRIBED: [&str; 6] = ["/api", "/api/openapi.json", "/api/socket", "/health", "/metrics", "/ready"];
const EACH: usize = 25;

/// One method of one path, with what the description says of it.
struct FuzzedRoute {
    method: String,
    path: String,
    operation: Value,
}

fn endpoints(description: &Value) -> Vec<FuzzedRoute> {
    let paths = description["paths"].as_object().unwrap();
    let described = paths.iter().flat_map(|(path, methods)| {
        methods.as_object().unwrap().iter().map(|(method, operation)| FuzzedRoute {
            method: method.to_uppercase(),
            path: path.clone(),
            operation: operation.clone(),
        })
    });
    let others = UNDESCRIBED.map(|path| FuzzedRoute {
        method: "GET".to_owned(),
        path: path.to_owned(),
        operation: Value::Null,
    });
    described.chain(others).collect()
}

fn named(endpoints: &[FuzzedRoute]) -> BTreeSet<String> {
    endpoints.iter().map(|one| format!("{} {}", one.method, one.path)).collect()
}

/// What stands behind each place of a mark in the files of the endpoints.
fn in_the_source(mark: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/http");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let texts: Vec<String> = files.map(|file| std::fs::read_to_string(file).unwrap()).collect();
    let found = texts.iter().flat_map(|text| text.split(mark).skip(1));
    found.map(|rest| rest.chars().take(200).collect()).collect()
}

/// The routes as the source has them: what handlers say of themselves, and what is routed by hand.
fn written() -> BTreeSet<String> {
    let quoted = |text: &str| text.split('"').nth(1).unwrap().to_owned();
    let described = in_the_source("#[utoipa::path(").into_iter().map(|rest| {
        let method = rest.trim_start().split(',').next().unwrap().to_uppercase();
        format!("{method} {}", quoted(&rest))
    });
    let by_hand = in_the_source(".route(").into_iter().map(|rest| format!("GET {}", quoted(&rest)));
    described.chain(by_hand).collect()
}

#[tokio::test]
async fn every_route_that_is_written_is_fuzzed() {
    let server = TestServer::start().await;
    let description = Browser::new(server.address).get("/api/openapi.json").await.good();
    let (fuzzed, written) = (named(&endpoints(&description)), written());
    assert!(written.len() >= 130, "the routes are found in the source: {}", written.len());
    let forgotten: Vec<_> = written.difference(&fuzzed).collect();
    let gone: Vec<_> = fuzzed.difference(&written).collect();
    assert!(forgotten.is_empty() && gone.is_empty(), "not fuzzed: {forgotten:?}; not there: {gone:?}");
}

fn check(what: &str, reply: &HttpReply) {
    // A server without sockets left, or one that is not ready, would say so with 503.
    assert!((200..500).contains(&reply.status), "{what}: {} {}", reply.status, reply.body);
    if reply.status >= 400 && reply.head.contains("application/json") {
        assert!(reply.json()["key"].is_string(), "{what}: {}", reply.body);
    }
}

#[tokio::test]
async fn no_endpoint_answers_nonsense_with_a_fault() {
    let server = TestServer::start().await;
    let mut askers = Askers::new(&server).await;
    let description = Browser::new(server.address).get("/api/openapi.json").await.good();
    let mut dice = Dice(2_026);
    let mut well = BTreeSet::new();
    for FuzzedRoute { method, path, operation } in endpoints(&description) {
        askers.come_back(&server).await;
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        for _ in 0..EACH {
            let filled = askers.fill(&mut dice, &path).await + &query(&mut dice, &operation);
            let body = match (dice.roll(4), schema.is_null()) {
                (0, _) | (_, true) => nonsense(&mut dice, 0),
                _ => nearly(&mut dice, schema, &description, 0),
            };
            let reply = askers.one(&mut dice).send(&method, &filled, Some(&body.to_string())).await;
            check(&format!("{method} {filled} {body}"), &reply);
            if reply.status < 300 {
                well.insert(format!("{method} {path}"));
            }
        }
    }
    assert!(well.len() >= 60, "much of it comes far enough to be answered well: {well:?}");
}

/// What needs more than a request to be answered well, and where that is tried.
const TRIED_ELSEWHERE: [(&str, &str); 18] = [
    ("POST /api/account/passkeys", "an authenticator: passkeys.rs"),
    ("DELETE /api/account/passkeys/{id}", "an authenticator: passkeys.rs"),
    ("POST /api/account/sign-in/passkey", "an authenticator: passkeys.rs"),
    ("POST /api/account/proof/passkey/begin", "an authenticator: proofs.rs"),
    ("POST /api/account/proof/passkey", "an authenticator: proofs.rs"),
    ("POST /api/account/sign-in/mail", "a server that sends mail: mailed.rs"),
    ("POST /api/account/sign-in/link", "a link that was mailed: mailed.rs"),
    ("PUT /api/account/email", "a server that sends mail: mailed.rs"),
    ("POST /api/account/email/prove", "a link that was mailed: mailed.rs"),
    ("PUT /api/notices/push", "a browser whose push is renewed: pushes.rs"),
    ("POST /api/notices/channels/{id}/again", "a notice that was sent: notices_ended.rs"),
    ("POST /api/notices/link", "a notice that was sent: notices_ended.rs"),
    ("POST /api/notices/end", "a notice that was sent: pushes.rs"),
    ("POST /api/notices/end/{token}", "a notice that was mailed: notice_mails.rs"),
    ("GET /api/notices/end/{token}", "a notice that was mailed: notice_mails.rs"),
    ("GET /api/socket", "a handshake: wire.rs"),
    ("POST /api/account/passkeys/begin", "a server with HTTPS and a name: passkeys.rs"),
    ("POST /api/account/sign-in/passkey/begin", "a server with HTTPS and a name: passkeys.rs"),
];

#[tokio::test]
async fn every_route_is_answered_well_here_or_named_with_where_it_is() {
    let server = TestServer::start().await;
    let description = Browser::new(server.address).get("/api/openapi.json").await.good();
    let routes = named(&endpoints(&description));
    let well = Tour::walk(&server, routes.clone()).await;
    let elsewhere: BTreeSet<String> = TRIED_ELSEWHERE.iter().map(|(route, _)| (*route).to_owned()).collect();
    let forgotten: Vec<_> =
        routes.iter().filter(|route| !well.contains(*route) && !elsewhere.contains(*route)).collect();
    assert!(forgotten.is_empty(), "nothing answers these well: {forgotten:?}");
    let twice: Vec<_> =
        elsewhere.iter().filter(|route| well.contains(*route) || !routes.contains(*route)).collect();
    assert!(twice.is_empty(), "these are answered well here, or gone: {twice:?}");
}
