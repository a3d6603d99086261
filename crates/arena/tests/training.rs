//! The scripts of `training/` keep their promises about generations and recipes. Where there is no Python of today they are not looked at.

use std::path::Path;
use std::process::{Command, Output};

fn python(arguments: &[&str]) -> Option<Output> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut command = Command::new("python3");
    command.args(arguments).current_dir(root).env("PYTHONDONTWRITEBYTECODE", "1");
    command.output().ok()
}

#[test]
fn generations_and_recipes_do_what_they_say() {
    let is_of_today = "import sys; sys.exit(sys.version_info < (3, 11))";
    if !python(&["-c", is_of_today]).is_some_and(|done| done.status.success()) {
        return;
    }
    let tests = python(&["-m", "unittest", "discover", "training"]).expect("it was there a moment ago");
    assert!(tests.status.success(), "{}", String::from_utf8_lossy(&tests.stderr));
}
