//! What areas would be worth after a move, before it is made: S-8 to S-12, S-23.

use std::collections::BTreeMap;

use salamanca::{Cell, Cells, Move, Options, Salamanca};
use tabletop::conformance::{check_recordings, random_game};
use tabletop::{Game, Line, Playthrough, Seat, worth_after};

use crate::support::position::Position;
use crate::support::{all_cells, cell, play, refused, seat};

fn told(game: &Salamanca, index: u8, notation: &str) -> Vec<String> {
    let mv = notation.parse().expect("a move");
    let lines = worth_after(game, seat(index), &mv).unwrap_or_else(|refusal| panic!("{notation}: {refusal}"));
    lines.iter().map(|line| format!("{} [{}]", line.message, line.places.join(" "))).collect()
}

fn laying(grid: &str, tiles: &str) -> Salamanca {
    Position::new(3).grid(grid).turn(&[(0, 8), (1, 7), (2, 3)], 1).laying(tiles).read()
}

// S-8: a landscape counts fully in every area that it touches; own areas are named first, then those of the players who follow.
#[test]
fn a_tile_is_told_for_every_area_that_it_becomes_part_of() {
    let game = laying(
        "ca/1 la .  la ca
         .    .  la .  .
         .    .  ca/0 . ca/2",
        "la fi",
    );
    assert_eq!(
        told(&game, 0, "lay lake c1"),
        [
            "worth-after building=castle cell=c3 seat=0 before=4 after=7 hindrance=none [c3]",
            "worth-after building=castle cell=a1 seat=1 before=4 after=7 hindrance=none [a1]",
            "worth-after-unowned building=castle cell=e1 before=4 after=7 hindrance=none [e1]",
        ]
    );
    // Another colour is part of no area here, and neither is a tile that touches nothing.
    assert_eq!(told(&game, 0, "lay field c1"), [""; 0]);
    assert_eq!(told(&game, 0, "lay lake i8"), [""; 0]);
}

// S-8: a building is told with all that it would stand beside, before anybody owns it. It changes no other area.
#[test]
fn a_building_is_told_with_the_area_it_would_have() {
    let game = laying("fa/0 fi . pa2", "fa mo");
    assert_eq!(told(&game, 0, "lay farm c1"), ["worth-laid building=farm cell=c1 value=5 [c1]"]);
    assert_eq!(told(&game, 0, "lay monastery c1"), ["worth-laid building=monastery cell=c1 value=4 [c1]"]);
}

// S-10, S-11: why a tile adds less than it is worth is told with it.
#[test]
fn a_tile_that_a_plague_keeps_from_counting_is_told_all_the_same() {
    let behind = laying("fa/0 fi!locust .", "fi");
    assert_eq!(
        told(&behind, 0, "lay field c1"),
        ["worth-after building=farm cell=a1 seat=0 before=2 after=2 hindrance=cut-off [a1]"]
    );
    // Another way around the plague counts.
    assert_eq!(
        told(&behind, 0, "lay field a2"),
        ["worth-after building=farm cell=a1 seat=0 before=2 after=3 hindrance=none [a1]"]
    );
    let gnawed = laying("fa/0 fi!rat .", "fi pa");
    assert_eq!(
        told(&gnawed, 0, "lay field c1"),
        ["worth-after building=farm cell=a1 seat=0 before=2 after=3 hindrance=rat [a1]"]
    );
    assert_eq!(
        told(&gnawed, 0, "lay pasture a2"),
        ["worth-after building=farm cell=a1 seat=0 before=2 after=3 hindrance=none [a1]"]
    );
    // S-11: a landscape that meets the rat's is halved with it: the tile makes the area smaller.
    let meeting = laying("fa/0 fi fi fi . fi!rat", "fi");
    assert_eq!(
        told(&meeting, 0, "lay field e1"),
        ["worth-after building=farm cell=a1 seat=0 before=5 after=4 hindrance=rat [a1]"]
    );
}

// S-9, S-30: a plague is told where it goes and where it leaves.
#[test]
fn a_plague_is_told_for_the_areas_that_it_comes_to_and_leaves() {
    let game = Position::new(3)
        .grid("fa/0!ruin fi . . fa/1 . mo/2")
        .turn(&[(1, 8), (2, 7), (0, 4)], 3)
        .display(&["fi", "pa", "la"])
        .read();
    assert_eq!(
        told(&game, 0, "plague e1"),
        [
            "worth-after building=farm cell=a1 seat=0 before=1 after=3 hindrance=none [a1]",
            "worth-after building=farm cell=e1 seat=1 before=2 after=0 hindrance=none [e1]",
        ]
    );
    assert_eq!(
        told(&game, 0, "plague g1"),
        [
            "worth-after building=farm cell=a1 seat=0 before=1 after=3 hindrance=none [a1]",
            "worth-after building=monastery cell=g1 seat=2 before=4 after=0 hindrance=none [g1]",
        ]
    );
}

// S-23: fertile tiles that leave with a sale are missing in the areas of all, and what was sold is not told of.
#[test]
fn a_sale_is_told_for_the_areas_that_lose_a_fertile_tile() {
    let game = laying("fa/0 fi2 fa/0 . fa/0 . .\n. fa/1", "mo");
    assert_eq!(
        told(&game, 0, "sell a1"),
        [
            "worth-after building=farm cell=c1 seat=0 before=4 after=2 hindrance=none [c1]",
            "worth-after building=farm cell=b2 seat=1 before=4 after=2 hindrance=none [b2]",
        ]
    );
    assert_eq!(told(&game, 0, "sell e1"), [""; 0]);
}

// S-26: a conde, a squire or a card changes no area.
#[test]
fn other_moves_are_told_nothing_of() {
    let game = Position::new(3)
        .grid("fa/0 fi fa/1")
        .turn(&[(0, 8), (1, 7), (2, 3)], 1)
        .display(&["fi", "pa", "la"])
        .read();
    for notation in ["conde c1", "take a", "pass"] {
        assert_eq!(told(&game, 0, notation), [""; 0], "{notation}");
    }
    let mut game = laying("fa/0 fi", "fa");
    play(&mut game, 0, "lay farm c1");
    for notation in ["claim c1", "end"] {
        assert_eq!(told(&game, 0, notation), [""; 0], "{notation}");
    }
}

#[test]
fn what_the_rules_refuse_is_told_nothing_of_and_changes_nothing() {
    let game = laying("fa/0 fi", "fi");
    let before = game.clone();
    for (index, notation) in [(0, "lay field a1"), (0, "lay lake c1"), (1, "lay field c1"), (0, "sell c1")] {
        let mv = notation.parse().expect("a move");
        let refusal = worth_after(&game, seat(index), &mv).expect_err("it is refused");
        assert_eq!((refusal.rule, refusal.message.key), refused(&game, index, notation), "{notation}");
    }
    assert_eq!(told(&game, 0, "lay field c1").len(), 1);
    assert_eq!(game, before);
}

/// What every building on the board is worth, as it is explained.
fn explained(game: &Salamanca) -> BTreeMap<Cell, (Option<Seat>, u8)> {
    let of = |cell: Cell| {
        let told = game.explain(None, &cell.to_string())?;
        (told.lines[0].message.key == "area").then_some(())?;
        let report = game.area_report(cell)?;
        let worth: i32 = told.lines.iter().filter_map(|line| line.amount).sum();
        Some((cell, (report.owner, u8::try_from(worth).expect("a small number"))))
    };
    all_cells().into_iter().filter_map(of).collect()
}

fn number(line: &Line, name: &str) -> Option<u8> {
    let value = line.message.values.iter().find(|(given, _)| *given == name)?;
    value.1.to_string().parse().ok()
}

/// Which areas have to be told of: those with the tile that is laid or that gets the plague, and whatever else changes.
fn has_to_be_told(after: &Salamanca, mv: Move, building: Cell, is_other: bool) -> bool {
    let tiles = |cell: Cell| -> Cells {
        let report = after.area_report(cell).expect("a building");
        report.landscapes.iter().flat_map(|landscape| landscape.cells.iter().copied()).collect()
    };
    match mv {
        Move::Lay { cell, .. } | Move::Plague { cell } => {
            is_other || cell == building || tiles(building).contains(cell)
        }
        Move::Sell { cell } => is_other && cell != building,
        _ => false,
    }
}

/// Compares what is told of a move with what the places are explained to be worth after it.
fn compare(game: &Salamanca, seat: Seat, mv: Move) -> usize {
    let lines = worth_after(game, seat, &mv).expect("a legal move");
    let mut after = game.clone();
    after.play(seat, &mv, &mut Vec::new());
    let (before, after_it) = (explained(game), explained(&after));
    let mut told = BTreeMap::new();
    for line in &lines {
        let [place] = &line.places[..] else { panic!("`{mv}`: one place a line, not {:?}", line.places) };
        let building = cell(place);
        let (owner, worth) = after_it[&building];
        let key = line.message.key;
        assert_eq!(number(line, "after").or(number(line, "value")), Some(worth), "`{mv}`: {}", line.message);
        assert_eq!(number(line, "before"), before.get(&building).map(|(_, worth)| *worth), "`{mv}`");
        assert_eq!(number(line, "seat"), owner.map(u8::from), "`{mv}`: {}", line.message);
        assert_eq!(key == "worth-laid", !before.contains_key(&building), "`{mv}`");
        assert!(told.insert(building, key).is_none(), "`{mv}` tells of {place} twice");
    }
    for (building, (_, worth)) in &after_it {
        let is_other = before.get(building).map(|(_, worth)| worth) != Some(worth);
        assert_eq!(
            told.contains_key(building),
            has_to_be_told(&after, mv, *building, is_other),
            "`{mv}` and the building on {building}"
        );
    }
    lines.len()
}

/// In every position of recorded and random games, for every move: what is told is what it is explained to be worth afterwards.
#[test]
fn what_is_told_is_what_the_areas_are_explained_to_be_worth_after_the_move() {
    let mut games: Vec<Playthrough<Salamanca>> =
        check_recordings(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
    games.extend((2..=5).map(|seats| random_game(seats, &Options::default(), u64::from(seats))));
    let (mut tried, mut told) = ([0; 3], [0; 3]);
    for (game, one) in games.iter().enumerate() {
        // Of the many positions of so many games some of each.
        for turn in one.past().iter().skip(game % 7).step_by(7) {
            let mut moves = Vec::new();
            turn.before.legal_moves(turn.seat, &mut moves);
            for mv in moves {
                let kind = match mv {
                    Move::Lay { .. } => 0,
                    Move::Plague { .. } => 1,
                    Move::Sell { .. } => 2,
                    _ => {
                        assert!(turn.before.worth_after(turn.seat, &mv).is_empty(), "`{mv}`");
                        continue;
                    }
                };
                tried[kind] += 1;
                told[kind] += compare(&turn.before, turn.seat, mv);
            }
        }
    }
    assert!(
        tried.iter().all(|count| *count > 100) && told.iter().all(|count| *count > 20),
        "{tried:?} {told:?}"
    );
}
