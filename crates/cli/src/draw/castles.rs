//! The board that Alcazar and Das neue Big Boss share: heights, flags, nobles and the pieces over three cells.

use std::collections::BTreeMap;

use castle_box::{Flag, GRID, NobleFile, Place, Rank, SiteFile};

use super::label::{Label, cells, joined};
use super::pen::Pen;

const CELL: usize = 7;

/// Column and row, both from 1.
pub(super) type GridSpot = (u8, u8);

/// What stands on one cell.
#[derive(Default)]
struct Stack<'a> {
    height: u8,
    /// Whether a bridge or founding stone is among the pieces.
    is_spanned: bool,
    /// The building it belongs to.
    flag: Option<Flag>,
    noble: Option<&'a NobleFile>,
}

/// Draws the grid, row by row; two lines a row.
pub(super) fn grid(fields: &[GridSpot], site: &SiteFile, pen: &Pen<'_>) -> String {
    let numbers: BTreeMap<GridSpot, usize> =
        fields.iter().enumerate().map(|(index, spot)| (*spot, index + 1)).collect();
    let stacks = stacks(fields, site);
    let mut text = String::new();
    for row in 1..=GRID as u8 {
        let spots: Vec<GridSpot> = (1..=GRID as u8).map(|column| (column, row)).collect();
        let upper: Vec<Label> =
            spots.iter().map(|spot| upper(numbers.get(spot).copied(), stacks.get(spot), pen)).collect();
        let lower: Vec<Label> = spots.iter().map(|spot| lower(stacks.get(spot), pen)).collect();
        text.push_str(&cells(&upper, CELL));
        text.push_str(&cells(&lower, CELL));
    }
    text
}

/// Number, height and flag: `38:2Gr`; `=` in place of `:` where a piece over three cells lies.
fn upper(number: Option<usize>, stack: Option<&Stack<'_>>, pen: &Pen<'_>) -> Label {
    let number = number.map_or_else(|| Label::plain("  "), |number| pen.dim(format!("{number:>2}")));
    let Some(stack) = stack else { return number };
    let sign = if stack.is_spanned { '=' } else { ':' };
    number.and(sign).then(&pen.bold(stack.height)).and(stack.flag.map_or("v", code))
}

/// The noble on it: the owner's letter, `g` for a grande, `b` for a baron.
fn lower(stack: Option<&Stack<'_>>, pen: &Pen<'_>) -> Label {
    let Some(noble) = stack.and_then(|stack| stack.noble) else { return Label::default() };
    let rank = if noble.rank == Rank::Grande { 'g' } else { 'b' };
    Label::plain("  ^").then(&pen.mark(noble.seat)).then(&pen.owned(noble.seat, rank))
}

fn stacks<'a>(fields: &[GridSpot], site: &'a SiteFile) -> BTreeMap<GridSpot, Stack<'a>> {
    let mut stacks: BTreeMap<GridSpot, Stack<'_>> = BTreeMap::new();
    for (place, levels) in &site.stones {
        raise(&mut stacks, spot(fields, *place), levels.iter().copied().max().unwrap_or(0));
    }
    for span in &site.spans {
        for at in line(spot(fields, span.from), spot(fields, span.to)) {
            raise(&mut stacks, at, span.level).is_spanned = true;
        }
    }
    for building in &site.buildings {
        for place in &building.cells {
            if let Some(stack) = stacks.get_mut(&spot(fields, *place)) {
                stack.flag = building.flag;
            }
        }
    }
    for noble in &site.nobles {
        if let Some(stack) = stacks.get_mut(&spot(fields, noble.at)) {
            stack.noble = Some(noble);
        }
    }
    stacks
}

fn raise<'m, 'a>(
    stacks: &'m mut BTreeMap<GridSpot, Stack<'a>>,
    at: GridSpot,
    level: u8,
) -> &'m mut Stack<'a> {
    let stack = stacks.entry(at).or_default();
    stack.height = stack.height.max(level);
    stack
}

/// The three cells from one end to the other.
const fn line((column, row): GridSpot, (to_column, to_row): GridSpot) -> [GridSpot; 3] {
    [(column, row), (column.midpoint(to_column), row.midpoint(to_row)), (to_column, to_row)]
}

fn spot(fields: &[GridSpot], place: Place) -> GridSpot {
    let field = place.field().map(|field| usize::from(field.number()) - 1);
    place.column_and_row().or_else(|| fields.get(field?).copied()).unwrap_or((0, 0))
}

/// Two letters of the castle's name.
const fn code(flag: Flag) -> &'static str {
    match flag {
        Flag::Almeria => "Al",
        Flag::Cadiz => "Cá",
        Flag::Cordoba => "Có",
        Flag::Granada => "Gr",
        Flag::Huelva => "Hu",
        Flag::Jaen => "Ja",
        Flag::Malaga => "Má",
        Flag::Sevilla => "Se",
    }
}

/// Every castle with its value and its nobles, then the villas that somebody lives in or that are larger than one stone.
pub(super) fn buildings(site: &SiteFile, pen: &Pen<'_>) -> String {
    let mut text = String::new();
    for building in &site.buildings {
        let value = building.value.unwrap_or(0);
        let nobles: Vec<Label> = site
            .nobles
            .iter()
            .filter(|noble| building.cells.contains(&noble.at))
            .map(|noble| resident(noble, pen))
            .collect();
        if building.flag.is_none() && nobles.is_empty() && value < 2 {
            continue;
        }
        let name = match building.flag {
            Some(flag) => format!("{} ({})", flag.name(), code(flag)),
            None => pen.word("castles-villa", &[("place", building.cells[0].to_string().into())]),
        };
        let worth = pen.word("castles-worth", &[("value", value.into())]);
        let line = format!("  {name:<16} {worth}   {}", joined(nobles, "  ").in_width(0));
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn resident(noble: &NobleFile, pen: &Pen<'_>) -> Label {
    let rank = if noble.rank == Rank::Grande { 'g' } else { 'b' };
    pen.mark(noble.seat).then(&pen.owned(noble.seat, rank)).and(format!(" {}", noble.at))
}
