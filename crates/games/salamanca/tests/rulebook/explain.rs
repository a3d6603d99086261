//! What is this area worth, and why? S-8 to S-12, S-23, S-24.

use tabletop::{Explanation, Game};

use crate::support::position::Position;
use crate::support::{all_cells, cell, play_all};

fn lines(explanation: &Explanation) -> Vec<String> {
    let line = |line: &tabletop::Line| {
        let amount = line.amount.map_or(String::new(), |amount| format!("{amount:+} "));
        format!("{amount}{} [{}]", line.message, line.places.join(" "))
    };
    explanation.lines.iter().map(line).collect()
}

#[test]
fn a_building_is_explained_line_by_line() {
    let game = Position::new(3)
        .grid(
            "fi fi        fi!locust fi .
             .  fa/0/1!ruin .       .  .
             .  pa2!rat   pa        .  .",
        )
        .read();
    let told = lines(&game.explain(None, "b2").expect("a place"));
    assert_eq!(
        told,
        [
            "area building=farm value=3 landscape_value=3 [b2]",
            "+2 building building=farm [b2]",
            "-2 ruin [b2]",
            "+4 landscape landscape=field count=4 [a1 b1 c1 d1]",
            "-1 worthless plague=locust [c1]",
            "-1 cut-off landscape=field count=1 [d1]",
            "+3 landscape landscape=pasture count=2 [b3 c3]",
            "-2 rat landscape=pasture [b3]",
            "owner seat=0 []",
            "conde seat=1 []",
            "leaving count=1 [b3]",
        ]
    );
}

#[test]
fn locks_and_the_market_are_told() {
    let mut game =
        Position::new(3).grid("ca/0 fo fo").turn(&[(0, 8), (1, 7), (2, 3)], 1).laying("fo2 fa").read();
    play_all(&mut game, 0, &["lay forest2 d1", "lay farm i8", "claim i8"]);
    let keys = |place: &str| {
        let told = game.explain(None, place).expect("a place");
        told.lines.iter().map(|line| line.message.key).collect::<Vec<_>>()
    };
    assert_eq!(
        keys("a1"),
        ["area", "building", "landscape", "owner", "market", "leaving", "locked-enlarged"]
    );
    assert_eq!(keys("i8"), ["area", "building", "owner", "locked-claimed"]);
}

#[test]
fn tiles_free_cells_and_the_display_are_explained() {
    let game = Position::new(3).grid("ca/0 fo2!locust fo ca . mo").display(&["la fi3"]).read();
    assert_eq!(
        lines(&game.explain(None, "b1").expect("a place")),
        [
            "+2 tile tile=forest2 [b1]",
            "landscape-of landscape=forest count=2 value=3 [b1 c1]",
            "plague-here plague=locust []",
            "counts-for building=castle cell=a1 [a1]",
            "counts-for building=castle cell=d1 [d1]",
        ]
    );
    assert_eq!(lines(&game.explain(None, "i8").expect("a place")), ["free [i8]"]);
    assert_eq!(
        lines(&game.explain(None, "a").expect("a place")),
        ["display space=a count=2 []", "display-tile tile=lake []", "display-tile tile=field3 []"]
    );
    for nowhere in ["a9", "j1", "e", "", "c", "a11"] {
        let told = game.explain(None, nowhere).is_some();
        assert_eq!(told, nowhere == "c", "{nowhere}");
    }
}

// S-12: in random games every explanation adds up to the value, and so do the reports.
#[test]
fn the_lines_of_every_building_add_up() {
    for seats in 2..=5 {
        let game = tabletop::conformance::random_game::<salamanca::Salamanca>(
            seats,
            &salamanca::Options::default(),
            8,
        );
        for turn in game.past().iter().step_by(9) {
            for cell in all_cells() {
                let Some(report) = turn.before.area_report(cell) else { continue };
                let total: i32 = report.lines().iter().filter_map(|line| line.amount).sum();
                assert_eq!(total, i32::from(report.area_value), "{report:?}");
                let landscapes: u8 = report.landscapes.iter().map(|one| one.value).sum();
                assert_eq!(report.landscape_value, landscapes);
                assert_eq!(report.area_value, landscapes + report.building_value);
            }
        }
    }
}

#[test]
fn the_view_has_the_value_of_every_building() {
    let game = Position::new(3).grid("mo/0 vi vi3 . fa").read();
    let view = game.view(None);
    let shown: Vec<_> = view.cells.iter().filter(|one| one.area_value.is_some()).collect();
    assert_eq!(
        (shown[0].cell, shown[0].area_value, shown[0].landscape_value),
        (cell("a1"), Some(8), Some(4))
    );
    assert_eq!((shown[1].cell, shown[1].area_value, shown[1].owner), (cell("e1"), Some(2), None));
}

/// S-23: a tile that leaves with a sale is missing in the owner's other areas, and not in those of others.
#[test]
fn a_sale_tells_what_it_does_to_other_own_areas() {
    let game = Position::new(3).grid("fa/0 fi3 fa/0 . fa/0\n.  fa/1 .  .  .").read();
    let told = lines(&game.explain(None, "a1").expect("a place"));
    let changes: Vec<_> = told.iter().filter(|line| line.starts_with("changing")).collect();
    assert_eq!(changes, ["changing building=farm cell=c1 before=5 after=2 [c1]"]);
}

/// S-10: what a plague cuts off is shown on the board.
#[test]
fn a_view_shows_which_tiles_are_cut_off_from_which_buildings() {
    let game = Position::new(3).grid("fa fi!locust fi . \n.  .  fa  .").read();
    let cells = game.view(None).cells;
    let cut_off = cells.iter().filter(|one| !one.cut_off_from.is_empty());
    let told: Vec<_> = cut_off.map(|one| (one.cell, one.cut_off_from.clone())).collect();
    assert_eq!(told, [(cell("c1"), vec![cell("a1")])]);
}
