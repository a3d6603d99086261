//! The arithmetic of a network, in whole numbers.
//!
//! Everything here is inlined into whoever calls it: only so is it compiled for the instructions that the caller has made sure of.
#![expect(clippy::inline_always, reason = "else it is compiled for any processor")]

/// How many sums the first layer has.
pub(super) const SUMS: usize = 128;
/// How many numbers the second layer has.
pub(super) const HIDDEN: usize = 32;
/// What the numbers of a layer count as one.
pub(super) const ONE: i32 = 512;
/// What weights after the first layer count as one.
pub(super) const WEIGHT_ONE: i32 = 64;
/// So many sums are added up at a time: what fits the registers.
const BLOCK: usize = 64;

pub(super) type WeightRow = [i16; SUMS];
pub(super) type HiddenLayer = [i16; HIDDEN];

/// Weights of the second layer's numbers, and a bias.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Head {
    pub(super) weights: HiddenLayer,
    pub(super) bias: i32,
}

impl Head {
    #[inline(always)]
    pub(super) fn of(&self, hidden: &HiddenLayer) -> i32 {
        dot(hidden, &self.weights) + self.bias
    }
}

/// Adds the rows of all these features.
#[inline(always)]
pub(super) fn add_all(sums: &mut WeightRow, rows: &[WeightRow], features: &[u16]) {
    for (number, block) in sums.as_chunks_mut::<BLOCK>().0.iter_mut().enumerate() {
        let mut total = *block;
        for index in features {
            let row = &rows[usize::from(*index)].as_chunks::<BLOCK>().0[number];
            total = std::array::from_fn(|lane| total[lane].wrapping_add(row[lane]));
        }
        *block = total;
    }
}

#[inline(always)]
pub(super) fn add(sums: &mut WeightRow, row: &WeightRow) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
}

/// One row less another.
pub(super) fn difference(one: &WeightRow, other: &WeightRow) -> WeightRow {
    std::array::from_fn(|index| one[index].wrapping_sub(other[index]))
}

/// The second layer for the seat that looks, from its sums.
#[inline(always)]
pub(super) fn hidden_layer(sums: &WeightRow, weights: &[WeightRow], biases: &[i32]) -> HiddenLayer {
    let active = sums.map(|sum| sum.clamp(0, ONE as i16));
    let mut hidden = [0; HIDDEN];
    for ((number, row), bias) in hidden.iter_mut().zip(weights).zip(biases) {
        *number = ((dot(&active, row) + bias) >> WEIGHT_ONE.ilog2()).clamp(0, ONE) as i16;
    }
    hidden
}

#[inline(always)]
fn dot<const N: usize>(one: &[i16; N], other: &[i16; N]) -> i32 {
    one.iter().zip(other).map(|(one, other)| i32::from(*one) * i32::from(*other)).sum()
}
