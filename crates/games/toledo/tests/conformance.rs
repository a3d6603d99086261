//! The promises every game keeps, and that nothing of the box is ever lost.

mod support;

use support::audit;
use tabletop::conformance::{Conformance, HiddenParts};
use tabletop::{Random, Rng, Seat, Viewer};
use toledo::{Move, Options, Position, Shop, Tile, Toledo};

/// Moves of every kind, most of them illegal.
fn any_move(rng: &mut Rng) -> Move {
    let number = |rng: &mut Rng, most: u32| rng.below(most) as u8;
    let tile = |rng: &mut Rng| Tile::ALL[rng.below(4) as usize];
    match rng.below(16) {
        0 => Move::Draw,
        1 => {
            let shops: Vec<Shop> = Shop::all().collect();
            let Shop { kind, circles } = shops[rng.below(8) as usize];
            Move::Lay { kind, circles, field: Position(number(rng, 24)) }
        }
        2 => Move::Home { field: Position(number(rng, 23)) },
        3..=7 => Move::Go { value: number(rng, 8), from: Position(number(rng, 23)) },
        8 => Move::Challenge { other: Seat::new(number(rng, 5)) },
        9 => Move::Use,
        10 => Move::Pay { value: number(rng, 9) },
        11 => Move::Sword { points: number(rng, 18) },
        12 => {
            let returned = (rng.below(2) == 0).then(|| tile(rng));
            Move::Tile { tile: tile(rng), returned }
        }
        13 => Move::Bring { points: number(rng, 18) },
        14 => Move::Skip,
        _ if rng.below(20) == 0 => Move::Go { value: 255, from: Position(255) },
        _ => Move::End,
    }
}

/// T-7: the hands of the others, until the end, and the pile.
fn hidden(game: &Toledo, viewer: Viewer) -> HiddenParts {
    let file = serde_json::to_value(game).expect("a state has a JSON form");
    let mut parts =
        vec![("deal".to_owned(), file["deal"].to_string()), ("pile".to_owned(), file["pile"].to_string())];
    if file["step"] != "over" {
        let players = file["players"].as_array().expect("players are a list");
        for (seat, player) in
            players.iter().enumerate().filter(|(seat, _)| viewer.map(Seat::index) != Some(*seat))
        {
            parts.push((format!("hand of {seat}"), player["hand"].to_string()));
        }
    }
    parts
}

const THINGS: [&str; 7] =
    ["card 1", "card 3", "card 6", "own-sword 8", "tile violet", "shop gem-1", "nothing 1"];

fn places() -> Vec<String> {
    let positions = (0..=21).map(|position| position.to_string());
    let others = ["alcazar", "sword 2", "sword 15", "seat 0", "seat 1"].map(String::from);
    positions.chain(others).collect()
}

#[test]
fn toledo_keeps_the_contract() {
    Conformance::<Toledo>::new(any_move)
        .audit(audit)
        .hidden(hidden)
        .places(places())
        .things(&THINGS)
        .games(8)
        .run();
}

#[test]
fn toledo_keeps_the_contract_with_another_edition() {
    let options = Options { edition: Some(support::small_edition()) };
    let places = vec!["0".to_owned(), "6".to_owned(), "8".to_owned(), "alcazar".to_owned()];
    let harness = Conformance::<Toledo>::new(any_move).audit(audit).hidden(hidden).places(places);
    harness.options(vec![options]).games(4).seed(77).run();
}
