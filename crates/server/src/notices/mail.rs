//! Mail: the same words with links, to the address that the account has proved. Programs for mail show that one click ends it.

use lettre::Message;
use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Attachment, MultiPart, SinglePart};

use super::letter::{self, Paragraph};
use super::send::Delivery;
use super::words::{Item, Words};
use crate::mailer::{DeliveryError, Mailer};

/// What a mail is made of.
pub(super) struct NoticeMail<'a> {
    pub(super) to: &'a str,
    pub(super) items: &'a [Item],
    /// The boards of the first tables, as PNG; none where there is none to be shown.
    pub(super) pictures: Vec<Option<Vec<u8>>>,
    pub(super) words: Words,
    /// The name under which it is sent again when nobody knows whether it arrived.
    pub(super) bundle: &'a str,
    /// What ends the channel.
    pub(super) end: &'a str,
}

/// Where a program for mail ends them (RFC 2369).
#[derive(Clone)]
struct ListUnsubscribe(String);

/// That it can do so without asking anything (RFC 8058).
#[derive(Clone)]
struct ListUnsubscribePost(String);

macro_rules! plain_header {
    ($Header:ident, $name:literal) => {
        impl Header for $Header {
            fn name() -> HeaderName {
                HeaderName::new_from_ascii_str($name)
            }

            fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
                Ok(Self(text.to_owned()))
            }

            fn display(&self) -> HeaderValue {
                HeaderValue::new(Self::name(), self.0.clone())
            }
        }
    };
}

plain_header!(ListUnsubscribe, "List-Unsubscribe");
plain_header!(ListUnsubscribePost, "List-Unsubscribe-Post");

/// Whether the server says that there is no such mailbox. Everything else may be a matter of the host's own server, such as a password that
/// has changed: it is no reason to forget the addresses of all players. Which command was refused is not known, and three digits alone do not
/// say it: a relay that takes nothing from us says 550 as well. So only what says more (RFC 3463), that it is the recipient, ends an address;
/// any other is given up after a week like every way that does not work.
fn is_refused_address(error: &lettre::transport::smtp::Error) -> bool {
    let is_about_mailbox = |code: &str| matches!(code, "550" | "551" | "553");
    error.status().is_some_and(|code| is_about_mailbox(&code.to_string()))
        && detailed(&error.to_string()).is_some_and(is_about_recipient)
}

/// The subject and the detail of a status such as `5.1.1`, if the answer has one.
fn detailed(answer: &str) -> Option<(u16, u16)> {
    answer.split(|letter: char| !letter.is_ascii_digit() && letter != '.').find_map(|word| {
        let rest = word.strip_prefix("5.")?;
        let (subject, detail) = rest.split_once('.')?;
        Some((subject.parse().ok()?, detail.parse().ok()?))
    })
}

/// There is no such mailbox or place, it has moved, or it is closed.
const fn is_about_recipient(status: (u16, u16)) -> bool {
    matches!(status, (1, 1 | 2 | 3 | 6 | 10) | (2, 1))
}

impl NoticeMail<'_> {
    /// Sends it; an address that takes nothing, now or ever, is told from a server that is busy, or that does not take mail from here.
    pub(super) async fn send(&self, mailer: &Mailer) -> Result<Delivery, String> {
        let message = self.write(mailer).map_err(|error| error.to_string())?;
        match mailer.deliver(message).await {
            Ok(()) => Ok(Delivery::Taken),
            Err(DeliveryError::Smtp(error)) if is_refused_address(&error) => Ok(Delivery::Gone),
            Err(error) => Err(error.to_string()),
        }
    }

    fn write(&self, mailer: &Mailer) -> Result<Message, Box<dyn std::error::Error + Send + Sync>> {
        let end = mailer.link(&format!("/notices/end#{}", self.end));
        let choose = mailer.link("/notices");
        let one_click = mailer.link(&format!("/api/notices/end/{}", self.end));
        let builder = mailer
            .message(self.to.parse()?)
            .subject(self.words.subject(self.items))
            .message_id(Some(format!("<{}@{}>", self.bundle, mailer.host())))
            .header(ListUnsubscribe(format!("<{one_click}>")))
            .header(ListUnsubscribePost("List-Unsubscribe=One-Click".to_owned()));
        let text = self.text(mailer, &choose, &end);
        if self.pictures.iter().all(Option::is_none) {
            return Ok(builder.header(ContentType::TEXT_PLAIN).body(text)?);
        }
        let with_pictures = self.with_pictures(mailer, &choose, &end)?;
        let parts = MultiPart::alternative().singlepart(SinglePart::plain(text)).multipart(with_pictures);
        Ok(builder.multipart(parts)?)
    }

    fn text(&self, mailer: &Mailer, choose: &str, end: &str) -> String {
        let line = |item: &Item| format!("{}\n{}", self.words.private_line(item), table_link(mailer, item));
        let tables = self.items.iter().map(line).collect::<Vec<_>>().join("\n\n");
        self.words.letter(&tables, choose, end)
    }

    /// The letter as HTML, and the boards that it shows.
    fn with_pictures(
        &self,
        mailer: &Mailer,
        choose: &str,
        end: &str,
    ) -> Result<MultiPart, lettre::message::header::ContentTypeErr> {
        let name = |number: usize| format!("board-{number}@{}", mailer.host());
        let picture = |number: usize| self.pictures.get(number)?.as_ref().map(|_| name(number));
        let paragraph =
            |(number, item)| Paragraph { item, link: table_link(mailer, item), picture: picture(number) };
        let paragraphs: Vec<_> = self.items.iter().enumerate().map(paragraph).collect();
        let html = letter::html(self.words, &paragraphs, choose, end);
        let mut parts = MultiPart::related().singlepart(SinglePart::html(html));
        for (number, png) in self.pictures.iter().enumerate() {
            let Some(png) = png else { continue };
            let form = ContentType::parse("image/png")?;
            parts = parts.singlepart(Attachment::new_inline(name(number)).body(png.clone(), form));
        }
        Ok(parts)
    }
}

fn table_link(mailer: &Mailer, item: &Item) -> String {
    mailer.link(&format!("/t/{}", item.table()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_server_says_of_a_mailbox_is_told_from_what_it_says_of_who_sends() {
        let is_gone = |answer: &str| detailed(answer).is_some_and(is_about_recipient);
        for gone in ["5.1.1 <ana@example.org> unknown", "5.2.1 the mailbox is closed"] {
            assert!(is_gone(gone), "{gone}");
        }
        for kept in [
            "5.7.1 you may not send from there",
            "5.1.8 bad sender",
            "5.2.2 the mailbox is full",
            "550 relay not permitted",
        ] {
            assert!(!is_gone(kept), "{kept}");
        }
    }
}
