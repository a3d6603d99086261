//! A review as text.

use std::io::Write;

use catalog::AnyGame;
use protocol::rest::{Grade, GradedDecision, Review, TurningCause, TurningPoint};
use serde_json::Value;
use tabletop::Seat;
use texts::TextKind;

use super::shares::shares_of;
use crate::Failure;
use crate::play::Talk;
use crate::screen::TextStyle;

/// So many lines of the curve are printed.
const LINES: usize = 20;

pub(super) fn show(talk: &Talk, game: &AnyGame, review: &Review, out: &mut dyn Write) -> Result<(), Failure> {
    let values = [
        ("game", game.kind().title().into()),
        ("moves", game.moves_made().into()),
        ("decisions", review.decisions.len().into()),
    ];
    writeln!(out, "{}\n", talk.word("review-title", &values))?;
    curve(talk, review, out)?;
    heading(talk, talk.word("review-turning-points", &[]), out)?;
    for point in &review.turning_points {
        writeln!(out, "{}", turning(talk, game, point))?;
    }
    heading(talk, talk.word("review-decisions", &[]), out)?;
    for decision in review.decisions.iter().filter(|it| it.grade > Grade::Good) {
        write!(out, "{}", graded(talk, game, decision))?;
    }
    balance(talk, review, out)
}

fn heading(talk: &Talk, words: String, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "\n{}", talk.screen.paint(TextStyle::Heading, words))?;
    Ok(())
}

/// The chances of all seats, every so many moves; beside them with open cards.
fn curve(talk: &Talk, review: &Review, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}", talk.screen.paint(TextStyle::Heading, talk.word("review-curve", &[])))?;
    let last = review.curve.len().saturating_sub(1);
    let every = review.curve.len().div_ceil(LINES).max(1);
    for (number, point) in review.curve.iter().enumerate() {
        if number % every != 0 && number != last {
            continue;
        }
        let row = |chances: &[f32]| -> String {
            shares_of(chances).iter().fold(String::new(), |row, share| format!("{row}{share:>5}"))
        };
        writeln!(out, "{number:>5} {}   ({} )", row(&point.known), row(&point.open))?;
    }
    Ok(())
}

fn turning(talk: &Talk, game: &AnyGame, point: &TurningPoint) -> String {
    let cause = match point.cause {
        TurningCause::Decision => talk.word("review-cause-decision", &[]),
        TurningCause::Draw => talk.word("review-cause-draw", &[]),
        TurningCause::Duel => talk.word("review-cause-duel", &[]),
        TurningCause::Move => talk.word("review-cause-move", &[]),
    };
    let change = format!("{:+.0}", point.change);
    format!("{}: {cause}; {} {change}", made(talk, game, point.number), name(talk, point.of_seat))
}

/// `  12. Player 1: build 38`
fn made(talk: &Talk, game: &AnyGame, number: u32) -> String {
    let mv = game.made(number as usize);
    let (seat, notation) = mv.map_or((0, String::new()), |mv| (mv.seat.into(), mv.notation));
    format!("{:>5}. {}: {notation}", number + 1, name(talk, seat))
}

fn name(talk: &Talk, seat: u8) -> String {
    Seat::try_from(seat).map_or_else(|_| String::new(), |seat| talk.painted_name(seat))
}

fn graded(talk: &Talk, game: &AnyGame, decision: &GradedDecision) -> String {
    let grade = match decision.grade {
        Grade::Good => talk.word("review-good", &[]),
        Grade::Inaccuracy => talk.word("review-inaccuracy", &[]),
        Grade::Mistake => talk.word("review-mistake", &[]),
        Grade::Blunder => talk.word("review-blunder", &[]),
    };
    let mut text = format!("{}: {grade}\n", made(talk, game, decision.number));
    let Some(better) = &decision.better else { return text };
    let values = [
        ("move", better.notation.as_str().into()),
        ("chance", percent(better.chance).into()),
        ("instead", percent(decision.chance).into()),
    ];
    text.push_str(&format!("       {}", talk.word("review-better", &values)));
    for reason in &better.because {
        let words = talk.texts.message("bots", TextKind::Because, reason, &talk.names);
        text.push_str(&format!(" ({words})"));
    }
    let then: Vec<String> =
        better.then.iter().map(|it| format!("{}: {}", name(talk, it.seat), it.notation)).collect();
    text.push_str(&format!("\n       {}\n", talk.word("review-then", &[("moves", then.join(", ").into())])));
    text
}

fn balance(talk: &Talk, review: &Review, out: &mut dyn Write) -> Result<(), Failure> {
    heading(talk, talk.word("review-balance", &[]), out)?;
    for (seat, balance) in review.balance.iter().enumerate() {
        let points = |number: f32| Value::from(format!("{number:+.0}"));
        let values = [
            ("deal", points(balance.deal)),
            ("draws", points(balance.draws)),
            ("duels", points(balance.duels)),
            ("own", points(balance.own_decisions)),
            ("others", points(balance.other_decisions)),
            ("rest", points(balance.rest)),
        ];
        writeln!(out, "  {}: {}", name(talk, seat as u8), talk.word("review-balance-line", &values))?;
    }
    let parts = match review.chance_part {
        Some(chance) => {
            let values = [("chance", chance.into()), ("decisions", (100 - chance.min(100)).into())];
            talk.word("review-chance-part", &values)
        }
        None => talk.word("review-no-parts", &[]),
    };
    writeln!(out, "{parts}")?;
    Ok(())
}

fn percent(chance: f32) -> u8 {
    (100.0 * chance).round().clamp(0.0, 100.0) as u8
}
