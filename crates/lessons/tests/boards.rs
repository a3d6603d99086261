//! A small board for each rule of a game: `crates/games/<game>/boards.toml` says which position shows it and what is pointed out.
//!
//! The rules page draws them from `web/src/rules/boards/<game>.json`, which is written from these files by `make boards`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use catalog::{AnyGame, GameKind};
use lessons::find;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::refuse::not_played;
use tabletop::{Record, Seat, Status};
use texts::Language;

/// The games of the box.
const GAMES: [GameKind; 4] = [GameKind::Alcazar, GameKind::BigBoss, GameKind::Toledo, GameKind::Salamanca];

/// Writes the boards of the page anew instead of comparing them.
const WRITE: &str = "WRITE_BOARDS";

/// Rules that name what there is before the first move, with the reason why no move can show them.
const WITHOUT_A_MOVE: [(&str, &str); 19] = [
    ("C-1", "the board"),
    ("C-3", "what is in the box"),
    ("C-4", "what everybody has at the start"),
    ("A-1", "what is in the box"),
    ("A-2", "what everybody has at the start"),
    ("B-1", "what is in the box"),
    ("B-2", "what everybody has at the start"),
    ("S-1", "the board"),
    ("S-2", "what is in the box"),
    ("S-3", "which tiles have one colour"),
    ("S-4", "which cards are dealt"),
    ("S-5", "what lies where at the start"),
    ("S-6", "for how many, and which rules are others for two"),
    ("T-1", "the street"),
    ("T-3", "what is in the box"),
    ("T-4", "what is in the box"),
    ("T-5", "what is in the box"),
    ("T-6", "what is in the box"),
    ("T-7", "what everybody has at the start"),
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardsFile {
    positions: BTreeMap<String, PositionSource>,
    rules: BTreeMap<String, OneOrMany<RuleBoardFile>>,
    /// What the overview shows, in its order.
    overview: Vec<RuleBoardFile>,
}

/// What is mostly one thing and sometimes several.
#[derive(Deserialize)]
#[serde(untagged)]
enum OneOrMany<T> {
    One(T),
    Many(Vec<T>),
}

impl<T> Default for OneOrMany<T> {
    fn default() -> Self {
        Self::Many(Vec::new())
    }
}

impl<T> OneOrMany<T> {
    fn all(&self) -> &[T] {
        match self {
            Self::One(one) => std::slice::from_ref(one),
            Self::Many(many) => many,
        }
    }
}

/// Where a position comes from.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "lowercase")]
enum PositionSource {
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
struct RuleBoardFile {
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
    /// Events that the last move brings, each with some of its fields.
    #[serde(default)]
    brings: Vec<Map<String, Value>>,
    /// Moves that can be made now.
    #[serde(default)]
    allowed: OneOrMany<String>,
    /// What the first of them would bring.
    #[serde(default)]
    then: Vec<Map<String, Value>>,
    /// Moves that this very rule forbids now.
    #[serde(default)]
    refused: OneOrMany<String>,
    /// The rule that forbids them, where this one only points to it.
    by: Option<String>,
    /// What the game says of a place: its name, the key of a line, and some of its values.
    #[serde(default)]
    explained: Vec<Map<String, Value>>,
    /// How the game has ended.
    #[serde(default)]
    places: Vec<u8>,
}

impl RuleBoardFile {
    /// Whether the game is asked for what the rule says.
    fn is_tried(&self) -> bool {
        let moves = self.allowed.all().len() + self.refused.all().len();
        moves + self.brings.len() + self.explained.len() + self.places.len() > 0
    }
}

/// What the page reads.
#[derive(Default, Serialize)]
struct Boards {
    positions: Vec<ShownPosition>,
    /// One or several for each rule.
    rules: BTreeMap<String, Vec<RuleBoard>>,
    overview: Vec<RuleBoard>,
}

#[derive(PartialEq, Serialize)]
struct ShownPosition {
    seats: u8,
    seat: u8,
    view: Value,
}

#[derive(Serialize)]
struct RuleBoard {
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

fn open(game: GameKind, source: &PositionSource) -> Result<AnyGame, String> {
    match source {
        PositionSource::Lesson(id) => {
            Ok(find(game, id).ok_or("there is no such lesson")?.map_err(|it| it.to_string())?.start)
        }
        PositionSource::Dump { dump } => AnyGame::load(Some(game), dump).map_err(|error| error.to_string()),
        PositionSource::Record { record, at } => {
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

fn set_up(game: GameKind, file: &BoardsFile, board: &RuleBoardFile) -> Result<AnyGame, String> {
    let source = file.positions.get(&board.position).ok_or("there is no such position")?;
    let mut position = open(game, source)?;
    for line in &board.moves {
        let (seat, notation) = turn(line)?;
        position.play(seat, notation, None).map_err(|error| format!("`{line}`: {error}"))?;
    }
    Ok(position)
}

/// Whether something told has all of the fields that are wanted.
fn matches(told: &Map<String, Value>, wanted: &Map<String, Value>) -> bool {
    wanted.iter().all(|(name, value)| told.get(name) == Some(value))
}

fn check_events(position: &AnyGame, wanted: &[Map<String, Value>]) -> Result<(), String> {
    if wanted.is_empty() {
        return Ok(());
    }
    let told = position.told_in_full(position.moves_made().saturating_sub(1));
    let events = told.map(|told| told.events).unwrap_or_default();
    let is_told =
        |one: &&Map<String, Value>| events.iter().filter_map(Value::as_object).any(|it| matches(it, one));
    match wanted.iter().find(|one| !is_told(one)) {
        Some(missing) => Err(format!("the move brings {events:?}, not {missing:?}")),
        None => Ok(()),
    }
}

fn check_allowed(position: &AnyGame, board: &RuleBoardFile) -> Result<(), String> {
    for line in board.allowed.all() {
        let (seat, notation) = turn(line)?;
        position.why_not(seat, notation).map_err(|error| format!("`{line}`: {error}"))?;
    }
    let Some(first) = board.allowed.all().first() else {
        return if board.then.is_empty() { Ok(()) } else { Err("`then` needs a move".to_owned()) };
    };
    let (seat, notation) = turn(first)?;
    let mut later = position.clone();
    later.play(seat, notation, None).map_err(|error| format!("`{first}`: {error}"))?;
    check_events(&later, &board.then)
}

fn check_refused(position: &AnyGame, board: &RuleBoardFile, rule: Option<&str>) -> Result<(), String> {
    let wanted = board.by.as_deref().or(rule);
    for line in board.refused.all() {
        let (seat, notation) = turn(line)?;
        let refused =
            position.why_not(seat, notation).map_err(not_played).err().and_then(|problem| problem.rule);
        if refused.as_deref() != wanted {
            return Err(format!("`{line}` is refused by {refused:?}"));
        }
    }
    Ok(())
}

/// A line of an explanation as one flat object.
fn flat(line: &Value) -> Map<String, Value> {
    let mut values = line["values"].as_object().cloned().unwrap_or_default();
    for name in ["key", "amount"] {
        if let Some(value) = line.get(name) {
            values.insert(name.to_owned(), value.clone());
        }
    }
    values
}

fn check_explained(position: &AnyGame, viewer: Seat, wanted: &Map<String, Value>) -> Result<(), String> {
    let mut wanted = wanted.clone();
    let place = wanted.remove("place").ok_or("an explanation names its place")?;
    let place = place.as_str().ok_or("a place is a text")?;
    let explained =
        position.explain(Some(viewer), place).ok_or_else(|| format!("there is no place {place}"))?;
    let explained = serde_json::to_value(explained).map_err(|error| error.to_string())?;
    let lines: Vec<_> = explained["lines"].as_array().into_iter().flatten().map(flat).collect();
    if lines.iter().any(|line| matches(line, &wanted)) {
        return Ok(());
    }
    Err(format!("{place} is explained by {lines:?}, not {wanted:?}"))
}

fn check_places(position: &AnyGame, wanted: &[u8]) -> Result<(), String> {
    match position.status() {
        _ if wanted.is_empty() => Ok(()),
        Status::Finished(outcome) if *outcome.places == *wanted => Ok(()),
        status => Err(format!("the places are {wanted:?}, not {status:?}")),
    }
}

fn check_points(position: &AnyGame, board: &RuleBoardFile, viewer: Seat) -> Result<(), String> {
    for place in board.points.iter().filter_map(|point| point.strip_prefix("place:")) {
        position.explain(Some(viewer), place).ok_or_else(|| format!("there is no place {place}"))?;
    }
    if board.points.is_empty() { Err("nothing is pointed out".to_owned()) } else { Ok(()) }
}

/// What is wrong with a board for a rule, or for the overview when there is none.
fn check(position: &AnyGame, board: &RuleBoardFile, rule: Option<&str>) -> Result<(), String> {
    let viewer = Seat::try_from(board.seat).map_err(|_| "there is no such seat")?;
    check_events(position, &board.brings)?;
    check_allowed(position, board)?;
    check_refused(position, board, rule)?;
    for wanted in &board.explained {
        check_explained(position, viewer, wanted)?;
    }
    check_places(position, &board.places)?;
    check_points(position, board, viewer)
}

/// Writes a board down for the page; equal positions are written once.
fn write(boards: &mut Boards, position: &AnyGame, board: &RuleBoardFile) -> RuleBoard {
    let viewer = Seat::try_from(board.seat).ok();
    let view = serde_json::to_value(position.view(viewer)).expect("a view is JSON");
    let position = ShownPosition { seats: position.seats(), seat: board.seat, view };
    let number = boards.positions.iter().position(|known| *known == position).unwrap_or_else(|| {
        boards.positions.push(position);
        boards.positions.len() - 1
    });
    RuleBoard {
        position: number,
        parts: board.parts.clone(),
        points: board.points.clone(),
        whole: board.whole,
    }
}

fn boards_of(game: GameKind) -> Result<Boards, Vec<String>> {
    let file = boards_file(game);
    let mut boards = Boards::default();
    let mut problems = Vec::new();
    let rules =
        file.rules.iter().flat_map(|(rule, boards)| boards.all().iter().map(move |it| (Some(rule), it)));
    for (rule, board) in rules.chain(file.overview.iter().map(|board| (None, board))) {
        let made = set_up(game, &file, board)
            .and_then(|position| check(&position, board, rule.map(String::as_str)).map(|()| position));
        match (made, rule) {
            (Ok(position), Some(rule)) => {
                let written = write(&mut boards, &position, board);
                boards.rules.entry(rule.clone()).or_default().push(written);
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

/// A rule that says what may be done, what may not, or what it pays, is tried; those that cannot be are listed with the reason.
#[test]
fn every_rule_is_tried_on_its_boards_but_those_that_name_what_there_is() {
    for game in GAMES {
        for (rule, boards) in boards_file(game).rules {
            let reason = WITHOUT_A_MOVE.iter().find(|(one, _)| *one == rule).map(|(_, reason)| *reason);
            let tried = boards.all().iter().filter(|board| board.is_tried()).count();
            let wanted = if reason.is_some() { 0 } else { boards.all().len() };
            assert_eq!(tried, wanted, "{game} {rule}: boards that are tried; exception: {reason:?}");
        }
    }
}

/// How the words of a rule's boards are called: `c-17`, `c-17-2`, `c-17-3`.
fn caption_keys(rule: &str, boards: usize) -> impl Iterator<Item = String> {
    let first = rule.to_lowercase();
    (1..=boards).map(move |number| if number == 1 { first.clone() } else { format!("{first}-{number}") })
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
        for (rule, boards) in boards_file(game).rules {
            wanted.entry(file).or_default().extend(caption_keys(&rule, boards.all().len()));
        }
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

/// The one board of the rule about condes, to be spoilt.
fn conde_board() -> RuleBoardFile {
    match boards_file(GameKind::Salamanca).rules.remove("S-26") {
        Some(OneOrMany::One(board)) => board,
        _ => panic!("S-26 has one board"),
    }
}

/// What the rules have outgrown is named: a move that is no longer legal, one that another rule forbids, one that brings something else.
#[test]
fn a_board_that_the_rules_have_outgrown_is_named() {
    let file = boards_file(GameKind::Salamanca);
    let board = conde_board();
    let position = set_up(GameKind::Salamanca, &file, &board).expect("it can be set up");
    let changed = |change: fn(&mut RuleBoardFile)| {
        let mut board = conde_board();
        change(&mut board);
        check(&position, &board, Some("S-26"))
    };
    let one = |name: &str, value: Value| Map::from_iter([(name.to_owned(), value)]);
    assert_eq!(changed(|_| ()), Ok(()));
    assert!(check(&position, &board, Some("S-30")).unwrap_err().contains("refused by"));
    assert!(changed(|board| board.allowed = OneOrMany::One("0 conde g6".to_owned())).is_err());
    assert!(changed(|board| board.points = vec!["place:z9".to_owned()]).is_err());
    assert!(changed(|board| board.places = vec![1, 2, 3]).is_err());
    for told in ["building-sold", "conde-set"] {
        let event = one("event", told.into());
        let brought =
            check(&position, &RuleBoardFile { brings: vec![event.clone()], ..conde_board() }, Some("S-26"));
        assert!(brought.unwrap_err().contains("brings"), "nothing has been played");
        let then = check(&position, &RuleBoardFile { then: vec![event], ..conde_board() }, Some("S-26"));
        assert_eq!(then.is_ok(), told == "conde-set");
    }
    for value in [6, 7] {
        let mut area = one("place", "d3".into());
        area.extend([("key".to_owned(), "area".into()), ("value".to_owned(), value.into())]);
        let explained =
            check(&position, &RuleBoardFile { explained: vec![area], ..conde_board() }, Some("S-26"));
        assert_eq!(explained.is_ok(), value == 6);
    }
    let unplayable = RuleBoardFile { moves: vec!["1 end".to_owned()], ..board };
    assert!(set_up(GameKind::Salamanca, &file, &unplayable).unwrap_err().contains("`1 end`"));
}
