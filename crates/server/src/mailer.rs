//! Sends mail over SMTP, where the host has set that up.

use std::time::Duration;

use lettre::message::header::{Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::transport::smtp::authentication::Credentials;
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};
use tokio::time::timeout;

use crate::config::MailConfig;

/// A server that takes longer to be connected to is not there.
const SLOWEST_CONNECTION: Duration = Duration::from_secs(20);
/// All that is said to send one mail takes no longer: some accept a connection and then say nothing.
pub(crate) const SLOWEST: Duration = Duration::from_secs(35);

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

/// Why a mail was not sent, as far as one knows.
#[derive(Debug, thiserror::Error)]
pub(crate) enum DeliveryError {
    #[error(transparent)]
    Smtp(#[from] lettre::transport::smtp::Error),
    #[error("the mail server takes too long")]
    Late,
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
    slowest: Duration,
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
            AsyncSmtpTransport::<Tokio1Executor>::from_url(&config.server)?.timeout(Some(SLOWEST_CONNECTION));
        if let Some((user, password)) = &config.credentials {
            builder = builder.credentials(Credentials::new(user.clone(), password.clone()));
        }
        Ok(Self { transport: builder.build(), from: config.from.parse()?, public_url, slowest: SLOWEST })
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

    /// Sends it, and answers what became of it. Each mail has a connection of its own: one that is given up is no one's any more.
    pub(crate) async fn deliver(&self, message: Message) -> Result<(), DeliveryError> {
        timeout(self.slowest, self.transport.send(message)).await.map_err(|_| DeliveryError::Late)??;
        Ok(())
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
            if let Err(error) = mailer.deliver(message).await {
                tracing::warn!(%error, "a mail could not be sent");
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;

    #[tokio::test]
    async fn a_server_that_takes_the_connection_and_says_nothing_is_given_up() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let config = MailConfig {
            server: format!("smtp://{}", listener.local_addr().unwrap()),
            credentials: None,
            from: "Tertulia <table@example.org>".to_owned(),
            public_url: "https://play.example.org".to_owned(),
        };
        let mailer = Mailer { slowest: Duration::from_millis(500), ..Mailer::new(&config).unwrap() };
        let silent = tokio::spawn(async move { (listener.accept().await.unwrap(), listener) });
        let to = "ana@example.org".parse().unwrap();
        let mail = mailer.message(to).subject("s").body("b".to_owned()).unwrap();
        let outcome = timeout(SLOWEST, mailer.deliver(mail)).await.expect("nobody waits for ever");
        assert!(matches!(outcome, Err(DeliveryError::Late)), "{outcome:?}");
        drop(silent.await.unwrap());
    }
}
