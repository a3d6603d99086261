//! The frame of a view: what everybody sees of the table in both games.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::{Board, Cards, Field, Options, Site, SiteFile};

/// The table as one seat, or a spectator, sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "View")]
pub struct TableView<P, S> {
    /// Who looks; none for a spectator.
    pub viewer: Option<Seat>,
    /// What the table was set up with.
    pub options: Options,
    /// Column and row, both counted from 1, of each field from 1 to 72.
    pub fields: Vec<(u8, u8)>,
    /// The players, in the order of their seats.
    pub players: Vec<P>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Where the game waits.
    pub step: S,
    /// What stands on the board, and the pieces in supply.
    pub site: SiteFile,
    /// The build cards that lie open, by field.
    pub open: Vec<Field>,
    /// How many build cards are in the pile.
    pub pile: u8,
    /// How many tower cards are in their pile.
    pub tower_pile: u8,
}

impl<P, S> TableView<P, S> {
    /// What lies open, with the players and the step as the game shows them.
    pub fn new(
        viewer: Viewer,
        options: Options,
        (board, site, cards): (&Board, &Site, &Cards),
        players: Vec<P>,
        (turn, step): (Seat, S),
    ) -> Self {
        Self {
            viewer,
            options,
            fields: Field::all().map(|field| board.column_and_row(field.cell())).collect(),
            players,
            turn,
            step,
            site: SiteFile::new(site, board),
            open: cards.open().collect(),
            pile: cards.pile_len(),
            tower_pile: cards.tower_pile(),
        }
    }
}
