//! Alcazar: the players with what only this game counts.

use alcazar::{StepFile, View};

use super::castles_table::{CastleDrawing, PlayerRow};
use super::label::Label;
use super::pen::Pen;

pub(super) fn draw(view: &View, pen: &Pen<'_>) -> String {
    let is_over = matches!(view.step, StepFile::Finished { .. });
    let players = view.players.iter().map(|player| PlayerRow {
        seat: player.seat,
        is_on_turn: !is_over && player.seat == view.turn,
        is_out: player.is_out,
        money: player.money,
        pieces: [player.hand_count, player.towers, player.grandes, player.barons],
        scores: vec![Label::plain(player.count.points)],
    });
    let own = view.players.iter().find(|player| view.viewer == Some(player.seat));
    let table = CastleDrawing {
        key: "castles-key-alcazar",
        supply: "castles-supply-alcazar",
        scores: &["points"],
        fields: &view.fields,
        site: &view.site,
        players: players.collect(),
        open: &view.open,
        pile: view.pile,
        towers: view.tower_pile,
        hand: own.and_then(|player| player.hand.as_deref()),
    };
    table.draw(pen)
}
