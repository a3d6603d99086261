//! Web Push: the message encrypted for the browser (RFC 8291), and the proof of who sends it (RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::{URL_SAFE, URL_SAFE_NO_PAD};
use protocol::Millis;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hmac;
use ring::rand::SystemRandom;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::keys::NoticeKeys;
use crate::secret;

/// An uncompressed point of the curve.
const POINT: usize = 65;
const SALT: usize = 16;
/// The size of a record; the message is one.
const RECORD: u32 = 4_096;
/// What a message may have at most: push services take 4096 bytes with all that goes around it.
pub(super) const LONGEST: usize = 3_000;
/// So long the proof of who sends holds, in seconds. A day is the most that is allowed.
const PROOF_HOLDS: u64 = 12 * 3_600;

pub(crate) fn base64url(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// With or without the padding.
pub(crate) fn from_base64url(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text).or_else(|_| URL_SAFE.decode(text)).ok()
}

/// What a browser gives out for those who send to it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct BrowserKeys {
    pub(crate) p256dh: String,
    pub(crate) auth: String,
}

/// Nothing could be encrypted: the keys are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these are no keys of a browser")]
pub(crate) struct BadKeys;

impl BrowserKeys {
    /// The public key and the shared secret, if they are what they should be.
    fn read(&self) -> Result<(Vec<u8>, Vec<u8>), BadKeys> {
        let key = from_base64url(&self.p256dh).filter(|key| key.len() == POINT && key.first() == Some(&4));
        let auth = from_base64url(&self.auth).filter(|auth| auth.len() == 16);
        key.zip(auth).ok_or(BadKeys)
    }

    /// Whether something can be encrypted for them.
    pub(crate) fn check(&self) -> Result<(), BadKeys> {
        encrypt(self, b"").map(drop)
    }
}

/// The body for the push service.
pub(crate) fn encrypt(keys: &BrowserKeys, message: &[u8]) -> Result<Vec<u8>, BadKeys> {
    let (browser, auth) = keys.read()?;
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).map_err(|_| BadKeys)?;
    let own_public = own.compute_public_key().map_err(|_| BadKeys)?;
    let salt = secret::bytes::<SALT>().map_err(|_| BadKeys)?;
    let parties = Parties { browser: &browser, server: own_public.as_ref(), auth: &auth };
    agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, &browser), |shared| {
        parties.seal(shared, salt, message)
    })
    .map_err(|_| BadKeys)?
}

fn hmac_of(key: &[u8], parts: &[&[u8]]) -> hmac::Tag {
    let mut context = hmac::Context::with_key(&hmac::Key::new(hmac::HMAC_SHA256, key));
    for part in parts {
        context.update(part);
    }
    context.sign()
}

/// Those between whom a message goes.
struct Parties<'a> {
    browser: &'a [u8],
    server: &'a [u8],
    auth: &'a [u8],
}

impl Parties<'_> {
    /// RFC 8291, section 3.4, and RFC 8188 with a single record.
    fn seal(&self, shared: &[u8], salt: [u8; SALT], message: &[u8]) -> Result<Vec<u8>, BadKeys> {
        if message.len() > LONGEST {
            return Err(BadKeys);
        }
        let combined = hmac_of(self.auth, &[shared]);
        let input = hmac_of(combined.as_ref(), &[b"WebPush: info\0", self.browser, self.server, &[1]]);
        let prk = hmac_of(&salt, &[input.as_ref()]);
        let key = hmac_of(prk.as_ref(), &[b"Content-Encoding: aes128gcm\0", &[1]]);
        let nonce = hmac_of(prk.as_ref(), &[b"Content-Encoding: nonce\0", &[1]]);
        let cut = |tag: &hmac::Tag, length: usize| tag.as_ref().get(..length).unwrap_or_default().to_vec();
        let key = UnboundKey::new(&AES_128_GCM, &cut(&key, 16)).map_err(|_| BadKeys)?;
        let nonce = Nonce::try_assume_unique_for_key(&cut(&nonce, 12)).map_err(|_| BadKeys)?;
        // The last record ends with a 2.
        let mut sealed = [message, &[2]].concat();
        LessSafeKey::new(key)
            .seal_in_place_append_tag(nonce, Aad::empty(), &mut sealed)
            .map_err(|_| BadKeys)?;
        let head = [&salt[..], &RECORD.to_be_bytes(), &[POINT as u8], self.server].concat();
        Ok([head, sealed].concat())
    }
}

/// The line that says who sends: `origin` is that of the push service, `contact` where its operators can ask.
pub(crate) fn authorization(
    keys: &NoticeKeys,
    origin: &str,
    contact: &str,
    now: Millis,
) -> Result<String, BadKeys> {
    let head = base64url(json!({ "typ": "JWT", "alg": "ES256" }).to_string().as_bytes());
    let claims = json!({ "aud": origin, "exp": now / 1_000 + PROOF_HOLDS, "sub": contact });
    let text = format!("{head}.{}", base64url(claims.to_string().as_bytes()));
    let signature = keys.vapid.sign(&SystemRandom::new(), text.as_bytes()).map_err(|_| BadKeys)?;
    Ok(format!("vapid t={text}.{}, k={}", base64url(signature.as_ref()), keys.push_key()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        from_base64url(text).unwrap()
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out_byte_by_byte() {
        let browser =
            bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let server =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let auth = bytes("BTBZMqHH6r4Tts7J_aSIgg");
        let parties = Parties { browser: &browser, server: &server, auth: &auth };
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt: [u8; SALT] = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let sealed = parties.seal(&shared, salt, b"When I grow up, I want to be a watermelon").unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6\
            TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(base64url(&sealed), expected);
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let point = base64url(&[4; POINT]);
        let auth = base64url(&[1; 16]);
        for (p256dh, auth) in [("", auth.as_str()), ("BA", &auth), (&point, &auth), (&point, "")] {
            let keys = BrowserKeys { p256dh: p256dh.to_owned(), auth: auth.to_owned() };
            assert_eq!(keys.check(), Err(BadKeys), "{p256dh}");
        }
    }
}
