//! Chance for games that nobody gave a seed.

use std::hash::{BuildHasher, Hasher, RandomState};

use tabletop::Deal;

/// The standard library keys its hash maps from the system's generator: that is chance enough for a table at home.
pub(crate) fn random_bits() -> u64 {
    RandomState::new().build_hasher().finish()
}

pub(crate) fn random_deal() -> Deal {
    let mut bytes = [0; 32];
    for chunk in bytes.chunks_exact_mut(8) {
        chunk.copy_from_slice(&random_bits().to_le_bytes());
    }
    Deal::new(bytes)
}
