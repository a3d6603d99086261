//! A small board for each rule of a game: `crates/games/<game>/boards.toml` says which position shows it and what is pointed out.
//!
//! The rules page draws them from `web/src/rules/boards/<game>.json`, which is written from these files by `make boards`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use catalog::{AnyGame, GameKind};
use lessons::find;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::refuse::not_played;
use tabletop::{Record, Seat};
use texts::Language;

/// The games of the box.
const GAMES: [GameKind; 4] = [GameKind::Alcazar, GameKind::BigBoss, GameKind::Toledo, GameKind::Salamanca];

/// Writes the boards of the page anew instead of comparing them.
const WRITE: &str = "WRITE_BOARDS";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardsFile {
    positions: BTreeMap<String, Source>,
    rules: BTreeMap<String, BoardFile>,
    /// What the overview shows, in its order.
    overview: Vec<BoardFile>,
}

/// Where a position comes from.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "lowercase")]
enum Source {
    /// The beginning of a lesson.
    Lesson(String),
    /// A recorded game after so many moves.
    #[serde(untagged)]
    Record {
        record: String,
        #[serde(default)]
        at: usize,
    },
    #[serde(untagged)]
    Dump { dump: String },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    position: String,
    /// What is played there first, as in a record: `0 build 38`.
    #[serde(default)]
    moves: Vec<String>,
    /// Through whose eyes the table is seen.
    #[serde(default)]
    seat: u8,
    /// What is pointed out: a place (`place:38`), a thing that can be chosen (`card:3`), a sign (`sign:money`).
    #[serde(default)]
    points: Vec<String>,
    /// What of the table is shown; the board when left out.
    #[serde(default)]
    parts: Vec<String>,
    /// The whole board and not only what lies around the places pointed out.
    #[serde(default)]
    whole: bool,
    /// What the last move brings.
    event: Option<String>,
    /// A move that can be made now.
    allowed: Option<String>,
    /// A move that this very rule forbids now.
    refused: Option<String>,
}

/// What the page reads.
#[derive(Default, Serialize)]
struct Boards {
    positions: Vec<Position>,
    rules: BTreeMap<String, Board>,
    overview: Vec<Board>,
}

#[derive(PartialEq, Serialize)]
struct Position {
    seats: u8,
    seat: u8,
    view: Value,
}

#[derive(Serialize)]
struct Board {
    /// Its place among the positions.
    position: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    parts: Vec<String>,
    points: Vec<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    whole: bool,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn boards_file(game: GameKind) -> BoardsFile {
    let path = root().join(format!("crates/games/{game}/boards.toml"));
    toml::from_str(&read(&path)).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn open(game: GameKind, source: &Source) -> Result<AnyGame, String> {
    match source {
        Source::Lesson(id) => {
            Ok(find(game, id).ok_or("there is no such lesson")?.map_err(|it| it.to_string())?.start)
        }
        Source::Dump { dump } => AnyGame::load(Some(game), dump).map_err(|error| error.to_string()),
        Source::Record { record, at } => {
            let path = root().join(format!("crates/games/{game}/tests/playthroughs/{record}.txt"));
            let mut record: Record = read(&path).parse().map_err(|_| "the record cannot be read")?;
            record.moves.truncate(*at);
            // It ends earlier than it was played.
            record.outcome = None;
            AnyGame::replay(&record).map_err(|error| error.to_string())
        }
    }
}

/// A seat and what it does: `0 build 38`.
fn turn(line: &str) -> Result<(Seat, &str), String> {
    let parts = line.split_once(' ').and_then(|(seat, notation)| Some((seat.parse::<u8>().ok()?, notation)));
    let (seat, notation) = parts.ok_or_else(|| format!("`{line}` is no seat with a move"))?;
    Ok((Seat::try_from(seat).map_err(|_| format!("`{line}` names no seat"))?, notation))
}

fn set_up(game: GameKind, file: &BoardsFile, board: &BoardFile) -> Result<AnyGame, String> {
    let source = file.positions.get(&board.position).ok_or("there is no such position")?;
    let mut position = open(game, source)?;
    for line in &board.moves {
        let (seat, notation) = turn(line)?;
        position.play(seat, notation, None).map_err(|error| format!("`{line}`: {error}"))?;
    }
    Ok(position)
}

/// What is wrong with a board for a rule, or for the overview when there is none.
fn check(position: &AnyGame, board: &BoardFile, rule: Option<&str>) -> Result<(), String> {
    if let Some(wanted) = &board.event {
        let told = position.told_in_full(position.moves_made().saturating_sub(1));
        let events = told.map(|told| told.events).unwrap_or_default();
        let found: Vec<_> = events.iter().filter_map(|event| event["event"].as_str()).collect();
        if !found.contains(&wanted.as_str()) {
            return Err(format!("the last move brings {found:?}, not {wanted}"));
        }
    }
    if let Some(line) = &board.allowed {
        let (seat, notation) = turn(line)?;
        position.why_not(seat, notation).map_err(|error| format!("`{line}`: {error}"))?;
    }
    if let Some(line) = &board.refused {
        let (seat, notation) = turn(line)?;
        let refused =
            position.why_not(seat, notation).map_err(not_played).err().and_then(|problem| problem.rule);
        if refused.as_deref() != rule {
            return Err(format!("`{line}` is refused by {refused:?}"));
        }
    }
    let viewer = Seat::try_from(board.seat).map_err(|_| "there is no such seat")?;
    for place in board.points.iter().filter_map(|point| point.strip_prefix("place:")) {
        position.explain(Some(viewer), place).ok_or_else(|| format!("there is no place {place}"))?;
    }
    if board.points.is_empty() {
        return Err("nothing is pointed out".to_owned());
    }
    Ok(())
}

/// Writes a board down for the page; equal positions are written once.
fn write(boards: &mut Boards, position: &AnyGame, board: &BoardFile) -> Board {
    let viewer = Seat::try_from(board.seat).ok();
    let view = serde_json::to_value(position.view(viewer)).expect("a view is JSON");
    let position = Position { seats: position.seats(), seat: board.seat, view };
    let number = boards.positions.iter().position(|known| *known == position).unwrap_or_else(|| {
        boards.positions.push(position);
        boards.positions.len() - 1
    });
    Board { position: number, parts: board.parts.clone(), points: board.points.clone(), whole: board.whole }
}

fn boards_of(game: GameKind) -> Result<Boards, Vec<String>> {
    let file = boards_file(game);
    let mut boards = Boards::default();
    let mut problems = Vec::new();
    let rules = file.rules.iter().map(|(rule, board)| (Some(rule), board));
    for (rule, board) in rules.chain(file.overview.iter().map(|board| (None, board))) {
        let made = set_up(game, &file, board)
            .and_then(|position| check(&position, board, rule.map(String::as_str)).map(|()| position));
        match (made, rule) {
            (Ok(position), Some(rule)) => {
                let written = write(&mut boards, &position, board);
                boards.rules.insert(rule.clone(), written);
            }
            (Ok(position), None) => {
                let written = write(&mut boards, &position, board);
                boards.overview.push(written);
            }
            (Err(problem), _) => problems.push(format!("{game} {rule:?}: {problem}")),
        }
    }
    if problems.is_empty() { Ok(boards) } else { Err(problems) }
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it is JSON")
}

/// One position or board a line, so that a change of one is seen as such.
fn to_text(boards: &Boards) -> String {
    let positions: Vec<String> = boards.positions.iter().map(line).collect();
    let rules: Vec<String> =
        boards.rules.iter().map(|(rule, board)| format!("{rule:?}: {}", line(board))).collect();
    let overview: Vec<String> = boards.overview.iter().map(line).collect();
    format!(
        "{{\n\"positions\": [\n{}\n],\n\"rules\": {{\n{}\n}},\n\"overview\": [\n{}\n]\n}}\n",
        positions.join(",\n"),
        rules.join(",\n"),
        overview.join(",\n")
    )
}

#[test]
fn every_board_shows_what_its_rule_says_and_the_page_has_it() {
    let mut problems = Vec::new();
    for game in GAMES {
        let path = root().join(format!("web/src/rules/boards/{game}.json"));
        match boards_of(game).map(|boards| to_text(&boards)) {
            Err(found) => problems.extend(found),
            Ok(text) if std::env::var_os(WRITE).is_some() => {
                std::fs::write(path, text).expect("it can be written");
            }
            Ok(text) if text != read(&path) => {
                problems.push(format!("{game}: `make boards` writes another file"));
            }
            Ok(_) => {}
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn no_rule_is_without_a_board_and_no_board_without_its_rule() {
    for game in GAMES {
        let shown: BTreeSet<String> = boards_file(game).rules.into_keys().collect();
        let rules: BTreeSet<String> = game.rule_book().rules().map(|rule| rule.id.clone()).collect();
        let without: Vec<_> = rules.difference(&shown).collect();
        assert!(without.is_empty(), "{game}: rules without a board: {without:?}");
        assert_eq!(shown, rules, "{game}");
    }
}

/// The words below a board are found by the number of its rule; both castle games share theirs.
#[test]
fn every_board_has_its_words_in_every_language_and_no_words_are_left_over() {
    let mut wanted: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for game in GAMES {
        let file = match game {
            GameKind::Alcazar | GameKind::BigBoss => "castles",
            _ => game.name(),
        };
        let keys = boards_file(game).rules.into_keys().map(|rule| rule.to_lowercase());
        wanted.entry(file).or_default().extend(keys);
    }
    for (file, keys) in wanted {
        for language in Language::ALL {
            let path = root().join(format!("texts/{language}/boards-{file}.ftl"));
            let text = read(&path);
            let written =
                text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
            let written: BTreeSet<String> = written.filter(|key| !key.starts_with(['#', ' ', '-'])).collect();
            assert_eq!(written, keys, "{}", path.display());
        }
    }
}

/// What the rules have outgrown is named: a move that is no longer legal, and one that another rule forbids.
#[test]
fn a_board_that_the_rules_have_outgrown_is_named() {
    let mut file = boards_file(GameKind::Salamanca);
    let board = file.rules.remove("S-26").expect("there is a board");
    let position = set_up(GameKind::Salamanca, &file, &board).expect("it can be set up");
    let changed = |change: fn(&mut BoardFile)| {
        let mut board = boards_file(GameKind::Salamanca).rules.remove("S-26").expect("there is a board");
        change(&mut board);
        check(&position, &board, Some("S-26"))
    };
    assert_eq!(changed(|_| ()), Ok(()));
    assert!(check(&position, &board, Some("S-30")).unwrap_err().contains("refused by"));
    assert!(changed(|board| board.allowed = board.refused.clone()).is_err());
    assert!(changed(|board| board.points = vec!["place:z9".to_owned()]).is_err());
    assert!(changed(|board| board.event = Some("building-sold".to_owned())).is_err());
    let unplayable = BoardFile { moves: vec!["1 end".to_owned()], ..board };
    assert!(set_up(GameKind::Salamanca, &file, &unplayable).unwrap_err().contains("`1 end`"));
}
