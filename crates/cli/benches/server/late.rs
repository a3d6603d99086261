//! The first moves of games and later ones: what each costs the server.

use std::time::Duration;

use crate::Server;
use crate::seat::SeatPair;

const TABLES: usize = 40;
/// Moves of every table that are measured together.
const PART: usize = 50;
const PARTS: usize = 4;

pub(crate) async fn measure(server: &Server, game: &str) {
    let mut pairs = Vec::new();
    for _ in 0..TABLES {
        pairs.push(SeatPair::sit(server.address, game, false).await);
    }
    println!();
    for part in 0..PARTS {
        let (before, mut took, mut moves) = (server.cpu(), Vec::new(), 0u32);
        for _ in 0..PART {
            for pair in &mut pairs {
                if let Some(time) = pair.play().await {
                    took.push(time);
                    moves += 1;
                }
            }
        }
        if moves == 0 {
            break;
        }
        took.sort_unstable();
        let median: Duration = took[took.len() / 2];
        println!(
            "Moves {} to {} of {TABLES} games, one after the other: {:.0} µs of the server's CPU each, median {:.2} ms ({moves} moves).",
            part * PART + 1,
            (part + 1) * PART,
            (server.cpu() - before).as_micros() as f64 / f64::from(moves),
            median.as_secs_f64() * 1_000.0,
        );
    }
}
