//! What happened, for logs and for whoever draws it. What happens in both games is in the frame of the box.

use castle_box::{Level, Place, Rank, Real};
use tabletop::Seat;

use crate::EndReason;

castle_box::events! {
    /// One consequence of a move. Amounts are in real.
    pub enum Event over EndReason {
        building {
            /// a bridge was bought and laid.
            BridgeBuilt { seat: Seat, from: Place, to: Place, level: Level, amount: Real },
            /// C-16, C-29, A-10: an own noble now stands higher.
            Lifted { seat: Seat, rank: Rank, at: Place, level: Level },
            /// C-21: a noble of another seat was beaten and paid for.
            Beaten { seat: Seat, other: Seat, rank: Rank, at: Place, amount: Real },
        }
        nobles {
            /// a noble moved onto a piece just built.
            Moved { seat: Seat, rank: Rank, from: Place, to: Place },
            /// the grande went to the first cell and the baron to the second.
            Traded { seat: Seat, grande_at: Place, baron_at: Place },
        }
        count {
            /// what a seat scored for its nobles and for its money.
            Scored { seat: Seat, nobles: u32, money: u32, score: u32 },
        }
    }
}
