//! `tertulia arena ladder`: every level against the one below, in all games, as one table of Markdown.

use std::io::Write;

use arena::{Ladder, Rung};
use bots::{Insight, InsightVisitor};
use catalog::GameKind;
use clap::Args;
use texts::Texts;

use super::CommonArguments;
use super::progress::Progress;
use super::show::share;
use crate::Failure;

#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  tertulia arena ladder --games 200\n  tertulia arena ladder --game alcazar --table 2 --table 4 --divide 10"
)]
pub(super) struct LadderArguments {
    /// The name of the game [default: all]
    #[arg(long)]
    game: Option<GameKind>,
    /// Seats at the table; can be given several times [default: 2]
    #[arg(long, value_name = "SEATS")]
    table: Vec<u8>,
    /// Games in each match
    #[arg(long, value_name = "NUMBER", default_value_t = 100)]
    games: usize,
    /// Divides the iterations of all levels, for a quick look
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    divide: u32,
    #[command(flatten)]
    common: CommonArguments,
}

pub(super) fn run(arguments: &LadderArguments, texts: Texts, out: &mut dyn Write) -> Result<(), Failure> {
    let tables = if arguments.table.is_empty() { &[2][..] } else { &arguments.table };
    let mut rungs = Vec::new();
    if !arguments.common.json {
        heading(texts, out)?;
    }
    for game in GameKind::ALL.into_iter().filter(|kind| arguments.game.is_none_or(|wanted| wanted == *kind)) {
        for &seats in tables {
            if arguments.game.is_none() && !game.seats().contains(&seats) {
                continue;
            }
            let ladder = Ladder {
                seats,
                games: arguments.games,
                threads: arguments.common.threads(),
                seed: arguments.common.seed,
                has_clock: !arguments.common.no_clock,
                divide: arguments.divide,
            };
            let new = bots::visit(game, Climb(ladder))?;
            if !arguments.common.json {
                new.iter().try_for_each(|rung| row(rung, game, out))?;
                out.flush()?;
            }
            rungs.extend(new);
        }
    }
    if arguments.common.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&rungs).map_err(Failure::usage)?)?;
    }
    Ok(())
}

struct Climb(Ladder);

impl InsightVisitor for Climb {
    type Output = Result<Vec<Rung>, Failure>;

    fn visit<G: Insight>(self) -> Self::Output {
        let progress = Progress::new(self.0.games_in_all());
        let rungs = self.0.run::<G>(|_| progress.advance());
        progress.finish();
        rungs.map_err(Failure::usage)
    }
}

fn heading(texts: Texts, out: &mut dyn Write) -> Result<(), Failure> {
    let columns = [
        "ladder-game",
        "ladder-seats",
        "ladder-match",
        "ladder-games",
        "ladder-wins",
        "ladder-above",
        "ladder-rating",
        "ladder-start-seat",
        "ladder-longest",
    ];
    let names = columns.map(|key| texts.word("cli", key, &[]));
    writeln!(out, "| {} |\n|{}", names.join(" | "), " --- |".repeat(names.len()))?;
    Ok(())
}

fn row(rung: &Rung, game: GameKind, out: &mut dyn Write) -> Result<(), Failure> {
    let start = rung.start_seat_win_share.map_or_else(|| "–".to_owned(), share);
    let [above, low, high] = rung.above;
    writeln!(
        out,
        "| {} | {} | {} : {} | {} | {} | {above:+.0} [{low:+.0}, {high:+.0}] | {:.0} ± {:.0} | {start} | {:.0} ms |",
        game.title(),
        rung.seats,
        rung.level,
        rung.against,
        rung.games,
        share([rung.win_share, rung.low, rung.high]),
        rung.rating,
        rung.rating_error,
        rung.max_decision_ms,
    )?;
    Ok(())
}
