//! A board in a mirror is the same board: its positions have as many moves, and the features are those that the mirror says.

use alcazar::Alcazar;
use big_boss::BigBoss;
use castle_box::{Board, Cell, Field, Place};
use encoding::{Encode, Features, Mirror};
use salamanca::Salamanca;
use serde_json::Value;
use tabletop::{Deal, Rng, Seat, Silent};
use toledo::Toledo;

/// Which of columns and rows change sides in each of the mirrors.
const FLIPS: [(bool, bool); 3] = [(true, false), (false, true), (true, true)];

fn flip(number: u8, most: u8, flips: bool) -> u8 {
    if flips { most + 1 - number } else { number }
}

/// A position as text, with all that names a place in the mirror.
fn reflected(value: &Value, key: &str, rename: &impl Fn(&str, &Value) -> Option<Value>) -> Value {
    match value {
        Value::Array(items) => items.iter().map(|item| reflected(item, key, rename)).collect(),
        Value::Object(fields) => {
            let place = |name: &String| match rename("", &Value::String(name.clone())) {
                Some(Value::String(name)) => name,
                _ => name.clone(),
            };
            let entry = |(name, value): (&String, &Value)| (place(name), reflected(value, name, rename));
            Value::Object(fields.iter().map(entry).collect())
        }
        plain => rename(key, plain).unwrap_or_else(|| plain.clone()),
    }
}

/// Fields and cells of the box that Alcazar and Das neue Big Boss share.
fn in_the_box((columns, rows): (bool, bool)) -> impl Fn(&str, &Value) -> Option<Value> {
    let board = Board::standard();
    let image = move |cell: Cell| {
        let (column, row) = board.column_and_row(cell);
        board.cell_at(flip(column, 11, columns), flip(row, 11, rows)).map(|cell| board.place(cell))
    };
    let standard = Board::standard();
    move |key, value| match value {
        Value::Number(number) if ["hand", "seen", "open", "pile"].contains(&key) => {
            let field = Field::new(u8::try_from(number.as_u64()?).ok()?)?;
            image(field.cell())?.field().map(|field| field.number().into())
        }
        Value::String(text) => {
            let place: Place = text.parse().ok()?;
            image(standard.cell(place)?).map(|place| place.to_string().into())
        }
        _ => None,
    }
}

fn of_salamanca((columns, rows): (bool, bool)) -> impl Fn(&str, &Value) -> Option<Value> {
    move |key, value| {
        let cell = value.as_str().filter(|_| key == "cell")?.as_bytes();
        let column = flip(cell[0] - b'a' + 1, 9, columns) - 1 + b'a';
        Some(format!("{}{}", char::from(column), flip(cell[1] - b'0', 8, rows)).into())
    }
}

fn sorted(encode: impl FnOnce(&mut Features), images: Option<&[u16]>) -> Vec<u16> {
    let mut features = Features::new();
    encode(&mut features);
    let image = |feature: &u16| images.map_or(*feature, |images| images[usize::from(*feature)]);
    let mut features: Vec<u16> = features.as_slice().iter().map(image).collect();
    features.sort_unstable();
    features
}

/// All that is encoded of a position, as it reads in the mirror.
fn lists<G: Encode>(game: &G, mirror: Option<&Mirror>) -> Vec<Vec<u16>> {
    let mut lists = vec![sorted(|out| game.common(out), mirror.map(|mirror| &mirror.common[..]))];
    for seat in Seat::all(game.seats()) {
        lists.push(sorted(|out| game.seat(seat, out), mirror.map(|mirror| &mirror.seat[..])));
        lists.push(sorted(|out| game.own(seat, out), mirror.map(|mirror| &mirror.own[..])));
    }
    lists
}

/// Which end of a bridge or of a trade comes first follows from the numbers of the fields, and these run another way in a mirror.
fn has_ordered_ends<G: Encode>(mv: &G::Move) -> bool {
    let notation = mv.to_string();
    notation.starts_with("bridge") || notation.starts_with("trade")
}

/// The features of all moves, whatever their order; of those with ordered ends only that they are there.
fn moves<G: Encode>(game: &G, seat: Seat, mirror: Option<&Mirror>) -> Vec<Vec<u16>> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let images = mirror.map(|mirror| &mirror.action[..]);
    let encode = |mv: &G::Move, out: &mut Features| {
        if !has_ordered_ends::<G>(mv) {
            game.action(seat, mv, out);
        }
    };
    let mut lists: Vec<_> = moves.iter().map(|mv| sorted(|out| encode(mv, out), images)).collect();
    lists.sort();
    lists
}

fn check<G: Encode, R: Fn(&str, &Value) -> Option<Value>>(rename: impl Fn((bool, bool)) -> R) {
    let mirrors = G::mirrors();
    assert_eq!(mirrors.len(), FLIPS.len());
    let mut looks = 0;
    for seats in G::SEATS {
        let mut rng = Rng::new(u64::from(seats));
        let mut game = G::start(seats, &G::Options::default(), Deal::from_seed(3)).expect("a good game");
        for number in 0.. {
            let Some(seat) = game.status().waiting().first() else { break };
            if number % 9 == 0 {
                let text = serde_json::to_value(&game).expect("a text");
                for (mirror, flips) in mirrors.iter().zip(FLIPS) {
                    let image = reflected(&text, "", &rename(flips));
                    let image: G = serde_json::from_value(image).expect("a position in the mirror");
                    assert_eq!(lists(&image, None), lists(&game, Some(mirror)), "{} {flips:?}", G::NAME);
                    assert_eq!(moves(&image, seat, None), moves(&game, seat, Some(mirror)), "{}", G::NAME);
                    looks += 1;
                }
            }
            let mv = game.random_move(seat, &mut rng, &mut Vec::new()).expect("a move");
            game.play(seat, &mv, &mut Silent);
        }
    }
    assert!(looks > 100, "{looks}");
}

#[test]
fn positions_in_a_mirror_have_the_features_and_the_moves_that_it_says() {
    check::<Alcazar, _>(in_the_box);
    check::<BigBoss, _>(in_the_box);
    check::<Salamanca, _>(of_salamanca);
}

#[test]
fn a_street_has_no_mirror() {
    assert_eq!(Toledo::mirrors(), []);
}
