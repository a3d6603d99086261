//! Sends mail over SMTP, where the host has set that up.

use std::time::Duration;

use lettre::message::header::{Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::transport::smtp::authentication::Credentials;
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};

use crate::config::MailConfig;

/// A server that takes longer is not there.
const SLOWEST: Duration = Duration::from_secs(20);

/// Why mail cannot be sent as the host has set it up.
#[derive(Debug, thiserror::Error)]
pub enum MailError {
    #[error("the mail server is no address such as smtps://USER@HOST: {0}")]
    Server(#[from] lettre::transport::smtp::Error),
    #[error("mail comes from an address such as `Tertulia <table@example.org>`: {0}")]
    From(#[from] lettre::address::AddressError),
    #[error("links in mails need the address of the pages, such as --origin https://play.example.org")]
    NoPublicUrl,
}

/// That no person wrote it: programs that answer for somebody who is away answer no such mail (RFC 3834).
#[derive(Clone)]
struct NoReplyHeader;

impl Header for NoReplyHeader {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("Auto-Submitted")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), "auto-generated".to_owned())
    }
}

#[derive(Clone)]
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    public_url: String,
}

impl std::fmt::Debug for Mailer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mailer").field("from", &self.from).finish_non_exhaustive()
    }
}

impl MailConfig {
    /// Whether mail could be sent so; nothing is.
    pub fn check(&self) -> Result<(), MailError> {
        Mailer::new(self).map(drop)
    }
}

impl Mailer {
    pub(crate) fn new(config: &MailConfig) -> Result<Self, MailError> {
        let public_url = config.public_url.trim_end_matches('/').to_owned();
        if !public_url.starts_with("http") {
            return Err(MailError::NoPublicUrl);
        }
        let mut builder =
            AsyncSmtpTransport::<Tokio1Executor>::from_url(&config.server)?.timeout(Some(SLOWEST));
        if let Some((user, password)) = &config.credentials {
            builder = builder.credentials(Credentials::new(user.clone(), password.clone()));
        }
        Ok(Self { transport: builder.build(), from: config.from.parse()?, public_url })
    }

    /// A link to one of our pages.
    pub(crate) fn link(&self, path: &str) -> String {
        format!("{}{path}", self.public_url)
    }

    /// The host of the pages, which mails are named after.
    pub(crate) fn host(&self) -> &str {
        let rest = self.public_url.split_once("://").map_or(self.public_url.as_str(), |(_, rest)| rest);
        rest.split(['/', ':']).next().unwrap_or(rest)
    }

    /// A mail from here to somebody.
    pub(crate) fn message(&self, to: Mailbox) -> MessageBuilder {
        Message::builder().from(self.from.clone()).to(to).header(NoReplyHeader)
    }

    /// Sends it, and answers what became of it.
    pub(crate) async fn deliver(&self, message: Message) -> Result<(), lettre::transport::smtp::Error> {
        self.transport.send(message).await.map(drop)
    }

    /// Writes it, subject and text, and sends it in the background: whoever asked for it does not learn from the time whether anything was sent.
    pub(crate) fn send(&self, to: &str, write: impl FnOnce() -> (String, String) + Send + 'static) {
        let (to, mailer) = (to.to_owned(), self.clone());
        tokio::spawn(async move {
            let Ok(to) = to.parse::<Mailbox>() else { return };
            let (subject, text) = write();
            let message = match mailer.message(to).subject(subject).body(text) {
                Ok(message) => message,
                Err(error) => return tracing::warn!(%error, "a mail could not be written"),
            };
            if let Err(error) = mailer.transport.send(message).await {
                tracing::warn!(%error, "a mail could not be sent");
            }
        });
    }
}
