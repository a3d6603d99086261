//! What happened, for logs and for whoever draws it. What happens in both games is in the frame of the box.

use castle_box::{Field, Flag, Level, Place, Rank, Real};
use tabletop::Seat;

use crate::EndReason;

castle_box::events! {
    /// One consequence of a move. Amounts are in real.
    pub enum Event over EndReason {
        building {
            /// C-16, C-29: an own noble now stands higher.
            Lifted { seat: Seat, rank: Rank, at: Place, level: Level },
            /// C-21, B-6: a noble of another seat was beaten and paid for.
            Beaten { seat: Seat, other: Seat, rank: Rank, at: Place, amount: Real },
            /// C-25: two castles are to merge, and the seat has to say which one stays.
            MergerOpened { seat: Seat, card: Field, first: Flag, second: Flag },
        }
        nobles {}
        count {
            /// B-7: what a seat has in the end: its money, what its nobles pay, 30 for most nobles above the ground.
            Scored { seat: Seat, money: Real, nobles: Real, bonus: Real, score: Real },
        }
    }
}
