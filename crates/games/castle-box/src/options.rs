//! What a table of either game can choose.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Board;

/// What a table can choose before the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Another board, as the text of a board file; the board of the box if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
}

impl Options {
    /// The options of a table that plays on this board.
    pub fn of_board(board: &Arc<Board>) -> Self {
        let is_own = !Arc::ptr_eq(board, &Board::standard());
        Self { board: is_own.then(|| board.text().to_owned()) }
    }

    /// C-1: the board of the box, or another one in the same format.
    pub fn board(&self) -> Result<Arc<Board>, String> {
        match &self.board {
            None => Ok(Board::standard()),
            Some(text) => Board::parse(text).map(Arc::new).map_err(|error| error.to_string()),
        }
    }
}
