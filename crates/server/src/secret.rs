//! Names and secrets drawn by chance.

use sha2::{Digest, Sha256};

/// What is kept of a secret: enough to know it again, not enough to use it.
pub(crate) type SecretHash = Vec<u8>;

/// Without letters that are easily mistaken for others.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The machine has no source of chance. Nothing secret can be made then.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the system gives no random bytes")]
pub struct NoChance;

/// 128 bits that nobody can guess, in hexadecimal.
pub(crate) fn token() -> Result<String, NoChance> {
    Ok(hex::encode(bytes::<16>()?))
}

/// What opens the seat of somebody who sits down, besides their session. Whoever has an account gets nothing: what opens a seat without it
/// would go on doing so when they have signed out everywhere.
pub(crate) fn seat_token(has_account: bool) -> Result<Option<String>, NoChance> {
    if has_account { Ok(None) } else { token().map(Some) }
}

/// A short name that is not taken: 50 bits.
pub(crate) fn name() -> Result<String, NoChance> {
    letters::<10>()
}

/// So many letters, of 5 bits each.
pub(crate) fn letters<const N: usize>() -> Result<String, NoChance> {
    let letter = |byte: u8| LETTERS.get(usize::from(byte % 32)).copied().map_or('a', char::from);
    Ok(bytes::<N>()?.into_iter().map(letter).collect())
}

pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    #[cfg(test)]
    if crate::simulation::fill(&mut bytes) {
        return Ok(bytes);
    }
    getrandom::fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(bytes)
}

pub fn hash(secret: &str) -> SecretHash {
    Sha256::digest(secret.as_bytes()).to_vec()
}
