//! What must hold in every state, counted from the written form and not from what the state keeps up to date.

use std::collections::{BTreeMap, BTreeSet};

use big_boss::{BigBoss, StateFile, Step};
use castle_box::Place;
use tabletop::{Deal, Game, Playthrough, Rng, Seat};

/// A board that is the box's with the numbers moved by five, so that other fields are corners.
pub(crate) const OTHER_BOARD: &str = include_str!("other-board.txt");

/// A position of a random game.
pub(crate) fn position_after(seats: u8, seed: u64, moves: usize) -> BigBoss {
    let mut rng = Rng::new(seed);
    let mut game =
        Playthrough::<BigBoss>::new(seats, &big_boss::Options::default(), Deal::from_seed(seed)).unwrap();
    for _ in 0..moves {
        let Some(seat) = game.state().status().waiting().first() else { break };
        let mv = game.state().random_move(seat, &mut rng, &mut Vec::new()).unwrap();
        game.play(seat, mv, None).unwrap();
    }
    game.state().clone()
}

/// C-3, C-4, B-1: nothing is lost and nothing is gained; C-6, B-3: values are the sums of the pieces; C-2: buildings are
/// what hangs together; C-19: one noble a cell.
pub(crate) fn audit(game: &BigBoss) -> Result<(), String> {
    let file = StateFile::from(game.clone());
    cards(&file)?;
    pieces(&file)?;
    buildings(&file)?;
    nobles(&file)?;
    crests(game, &file)
}

fn cards(file: &StateFile) -> Result<(), String> {
    let mut all: Vec<u8> = file.seats.iter().flat_map(|seat| &seat.hand).map(|card| card.number()).collect();
    all.extend(file.cards.open.iter().chain(&file.cards.pile).map(|card| card.number()));
    let distinct: BTreeSet<u8> = all.iter().copied().collect();
    check(distinct.len() == all.len(), "a build card is there twice")?;
    check(
        file.cards.open.len() == 6 || file.cards.pile.is_empty(),
        "six cards lie open while the pile lasts",
    )?;
    let towers: u8 = file.seats.iter().map(|seat| seat.towers).sum();
    check(towers + file.cards.tower_pile <= 20, "more than twenty tower cards")
}

fn pieces(file: &StateFile) -> Result<(), String> {
    let stones: usize = file.site.stones.values().map(Vec::len).sum();
    check(stones + usize::from(file.site.stones_left) <= 84, "more than 84 stones")?;
    check(file.site.spans.len() + usize::from(file.site.spans_left) == 8, "eight founding stones")?;
    let played = 72
        - file.seats.iter().map(|seat| seat.hand.len()).sum::<usize>()
        - file.cards.open.len()
        - file.cards.pile.len();
    let held: u8 = file.seats.iter().map(|seat| seat.towers).sum();
    let towers = 20 - usize::from(held + file.cards.tower_pile);
    let pending = usize::from(matches!(file.step, big_boss::StepFile::Keep { .. }));
    check(
        84 - usize::from(file.site.stones_left) + pending == played + towers,
        "a card played is a stone used",
    )
}

/// The levels of the pieces on each field.
fn columns(file: &StateFile) -> BTreeMap<u8, BTreeSet<u8>> {
    let mut columns: BTreeMap<u8, BTreeSet<u8>> = BTreeMap::new();
    let number = |place: &Place| place.field().expect("only fields are built on").number();
    for (place, levels) in &file.site.stones {
        columns.entry(number(place)).or_default().extend(levels);
    }
    for span in &file.site.spans {
        let first = number(&span.from).min(number(&span.to));
        let last = number(&span.from).max(number(&span.to));
        // The one founding stone that can lie over the end of the row has its ends far apart.
        let fields = if last - first == 2 { [first, first + 1, last] } else { [last, last % 72 + 1, first] };
        for field in fields {
            columns.entry(field).or_default().insert(1);
        }
    }
    columns
}

fn buildings(file: &StateFile) -> Result<(), String> {
    let columns = columns(file);
    let whole = |levels: &BTreeSet<u8>| levels.iter().copied().eq(1..=levels.len() as u8);
    check(columns.values().all(whole), "a stone hangs in the air")?;
    let mut seen = BTreeSet::new();
    for building in &file.site.buildings {
        let fields: BTreeSet<u8> =
            building.cells.iter().map(|place| place.field().expect("a field").number()).collect();
        check(fields.iter().all(|field| seen.insert(*field)), "a field in two buildings")?;
        let stones: u32 = fields
            .iter()
            .filter_map(|field| {
                file.site.stones.get(&castle_box::Field::new(*field).expect("a field").into())
            })
            .flatten()
            .map(|level| u32::from(*level))
            .sum();
        let founding =
            |span: &&castle_box::SpanFile| fields.contains(&span.from.field().expect("a field").number());
        let sum = stones + 3 * file.site.spans.iter().filter(founding).count() as u32;
        check(building.value == Some(sum.min(50) as u8), "a value is not the sum of the pieces")?;
        let beside = |field: u8| [(field + 70) % 72 + 1, field % 72 + 1];
        let outside = fields.iter().flat_map(|field| beside(*field)).filter(|field| !fields.contains(field));
        check(outside.into_iter().all(|field| !columns.contains_key(&field)), "buildings that touch")?;
        let ends = fields.iter().filter(|field| !fields.contains(&(**field % 72 + 1))).count();
        check(ends <= 1, "a building that does not hang together")?;
    }
    check(seen.iter().eq(columns.keys()), "something is built outside all buildings")
}

fn nobles(file: &StateFile) -> Result<(), String> {
    let places: BTreeSet<Place> = file.site.nobles.iter().map(|noble| noble.at).collect();
    check(places.len() == file.site.nobles.len(), "two nobles on one cell")?;
    for seat in Seat::all(file.seats.len() as u8) {
        let of =
            |rank| file.site.nobles.iter().filter(|noble| noble.seat == seat && noble.rank == rank).count();
        check(of(castle_box::Rank::Grande) <= 2, "more than two grandes")?;
        check(of(castle_box::Rank::Baron) <= 6, "more than six barons")?;
    }
    Ok(())
}

/// C-17: a villa of the size of a castle stands only where no crest is left, or while the player chooses.
fn crests(game: &BigBoss, file: &StateFile) -> Result<(), String> {
    let castles = file.site.buildings.iter().filter(|building| building.flag.is_some()).count();
    let flags: BTreeSet<_> = file.site.buildings.iter().filter_map(|building| building.flag).collect();
    check(flags.len() == castles, "a flag over two castles")?;
    let is_poor = |building: &&castle_box::BuildingFile| building.value < Some(5);
    check(
        !file.site.buildings.iter().any(|building| building.flag.is_some() && is_poor(&building)),
        "a castle below 5",
    )?;
    let waiting = file.site.buildings.iter().any(|building| building.flag.is_none() && !is_poor(&building));
    check(!waiting || castles == 8 || game.step() == Step::Crest, "a villa waits although a crest is free")
}

fn check(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}
