//! A game that has no module here is played by search alone.

#[path = "../catalog/unwritten.rs"]
mod unwritten;

fn main() -> std::io::Result<()> {
    unwritten::write("Insight")
}
