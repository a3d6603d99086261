//! `tertulia completions` and `tertulia man`: what shells and `man` need to know, from the arguments themselves.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, CommandFactory as _};
use clap_complete::Shell;
use clap_mangen::Man;

use crate::{Arguments, Failure};

const NAME: &str = "tertulia";

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tertulia completions bash > ~/.local/share/bash-completion/completions/tertulia
  tertulia completions zsh > ~/.zfunc/_tertulia       with ~/.zfunc in fpath
  tertulia completions fish > ~/.config/fish/completions/tertulia.fish
  tertulia completions powershell >> $PROFILE")]
pub struct CompletionsArguments {
    /// The shell
    pub shell: Shell,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tertulia man | man -l -
  tertulia man --folder ~/.local/share/man/man1       then: man tertulia-serve")]
pub struct ManArguments {
    /// Writes a page for every command into this folder
    #[arg(long, value_name = "FOLDER")]
    pub folder: Option<PathBuf>,
}

pub(crate) fn completions(arguments: &CompletionsArguments, out: &mut dyn Write) -> Result<(), Failure> {
    // In memory first: whoever reads the output may have enough of it, and that is no reason to panic.
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut Arguments::command(), NAME, &mut script);
    Ok(out.write_all(&script)?)
}

pub(crate) fn man(arguments: &ManArguments, out: &mut dyn Write) -> Result<(), Failure> {
    let Some(folder) = &arguments.folder else { return Ok(Man::new(Arguments::command()).render(out)?) };
    let written =
        std::fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(Arguments::command(), folder));
    written.map_err(|error| Failure::file(folder, &error))?;
    writeln!(out, "the manual is in {}", folder.display())?;
    Ok(())
}
