//! Another edition can be played, and a broken one is refused with a clear message.

use salamanca::edition::STANDARD;
use salamanca::{Options, Salamanca};
use tabletop::{Deal, Game};

fn start(text: &str) -> Result<Salamanca, String> {
    let options = Options { open_money: false, edition: Some(text.to_owned()) };
    Salamanca::start(3, &options, Deal::from_seed(1)).map_err(|error| error.to_string())
}

fn refused(from: &str, to: &str) -> String {
    assert!(STANDARD.contains(from), "the edition has no `{from}`");
    start(&STANDARD.replacen(from, to, 1)).expect_err("a broken edition")
}

// S-1, S-2
#[test]
fn another_board_and_other_fertile_tiles_can_be_played() {
    let text = STANDARD.replacen("rows = 8", "rows = 9", 1).replacen("vineyard = 9", "vineyard = 12", 1);
    let game = start(&text).expect("a sound edition");
    assert_eq!(game.edition().cells().len(), 81);
    assert_eq!(game.options().edition, Some(text.clone()));
    let file = serde_json::to_string(&game).expect("a file");
    assert_eq!(serde_json::from_str::<Salamanca>(&file).expect("it reads back"), game);
    let options = Options { open_money: false, edition: Some(text) };
    let over = tabletop::conformance::random_game::<Salamanca>(3, &options, 5);
    assert_eq!(over.state().round(), 21, "63 tiles, three a round");
}

#[test]
fn the_standard_text_given_as_an_option_plays_like_none() {
    let options = Options { open_money: false, edition: Some(STANDARD.to_owned()) };
    let with = tabletop::conformance::random_game::<Salamanca>(4, &options, 5);
    let without = tabletop::conformance::random_game::<Salamanca>(4, &Options::default(), 5);
    let notation = |game: &tabletop::Playthrough<Salamanca>| {
        game.past().iter().map(|turn| turn.mv.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(notation(&with), notation(&without));
}

#[test]
fn broken_editions_are_refused_with_what_is_wrong() {
    assert!(refused("columns = 9", "columns = 10").contains("10 columns"));
    assert!(refused("rows = 8", "rows = 2").contains("2 rows"));
    assert!(refused("rows = 8", "rows = 7").contains("65 tiles for 63 cells"));
    assert!(refused("farm = 8", "farm = 200").contains("every tile needs a cell"));
    assert!(refused("[last]\nfield = 1", "[last]\nfield = 6").contains("6 normal tiles of field"));
    assert!(refused("columns = 9", "columns = nine").contains("cannot be read"));
    assert!(refused("farm = 8", "windmill = 8").contains("windmill"));
    assert!(start("").expect_err("an empty file").contains("board"));
    assert!(start(&"#".repeat(20_000)).expect_err("a huge file").contains("bytes"));
}

#[test]
fn an_edition_may_be_as_long_and_as_full_as_is_said() {
    let longest = 16 * 1024;
    let comment = format!("\n{}", "#".repeat(longest - STANDARD.len() - 1));
    assert!(start(&format!("{STANDARD}{comment}")).is_ok());
    assert!(start(&format!("{STANDARD}{comment}#")).expect_err("too long").contains("bytes"));
    assert!(start(&STANDARD.replacen("vineyard = 9", "vineyard = 16", 1)).is_ok(), "a tile for every cell");
    assert!(refused("vineyard = 9", "vineyard = 17").contains("73 tiles for 72 cells"));
}

#[test]
fn an_edition_needs_tiles_for_the_first_round() {
    let mut text = String::from("[board]\ncolumns = 9\nrows = 8\n");
    let none = "field = 0\npasture = 0\nlake = 0\nforest = 0\nvineyard = 0\n";
    for name in ["fertile2", "fertile3", "starting", "last"] {
        text = format!("{text}[{name}]\n{none}");
    }
    text.push_str("[buildings]\nfarm = 1\ncastle = 1\nmonastery = 1\n");
    text.push_str("[normal]\nfield = 1\npasture = 0\nlake = 0\nforest = 0\nvineyard = 0\n");
    assert!(start(&text).expect_err("too few tiles").contains("4 tiles for the pile"));
    let enough = text.replace("farm = 1", "farm = 2");
    let started = enough.replace("[starting]\nfield = 0", "[starting]\nfield = 1");
    assert!(start(&started).expect_err("one lies on the board").contains("4 tiles for the pile"));
    let options = Options { open_money: false, edition: Some(enough) };
    let over = tabletop::conformance::random_game::<Salamanca>(3, &options, 5);
    assert_eq!(over.state().round(), 2, "the second round brings two tiles and is the last");
}
