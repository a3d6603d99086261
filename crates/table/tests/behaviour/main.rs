//! A table as pure data: who sits there, what may be done, what is stored of it, and what each viewer is shown.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says what it expects")]

mod clocks;
mod explain;
mod gone;
mod leaving;
mod moves;
mod other_rules;
mod proposals;
mod rated;
mod record;
mod rematch;
mod results;
mod seats;
mod settings;
mod shown;
mod stored;
mod support;
mod turns;
mod undo;
