//! A game that has no module here has no features: there is nothing to learn from.

#[path = "../catalog/unwritten.rs"]
mod unwritten;

fn main() -> std::io::Result<()> {
    unwritten::write("Encode")
}
