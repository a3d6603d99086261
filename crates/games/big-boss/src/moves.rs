//! The decisions of a player. Those of both games are in the frame of the box.

use castle_box::Flag;

castle_box::moves! {
    /// One decision. The notation is described at the top of this crate.
    pub enum Move {
        /// B-4: found a castle on three fields, from the first to the last in the order of the row.
        found
        building {
            /// C-25: the castle that stays in a merger, by its flag.
            Keep { flag: Flag } = ("keep {}", flag.key()),
        }
        nobles {}
    }
}
