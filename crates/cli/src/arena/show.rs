//! What came of a match, for people.

use std::io::{self, Write};

use arena::statistics::EarlyStop;
use arena::{PlayerReport, Report};
use catalog::GameKind;
use serde::Serialize;
use serde_json::Value;
use texts::Texts;

/// What came of a match, for programs.
#[derive(Debug, Serialize)]
pub(super) struct Brief<'a> {
    game: &'a str,
    games: usize,
    seats: Vec<BriefSeat<'a>>,
}

#[derive(Debug, Serialize)]
struct BriefSeat<'a> {
    bot: &'a str,
    win_share: f64,
    low: f64,
    high: f64,
    mean_score: f64,
    max_decision_ms: f64,
}

impl<'a> Brief<'a> {
    pub(super) fn of(report: &'a Report) -> Self {
        let brief = |seat: &'a PlayerReport| BriefSeat {
            bot: &seat.bot,
            win_share: seat.win_share,
            low: seat.low,
            high: seat.high,
            mean_score: seat.mean_score,
            max_decision_ms: seat.max_decision_ms,
        };
        Self { game: report.game, games: report.games, seats: report.seats.iter().map(brief).collect() }
    }
}

pub(super) fn report(report: &Report, game: GameKind, texts: Texts, out: &mut dyn Write) -> io::Result<()> {
    let word = |key: &str, values: &[(&str, Value)]| texts.word("cli", key, values);
    let heading = [("game", game.title().into()), ("games", report.games.into())];
    writeln!(out, "{}", word("arena-heading", &heading))?;
    let columns = ["arena-player", "arena-wins", "arena-score", "arena-mean-time", "arena-longest-time"]
        .map(|key| word(key, &[]));
    writeln!(
        out,
        "  {:18} {:>24} {:>10} {:>12} {:>12}",
        columns[0], columns[1], columns[2], columns[3], columns[4]
    )?;
    for seat in &report.seats {
        let share = share([seat.win_share, seat.low, seat.high]);
        writeln!(
            out,
            "  {:18} {share:>24} {:>10.1} {:>9.2} ms {:>9.1} ms",
            seat.bot, seat.mean_score, seat.mean_decision_ms, seat.max_decision_ms
        )?;
    }
    let means = [
        ("decisions", format!("{:.0}", report.mean_decisions).into()),
        ("score", format!("{:.1}", report.mean_winning_score).into()),
    ];
    writeln!(out, "{}", word("arena-means", &means))?;
    if let Some(start) = report.start_seat_win_share {
        writeln!(out, "{}", word("arena-start-seat", &[("share", share(start).into())]))?;
    }
    match report.sprt {
        Some(EarlyStop::Low) => writeln!(out, "{}", word("arena-sprt-low", &[])),
        Some(EarlyStop::High) => writeln!(out, "{}", word("arena-sprt-high", &[])),
        None => Ok(()),
    }
}

/// `66.0 % (56.3 to 74.5)`, in signs that all languages share.
pub(super) fn share([share, low, high]: [f64; 3]) -> String {
    format!("{:.1} % [{:.1}, {:.1}]", 100.0 * share, 100.0 * low, 100.0 * high)
}
