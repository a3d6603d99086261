//! How the value of castles and villas is found.

use castle_box::{Level, Worth};

use crate::setup::FOUNDING_STONES;

/// C-5, B-3: a stone counts its level.
#[inline]
pub(crate) fn stone_worth(level: Level) -> u8 {
    level.0
}

/// B-3: a founding stone counts 3; it always lies on the ground.
#[inline]
pub(crate) fn founding_stone_worth(_: Level) -> u8 {
    3
}

/// What the pieces are worth. C-6: the cap of 50 is the box's.
pub const WORTH: Worth = Worth { stone: stone_worth, span: founding_stone_worth, spans: FOUNDING_STONES };
