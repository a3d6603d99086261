//! What can be typed, and the help that explains it.

use std::path::PathBuf;

use catalog::GameKind;
use clap::{Args, Parser, Subcommand};
use texts::Language;

use crate::admin::{AdminArguments, VerifyArguments};
use crate::arena::ArenaArguments;
use crate::exercises::ExercisesArguments;
use crate::health::HealthArguments;
use crate::manual::{CompletionsArguments, ManArguments};
use crate::review::ReviewArguments;
use crate::serve::ServeArguments;

/// A table for board games set in old Spain.
#[derive(Debug, Parser)]
#[command(name = "tertulia", version = env!("TERTULIA_VERSION"), max_term_width = 100, after_help = EXAMPLES)]
pub struct Arguments {
    /// The language of the texts: en, de, nl or es [default: that of the environment]
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub lang: Option<Language>,
    #[command(subcommand)]
    pub command: CliCommand,
}

const EXAMPLES: &str = "\
Examples:
  tertulia games                              what can be played
  tertulia play alcazar                       you against one computer player
  tertulia play toledo --seats human:Ana,human:Ben,expert
  tertulia rules alcazar A-6                  one rule
  tertulia replay game.txt --check            is this a lawful game?
  echo '{\"id\":1,\"do\":\"games\"}' | tertulia table

Exit codes: 0 all is well, 1 something checked does not hold, 2 bad usage or unreadable input.";

#[derive(Debug, Subcommand)]
pub enum CliCommand {
    /// Lists the games
    Games,
    /// Shows the numbered rules of a game
    Rules(RulesArguments),
    /// Plays a game in the terminal, together at one keyboard or against the computer
    Play(PlayArguments),
    /// Serves another program: one JSON object a line in, one a line out
    Table(TableArguments),
    /// Steps through a recorded game, or checks it
    Replay(ReplayArguments),
    /// Looks back at a recorded game: winning chances, turning points, what each decision gave away
    Review(ReviewArguments),
    /// Positions in which one decision is clearly best: lists them, or looks for more
    Exercises(ExercisesArguments),
    /// Serves the table for people: the page, the tables and the bots
    Serve(Box<ServeArguments>),
    /// Looks after the data of a server: backups, checks, exports
    Admin(AdminArguments),
    /// Asks a server whether it can work
    Health(HealthArguments),
    /// Checks a record: the moves, the count, and that the deal is the one committed before the game
    Verify(VerifyArguments),
    /// Measures how fast the games are: random play on one thread, by CPU time
    Bench(BenchArguments),
    /// Lets computer players play each other, and says how sure the result is
    Arena(ArenaArguments),
    /// Prints what makes a shell complete these commands
    Completions(CompletionsArguments),
    /// Prints the manual page, or writes those of all commands into a folder
    Man(ManArguments),
}

#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  tertulia rules salamanca\n  tertulia rules big-boss C-25\n  tertulia rules toledo duel"
)]
pub struct RulesArguments {
    /// The name of the game, as `tertulia games` shows it
    pub game: GameKind,
    /// The id of one rule, such as C-25, or a word to look for
    pub id: Option<String>,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tertulia play alcazar --seats 3               you and two computer players
  tertulia play salamanca --seats human:Ana,human:Ben
  tertulia play big-boss --seed 7 --seats random,random
  tertulia play toledo --options '{\"edition\":null}' --lang de
  tertulia play alcazar --resume saved.txt

While playing, type the number or the notation of a move, or: hint, undo, why MOVE, what PLACE, rule ID, moves, board, log, save FILE, help, quit.")]
pub struct PlayArguments {
    /// The name of the game
    pub game: GameKind,
    /// Who sits where: a number of seats, or a list of `human`, `human:NAME` and computer players
    #[arg(long, value_name = "SEATS")]
    pub seats: Option<String>,
    /// Deals from this number: the same number gives the same game
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// The options of the table: JSON, or a file with it
    #[arg(long, value_name = "JSON|FILE")]
    pub options: Option<String>,
    /// Another board, for Alcazar and Das neue Big Boss
    #[arg(long, value_name = "FILE")]
    pub board: Option<PathBuf>,
    /// Another edition of the data, for Toledo and Salamanca
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// Goes on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "options", "board", "edition"])]
    pub resume: Option<PathBuf>,
    /// Saves the game after every move
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "\
The protocol is described in docs/table-protocol.md. A first conversation:
  {\"id\":1,\"do\":\"new\",\"game\":\"alcazar\",\"seats\":2,\"seed\":7}
  {\"id\":2,\"do\":\"legal\"}
  {\"id\":3,\"do\":\"play\",\"seat\":0,\"move\":\"…\"}")]
pub struct TableArguments {
    /// Writes the JSON Schemas of states, views, options, events and moves into a folder, and ends
    #[arg(long, value_name = "FOLDER")]
    pub schemas: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  tertulia replay game.txt\n  tertulia replay game.txt --check\n  tertulia table < requests | tertulia replay - --check"
)]
pub struct ReplayArguments {
    /// The file of the record; `-` for the standard input
    pub record: PathBuf,
    /// Only checks that every move is lawful and the final count is right
    #[arg(long)]
    pub check: bool,
}

#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  tertulia bench\n  tertulia bench alcazar --seats 4 --seconds 5\n  tertulia bench --json"
)]
pub struct BenchArguments {
    /// The name of the game [default: all]
    pub game: Option<GameKind>,
    /// The number of seats [default: 2 and 4]
    #[arg(long, value_name = "NUMBER")]
    pub seats: Option<u8>,
    /// CPU seconds for each of the measurements
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    pub seconds: f64,
    /// Prints the figures as a JSON array
    #[arg(long)]
    pub json: bool,
    /// Only plays so many games, without a clock, for tools that count instructions
    #[arg(long, value_name = "NUMBER")]
    pub games: Option<u64>,
}
