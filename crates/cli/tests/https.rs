//! The real program with a certificate of its own.

#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

#[path = "../../server/tests/suite/support/http.rs"]
mod http;
#[path = "support/program.rs"]
mod program;
#[path = "../../server/tests/suite/support/tls.rs"]
mod tls;

use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt as _;
use std::time::Duration;

use http::Browser;
use program::{ProgramLog, signal, start_with, tertulia, unused_address};
use tls::{Files, TestCertificate, TlsClient, shown};

async fn until_healthy(url: &str) {
    for _ in 0..1_000 {
        if tertulia(&["health", url]).code == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the program does not start");
}

/// Asks until newcomers are shown this certificate.
async fn until_shown(address: SocketAddr, client: &TlsClient, pair: &TestCertificate) {
    for _ in 0..1_000 {
        if shown(&client.connect(address).await.unwrap()) == pair.certificate {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the new certificate is not used");
}

#[tokio::test]
async fn a_host_has_https_with_two_files_and_renews_them() {
    let (first, second) = (TestCertificate::new(), TestCertificate::new());
    let files = Files::of(&first);
    let [chain, key] = [files.chain(), files.key()];
    std::fs::set_permissions(&key, std::fs::Permissions::from_mode(0o644)).unwrap();
    let data = tempfile::TempDir::new().unwrap();
    let (address, plain) = (unused_address(), unused_address());
    let plain_text = plain.to_string();
    let more = ["--tls-cert", chain.to_str().unwrap(), "--tls-key", key.to_str().unwrap()];
    let more = [&more[..], &["--redirect-from", &plain_text, "--hsts", "30"]].concat();
    let mut program = start_with(address, data.path(), &more);
    let log = ProgramLog::of(&mut program);
    until_healthy(&format!("https://{address}/ready")).await;

    let client = TlsClient::new(&[&first.certificate, &second.certificate], &[b"http/1.1"]);
    let page = Browser::new(client.tunnel(address).await).get("/health").await;
    assert!(page.head.contains("strict-transport-security: max-age=2592000"), "{}", page.head);
    let sent = Browser::new(plain).get("/t/abc").await;
    assert!(
        sent.head.contains(&format!("location: https://127.0.0.1:{}/t/abc", address.port())),
        "{}",
        sent.head
    );
    let unwell = tertulia(&["health", &format!("http://{plain}/health")]);
    assert!(unwell.code == 1 && unwell.err.contains("308"), "{}", unwell.err);

    files.write(&second.chain, &first.key);
    signal(&program, "-HUP");
    log.until("stays in use").await;
    assert_eq!(shown(&client.connect(address).await.unwrap()), first.certificate);
    files.write(&second.chain, &second.key);
    signal(&program, "-HUP");
    until_shown(address, &client, &second).await;

    let log = log.stop(program);
    assert!(log.contains("can be read by others than its owner (mode 644)"), "{log}");
    assert!(log.contains("is not that of the certificate") && log.contains("stays in use"), "{log}");
    assert!(log.contains("was read again"), "{log}");
    let gone = tertulia(&["health", &format!("https://{address}/ready")]);
    assert!(gone.code == 1 && !gone.err.is_empty(), "{}", gone.err);
}

/// `systemctl reload` sends it to every server.
#[tokio::test]
async fn a_server_without_a_certificate_goes_on_when_it_is_told_to_reload() {
    let data = tempfile::TempDir::new().unwrap();
    let address = unused_address();
    let mut program = start_with(address, data.path(), &[]);
    let log = ProgramLog::of(&mut program);
    until_healthy(&format!("http://{address}/ready")).await;
    signal(&program, "-HUP");
    log.until("no certificate in files").await;
    // It answers afterwards, and ends as it should when it is asked to.
    assert_eq!(Browser::new(address).get("/health").await.status, 200);
    log.stop(program);
}

#[test]
fn what_does_not_go_together_is_refused_before_anything_starts() {
    let data = tempfile::TempDir::new().unwrap();
    let data = data.path().to_str().unwrap();
    for (options, told) in [
        (&["--tls-cert", "x.pem"][..], "--tls-key"),
        (&["--tls-cert", "x.pem", "--tls-key", "y.pem"], "x.pem cannot be read"),
        (&["--tls-cert", "x.pem", "--tls-key", "y.pem", "--acme", "play.example.org"], "cannot be used"),
        (&["--redirect-from", "127.0.0.1:0"], "required"),
        (&["--hsts", "1"], "--hsts needs HTTPS"),
        (&["--acme", "localhost"], "localhost is no name for a certificate"),
        (&["--acme-mail", "ana@example.org"], "--acme"),
    ] {
        let serve = ["serve", "--address", "127.0.0.1:0", "--data", data];
        let ran = tertulia(&[&serve[..], options].concat());
        assert!(ran.code == 2 && ran.err.contains(told), "{options:?}: {}", ran.err);
    }
}
