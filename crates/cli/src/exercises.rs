//! `tertulia exercises`: finds positions in which one decision is clearly best, and lists those that there are.

use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use catalog::GameKind;
use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use exercises::{Collection, Exercise, ExerciseSearch, Quota, Source, SourcePlan, shipped, themes_of_moves};
use serde_json::{Value, json};
use texts::Texts;

use crate::Failure;

/// At most so many are taken from one game of computer players.
const FROM_ONE_GAME: usize = 4;

#[derive(Debug, Args)]
pub struct ExercisesArguments {
    #[command(subcommand)]
    pub what: What,
}

#[derive(Debug, Subcommand)]
pub enum What {
    /// Lists the exercises of a game that come with the program
    List(ListArguments),
    /// Looks for exercises in games of computer players; goes on where it was interrupted
    Make(MakeArguments),
}

#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  tertulia exercises list toledo\n  tertulia exercises list salamanca --json"
)]
pub struct ListArguments {
    /// The name of the game
    pub game: GameKind,
    /// Prints a JSON array, with the measurements that chose them
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  tertulia exercises make toledo\n  tertulia exercises make salamanca --count 100 --out salamanca.txt\n  tertulia exercises make toledo --theme duel --count 80 --out toledo.txt"
)]
pub struct MakeArguments {
    /// The name of the game
    pub game: GameKind,
    /// How many are wanted
    #[arg(long, value_name = "NUMBER", default_value_t = 72)]
    pub count: usize,
    /// The deal of the first game that is looked through; each further one has the next number
    #[arg(long, value_name = "NUMBER", default_value_t = 500_000)]
    pub seed: u64,
    /// Ends after so many games have been looked through [default: when there are enough]
    #[arg(long, value_name = "NUMBER")]
    pub games: Option<u64>,
    /// Looks only for exercises about this; can be named several times [default: about anything]
    #[arg(long = "theme", value_name = "THEME", value_parser = PossibleValuesParser::new(themes_of_moves()))]
    pub themes: Vec<String>,
    /// How many games are looked through at once
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    pub threads: NonZeroUsize,
    /// The file that they are written to, as they are found [default: GAME.txt]
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

pub(crate) fn run(arguments: &ExercisesArguments, texts: Texts, out: &mut dyn Write) -> Result<(), Failure> {
    match &arguments.what {
        What::List(arguments) => list(arguments, texts, out),
        What::Make(arguments) => make(arguments, texts, out),
    }
}

fn list(arguments: &ListArguments, texts: Texts, out: &mut dyn Write) -> Result<(), Failure> {
    let collection = shipped(arguments.game).map_err(Failure::usage)?;
    if arguments.json {
        let all: Vec<Value> =
            collection.iter().map(|(source, exercise)| listed(collection.game, source, exercise)).collect();
        serde_json::to_writer_pretty(&mut *out, &all).map_err(Failure::usage)?;
        writeln!(out)?;
        return Ok(());
    }
    for (source, exercise) in collection.iter() {
        let strength = texts.word("bots", &format!("level-{}", exercise.strength), &[]);
        let values = [
            ("id", exercise.id(collection.game, source).into()),
            ("seats", source.seats.into()),
            ("strength", strength.into()),
            ("themes", exercise.themes.join(", ").into()),
        ];
        writeln!(out, "{}", texts.word("cli", "exercise-line", &values))?;
    }
    Ok(())
}

fn listed(game: GameKind, source: &Source, exercise: &Exercise) -> Value {
    let measured = &exercise.measured;
    json!({
        "id": exercise.id(game, source),
        "seats": source.seats,
        "themes": exercise.themes,
        "strength": exercise.strength.name(),
        "best": exercise.best(),
        "first_sight": measured.first_sight,
        "gaps": measured.gaps,
        "deals": [measured.deals.0, measured.deals.1],
        "found": measured.found.iter().map(|(times, of)| json!([times, of])).collect::<Vec<_>>(),
        "chances": exercise.answers.iter().map(|answer| json!([answer.notation, answer.chance])).collect::<Vec<_>>(),
    })
}

fn make(arguments: &MakeArguments, texts: Texts, out: &mut dyn Write) -> Result<(), Failure> {
    let file = arguments.out.clone().unwrap_or_else(|| PathBuf::from(format!("{}.txt", arguments.game)));
    let mut collection = read(&file, arguments.game)?;
    let mut seeds = next_seeds(&collection, arguments.seed);
    let mut left = arguments.games.unwrap_or(u64::MAX);
    loop {
        let plans = next_plans(&collection, arguments, &mut seeds, &mut left);
        if plans.is_empty() {
            return Ok(());
        }
        // What is found is taken in the order of the deals, so that the number of threads changes nothing.
        for (plan, (mut source, found)) in plans.iter().zip(look_through(&plans, &arguments.themes)) {
            let mut quota = Quota::new(&collection, arguments.count);
            if quota.is_done() || quota.is_full(plan.seats) {
                continue;
            }
            let kept: Vec<Exercise> =
                found.into_iter().filter(|exercise| quota.take(&source, exercise)).collect();
            let values =
                [("seats", plan.seats.into()), ("seed", plan.seed.into()), ("count", kept.len().into())];
            writeln!(out, "{}", texts.word("cli", "exercises-found", &values))?;
            if let Some(last) = kept.last() {
                source.moves.truncate(last.after);
                collection.sources.push((source, kept));
                fs::write(&file, collection.to_string()).map_err(|error| Failure::file(&file, &error))?;
            }
        }
    }
}

/// For each table size the deal to go on with, where it was interrupted: after the last game with a find.
fn next_seeds(collection: &Collection, first: u64) -> Vec<(u8, u64)> {
    let next = |seats: u8| {
        let of_size = collection.sources.iter().filter(|(source, _)| source.seats == seats);
        of_size.map(|(source, _)| source.seed + 1).max().unwrap_or(first).max(first)
    };
    collection.game.seats().map(|seats| (seats, next(seats))).collect()
}

/// The games to look through next, one for each thread, by turns for each table size that still needs exercises.
fn next_plans(
    collection: &Collection,
    arguments: &MakeArguments,
    seeds: &mut [(u8, u64)],
    left: &mut u64,
) -> Vec<SourcePlan> {
    let quota = Quota::new(collection, arguments.count);
    let mut plans = Vec::new();
    let mut open: Vec<&mut (u8, u64)> =
        seeds.iter_mut().filter(|(seats, _)| !quota.is_done() && !quota.is_full(*seats)).collect();
    while plans.len() < arguments.threads.get() && !open.is_empty() && *left > 0 {
        let size = plans.len() % open.len();
        let (seats, seed) = &mut *open[size];
        plans.push(SourcePlan { game: arguments.game, seats: *seats, seed: *seed });
        *seed += 1;
        *left -= 1;
    }
    plans
}

fn look_through(plans: &[SourcePlan], themes: &[String]) -> Vec<(Source, Vec<Exercise>)> {
    let search = |plan: &SourcePlan| ExerciseSearch { plan: *plan, most: FROM_ONE_GAME, themes }.run();
    std::thread::scope(|scope| {
        let threads: Vec<_> = plans.iter().map(|plan| (plan, scope.spawn(move || search(plan)))).collect();
        // A thread that broke is tried again here, where its failure is seen.
        threads.into_iter().map(|(plan, thread)| thread.join().unwrap_or_else(|_| search(plan))).collect()
    })
}

fn read(path: &Path, game: GameKind) -> Result<Collection, Failure> {
    if !path.exists() {
        return Ok(Collection::new(game));
    }
    let text = fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
    let collection: Collection =
        text.parse().map_err(|error| Failure::Usage(format!("{}: {error}", path.display())))?;
    if collection.game == game {
        return Ok(collection);
    }
    Err(Failure::Usage(format!("{} holds exercises of {}", path.display(), collection.game)))
}
