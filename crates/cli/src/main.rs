//! The one binary: tertulia.
fn main() {}
