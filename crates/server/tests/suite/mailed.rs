//! Links that are mailed, with a mail server that keeps what it gets.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use server::MailConfig;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};

use crate::support::{Browser, TestServer};

const PASSWORD: &str = "four quiet barons dance";
const MAIL: &str = "/api/account/sign-in/mail";
const LINK: &str = "/api/account/sign-in/link";
const PROVE: &str = "/api/account/email/prove";
const PUBLIC: &str = "https://play.example.org";

/// A mail server on this machine.
#[derive(Clone, Default)]
struct Postbox(Arc<Mutex<Vec<String>>>);

impl Postbox {
    async fn open() -> (Self, u16) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (postbox, port) = (Self::default(), listener.local_addr().unwrap().port());
        let kept = postbox.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take(stream, kept.clone()));
            }
        });
        (postbox, port)
    }

    fn count(&self) -> usize {
        self.0.lock().unwrap().len()
    }

    /// The mail of that number, when it has come.
    async fn mail(&self, number: usize) -> String {
        for _ in 0..2_000 {
            if let Some(mail) = self.0.lock().unwrap().get(number) {
                return mail.clone();
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("no mail has come")
    }

    /// The secret of the link in a mail.
    async fn secret(&self, number: usize, kind: &str) -> String {
        let mail = self.mail(number).await;
        // Long lines are folded in quoted-printable, and `=` is written out.
        let plain = mail.replace("=\r\n", "").replace("=3D", "=");
        let start = format!("{PUBLIC}/account#{kind}=");
        let (_, rest) = plain.split_once(&start).unwrap_or_else(|| panic!("no link: {mail}"));
        rest.chars().take_while(char::is_ascii_hexdigit).collect()
    }
}

async fn take(stream: TcpStream, kept: Postbox) {
    let (reader, mut writer) = stream.into_split();
    let mut lines = BufReader::new(reader).lines();
    writer.write_all(b"220 here\r\n").await.unwrap();
    let mut mail: Option<String> = None;
    while let Ok(Some(line)) = lines.next_line().await {
        let answer = match (&mut mail, line.as_str()) {
            (Some(_), ".") => {
                kept.0.lock().unwrap().extend(mail.take());
                "250 kept"
            }
            (Some(text), _) => {
                text.push_str(&line);
                text.push_str("\r\n");
                continue;
            }
            (None, "DATA") => {
                mail = Some(String::new());
                "354 go on"
            }
            (None, "QUIT") => "221 goodbye",
            (None, _) => "250 well",
        };
        writer.write_all(format!("{answer}\r\n").as_bytes()).await.unwrap();
    }
}

async fn server() -> (TestServer, Postbox) {
    let (postbox, port) = Postbox::open().await;
    let mail = MailConfig {
        server: format!("smtp://127.0.0.1:{port}"),
        credentials: None,
        from: "Tertulia <table@example.org>".to_owned(),
        public_url: PUBLIC.to_owned(),
    };
    (TestServer::with(|config| config.mail = Some(mail)).await, postbox)
}

async fn make_account(server: &TestServer, name: &str) -> Browser {
    let mut browser = Browser::new(server.address);
    browser.sign("/api/account", &json!({ "name": name, "password": PASSWORD })).await;
    browser
}

async fn name(browser: &Browser) -> Value {
    browser.get("/api/session").await.good()["name"].clone()
}

#[tokio::test]
async fn an_address_is_proved_by_its_owner_and_then_a_mailed_link_signs_in_once() {
    let (server, postbox) = server().await;
    let ana = make_account(&server, "Ana").await;
    let email = json!({ "email": "Ana@example.org", "language": "de" });
    assert_eq!(ana.put("/api/account/email", &email).await.status, 204);
    let proof = json!({ "token": postbox.secret(0, "prove").await });
    assert!(postbox.mail(0).await.contains("To: Ana@example.org"), "{}", postbox.mail(0).await);
    // Whoever has the mail but is somebody else proves nothing, for either account.
    let eva = make_account(&server, "Eva").await;
    for other in [&eva, &Browser::new(server.address)] {
        assert_eq!(other.post(PROVE, &proof).await.status, 403);
    }
    assert_eq!(ana.get("/api/account").await.good()["email_proved"], false);
    assert_eq!(ana.post(PROVE, &proof).await.status, 204);
    assert_eq!(ana.post(PROVE, &proof).await.status, 403);
    assert_eq!(ana.get("/api/account").await.good()["email_proved"], true);

    let anybody = Browser::new(server.address);
    assert_eq!(anybody.post(MAIL, &json!({ "email": "ana@EXAMPLE.org" })).await.status, 204);
    let link = json!({ "token": postbox.secret(1, "sign-in").await });
    let mut phone = Browser::new(server.address);
    phone.sign(LINK, &link).await;
    assert_eq!(name(&phone).await, "Ana");
    assert_eq!(Browser::new(server.address).post(LINK, &link).await.json()["key"], "wrong-secret");
    // A link to prove an address signs nobody in.
    assert_eq!(Browser::new(server.address).post(LINK, &proof).await.status, 403);

    // Another address, and the link that is under way to the one before is worth nothing.
    anybody.post(MAIL, &json!({ "email": "ana@example.org" })).await;
    let late = json!({ "token": postbox.secret(2, "sign-in").await });
    ana.put("/api/account/email", &json!({ "email": null })).await;
    assert_eq!(Browser::new(server.address).post(LINK, &late).await.status, 403);
}

#[tokio::test]
async fn nobody_comes_by_mail_into_an_account_whose_address_was_not_proved() {
    let (server, postbox) = server().await;
    let eva = make_account(&server, "Eva").await;
    // The address of somebody else. Its owner asks for a link, and gets none into the account of Eva.
    eva.put("/api/account/email", &json!({ "email": "ana@example.org" })).await;
    postbox.secret(0, "prove").await;
    let anybody = Browser::new(server.address);
    let known = anybody.post(MAIL, &json!({ "email": "ana@example.org" })).await;
    let unknown = anybody.post(MAIL, &json!({ "email": "nobody@example.org" })).await;
    assert_eq!((known.status, &known.body), (unknown.status, &unknown.body));
    assert_eq!(server.in_the_data("SELECT COUNT(*) FROM ceremonies WHERE kind = 'sign in by mail'").await, 2);
    for email in ["", "ana", "ana@example.org\r\nBcc: ben@example.org", "<ana@example.org>"] {
        assert_eq!(anybody.post(MAIL, &json!({ "email": email })).await.status, 400, "{email}");
    }
    // A mailbox is not filled, whoever asks.
    let mut statuses = Vec::new();
    for _ in 0..6 {
        let body = json!({ "email": "nobody@example.org" });
        statuses.push(Browser::new(server.address).post(MAIL, &body).await.status);
    }
    assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
    assert_eq!(postbox.count(), 1);
    let plain = TestServer::start().await;
    let refused = Browser::new(plain.address).post(MAIL, &json!({ "email": "ana@example.org" })).await;
    assert_eq!(refused.json()["key"], "switched-off");
}
