//! Links that are mailed.

use serde_json::{Value, json};

use crate::support::{Browser, Postbox, TestServer};

const PASSWORD: &str = "four quiet barons dance";
const MAIL: &str = "/api/account/sign-in/mail";
const LINK: &str = "/api/account/sign-in/link";
const PROVE: &str = "/api/account/email/prove";
const START: u64 = 1_800_000_000_000;

async fn server() -> (TestServer, Postbox) {
    let (postbox, port) = Postbox::open().await;
    (TestServer::with(|config| config.mail = Some(Postbox::config(port))).await, postbox)
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
    for line in ["To: Ana@example.org\r\n", "Auto-Submitted: auto-generated\r\n"] {
        assert!(postbox.mail(0).await.contains(line), "{}", postbox.mail(0).await);
    }
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
async fn a_link_goes_to_the_address_that_was_proved_and_to_everybody_who_proved_it() {
    let (server, postbox) = server().await;
    for (number, (name, email)) in
        [("Ana", "ask@example.org"), ("Eva", "Ask@example.org")].into_iter().enumerate()
    {
        let owner = make_account(&server, name).await;
        assert_eq!(owner.put("/api/account/email", &json!({ "email": email })).await.status, 204);
        let proof = json!({ "token": postbox.secret(number, "prove").await });
        assert_eq!(owner.post(PROVE, &proof).await.status, 204);
    }
    let squatter = make_account(&server, "Otto").await;
    squatter.put("/api/account/email", &json!({ "email": "ask@example.org" })).await;
    postbox.secret(2, "prove").await;
    // With a long s it is looked up alike, and may be the mailbox of somebody else.
    let typed = json!({ "email": "a\u{17f}k@example.org" });
    assert_eq!(Browser::new(server.address).post(MAIL, &typed).await.status, 204);
    let (mut named, mut addresses) = (Vec::new(), Vec::new());
    for number in 3..5 {
        let mail = postbox.mail(number).await;
        addresses.extend(mail.lines().find_map(|line| line.strip_prefix("To: ")).map(str::to_owned));
        let mut device = Browser::new(server.address);
        device.sign(LINK, &json!({ "token": postbox.secret(number, "sign-in").await })).await;
        named.push(name(&device).await.as_str().unwrap().to_owned());
    }
    named.sort();
    addresses.sort();
    assert_eq!(named, ["Ana", "Eva"]);
    assert_eq!(addresses, ["Ask@example.org", "ask@example.org"]);
    assert_eq!(postbox.count(), 5, "whoever has not proved the address gets none");
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

#[tokio::test]
async fn an_address_for_which_no_proof_can_be_asked_now_is_not_taken() {
    let (_postbox, port) = Postbox::open().await;
    // The clock stands still: the pause is not over before the last request comes.
    let server = TestServer::with_clock_and(START, |config| config.mail = Some(Postbox::config(port))).await;
    let ana = make_account(&server, "Ana").await;
    for _ in 0..5 {
        let wish = json!({ "email": "full@example.org" });
        assert_eq!(Browser::new(server.address).post(MAIL, &wish).await.status, 204);
    }
    let refused = ana.put("/api/account/email", &json!({ "email": "full@example.org" })).await;
    assert_eq!(refused.status, 429);
    assert_eq!(ana.get("/api/account").await.good()["email"], Value::Null, "nothing was changed");
}

#[tokio::test]
async fn whoever_reads_an_address_that_was_replaced_is_told_and_not_by_which() {
    let (server, postbox) = server().await;
    let ana = make_account(&server, "Ana").await;
    let set = async |email: Value| {
        let wish = json!({ "email": email, "language": "en" });
        assert_eq!(ana.put("/api/account/email", &wish).await.status, 204);
    };
    let mails = async |count: usize| {
        let mut mails = Vec::new();
        for number in 0..count {
            mails.push(postbox.plain(number).await);
        }
        mails
    };
    let of =
        |mails: &[String], to: &str| mails.iter().filter(|mail| mail.contains(&format!("To: {to}"))).count();
    // An address that was never proved may be anybody's: nobody there is written to because another took its place.
    set(json!("stranger@example.org")).await;
    set(json!("ana@example.org")).await;
    let first = mails(2).await;
    assert_eq!((of(&first, "stranger@example.org"), of(&first, "ana@example.org")), (1, 1));
    let own = first.iter().position(|mail| mail.contains("To: ana@example.org")).unwrap();
    let proof = json!({ "token": postbox.secret(own, "prove").await });
    assert_eq!(ana.post(PROVE, &proof).await.status, 204);
    // The same once more is no change for whoever reads it.
    set(json!("Ana@Example.org")).await;
    let again = mails(3).await;
    assert_eq!(of(&again, "Ana@Example.org"), 1);
    let proof = json!({ "token": postbox.secret(2, "prove").await });
    assert_eq!(ana.post(PROVE, &proof).await.status, 204);
    set(json!("new@example.org")).await;
    let all = mails(5).await;
    let told: Vec<&String> = all[3..].iter().filter(|mail| mail.contains("To: Ana@Example.org")).collect();
    assert_eq!(told.len(), 1, "{all:#?}");
    assert!(told[0].contains("Ana") && told[0].contains("https://play.example.org/account"), "{}", told[0]);
    assert!(!told[0].contains("new@example.org") && !told[0].contains("#prove"), "{}", told[0]);
    // Taken away without another in its place; it was not proved.
    set(Value::Null).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(postbox.count(), 5);
}

#[tokio::test]
async fn a_link_proves_the_very_address_that_it_was_sent_to_and_none_that_was_named_since() {
    let (server, postbox) = server().await;
    let ana = make_account(&server, "Ana").await;
    let is_proved = async || ana.get("/api/account").await.good()["email_proved"].clone();
    let mut links = Vec::new();
    // The second is looked up alike; the third is another one, and the last is the first once more.
    for (number, email) in
        ["ask@example.org", "Ask@example.org", "eva@example.org", "ask@example.org"].into_iter().enumerate()
    {
        assert_eq!(ana.put("/api/account/email", &json!({ "email": email })).await.status, 204);
        for link in &links {
            assert_eq!(ana.post(PROVE, link).await.status, 403, "{email}");
        }
        assert_eq!(is_proved().await, false);
        links.push(json!({ "token": postbox.secret(number, "prove").await }));
    }
    assert_eq!(ana.post(PROVE, &links[3]).await.status, 204);
    assert_eq!(is_proved().await, true);
}
