//! Completions and manual pages: what can be typed is all in there.

mod support;

use std::collections::BTreeSet;

use clap::{Command, CommandFactory};
use cli::Arguments;
use support::{fresh_path, tertulia};

/// Every command that people can see, with those below it: `tertulia-admin-backup`.
fn commands(command: &Command, name: &str, all: &mut Vec<(String, Command)>) {
    all.push((name.to_owned(), command.clone()));
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
        commands(below, &format!("{name}-{}", below.get_name()), all);
    }
}

fn all_commands() -> Vec<(String, Command)> {
    let mut all = Vec::new();
    commands(&Arguments::command(), "tertulia", &mut all);
    assert!(all.len() > 20, "{}", all.len());
    all
}

fn options(command: &Command) -> impl Iterator<Item = String> {
    let seen = command.get_arguments().filter(|argument| !argument.is_hide_set());
    seen.filter_map(|argument| argument.get_long().map(str::to_owned))
}

#[test]
fn every_shell_completes_every_command_and_option() {
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let ran = tertulia(&["completions", shell], "");
        assert_eq!(ran.code, 0, "{}", ran.err);
        for (name, command) in all_commands() {
            let last = name.rsplit('-').next().expect("a name");
            assert!(ran.out.contains(last), "{shell} does not know {name}");
            for option in options(&command) {
                assert!(ran.out.contains(&option), "{shell} does not know --{option} of {name}");
            }
        }
    }
    assert_eq!(tertulia(&["completions", "cmd"], "").code, 2);
}

#[test]
fn there_is_a_manual_page_for_every_command_that_names_its_options() {
    let folder = fresh_path("man");
    let ran = tertulia(&["man", "--folder", folder.to_str().expect("text")], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let pages = std::fs::read_dir(&folder).expect("a folder");
    let pages: BTreeSet<_> =
        pages.map(|page| page.expect("a page").file_name().into_string().expect("text")).collect();
    let wanted: BTreeSet<_> = all_commands().into_iter().map(|(name, _)| format!("{name}.1")).collect();
    assert_eq!(pages, wanted);
    for (name, command) in all_commands() {
        let page =
            std::fs::read_to_string(folder.join(format!("{name}.1"))).expect("a page").replace("\\-", "-");
        for option in options(&command) {
            assert!(page.contains(&format!("--{option}")), "--{option} is missing in {name}");
        }
    }
    let main = tertulia(&["man"], "").out;
    for (name, _) in all_commands().into_iter().filter(|(name, _)| name.matches('-').count() == 1) {
        assert!(main.replace("\\-", "-").contains(&name), "{name} is missing");
    }
    std::fs::remove_dir_all(folder).expect("removed");
}
