//! The page goes into the binary: when it is built anew, so is the server.

use std::path::Path;

const PAGE: &str = "../../web/dist";

fn main() {
    let watched = if Path::new(PAGE).exists() { PAGE } else { "../../web" };
    println!("cargo::rerun-if-changed={watched}");
}
