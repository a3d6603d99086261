//! How strong the computer players are, from the matches that `tertulia arena ladder` played (docs/bots.md): the shares of its wins are in
//! `ladder.toml`, and the points follow from them here. The journeyman stands where people begin.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use protocol::table::BotLevel;
use serde::Deserialize;

use super::{Rating, START};

/// A match that was won more often than this counts as if it were so: of what was never lost nobody knows how far it is above.
const MOST: f64 = 0.99;

/// How often each level won against the one below, by game and seats: apprentice, journeyman, expert, master, grandmaster.
#[derive(Debug, Deserialize)]
struct Matches {
    game: String,
    seats: usize,
    won: Vec<f64>,
}

#[derive(Debug, Deserialize)]
struct LadderMatches {
    #[serde(rename = "match")]
    matches: Vec<Matches>,
}

type Points = BTreeMap<(String, usize), Vec<f64>>;

static POINTS: LazyLock<Points> = LazyLock::new(|| {
    let measured: LadderMatches =
        toml::from_str(include_str!("ladder.toml")).unwrap_or(LadderMatches { matches: Vec::new() });
    measured.matches.into_iter().map(|one| ((one.game, one.seats), points(one.seats, &one.won))).collect()
});

/// The points of each level. With more than two seats a win is one against each opponent alone.
fn points(seats: usize, won: &[f64]) -> Vec<f64> {
    let others = (seats.max(2) - 1) as f64;
    let mut above_novice = vec![0.0];
    for share in won {
        let share = share.clamp(1.0 - MOST, MOST);
        let below = above_novice.last().copied().unwrap_or(0.0);
        above_novice.push(below + 400.0 * (share * others / (1.0 - share)).log10());
    }
    let journeyman = above_novice.get(index(BotLevel::Journeyman)).copied().unwrap_or(0.0);
    above_novice.into_iter().map(|points| START + points - journeyman).collect()
}

fn index(level: BotLevel) -> usize {
    BotLevel::ALL.iter().position(|one| *one == level).unwrap_or(0)
}

/// The rating of a computer player in a game with so many seats.
pub(super) fn computer(game: &str, seats: usize, level: BotLevel) -> Rating {
    let points = POINTS.get(&(game.to_owned(), seats));
    // A game that was never measured: all are as strong as people who begin.
    let points = points.and_then(|points| points.get(index(level)).or(points.last()));
    Rating::fixed(points.copied().unwrap_or(START))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_above_the_one_below_at_every_table_that_was_measured() {
        assert!(POINTS.len() >= 15, "{POINTS:?}");
        for (key, points) in POINTS.iter() {
            assert!(
                points.len() >= 5 && points.is_sorted_by(|one, other| one < other),
                "{key:?}: {points:?}"
            );
            assert!((points[2] - START).abs() < 1e-9, "{key:?}");
        }
    }

    #[test]
    fn the_points_are_those_of_the_ladder() {
        // docs/bots.md: Das neue Big Boss for two and for three, above the novice.
        let above = |seats: usize, won: &[f64]| -> Vec<f64> {
            let points = points(seats, won);
            points.iter().map(|one| (one - points[0]).round()).collect()
        };
        assert_eq!(above(2, &[0.98, 0.82, 0.94, 0.90])[..3], [0.0, 676.0, 939.0]);
        assert_eq!(above(3, &[0.806])[..2], [0.0, 368.0]);
    }
}
