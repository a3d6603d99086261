//! `tertulia review`: where a recorded game was won and lost.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use catalog::AnyGame;
use clap::Args;
use cpu_time::ProcessTime;
use indicatif::{ProgressBar, ProgressDrawTarget};
use review::{Budget, Review, look_at, positions, summarise};
use tabletop::Record;
use texts::Texts;

use crate::replay::{self, talk};
use crate::screen::Screen;
use crate::{Failure, play};

mod shares;
mod show;

/// A budget beyond this takes days.
const MOST_TIMES: u32 = 1_000;

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tertulia review game.txt
  tertulia review game.txt --budget 2 --seed 7
  tertulia review game.txt --json > review.json")]
pub struct ReviewArguments {
    /// The file of the record; `-` for the standard input
    pub record: PathBuf,
    /// Looks at each decision so many times as closely as a master does
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_TIMES)))]
    pub budget: u32,
    /// Looks ahead so many times from each decision instead
    #[arg(long, value_name = "NUMBER", conflicts_with = "budget")]
    pub iterations: Option<u32>,
    /// The same game, budget and seed give the same review
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
    /// Prints the review as one JSON object
    #[arg(long)]
    pub json: bool,
}

pub(crate) fn run(
    arguments: &ReviewArguments,
    screen: &Screen,
    texts: Texts,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let record: Record = replay::read(&arguments.record, input)?
        .parse()
        .map_err(|error| Failure::Usage(format!("{}: {error}", arguments.record.display())))?;
    let game = AnyGame::replay(&record).map_err(replay::deviation)?;
    let begin = ProcessTime::now();
    let mut budget = Budget::of_masters(&game, arguments.budget, arguments.seed);
    budget.iterations = arguments.iterations.unwrap_or(budget.iterations);
    let review = look_at_all(&game, &budget);
    if arguments.json {
        serde_json::to_writer(&mut *out, &review).map_err(Failure::usage)?;
        writeln!(out)?;
        return Ok(());
    }
    let talk: play::Talk = talk(game.seats(), *screen, texts);
    show::show(&talk, &game, &review, out)?;
    let seconds = format!("{:.1}", begin.elapsed().as_secs_f64());
    writeln!(out, "{}", talk.word("review-cost", &[("seconds", seconds.into())]))?;
    Ok(())
}

/// One position after the other, with the remaining time on a terminal.
fn look_at_all(game: &AnyGame, budget: &Budget) -> Review {
    let all = positions(game);
    let progress = ProgressBar::with_draw_target(Some(all as u64), ProgressDrawTarget::stderr());
    let look = |number| {
        progress.inc(1);
        look_at(game, number, budget)
    };
    let found: Vec<_> = (0..all).filter_map(look).collect();
    progress.finish_and_clear();
    summarise(game, &found, budget)
}
