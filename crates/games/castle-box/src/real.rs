//! Money.

use std::fmt;
use std::ops::{Add, AddAssign, Mul, Sub, SubAssign};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An amount of money, never negative. The bank has no limit.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Real(pub u32);

impl fmt::Display for Real {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Add for Real {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Real {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

/// Whoever pays has been asked before whether the money is there.
impl Sub for Real {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        debug_assert!(other <= self, "{other} real to pay of {self}");
        Self(self.0.saturating_sub(other.0))
    }
}

impl SubAssign for Real {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Mul<u32> for Real {
    type Output = Self;

    #[inline]
    fn mul(self, times: u32) -> Self {
        Self(self.0.saturating_mul(times))
    }
}

impl From<u8> for Real {
    fn from(value: u8) -> Self {
        Self(u32::from(value))
    }
}

impl From<Real> for i64 {
    fn from(real: Real) -> Self {
        Self::from(real.0)
    }
}
