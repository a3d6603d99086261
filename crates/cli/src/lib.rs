//! The command line: one module a command, and what they share.
//!
//! - `arguments`: what can be typed; the help texts.
//! - `games`, `rules`, `play`, [`table`], `replay`, `review`, `exercises`, `bench`, `serve`, `health`, `admin`,
//!   `manual`: the commands.
//! - `draw`: the boards as text.
//! - `screen`, `markdown`: colours, widths, wrapped text.

#![expect(clippy::format_push_string, reason = "texts for people are made once and read slowly")]

mod admin;
mod arena;
mod arguments;
mod bench;
mod chance;
mod draw;
mod exercises;
mod failure;
mod games;
mod health;
mod manual;
mod markdown;
mod play;
mod replay;
mod review;
mod rules;
mod screen;
mod serve;
pub mod table;

use std::io::{self, IsTerminal, Write};

pub use arguments::Arguments;
use arguments::{CliCommand, TableArguments};
pub use failure::Failure;
use screen::Screen;
use texts::{Language, Texts};

/// Does what the command line says.
pub fn run(arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let variable = |name: &str| std::env::var(name).ok();
    // Programs get English unless they ask for something else: the environment is not theirs.
    let for_programs = Texts::new(arguments.lang.unwrap_or_default());
    let texts = Texts::new(arguments.lang.unwrap_or_else(|| Language::of_environment(variable)));
    let screen = Screen::of_environment();
    match arguments.command {
        CliCommand::Games => games::run(&screen, texts, out),
        CliCommand::Rules(arguments) => rules::run(&arguments, &screen, texts, out),
        CliCommand::Play(arguments) => {
            let is_terminal = io::stdin().is_terminal();
            play::run(&arguments, screen, texts, &mut io::stdin().lock(), is_terminal, out)
        }
        CliCommand::Table(arguments) => serve_table(&arguments, for_programs, out),
        CliCommand::Replay(arguments) => {
            let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
            replay::run(&arguments, &screen, texts, &mut io::stdin().lock(), is_terminal, out)
        }
        CliCommand::Review(arguments) => {
            review::run(&arguments, &screen, texts, &mut io::stdin().lock(), out)
        }
        CliCommand::Exercises(arguments) => exercises::run(&arguments, texts, out),
        CliCommand::Serve(arguments) => serve::run(*arguments),
        CliCommand::Admin(arguments) => admin::run(&arguments, out),
        CliCommand::Health(arguments) => health::run(&arguments, out),
        CliCommand::Verify(arguments) => admin::verify(&arguments, out),
        CliCommand::Bench(arguments) => bench::run(&arguments, texts, out),
        CliCommand::Arena(arguments) => arena::run(&arguments, texts, out),
        CliCommand::Completions(arguments) => manual::completions(&arguments, out),
        CliCommand::Man(arguments) => manual::man(&arguments, out),
    }
}

fn serve_table(arguments: &TableArguments, texts: Texts, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(folder) = &arguments.schemas {
        let count = table::write_schemas(folder).map_err(|error| Failure::file(folder, &error))?;
        writeln!(out, "{count} schemas written to {}", folder.display())?;
        return Ok(());
    }
    let mut out = out;
    Ok(table::serve(&mut table::TableProtocol::new(texts), &mut io::stdin().lock(), &mut out)?)
}
