//! Webhooks: signed JSON for a program, and the forms that chats take.
//!
//! What a chat shows is read by others. So it names neither players nor tables that are not in the lobby: there the link leads to the
//! own tables of whoever opens it. No link holds a right to a seat.

use axum::http::Uri;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use protocol::Millis;
use protocol::rest::{ChannelForm, NoticeKind};
use ring::hmac;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::client::Post;
use super::words::{Item, Words};
use crate::html::escape;
use crate::secret::{self, NoChance};

const SECRET_PREFIX: &str = "whsec_";
/// A chat names so many tables: Discord takes no more than 2000 characters.
const MOST_IN_CHAT: usize = 8;
/// A flag of messages of Discord.
const SUPPRESS_EMBEDS: u32 = 1 << 2;

/// What a webhook is signed with, as it is kept.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct WebhookKeys {
    pub(crate) secret: String,
}

/// A secret as the Standard Webhooks have it.
pub(crate) fn new_secret() -> Result<String, NoChance> {
    Ok(format!("{SECRET_PREFIX}{}", STANDARD.encode(secret::bytes::<24>()?)))
}

/// The signature of a message (Standard Webhooks, version 1).
pub(crate) fn signature(secret: &str, id: &str, seconds: u64, body: &str) -> String {
    let key = STANDARD.decode(secret.trim_start_matches(SECRET_PREFIX)).unwrap_or_default();
    let key = hmac::Key::new(hmac::HMAC_SHA256, &key);
    let tag = hmac::sign(&key, format!("{id}.{seconds}.{body}").as_bytes());
    format!("v1,{}", STANDARD.encode(tag.as_ref()))
}

/// What goes to a webhook.
pub(super) struct WebhookMessage<'a> {
    pub(super) items: &'a [Item],
    /// The name under which it is sent again when nobody knows whether it arrived.
    pub(super) bundle: &'a str,
    pub(super) origin: &'a str,
    pub(super) words: Words,
    pub(super) now: Millis,
    /// What ends the channel.
    pub(super) end: String,
}

impl WebhookMessage<'_> {
    pub(super) fn post(&self, form: ChannelForm, address: &Uri, keys: &WebhookKeys) -> Post {
        let content = ("Content-Type", "application/json".to_owned());
        if form != ChannelForm::Webhook {
            let body = self.for_chat(form, address).to_string().into_bytes();
            return Post { head: vec![content], body };
        }
        let (seconds, body) = (self.now / 1_000, self.for_program().to_string());
        let head = vec![
            content,
            ("webhook-id", self.bundle.to_owned()),
            ("webhook-timestamp", seconds.to_string()),
            ("webhook-signature", signature(&keys.secret, self.bundle, seconds, &body)),
        ];
        Post { head, body: body.into_bytes() }
    }

    fn for_program(&self) -> Value {
        let notice = |item: &Item| {
            let table = &item.held.summary;
            let until = item.until().filter(|_| item.kind != NoticeKind::Invited);
            json!({
                "kind": item.kind, "table": table.id, "game": table.game, "seat": item.held.seat,
                "until": until, "url": format!("{}/t/{}", self.origin, table.id),
            })
        };
        json!({
            "type": "notices",
            "text": self.words.title(self.items),
            "notices": self.items.iter().map(notice).collect::<Vec<_>>(),
            "end": self.end_url(),
        })
    }

    /// The address of a table that everybody finds, or of the page with one's own.
    fn public_url(&self, item: &Item) -> String {
        if item.held.is_listed {
            format!("{}/t/{}", self.origin, item.table())
        } else {
            format!("{}/", self.origin)
        }
    }

    /// Where they end, in one click and without signing in. Others read the chat too: whoever is there can end what is told there, and no more than
    /// that. What names the way stands behind the `#`, which no server is sent, also not when a chat looks at what the link leads to.
    fn end_url(&self) -> String {
        format!("{}/notices/end#{}", self.origin, self.end)
    }

    fn for_chat(&self, form: ChannelForm, address: &Uri) -> Value {
        let line = |item: &Item| format!("{}\n{}", self.words.public_line(item), self.public_url(item));
        let (named, more) = self.named();
        let mut lines: Vec<String> = named.iter().map(line).chain(more).collect();
        lines.push(format!("{}: {}", self.words.end(), self.end_url()));
        let text = lines.join("\n");
        chat_message(form, address, &text, || self.html())
    }

    /// The tables that a chat names, and that there are more.
    fn named(&self) -> (&[Item], Option<String>) {
        let (named, more) = self.items.split_at(MOST_IN_CHAT.min(self.items.len()));
        (named, self.words.more(more.len()))
    }

    fn html(&self) -> String {
        let line = |item: &Item| {
            let (url, words) = (self.public_url(item), self.words.public_line(item));
            format!("<a href=\"{}\">{}</a>", escape(&url), escape(&words))
        };
        let (named, more) = self.named();
        let more = more.map(|more| format!("<a href=\"{}/\">{}</a>", escape(self.origin), escape(&more)));
        let mut lines: Vec<String> = named.iter().map(line).chain(more).collect();
        lines.push(format!("<a href=\"{}\">{}</a>", escape(&self.end_url()), escape(&self.words.end())));
        lines.join("<br>")
    }
}

/// No chat is asked to look at where links lead: what they show of it would hide what is said.
fn chat_message(form: ChannelForm, address: &Uri, text: &str, html: impl FnOnce() -> String) -> Value {
    match form {
        ChannelForm::Discord => {
            json!({ "content": text, "allowed_mentions": { "parse": [] }, "flags": SUPPRESS_EMBEDS })
        }
        ChannelForm::Slack => {
            json!({ "text": for_slack(text), "unfurl_links": false, "unfurl_media": false })
        }
        ChannelForm::Telegram => json!({
            "chat_id": chat_of(address).unwrap_or_default(), "text": text,
            "link_preview_options": { "is_disabled": true },
        }),
        ChannelForm::Matrix | ChannelForm::Webhook | ChannelForm::Push | ChannelForm::Mail => {
            json!({ "text": text, "html": html(), "username": "Tertulia" })
        }
    }
}

/// What a chat is told when its notices have ended.
pub(super) fn last_word(form: ChannelForm, address: &Uri, text: &str) -> Post {
    let message = chat_message(form, address, text, || escape(text));
    Post {
        head: vec![("Content-Type", "application/json".to_owned())],
        body: message.to_string().into_bytes(),
    }
}

/// Slack knows these three, and shows any other as it stands.
fn for_slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The chat that an address of Telegram's bot interface names.
pub(crate) fn chat_of(address: &Uri) -> Option<String> {
    let mut pairs = address.query()?.split('&').filter_map(|pair| pair.split_once('='));
    let (_, chat) = pairs.find(|(name, _)| *name == "chat_id")?;
    let chat = chat.replace("%40", "@");
    let is_chat = !chat.is_empty() && chat.chars().all(|c| c.is_ascii_alphanumeric() || "-_@".contains(c));
    is_chat.then_some(chat)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of the specification of Standard Webhooks.
    #[test]
    fn the_signature_is_that_of_the_standard() {
        let body = r#"{"test": 2432232314}"#;
        let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
        let signed = signature(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1_614_265_330, body);
        assert_eq!(signed, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }

    #[test]
    fn a_chat_of_telegram_stands_in_its_address() {
        let chat = |text: &str| chat_of(&text.parse().unwrap());
        let base = "https://api.telegram.org/bot1:x/sendMessage";
        assert_eq!(chat(&format!("{base}?chat_id=-100123")).as_deref(), Some("-100123"));
        assert_eq!(chat(&format!("{base}?x=1&chat_id=%40club")).as_deref(), Some("@club"));
        assert_eq!(chat(&format!("{base}?chat_id=")), None);
        assert_eq!(chat(base), None);
    }
}
