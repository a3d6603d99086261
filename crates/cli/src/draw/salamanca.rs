//! Salamanca: the board with the buildings and what their areas are worth, the display, and the players.

use salamanca::{Cell, CellView, Face, PlayerView, StepName, Tile, View};

use super::label::{Label, cells, columns, joined};
use super::pen::{Pen, list};

const CELL: usize = 8;
const ROW_NUMBER: usize = 3;

pub(super) fn draw(view: &View, pen: &Pen<'_>) -> String {
    let round = pen.word("round", &[("round", view.round.into()), ("rounds", view.rounds.into())]);
    let to_come = pen.word("salamanca-to-come", &[("tiles", view.tiles_to_come.into())]);
    let mut text = format!("{}  {to_come}\n\n", pen.bold(round).in_width(0));
    text.push_str(&grid(view, pen));
    text.push_str(&pen.line("salamanca-key", &pen.word("salamanca-key-text", &[])));
    text.push_str(&areas(view, pen));
    text.push_str(&display(view, pen));
    text.push_str(&on_the_table(view, pen));
    text.push_str(&players(view, pen));
    text.push_str(&own_cards(view, pen));
    text
}

fn grid(view: &View, pen: &Pen<'_>) -> String {
    let column_letters: Vec<Label> =
        (0..view.columns).map(|column| pen.dim(char::from(b'a' + column))).collect();
    let mut text = " ".repeat(ROW_NUMBER) + &cells(&column_letters, CELL);
    for row in 0..view.rows {
        let at = |column: u8| view.cells.iter().find(|cell| cell.cell == Cell::new(column, row));
        let upper: Vec<Label> = (0..view.columns)
            .map(|column| at(column).map_or_else(|| pen.dim("·"), |cell| tile(cell, pen)))
            .collect();
        let lower: Vec<Label> = (0..view.columns)
            .map(|column| at(column).map_or_else(Label::default, |cell| on_it(cell, pen)))
            .collect();
        text.push_str(&pen.dim(row + 1).in_width(ROW_NUMBER));
        text.push_str(&cells(&upper, CELL));
        let lower = format!("{}{}", " ".repeat(ROW_NUMBER), cells(&lower, CELL));
        text.push_str(if lower.trim().is_empty() { "\n" } else { &lower });
    }
    text
}

/// The tile: landscapes small with their worth, buildings in capitals with the worth of their area.
fn tile(cell: &CellView, pen: &Pen<'_>) -> Label {
    match cell.tile.face() {
        Face::Landscape(..) => Label::plain(short(cell.tile)),
        Face::Building(_) => {
            let value = cell.area_value.map_or_else(String::new, |value| format!(" {value}"));
            pen.bold(short(cell.tile)).and(value)
        }
    }
}

/// What stands on it: the owner's letter, a conde in brackets, a plague with an exclamation mark, a lock.
fn on_it(cell: &CellView, pen: &Pen<'_>) -> Label {
    let owner = cell.owner.map(|seat| pen.mark(seat));
    let conde = cell.conde.map(|seat| Label::plain("(").then(&pen.mark(seat)).and(")"));
    let plague = cell.plague.map(|plague| pen.bold(format!("!{:.4}", plague.name())));
    let lock = (!cell.locks.is_empty()).then(|| Label::plain("#"));
    joined([owner, lock, conde, plague].into_iter().flatten(), "")
}

/// Four letters of the tile's notation, and its worth where it is fertile.
fn short(tile: Tile) -> String {
    match tile.face() {
        Face::Building(building) => building.name().chars().take(4).collect::<String>().to_uppercase(),
        Face::Landscape(landscape, worth) => {
            let name: String = landscape.name().chars().take(4).collect();
            if worth == 1 { name } else { format!("{name}{worth}") }
        }
    }
}

/// The owned buildings with what they are worth to their owners and to a conde.
fn areas(view: &View, pen: &Pen<'_>) -> String {
    let owned = view.cells.iter().filter_map(|cell| Some((cell, cell.owner?, cell.area_value?)));
    let area = |(cell, owner, value): (&CellView, _, u8)| {
        let landscapes = cell.landscape_value.unwrap_or(0);
        pen.mark(owner).and(format!(" {} {value} ({landscapes})", cell.cell))
    };
    let areas: Vec<Label> = owned.map(area).collect();
    if areas.is_empty() {
        return String::new();
    }
    pen.line("salamanca-areas", &joined(areas, "   ").in_width(0))
}

fn display(view: &View, pen: &Pen<'_>) -> String {
    let space = |(index, tiles): (usize, &Vec<Tile>)| {
        let letter = char::from(b'a' + index as u8);
        Label::plain(format!("{letter}: {}", list(tiles)))
    };
    let mut text =
        pen.line("salamanca-display", &joined(view.display.iter().enumerate().map(space), "   ").in_width(0));
    if !view.plagues_aside.is_empty() {
        text.push_str(
            &pen.line("salamanca-aside", &list(view.plagues_aside.iter().map(|plague| plague.name()))),
        );
    }
    text
}

/// The cards of the round, and the turn that is being taken.
fn on_the_table(view: &View, pen: &Pen<'_>) -> String {
    if view.table.is_empty() {
        return String::new();
    }
    let now = view.turn.as_ref().map(|turn| turn.number);
    let card = |(index, played): (usize, &salamanca::PlayedCard)| {
        let label = pen.mark(played.seat).and(played.card);
        if now == Some(index as u8 + 1) { Label::plain("[").then(&label).and("]") } else { label }
    };
    let mut text =
        pen.line("salamanca-table", &joined(view.table.iter().enumerate().map(card), " ").in_width(0));
    if let Some(turn) = view.turn.as_ref().filter(|turn| !turn.to_lay.is_empty()) {
        text.push_str(&pen.line("salamanca-to-lay", &list(&turn.to_lay)));
    }
    text
}

fn players(view: &View, pen: &Pen<'_>) -> String {
    let mut rows = vec![pen.headings(&[
        "",
        "money",
        "cards",
        "salamanca-squires",
        "salamanca-conde",
        "salamanca-buildings",
    ])];
    rows.extend(
        view.players.iter().map(|player| player_row(player, view.waiting.contains(player.seat), pen)),
    );
    columns(&rows)
}

fn player_row(player: &PlayerView, is_waited_for: bool, pen: &Pen<'_>) -> Vec<Label> {
    let conde = player.conde.map_or_else(|| pen.word("in-supply", &[]), |cell| cell.to_string());
    vec![
        pen.player(player.seat, is_waited_for),
        Label::plain(player.money.map_or_else(|| "?".to_owned(), |money| money.to_string())),
        Label::plain(player.hand_size),
        Label::plain(player.squires),
        Label::plain(conde),
        Label::plain(list(&player.buildings)),
    ]
}

fn own_cards(view: &View, pen: &Pen<'_>) -> String {
    let mut text = String::new();
    if let Some(hand) = &view.hand {
        text.push_str(&pen.line("hand", &list(hand)));
    }
    if let Some(chosen) = &view.chosen {
        text.push_str(&pen.line("salamanca-chosen", &list(chosen)));
    }
    if let Some(seen) = view.hand_in_sight.as_ref().filter(|_| view.step == StepName::Swap) {
        text.push_str(&pen.line("salamanca-in-sight", &list(seen)));
    }
    text
}
