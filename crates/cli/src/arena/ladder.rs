//! `tertulia arena ladder`: every level against the one below, in all games, as one table of Markdown.

use std::io::Write;
use std::path::PathBuf;

use arena::{Ladder, Rung, RungKey, rate};
use bots::{BotLevel, Insight, InsightVisitor};
use catalog::GameKind;
use clap::Args;
use texts::Texts;

use super::CommonArguments;
use super::ladder_file::LadderFile;
use super::progress::MatchProgress;
use super::show::share;
use crate::Failure;

#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  tertulia arena ladder --games 200\n  tertulia arena ladder --game alcazar --table 2 --table 4 --divide 10\n  tertulia arena ladder --no-clock --keep ladder.jsonl      goes on where it was interrupted"
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
    /// Keeps every match in this file as it ends, and does not play again what is in it; remove it when players have changed
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    #[command(flatten)]
    common: CommonArguments,
}

/// A match that is to be played.
struct PlannedMatch {
    game: GameKind,
    ladder: Ladder,
    level: BotLevel,
    against: BotLevel,
    key: RungKey,
    /// What one of its games takes.
    effort: u64,
}

pub(super) fn run(arguments: &LadderArguments, texts: Texts, out: &mut dyn Write) -> Result<(), Failure> {
    let mut file = LadderFile::open(arguments.keep.as_deref())?;
    let planned = plan(arguments);
    let open = planned.iter().filter(|planned| file.find(&planned.key).is_none());
    let progress = MatchProgress::new(open.map(|planned| planned.effort * planned.key.games as u64).sum());
    if !arguments.common.json {
        heading(texts, out)?;
    }
    let mut rungs: Vec<Rung> = Vec::new();
    for planned in &planned {
        let rung = match file.find(&planned.key).cloned() {
            Some(rung) => rung,
            None => play(planned, &progress, &mut file)?,
        };
        rungs.push(rung);
        rate(&mut rungs);
        if !arguments.common.json {
            progress.aside(|| row(&rungs[rungs.len() - 1], planned.game, out))?;
        }
    }
    progress.finish();
    if arguments.common.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&rungs).map_err(Failure::usage)?)?;
    }
    Ok(())
}

fn play(planned: &PlannedMatch, progress: &MatchProgress, file: &mut LadderFile) -> Result<Rung, Failure> {
    let RungKey { game, seats, level, against, .. } = &planned.key;
    progress.name(format!("{game}, {seats}: {level} : {against}"));
    let rung = bots::visit(planned.game, Play { planned, progress })?;
    file.add(&rung)?;
    Ok(rung)
}

/// All matches, in the order of the table.
fn plan(arguments: &LadderArguments) -> Vec<PlannedMatch> {
    let tables = if arguments.table.is_empty() { &[2][..] } else { &arguments.table };
    let is_wanted = |kind: &GameKind| arguments.game.is_none_or(|wanted| wanted == *kind);
    let mut planned = Vec::new();
    for game in GameKind::ALL.into_iter().filter(is_wanted) {
        // Whoever names a game is told when it cannot be played by so many; else those games are left out.
        for &seats in tables.iter().filter(|seats| arguments.game.is_some() || game.seats().contains(seats)) {
            let ladder = Ladder {
                seats,
                games: arguments.games,
                threads: arguments.common.threads(),
                seed: arguments.common.seed,
                has_clock: !arguments.common.no_clock,
                divide: arguments.divide,
            };
            for (level, against) in ladder.pairs() {
                planned.push(bots::visit(game, LadderPlan { game, ladder, level, against }));
            }
        }
    }
    planned
}

struct LadderPlan {
    game: GameKind,
    ladder: Ladder,
    level: BotLevel,
    against: BotLevel,
}

impl InsightVisitor for LadderPlan {
    type Output = PlannedMatch;

    fn visit<G: Insight>(self) -> PlannedMatch {
        let Self { game, ladder, level, against } = self;
        let (key, effort) = (ladder.key::<G>(level, against), ladder.effort::<G>(level, against));
        PlannedMatch { game, ladder, level, against, key, effort }
    }
}

struct Play<'a> {
    planned: &'a PlannedMatch,
    progress: &'a MatchProgress,
}

impl InsightVisitor for Play<'_> {
    type Output = Result<Rung, Failure>;

    fn visit<G: Insight>(self) -> Self::Output {
        let &PlannedMatch { ladder, level, against, effort, .. } = self.planned;
        ladder.play::<G>(level, against, |_| self.progress.advance(effort)).map_err(Failure::usage)
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
    // A little less than nothing is nothing, not `-0`.
    let whole = |points: f64| points.round() + 0.0;
    let [above, low, high] = rung.above.map(whole);
    writeln!(
        out,
        "| {} | {} | {} : {} | {} | {} | {above:+.0} [{low:+.0}, {high:+.0}] | {:.0} ± {:.0} | {start} | {:.0} ms |",
        game.title(),
        rung.key.seats,
        rung.key.level,
        rung.key.against,
        rung.key.games,
        share([rung.win_share, rung.low, rung.high]),
        whole(rung.rating),
        rung.rating_error,
        rung.max_decision_ms,
    )?;
    out.flush()?;
    Ok(())
}
