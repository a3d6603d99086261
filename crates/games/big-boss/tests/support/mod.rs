//! What several tests need.
#![allow(dead_code, reason = "every test file uses its own part")]

pub(crate) mod audit;
pub(crate) mod table;
