//! Mergers: when a new piece connects buildings, they become one.

use arrayvec::ArrayVec;
use castle_box::{BuildingId, Flag, MAX_VALUE};
use tabletop::Sink;

use crate::{Alcazar, Event};

/// What a merger does to crests.
#[derive(Clone, Debug, Default)]
pub(crate) struct Merger {
    /// The crest that stays.
    kept: Option<Flag>,
    /// The crests that went back to the supply.
    gone: ArrayVec<Flag, 2>,
    villas: u8,
}

impl Alcazar {
    /// C-25, A-11: two castles do not merge when one of them is worth 50 before the new piece counts.
    pub(crate) fn is_merger_refused(&self, ids: &[BuildingId]) -> bool {
        let castles = || ids.iter().filter(|id| self.site.is_castle(**id));
        castles().any(|id| self.site.value(*id) == MAX_VALUE) && castles().count() > 1
    }

    /// C-22 to C-25, A-14: the more valuable castle stays, on a tie the first in the order of crests; the crests of
    /// the others return to the supply. All nobles stay. Which castle the new piece counts for makes no difference.
    pub(crate) fn prepare_merger(&mut self, ids: &[BuildingId]) -> Merger {
        let mut merger = Merger::default();
        if ids.len() < 2 {
            return merger;
        }
        let castle =
            |id: &BuildingId| Some((self.site.value(*id), std::cmp::Reverse(self.site.flag(*id)?), *id));
        let mut castles: ArrayVec<_, 3> = ids.iter().filter_map(castle).collect();
        castles.sort_unstable();
        merger.villas = (ids.len() - castles.len()) as u8;
        merger.kept = castles.pop().map(|(_, flag, _)| flag.0);
        merger.gone = castles.iter().rev().filter_map(|(_, _, id)| self.site.strike_flag(*id)).collect();
        merger
    }
}

impl Merger {
    pub(crate) fn tell(&self, value: u8, events: &mut impl Sink<Event>) {
        for gone in self.gone.iter().copied() {
            if let Some(flag) = self.kept {
                events.tell(|| Event::CastlesMerged { flag, gone, value });
            }
        }
        match self.kept {
            Some(flag) if self.villas > 0 => events.tell(|| Event::VillaJoined { flag, value }),
            None if self.villas > 1 => events.tell(|| Event::VillasMerged { value }),
            _ => {}
        }
    }
}
