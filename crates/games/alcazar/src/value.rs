//! How the value of castles and villas is found.

use castle_box::{Level, Worth};

use crate::setup::BRIDGES;

/// C-5, A-3: a stone counts 1 on the ground and 2 anywhere higher, on stones or on a bridge.
#[inline]
pub(crate) fn stone_worth(level: Level) -> u8 {
    if level == Level::GROUND { 1 } else { 2 }
}

/// a bridge counts three times its level.
#[inline]
pub(crate) fn bridge_worth(level: Level) -> u8 {
    level.0.saturating_mul(3)
}

/// What the pieces are worth. C-6: the cap of 50 is the box's.
pub const WORTH: Worth = Worth { stone: stone_worth, span: bridge_worth, spans: BRIDGES };
