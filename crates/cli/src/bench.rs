//! `tertulia bench`: how fast the games are. Random play on one thread, measured in CPU time, which a busy machine
//! does not change much.

#![expect(clippy::cast_precision_loss, reason = "counts of things done in seconds are far below 2^52")]

use std::hint::black_box;
use std::io::Write;
use std::mem::size_of;
use std::time::Duration;

use catalog::{GameKind, dispatch};
use cpu_time::ThreadTime;
use serde::Serialize;
use tabletop::conformance::random_playout;
use tabletop::{Deal, Game, Rng, Seat, Silent};
use texts::Texts;

use crate::Failure;
use crate::arguments::BenchArguments;

/// Positions of random games that moves are listed in.
const POSITIONS: usize = 4_096;
/// A position with so many moves has high branching.
const MANY_MOVES: usize = 30;

/// What was measured for one game and one number of seats.
#[derive(Clone, Debug, Serialize)]
struct Figures {
    game: GameKind,
    seats: u8,
    decisions_per_second: f64,
    legal_moves_per_second: f64,
    games_per_second: f64,
    decisions_per_game: f64,
    state_bytes: usize,
    copy_nanoseconds: f64,
    /// Moves listed a second in positions with at least 30 moves; none where there are no such positions.
    legal_moves_per_second_where_many: Option<f64>,
    /// Moves a position, on average and at most.
    moves_per_position: f64,
    most_moves: usize,
}

pub(crate) fn run(arguments: &BenchArguments, texts: Texts, out: &mut dyn Write) -> Result<(), Failure> {
    if !(arguments.seconds > 0.0 && arguments.seconds <= 3_600.0) {
        return Err(Failure::usage("--seconds must be more than 0 and at most 3600"));
    }
    let time = Duration::from_secs_f64(arguments.seconds);
    let mut all = Vec::new();
    for game in GameKind::ALL.into_iter().filter(|kind| arguments.game.is_none_or(|wanted| wanted == *kind)) {
        for seats in seat_counts(game, arguments.seats)? {
            if let Some(games) = arguments.games {
                let decisions = dispatch!(game, <G> => decisions::<G>(seats, games));
                writeln!(out, "{game} {seats} {games} {decisions}")?;
                continue;
            }
            let figures = dispatch!(game, <G> => measure::<G>(game, seats, time));
            if !arguments.json {
                show(&figures, texts, out)?;
                out.flush()?;
            }
            all.push(figures);
        }
    }
    if arguments.json && arguments.games.is_none() {
        writeln!(out, "{}", serde_json::to_string_pretty(&all).map_err(Failure::usage)?)?;
    }
    Ok(())
}

fn seat_counts(game: GameKind, wanted: Option<u8>) -> Result<Vec<u8>, Failure> {
    let possible = game.seats();
    match wanted {
        None => Ok([2, 4].into_iter().filter(|seats| possible.contains(seats)).collect()),
        Some(seats) if possible.contains(&seats) => Ok(vec![seats]),
        Some(seats) => {
            let (least, most) = (possible.start(), possible.end());
            Err(Failure::Usage(format!("{game} is for {least} to {most} seats, not {seats}")))
        }
    }
}

fn show(figures: &Figures, texts: Texts, out: &mut dyn Write) -> Result<(), Failure> {
    let heading = [("game", figures.game.title().into()), ("seats", figures.seats.into())];
    writeln!(out, "{}", texts.word("cli", "bench-heading", &heading))?;
    let mut line = |key: &str, value: String| writeln!(out, "  {value:>14}  {}", texts.word("cli", key, &[]));
    line("bench-decisions", grouped(figures.decisions_per_second))?;
    line("bench-legal-moves", grouped(figures.legal_moves_per_second))?;
    if let Some(many) = figures.legal_moves_per_second_where_many {
        line("bench-legal-moves-many", grouped(many))?;
    }
    line("bench-games", grouped(figures.games_per_second))?;
    line("bench-decisions-a-game", format!("{:.1}", figures.decisions_per_game))?;
    line("bench-moves-a-position", format!("{:.1}", figures.moves_per_position))?;
    line("bench-most-moves", figures.most_moves.to_string())?;
    line("bench-bytes", grouped(figures.state_bytes as f64))?;
    line("bench-copy", format!("{:.1}", figures.copy_nanoseconds))?;
    Ok(())
}

/// 2345678 as `2 345 678`.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

fn measure<G: Game>(game: GameKind, seats: u8, time: Duration) -> Figures {
    let playouts = playouts::<G>(seats, time);
    let positions = positions::<G>(seats);
    let listed = list_moves(&positions, time / 2);
    let many: Vec<_> =
        positions.iter().filter(|(state, seat)| count(state, *seat) >= MANY_MOVES).cloned().collect();
    let counts: Vec<_> = positions.iter().map(|(state, seat)| count(state, *seat)).collect();
    Figures {
        game,
        seats,
        decisions_per_second: playouts.decisions as f64 / playouts.seconds,
        legal_moves_per_second: listed,
        games_per_second: playouts.games as f64 / playouts.seconds,
        decisions_per_game: playouts.decisions as f64 / playouts.games as f64,
        state_bytes: size_of::<G>(),
        copy_nanoseconds: copy(&positions, time / 4),
        legal_moves_per_second_where_many: (!many.is_empty()).then(|| list_moves(&many, time / 2)),
        moves_per_position: counts.iter().sum::<usize>() as f64 / counts.len() as f64,
        most_moves: counts.into_iter().max().unwrap_or(0),
    }
}

/// Plays a fixed number of games, the same work every time, and counts the decisions.
fn decisions<G: Game>(seats: u8, games: u64) -> u64 {
    let (mut rng, mut buffer) = (Rng::new(1), Vec::new());
    (0..games).map(|seed| random_playout(&mut start::<G>(seats, seed), &mut rng, &mut buffer)).sum()
}

struct Playouts {
    games: u64,
    decisions: u64,
    seconds: f64,
}

fn start<G: Game>(seats: u8, seed: u64) -> G {
    G::start(seats, &G::Options::default(), Deal::from_seed(seed))
        .expect("the usual options fit every number of seats")
}

/// Whole games from the deal to the final count.
fn playouts<G: Game>(seats: u8, time: Duration) -> Playouts {
    let (mut rng, mut buffer) = (Rng::new(1), Vec::new());
    let (mut games, mut decisions) = (0, 0);
    let clock = ThreadTime::now();
    while clock.elapsed() < time || games == 0 {
        let mut state = start::<G>(seats, games);
        decisions += random_playout(&mut state, &mut rng, &mut buffer);
        black_box(&state);
        games += 1;
    }
    Playouts { games, decisions, seconds: clock.elapsed().as_secs_f64() }
}

/// Every position of some random games, with the seat that is to move.
fn positions<G: Game>(seats: u8) -> Vec<(G, Seat)> {
    let (mut rng, mut buffer, mut positions) = (Rng::new(2), Vec::new(), Vec::new());
    let mut seed = 0;
    while positions.len() < POSITIONS {
        let mut state = start::<G>(seats, seed);
        while let Some(seat) = state.status().waiting().first() {
            let Some(mv) = state.random_move(seat, &mut rng, &mut buffer) else { break };
            positions.push((state.clone(), seat));
            state.play(seat, &mv, &mut Silent);
        }
        seed += 1;
    }
    positions
}

fn count<G: Game>(state: &G, seat: Seat) -> usize {
    let mut moves = Vec::new();
    state.legal_moves(seat, &mut moves);
    moves.len()
}

/// Moves listed a second.
fn list_moves<G: Game>(positions: &[(G, Seat)], time: Duration) -> f64 {
    let mut buffer = Vec::with_capacity(4_096);
    let mut listed = 0_u64;
    let clock = ThreadTime::now();
    while clock.elapsed() < time || listed == 0 {
        for (state, seat) in positions {
            buffer.clear();
            state.legal_moves(*seat, &mut buffer);
            listed += black_box(&buffer).len() as u64;
        }
    }
    listed as f64 / clock.elapsed().as_secs_f64()
}

/// Nanoseconds to copy a state, as a search does.
fn copy<G: Game>(positions: &[(G, Seat)], time: Duration) -> f64 {
    let mut slot = positions[0].0.clone();
    let mut copies = 0_u64;
    let clock = ThreadTime::now();
    while clock.elapsed() < time || copies == 0 {
        for (state, _) in positions.iter().take(256) {
            slot.clone_from(black_box(state));
            black_box(&slot);
            copies += 1;
        }
    }
    clock.elapsed().as_secs_f64() * 1e9 / copies as f64
}
