//! What several tests need.
#![allow(dead_code, unreachable_pub, reason = "every test file uses its own part")]

pub mod audit;

use salamanca::{Cell, Edition};

/// All cells of the standard board.
pub fn all_cells() -> Vec<Cell> {
    Edition::load(None).expect("the standard edition").cells().iter().collect()
}
