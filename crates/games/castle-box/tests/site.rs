//! Buildings as they grow together, and the parts of a state file.

use castle_box::{
    Board, Cards, Cell, Flag, Level, Position, Rank, Real, SeatFile, Site, SiteFile, Span, Worth,
};
use tabletop::{MAX_SEATS, Random, Rng, Seat};

const WORTH: Worth =
    Worth { stone: |level| if level == Level::GROUND { 1 } else { 2 }, span: |level| 3 * level.0, spans: 20 };

fn cell(text: &str) -> Cell {
    Board::standard().cell(text.parse().unwrap()).unwrap()
}

fn site(text: &str) -> Result<Site, String> {
    let position = Position::parse(text, WORTH.spans)?;
    position.site.build(&Board::standard(), &WORTH, position.seats.len() as u8)
}

fn span(from: &str, to: &str, level: u8) -> (Span, [Cell; 3]) {
    let board = Board::standard();
    let (middle, is_upright) = board.between(cell(from), cell(to)).unwrap();
    let span = Span { middle, is_upright, level: Level(level) };
    (span, span.cells(&board).unwrap())
}

#[test]
fn a_building_goes_by_its_lowest_field() {
    let mut site = Site::empty(20);
    let id = site.first_stone(cell("9"), 1, None);
    let id = site.first_stone(cell("8"), 1, Some(id));
    assert_eq!(id.lowest_field().number(), 8);
    site.raise_flag(id, Flag::Cadiz);
    let id = site.first_stone(cell("7"), 1, Some(id));
    assert_eq!((id.lowest_field().number(), site.value(id), site.flag(id)), (7, 3, Some(Flag::Cadiz)));
    assert_eq!(site.castle_cells(), site.cells(id));
    assert_eq!(site.buildings().count(), 1);
}

#[test]
fn joined_buildings_add_up_to_fifty_at_most() {
    let mut site = Site::empty(20);
    let one = site.first_stone(cell("3"), 40, None);
    let other = site.first_stone(cell("20"), 30, None);
    site.raise_flag(other, Flag::Jaen);
    let id = site.join(one, other);
    assert_eq!((site.value(id), site.flag(id)), (50, Some(Flag::Jaen)));
    assert_eq!(site.cells(id).len(), 2);
    assert_eq!(site.strike_flag(id), Some(Flag::Jaen));
    assert!(site.castle_cells().is_empty());
}

#[test]
fn a_span_joins_what_it_covers() {
    let mut site = site("money 0 0\nstones 7 17 30").unwrap();
    let (piece, cells) = span("7", "17", 2);
    let id = site.lay_span(piece, cells, 6);
    assert_eq!((site.value(id), site.cells(id).len()), (8, 3));
    assert_eq!(site.height(cell("x7y2")), Level(2));
    assert!(site.has_span(cell("x7y2"), true) && !site.has_span(cell("x7y2"), false));
    assert_eq!(site.buildings().count(), 2);
    assert_eq!(site.stones(&Board::standard(), cell("x7y2")).count(), 0);
    site.stone_on_top(cell("x7y2"), 2);
    assert_eq!(site.stones(&Board::standard(), cell("x7y2")).collect::<Vec<_>>(), [Level(3)]);
    assert_eq!(site.value(id), 10);
}

#[test]
fn a_site_reads_back_from_its_file() {
    let board = Board::standard();
    let text = "money 0 0\nstones 6x2 7 8x2 9\nspan 6-8:3\nstones 17x3\nspan 7-17:4\nstones x7y2@5\nflag jaen 8\nnobles 1 grande 7 baron x7y2";
    let site = self::site(text).unwrap();
    let file = SiteFile::new(&site, &board);
    assert_eq!(file.build(&board, &WORTH, 2), Ok(site));
    assert_eq!(file.buildings.len(), 1);
    let id = site.building(cell("x7y2")).unwrap();
    // 6 and 8 are 3 each, 7 and 9 one each, the bridges 9 and 12, 17 is 5, and the stone on top 2.
    assert_eq!(site.value(id), 3 + 3 + 1 + 1 + 9 + 12 + 5 + 2);
    assert_eq!(site.noble_supply(Seat::new(1), Rank::Grande), 1);
    assert_eq!(site.noble_supply(Seat::new(1), Rank::Baron), 5);
}

#[test]
fn under_the_middle_of_a_span_is_air() {
    let site = site("money 0 0\nstones 6x2 7 8x2 17x3\nspan 6-8:3 7-17:4\nstones x7y2@5").unwrap();
    let levels = |text: &str| -> Vec<u8> {
        (0..=6).filter(|level| site.has_piece(cell(text), Level(*level))).collect()
    };
    assert_eq!(levels("7"), [1, 3, 4]);
    assert_eq!(levels("6"), [1, 2, 3]);
    assert_eq!(levels("x7y2"), [4, 5]);
    assert!(levels("9").is_empty());
}

#[test]
fn a_piece_on_the_ground_lies_on_three_fields() {
    let site = site("money 0 0\nspan 6-8:1\nstones 7@2").unwrap();
    assert_eq!((site.height(cell("6")), site.height(cell("7"))), (Level(1), Level(2)));
}

#[test]
fn broken_sites_are_refused() {
    let refused =
        |text: &str, message: &str| assert_eq!(site(&format!("money 0 0\n{text}")), Err(message.to_owned()));
    refused("stones 7@2", "the stone on level 2 of 7 hangs in the air");
    refused("stones x6y3@1", "the stone on level 1 of x6y3 hangs in the air");
    refused("stones 7@1,1", "7: two stones on level 1");
    refused("stones 7@105", "7: there is no level 105, only 1 to 104");
    refused("stones 6 8\nspan 6-8:2 6-8:3", "6-8: two pieces lie on the same three cells");
    refused("stones 6\nspan 6-9:2", "6-9: the ends must lie two apart in a straight line");
    refused("stones 6 8x2\nspan 6-8:3", "the piece 6-8 on level 3 hangs in the air");
    refused("stones 6x2 8\nspan 6-8:3", "the piece 6-8 on level 3 hangs in the air");
    refused("span 7-17:1", "the piece 7-17 on level 1 hangs in the air");
    refused("stones 6x2 8x2\nspan 6-8:2", "6-8: another piece lies on the same level");
    refused("nobles 0 baron 7", "a baron stands on 7, where nothing is built");
    refused("stones 7\nnobles 0 baron 7 baron 7", "two nobles stand on 7");
    refused("stones 7\nnobles 2 baron 7", "there is no seat 2");
    refused(
        "stones 1 2 3\nnobles 0 grande 1 grande 2 grande 3",
        "seat 0 has only 2 nobles of the rank grande",
    );
    refused("stones 1 3\nflag jaen 1\nflag jaen 3", "the flag of Jaén flies over two castles");
    refused("stones 7\nstones-left 84", "1 stones on the board and 84 left: there are only 84");
}

#[test]
fn buildings_of_a_file_must_be_the_connected_parts() {
    let board = Board::standard();
    let mut file = SiteFile::new(&site("money 0 0\nstones 7 8 10").unwrap(), &board);
    let whole = file.buildings.clone();
    file.buildings[0].value = Some(3);
    assert_eq!(file.build(&board, &WORTH, 2), Err("the building at 7 is worth 2".to_owned()));
    file.buildings = whole.clone();
    file.buildings[0].cells.pop();
    file.buildings[0].value = None;
    assert_eq!(file.build(&board, &WORTH, 2), Err("8 is part of no building".to_owned()));
    let mut split = file.buildings[0].clone();
    split.cells = vec!["8".parse().unwrap()];
    file.buildings.push(split);
    assert_eq!(file.build(&board, &WORTH, 2), Err("what touches 7 must be one building with it".to_owned()));
    file.buildings = whole;
    let more = file.buildings.pop().unwrap().cells;
    file.buildings[0].cells.extend(more);
    assert_eq!(file.build(&board, &WORTH, 2), Err("the building at 7 is not connected".to_owned()));
}

#[test]
fn an_open_card_is_replaced_while_the_pile_lasts() {
    let position = Position::parse("money 0 0\nopen 1 2 3 4 5 6\npile 9\nhand 0 20", 20).unwrap();
    let mut cards = Cards::from_files(&position.cards, &position.seats, 20).unwrap();
    let (seat, field) = (Seat::new(0), |number| castle_box::Field::new(number).unwrap());
    assert_eq!(cards.take_open(seat, field(3)), Some(field(9)));
    assert_eq!(cards.open().map(u8::from).collect::<Vec<_>>(), [1, 2, 9, 4, 5, 6]);
    assert_eq!(cards.take_open(seat, field(1)), None);
    assert_eq!(cards.open().map(u8::from).collect::<Vec<_>>(), [2, 9, 4, 5, 6]);
    assert_eq!(cards.hand_fields(seat).map(u8::from).collect::<Vec<_>>(), [1, 3, 20]);
    assert_eq!(cards.take_top(seat), None);
    let (table, own) = (cards.table_file(), cards.seat_file(seat, Real(7)));
    assert_eq!(own.seen, [field(1), field(3)]);
    assert_eq!(Cards::from_files(&table, &[own], 20), Ok(cards));
}

#[test]
fn a_redeal_keeps_what_the_viewer_knows() {
    let mut rng = Rng::new(5);
    let mut cards = Cards::deal(3, 10, 20, &mut rng);
    let taken = cards.open().next().unwrap();
    cards.take_open(Seat::new(1), taken);
    for _ in 0..20 {
        let other = cards.redeal(3, Some(Seat::new(0)), &mut Rng::new(rng.next_u64()));
        assert_eq!(other.hand(Seat::new(0)), cards.hand(Seat::new(0)));
        assert!(other.has(Seat::new(1), taken), "all saw that card being taken");
        assert_eq!(other.hand(Seat::new(1)).len(), 11);
        assert_eq!(other.pile_len(), cards.pile_len());
        assert_eq!(other.open().collect::<Vec<_>>(), cards.open().collect::<Vec<_>>());
        assert_ne!(other.hand(Seat::new(2)), cards.hand(Seat::new(2)));
    }
}

#[test]
fn broken_card_files_are_refused() {
    let refused = |text: &str, message: &str| {
        let position = Position::parse(&format!("money 0 0\n{text}"), 20).unwrap();
        assert_eq!(Cards::from_files(&position.cards, &position.seats, 20), Err(message.to_owned()));
    };
    refused("hand 0 1 1", "build card 1 is there twice");
    refused("hand 0 1\nhand 1 1", "build card 1 is there twice");
    refused("open 1 2 3 4 5 6 7", "7 build cards lie open, 6 are the most");
    refused("tower-pile 20\ntowers 0 1", "there are only 20 tower cards");
}

#[test]
fn nobody_owns_more_than_a_milliard_and_there_are_five_seats_at_most() {
    let position = Position::parse("money 0 0", 20).unwrap();
    let read = |seats: &[SeatFile]| Cards::from_files(&position.cards, seats, 20).map(|_| ());
    let with = |money: u32| [SeatFile { money: Real(money), ..position.seats[0].clone() }];
    assert_eq!(read(&with(1_000_000_000)), Ok(()));
    assert_eq!(read(&with(1_000_000_001)), Err("1000000001 real is more than anybody can own".to_owned()));
    assert_eq!(read(&vec![position.seats[0].clone(); MAX_SEATS]), Ok(()));
    assert_eq!(
        read(&vec![position.seats[0].clone(); MAX_SEATS + 1]),
        Err(format!("there are {} seats, {MAX_SEATS} are the most", MAX_SEATS + 1))
    );
}
