//! What the tests share: positions in text, and the audit of a state.
#![allow(dead_code, reason = "each test file uses a part of it")]

use serde_json::{Value, json};
use tabletop::{Game, Random, Rng, Seat, try_play};
use toledo::{Card, Event, Move, Toledo};

/// A short street with few cards, so that everything runs out soon.
pub(crate) fn small_edition() -> String {
    let pictures = |value: u8| {
        format!(
            "{value} = [\"violet attacker\", \"brown defender\", \"neutral defender\", \"orange attacker\"]\n"
        )
    };
    let cards: String = (1..=6).map(pictures).collect();
    format!(
        "[street]\nfields = 6\ntaverns = [2]\nartists = [4]\nartist_price = 3\n\
         [[street.rows]]\nname = \"low\"\nprice = 1\nlast = 3\n\
         [[street.rows]]\nname = \"high\"\nprice = 3\nlast = 6\n\
         [cards]\n{cards}\
         [[swords]]\npoints = 2\nsteel = 1\ngems = 0\ncopies = 1\n\
         [[swords]]\npoints = 5\nsteel = 1\ngems = 1\ncopies = 1\n\
         [paintings]\npoints = [2]\n\
         [fencing_tiles]\nviolet = 1\nbrown = 1\norange = 0\nmovement = 2\n\
         [materials]\nsteel = 3\ngems = 2\n"
    )
}

/// T-3 to T-7, T-13: everything in the box is somewhere, exactly once, and no circle is overfull. Reading a dump checks all
/// of it, so a state that reads back is whole; the sums are counted here once more, without the engine's help.
pub(crate) fn audit(game: &Toledo) -> Result<(), String> {
    let file = serde_json::to_value(game).map_err(|error| error.to_string())?;
    if game.options().edition.is_none() {
        count_the_box(&file)?;
    }
    serde_json::from_value::<Toledo>(file).map(|_| ()).map_err(|error| error.to_string())
}

fn count_the_box(file: &Value) -> Result<(), String> {
    let players = file["players"].as_array().ok_or("players are a list")?;
    let len = |value: &Value| value.as_array().map_or(0, Vec::len);
    let sum = |name: &str| players.iter().map(|player| player[name].as_u64().unwrap_or(99)).sum::<u64>();
    let sum_len = |name: &str| players.iter().map(|player| len(&player[name])).sum::<usize>();
    let supply = &file["supply"];
    let expect = |what: &str, found: usize, wanted: usize| {
        if found == wanted { Ok(()) } else { Err(format!("{found} {what} instead of {wanted}")) }
    };
    let open = usize::from(!file["played"].is_null());
    expect("cards", sum_len("hand") + len(&file["pile"]) + len(&file["discards"]) + open, 84)?;
    expect("steel", (sum("steel") + supply["steel"].as_u64().unwrap_or(99)) as usize, 23)?;
    expect("gems", (sum("gems") + supply["gems"].as_u64().unwrap_or(99)) as usize, 20)?;
    expect("swords", sum_len("swords") + sum_len("brought") + len(&supply["swords"]), 19)?;
    expect("paintings", sum_len("paintings") + len(&supply["paintings"]), 6)?;
    expect("fencing tiles", sum_len("tiles") + len(&supply["tiles"]), 16)?;
    expect("shops", sum_len("shops") + len(&file["street"]), 8 * players.len())?;
    let on_its_way = usize::from(file["step"]["full"].is_u64());
    let pawns = (sum("cathedral") + sum("alcazar")) as usize + sum_len("fields") + on_its_way;
    expect("pawns", pawns, 5 * players.len())
}

/// A position from lines such as these, in any order; what is not said is as at the start, with empty hands:
///
/// ```text
/// seats 3            turn 1           round 7          closing 0
/// shop 7 0 gem-1     the shop of seat 0 on field 7
/// hand 0 4 4 2       cards by value, or by number as 4-3
/// pawns 0 7 7 alcazar
/// steel 0 3          gems 0 1         tiles 0 violet movement
/// swords 0 12        brought 0 7      paintings 0 3 2
/// step more          step full 7      step shop 7
/// played 2 odd 4 -   first value, whether it may be odd, other value, whether it may be odd
/// pile 2-1 3-1       the top of the pile
/// discards all       everything else is in the discards, not in the pile
/// ```
pub(crate) fn position(text: &str) -> Toledo {
    match try_position(text) {
        Ok(game) => game,
        Err(error) => panic!("{error}\nin the position\n{text}"),
    }
}

pub(crate) fn try_position(text: &str) -> Result<Toledo, String> {
    serde_json::from_value(position_file(text)).map_err(|error| error.to_string())
}

/// The dump of a position, to be broken by a test.
pub(crate) fn position_file(text: &str) -> Value {
    let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
    let seats =
        lines.iter().find(|words| words.first() == Some(&"seats")).map_or(2, |words| number(words[1]));
    let deal = tabletop::Deal::from_seed(1);
    let start = Toledo::start(seats as u8, &toledo::Options::default(), deal).expect("a start");
    let mut file = serde_json::to_value(start).expect("a dump");
    file["start_seat"] = json!(0);
    file["turn_seat"] = json!(0);
    file["pile"] = json!([]);
    let mut cards = CardBox::new();
    for seat in 0..seats {
        file["players"][seat]["hand"] = json!([]);
    }
    for words in lines.iter().filter(|words| !words.is_empty()) {
        read_line(&mut file, &mut cards, words);
    }
    cards.put_rest(&mut file, lines.iter().any(|words| words == &["discards", "all"]));
    file
}

fn read_line(file: &mut Value, cards: &mut CardBox, words: &[&str]) {
    let seat = words.get(1).and_then(|word| word.parse::<usize>().ok()).unwrap_or(0);
    match words[0] {
        "seats" | "discards" => {}
        "turn" => file["turn_seat"] = json!(seat),
        "start" => file["start_seat"] = json!(seat),
        "round" => file["round"] = json!(seat),
        "closing" => file["closing_seat"] = json!(seat),
        "shop" => lay(file, number(words[1]), number(words[2]), words[3]),
        "hand" => file["players"][seat]["hand"] = cards.take(&words[2..]),
        "pawns" => put_pawns(file, seat, &words[2..]),
        "steel" | "gems" => {
            let count = number(words[2]);
            file["players"][seat][words[0]] = json!(count);
            let left = file["supply"][words[0]].as_u64().expect("a number") as usize;
            file["supply"][words[0]] = json!(left - count);
        }
        "tiles" | "swords" | "brought" | "paintings" => hold(file, words[0], seat, &words[2..]),
        "step" => {
            file["step"] =
                if words.len() > 2 { json!({ words[1]: number(words[2]) }) } else { json!(words[1]) };
        }
        "played" => {
            file["played"] = json!({
                "first": cards.take(&words[1..2])[0],
                "first_may_be_odd": words[2] == "odd",
                "other": words.get(3).map(|word| number(word)),
                "other_may_be_odd": words.get(4) == Some(&"odd"),
            });
        }
        "pile" => file["pile"] = cards.take(&words[1..]),
        other => panic!("no such line: {other}"),
    }
}

fn number(word: &str) -> usize {
    word.parse().unwrap_or_else(|_| panic!("`{word}` is no number"))
}

fn lay(file: &mut Value, field: usize, owner: usize, shop: &str) {
    let in_hand = file["players"][owner]["shops"].as_array_mut().expect("a list");
    in_hand.retain(|other| other != shop);
    let laid = json!({ "field": field, "owner_seat": owner, "shop": shop });
    file["street"].as_array_mut().expect("a list").push(laid);
}

fn put_pawns(file: &mut Value, seat: usize, places: &[&str]) {
    let alcazar = places.iter().filter(|place| **place == "alcazar").count();
    let away = places.iter().filter(|place| **place == "away").count();
    let fields: Vec<usize> = places.iter().filter_map(|place| place.parse().ok()).collect();
    let player = &mut file["players"][seat];
    player["cathedral"] = json!(5 - alcazar - fields.len() - away);
    player["alcazar"] = json!(alcazar);
    player["fields"] = json!(fields);
}

/// Gives things to a player from the supply.
fn hold(file: &mut Value, what: &str, seat: usize, things: &[&str]) {
    let from = if what == "brought" { "swords" } else { what };
    for thing in things {
        let value = thing.parse::<u8>().map_or_else(|_| json!(thing), |points| json!(points));
        let supply = file["supply"][from].as_array_mut().expect("a list");
        let index = supply.iter().position(|other| *other == value).expect("it is in the supply");
        supply.remove(index);
        file["players"][seat][what].as_array_mut().expect("a list").push(value);
    }
}

/// The cards that have not been placed yet.
struct CardBox(Vec<Card>);

impl CardBox {
    fn new() -> Self {
        Self(
            (1..=6)
                .flat_map(|value| (1..=14).map(move |number| Card::new(value, number).expect("a card")))
                .collect(),
        )
    }

    /// Cards by number, as `4-3`, or the lowest of a value, as `4`.
    fn take(&mut self, words: &[&str]) -> Value {
        let mut take = |word: &&str| {
            let fits = |card: &Card| card.to_string() == **word || card.value().to_string() == **word;
            let index = self.0.iter().position(fits).unwrap_or_else(|| panic!("no card {word} is left"));
            self.0.remove(index)
        };
        json!(words.iter().map(&mut take).collect::<Vec<Card>>())
    }

    fn put_rest(self, file: &mut Value, discard: bool) {
        let chosen = file["pile"].as_array().cloned().unwrap_or_default();
        let rest: Vec<Value> = self.0.into_iter().map(|card| json!(card)).collect();
        if discard {
            file["pile"] = json!(chosen);
            file["discards"] = json!(rest);
        } else {
            file["pile"] = json!(chosen.into_iter().chain(rest).collect::<Vec<_>>());
            file["discards"] = json!([]);
        }
    }
}

/// The legal moves of the seat whose turn it is, in notation, sorted, without laying shops, which is nearly always legal.
pub(crate) fn moves(game: &Toledo) -> Vec<String> {
    let mut moves = all_moves(game);
    moves.retain(|mv| !mv.starts_with("lay "));
    moves
}

pub(crate) fn all_moves(game: &Toledo) -> Vec<String> {
    let mut moves = Vec::new();
    if let Some(seat) = game.status().waiting().first() {
        game.legal_moves(seat, &mut moves);
    }
    let mut notations: Vec<String> = moves.iter().map(Move::to_string).collect();
    notations.sort();
    notations
}

/// Plays moves of whoever is to move and answers the events of the last.
pub(crate) fn play(game: &mut Toledo, moves: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for notation in moves {
        events.clear();
        let seat = game.status().waiting().first().expect("the game goes on");
        let mv: Move = notation.parse().expect("a move");
        if let Err(refusal) = try_play(game, seat, &mv, &mut events) {
            panic!("`{notation}` of seat {seat} is refused: {refusal}\n{:?}", all_moves(game));
        }
    }
    events
}

/// The position after some moves.
pub(crate) fn after(text: &str, moves: &[&str]) -> Toledo {
    let mut game = position(text);
    play(&mut game, moves);
    game
}

/// Why the seat on turn may not make a move, as `key: rule` with the values between.
pub(crate) fn refusal(game: &Toledo, notation: &str) -> String {
    let seat = game.status().waiting().first().unwrap_or(Seat::new(0));
    match game.why_not(seat, &notation.parse().expect("a move")) {
        Ok(()) => "legal".to_owned(),
        Err(refusal) => refusal.to_string(),
    }
}

/// A part of the dump, by its path: `players/0/steel`.
pub(crate) fn part(game: &Toledo, path: &str) -> Value {
    let file = serde_json::to_value(game).expect("a dump");
    file.pointer(&format!("/{path}")).unwrap_or(&Value::Null).clone()
}

/// Prefers movement, so that streets fill up and chains occur.
pub(crate) fn lively_move(game: &Toledo, rng: &mut Rng) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(game.turn(), &mut moves);
    let lively: Vec<Move> = moves
        .iter()
        .filter(|mv| !matches!(mv, Move::Lay { .. } | Move::Home { .. } | Move::End | Move::Skip))
        .copied()
        .collect();
    let chosen = if rng.below(4) == 0 { &moves } else { &lively };
    *rng.pick(chosen).or_else(|| rng.pick(&moves)).expect("a game that goes on has moves")
}
