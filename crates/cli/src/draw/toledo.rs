//! Toledo: the street row by row, then what each player holds and what is left.

use toledo::{PlaceKind, PlaceView, PlayerView, SwordView, View};

use super::label::{Label, cells, columns, joined, turned};
use super::pen::{Pen, list};

const CELL: usize = 11;

pub(super) fn draw(view: &View, pen: &Pen<'_>) -> String {
    let mut text = heading(view, pen);
    for row in view.street.chunk_by(|one, other| one.row == other.row) {
        text.push_str(&street_row(row, pen));
    }
    text.push('\n');
    text.push_str(&players(view, pen));
    text.push_str(&supply(view, pen));
    if let Some(hand) = view
        .players
        .iter()
        .find_map(|player| player.hand.as_ref().filter(|_| view.viewer_seat == Some(player.seat)))
    {
        text.push_str(&pen.line("hand", &list(hand.iter().map(|card| card.value))));
    }
    if let Some(open) = view.open_card {
        text.push_str(&pen.line("toledo-open-card", &open.value.to_string()));
    }
    text
}

fn heading(view: &View, pen: &Pen<'_>) -> String {
    let round = pen.word("round", &[("round", view.round.into()), ("rounds", view.rounds.into())]);
    let closing = match view.closing_seat {
        Some(_) => format!("  {}", pen.word("toledo-closing", &[])),
        None => String::new(),
    };
    format!("{}{closing}\n", pen.bold(round).in_width(0))
}

/// Positions beside each other: number, what is there, whose it is, circles with the pawns on them.
fn street_row(places: &[PlaceView], pen: &Pen<'_>) -> String {
    let first = &places[0];
    let title = match (&first.row, first.price) {
        (Some(row), Some(price)) => {
            pen.word("toledo-row", &[("row", row.as_str().into()), ("price", price.into())])
        }
        _ => String::new(),
    };
    let line = |part: &dyn Fn(&PlaceView) -> Label| cells(&places.iter().map(part).collect::<Vec<_>>(), CELL);
    let mut text = String::from("\n");
    if !title.is_empty() {
        text.push_str(&pen.dim(title).in_width(0));
        text.push('\n');
    }
    text.push_str(&line(&|place| pen.dim(format!("{:─<10}", format!("{} ", place.position)))));
    text.push_str(&line(&|place| what(place, pen)));
    text.push_str(&line(&|place| circles(place, pen)));
    text
}

fn what(place: &PlaceView, pen: &Pen<'_>) -> Label {
    match (place.what, place.kind, place.owner_seat) {
        (PlaceKind::Shop, Some(kind), Some(owner)) => {
            Label::plain(kind.name()).and(" ").then(&pen.mark(owner))
        }
        (PlaceKind::Cathedral, ..) => pen.bold(pen.word("toledo-cathedral", &[])),
        (PlaceKind::Tavern, ..) => pen.bold(pen.word("toledo-tavern", &[])),
        (PlaceKind::Artist, ..) => pen.bold(pen.word("toledo-artist", &[])),
        (PlaceKind::Gate, ..) => pen.bold(pen.word("toledo-gate", &[])),
        _ => pen.dim("·"),
    }
}

fn circles(place: &PlaceView, pen: &Pen<'_>) -> Label {
    if place.circles == 0 {
        return place
            .pawn_seats
            .chunk_by(|one, other| one == other)
            .fold(Label::default(), |all, pawns| all.and(pawns.len()).then(&pen.mark(pawns[0])).and(" "));
    }
    let pawn =
        |index: usize| place.pawn_seats.get(index).map_or_else(|| Label::plain(" "), |seat| pen.mark(*seat));
    let circle = |index: usize| Label::plain("(").then(&pawn(index)).and(")");
    // A pawn on its way may stand beside the circles.
    joined((0..usize::from(place.circles).max(place.pawn_seats.len())).map(circle), "")
}

fn players(view: &View, pen: &Pen<'_>) -> String {
    let mut rows = vec![pen.headings(&[
        "",
        "cards",
        "toledo-steel",
        "toledo-gems",
        "toledo-tiles",
        "toledo-swords",
        "toledo-brought",
        "toledo-paintings",
        "toledo-in-alcazar",
        "points",
    ])];
    rows.extend(view.players.iter().map(|player| player_row(player, player.seat == view.turn_seat, pen)));
    columns(&turned(&rows)) + &shops_left(view, pen)
}

fn player_row(player: &PlayerView, is_on_turn: bool, pen: &Pen<'_>) -> Vec<Label> {
    let plain = |text: String| Label::plain(text);
    vec![
        pen.player(player.seat, is_on_turn),
        plain(player.cards.to_string()),
        plain(player.steel.to_string()),
        plain(player.gems.to_string()),
        plain(list(player.tiles.iter().map(|tile| tile.name()))),
        plain(list(&player.swords)),
        plain(list(&player.brought)),
        plain(list(&player.paintings)),
        plain(player.alcazar.to_string()),
        plain(player.score.total.to_string()),
    ]
}

fn shops_left(view: &View, pen: &Pen<'_>) -> String {
    let own = |player: &&PlayerView| view.viewer_seat == Some(player.seat);
    view.players
        .iter()
        .find(own)
        .map_or_else(String::new, |player| pen.line("toledo-shops", &list(&player.shops)))
}

fn supply(view: &View, pen: &Pen<'_>) -> String {
    let sword =
        |sword: &SwordView| format!("{}({}+{})×{}", sword.points, sword.steel, sword.gems, sword.left);
    let tiles = view.tiles.iter().map(|tile| format!("{}×{}", tile.tile.name(), tile.left));
    let mut text =
        pen.line("toledo-sword-supply", &list(view.swords.iter().filter(|sword| sword.left > 0).map(sword)));
    text.push_str(&pen.line("toledo-tiles", &list(tiles)));
    text.push_str(&pen.line("toledo-paintings", &list(&view.paintings)));
    let values = [
        ("steel", view.steel.into()),
        ("gems", view.gems.into()),
        ("pile", view.pile.into()),
        ("discards", view.discards.len().into()),
    ];
    text.push_str(&pen.line("supply", &pen.word("toledo-supply", &values)));
    text
}
