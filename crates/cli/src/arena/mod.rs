//! `tertulia arena`: computer players against each other.

mod ladder;
mod ladder_file;
mod positions_file;
mod progress;
mod show;

use std::io::Write;
use std::path::Path;

use arena::{Match, MatchPlayer, PlayedGame, PositionsHead, Report, Sprt};
use bots::{Insight, InsightVisitor};
use catalog::GameKind;
use clap::{Args, Subcommand};
use texts::Texts;

use crate::Failure;
use positions_file::PositionsFile;
use progress::MatchProgress;

#[derive(Debug, Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Players are `random`, `greedy` or `prior` (no search), a level (novice, apprentice, journeyman, expert, master, grandmaster, or 1 to 6), or a
level with its own number of iterations, such as expert@200. prior:FILE and expert@200:FILE ask a network. The first one named is measured against the others.

Examples:
  tertulia arena --game toledo --seats expert,apprentice --games 100
  tertulia arena --game salamanca --seats 4,3,3,3 --games 80 --threads 4 --json
  tertulia arena --game alcazar --seats master,expert --games 400 --sprt 0.5,0.65 --records games
  tertulia arena ladder --games 100"
)]
pub struct ArenaArguments {
    #[command(subcommand)]
    command: Option<ArenaCommand>,
    #[command(flatten)]
    arguments: MatchArguments,
}

#[derive(Debug, Subcommand)]
enum ArenaCommand {
    /// Every level against the one below, in all games: one table of ratings with their intervals
    Ladder(ladder::LadderArguments),
}

#[derive(Debug, Args)]
struct MatchArguments {
    /// The name of the game
    #[arg(long)]
    game: Option<GameKind>,
    /// The players, one a seat; every deal is played once for each way to rotate them around the table
    #[arg(long, value_name = "A,B[,C…]", value_delimiter = ',')]
    seats: Vec<MatchPlayer>,
    /// How many games; rounded up to whole deals
    #[arg(long, value_name = "NUMBER", default_value_t = 100)]
    games: usize,
    /// Stops early when it is clear whether the first player's share of the wins is rather the one or the other
    #[arg(long, value_name = "LOW,HIGH", value_delimiter = ',', num_args = 1)]
    sprt: Vec<f64>,
    /// Writes the record of every game into this folder
    #[arg(long, value_name = "FOLDER")]
    records: Option<std::path::PathBuf>,
    /// Writes the positions of the games into this file, with what the searches found and how the games ended
    #[arg(long, value_name = "FILE")]
    positions: Option<std::path::PathBuf>,
    /// Adds to the JSON what was not asked of every match: the seed, who began, the length of the games, mean times
    #[arg(long, requires = "json")]
    details: bool,
    #[command(flatten)]
    common: CommonArguments,
}

/// What matches and ladders share.
#[derive(Clone, Copy, Debug, Args)]
struct CommonArguments {
    /// How many games are played at once [default: one for each core]
    #[arg(long, value_name = "NUMBER")]
    threads: Option<usize>,
    /// The same number gives the same deals and the same games, whatever the number of threads
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Lets the players finish their iterations, however long that takes: the result is then the same on every machine
    #[arg(long)]
    no_clock: bool,
    /// Prints the result as JSON
    #[arg(long)]
    json: bool,
}

impl CommonArguments {
    fn threads(self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, Into::into)).max(1)
    }
}

pub(crate) fn run(arguments: &ArenaArguments, texts: Texts, out: &mut dyn Write) -> Result<(), Failure> {
    match &arguments.command {
        Some(ArenaCommand::Ladder(ladder)) => ladder::run(ladder, texts, out),
        None => run_match(&arguments.arguments, texts, out),
    }
}

fn run_match(arguments: &MatchArguments, texts: Texts, out: &mut dyn Write) -> Result<(), Failure> {
    let game =
        arguments.game.ok_or_else(|| Failure::usage("--game is missing: which game is to be played?"))?;
    if arguments.seats.is_empty() {
        return Err(Failure::usage("--seats is missing: who plays? For example --seats expert,apprentice"));
    }
    if let Some(folder) = &arguments.records {
        std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    }
    let report = bots::visit(game, PlayMatch { arguments, sprt: sprt(&arguments.sprt)? })?;
    if arguments.common.json {
        let json = if arguments.details {
            serde_json::to_string_pretty(&report)
        } else {
            serde_json::to_string_pretty(&show::Brief::of(&report))
        };
        writeln!(out, "{}", json.map_err(Failure::usage)?)?;
        return Ok(());
    }
    Ok(show::report(&report, game, texts, out)?)
}

fn sprt(shares: &[f64]) -> Result<Option<Sprt>, Failure> {
    match *shares {
        [] => Ok(None),
        [low, high] => Ok(Some(Sprt { low, high })),
        _ => Err(Failure::usage("--sprt takes two shares of the wins, such as 0.5,0.65")),
    }
}

struct PlayMatch<'a> {
    arguments: &'a MatchArguments,
    sprt: Option<Sprt>,
}

impl InsightVisitor for PlayMatch<'_> {
    type Output = Result<Report, Failure>;

    fn visit<G: Insight>(self) -> Self::Output {
        let arguments = self.arguments;
        let mut plan = Match::<G>::new(arguments.seats.clone(), arguments.games);
        plan.threads = arguments.common.threads();
        plan.seed = arguments.common.seed;
        plan.has_clock = !arguments.common.no_clock;
        plan.sprt = self.sprt;
        // Before a file that may be there already is written anew.
        plan.check().map_err(Failure::usage)?;
        let progress = MatchProgress::new(arguments.games.next_multiple_of(arguments.seats.len()) as u64);
        plan.has_positions = arguments.positions.is_some();
        let mut positions = match &arguments.positions {
            Some(file) => Some(PositionsFile::create(file, &PositionsHead::of(&plan))?),
            None => None,
        };
        let mut unwritten = Ok(());
        let report = plan.run(|played| {
            progress.advance(1);
            if let Some(folder) = &arguments.records
                && unwritten.is_ok()
            {
                unwritten = write_record(folder, played);
            }
            if let Some(positions) = &mut positions
                && unwritten.is_ok()
            {
                unwritten = positions.add(played);
            }
        });
        progress.finish();
        unwritten?;
        positions.map_or(Ok(()), PositionsFile::finish)?;
        report.map_err(Failure::usage)
    }
}

fn write_record(folder: &Path, played: &PlayedGame) -> Result<(), Failure> {
    let file = folder.join(format!("{:05}.txt", played.number + 1));
    std::fs::write(&file, played.record.to_string()).map_err(|error| Failure::file(&file, &error))
}
