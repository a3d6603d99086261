//! Das neue Big Boss: the board, the castles, the players and what is left.

use big_boss::{PlayerView, StepFile, View};

use super::castles;
use super::label::{Label, columns, turned};
use super::pen::{Pen, list};

pub(super) fn draw(view: &View, pen: &Pen<'_>) -> String {
    let mut text = castles::grid(&view.fields, &view.site, pen);
    text.push_str(&pen.line("castles-key", &pen.word("castles-key-big-boss", &[])));
    text.push_str(&castles::buildings(&view.site, pen));
    text.push_str(&players(view, pen));
    text.push_str(&pen.line("castles-open", &list(&view.open)));
    let values = [
        ("stones", view.site.stones_left.into()),
        ("spans", view.site.spans_left.into()),
        ("pile", view.pile.into()),
        ("towers", view.tower_pile.into()),
    ];
    text.push_str(&pen.line("supply", &pen.word("castles-supply-big-boss", &values)));
    if let Some(hand) =
        view.players.iter().find(|player| view.viewer == Some(player.seat)).and_then(|own| own.hand.as_ref())
    {
        text.push_str(&pen.line("hand", &list(hand)));
    }
    text
}

fn players(view: &View, pen: &Pen<'_>) -> String {
    let is_over = matches!(view.step, StepFile::Finished { .. });
    let mut rows = vec![pen.headings(&[
        "",
        "money",
        "castles-build-cards",
        "castles-tower-cards",
        "castles-grandes",
        "castles-barons",
        "castles-high-nobles",
        "castles-total",
    ])];
    rows.extend(
        view.players.iter().map(|player| player_row(player, !is_over && player.seat == view.turn, pen)),
    );
    columns(&turned(&rows))
}

fn player_row(player: &PlayerView, is_on_turn: bool, pen: &Pen<'_>) -> Vec<Label> {
    let out = if player.is_out { pen.word("castles-out", &[]) } else { String::new() };
    vec![
        pen.player(player.seat, is_on_turn),
        Label::plain(player.money),
        Label::plain(player.hand_count),
        Label::plain(player.towers),
        Label::plain(player.grandes),
        Label::plain(player.barons),
        Label::plain(player.high_nobles),
        Label::plain(player.total),
        Label::plain(out),
    ]
}
