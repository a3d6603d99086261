//! The contract of the table, for every number of seats and both ways to treat money.

mod support;

use salamanca::{Move, Options, Salamanca, Space, Tile};
use support::audit::audit;
use tabletop::conformance::{Conformance, HiddenParts};
use tabletop::{Random, Rng, Seat, Viewer};

/// Moves of every kind, most of them illegal.
fn any_move(rng: &mut Rng) -> Move {
    let cells: Vec<_> = support::all_cells();
    let cell = *rng.pick(&cells).expect("cells");
    let card = rng.below(10) as u8 + 1;
    match rng.below(12) {
        0 => Move::Card { card },
        1 => {
            let second = rng.below(10) as u8 + 1;
            if card == second {
                return Move::Pass;
            }
            Move::Cards { card: card.min(second), second: card.max(second) }
        }
        2 => Move::Take {
            space: (["a", "b", "c", "d", "e"][rng.below(5) as usize]).parse::<Space>().expect("a space"),
        },
        3 | 4 => {
            let tiles: Vec<Tile> = Tile::kinds().collect();
            Move::Lay { tile: *rng.pick(&tiles).expect("tiles"), cell }
        }
        5 => Move::Claim { cell },
        6 => Move::Sell { cell },
        7 => Move::Conde { cell },
        8 => Move::Plague { cell },
        9 => Move::Look { other: Seat::new(rng.below(5) as u8) },
        10 => Move::Swap { take: card, give: rng.below(10) as u8 + 1 },
        _ => [Move::End, Move::Pass][rng.below(2) as usize],
    }
}

/// Hands of others, the pile, an unrevealed choice, and the deal.
fn hidden(game: &Salamanca, viewer: Viewer) -> HiddenParts {
    let file = serde_json::to_value(game).expect("a state has a JSON form");
    let mut parts = vec![
        ("pile".to_owned(), format!("{}{}", file["pile"], file["last"])),
        ("deal".to_owned(), file["deal"].to_string()),
    ];
    let seats = file["seats"].as_u64().expect("a number");
    for seat in 0..seats {
        if viewer.map(|viewer| viewer.index() as u64) == Some(seat) {
            continue;
        }
        // A seat of two can work out the other hand; a spectator cannot.
        if seats > 2 || viewer.is_none() {
            parts.push((format!("hand {seat} of {seats}"), file["hands"][seat as usize].to_string()));
        }
        if seats == 2 {
            parts.push((format!("choice of {seat}"), file["chosen"][seat as usize].to_string()));
        }
    }
    parts
}

const THINGS: [&str; 5] = ["space b", "card 3", "tile lake2", "tile farm", "nothing 1"];

fn places() -> Vec<String> {
    support::all_cells().iter().map(ToString::to_string).chain(["a".to_owned(), "c".to_owned()]).collect()
}

fn options() -> Vec<Options> {
    [false, true].map(|open_money| Options { open_money, edition: None }).to_vec()
}

#[test]
fn salamanca_keeps_the_contract() {
    Conformance::<Salamanca>::new(any_move)
        .hidden(hidden)
        .audit(audit)
        .places(places())
        .things(&THINGS)
        .options(options())
        .games(6)
        .longest(5_000)
        .run();
}
