//! Completions and manual pages: what can be typed is all in there.

mod support;

use std::collections::BTreeSet;

use clap::{Command, CommandFactory, Parser};
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

/// Commands in the text of a document: in backticks, or in a block of code, where what follows two spaces explains them.
fn typed(text: &str) -> Vec<String> {
    let (mut is_block, mut found) = (false, Vec::new());
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            is_block = !is_block;
            continue;
        }
        let parts: Vec<&str> =
            if is_block { vec![line] } else { line.split('`').skip(1).step_by(2).collect() };
        for part in parts {
            let begins = part.match_indices("tertulia ").map(|(at, _)| at);
            let begins = begins.filter(|at| *at == 0 || part[..*at].ends_with([' ', '/']));
            let command = begins.last().map(|at| part[at..].split("  ").next().unwrap_or("").trim());
            // The program also gives its name to a service and to an image.
            let is_known = |name: &str| Arguments::command().find_subcommand(name).is_some();
            let command = command.filter(|command| command.split(' ').nth(1).is_some_and(is_known));
            found.extend(command.map(str::to_owned));
        }
    }
    found
}

#[test]
fn what_the_documents_for_hosts_say_can_be_typed() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |file: &str| std::fs::read_to_string(root.join(file)).expect("a document");
    let mut commands: Vec<String> = ["README.md", "docs/running.md", "docs/hosting.md"]
        .iter()
        .flat_map(|file| typed(&read(file)))
        .collect();
    let options = read("docs/running.md");
    let options =
        options.lines().find_map(|line| line.trim().strip_prefix("TERTULIA_OPTIONS=")).expect("options");
    for unit in ["deploy/tertulia.service", "deploy/tertulia-backup.service"] {
        let unit = read(unit);
        let start =
            unit.lines().find_map(|line| line.strip_prefix("ExecStart=/usr/local/bin/")).expect("a command");
        commands.push(start.replace("$TERTULIA_OPTIONS", options));
    }
    for compose in ["deploy/compose.yaml", "deploy/compose-nodes.yaml"] {
        let compose = read(compose);
        let words = compose.lines().skip_while(|line| !line.contains("command:")).skip(1);
        let words: Vec<_> = words.map_while(|line| line.trim().strip_prefix("- ")).collect();
        let name = words
            .join(" ")
            .replace("${TERTULIA_NAME:?the name of the server, such as play.example.org}", "x.org");
        commands.push(format!("tertulia {}", name.replace("${TERTULIA_NAME}", "x.org")));
    }
    assert!(commands.len() > 20, "{commands:?}");
    for command in commands {
        if let Err(error) = Arguments::try_parse_from(command.split(' ').filter(|word| !word.is_empty())) {
            panic!("{command}: {error}");
        }
    }
}
