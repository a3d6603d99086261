//! What notices are signed with. It is made once and kept in the database, the same for all nodes: browsers subscribe with one key, and
//! a link that ends notices works for as long as mails are kept.

use ring::hmac;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};

use super::push::base64url;
use crate::app::App;
use crate::secret;
use crate::storage::{NoticeWrite, StoreError};

const VAPID: &str = "vapid";
const LINKS: &str = "links";

pub(crate) struct NoticeKeys {
    /// Proves to push services who sends (RFC 8292).
    pub(super) vapid: EcdsaKeyPair,
    links: hmac::Key,
}

impl std::fmt::Debug for NoticeKeys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NoticeKeys").finish_non_exhaustive()
    }
}

/// Why there are none.
#[derive(Debug, thiserror::Error)]
pub(crate) enum KeyError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the keys of notices cannot be made or read")]
    Broken,
}

/// The keys; made when they are first needed.
pub(crate) async fn keys(app: &App) -> Result<&NoticeKeys, KeyError> {
    app.notice_keys.get_or_try_init(|| load(app)).await
}

async fn load(app: &App) -> Result<NoticeKeys, KeyError> {
    let random = SystemRandom::new();
    let new = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random);
    let new = new.map_err(|_| KeyError::Broken)?;
    let vapid = kept(app, VAPID, new.as_ref().to_vec()).await?;
    let links = kept(app, LINKS, secret::bytes::<32>().map_err(|_| KeyError::Broken)?.to_vec()).await?;
    let vapid = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &vapid, &random);
    Ok(NoticeKeys {
        vapid: vapid.map_err(|_| KeyError::Broken)?,
        links: hmac::Key::new(hmac::HMAC_SHA256, &links),
    })
}

/// What is stored under the name; the new one if nothing is. Of two nodes that make one at once both use that of the first.
async fn kept(app: &App, name: &'static str, new: Vec<u8>) -> Result<Vec<u8>, KeyError> {
    let notices = app.storage.notices();
    if let Some(known) = notices.server_key(name).await? {
        return Ok(known);
    }
    app.storage.commit(vec![NoticeWrite::ServerKey { name, value: new }.into()]).await?;
    notices.server_key(name).await?.ok_or(KeyError::Broken)
}

impl NoticeKeys {
    /// The public key that browsers subscribe with.
    pub(crate) fn push_key(&self) -> String {
        base64url(self.vapid.public_key().as_ref())
    }

    /// What stands in a link that ends a channel: its name, and a proof that it comes from here.
    pub(crate) fn end_token(&self, channel: &str) -> String {
        let proof = hmac::sign(&self.links, end_text(channel).as_bytes());
        format!("{channel}.{}", base64url(proof.as_ref()))
    }

    /// The channel that a link ends, if it comes from here.
    pub(crate) fn ends<'a>(&self, token: &'a str) -> Option<&'a str> {
        let (channel, proof) = token.split_once('.')?;
        let proof = super::push::from_base64url(proof)?;
        hmac::verify(&self.links, end_text(channel).as_bytes(), &proof).ok()?;
        Some(channel)
    }
}

fn end_text(channel: &str) -> String {
    format!("end notices {channel}")
}
