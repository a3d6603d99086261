//! A browser that is told by Web Push.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::{aead, hmac};
use serde_json::{Value, json};

/// A browser as its push service sees it.
pub(crate) struct Subscription {
    key: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Subscription {
    pub(crate) fn new() -> Self {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = key.compute_public_key().unwrap().as_ref().to_vec();
        Self { key, public, auth: [7; 16] }
    }

    /// How it is reached, as the server is told.
    pub(crate) fn reached(&self, address: &str) -> Value {
        let text = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        json!({ "address": address, "p256dh": text(&self.public), "auth": text(&self.auth) })
    }

    /// The wish to be told there of all these.
    pub(crate) fn wish(&self, address: &str, kinds: &[&str]) -> Value {
        let mut wish = self.reached(address);
        let more = json!({ "form": "push", "kinds": kinds, "language": "de" });
        wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        wish
    }

    /// RFC 8291, from the side of the browser.
    pub(crate) fn decrypt(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (head, rest) = rest.split_at(5);
        assert_eq!(head, [0, 0, 16, 0, 65], "one record, and a key of 65 bytes");
        let (server, sealed) = rest.split_at(65);
        let mac = |key: &[u8], parts: &[&[u8]]| {
            hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), &parts.concat()).as_ref().to_vec()
        };
        let peer = UnparsedPublicKey::new(&ECDH_P256, server);
        let shared = agree_ephemeral(self.key, &peer, <[u8]>::to_vec).unwrap();
        let input = mac(&mac(&self.auth, &[&shared]), &[b"WebPush: info\0", &self.public, server, &[1]]);
        let prk = mac(salt, &[&input]);
        let key = mac(&prk, &[b"Content-Encoding: aes128gcm\0", &[1]]);
        let nonce = mac(&prk, &[b"Content-Encoding: nonce\0", &[1]]);
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key[..16]).unwrap());
        let nonce = aead::Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
        let mut sealed = sealed.to_vec();
        let opened = key.open_in_place(nonce, aead::Aad::empty(), &mut sealed).expect("it was meant for us");
        assert_eq!(opened.last(), Some(&2));
        serde_json::from_slice(&opened[..opened.len() - 1]).unwrap()
    }
}
