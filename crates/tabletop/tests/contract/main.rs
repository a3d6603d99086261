//! The contract crate put to the test with a small game of its own, and with that game broken in every way that
//! the harness must notice.

mod chance;
mod harness;
mod playthrough;
mod record;
mod table;
mod toy;
