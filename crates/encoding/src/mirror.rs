//! The board in a mirror.
//!
//! Some boards look the same in a mirror, and their rules know no left and right. A position of such a board and its mirror image are
//! worth the same, so that whoever learns from one has learned from the other.

use crate::{FeatureGroup, Sizes};

/// What every feature becomes in a mirror, by list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mirror {
    pub common: Vec<u16>,
    pub seat: Vec<u16>,
    pub own: Vec<u16>,
    pub action: Vec<u16>,
}

impl Mirror {
    /// One that changes nothing yet.
    pub(crate) fn of(sizes: Sizes) -> Self {
        let same = |size: usize| (0..size as u16).collect();
        Self {
            common: same(sizes.common),
            seat: same(sizes.seat),
            own: same(sizes.own),
            action: same(sizes.action),
        }
    }
}

/// Moves the features of a group that has as many of them for every place.
pub(crate) fn reflect(list: &mut [u16], group: FeatureGroup, each: usize, place: impl Fn(usize) -> usize) {
    let numbers = &mut list[group.start()..group.end()];
    for (index, number) in numbers.iter_mut().enumerate() {
        *number = (group.start() + place(index / each) * each + index % each) as u16;
    }
}
