//! Where the chance of a game comes from, in a way that can be proven afterwards.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Random, Rng};

/// 32 bytes that decide every shuffle of a game. They are secret until the game is over.
///
/// ```
/// use tabletop::{Deal, Random};
///
/// // The server shows the commitment to its part, then the players add theirs: nobody decides the deal alone.
/// let server = Deal::from_seed(7);
/// let commitment = server.commitment();
/// let deal = Deal::combine(&server, &[b"Ana", b"Ben"]);
///
/// let mut cards = [1, 2, 3, 4, 5];
/// deal.shuffle(0).shuffle(&mut cards);
/// let mut again = [1, 2, 3, 4, 5];
/// Deal::combine(&server, &[b"Ana", b"Ben"]).shuffle(0).shuffle(&mut again);
/// assert_eq!(cards, again);
/// assert_eq!(server.commitment(), commitment);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(
    with = "String",
    description = "32 bytes that decide every shuffle of a game. They are secret until the game is over."
)]
pub struct Deal([u8; 32]);

/// What is shown before the game: the hash of the server's part of the deal.
pub type Commitment = Deal;

/// The generator of one shuffle. Cryptographic, so that cards seen tell nothing of cards to come.
#[derive(Clone, Debug)]
pub struct DealRng(ChaCha8Rng);

impl Deal {
    /// A deal from its 32 bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A deal from a small number, for tests and other programs.
    pub fn from_seed(seed: u64) -> Self {
        Self::hash(b"tertulia seed", &[&seed.to_le_bytes()])
    }

    /// The deal of a game from the server's part and what each player added. Nobody decides it alone.
    pub fn combine(server: &Self, players: &[&[u8]]) -> Self {
        let mut parts: Vec<&[u8]> = vec![&server.0];
        parts.extend(players);
        Self::hash(b"tertulia deal", &parts)
    }

    /// What can be shown of the server's part before the game without giving it away.
    pub fn commitment(&self) -> Commitment {
        Self::hash(b"tertulia commitment", &[&self.0])
    }

    /// Draws a deal that has nothing to do with any other.
    pub fn random(rng: &mut Rng) -> Self {
        let mut bytes = [0; 32];
        bytes.chunks_exact_mut(8).for_each(|chunk| chunk.copy_from_slice(&rng.next_u64().to_le_bytes()));
        Self(bytes)
    }

    /// The generator of the n-th shuffle of the game. A state need only remember how many there were.
    pub fn shuffle(&self, number: u32) -> DealRng {
        let mut generator = ChaCha8Rng::from_seed(self.0);
        generator.set_stream(u64::from(number));
        DealRng(generator)
    }

    /// The 32 bytes, for whoever proves the deal after the game.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Each part goes in with its length, so that no two lists of parts look alike.
    fn hash(domain: &[u8], parts: &[&[u8]]) -> Self {
        let mut hash = Sha256::new();
        hash.update((domain.len() as u64).to_le_bytes());
        hash.update(domain);
        for part in parts {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        Self(hash.finalize().into())
    }
}

impl Random for DealRng {
    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deal({self})")
    }
}

impl FromStr for Deal {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| {
            format!("a deal is 64 hexadecimal digits, this is {} characters", text.chars().count())
        })?;
        Ok(Self(bytes))
    }
}

impl TryFrom<String> for Deal {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Deal> for String {
    fn from(deal: Deal) -> Self {
        deal.to_string()
    }
}
