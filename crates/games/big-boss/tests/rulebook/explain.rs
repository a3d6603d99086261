//! What is said about a place.

use tabletop::Game;

use crate::support::table::table;

/// C-5, B-3, C-6: the amounts add up to the value.
#[test]
fn the_lines_about_a_building_add_up_to_its_value() {
    let game = table(
        "money 30 30\nspan 7-9:1\nstones 8@2,3 10x2 20x5 21x5 22x5 23x4\nflag almeria 8\nflag cadiz 20\nnobles 1 grande 8",
    );
    for field in [8_u8, 20] {
        let told = game.0.explain(None, &field.to_string()).unwrap();
        let sum: i32 = told.lines.iter().filter_map(|line| line.amount).sum();
        assert_eq!(sum, game.value(field) as i32);
    }
    let told = game.0.explain(None, "8").unwrap();
    let lines: Vec<String> = told.lines.iter().map(|line| line.message.to_string()).collect();
    assert_eq!(
        lines,
        [
            "castle flag=almeria value=11",
            "height height=3",
            "noble seat=1 rank=grande amount=22",
            "founding-stone",
            "stones count=1 level=1",
            "stones count=2 level=2",
            "stones count=1 level=3",
        ]
    );
    let told = game.0.explain(None, "20").unwrap();
    assert_eq!(told.lines.last().unwrap().amount, Some(-5), "55 of pieces, worth 50");
}

#[test]
fn empty_fields_and_open_ground_are_told_apart() {
    let game = table("money 30 30");
    let key = |place: &str| game.0.explain(None, place).map(|told| told.lines[0].message.key);
    assert_eq!(key("5"), Some("empty-field"));
    assert_eq!(key("x2y2"), Some("open-ground"));
    for nowhere in ["73", "0", "", "x1y1", "x12y1", "tower"] {
        assert_eq!(key(nowhere), None, "{nowhere}");
    }
}
