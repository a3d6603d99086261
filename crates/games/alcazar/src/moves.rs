//! The decisions of a player. Those of both games are in the frame of the box.

use castle_box::Place;

castle_box::moves! {
    /// One decision. The notation is described at the top of this crate.
    pub enum Move {
        /// found a castle on three fields, from the first to the last in the order of the row.
        found
        building {
            /// a bridge between two piers, the lower one first.
            Bridge { from: Place, to: Place } = ("bridge {from}-{to}"),
        }
        nobles {
            /// move a noble onto a piece just built.
            Move { from: Place, to: Place } = ("move {from}-{to}"),
            /// a grande and a baron trade places, the lower cell first.
            Trade { from: Place, to: Place } = ("trade {from}-{to}"),
        }
    }
}

impl Move {
    pub fn bridge(one: Place, other: Place) -> Self {
        Self::Bridge { from: one.min(other), to: one.max(other) }
    }

    pub fn trade(one: Place, other: Place) -> Self {
        Self::Trade { from: one.min(other), to: one.max(other) }
    }
}
