//! What Alcazar and Das neue Big Boss show alike: the board, the castles, the players and what is left.

use castle_box::{Field, Real, SiteFile};
use tabletop::Seat;

use super::castles::{GridSpot, buildings, grid};
use super::label::{Label, columns, turned};
use super::pen::{Pen, list};

/// The table of one of the two games. The texts that differ are given by their message keys.
pub(super) struct CastleDrawing<'a> {
    pub(super) key: &'static str,
    pub(super) supply: &'static str,
    /// The headings of what each player has scored.
    pub(super) scores: &'static [&'static str],
    pub(super) fields: &'a [GridSpot],
    pub(super) site: &'a SiteFile,
    pub(super) players: Vec<PlayerRow>,
    pub(super) open: &'a [Field],
    pub(super) pile: u8,
    pub(super) towers: u8,
    /// The viewer's own.
    pub(super) hand: Option<&'a [Field]>,
}

pub(super) struct PlayerRow {
    pub(super) seat: Seat,
    pub(super) is_on_turn: bool,
    pub(super) is_out: bool,
    pub(super) money: Real,
    /// Build cards, tower cards, grandes and barons.
    pub(super) pieces: [u8; 4],
    pub(super) scores: Vec<Label>,
}

impl CastleDrawing<'_> {
    pub(super) fn draw(&self, pen: &Pen<'_>) -> String {
        let mut text = grid(self.fields, self.site, pen);
        text.push_str(&pen.line("castles-key", &pen.word(self.key, &[])));
        text.push_str(&buildings(self.site, pen));
        text.push_str(&self.draw_players(pen));
        text.push_str(&pen.line("castles-open", &list(self.open)));
        let values = [
            ("stones", self.site.stones_left.into()),
            ("spans", self.site.spans_left.into()),
            ("pile", self.pile.into()),
            ("towers", self.towers.into()),
        ];
        text.push_str(&pen.line("supply", &pen.word(self.supply, &values)));
        if let Some(hand) = self.hand {
            text.push_str(&pen.line("hand", &list(hand)));
        }
        text
    }

    fn draw_players(&self, pen: &Pen<'_>) -> String {
        let common =
            ["", "money", "castles-build-cards", "castles-tower-cards", "castles-grandes", "castles-barons"];
        let mut rows = vec![pen.headings(&[&common, self.scores].concat())];
        rows.extend(self.players.iter().map(|player| player.row(pen)));
        columns(&turned(&rows))
    }
}

impl PlayerRow {
    fn row(&self, pen: &Pen<'_>) -> Vec<Label> {
        let mut row = vec![pen.player(self.seat, self.is_on_turn), Label::plain(self.money)];
        row.extend(self.pieces.iter().map(Label::plain));
        row.extend(self.scores.iter().cloned());
        row.push(Label::plain(if self.is_out { pen.word("castles-out", &[]) } else { String::new() }));
        row
    }
}
