//! A mail server that keeps what it gets.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use server::MailConfig;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};

const PUBLIC: &str = "https://play.example.org";

/// A mail server on this machine.
#[derive(Clone, Default)]
pub(crate) struct Postbox {
    mails: Arc<Mutex<Vec<String>>>,
    refusal: Arc<Mutex<Option<PostboxRefusal>>>,
}

/// A command that is refused, the answer, and how often it was given.
struct PostboxRefusal {
    command: &'static str,
    answer: &'static str,
    given: usize,
}

impl Postbox {
    pub(crate) async fn open() -> (Self, u16) {
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

    /// From now on the server answers so to lines that begin so.
    pub(crate) fn refuse(&self, command: &'static str, answer: &'static str) {
        *self.refusal.lock().unwrap() = Some(PostboxRefusal { command, answer, given: 0 });
    }

    pub(crate) fn take_all(&self) {
        *self.refusal.lock().unwrap() = None;
    }

    /// Waits until something was refused.
    pub(crate) async fn refused(&self) {
        for _ in 0..6_000 {
            if self.refusal.lock().unwrap().as_ref().is_some_and(|refusal| refusal.given > 0) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("nobody has tried")
    }

    fn refusal_of(&self, line: &str) -> Option<&'static str> {
        let mut refusal = self.refusal.lock().unwrap();
        let refusal = refusal.as_mut().filter(|refusal| line.starts_with(refusal.command))?;
        refusal.given += 1;
        Some(refusal.answer)
    }

    pub(crate) fn count(&self) -> usize {
        self.mails.lock().unwrap().len()
    }

    /// The mail of that number, when it has come.
    pub(crate) async fn mail(&self, number: usize) -> String {
        for _ in 0..6_000 {
            if let Some(mail) = self.mails.lock().unwrap().get(number) {
                return mail.clone();
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("no mail has come")
    }

    /// The same without what mail does to long lines: they are folded in quoted-printable, and `=` is written out.
    pub(crate) async fn plain(&self, number: usize) -> String {
        self.mail(number).await.replace("=\r\n", "").replace("=3D", "=")
    }

    /// How a server sends mail here.
    pub(crate) fn config(port: u16) -> MailConfig {
        MailConfig {
            server: format!("smtp://127.0.0.1:{port}"),
            credentials: None,
            from: "Tertulia <table@example.org>".to_owned(),
            public_url: PUBLIC.to_owned(),
        }
    }

    /// The secret of the link in a mail.
    pub(crate) async fn secret(&self, number: usize, kind: &str) -> String {
        let plain = self.plain(number).await;
        let start = format!("{PUBLIC}/account#{kind}=");
        let (_, rest) = plain.split_once(&start).unwrap_or_else(|| panic!("no link: {plain}"));
        rest.chars().take_while(char::is_ascii_hexdigit).collect()
    }
}

async fn take(stream: TcpStream, kept: Postbox) {
    let (reader, mut writer) = stream.into_split();
    let mut lines = BufReader::new(reader).lines();
    writer.write_all(b"220 here\r\n").await.unwrap();
    let mut mail: Option<String> = None;
    while let Ok(Some(line)) = lines.next_line().await {
        let refusal = if mail.is_none() { kept.refusal_of(&line) } else { None };
        let answer = match (&mut mail, line.as_str()) {
            _ if refusal.is_some() => refusal.unwrap_or_default(),
            (Some(_), ".") => {
                kept.mails.lock().unwrap().extend(mail.take());
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
