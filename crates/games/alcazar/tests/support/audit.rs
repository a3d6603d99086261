//! What must hold in every state: nothing lost, nothing gained, and all that is kept up to date is right.

use alcazar::{Alcazar, Step};
use castle_box::{CellSet, Field, Level, Rank, SiteFile, Worth};
use tabletop::{Game, Seat};

const WORTH: Worth =
    Worth { stone: |level| if level == Level::GROUND { 1 } else { 2 }, span: |level| 3 * level.0, spans: 20 };

macro_rules! hold {
    ($condition:expr, $($message:tt)*) => {
        if !$condition {
            return Err(format!($($message)*));
        }
    };
}

/// C-3, A-1, C-4, C-6, C-19: pieces, cards, nobles and crests are all there, and values are the sums of the pieces.
pub(crate) fn audit(game: &Alcazar) -> Result<(), String> {
    pieces(game)?;
    values(game)?;
    nobles(game)?;
    cards(game)?;
    steps(game)
}

fn pieces(game: &Alcazar) -> Result<(), String> {
    let site = game.site();
    let laid: usize = site.built().iter().map(|cell| site.stones(game.board(), cell).count()).sum();
    let left = usize::from(site.stones_left());
    hold!(laid + left <= 84, "{laid} stones laid and {left} left");
    hold!(site.spans().len() + usize::from(site.spans_left()) == 20, "a bridge is lost");
    for cell in castle_box::Cell::all() {
        let built = site.height(cell) > Level::NONE;
        hold!(built == site.is_built(cell), "{cell:?} is built and is not");
        hold!(built == site.building(cell).is_some(), "{cell:?} has no building or one too many");
    }
    Ok(())
}

/// The file of a site is checked in full when it is built again: sums, connected parts, crests.
fn values(game: &Alcazar) -> Result<(), String> {
    let file = SiteFile::new(game.site(), game.board());
    let again = file.build(game.board(), &WORTH, game.seats())?;
    hold!(&again == game.site(), "the site is another when it is built again");
    let site = game.site();
    let mut castles = CellSet::EMPTY;
    for id in site.buildings() {
        hold!(site.is_castle(id) == site.flag(id).is_some(), "a castle without a flag");
        hold!(!site.is_castle(id) || site.value(id) >= 5, "a castle worth {}", site.value(id));
        if site.is_castle(id) {
            castles.0 |= site.cells(id).0;
        }
    }
    hold!(castles == site.castle_cells(), "the cells of castles are not kept up to date");
    hold!(castles_and_crests(game), "a crest is lost");
    Ok(())
}

fn castles_and_crests(game: &Alcazar) -> bool {
    let castles = game.site().buildings().filter(|id| game.site().is_castle(*id)).count();
    castles + game.site().free_flags() == 8
}

fn nobles(game: &Alcazar) -> Result<(), String> {
    let site = game.site();
    let mut seen = CellSet::EMPTY;
    for seat in Seat::all(game.seats()) {
        let own = site.nobles(seat);
        hold!(own.0 & seen.0 == 0, "two nobles on one cell");
        hold!(own.0 & !site.built().0 == 0, "a noble on nothing");
        let grandes = (own.0 & site.grandes().0).count_ones() as usize;
        hold!(grandes + usize::from(site.noble_supply(seat, Rank::Grande)) == 2, "a grande is lost");
        let barons = own.len() - grandes;
        hold!(barons + usize::from(site.noble_supply(seat, Rank::Baron)) == 6, "a baron is lost");
        seen.0 |= own.0;
    }
    hold!(site.grandes().0 & !seen.0 == 0, "a grande without owner");
    Ok(())
}

fn cards(game: &Alcazar) -> Result<(), String> {
    let cards = game.cards();
    let mut found = [0; 72];
    let hands = Seat::all(game.seats()).flat_map(|seat| cards.hand_fields(seat));
    cards.open().chain(cards.pile()).chain(hands).for_each(|card: Field| found[card.cell().index()] += 1);
    hold!(found.iter().all(|count| *count <= 1), "a build card is there twice");
    hold!(cards.pile_len() == 0 || cards.open().count() == 6, "open cards are not replaced");
    let towers: u8 = Seat::all(game.seats()).map(|seat| cards.towers(seat)).sum();
    hold!(towers + cards.tower_pile() <= 20, "too many tower cards");
    Ok(())
}

fn steps(game: &Alcazar) -> Result<(), String> {
    if let Step::Nobles { left, .. } = game.step() {
        hold!((1..=2).contains(&left), "{left} nobles to place");
        hold!(!game.fresh().is_empty(), "nothing was built");
    }
    if !matches!(game.step(), Step::Finished(_)) {
        hold!(!game.is_out(game.turn()), "a seat that is out is on turn");
    }
    Ok(())
}
