//! Drawing by chance, the same on every machine and in every version.

use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of chance. What is drawn from a given source never changes: records rest on it, so the algorithms
/// stand here and not in a library that may improve them.
pub trait Random {
    /// 64 random bits.
    fn next_u64(&mut self) -> u64;

    /// A number below `bound`, all with equal chance. `bound` is at least 1.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "nothing lies below 0");
        // Lemire's multiplication: the high half is the number, the low half tells the few draws to be thrown away.
        let mut product = (self.next_u64() >> 32) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = (self.next_u64() >> 32) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Puts the items in random order, all orders with equal chance.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// One of the items, all with equal chance; `None` when there are none.
    #[inline]
    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u32) as usize) }
    }
}

/// The fast generator, for searching and for random play. Deals use [`crate::DealRng`].
///
/// ```
/// use tabletop::{Random, Rng};
///
/// let mut rng = Rng::new(1);
/// assert!(rng.below(6) < 6);
/// assert_eq!(rng.pick::<u8>(&[]), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// The generator of a seed: the same seed draws the same.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Random for Rng {
    #[inline]
    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}
